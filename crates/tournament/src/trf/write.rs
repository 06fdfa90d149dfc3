//! Writing a report: lines that nothing was changed in are written as they stood.

use super::Report;
use crate::{Entry, Outcome, Round, Tournament};
use tratto_board::Color;

impl Report {
    /// The report as bytes, in UTF-8: the players' points and rounds from [`Report::tournament`], everything else as it was read.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut out = String::new();
        for line in &self.lines {
            let entry = line.player.and_then(|number| self.tournament.place(number));
            match entry.map(|place| &self.tournament.entries[place]) {
                Some(entry) => {
                    let (written, had) = (player(&self.tournament, entry, &line.text), line.text.trim_end());
                    // Trailing blanks, and spellings such as a blank for an absence, are not changed for their own sake.
                    let same = written == had || says_the_same(&written, had);
                    out.push_str(if same { &line.text } else { &written });
                }
                None => out.push_str(&line.text),
            }
            out.push_str(line.end);
        }
        out.into_bytes()
    }
}

/// Whether two lines differ only in how they write the same rounds.
fn says_the_same(written: &str, had: &str) -> bool {
    let rounds = |line: &str| {
        let chars: Vec<char> = line.chars().collect();
        let columns = super::columns::Columns::new(1, &chars);
        let count = (92..=columns.len()).step_by(10).count();
        let all = (0..count)
            .map(|index| super::read::round(&columns, crate::Number(0), index + 1, 92 + 10 * index))
            .collect::<Result<Vec<_>, _>>();
        (columns.text(1, 84), all.map(trimmed))
    };
    rounds(written) == rounds(had)
}

/// Without the absences at the end, which a report may leave blank.
fn trimmed(rounds: Vec<Option<Round>>) -> Vec<Round> {
    let mut rounds: Vec<Round> = rounds.into_iter().map(|round| round.unwrap_or(Round::Absent)).collect();
    while rounds.last() == Some(&Round::Absent) {
        rounds.pop();
    }
    rounds
}

/// A record 001: what stood before the points is kept, and the rank.
fn player(tournament: &Tournament, entry: &Entry, line: &str) -> String {
    let chars: Vec<char> = line.chars().collect();
    let mut out: String = chars.iter().take(80).collect();
    let points = tournament.score(entry).to_string();
    out.push_str(&format!("{points:>4}"));
    out.extend(chars.iter().skip(84).take(5));
    while out.chars().count() < 89 {
        out.push(' ');
    }
    for round in entry.rounds.iter().chain(&entry.coming) {
        out.push_str("  ");
        out.push_str(&write(*round));
    }
    out.trim_end().to_owned()
}

/// A round in its eight columns.
fn write(round: Round) -> String {
    let letter = |color: Option<Color>| match color {
        Some(Color::White) => 'w',
        Some(Color::Black) => 'b',
        None => '-',
    };
    let paired = |opponent: crate::Number, color, result| format!("{opponent:>4} {} {result}", letter(color));
    match round {
        Round::Game { opponent, color, outcome, rated } => {
            let result = match (outcome, rated) {
                (Outcome::Win, true) => '1',
                (Outcome::Draw, true) => '=',
                (Outcome::Loss, true) => '0',
                (Outcome::Win, false) => 'W',
                (Outcome::Draw, false) => 'D',
                (Outcome::Loss, false) => 'L',
            };
            paired(opponent, Some(color), result)
        }
        Round::Pending { opponent, color } => paired(opponent, Some(color), '?'),
        Round::ForfeitWin { opponent, color } => paired(opponent, color, '+'),
        Round::ForfeitLoss { opponent, color } => paired(opponent, color, '-'),
        Round::PairingBye => "0000 - U".to_owned(),
        Round::FullBye => "0000 - F".to_owned(),
        Round::HalfBye => "0000 - H".to_owned(),
        Round::Absent => "0000 - Z".to_owned(),
    }
}
