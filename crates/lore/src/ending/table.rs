//! King and pawn against king, solved: for every position the number of moves to a promotion that wins, or that it is a draw.
//!
//! The side with the pawn is White here and its pawn on the files a to d; [`super::PawnEnding`] turns every other position into one of
//! these. All squares of the black king are one [`u64`], so that a move of the white king is one step for 64 positions, and the whole
//! table is made in a few milliseconds when it is first asked.

use std::sync::OnceLock;
use tratto_board::{Bitboard, Color, PromotionRole, Role, Square, attacks_from};

const PAWNS: usize = 24;
const SQUARES: usize = 64;
/// In how many moves a promotion is won, by pawn, white king, black king; 0 where it is not won, or no such position can be.
type Moves = Box<[u8]>;

/// The solved ending.
pub(super) struct PawnTable {
    white: Moves,
    black: Moves,
}

/// Who is to move in the table: the side with the pawn or the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Turn {
    Pawn,
    King,
}

/// The table, made when first asked.
pub(super) fn table() -> &'static PawnTable {
    static TABLE: OnceLock<PawnTable> = OnceLock::new();
    TABLE.get_or_init(PawnTable::solve)
}

impl PawnTable {
    /// The number of moves of the side with the pawn, up to and with the promotion that wins; none in a draw. The squares are those of
    /// the table: pawn on the files a to d and the ranks 2 to 7, moving up.
    pub(super) fn moves(&self, turn: Turn, pawn: Square, king: Square, alone: Square) -> Option<u8> {
        let at = index(place(pawn), king.index().into()) * SQUARES + usize::from(alone.index());
        let moves = if turn == Turn::Pawn { self.white[at] } else { self.black[at] };
        (moves > 0).then_some(moves)
    }

    /// Retrograde: the positions won in one move by promotion, those where Black cannot avoid them, and so on until nothing is added.
    fn solve() -> PawnTable {
        let mut table = PawnTable {
            white: vec![0; PAWNS * SQUARES * SQUARES].into(),
            black: vec![0; PAWNS * SQUARES * SQUARES].into(),
        };
        let mut white = vec![0u64; PAWNS * SQUARES];
        let mut black = vec![0u64; PAWNS * SQUARES];
        let promoted: Vec<u64> = pairs().map(|(pawn, king)| promotions(pawn, king)).collect();
        for moves in 1..=u8::MAX {
            let mut grown = false;
            for (pawn, king) in pairs() {
                let at = index(place(pawn), king.index().into());
                let now = won(pawn, king, &black, promoted[at]);
                grown |= write(&mut table.white, at, now & !white[at], moves);
                white[at] |= now;
            }
            for (pawn, king) in pairs() {
                let at = index(place(pawn), king.index().into());
                let now = lost(pawn, king, white[at]);
                grown |= write(&mut table.black, at, now & !black[at], moves);
                black[at] |= now;
            }
            if !grown {
                break;
            }
        }
        table
    }
}

/// Writes the number for each black king in a set. Whether there was one.
fn write(table: &mut Moves, at: usize, mut kings: u64, moves: u8) -> bool {
    let any = kings != 0;
    while kings != 0 {
        table[at * SQUARES + kings.trailing_zeros() as usize] = moves;
        kings &= kings - 1;
    }
    any
}

/// All squares of pawn and king that do not coincide.
fn pairs() -> impl Iterator<Item = (Square, Square)> {
    (0..PAWNS).flat_map(|pawn| {
        let pawn = Square::from_index((8 * (pawn / 4 + 1) + pawn % 4) as u8);
        (0..SQUARES as u8).map(move |king| (pawn, Square::from_index(king)))
    })
}

/// The number of a pawn's square, from a2.
fn place(pawn: Square) -> usize {
    4 * usize::from(pawn.rank().index()).saturating_sub(1) % PAWNS + usize::from(pawn.file().index() & 3)
}

fn index(pawn: usize, king: usize) -> usize {
    pawn * SQUARES + king
}

fn bit(square: Square) -> u64 {
    square.bitboard().0
}

/// The squares a king attacks.
pub(super) fn around(square: Square) -> u64 {
    attacks_from(Role::King.of(Color::White), square, Bitboard::EMPTY).0
}

/// The squares that kings on any of these attack.
pub(super) fn spread(kings: u64) -> u64 {
    const NOT_A: u64 = !0x0101_0101_0101_0101;
    const NOT_H: u64 = !0x8080_8080_8080_8080;
    let sides = (kings & NOT_H) << 1 | (kings & NOT_A) >> 1;
    let rows = kings | sides;
    sides | rows << 8 | rows >> 8
}

/// The squares a white pawn attacks.
fn pawn_attacks(pawn: Square) -> u64 {
    attacks_from(Role::Pawn.of(Color::White), pawn, Bitboard::EMPTY).0
}

/// Where the black king may stand at all: apart from the others.
fn legal(pawn: Square, king: Square) -> u64 {
    if pawn == king { 0 } else { !(around(king) | bit(king) | bit(pawn)) }
}

/// The black kings against which White to move wins, given where Black to move loses.
fn won(pawn: Square, king: Square, black: &[u64], promoted: u64) -> u64 {
    let mut won = promoted;
    for to in Bitboard(around(king) & !bit(pawn)) {
        won |= black[index(place(pawn), to.index().into())];
    }
    if let Some(one) = pawn.offset(0, 1).filter(|&one| one != king && one.rank().index() < 7) {
        // The black king is not on the square: no position has it there.
        won |= black[index(place(one), king.index().into())];
        if let Some(two) = one.offset(0, 1).filter(|&two| pawn.rank().index() == 1 && two != king) {
            won |= black[index(place(two), king.index().into())] & !bit(one);
        }
    }
    won & legal(pawn, king) & !pawn_attacks(pawn)
}

/// The black kings that lose with Black to move, given where White to move wins: they have a move, and each leads there. Taking the pawn
/// leads nowhere in the table, so that a king that can has not lost.
fn lost(pawn: Square, king: Square, white: u64) -> u64 {
    let may_go = !(around(king) | bit(king) | pawn_attacks(pawn));
    legal(pawn, king) & spread(may_go) & !spread(may_go & !white)
}

/// The black kings against which the pawn's promotion wins at once.
fn promotions(pawn: Square, king: Square) -> u64 {
    let Some(to) = pawn.offset(0, 1).filter(|to| pawn.rank().index() == 6 && *to != king) else { return 0 };
    let kings = Bitboard(legal(pawn, king) & !pawn_attacks(pawn) & !bit(to));
    kings
        .into_iter()
        .filter(|&alone| {
            [PromotionRole::Queen, PromotionRole::Rook].into_iter().any(|role| wins(role, to, king, alone))
        })
        .map(bit)
        .sum()
}

/// Whether queen or rook on this square wins with Black to move: it can be neither taken nor is it stalemate. Everything else is won, in
/// those endings, which a test proves.
pub(super) fn wins(role: PromotionRole, at: Square, king: Square, alone: Square) -> bool {
    let attacked = attacks_from(role.role().of(Color::White), at, Bitboard(bit(king) | bit(alone))).0;
    // The king does not hide behind itself.
    let through = attacks_from(role.role().of(Color::White), at, king.bitboard()).0;
    let may_go = around(alone) & !(through | around(king) | bit(king));
    let is_check = attacked & bit(alone) != 0;
    may_go & bit(at) == 0 && (may_go != 0 || is_check)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number that is known for this ending, of positions with the pawn on the files a to d.
    #[test]
    fn all_wins_are_counted() {
        let table = table();
        let count = |moves: &Moves| moves.iter().filter(|&&moves| moves > 0).count();
        assert_eq!((count(&table.white), count(&table.black)), (62_480, 48_802));
    }
}
