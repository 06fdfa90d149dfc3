//! A tree of openings from games that the caller brings, with what each move scored. Transpositions meet again.

use std::collections::HashMap;
use tratto_board::{IllegalMove, Move, Position};

/// How a game ended.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum GameEnd {
    /// White won.
    White,
    /// A draw.
    Draw,
    /// Black won.
    Black,
    /// Not known, or not over.
    Unknown,
}

/// How the games through a position, or with a move, ended.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Counts {
    /// Won by White.
    pub white: u32,
    /// Drawn.
    pub draws: u32,
    /// Won by Black.
    pub black: u32,
    /// Not known how.
    pub unknown: u32,
}

impl Counts {
    /// All games.
    pub fn games(self) -> u32 {
        self.white + self.draws + self.black + self.unknown
    }

    fn add(&mut self, end: GameEnd) {
        match end {
            GameEnd::White => self.white += 1,
            GameEnd::Draw => self.draws += 1,
            GameEnd::Black => self.black += 1,
            GameEnd::Unknown => self.unknown += 1,
        }
    }
}

/// A move that games made in a position.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct TreeMove {
    /// The move.
    pub played: Move,
    /// How the games with it ended.
    pub counts: Counts,
}

/// Counts, and which game was counted last: a game that comes twice through a position counts once.
#[derive(Copy, Clone, Default, Debug)]
struct Tally {
    counts: Counts,
    last: u32,
}

impl Tally {
    /// Counts a game once, however often it comes here.
    fn add(&mut self, game: u32, end: GameEnd) {
        if self.last != game {
            self.last = game;
            self.counts.add(end);
        }
    }
}

#[derive(Clone, Debug)]
struct Node {
    position: Position,
    tally: Tally,
    moves: Vec<(Move, Tally)>,
}

/// The positions that games came through. Two orders of moves that lead to one position lead to one node: positions are the same in the
/// sense of the Laws.
///
/// ```
/// use tratto_board::Position;
/// use tratto_lore::opening::{GameEnd, Tree};
/// let start = Position::initial();
/// let e4 = start.read_uci("e2e4")?;
/// let mut tree = Tree::new(20);
/// tree.add(&start, &[e4], GameEnd::White)?;
/// tree.add(&start, &[e4], GameEnd::Draw)?;
/// let moves = tree.moves(&start);
/// assert_eq!((moves[0].played, moves[0].counts.games(), moves[0].counts.white), (e4, 2, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tree {
    /// By hash; in one place nearly always a single position.
    nodes: HashMap<u64, Vec<Node>>,
    depth: usize,
    games: u32,
}

impl Tree {
    /// An empty tree that keeps so many half-moves of each game.
    pub fn new(half_moves: usize) -> Tree {
        Tree { nodes: HashMap::new(), depth: half_moves, games: 0 }
    }

    /// A tree of many games; the first illegal move ends it.
    pub fn of<'g>(
        half_moves: usize,
        games: impl IntoIterator<Item = (Position, &'g [Move], GameEnd)>,
    ) -> Result<Tree, IllegalMove> {
        let mut tree = Tree::new(half_moves);
        for (start, moves, end) in games {
            tree.add(&start, moves, end)?;
        }
        Ok(tree)
    }

    /// Adds a game. One with an illegal move among those that are kept changes nothing. The work for a move does not grow with the tree.
    pub fn add(&mut self, start: &Position, moves: &[Move], end: GameEnd) -> Result<(), IllegalMove> {
        let kept = &moves[..moves.len().min(self.depth)];
        let mut positions = vec![*start];
        for (at, &m) in kept.iter().enumerate() {
            let next = positions[at].play(m)?;
            positions.push(next);
        }
        self.games += 1;
        let game = self.games;
        for (at, position) in positions.iter().enumerate() {
            let node = self.node(position);
            node.tally.add(game, end);
            let Some(&m) = kept.get(at) else { continue };
            match node.moves.iter_mut().find(|(played, _)| *played == m) {
                Some((_, tally)) => tally.add(game, end),
                None => {
                    let mut tally = Tally::default();
                    tally.add(game, end);
                    node.moves.push((m, tally));
                }
            }
        }
        Ok(())
    }

    fn node(&mut self, position: &Position) -> &mut Node {
        let here = self.nodes.entry(position.hash()).or_default();
        let at = here.iter().position(|node| node.position.same_position(position));
        let at = at.unwrap_or_else(|| {
            here.push(Node { position: *position, tally: Tally::default(), moves: Vec::new() });
            here.len() - 1
        });
        &mut here[at]
    }

    fn find(&self, position: &Position) -> Option<&Node> {
        self.nodes.get(&position.hash())?.iter().find(|node| node.position.same_position(position))
    }

    /// How many games were added.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// How many positions there are.
    pub fn positions(&self) -> usize {
        self.nodes.values().map(Vec::len).sum()
    }

    /// How the games through a position ended.
    pub fn counts(&self, position: &Position) -> Counts {
        self.find(position).map_or(Counts::default(), |node| node.tally.counts)
    }

    /// The moves that were made in a position, the most frequent first.
    pub fn moves(&self, position: &Position) -> Vec<TreeMove> {
        let Some(node) = self.find(position) else { return Vec::new() };
        let told =
            node.moves.iter().map(|(played, tally)| TreeMove { played: *played, counts: tally.counts });
        let mut moves: Vec<TreeMove> = told.collect();
        moves.sort_by_key(|m| (std::cmp::Reverse(m.counts.games()), m.played.bits()));
        moves
    }

    /// The same with the moves by which other games reached a position that the tree knows: where one could transpose.
    pub fn transpositions(&self, position: &Position) -> Vec<(Move, Counts)> {
        let played = self.moves(position);
        let legal = position.legal_moves();
        let others = legal.into_iter().filter(|m| !played.iter().any(|known| known.played == *m));
        let reached = others.map(|m| {
            let mut next = *position;
            next.play_unchecked(m);
            (m, self.counts(&next))
        });
        reached.filter(|(_, counts)| counts.games() > 0).collect()
    }
}
