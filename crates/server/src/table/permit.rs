//! Who may do what. One function, one table, tested for every kind of act against every role.

use crate::wire::Role;
use tratto_board::Color;
use tratto_laws::{Act, Deed, Manner};

/// Whether a role may bring an act.
///
/// A player acts for himself. The arbiter does what is an arbiter's, tells what was found and what bystanders do, and notes of
/// the players what they would not say of themselves: that they came and went, displaced men, misbehaved, or touched a man by
/// accident. Whether leave was given, and whether a touch was an accident, is his to say and not theirs. An assistant does what
/// is an assistant's. Whoever watches does nothing. The server itself only lets players in, starts and stops the clocks and
/// calls flags and absences, and has no link.
pub(crate) fn permits(role: Role, act: &Act) -> bool {
    match act {
        Act::Player(player, deed) => match role {
            Role::White | Role::Black => is_side(role, *player) && is_own(deed),
            Role::Arbiter => is_noted(deed),
            Role::Server => matches!(deed, Deed::Arrive | Deed::Play(_) | Deed::Press(_) | Deed::Offer(_)),
            Role::Assistant | Role::Spectator => false,
        },
        // Both must want it; the one who says so speaks for what they agreed.
        Act::AgreeToCorrect => matches!(role, Role::White | Role::Black | Role::Arbiter),
        Act::Arbiter(_) => matches!(role, Role::Arbiter | Role::Server),
        Act::Assistant(..) => role == Role::Assistant,
        Act::Found(_) | Act::Bystander(_) => role == Role::Arbiter,
    }
}

fn is_side(role: Role, player: Color) -> bool {
    matches!((role, player), (Role::White, Color::White) | (Role::Black, Color::Black))
}

/// What a player brings himself.
fn is_own(deed: &Deed) -> bool {
    match deed {
        Deed::Offend(_) | Deed::Leave { permitted: true, .. } => false,
        Deed::Touch { manner, .. } => !matches!(manner, Manner::Accidental | Manner::Mistaken),
        _ => true,
    }
}

/// What the arbiter notes of a player.
fn is_noted(deed: &Deed) -> bool {
    match deed {
        Deed::Arrive
        | Deed::Leave { .. }
        | Deed::Return
        | Deed::Displace(_)
        | Deed::PutBack
        | Deed::Offend(_) => true,
        Deed::Touch { manner, .. } => matches!(manner, Manner::Accidental | Manner::Mistaken),
        _ => false,
    }
}

#[cfg(test)]
mod tests;
