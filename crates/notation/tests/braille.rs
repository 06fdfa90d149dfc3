//! `docs/braille.md` shows what the code writes.

use std::fmt::Write as _;
use tratto_notation::braille::{BrailleCode, to_brf, to_cells};

/// The part of the page between two marks.
fn part(name: &str) -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/braille.md");
    let page = std::fs::read_to_string(path).expect("docs/braille.md");
    let (_, rest) = page.split_once(&format!("<!-- {name} -->\n")).expect("a mark");
    rest.split_once("<!-- end -->").expect("an end").0.to_owned()
}

/// The cells of a sign between two digits, where nothing else is added.
fn sign(table: BrailleCode, sign: char) -> String {
    to_cells(table, &sign.to_string())
}

#[test]
fn letters_and_digits() {
    let mut expected = String::from("|") + &" |".repeat(13) + "\n|" + &" - |".repeat(13) + "\n";
    for row in ["abcdefghijklm", "nopqrstuvwxyz", "1234567890   "] {
        expected.push('|');
        for letter in row.chars() {
            match letter {
                ' ' => expected.push_str(" |"),
                _ => {
                    for table in BrailleCode::ALL {
                        assert_eq!(sign(table, letter), sign(BrailleCode::Italian, letter));
                    }
                    write!(expected, " {letter} {} |", sign(BrailleCode::Italian, letter)).expect("a string");
                }
            }
        }
        expected.push('\n');
    }
    assert_eq!(part("letters"), expected);
}

#[test]
fn signs() {
    let named = [
        ("`+` check", '+'),
        ("`#` mate", '#'),
        ("`=` promotion, draw offer", '='),
        ("`(`", '('),
        ("`)`", ')'),
        ("`-`", '-'),
        ("`.`", '.'),
        ("`,`", ','),
        ("`:`", ':'),
        ("`;`", ';'),
        ("`'`", '\''),
        ("`/`", '/'),
        ("`!`", '!'),
        ("`?`", '?'),
    ];
    let mut expected = String::from("| sign | Italian | English |\n| - | - | - |\n");
    let capital = |table| to_cells(table, "A").trim_end_matches('⠁').to_owned();
    let mut row = |name: &str, italian: String, english: String| {
        writeln!(expected, "| {name} | {italian} | {english} |").expect("a string");
    };
    row("capital", capital(BrailleCode::Italian), capital(BrailleCode::English));
    let letter = |table| to_cells(table, "1a").replace("⠼⠁", "").trim_end_matches('⠁').to_owned();
    row("letter after a digit", letter(BrailleCode::Italian), letter(BrailleCode::English));
    for (name, character) in named {
        row(name, sign(BrailleCode::Italian, character), sign(BrailleCode::English, character));
    }
    assert_eq!(part("signs"), expected);
}

#[test]
fn moves() {
    let mut expected = String::from("| move | Italian | BRF | English | BRF |\n| - | - | - | - | - |\n");
    for (name, italian, english) in [
        ("pawn to e4", "e4", "e4"),
        ("knight to f3", "Cf3", "Nf3"),
        ("knight from rank 5", "C5f3", "N5f3"),
        ("queen takes d4, check", "Dxd4+", "Qxd4+"),
        ("in passing", "exd6 e.p.", "exd6 e.p."),
        ("castling long", "0-0-0", "0-0-0"),
        ("promotion", "d8D", "d8Q"),
    ] {
        let italian = to_cells(BrailleCode::Italian, italian);
        let english = to_cells(BrailleCode::English, english);
        let (ascii_italian, ascii_english) = (to_brf(&italian), to_brf(&english));
        writeln!(expected, "| {name} | {italian} | `{ascii_italian}` | {english} | `{ascii_english}` |")
            .expect("a string");
    }
    assert_eq!(part("moves"), expected);
}
