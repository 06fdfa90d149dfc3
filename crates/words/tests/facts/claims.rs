//! What the words add to a fact of themselves, asked of the board again in a plain way.

use crate::reading::{Tongue, phrases, squares};
use tratto_board::{Color, Piece, Position, Role, Square};
use tratto_lore::Part;
use tratto_lore::fact::{Concept, Fact};

fn file(square: Square) -> i32 {
    i32::from(square.file().index())
}

fn rank(square: Square) -> i32 {
    i32::from(square.rank().index())
}

fn pawns(at: &Position, color: Color) -> Vec<Square> {
    let is_pawn = |square: &Square| at.piece_at(*square) == Some(Piece { color, role: Role::Pawn });
    Square::all().filter(is_pawn).collect()
}

fn is_isolated(at: &Position, color: Color, pawn: Square) -> bool {
    !pawns(at, color).into_iter().any(|other| (file(other) - file(pawn)).abs() == 1)
}

fn is_passed(at: &Position, color: Color, pawn: Square) -> bool {
    let ahead = |other: &Square| match color {
        Color::White => rank(*other) > rank(pawn),
        Color::Black => rank(*other) < rank(pawn),
    };
    !pawns(at, !color).iter().any(|other| (file(*other) - file(pawn)).abs() <= 1 && ahead(other))
}

fn worth(role: Role) -> i32 {
    [1, 3, 3, 5, 9, 99][Role::ALL.iter().position(|one| *one == role).unwrap()]
}

/// Whether a sentence's own claims hold.
pub(crate) fn check(fact: &Fact, all: &[Fact], at: &Position, text: &str) -> Result<(), String> {
    let side = fact.side;
    let about = fact.evidence.squares(Part::Subject);
    let first = about.into_iter().next().unwrap_or(Square::A1);
    let says = |words: &str| text.contains(words);
    let is_also = |concept: Concept| {
        all.iter().any(|other| {
            other.concept == concept && other.side == side && other.evidence.squares(Part::Subject) == about
        })
    };
    let holds = match fact.concept {
        Concept::WeakPawn | Concept::NegligibleWeakness => {
            let on_file = pawns(at, side).into_iter().filter(|pawn| file(*pawn) == file(first)).count();
            let attacked = at.attackers(first, !side).any();
            let kinds = [says("isolated"), says("backward"), says("doubled")];
            let is_so = match kinds {
                [true, false, false] => is_isolated(at, side, first),
                [false, true, false] => is_also(Concept::BackwardPawn),
                [false, false, true] => on_file > 1 && is_also(Concept::HangingPiece),
                _ => false,
            };
            is_so && (!says("not attacked") || !attacked) && (!says("attacked by") || attacked)
        }
        Concept::Blockade => {
            let pawn = fact.evidence.squares(Part::Target).single().unwrap_or(first);
            (says("a passed pawn") && is_passed(at, !side, pawn))
                || (says("an isolated pawn") && is_isolated(at, !side, pawn))
        }
        Concept::EnPrise => {
            let named = phrases(text, Tongue::English)?;
            let cheaper = named.iter().skip(1).all(|one| worth(one.role) < worth(named[0].role));
            let undefended = is_also(Concept::HangingPiece);
            named.len() > 1 && if says("not defended") { undefended } else { !undefended && cheaper }
        }
        Concept::WinnablePiece => says("en passant") || at.attackers(first, !side).any(),
        Concept::HangingPiece => says("nothing attacks") == at.attackers(first, !side).is_empty(),
        Concept::OutOfPlay => {
            let few = matches!(fact.figures, tratto_lore::fact::Figures::Count(0..=2));
            few != says("more than two moves")
        }
        Concept::Skewer => {
            let named = phrases(text, Tongue::English)?;
            let [slider, front, rear] = [0, 1, 2].map(|number| named[number].squares[0]);
            let between = |low: i32, middle: i32, high: i32| {
                (low..=high).contains(&middle) || (high..=low).contains(&middle)
            };
            between(file(slider), file(front), file(rear)) && between(rank(slider), rank(front), rank(rear))
        }
        Concept::MateThreat | Concept::PromotionThreat | Concept::CaptureThreat => {
            says(" can ") == (at.turn() == side) && says("threatens") == (at.turn() != side)
        }
        Concept::LongDiagonal => {
            let ends: Vec<Square> = squares(text).into_iter().filter(|square| *square != first).collect();
            let rising = file(first) == rank(first);
            let corners = if rising { [Square::A1, Square::H8] } else { [Square::H1, Square::A8] };
            ends.iter().all(|end| corners.contains(end))
        }
        Concept::BadBishop => {
            let central = pawns(at, side).into_iter().filter(|pawn| (2..=5).contains(&file(*pawn))).count();
            says("on files c to f") == (central >= 3)
        }
        Concept::KingPressure | Concept::LocalSuperiority => {
            says("no knight, bishop, rook or queen") == fact.evidence.squares(Part::Defender).is_empty()
        }
        Concept::RookOnSeventh => {
            let king = at.king(!side);
            let last = if side == Color::White { 7 } else { 0 };
            says("first rank") == (rank(king) == last)
        }
        Concept::ColourComplex => says("light squares") == first.is_light(),
        Concept::Battery => {
            let pair: Vec<Square> = about.into_iter().collect();
            let same_file = file(pair[0]) == file(pair[1]);
            let same_rank = rank(pair[0]) == rank(pair[1]);
            (says("along the file") == same_file) && (says("along the rank") == same_rank)
        }
        Concept::Majority | Concept::EffectiveMajority => says("queenside") == (file(first) < 4),
        Concept::WeakenedCastling => {
            let colour = squares(text).into_iter().filter(|square| at.piece_at(*square).is_none());
            let bishops = Square::all()
                .filter(|square| at.piece_at(*square) == Some(Piece { color: side, role: Role::Bishop }));
            let shades: Vec<bool> = bishops.map(Square::is_light).collect();
            !says("no bishop") || colour.into_iter().all(|nest| !shades.contains(&nest.is_light()))
        }
        Concept::HangingPawns | Concept::ExposedKing | Concept::IsolatedPawn | Concept::Isolani => {
            let own = if side == Color::White { "white" } else { "black" };
            says(own)
        }
        _ => true,
    };
    if holds { Ok(()) } else { Err("what the words add is not so".to_owned()) }
}
