//! The table of themes: one line each, with the name other programs know it by and the family it belongs to.
//!
//! What must hold on the board is written at each detector; the sentences for readers are in `crates/words/locales/*/themes.ftl`, and the
//! examples, for and against, in `testdata/problems/themes.tsv`. A test holds the three together.

/// The families of themes.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Group {
    /// Lines opened and closed.
    Lines,
    /// Squares next to the king occupied or left.
    Blocks,
    /// Batteries, and checks answered by mate.
    Batteries,
    /// Pins made, used and undone.
    Pins,
    /// What the movements alone show.
    Mechanical,
    /// One defence better than another, and one mate instead of two.
    Choice,
    /// What differs from one phase of play to another.
    Changes,
    /// The mating pictures.
    Mates,
}

macro_rules! themes {
    ($($(#[$doc:meta])* $theme:ident, $id:literal, $group:ident;)*) => {
        /// An element or theme of a problem.
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
        pub enum Theme { $($(#[$doc])* $theme),* }

        impl Theme {
            /// All of them, in the order in which they are told.
            pub const ALL: &'static [Theme] = &[$(Theme::$theme),*];

            /// The name for other programs, which never changes: `self-block`.
            pub fn id(self) -> &'static str {
                match self { $(Theme::$theme => $id),* }
            }

            /// The family.
            pub fn group(self) -> Group {
                match self { $(Theme::$theme => Group::$group),* }
            }
        }
    };
}

themes! {
    /// A piece leaves the line of a white line piece, and not along it; the mate uses the line.
    LineClearance, "line-clearance", Lines;
    /// A piece opens the line of a white line piece by moving further along it; the mate uses the line.
    LineOpening, "line-opening", Lines;
    /// A black piece cuts a line of another black piece, and the mate needs the cut.
    Interference, "interference", Lines;
    /// Two black pieces of different movement cut each other's line on one square.
    Grimshaw, "grimshaw", Lines;
    /// White gives up a piece where two black lines cross, and whichever piece takes cuts the other's line.
    Novotny, "novotny", Lines;
    /// An interference on a line that was still closed by the white piece that mates.
    RetroInterference, "retro-interference", Lines;
    /// A piece cuts a line of the other side.
    Obstruction, "obstruction", Lines;
    /// A black piece occupies a square next to its king that the king would otherwise have.
    SelfBlock, "self-block", Blocks;
    /// A black piece leaves a square next to its king, which White must now guard.
    Unblock, "unblock", Blocks;
    /// A white piece moves off the line of another and so opens the mating check.
    Battery, "battery", Batteries;
    /// The first move makes a battery that mates.
    BatteryFormed, "battery-formed", Batteries;
    /// A black check is answered by mate, with no capture.
    CrossCheck, "cross-check", Batteries;
    /// The mate needs a black piece pinned.
    Pin, "pin", Pins;
    /// The mate needs a black piece pinned, and Black's move has pinned it.
    SelfPin, "self-pin", Pins;
    /// The pinning piece leaves, and the piece set free uses its freedom.
    UnpinDirect, "unpin-direct", Pins;
    /// A piece comes between, and the piece set free uses its freedom.
    UnpinIndirect, "unpin-indirect", Pins;
    /// Of two black pieces before their king either pins the other by leaving.
    HalfPin, "half-pin", Pins;
    /// A knight makes its eight moves.
    KnightWheel, "knight-wheel", Mechanical;
    /// The king flees to the four squares diagonally next to it.
    StarFlights, "star-flights", Mechanical;
    /// The king flees to the four squares next to it along file and rank.
    CrossFlights, "cross-flights", Mechanical;
    /// A black pawn makes its four moves.
    Pickaninny, "pickaninny", Mechanical;
    /// A white pawn of a battery mates by its four moves.
    Albino, "albino", Mechanical;
    /// Two black knights block four times.
    Horseblock, "horseblock", Mechanical;
    /// A piece's mere leaving would allow one mate; a careful move shuts it out and allows another.
    BlackCorrection, "black-correction", Choice;
    /// What the defences have in common would allow several mates; each shuts out all but one.
    DualAvoidance, "dual-avoidance", Choice;
    /// The same defence is answered by another mate.
    ChangedMate, "changed-mate", Changes;
    /// The same mate answers another defence.
    TransferredMate, "transferred-mate", Changes;
    /// Every square next to the mated king is denied it for one reason only.
    PureMate, "pure-mate", Mates;
    /// A pure mate in which all of White's pieces take part.
    ModelMate, "model-mate", Mates;
}

impl Theme {
    /// The theme of a name.
    ///
    /// ```
    /// use tratto_mate::problem::Theme;
    /// assert_eq!(Theme::from_id("self-block"), Some(Theme::SelfBlock));
    /// ```
    pub fn from_id(id: &str) -> Option<Theme> {
        Theme::ALL.iter().copied().find(|theme| theme.id() == id)
    }

    /// Whether one variation alone does not show it.
    pub(super) fn is_made_together(self) -> bool {
        matches!(self, Theme::Grimshaw | Theme::Novotny | Theme::HalfPin)
            || matches!(self.group(), Group::Mechanical | Group::Choice | Group::Changes)
    }
}
