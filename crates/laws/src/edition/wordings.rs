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
    FederationRules    "aabbbb";
    AnnouncingCheck    "a-----";
    Made               "abbbbb";
    CaptureMade        "abbbbb";
    CastlingMade       "abbccc";
    PromotionMade      "abcccc";
    PromotionOrder     "-abbbb";
    Completed          "aabbbb";
    RightToPress       "aabbbb";
    Adjusting          "aabbbb";
    CastlingIllegal    "aabbbb";
    EndsWithoutPress   "abcdde";
    Increment          "abbccc";
    DefaultTime        "aabccc";
    BothAbsent         "abbbbb";
    ClockHandling      "aabbbb";
    PlayerStops        "abbbbb";
    TimesRestored      "aabbbb";
    Screens            "abbbbb";
    MoveCounter        "abbbbb";
    BoardTurned        "abbbbb";
    ClockSettingQuick  "--aaaa";
    IllegalMove        "abbccc";
    Replacement        "abbbbb";
    FoundLate          "aaaaaa";
    IncrementBack      "aaaaab";
    OffencesAdd        "---abb";
    IllegalStands      "aabbbb";
    IllegalStandsBlitz "abbbbb";
    Recording          "aaaaab";
    SheetUse           "abbbbb";
    OfferMark          "abbbbb";
    UnableToWrite      "abcccc";
    SheetOwner         "aaaaab";
    RecordingRelief    "-abbbb";
    Reconstruction     "aaabbb";
    Signing            "aaaaab";
    RecordingQuick     "aaabbb";
    ThreefoldIntended  "aabbbc";
    SameEnPassant      "abcccc";
    SameCastling       "abbbbb";
    FiftyIntended      "aabbbc";
    FiftyPlayed        "aabbbb";
    ClaimStopsClock    "abcccc";
    IntendedMovePlayed "abcccc";
    AutomaticSigned    "--abbc";
    QuickplayClaim     "abbbbb";
    QuickplayPostponed "abbbbb";
    FiveSeconds        "--abbb";
    QuickplayAlone     "abbbbb";
    Devices            "-abccc";
    Inspection         "--abbb";
    Smoking            "-aabbb";
    Distraction        "abbbbb";
    ConductPenalty     "abbbbb";
    Appeal             "-abccc";
    ArbiterDuties      "aabccc";
    Penalties          "aabccc";
    PenaltyLoss        "aabbbb";
    Spectators         "abbbbb";
    AdequateRapid      "-abbbb";
    AdequateBlitz      "-abbbb";
    OtherwiseRapid     "abbbbb";
    OtherwiseBlitz     "abcccc";
    FlagClaimQuick     "aabbbb";
    Notation           "abbccc";
    PieceLetters       "aaabbb";
    TwoBoards          "aaabbb";
    Announcing         "aaabbb";
    BlindClock         "aaabbb";
    BlindRecord        "abbccc";
    Sealing            "aaaaab";
    SealedDraw         "aabbbb";
    SealedFlag         "aabbbb";
    ResumptionTimes    "aaabbb";
    SessionLength      "aaabbb";
    Chess960           "-aabbb";
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
