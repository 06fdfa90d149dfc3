//! Permissions: which role may do what. The table `tests/roles.txt` tests every kind of act against every role.

use crate::wire::Role;
use tratto_board::Color;
use tratto_laws::{Act, ArbiterAct, Claim, Hand, Hands, Manner, PlayerAct, Sight};

/// Whether a role may submit an act.
///
/// A player acts only for himself. The arbiter does an arbiter's acts, reports findings and acts of bystanders, and notes what
/// players would not report of themselves: that they arrived or left, displaced pieces, misbehaved, or touched a piece by accident.
/// Whether leave was given, and whether a touch was an accident, is his decision. An assistant does an assistant's acts.
/// Spectators do nothing, and neither does the organiser, who only gives out links. The server itself, which has no link, lets
/// players in, presses the clock online, starts and stops the clocks, and calls flags and absences.
pub(crate) fn permits(role: Role, act: &Act) -> bool {
    match act {
        Act::Player(player, act) => match role {
            Role::White | Role::Black => is_side(role, *player) && is_own(act),
            Role::Arbiter => is_noted(act),
            Role::Server => matches!(act, PlayerAct::Arrive | PlayerAct::Press(Hand::Same)),
            Role::Assistant | Role::Organiser | Role::Spectator => false,
        },
        // Both must agree: the act of one player alone is a proposal, not an event.
        Act::AgreeToCorrect => matches!(role, Role::White | Role::Black | Role::Arbiter),
        Act::Arbiter(act) => role == Role::Arbiter || role == Role::Server && is_servers(act),
        Act::Assistant(..) => role == Role::Assistant,
        Act::Found(_) | Act::Bystander(_) => role == Role::Arbiter,
    }
}

fn is_side(role: Role, player: Color) -> bool {
    matches!((role, player), (Role::White, Color::White) | (Role::Black, Color::Black))
}

/// What a player submits himself.
fn is_own(act: &PlayerAct) -> bool {
    match act {
        PlayerAct::Offend(_) | PlayerAct::Leave { permitted: true, .. } => false,
        PlayerAct::Touch { manner, .. } => !matches!(manner, Manner::Accidental | Manner::Mistaken),
        _ => true,
    }
}

/// What the server does on its own, as an arbiter who watches only this board.
fn is_servers(act: &ArbiterAct) -> bool {
    matches!(
        act,
        ArbiterAct::Start
            | ArbiterAct::Stop
            | ArbiterAct::Restart
            | ArbiterAct::Observe(Sight::Flag(_) | Sight::Absence(_))
    )
}

/// Whether an act exists in online play, where moves are whole: no piece is touched and no clock pressed.
pub(crate) fn fits_online(act: &Act) -> bool {
    let Act::Player(_, act) = act else { return !matches!(act, Act::Assistant(..)) };
    match act {
        PlayerAct::Arrive
        | PlayerAct::Offer(_)
        | PlayerAct::Accept
        | PlayerAct::Refuse
        | PlayerAct::Resign
        | PlayerAct::Sign(_)
        | PlayerAct::Stop(_)
        | PlayerAct::Offend(_)
        | PlayerAct::Ask(_)
        | PlayerAct::Appeal => true,
        PlayerAct::Play(play) => play.hands == Hands::One,
        PlayerAct::Claim(claim) => !matches!(claim, Claim::IllegalMove | Claim::Touched),
        _ => false,
    }
}

/// What the arbiter notes about a player.
fn is_noted(act: &PlayerAct) -> bool {
    match act {
        PlayerAct::Arrive
        | PlayerAct::Leave { .. }
        | PlayerAct::Return
        | PlayerAct::Displace(_)
        | PlayerAct::PutBack
        | PlayerAct::Offend(_) => true,
        PlayerAct::Touch { manner, .. } => matches!(manner, Manner::Accidental | Manner::Mistaken),
        _ => false,
    }
}

#[cfg(test)]
mod tests;
