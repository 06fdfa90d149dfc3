//! Which term of the glossary explains a theme of problems.

use tratto_mate::problem::Theme;

/// The id of the glossary's term for a theme; none where the glossary has no word for just this.
///
/// ```
/// use tratto_lore::term;
/// use tratto_mate::problem::Theme;
/// assert_eq!(term::of_theme(Theme::LineClearance), Some("line-vacation"));
/// ```
pub const fn of_theme(theme: Theme) -> Option<&'static str> {
    Some(match theme {
        // The theme leaves the line; the glossary's clearance of a line may go along it.
        Theme::LineClearance => "line-vacation",
        Theme::LineOpening => "line-opening-along-the-line",
        Theme::Interference => "interference",
        Theme::Grimshaw => "mutual-interference",
        Theme::RetroInterference => "anticipatory-interference",
        Theme::Obstruction => "obstruction",
        Theme::SelfBlock => "self-block",
        Theme::Unblock => "unblock",
        Theme::Battery | Theme::BatteryFormed => "battery",
        Theme::CrossCheck => "cross-check",
        Theme::Pin => "pin",
        Theme::SelfPin => "self-pin",
        Theme::UnpinDirect => "direct-unpin",
        Theme::UnpinIndirect => "indirect-unpin",
        Theme::HalfPin => "half-pin",
        Theme::KnightWheel => "knight-wheel",
        Theme::StarFlights => "star-flights",
        Theme::Pickaninny => "pickaninny",
        Theme::Albino => "albino",
        Theme::Horseblock => "horseblock",
        Theme::BlackCorrection => "black-correction",
        Theme::DualAvoidance => "dual-avoidance",
        Theme::ChangedMate => "changed-play",
        Theme::Novotny
        | Theme::CrossFlights
        | Theme::TransferredMate
        | Theme::PureMate
        | Theme::ModelMate => {
            return None;
        }
    })
}
