//! A pawn is offered so that another gets through.

use crate::evidence::{Evidence, Part};
use std::collections::HashMap;
use tratto_board::{Bitboard, Color, Move, MoveKind, Position, PromotionRole, Role, Square, attacks_from};

/// What a search for a breakthrough found.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Search {
    /// There is one, with its line.
    Proved(Breakthrough),
    /// There is none that gets a queen within so many moves of pawns alone.
    None {
        /// The moves looked ahead.
        within: u8,
    },
    /// The positions allowed were used up.
    Undetermined,
    /// There are other pieces than kings and pawns, or no pawn to break through with.
    NotApplicable,
}

/// A pawn move onto a square where an enemy pawn may take, after which the side to move gets a queen by pawn moves alone, whatever is
/// answered: the queen cannot be taken at once, and the other side has not promoted and cannot promote in reply.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Breakthrough {
    /// The move that breaks.
    pub played: Move,
    /// How many moves it takes at most, the promotion included.
    pub moves: u8,
    /// A line of full length, from the breaking move to the promotion.
    pub line: Vec<Move>,
    /// The pawn, where it goes, the pawns that may take it, and the line.
    pub evidence: Evidence,
}

/// More moves than this are not looked ahead.
const DEEPEST: u8 = 7;

/// Searches for a breakthrough of the side to move, looking at no more than so many positions.
///
/// ```
/// use tratto_board::Position;
/// use tratto_lore::ending::{Search, breakthrough};
/// let position = Position::from_fen("7k/ppp5/8/PPP5/8/8/8/7K w - - 0 1")?;
/// let Search::Proved(found) = breakthrough(&position, 1_000_000) else { panic!("b6 breaks through") };
/// assert_eq!(found.played, position.read_uci("b5b6")?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn breakthrough(position: &Position, budget: u32) -> Search {
    match offers(position) {
        Some(offers) => search(position, &offers, budget),
        None => Search::NotApplicable,
    }
}

/// Whether just this pawn move breaks through.
pub(crate) fn breaks_through(position: &Position, m: Move, budget: u32) -> Search {
    match offers(position) {
        Some(offers) if offers.contains(&m) => search(position, &[m], budget),
        _ => Search::NotApplicable,
    }
}

/// The enemy pawns that may take a pawn of the side to move on a square.
fn takers(position: &Position, to: Square) -> Bitboard {
    let us = position.turn();
    attacks_from(Role::Pawn.of(us), to, Bitboard::EMPTY) & position.pieces(Role::Pawn.of(!us))
}

/// The moves that offer a pawn, where there are only kings and pawns. None where no breakthrough can be asked about.
fn offers(position: &Position) -> Option<Vec<Move>> {
    let us = position.turn();
    let pawns = position.by_role(Role::Pawn);
    let is_pawn_ending = (position.occupied() - pawns - position.by_role(Role::King)).is_empty();
    let (own, theirs) = (pawns & position.by_color(us), pawns & position.by_color(!us));
    let is_regular =
        (pawns & Bitboard::END_RANKS).is_empty() && position.attackers(position.king(!us), us).is_empty();
    if !is_pawn_ending || !is_regular || own.is_empty() || theirs.is_empty() {
        return None;
    }
    let moves = position.legal_moves();
    let offers = moves.into_iter().filter(|m| own.has(m.from()) && m.promotes_to().is_none());
    Some(offers.filter(|m| takers(position, m.to()).any()).collect())
}

fn search(position: &Position, offers: &[Move], budget: u32) -> Search {
    let mut prover = Prover { us: position.turn(), left: budget, known: HashMap::new() };
    for depth in 1..=DEEPEST {
        for &m in offers {
            let next = played(position, m);
            match prover.holds(&next, depth - 1) {
                Err(Spent) => return Search::Undetermined,
                Ok(false) => {}
                Ok(true) => {
                    let Ok(rest) = prover.line(&next, depth - 1) else { return Search::Undetermined };
                    let line: Vec<Move> = [m].into_iter().chain(rest).collect();
                    let evidence = Evidence::about(m.from())
                        .with(Part::Target, m.to())
                        .with(Part::Defender, takers(position, m.to()))
                        .by(line.iter().copied());
                    return Search::Proved(Breakthrough { played: m, moves: depth, line, evidence });
                }
            }
        }
    }
    Search::None { within: DEEPEST }
}

/// The positions are used up.
struct Spent;

struct Prover {
    us: Color,
    left: u32,
    /// By position and depth.
    known: HashMap<(u64, u8), bool>,
}

fn played(position: &Position, m: Move) -> Position {
    let mut next = *position;
    position.play_into(m, &mut next);
    next
}

impl Prover {
    /// Whether, with the other side to move, every reply leaves us a queen within so many of our moves.
    fn holds(&mut self, position: &Position, depth: u8) -> Result<bool, Spent> {
        if depth < self.fewest(position) {
            return Ok(false);
        }
        let key = (position.hash(), depth);
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        self.left = self.left.checked_sub(1).ok_or(Spent)?;
        let replies = position.legal_moves();
        let mut holds = !replies.is_empty() || position.is_check();
        for &reply in &replies {
            holds = holds
                && reply.promotes_to().is_none()
                && self.step(&played(position, reply), depth)?.is_some();
            if !holds {
                break;
            }
        }
        self.known.insert(key, holds);
        Ok(holds)
    }

    /// A pawn move of ours that gets a queen within so many of our moves.
    fn step(&mut self, position: &Position, depth: u8) -> Result<Option<Move>, Spent> {
        if depth < self.fewest(position) {
            return Ok(None);
        }
        let pawns = position.by_role(Role::Pawn) & position.by_color(self.us);
        let moves = position.legal_moves();
        for m in moves.iter().copied().filter(|m| pawns.has(m.from())) {
            match m.promotes_to() {
                Some(PromotionRole::Queen) if is_safe(&played(position, m), m.to()) => return Ok(Some(m)),
                Some(_) => {}
                None if depth > 0 && self.holds(&played(position, m), depth - 1)? => return Ok(Some(m)),
                None => {}
            }
        }
        Ok(None)
    }

    /// No pawn of ours promotes in fewer moves than this.
    fn fewest(&self, position: &Position) -> u8 {
        let pawns = position.by_role(Role::Pawn) & position.by_color(self.us);
        let steps = pawns.into_iter().map(|pawn| {
            let rank = pawn.rank().from_side(self.us).index();
            (7 - rank).min(5)
        });
        steps.min().unwrap_or(u8::MAX)
    }

    /// A line from a position, the other side to move, in which it holds out as long as it can.
    fn line(&mut self, position: &Position, depth: u8) -> Result<Vec<Move>, Spent> {
        let mut longest: Option<(u8, Move)> = None;
        for &reply in &position.legal_moves() {
            let next = played(position, reply);
            let mut needs = 1;
            while needs < depth && self.step(&next, needs)?.is_none() {
                needs += 1;
            }
            if longest.is_none_or(|(most, _)| needs > most) {
                longest = Some((needs, reply));
            }
        }
        let Some((needs, reply)) = longest else { return Ok(Vec::new()) };
        let next = played(position, reply);
        let mut line = vec![reply];
        if let Some(m) = self.step(&next, needs)? {
            line.push(m);
            if m.promotes_to().is_none() {
                line.extend(self.line(&played(&next, m), needs - 1)?);
            }
        }
        Ok(line)
    }
}

/// Whether a new queen stays on the board, the other side cannot promote in reply, and it is not stalemate.
fn is_safe(position: &Position, queen: Square) -> bool {
    let replies = position.legal_moves();
    let spoils = |m: &Move| m.to() == queen || m.kind() == MoveKind::Promotion(PromotionRole::Queen);
    (!replies.is_empty() || position.is_check()) && !replies.iter().any(spoils)
}
