//! Whether anybody may be advised.

/// How the position that is asked about came to the board, as the caller knows.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Occasion {
    /// It belongs to no game that is being played: a study, a problem, a lesson, a position that was set up.
    Study,
    /// Its game is over.
    Finished,
    /// Its game is being played, or may be.
    InProgress,
}

/// The right to advise. Only [`Occasion::leave`] gives it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Leave(());

/// The game is being played: advice is forbidden by the Laws.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct BeingPlayed;

impl std::fmt::Display for BeingPlayed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the game is being played: advice is forbidden")
    }
}

impl std::error::Error for BeingPlayed {}

impl Occasion {
    /// The right to advise, unless the game is being played.
    ///
    /// ```
    /// use tratto_lore::coach::{BeingPlayed, Occasion};
    /// assert!(Occasion::Finished.leave().is_ok());
    /// assert_eq!(Occasion::InProgress.leave(), Err(BeingPlayed));
    /// ```
    pub const fn leave(self) -> Result<Leave, BeingPlayed> {
        match self {
            Occasion::Study | Occasion::Finished => Ok(Leave(())),
            Occasion::InProgress => Err(BeingPlayed),
        }
    }

    /// What the tags of a written game say: it is in progress if it has no result (`*`) and its tag `Termination` says "unterminated",
    /// which is what PGN provides for a game that goes on. A `*` alone is also written where a result is unknown.
    ///
    /// ```
    /// use tratto_lore::coach::Occasion;
    /// assert_eq!(Occasion::of_record(Some("*"), Some("Unterminated")), Occasion::InProgress);
    /// assert_eq!(Occasion::of_record(Some("*"), None), Occasion::Finished);
    /// assert_eq!(Occasion::of_record(Some("1-0"), Some("normal")), Occasion::Finished);
    /// ```
    pub fn of_record(result: Option<&str>, termination: Option<&str>) -> Occasion {
        let is_open = result.is_none_or(|result| result.trim() == "*");
        let is_unterminated =
            termination.is_some_and(|text| text.trim().eq_ignore_ascii_case("unterminated"));
        if is_open && is_unterminated { Occasion::InProgress } else { Occasion::Finished }
    }
}
