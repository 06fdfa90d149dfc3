//! Personal data: deletion of games and accounts, and the export.

use crate::client::Socket;
use crate::harness::{Server, play};
use serde_json::{Value, json};

const OURS: (&str, &str) = ("X-Tratto", "1");
const PASSWORD: &str = "una password lunga";

async fn register(server: &Server, name: &str) -> String {
    let credentials = json!({"name": name, "password": PASSWORD});
    let made = server.ask("POST", "/api/account", &[OURS], Some(credentials)).await;
    assert_eq!(made.status, 201, "{}", made.text);
    made.header("set-cookie").unwrap().split(';').next().unwrap().to_owned()
}

async fn named_game(server: &Server, cookie: &str) -> Value {
    let new =
        json!({"mode": "online", "control": "600", "players": {"white": "Anna Rossi", "black": "Bruno"}});
    server.ask("POST", "/api/games", &[("Cookie", cookie), OURS], Some(new)).await.json()
}

fn token(game: &Value, role: &str) -> String {
    game["links"][role].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_game_is_gone_for_everybody() {
    let server = Server::start().await;
    let (owner, other) = (register(&server, "circolo").await, register(&server, "altri").await);
    let game = named_game(&server, &owner).await;
    let (id, path) = (game["id"].as_str().unwrap(), format!("/api/games/{}", game["id"].as_str().unwrap()));
    let (mut white, _) = server.socket(id, Some(&token(&game, "white"))).await;
    let (mut black, _) = server.socket(id, Some(&token(&game, "black"))).await;
    play(&mut white, &mut black, &["white plays e2e4"]).await;
    assert_eq!(server.ask("DELETE", &path, &[OURS], None).await.status, 401);
    assert_eq!(server.ask("DELETE", &path, &[("Cookie", &other), OURS], None).await.status, 403);
    assert_eq!(server.ask("DELETE", &path, &[("Cookie", &owner)], None).await.status, 403, "forged");
    let deleted = server.ask("DELETE", &path, &[("Cookie", &owner), OURS], None).await;
    assert_eq!(deleted.status, 204, "{}", deleted.text);
    for socket in [&mut white, &mut black] {
        assert_eq!(socket.next_of("refused").await.unwrap()["fault"]["kind"], "gone");
        assert!(socket.next_of("nothing").await.is_none(), "the conversation is over");
        assert_eq!(socket.closed, Some(1008), "and need not be tried again");
    }
    for asked in ["", "/pgn", "/log"] {
        let gone = server.ask("GET", &format!("{path}{asked}"), &[], None).await;
        assert_eq!((gone.status, &gone.json()["kind"]), (410, &json!("gone")), "{asked}");
        assert_eq!(gone.json()["sentence"], "This game was deleted.");
    }
    assert_eq!(server.act(id, &token(&game, "black"), 4, "black plays e7e5").await.status, 410);
    assert_eq!(server.ask("DELETE", &path, &[("Cookie", &owner), OURS], None).await.status, 410);
    assert_eq!(server.ask("GET", "/api/games/neverwas", &[], None).await.status, 404);
    let mut late = Socket::open(server.addr, id).await.expect("told in a message");
    let refused = late.hello(None, None).await.unwrap();
    assert_eq!((&refused["type"], &refused["fault"]["kind"]), (&json!("refused"), &json!("gone")));
    // Nothing of it is in the file any more but its tombstone.
    let folder = server.stop().await;
    let path = folder.path().join("t.db");
    let connection = rusqlite::Connection::open(&path).unwrap();
    let (reason, hash): (String, Vec<u8>) = connection
        .query_row("SELECT reason, hash FROM tombstones WHERE id = ?1", [id], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .unwrap();
    assert_eq!((reason.as_str(), hash.len()), ("owner", 32));
    drop(connection);
    let bytes = std::fs::read(&path).unwrap();
    assert!(!bytes.windows(10).any(|window| window == b"Anna Rossi"), "the name is still in the file");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_takes_its_games_with_it() {
    let server = Server::start().await;
    let (owner, other) = (register(&server, "circolo").await, register(&server, "altri").await);
    let mut ids = Vec::new();
    for _ in 0..60 {
        ids.push(named_game(&server, &owner).await["id"].as_str().unwrap().to_owned());
    }
    let spared = named_game(&server, &other).await;
    let signed = [("Cookie", owner.as_str()), OURS];
    let wrong = json!({"password": "un'altra password", "games": "delete"});
    assert_eq!(server.ask("DELETE", "/api/account", &signed, Some(wrong)).await.status, 401);
    let unsaid = json!({"password": PASSWORD});
    assert_eq!(
        server.ask("DELETE", "/api/account", &signed, Some(unsaid)).await.status,
        400,
        "what of the games?"
    );
    let right = json!({"password": PASSWORD, "games": "delete"});
    let done = server.ask("DELETE", "/api/account", &signed, Some(right)).await;
    assert_eq!(done.status, 204, "{}", done.text);
    assert!(done.header("set-cookie").unwrap().contains("Max-Age=0"));
    for id in &ids {
        assert_eq!(server.ask("GET", &format!("/api/games/{id}"), &[], None).await.status, 410);
    }
    server.state(spared["id"].as_str().unwrap()).await;
    assert_eq!(server.ask("GET", "/api/account/games", &signed[..1], None).await.status, 401);
    let credentials = json!({"name": "circolo", "password": PASSWORD});
    assert_eq!(server.ask("POST", "/api/session", &[OURS], Some(credentials)).await.status, 401);
    // The name is free again.
    register(&server, "circolo").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_leaves_its_games_without_names() {
    let server = Server::start().await;
    let owner = register(&server, "circolo").await;
    let game = named_game(&server, &owner).await;
    let id = game["id"].as_str().unwrap();
    let (mut white, state) = server.socket(id, Some(&token(&game, "white"))).await;
    assert_eq!(state["settings"]["players"]["white"], "Anna Rossi");
    // Whoever has just signed in is not asked for the password again.
    let farewell = json!({"games": "leave"});
    let signed = [("Cookie", owner.as_str()), OURS];
    assert_eq!(server.ask("DELETE", "/api/account", &signed, Some(farewell)).await.status, 204);
    assert!(white.next_of("nothing").await.is_none(), "comes again, and sees no names");
    assert_eq!(white.closed, Some(1012));
    let (_, state) = server.socket(id, Some(&token(&game, "white"))).await;
    assert_eq!(
        (&state["role"], &state["settings"]["players"]),
        (&json!("white"), &json!({"white": "", "black": ""}))
    );
    let folder = server.stop().await;
    assert!(tratto_server::check(&folder.path().join("t.db"), &|_| {}).unwrap().is_sound());
    // The next run of the server knows of no names either.
    let server = Server::on(folder).await;
    assert_eq!(server.state(id).await["settings"]["players"]["black"], "");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_session_of_long_ago_may_not() {
    let server = Server::start().await;
    let owner = register(&server, "circolo").await;
    let folder = server.stop().await;
    let connection = rusqlite::Connection::open(folder.path().join("t.db")).unwrap();
    connection.execute("UPDATE sessions SET expires_at = expires_at - 3600000", []).unwrap();
    drop(connection);
    let server = Server::on(folder).await;
    let signed = [("Cookie", owner.as_str()), OURS];
    let stale = server.ask("DELETE", "/api/account", &signed, Some(json!({"games": "leave"}))).await;
    assert_eq!(stale.status, 401, "{}", stale.text);
    assert!(stale.json()["sentence"].as_str().unwrap().contains("password"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_deletion_of_an_account_goes_on_after_a_crash() {
    let server = Server::start().await;
    let owner = register(&server, "circolo").await;
    let game = named_game(&server, &owner).await;
    let folder = server.stop().await;
    // As a crash leaves it that came after the first step.
    let path = folder.path().join("t.db");
    rusqlite::Connection::open(&path).unwrap().execute("UPDATE accounts SET leaving = 'delete'", []).unwrap();
    let server = Server::on(folder).await;
    let asked = format!("/api/games/{}", game["id"].as_str().unwrap());
    while server.ask("GET", &asked, &[], None).await.status != 410 {
        tokio::task::yield_now().await;
    }
    register(&server, "circolo").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_takes_everything_along_but_secrets() {
    let server = Server::start().await;
    let (owner, other) = (register(&server, "circolo").await, register(&server, "altri").await);
    named_game(&server, &other).await;
    let first = named_game(&server, &owner).await;
    let new = json!({"mode": "governed", "control": "40/7200:3600", "edition": "2001"});
    let sealed = server.ask("POST", "/api/games", &[("Cookie", &owner), OURS], Some(new)).await.json();
    let id = sealed["id"].as_str().unwrap();
    let (mut white, _) = server.socket(id, Some(&token(&sealed, "white"))).await;
    let (mut black, _) = server.socket(id, Some(&token(&sealed, "black"))).await;
    play(&mut white, &mut black, &["white plays d2d4", "white presses"]).await;
    let told = server.act(id, &token(&sealed, "arbiter"), white.seq, "arbiter tells-to-seal").await;
    assert_eq!(told.status, 200, "{}", told.text);
    black.seq = told.json()["seq"].as_u64().unwrap();
    assert_eq!(black.act("black seals \"Nf6\" = g8f6").await.unwrap()["type"], "ack");
    assert_eq!(server.ask("GET", "/api/account/export", &[], None).await.status, 401);
    let answer = server.ask("GET", "/api/account/export", &[("Cookie", &owner)], None).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    let export = answer.json();
    assert_eq!((&export["version"], &export["account"]["name"]), (&json!(1), &json!("circolo")));
    let games = export["games"].as_array().unwrap();
    assert_eq!(games.len(), 2, "and none of others");
    assert_eq!((&games[0]["id"], &games[0]["players"]["white"]), (&first["id"], &json!("Anna Rossi")));
    let roles: Vec<&str> =
        games[0]["links"].as_array().unwrap().iter().map(|link| link["role"].as_str().unwrap()).collect();
    assert!(["white", "black", "arbiter", "assistant"].iter().all(|role| roles.contains(role)), "{roles:?}");
    assert_eq!((&games[1]["sealed"], &games[0]["sealed"]), (&json!(true), &json!(false)));
    let acts: Vec<&str> =
        games[1]["events"].as_array().unwrap().iter().map(|event| event["act"].as_str().unwrap()).collect();
    assert_eq!(
        acts,
        [
            "white arrives",
            "black arrives",
            "arbiter starts",
            "white plays d2d4",
            "white presses",
            "arbiter tells-to-seal"
        ]
    );
    for secret in [
        token(&first, "white"),
        token(&sealed, "arbiter"),
        "Nf6".to_owned(),
        "g8f6".to_owned(),
        "argon2".to_owned(),
        owner.clone(),
    ] {
        assert!(!answer.text.contains(&secret), "{secret}");
    }
    server.stop().await;
}
