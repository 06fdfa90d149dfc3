//! Opening, middlegame, endgame, told from one position.

use tratto_board::{Bitboard, Color, Position, Rank, Role, Square};

/// How far a game has come.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Phase {
    /// Most pieces are at home.
    Opening,
    /// The armies have left home or met.
    Middlegame,
    /// Six officers or fewer are left.
    Endgame,
}

/// With so many officers on the board, or fewer, the opening is over.
const MIDDLEGAME_OFFICERS: u32 = 10;
/// With so many, the middlegame is.
const ENDGAME_OFFICERS: u32 = 6;
/// With fewer pieces than this on its own first rank a side has left home.
const AT_HOME: u32 = 4;
/// With more than this the armies have met.
const MIXED: i32 = 150;

impl Phase {
    /// The phase of a position: by officers (neither kings nor pawns), by the pieces still on their first rank, and by how much the two
    /// sides stand among each other.
    ///
    /// ```
    /// use tratto_board::Position;
    /// use tratto_lore::Phase;
    /// assert_eq!(Phase::of(&Position::initial()), Phase::Opening);
    /// let rooks = Position::from_fen("4k3/pp3r2/8/8/8/8/PP3R2/4K3 w - - 0 1")?;
    /// assert_eq!(Phase::of(&rooks), Phase::Endgame);
    /// # Ok::<(), tratto_board::FenError>(())
    /// ```
    pub fn of(position: &Position) -> Phase {
        let officers = position.occupied() - position.by_role(Role::King) - position.by_role(Role::Pawn);
        if officers.len() <= ENDGAME_OFFICERS {
            return Phase::Endgame;
        }
        let has_left = |color: Color| {
            let home = Bitboard::from(Rank::First.from_side(color));
            (position.by_color(color) & home).len() < AT_HOME
        };
        let is_open = officers.len() <= MIDDLEGAME_OFFICERS
            || Color::ALL.into_iter().any(has_left)
            || mixedness(position) > MIXED;
        if is_open { Phase::Middlegame } else { Phase::Opening }
    }
}

/// How much the sides stand among each other: every square of two by two squares counts by how many pieces of each side it holds and
/// how far it lies from their homes.
fn mixedness(position: &Position) -> i32 {
    let in_corner = Square::all().filter(|square| square.file().index() < 7 && square.rank().index() < 7);
    in_corner
        .map(|square| {
            let box_of_four: Bitboard = [(0, 0), (1, 0), (0, 1), (1, 1)]
                .into_iter()
                .filter_map(|(files, ranks)| square.offset(files, ranks))
                .collect();
            let count = |color| (position.by_color(color) & box_of_four).len();
            weight(i32::from(square.rank().index()) + 1, count(Color::White), count(Color::Black))
        })
        .sum()
}

/// What a box of four squares counts. `y` is the rank of its lower edge, from 1 to 7.
fn weight(y: i32, white: u32, black: u32) -> i32 {
    match (white, black) {
        (1, 0) => 1 + (8 - y),
        (2, 0) if y > 2 => 2 + (y - 2),
        (3 | 4, 0) if y > 1 => 3 + (y - 1),
        (0, 1) => 1 + y,
        (0, 2) if y < 6 => 2 + (6 - y),
        (0, 3 | 4) if y < 7 => 3 + (7 - y),
        (1, 1) => 5 + (4 - y).abs(),
        (2, 1) => 4 + (y - 1),
        (3, 1) => 5 + (y - 1),
        (1, 2) => 4 + (7 - y),
        (1, 3) => 5 + (7 - y),
        (2, 2) => 7,
        _ => 0,
    }
}
