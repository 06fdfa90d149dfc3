//! The description of the API that the web client is built from is the one the code gives.

/// `TRATTO_UPDATE=1 cargo test -p tratto-server --test openapi` writes it anew.
#[test]
fn the_committed_description_is_current() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/openapi.json");
    let current = tratto_server::document();
    if std::env::var_os("TRATTO_UPDATE").is_some() {
        std::fs::write(path, &current).unwrap();
    }
    let committed = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        committed == current,
        "web/openapi.json is not what the code gives: TRATTO_UPDATE=1 cargo test -p tratto-server --test openapi"
    );
}

#[test]
fn every_door_and_message_is_described() {
    let description: serde_json::Value = serde_json::from_str(&tratto_server::document()).unwrap();
    let schemas = description["components"]["schemas"].as_object().unwrap();
    for name in ["FromClient", "ToClient", "GameState", "Update", "Moment", "ErrorBody", "NewGame", "Created"]
    {
        assert!(schemas.contains_key(name), "{name}");
    }
    // Nothing refers to what is not there.
    let text = tratto_server::document();
    for reference in text.match_indices("#/components/schemas/") {
        let rest = &text[reference.0 + reference.1.len()..];
        let name = rest.split('"').next().unwrap();
        assert!(schemas.contains_key(name), "{name}");
    }
}
