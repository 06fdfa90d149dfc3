//! A game with everything its record holds.

use super::comment::Comment;
use super::walk::Walk;
use super::word::Outcome;
use crate::ReadError;
use std::iter;
use tratto_board::{Move, Position};

/// A game: tags in their order, moves with variations, comments and annotations, result.
///
/// The moves are a tree. Its root is the starting position; each other [`Node`] is a move, and the first child of a node is
/// how the game went on, the others are variations.
///
/// ```
/// use tratto_notation::pgn::{Game, Played};
/// let mut game = Game::new();
/// game.set_tag("White", "Morphy");
/// let position = game.start().unwrap();
/// let e4 = position.legal_moves()[0];
/// game.add(Game::ROOT, Played::Move(e4));
/// assert_eq!(game.main_line().count(), 1);
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Game {
    /// The tags as name and value, in the order of the record.
    pub tags: Vec<(String, String)>,
    /// The result at the end of the moves; none if the record is cut off.
    pub outcome: Option<Outcome>,
    start: Option<Position>,
    nodes: Vec<Node>,
}

/// Which node of a [`Game`].
#[derive(Copy, Clone, Eq, PartialEq, Hash, PartialOrd, Ord, Debug)]
pub struct NodeId(u32);

impl NodeId {
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A move in a tree, with what is said about it. The root is no move, and has comments only.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Node {
    /// The move.
    pub played: Played,
    /// Numeric annotation glyphs.
    pub nags: Vec<u8>,
    /// Comments before the move: only at the beginning of a variation.
    pub comments_before: Vec<Comment>,
    /// Comments after the move; at the root, before the first move.
    pub comments: Vec<Comment>,
    parent: Option<NodeId>,
    children: Vec<NodeId>,
}

/// What was played, or what the record says was.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Played {
    /// A legal move.
    Move(Move),
    /// A null move: the side to move passed.
    Null,
    /// A move that is not legal in the position, or not just one. It happened, or at least it was written.
    Illegal {
        /// As it was written.
        text: String,
        /// What is wrong with it.
        error: ReadError,
        /// The move, if it is clear which one is meant and it can stand on the board, its own king left attacked: under the
        /// rapid and blitz rules the game may have gone on from there.
        standing: Option<Move>,
    },
    /// A word that is no move, or a move in a place where no position is known.
    Unread {
        /// As it was written.
        text: String,
    },
}

impl Played {
    /// The move made on the board, legal or standing; none for a null move or a word that is no move.
    pub fn on_board(&self) -> Option<Move> {
        match self {
            Played::Move(m) => Some(*m),
            Played::Illegal { standing, .. } => *standing,
            Played::Null | Played::Unread { .. } => None,
        }
    }

    /// The position after it; `None` where it is unknown.
    pub fn after(&self, position: &Position) -> Option<Position> {
        let mut next = *position;
        match self {
            Played::Move(m) => next.play_unchecked(*m),
            Played::Null => next = position.pass(),
            Played::Illegal { standing, .. } => next.play_unchecked((*standing)?),
            Played::Unread { .. } => return None,
        }
        Some(next)
    }
}

impl Default for Game {
    fn default() -> Game {
        Game::new()
    }
}

impl Game {
    /// The root of every game's tree.
    pub const ROOT: NodeId = NodeId(0);

    /// A game from the initial array, without tags or moves.
    pub fn new() -> Game {
        Game::from_position(Some(Position::initial()))
    }

    /// A game from a position, or from none that is known.
    pub(super) fn from_position(start: Option<Position>) -> Game {
        let root = Node {
            played: Played::Null,
            nags: Vec::new(),
            comments_before: Vec::new(),
            comments: Vec::new(),
            parent: None,
            children: Vec::new(),
        };
        Game { tags: Vec::new(), outcome: None, start, nodes: vec![root] }
    }

    /// A game from a position, with the tags that tell it.
    pub fn starting_from(position: &Position) -> Game {
        let mut game = Game::from_position(Some(*position));
        if *position != Position::initial() {
            game.tags.push(("SetUp".to_owned(), "1".to_owned()));
            game.tags.push(("FEN".to_owned(), position.setup().fen()));
        }
        game
    }

    pub(super) fn set_start(&mut self, start: Option<Position>) {
        self.start = start;
    }

    /// The starting position; `None` if the record's cannot be played from.
    pub fn start(&self) -> Option<Position> {
        self.start
    }

    /// The value of a tag; of the first, if it stands twice.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag, in its old place or at the end.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = value.to_owned(),
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
    }

    /// A node.
    ///
    /// # Panics
    /// If the id belongs to another game and there is no such node here.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// A node, to change what is said about it.
    ///
    /// # Panics
    /// If the id belongs to another game and there is no such node here.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }

    /// Adds a move after a node: how the game goes on if it is the first there, else a variation.
    ///
    /// # Panics
    /// If the id belongs to another game and there is no such node here.
    pub fn add(&mut self, parent: NodeId, played: Played) -> NodeId {
        let id = NodeId(u32::try_from(self.nodes.len()).expect("fewer than four thousand million moves"));
        self.nodes[parent.index()].children.push(id);
        self.nodes.push(Node {
            played,
            nags: Vec::new(),
            comments_before: Vec::new(),
            comments: Vec::new(),
            parent: Some(parent),
            children: Vec::new(),
        });
        id
    }

    /// How many nodes there are, the root among them.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is no move.
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1
    }

    /// Every node but the root, each after its parent.
    pub fn ids(&self) -> impl Iterator<Item = NodeId> + use<> {
        (1..self.nodes.len() as u32).map(NodeId)
    }

    /// Every move with the variations, in the order in which they are written: a move, the alternatives to it, what follows it.
    ///
    /// ```
    /// use tratto_notation::pgn::{Letters, Step, games};
    /// let (game, _) = games("1. e4 e5 (1... c5 2. Nf3) 2. d4 *".as_bytes(), Letters::English).next().unwrap()?;
    /// let steps: Vec<String> = game.walk().map(|step| match step {
    ///     Step::Move(at) => format!("{}{}", at.number, if at.begins { "!" } else { "" }),
    ///     Step::Open => "(".to_owned(),
    ///     _ => ")".to_owned(),
    /// }).collect();
    /// assert_eq!(steps, ["1!", "1", "(", "1!", "2", ")", "2!"]);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn walk(&self) -> Walk<'_> {
        Walk::new(self)
    }

    /// The nodes of the main line, without the root.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        iter::successors(self.next(Game::ROOT), |&id| self.next(id))
    }

    /// How the game goes on after a node.
    pub fn next(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).children.first().copied()
    }

    /// The moves after a node, the first of which is how the game goes on.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        &self.node(id).children
    }

    /// The node before; none before the root.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).parent
    }

    /// The position after a node, as far as one is known.
    pub fn position(&self, id: NodeId) -> Option<Position> {
        let mut path: Vec<NodeId> = iter::successors(Some(id), |&id| self.parent(id)).collect();
        path.pop();
        let step = |position: Position, id: &NodeId| self.node(*id).played.after(&position);
        path.iter().rev().try_fold(self.start?, step)
    }

    /// The positions of the main line, from the start on, as far as they are known.
    pub fn positions(&self) -> impl Iterator<Item = Position> + '_ {
        let mut line = self.main_line();
        iter::successors(self.start, move |position| self.node(line.next()?).played.after(position))
    }

    /// The moves of the main line up to the first that is not legal.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.main_line().map_while(|id| match self.node(id).played {
            Played::Move(m) => Some(m),
            _ => None,
        })
    }
}
