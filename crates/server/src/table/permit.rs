//! Who may do what, tested for an act of every kind against every role by the table `tests/roles.txt`.

use crate::wire::Role;
use tratto_board::Color;
use tratto_laws::{Act, ArbiterAct, Claim, Deed, Hand, Hands, Manner, Sight};

/// Whether a role may bring an act.
///
/// A player acts for himself. The arbiter does what is an arbiter's, tells what was found and what bystanders do, and notes of
/// the players what they would not say of themselves: that they came and went, displaced pieces, misbehaved, or touched a piece by
/// accident. Whether leave was given, and whether a touch was an accident, is his to say and not theirs. An assistant does what
/// is an assistant's. Whoever watches does nothing, and neither does the organiser, who only gives out links. The server itself only lets players in, presses for them online,
/// starts and stops the clocks and calls flags and absences, and has no link.
pub(crate) fn permits(role: Role, act: &Act) -> bool {
    match act {
        Act::Player(player, deed) => match role {
            Role::White | Role::Black => is_side(role, *player) && is_own(deed),
            Role::Arbiter => is_noted(deed),
            Role::Server => matches!(deed, Deed::Arrive | Deed::Press(Hand::Same)),
            Role::Assistant | Role::Organiser | Role::Spectator => false,
        },
        // Both must want it: what one player says alone is a proposal, and no event.
        Act::AgreeToCorrect => matches!(role, Role::White | Role::Black | Role::Arbiter),
        Act::Arbiter(act) => role == Role::Arbiter || role == Role::Server && is_servers(act),
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

/// What the server does of itself, as an arbiter who watches this board alone.
fn is_servers(act: &ArbiterAct) -> bool {
    matches!(
        act,
        ArbiterAct::Start
            | ArbiterAct::Stop
            | ArbiterAct::Restart
            | ArbiterAct::Observe(Sight::Flag(_) | Sight::Absence(_))
    )
}

/// Whether an act has a place in online play, where there are only whole moves, no pieces to be touched and no clock to be pressed.
pub(crate) fn fits_online(act: &Act) -> bool {
    let Act::Player(_, deed) = act else { return !matches!(act, Act::Assistant(..)) };
    match deed {
        Deed::Arrive
        | Deed::Offer(_)
        | Deed::Accept
        | Deed::Refuse
        | Deed::Resign
        | Deed::Sign(_)
        | Deed::Stop(_)
        | Deed::Offend(_)
        | Deed::Ask(_)
        | Deed::Appeal => true,
        Deed::Play(play) => play.hands == Hands::One,
        Deed::Claim(claim) => !matches!(claim, Claim::IllegalMove | Claim::Touched),
        _ => false,
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
