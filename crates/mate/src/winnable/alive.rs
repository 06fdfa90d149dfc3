//! Whether a game that is being played has come to a dead position, asked after every move.

use super::verdict::{Budget, Verdict};
use super::{at_a_glance, mates, verdict_watched};
use tratto_board::{Color, Move, MoveKind, Position, Role};

/// The nodes that a first look for a mate by one side may take before the other side is tried.
const GLANCE: u64 = 150;
/// How many quiet moves are tried that pass the turn to the side which begins an earlier line.
const WAITS: usize = 4;
/// How many replies are tried on the way back to the position before a move.
const REPLIES: usize = 8;

/// Remembers two things about a game, so that it can be told faster whether its position is dead: the last position that is known not to be
/// dead, and a mating line found earlier.
///
/// They answer most questions without a search. After a quiet move of a piece, the opponent can make a quiet move and both sides can move
/// back: then the position before the move is on the board again, from which a mate was possible. And an earlier mating line often still
/// mates. Either is played on a board before it counts.
///
/// ```
/// use tratto_board::{Move, Position, Square};
/// use tratto_mate::winnable::{Alive, Budget};
/// let mut alive = Alive::default();
/// let mut position = Position::initial();
/// assert_eq!(alive.is_dead(None, &position, Budget::default()), Some(false));
/// let m = Move::normal(Square::G1, Square::F3);
/// position = position.play(m)?;
/// assert_eq!(alive.is_dead(Some(m), &position, Budget::default()), Some(false));
/// # Ok::<(), tratto_board::IllegalMove>(())
/// ```
#[derive(Clone, Default, Debug)]
pub struct Alive {
    known: Option<Position>,
    line: Option<Line>,
}

/// A mating line.
#[derive(Clone, Debug)]
struct Line {
    winner: Color,
    /// The side that makes its first move.
    turn: Color,
    moves: Vec<Move>,
}

impl Alive {
    /// Whether neither side can mate in a position; `m` is the move that led to it, if there was one. The answer is that of
    /// [`dead`](super::dead), but it may be known where that returns `None`.
    pub fn is_dead(&mut self, m: Option<Move>, position: &Position, budget: Budget) -> Option<bool> {
        self.is_dead_watched(m, position, budget, &mut |_| true)
    }

    /// [`Alive::is_dead`], watched as in [`verdict_watched`](super::verdict_watched), once for each side where a glance does not suffice.
    pub fn is_dead_watched(
        &mut self,
        m: Option<Move>,
        position: &Position,
        budget: Budget,
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> Option<bool> {
        if self.is_alive(m, position) {
            self.known = Some(*position);
            return Some(false);
        }
        let answer = self.ask(position, budget, watch);
        self.known = (answer == Some(false)).then_some(*position);
        answer
    }

    /// Whether what is remembered shows that a mate is possible.
    fn is_alive(&self, m: Option<Move>, position: &Position) -> bool {
        let leads_back = |known: &Position| {
            known.same_position(position) || m.is_some_and(|m| can_be_taken_back(known, m, position))
        };
        self.known.as_ref().is_some_and(leads_back)
            || self.line.as_ref().is_some_and(|line| line.fits(position))
    }

    fn ask(
        &mut self,
        position: &Position,
        budget: Budget,
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> Option<bool> {
        // The side of the last mating line probably can still mate.
        let first = self.line.as_ref().map_or(Color::White, |line| line.winner);
        let sides = [first, !first];
        // One side that can mate is enough, so both are tried cheaply before either is searched thoroughly.
        let nodes = GLANCE.min(budget.get());
        for winner in sides {
            if let Some(moves) = at_a_glance(position, winner, nodes) {
                self.line = Some(Line { winner, turn: position.turn(), moves });
                return Some(false);
            }
        }
        let mut answer = Some(true);
        for winner in sides {
            match verdict_watched(position, winner, budget, watch) {
                Verdict::Winnable { line } => {
                    self.line = Some(Line { winner, turn: position.turn(), moves: line });
                    return Some(false);
                }
                Verdict::Unwinnable { .. } => {}
                Verdict::Undetermined => answer = None,
            }
        }
        answer
    }
}

impl Line {
    /// Whether the line mates from here: as it is, without its first move, or after a quiet move by the side to move.
    fn fits(&self, position: &Position) -> bool {
        if self.turn == position.turn() {
            return mates(position, &self.moves, self.winner);
        }
        if self.moves.get(1..).is_some_and(|rest| mates(position, rest, self.winner)) {
            return true;
        }
        let moves = position.legal_moves();
        moves.iter().copied().filter(|m| is_quiet(position, *m)).take(WAITS).any(|m| {
            let mut at = *position;
            at.play_unchecked(m);
            mates(&at, &self.moves, self.winner)
        })
    }
}

/// Whether the position before a move can be reached again from the position after it, by a reply and the retreat of both pieces.
fn can_be_taken_back(before: &Position, m: Move, after: &Position) -> bool {
    if !is_quiet(before, m) {
        return false;
    }
    let back = Move::normal(m.to(), m.from());
    let replies = after.legal_moves();
    let mut replies = replies.iter().copied().filter(|reply| is_quiet(after, *reply)).take(REPLIES);
    replies.any(|reply| {
        let mut at = *after;
        at.play_unchecked(reply);
        for m in [back, Move::normal(reply.to(), reply.from())] {
            if !at.is_legal(m) {
                return false;
            }
            at.play_unchecked(m);
        }
        at.same_position(before)
    })
}

/// Whether a move is no capture, no pawn move and no castling.
fn is_quiet(position: &Position, m: Move) -> bool {
    m.kind() == MoveKind::Normal
        && position.role_at(m.from()).is_some_and(|role| role != Role::Pawn)
        && position.role_at(m.to()).is_none()
}

#[cfg(test)]
mod tests {
    use super::super::dead;
    use super::*;
    use proptest::prelude::*;

    /// The initial array, and positions that one or two captures make dead, or in which pawns are locked.
    const STARTS: &[&str] = &[
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/pppq1ppp/2n2n2/3pp3/3PP3/2N2N2/PPPQ1PPP/R3K2R w KQkq - 0 1",
        "8/8/3k4/8/2n5/8/3K1R2/8 w - - 0 1",
        "8/2p5/3k4/8/5b2/4B3/3K2P1/8 b - - 0 1",
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/4K3/3R4 w - - 0 1",
        "8/8/1k6/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/2BK4 w - - 0 1",
        "8/8/8/8/8/5k2/6p1/6K1 w - - 0 1",
        "8/8/4k3/3b4/8/2B5/3K3p/8 w - - 0 1",
    ];

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(300))]

        /// The memory never changes an answer.
        #[test]
        fn what_is_remembered_changes_no_answer(
            start in 0..STARTS.len(),
            lots in prop::collection::vec((any::<u16>(), any::<bool>()), 1..60),
            nodes in prop_oneof![Just(20u64), Just(10_000)],
        ) {
            let mut position = Position::from_fen(STARTS[start]).expect("a position");
            let (mut alive, budget) = (Alive::default(), Budget::nodes(nodes));
            for (lot, is_told) in lots {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                // Captures come often, so that the board empties.
                let captures: Vec<Move> =
                    moves.iter().copied().filter(|m| position.role_at(m.to()).is_some()).collect();
                let pool = if captures.is_empty() || lot % 3 > 0 { moves.to_vec() } else { captures };
                let m = pool[usize::from(lot) % pool.len()];
                position.play_unchecked(m);
                // A move that did not lead here does no harm either.
                let told = if is_told { Some(m) } else { moves.first().copied() };
                let (sooner, anew) = (alive.is_dead(told, &position, budget), dead(&position, budget));
                prop_assert_eq!(sooner == Some(true), anew == Some(true), "{}", position.fen());
                if anew.is_some() {
                    prop_assert_eq!(sooner, anew, "{}", position.fen());
                }
                if anew == Some(true) {
                    break;
                }
            }
        }
    }

    #[test]
    fn a_quiet_move_can_be_taken_back_and_no_other() {
        let after = |fen: &str, m: Move| {
            let before = Position::from_fen(fen).expect("a position");
            let after = before.play(m).expect("a legal move");
            can_be_taken_back(&before, m, &after)
        };
        use tratto_board::Square as S;
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert!(after(start, Move::normal(S::G1, S::F3)));
        assert!(!after(start, Move::normal(S::E2, S::E3)), "a pawn");
        let rook = "4k3/8/8/8/8/8/4p3/R3K2R w KQ - 0 1";
        assert!(!after(rook, Move::normal(S::H1, S::H2)), "the right to castle is lost");
        assert!(!after(rook, Move::normal(S::E1, S::E2)), "a capture");
        assert!(!after("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", Move::castling(S::E1, S::A1)));
        let cornered = "k7/8/8/8/8/8/7r/5K2 b - - 0 1";
        assert!(after(cornered, Move::normal(S::H2, S::H3)));
        assert!(
            !after("7k/5Qpp/8/8/8/8/8/K7 w - - 0 1", Move::normal(S::A1, S::B1)),
            "all replies are of pawns"
        );
    }
}
