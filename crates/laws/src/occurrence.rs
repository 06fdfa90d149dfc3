//! An event with its rulings, and everything needed to describe them.

use crate::event::{Act, Aid, Event, Meaning, Play, PlayerAct};
use crate::game::{Game, OnBoard, Ply};
use crate::ruling::Ruling;
use tratto_board::{Color, Move};

/// Something that happened in a game: the event, what stood on the board before and after it, and what the Laws said.
///
/// It has everything needed to describe it, without the game as it was. Rulings can also be described alone: each has the moves and
/// boards it refers to.
///
/// ```
/// use tratto_laws::{Edition, Event, Game, Regulations};
/// let mut game = Game::new(Regulations::new(Edition::NEWEST))?;
/// for act in ["white arrives", "black arrives", "arbiter starts"] {
///     game.apply(&Event::new(game.now(), act.parse()?))?;
/// }
/// let played = game.apply(&Event::new(game.now(), "white plays e2e4".parse()?))?;
/// assert_eq!(played.event.act.to_string(), "white plays e2e4");
/// assert_ne!(played.before.board, played.after);
/// assert!(played.rulings.is_empty(), "nothing to say to an ordinary move");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Occurrence {
    /// When, and what.
    pub event: Event,
    /// The situation before it.
    pub before: Situation,
    /// What stood on the board afterwards.
    pub after: OnBoard,
    /// What followed.
    pub rulings: Vec<Ruling>,
}

/// The situation before an act, as far as it is needed to describe the act.
#[derive(Clone, PartialEq, Debug)]
pub struct Situation {
    /// What stood on the board.
    pub board: OnBoard,
    /// The half-move that the act speaks of, where that had been made before: a move is announced and written down after it
    /// was made, and then the board is no longer the one on which it is read.
    pub spoken_of: Option<Box<Made>>,
}

/// A half-move that was made before it is spoken of.
#[derive(Clone, PartialEq, Debug)]
pub struct Made {
    /// What stood on the board before it.
    pub board: OnBoard,
    /// Who made it.
    pub mover: Color,
}

impl Game {
    /// What an act would come upon now.
    pub fn situation(&self, act: &Act) -> Situation {
        let spoken_of = match act {
            Act::Player(player, PlayerAct::Announce(_)) | Act::Assistant(player, Aid::Announce(_)) => {
                self.to_be_announced(*player)
            }
            Act::Player(player, PlayerAct::Repeat(_)) => self.to_be_announced(!*player),
            Act::Player(_, PlayerAct::Record(written)) | Act::Assistant(_, Aid::Record(written)) => {
                match written.meaning {
                    Meaning::Move(play) => self.last_played(play),
                    _ => None,
                }
            }
            _ => None,
        };
        Situation { board: *self.board(), spoken_of: spoken_of.map(Box::new) }
    }

    /// The move that a player has made and not completed: what he announces now is that one.
    fn to_be_announced(&self, player: Color) -> Option<Made> {
        let open = |ply: &Ply| !ply.is_completed() && ply.mover() == player;
        let last = self.plies().len().checked_sub(1)?;
        open(&self.plies()[last]).then(|| self.made(last))
    }

    /// The last half-move between the squares of something written: moves of either side are written after they were made.
    fn last_played(&self, play: Play) -> Option<Made> {
        let is_it = |m: Move| m.from() == play.from && [m.to(), m.destination()].contains(&play.to);
        let index = self.plies().iter().rposition(|ply| ply.made().is_some_and(is_it))?;
        Some(self.made(index))
    }

    fn made(&self, index: usize) -> Made {
        Made { board: self.before(index), mover: self.plies()[index].mover() }
    }
}
