//! Names of accounts: one account whatever the spelling, and none that looks like another.

use crate::accounts::{OURS, registered};
use crate::harness::Server;
use serde_json::json;

const PASSWORD: &str = "una password lunga";

#[tokio::test(flavor = "multi_thread")]
async fn spellings_of_one_name_are_one_account() {
    let server = Server::start().await;
    registered(&server, "Niccolò", PASSWORD).await;
    for taken in ["Niccolò", "niccolo", "NICCOLO\u{300}", "Nicco1ò", "ｎｉｃｃｏｌｏ"] {
        let wanted = json!({"name": taken, "password": PASSWORD});
        let answer = server.ask("POST", "/api/account", &[OURS], Some(wanted)).await;
        assert_eq!((answer.status, &answer.json()["kind"]), (409, &json!("taken")), "{taken}");
    }
    for spelled in ["Niccolò", "niccolo", "NICCOLÒ", "nicco\u{6c}o\u{300}"] {
        let credentials = json!({"name": spelled, "password": PASSWORD});
        let answer = server.ask("POST", "/api/session", &[OURS], Some(credentials)).await;
        assert_eq!(answer.status, 200, "{spelled}: {}", answer.text);
        assert_eq!(answer.json()["account"]["name"], "Niccolò");
    }
    // It looks the same in another alphabet.
    registered(&server, "pacea", PASSWORD).await;
    let wanted = json!({"name": "расеа", "password": PASSWORD});
    assert_eq!(server.ask("POST", "/api/account", &[OURS], Some(wanted)).await.status, 409);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_cannot_be_had_is_told_why() {
    let server = Server::start().await;
    for (name, said) in [
        ("ab", "3 to 40"),
        ("circo\u{200B}lo", "U+200B"),
        ("cir\u{441}olo", "alphabets"),
        ("due parole", "\" \""),
        ("-circolo", "begins"),
    ] {
        let wanted = json!({"name": name, "password": PASSWORD});
        let answer = server.ask("POST", "/api/account", &[OURS], Some(wanted)).await;
        assert_eq!((answer.status, &answer.json()["kind"]), (400, &json!("bad-value")), "{name:?}");
        let sentence = answer.json()["sentence"].clone();
        assert!(sentence.as_str().unwrap().contains(said), "{name:?}: {sentence}");
    }
    server.stop().await;
}
