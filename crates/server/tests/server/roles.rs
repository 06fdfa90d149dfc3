//! Who may do what, over the wire: every kind of act against every role. That no kind is forgotten, and that the code says the
//! same, is in `table/permit/tests.rs`.

#[path = "../roles/mod.rs"]
mod table;

use crate::client::Socket;
use crate::harness::{Server, governed, online};
use serde_json::{Value, json};
use table::Line;
use tratto_laws::Act;

/// What a socket is answered to an act that names a wrong number: whether it was refused for who asks or for its mode, and if
/// for neither, for the number alone. So nothing ever happens, and every act can be asked of everybody.
async fn answer(socket: &mut Socket, act: &str) -> String {
    let refused = socket.act_on(act, 1_000_000).await.unwrap();
    assert_eq!(refused["type"], "refused", "{act}: {refused}");
    refused["fault"]["kind"].as_str().unwrap().to_owned()
}

async fn everybody_asks(new: Value, is_online: bool) {
    let server = Server::start().await;
    let game = server.game(new).await;
    let mut sockets = Vec::new();
    for (letter, token) in [
        ('W', Some(&game.white)),
        ('B', Some(&game.black)),
        ('A', Some(&game.arbiter)),
        ('S', Some(&game.assistant)),
        // The organiser, whom the table does not name: he has no part in the game.
        ('o', Some(&game.organiser)),
        ('w', None),
    ] {
        sockets.push((letter, server.socket(&game.id, token.map(String::as_str)).await.0));
    }
    let before = server.state(&game.id).await["moment"]["seq"].clone();
    let mut asked = 0;
    for act in Act::examples() {
        let Line { governed, online, .. } = table::decides(&act.kind());
        let act = &act.to_string();
        for (letter, socket) in &mut sockets {
            let expected = match (governed.contains(*letter), online.contains(*letter)) {
                (false, _) => "forbidden",
                (true, false) if is_online => "not-online",
                _ => "conflict",
            };
            assert_eq!(answer(socket, act).await, expected, "{letter}: {act}");
            asked += 1;
        }
    }
    assert!(asked > 6 * 150);
    assert_eq!(server.state(&game.id).await["moment"]["seq"], before, "nothing happened");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_act_is_asked_of_every_role_in_governed_play() {
    everybody_asks(governed("300"), false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_act_is_asked_of_every_role_in_online_play() {
    everybody_asks(online("300"), true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_are_asked_the_same_and_what_is_permitted_happens() {
    let server = Server::start().await;
    let game = server.game(governed("300")).await;
    let (_white, black) = server.players(&game).await;
    let seq = black.seq;
    let answer = server.act(&game.id, &game.black, seq, "white touches e2").await;
    assert_eq!((answer.status, &answer.json()["kind"]), (403, &json!("forbidden")));
    // Nobody at all: whoever watches.
    let body = json!({"expected_seq": seq, "act": "white touches e2"});
    let answer = server.post(&format!("/api/games/{}/acts", game.id), body).await;
    assert_eq!(answer.status, 403);
    assert_eq!(answer.json()["sentence"], "Whoever watches cannot take part.");
    for (act, owner) in [("arbiter adds 1:00 to black", &game.arbiter), ("white touches e2", &game.white)] {
        let now = server.state(&game.id).await["moment"]["seq"].as_u64().unwrap();
        assert_eq!(server.act(&game.id, owner, now, act).await.status, 200, "{act}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_opens_its_own_game_and_no_other() {
    let server = Server::start().await;
    let one = server.game(governed("300")).await;
    let other = server.game(governed("300")).await;
    let answer = server.act(&other.id, &one.white, 0, "white arrives").await;
    assert_eq!((answer.status, &answer.json()["kind"]), (401, &json!("unauthenticated")));
    let bearer = format!("Bearer {}", one.arbiter);
    let path = format!("/api/games/{}", other.id);
    assert_eq!(server.ask("GET", &path, &[("Authorization", &bearer)], None).await.status, 401);
    assert_eq!(server.ask("GET", "/api/games/nosuchgame", &[], None).await.status, 404);
    // Only hashes are stored.
    let folder = server.stop().await;
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap();
        let found = bytes.windows(one.white.len()).any(|window| window == one.white.as_bytes());
        assert!(!found);
    }
}
