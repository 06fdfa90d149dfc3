//! The colours or the wings exchanged: the facts are exchanged with them.

use crate::{position, random_games, real_positions};
use tratto_board::{Bitboard, Move, Piece, Position, Square};
use tratto_lore::Part;
use tratto_lore::fact::{Concept, Fact, Figures, Scope, facts};

#[derive(Copy, Clone)]
enum Mirror {
    Colours,
    Wings,
}

impl Mirror {
    fn square(self, square: Square) -> Square {
        match self {
            Mirror::Colours => square.flip_ranks(),
            Mirror::Wings => square.flip_files(),
        }
    }

    fn set(self, squares: Bitboard) -> Bitboard {
        match self {
            Mirror::Colours => squares.flip_ranks(),
            Mirror::Wings => squares.flip_files(),
        }
    }

    fn position(self, position: &Position) -> Position {
        let mut setup = position.setup();
        let before = setup;
        for square in Square::all() {
            setup.remove(square);
        }
        for square in Square::all() {
            if let Some(piece) = before.piece_at(square) {
                let color = if matches!(self, Mirror::Colours) { !piece.color } else { piece.color };
                setup.put(self.square(square), Piece { color, role: piece.role });
            }
        }
        if matches!(self, Mirror::Colours) {
            setup.turn = !setup.turn;
        }
        setup.castling = self.set(setup.castling);
        setup.en_passant = setup.en_passant.map(|square| self.square(square));
        setup.examine().0.unwrap()
    }
}

/// What a fact says, in words that can be sorted; with a mirror, what it must say there.
fn told(fact: &Fact, mirror: Option<Mirror>) -> String {
    let set = |squares| mirror.map_or(squares, |mirror| mirror.set(squares)).0;
    let square = |square| mirror.map_or(square, |mirror| mirror.square(square));
    let mut side = fact.side;
    let mut figures = fact.figures;
    match mirror {
        Some(Mirror::Colours) if fact.concept.scope() != Scope::Shared => side = !side,
        Some(Mirror::Wings) => {
            if let Figures::Space { queenside, kingside, .. } = &mut figures {
                std::mem::swap(queenside, kingside);
            }
        }
        _ => {}
    }
    let moves: Vec<_> = fact
        .evidence
        .moves
        .iter()
        .map(|m: &Move| (square(m.from()), square(m.to()), m.promotes_to()))
        .collect();
    let squares = Part::ALL.map(|part| set(fact.evidence.squares(part)));
    format!("{} {side:?} {figures:?} {squares:?} {moves:?}", fact.concept.key())
}

/// Concepts that name wings or files by their letters: c and f are treated alike, and yet thirds of the board are.
fn is_of_wings(concept: Concept) -> bool {
    // A stonewall stands on d, e and f; a king on f1 is not castled and one on c1 is; thirds are a–c, d–e, f–h.
    matches!(
        concept,
        Concept::Stonewall
            | Concept::LocalSuperiority
            | Concept::CastledFianchetto
            | Concept::SameSideCastling
            | Concept::OppositeSideCastling
            | Concept::KingShield
            | Concept::WeakenedCastling
            // A mate that is prevented is the first of several.
            | Concept::MateDuty
            | Concept::OverloadedPiece
            | Concept::DefensivePiece
    )
}

fn check(at: &Position, mirror: Mirror) {
    let wings = matches!(mirror, Mirror::Wings);
    let keep = |fact: &Fact| !(wings && is_of_wings(fact.concept));
    let moves_apart = |fact: &mut Fact| {
        // Which of several mates is named follows the order of moves, which a mirror turns round.
        if matches!(fact.concept, Concept::MateDuty | Concept::OverloadedPiece | Concept::DefensivePiece) {
            let about = fact.evidence.squares(Part::Subject);
            let target = fact.evidence.squares(Part::Target);
            fact.evidence = tratto_lore::Evidence::about(about).with(Part::Target, target);
        }
    };
    let mut here = facts(at);
    here.iter_mut().for_each(moves_apart);
    let mut there = facts(&mirror.position(at));
    there.iter_mut().for_each(moves_apart);
    let mut here: Vec<String> =
        here.iter().filter(|fact| keep(fact)).map(|fact| told(fact, Some(mirror))).collect();
    let mut there: Vec<String> =
        there.iter().filter(|fact| keep(fact)).map(|fact| told(fact, None)).collect();
    here.sort();
    there.sort();
    assert_eq!(here, there, "{}", at.fen());
}

#[test]
fn colours_exchanged_exchange_the_facts() {
    for at in real_positions(10).iter().chain(&random_games(60, 9)) {
        check(at, Mirror::Colours);
    }
}

/// Castling is not the same on both wings: these positions have no rights.
#[test]
fn wings_exchanged_exchange_the_facts() {
    for at in real_positions(10).iter().chain(&random_games(60, 9)) {
        if at.castling().is_empty() {
            check(at, Mirror::Wings);
        }
    }
}

#[test]
fn a_mirror_turns_a_position_round() {
    let at = position("4k3/8/3p4/8/8/8/8/R3K3 w Q - 0 1");
    assert_eq!(Mirror::Colours.position(&at).fen().to_string(), "r3k3/8/8/8/8/3P4/8/4K3 b q - 0 1");
}
