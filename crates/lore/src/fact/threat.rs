//! What a side would do if it were its turn, and how an attack on a piece can be met.

use super::Out;
use super::view::View;
use crate::evidence::{Evidence, Part};
use crate::exchange::{capture_through, captured, exchange, price, to_move, value};
use std::cmp::Reverse;
use tratto_board::{Bitboard, Color, Move, MoveKind, MoveList, Position, Role, Square, squares_between};

/// What a threat is to do.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Menace {
    /// To mate at once.
    Mate,
    /// To promote without losing what was promoted to, and without stalemate.
    Promotion,
    /// To take with gain.
    Capture,
}

/// A move that a side would like to make if it were its turn.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Threat {
    /// What it does.
    pub menace: Menace,
    /// The move.
    pub played: Move,
    /// What it wins in pawns by exchange on its square; for a mate the price of a king.
    pub gain: i32,
    /// The piece that moves, and what it takes, mates, or where it promotes.
    pub evidence: Evidence,
}

/// Everything a side threatens, the best first: mates, then what wins most. None while the other side, which would have to pass, is
/// in check; for the side to move it is what it can do now.
///
/// ```
/// use tratto_board::{Color, Position};
/// use tratto_lore::fact::{Menace, threats};
/// // White would mate on d8; it is Black's turn.
/// let position = Position::from_fen("6k1/5ppp/8/8/8/8/r4PPP/3R2K1 b - - 0 1")?;
/// let found = threats(&position, Color::White);
/// assert_eq!((found.len(), found[0].menace), (1, Menace::Mate));
/// # Ok::<(), tratto_board::FenError>(())
/// ```
pub fn threats(position: &Position, side: Color) -> Vec<Threat> {
    match to_move(position, side) {
        Some(at) => threats_in(&at, &at.legal_moves()),
        None => Vec::new(),
    }
}

pub(crate) fn threats_in(at: &Position, moves: &MoveList) -> Vec<Threat> {
    let mut found: Vec<Threat> = moves.iter().filter_map(|&m| threat(at, m)).collect();
    found.sort_by_key(|threat| {
        (Reverse(threat.gain), threat.menace, threat.played.from(), threat.played.bits())
    });
    found
}

/// The threat that a move is, if it is one.
fn threat(at: &Position, m: Move) -> Option<Threat> {
    let taken = captured(at, m).filter(|role| *role != Role::King);
    let gives_check = at.gives_check(m);
    if !gives_check && taken.is_none() && m.promotes_to().is_none() {
        return None;
    }
    let after = |m| {
        let mut after = *at;
        after.play_unchecked(m);
        after
    };
    let about = |target: Square| Evidence::about(m.from()).with(Part::Target, target).by([m]);
    if gives_check && !after(m).has_legal_move() {
        let king = at.king(!at.turn());
        return Some(Threat {
            menace: Menace::Mate,
            played: m,
            gain: price(Role::King),
            evidence: about(king),
        });
    }
    if let Some(role) = m.promotes_to() {
        let gain = exchange(at, m);
        let is_safe = gain >= value(role.into()) - 1 && !after(m).is_stalemate();
        return is_safe.then(|| Threat {
            menace: Menace::Promotion,
            played: m,
            gain,
            evidence: about(m.to()),
        });
    }
    taken?;
    let gain = exchange(at, m);
    let target = match m.kind() {
        MoveKind::EnPassant => Square::new(m.to().file(), m.from().rank()),
        _ => m.to(),
    };
    (gain > 0).then(|| Threat { menace: Menace::Capture, played: m, gain, evidence: about(target) })
}

fn tell_threats(view: &View<'_>, side: Color, menace: Menace, out: &mut Out<'_>) {
    for threat in view.threats(side).iter().filter(|threat| threat.menace == menace) {
        out.gain(threat.gain, threat.evidence.clone());
    }
}

pub(super) fn mate(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    tell_threats(view, side, Menace::Mate, out);
}

pub(super) fn promotion(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    tell_threats(view, side, Menace::Promotion, out);
}

pub(super) fn capture(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    tell_threats(view, side, Menace::Capture, out);
}

/// How a move meets an attack.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Way {
    /// The piece goes away, or takes enough where it goes.
    Away,
    /// An attacker is taken.
    Capture,
    /// A piece comes between.
    Interposition,
    /// The piece is defended, or the attack no longer works for another reason.
    Defence,
    /// The piece stays to be taken, and as much is taken elsewhere.
    CounterCapture,
    /// A check: the attack works no longer until it is answered, and then again.
    Check,
    /// The piece stays to be taken, and something as big is threatened that was not there before.
    CounterThreat,
}

impl Way {
    /// All, in the order in which they are listed.
    pub const ALL: [Way; 7] = [
        Way::Away,
        Way::Capture,
        Way::Interposition,
        Way::Defence,
        Way::CounterCapture,
        Way::Check,
        Way::CounterThreat,
    ];

    /// The name in data.
    pub const fn key(self) -> &'static str {
        match self {
            Way::Away => "away",
            Way::Capture => "capture",
            Way::Interposition => "interposition",
            Way::Defence => "defence",
            Way::CounterCapture => "counter-capture",
            Way::Check => "check",
            Way::CounterThreat => "counter-threat",
        }
    }
}

/// A move that meets an attack.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Answer {
    /// In which way.
    pub way: Way,
    /// The move.
    pub played: Move,
    /// What the move loses itself by exchange on its own square, in pawns; 0 if nothing.
    pub cost: i32,
    /// The threat that it makes, if that is how it answers.
    pub threat: Option<Threat>,
}

/// The most that one side wins by taking on a square.
fn loss_on(position: &Position, square: Square) -> i32 {
    let Some(piece) = position.piece_at(square) else { return 0 };
    let attackers = position.attackers(square, !piece.color) & position.by_color(!piece.color);
    let gain = |from| capture_through(position, from, square, position.occupied());
    attackers.into_iter().filter_map(gain).max().unwrap_or(0).max(0)
}

/// Every legal move that meets the attack on a piece, by its way and then by its squares. Empty if nothing stands there, nothing is
/// lost there, or its side could only move after the other passed in check.
///
/// ```
/// use tratto_board::{Position, Square};
/// use tratto_lore::fact::{Way, answers};
/// // The rook attacks the knight, which the king can defend from two squares, and which can go to seven.
/// let position = Position::from_fen("7k/4r3/8/8/4N3/8/3K4/8 w - - 0 1")?;
/// let found = answers(&position, Square::E4);
/// let count = |way| found.iter().filter(|answer| answer.way == way).count();
/// assert_eq!((count(Way::Away), count(Way::Defence)), (7, 2));
/// # Ok::<(), tratto_board::FenError>(())
/// ```
pub fn answers(position: &Position, square: Square) -> Vec<Answer> {
    let Some(piece) = position.piece_at(square).filter(|piece| piece.role != Role::King) else {
        return Vec::new();
    };
    let Some(at) = to_move(position, piece.color) else { return Vec::new() };
    let loss = loss_on(&at, square);
    if loss == 0 {
        return Vec::new();
    }
    let moves = at.legal_moves();
    let before = threats_in(&at, &moves).first().map_or(0, |threat| threat.gain);
    let asked = Asked { at, square, loss, before, attackers: at.attackers(square, !piece.color) };
    let mut found: Vec<Answer> = moves.iter().filter_map(|&m| asked.answer(m)).collect();
    found.sort_by_key(|answer| (answer.way, answer.played.from(), answer.played.to(), answer.played.bits()));
    found
}

/// A piece under attack whose side is to move.
struct Asked {
    at: Position,
    square: Square,
    loss: i32,
    /// The best that its side can do at once.
    before: i32,
    attackers: Bitboard,
}

impl Asked {
    fn answer(&self, m: Move) -> Option<Answer> {
        let mut after = self.at;
        after.play_unchecked(m);
        let home = if m.from() == self.square {
            m.destination()
        } else if m.is_castling() && m.to() == self.square {
            m.rook_to()?
        } else {
            self.square
        };
        let played = exchange(&self.at, m);
        let answer = |way, threat| Some(Answer { way, played: m, cost: (-played).max(0), threat });
        let taken = match m.kind() {
            MoveKind::EnPassant => Some(Square::new(m.to().file(), m.from().rank())),
            MoveKind::Castling => None,
            _ => Some(m.to()),
        };
        let is_saved = loss_on(&after, home) == 0;
        let pays = captured(&self.at, m).is_some() && played >= 0;
        if home != self.square {
            let takes = taken.is_some_and(|taken| self.attackers.has(taken));
            let way = if takes { Way::Capture } else { Way::Away };
            return if is_saved || pays { answer(way, None) } else { None };
        }
        if after.is_checkmate() {
            return answer(Way::CounterThreat, threat(&self.at, m));
        }
        if is_saved {
            let way = match taken {
                Some(taken) if self.attackers.has(taken) => Way::Capture,
                _ if self.comes_between(m) => Way::Interposition,
                _ if after.is_check() => Way::Check,
                _ => Way::Defence,
            };
            return answer(way, None);
        }
        if pays && played >= self.loss {
            return answer(Way::CounterCapture, None);
        }
        let threat = threats(&after, !after.turn()).into_iter().next()?;
        (threat.gain >= self.loss && threat.gain > self.before)
            .then(|| answer(Way::CounterThreat, Some(threat)))
            .flatten()
    }

    fn comes_between(&self, m: Move) -> bool {
        let lands = m.destination();
        let between = |attacker| squares_between(attacker, self.square).has(lands);
        !m.is_castling() && self.attackers.into_iter().any(between)
    }
}
