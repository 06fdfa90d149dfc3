//! Which editions say the same about a rule, where no value of `table.rs` tells.
//!
//! Read rule by rule in the texts of the editions. One letter an edition: editions with the same letter say the same, `a` is the
//! oldest wording known, `-` means that there is nothing to add to the values. The sentences themselves are in `tratto-words`.
//! A rule that has no row says the same wherever it stands: only its number changed, or its wording without a consequence.

use super::{COUNT, Edition, Rule};

macro_rules! wordings {
    ($($rule:ident $letters:literal;)*) => {
        const fn letters(rule: Rule) -> Option<&'static [u8; COUNT]> {
            match rule {
                $(Rule::$rule => Some(row($letters)),)*
                _ => None,
            }
        }
    };
}

/// A row, if it has a letter for each edition. Else the table does not compile.
const fn row(letters: &'static str) -> &'static [u8; COUNT] {
    let row = letters.as_bytes();
    match row.first_chunk() {
        Some(row) if letters.len() == COUNT => row,
        _ => panic!("a row of the table has one letter for each edition"),
    }
}

impl Edition {
    /// Which of the wordings of a rule this edition has, counted from 0, the oldest; `None` where the values of the edition tell all
    /// there is to tell.
    ///
    /// ```
    /// use tratto_laws::{Edition, Rule};
    /// assert_eq!(Edition::Laws2009.wording(Rule::PromotionMade), Some(1));
    /// assert_eq!(Edition::Laws2023.wording(Rule::PromotionMade), Some(2));
    /// assert_eq!(Edition::Laws2023.wording(Rule::BishopMoves), None);
    /// ```
    pub fn wording(self, rule: Rule) -> Option<usize> {
        letters(rule)?[self.index()].checked_sub(b'a').map(usize::from)
    }
}

wordings! {
    FederationRules    "aaaabbbb";
    HavingTheMove      "abbbbbbb";
    AnnouncingCheck    "aaa-----";
    Made               "aabbbbbb";
    CaptureMade        "aabbbbbb";
    CastlingMade       "aabbbccc";
    PromotionMade      "aabbcccc";
    PromotionOrder     "--aabbbb";
    Completed          "aaaabbbb";
    RightToPress       "aaaabbbb";
    Adjusting          "aaaabbbb";
    CastlingIllegal    "aaaabbbb";
    EndsWithoutPress   "abbcdeef";
    Increment          "aaabbccc";
    DefaultTime        "aaaabccc";
    BothAbsent         "-aabbbbb";
    ClockHandling      "aaaabbbb";
    PlayerStops        "aaabbbbb";
    TimesRestored      "aaaabbbb";
    Screens            "aaabbbbb";
    MoveCounter        "abbccccc";
    BoardTurned        "aaabbbbb";
    ClockSettingQuick  "----aaaa";
    IllegalMove        "aabbbccc";
    Replacement        "aabbbbbb";
    FoundLate          "aaaaaaaa";
    IncrementBack      "aaaaaaab";
    OffencesAdd        "-----abb";
    IllegalStands      "-aaabbbb";
    IllegalStandsBlitz "aaabbbbb";
    Recording          "aaaaaaab";
    SheetUse           "aaabbbbb";
    OfferMark          "abaaaaaa";
    UnableToWrite      "aabbcccc";
    SheetOwner         "aaaaaaab";
    RecordingRelief    "--abaaaa";
    Reconstruction     "aaaaabbb";
    Signing            "aaaaaaab";
    RecordingQuick     "aaaaabbb";
    ThreefoldIntended  "aaaabbbc";
    SameEnPassant      "aaabcccc";
    SameCastling       "aaabbbbb";
    FiftyIntended      "aaaabbbc";
    FiftyPlayed        "aaaabbbb";
    ClaimStopsClock    "aaabcccc";
    IntendedMovePlayed "aaabcccc";
    AutomaticSigned    "----abbc";
    QuickplayClaim     "aaabbbbb";
    QuickplayPostponed "abcccccc";
    FiveSeconds        "----abbb";
    QuickplayAlone     "aaabbbbb";
    Devices            "--abcddd";
    Inspection         "----abbb";
    Smoking            "---aabbb";
    Distraction        "abbccccc";
    ConductPenalty     "aaabbbbb";
    Appeal             "---abccc";
    ArbiterDuties      "aaaabccc";
    Penalties          "abbbcddd";
    PenaltyLoss        "aaaabbbb";
    Spectators         "aaabbbbb";
    AdequateRapid      "---abbbb";
    AdequateBlitz      "---abbbb";
    OtherwiseRapid     "aaabbbbb";
    OtherwiseBlitz     "aaabcccc";
    FlagClaimQuick     "aaaabbbb";
    Notation           "aaabbccc";
    PieceLetters       "aaaaabbb";
    TwoBoards          "aaaaabbb";
    Announcing         "aaaaabbb";
    BlindClock         "aaaaabbb";
    BlindRecord        "aaabbccc";
    Sealing            "aaaaaaab";
    SealedDraw         "aaaabbbb";
    SealedFlag         "aaaabbbb";
    ResumptionTimes    "aaaaabbb";
    SessionLength      "aaaaabbb";
    Chess960           "---aabbb";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_come_in_order() {
        for rule in Rule::ALL {
            let Some(row) = letters(*rule) else { continue };
            let mut newest = None;
            for (edition, letter) in Edition::ALL.into_iter().zip(row) {
                let wording = edition.wording(*rule);
                assert_eq!(wording.is_none(), *letter == b'-', "{rule:?} {edition}");
                assert!(wording.is_none() || edition.has(*rule), "{rule:?} {edition}");
                assert!(wording <= newest.map_or(Some(0), |newest| Some(newest + 1)), "{rule:?} {edition}");
                newest = newest.max(wording);
            }
            assert!(newest.is_some(), "{rule:?}");
        }
    }
}
