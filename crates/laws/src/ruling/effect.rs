//! What a ruling brings about.

use crate::ending::Ending;
use crate::game::OnBoard;
use crate::named::{kinds, named};
use crate::points::Scoring;
use std::fmt;
use tratto_board::{Color, Move, PromotionRole, Square};
use tratto_clock::Millis;

/// Something that follows from an event.
///
/// `Display` writes the short form in which scenario files expect it: `black +2:00`, `back 1`, `white must b1a3 b1c3`.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Effect {
    /// The game is over.
    End(Ending),
    /// The game is annulled and a new one is to be played.
    NewGame,
    /// Nothing changes: the game goes on.
    PlayOn,
    /// What is on the board, or was signed, stands.
    Stands,
    /// A player gets time.
    Add {
        /// Whose clock.
        side: Color,
        /// How much.
        time: Millis,
    },
    /// A player loses time.
    Take {
        /// Whose clock.
        side: Color,
        /// How much.
        time: Millis,
    },
    /// A clock is set.
    Set {
        /// Whose clock.
        side: Color,
        /// To what.
        time: Millis,
    },
    /// Both players get so much with each move from now on.
    ExtraTime(Millis),
    /// So many half-moves are taken back.
    Back(u16),
    /// The player must play one of these moves.
    Must {
        /// Who.
        player: Color,
        /// The moves, in the order of their squares.
        moves: Vec<Move>,
        /// The board on which he makes one of them.
        board: Box<OnBoard>,
    },
    /// No touched piece binds the player: any legal move.
    Free(Color),
    /// A pawn becomes this piece.
    Promote {
        /// Where it stands.
        square: Square,
        /// What it becomes.
        role: PromotionRole,
    },
    /// This player's clock runs.
    Clock(Color),
    /// Both clocks stand still.
    ClocksStop,
    /// The next move is the first of the next period.
    NextPeriod,
    /// A warning.
    Warning(Color),
    /// An offence is counted.
    Offence {
        /// Whose.
        player: Color,
        /// The number it brings him to.
        number: u8,
    },
    /// A right is lost.
    Loses {
        /// Whose.
        player: Color,
        /// Which.
        right: Right,
    },
    /// The offer of a draw stands.
    OfferStands(Color),
    /// The offer of a draw is refused.
    OfferRefused(Color),
    /// There is no offer of a draw: it was not allowed.
    OfferVoid(Color),
    /// The position goes onto a correctly placed board.
    Transfer,
    /// The player puts the pieces back in his own time.
    PutBack(Color),
    /// The player brings his scoresheet up to date.
    Record(Color),
    /// This is the sealed move.
    Seals {
        /// Whose.
        player: Color,
        /// The move.
        sealed: Move,
        /// The board on which it was sealed.
        board: Box<OnBoard>,
    },
    /// The envelope is opened and its move played.
    Opened {
        /// The move.
        sealed: Move,
        /// The board on which it is played.
        board: Box<OnBoard>,
    },
    /// A fine that was announced beforehand.
    Fine(Color),
    /// The player is left out of one or more rounds.
    Excluded(Color),
    /// The player is expelled from the competition.
    Expelled(Color),
    /// Somebody who is no player is sent out.
    SentOut,
    /// The player may have an assistant.
    Assistant(Color),
    /// The appeal goes to the committee.
    Appeal(Color),
    /// The arbiter decides, and there is no appeal.
    Final,
    /// The arbiter provides what is missing.
    Supplied(Color),
}

named! {
    /// A right that can be lost.
    Right {
        /// To claim a draw on this move.
        DrawClaim = "draw-claim",
        /// To complain about the opponent's act of moving.
        TouchComplaint = "touch-complaint",
        /// To have an illegal move corrected.
        IllegalClaim = "illegal-claim",
        /// To complain about set-up, board or clock setting.
        SetupComplaint = "setup-complaint",
        /// To castle.
        Castling = "castling",
        /// To castle with the queen's rook.
        CastlingQueenside = "castling-queenside",
        /// To castle with the king's rook.
        CastlingKingside = "castling-kingside",
        /// To choose another piece for the pawn.
        PromotionChoice = "promotion-choice",
    }
}

kinds! { Effect {
    Effect::End(_) => "end";
    Effect::NewGame => "new-game";
    Effect::PlayOn => "play-on";
    Effect::Stands => "stands";
    Effect::Add { .. } => "add";
    Effect::Take { .. } => "take";
    Effect::Set { .. } => "set";
    Effect::ExtraTime(_) => "extra";
    Effect::Back(_) => "back";
    Effect::Must { .. } => "must";
    Effect::Free(_) => "free";
    Effect::Promote { .. } => "promote";
    Effect::Clock(_) => "clock";
    Effect::ClocksStop => "clocks-stop";
    Effect::NextPeriod => "next-period";
    Effect::Warning(_) => "warning";
    Effect::Offence { .. } => "offence";
    Effect::Loses { right, .. } => "loses" each right of Right;
    Effect::OfferStands(_) => "offer";
    Effect::OfferRefused(_) => "refused";
    Effect::OfferVoid(_) => "no-offer";
    Effect::Transfer => "transfer";
    Effect::PutBack(_) => "puts-back";
    Effect::Record(_) => "records";
    Effect::Seals { .. } => "seals";
    Effect::Opened { .. } => "opened";
    Effect::Fine(_) => "fine";
    Effect::Excluded(_) => "excluded";
    Effect::Expelled(_) => "expelled";
    Effect::SentOut => "sent-out";
    Effect::Assistant(_) => "assistant";
    Effect::Appeal(_) => "appeal";
    Effect::Final => "final";
    Effect::Supplied(_) => "supplied";
} }

impl Effect {
    /// The kind of the effect: what is left of it without players, moves and times.
    pub fn kind(&self) -> String {
        self.kind_here()
    }

    /// Every kind of effect.
    pub fn kinds() -> Vec<String> {
        Effect::kinds_here()
    }
}

/// A move as its squares and, for a promotion, the letter of the new piece; castling as the king's squares.
pub(crate) fn squares(m: Move) -> String {
    let promotion = m.promotes_to().map(|role| role.role().letter());
    let king_to = if m.is_castling() { m.destination() } else { m.to() };
    format!("{}{}{}", m.from(), king_to, promotion.map(String::from).unwrap_or_default())
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Effect::End(ending) => match Scoring::default().sign(ending.score) {
                Some(sign) => f.write_str(sign),
                None => write!(f, "score {} {}", ending.score.white, ending.score.black),
            },
            Effect::NewGame => f.write_str("new game"),
            Effect::PlayOn => f.write_str("play on"),
            Effect::Stands => f.write_str("stands"),
            Effect::Add { side, time } => write!(f, "{side} +{time}"),
            Effect::Take { side, time } => write!(f, "{side} -{time}"),
            Effect::Set { side, time } => write!(f, "{side} = {time}"),
            Effect::ExtraTime(time) => write!(f, "extra {time}"),
            Effect::Back(plies) => write!(f, "back {plies}"),
            Effect::Must { player, moves, .. } => {
                write!(f, "{player} must")?;
                moves.iter().try_for_each(|m| write!(f, " {}", squares(*m)))
            }
            Effect::Free(player) => write!(f, "{player} free"),
            Effect::Promote { square, role } => write!(f, "promote {square} {}", role.role()),
            Effect::Clock(side) => write!(f, "clock {side}"),
            Effect::ClocksStop => f.write_str("clocks stop"),
            Effect::NextPeriod => f.write_str("next period"),
            Effect::Warning(player) => write!(f, "warning {player}"),
            Effect::Offence { player, number } => write!(f, "offence {player} {number}"),
            Effect::Loses { player, right } => write!(f, "{player} loses {right}"),
            Effect::OfferStands(player) => write!(f, "offer {player}"),
            Effect::OfferRefused(player) => write!(f, "refused {player}"),
            Effect::OfferVoid(player) => write!(f, "no offer {player}"),
            Effect::Transfer => f.write_str("transfer"),
            Effect::PutBack(player) => write!(f, "{player} puts back"),
            Effect::Record(player) => write!(f, "{player} records"),
            Effect::Seals { player, sealed, .. } => write!(f, "{player} seals {}", squares(*sealed)),
            Effect::Opened { sealed, .. } => write!(f, "opened {}", squares(*sealed)),
            Effect::Fine(player) => write!(f, "fine {player}"),
            Effect::Excluded(player) => write!(f, "excluded {player}"),
            Effect::Expelled(player) => write!(f, "expelled {player}"),
            Effect::SentOut => f.write_str("sent out"),
            Effect::Assistant(player) => write!(f, "assistant {player}"),
            Effect::Appeal(player) => write!(f, "appeal {player}"),
            Effect::Final => f.write_str("final"),
            Effect::Supplied(player) => write!(f, "supplied {player}"),
        }
    }
}
