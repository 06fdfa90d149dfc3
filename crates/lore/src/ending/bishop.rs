//! The wrong bishop: a rook pawn whose promotion square the bishop does not command.

use super::pawn::Outcome;
use super::pawn::ask;
use super::table::{Turn, around, spread};
use crate::evidence::{Evidence, Part, Truth};
use std::sync::OnceLock;
use tratto_board::{
    Bitboard, Color, File, Position, PromotionRole, Rank, Role, Square, attacks_from, squares_between,
};

/// What is known of the result.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Verdict {
    /// The side with the pawn wins nevertheless.
    Won {
        /// Its moves up to and with the promotion that wins.
        moves: u8,
    },
    /// It cannot win.
    Drawn,
    /// More pieces than the table has, or a position that cannot be.
    Undetermined,
}

/// Rook pawns of one file, bishops that do not command the square of promotion, and nothing else but kings and the other side's pawns.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct WrongBishop {
    /// Whose bishop it is.
    pub strong: Color,
    /// Where the pawns would promote.
    pub corner: Square,
    /// The result, proved where it is known. The geometry alone says none: a king that does not get to the corner loses.
    pub verdict: Verdict,
    /// The bishops, the pawns (line), the corner (key) and the king that wants to get there.
    pub evidence: Evidence,
}

impl WrongBishop {
    /// The wrong bishop of a position.
    ///
    /// ```
    /// use tratto_board::Position;
    /// use tratto_lore::ending::{Verdict, WrongBishop};
    /// let position = Position::from_fen("k7/8/8/P7/8/3B4/8/K7 w - - 0 1")?;
    /// assert!(WrongBishop::of(&position).is_none(), "d3 is light as a8 is: the right bishop");
    /// let position = Position::from_fen("k7/8/8/P7/8/4B3/8/K7 w - - 0 1")?;
    /// assert_eq!(WrongBishop::of(&position).unwrap().verdict, Verdict::Drawn);
    /// # Ok::<(), tratto_board::FenError>(())
    /// ```
    pub fn of(position: &Position) -> Option<WrongBishop> {
        let strong = Color::ALL.into_iter().find(|&color| {
            let officers = position.by_color(color) & position.by_role(Role::Bishop);
            officers.any()
        })?;
        let (bishops, pawns) = (position.by_role(Role::Bishop), position.by_role(Role::Pawn));
        let own = pawns & position.by_color(strong);
        let file = own.first()?.file();
        let corner = Square::new(file, Rank::Eighth.from_side(strong));
        let commanded = if corner.is_light() { Bitboard::LIGHT } else { Bitboard::DARK };
        let holds = matches!(file, File::A | File::H)
            && (own - Bitboard::from(file)).is_empty()
            && (bishops - position.by_color(strong)).is_empty()
            && (bishops & commanded).is_empty()
            && (position.occupied() - bishops - pawns - position.by_role(Role::King)).is_empty();
        if !holds {
            return None;
        }
        let alone = position.king(!strong);
        let evidence = Evidence::about(bishops)
            .with(Part::Line, own)
            .with(Part::Key, corner)
            .with(Part::Defender, alone);
        Some(WrongBishop { strong, corner, verdict: verdict(position, strong), evidence })
    }

    /// Proved where a result is known, else geometry.
    pub fn truth(&self) -> Truth {
        if self.verdict == Verdict::Undetermined { Truth::Board } else { Truth::Proof }
    }
}

/// The result, if there is one pawn and one bishop.
fn verdict(position: &Position, strong: Color) -> Verdict {
    let turn = position.turn();
    let pieces = (position.by_role(Role::Pawn).single(), position.by_role(Role::Bishop).single());
    let (Some(pawn), Some(bishop)) = pieces else { return Verdict::Undetermined };
    let is_regular =
        !Bitboard::END_RANKS.has(pawn) && position.attackers(position.king(!turn), turn).is_empty();
    if !is_regular {
        return Verdict::Undetermined;
    }
    let seen = |square: Square| {
        let square = if strong == Color::White { square } else { square.flip_ranks() };
        if pawn.file() == File::H { square.flip_files() } else { square }
    };
    let at = Place { pawn: seen(pawn), bishop: seen(bishop), king: seen(position.king(strong)) };
    let turn = if turn == strong { Turn::Pawn } else { Turn::King };
    match table().moves(turn, at, seen(position.king(!strong))) {
        0 => Verdict::Drawn,
        moves => Verdict::Won { moves },
    }
}

/// Where the side with the pawn has its pieces: a pawn of the a-file that moves up, a dark bishop, a king.
#[derive(Copy, Clone)]
struct Place {
    pawn: Square,
    bishop: Square,
    king: Square,
}

const PLACES: usize = 6 * 32 * 64;

impl Place {
    fn index(self) -> usize {
        let pawn = usize::from(self.pawn.rank().index()).saturating_sub(1) % 6;
        (pawn * 32 + usize::from(self.bishop.index() / 2)) * 64 + usize::from(self.king.index())
    }

    /// All of them, no two pieces on one square.
    fn all() -> impl Iterator<Item = Place> {
        let pawns = (1..7).map(|rank| Square::new(File::A, Rank::from_index(rank)));
        pawns.flat_map(|pawn| {
            Bitboard::DARK.into_iter().flat_map(move |bishop| {
                Square::all()
                    .map(move |king| Place { pawn, bishop, king })
                    .filter(|at| at.pawn != at.bishop && at.pawn != at.king && at.bishop != at.king)
            })
        })
    }

    fn pieces(self) -> Bitboard {
        self.pawn.bitboard() | self.bishop.bitboard() | self.king.bitboard()
    }

    /// What these pieces attack. The lone king blocks nothing: it cannot hide behind itself.
    fn attacked(self) -> Bitboard {
        Bitboard(around(self.king))
            | attacks_from(Role::Pawn.of(Color::White), self.pawn, Bitboard::EMPTY)
            | attacks_from(Role::Bishop.of(Color::White), self.bishop, self.pieces())
    }

    /// Where the lone king may stand, whoever is to move.
    fn free(self) -> Bitboard {
        !(Bitboard(around(self.king)) | self.pieces())
    }

    /// The lone kings against which this side, to move, wins, given those that lose when it is their move.
    fn won(self, black: &[u64]) -> Bitboard {
        let mut won = self.promotions();
        let before = |next: Place| Bitboard(black[next.index()]);
        for king in Bitboard(around(self.king)) - self.pieces() {
            won |= before(Place { king, ..self });
        }
        for bishop in attacks_from(Role::Bishop.of(Color::White), self.bishop, self.pieces()) - self.pieces()
        {
            won |= before(Place { bishop, ..self }) - squares_between(self.bishop, bishop);
        }
        let is_empty = |square: &Square| !self.pieces().has(*square);
        if let Some(pawn) = self.pawn.offset(0, 1).filter(|one| one.rank() != Rank::Eighth && is_empty(one)) {
            won |= before(Place { pawn, ..self });
            let second = pawn.offset(0, 1).filter(|two| self.pawn.rank() == Rank::Second && is_empty(two));
            if let Some(two) = second {
                won |= before(Place { pawn: two, ..self }) - pawn.bitboard();
            }
        }
        won & (self.free() - self.attacked())
    }

    /// The lone kings against which the promotion wins at once: it is neither taken nor stalemate.
    fn promotions(self) -> Bitboard {
        let to = Square::A8;
        if self.pawn.rank() != Rank::Seventh || self.pieces().has(to) {
            return Bitboard::EMPTY;
        }
        let wins = |role: PromotionRole, alone: Square| {
            let pieces = self.king.bitboard() | self.bishop.bitboard() | to.bitboard();
            let attacked = attacks_from(role.role().of(Color::White), to, pieces)
                | attacks_from(Role::Bishop.of(Color::White), self.bishop, pieces)
                | Bitboard(around(self.king));
            let may_go = Bitboard(around(alone)) - attacked - self.king.bitboard();
            !may_go.has(to) && (may_go.any() || attacked.has(alone))
        };
        let kings = self.free() - self.attacked() - to.bitboard();
        let roles = [PromotionRole::Queen, PromotionRole::Rook];
        kings.into_iter().filter(|&alone| roles.into_iter().any(|role| wins(role, alone))).collect()
    }

    /// The lone kings that lose when it is their move, given those against which this side wins: they have a move, and each leads there.
    /// Taking the pawn never does; taking the bishop leaves king and pawn against king. There is no mate in this ending.
    fn lost(self, white: u64, moves: u8) -> Bitboard {
        let may_go = !self.attacked() - self.king.bitboard();
        let mut wins = Bitboard(white);
        let bishop_taken = ask(Turn::Pawn, Color::White, self.pawn, self.king, self.bishop);
        if matches!(bishop_taken, Outcome::Won { moves: after } if after <= moves) && may_go.has(self.bishop)
        {
            wins |= self.bishop.bitboard();
        }
        self.free() & Bitboard(spread(may_go.0) & !spread((may_go - wins).0))
    }
}

/// The solved ending: moves to the promotion that wins, 0 where it is not won.
struct BishopTable {
    white: Box<[[u8; 64]]>,
    black: Box<[[u8; 64]]>,
}

fn table() -> &'static BishopTable {
    static TABLE: OnceLock<BishopTable> = OnceLock::new();
    TABLE.get_or_init(BishopTable::solve)
}

impl BishopTable {
    fn moves(&self, turn: Turn, at: Place, alone: Square) -> u8 {
        let row = if turn == Turn::Pawn { &self.white } else { &self.black };
        row[at.index()][usize::from(alone.index())]
    }

    fn solve() -> BishopTable {
        let empty = || vec![[0; 64]; PLACES].into_boxed_slice();
        let mut table = BishopTable { white: empty(), black: empty() };
        let (mut white, mut black) = (vec![0u64; PLACES], vec![0u64; PLACES]);
        for moves in 1..=u8::MAX {
            let mut grown = false;
            for at in Place::all() {
                let i = at.index();
                let now = at.won(&black) - Bitboard(white[i]);
                white[i] |= now.0;
                grown |= now.any();
                now.into_iter().for_each(|alone| table.white[i][usize::from(alone.index())] = moves);
            }
            for at in Place::all() {
                let i = at.index();
                let now = at.lost(white[i], moves) - Bitboard(black[i]);
                black[i] |= now.0;
                grown |= now.any();
                now.into_iter().for_each(|alone| table.black[i][usize::from(alone.index())] = moves);
            }
            // A win after the bishop is taken comes only with its own number of moves: rounds without anything new may lie before it.
            if !grown && moves > LONGEST_PAWN {
                break;
            }
        }
        table
    }
}

/// No win with king and pawn against king takes more moves.
const LONGEST_PAWN: u8 = 20;
