//! Play with visually impaired players, and assistants: Appendix D (F until 2005, E in 2009).

use super::ply::{Breach, MoveFault};
use super::state::NotAnEvent;
use super::{Game, Obligation, Status};
use crate::edition::{OffenceCounts, Rule};
use crate::event::{Aid, ClaimEvidence, Hand, Hands, Manner, Play};
use crate::ruling::{Choice, Effect, Finding, Reading, Ruling};
use tratto_board::{Color, Move};

/// A move that a visually impaired player has done on the board: it is made when it is announced.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Unannounced {
    pub(crate) m: Move,
    pub(crate) fault: Option<MoveFault>,
    breach: Option<Breach>,
    hands: Hands,
}

/// Who announces a move.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Voice {
    Player,
    Assistant,
}

impl Game {
    /// A move is done on the board. A visually impaired player's is made only when it is announced as well.
    pub(crate) fn make_if_announced(
        &mut self,
        player: Color,
        m: Move,
        fault: Option<MoveFault>,
        breach: Option<Breach>,
        hands: Hands,
    ) -> Vec<Ruling> {
        let mut rulings: Vec<Ruling> = self.not_repeated(player).into_iter().collect();
        let said = self.players[player].announced;
        let meant = said.map(|said| self.meant(said.from, said.to, said.promotion));
        if self.regulations.visually_impaired[player] && meant != Some(m) {
            if said.is_some() {
                rulings.push(self.slip_of_tongue(player));
            }
            if fault.is_none() && breach.is_none() {
                self.bound = Some(Obligation { moves: vec![m], is_free: false, rules: vec![Rule::Made] });
            }
            self.in_hand.unannounced = Some(Unannounced { m, fault, breach, hands });
            return rulings;
        }
        rulings.extend(self.make(player, Some(m), fault, breach, hands));
        if meant == Some(m) {
            self.players[player].announced = said;
        }
        rulings
    }

    /// A player announces a move.
    pub(crate) fn announce(&mut self, player: Color, play: Play) -> Result<Vec<Ruling>, NotAnEvent> {
        self.announce_by(player, play, Voice::Player)
    }

    fn announce_by(&mut self, player: Color, play: Play, voice: Voice) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        self.is_there(player)?;
        let said = self.meant_before(player, play);
        let open = self.last().filter(|ply| ply.mover == player && !ply.completed).and_then(|ply| ply.made);
        let waiting = self.in_hand.unannounced.as_ref().filter(|_| self.board.turn() == player);
        let done = waiting.map(|done| done.m).or(open);
        if done.is_some() && done != said {
            self.players[player].announced = None;
            return Ok(vec![self.slip_of_tongue(player)]);
        }
        let listens = self.is_blind_game() && !self.regulations.hearing_impaired[!player];
        if voice == Voice::Player && listens && self.is_announced_now(player) {
            self.players[!player].must_repeat = true;
        }
        self.players[player].announced = Some(play);
        if self.board.turn() == player
            && let Some(Unannounced { m, fault, breach, hands }) = self.in_hand.unannounced.take()
        {
            let rulings = self.make(player, Some(m), fault, breach, hands);
            self.players[player].announced = Some(play);
            return Ok(rulings);
        }
        Ok(Vec::new())
    }

    /// Whether what a player says now is about a move that he has just done or is about to do.
    fn is_announced_now(&self, player: Color) -> bool {
        self.board.turn() == player || self.last().is_some_and(|ply| ply.mover == player && !ply.completed)
    }

    fn slip_of_tongue(&self, player: Color) -> Ruling {
        let ruling = self.ruling(Finding::SlipOfTongue, &[Rule::SlipOfTongue, Rule::Announcing]);
        ruling.about(player).with(Effect::PlayOn)
    }

    /// Whether moves are announced in this game.
    pub(crate) fn is_blind_game(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.regulations.visually_impaired[color])
    }

    /// What the announced squares meant in the position before the player's last move, or mean now.
    fn meant_before(&self, player: Color, play: Play) -> Option<Move> {
        let open = self.last().filter(|ply| ply.mover == player && !ply.completed);
        match open {
            Some(_) => {
                let board = self.before(self.plies.len() - 1);
                Some(board.position()?.move_between(play.from, play.to, play.promotion))
            }
            None => Some(self.meant(play.from, play.to, play.promotion)),
        }
    }

    /// A visually impaired player presses before his move is announced: it is not made, and the opponent's clock is not
    /// started.
    pub(crate) fn not_announced(&self, player: Color) -> Option<Ruling> {
        let waits = self.in_hand.unannounced.is_some()
            || (self.in_hand.is_moving() && self.players[player].announced.is_none());
        if !self.regulations.visually_impaired[player] || self.board.turn() != player || !waits {
            return None;
        }
        let ruling = self.ruling(Finding::NotAnnounced, &[Rule::BlindMade, Rule::Announcing]).about(player);
        let ruling = ruling.with(Effect::Clock(player));
        let counted = self.values().press_without_move != OffenceCounts::Discretion;
        Some(if counted { ruling.reading(Reading::UnannouncedPress) } else { ruling })
    }

    /// For the sighted player a move is made by the ordinary rules; he should have announced it all the same.
    pub(crate) fn sighted_not_announced(&self, player: Color) -> Option<Ruling> {
        if !self.must_announce_sighted(player) {
            return None;
        }
        Some(self.unspoken(player, Finding::NotAnnounced))
    }

    /// Whether a sighted player has yet to announce his move, there being no assistant who does.
    pub(crate) fn must_announce_sighted(&self, player: Color) -> bool {
        let blind = &self.regulations.visually_impaired;
        blind[!player]
            && !blind[player]
            && !self.players[!player].assisted
            && !self.players[player].assisted
            && self.players[player].announced.is_none()
    }

    /// A player repeats aloud the move that the opponent has announced.
    pub(crate) fn repeat(&mut self, player: Color, play: Play) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        self.is_there(player)?;
        let Some(said) = self.players[!player].announced.filter(|_| self.players[player].must_repeat) else {
            return Ok(Vec::new());
        };
        if self.meant_before(!player, play) == self.meant_before(!player, said) {
            self.players[player].must_repeat = false;
            return Ok(Vec::new());
        }
        let ruling = self.ruling(Finding::RepeatedWrongly, &[Rule::Announcing]).about(player);
        Ok(vec![ruling.with(Effect::PlayOn)])
    }

    /// A player moves without having repeated the opponent's move.
    fn not_repeated(&mut self, player: Color) -> Option<Ruling> {
        if !std::mem::take(&mut self.players[player].must_repeat) {
            return None;
        }
        Some(self.unspoken(player, Finding::NotRepeated))
    }

    /// A player has not said what he had to.
    fn unspoken(&self, player: Color, finding: Finding) -> Ruling {
        let warning = self.by(Effect::Warning(player), &[Rule::Penalties]);
        let ruling = self.ruling(finding, &[Rule::Announcing]).about(player).with(warning);
        ruling.advice(&[Choice::Recommended, Choice::Penalise])
    }

    /// An assistant does something for his player.
    pub(crate) fn aid(&mut self, player: Color, aid: &Aid) -> Result<Vec<Ruling>, NotAnEvent> {
        let entitled = self.is_blind_game() || self.players[player].assisted;
        if !entitled {
            return Err(NotAnEvent::NoAssistant { player });
        }
        match aid {
            Aid::Play(play) => self.play(player, *play),
            Aid::Announce(play) => {
                // He announces the moves of both players.
                let opponents = self.last().filter(|ply| ply.mover != player && !ply.completed);
                let theirs = opponents.is_some_and(|ply| ply.made == self.meant_before(!player, *play));
                self.announce_by(if theirs { !player } else { player }, *play, Voice::Assistant)
            }
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
