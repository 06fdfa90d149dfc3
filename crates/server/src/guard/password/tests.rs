use crate::app::{App, app};
use crate::config::Config;
use crate::guard::{Limits, Peer, Rate};
use axum::body::Body;
use axum::http::{Request, Response, StatusCode};
use serde_json::{Value, json};
use tower::ServiceExt as _;

const RIGHT: &str = "una password lunga";
const WRONG: &str = "sbagliatissima";

async fn ask(state: &App, method: &str, path: &str, session: &str, body: Value) -> Response<Body> {
    let request = Request::builder().method(method).uri(path).header("x-tratto", "1");
    let request = request.header("content-type", "application/json").header("cookie", session);
    let request = request.body(Body::from(body.to_string())).unwrap();
    app(state.clone()).oneshot(request).await.unwrap()
}

async fn status(state: &App, method: &str, path: &str, session: &str, body: Value) -> StatusCode {
    ask(state, method, path, session, body).await.status()
}

/// A server on which an account may be guessed at six times, and the session of its owner.
async fn server(folder: &tempfile::TempDir) -> (App, String) {
    let guesses = Rate { burst: 6.0, per_second: 1.0 / 3_600.0 };
    let limits = Limits { guesses, ..Limits::none() };
    let config = Config { db: folder.path().join("t.db"), limits, ..Config::default() };
    let state = App::open(config).await.unwrap();
    let made = ask(&state, "POST", "/api/account", "", json!({"name": "circolo", "password": RIGHT})).await;
    assert_eq!(made.status(), StatusCode::CREATED);
    let cookies = made.headers().get_all("set-cookie").iter();
    let mut sessions = cookies.map(|line| line.to_str().unwrap().split(';').next().unwrap().to_owned());
    let session = sessions.find(|cookie| cookie.starts_with("tratto_session=")).unwrap();
    (state, session)
}

/// While all places in the queue are taken no password can be checked: that counts neither as a wrong one nor as a right one.
#[tokio::test]
async fn a_password_that_could_not_be_checked_is_not_a_wrong_one() {
    let folder = tempfile::tempdir().unwrap();
    let (state, session) = server(&folder).await;
    // Requests without a connection come from this address.
    let peer = Peer::of([0, 0, 0, 0].into());
    let places: Vec<_> = std::iter::from_fn(|| state.passwords.admit(peer).ok()).collect();
    assert!(!places.is_empty());
    let credentials = json!({"name": "circolo", "password": RIGHT});
    let change = json!({"old": RIGHT, "new": "un'altra password lunga"});
    let farewell = json!({"password": RIGHT, "games": "delete"});
    for _ in 0..50 {
        for (method, path, session, body) in [
            ("POST", "/api/session", "", &credentials),
            ("POST", "/api/account/password", session.as_str(), &change),
            ("DELETE", "/api/account", session.as_str(), &farewell),
        ] {
            let status = status(&state, method, path, session, body.clone()).await;
            assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "{path}");
        }
    }
    drop(places);
    assert_eq!(status(&state, "POST", "/api/session", "", credentials).await, StatusCode::OK);
    assert_eq!(
        status(&state, "POST", "/api/account/password", &session, change).await,
        StatusCode::NO_CONTENT
    );
    state.close().await;
}

/// Whoever finds an open session cannot guess the password by deleting the account.
#[tokio::test]
async fn guesses_at_a_farewell_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let (state, session) = server(&folder).await;
    let guess = async |password: &str| {
        let farewell = json!({"password": password, "games": "delete"});
        status(&state, "DELETE", "/api/account", &session, farewell).await
    };
    let mut wrong = 0;
    for _ in 0..30 {
        wrong += u32::from(guess(WRONG).await == StatusCode::UNAUTHORIZED);
    }
    assert_eq!(wrong, 10, "as many as a known device has");
    assert_eq!(
        guess(RIGHT).await,
        StatusCode::TOO_MANY_REQUESTS,
        "and the right one is not told from a wrong one"
    );
    state.close().await;
}
