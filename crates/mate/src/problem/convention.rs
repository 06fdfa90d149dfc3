//! The problemists' conventions about what a diagram does not show.
//!
//! Castling is allowed if king and rook stand on their squares, unless the past shows that one of them must have moved. En passant is
//! allowed at the first move only if the last move must have been the double step, or if the position as given names the
//! square. A missing right in a FEN does not prevent castling, because editors of diagrams rarely fill in the field.
//! [`Rights::Fen`] follows the FEN instead, [`Rights::Said`] only in what it says about en passant. In all problems but help play the side to move is the one that the position
//! names; in help play Black begins, or White if there is half a move more.

use super::Request;
use super::retro::{self, Passing, Right};
use super::stipulation::Stipulation;
use tratto_board::{Bitboard, Position, Role, Setup, Square};

/// Who decides about castling and en passant.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum Rights {
    /// The problemists' convention, with what taking back moves shows.
    #[default]
    Convention,
    /// The convention for castling; for en passant the position as given, which names a square or says that there is none.
    Said,
    /// The diagram alone, as for solving programs without retro analysis: rooks and kings at home castle, and pawns are taken in
    /// passing only where the position as given names the square.
    Diagram,
    /// The position as it was given.
    Fen,
}

/// What convention decided about a position.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Conventions {
    /// Every rook that stands at home beside its king, and whether it may castle.
    pub castling: Vec<(Square, Right)>,
    /// Pairs of rooks that may castle each, but not both: the past allows one right or the other. Which of them holds is not
    /// decided; the solution is played with both.
    pub exclusive: Vec<(Square, Square)>,
    /// Rooks and squares: if the rook may still castle, the last move was the double step over the square, and en passant is allowed. So
    /// castling and the last move are not decided together, and the solution allows castling only.
    pub linked: Vec<(Square, Square)>,
    /// Every pawn that stands as if it could be captured en passant, and whether it may be.
    pub passing: Vec<Passing>,
    /// Whether the side to move was changed, because the stipulation says who begins.
    pub turned: bool,
}

impl Conventions {
    /// The rooks that may castle.
    pub fn castling_rooks(&self) -> Bitboard {
        self.castling.iter().filter(|(_, right)| right.is_allowed()).map(|(rook, _)| *rook).collect()
    }

    /// Where a pawn may be captured en passant at the first move.
    pub fn en_passant(&self) -> Option<Square> {
        self.passing.iter().find_map(|passing| match passing {
            Passing::Shown(square) | Passing::Given(square) => Some(*square),
            Passing::Open { .. } | Passing::Unsaid(_) => None,
        })
    }
}

/// The position to solve, and what convention decided; none if the board has not one king a side.
pub(super) fn apply(
    setup: &Setup,
    stipulation: &Stipulation,
    request: &Request<'_>,
) -> Option<(Position, Conventions)> {
    let rights = request.rights;
    let mut setup = *setup;
    let begins = stipulation.begins().unwrap_or(setup.turn);
    let turned = begins != setup.turn;
    let begins = if request.other_side { !begins } else { begins };
    if begins != setup.turn {
        setup.turn = begins;
        setup.en_passant = None;
    }
    let mut conventions = Conventions { turned, ..Conventions::default() };
    let home = retro::at_home(&setup);
    let given = |rook: Square| (rook, Right::Given);
    match rights {
        Rights::Convention | Rights::Said => {
            // Rooks elsewhere castle only in Chess960, which a diagram does not show.
            conventions.castling.extend((setup.castling - home).iter().map(given));
            let (castling, exclusive) = retro::castling(&setup);
            conventions.castling.extend(castling);
            conventions.exclusive = exclusive;
        }
        Rights::Diagram => {
            let rooks = setup.castling | home;
            conventions.castling.extend(rooks.iter().map(|rook| (rook, Right::Open)));
        }
        Rights::Fen => {
            conventions.castling.extend(setup.castling.iter().map(given));
            conventions.castling.extend((home - setup.castling).iter().map(|rook| (rook, Right::Denied)));
        }
    }
    for (rook, right) in &mut conventions.castling {
        let king =
            setup.piece_at(*rook).map_or(Bitboard::EMPTY, |rook| setup.pieces(Role::King.of(rook.color)));
        if ((rook.bitboard() | king) & request.no_castling).any() {
            *right = Right::Denied;
        }
    }
    setup.castling = conventions.castling_rooks();
    conventions.passing = passing(&setup, rights);
    if rights == Rights::Convention {
        conventions.linked = linked(&setup, &conventions);
    }
    setup.en_passant = conventions.en_passant();
    let position = setup.examine().0?;
    // What the board does not allow, such as a rook that has changed sides, is not reported as allowed.
    let allowed = position.castling();
    conventions.castling.retain(|(rook, right)| !right.is_allowed() || allowed.has(*rook));
    Some((position, conventions))
}

/// Castlings that can only be if the last move was a double step.
fn linked(setup: &Setup, conventions: &Conventions) -> Vec<(Square, Square)> {
    let mut found = Vec::new();
    for (rook, _) in conventions.castling.iter().filter(|(_, right)| *right == Right::Open) {
        for passing in &conventions.passing {
            if let Passing::Open { square, other: Some(_) } = passing
                && retro::must_have_passed(setup, *square, rook.bitboard())
            {
                found.push((*rook, *square));
            }
        }
    }
    found
}

/// What is decided about capturing en passant, where a pawn could do it.
fn passing(setup: &Setup, rights: Rights) -> Vec<Passing> {
    let is_legal = |square: Square| {
        let mut asked = *setup;
        asked.en_passant = Some(square);
        asked.examine().0.is_some_and(|position| position.legal_en_passant() == Some(square))
    };
    let given = setup.en_passant.filter(|square| is_legal(*square));
    let mut found = match rights {
        Rights::Convention | Rights::Said => retro::passing(setup),
        Rights::Diagram | Rights::Fen => Vec::new(),
    };
    found.retain(|one| match one {
        Passing::Shown(square) => is_legal(*square),
        Passing::Open { square, .. } => given != Some(*square) && is_legal(*square),
        Passing::Given(_) | Passing::Unsaid(_) => true,
    });
    // The position may name the square that is shown anyhow.
    if let Some(square) = given
        && !found.contains(&Passing::Shown(square))
    {
        found.retain(|one| !matches!(one, Passing::Shown(_)));
        found.insert(0, Passing::Given(square));
    }
    if rights == Rights::Said && given.is_none() {
        for one in &mut found {
            if let Passing::Shown(square) = *one {
                *one = Passing::Unsaid(square);
            }
        }
    }
    found
}
