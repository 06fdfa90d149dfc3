//! No unfinished code, no skipped tests, and `unsafe` only where it has been measured to pay off.

use crate::house::{Finding, House, each_run};
use proc_macro2::{Spacing, TokenTree};

/// Where `unsafe` is allowed: loops for which a benchmark shows what it buys (`docs/speed.md`).
const UNSAFE: &[&str] = &[
    "crates/board/src/attacks/flood.rs",
    "crates/board/src/attacks/isa.rs",
    "crates/board/src/attacks/sliders.rs",
    "crates/board/src/movegen/list.rs",
    "crates/board/src/movegen/perft.rs",
    "crates/notation/src/pgn/scan.rs",
];

/// Looks for tests that are skipped, for holes in the code, and for `unsafe` where it has no place.
pub fn findings(house: &House) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in house.with_extension("rs") {
        let may_be_unsafe = UNSAFE.contains(&file.path.as_str());
        each_run(file.tokens(), &mut |run| {
            if let Some(word) =
                run.iter().find(|token| is_word(token, "unsafe_code")).filter(|_| !may_be_unsafe)
            {
                let what = "`unsafe` is for the loops named in `xtask/src/sources.rs`, where a benchmark shows what it buys";
                found.push(Finding::at(&file.path, word.span().start().line, what));
            }
            for pair in run.windows(2) {
                let line = pair[0].span().start().line;
                match pair {
                    [TokenTree::Punct(hash), TokenTree::Group(attribute)] if hash.as_char() == '#' => {
                        let mut words = attribute.stream().into_iter();
                        if matches!(words.next(), Some(TokenTree::Ident(name)) if name == "ignore") {
                            found.push(Finding::at(
                                &file.path,
                                line,
                                "a slow test goes behind TRATTO_SLOW=1, not `ignore`",
                            ));
                        }
                    }
                    [TokenTree::Ident(name), TokenTree::Punct(bang)]
                        if bang.as_char() == '!'
                            && bang.spacing() == Spacing::Alone
                            && (name == "todo" || name == "unimplemented") =>
                    {
                        found.push(Finding::at(
                            &file.path,
                            line,
                            format!("`{name}!` stands where the work should be"),
                        ));
                    }
                    _ => {}
                }
            }
        });
    }
    found
}

fn is_word(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(name) if name == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holes_are_found() {
        let found = |text| findings(&House::of(&[("a.rs", text)])).len();
        assert_eq!(found("#[test]\n#[ignore]\nfn slow() {}"), 1);
        assert_eq!(found("#[ignore = \"slow\"]\nfn slow() {}"), 1);
        assert_eq!(found("fn f() { if true { todo!() } else { unimplemented!(\"later\") } }"), 2);
        assert_eq!(found("fn f() { let todo = 1; assert!(todo != 2); } // todo!()"), 0);
    }

    #[test]
    fn unsafe_code_has_its_places() {
        let found = |path| findings(&House::of(&[(path, "#![allow(unsafe_code)]\nfn f() {}")])).len();
        assert_eq!(found("crates/board/src/movegen/list.rs"), 0);
        assert_eq!(found("crates/board/src/movegen/list/other.rs"), 1);
        assert_eq!(found("crates/board/src/movegen/mod.rs"), 1);
        assert_eq!(found("crates/server/src/app.rs"), 1);
    }
}
