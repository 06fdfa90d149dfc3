//! Themes: what the moves of a solution show, each with the moves that show it.
//!
//! Nothing is claimed by appearance. Where a theme says that a mate is possible *because* of something, that something is taken
//! away on the board, and the mate has to fail. Only defences with one single mate count: a dual proves nothing.
//!
//! [`themes`] looks at direct mates in two moves; of help play it tells the mating pictures only.

mod battery;
mod block;
mod change;
mod choice;
mod definition;
mod line;
mod mechanical;
mod obstruction;
mod picture;
mod pin;
mod scene;

pub use definition::{Group, Theme};

use super::stipulation::{Goal, Kind, Stipulation};
use super::tree::Solution;
use scene::Play;
use tratto_board::{Move, PromotionRole, Square};

/// Something found, with all that shows it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Finding {
    /// What it is.
    pub theme: Theme,
    /// The moves that make it.
    pub evidence: Vec<Evidence>,
}

/// Moves that show a theme.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Evidence {
    /// Where they are played.
    pub phase: Phase,
    /// The moves: first move, defence, mate; in set play defence and mate; the whole line in help play.
    pub line: Vec<Move>,
    /// Whether the first move makes the theme, and not the defence or the mate.
    pub by_first: bool,
    /// Where it shows on the board.
    pub trace: Option<Trace>,
}

/// A phase of play.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Phase {
    /// Set play.
    Set,
    /// After a try, by its place among them.
    Try(usize),
    /// After a key, by its place among them, or a line of help play.
    Actual(usize),
}

/// Where a theme shows on the board.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Trace {
    /// On a square.
    Square(Square),
    /// On the line of a piece, as far as a square, opened or cut at another.
    Line {
        /// The line piece.
        piece: Square,
        /// Where the line was opened or cut.
        at: Square,
        /// How far the line matters.
        to: Square,
    },
    /// On the line of a pin.
    Pin {
        /// The piece pinned, or set free.
        piece: Square,
        /// The piece that pins, or did.
        by: Square,
    },
}

/// The themes that a solution shows. Set play and tries are looked at as far as they were asked for.
///
/// ```
/// use tratto_board::Setup;
/// use tratto_mate::problem::{Request, Theme, solve, themes};
/// // Seneca 1949: the pawn on c2 mates by each of its four moves.
/// let setup = Setup::from_fen("8/8/1Q6/8/k1b5/N4R2/2P5/3B3K w - - 0 1")?;
/// let stipulation = "#2".parse()?;
/// let (solution, _) = solve(&setup, &stipulation, &Request::default()).expect("one king a side");
/// let found = themes(&solution, &stipulation);
/// assert!(found.iter().any(|finding| finding.theme == Theme::Albino && finding.evidence.len() == 4));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn themes(solution: &Solution, stipulation: &Stipulation) -> Vec<Finding> {
    if stipulation.goal() != Goal::Mate {
        return Vec::new();
    }
    let mut found = match stipulation.kind() {
        Kind::Direct if stipulation.moves() == 2 && solution.short.is_none() => in_two(solution),
        Kind::Help | Kind::SeriesHelp => picture::of_lines(solution, stipulation.kind()),
        _ => Vec::new(),
    };
    found.sort_by_key(|finding| finding.theme);
    found
}

fn in_two(solution: &Solution) -> Vec<Finding> {
    let plays = Play::all(solution);
    let mut found = Vec::new();
    for play in &plays {
        line::find(play, &mut found);
        obstruction::find(play, &mut found);
        block::find(play, &mut found);
        battery::find(play, &mut found);
        pin::find(play, &mut found);
        mechanical::find(play, &mut found);
        choice::find(play, &mut found);
        picture::find(play, &mut found);
    }
    told_once(&mut found);
    change::find(&plays, &mut found);
    found
}

/// What set play and tries show no differently from the actual play is told there only. Where several variations make the theme together, they
/// stay together.
fn told_once(found: &mut Vec<Finding>) {
    let is_actual = |evidence: &Evidence| matches!(evidence.phase, Phase::Actual(_));
    let known: Vec<(Theme, Ending)> = found
        .iter()
        .flat_map(|finding| finding.evidence.iter().map(|evidence| (finding.theme, evidence)))
        .filter(|(_, evidence)| is_actual(evidence))
        .map(|(theme, evidence)| (theme, evidence.ending()))
        .collect();
    for finding in found.iter_mut() {
        let is_news = |one: &Evidence| is_actual(one) || !known.contains(&(finding.theme, one.ending()));
        if finding.theme.is_made_together() {
            if !finding.evidence.iter().any(is_news) {
                finding.evidence.clear();
            }
        } else {
            finding.evidence.retain(is_news);
        }
    }
    found.retain(|finding| !finding.evidence.is_empty());
}

/// A defence and a mate, by the piece that gives it: where it stood in the diagram, where it mates, what it becomes.
type Ending = (Option<Move>, Mate);
pub(super) type Mate = (Square, Square, Option<PromotionRole>);

impl Evidence {
    fn ending(&self) -> Ending {
        let first = (self.phase != Phase::Set).then(|| self.line[0]);
        let mate = self.line[self.line.len() - 1];
        let defence = self.line.len().checked_sub(2).map(|place| self.line[place]);
        (defence, mate_of(first, mate))
    }
}

/// A mate by the piece that gives it, the first move being undone: a bishop that mates on b6 is the same whether it had moved first or not.
pub(super) fn mate_of(first: Option<Move>, mate: Move) -> Mate {
    let stood = first.filter(|first| first.destination() == mate.from());
    (stood.map_or(mate.from(), |first| first.from()), mate.to(), mate.promotes_to())
}

/// Adds a finding if there is anything to show for it.
fn put(found: &mut Vec<Finding>, theme: Theme, evidence: Vec<Evidence>) {
    if !evidence.is_empty() {
        found.push(Finding { theme, evidence });
    }
}
