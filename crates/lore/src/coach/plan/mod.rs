//! Plans: what good players do where certain facts hold.
//!
//! A plan is advice and no truth. Its premises are facts of the position, and it names moves only if they lose nothing that is seen at once:
//! after each of them the other side has no mate in one, no safe promotion, and no capture that wins something by exchange.

mod ground;
mod king;
mod officers;
mod pawns;
mod trade;

use super::{Advice, Saying};
use crate::evidence::{Evidence, Truth};
use crate::exchange::to_move;
use crate::fact::{Fact, facts};
use ground::Ground;
use std::borrow::Cow;
use tratto_board::{Color, Position};

macro_rules! plans {
    ($($(#[doc = $text:literal])+ $name:ident $key:literal $look:path;)*) => {
        /// A plan. "They" are the other side; ranks are told as the side sees them.
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
        pub enum Plan {
            $($(#[doc = $text])+ $name,)*
        }

        impl Plan {
            /// All, in the order in which they are told.
            pub const ALL: &[Plan] = &[$(Plan::$name),*];

            /// The name in data.
            pub const fn key(self) -> &'static str {
                match self { $(Plan::$name => $key,)* }
            }

            fn look(self, ground: &Ground<'_>, out: &mut Out<'_>) {
                match self { $(Plan::$name => $look(ground, out),)* }
            }
        }
    };
}

plans! {
    /// Ahead in material: exchange officers, not pawns. Premise: material lead. Subject: our officers; target: theirs.
    TradeOfficers "trade-officers" trade::officers;
    /// Behind in material in an endgame: exchange pawns, not officers. Premise: their material lead. Subject: our pawns; target: theirs.
    TradePawns "trade-pawns" trade::pawns;
    /// Cramped, and not behind: exchange officers. Premise: their space advantage. Subject: our officers; target: theirs.
    TradeForRoom "trade-for-room" trade::for_room;
    /// More space, and not ahead: keep the officers on the board. Premise: space advantage. Subject: our officers; target: theirs.
    KeepPieces "keep-pieces" trade::keep;
    /// They have a bad bishop: do not free them of it by an exchange. Premise: their bad bishop. Target: the bishop; line: the pawns that block it.
    KeepTheirBadBishop "keep-their-bad-bishop" trade::keep_their_bad_bishop;
    /// A bad bishop of our own: exchange it or bring it before the pawns. Premise: bad bishop. Subject: the bishop; target: the pawns.
    FreeBadBishop "free-bad-bishop" trade::free_bad_bishop;
    /// Minor pieces stand at home in the opening: bring them out. Subject: the pieces; key: where they can go and attack the centre; the moves.
    Develop "develop" officers::develop;
    /// Castling is possible before the endgame. Subject: the king; key: where it goes; the moves.
    Castle "castle" king::castle;
    /// The back rank is weak: give the king air. Premise: back-rank weakness. Subject: the king; the pawn moves after which the rank is weak no more.
    MakeLuft "make-luft" king::luft;
    /// Our officers around their king outnumber its defenders, and it is exposed or its castling weakened: attack it. Premises: pressure, and
    /// the weakness. Subject: our officers; target: the king.
    AttackKing "attack-king" king::attack;
    /// Castled to opposite sides, the centre not open: pawns forward against their king. Premise: opposite castling. Subject: the pawns that can go; target: the king; the moves.
    Storm "storm" king::storm;
    /// Their pawns storm while the centre is open: answer in the centre. Premise: their storm. Attacker: the pawns; target: our king; line: the open files.
    StrikeInCentre "strike-in-centre" king::strike_in_centre;
    /// In an endgame without queens: the king to the centre. Premise: king activity. Subject: the king; key: the nearest squares of the centre; the moves that bring it nearer.
    KingToCentre "king-to-centre" king::to_centre;
    /// A pawn can attack the base of their chain. Premises: the chain, the break. Subject: our pawn; target: the base; the move.
    LeverAtBase "lever-at-base" pawns::lever_at_base;
    /// Fewer pawns against more on a wing where we have a half-open file and a rook and our king does not stand: advance them, to leave a weak
    /// pawn. Premises: their majority, the file. Subject: our pawns; target: theirs; line: the file.
    MinorityAttack "minority-attack" pawns::minority_attack;
    /// A sound majority without a passed pawn, our king not before it but in the endgame: make a passed pawn. Premise: effective majority. Subject: the pawns;
    /// target: theirs; key: the candidates, which go first.
    AdvanceMajority "advance-majority" pawns::advance_majority;
    /// A passed pawn can advance. Premise: passed pawn. Subject: the pawn; key: where it goes; the moves.
    AdvancePassedPawn "advance-passed-pawn" pawns::advance_passed;
    /// The bishop pair, the centre not open: open lines for it. Premise: bishop pair. Subject: the bishops; the breaks on files c to f.
    OpenForBishops "open-for-bishops" pawns::open_for_bishops;
    /// A rook can go behind a passed pawn of our own. Premise: passed pawn. Subject: the rooks; target: the pawn; the moves.
    RookBehindOwnPasser "rook-behind-own-passer" officers::behind_own;
    /// A rook can go behind a passed pawn of theirs. Premise: their passed pawn. Subject: the rooks; target: the pawn; the moves.
    RookBehindTheirPasser "rook-behind-their-passer" officers::behind_theirs;
    /// A knight, or else a bishop, can go before a passed or isolated pawn of theirs. Premise: the pawn. Subject: the pieces; target: the pawn; key: the square; the moves.
    Blockade "blockade" officers::blockade;
    /// A knight blockades a pawn: keep it there. Premise: the blockade. Subject: the knight; target: the pawn.
    HoldBlockade "hold-blockade" officers::hold_blockade;
    /// A knight, or else a bishop, can go to an outpost. Premise: the outpost. Subject: the pieces; key: the square; the moves.
    OccupyOutpost "occupy-outpost" officers::outpost;
    /// A rook can go to an open file on which we have none. Premise: the file. Subject: the rooks; line: the file; the moves.
    RookToOpenFile "rook-to-open-file" officers::open_file;
    /// A rook can go to the seventh rank where it has something to do. Subject: the rook; key: the square; target: the king and the pawns; the move.
    RookToSeventh "rook-to-seventh" officers::seventh;
    /// An officer is out of play, after the opening: bring it back. Premise: that fact. Subject: the officer; the moves after which it is in play.
    Activate "activate" officers::activate;
    /// They have a weak pawn on a file without pawns of ours, or attacked: aim at it. Premise: their weak pawn. Target: the pawn; attacker: what attacks it already.
    AttackWeakPawn "attack-weak-pawn" officers::weak_pawn;
    /// A pawn of ours can attack a piece of theirs that is pinned to its king. Premise: the pin. Subject: the pawns; target: the piece; the moves.
    AttackPinnedPiece "attack-pinned-piece" officers::pinned;
    /// A piece of theirs has more than one duty: attack it, or what it guards. Premise: that fact. Target: the piece; key: what it guards.
    LoadOverloaded "load-overloaded" officers::overloaded;
}

/// Where a plan writes what it advises.
struct Out<'l> {
    found: &'l mut Vec<Advice>,
    ground: &'l Ground<'l>,
    plan: Plan,
}

impl Out<'_> {
    /// Advises the plan for these facts. It is as certain as the least certain of them.
    fn advise<'f>(&mut self, premises: impl IntoIterator<Item = &'f Fact>, evidence: Evidence) {
        let premises: Vec<Fact> = premises.into_iter().cloned().collect();
        let seen = if evidence.moves.is_empty() { Truth::Board } else { Truth::Exchange };
        let truth = premises.iter().map(Fact::truth).max().unwrap_or(seen).max(seen);
        let saying = Saying::Plan(self.plan);
        let advice = Advice::new(&self.ground.at, self.ground.us, saying, truth, evidence);
        self.found.extend(advice.map(|advice| advice.because(premises)));
    }
}

/// The plans of a side, in the order of [`Plan::ALL`]. While the side to move is in check there are none: the check comes first.
///
/// ```
/// use tratto_board::{Color, Position};
/// use tratto_lore::coach::{Plan, Saying, plans};
/// let position = Position::from_fen("6k1/5ppp/8/8/1P6/8/5PPP/3R2K1 w - - 0 1")?;
/// let found = plans(&position, Color::White);
/// assert!(found.iter().any(|advice| *advice.saying() == Saying::Plan(Plan::RookBehindOwnPasser)));
/// # Ok::<(), tratto_board::FenError>(())
/// ```
pub fn plans(position: &Position, side: Color) -> Vec<Advice> {
    plans_from(position, side, None)
}

/// The same where the facts of the position may be known.
pub(super) fn plans_from(position: &Position, side: Color, known: Option<&[Fact]>) -> Vec<Advice> {
    let mut found = Vec::new();
    let Some(at) = to_move(position, side).filter(|at| !at.is_check() && at.has_legal_move()) else {
        return found;
    };
    // For a side that is not to move the facts are those of the position in which it is.
    let facts = match known.filter(|_| position.turn() == side) {
        Some(facts) => Cow::Borrowed(facts),
        None => Cow::Owned(facts(&at)),
    };
    let ground = Ground::new(at, &facts);
    for &plan in Plan::ALL {
        plan.look(&ground, &mut Out { found: &mut found, ground: &ground, plan });
    }
    found
}
