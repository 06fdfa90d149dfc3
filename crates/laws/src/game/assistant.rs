//! Play with visually impaired players, and assistants: Appendix D (F in 2001, E in 2009).

use super::state::NotAnEvent;
use super::{Game, Status};
use crate::edition::Rule;
use crate::event::{Aid, ClaimEvidence, Hand, Manner, Play};
use crate::ruling::{Choice, Effect, Finding, Ruling};
use tratto_board::Color;

impl Game {
    /// A player announces a move.
    pub(crate) fn announce(&mut self, player: Color, play: Play) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        self.is_there(player)?;
        let announced = self.meant_before(player, play);
        let made = self.last().filter(|ply| ply.mover == player && !ply.completed).and_then(|ply| ply.made);
        self.players[player].announced = Some(play);
        match made {
            Some(made) if Some(made) != announced => {
                self.players[player].announced = None;
                let ruling = self.ruling(Finding::SlipOfTongue, &[Rule::SlipOfTongue, Rule::Announcing]);
                Ok(vec![ruling.about(player).with(Effect::PlayOn)])
            }
            _ => Ok(Vec::new()),
        }
    }

    /// What the announced squares meant in the position before the player's last move, or mean now.
    fn meant_before(&self, player: Color, play: Play) -> Option<tratto_board::Move> {
        let open = self.last().filter(|ply| ply.mover == player && !ply.completed);
        let board = match open {
            Some(_) => self.before(self.plies.len() - 1),
            None => self.board,
        };
        Some(board.position()?.move_between(play.from, play.to, play.promotion))
    }

    /// A visually impaired player's move is not made until it is announced, and only then may the clock be pressed.
    pub(crate) fn not_announced(&mut self, player: Color) -> Option<Ruling> {
        if !self.regulations.visually_impaired[player] || self.players[player].announced.is_some() {
            return None;
        }
        let ruling = self.ruling(Finding::NotAnnounced, &[Rule::BlindMade, Rule::Announcing]).about(player);
        Some(ruling.with(Effect::Warning(player)).advice(&[Choice::Recommended, Choice::Penalise]))
    }

    /// An assistant does something for his player.
    pub(crate) fn aid(&mut self, player: Color, aid: &Aid) -> Result<Vec<Ruling>, NotAnEvent> {
        let entitled = self.regulations.visually_impaired.white
            || self.regulations.visually_impaired.black
            || self.players[player].assisted;
        if !entitled {
            return Err(NotAnEvent::NoAssistant { player });
        }
        match aid {
            Aid::Play(play) => self.play(player, *play),
            Aid::Announce(play) => self.announce(player, *play),
            Aid::Press => self.press(player, Hand::Same),
            Aid::Record(written) => self.record(player, written),
            Aid::InformAsked => {
                let ruling = self.ruling(Finding::AssistantInformed, &[Rule::AssistantInforms]);
                Ok(vec![ruling.about(player).with(Effect::PlayOn)])
            }
            Aid::InformUnasked => {
                let rules = [Rule::AssistantInforms, Rule::Distraction];
                let ruling = self.ruling(Finding::AssistantUnasked, &rules).about(player);
                let warning = self.by(Effect::Warning(player), &[Rule::Penalties]);
                Ok(vec![ruling.with(warning).advice(&[Choice::Recommended, Choice::Penalise])])
            }
            Aid::ClaimFlag => {
                let mut rulings = self.claim_flag(player, ClaimEvidence::Clock)?;
                self.cite_first(&mut rulings, Rule::AssistantClaims);
                Ok(rulings)
            }
            Aid::ReportTouch(square) => {
                // The sighted player touched it, by the ordinary rules.
                let mut rulings = self.touch(!player, *square, Manner::Deliberate)?;
                self.cite_first(&mut rulings, Rule::AssistantClaims);
                self.cite_first(&mut rulings, Rule::SightedRules);
                Ok(rulings)
            }
            Aid::Adjourn => {
                if self.status != Status::Adjourned {
                    return Err(NotAnEvent::NotAdjourned);
                }
                let ruling = self.ruling(Finding::AssistantAdjourns, &[Rule::AssistantAdjourns]);
                Ok(vec![ruling.about(player).with(Effect::PlayOn)])
            }
        }
    }

    fn cite_first(&self, rulings: &mut [Ruling], rule: Rule) {
        if let Some(first) = rulings.first_mut() {
            first.cite(self.edition().articles(rule));
        }
    }
}
