//! The rules, and the article that carries each in every edition.
//!
//! One row a rule, one column an edition: what changed its place from one edition to the next can be read at a glance. What
//! changed its *meaning* is in `table.rs`.
//!
//! A cell lists article numbers, the one that carries the rule first. At the end of a number, `?` means that no text of
//! that edition was found for it (general knowledge, unverified), `~` that it is inferred from the editions beside it (2017 from
//! 2018, which is known to agree with it outside 7.5-7.8, A.4.2, A.4.3 and A.4.5; 2005 from 2001 and 2009, where they say the same or
//! a list of changes tells which of them it follows), and `!` that it is guidance beside the Laws (the FIDE Arbiters' Manual, the FIDE
//! conference of 14 June 2017). `-` means that the edition has no such rule. `docs/editions.md` names the sources.

use super::{Article, COUNT, Edition};

macro_rules! rules {
    ($($name:ident $key:literal $what:literal [$($cell:literal),* $(,)?];)*) => {
        /// A rule that a program can execute or must record.
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
        pub enum Rule {
            $(#[doc = $what] $name,)*
        }

        impl Rule {
            /// Every rule, in the order of the table.
            pub const ALL: &[Rule] = &[$(Rule::$name),*];

            /// The key by which the rule is found in tables and documents, such as `EN-1`.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Rule::$name => $key,)*
                }
            }

            /// The rule of a key.
            ///
            /// ```
            /// use tratto_laws::Rule;
            /// assert_eq!(Rule::from_key("en-1"), Some(Rule::Checkmate));
            /// ```
            pub fn from_key(key: &str) -> Option<Rule> {
                Rule::ALL.iter().copied().find(|rule| rule.key().eq_ignore_ascii_case(key))
            }

            /// The cells of the row, oldest edition first.
            const fn cells(self) -> [&'static str; COUNT] {
                match self {
                    $(Rule::$name => [$($cell),*],)*
                }
            }
        }
    };
}

impl Edition {
    /// The articles that carry a rule in this edition, the main one first; empty where the edition has no such rule.
    ///
    /// ```
    /// use tratto_laws::{Edition, Rule};
    /// assert!(Edition::Laws2009.articles(Rule::Fivefold).is_empty());
    /// assert_eq!(Edition::Laws2018.articles(Rule::Fivefold)[0].number(), "9.6.1");
    /// ```
    pub fn articles(self, rule: Rule) -> Vec<Article> {
        let cell = rule.cells()[self.index()];
        cell.split_whitespace()
            .filter(|entry| *entry != "-")
            .map(|entry| Article::from_cell(self, entry))
            .collect()
    }

    /// Whether the edition has the rule at all.
    pub fn has(self, rule: Rule) -> bool {
        rule.cells()[self.index()] != "-"
    }
}

rules! {
    // name, key, what                                      1997        2001        2005        2009        2014        2017        2018        2023
    // 1. Frame
    Gaps "FR-1" "A case that no article covers."
        ["Preface", "Preface", "Preface", "Preface", "Preface", "Preface~", "Preface", "0.2"];
    FederationRules "FR-2" "Rules that a federation may add."
        ["Preface", "Preface", "Preface", "Preface", "Preface", "Preface~", "Preface", "0.2"];
    QuestionsToFide "FR-3" "Questions about the Laws put to FIDE."
        ["14.1?", "14.1", "14.1", "14.1", "Preface", "Preface~", "Preface", "0.2"];

    // 2. Moving, and when a move is made or completed
    HavingTheMove "MV-1" "When a player has the move."
        ["1.1", "1.1", "1.1", "1.1", "1.1", "1.3", "1.3", "1.3"];
    NatureOfGame "MV-2a" "Two players, White begins, moves alternate."
        ["1.1", "1.1", "1.1", "1.1", "1.1", "1.1 1.2", "1.1 1.2", "1.1 1.2"];
    Objective "MV-2b" "The object of the game: to attack the king so that no legal move is left."
        ["1.2", "1.2", "1.2", "1.2", "1.2", "1.4 1.4.1 1.4.2", "1.4 1.4.1 1.4.2", "1.4 1.4.1 1.4.2"];
    InitialArray "MV-2c" "The board and the initial position."
        ["2.3?", "2.3", "2.3~", "2.3", "2.3?", "2.3", "2.3", "2.3"];
    BoardPlacement "MV-2d" "How the board lies between the players."
        ["2.1", "2.1", "2.1~", "2.1", "2.1?", "2.1", "2.1", "2.1"];
    OwnPieceThere "MV-2e" "No piece goes to a square that a piece of its own colour occupies."
        ["3.1", "3.1", "3.1", "3.1", "3.1?", "3.1", "3.1", "3.1"];
    CaptureRemoves "MV-2f" "A captured piece leaves the board as part of the same move."
        ["3.1", "3.1", "3.1", "3.1", "3.1?", "3.1.1", "3.1.1", "3.1.1"];
    BishopMoves "MV-2g" "How the bishop moves."
        ["3.2(c)", "3.2", "3.2~", "3.2", "3.2?", "3.2", "3.2", "3.2"];
    RookMoves "MV-2h" "How the rook moves."
        ["3.2(b)", "3.3", "3.3~", "3.3", "3.3?", "3.3", "3.3", "3.3"];
    QueenMoves "MV-2i" "How the queen moves."
        ["3.2(a)", "3.4", "3.4~", "3.4", "3.4?", "3.4", "3.4", "3.4"];
    NoLeaping "MV-2j" "Queen, rook and bishop do not pass over other pieces."
        ["3.2", "3.5", "3.5~", "3.5", "3.5?", "3.5", "3.5", "3.5"];
    KnightMoves "MV-2k" "How the knight moves."
        ["3.3", "3.6", "3.6~", "3.6", "3.6?", "3.6", "3.6", "3.6"];
    PawnStep "MV-2l" "The pawn goes one square forward."
        ["3.4(a)", "3.7(a)", "3.7a~", "3.7a", "3.7a?", "3.7.1", "3.7.1", "3.7.1"];
    PawnDoubleStep "MV-2m" "The pawn may go two squares with its first move."
        ["3.4(b)", "3.7(b)", "3.7b~", "3.7b", "3.7b?", "3.7.2", "3.7.2", "3.7.2"];
    PawnCapture "MV-2n" "The pawn captures aslant."
        ["3.4(c)", "3.7(c)", "3.7c~", "3.7c", "3.7c?", "3.7.3", "3.7.3", "3.7.3"];
    KingStep "MV-2o" "The king goes to an adjoining square that is not attacked."
        ["3.5?", "3.8(a)", "3.8a~", "3.8a", "3.8a?", "3.8.1", "3.8.1", "3.8.1"];
    Castling "MV-2p" "How castling is done."
        ["3.5?", "3.8(ii)", "3.8(ii)~", "3.8(ii)", "3.8b?", "3.8.2", "3.8.2", "3.8.2"];
    NoSelfCheck "MV-2q" "No move may expose the own king to check or leave it there."
        ["3.5?", "3.9", "3.9", "3.9", "3.9?", "3.9.2", "3.9.2", "3.9.2"];
    PinnedAttack "MV-3" "A pinned piece still attacks."
        ["3.5?", "3.8", "3.1 3.9", "3.1 3.9", "3.1? 3.9?", "3.1.3 3.9.1", "3.1.3 3.9.1", "3.1.3 3.9.1"];
    AnnouncingCheck "MV-4" "Announcing check."
        ["3.5?", "3.8", "3.8?", "-", "-", "-", "-", "-"];
    EnPassant "MV-5" "Capturing in passing."
        ["3.4(d)", "3.7(d)", "3.7d~", "3.7d", "3.7d?", "3.7.4.1 3.7.4.2", "3.7.4.1 3.7.4.2", "3.7.3.1 3.7.3.2"];
    Promotion "MV-6" "A pawn on the last rank becomes a queen, rook, bishop or knight, at once."
        ["3.4(e)", "3.7(e)", "3.7e~", "3.7e", "3.7e?", "3.7.5.1 3.7.5.2 3.7.5.3", "3.7.5.1 3.7.5.2 3.7.5.3", "3.7.3.3 3.7.3.4 3.7.3.5"];
    CastlingRight "MV-7" "When the right to castle is lost."
        ["3.5?", "3.8(1)", "3.8(1)~", "3.8(1)", "3.8b(1)?", "3.8.2.1", "3.8.2.1", "3.8.2.1"];
    CastlingBarred "MV-8" "When castling is prevented for the time being."
        ["3.5?", "3.8(2)", "3.8(2)~", "3.8(2)", "3.8b(2)?", "3.8.2.2", "3.8.2.2", "3.8.2.2"];
    LegalMove "MV-9" "What a legal move and an illegal move are."
        ["-", "-", "-", "4.6", "3.10a 3.10b", "3.10.1 3.10.2", "3.10.1 3.10.2", "3.10.1 3.10.2"];
    IllegalPosition "MV-9a" "What an illegal position is."
        ["-", "-", "-", "-", "3.10c", "3.10.3", "3.10.3", "3.10.3"];
    KingTaken "MV-10" "The king is never captured."
        ["1.2", "1.2", "1.2 7.4a", "1.2 7.4a", "1.2", "1.4.1", "1.4.1", "1.4.1"];
    Made "MV-11" "When a plain move is made; a released piece goes nowhere else."
        ["4.7", "4.7", "4.6", "4.6", "4.7", "4.7~", "4.7", "4.7"];
    CaptureMade "MV-12" "When a capture is made."
        ["4.7", "4.7", "4.6a", "4.6a", "4.7a?", "4.7.1~", "4.7.1", "4.7.1"];
    CastlingMade "MV-13" "When castling is made, and what the released king binds to."
        ["4.7", "4.7", "4.6b", "4.6b", "4.7b?", "4.7.2~", "4.7.2", "4.7.2"];
    PromotionMade "MV-14" "When a promotion is made."
        ["4.7", "4.7", "4.6c", "4.6c", "4.7c", "4.7.3~", "4.7.3", "4.7.3"];
    PromotionOrder "MV-15" "In which order the acts of a promotion may come."
        ["-", "-", "4.6c", "4.6c", "4.6", "4.6.1~ 4.6.2~ 4.6.3~", "4.6.1 4.6.2 4.6.3", "4.6.1 4.6.2 4.6.3"];
    Completed "MV-16" "When a move is completed."
        ["6.7(a)", "6.8(a)", "6.8a~", "6.7a", "6.2a?", "6.2.1~", "6.2.1", "6.2.1"];
    CompletedByNext "MV-16a" "A move not pressed is completed when the player makes his next."
        ["-", "-", "-", "-", "6.2a?", "6.2.1.2~", "6.2.1.2", "6.2.1.2"];
    TimeToPress "MV-17" "The time between making a move and pressing is the player's own."
        ["6.7(a)", "6.8(a)", "6.8a~", "6.7a", "6.2a?", "6.2.2~", "6.2.2", "6.2.2"];
    RightToPress "MV-18" "A player must always be allowed to press."
        ["6.7(a)", "6.8(a)", "6.8a~", "6.7a", "6.2a?", "6.2.2~", "6.2.2", "6.2.2"];

    // 3. The act of moving
    OneHand "TM-1" "A move is played with one hand."
        ["4.1", "4.1", "4.1~", "4.1", "4.1", "4.1", "4.1", "4.1"];
    Adjusting "TM-2" "Adjusting pieces on their squares."
        ["4.2", "4.2", "4.2~", "4.2", "4.2", "4.2.1", "4.2.1", "4.2.1"];
    AdjustingClock "TM-3" "Only the player whose clock runs adjusts."
        ["-", "-", "-", "-", "6.2d?", "6.2.5~", "6.2.5", "6.2.5"];
    Contact "TM-4" "Which contact counts as touching."
        ["4.3", "4.3", "4.3", "4.3", "4.3", "4.2.2", "4.2.2", "4.2.2"];
    TouchedOwn "TM-5" "A touched piece must move."
        ["4.3(a)", "4.3(a)", "4.3a", "4.3a", "4.3a", "4.3.1~", "4.3.1", "4.3.1"];
    TouchedEnemy "TM-6" "A touched enemy piece must be captured."
        ["4.3(a)", "4.3(b)", "4.3b", "4.3b", "4.3b", "4.3.2~", "4.3.2", "4.3.2"];
    TouchedBoth "TM-7" "Pieces of both colours touched."
        ["4.3(b)", "4.3(c)", "4.3c", "4.3c", "4.3c", "4.3.3", "4.3.3", "4.3.3"];
    TouchedToCastle "TM-8" "King and rook touched: castling that side."
        ["4.4(a)", "4.4(a)", "4.4a~", "4.4a", "4.4a?", "4.4.1~", "4.4.1", "4.4.1"];
    RookBeforeKing "TM-9" "Rook touched before the king: no castling that side."
        ["4.4(b)", "4.4(b)", "4.4b~", "4.4b", "4.4b?", "4.4.2~", "4.4.2", "4.4.2"];
    CastlingIllegal "TM-10" "Castling meant, but illegal."
        ["4.4(c)", "4.4(c)", "4.4c~", "4.4c", "4.4c?", "4.4.3~", "4.4.3", "4.4.3"];
    PromotionChoice "TM-11" "When the choice of the promoted piece is final."
        ["-", "-", "4.4d", "4.4d", "4.4d?", "4.4.4~", "4.4.4", "4.4.4"];
    TouchedNone "TM-12" "No touched piece can move or be captured."
        ["4.5", "4.5", "4.5", "4.5", "4.5?", "4.5~", "4.5", "4.5"];
    TouchComplaint "TM-13" "Until when the opponent may complain about the act of moving."
        ["4.6", "4.6", "4.7", "4.7", "4.8?", "4.8~", "4.8", "4.8"];
    UnableToMove "TM-14" "A player who cannot move the pieces has an assistant."
        ["-", "-", "-", "-", "4.9?", "4.9~", "4.9", "4.9"];
    TouchUnasked "TM-15" "Whether the arbiter acts on Article 4 unasked."
        ["13.1 B5", "13.1 B5(a)", "13.1 B5", "13.1 A4b", "12.1?", "12.1~", "12.1", "12.1"];

    // 4. How a game ends on the board
    Checkmate "EN-1" "Checkmate."
        ["5.1(a)", "5.1(a)", "5.1a~", "5.1a", "5.1a", "5.1.1", "5.1.1", "5.1.1"];
    Resignation "EN-2" "Resignation."
        ["5.1(b)", "5.1(b)", "5.1b~", "5.1b", "5.1b?", "5.1.2", "5.1.2", "5.1.2"];
    Stalemate "EN-3" "Stalemate."
        ["5.2", "5.2(a)", "5.2a~", "5.2a", "5.2a?", "5.2.1", "5.2.1", "5.2.1"];
    DeadPosition "EN-4" "A position in which nobody can mate."
        ["1.3 9.6?", "5.2(b) 1.3 9.6", "5.2b 1.3~ 9.6~", "5.2b 1.3 9.6", "5.2b 1.3 9.7", "5.2.2 1.5", "5.2.2 1.5", "5.2.2 1.5"];
    Agreement "EN-5" "A draw by agreement."
        ["5.3 9.1", "5.2(c) 9.1", "5.2c~ 9.1~", "5.2c 9.1", "5.2c", "5.2.3", "5.2.3", "5.2.3"];
    ThreefoldRoute "EN-6" "Threefold repetition among the draws."
        ["5.4", "5.2(d)", "5.2d~", "5.2d", "5.2d", "9.2", "9.2", "9.2"];
    FiftyRoute "EN-6a" "Fifty moves among the draws."
        ["5.5", "5.2(e)", "5.2e~", "5.2e", "5.2e", "9.3", "9.3", "9.3"];
    EndsWithoutPress "EN-7" "A move that ends the game needs no press."
        ["6.7(a)", "6.8(a)", "6.8a~", "6.7a", "6.2a?", "6.2.1.1~", "6.2.1.1", "6.2.1.1"];

    // 5. The clock
    ClockTerms "CK-1" "Chessclock, clock, flag and flag-fall."
        ["6.1", "6.1", "6.1~", "6.1", "6.1?", "6.1", "6.1", "6.1 6.1.1"];
    Periods "CK-2" "Moves to be made in a time, and extra time with each move."
        ["6.2", "6.2(a)", "6.2a~", "6.2a", "6.3a?", "6.3.1", "6.3.1", "6.3.1"];
    TimeCarried "CK-3" "Unused time goes to the next period."
        ["6.2", "6.2(b)", "6.2b~", "6.2b", "6.3b?", "6.3.2", "6.3.2", "6.3.2"];
    Delay "CK-4" "Delay mode."
        ["6.2", "6.2(b)", "6.2b~", "6.2b", "6.3b?", "6.3.2", "6.3.2", "6.3.2"];
    Increment "CK-5" "Cumulative increment."
        ["6.2", "6.2(a)", "6.2a~", "6.2a", "6.3a?", "6.3.1 Glossary", "6.3.1 Glossary", "6.3.1 Glossary?"];
    FlagChecked "CK-6" "What is checked when a flag falls."
        ["6.3", "6.3", "6.3~", "6.3", "6.4?", "6.4~", "6.4", "6.4"];
    ClockPlaced "CK-7" "Where the clock stands."
        ["6.4", "6.4", "6.4~", "6.4", "6.5?", "6.5~", "6.5", "6.5"];
    ClockStarted "CK-8" "White's clock is started at the time set."
        ["6.5", "6.5", "6.5~", "6.5", "6.6?", "6.6~", "6.6", "6.6"];
    DefaultTime "CK-9" "Coming too late."
        ["6.6", "6.7", "6.7", "6.6a", "6.7a", "6.7.1~", "6.7.1", "6.7.1"];
    BothAbsent "CK-10" "Both players absent at the start."
        ["-", "6.6", "6.6", "6.6b", "6.7b?", "6.7.2~", "6.7.2", "6.7.2"];
    SameHand "CK-11" "The clock is pressed with the hand that moved; no hand stays on it."
        ["6.7(b)", "6.8(b)", "6.8b~", "6.7b", "6.2b?", "6.2.3~", "6.2.3", "6.2.3"];
    ClockHandling "CK-12" "Rough handling of the clock."
        ["6.7(c)?", "6.8(c)", "6.8c~", "6.7c", "6.2c?", "6.2.4~", "6.2.4", "6.2.4"];
    UnableToPress "CK-13" "A player who cannot use the clock has an assistant."
        ["-", "6.8(d)", "6.8d~", "6.7d", "6.2e", "6.2.6~", "6.2.6", "6.2.6"];
    FlagCounts "CK-14" "When a flag counts as fallen."
        ["6.8", "6.9", "6.9~", "6.8", "6.8?", "6.8~", "6.8", "6.8"];
    FlagLoses "CK-15" "Moves not completed in the time."
        ["6.9", "6.10", "6.10~", "6.9", "6.9?", "6.9", "6.9", "6.9"];
    FlagDraws "CK-16" "...and the opponent cannot mate."
        ["6.9", "6.10", "6.10~", "6.9", "6.9?", "6.9", "6.9", "6.9"];
    EndBeforeNotice "CK-17" "A result reached between flag-fall and its notice."
        ["6.8", "6.9", "6.9~", "6.8", "6.8?", "6.8~", "6.8", "6.8"];
    ClockDefect "CK-18" "The clock is believed unless evidently defective."
        ["6.10", "6.11", "6.11", "6.10a", "6.10a?", "6.10.1~", "6.10.1", "6.10.1"];
    ClockSetting "CK-19" "A wrong setting of the clock is found."
        ["-", "-", "-", "6.10b", "6.10b?", "6.10.2~", "6.10.2", "6.10.2"];
    BothFlagsEarly "CK-20" "Both flags down, the order unknown, before the last period."
        ["6.11", "6.12", "6.12a", "6.11a", "6.11a?", "III.3.1.1", "III.3.1.1", "III.3.1.1"];
    BothFlagsLast "CK-21" "Both flags down, the order unknown, in the last period."
        ["10.4", "10.3", "6.12b", "6.11b", "6.11b?", "III.3.1.2", "III.3.1.2", "III.3.1.2"];
    FirstFlag "CK-22" "Both flags down, the order known."
        ["6.9", "6.10", "6.10~", "6.9", "6.9?", "6.9 Manual!", "6.9", "6.9 Manual!"];
    ArbiterStops "CK-23" "The arbiter interrupts the game."
        ["6.12(a)", "6.13(a)", "6.13a~", "6.12a", "6.12a?", "6.11.1~", "6.11.1", "6.11.1"];
    PlayerStops "CK-24" "A player stops the clocks to seek help."
        ["6.12(b)", "6.13(b)", "6.13b?", "6.12b", "6.12b", "6.11.2~", "6.11.2", "6.11.2"];
    Restart "CK-25" "The arbiter decides when play goes on."
        ["6.12(c)", "6.13(c)", "6.13c~", "6.12c", "6.12c?", "6.11.3~", "6.11.3", "6.11.3"];
    GroundlessStop "CK-26" "Stopping the clocks without reason."
        ["6.12(b) 13.4", "6.13(d) 13.4", "6.13d~ 13.4", "6.12d 13.4", "6.12d? 12.9?", "6.11.4~ 12.9~", "6.11.4 12.9", "6.11.4 12.9"];
    TimesRestored "CK-27" "The times after an irregularity."
        ["6.13", "6.14", "6.14~", "6.13", "7.1?", "7.1~", "7.1", "7.1"];
    Screens "CK-28" "Screens and demonstration boards prove nothing."
        ["6.14", "6.15", "6.15?", "6.14", "6.13?", "6.12.2~ 6.12.1~", "6.12.2 6.12.1", "6.12.2 6.12.1"];
    MoveCounter "CK-29" "The move counter of the clock."
        ["6.14", "6.14 6.15", "6.14~ 6.15?", "6.10b 6.13 6.14", "6.10b? 7.1? 6.13?", "6.10.2~ 7.1~ 6.12.2~", "6.10.2 7.1 6.12.2", "6.10.2 7.1 6.12.2"];

    // 6. Irregularities of set-up
    WrongStart "IR-1" "A wrong initial position is found during the game."
        ["7.1(a)", "7.1(a)", "7.1a~", "7.1a", "7.2a?", "7.2.1~", "7.2.1", "7.2.1"];
    WrongStartQuick "IR-2" "The same in rapid and blitz."
        ["B4", "B4", "B4", "A4a", "A.4a?", "A.4.1.2 A.4.1", "A.4.1.2 A.4.1", "A.5.1.2 A.5.1"];
    BoardTurned "IR-3" "The board lay the wrong way."
        ["7.1(b)", "7.1(b)", "7.1b~", "7.1b", "7.2b?", "7.2.2~", "7.2.2", "7.2.2"];
    ColoursReversed "IR-4" "The game began with colours reversed."
        ["7.2", "7.2", "7.2~", "7.2", "7.3", "7.3", "7.3", "7.3"];
    ColoursReversedOver "IR-5" "...and has already ended."
        ["7.2", "7.2", "7.2~", "7.2", "7.3", "7.3 Manual!", "7.3 Manual!", "7.3 Manual!"];
    Displaced "IR-6" "A player displaces pieces."
        ["7.3", "7.3", "7.3~", "7.3", "7.4a? 7.4b? 7.4c?", "7.4.1~ 7.4.2~ 7.4.3~", "7.4.1 7.4.2 7.4.3", "7.4.1 7.4.2 7.4.3"];
    DisplacedFound "IR-7" "Pieces are found displaced."
        ["7.4", "7.5", "7.5~", "7.5", "7.6?", "7.6", "7.6", "7.6"];
    ClockSettingQuick "IR-8" "A wrong clock setting found late in rapid and blitz."
        ["B4", "B4", "B4", "A4a", "A.4a?", "A.4.1.1 A.4.1", "A.4.1.1 A.4.1", "A.5.1.1 A.5.1"];

    // 7. Illegal moves
    IllegalMove "IL-1" "An illegal move is found: the position before it is restored."
        ["7.4", "7.4(a)", "7.4a", "7.4a", "7.5a", "7.5.1", "7.5.1", "7.5.1"];
    Unpromoted "IL-3" "A pawn left on the last rank, and the clock pressed."
        ["7.4", "7.4(a)", "7.4a 4.6c", "7.4a 4.6c", "7.5a", "7.5.2", "7.5.2", "7.5.2"];
    PressWithoutMove "IL-4" "The clock pressed without a move."
        ["13.4", "13.4", "13.4", "13.4", "6.2c? 12.9?", "7.8.1", "7.5.3", "7.5.3"];
    TwoHands "IL-5" "Two hands for one move."
        ["4.1 13.4", "4.1 13.4", "4.1~ 13.4", "4.1 13.4", "4.1 12.9?", "7.7.1 4.1", "7.5.4 4.1", "7.5.4 4.1"];
    OtherHand "IL-6" "The move with one hand, the clock with the other."
        ["6.7(b) 13.4", "6.8(b) 13.4", "6.8b~ 13.4", "6.7b 13.4", "6.2b? 12.9?", "6.2.3~ 12.9~ Manual!", "6.2.3 12.9", "6.2.3 12.9"];
    OneFault "IL-7" "Several faults in one move are one."
        ["-", "-", "-", "-", "-", "Manual!", "Manual!", "Manual!"];
    TakenBack "IL-8" "A fault put right before the clock is pressed."
        ["4.3", "4.3", "4.3", "4.6", "7.5a", "7.5.1", "7.5.1", "7.5.1"];
    Replacement "IL-9" "What binds the move that replaces an illegal one."
        ["7.4", "7.4(a)", "7.4a", "7.4a", "7.5a", "7.5.1", "7.5.1", "7.5.1"];
    FoundLate "IL-10" "How late an illegal move can be found in standard play."
        ["7.4", "7.4(a)", "7.4a", "7.4a", "7.5a", "7.5.1", "7.5.1", "7.5.1 Manual!"];
    IncrementBack "IL-11" "The increment won by an illegal press."
        ["6.13", "6.14", "6.14~", "6.13", "7.1?", "7.1~", "7.1", "7.1 Manual!"];
    OffencePenalty "IL-16" "The penalty for an illegal move."
        ["10.3", "7.4(b)", "7.4b~", "7.4b", "7.5b", "7.5.3", "7.5.5", "7.5.5"];
    TwoHandsPenalty "IL-16a" "The penalty for using two hands."
        ["13.4", "13.4", "13.4", "13.4", "12.9?", "7.7.2", "7.5.5", "7.5.5"];
    PressPenalty "IL-16b" "The penalty for pressing without a move."
        ["13.4", "13.4", "13.4", "13.4", "12.9?", "7.8.2", "7.5.5", "7.5.5"];
    IllegalRapidAdequate "IL-17" "Illegal moves in rapid, adequately supervised."
        ["B2", "B2", "B2", "A3", "A.3?", "A.3.1", "A.3.1", "A.4"];
    IllegalRapid "IL-18" "Illegal moves in rapid."
        ["B5 B2", "B5(b) B2", "B6~ B2", "A4c", "A.4b", "A.4.2", "A.4.2", "A.5.2"];
    IllegalBlitzAdequate "IL-19" "Illegal moves in blitz, adequately supervised."
        ["C3", "C3", "C3", "B2", "B.3?", "B.3.1", "B.3.1", "B.2"];
    IllegalBlitz "IL-20" "Illegal moves in blitz."
        ["C3", "C3", "C3", "B3c", "A.4b B.4", "A.4.2 B.4", "A.4.2 B.4", "A.5.2 B.3"];
    OffencesAdd "IL-12" "Whether different faults add up."
        ["-", "-", "-", "-", "-", "7.5.3 7.7.2 7.8.2 Manual!", "7.5.5", "7.5.5"];
    IllegalStands "IL-13" "An illegal move in rapid that can no longer be corrected."
        ["-", "B5(b)", "B6~", "A4c", "A.4b", "A.4.2", "A.4.2", "A.5.2"];
    IllegalStandsBlitz "IL-13a" "An illegal move in blitz that can no longer be corrected."
        ["C3", "C3", "C3", "B3c", "B.4 A.4b", "B.4 A.4.2", "B.4 A.4.2", "B.3 A.5.2"];
    KingsInCheck "IL-14" "Both kings in check, or a pawn on its last rank, seen by the arbiter in rapid or blitz."
        ["-", "-", "B6~", "A4c", "A.4d", "A.4.4", "A.4.4", "A.5.4"];

    // 8. The scoresheet
    Recording "SC-1" "Both players record every move."
        ["8.1", "8.1", "8.1", "8.1", "8.1a?", "8.1.1~", "8.1.1", "8.1.1"];
    WritingAhead "SC-2" "Writing a move before making it."
        ["-", "-", "8.1", "8.1", "8.1b?", "8.1.2~", "8.1.2", "8.1.2"];
    RecordFirst "SC-3" "The own previous move is recorded before the next is made."
        ["8.1", "8.1", "8.1", "8.1", "8.1c?", "8.1.3~", "8.1.3", "8.1.3"];
    SheetUse "SC-4" "What may be written on the scoresheet."
        ["12.2", "12.2", "12.2c?", "12.4", "8.1d?", "8.1.4~", "8.1.4", "8.1.4"];
    OfferMark "SC-5" "A draw offer is marked on both scoresheets."
        ["8.1 9.1 E12", "8.1 9.1(b) E12", "8.1 9.1b~ E13", "8.1 C13", "8.1e?", "8.1.5~ C.12", "8.1.5 C.12", "8.1.5 C.12"];
    UnableToWrite "SC-6" "A player who cannot write."
        ["8.1", "8.1", "8.1", "8.1", "8.1f", "8.1.6~", "8.1.6", "8.1.6"];
    SheetVisible "SC-7" "The scoresheet is visible to the arbiter."
        ["8.2", "8.2", "8.2", "8.2", "8.2", "8.2~", "8.2", "8.2"];
    SheetOwner "SC-8" "To whom the scoresheets belong."
        ["8.3", "8.3", "8.3", "8.3", "8.3?", "8.3~", "8.3", "8.3"];
    RecordingRelief "SC-9" "When a player need not record."
        ["8.4", "8.4", "8.4", "8.4", "8.4?", "8.4~", "8.4", "8.4"];
    SheetAfterFlag "SC-10" "The scoresheet is brought up to date after a flag-fall."
        ["8.4", "8.4", "8.4", "8.4", "8.5?", "8.5~", "8.5", "8.5"];
    NeitherRecords "SC-11" "Neither player records."
        ["8.5(a)", "8.5(a)", "8.5a", "8.5a", "8.5a?", "8.5.1~", "8.5.1", "8.5.1"];
    OneRecords "SC-12" "One player does not record."
        ["8.5(b)", "8.5(b)", "8.5b~", "8.5b", "8.5b?", "8.5.2~", "8.5.2", "8.5.2"];
    Reconstruction "SC-13" "No complete scoresheet: the game is reconstructed."
        ["8.5(c)?", "8.5(c)", "8.5c~", "8.5c", "8.5c?", "8.5.3~", "8.5.3", "8.5.3"];
    NotProved "SC-14" "The overstepping cannot be proved."
        ["8.6?", "8.6", "8.6~", "8.6", "8.6?", "8.6~", "8.6", "8.6"];
    Signing "SC-15" "Signing the result."
        ["8.7?", "8.7", "8.7~", "8.7", "8.7?", "8.7~", "8.7", "8.7"];
    NotAlgebraic "SC-16" "A scoresheet that is not algebraic."
        ["E", "E", "E?", "C", "C", "C", "C", "C"];
    OwnSheet "SC-17a" "A player in rapid or blitz may ask for a scoresheet."
        ["-", "-", "-", "-", "-", "A.2", "A.2", "A.2"];
    RecordingQuick "SC-17" "Recording in rapid and blitz."
        ["B3", "B3", "B3", "A2", "A.2", "A.2", "A.2", "A.2"];
    SheetViews "SC-18" "Asking to see the arbiter's scoresheet in rapid."
        ["-", "-", "-", "-", "-", "A.3.2", "A.3.2", "A.4.3"];
    SheetViewsBlitz "SC-18a" "Asking to see the arbiter's scoresheet in blitz."
        ["-", "-", "-", "-", "-", "B.3.2", "B.3.2", "B.2.3"];

    // 9. Draw by agreement
    DrawRestriction "DR-1" "The event forbids agreed draws."
        ["-", "-", "-", "9.1a", "9.1a?", "9.1.1", "9.1.1", "9.1.1"];
    OfferTime "DR-2" "When to offer a draw."
        ["9.1", "9.1(a)", "9.1a", "9.1b(1)", "9.1b(1)?", "9.1.2.1", "9.1.2.1", "9.1.2.1"];
    OfferAtOtherTime "DR-3" "A draw offered at another time."
        ["9.1 12.5", "9.1(a) 12.5", "9.1a 12.5", "9.1b(1) 12.6", "9.1b(1)? 11.5", "9.1.2.1 11.5~", "9.1.2.1 11.5", "9.1.2.1 11.5"];
    OfferConditions "DR-4" "No condition may be attached to an offer."
        ["9.1", "9.1(a)", "9.1a", "9.1b(1)", "9.1b(1)?", "9.1.2.1", "9.1.2.1", "9.1.2.1"];
    OfferEnds "DR-5" "An offer stands until it is accepted, refused, or a piece is touched."
        ["9.1", "9.1(a)", "9.1a", "9.1b(1)", "9.1b(1)?", "9.1.2.1", "9.1.2.1", "9.1.2.1"];
    OfferRecorded "DR-6" "An offer is recorded by both."
        ["9.1", "9.1(b)", "9.1b~", "9.1b(2)", "9.1b(2)?", "9.1.2.2", "9.1.2.2", "9.1.2.2"];
    ClaimIsOffer "DR-7" "A claim of a draw is also an offer."
        ["-", "9.1(c)", "9.1c~", "9.1b(3)", "9.1b(3)", "9.1.2.3", "9.1.2.3", "9.1.2.3"];
    MovesBeforeAgreement "DR-8" "Moves needed before a draw can be agreed."
        ["-", "-", "-", "-", "-", "5.2.3", "5.2.3", "5.2.3"];

    // 10. Draw claims
    ThreefoldIntended "CL-1" "Threefold repetition by an intended move."
        ["9.2(a)", "9.2(a)", "9.2a~", "9.2a", "9.2a?", "9.2.1.1", "9.2.1.1", "9.2.1"];
    ThreefoldAppeared "CL-2" "Threefold repetition on the board."
        ["9.2(b)", "9.2(b)", "9.2b~", "9.2b", "9.2b", "9.2.1.2", "9.2.1.2", "9.2.2"];
    ThreefoldCount "CL-3" "At least the third time."
        ["9.2", "9.2", "9.2~", "9.2", "9.2", "9.2.1", "9.2.1", "9.2"];
    SamePosition "CL-4" "When positions are the same."
        ["9.2", "9.2", "9.2~", "9.2", "9.2", "9.2.2", "9.2.2", "9.2.3"];
    SameEnPassant "CL-5" "...a capture in passing was possible."
        ["9.2", "9.2", "9.2~", "9.2", "9.2(1)?", "9.2.2.1", "9.2.2.1", "9.2.3.1"];
    SameCastling "CL-6" "...the right to castle has changed."
        ["9.2", "9.2", "9.2~", "9.2", "9.2(2)", "9.2.2.2", "9.2.2.2", "9.2.3.2"];
    FiftyIntended "CL-8" "Fifty moves by an intended move."
        ["9.3(a)", "9.3(a)", "9.3a~", "9.3a", "9.3a", "9.3.1", "9.3.1", "9.3.1"];
    FiftyPlayed "CL-9" "Fifty moves already played."
        ["9.3(b)", "9.3(b)", "9.3b~", "9.3b", "9.3b", "9.3.2", "9.3.2", "9.3.2"];
    ClaimRightLost "CL-10" "When the right to claim a draw is lost for this move."
        ["9.4?", "9.4", "9.4~", "9.4", "9.4", "9.4", "9.4", "9.4"];
    ClaimStopsClock "CL-12" "The clocks during a claim; it cannot be withdrawn."
        ["9.5?", "9.5", "9.5~", "9.5", "9.5", "9.5.1", "9.5.1", "9.5.1"];
    ClaimCorrect "CL-14" "A correct claim."
        ["9.5(a)?", "9.5(a)", "9.5a~", "9.5a", "9.5a", "9.5.2", "9.5.2", "9.5.2"];
    ClaimIncorrect "CL-15" "An incorrect claim."
        ["9.5(b)?", "9.5(b)", "9.5b~", "9.5b", "9.5b", "9.5.3", "9.5.3", "9.5.3"];
    ClaimIncorrectQuick "CL-15a" "The minutes for an incorrect claim in rapid and blitz."
        ["-", "-", "-", "-", "B.2?", "B.2", "B.2", "A.3"];
    IntendedMovePlayed "CL-17" "The intended move must be played."
        ["9.5(b)?", "9.5(b)", "9.5b~", "9.5b", "9.5b", "9.5.3", "9.5.3", "9.5.3"];
    ClaimChecked "CL-18" "Who checks a claim."
        ["-", "-", "-", "-", "11.11 11.12", "11.11~ 11.12~", "11.11 11.12", "11.11 11.12"];

    // 11. Automatic draws
    Fivefold "AU-1" "Repetition that needs no claim."
        ["-", "-", "-", "-", "9.6a", "9.6.1", "9.6.1", "9.6.1"];
    SeventyFive "AU-2" "Seventy-five moves each without capture or pawn move."
        ["-", "-", "-", "-", "9.6b", "9.6.2", "9.6.2", "9.6.2"];
    MateFirst "AU-3" "Mate on the seventy-fifth move."
        ["-", "-", "-", "-", "9.6b", "9.6.2", "9.6.2", "9.6.2"];
    AutomaticLate "AU-4" "An automatic draw noticed late."
        ["-", "-", "-", "-", "9.6b", "9.6.2", "9.6.2", "9.6.2 Manual!"];
    AutomaticSigned "AU-5" "...after a decisive result was signed."
        ["-", "-", "-", "-", "9.6b 8.7?", "8.7~", "8.7", "8.7 Manual!"];

    // 12. Quickplay finish
    Quickplay "QP-1" "What a quickplay finish is."
        ["10.1", "10.1", "10.1~", "10.1", "G.1", "III.1", "III.1", "III.1"];
    QuickplayApplies "QP-2" "Whether the quickplay rules apply."
        ["10.1", "10.1", "10.1~", "10.1", "G.2", "III.2.1", "III.2.1", "III.2.1"];
    QuickplayRates "QP-3" "In which rates of play they apply."
        ["C5", "C4", "C2", "B3b", "G.3", "III.2.2", "III.2.2", "III.2.2"];
    QuickplayClaim "QP-4" "Who may claim in a quickplay finish."
        ["10.2", "10.2", "10.2", "10.2", "G.5", "III.5", "III.5", "III.5"];
    QuickplayAgreed "QP-7" "The arbiter agrees."
        ["10.2(a)", "10.2(a)", "10.2a", "10.2a", "G.5a", "III.5.1", "III.5.1", "III.5.1"];
    QuickplayPostponed "QP-8" "The arbiter postpones his decision."
        ["10.2(b) 10.2(c)", "10.2(b)", "10.2b", "10.2b", "G.5b", "III.5.2", "III.5.2", "III.5.2"];
    QuickplayRejected "QP-9" "The arbiter rejects the claim."
        ["-", "10.2(c)", "10.2c~", "10.2c", "G.5c?", "III.5.3", "III.5.3", "III.5.3"];
    QuickplayFinal "QP-10" "No appeal against the decision."
        ["-", "10.2(d)", "10.2d~", "10.2d 12.10", "-", "-", "-", "-"];
    FiveSeconds "QP-11" "Five seconds a move asked for instead."
        ["-", "-", "-", "-", "G.4", "III.4", "III.4", "III.4"];
    QuickplayAlone "QP-12" "No arbiter is present."
        ["D1?", "D1", "D1", "D1", "G.6", "III.6.1 III.6.2", "III.6.1 III.6.2", "III.6.1 III.6.2"];
    QuickplayAloneFinal "QP-12a" "No appeal against the decision of the arbiter designated."
        ["D1?", "D1", "D1", "D1 12.10", "-", "-", "-", "-"];

    // 13. Points
    Points "PT-1" "What a game scores."
        ["11.1?", "11.1", "11.1~", "11.1", "10.1?", "10.1~", "10.1", "10.1"];
    PointsTotal "PT-2" "No score beyond the game's maximum, no odd shares."
        ["-", "-", "-", "-", "-", "10.2~", "10.2", "10.2"];

    // 14. Conduct
    Disrepute "CO-1" "Nothing that brings chess into disrepute."
        ["12.1", "12.1", "12.1", "12.1", "11.1?", "11.1~", "11.1", "11.1"];
    LeavingVenue "CO-2" "Leaving the playing venue."
        ["12.4", "12.4", "12.4~", "12.2", "11.2", "11.2.3.1~", "11.2.3.1", "11.2.3.1"];
    LeavingArea "CO-2a" "Leaving the playing area while on move."
        ["12.4", "12.4", "12.4~", "12.2", "11.2", "11.2.3.2~", "11.2.3.2", "11.2.3.2"];
    Reporting "CO-3" "The player not on move reports before leaving."
        ["-", "-", "-", "-", "-", "11.2.4", "11.2.4", "11.2.4"];
    Advice "CO-4" "No notes, no advice, no second board."
        ["12.2", "12.2", "12.2a", "12.3a", "11.3a?", "11.3.1~", "11.3.1", "11.3.1"];
    Devices "CO-5" "Telephones and other devices."
        ["-", "-", "12.2b", "12.3b", "11.3b", "11.3.2.1~ 11.3.2.2~", "11.3.2.1 11.3.2.2", "11.3.2 11.3.2.1 11.3.2.2"];
    Inspection "CO-6" "Inspection of a player."
        ["-", "-", "-", "-", "11.3b", "11.3.3~", "11.3.3", "11.3.3"];
    Smoking "CO-7" "Smoking."
        ["-", "-", "-", "12.3c", "11.3?", "11.3.4~", "11.3.4", "11.3.4"];
    FinishedPlayers "CO-8" "Players who have finished are spectators."
        ["12.3", "12.3", "12.3~", "12.5", "11.4?", "11.4~", "11.4", "11.4"];
    Distraction "CO-9" "No distracting, no unreasonable claims and offers."
        ["12.5", "12.5", "12.5", "12.6", "11.5", "11.5~", "11.5", "11.5"];
    ConductPenalty "CO-10" "What a breach of conduct leads to."
        ["12.6", "12.6", "12.6?", "12.7", "11.6?", "11.6~", "11.6", "11.6"];
    Refusal "CO-11" "Persistent refusal to keep the Laws."
        ["12.7", "12.7", "12.7~", "12.8", "11.7?", "11.7~", "11.7", "11.7"];
    BothGuilty "CO-12" "Both players guilty."
        ["12.8", "12.8", "12.8~", "12.9", "11.8?", "11.8~", "11.8", "11.8"];
    Explanation "CO-13" "Asking for an explanation of the Laws."
        ["-", "-", "-", "-", "11.9?", "11.9~", "11.9", "11.9"];
    Appeal "CO-14" "Appeals."
        ["-", "-", "-", "12.10", "11.10?", "11.10~", "11.10", "11.10"];

    // 15. The arbiter
    ArbiterDuties "AR-1" "The arbiter sees that the Laws are kept."
        ["13.1 13.2 13.3", "13.1 13.2 13.3", "13.1 13.2 13.3", "13.1 13.2 13.3", "12.1? 12.2? 12.3?", "12.1~ 12.2~ 12.3~", "12.1 12.2 12.3", "12.1 12.2 12.3"];
    Penalties "AR-2" "The penalties at the arbiter's hand."
        ["13.4", "13.4", "13.4", "13.4", "12.9?", "12.9~", "12.9", "12.9"];
    PenaltyWarning "AR-2a" "A warning."
        ["13.4(a)", "13.4(a)", "13.4a", "13.4a", "12.9a?", "12.9.1~", "12.9.1", "12.9.1"];
    PenaltyOpponentTime "AR-2b" "More time for the opponent."
        ["13.4(b)", "13.4(b)", "13.4b", "13.4b", "12.9b?", "12.9.2~", "12.9.2", "12.9.2"];
    PenaltyOwnTime "AR-2c" "Less time for the offender."
        ["13.4(c)", "13.4(c)", "13.4c", "13.4c", "12.9c?", "12.9.3~", "12.9.3", "12.9.3"];
    PenaltyLoss "AR-2d" "The loss of the game."
        ["13.4(d)", "13.4(d)", "13.4d", "13.4d", "12.9f?", "12.9.6~", "12.9.6", "12.9.6"];
    PenaltyOwnPoints "AR-2e" "Fewer points for the offender."
        ["-", "13.4(e)", "13.4e", "13.4e", "12.9e?", "12.9.5~", "12.9.5", "12.9.5"];
    PenaltyOpponentPoints "AR-2f" "More points for the opponent."
        ["-", "13.4(f)", "13.4f", "13.4f", "12.9d?", "12.9.4~", "12.9.4", "12.9.4"];
    PenaltyFine "AR-2g" "A fine announced in advance."
        ["-", "-", "-", "-", "12.9g?", "12.9.7~", "12.9.7", "12.9.7"];
    PenaltyExclusion "AR-2h" "Exclusion from one or more rounds."
        ["-", "-", "-", "-", "-", "12.9.8~", "12.9.8", "12.9.8"];
    PenaltyExpulsion "AR-2i" "Expulsion from the competition."
        ["13.4(e)", "13.4(g)", "13.4g", "13.4g", "12.9h?", "12.9.9~", "12.9.9", "12.9.9"];
    Disturbance "AR-3" "Extra time for a disturbance from outside."
        ["13.5", "13.5", "13.5", "13.5", "12.5?", "12.5~", "12.5", "12.5"];
    NoIntervention "AR-4" "The arbiter does not intervene beyond the Laws."
        ["13.6", "13.6", "13.6", "13.6", "12.6?", "12.6~", "12.6", "12.6"];
    Spectators "AR-5" "Spectators."
        ["13.7", "13.7", "13.7a", "13.7a", "12.7?", "12.7~", "12.7", "12.7"];
    VenuePhones "AR-6" "Telephones of anybody in the venue."
        ["-", "-", "13.7b", "13.7b", "12.8?", "12.8~", "12.8", "12.8"];

    // 16. Rapid and blitz
    Rapid "RB-1" "What a rapid game is."
        ["B1", "B1", "B1", "A1", "A.1?", "A.1", "A.1", "A.1"];
    Blitz "RB-2" "What a blitz game is."
        ["C1", "C1", "C1", "B1", "B.1?", "B.1", "B.1", "B.1"];
    Standard "RB-3" "What a standard game is."
        ["B1", "B1", "B1", "A1", "A.1?", "Glossary", "Glossary", "A.1"];
    AdequateRapid "RB-4" "Adequate supervision in rapid."
        ["-", "-", "-", "A3", "A.3?", "A.3.1", "A.3.1", "A.4.1 A.4.2"];
    AdequateBlitz "RB-5" "Adequate supervision in blitz."
        ["-", "-", "-", "B2", "B.3?", "B.3.1", "B.3.1", "B.2.1 B.2.2"];
    OtherwiseRapid "RB-7" "The rules of rapid otherwise."
        ["B2", "B2", "B2", "A4", "A.4", "A.4", "A.4", "A.5"];
    OtherwiseBlitz "RB-7a" "The rules of blitz otherwise."
        ["C2", "C2", "C2", "B3", "B.4", "B.4", "B.4", "B.3"];
    SupervisionStated "RB-8" "The event must say which rules of rapid apply."
        ["-", "-", "-", "-", "A.5?", "A.5", "A.5", "A.6"];
    SupervisionStatedBlitz "RB-8a" "The event must say which rules of blitz apply."
        ["-", "-", "-", "-", "B.5?", "B.5", "B.5", "B.4"];
    FlagQuick "RB-9" "Who may call a flag-fall in rapid and blitz."
        ["B6", "B6", "B7?", "A4d1", "6.8?", "A.4.5", "A.4.5", "A.5.5"];
    FlagClaimQuick "RB-10" "Claiming a win on time in rapid and blitz."
        ["B7", "B7", "B8~", "A4d2", "A.4c", "A.4.3", "A.4.3", "A.5.3"];
    BothFlagsQuick "RB-11" "Both flags down in rapid and blitz."
        ["B8", "B8", "B9~", "A4d3", "6.11b?", "A.4.3 6.9", "6.9", "6.9"];
    QuickMinutes "RB-12" "The minutes of the penalties in rapid and blitz."
        ["-", "-", "-", "-", "B.2?", "B.2", "B.2", "A.3"];

    // 17. Notation
    Notation "NO-1" "The algebraic notation."
        ["E", "E", "E?", "C", "C", "C", "C", "C"];
    PieceLetters "NO-2" "Each player may use the piece letters of his language."
        ["E2", "E2", "E3~", "C3", "C3", "C.3", "C.3", "C.3"];
    SquareNames "NO-3" "Every square has one name."
        ["E6", "E6", "E7~", "C7", "C7", "C.7", "C.7", "C.7"];

    // 18. Blind and visually impaired players
    TwoBoards "BL-1" "Either player may demand two boards."
        ["F1?", "F1", "F1~", "E1", "D.1?", "D.1", "D.1", "D.1"];
    Announcing "BL-3" "Moves are announced, repeated and executed."
        ["F2.1?", "F2.1", "F2.1~", "E2.1", "D.2?", "D.2.1", "D.2.1", "D.2.1"];
    BlindTouch "BL-4" "A piece is touched when it leaves its hole."
        ["F2.2?", "F2.2", "F2.2~", "E2.2", "D.2?", "D.2.2", "D.2.2", "D.2.2"];
    BlindMade "BL-5" "A move is made when the piece is in its new hole and the move is announced."
        ["F2.3?", "F2.3", "F2.3~", "E2.3", "D.2?", "D.2.3 D.2.4", "D.2.3 D.2.4", "D.2.3 D.2.4"];
    SightedRules "BL-6" "For the sighted player the ordinary rules hold."
        ["F2.3?", "F2.3", "F2.3~", "E2.3", "D.2?", "D.2.5", "D.2.5", "D.2.5"];
    BlindClock "BL-7" "A special clock."
        ["F2.4?", "F2.4", "F2.4~", "E2.4", "D.2?", "D.2.6.1 D.2.6.2", "D.2.6.1 D.2.6.2", "D.2.6.1 D.2.6.2"];
    BlindRecord "BL-8" "Recording in Braille, longhand or on a device."
        ["F2.5?", "F2.5", "F2.5~", "E2.5", "D.2?", "D.2.7", "D.2.7", "D.2.7"];
    SlipOfTongue "BL-9" "A slip of the tongue."
        ["F2.6?", "F2.6", "F2.6~", "E2.6", "D.2?", "D.2.8", "D.2.8", "D.2.8"];
    BoardsDiffer "BL-10" "The boards differ, the scoresheets agree."
        ["F2.7?", "F2.7", "F2.7~", "E2.7", "D.2?", "D.2.9", "D.2.9", "D.2.9"];
    SheetsDiffer "BL-11" "The scoresheets differ too."
        ["F2.8?", "F2.8", "F2.8~", "E2.8", "D.2?", "D.2.9", "D.2.9", "D.2.9"];
    AssistantMoves "BL-12a" "The assistant moves for either player on the other's board."
        ["F2.9(a)?", "F2.9(a)", "F2.9(a)~", "E2.9(a)", "D.2?", "D.2.10.1", "D.2.10.1", "D.2.10.1"];
    AssistantAnnounces "BL-12b" "The assistant announces the moves."
        ["F2.9(b)?", "F2.9(b)", "F2.9(b)~", "E2.9(b)", "D.2?", "D.2.10.2", "D.2.10.2", "D.2.10.2"];
    AssistantWrites "BL-12c" "The assistant keeps the scoresheet and starts the opponent's clock."
        ["F2.9(c)?", "F2.9(c)", "F2.9(c)~", "E2.9(c)", "D.2?", "D.2.10.3", "D.2.10.3", "D.2.10.3"];
    AssistantInforms "BL-12d" "The assistant tells counts and times on request only."
        ["F2.9(d)?", "F2.9(d)", "F2.9(d)~", "E2.9(d)", "D.2?", "D.2.10.4", "D.2.10.4", "D.2.10.4"];
    AssistantClaims "BL-12e" "The assistant claims on time and reports a touched piece."
        ["F2.9(e)?", "F2.9(e)", "F2.9(e)~", "E2.9(e)", "D.2?", "D.2.10.5", "D.2.10.5", "D.2.10.5"];
    AssistantAdjourns "BL-12f" "The assistant sees to the formalities of adjournment."
        ["F2.9(f)?", "F2.9(f)", "F2.9(f)~", "E2.9(f)", "D.2?", "D.2.10.6", "D.2.10.6", "D.2.10.6"];
    SightedAssistant "BL-13" "Without one, the sighted player may have an assistant."
        ["F2.9?", "F2.9", "F2.9?", "E2.10", "D.2?", "D.2.11", "D.2.11", "D.2.11"];
    AssistantCompulsory "BL-14" "Against a hearing-impaired opponent an assistant is compulsory."
        ["-", "-", "-", "-", "-", "D.2.11", "D.2.11", "D.2.11"];

    // 19. Adjournment
    Sealing "AD-1" "Sealing a move."
        ["A1(a)", "A1(a)", "A1a~", "1a", "E.1?", "I.1.1~", "I.1.1", "I.1.1"];
    SealPlayed "AD-2" "A move made on the board after being told to seal."
        ["A1(a)", "A1(a)", "A1a~", "1a", "E.1?", "I.1.1~", "I.1.1", "I.1.1"];
    AdjourningEarly "AD-3" "Adjourning before the end of the session."
        ["A1(b)", "A1(b)", "A1b~", "1b", "E.1?", "I.1.2~", "I.1.2", "I.1.2"];
    Envelope "AD-4" "What is written on the envelope."
        ["A2", "A2", "A2~", "2", "E.2?", "I.2~", "I.2", "I.2"];
    EnvelopeKept "AD-5" "The arbiter checks and keeps the envelope."
        ["A3", "A3", "A3~", "3", "E.3?", "I.3~", "I.3", "I.3"];
    OfferAfterSealing "AD-6" "A draw offered after sealing."
        ["A4", "A4", "A4~", "4", "E.4?", "I.4~", "I.4", "I.4"];
    ResumptionSetup "AD-7" "Position and times before resumption."
        ["A5", "A5", "A5~", "5", "E.5?", "I.5~", "I.5", "I.5"];
    OverBeforeResumption "AD-8" "Agreed or resigned before resumption."
        ["A6?", "A6", "A6~", "6", "E.6?", "I.6~", "I.6", "I.6"];
    EnvelopeOpened "AD-9" "When the envelope is opened."
        ["A7?", "A7", "A7~", "7", "E.7?", "I.7~", "I.7", "I.7"];
    SealedAmbiguous "AD-10a" "An ambiguous sealed move."
        ["A8(a)?", "A8(a)", "A8a~", "8a", "E.8?", "I.8.1~", "I.8.1", "I.8.1"];
    SealedUnclear "AD-10b" "A sealed move whose meaning cannot be told."
        ["A8(b)?", "A8(b)", "A8b~", "8b", "E.8?", "I.8.2~", "I.8.2", "I.8.2"];
    SealedIllegal "AD-10c" "An illegal sealed move."
        ["A8(c)?", "A8(c)", "A8c~", "8c", "E.8?", "I.8.3~", "I.8.3", "I.8.3"];
    SealedException "AD-10d" "...where the opponent cannot mate."
        ["A8? 6.9 9.6?", "A8 6.10 9.6", "A8~ 6.10~ 9.6~", "8 6.9 9.6", "E.8? 6.9? 9.7", "I.8~ 6.9 5.2.2", "I.8 6.9 5.2.2", "I.8 6.9 5.2.2"];
    ResumptionPresent "AD-11" "The replier is there at resumption."
        ["A9(a)?", "A9(a)", "A9a~", "9a", "E.9?", "I.9.1~", "I.9.1", "I.9.1"];
    ResumptionReplierAbsent "AD-12" "The replier is absent at resumption."
        ["A9(b)?", "A9(b)", "A9b~", "9b", "E.9?", "I.9.2~", "I.9.2", "I.9.2"];
    ResumptionSealerAbsent "AD-13" "The sealer is absent at resumption."
        ["A9(c)?", "A9(c)", "A9c~", "9c", "E.9?", "I.9.3~", "I.9.3", "I.9.3"];
    ResumptionLate "AD-14" "Coming late to the resumption."
        ["A10?", "A10", "A10?", "10", "E.10?", "I.10~", "I.10", "I.10"];
    SealedMate "AD-15" "A late sealer keeps the mate that he sealed."
        ["A10(a)?", "A10(a)", "A10a~", "10a", "E.10?", "I.10~", "I.10", "I.10"];
    SealedDraw "AD-15a" "A late sealer keeps the draw that he sealed."
        ["A10(b)?", "A10(b)", "A10b~", "10b", "E.10?", "I.10~", "I.10", "I.10"];
    SealedFlag "AD-15b" "A late sealer wins if the present player's time is over."
        ["A10(c)?", "A10(c)", "A10c~", "10c", "E.10?", "I.10~", "I.10", "I.10"];
    ResumptionBothAbsent "AD-16" "Both absent at resumption."
        ["-", "-", "-", "-", "E.11?", "I.11~", "I.11", "I.11"];
    EnvelopeLost "AD-17" "The envelope is lost."
        ["A11(a)?", "A11(a)", "A11a~", "11a", "E.12?", "I.12.1~", "I.12.1", "I.12.1"];
    AdjournedLost "AD-18" "The adjourned position cannot be recovered."
        ["A11(b)?", "A11(b)", "A11b~", "11b", "E.12?", "I.12.2~", "I.12.2", "I.12.2"];
    ResumptionTimes "AD-19" "A clock error at resumption."
        ["A12?", "A12", "A12~", "12", "E.13?", "I.13~", "I.13", "I.13"];
    SessionLength "AD-20" "The arbiter's timepiece rules the session."
        ["A13?", "A13", "A13~", "13", "E.14?", "I.14~", "I.14", "I.14"];

    // 20. Chess960
    Chess960 "X9-1" "Chess960 in the Laws."
        ["-", "-", "-", "F1", "F?", "II.1~", "II.1", "II.1"];
    Chess960Start "X9-2" "The starting position of Chess960."
        ["-", "-", "-", "F2", "F?", "II.2.1~ II.2.2~ II.2.3~", "II.2.1 II.2.2 II.2.3", "II.2.1 II.2.2 II.2.3"];
    Chess960Once "X9-3" "One castling a player."
        ["-", "-", "-", "F3a", "F?", "II.3.1~", "II.3.1", "II.3.1"];
    Chess960Forms "X9-4" "The four forms of castling."
        ["-", "-", "-", "F3b", "F?", "II.3.2~", "II.3.2", "II.3.2"];
    Chess960Targets "X9-5" "Where king and rook arrive."
        ["-", "-", "-", "F3", "F?", "II.3.2.6~", "II.3.2.6", "II.3.2.6"];
    Chess960Path "X9-6" "Which squares must be free."
        ["-", "-", "-", "F3", "F?", "II.3.2.7.4~", "II.3.2.7.4", "II.3.2.7"];
    Chess960Filled "X9-7" "Which squares may stay occupied."
        ["-", "-", "-", "F3", "F?", "II.3.2.7.5~", "II.3.2.7.5", "II.3.2.7"];
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Evidence;
    use std::collections::{BTreeMap, BTreeSet};

    #[test]
    fn keys_are_unique_and_found() {
        let keys: BTreeSet<&str> = Rule::ALL.iter().map(|rule| rule.key()).collect();
        assert_eq!(keys.len(), Rule::ALL.len());
        for rule in Rule::ALL {
            assert_eq!(Rule::from_key(rule.key()), Some(*rule));
        }
        assert_eq!(Rule::from_key("EN-99"), None);
    }

    #[test]
    fn every_cell_has_an_article_or_says_that_there_is_none() {
        for rule in Rule::ALL {
            for edition in Edition::ALL {
                let articles = edition.articles(*rule);
                assert_eq!(articles.is_empty(), !edition.has(*rule), "{rule:?} {edition}");
                for article in articles {
                    let number = article.number();
                    assert!(!number.is_empty() && !number.ends_with(['?', '~', '!']), "{rule:?} {edition}");
                }
            }
        }
    }

    #[test]
    fn marks_are_kept() {
        let evidence = |edition: Edition, rule| edition.articles(rule)[0].evidence();
        assert_eq!(evidence(Edition::Laws2014, Rule::Resignation), Evidence::Unverified);
        assert_eq!(evidence(Edition::Laws2017, Rule::Completed), Evidence::Inferred);
        assert_eq!(evidence(Edition::Laws2017, Rule::OneFault), Evidence::Manual);
        assert_eq!(evidence(Edition::Laws2018, Rule::Completed), Evidence::Read);
        let manual = Edition::Laws2017.articles(Rule::FirstFlag);
        assert_eq!((manual[1].number(), manual[1].is_unverified()), ("Manual", false));
    }

    #[test]
    fn an_article_has_one_evidence_wherever_it_is_cited() {
        let mut known = BTreeMap::new();
        for edition in Edition::ALL {
            for rule in Rule::ALL {
                for article in edition.articles(*rule) {
                    let evidence = article.evidence();
                    let first = *known.entry((edition, article.number())).or_insert(evidence);
                    assert_eq!(first, evidence, "{edition} {article}, {}", rule.key());
                }
            }
        }
        assert_eq!(known[&(Edition::Laws2014, "4.1")], Evidence::Read);
        for number in ["6.2b", "7.1", "12.9", "B.2"] {
            assert_eq!(known[&(Edition::Laws2014, number)], Evidence::Unverified, "{number}");
        }
    }

    #[test]
    fn editions_read_whole_rest_on_nothing_unverified() {
        for edition in [Edition::Laws2001, Edition::Laws2009, Edition::Laws2017, Edition::Laws2018] {
            let unverified =
                Rule::ALL.iter().flat_map(|rule| edition.articles(*rule)).any(Article::is_unverified);
            assert!(!unverified, "{edition}");
        }
    }
}
