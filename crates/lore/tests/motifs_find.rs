//! What [`find`] calls proved is proved again by a search that shares nothing with it but the rules: every move of both sides is tried,
//! no move is left out, and exchanges are played out capture by capture instead of counted.

#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use std::collections::HashMap;
use tratto_board::{Color, Move, Position, Role, Setup, strategy};
use tratto_lore::motif::{Budget, Finding, Gain, Proof, find};
use tratto_lore::{Line, Motif, motifs};

fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}

fn balance(position: &Position, us: Color) -> i32 {
    let sum = |color| -> i32 {
        position.by_color(color).into_iter().filter_map(|square| position.role_at(square)).map(worth).sum()
    };
    sum(us) - sum(!us)
}

/// The best balance for the side to move, from its own side, if it may only take on one square, or stop.
fn on_square(position: &Position, to: tratto_board::Square) -> i32 {
    let us = position.turn();
    let mut best = balance(position, us);
    let takes = position.legal_captures();
    for &m in takes.iter().filter(|m| m.to() == to) {
        let after = position.play(m).unwrap();
        best = best.max(-on_square(&after, to));
    }
    best
}

/// The best balance for the side to move by one exchange or promotion, or by stopping.
fn by_one_exchange(position: &Position) -> i32 {
    let us = position.turn();
    let mut best = balance(position, us);
    for &m in &position.legal_moves() {
        let takes = !m.is_castling() && balance(&position.play(m).unwrap(), us) != balance(position, us);
        if takes {
            best = best.max(-on_square(&position.play(m).unwrap(), m.to()));
        }
    }
    best
}

struct Plain {
    us: Color,
    goal: Gain,
    start: i32,
    known: HashMap<(u64, u8), bool>,
}

impl Plain {
    /// Whether the side to move reaches the goal in so many moves, by any moves at all.
    fn wins(&mut self, position: &Position, n: u8) -> bool {
        if let Some(&known) = self.known.get(&(position.hash(), n)) {
            return known;
        }
        let moves = position.legal_moves();
        let wins = moves.iter().any(|&m| self.works(position, m, n));
        self.known.insert((position.hash(), n), wins);
        wins
    }

    fn works(&mut self, position: &Position, m: Move, n: u8) -> bool {
        let after = position.play(m).unwrap();
        if after.is_checkmate() {
            return true;
        }
        let replies = after.legal_moves();
        !replies.is_empty()
            && replies.iter().all(|&reply| {
                let next = after.play(reply).unwrap();
                self.is_reached(&next) || n > 1 && self.wins(&next, n - 1)
            })
    }

    fn is_reached(&self, position: &Position) -> bool {
        let Gain::Material(gain) = self.goal else { return false };
        position.legal_moves().iter().any(|&m| {
            let after = position.play(m).unwrap();
            if after.is_checkmate() {
                return true;
            }
            let mates = |m: &Move| after.play(*m).unwrap().is_checkmate();
            !after.is_stalemate()
                && -by_one_exchange(&after) >= self.start + gain
                && !after.legal_moves().iter().any(mates)
        })
    }
}

fn check(position: &Position, proof: &Proof) {
    let us = position.turn();
    let goal = proof.gain;
    let mut plain = Plain { us, goal, start: balance(position, us), known: HashMap::new() };
    assert_eq!(plain.us, us);
    let key = proof.line.moves()[0];
    assert!(plain.works(position, key, proof.moves), "{}: {key:?} {:?}", position.fen(), proof.gain);
    // Every legal reply is told, once, with a legal answer.
    let after = position.play(key).unwrap();
    assert_eq!(proof.refutations.len(), after.legal_moves().len(), "{}", position.fen());
    for refutation in &proof.refutations {
        assert!(after.play(refutation.reply).unwrap().is_legal(refutation.answer));
    }
    assert_eq!(proof.motifs, motifs(&proof.line));
}

/// Every so many positions of real games are searched.
const EVERY: usize = 61;

#[test]
fn what_is_proved_is_proved_without_pruning() {
    let path = format!("{}/../../testdata/winnability/lichess.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let (mut proved, mut searched) = (0, 0);
    for line in text.lines().step_by(EVERY) {
        let (setup, _) = Setup::from_fen_relaxed(line[2..].trim()).unwrap();
        let Ok(position) = setup.position() else { continue };
        searched += 1;
        if let Finding::Proved(proof) = find(&position, Budget { nodes: 3_000, moves: 2 }) {
            check(&position, &proof);
            proved += 1;
        }
    }
    assert!(searched > 300 && proved > 50, "{proved} proved of {searched}");
}

#[test]
fn found_by_hand() {
    let found = |fen: &str| {
        let position = Position::from_fen(fen).unwrap();
        match find(&position, Budget::default()) {
            Finding::Proved(proof) => Some((proof.gain, proof.motifs)),
            _ => None,
        }
    };
    let kinds = |fen: &str| -> Vec<Motif> {
        found(fen).map(|(_, motifs)| motifs.into_iter().map(|seen| seen.motif).collect()).unwrap_or_default()
    };
    assert!(kinds("q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1").contains(&Motif::Fork));
    assert!(kinds("4q3/8/8/4k3/8/8/8/R5K1 w - - 0 1").contains(&Motif::Skewer));
    assert!(kinds("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1").contains(&Motif::BackRankMate));
    let (gain, motifs) = found("5r1k/6pp/7N/8/2Q5/8/8/6K1 w - - 0 1").unwrap();
    assert_eq!(gain, Gain::Mate);
    assert!(motifs.iter().any(|seen| seen.motif == Motif::SmotheredMate));
    // Nothing to win, and nothing claimed.
    assert!(matches!(
        find(&Position::initial(), Budget::default()),
        Finding::Nothing | Finding::Undetermined
    ));
    // No budget, no answer.
    let fork = Position::from_fen("q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1").unwrap();
    assert!(matches!(find(&fork, Budget { nodes: 2, moves: 3 }), Finding::Undetermined));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    /// Whatever stands on the board, and whatever legal moves are played from it: no panic.
    #[test]
    fn no_panic_on_any_position(setup in strategy::setups(), picks in prop::collection::vec(any::<prop::sample::Index>(), 0..6)) {
        let (Some(position), _) = setup.examine() else { return Ok(()) };
        let (mut at, mut moves) = (position, Vec::new());
        for pick in &picks {
            let legal = at.legal_moves();
            if legal.is_empty() {
                break;
            }
            let m = *pick.get(&legal);
            at = at.play(m).unwrap();
            moves.push(m);
        }
        let line = Line::new(position, moves.clone()).unwrap();
        prop_assert!(motifs(&line).iter().all(|motif| !motif.evidence.is_empty()));
        let line = Line::after(position, moves).unwrap();
        prop_assert!(motifs(&line).iter().all(|motif| !motif.evidence.is_empty()));
        let _ = find(&position, Budget { nodes: 10, moves: 2 });
    }
}
