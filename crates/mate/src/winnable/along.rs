//! Whole games. A side that can mate after a legal move could mate before it, so few positions of a game need a verdict.

use super::verdict::{Budget, Reason, Verdict};
use super::{mates, verdict};
use std::fmt;
use tratto_board::{ByColor, Color, IllegalMove, Move, Position};

/// Until when one side could mate in a game.
///
/// The positions are counted from 0, where the game starts; position `n` is the one after `n` moves.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Chances {
    /// The number of positions, from the first one on, that are known to be winnable.
    pub winnable: usize,
    /// The first position that is known not to be winnable, as none is after it, and the reason.
    pub lost: Option<(usize, Reason)>,
    /// A mating line from the last position that is known to be winnable.
    pub line: Vec<Move>,
}

impl Chances {
    /// Whether the side could still mate in that position; `None` if the budget did not suffice to tell.
    pub fn at(&self, ply: usize) -> Option<bool> {
        if ply < self.winnable {
            Some(true)
        } else if self.lost.is_some_and(|(from, _)| ply >= from) {
            Some(false)
        } else {
            None
        }
    }
}

/// A move of the game is not legal: from there on the positions are not those of a legal game, and nothing follows from
/// one to the next.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct NotLegal {
    /// Which move, from 0.
    pub ply: usize,
    /// The move and why it is not legal.
    pub illegal: IllegalMove,
}

impl fmt::Display for NotLegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "half-move {} of the game: {}", self.ply + 1, self.illegal)
    }
}

impl std::error::Error for NotLegal {}

/// Both sides' chances along a game of legal moves.
///
/// Usually this needs the verdict of the last position only. Where that is lost, the turning point is found by bisection.
///
/// ```
/// use tratto_board::{Color, Move, Position, Square};
/// use tratto_mate::winnable::{Budget, along};
/// // White takes the last pawn, and Black is left with a bare king.
/// let start = Position::from_fen("4k3/8/8/8/8/8/p7/R3K3 w - - 0 1")?;
/// let game = [Move::normal(Square::A1, Square::A2), Move::normal(Square::E8, Square::E7)];
/// let chances = along(&start, &game, Budget::default())?;
/// assert_eq!(chances[Color::White].at(2), Some(true));
/// assert_eq!(chances[Color::Black].at(0), Some(true));
/// assert_eq!(chances[Color::Black].at(1), Some(false));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn along(start: &Position, moves: &[Move], budget: Budget) -> Result<ByColor<Chances>, NotLegal> {
    let mut last = *start;
    for (ply, &m) in moves.iter().enumerate() {
        if !last.is_legal(m) {
            let illegal = last.legal(m).map(|_| ()).expect_err("the move was found not to be legal");
            return Err(NotLegal { ply, illegal });
        }
        last.play_unchecked(m);
    }
    Ok(ByColor::new_with(|winner| match verdict(&last, winner, budget) {
        Verdict::Winnable { line } => Chances { winnable: moves.len() + 1, lost: None, line },
        Verdict::Unwinnable { why } => turning_point(start, moves, winner, budget, Some((moves.len(), why))),
        Verdict::Undetermined => turning_point(start, moves, winner, budget, None),
    }))
}

/// Where a side that cannot mate at the end lost its chances.
fn turning_point(
    start: &Position,
    moves: &[Move],
    winner: Color,
    budget: Budget,
    mut lost: Option<(usize, Reason)>,
) -> Chances {
    let mut positions = Vec::with_capacity(moves.len() + 1);
    positions.push(*start);
    let mut at = *start;
    for &m in moves {
        at.play_unchecked(m);
        positions.push(at);
    }
    let (mut winnable, mut line) = (0, Vec::new());
    // Positions before `winnable` are winnable; those from `end` on are not known to be.
    let mut end = moves.len();
    while winnable < end {
        let middle = winnable + (end - winnable) / 2;
        match verdict(&positions[middle], winner, budget) {
            Verdict::Winnable { line: found } => {
                winnable = middle + 1;
                line = found;
            }
            Verdict::Unwinnable { why } => {
                lost = Some((middle, why));
                end = middle;
            }
            Verdict::Undetermined => end = middle,
        }
    }
    Chances { winnable, lost, line }
}

/// Keeps both sides' verdicts up to date in a game that is being played.
///
/// A mating line that was found stays valid as long as the game follows it, or the rest of it still mates. Otherwise there is a new verdict. A
/// side that can no longer mate never can again.
///
/// ```
/// use tratto_board::{Color, Move, Position, Square};
/// use tratto_mate::winnable::{Budget, Witness};
/// let mut witness = Witness::new(Position::initial(), Budget::default());
/// witness.play(Move::double_step(Square::E2, Square::E4))?;
/// assert!(witness.verdict(Color::Black).is_winnable());
/// assert_eq!(witness.is_dead(), Some(false));
/// # Ok::<(), tratto_board::IllegalMove>(())
/// ```
#[derive(Clone, Debug)]
pub struct Witness {
    position: Position,
    budget: Budget,
    verdicts: ByColor<Verdict>,
}

impl Witness {
    /// Starts from a position.
    pub fn new(position: Position, budget: Budget) -> Witness {
        let verdicts = ByColor::new_with(|winner| verdict(&position, winner, budget));
        Witness { position, budget, verdicts }
    }

    /// The position reached.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Whether a side can still mate.
    pub fn verdict(&self, winner: Color) -> &Verdict {
        &self.verdicts[winner]
    }

    /// Whether neither side can; `None` if that is not known.
    pub fn is_dead(&self) -> Option<bool> {
        let [white, black] = Color::ALL.map(|winner| &self.verdicts[winner]);
        if white.is_winnable() || black.is_winnable() {
            Some(false)
        } else if white.is_undetermined() || black.is_undetermined() {
            None
        } else {
            Some(true)
        }
    }

    /// Plays a move and brings the verdicts up to date.
    ///
    /// After an illegal move that stands, start again with [`Witness::new`] from the position after it.
    pub fn play(&mut self, m: Move) -> Result<(), IllegalMove> {
        self.position = self.position.play(m)?;
        for winner in Color::ALL {
            let known = std::mem::replace(&mut self.verdicts[winner], Verdict::Undetermined);
            self.verdicts[winner] = match known {
                Verdict::Unwinnable { why } => Verdict::Unwinnable { why },
                Verdict::Winnable { mut line } if !line.is_empty() => {
                    let followed = line.remove(0) == m;
                    if followed || mates(&self.position, &line, winner) {
                        Verdict::Winnable { line }
                    } else {
                        verdict(&self.position, winner, self.budget)
                    }
                }
                _ => verdict(&self.position, winner, self.budget),
            };
        }
        Ok(())
    }
}
