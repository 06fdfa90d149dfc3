//! The one table of concepts.

use super::view::View;
use super::{Fact, Measure, Out, Scope, centre, duty, king, officers, passed, pawns, squares, threat, ties};
use crate::evidence::Truth;
use tratto_board::Color;

macro_rules! concepts {
    ($($(#[doc = $text:literal])+ $name:ident $key:literal $truth:ident $measure:ident $scope:ident $look:path;)*) => {
        /// What can be said of a position. Squares and ranks are told as the side sees them: rank 1 is its own first rank.
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
        pub enum Concept {
            $($(#[doc = $text])+ $name,)*
        }

        impl Concept {
            /// All, in the order in which they are told.
            pub const ALL: &[Concept] = &[$(Concept::$name),*];

            /// The name in data.
            pub const fn key(self) -> &'static str {
                match self { $(Concept::$name => $key,)* }
            }

            /// The concept with this name.
            pub fn from_key(key: &str) -> Option<Concept> {
                match key { $($key => Some(Concept::$name),)* _ => None }
            }

            /// How it is known.
            pub const fn truth(self) -> Truth {
                match self { $(Concept::$name => Truth::$truth,)* }
            }

            /// What numbers it has.
            pub const fn measure(self) -> Measure {
                match self { $(Concept::$name => Measure::$measure,)* }
            }

            /// How many facts of it a position can have.
            pub const fn scope(self) -> Scope {
                match self { $(Concept::$name => Scope::$scope,)* }
            }

            pub(super) fn look(self, view: &View<'_>, side: Color, facts: &mut Vec<Fact>) {
                let mut out = Out { facts, concept: self, side };
                match self { $(Concept::$name => $look(view, side, &mut out),)* }
            }
        }
    };
}

concepts! {
    /// What the pieces of each side are worth. Subject: its pieces; target: the other's.
    Material "material" Board Versus One officers::material;
    /// Ahead by two pawns' worth or more: by custom a reason to trade officers, not pawns. Subject: its pieces; target: the other's.
    MaterialLead "material-lead" Board Count One officers::ahead;
    /// A rook more against a knight or bishop more, the rest equal in number. Subject: its rooks; target: their knights and bishops.
    TheExchange "exchange-up" Board Nothing One officers::the_exchange;
    /// A piece, not the king, that none of its side defends, through an attacking line piece either; attacked or not. Subject: the piece; attacker: what attacks it.
    HangingPiece "hanging-piece" Board Nothing Each officers::hanging;
    /// A piece that is attacked, and hanging or attacked by a cheaper piece other than the king. Subject: the piece; attacker; defender.
    EnPrise "en-prise" Exchange Nothing Each officers::en_prise;
    /// A piece that some legal capture wins something by. Not asked where the other side would have to pass in check. Subject: the piece; attacker; defender.
    WinnablePiece "winnable-piece" Exchange Nothing Each officers::winnable;
    /// An officer in danger, not pinned, none of whose legal moves takes as much as it is worth or leaves it out of danger. Not asked in check. Subject: the officer; attacker; line: where it can go.
    TrappedPiece "trapped-piece" Exchange Nothing Each officers::trapped;
    /// The squares that an officer attacks, without those of its own pieces and those that their pawns attack. Subject: the officer; target: the squares.
    Mobility "mobility" Board Count Each officers::mobility;
    /// An officer with a mobility of two or less, or that needs more than two moves over squares of its mobility to attack anything on the three files around their king. Pinned pieces, and rooks that may still castle, are not called so. Subject: the officer; target: its mobility, which is the count.
    OutOfPlay "out-of-play" Board Count Each officers::out_of_play;
    /// An officer that attacks a piece of theirs, or a hole in their half. Subject: the officer; target: what it attacks.
    OffensivePiece "offensive-piece" Board Nothing Each officers::offensive;
    /// An officer with a duty. The count is of its duties. Subject: the officer; target: what it guards; the move: a mate that it prevents.
    DefensivePiece "defensive-piece" Exchange Count Each duty::defensive;
    /// An officer on a square that none of their pawns can attack, now or by advancing. Subject: the officer.
    StablePiece "stable-piece" Board Nothing Each officers::stable;
    /// A bishop or queen on a1–h8 or h1–a8. Subject: the piece; line: the diagonal.
    LongDiagonal "long-diagonal" Board Nothing Each centre::long_diagonal;

    /// The pieces on d4, e4, d5, e5, pawns and officers apart. Subject: the pieces.
    CentreOccupation "centre-occupation" Board Split One centre::occupation;
    /// The attacks on d4, e4, d5, e5, by pawns and officers apart, one for each piece and square. Attacker: the pieces; target: the squares.
    CentreControl "centre-control" Board Split One centre::control;
    /// Pawns face to face on the d-file and on the e-file, and no pawn can take one of the four. Subject: the pawns.
    BlockedCentre "blocked-centre" Board Nothing Shared centre::blocked;
    /// No pawn on the d-file, or none on the e-file. Line: the file.
    OpenCentre "open-centre" Board Nothing Shared centre::open;
    /// Two pawns side by side on c–d, d–e or e–f, on rank 4 or beyond, of which one can advance to a free square that their pawns do not attack more often than its own defend it. Subject: the pawns; key: where they can go.
    MobileCentre "mobile-centre" Board Nothing Each centre::mobile;
    /// A centre neither blocked nor open, and mobile for neither side. Subject: the pawns on d and e.
    UnfixedCentre "unfixed-centre" Board Nothing Shared centre::unfixed;
    /// A file without pawns. Line: the file.
    OpenFile "open-file" Board Nothing Shared centre::open_file;
    /// A file with a pawn of theirs and none of its own. Line: the file; target: their pawns.
    HalfOpenFile "half-open-file" Board Nothing Each centre::half_open_file;
    /// A file with pawns of both. Subject: the pawns; line: the file.
    ClosedFile "closed-file" Board Nothing Shared centre::closed_file;
    /// Two line pieces on a line that both use, nothing between. Subject: both; line: the rest of the line.
    Battery "battery" Board Nothing Each centre::battery;
    /// A battery on a file. Subject: both; line: the rest of the file.
    DoubledOnFile "doubled-on-file" Board Nothing Each centre::doubled_on_file;
    /// A square of its third or fourth rank that none of its pawns can attack, now or by advancing. Subject: the square.
    Hole "hole" Board Nothing Each squares::hole;
    /// The same on its fifth or sixth rank. Subject: the square.
    FutureHole "future-hole" Board Nothing Each squares::future_hole;
    /// A hole that no officer of theirs reaches in two moves or fewer without being lost, by exchange, on the way or there. The other pieces are thought to stay where they are. Subject: the square.
    NegligibleHole "negligible-hole" Exchange Nothing Each squares::negligible_hole;
    /// A hole with a pawn of theirs on the square before it. Subject: the hole; attacker: the pawn.
    FixedHole "fixed-hole" Board Nothing Each squares::fixed_hole;
    /// Three holes or more of one colour on three neighbouring files, and no own bishop of that colour. The count is of the holes. Subject: the holes.
    ColourComplex "colour-complex" Board Count Each squares::colour_complex;
    /// A square of its fourth to sixth rank that a pawn of its own defends, that none of their pawns can attack, now or by advancing, and on which no pawn stands. Subject: the square; defender: the pawns.
    Outpost "outpost" Board Nothing Each squares::outpost;
    /// An outpost on which its knight or bishop stands. Subject: the square; defender: the pawns.
    HeldOutpost "held-outpost" Board Nothing Each squares::held_outpost;
    /// An outpost on which its knight stands. Subject: the square; defender: the pawns.
    SupportedKnight "supported-knight" Board Nothing Each squares::supported_knight;
    /// The squares of its second to fourth rank on files c to f, on or behind a pawn of its own and not attacked by theirs; and the ranks of its pawns on each wing. Subject: the squares; key: the pawns.
    Space "space" Board Space One centre::space;
    /// At least three squares of space more than they have. Subject: its squares; target: theirs.
    SpaceAdvantage "space-advantage" Board Versus One centre::space_advantage;
    /// A free square which is the only one to which each of two officers or more can go without loss by exchange. The count is of the officers. Subject: the officers; key: the square; line: the way.
    TransitSquare "transit-square" Exchange Count Each centre::transit;

    /// The groups of its pawns on neighbouring files. Subject: the pawns.
    PawnIslands "pawn-islands" Board Count One pawns::islands;
    /// A pawn without pawns of its own on the files beside it. Subject: the pawn.
    IsolatedPawn "isolated-pawn" Board Nothing Each pawns::isolated;
    /// An isolated pawn on the d- or e-file with no pawn of theirs on it. Subject: the pawn; line: the file.
    Isolani "isolani" Board Nothing Each pawns::isolani;
    /// Two pawns or more on a file. Subject: all of them; key: the foremost.
    DoubledPawns "doubled-pawns" Board Count Each pawns::doubled;
    /// A pawn, not isolated, that all its neighbours have left behind, and whose next square a pawn of theirs attacks. Subject: the pawn; key: the square; attacker: their pawns.
    BackwardPawn "backward-pawn" Board Nothing Each pawns::backward;
    /// A pawn that is isolated, backward, or doubled and undefended, and that stands on a file without pawns of theirs or is attacked. Subject: the pawn; attacker.
    WeakPawn "weak-pawn" Exchange Nothing Each pawns::weak;
    /// A pawn that would be weak, but is not attacked and stands on a closed file. Subject: the pawn; line: the file.
    NegligibleWeakness "negligible-weakness" Exchange Nothing Each pawns::negligible;
    /// Doubled pawns, the foremost face to face with a pawn of theirs. Subject: the pawns; key: the foremost; target: their pawn.
    ClassicWeakness "classic-weakness" Board Nothing Each pawns::classic_weakness;
    /// A weak pawn with a pawn of theirs on the square before it. Subject: the pawn; attacker: their pawn.
    FixedWeakPawn "fixed-weak-pawn" Exchange Nothing Each pawns::fixed_weak;
    /// Two pawns side by side on c–d, d–e or e–f, on rank 4, or one of them on rank 3; alone on their files, no own pawn beside the pair, no pawn of theirs on its files. Subject: the pawns; line: the files.
    HangingPawns "hanging-pawns" Board Nothing Each pawns::hanging;
    /// Three pawns or more, each defended by the one before it in the row; a row runs from a pawn that none defends to one that defends none. Subject: the pawns; key: the base; target: the head.
    PawnChain "pawn-chain" Board Count Each pawns::chain;
    /// The same of two pawns. Subject: the pawns; key: the base; target: the head.
    PawnPair "pawn-pair" Board Count Each pawns::pair;
    /// Pawns side by side, two (a duo) or more. Subject: the pawns.
    Phalanx "phalanx" Board Count Each pawns::phalanx;
    /// Pawns on d4, e3 and f4, as the side sees them, with or without c3. Subject: the pawns; key: the weak square e4; target: the strong square e5.
    Stonewall "stonewall" Board Nothing One pawns::stonewall;
    /// A pawn with a pawn of theirs on the square before it. Subject: the pawn; target: theirs.
    Ram "ram" Board Nothing Each pawns::ram;
    /// A pawn with any piece of theirs on the square before it. Subject: the pawn; attacker: the piece.
    BlockedPawn "blocked-pawn" Board Nothing Each pawns::blocked;
    /// An officer before a passed or isolated pawn of theirs. Subject: the officer; target: the pawn.
    Blockade "blockade" Board Nothing Each pawns::blockade;
    /// A pawn that attacks a pawn of theirs. Subject: the pawn; target: theirs.
    Lever "lever" Board Nothing Each pawns::lever;
    /// A legal move of a pawn, captures too, after which it attacks a pawn of theirs. Subject: the pawn; key: where it goes; target: the pawns; the move.
    PawnBreak "pawn-break" Exchange Nothing Each pawns::pawn_break;
    /// More pawns than theirs on files a–d, or on e–h. Subject: the pawns; target: theirs.
    Majority "majority" Board Versus Each pawns::majority;
    /// A majority with no doubled or backward pawn in it. Subject: the pawns; target: theirs.
    EffectiveMajority "effective-majority" Board Versus Each pawns::effective_majority;
    /// A pawn with no pawn of theirs ahead on its file or the files beside. Subject: the pawn; key: own pawns ahead on the file.
    PassedPawn "passed-pawn" Board Nothing Each passed::passed;
    /// A passed pawn that a pawn defends. Subject: the pawn; defender.
    ProtectedPassedPawn "protected-passed-pawn" Board Nothing Each passed::protected;
    /// Two passed pawns on neighbouring files. Subject: both.
    ConnectedPassedPawns "connected-passed-pawns" Board Nothing Each passed::connected;
    /// Connected passed pawns whose ranks differ by one at most. Subject: both.
    UnitedPassedPawns "united-passed-pawns" Board Nothing Each passed::united;
    /// A passed pawn three files or more from every other pawn, of which there is one at least. Subject: the pawn.
    OutsidePassedPawn "outside-passed-pawn" Board Nothing Each passed::outside;
    /// A pawn, not passed, with none of theirs ahead on its file, and on the files beside it at least as many of its own level or behind as of theirs ahead. Subject: the pawn; defender: its helpers; target: their pawns.
    CandidatePawn "candidate-pawn" Board Versus Each passed::candidate;

    /// A bishop on the colour of more than half of its own pawns on files c to f (of all, if those are fewer than three), at least two of which, of its colour, are blocked. Subject: the bishop; target: the blocked pawns.
    BadBishop "bad-bishop" Board Nothing Each officers::bad_bishop;
    /// A bad bishop that stands further forward than each of those blocked pawns, and is active all the same. Subject: the bishop; target: the blocked pawns.
    BishopOutsideChain "bishop-outside-chain" Board Nothing Each officers::freed_bishop;
    /// A bishop, some of these pawns being blocked, with none of the blocked ones on its colour. Subject: the bishop; target: the blocked pawns.
    GoodBishop "good-bishop" Board Nothing Each officers::good_bishop;
    /// Bishops of both colours, which they have not. Subject: the bishops.
    BishopPair "bishop-pair" Board Nothing One officers::bishop_pair;
    /// One bishop a side, on different colours. Subject: both.
    OppositeBishops "opposite-bishops" Board Nothing Shared officers::opposite_bishops;
    /// A bishop on b2 or g2 behind the pawn of its file on rank 3 or 4. Subject: the bishop; key: the pawn.
    Fianchetto "fianchetto" Board Nothing Each officers::fianchetto;
    /// A fianchetto before the king that has castled to that side. Subject: the bishop; key: the pawn; target: the king.
    CastledFianchetto "castled-fianchetto" Board Nothing Each officers::castled_fianchetto;
    /// A knight on the a- or h-file, or on rank 1 or 8, and not on b1 or g1. Subject: the knight.
    KnightOnRim "knight-on-rim" Board Nothing Each officers::knight_on_rim;
    /// A knight on one of the sixteen squares from c3 to f6. Subject: the knight.
    CentralKnight "central-knight" Board Nothing Each officers::central_knight;
    /// Two rooks on a rank or file, nothing between. Subject: both; line: the squares between.
    ConnectedRooks "connected-rooks" Board Nothing Each officers::connected_rooks;
    /// A rook on a file without pawns. Subject: the rook; line: the file.
    RookOnOpenFile "rook-on-open-file" Board Nothing Each officers::rook_on_open_file;
    /// A rook on a file with a pawn of theirs and none of its own. Subject: the rook; line: the file; target: their pawns.
    RookOnHalfOpenFile "rook-on-half-open-file" Board Nothing Each officers::rook_on_half_open_file;
    /// A rook or queen on rank 7, with their king on rank 8 or a pawn of theirs on rank 7 that it attacks. Subject: the piece; target: the king and the pawns.
    RookOnSeventh "rook-on-seventh" Board Nothing Each officers::seventh;
    /// Two of these or more. Subject: the pieces; target: the king and the pawns.
    DoubledOnSeventh "doubled-on-seventh" Board Count One officers::doubled_on_seventh;
    /// A rook on the file of a passed pawn of either side, behind it as the pawn runs, nothing between. Subject: the rook; target: the pawn; line: the squares between.
    RookBehindPasser "rook-behind-passer" Board Nothing Each passed::rook_behind;

    /// Both kings castled, as far as the position tells, to the same wing. Castled: on rank 1, files a–c or g–h, without castling rights. Subject: the kings.
    SameSideCastling "same-side-castling" Board Nothing Shared king::same_side;
    /// Both kings castled, to different wings. Subject: the kings.
    OppositeSideCastling "opposite-side-castling" Board Nothing Shared king::opposite_sides;
    /// The pawns on ranks 2 and 3 of the three files around a castled king (at the edge, the three outermost). Subject: the king; defender: the pawns.
    KingShield "king-shield" Board Count One king::shield;
    /// A castled king with a file of its shield empty, or with a knight or rook pawn on rank 3 and no bishop of the colour of g2 or b2 behind it. Subject: the king; target: where pawns are missing; key: the advanced pawns.
    WeakenedCastling "weakened-castling" Board Nothing One king::weakened;
    /// From move 10, a king on d or e of rank 1 or 2 while the d- or the e-file is not closed. Subject: the king; line: the files.
    UncastledKing "uncastled-king" Board Nothing One king::uncastled;
    /// A king with no own pawn on the five squares beside and before it. Subject: the king; key: the squares.
    ExposedKing "exposed-king" Board Nothing One king::exposed;
    /// Officers that attack squares beside their king, against the officers that guard these. Subject: the king; attacker; defender; key: the squares.
    KingPressure "king-pressure" Exchange Versus One king::pressure;
    /// In their half of a third of the board (files a–c, d–e, f–h), more officers that attack some square of it than they have that guard one. Subject: the squares; attacker; defender.
    LocalSuperiority "local-superiority" Board Versus Each squares::local_superiority;
    /// Pawns on rank 5 or beyond on the three files around their king. Subject: the pawns; target: the king.
    PawnStorm "pawn-storm" Board Nothing One king::storm;
    /// A pawn storm while the centre is open: a warning. Subject: the pawns; target: the king; line: the open files.
    StormWithOpenCentre "storm-with-open-centre" Board Nothing One king::storm_open_centre;
    /// A king on rank 1, each square before it its own piece's or attacked, and a rook or queen of theirs that would check along the rank from a square it attacks, were the officers that stand on the rank or guard it lifted off. Subject: the king; attacker; defender: those officers; key: where it would come; line: the squares before the king.
    BackRankWeakness "back-rank-weakness" Exchange Nothing One king::back_rank;
    /// A king on rank 1 with a free square before it that is not attacked. Subject: the king; key: the squares.
    Luft "luft" Board Nothing One king::luft;
    /// In an endgame, how far the king is from the centre and from their nearest weak pawn. Subject: the king; key: the nearest central squares; target: the nearest weak pawns.
    KingActivity "king-activity" Exchange Distances One king::activity;
    /// A king on one side of a file that a rook of theirs holds, and a passed pawn of either side beyond it. Subject: the king; attacker: the rook; line: the file; target: the pawns.
    CutOffKing "cut-off-king" Board Nothing Each passed::cut_off;

    /// A piece alone between a line piece of theirs and its own king. Subject: the piece; attacker; target: the king; line: the squares between.
    AbsolutePin "absolute-pin" Board Nothing Each ties::absolute;
    /// An absolute pin along which the piece cannot move. Subject: the piece; attacker; target: the king; line.
    TotalPin "total-pin" Board Nothing Each ties::total;
    /// A piece alone between a line piece of theirs and another of its side, worth as much or more, that falls by exchange if it leaves, as it legally can without check; no skewer. Subject: the piece; attacker; target: the other; line.
    RelativePin "relative-pin" Exchange Nothing Each ties::relative;
    /// A piece held on two lines or more, to its king or to a piece worth as much or more that would fall. The count is of the lines. Subject: the piece; attacker: the line pieces; target: what stands behind.
    CrossPin "cross-pin" Exchange Count Each ties::cross;
    /// Two pieces alone between a line piece of theirs and their own king: either is pinned once the other leaves. Subject: both; attacker; target: the king; line.
    HalfPin "half-pin" Board Nothing Each ties::half;
    /// A line piece that attacks the king, or a piece that it wins by exchange, and behind it another, worth as much or less, that it wins once the first is gone. Subject: the line piece; target: both; line.
    Skewer "skewer" Exchange Nothing Each ties::skewer;
    /// A line piece that would attack an officer or the king of theirs if one piece of theirs were gone. Subject: the line piece; target; key: the piece between; line.
    XRayAttack "x-ray-attack" Board Nothing Each ties::x_ray_attack;
    /// A line piece that would defend a piece of its own, not the king, if one piece of theirs were gone. Subject: the line piece; target; key: the piece between; line.
    XRayDefence "x-ray-defence" Board Nothing Each ties::x_ray_defence;
    /// A piece that can leave the line of its own line piece, which then wins something of theirs by exchange. Subject: the piece; attacker: the line piece; target; line.
    DiscoveredAttack "discovered-attack" Exchange Nothing Each ties::discovered_attack;
    /// The same, and the target is their king. Subject: the piece; attacker: the line piece; target: the king; line.
    DiscoveredCheck "discovered-check" Exchange Nothing Each ties::discovered_check;
    /// A piece that attacks two or more of these: the king, and what it wins by exchange. Subject: the piece; target.
    DoubleAttack "double-attack" Exchange Count Each ties::double_attack;
    /// A piece, neither king nor pinned to it, with which lifted off some capture wins another that none wins now. Subject: the piece; target: the other; attacker.
    Duty "duty" Exchange Nothing Each duty::duty;
    /// A piece, neither king nor pinned to it, with which lifted off they mate in one move, as now they cannot. Subject: the piece; attacker: what mates; target: the king; the move.
    MateDuty "mate-duty" Exchange Nothing Each duty::mate_duty;
    /// A piece with two duties or more. Subject: the piece; target: what it guards; the move: a mate that it prevents.
    OverloadedPiece "overloaded-piece" Exchange Count Each duty::overloaded;
    /// A legal move that mates, if it were its turn. The gain is the price of a king. Subject: the piece; target: the king; the move.
    MateThreat "mate-threat" Exchange Gain Each threat::mate;
    /// A promotion that loses nothing by exchange and gives no stalemate, if it were its turn. Subject: the pawn; target: where it promotes; the move.
    PromotionThreat "promotion-threat" Exchange Gain Each threat::promotion;
    /// A legal capture that wins something by exchange, if it were its turn. Subject: the piece; target: what it takes; the move.
    CaptureThreat "capture-threat" Exchange Gain Each threat::capture;
}
