//! Turns a request into events: in governed play the act itself, in online play a whole move including the press of the clock.

use super::play::{ActByRole, GameInPlay};
use crate::error::ServerError;
use crate::wire::{Mode, Role};
use tratto_board::Color;
use tratto_laws::{Act, Hand, OfferForm, Play, PlayerAct, Status};

impl GameInPlay {
    /// The events of a request.
    pub(crate) fn expand(
        &self,
        role: Role,
        act: Act,
        offer_draw: bool,
    ) -> Result<Vec<ActByRole>, ServerError> {
        let mut acts = Vec::new();
        match (&act, self.settings.new.mode) {
            (Act::Player(color, PlayerAct::Arrive), _) => {
                let start = self.start_after(*color);
                acts.push((role, act));
                acts.extend(start);
            }
            (Act::Player(color, PlayerAct::Play(play)), Mode::Online) => {
                let (color, play) = (*color, *play);
                self.check_legal(color, play)?;
                acts.push((role, act));
                if offer_draw {
                    acts.push((role, Act::Player(color, PlayerAct::Offer(OfferForm::Plain))));
                }
                if self.game.clock().is_some() && !self.ends_game(play) {
                    acts.push((Role::Server, Act::Player(color, PlayerAct::Press(Hand::Same))));
                }
            }
            _ => acts.push((role, act)),
        }
        Ok(acts)
    }

    /// In online play an illegal move is an error, not an event.
    fn check_legal(&self, color: Color, play: Play) -> Result<(), ServerError> {
        if *self.game.status() != Status::Running {
            return Ok(());
        }
        if self.game.turn() != color {
            return Err(ServerError::NotYourTurn);
        }
        let Some(position) = self.game.board().position() else { return Ok(()) };
        let chess960 = self.game.regulations().chess960.is_some();
        match position.why_not(play.from, play.to, play.promotion) {
            None => Ok(()),
            Some(why) => Err(ServerError::Illegal {
                position: Box::new(*position),
                why,
                article: self.game.edition().articles_against(why, chess960).first().copied(),
                text: Play::new(play.from, play.to, play.promotion).to_string(),
            }),
        }
    }

    /// Whether a move ends the game, so that no press of the clock follows. Other endings stop the clock too, but a press after
    /// the end does no harm.
    fn ends_game(&self, play: Play) -> bool {
        let Some(position) = self.game.board().position() else { return false };
        let mut next = *position;
        next.play_unchecked(position.move_between(play.from, play.to, play.promotion));
        !next.has_legal_move()
    }
}
