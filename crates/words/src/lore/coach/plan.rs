//! Plans.

use crate::{Words, say};
use tratto_board::{Bitboard, Role};
use tratto_lore::Part;
use tratto_lore::coach::{Advice, Plan};
use tratto_lore::fact::Wing;
use tratto_notation::Style;

/// A wing as the name of a choice in the files.
fn wing(pawns: Bitboard) -> &'static str {
    match pawns.first().map(Wing::of) {
        Some(Wing::Queenside) => "queenside",
        _ => "kingside",
    }
}

impl Words {
    pub(super) fn plan(&self, plan: Plan, advice: &Advice, style: &Style) -> String {
        let color = advice.side();
        let set = |part| advice.evidence().squares(part);
        let squares = |part| self.squares(set(part));
        let (subject, target, key) = (squares(Part::Subject), squares(Part::Target), squares(Part::Key));
        let moves = self.advised_moves(advice, style);
        let role_on = |part| {
            let role = set(part).first().and_then(|square| advice.position().role_at(square));
            role.unwrap_or(Role::Pawn)
        };
        let pieces = |part| self.pieces_on(set(part), |square| advice.position().piece_at(square));
        match plan {
            Plan::TradeOfficers => say!(self, "plan-trade-officers", color = color),
            Plan::TradePawns => say!(self, "plan-trade-pawns", color = color),
            Plan::TradeForRoom => say!(self, "plan-trade-for-room", color = color),
            Plan::KeepPieces => say!(self, "plan-keep-pieces", color = color),
            Plan::KeepTheirBadBishop => {
                say!(self, "plan-keep-their-bad-bishop", color = color, target = target)
            }
            Plan::FreeBadBishop => say!(self, "plan-free-bad-bishop", subject = subject),
            Plan::Develop => {
                say!(self, "plan-develop", color = color, pieces = pieces(Part::Subject), moves = moves)
            }
            Plan::Castle => say!(self, "plan-castle", color = color, moves = moves),
            Plan::MakeLuft => say!(self, "plan-make-luft", subject = subject, moves = moves),
            Plan::AttackKing => say!(self, "plan-attack-king", color = color, target = target),
            Plan::Storm => say!(self, "plan-storm", color = color, target = target, moves = moves),
            Plan::StrikeInCentre => say!(self, "plan-strike-in-centre", color = color),
            Plan::KingToCentre => say!(self, "plan-king-to-centre", subject = subject, moves = moves),
            Plan::LeverAtBase => say!(self, "plan-lever-at-base", target = target, moves = moves),
            Plan::MinorityAttack => say!(
                self,
                "plan-minority-attack",
                color = color,
                wing = wing(set(Part::Subject)),
                ours = set(Part::Subject).len(),
                theirs = set(Part::Target).len()
            ),
            Plan::AdvanceMajority => say!(
                self,
                "plan-advance-majority",
                color = color,
                wing = wing(set(Part::Subject)),
                ours = set(Part::Subject).len(),
                theirs = set(Part::Target).len(),
                count = set(Part::Key).len(),
                candidates = key
            ),
            Plan::AdvancePassedPawn => {
                say!(self, "plan-advance-passed-pawn", subject = subject, moves = moves)
            }
            Plan::OpenForBishops => say!(self, "plan-open-for-bishops", color = color, moves = moves),
            Plan::RookBehindOwnPasser => {
                say!(self, "plan-rook-behind-own-passer", target = target, moves = moves)
            }
            Plan::RookBehindTheirPasser => {
                say!(self, "plan-rook-behind-their-passer", target = target, moves = moves)
            }
            Plan::Blockade => say!(
                self,
                "plan-blockade",
                role = role_on(Part::Subject),
                target = target,
                key = key,
                moves = moves
            ),
            Plan::HoldBlockade => say!(self, "plan-hold-blockade", subject = subject, target = target),
            Plan::OccupyOutpost => say!(self, "plan-occupy-outpost", key = key, moves = moves),
            Plan::RookToOpenFile => {
                let file = set(Part::Line).first().map_or(' ', |square| square.file().letter());
                say!(self, "plan-rook-to-open-file", file = file, moves = moves)
            }
            Plan::RookToSeventh => say!(self, "plan-rook-to-seventh", moves = moves),
            Plan::Activate => {
                say!(self, "plan-activate", role = role_on(Part::Subject), subject = subject, moves = moves)
            }
            Plan::AttackWeakPawn => say!(self, "plan-attack-weak-pawn", target = target),
            Plan::AttackPinnedPiece => {
                say!(
                    self,
                    "plan-attack-pinned-piece",
                    role = role_on(Part::Target),
                    target = target,
                    moves = moves
                )
            }
            Plan::LoadOverloaded => {
                let piece = self.begun(&pieces(Part::Target));
                let guarded = set(Part::Key).len();
                say!(self, "plan-load-overloaded", piece = piece, pieces = pieces(Part::Key), count = guarded)
            }
        }
    }
}
