//! Reading a report.

use super::columns::Columns;
use super::{Decoded, Line, Problem, Report, ReportFault, Warning};
use crate::{
    Acceleration, Edition, Entry, Forbidden, Number, Outcome, PointSystem, Points, Round, Tournament,
};
use std::collections::BTreeMap;
use tratto_board::Color;

/// The first day of the edition of 2026.
const SINCE_2026: &str = "2026/02/01";

/// What the records say, before it is put together.
#[derive(Default)]
struct Gathered {
    tournament: Tournament,
    /// Line, points as written, and the rounds with their columns, by number.
    players: BTreeMap<Number, Read>,
    /// The round, how, who, and where that is said.
    byes: Vec<(usize, Round, Number, ReportFault)>,
    absent: Vec<(Number, ReportFault)>,
    virtual_points: Vec<(Number, Vec<Points>, ReportFault)>,
    spans: Vec<Span>,
    mentions: Vec<(Number, ReportFault)>,
    start: String,
    kind: Option<String>,
    bye_points: Option<Points>,
    warnings: Vec<Warning>,
}

struct Read {
    line: usize,
    said: Points,
    entry: Entry,
    /// A round for each column of ten that is there; `None` where it is blank.
    rounds: Vec<Option<Round>>,
}

/// A record 250: points for some rounds of some players.
struct Span {
    points: Points,
    rounds: (usize, usize),
    players: (Number, Number),
}

pub(super) fn read(bytes: &[u8]) -> Result<Report, ReportFault> {
    let Decoded { lines, latin } = super::decode(bytes);
    let mut gathered = Gathered::default();
    if latin {
        gathered.warnings.push(Warning::Latin1);
    }
    let mut kept = Vec::with_capacity(lines.len());
    for (index, line) in lines.into_iter().enumerate() {
        let chars: Vec<char> = line.text.chars().collect();
        let player = gathered.record(&Columns::new(index + 1, &chars))?;
        kept.push(Line { player, ..line });
    }
    gathered.finish(kept)
}

impl Gathered {
    fn record(&mut self, line: &Columns<'_>) -> Result<Option<Number>, ReportFault> {
        match line.code().as_str() {
            "001" => return self.player(line).map(Some),
            "042" => self.start = line.rest(5),
            "092" => {
                let kind = line.rest(5);
                if self.kind.is_none() && kind.starts_with("FIDE_DUTCH") {
                    self.kind = Some(kind);
                }
            }
            "192" => self.kind = Some(line.rest(5)),
            "142" | "XXR" => {
                let rounds = line.numeral(5, &line.rest(5), (1, 99))?;
                self.tournament.rounds = u8::try_from(rounds).ok();
            }
            "152" => self.initial_color(line)?,
            "XXC" => self.configuration(line)?,
            "162" => self.points(line)?,
            "XXS" => self.scores(line)?,
            "BBW" => self.tournament.points.win = line.points(5, 8)?,
            "BBD" => self.tournament.points.draw = line.points(5, 8)?,
            "BBL" => self.tournament.points.loss = line.points(5, 8)?,
            "BBZ" => self.tournament.points.absence = line.points(5, 8)?,
            "BBF" => self.tournament.points.forfeit_loss = line.points(5, 8)?,
            "BBU" => self.bye_points = Some(line.points(5, 8)?),
            "240" => self.byes(line)?,
            "250" => self.acceleration(line)?,
            "260" => {
                line.needs(16)?;
                let from = line.number(5, 7, (1, 99))?;
                let to = line.number(9, 11, (1, 99))?;
                let players = line.players(13)?;
                self.forbid(line, (from, to), players);
            }
            "XXP" => {
                let players = self.named(line, 4)?;
                self.forbid(line, (1, 99), players);
            }
            "XXZ" => {
                for (column, word) in line.words(4) {
                    let number = line.as_player(line.numeral(column, &word, (1, 9999))?);
                    self.absent.push((number, line.fault(column, Problem::Unknown { number })));
                }
            }
            "XXA" => {
                let number = line.player(5, 8)?;
                let points = (10..=line.len())
                    .step_by(5)
                    .map(|column| {
                        if line.text(column, column + 3).is_empty() {
                            Ok(Points::ZERO)
                        } else {
                            line.points(column, column + 3)
                        }
                    })
                    .collect::<Result<_, _>>()?;
                self.virtual_points.push((number, points, line.fault(5, Problem::Unknown { number })));
            }
            _ => {}
        }
        Ok(None)
    }

    fn named(&self, line: &Columns<'_>, from: usize) -> Result<Vec<Number>, ReportFault> {
        line.words(from)
            .into_iter()
            .map(|(column, word)| Ok(line.as_player(line.numeral(column, &word, (1, 9999))?)))
            .collect()
    }

    fn forbid(&mut self, line: &Columns<'_>, (from, to): (u32, u32), players: Vec<Number>) {
        for &number in &players {
            self.mentions.push((number, line.whole(Problem::Unknown { number })));
        }
        let round = |round: u32| u8::try_from(round).unwrap_or(u8::MAX);
        self.tournament.forbidden.push(Forbidden { from: round(from), to: round(to), players });
    }

    fn initial_color(&mut self, line: &Columns<'_>) -> Result<(), ReportFault> {
        let text = line.rest(5);
        self.tournament.initial_color = Some(match text.to_ascii_uppercase().as_str() {
            "W" => Color::White,
            "B" => Color::Black,
            _ => return Err(line.fault(5, Problem::NotOneOf { text, right: &["W", "B"] })),
        });
        Ok(())
    }

    fn configuration(&mut self, line: &Columns<'_>) -> Result<(), ReportFault> {
        for (column, word) in line.words(4) {
            match word.as_str() {
                "white1" => self.tournament.initial_color = Some(Color::White),
                "black1" => self.tournament.initial_color = Some(Color::Black),
                // The order of the numbers is the order in which this program ranks anyway.
                "rank" => {
                    return Err(line.fault(column, Problem::Unsupported { what: "XXC rank".to_owned() }));
                }
                _ => {
                    let right = &["white1", "black1"];
                    return Err(line.fault(column, Problem::NotOneOf { text: word, right }));
                }
            }
        }
        Ok(())
    }

    /// A record 162: a symbol and a value, every nine columns.
    fn points(&mut self, line: &Columns<'_>) -> Result<(), ReportFault> {
        for column in (6..=line.len()).step_by(9) {
            let Some(symbol) = line.char(column) else { continue };
            let value = line.points(column + 1, column + 4)?;
            let points = &mut self.tournament.points;
            match symbol.to_ascii_uppercase() {
                'W' => points.win = value,
                'D' => points.draw = value,
                'L' => points.loss = value,
                'A' | 'Z' => {
                    points.absence = value;
                    points.forfeit_loss = value;
                }
                'P' => self.bye_points = Some(value),
                // What a game without a result is worth: a draw, here.
                'X' if value == points.draw => {}
                'X' => {
                    let what = format!("162 with X = {value}, other than a draw");
                    return Err(line.fault(column, Problem::Unsupported { what }));
                }
                _ => {
                    let right = &["W", "D", "L", "A", "P", "X"];
                    return Err(line.fault(column, Problem::NotOneOf { text: symbol.to_string(), right }));
                }
            }
        }
        Ok(())
    }

    /// `XXS`: words such as `W=3.0`.
    fn scores(&mut self, line: &Columns<'_>) -> Result<(), ReportFault> {
        const RIGHT: &[&str] = &[
            "WW=", "BW=", "WD=", "BD=", "WL=", "BL=", "W=", "D=", "L=", "FW=", "FL=", "FPB=", "HPB=", "ZPB=",
            "PAB=",
        ];
        let mut by_color: BTreeMap<&str, Points> = BTreeMap::new();
        let mut fixed: Vec<(usize, &str, Points)> = Vec::new();
        for (column, word) in line.words(4) {
            let not_one = || line.fault(column, Problem::NotOneOf { text: word.clone(), right: RIGHT });
            let (name, value) = word.split_once('=').ok_or_else(not_one)?;
            let value: Points = value
                .parse()
                .map_err(|_| line.fault(column, Problem::NotPoints { text: value.to_owned() }))?;
            let points = &mut self.tournament.points;
            match name.to_ascii_uppercase().as_str() {
                "W" => points.win = value,
                "D" => points.draw = value,
                "L" => points.loss = value,
                "WW" => drop(by_color.insert("WW", value)),
                "BW" => drop(by_color.insert("BW", value)),
                "WD" => drop(by_color.insert("WD", value)),
                "BD" => drop(by_color.insert("BD", value)),
                "WL" => drop(by_color.insert("WL", value)),
                "BL" => drop(by_color.insert("BL", value)),
                "ZPB" => points.absence = value,
                "FL" => points.forfeit_loss = value,
                "PAB" => self.bye_points = Some(value),
                "FW" => fixed.push((column, "FW", value)),
                "FPB" => fixed.push((column, "FPB", value)),
                "HPB" => fixed.push((column, "HPB", value)),
                _ => return Err(not_one()),
            }
        }
        let points = &mut self.tournament.points;
        for (white, black, target) in
            [("WW", "BW", &mut points.win), ("WD", "BD", &mut points.draw), ("WL", "BL", &mut points.loss)]
        {
            let (white, black) = (by_color.get(white), by_color.get(black));
            if let (Some(white), Some(black)) = (white, black)
                && white != black
            {
                let what = "XXS with points that depend on the colour".to_owned();
                return Err(line.whole(Problem::Unsupported { what }));
            }
            if let Some(&value) = white.or(black) {
                *target = value;
            }
        }
        for (column, name, value) in fixed {
            let usual = if name == "HPB" { points.draw } else { points.win };
            if value != usual {
                let what = format!("XXS with {name} other than {usual}");
                return Err(line.fault(column, Problem::Unsupported { what }));
            }
        }
        Ok(())
    }

    fn byes(&mut self, line: &Columns<'_>) -> Result<(), ReportFault> {
        line.needs(11)?;
        let kind = match line.char(5).map(|c| c.to_ascii_uppercase()) {
            Some('F') => Round::FullBye,
            Some('H') => Round::HalfBye,
            Some('Z') => Round::Absent,
            other => {
                let text = other.map(String::from).unwrap_or_default();
                return Err(line.fault(5, Problem::NotOneOf { text, right: &["F", "H", "Z"] }));
            }
        };
        let round = line.number(7, 9, (1, 99))? as usize;
        for number in line.players(11)? {
            self.byes.push((round, kind, number, line.whole(Problem::Unknown { number })));
        }
        Ok(())
    }

    fn acceleration(&mut self, line: &Columns<'_>) -> Result<(), ReportFault> {
        line.needs(31)?;
        if !line.text(5, 8).is_empty() && line.points(5, 8)? != Points::ZERO {
            return Err(
                line.fault(5, Problem::Unsupported { what: "acceleration by match points".to_owned() })
            );
        }
        self.spans.push(Span {
            points: line.points(10, 13)?,
            rounds: (line.number(15, 17, (1, 99))? as usize, line.number(19, 21, (1, 99))? as usize),
            players: (line.player(23, 26)?, line.player(28, 31)?),
        });
        Ok(())
    }

    fn player(&mut self, line: &Columns<'_>) -> Result<Number, ReportFault> {
        line.needs(84)?;
        let number = line.player(5, 8)?;
        let mut entry = Entry::new(number);
        entry.sex = line.char(10);
        entry.title = line.text(11, 13);
        entry.name = line.text(15, 47);
        if !line.text(49, 52).is_empty() {
            let rating = line.number(49, 52, (0, 9999))?;
            entry.rating = u16::try_from(rating).ok().filter(|rating| *rating > 0);
        }
        entry.federation = line.text(54, 56);
        entry.fide_id = line.text(58, 68);
        entry.birth = line.text(70, 79);
        let said = line.points(81, 84)?;
        let rounds = (92..=line.len())
            .step_by(10)
            .enumerate()
            .map(|(index, column)| round(line, number, index + 1, column))
            .collect::<Result<Vec<_>, _>>()?;
        let here = line.fault(5, Problem::NoPlayers);
        let read = Read { line: here.line, said, entry, rounds };
        if let Some(first) = self.players.insert(number, read) {
            return Err(line.fault(5, Problem::Repeated { number, first: first.line }));
        }
        Ok(number)
    }

    fn finish(mut self, kept: Vec<Line>) -> Result<Report, ReportFault> {
        if self.players.is_empty() {
            return Err(ReportFault { line: kept.len().max(1), column: None, problem: Problem::NoPlayers });
        }
        self.tournament.points.pairing_bye = self.bye_points.unwrap_or(self.tournament.points.win);
        self.edition();
        let paired = self.paired();
        self.take_entries(paired);
        self.take_absences(paired)?;
        self.take_acceleration()?;
        for (number, fault) in std::mem::take(&mut self.mentions) {
            if !self.players.contains_key(&number) {
                return Err(fault);
            }
        }
        self.tournament.entries = self.players.values().map(|read| read.entry.clone()).collect();
        self.check_pairs()?;
        self.check_points()?;
        Ok(Report { lines: kept, tournament: self.tournament, warnings: self.warnings })
    }

    fn edition(&mut self) {
        let Some(kind) = self.kind.as_deref() else { return };
        let (system, baku) = match kind.strip_suffix("_BAKU") {
            Some(system) => (system, true),
            None => (kind, false),
        };
        if baku {
            self.tournament.acceleration = Acceleration::Baku;
        }
        self.tournament.edition = match system {
            "FIDE_DUTCH_2017" => Edition::Dutch2017,
            "FIDE_DUTCH_2025" | "FIDE_DUTCH_2026" => Edition::Dutch2026,
            "FIDE_DUTCH" if !self.start.is_empty() && self.start.as_str() < SINCE_2026 => Edition::Dutch2017,
            "FIDE_DUTCH" => Edition::Dutch2026,
            _ => {
                self.warnings.push(Warning::OtherSystem(kind.to_owned()));
                return;
            }
        };
    }

    /// How many rounds have been paired: up to the last one in which anybody has an opponent or the bye, or which everybody has behind.
    fn paired(&self) -> usize {
        let mut paired = 0;
        for read in self.players.values() {
            for (index, round) in read.rounds.iter().enumerate() {
                if let Some(round) = round {
                    paired = paired.max(if round.is_paired() { index + 1 } else { index });
                }
            }
        }
        let everybody = self.players.values().all(|read| matches!(read.rounds.get(paired), Some(Some(_))));
        if everybody { paired + 1 } else { paired }
    }

    fn take_entries(&mut self, paired: usize) {
        for read in self.players.values_mut() {
            let round = |index: usize| read.rounds.get(index).copied().flatten();
            read.entry.rounds = (0..paired).map(|index| round(index).unwrap_or(Round::Absent)).collect();
            read.entry.coming = round(paired);
        }
    }

    fn take_absences(&mut self, paired: usize) -> Result<(), ReportFault> {
        for (round, kind, number, fault) in std::mem::take(&mut self.byes) {
            let read = self.players.get_mut(&number).ok_or(fault)?;
            if round == paired + 1 && read.entry.coming.is_none() {
                read.entry.coming = Some(kind);
            }
        }
        for (number, fault) in std::mem::take(&mut self.absent) {
            self.players.get_mut(&number).ok_or(fault)?.entry.coming.get_or_insert(Round::Absent);
        }
        Ok(())
    }

    fn take_acceleration(&mut self) -> Result<(), ReportFault> {
        for (number, points, fault) in std::mem::take(&mut self.virtual_points) {
            self.players.get_mut(&number).ok_or(fault)?.entry.virtual_points = points;
            self.tournament.acceleration = Acceleration::Listed;
        }
        for Span { points, rounds, players } in std::mem::take(&mut self.spans) {
            self.tournament.acceleration = Acceleration::Listed;
            for (_, read) in self.players.range_mut(players.0..=players.1.max(players.0)) {
                let list = &mut read.entry.virtual_points;
                if list.len() < rounds.1 {
                    list.resize(rounds.1, Points::ZERO);
                }
                for value in list.iter_mut().take(rounds.1).skip(rounds.0 - 1) {
                    *value = points;
                }
            }
        }
        let PointSystem { win, draw, loss, .. } = self.tournament.points;
        if self.tournament.acceleration == Acceleration::Baku && (loss != Points::ZERO || draw + draw != win)
        {
            return Err(ReportFault { line: 1, column: None, problem: Problem::BakuPoints });
        }
        Ok(())
    }

    /// Whether the two lines of every pairing agree.
    fn check_pairs(&self) -> Result<(), ReportFault> {
        for read in self.players.values() {
            for (index, round) in read.entry.rounds.iter().enumerate() {
                let Some(opponent) = round.scheduled() else { continue };
                let player = read.entry.number;
                let other =
                    self.players.get(&opponent).and_then(|other| other.entry.rounds.get(index)).copied();
                let agrees = other.is_some_and(|other| {
                    other.scheduled() == Some(player)
                        && other.is_played() == round.is_played()
                        && (!round.is_played() || other.color() != round.color())
                });
                if !agrees {
                    let problem = Problem::Contradiction { player, opponent, round: index + 1 };
                    return Err(ReportFault { line: read.line, column: Some(92 + 10 * index), problem });
                }
            }
        }
        Ok(())
    }

    /// The points as written are those of the rounds; those of the round to come, and those added for pairing, may be in them.
    fn check_points(&self) -> Result<(), ReportFault> {
        for read in self.players.values() {
            let counted = self.tournament.score(&read.entry);
            let coming =
                read.entry.coming.map_or(Points::ZERO, |round| round.points(&self.tournament.points));
            let added = self.tournament.virtual_points(&read.entry, read.entry.rounds.len());
            let known = self.tournament.final_points(&read.entry);
            let is_right = |points: Points| {
                [points, points + coming, points + added, points + coming + added].contains(&read.said)
            };
            if !is_right(counted) && !is_right(known) {
                let problem = Problem::WrongPoints { player: read.entry.number, said: read.said, counted };
                return Err(ReportFault { line: read.line, column: Some(81), problem });
            }
        }
        Ok(())
    }
}

/// The round of a player that begins in a column, or nothing where all is blank.
pub(super) fn round(
    line: &Columns<'_>,
    player: Number,
    round: usize,
    column: usize,
) -> Result<Option<Round>, ReportFault> {
    let (opponent, color, result) =
        (line.text(column, column + 3), line.char(column + 5), line.char(column + 7));
    if opponent.is_empty() && color.is_none() && result.is_none() {
        return Ok(None);
    }
    let text: String = line.raw(column, column + 7).iter().collect();
    let none = || line.fault(column, Problem::NoSuchRound { player, round, text: text.clone() });
    let result = result.map(|c| c.to_ascii_uppercase());
    if opponent.is_empty() || opponent.bytes().all(|byte| byte == b'0') {
        if !matches!(color, None | Some('-')) {
            return Err(none());
        }
        return match result {
            // Some programs write a forfeit without an opponent for the bye.
            Some('U' | '+') => Ok(Some(Round::PairingBye)),
            Some('F' | 'W' | '1') => Ok(Some(Round::FullBye)),
            Some('H' | 'D' | '=') => Ok(Some(Round::HalfBye)),
            Some('Z' | 'L' | '0' | '-') | None => Ok(Some(Round::Absent)),
            _ => Err(none()),
        };
    }
    let number = line.player(column, column + 3)?;
    if number == player {
        return Err(none());
    }
    let color = match color.map(|c| c.to_ascii_lowercase()) {
        Some('w') => Some(Color::White),
        Some('b') => Some(Color::Black),
        Some('-') | None => None,
        _ => return Err(none()),
    };
    let game = |outcome, rated| {
        color.map(|color| Round::Game { opponent: number, color, outcome, rated }).ok_or_else(none)
    };
    let read = match result {
        Some('1') => game(Outcome::Win, true),
        Some('=') => game(Outcome::Draw, true),
        Some('0') => game(Outcome::Loss, true),
        Some('W') => game(Outcome::Win, false),
        Some('D') => game(Outcome::Draw, false),
        Some('L') => game(Outcome::Loss, false),
        Some('+') => Ok(Round::ForfeitWin { opponent: number, color }),
        Some('-') => Ok(Round::ForfeitLoss { opponent: number, color }),
        Some('?') | None => color.map(|color| Round::Pending { opponent: number, color }).ok_or_else(none),
        _ => Err(none()),
    };
    read.map(Some)
}
