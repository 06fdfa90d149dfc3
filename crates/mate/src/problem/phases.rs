//! Set play, tries and actual play side by side: a row for every defence, a column for every phase.

use super::stipulation::{Kind, Stipulation};
use super::theme::{Phase, mate_of};
use super::tree::{Solution, Variation};
use tratto_board::Move;

/// The phases of a problem as a table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Phases {
    /// Set play if there is any, then the tries, then the keys.
    pub columns: Vec<Column>,
    /// The defences that have an answer of their own, or refute, in some phase; each has a cell for every column.
    pub rows: Vec<Row>,
}

/// One phase.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Column {
    /// Which one.
    pub phase: Phase,
    /// Its first move; none in set play.
    pub first: Option<Move>,
    /// What the first move threatens.
    pub threats: Vec<Move>,
    /// What refutes it, if it is a try.
    pub refutations: Vec<Move>,
}

/// One defence in all phases.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Row {
    /// The defence.
    pub defence: Move,
    /// What answers it, phase by phase.
    pub cells: Vec<Cell>,
}

/// What answers a defence in a phase.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Cell {
    /// The answer.
    pub entry: Entry,
    /// Whether an earlier phase has another answer to the same defence.
    pub is_changed: bool,
}

/// What a cell holds.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Entry {
    /// The defence cannot be played in this phase.
    Absent,
    /// It can be played, and nothing answers it: only in set play.
    Unanswered,
    /// The threat is carried out.
    Threat,
    /// These moves answer it; more than one is a dual.
    Answers(Vec<Move>),
    /// It reaches the goal itself, as in a selfmate.
    Goal,
    /// It refutes.
    Refutes,
}

/// Puts the phases side by side; none if there is only one, or if the problem is one of help play.
///
/// ```
/// use tratto_board::Setup;
/// use tratto_mate::problem::{Request, phases, solve};
/// let setup = Setup::from_fen("7k/7b/5Kp1/8/8/8/8/5Q2 w - - 0 1")?;
/// let stipulation = "#2".parse()?;
/// let request = Request { refutations: 1, set_play: true, ..Request::default() };
/// let (solution, _) = solve(&setup, &stipulation, &request).expect("one king a side");
/// let table = phases(&solution, &stipulation).expect("tries and a key");
/// assert!(table.columns.iter().any(|column| !column.refutations.is_empty()));
/// assert!(table.rows.iter().all(|row| row.cells.len() == table.columns.len()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn phases(solution: &Solution, stipulation: &Stipulation) -> Option<Phases> {
    if matches!(stipulation.kind(), Kind::Help | Kind::SeriesHelp) {
        return None;
    }
    let mut columns = Vec::new();
    let mut plays: Vec<&[Variation]> = Vec::new();
    if !solution.set_play.is_empty() {
        columns.push(Column { phase: Phase::Set, first: None, threats: Vec::new(), refutations: Vec::new() });
        plays.push(&solution.set_play);
    }
    let tries = solution.tries.iter().enumerate();
    let tries = tries.map(|(place, one)| (Phase::Try(place), &one.play, one.refutations.clone()));
    let keys = solution.keys.iter().enumerate().map(|(place, key)| (Phase::Actual(place), key, Vec::new()));
    for (phase, play, refutations) in tries.chain(keys) {
        let threats = play.threats.iter().map(|threat| threat.played).collect();
        columns.push(Column { phase, first: Some(play.played), threats, refutations });
        plays.push(&play.variations);
    }
    if columns.len() < 2 {
        return None;
    }
    let mut defences: Vec<Move> = plays
        .iter()
        .flat_map(|play| play.iter())
        .filter(|variation| !variation.lets_threat)
        .map(|variation| variation.defence)
        .collect();
    defences.sort_by_key(|defence| {
        let becomes = defence.promotes_to().map(|role| role.role() as u8);
        (defence.from().index(), defence.to().index(), becomes)
    });
    defences.dedup();
    let in_set_play = solution.position.pass().legal_moves();
    let row = |defence: Move| {
        let entries = columns.iter().zip(&plays).map(|(column, play)| {
            match play.iter().find(|variation| variation.defence == defence) {
                Some(variation) => entry(variation),
                None if column.phase == Phase::Set && in_set_play.contains(&defence) => Entry::Unanswered,
                None => Entry::Absent,
            }
        });
        Row { defence, cells: changes(&columns, entries.collect()) }
    };
    let rows = defences.into_iter().map(row).collect();
    Some(Phases { columns, rows })
}

fn entry(variation: &Variation) -> Entry {
    if variation.reaches_goal {
        Entry::Goal
    } else if variation.refutes() {
        Entry::Refutes
    } else if variation.lets_threat {
        Entry::Threat
    } else {
        Entry::Answers(variation.continuations.iter().map(|one| one.played).collect())
    }
}

/// Marks what an earlier phase answers otherwise. A piece that has made the first move is still the same piece.
fn changes(columns: &[Column], entries: Vec<Entry>) -> Vec<Cell> {
    let mut earlier: Option<Vec<_>> = None;
    let mut cells = Vec::new();
    for (column, entry) in columns.iter().zip(entries) {
        let mut is_changed = false;
        if let Entry::Answers(answers) = &entry {
            let mates: Vec<_> = answers.iter().map(|&mate| mate_of(column.first, mate)).collect();
            is_changed =
                earlier.as_ref().is_some_and(|earlier| !mates.iter().any(|mate| earlier.contains(mate)));
            earlier.get_or_insert(mates);
        }
        cells.push(Cell { entry, is_changed });
    }
    cells
}
