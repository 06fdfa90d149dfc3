//! The one table of drills.

use super::exercise::Exercise;
use super::{blind, coordinates, ending, mates, moves, openings, seen, sights, tactics};

/// What a drill trains.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Group {
    /// The names and colours of squares.
    Board,
    /// The moves of the pieces.
    Moves,
    /// Pawns, files, squares and pieces in a position.
    Positions,
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
    pub const ALL: [Group; 7] = [
        Group::Board,
        Group::Moves,
        Group::Positions,
        Group::Tactics,
        Group::Endings,
        Group::Blind,
        Group::Openings,
    ];

    /// The name in data.
    pub const fn key(self) -> &'static str {
        match self {
            Group::Board => "board",
            Group::Moves => "moves",
            Group::Positions => "positions",
            Group::Tactics => "tactics",
            Group::Endings => "endings",
            Group::Blind => "blind",
            Group::Openings => "openings",
        }
    }
}

macro_rules! drills {
    ($($(#[doc = $text:literal])+ $name:ident $key:literal $group:ident $levels:literal v $version:literal $blind:literal [$($term:literal),*] $make:path;)*) => {
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

            /// The version of its generator: it goes up when a level and a seed make another exercise than before.
            pub const fn version(self) -> u32 {
                match self { $(Drill::$name => $version,)* }
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
    SquareColour "square-colour" Board 2 v 1 true ["colour-of-a-square"] coordinates::square_colour;
    /// Are these squares on one diagonal?
    SameDiagonal "same-diagonal" Board 2 v 1 true ["long-diagonal"] coordinates::same_diagonal;
    /// Find a square on the board; from level 2 on as Black sees it.
    FindSquare "find-square" Board 3 v 1 false ["square", "wing"] coordinates::find_square;
    /// Name the marked square; from level 2 on as Black sees it.
    NameSquare "name-square" Board 3 v 1 false ["square", "wing"] coordinates::name_square;

    /// All squares where a piece can go: alone on the board, among others, in a game.
    PieceMoves "piece-moves" Moves 3 v 2 false ["moves-of-the-pieces"] moves::piece_moves;
    /// Bring the knight to a square in the fewest moves.
    KnightRoute "knight-route" Moves 3 v 1 false ["knight"] moves::knight_route;
    /// What attacks this square?
    Attackers "attackers" Moves 3 v 1 false ["attacker"] seen::attackers;
    /// All legal captures.
    Captures "captures" Moves 3 v 1 false ["capture", "en-passant-capture"] seen::captures;
    /// All moves that give check.
    Checks "checks" Moves 3 v 1 false ["check"] seen::checks;
    /// Is this move legal? If not, why?
    IsLegal "is-legal" Moves 3 v 2 false ["check", "pin", "castling", "en-passant-capture"] seen::is_legal;

    /// Who is ahead in material, and by how much?
    CountMaterial "count-material" Positions 2 v 1 false ["values-of-the-pieces", "material-advantage"] sights::material;
    /// Which pieces attack the centre?
    CentreControl "centre-control" Positions 2 v 1 false ["centre", "control-of-the-centre"] sights::squares_of;
    /// What kind of centre is it?
    CentreKind "centre-kind" Positions 1 v 1 false ["open-centre", "blocked-centre", "mobile-centre"] sights::centre_kind;
    /// The open files; on the next level, the half-open ones of a side.
    OpenFiles "open-files" Positions 2 v 1 false ["open-file", "half-open-file"] sights::squares_of;
    /// The outposts; on the next level, the holes.
    WeakSquares "weak-squares" Positions 2 v 1 false ["outpost", "weak-square"] sights::squares_of;
    /// The isolated pawns.
    IsolatedPawns "isolated-pawns" Positions 2 v 1 false ["isolated-pawn", "pawn-island"] sights::squares_of;
    /// The doubled pawns; on the next level, the backward ones.
    WeakPawns "weak-pawns" Positions 2 v 1 false ["doubled-pawn", "backward-pawn", "weak-pawn"] sights::squares_of;
    /// The passed pawns; on the next level, those that may become so.
    PassedPawns "passed-pawns" Positions 2 v 1 false ["passed-pawn", "candidate-passed-pawn"] sights::squares_of;
    /// The bases of the chains; on the next level, the breaks.
    PawnChains "pawn-chains" Positions 2 v 1 false ["pawn-chain", "base-of-a-pawn-chain", "pawn-break"] sights::squares_of;
    /// The pawns of a majority.
    Majorities "majorities" Positions 2 v 1 false ["pawn-majority"] sights::squares_of;
    /// The bad bishop.
    BadBishops "bad-bishops" Positions 1 v 1 false ["bad-bishop"] sights::squares_of;
    /// The knights on the rim; on the next level, those in the centre.
    PlacedKnights "placed-knights" Positions 2 v 1 false ["knight-on-the-rim", "knight"] sights::squares_of;
    /// Rooks on open files, connected; on the next level, on the seventh rank and behind passed pawns.
    PlacedRooks "placed-rooks" Positions 2 v 1 false ["rook-on-the-seventh-rank", "connected-rooks", "rook-behind-the-passed-pawn"] sights::squares_of;
    /// Which pieces attack the squares around the king?
    KingAttackers "king-attackers" Positions 2 v 1 false ["king-safety"] sights::squares_of;

    /// Which pieces can be won by taking them?
    Winnable "winnable" Tactics 3 v 1 false ["en-prise", "values-of-the-pieces", "exchange-of-pieces", "static-exchange-evaluation"] seen::winnable;
    /// Every move that meets an attack.
    MeetAttack "meet-attack" Tactics 2 v 1 false ["defence", "interposition"] sights::meet_attack;
    /// Mate in one.
    MateInOne "mate-in-one" Tactics 3 v 1 false ["checkmate"] mates::mate_in_one;
    /// Mate in two, proved by the solver.
    MateInTwo "mate-in-two" Tactics 3 v 1 false ["two-mover"] mates::mate_in_two;
    /// Mate in three, proved by the solver.
    MateInThree "mate-in-three" Tactics 2 v 1 false ["three-mover"] mates::mate_in_three;
    /// Win material by a fork.
    Fork "fork" Tactics 2 v 1 false ["fork", "double-attack"] tactics::fork;
    /// Win material by a pin or against one.
    Pin "pin" Tactics 2 v 1 false ["pin", "absolute-pin"] tactics::pin;
    /// Win material by a skewer.
    Skewer "skewer" Tactics 2 v 1 false ["skewer"] tactics::skewer;
    /// Win material by a discovered attack.
    Discovery "discovery" Tactics 2 v 1 false ["discovered-attack", "discovered-check"] tactics::discovery;
    /// Win material by a discovered check.
    DiscoveredCheck "discovered-check" Tactics 2 v 1 false ["discovered-check", "battery"] tactics::by_motif;
    /// Win material by a double check.
    DoubleCheck "double-check" Tactics 2 v 1 false ["double-check"] tactics::by_motif;
    /// Win material by drawing a guard away.
    Deflection "deflection" Tactics 2 v 1 false ["deflection", "overloading"] tactics::by_motif;
    /// Win material by taking a guard.
    RemovingDefender "removing-defender" Tactics 2 v 1 false ["removing-the-defender", "defender"] tactics::by_motif;
    /// Trap a piece.
    TrappedPiece "trapped-piece" Tactics 2 v 1 false ["trapped-piece"] tactics::by_motif;
    /// Win more by not taking back at once.
    Zwischenzug "zwischenzug" Tactics 2 v 1 false ["intermezzo", "recapture"] tactics::by_motif;
    /// Bring a pawn to its promotion.
    Promotion "promotion" Tactics 2 v 1 false ["promotion"] tactics::by_motif;
    /// Mate in two on the back rank.
    BackRank "back-rank" Tactics 2 v 1 false ["back-rank-mate", "back-rank-weakness"] mates::back_rank;

    /// Does the king catch the pawn?
    PawnRace "pawn-race" Endings 2 v 1 false ["square-of-the-pawn"] ending::pawn_race;
    /// King and pawn against king: won or drawn?
    PawnResult "pawn-result" Endings 3 v 1 false ["opposition", "key-squares"] ending::pawn_result;
    /// Find every move that keeps the win or the draw.
    PawnMove "pawn-move" Endings 3 v 1 false ["opposition", "key-squares"] ending::pawn_move;
    /// Take the opposition.
    TakeOpposition "take-opposition" Endings 2 v 1 false ["opposition"] ending::take_opposition;
    /// Mark the key squares of a pawn.
    KeySquares "key-squares" Endings 1 v 1 false ["key-squares"] ending::key_squares;
    /// Win with the pawn, against the best defence.
    PawnPlay "pawn-play" Endings 3 v 1 false ["promotion", "opposition"] ending::pawn_play;
    /// Bishop and rook pawn: won or drawn?
    WrongBishop "wrong-bishop" Endings 2 v 1 false ["wrong-coloured-bishop"] ending::wrong_bishop;

    /// How many moves does a knight need from one square to another?
    KnightDistance "knight-distance" Blind 2 v 1 true ["knight"] moves::knight_distance;
    /// How many moves does a piece need on an empty board?
    MovesNeeded "moves-needed" Blind 3 v 1 true ["moves-of-the-pieces"] moves::moves_needed;
    /// What attacks this square, in a position told in words?
    AttackersBlind "attackers-blind" Blind 2 v 1 true ["attacker", "blindfold-chess"] blind::attackers;
    /// Recall a position that was shown.
    Recall "recall" Blind 3 v 1 true ["blindfold-chess"] blind::recall;
    /// Where is the piece after these moves?
    Follow "follow" Blind 3 v 1 true ["blindfold-chess"] blind::follow;
    /// Mate in one, in a position told in words.
    MateInOneBlind "mate-in-one-blind" Blind 2 v 1 true ["checkmate", "blindfold-chess"] blind::mate_in_one;
    /// Mate in one, seen some half-moves earlier.
    MateAhead "mate-ahead" Blind 3 v 1 true ["checkmate", "visualisation-ladder"] blind::mate_ahead;
    /// A move that wins material, seen some half-moves earlier.
    TacticsAhead "tactics-ahead" Blind 3 v 1 true ["visualisation-ladder", "combination"] tactics::ahead;
    /// Mate in two, seen and then hidden: every variation.
    MateInTwoBlind "mate-in-two-blind" Blind 2 v 2 true ["two-mover", "visualisation-ladder"] blind::mate_in_two;
    /// Mate in three, seen and then hidden: every variation.
    MateInThreeBlind "mate-in-three-blind" Blind 2 v 1 true ["three-mover", "visualisation-ladder"] blind::mate_in_three;
    /// A pawn ending told in words: won or drawn?
    PawnResultBlind "pawn-result-blind" Blind 2 v 1 true ["visualisation-ladder"] blind::pawn_result;
    /// A pawn ending seen and then hidden: win it.
    PawnPlayBlind "pawn-play-blind" Blind 2 v 1 true ["visualisation-ladder"] blind::pawn_play;

    /// Which opening do these moves make?
    OpeningName "opening-name" Openings 2 v 1 false ["opening"] openings::name;
    /// Follow an opening without the board: what stands there?
    OpeningFollow "opening-follow" Openings 3 v 1 true ["opening", "blindfold-chess"] openings::follow;
}
