//! Nothing in the sources is left unfinished or switched off.

use crate::house::{Finding, House, each_run};
use proc_macro2::{Spacing, TokenTree};

/// Looks for tests that are skipped and for holes in the code.
pub fn findings(house: &House) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in house.with_extension("rs") {
        each_run(file.tokens(), &mut |run| {
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
}
