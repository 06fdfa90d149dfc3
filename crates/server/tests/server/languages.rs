//! Every sentence is in the language of the reader: by the header, and on the socket by the greeting.

use crate::client::Socket;
use crate::harness::{Server, governed};
use serde_json::{Value, json};

const ITALIAN: (&str, &str) = ("Accept-Language", "de;q=0.3, it-CH");

async fn socket(server: &Server, game: &str, token: &str, language: Option<&str>) -> (Socket, Value) {
    let mut socket = Socket::open(server.addr, game).await.unwrap();
    let state = socket.hello_in(Some(token), None, language).await.unwrap();
    (socket, state)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_is_answered_in_the_language_of_its_header() {
    let server = Server::start().await;
    let why = json!({"fen": "4k3/8/b7/8/8/8/5PPP/4K2R w K - 0 1", "text": "e1g1"});
    let ask =
        async |headers: &[(&str, &str)]| server.ask("POST", "/api/why", headers, Some(why.clone())).await;
    let english = ask(&[]).await;
    assert_eq!(english.json()["sentence"], "the king would pass over f1, attacked by the bishop on a6");
    let italian = ask(&[ITALIAN]).await;
    let said = italian.json()["sentence"].clone();
    assert_eq!(said, "il re passerebbe per f1, casa attaccata dall'alfiere in a6");
    assert!(italian.headers.iter().any(|(name, value)| name == "vary" && value.contains("accept-language")));
    // A language that is not spoken here gets English.
    assert_eq!(ask(&[("Accept-Language", "ja")]).await.json(), english.json());
    // Refusals, wherever they come from.
    for (path, body, expected) in [
        (
            "/api/games/nowhere/acts",
            json!({"expected_seq": 0, "act": "white resigns"}),
            "Questa partita non esiste",
        ),
        ("/api/why", json!({"fen": "x", "text": "e2e4"}), "FEN"),
        ("/api/nowhere", json!({}), "pagina"),
    ] {
        let refused = server.ask("POST", path, &[ITALIAN], Some(body)).await;
        assert!(refused.status >= 400, "{path}");
        assert!(refused.json()["sentence"].as_str().unwrap().contains(expected), "{path}: {}", refused.text);
        assert!(refused.headers.iter().any(|(name, value)| name == "content-type" && value.contains("json")));
    }
    // The table of rules is kept by browsers, for each language apart.
    for (headers, title) in [(&[][..], "touched"), (&[ITALIAN][..], "toccato")] {
        let laws = server.ask("GET", "/api/laws", headers, None).await;
        assert!(laws.text.contains(title), "{title}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_at_a_table_hears_his_own_language() {
    let server = Server::start().await;
    let game = server.game(governed("300")).await;
    let (mut white, state) = socket(&server, &game.id, &game.white, Some("it")).await;
    assert_eq!(state["preliminaries"][0]["sentence"], "È una partita di gioco lampo.");
    let (mut black, state) = socket(&server, &game.id, &game.black, Some("en-GB")).await;
    assert_eq!(state["preliminaries"][0]["sentence"], "This is a blitz game.");
    // A language that nobody speaks here is no reason to be turned away.
    let (mut watching, _) = socket(&server, &game.id, &game.arbiter, Some("xx")).await;
    let seq = server.state(&game.id).await["moment"]["seq"].as_u64().unwrap();
    assert_eq!(server.act(&game.id, &game.white, seq, "white touches g1").await.status, 200);
    let said = async |socket: &mut Socket| loop {
        let update = socket.next_of("update").await.expect("an update");
        if update["events"][0]["act"] == "white touches g1" {
            return update["events"][0]["sentence"].clone();
        }
    };
    assert_eq!(said(&mut white).await, "Il Bianco tocca il cavallo in g1.");
    assert_eq!(said(&mut black).await, "White touches the knight on g1.");
    assert_eq!(said(&mut watching).await, "White touches the knight on g1.");
    // So are refusals.
    for (socket, expected) in
        [(&mut white, "Il Bianco non può farlo."), (&mut black, "Black may not do this.")]
    {
        let refused = socket.act_on("arbiter starts", 1_000_000).await.unwrap();
        assert_eq!(refused["fault"]["sentence"], expected);
    }
    server.stop().await;
}
