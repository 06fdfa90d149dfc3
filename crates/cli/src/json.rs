//! JSON that several commands share: the only place where types of the lower crates become JSON.

use serde_json::{Value, json};
use tratto_board::{
    Bitboard, CastlingSide, CastlingSpelling, Color, Irregularities, Irregularity, Move, MoveKind, Position,
    Setup, WhyNot,
};
use tratto_laws::Article;
use tratto_notation::{Note, San, Weight};
use tratto_server::tell_article;
use tratto_words::Words;

/// `white` or `black`.
pub(crate) fn color(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// A set of squares by their names.
pub(crate) fn squares(squares: Bitboard) -> Value {
    squares.iter().map(|square| square.to_string()).collect()
}

/// What is irregular, each with its kind and its sentence.
pub(crate) fn irregularities(words: &Words, setup: &Setup, irregularities: &Irregularities) -> Value {
    irregularities
        .iter()
        .map(|&one| json!({ "kind": irregularity_kind(one), "sentence": words.irregularity(setup, one) }))
        .collect()
}

fn irregularity_kind(irregularity: Irregularity) -> &'static str {
    match irregularity {
        Irregularity::NoKing(_) => "no-king",
        Irregularity::ManyKings { .. } => "many-kings",
        Irregularity::OpponentInCheck { .. } => "opponent-in-check",
        Irregularity::BothInCheck => "both-in-check",
        Irregularity::TooManyPieces { .. } => "too-many-pieces",
        Irregularity::TooManyPawns { .. } => "too-many-pawns",
        Irregularity::TooManyPromotions { .. } => "too-many-promotions",
        Irregularity::PawnsOnEndRanks { .. } => "pawns-on-end-ranks",
        Irregularity::Castling { .. } => "castling",
        Irregularity::EnPassant { .. } => "en-passant",
        Irregularity::TooManyCheckers { .. } => "too-many-checkers",
        Irregularity::ImpossibleCheck { .. } => "impossible-check",
        _ => "other",
    }
}

/// A legal move: its text, its squares and what it does.
pub(crate) fn legal_move(position: &Position, m: Move) -> Value {
    let kind = match m.kind() {
        MoveKind::Castling => "castling",
        MoveKind::EnPassant => "en-passant",
        MoveKind::DoubleStep => "double-step",
        MoveKind::Promotion(_) => "promotion",
        MoveKind::Normal => "normal",
    };
    let captures = match m.kind() {
        MoveKind::Castling => None,
        MoveKind::EnPassant => Some("pawn".to_owned()),
        _ => position.role_at(m.to()).map(|role| role.to_string()),
    };
    json!({
        "uci": position.uci(m).to_string(),
        "uci960": m.uci(CastlingSpelling::KingTakesRook).to_string(),
        "from": m.from().to_string(),
        "to": m.destination().to_string(),
        "piece": position.role_at(m.from()).map(|role| role.to_string()),
        "kind": kind,
        "captures": captures,
        "promotion": m.promotes_to().map(|role| role.role().to_string()),
        "check": position.gives_check(m),
    })
}

/// An article, as the wire has it.
pub(crate) fn article(article: &Article, words: &Words) -> Value {
    json!(tell_article(article, words))
}

/// The kind of a reason, and the squares that show it.
pub(crate) fn why(why: WhyNot) -> Value {
    let wing = |side: CastlingSide| match side {
        CastlingSide::King => "king",
        CastlingSide::Queen => "queen",
    };
    let text = |square: tratto_board::Square| square.to_string();
    match why {
        WhyNot::NoPiece { from } => json!({ "kind": "no-piece", "at": text(from) }),
        WhyNot::NotYours { from, .. } => json!({ "kind": "not-yours", "at": text(from) }),
        WhyNot::SameSquare { from } => json!({ "kind": "same-square", "at": text(from) }),
        WhyNot::OwnPieceThere { to, .. } => json!({ "kind": "own-piece-there", "at": text(to) }),
        WhyNot::KingThere { to } => json!({ "kind": "king-there", "at": text(to) }),
        WhyNot::NotItsMove { role, .. } => json!({ "kind": "not-its-move", "piece": role.to_string() }),
        WhyNot::Blocked { at, .. } => json!({ "kind": "blocked", "at": text(at) }),
        WhyNot::NothingToCapture { to } => json!({ "kind": "nothing-to-capture", "at": text(to) }),
        WhyNot::EnPassantUnavailable { to, pawn } => {
            json!({ "kind": "en-passant-unavailable", "at": text(to), "pawn": text(pawn) })
        }
        WhyNot::PromotionMissing { to } => json!({ "kind": "promotion-missing", "at": text(to) }),
        WhyNot::PromotionImpossible { to, .. } => json!({ "kind": "promotion-impossible", "at": text(to) }),
        WhyNot::StaysInCheck { king, by } => {
            json!({ "kind": "stays-in-check", "king": text(king), "by": squares(by) })
        }
        WhyNot::ExposesKing { king, by } => {
            json!({ "kind": "exposes-king", "king": text(king), "by": squares(by) })
        }
        WhyNot::KingIntoCheck { to, by } => {
            json!({ "kind": "king-into-check", "at": text(to), "by": squares(by) })
        }
        WhyNot::CastlingRightLost { side } => json!({ "kind": "castling-right-lost", "wing": wing(side) }),
        WhyNot::CastlingBlocked { side, at, .. } => {
            json!({ "kind": "castling-blocked", "wing": wing(side), "at": text(at) })
        }
        WhyNot::CastlingOutOfCheck { side, by } => {
            json!({ "kind": "castling-out-of-check", "wing": wing(side), "by": squares(by) })
        }
        WhyNot::CastlingThroughCheck { side, at, by } => {
            json!({ "kind": "castling-through-check", "wing": wing(side), "at": text(at), "by": squares(by) })
        }
        WhyNot::CastlingIntoCheck { side, at, by } => {
            json!({ "kind": "castling-into-check", "wing": wing(side), "at": text(at), "by": squares(by) })
        }
        _ => json!({ "kind": "other" }),
    }
}

/// A move as other programs want it.
pub(crate) fn written_move(position: &Position, m: Move) -> Value {
    json!({
        "uci": position.uci(m).to_string(),
        "san": San::write(position, m).as_str(),
    })
}

/// A line of moves as other programs want it, castling written alike in all of it.
pub(crate) fn written_line(position: &Position, line: &[Move]) -> Value {
    let mut at = *position;
    let told = position.uci_line(line).zip(line).map(|(uci, &m)| {
        let san = San::write(&at, m);
        at.play_unchecked(m);
        json!({ "uci": uci.to_string(), "san": san.as_str() })
    });
    told.collect()
}

/// What was odd, each with its weight and its sentence.
pub(crate) fn notes(words: &Words, notes: &[Note]) -> Value {
    let weight = |note: &Note| match note.weight() {
        Weight::Contradiction => "contradiction",
        Weight::Omission => "omission",
        Weight::Spelling => "spelling",
    };
    notes.iter().map(|note| json!({ "weight": weight(note), "sentence": words.note(note) })).collect()
}
