//! Who gets White (article 5 of 2026, E of 2017).

use super::history::{Candidate, Strength};
use tratto_board::Color;

/// The article that decided a colour.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum ColorRule {
    /// 5.2.1: both preferences are granted.
    BothGranted,
    /// 5.2.2: the stronger preference is granted; of two absolute ones the wider difference.
    StrongerGranted,
    /// 5.2.3: the colours of the latest round in which they differed are exchanged.
    Alternates,
    /// 5.2.4: the higher ranked player's preference is granted.
    HigherGranted,
    /// 5.2.5: the higher ranked player gets the initial colour if the number is odd, otherwise the other one.
    Number,
}

/// The colour of `higher`, who is ranked above `lower`, and why.
#[must_use]
pub fn color(higher: &Candidate, lower: &Candidate, initial: Color) -> (Color, ColorRule) {
    match (higher.preference, lower.preference) {
        (Some(one), Some(two)) if one == two => {}
        (Some(one), _) => return (one, ColorRule::BothGranted),
        (None, Some(two)) => return (!two, ColorRule::BothGranted),
        (None, None) => {
            let color = if higher.is_odd { initial } else { !initial };
            return (color, ColorRule::Number);
        }
    }
    let preference = higher.preference.unwrap_or(initial);
    let weight = |player: &Candidate| match player.strength {
        Strength::Absolute => (Strength::Absolute, player.difference.abs()),
        strength => (strength, 0),
    };
    match weight(higher).cmp(&weight(lower)) {
        std::cmp::Ordering::Greater => return (preference, ColorRule::StrongerGranted),
        std::cmp::Ordering::Less => return (!preference, ColorRule::StrongerGranted),
        std::cmp::Ordering::Equal => {}
    }
    let differed = higher.colors.iter().rev().zip(lower.colors.iter().rev()).find(|(one, two)| one != two);
    match differed {
        Some((_, &lower)) => (lower, ColorRule::Alternates),
        None => (preference, ColorRule::HigherGranted),
    }
}
