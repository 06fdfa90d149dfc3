//! Mates that a search proves.

use super::{Advice, Saying};
use crate::evidence::{Evidence, Part, Truth};
use crate::fact::mate_in_one;
use tratto_board::{Move, Position};
use tratto_mate::problem::{Continuation, Limits, Request, Rights, solve};

/// What a search for a mate found.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Forced {
    /// The side to move mates by force.
    Mate(Mating),
    /// It does not, in so many moves.
    None {
        /// The moves looked ahead.
        within: u8,
    },
    /// The nodes were used up first.
    Undetermined,
}

/// A forced mate.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Mating {
    /// In so many moves at most, and not in fewer.
    pub moves: u8,
    /// Every first move that mates in so many.
    pub keys: Vec<Move>,
    /// A line of full length, to the mate.
    pub line: Vec<Move>,
}

/// Searches for the shortest forced mate of the side to move, in so many moves at most, spending so many nodes on each length.
///
/// ```
/// use tratto_board::Position;
/// use tratto_lore::coach::{Forced, forced_mate};
/// // 1.Rd8 mates.
/// let position = Position::from_fen("6k1/5ppp/8/8/8/8/r4PPP/3R2K1 w - - 0 1")?;
/// let Forced::Mate(mating) = forced_mate(&position, 2, 10_000) else { panic!("Rd8 mates") };
/// assert_eq!((mating.moves, mating.keys.len()), (1, 1));
/// # Ok::<(), tratto_board::FenError>(())
/// ```
pub fn forced_mate(position: &Position, moves: u8, nodes: u64) -> Forced {
    forced_mate_watched(position, moves, nodes, &mut |_| true)
}

/// [`forced_mate`], for somebody who may lose patience: before each length `watch` is told how many have been looked through, and says whether
/// to go on. Where it does not, the answer is [`Forced::Undetermined`].
pub fn forced_mate_watched(
    position: &Position,
    moves: u8,
    nodes: u64,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Forced {
    if !watch(0) {
        return Forced::Undetermined;
    }
    // Up to two moves it is faster to play everything than to set up a search; that then only has to show the line.
    let first = (1..=moves.min(QUICKLY)).find(|&length| mates_within(position, length));
    for length in first.unwrap_or(QUICKLY + 1)..=moves {
        if length > 1 && !watch(u64::from(length) - 1) {
            return Forced::Undetermined;
        }
        match mates_in(position, length, nodes) {
            Some(Some(mating)) => return Forced::Mate(mating),
            Some(None) => {}
            None => return Forced::Undetermined,
        }
    }
    Forced::None { within: moves }
}

/// Mates in so many moves are first looked for by playing everything.
const QUICKLY: u8 = 2;

/// Whether the side to move mates in one or two moves, whatever is replied. What refuted one move is tried first against the next.
fn mates_within(position: &Position, moves: u8) -> bool {
    if moves < 2 {
        return mate_in_one(position).is_some();
    }
    let mut refuted: Option<Move> = None;
    let (mut after, mut next) = (*position, *position);
    position.legal_moves().into_iter().any(|m| {
        position.play_into(m, &mut after);
        let replies = after.legal_moves();
        let mut holds = |reply: Move| {
            after.play_into(reply, &mut next);
            mate_in_one(&next).is_none()
        };
        if refuted.is_some_and(|reply| replies.contains(&reply) && holds(reply)) {
            return false;
        }
        match replies.iter().find(|&&reply| holds(reply)) {
            Some(&reply) => {
                refuted = Some(reply);
                false
            }
            None => !replies.is_empty() || after.is_check(),
        }
    })
}

/// The mate in exactly so many moves, where there is none in fewer; none if the search was not finished.
fn mates_in(position: &Position, moves: u8, nodes: u64) -> Option<Option<Mating>> {
    let stipulation = format!("#{moves}").parse().ok()?;
    let limits = Limits { nodes: Some(nodes), hash: Some(1), ..Limits::default() };
    let request = Request { rights: Rights::Fen, limits, ..Request::default() };
    let (solution, _) = solve(&position.setup(), &stipulation, &request)?;
    if !solution.is_complete {
        return None;
    }
    let keys: Vec<Move> = solution.keys.iter().map(|key| key.played).collect();
    let Some(first) = solution.keys.first() else { return Some(None) };
    Some(Some(Mating { moves, keys, line: longest(first) }))
}

/// A line through the play of a key in which the defence holds out longest.
fn longest(key: &Continuation) -> Vec<Move> {
    let after = |defence: Move, next: &Continuation| {
        let mut line = vec![defence];
        line.extend(longest(next));
        line
    };
    let defended = key.variations.iter().flat_map(|variation| {
        // A reply that stops no threat is answered by the threat.
        let next = variation.continuations.first().or(key.threats.first().filter(|_| variation.lets_threat));
        next.map(|next| after(variation.defence, next))
    });
    let mut rest: Vec<Move> = Vec::new();
    for line in defended {
        if line.len() > rest.len() {
            rest = line;
        }
    }
    [key.played].into_iter().chain(rest).collect()
}

/// What is said of a mate of the side to move.
pub(super) fn tell(position: &Position, mating: &Mating) -> Option<Advice> {
    let side = position.turn();
    let first = *mating.line.first()?;
    let evidence = Evidence::about(first.from())
        .with(Part::Target, position.king(!side))
        .with(Part::Key, first.destination())
        .by(mating.line.iter().copied());
    // A mate in one is seen by playing it.
    let truth = if mating.moves == 1 { Truth::Exchange } else { Truth::Proof };
    Advice::new(position, side, Saying::Mates { moves: mating.moves }, truth, evidence)
}
