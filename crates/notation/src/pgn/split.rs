//! Finds where a text can be cut into parts that can be read separately.

use super::scan;

/// The certain beginning of a game, after a blank line: even inside an unclosed comment or variation the reader starts a new game
/// there.
const TAG: &[u8] = b"[Event \"";

/// The first place in a text where a game clearly begins, after something else.
pub(super) fn next_game(text: &[u8]) -> Option<usize> {
    let mut from = 0;
    while text.len() - from > TAG.len() {
        let at = from + scan::find(&text[from..], [b'['])?;
        if begins_at(text, at) {
            return Some(at);
        }
        from = at + 1;
    }
    None
}

/// The last place in a text where a game clearly begins: the text can be cut there, and each part read by itself gives the
/// games that the whole would give. `None` if there is no such place but the beginning.
///
/// ```
/// use tratto_notation::pgn::last_game;
/// let text = b"[Event \"one\"]\n\n1. e4 *\n\n[Event \"two\"]\n\n1. d4 *\n";
/// assert_eq!(last_game(text), Some(24));
/// ```
pub fn last_game(text: &[u8]) -> Option<usize> {
    let mut to = text.len();
    loop {
        let at = text[..to].iter().rposition(|&byte| byte == b'[')?;
        if begins_at(text, at) {
            return Some(at);
        }
        to = at;
    }
}

/// Whether an `Event` tag stands there, at the beginning of a line and after a blank one.
fn begins_at(text: &[u8], at: usize) -> bool {
    if !text[at..].starts_with(TAG) || at == 0 || !matches!(text[at - 1], b'\n' | b'\r') {
        return false;
    }
    let blank = text[..at].iter().rev().take_while(|byte| byte.is_ascii_whitespace()).count();
    scan::line_ends(&text[at - blank..at], b'[') >= 2
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pgn::{Letters, TagOrder, Writer, games};

    /// Each game as text, with what is wrong with it.
    fn read(text: &[u8]) -> Vec<String> {
        let game = |game: std::io::Result<(crate::pgn::Game, Vec<crate::pgn::PgnFault>)>| {
            let (game, faults) = game.expect("memory can be read");
            let reasons: Vec<String> = faults.iter().map(|fault| fault.reason.to_string()).collect();
            Writer::new().tag_order(TagOrder::Kept).write(&game) + &reasons.join(";")
        };
        games(text, Letters::English).map(game).collect()
    }

    #[test]
    fn parts_give_what_the_whole_gives() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/pgn/cases");
        let mut whole = Vec::new();
        for entry in std::fs::read_dir(folder).expect("the cases are there") {
            let path = entry.expect("an entry").path();
            let marks = ["bom.pgn", "utf16.pgn"].map(|name| path.ends_with(name));
            if path.extension().is_some_and(|extension| extension == "pgn") && marks == [false, false] {
                whole.extend(std::fs::read(&path).expect("a case can be read"));
                whole.extend(b"\n\n[Event \"between\"]\n\n1. e4 (1. d4 {open\n\n[Event \"x\"]\n\n* ");
            }
        }
        let expected = read(&whole);
        let mut cuts = Vec::new();
        while let Some(cut) = last_game(&whole[..cuts.last().copied().unwrap_or(whole.len())]) {
            cuts.push(cut);
        }
        assert!(cuts.len() > 100);
        for &cut in &cuts {
            let (one, other) = whole.split_at(cut);
            let mut parts = read(one);
            parts.extend(read(other));
            assert!(parts == expected, "cut at {cut}");
        }
    }
}
