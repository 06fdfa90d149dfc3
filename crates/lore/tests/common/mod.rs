//! Reading cases, and turning a board round.
#![allow(dead_code)]

use tratto_board::Position;
use tratto_lore::Line;

/// The rows of a table: cells between tabs, comments after `#`.
pub(crate) fn rows(path: &str) -> Vec<Vec<String>> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let rows = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    rows.map(|line| {
        let cells: Vec<String> = line.split('\t').map(str::to_owned).collect();
        assert_eq!(cells.len(), 4, "{path}: four columns are wanted: {line}");
        cells
    })
    .collect()
}

/// The line of some moves in UCI; those before `|` lead to its first position.
pub(crate) fn line(fen: &str, moves: &str) -> Result<Line, String> {
    let start = strict(fen)?;
    let (lead, solution) = moves.split_once('|').unwrap_or(("", moves));
    let mut position = start;
    let mut list = Vec::new();
    for text in lead.split_whitespace().chain(solution.split_whitespace()) {
        let m = position.read_uci(text).map_err(|error| format!("{text}: {error}"))?;
        position = position.play(m).map_err(|error| format!("{text}: {error}"))?;
        list.push(m);
    }
    let line = if lead.trim().is_empty() { Line::new(start, list) } else { Line::after(start, list) };
    line.map_err(|error| error.to_string())
}

/// A position that could stand on a board: nothing irregular.
pub(crate) fn strict(fen: &str) -> Result<Position, String> {
    Position::from_fen(&format!("{fen} 0 1")).map_err(|error| error.to_string())
}

/// How the board is turned round.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Turned {
    No,
    Colours,
    Wings,
    Both,
}

impl Turned {
    pub(crate) const ALL: [Turned; 4] = [Turned::No, Turned::Colours, Turned::Wings, Turned::Both];

    fn colours(self) -> bool {
        matches!(self, Turned::Colours | Turned::Both)
    }

    fn wings(self) -> bool {
        matches!(self, Turned::Wings | Turned::Both)
    }
}

/// The FEN (without counters) of the board turned round.
pub(crate) fn turn_fen(fen: &str, turned: Turned) -> String {
    let cells: Vec<&str> = fen.split(' ').collect();
    let mut ranks: Vec<String> = cells[0].split('/').map(str::to_owned).collect();
    if turned.wings() {
        ranks = ranks.iter().map(|rank| rank.chars().rev().collect()).collect();
    }
    if turned.colours() {
        ranks.reverse();
    }
    let swap = |text: &str| -> String {
        let other = |c: char| if c.is_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() };
        text.chars().map(|c| if turned.colours() { other(c) } else { c }).collect()
    };
    let turn = match (cells[1], turned.colours()) {
        ("w", true) => "b",
        ("b", true) => "w",
        (same, _) => same,
    };
    let mut rights: Vec<char> = if cells[2] == "-" { vec!['-'] } else { swap(cells[2]).chars().collect() };
    rights.sort();
    let rights: String = rights.into_iter().collect();
    format!("{} {turn} {rights} {}", swap(&ranks.join("/")), turn_moves(cells[3], turned))
}

/// Moves or squares with the board turned round.
pub(crate) fn turn_moves(moves: &str, turned: Turned) -> String {
    let turn_char = |c: char| match c {
        'a'..='h' if turned.wings() => char::from(b'a' + b'h' - c as u8),
        '1'..='8' if turned.colours() => char::from(b'1' + b'8' - c as u8),
        same => same,
    };
    let turn_word = |word: &str| -> String {
        let (squares, rest) = word.split_at(word.len().min(4));
        squares.chars().map(turn_char).chain(rest.chars()).collect()
    };
    moves.split(' ').map(turn_word).collect::<Vec<_>>().join(" ")
}
