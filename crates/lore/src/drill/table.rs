//! The one table of drills.

use super::exercise::Exercise;
use super::{blind, coordinates, ending, mates, moves, openings, seen, tactics};

/// What a drill trains.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Group {
    /// The names and colours of squares.
    Board,
    /// The moves of the pieces.
    Moves,
    /// Mates and motifs.
    Tactics,
    /// Endings.
    Endings,
    /// Without the board.
    Blind,
    /// Openings.
    Openings,
}

impl Group {
    /// All, in order.
    pub const ALL: [Group; 6] =
        [Group::Board, Group::Moves, Group::Tactics, Group::Endings, Group::Blind, Group::Openings];

    /// The name in data.
    pub const fn key(self) -> &'static str {
        match self {
            Group::Board => "board",
            Group::Moves => "moves",
            Group::Tactics => "tactics",
            Group::Endings => "endings",
            Group::Blind => "blind",
            Group::Openings => "openings",
        }
    }
}

macro_rules! drills {
    ($($(#[doc = $text:literal])+ $name:ident $key:literal $group:ident $levels:literal $blind:literal [$($term:literal),*] $make:path;)*) => {
        /// A kind of exercise.
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
        #[non_exhaustive]
        pub enum Drill {
            $($(#[doc = $text])+ $name,)*
        }

        impl Drill {
            /// All, in the order in which they are listed.
            pub const ALL: &[Drill] = &[$(Drill::$name),*];

            /// The name in data.
            pub const fn key(self) -> &'static str {
                match self { $(Drill::$name => $key,)* }
            }

            /// The drill with this name.
            pub fn from_key(key: &str) -> Option<Drill> {
                match key { $($key => Some(Drill::$name),)* _ => None }
            }

            /// What it trains.
            pub const fn group(self) -> Group {
                match self { $(Drill::$name => Group::$group,)* }
            }

            /// How many levels it has, from 1.
            pub const fn levels(self) -> u8 {
                match self { $(Drill::$name => $levels,)* }
            }

            /// Whether it is answered without seeing the position.
            pub const fn is_blind(self) -> bool {
                match self { $(Drill::$name => $blind,)* }
            }

            /// The ids of the glossary's terms that belong to it.
            pub const fn terms(self) -> &'static [&'static str] {
                match self { $(Drill::$name => &[$($term),*],)* }
            }

            /// The exercise of a level and a seed, always the same. None if the drill has no such level, or if no position was found
            /// of which everything can be said: another seed will do.
            ///
            /// ```
            /// use tratto_lore::drill::{Answer, Drill};
            /// let exercise = Drill::SquareColour.exercise(1, 7).unwrap();
            /// assert_eq!(exercise.id(), "square-colour:1:7");
            /// assert!(matches!(exercise.answer, Answer::Choice(choices) if choices.len() == 2));
            /// assert!(Drill::SquareColour.exercise(9, 7).is_none());
            /// ```
            pub fn exercise(self, level: u8, seed: u64) -> Option<Exercise> {
                if level == 0 || level > self.levels() {
                    return None;
                }
                match self { $(Drill::$name => $make(self, level, seed),)* }
            }
        }
    };
}

drills! {
    /// Is this square light or dark? On the last level, are these two of one colour?
    SquareColour "square-colour" Board 2 true ["colour-of-a-square"] coordinates::square_colour;
    /// Are these squares on one diagonal?
    SameDiagonal "same-diagonal" Board 2 true ["long-diagonal"] coordinates::same_diagonal;
    /// Find a square on the board; from level 2 on as Black sees it.
    FindSquare "find-square" Board 3 false ["square", "wing"] coordinates::find_square;
    /// Name the marked square; from level 2 on as Black sees it.
    NameSquare "name-square" Board 3 false ["square", "wing"] coordinates::name_square;

    /// All squares where a piece can go: alone on the board, among others, in a game.
    PieceMoves "piece-moves" Moves 3 false ["moves-of-the-pieces"] moves::piece_moves;
    /// Bring the knight to a square in the fewest moves.
    KnightRoute "knight-route" Moves 3 false ["knight"] moves::knight_route;
    /// What attacks this square?
    Attackers "attackers" Moves 3 false ["attacker"] seen::attackers;
    /// All legal captures.
    Captures "captures" Moves 3 false ["capture"] seen::captures;
    /// All moves that give check.
    Checks "checks" Moves 3 false ["check"] seen::checks;
    /// Is this move legal? If not, why?
    IsLegal "is-legal" Moves 3 false ["pin", "castling", "en-passant-capture"] seen::is_legal;

    /// Which pieces can be won by taking them?
    Winnable "winnable" Tactics 3 false ["en-prise", "static-exchange-evaluation"] seen::winnable;
    /// Mate in one.
    MateInOne "mate-in-one" Tactics 3 false ["checkmate"] mates::mate_in_one;
    /// Mate in two, proved by the solver.
    MateInTwo "mate-in-two" Tactics 3 false ["two-mover"] mates::mate_in_two;
    /// Win material by a fork.
    Fork "fork" Tactics 2 false ["fork", "double-attack"] tactics::fork;
    /// Win material by a pin or against one.
    Pin "pin" Tactics 2 false ["pin", "absolute-pin"] tactics::pin;
    /// Win material by a skewer.
    Skewer "skewer" Tactics 2 false ["skewer"] tactics::skewer;
    /// Win material by a discovered attack.
    Discovery "discovery" Tactics 2 false ["discovered-attack", "discovered-check"] tactics::discovery;

    /// Does the king catch the pawn?
    PawnRace "pawn-race" Endings 2 false ["square-of-the-pawn"] ending::pawn_race;
    /// King and pawn against king: won or drawn?
    PawnResult "pawn-result" Endings 3 false ["opposition", "key-squares"] ending::pawn_result;
    /// Find every move that keeps the win or the draw.
    PawnMove "pawn-move" Endings 3 false ["opposition", "key-squares"] ending::pawn_move;
    /// Take the opposition.
    TakeOpposition "take-opposition" Endings 2 false ["opposition"] ending::take_opposition;
    /// Mark the key squares of a pawn.
    KeySquares "key-squares" Endings 1 false ["key-squares"] ending::key_squares;
    /// Win with the pawn, against the best defence.
    PawnPlay "pawn-play" Endings 3 false ["promotion", "opposition"] ending::pawn_play;
    /// Bishop and rook pawn: won or drawn?
    WrongBishop "wrong-bishop" Endings 2 false ["wrong-coloured-bishop"] ending::wrong_bishop;

    /// How many moves does a knight need from one square to another?
    KnightDistance "knight-distance" Blind 2 true ["knight"] moves::knight_distance;
    /// How many moves does a piece need on an empty board?
    MovesNeeded "moves-needed" Blind 3 true ["moves-of-the-pieces"] moves::moves_needed;
    /// What attacks this square, in a position told in words?
    AttackersBlind "attackers-blind" Blind 2 true ["attacker", "blindfold-chess"] blind::attackers;
    /// Recall a position that was shown.
    Recall "recall" Blind 3 true ["blindfold-chess"] blind::recall;
    /// Where is the piece after these moves?
    Follow "follow" Blind 3 true ["blindfold-chess"] blind::follow;
    /// Mate in one, in a position told in words.
    MateInOneBlind "mate-in-one-blind" Blind 2 true ["checkmate", "blindfold-chess"] blind::mate_in_one;
    /// Mate in one, seen some half-moves earlier.
    MateAhead "mate-ahead" Blind 3 true ["checkmate", "visualisation-ladder"] blind::mate_ahead;
    /// Mate in two, seen and then hidden.
    MateInTwoBlind "mate-in-two-blind" Blind 2 true ["two-mover", "visualisation-ladder"] blind::mate_in_two;
    /// A pawn ending told in words: won or drawn?
    PawnResultBlind "pawn-result-blind" Blind 2 true ["visualisation-ladder"] blind::pawn_result;
    /// A pawn ending seen and then hidden: win it.
    PawnPlayBlind "pawn-play-blind" Blind 2 true ["visualisation-ladder"] blind::pawn_play;

    /// Which opening do these moves make?
    OpeningName "opening-name" Openings 2 false ["opening"] openings::name;
    /// Follow an opening without the board: what stands there?
    OpeningFollow "opening-follow" Openings 3 true ["opening", "blindfold-chess"] openings::follow;
}
