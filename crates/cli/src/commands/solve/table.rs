//! The phases side by side, written out: for the terminal and for the page.

use crate::terminal::{padded, width_of};
use textwrap::Options;
use textwrap::WordSplitter::NoHyphenation;
use tratto_board::{Move, Position};
use tratto_mate::problem::{Column, Entry, Phase, Phases, Row, Solution, Stipulation, phases};
use tratto_notation::Style;
use tratto_words::{Words, say};

/// The table in words.
pub(super) struct SolutionTable {
    pub(super) heads: Vec<Head>,
    /// A defence, and a cell for every head.
    pub(super) rows: Vec<(String, Vec<Cell>)>,
}

/// What stands over a column.
pub(super) struct Head {
    /// "set play", "1. Qa2?", "1. Qa1!".
    pub(super) title: String,
    /// The threat or the waiting, and the refutation.
    pub(super) below: Vec<String>,
    is_try: bool,
}

pub(super) struct Cell {
    pub(super) text: String,
    pub(super) is_changed: bool,
    pub(super) refutes: bool,
}

/// Only what there is to compare: a try without an answer of its own has nothing to show here, nor has a defence that is answered nowhere.
fn shown(phases: Phases) -> Option<Phases> {
    let answers = |entry: &Entry| matches!(entry, Entry::Answers(_));
    let keep: Vec<bool> = (0..phases.columns.len())
        .map(|column| {
            let is_try = matches!(phases.columns[column].phase, Phase::Try(_));
            !is_try || phases.rows.iter().any(|row| answers(&row.cells[column].entry))
        })
        .collect();
    fn kept<T>(list: Vec<T>, keep: &[bool]) -> Vec<T> {
        list.into_iter().zip(keep).filter(|(_, keep)| **keep).map(|(one, _)| one).collect()
    }
    let rows = phases.rows.into_iter().map(|row| Row { cells: kept(row.cells, &keep), ..row });
    let rows: Vec<Row> = rows.filter(|row| row.cells.iter().any(|cell| answers(&cell.entry))).collect();
    let columns = kept(phases.columns, &keep);
    (columns.len() > 1 && !rows.is_empty()).then_some(Phases { columns, rows })
}

impl SolutionTable {
    /// The table of a solution; none if there is nothing to compare.
    pub(super) fn new(
        words: &Words,
        style: &Style,
        stipulation: &Stipulation,
        solution: &Solution,
    ) -> Option<SolutionTable> {
        let phases = shown(phases(solution, stipulation)?)?;
        let write = Write { words, style, solution, phases: &phases };
        let heads = phases.columns.iter().map(|column| write.head(column)).collect();
        let rows = phases.rows.iter().map(|row| write.row(row)).collect();
        Some(SolutionTable { heads, rows })
    }

    /// The table as lines no wider than so many letters; tries for which there is no room go below, beside the key again.
    pub(super) fn lines(&self, width: usize) -> Vec<String> {
        let first = self.rows.iter().map(|(defence, _)| width_of(defence)).max().unwrap_or(0).min(MOST);
        let heads: Vec<Vec<String>> = self.heads.iter().map(Head::lines).collect();
        let widths: Vec<usize> = (0..heads.len())
            .map(|column| {
                let cells = self.rows.iter().flat_map(|(_, cells)| fold(&cells[column].text));
                let lines = heads[column].iter().cloned().chain(cells);
                lines.map(|line| width_of(&line)).max().unwrap_or(0)
            })
            .collect();
        let mut lines = Vec::new();
        for block in self.blocks(first, &widths, width) {
            if !lines.is_empty() {
                lines.push(String::new());
            }
            let of = |column: &usize| widths[*column];
            let widths: Vec<usize> = block.iter().map(of).collect();
            let over: Vec<Vec<String>> = block.iter().map(|&column| heads[column].clone()).collect();
            put(&mut lines, "", first, &over, &widths);
            for (defence, cells) in &self.rows {
                let cells: Vec<Vec<String>> = block.iter().map(|&column| fold(&cells[column].text)).collect();
                if cells.iter().any(|cell| !cell.is_empty()) {
                    put(&mut lines, defence, first, &cells, &widths);
                }
            }
        }
        lines
    }
}

impl SolutionTable {
    /// Which columns go together: set play and keys always, and between them as many tries as there is room for.
    fn blocks(&self, first: usize, widths: &[usize], width: usize) -> Vec<Vec<usize>> {
        let all = 0..self.heads.len();
        let (tries, fixed): (Vec<usize>, Vec<usize>) = all.partition(|&column| self.heads[column].is_try);
        let room = |columns: &[usize]| columns.iter().map(|&column| GAP + widths[column]).sum::<usize>();
        let start = INDENT + first + room(&fixed);
        let mut blocks: Vec<Vec<usize>> = vec![fixed.clone()];
        let mut total = start;
        for column in tries {
            let wide = GAP + widths[column];
            let last = blocks.len() - 1;
            if total + wide > width && blocks[last].len() > fixed.len() {
                blocks.push(fixed.clone());
                total = start;
            }
            let last = blocks.len() - 1;
            total += wide;
            blocks[last].push(column);
        }
        // Set play comes before all tries, keys behind them, as in the table itself.
        blocks.iter_mut().for_each(|block| block.sort());
        blocks
    }
}

/// How wide a column may get before its text is folded.
const MOST: usize = 24;
const INDENT: usize = 3;
const GAP: usize = 2;

/// A text in lines, broken at blanks. A number stays with its move.
fn fold(text: &str) -> Vec<String> {
    let text = text.trim().replace(". ", ".\u{a0}");
    if text.is_empty() {
        return Vec::new();
    }
    let options = Options::new(MOST).break_words(false).word_splitter(NoHyphenation);
    textwrap::wrap(&text, options).iter().map(|line| line.replace('\u{a0}', " ")).collect()
}

/// One row of the table, as many lines as its highest cell.
fn put(lines: &mut Vec<String>, first: &str, width: usize, cells: &[Vec<String>], widths: &[usize]) {
    let height = cells.iter().map(Vec::len).max().unwrap_or(0).max(1);
    for line in 0..height {
        let name = if line == 0 { first } else { "" };
        let mut text = format!("{:INDENT$}{}", "", padded(name, width));
        for (cell, &width) in cells.iter().zip(widths) {
            let part = cell.get(line).map_or("", String::as_str);
            text.push_str(&format!("{:GAP$}{}", "", padded(part, width)));
        }
        lines.push(text.trim_end().to_owned());
    }
}

impl Head {
    fn lines(&self) -> Vec<String> {
        std::iter::once(&self.title).chain(&self.below).flat_map(|text| fold(text)).collect()
    }
}

struct Write<'a> {
    words: &'a Words,
    style: &'a Style,
    solution: &'a Solution,
    phases: &'a Phases,
}

impl Write<'_> {
    /// The position in which the defences of a phase are played.
    fn start(&self, column: &Column) -> Position {
        let position = self.solution.position;
        match column.first {
            None => position.pass(),
            Some(first) => played(&position, first),
        }
    }

    fn head(&self, column: &Column) -> Head {
        let (words, start) = (self.words, self.start(column));
        let Some(first) = column.first else {
            let title = say!(words, "problem-phase-set");
            return Head { title, below: Vec::new(), is_try: false };
        };
        let is_try = matches!(column.phase, Phase::Try(_));
        let mark = if is_try { "?" } else { "!" };
        let title = format!("1. {}{mark}", self.style.write(&self.solution.position, first));
        let mut below = Vec::new();
        if !column.threats.is_empty() {
            let passed = start.pass();
            let threats: Vec<String> =
                column.threats.iter().map(|&threat| self.style.write(&passed, threat)).collect();
            below.push(say!(words, "problem-phase-threat", moves = threats.join(", ")));
        } else if !start.is_check() {
            below.push(say!(words, "problem-phase-block"));
        }
        if !column.refutations.is_empty() {
            let replies: Vec<String> = column
                .refutations
                .iter()
                .map(|&reply| format!("{}!", self.style.write(&start, reply)))
                .collect();
            below.push(say!(words, "problem-phase-but", reply = replies.join(", ")));
        }
        Head { title, below, is_try }
    }

    fn row(&self, row: &Row) -> (String, Vec<Cell>) {
        let columns = self.phases.columns.iter().zip(&row.cells);
        let able = columns.clone().find(|(_, cell)| cell.entry != Entry::Absent);
        let defence = able.map(|(column, _)| self.style.write(&self.start(column), row.defence));
        let cells = columns.map(|(column, cell)| {
            let text = match &cell.entry {
                Entry::Absent => String::new(),
                Entry::Unanswered => "–".to_owned(),
                Entry::Threat => say!(self.words, "problem-cell-threat"),
                Entry::Goal => "#".to_owned(),
                Entry::Refutes => "!".to_owned(),
                Entry::Answers(answers) => {
                    let after = played(&self.start(column), row.defence);
                    let texts: Vec<String> = answers.iter().map(|&m| self.style.write(&after, m)).collect();
                    format!("{}{}", texts.join(", "), if cell.is_changed { "*" } else { "" })
                }
            };
            Cell { text, is_changed: cell.is_changed, refutes: cell.entry == Entry::Refutes }
        });
        (defence.map(|text| format!("1... {text}")).unwrap_or_default(), cells.collect())
    }
}

fn played(position: &Position, m: Move) -> Position {
    let mut after = *position;
    after.play_unchecked(m);
    after
}
