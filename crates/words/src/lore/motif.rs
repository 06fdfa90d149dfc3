//! The words for motifs: their names, and what the evidence of one shows, as a sentence.

#[cfg(test)]
mod tests;

use crate::{Words, say};
use tratto_board::{Bitboard, Move, Position, PromotionRole, Role, Square};
use tratto_lore::{Line, Motif, Part, Seen, Truth};

impl Words {
    /// The name of a motif: "fork", "attacco doppio".
    pub fn motif(&self, motif: Motif) -> String {
        match motif {
            Motif::Fork => say!(self, "motif-name-fork"),
            Motif::AbsolutePin => say!(self, "motif-name-absolute-pin"),
            Motif::RelativePin => say!(self, "motif-name-relative-pin"),
            Motif::CrossPin => say!(self, "motif-name-cross-pin"),
            Motif::HalfPin => say!(self, "motif-name-half-pin"),
            Motif::Skewer => say!(self, "motif-name-skewer"),
            Motif::DiscoveredAttack => say!(self, "motif-name-discovered-attack"),
            Motif::DiscoveredCheck => say!(self, "motif-name-discovered-check"),
            Motif::DoubleCheck => say!(self, "motif-name-double-check"),
            Motif::CrossCheck => say!(self, "motif-name-cross-check"),
            Motif::Decoy => say!(self, "motif-name-decoy"),
            Motif::Deflection => say!(self, "motif-name-deflection"),
            Motif::Overload => say!(self, "motif-name-overload"),
            Motif::RemovingDefender => say!(self, "motif-name-removing-defender"),
            Motif::Interference => say!(self, "motif-name-interference"),
            Motif::Interposition => say!(self, "motif-name-interposition"),
            Motif::SquareClearance => say!(self, "motif-name-square-clearance"),
            Motif::LineClearance => say!(self, "motif-name-line-clearance"),
            Motif::SelfBlock => say!(self, "motif-name-self-block"),
            Motif::Zwischenzug => say!(self, "motif-name-zwischenzug"),
            Motif::XRay => say!(self, "motif-name-x-ray"),
            Motif::Battery => say!(self, "motif-name-battery"),
            Motif::Cooperation => say!(self, "motif-name-cooperation"),
            Motif::Windmill => say!(self, "motif-name-windmill"),
            Motif::DoubleBishopSacrifice => say!(self, "motif-name-double-bishop-sacrifice"),
            Motif::GreekGift => say!(self, "motif-name-greek-gift"),
            Motif::LegalMate => say!(self, "motif-name-legal-mate"),
            Motif::Promotion => say!(self, "motif-name-promotion"),
            Motif::Underpromotion => say!(self, "motif-name-underpromotion"),
            Motif::Desperado => say!(self, "motif-name-desperado"),
            Motif::PerpetualCheck => say!(self, "motif-name-perpetual-check"),
            Motif::StalemateTrick => say!(self, "motif-name-stalemate-trick"),
            Motif::Trap => say!(self, "motif-name-trap"),
            Motif::TrappedPiece => say!(self, "motif-name-trapped-piece"),
            Motif::QuietMove => say!(self, "motif-name-quiet-move"),
            Motif::DefensiveMove => say!(self, "motif-name-defensive-move"),
            Motif::Sacrifice => say!(self, "motif-name-sacrifice"),
            Motif::Combination => say!(self, "motif-name-combination"),
            Motif::Unpin => say!(self, "motif-name-unpin"),
            Motif::HangingPiece => say!(self, "motif-name-hanging-piece"),
            Motif::Simplification => say!(self, "motif-name-simplification"),
            Motif::PassedPawn => say!(self, "motif-name-passed-pawn"),
            Motif::AdvancedPawn => say!(self, "motif-name-advanced-pawn"),
            Motif::Breakthrough => say!(self, "motif-name-breakthrough"),
            Motif::SmotheredMate => say!(self, "motif-name-smothered-mate"),
            Motif::BackRankMate => say!(self, "motif-name-back-rank-mate"),
            Motif::AnastasiaMate => say!(self, "motif-name-anastasia-mate"),
            Motif::ArabianMate => say!(self, "motif-name-arabian-mate"),
            Motif::HookMate => say!(self, "motif-name-hook-mate"),
            Motif::BodenMate => say!(self, "motif-name-boden-mate"),
            Motif::TwoBishopsMate => say!(self, "motif-name-two-bishops-mate"),
            Motif::DovetailMate => say!(self, "motif-name-dovetail-mate"),
            Motif::EpauletteMate => say!(self, "motif-name-epaulette-mate"),
            Motif::OperaMate => say!(self, "motif-name-opera-mate"),
        }
    }

    /// How a motif is known, as a clause: "in this line".
    pub fn motif_truth(&self, truth: Truth) -> String {
        match truth {
            Truth::Board => say!(self, "motif-truth-board"),
            Truth::Exchange => say!(self, "motif-truth-exchange"),
            Truth::Line => say!(self, "motif-truth-line"),
            Truth::Proof => say!(self, "motif-truth-proof"),
            Truth::Engine => say!(self, "motif-truth-engine"),
        }
    }

    /// What a motif shows, as a sentence without its full stop; the line is the one in which it was seen.
    ///
    /// ```
    /// use tratto_board::Position;
    /// use tratto_lore::{Line, motifs};
    /// use tratto_words::{Lang, Words};
    /// let start = Position::from_fen("q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1")?;
    /// let line = Line::new(start, [start.read_uci("d5c7")?])?;
    /// let seen = &motifs(&line)[0];
    /// assert_eq!(
    ///     Words::of(Lang::EN).motif_shown(seen, &line),
    ///     "The knight on c7 forks the queen on a8 and the king on e8"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn motif_shown(&self, seen: &Seen, line: &Line) -> String {
        self.begun(&Shown { words: self, seen, line }.clause())
    }
}

/// A motif with the line in which it was seen.
struct Shown<'a> {
    words: &'a Words,
    seen: &'a Seen,
    line: &'a Line,
}

impl Shown<'_> {
    /// The position so many half-moves after the one at which the motif is seen; 0 is before it.
    fn board(&self, later: usize) -> &Position {
        let boards = self.line.boards();
        &boards[(self.seen.at + later).min(boards.len() - 1)]
    }

    fn after(&self) -> &Position {
        self.board(1)
    }

    /// A half-move of the line, counted from the one at which the motif is seen.
    fn played(&self, later: usize) -> Move {
        let moves = self.line.moves();
        moves[(self.seen.at + later).min(moves.len() - 1)]
    }

    fn squares(&self, part: Part) -> Bitboard {
        self.seen.evidence.squares(part)
    }

    /// A square of a part that has just one.
    fn square(&self, part: Part) -> Square {
        self.squares(part).first().unwrap_or_else(|| self.played(0).destination())
    }

    /// The pieces on these squares; a square alone where nothing stands.
    fn on(&self, board: &Position, squares: impl Into<Bitboard>) -> String {
        let one = |square| match board.role_at(square) {
            Some(role) => self.words.piece_on(role, square),
            None => say!(self.words, "motif-square", square = square),
        };
        self.words.list(&squares.into().iter().map(one).collect::<Vec<_>>())
    }

    fn part(&self, part: Part) -> String {
        self.on(self.after(), self.squares(part))
    }

    /// The piece that moved, where it stands now.
    fn mover(&self) -> String {
        self.on(self.after(), self.played(0).destination())
    }

    fn side(&self) -> String {
        self.words.side(self.seen.by)
    }

    fn written(&self, board: &Position, m: Move) -> String {
        self.words.style().write(board, m)
    }

    fn clause(&self) -> String {
        use Part::{Attacker, Defender, Key, Subject, Target};
        let words = self.words;
        let by = || self.part(Attacker);
        let count = self.squares(Attacker).len();
        match self.seen.motif {
            Motif::Fork => self.fork(),
            Motif::AbsolutePin | Motif::RelativePin => {
                say!(words, "motif-pin", by = by(), pinned = self.part(Subject), target = self.part(Target))
            }
            Motif::CrossPin => say!(words, "motif-cross-pin", by = by(), pinned = self.part(Subject)),
            Motif::HalfPin => {
                let (pinned, target) = (self.part(Subject), self.part(Target));
                say!(words, "motif-half-pin", by = by(), pinned = pinned, target = target)
            }
            Motif::Skewer => {
                let (front, target) = (self.part(Subject), self.part(Target));
                say!(words, "motif-skewer", by = by(), front = front, target = target)
            }
            Motif::DiscoveredAttack => {
                let (mover, targets) = (self.mover(), self.part(Target));
                say!(words, "motif-opened-attack", by = by(), count = count, mover = mover, targets = targets)
            }
            Motif::DiscoveredCheck => say!(words, "motif-opened-check", by = by(), mover = self.mover()),
            Motif::DoubleCheck => say!(words, "motif-double-check", by = by()),
            Motif::CrossCheck => {
                let by = words.pieces_by(self.squares(Attacker), |square| self.after().piece_at(square));
                say!(words, "motif-cross-check", side = self.side(), by = by)
            }
            Motif::Decoy => self.decoy(),
            Motif::Deflection => {
                let guard = self.square(Subject);
                let role = self.after().role_at(guard).unwrap_or(Role::Pawn);
                let by = self.on(self.board(2), self.square(Attacker));
                let (to, target) = (self.square(Key), self.square(Target));
                say!(
                    words,
                    "motif-deflection",
                    role = role,
                    square = guard,
                    to = to,
                    by = by,
                    target = target
                )
            }
            Motif::Overload => {
                let (guard, squares) = (self.part(Subject), words.squares(self.squares(Target)));
                say!(words, "motif-overload", guard = guard, squares = squares)
            }
            Motif::RemovingDefender => {
                let by = self.on(self.board(0), self.played(0).from());
                let guard = self.on(self.board(0), self.square(Subject));
                let next = self.on(self.board(2), self.square(Attacker));
                let target = self.square(Target);
                say!(words, "motif-removing-defender", by = by, guard = guard, next = next, target = target)
            }
            Motif::Interference => {
                let (board, at) = (self.board(2), self.square(Subject));
                let (by, target) =
                    (self.on(board, self.square(Defender)), self.on(board, self.square(Target)));
                say!(words, "motif-between", mover = self.on(board, at), by = by, target = target)
            }
            Motif::Interposition => {
                say!(words, "motif-between", mover = self.mover(), by = by(), target = self.part(Target))
            }
            Motif::SquareClearance => {
                let by = self.on(self.board(2), self.square(Attacker));
                say!(
                    words,
                    "motif-square-clearance",
                    mover = self.mover(),
                    square = self.square(Subject),
                    by = by
                )
            }
            Motif::LineClearance => {
                let by = self.on(self.board(2), self.square(Attacker));
                say!(
                    words,
                    "motif-line-clearance",
                    mover = self.mover(),
                    by = by,
                    target = self.square(Target)
                )
            }
            Motif::SelfBlock => say!(words, "motif-self-block", blocker = self.part(Key)),
            Motif::Zwischenzug => {
                let played = self.written(self.board(0), self.played(0));
                let square = self.square(Target);
                say!(words, "motif-zwischenzug", square = square, side = self.side(), move = played)
            }
            Motif::XRay => {
                let (square, through) = (self.square(Target), self.part(Key));
                say!(words, "motif-x-ray", by = self.part(Subject), square = square, through = through)
            }
            Motif::Battery => {
                let mover = self.on(self.board(0), self.square(Subject));
                let by = self.on(self.board(0), self.square(Attacker));
                say!(words, "motif-battery", mover = mover, square = self.square(Target), by = by)
            }
            Motif::Cooperation => say!(words, "motif-mate-together", by = by()),
            Motif::Windmill => {
                let mover = self.on(self.board(0), self.played(0).from());
                say!(words, "motif-windmill", mover = mover, by = by())
            }
            Motif::DoubleBishopSacrifice => {
                let (squares, entry) = (words.squares(self.squares(Subject)), self.square(Attacker));
                let side = self.side();
                say!(words, "motif-double-bishop-sacrifice", side = side, squares = squares, entry = entry)
            }
            Motif::GreekGift => {
                let (square, entry) = (self.square(Subject), self.played(2).destination());
                say!(words, "motif-greek-gift", side = self.side(), square = square, entry = entry)
            }
            Motif::LegalMate => {
                let by = self.on(self.line.last(), self.squares(Attacker));
                say!(words, "motif-legal-mate", side = self.side(), square = self.square(Key), by = by)
            }
            Motif::Promotion | Motif::Underpromotion => self.promotion(),
            Motif::Desperado => {
                let piece = self.on(self.board(0), self.square(Subject));
                say!(words, "motif-desperado", by = piece, square = self.square(Target))
            }
            Motif::PerpetualCheck => {
                say!(words, "motif-perpetual-check", side = self.side(), square = self.square(Target))
            }
            Motif::StalemateTrick => match self.seen.evidence.moves.get(1) {
                Some(&reply) => {
                    let reply = self.written(self.after(), reply);
                    say!(words, "motif-stalemate-offered", side = self.side(), reply = reply)
                }
                None => say!(words, "motif-stalemate-given", side = self.side()),
            },
            Motif::Trap => say!(words, "motif-trap", square = self.square(Subject)),
            Motif::TrappedPiece => {
                say!(words, "motif-trapped-piece", by = by(), count = count, target = self.part(Subject))
            }
            Motif::QuietMove => self.quiet_move(),
            Motif::DefensiveMove => self.defensive_move(),
            Motif::Sacrifice => {
                say!(words, "motif-sacrifice", side = self.side(), offered = self.part(Subject), by = by())
            }
            Motif::Combination => {
                let (side, offered) = (self.side(), self.part(Subject));
                match self.line.last().is_checkmate() {
                    true => say!(words, "motif-combination-mate", side = side, offered = offered),
                    false => say!(words, "motif-combination", side = side, offered = offered),
                }
            }
            Motif::Unpin => {
                let by = self.on(self.board(0), self.square(Attacker));
                say!(words, "motif-unpin", by = by, freed = self.part(Subject))
            }
            Motif::HangingPiece => {
                let (by, target) = (self.square(Attacker), self.square(Subject));
                let (by, target) = (self.on(self.board(0), by), self.on(self.board(0), target));
                say!(words, "motif-hanging-piece", by = by, target = target)
            }
            Motif::Simplification => {
                let (by, square) = (self.square(Attacker), self.square(Subject));
                let (by, target) = (self.on(self.board(0), by), self.on(self.board(0), square));
                say!(words, "motif-simplification", by = by, target = target, square = square)
            }
            Motif::PassedPawn => {
                let pawns = self.squares(Subject);
                say!(words, "motif-passed-pawn", pawns = self.on(self.after(), pawns), count = pawns.len())
            }
            Motif::AdvancedPawn => {
                say!(words, "motif-advanced-pawn", from = self.square(Key), to = self.square(Subject))
            }
            Motif::Breakthrough => say!(words, "motif-breakthrough", square = self.square(Subject)),
            Motif::SmotheredMate => {
                say!(words, "motif-smothered-mate", by = by(), square = self.square(Subject))
            }
            Motif::BackRankMate => {
                say!(words, "motif-back-rank-mate", by = by(), square = self.square(Subject))
            }
            motif @ (Motif::AnastasiaMate
            | Motif::ArabianMate
            | Motif::HookMate
            | Motif::BodenMate
            | Motif::TwoBishopsMate
            | Motif::DovetailMate
            | Motif::EpauletteMate
            | Motif::OperaMate) => {
                let (name, square) = (words.motif(motif), self.square(Subject));
                say!(words, "motif-named-mate", by = by(), count = count, square = square, name = name)
            }
        }
    }

    fn fork(&self) -> String {
        let words = self.words;
        let by = self.part(Part::Attacker);
        let count = self.squares(Part::Attacker).len();
        let (mut pieces, mut threats) = (Bitboard::EMPTY, Vec::new());
        for square in self.squares(Part::Target) {
            match self.after().role_at(square) {
                Some(_) => pieces = pieces.with(square),
                None => threats.push(say!(words, "motif-threat-promotion", square = square)),
            }
        }
        for square in self.squares(Part::Key) {
            threats.push(say!(words, "motif-threat-mate", square = square));
        }
        let (targets, list) = (self.on(self.after(), pieces), words.list(&threats));
        match (pieces.any(), threats.is_empty()) {
            (_, true) => say!(words, "motif-fork", by = by, count = count, targets = targets),
            (true, false) => {
                say!(
                    words,
                    "motif-fork-and-threat",
                    by = by,
                    count = count,
                    targets = targets,
                    threats = list
                )
            }
            (false, false) => say!(words, "motif-fork-threats", by = by, count = count, threats = list),
        }
    }

    fn decoy(&self) -> String {
        let (to, home) = (self.square(Part::Subject), self.square(Part::Key));
        let role = self.after().role_at(home).unwrap_or(Role::Pawn);
        let attacker = self.square(Part::Attacker);
        match attacker == to {
            true => say!(self.words, "motif-decoy-taken", role = role, square = home, to = to),
            false => {
                let by = self.on(self.board(3), attacker);
                say!(self.words, "motif-decoy", role = role, square = home, to = to, by = by)
            }
        }
    }

    fn promotion(&self) -> String {
        let (from, to) = (self.played(0).from(), self.played(0).destination());
        let role = self.played(0).promotes_to().map_or(Role::Queen, PromotionRole::role);
        match self.seen.motif {
            Motif::Underpromotion => {
                say!(self.words, "motif-underpromotion", from = from, to = to, role = role)
            }
            _ => say!(self.words, "motif-promotion", from = from, to = to, role = role),
        }
    }

    /// The threat is made if the other side passes.
    fn quiet_move(&self) -> String {
        let played = self.written(self.board(0), self.played(0));
        let again = self.after().pass();
        let threat = self.seen.evidence.moves.get(1).map(|&m| self.written(&again, m)).unwrap_or_default();
        say!(self.words, "motif-quiet-move", move = played, threat = threat)
    }

    fn defensive_move(&self) -> String {
        let (before, words) = (self.board(0), self.words);
        if before.is_check() {
            return say!(words, "motif-check-met", side = self.side());
        }
        let by = self.on(before, self.squares(Part::Attacker));
        let played = self.written(before, self.played(0));
        let target = self.square(Part::Target);
        match before.role_at(target) {
            Some(Role::King) => say!(words, "motif-mate-parried", by = by, move = played),
            Some(_) => {
                let target = self.on(before, target);
                say!(words, "motif-threat-parried", by = by, target = target, move = played)
            }
            None => {
                let target = say!(words, "motif-threat-promotion", square = target);
                say!(words, "motif-threat-parried", by = by, target = target, move = played)
            }
        }
    }
}
