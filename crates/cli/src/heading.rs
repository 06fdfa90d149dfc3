//! What the tags of a game tell a person.

use tratto_notation::pgn::Game;

/// The value of a tag, if it says anything: question marks and dashes are how PGN says that it does not. A date keeps only what
/// is known of it.
pub(crate) fn known(game: &Game, name: &str) -> Option<String> {
    let value = game.tag(name)?.trim();
    let value = if name.ends_with("Date") { value.trim_end_matches(".??") } else { value };
    let says = !value.is_empty() && !value.starts_with('?') && value != "-";
    says.then(|| value.to_owned())
}
