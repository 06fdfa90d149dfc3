//! Administration: every door against everybody, policy, invitations, bans, hidden games.

use crate::accounts::{OURS, cookie, registered};
use crate::client::Answer;
use crate::harness::{Server, online};
use serde_json::{Value, json};
use tratto_server::wire::{GameMakers, Registration};

const PASSWORD: &str = "una password lunga";

/// Every door of the act, with a body that it takes.
fn doors(member: i64, game: &str) -> Vec<(&'static str, String, Option<Value>, u16)> {
    vec![
        ("GET", "/api/admin/policy".into(), None, 200),
        ("PUT", "/api/admin/policy".into(), Some(json!({"registration": "open", "games": "anybody"})), 200),
        ("GET", "/api/admin/accounts".into(), None, 200),
        ("PUT", format!("/api/admin/accounts/{member}/ban"), None, 204),
        ("DELETE", format!("/api/admin/accounts/{member}/ban"), None, 204),
        ("POST", format!("/api/admin/accounts/{member}/reset"), None, 200),
        ("GET", "/api/admin/invitations".into(), None, 200),
        ("POST", "/api/admin/invitations".into(), Some(json!({"days": 3, "note": "Anna"})), 201),
        ("DELETE", format!("/api/admin/invitations/{}", "A".repeat(43)), None, 404),
        ("GET", "/api/admin/games".into(), None, 200),
        ("PUT", format!("/api/admin/games/{game}/hidden"), None, 204),
        ("DELETE", format!("/api/admin/games/{game}/hidden"), None, 204),
        ("DELETE", format!("/api/admin/games/{game}"), Some(json!({"reason": "spam"})), 204),
    ]
}

/// The doors that the description of the API has under /api/admin.
fn described() -> usize {
    let description: Value = serde_json::from_str(&tratto_server::document()).unwrap();
    let paths = description["paths"].as_object().unwrap();
    let act = paths.iter().filter(|(path, _)| path.starts_with("/api/admin"));
    act.map(|(_, methods)| methods.as_object().unwrap().len()).sum()
}

async fn number(server: &Server, admin: &str, name: &str) -> i64 {
    let path = format!("/api/admin/accounts?search={name}");
    let found = server.ask("GET", &path, &[("Cookie", admin)], None).await.json();
    found["accounts"][0]["number"].as_i64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_door_is_an_administrators() {
    let server = Server::start().await;
    let admin = registered(&server, "presidente", PASSWORD).await;
    let member = registered(&server, "socio", PASSWORD).await;
    let banned = registered(&server, "cacciato", PASSWORD).await;
    registered(&server, "bersaglio", PASSWORD).await;
    let mut act = server.operator();
    assert_eq!(act.set_admin("Presidente", true).unwrap(), ("presidente".to_owned(), true));
    act.set_admin("cacciato", true).unwrap();
    act.set_ban("cacciato", true).unwrap();
    let game = server.game(online("300")).await;
    let target = number(&server, &admin, "bersaglio").await;
    let doors = doors(target, &game.id);
    assert_eq!(doors.len(), described(), "a door is missing here");
    for (method, path, body, right) in doors {
        let ask = |cookie: Option<&str>| {
            let mut headers = vec![OURS.0.to_owned(), OURS.1.to_owned()];
            if let Some(cookie) = cookie {
                headers.extend(["Cookie".to_owned(), cookie.to_owned()]);
            }
            let (server, path, body) = (&server, path.clone(), body.clone());
            async move {
                let pairs: Vec<(&str, &str)> =
                    headers.chunks(2).map(|pair| (pair[0].as_str(), pair[1].as_str())).collect();
                server.ask(method, &path, &pairs, body).await
            }
        };
        assert_eq!(ask(None).await.status, 401, "{method} {path}: nobody");
        assert_eq!(ask(Some("tratto_session=nonsense")).await.status, 401, "{method} {path}: nonsense");
        assert_eq!(ask(Some(&banned)).await.status, 401, "{method} {path}: a banned administrator");
        let refused = ask(Some(&member)).await;
        assert_eq!(
            (refused.status, &refused.json()["kind"]),
            (403, &json!("forbidden")),
            "{method} {path}: a member"
        );
        if method != "GET" {
            let forged = server.ask(method, &path, &[("Cookie", &admin)], body.clone()).await;
            assert_eq!((forged.status, &forged.json()["kind"]), (403, &json!("forged")), "{method} {path}");
        }
        let answer = ask(Some(&admin)).await;
        assert_eq!(answer.status, right, "{method} {path}: {}", answer.text);
    }
    // Whoever is no administrator any more is none at once.
    assert_eq!(act.set_admin("presidente", false).unwrap(), ("presidente".to_owned(), true));
    assert_eq!(server.ask("GET", "/api/admin/policy", &[("Cookie", &admin)], None).await.status, 403);
    assert_eq!(act.set_admin("presidente", false).unwrap(), ("presidente".to_owned(), false));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ban_ends_everything_but_the_games() {
    let server = Server::start().await;
    let admin = registered(&server, "presidente", PASSWORD).await;
    server.operator().set_admin("presidente", true).unwrap();
    let member = registered(&server, "socio", PASSWORD).await;
    let signed = [("Cookie", member.as_str()), OURS];
    let game = server.ask("POST", "/api/games", &signed, Some(online("300"))).await.json();
    let target = number(&server, &admin, "SOCIO").await;
    let ban = format!("/api/admin/accounts/{target}/ban");
    let act = [("Cookie", admin.as_str()), OURS];
    assert_eq!(server.ask("PUT", &ban, &act, None).await.status, 204);
    assert_eq!(server.ask("GET", "/api/account/games", &signed, None).await.status, 401);
    let credentials = json!({"name": "socio", "password": PASSWORD});
    let refused = server.ask("POST", "/api/session", &[OURS], Some(credentials.clone())).await;
    assert_eq!((refused.status, &refused.json()["kind"]), (403, &json!("forbidden")));
    let wrong = json!({"name": "socio", "password": "sbagliatissima"});
    assert_eq!(
        server.ask("POST", "/api/session", &[OURS], Some(wrong)).await.status,
        401,
        "not told to strangers"
    );
    server.state(game["id"].as_str().unwrap()).await;
    assert_eq!(server.ask("DELETE", &ban, &act, None).await.status, 204);
    assert_eq!(server.ask("POST", "/api/session", &[OURS], Some(credentials)).await.status, 200);
    // Administrators are the operator's affair.
    let own = number(&server, &admin, "presidente").await;
    for (method, path) in [("PUT", "ban"), ("POST", "reset")] {
        let path = format!("/api/admin/accounts/{own}/{path}");
        assert_eq!(server.ask(method, &path, &act, None).await.status, 403);
    }
    assert_eq!(server.ask("PUT", "/api/admin/accounts/999/ban", &act, None).await.status, 404);
    server.stop().await;
}

async fn register(server: &Server, name: &str, invitation: Option<&str>) -> Answer {
    let wanted = json!({"name": name, "password": PASSWORD, "invitation": invitation});
    server.ask("POST", "/api/account", &[OURS], Some(wanted)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn registration_is_open_by_invitation_or_closed() {
    let server = Server::start().await;
    assert_eq!(server.get("/api/session").await["registration"], "open");
    let mut act = server.operator();
    assert_eq!(register(&server, "primo", None).await.status, 201);
    act.set_registration(Registration::Closed).unwrap();
    assert_eq!(server.get("/api/session").await["registration"], "closed");
    let code = act.invite(7, "Anna").unwrap().code;
    for invitation in [None, Some(code.as_str())] {
        let refused = register(&server, "anna", invitation).await;
        assert_eq!((refused.status, &refused.json()["kind"]), (403, &json!("forbidden")));
    }
    act.set_registration(Registration::Invitation).unwrap();
    for invitation in [None, Some(""), Some("nonsense"), Some("k7fm-q2wd-8xhp-3rtn-9vbc")] {
        assert_eq!(register(&server, "anna", invitation).await.status, 403, "{invitation:?}");
    }
    assert_eq!(register(&server, "PRIMO", Some(&code)).await.status, 409);
    assert_eq!(
        register(&server, "anna", Some(&code.to_uppercase())).await.status,
        201,
        "and it was not used up"
    );
    assert_eq!(register(&server, "bruno", Some(&code)).await.status, 403, "once");
    let expired = act.invite(0, "").unwrap().code;
    assert_eq!(register(&server, "bruno", Some(&expired)).await.status, 403, "too late");
    // Two who come at the same time with one invitation: one of them.
    let code = act.invite(7, "").unwrap().code;
    let (one, two) =
        tokio::join!(register(&server, "carla", Some(&code)), register(&server, "dario", Some(&code)));
    let mut both = [one.status, two.status];
    both.sort_unstable();
    assert_eq!(both, [201, 403]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn invitations_are_given_out_listed_and_taken_back() {
    let server = Server::start().await;
    let admin = registered(&server, "presidente", PASSWORD).await;
    server.operator().set_admin("presidente", true).unwrap();
    server.operator().set_registration(Registration::Invitation).unwrap();
    let act = [("Cookie", admin.as_str()), OURS];
    let path = "/api/admin/invitations";
    for bad in [
        json!({"days": 0}),
        json!({"days": 366}),
        json!({"note": "x".repeat(201)}),
        json!({"note": "a\u{7}"}),
    ] {
        assert_eq!(server.ask("POST", path, &act, Some(bad)).await.status, 400);
    }
    let given = server.ask("POST", path, &act, Some(json!({"note": " Anna "}))).await.json();
    let second = server.ask("POST", path, &act, Some(json!({"days": 30}))).await.json();
    assert_eq!(register(&server, "anna", given["code"].as_str()).await.status, 201);
    let list = server.ask("GET", path, &act, None).await;
    assert!(!list.text.contains(given["code"].as_str().unwrap()));
    let list = list.json()["invitations"].as_array().unwrap().clone();
    assert_eq!(list.len(), 2);
    let of = |note: &str| list.iter().find(|one| one["note"] == note).unwrap().clone();
    assert_eq!(of("Anna")["used_by"], "anna");
    assert!(of("")["used_at"].is_null());
    for (note, status) in [("", 204), ("", 404), ("Anna", 204)] {
        let id = of(note)["id"].as_str().unwrap().to_owned();
        assert_eq!(server.ask("DELETE", &format!("{path}/{id}"), &act, None).await.status, status);
    }
    assert_eq!(register(&server, "bruno", second["code"].as_str()).await.status, 403, "taken back");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_make_games() {
    let server = Server::start().await;
    let member = registered(&server, "socio", PASSWORD).await;
    let mut act = server.operator();
    let made = async |cookie: Option<&str>| {
        let headers: Vec<(&str, &str)> =
            cookie.map(|cookie| ("Cookie", cookie)).into_iter().chain([OURS]).collect();
        server.ask("POST", "/api/games", &headers, Some(online("300"))).await.status
    };
    for (who, nobody, member_may) in [
        (GameMakers::Accounts, 403, 201),
        (GameMakers::Administrators, 403, 403),
        (GameMakers::Anybody, 201, 201),
    ] {
        act.set_game_makers(who).unwrap();
        assert_eq!(server.get("/api/session").await["games"], who.name());
        assert_eq!((made(None).await, made(Some(&member)).await), (nobody, member_may), "{who:?}");
    }
    // Another game at the same table is made by whoever made the first.
    let signed = [("Cookie", member.as_str()), OURS];
    let owned = server.ask("POST", "/api/games", &signed, Some(online("300"))).await.json();
    let free = server.ask("POST", "/api/games", &[], Some(online("300"))).await.json();
    let again = async |game: &serde_json::Value| {
        let (id, token) = (game["id"].as_str().unwrap(), game["links"]["white"].as_str().unwrap());
        let bearer = format!("Bearer {token}");
        server
            .ask("POST", &format!("/api/games/{id}/rematch"), &[("Authorization", &bearer)], None)
            .await
            .status
    };
    for game in [&owned, &free] {
        let (id, token) = (game["id"].as_str().unwrap(), game["links"]["white"].as_str().unwrap());
        let (white, _) = server.socket(id, Some(token)).await;
        let (_black, _) = server.socket(id, game["links"]["black"].as_str()).await;
        drop(white);
        let seq = server.state(id).await["moment"]["seq"].as_u64().unwrap();
        let resigned = server.act(id, token, seq, "white resigns").await;
        assert_eq!(resigned.status, 200, "{}", resigned.text);
    }
    act.set_game_makers(GameMakers::Accounts).unwrap();
    assert_eq!((again(&owned).await, again(&free).await), (200, 403));
    act.set_game_makers(GameMakers::Administrators).unwrap();
    assert_eq!(again(&free).await, 403);
    act.set_admin("socio", true).unwrap();
    assert_eq!(made(Some(&member)).await, 201);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hidden_game_is_in_no_list_and_lists_are_paged() {
    let server = Server::start().await;
    let admin = registered(&server, "presidente", PASSWORD).await;
    server.operator().set_admin("presidente", true).unwrap();
    let act = [("Cookie", admin.as_str()), OURS];
    let game = server.game(online("300")).await;
    let public = async || server.get("/api/games").await["games"].as_array().unwrap().len();
    assert_eq!(public().await, 1);
    let path = format!("/api/admin/games/{}/hidden", game.id);
    assert_eq!(server.ask("PUT", &path, &act, None).await.status, 204);
    assert_eq!(public().await, 0);
    server.state(&game.id).await;
    let all = server.ask("GET", &format!("/api/admin/games?search={}", game.id), &act, None).await.json();
    assert_eq!(all["games"][0]["is_hidden"], true);
    assert_eq!(all["games"][0]["game"]["id"], game.id);
    assert_eq!(server.ask("DELETE", &path, &act, None).await.status, 204);
    assert_eq!(public().await, 1);
    assert_eq!(server.ask("PUT", "/api/admin/games/nothing/hidden", &act, None).await.status, 404);
    assert!(!server.operator().set_hidden(&game.id, false).unwrap(), "shown already");
    assert!(server.operator().set_hidden("nothing", true).is_err());

    for number in 0..60 {
        server.game(json!({"mode": "online", "control": "300", "listed": number % 2 == 0})).await;
    }
    let mut seen = Vec::new();
    let mut before = String::new();
    loop {
        let page = server.ask("GET", &format!("/api/admin/games?{before}"), &act, None).await.json();
        seen.extend(page["games"].as_array().unwrap().iter().map(|one| one["id"].to_string()));
        match page["next"].as_i64() {
            Some(next) => before = format!("before={next}"),
            None => break,
        }
    }
    assert_eq!(seen.len(), 61);
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 61, "none twice");
    let session = cookie(
        &server
            .ask("POST", "/api/session", &[OURS], Some(json!({"name": "presidente", "password": PASSWORD})))
            .await,
    );
    let who = server.ask("GET", "/api/session", &[("Cookie", &session)], None).await.json();
    assert_eq!(who["account"]["is_admin"], true);
    server.stop().await;
}
