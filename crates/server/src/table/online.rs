//! What the server makes of an act: in governed play the act itself, in online play a whole move with its press.

use super::play::{ActByRole, Table};
use crate::error::ServerError;
use crate::wire::{Mode, Role};
use tratto_board::Color;
use tratto_laws::{Act, Deed, Hand, OfferForm, Play, Status};

impl Table {
    /// The events of an act.
    pub(crate) fn expand(&self, role: Role, act: Act, offer_draw: bool) -> Result<Vec<ActByRole>, ServerError> {
        let mut acts = Vec::new();
        match (&act, self.settings.new.mode) {
            (Act::Player(color, Deed::Arrive), _) => {
                let start = self.start_after(*color);
                acts.push((role, act));
                acts.extend(start);
            }
            (Act::Player(color, Deed::Play(play)), Mode::Online) => {
                let (color, play) = (*color, *play);
                self.check_legal(color, play)?;
                acts.push((role, act));
                if offer_draw {
                    acts.push((role, Act::Player(color, Deed::Offer(OfferForm::Plain))));
                }
                if self.game.clock().is_some() && !self.ends_game(play) {
                    acts.push((Role::Server, Act::Player(color, Deed::Press(Hand::Same))));
                }
            }
            _ => acts.push((role, act)),
        }
        Ok(acts)
    }

    /// Online only legal moves are made: another is an error, not an event.
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

    /// Whether a move ends the game, so that no clock is left to press. What ends it otherwise than by mate or stalemate
    /// stops the clock too, and a press after the end means nothing.
    fn ends_game(&self, play: Play) -> bool {
        let Some(position) = self.game.board().position() else { return false };
        let mut next = *position;
        next.play_unchecked(position.move_between(play.from, play.to, play.promotion));
        !next.has_legal_move()
    }
}
