//! Every kind of act against every role, in both modes, compared with the table.

#[path = "../../../tests/roles/mod.rs"]
mod roles;

use super::*;
use roles::Line;

const ROLES: [(Role, char); 6] = [
    (Role::White, 'W'),
    (Role::Black, 'B'),
    (Role::Arbiter, 'A'),
    (Role::Assistant, 'S'),
    (Role::Spectator, 'w'),
    (Role::Server, 's'),
];

/// The same with the colours changed.
fn reversed(text: &str) -> String {
    let word = |word| match word {
        "white" => "black",
        "assistant-of-white" => "assistant-of-black",
        word => word,
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

fn letters(may: impl Fn(Role) -> bool) -> String {
    ROLES.iter().map(|(role, letter)| if may(*role) { *letter } else { '-' }).collect()
}

#[test]
fn everybody_does_what_the_table_says_and_nothing_else() {
    for act in Act::examples() {
        let Line { governed, online, .. } = roles::decides(&act.kind());
        let for_black = |letters: &str| letters.replacen("W-", "-B", 1);
        let reversed: Act = reversed(&act.to_string()).parse().unwrap();
        let black = (for_black(governed), for_black(online), reversed);
        for (governed, online, act) in [(governed.to_owned(), online.to_owned(), act), black] {
            assert_eq!(letters(|role| permits(role, &act)), governed, "{act}");
            assert!(!permits(Role::Organiser, &act), "{act}");
            // The server's own acts are needed in both modes.
            let may = |role| permits(role, &act) && (role == Role::Server || fits_online(&act));
            assert_eq!(letters(may), online, "{act}, online");
        }
    }
}

#[test]
fn every_line_decides_for_some_kind() {
    let kinds = Act::kinds();
    for line in roles::lines() {
        assert!(
            kinds.iter().any(|kind| roles::decides(kind).kind == line.kind),
            "{}: no such kind of act, or longer lines speak of all of it",
            line.kind
        );
    }
}
