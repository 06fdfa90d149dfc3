//! Where the code asks for a sentence.

use crate::house::{Finding, House, each_run};
use proc_macro2::{Literal, TokenStream, TokenTree};
use std::collections::BTreeSet;

/// One `say!`.
pub(super) struct Use {
    pub(super) path: String,
    pub(super) line: usize,
    pub(super) key: String,
    /// The names of the variables it gives.
    pub(super) names: BTreeSet<String>,
}

/// Every `say!` under `crates/`.
pub(super) fn read(house: &House, found: &mut Vec<Finding>) -> Vec<Use> {
    let mut uses = Vec::new();
    for file in house.with_extension("rs").filter(|file| file.path.starts_with("crates/")) {
        each_run(file.tokens(), &mut |run| {
            for tokens in run.windows(3) {
                let [TokenTree::Ident(name), TokenTree::Punct(bang), TokenTree::Group(group)] = tokens else {
                    continue;
                };
                if name != "say" || bang.as_char() != '!' {
                    continue;
                }
                let line = name.span().start().line;
                match arguments(group.stream()) {
                    Some((key, names)) => uses.push(Use { path: file.path.clone(), line, key, names }),
                    None => found.push(Finding::at(
                        &file.path,
                        line,
                        "`say!` wants (words, \"key\", name = value, ...)",
                    )),
                }
            }
        });
    }
    uses
}

fn arguments(tokens: TokenStream) -> Option<(String, BTreeSet<String>)> {
    let mut parts: Vec<Vec<TokenTree>> = vec![Vec::new()];
    for token in tokens {
        match &token {
            TokenTree::Punct(comma) if comma.as_char() == ',' => parts.push(Vec::new()),
            _ => parts.last_mut()?.push(token),
        }
    }
    parts.retain(|part| !part.is_empty());
    let [TokenTree::Literal(key)] = parts.get(1)?.as_slice() else { return None };
    let names = parts[2..].iter().map(|part| match part.as_slice() {
        [TokenTree::Ident(name), TokenTree::Punct(equals), _, ..] if equals.as_char() == '=' => {
            Some(name.to_string())
        }
        _ => None,
    });
    Some((text(key)?, names.collect::<Option<_>>()?))
}

/// The text of a plain string literal.
fn text(literal: &Literal) -> Option<String> {
    Some(literal.to_string().strip_prefix('"')?.strip_suffix('"')?.to_owned())
}
