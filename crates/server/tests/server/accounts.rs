//! The organiser's account and his links.

use crate::client::{Answer, Socket};
use crate::harness::Server;
use serde_json::json;

/// A cookie that an answer sets, as it is sent back.
pub(crate) fn set_cookie(answer: &Answer, name: &str) -> String {
    let mut lines = answer.headers.iter().filter(|(header, _)| header == "set-cookie");
    let line = lines.find(|(_, line)| line.starts_with(&format!("{name}="))).expect("a cookie");
    assert!(line.1.contains("HttpOnly") && line.1.contains("SameSite=Strict"), "{}", line.1);
    line.1.split(';').next().unwrap().to_owned()
}

pub(crate) fn cookie(answer: &Answer) -> String {
    set_cookie(answer, "tratto_session")
}

pub(crate) const OURS: (&str, &str) = ("X-Tratto", "1");

/// Makes an account; the cookie of its session.
pub(crate) async fn registered(server: &Server, name: &str, password: &str) -> String {
    let wanted = json!({"name": name, "password": password});
    let answer = server.ask("POST", "/api/account", &[OURS], Some(wanted)).await;
    assert_eq!(answer.status, 201, "{name}: {}", answer.text);
    cookie(&answer)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_owner_renews_and_withdraws_links() {
    let server = Server::start().await;
    let credentials = json!({"name": "circolo", "password": "una password lunga"});
    let made = server.ask("POST", "/api/account", &[OURS], Some(credentials.clone())).await;
    assert_eq!(made.status, 201, "{}", made.text);
    let session = cookie(&made);
    let signed = [("Cookie", session.as_str()), OURS];
    let new = json!({"mode": "online", "control": "300", "listed": false});
    let game = server.ask("POST", "/api/games", &signed, Some(new)).await.json();
    let (id, white) = (game["id"].as_str().unwrap(), game["links"]["white"].as_str().unwrap());
    let owned = server.ask("GET", "/api/account/games", &signed[..1], None).await.json();
    assert_eq!(owned["games"][0]["id"], id);
    assert!(server.get("/api/games").await["games"].as_array().unwrap().is_empty(), "not a public one");

    let (mut socket, _) = server.socket(id, Some(white)).await;
    let path = format!("/api/games/{id}/links/white");
    let renewed = server.ask("POST", &path, &signed, None).await;
    assert_eq!(renewed.status, 200, "{}", renewed.text);
    let refused = socket.next_of("refused").await.unwrap();
    assert_eq!(refused["fault"]["kind"], "unauthenticated");
    assert!(socket.next_of("nothing").await.is_none(), "cut off");
    let mut socket = Socket::open(server.addr, id).await.unwrap();
    assert_eq!(socket.hello(Some(white), None).await.unwrap()["type"], "refused", "the old link is dead");
    let token = renewed.json()["token"].as_str().unwrap().to_owned();
    let (_, state) = server.socket(id, Some(&token)).await;
    assert_eq!(state["role"], "white");
    assert_eq!(server.ask("DELETE", &path, &signed, None).await.status, 204);
    let mut socket = Socket::open(server.addr, id).await.unwrap();
    assert_eq!(socket.hello(Some(&token), None).await.unwrap()["type"], "refused");
    assert_eq!(server.ask("POST", &format!("/api/games/{id}/links/server"), &signed, None).await.status, 400);

    // Another account, and nobody, may not.
    let other = json!({"name": "altri", "password": "un'altra password"});
    let other = cookie(&server.ask("POST", "/api/account", &[OURS], Some(other)).await);
    assert_eq!(server.ask("POST", &path, &[("Cookie", &other), OURS], None).await.status, 403);
    assert_eq!(server.ask("POST", &path, &[OURS], None).await.status, 401);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_begin_and_end() {
    let server = Server::start().await;
    let right = json!({"name": "Circolo", "password": "una password lunga"});
    let wrong = json!({"name": "circolo", "password": "una password corta"});
    assert_eq!(server.ask("POST", "/api/account", &[OURS], Some(right.clone())).await.status, 201);
    let again = server.ask("POST", "/api/account", &[OURS], Some(wrong.clone())).await;
    assert_eq!((again.status, &again.json()["kind"]), (409, &json!("taken")), "whatever the capitals");
    assert_eq!(server.ask("POST", "/api/session", &[OURS], Some(wrong)).await.status, 401);
    let nobody = json!({"name": "nessuno", "password": "una password lunga"});
    assert_eq!(server.ask("POST", "/api/session", &[OURS], Some(nobody)).await.status, 401);
    for bad in
        [json!({"name": "ab", "password": "una password lunga"}), json!({"name": "abc", "password": "corta"})]
    {
        assert_eq!(server.ask("POST", "/api/account", &[OURS], Some(bad)).await.status, 400);
    }
    let session = cookie(&server.ask("POST", "/api/session", &[OURS], Some(right.clone())).await);
    let who = server.ask("GET", "/api/session", &[("Cookie", &session)], None).await.json();
    assert_eq!(who["account"]["name"], "Circolo");
    // It survives a restart, and its password is nowhere in the file.
    let server = server.restart().await;
    let who = server.ask("GET", "/api/session", &[("Cookie", &session)], None).await.json();
    assert_eq!(who["account"]["name"], "Circolo");
    // Forged: no header, another origin.
    assert_eq!(server.ask("DELETE", "/api/session", &[("Cookie", &session)], None).await.status, 403);
    let foreign = [("Cookie", session.as_str()), OURS, ("Origin", "https://elsewhere.example")];
    assert_eq!(server.ask("DELETE", "/api/session", &foreign, None).await.status, 403);
    assert_eq!(server.ask("POST", "/api/session", &[], Some(right)).await.status, 403);
    assert_eq!(server.ask("DELETE", "/api/session", &[("Cookie", &session), OURS], None).await.status, 204);
    let who = server.ask("GET", "/api/session", &[("Cookie", &session)], None).await.json();
    assert!(who["account"].is_null());
    assert_eq!(server.ask("GET", "/api/account/games", &[("Cookie", &session)], None).await.status, 401);
    server.stop().await;
}
