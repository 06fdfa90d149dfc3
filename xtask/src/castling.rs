//! How castling is written in UCI is for the board to say: no code elsewhere takes a spelling by default.
//!
//! A spelling that the position has not chosen turns castling of Chess960 into another move, or into none.
//! `Position::uci`, `Position::uci_line` and `Position::castling_spelling` know which is right.

use crate::house::{Finding, House, each_run};
use proc_macro2::TokenTree;

const BOARD: &str = "crates/board/";

/// Looks for `CastlingSpelling::default` outside the board.
pub fn findings(house: &House) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in house.with_extension("rs").filter(|file| !file.path.starts_with(BOARD)) {
        each_run(file.tokens(), &mut |run| {
            for part in run.windows(4) {
                let [
                    TokenTree::Ident(name),
                    TokenTree::Punct(one),
                    TokenTree::Punct(two),
                    TokenTree::Ident(made),
                ] = part
                else {
                    continue;
                };
                let is_path = (one.as_char(), two.as_char()) == (':', ':');
                if name == "CastlingSpelling" && is_path && made == "default" {
                    let what = "castling is spelt by default: ask `Position::uci_line` or `Position::castling_spelling`";
                    found.push(Finding::at(&file.path, name.span().start().line, what));
                }
            }
        });
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spelling_by_default_is_found() {
        let found = |path, text| findings(&House::of(&[(path, text)])).len();
        let bad = [
            "fn f(m: Move) { m.uci(CastlingSpelling::default()) }",
            "fn f() { moves.map(|m| m.uci(tratto_board::CastlingSpelling::default()).to_string()) }",
            "fn f() { start.map_or_else(CastlingSpelling::default, |start| start.castling_spelling()) }",
        ];
        for text in bad {
            assert_eq!(found("crates/cli/src/json.rs", text), 1, "{text}");
            assert_eq!(found("crates/board/src/uci.rs", text), 0, "{text}");
        }
        let good = [
            "fn f(m: Move) { m.uci(CastlingSpelling::KingTakesRook) }",
            "fn f(p: &Position, m: Move) { m.uci(p.castling_spelling()) }",
            "// CastlingSpelling::default()\nfn f() { Style::default() }",
        ];
        for text in good {
            assert_eq!(found("crates/cli/src/json.rs", text), 0, "{text}");
        }
    }
}
