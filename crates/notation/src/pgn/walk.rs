//! A game with its variations, in the order in which they are written.

use super::{Game, NodeId};
use tratto_board::{Color, Position};

/// A move, or the begin or end of a variation.
#[derive(Copy, Clone, Debug)]
#[non_exhaustive]
pub enum Step {
    /// A move of the game or of the variation that is open.
    Move(MoveAt),
    /// A variation begins: an alternative to the last move before it.
    Open,
    /// The variation that was opened last ends.
    Close,
}

/// Where a move stands.
#[derive(Copy, Clone, Debug)]
#[non_exhaustive]
pub struct MoveAt {
    /// The move.
    pub node: NodeId,
    /// The position before it; none where an earlier move could not be followed.
    pub position: Option<Position>,
    /// Whose move it is.
    pub turn: Color,
    /// Its number.
    pub number: u32,
    /// How many variations are open: none in the moves of the game itself.
    pub depth: usize,
    /// Whether it is the first of its line, or the first after variations: a move of Black is written with its number there.
    pub begins: bool,
}

impl MoveAt {
    fn after(&self, game: &Game) -> MoveAt {
        let played = &game.node(self.node).played;
        MoveAt {
            position: self.position.and_then(|position| played.after(&position)),
            turn: !self.turn,
            number: self.number.saturating_add((self.turn == Color::Black) as u32),
            begins: false,
            ..*self
        }
    }
}

enum Task {
    /// What follows the move of this node, given what stands before the next.
    Line(NodeId, MoveAt),
    /// An alternative, from before the move that was just given.
    Variation(MoveAt),
    /// The first move of a variation.
    First(MoveAt),
    Close,
}

/// The steps of a game: [`Game::walk`]. It does not recurse, because a tree may be deeper than the stack allows.
pub struct Walk<'g> {
    game: &'g Game,
    tasks: Vec<Task>,
}

impl<'g> Walk<'g> {
    pub(super) fn new(game: &'g Game) -> Walk<'g> {
        let position = game.start();
        let start = MoveAt {
            node: Game::ROOT,
            turn: position.map_or(Color::White, |position| position.turn()),
            number: position.map_or(1, |position| position.fullmoves() as u32),
            position,
            depth: 0,
            begins: true,
        };
        Walk { game, tasks: vec![Task::Line(Game::ROOT, start)] }
    }

    /// A move; what follows it is looked at later.
    fn played(&mut self, place: MoveAt, after_variations: bool) -> Step {
        let mut after = place.after(self.game);
        after.begins = after_variations;
        self.tasks.push(Task::Line(place.node, after));
        Step::Move(place)
    }
}

impl Iterator for Walk<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        loop {
            match self.tasks.pop()? {
                Task::Line(from, next) => {
                    let Some((&node, variations)) = self.game.children(from).split_first() else { continue };
                    let step = self.played(MoveAt { node, ..next }, !variations.is_empty());
                    let alternative = MoveAt { depth: next.depth + 1, begins: true, ..next };
                    let of = |&node: &NodeId| Task::Variation(MoveAt { node, ..alternative });
                    self.tasks.extend(variations.iter().rev().map(of));
                    return Some(step);
                }
                Task::Variation(place) => {
                    self.tasks.extend([Task::Close, Task::First(place)]);
                    return Some(Step::Open);
                }
                Task::First(place) => return Some(self.played(place, false)),
                Task::Close => return Some(Step::Close),
            }
        }
    }
}
