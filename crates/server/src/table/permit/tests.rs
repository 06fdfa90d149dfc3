//! Every kind of act against every role, in both modes, as the table says.

use super::*;
use std::collections::BTreeSet;

const ROLES: [(Role, char); 6] = [
    (Role::White, 'W'),
    (Role::Black, 'B'),
    (Role::Arbiter, 'A'),
    (Role::Assistant, 'S'),
    (Role::Spectator, 'w'),
    (Role::Server, 's'),
];

/// The lines of the table: who may in governed play, who may online, and the act.
fn table() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    let lines = include_str!("../../../tests/roles.txt").lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let (governed, rest) = line.split_once(' ').unwrap();
        let (online, act) = rest.trim_start().split_once(' ').unwrap();
        (governed, online, act.trim_start())
    })
}

fn read(text: &str) -> Act {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

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
    for (governed, online, text) in table() {
        let for_black = |letters: &str| letters.replacen("W-", "-B", 1);
        let black = (for_black(governed), for_black(online), reversed(text));
        for (governed, online, text) in [(governed.to_owned(), online.to_owned(), text.to_owned()), black] {
            let act = read(&text);
            assert_eq!(letters(|role| permits(role, &act)), governed, "{text}");
            assert!(!permits(Role::Organiser, &act), "{text}");
            // What the server adds to a move it adds in both modes.
            let may = |role| permits(role, &act) && (role == Role::Server || fits_online(&act));
            assert_eq!(letters(may), online, "{text}, online");
        }
    }
}

#[test]
fn no_kind_of_act_is_forgotten() {
    let all: BTreeSet<String> = Act::kinds().into_iter().collect();
    let in_table: BTreeSet<String> = table().map(|(_, _, text)| read(text).kind()).collect();
    assert_eq!(
        all.difference(&in_table).collect::<Vec<_>>(),
        Vec::<&String>::new(),
        "not in tests/roles.txt"
    );
}
