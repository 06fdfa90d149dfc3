//! Mates in several moves: keys, and the tree of what is answered.

use super::exercise::{Instead, Judged, Node, Verdict};
use super::material::mate_in_one as mates_at_once;
use super::mates::mating_node;
use super::moves::each_move;
use super::remark::Remark;
use tratto_board::{Move, Position};

/// A tree has no more positions than this.
const MOST_NODES: usize = 60;
/// So many answers to one move are asked about at most.
const MOST_REPLIES: usize = 4;

pub(super) fn after(position: &Position, m: Move) -> Position {
    let mut next = *position;
    position.play_into(m, &mut next);
    next
}

/// A move that mates in so many moves at most.
fn mate_within(position: &Position, moves: u8) -> Option<Move> {
    let at_once = mates_at_once(position);
    if at_once.is_some() || moves < 2 {
        return at_once;
    }
    position.legal_moves().into_iter().find(|&m| is_key(position, m, moves))
}

/// An answer after which there is no mate in so many moves.
fn escape(position: &Position, moves: u8) -> Option<Move> {
    position.legal_moves().into_iter().find(|&reply| mate_within(&after(position, reply), moves).is_none())
}

/// Whether a move, which does not mate, mates in so many moves whatever is answered.
fn is_key(position: &Position, m: Move, moves: u8) -> bool {
    let next = after(position, m);
    next.has_legal_move() && escape(&next, moves - 1).is_none()
}

/// The key of a position with exactly one, and no quicker mate.
pub(super) fn single_key(position: &Position, moves: u8) -> Option<Move> {
    if mate_within(position, moves - 1).is_some() {
        return None;
    }
    let mut keys = position.legal_moves().into_iter().filter(|&m| is_key(position, m, moves));
    let first = keys.next()?;
    keys.next().is_none().then_some(first)
}

/// Every move of a position with a mate in so many moves and no quicker one, with what shows that the others do not mate so quickly.
fn key_node(position: &Position, moves: u8) -> Option<Node> {
    if moves < 2 {
        return mating_node(position);
    }
    each_move(&position.setup(), |m| {
        let next = after(position, m);
        match escape(&next, moves - 1) {
            Some(reply) => Judged::wrong(m, Remark::MateAvoided(moves - 1), vec![reply]),
            None if next.is_stalemate() => Judged::wrong(m, Remark::Stalemates, Vec::new()),
            None => Judged::right(m, Remark::Key(moves)),
        }
    })
}

/// An answer, with the position after it and the moves that it leaves to mate in.
struct Variation {
    reply: Move,
    position: Position,
    moves: u8,
    /// What mates then, or begins it.
    right: Vec<Move>,
}

/// Every answer to a key, the longest defence first, then what leaves the fewest ways.
fn variations(next: &Position, moves: u8) -> Option<Vec<Variation>> {
    let mut all = Vec::new();
    for reply in next.legal_moves() {
        let position = after(next, reply);
        let moves = (1..moves).find(|&fewer| mate_within(&position, fewer).is_some())?;
        let right = key_node(&position, moves)?.right();
        all.push(Variation { reply, position, moves, right });
    }
    all.sort_by_key(|one| (std::cmp::Reverse(one.moves), one.right.len(), one.reply.bits()));
    Some(all)
}

/// What is to be solved after a key: the positions in which a move is asked for, the first one first.
#[derive(Default)]
pub(super) struct Tree {
    pub(super) nodes: Vec<Node>,
    /// Whether answers that call for something else are asked about as well, not the longest defence alone.
    is_whole: bool,
}

/// Where it goes on when a variation is done: the position before the other answer, that answer, and the node after it.
type Then = (Position, Move, usize);

impl Tree {
    /// The tree of a position with a mate in so many moves. None if it is too large.
    pub(super) fn of(position: &Position, moves: u8, is_whole: bool) -> Option<Tree> {
        let mut tree = Tree { nodes: Vec::new(), is_whole };
        tree.grow(position, moves, None)?;
        Some(tree)
    }

    fn grow(&mut self, position: &Position, moves: u8, then: Option<Then>) -> Option<usize> {
        let place = self.nodes.len();
        if place == MOST_NODES {
            return None;
        }
        let mut node = key_node(position, moves)?;
        self.nodes.push(Node { board: node.board, moves: Vec::new() });
        for judged in node.moves.iter_mut().filter(|judged| judged.verdict == Verdict::Right) {
            if moves < 2 {
                if let Some((board, reply, next)) = then {
                    judged.instead = Some(Instead { position: board, reply });
                    judged.next = Some(next);
                }
                continue;
            }
            let next = after(position, judged.played);
            let mut asked: Vec<Variation> = Vec::new();
            for one in variations(&next, moves)? {
                let is_new = asked.iter().all(|other| other.right != one.right);
                if asked.is_empty() || self.is_whole && is_new && asked.len() < MOST_REPLIES {
                    asked.push(one);
                }
            }
            let mut then = then;
            for one in asked.iter().rev() {
                let place = self.grow(&one.position, one.moves, then)?;
                then = Some((next, one.reply, place));
            }
            let (_, reply, first) = then?;
            (judged.reply, judged.next) = (Some(reply), Some(first));
        }
        if let Some(there) = self.nodes.get_mut(place) {
            *there = node;
        }
        Some(place)
    }

    /// The moves through the tree against the longest defence.
    pub(super) fn line(&self) -> Vec<Move> {
        let mut line = Vec::new();
        let mut at = self.nodes.first();
        while let Some(judged) =
            at.and_then(|node| node.moves.iter().find(|judged| judged.verdict == Verdict::Right))
        {
            line.push(judged.played);
            line.extend(judged.reply);
            at = judged.reply.and(judged.next).and_then(|next| self.nodes.get(next));
        }
        line
    }
}
