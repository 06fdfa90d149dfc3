//! Clauses of lines, duties and threats.

use super::teller::{Case, Teller};
use crate::say;
use tratto_board::{Move, Role, Square};
use tratto_lore::Part;

impl Teller<'_> {
    pub(super) fn absolute_pin(&self) -> String {
        say!(
            self.words,
            "fact-absolute-pin",
            subject = self.subject(),
            role = self.role(),
            king = self.to(Part::Target),
            by = self.by(Part::Attacker)
        )
    }

    pub(super) fn total_pin(&self) -> String {
        say!(
            self.words,
            "fact-total-pin",
            subject = self.subject(),
            role = self.role(),
            king = self.to(Part::Target),
            by = self.by(Part::Attacker)
        )
    }

    pub(super) fn relative_pin(&self) -> String {
        say!(
            self.words,
            "fact-relative-pin",
            subject = self.subject(),
            role = self.role(),
            to = self.words.pieces_in(self.at, self.set(Part::Target), Case::To, false),
            by = self.by(Part::Attacker),
            what = self.plainly(Part::Target)
        )
    }

    pub(super) fn cross_pin(&self) -> String {
        say!(
            self.words,
            "fact-cross-pin",
            subject = self.subject(),
            role = self.role(),
            count = self.count(),
            by = self.by(Part::Attacker),
            what = self.plainly(Part::Target)
        )
    }

    pub(super) fn half_pin(&self) -> String {
        let pair = self.set(Part::Subject);
        let feminine = self.at.by_role(Role::Rook) | self.at.by_role(Role::Queen);
        // Two of different genders take the masculine.
        let role = if (pair - feminine).is_empty() { Role::Rook } else { Role::Pawn };
        say!(
            self.words,
            "fact-half-pin",
            subject = self.subject(),
            role = role,
            king = self.to(Part::Target),
            by = self.by(Part::Attacker)
        )
    }

    pub(super) fn skewer(&self) -> String {
        let slider = self.square(Part::Subject);
        let mut targets: Vec<Square> = self.set(Part::Target).into_iter().collect();
        targets.sort_by_key(|target| slider.distance(*target));
        let one = |at: Option<&Square>| {
            let at = at.copied().unwrap_or(slider);
            self.words.pieces_in(self.at, at.bitboard(), Case::Plain, false)
        };
        let (front, rear) = (one(targets.first()), one(targets.last()));
        say!(self.words, "fact-skewer", subject = self.subject(), front = front, rear = rear)
    }

    pub(super) fn x_ray_attack(&self) -> String {
        let (what, through) = (self.pieces(Part::Target), self.plainly(Part::Key));
        say!(self.words, "fact-x-ray-attack", subject = self.subject(), what = what, through = through)
    }

    pub(super) fn x_ray_defence(&self) -> String {
        let (what, through) = (self.plainly(Part::Target), self.pieces(Part::Key));
        say!(self.words, "fact-x-ray-defence", subject = self.subject(), what = what, through = through)
    }

    pub(super) fn discovered_attack(&self) -> String {
        let (by, what) = (self.plainly(Part::Attacker), self.pieces(Part::Target));
        say!(self.words, "fact-discovered-attack", subject = self.subject(), by = by, what = what)
    }

    pub(super) fn discovered_check(&self) -> String {
        let (by, king) = (self.plainly(Part::Attacker), self.to(Part::Target));
        say!(self.words, "fact-discovered-check", subject = self.subject(), by = by, king = king)
    }

    pub(super) fn double_attack(&self) -> String {
        say!(self.words, "fact-double-attack", subject = self.subject(), what = self.plainly(Part::Target))
    }

    pub(super) fn duty(&self) -> String {
        say!(self.words, "fact-duty", subject = self.subject(), what = self.plainly(Part::Target))
    }

    /// The move that the fact needs.
    fn played(&self) -> Option<Move> {
        self.fact.evidence.moves.first().copied()
    }

    /// Where the move of the fact ends.
    fn goal(&self) -> Square {
        self.played().map_or(Square::A1, Move::destination)
    }

    pub(super) fn mate_duty(&self) -> String {
        let (what, square) = (self.plainly(Part::Attacker), self.goal());
        say!(self.words, "fact-mate-duty", subject = self.subject(), what = what, square = square)
    }

    pub(super) fn mate_threat(&self) -> String {
        let (turn, square) = (self.turn(), self.goal());
        match self.played() {
            Some(m) if m.is_castling() => {
                let wing = if m.destination().file() < m.from().file() { "queen" } else { "king" };
                say!(self.words, "fact-mate-threat-castling", color = self.side(), turn = turn, wing = wing)
            }
            Some(m) if m.promotes_to().is_some() => {
                let role = m.promotes_to().map_or(self.role(), |role| role.role());
                say!(
                    self.words,
                    "fact-mate-threat-promotion",
                    subject = self.subject(),
                    turn = turn,
                    square = square,
                    role = role
                )
            }
            _ => {
                say!(self.words, "fact-mate-threat", subject = self.subject(), turn = turn, square = square)
            }
        }
    }

    pub(super) fn promotion_threat(&self) -> String {
        let role = self.played().and_then(Move::promotes_to).map_or(self.role(), |role| role.role());
        say!(
            self.words,
            "fact-promotion-threat",
            subject = self.subject(),
            turn = self.turn(),
            square = self.goal(),
            role = role
        )
    }

    pub(super) fn capture_threat(&self) -> String {
        say!(
            self.words,
            "fact-capture-threat",
            subject = self.subject(),
            turn = self.turn(),
            what = self.plainly(Part::Target),
            count = self.count()
        )
    }
}
