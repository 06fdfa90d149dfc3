//! Writing a report: lines that nothing was changed in are written as they stood.

use super::Report;
use crate::{Acceleration, Edition, Entry, Outcome, PointSystem, Round, Tournament};
use tratto_board::Color;

impl Report {
    /// A report of a tournament that was not read from one.
    #[must_use]
    pub fn of(name: &str, tournament: Tournament) -> Report {
        let mut lines = vec![format!("012 {name}")];
        lines.extend(tournament.rounds.map(|rounds| format!("142 {rounds}")));
        lines.extend(
            tournament.initial_color.map(|color| format!("152 {}", color.letter().to_ascii_uppercase())),
        );
        if tournament.points != PointSystem::default() {
            lines.push(points_record(&tournament.points));
        }
        let edition = match tournament.edition {
            Edition::Dutch2017 => "2017",
            Edition::Dutch2026 => "2026",
        };
        let baku = if tournament.acceleration == Acceleration::Baku { "_BAKU" } else { "" };
        lines.push(format!("192 FIDE_DUTCH_{edition}{baku}"));
        let line = |text: String, player| super::Line { text, end: "\n", player };
        let mut all: Vec<super::Line> = lines.into_iter().map(|text| line(text, None)).collect();
        for entry in &tournament.entries {
            let text = player(&tournament, entry, &fields(entry));
            all.push(line(text, Some(entry.number)));
        }
        for forbidden in &tournament.forbidden {
            let players: String = forbidden.players.iter().map(|number| format!(" {number:>4}")).collect();
            all.push(line(format!("260 {:>3} {:>3}{players}", forbidden.from, forbidden.to), None));
        }
        for entry in tournament.entries.iter().filter(|entry| !entry.virtual_points.is_empty()) {
            let points: String = entry.virtual_points.iter().map(|points| format!(" {points:>4}")).collect();
            all.push(line(format!("XXA {:>4}{points}", entry.number), None));
        }
        Report { lines: all, tournament, warnings: Vec::new() }
    }

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
    let points = tournament.final_points(entry).to_string();
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
        Round::Pending { opponent, color } => paired(opponent, Some(color), ' '),
        Round::ForfeitWin { opponent, color } => paired(opponent, color, '+'),
        Round::ForfeitLoss { opponent, color } => paired(opponent, color, '-'),
        Round::PairingBye => "0000 - U".to_owned(),
        Round::FullBye => "0000 - F".to_owned(),
        Round::HalfBye => "0000 - H".to_owned(),
        Round::Absent => "0000 - Z".to_owned(),
    }
}

/// A record 162 with all points.
fn points_record(points: &PointSystem) -> String {
    let PointSystem { win, draw, loss, absence, pairing_bye, .. } = *points;
    let fields = [('W', win), ('D', draw), ('L', loss), ('A', absence), ('P', pairing_bye)];
    let fields: String = fields.map(|(symbol, points)| format!("{symbol}{points:>4}    ")).concat();
    format!("162  {fields}").trim_end().to_owned()
}

/// The columns of a record 001 before the points.
fn fields(entry: &Entry) -> String {
    let sex = entry.sex.unwrap_or(' ');
    let rating = entry.rating.map(|rating| rating.to_string()).unwrap_or_default();
    let cut = |text: &str, most: usize| text.chars().take(most).collect::<String>();
    let (title, name) = (cut(&entry.title, 3), cut(&entry.name, 33));
    let (federation, fide, birth) =
        (cut(&entry.federation, 3), cut(&entry.fide_id, 11), cut(&entry.birth, 10));
    format!(
        "001 {:>4} {sex}{title:>3} {name:<33} {rating:>4} {federation:>3} {fide:>11} {birth:>10} ",
        entry.number
    )
}
