//! Who may do what, over the wire. Every kind of act against every role is in `table/permit/tests.rs`; this shows that the doors
//! ask there.

use crate::harness::{Server, governed};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn each_link_does_what_is_its_own() {
    let server = Server::start().await;
    let game = server.game(governed("300")).await;
    let (_white, black) = server.players(&game).await;
    let seq = black.seq;
    // One act of each kind, and whose link it is for.
    let acts = [
        ("white touches e2", "white"),
        ("black resigns", "black"),
        ("arbiter declares 1-0", "arbiter"),
        ("found flag white", "arbiter"),
        ("spectator tells-arbiter", "arbiter"),
        ("white offends phone-rings", "arbiter"),
        ("assistant-of-white plays e2e4", "assistant"),
    ];
    let links = [
        ("white", &game.white),
        ("black", &game.black),
        ("arbiter", &game.arbiter),
        ("assistant", &game.assistant),
    ];
    for (act, owner) in acts {
        for (role, token) in links {
            if role == owner {
                continue;
            }
            let answer = server.act(&game.id, token, seq, act).await;
            assert_eq!(answer.status, 403, "{role}: {act}: {}", answer.text);
            assert_eq!(answer.json()["kind"], "forbidden");
        }
        // Nobody at all: whoever watches.
        let body = json!({"expected_seq": seq, "act": act});
        let answer = server.post(&format!("/api/games/{}/acts", game.id), body).await;
        assert_eq!(answer.status, 403, "{act}");
        assert_eq!(answer.json()["sentence"]["it"], "Chi guarda non può intervenire.");
    }
    assert_eq!(server.state(&game.id).await["moment"]["seq"], seq, "nothing happened");
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
