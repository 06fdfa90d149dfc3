//! Passwords: changed, lost, and guessed at.

use crate::accounts::{OURS, cookie, registered, set_cookie};
use crate::client::Answer;
use crate::harness::Server;
use serde_json::{Value, json};
use tratto_server::{Config, Limits, Rate};

const OLD: &str = "una password lunga";
const NEW: &str = "un'altra password lunga";

async fn sign_in(server: &Server, name: &str, password: &str, headers: &[(&str, &str)]) -> Answer {
    let mut all = vec![OURS];
    all.extend(headers);
    server.ask("POST", "/api/session", &all, Some(json!({"name": name, "password": password}))).await
}

async fn who(server: &Server, session: &str) -> Value {
    server.ask("GET", "/api/session", &[("Cookie", session)], None).await.json()["account"]["name"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_is_changed_and_other_sessions_end() {
    let server = Server::start().await;
    let here = registered(&server, "circolo", OLD).await;
    let elsewhere = cookie(&sign_in(&server, "circolo", OLD, &[]).await);
    let signed = [("Cookie", here.as_str()), OURS];
    let path = "/api/account/password";
    for (body, status) in [
        (json!({"old": "sbagliatissima", "new": NEW}), 401),
        (json!({"old": OLD, "new": "corta"}), 400),
        (json!({"old": OLD}), 400),
    ] {
        assert_eq!(server.ask("POST", path, &signed, Some(body)).await.status, status);
    }
    let change = json!({"old": OLD, "new": NEW});
    assert_eq!(server.ask("POST", path, &[OURS], Some(change.clone())).await.status, 401, "nobody");
    assert_eq!(server.ask("POST", path, &signed[..1], Some(change.clone())).await.status, 403, "forged");
    assert_eq!(who(&server, &elsewhere).await, "circolo");
    assert_eq!(server.ask("POST", path, &signed, Some(change)).await.status, 204);
    assert_eq!(who(&server, &here).await, "circolo", "this session stays");
    assert!(who(&server, &elsewhere).await.is_null(), "others end");
    assert_eq!(sign_in(&server, "circolo", OLD, &[]).await.status, 401);
    assert_eq!(sign_in(&server, "circolo", NEW, &[]).await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everywhere_is_everywhere() {
    let server = Server::start().await;
    let mut sessions = vec![registered(&server, "circolo", OLD).await];
    let other = registered(&server, "altri", OLD).await;
    for _ in 0..3 {
        sessions.push(cookie(&sign_in(&server, "circolo", OLD, &[]).await));
    }
    let path = "/api/account/sessions";
    assert_eq!(server.ask("DELETE", path, &[OURS], None).await.status, 401);
    let signed = [("Cookie", sessions[1].as_str()), OURS];
    assert_eq!(server.ask("DELETE", path, &signed, None).await.status, 204);
    for session in &sessions {
        assert!(who(&server, session).await.is_null());
    }
    assert_eq!(who(&server, &other).await, "altri");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_password_is_replaced_once_by_a_code() {
    let server = Server::start().await;
    let before = registered(&server, "Circolo", OLD).await;
    let mut act = server.operator();
    assert!(act.reset("nessuno").is_err());
    let first = act.reset("circolo").unwrap().code;
    let given = act.reset("CIRCOLO").unwrap();
    assert_eq!(given.name.as_deref(), Some("Circolo"));
    let ask = |code: String, password: &str| {
        let body = json!({"code": code, "password": password});
        let server = &server;
        async move { server.ask("POST", "/api/account/reset", &[OURS], Some(body)).await }
    };
    assert_eq!(ask(first, NEW).await.status, 401, "an earlier code is worth nothing");
    for wrong in ["", "k7fm-q2wd-8xhp-3rtn-9vbc", "nonsense", "a'; DROP TABLE accounts; --"] {
        let answer = ask(wrong.to_owned(), NEW).await;
        assert_eq!((answer.status, &answer.json()["kind"]), (401, &json!("unauthenticated")), "{wrong}");
    }
    assert_eq!(ask(given.code.clone(), "corta").await.status, 400, "and it is not used up");
    // As somebody types it who was told it by telephone.
    let answer = ask(given.code.to_uppercase().replace('-', " "), NEW).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    assert_eq!(who(&server, &cookie(&answer)).await, "Circolo");
    assert!(who(&server, &before).await.is_null(), "the old sessions end");
    assert_eq!(ask(given.code, OLD).await.status, 401, "once");
    assert_eq!(sign_in(&server, "circolo", NEW, &[]).await.status, 200);
    assert_eq!(sign_in(&server, "circolo", OLD, &[]).await.status, 401);
    // A password that is changed makes a code worthless; so does a ban.
    let code = act.reset("circolo").unwrap().code;
    let session = cookie(&sign_in(&server, "circolo", NEW, &[]).await);
    let change = json!({"old": NEW, "new": OLD});
    let signed = [("Cookie", session.as_str()), OURS];
    assert_eq!(server.ask("POST", "/api/account/password", &signed, Some(change)).await.status, 204);
    assert_eq!(ask(code, NEW).await.status, 401);
    let code = act.reset("circolo").unwrap().code;
    act.set_ban("circolo", true).unwrap();
    assert_eq!(ask(code, NEW).await.status, 401);
    assert!(act.reset("circolo").is_err());
    // Nothing of a code is in the file.
    let folder = server.stop().await;
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        assert!(!bytes.windows(OLD.len()).any(|window| window == OLD.as_bytes()));
    }
}

/// Behind a proxy on this machine, which tells where requests come from.
async fn proxied(limits: Limits) -> Server {
    let trust_proxy = ["127.0.0.1".parse().unwrap()].into_iter().collect();
    Server::configured(tempfile::tempdir().unwrap(), |config| Config { limits, trust_proxy, ..config }).await
}

/// An attacker with as many addresses as there are, the owner at home, on a device of his, and on a new one.
#[tokio::test(flavor = "multi_thread")]
async fn strangers_are_slowed_down_and_the_owner_is_not() {
    let guesses = Rate { burst: 6.0, per_second: 6.0 / 3_600.0 };
    let limits = Limits { guesses, ..Limits::none() };
    let server = proxied(limits).await;
    registered(&server, "circolo", OLD).await;
    let from = |address: &'static str| ("X-Forwarded-For", address);
    let home = from("198.51.100.7");
    let first = sign_in(&server, "circolo", OLD, &[home]).await;
    assert_eq!(first.status, 200, "{}", first.text);
    let device = set_cookie(&first, "tratto_device");

    let mut seen = (0, 0);
    for number in 0..60 {
        let address = format!("203.0.{}.{}", number / 8, 1 + number % 8);
        let answer = sign_in(&server, "Circolo", "sbagliatissima", &[("X-Forwarded-For", &address)]).await;
        match answer.status {
            401 => seen.0 += 1,
            429 => {
                assert_eq!(answer.json()["kind"], "too-many");
                seen.1 += 1;
            }
            other => panic!("{other}"),
        }
    }
    assert_eq!(seen, (6, 54), "each network is a new one, and six may try");
    // The right password is not told from a wrong one.
    assert_eq!(sign_in(&server, "circolo", OLD, &[from("203.0.113.99")]).await.status, 429);
    // The owner on a known device anywhere, and on a new one at home.
    let known = [("Cookie", device.as_str()), from("192.0.2.55")];
    assert_eq!(sign_in(&server, "circolo", OLD, &known).await.status, 200);
    assert_eq!(sign_in(&server, "circolo", OLD, &[home]).await.status, 200);
    // Somebody else's device is a stranger's.
    let others = sign_in_new(&server, "altri", from("192.0.2.77")).await;
    let foreign = [("Cookie", others.as_str()), from("203.0.113.98")];
    assert_eq!(sign_in(&server, "circolo", OLD, &foreign).await.status, 429);
    let made_up = format!("tratto_device={}", "a".repeat(32));
    let forged = [("Cookie", made_up.as_str()), from("203.0.113.97")];
    assert_eq!(sign_in(&server, "circolo", OLD, &forged).await.status, 429);
    // A device is not a licence to guess.
    let mut wrong = 0;
    for _ in 0..30 {
        wrong += u32::from(sign_in(&server, "circolo", "sbagliatissima", &known).await.status == 401);
    }
    assert_eq!(wrong, 10);
    server.stop().await;
}

async fn sign_in_new(server: &Server, name: &str, from: (&str, &str)) -> String {
    let wanted = json!({"name": name, "password": OLD});
    set_cookie(&server.ask("POST", "/api/account", &[OURS, from], Some(wanted)).await, "tratto_device")
}

/// Few addresses that flood do not use up what the owner needs on a new device in a new place.
#[tokio::test(flavor = "multi_thread")]
async fn a_new_device_in_a_new_place_has_its_own_budget() {
    let guesses = Rate { burst: 6.0, per_second: 6.0 / 3_600.0 };
    let server = proxied(Limits { guesses, ..Limits::none() }).await;
    registered(&server, "circolo", OLD).await;
    let mut tried = 0;
    for number in 0..80 {
        let address = format!("203.0.113.{}", 1 + number % 4);
        let answer = sign_in(&server, "circolo", "sbagliatissima", &[("X-Forwarded-For", &address)]).await;
        tried += u32::from(answer.status == 401);
    }
    assert_eq!(tried, 4 + 6, "a first guess each, and six further ones in all");
    let away = [("X-Forwarded-For", "192.0.2.55")];
    assert_eq!(sign_in(&server, "circolo", OLD, &away).await.status, 200);
    server.stop().await;
}
