//! Parts of the board: the centre, wings, ranks as a side sees them, files beside files.

use tratto_board::{Bitboard, Color, File, Rank, Square};

/// d4, e4, d5, e5.
pub const CENTRE: Bitboard = Bitboard(0x0000_0018_1800_0000);

/// The square of sixteen from c3 to f6, corners included.
pub const EXTENDED_CENTRE: Bitboard = Bitboard(0x0000_3c3c_3c3c_0000);

/// The diagonals a1–h8 and h1–a8.
pub const LONG_DIAGONALS: [Bitboard; 2] = [Bitboard(0x8040_2010_0804_0201), Bitboard(0x0102_0408_1020_4080)];

pub(crate) const FILES_C_TO_F: Bitboard = Bitboard(0x3c3c_3c3c_3c3c_3c3c);

/// Half of the board: files a to d, or e to h.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Wing {
    /// Files a to d.
    Queenside,
    /// Files e to h.
    Kingside,
}

impl Wing {
    /// Both, from file a on.
    pub const ALL: [Wing; 2] = [Wing::Queenside, Wing::Kingside];

    /// The wing of a square.
    pub const fn of(square: Square) -> Wing {
        if square.file().index() < 4 { Wing::Queenside } else { Wing::Kingside }
    }

    /// All its squares.
    pub const fn bitboard(self) -> Bitboard {
        match self {
            Wing::Queenside => Bitboard(0x0f0f_0f0f_0f0f_0f0f),
            Wing::Kingside => Bitboard(0xf0f0_f0f0_f0f0_f0f0),
        }
    }
}

/// The thirds of the board: files a to c, d and e, f to h.
pub(crate) const THIRDS: [Bitboard; 3] =
    [Bitboard(0x0707_0707_0707_0707), Bitboard(0x1818_1818_1818_1818), Bitboard(0xe0e0_e0e0_e0e0_e0e0)];

/// The rank of a square as a side counts it, from 1 to 8.
pub(crate) fn rank_of(side: Color, square: Square) -> u8 {
    if side.is_white() { square.rank().index() + 1 } else { 8 - square.rank().index() }
}

/// The ranks from one to another as a side counts them.
pub(crate) fn ranks(side: Color, from: u8, to: u8) -> Bitboard {
    let one = |rank: u8| Bitboard::from(Rank::from_index(rank - 1).from_side(side));
    (from..=to).fold(Bitboard::EMPTY, |set, rank| set | one(rank))
}

/// The squares left and right of these.
pub(crate) fn beside_files(squares: Bitboard) -> Bitboard {
    let (a, h) = (File::A.bitboard(), File::H.bitboard());
    Bitboard((squares - a).0 >> 1) | Bitboard((squares - h).0 << 1)
}

/// Every square before one of these on its file, as the side sees it.
pub(crate) fn front(side: Color, squares: Bitboard) -> Bitboard {
    let mut ahead = squares.forward(side);
    ahead |= ahead.forward(side);
    ahead |= ahead.forward(side).forward(side);
    ahead | ahead.forward(side).forward(side).forward(side).forward(side)
}

/// The square before this one, as the side sees it.
pub(crate) fn stop(side: Color, square: Square) -> Option<Square> {
    square.bitboard().forward(side).single()
}

/// The files beside a file.
pub(crate) fn neighbours(file: File) -> Bitboard {
    beside_files(file.bitboard())
}

/// Three files around one; at the edge the three outermost.
pub(crate) fn three_files(file: File) -> impl Iterator<Item = File> + Clone {
    let middle = file.index().clamp(1, 6);
    (middle - 1..=middle + 1).map(File::from_index)
}

/// The squares of [`three_files`].
pub(crate) fn sector(file: File) -> Bitboard {
    three_files(file).fold(Bitboard::EMPTY, |set, file| set | file.bitboard())
}

/// The squares of one colour.
pub(crate) fn of_shade(square: Square) -> Bitboard {
    if square.is_light() { Bitboard::LIGHT } else { Bitboard::DARK }
}

/// The files on which these squares stand, from a to h.
pub(crate) fn files_of(squares: Bitboard) -> impl Iterator<Item = File> {
    File::ALL.into_iter().filter(move |file| (squares & file.bitboard()).any())
}
