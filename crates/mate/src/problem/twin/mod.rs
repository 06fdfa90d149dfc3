//! Twins: several problems from one diagram, each by a small change of the position or of the stipulation.

mod error;
mod read;
#[cfg(test)]
mod tests;

pub use error::TwinError;

use super::stipulation::Stipulation;
use std::fmt;
use tratto_board::{Bitboard, Color, Piece, Rank, Role, Setup, Square};

/// A piece as a twin names it: its square, and what is said to stand there.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Named {
    /// Where it stands.
    pub square: Square,
    /// Its role, if it was said.
    pub role: Option<Role>,
    /// Its side, if it was said.
    pub color: Option<Color>,
}

/// One change of a twin.
#[non_exhaustive]
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Change {
    /// A piece goes to another square; what stands there leaves the board.
    Move(Named, Square),
    /// Two pieces change places; one of the squares may be empty.
    Exchange(Named, Named),
    /// A piece leaves the board.
    Remove(Named),
    /// A piece is put on the board; what stands there leaves it.
    Add(Piece, Square),
    /// All pieces of one kind become pieces of another.
    Substitute(Role, Role),
    /// The board is turned to the left by so many quarters: one, two or three.
    Rotate(u8),
    /// The board is mirrored.
    Mirror(Mirror),
    /// All pieces go so many files and ranks further.
    Shift {
        /// To the right.
        files: i8,
        /// Up.
        ranks: i8,
    },
    /// All pieces change their colour (Polish type).
    Recolour,
    /// Something else is asked for.
    Stipulation(Stipulation),
}

/// How a board is mirrored, by the squares that change places.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Mirror {
    /// `a1<-->h1`: left and right.
    LeftRight,
    /// `a1<-->a8`: top and bottom.
    TopBottom,
    /// `a1<-->h8`: along the diagonal from a8 to h1.
    Falling,
    /// `a8<-->h1`: along the diagonal from a1 to h8.
    Rising,
}

impl Mirror {
    /// Every mirror with the squares that name it.
    pub const ALL: [(Mirror, Square, Square); 4] = [
        (Mirror::LeftRight, Square::A1, Square::H1),
        (Mirror::TopBottom, Square::A1, Square::A8),
        (Mirror::Falling, Square::A1, Square::H8),
        (Mirror::Rising, Square::A8, Square::H1),
    ];
}

/// A twin: what is changed, and from which position.
///
/// It is read as problemists write it, `b) Pa2->a3`, `Ka1<->Qb2`, `-Pc3`, `+bSd4`, or in Popeye's words, `move a2 a3`, `exchange a1 b2`, `remove c3`,
/// `add black Sd4`, `substitute R B`, `rotate 90`, `mirror a1<-->h1`, `shift a1 b1`, `polishtype`, `stipulation #3`; with
/// `continued` first it goes on from the twin before, not from the diagram.
///
/// ```
/// use tratto_board::{Setup, Square};
/// use tratto_mate::problem::{Twin, TwinError};
/// let setup = Setup::from_fen("7k/7b/5Kp1/8/8/8/8/5Q2 w - - 0 1")?;
/// let twin: Twin = "b) Qf1->e1".parse()?;
/// let (changed, _) = twin.apply(&setup, &"#2".parse()?)?;
/// assert_eq!(changed.fen(), "7k/7b/5Kp1/8/8/8/8/4Q3 w - - 0 1");
/// let vacant: Twin = "move a1 a2".parse()?;
/// assert!(matches!(vacant.apply(&setup, &"#2".parse()?), Err(TwinError::Vacant { square: Square::A1, .. })));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Twin {
    /// Whether it changes the twin before it, and not the diagram.
    pub continued: bool,
    /// The changes, one after the other.
    pub changes: Vec<Change>,
}

/// One problem of a set of twins.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Part {
    /// Its letter: a, b, c; after z come z1, z2.
    pub letter: String,
    /// Which twin made it; none is the diagram itself.
    pub twin: Option<usize>,
    /// Its position.
    pub setup: Setup,
    /// What is asked.
    pub stipulation: Stipulation,
}

/// All the problems of a diagram with twins: the diagram first, unless it is a zero position, which itself is not to be solved.
///
/// ```
/// use tratto_board::Setup;
/// use tratto_mate::problem::parts;
/// let setup = Setup::from_fen("7k/7b/5Kp1/8/8/8/8/5Q2 w - - 0 1")?;
/// let twins = ["Qf1->e1".parse()?, "cont mirror a1<-->h1".parse()?];
/// let letters: Vec<String> =
///     parts(&setup, &"#2".parse()?, &twins, false)?.into_iter().map(|part| part.letter).collect();
/// assert_eq!(letters, ["a", "b", "c"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn parts(
    setup: &Setup,
    stipulation: &Stipulation,
    twins: &[Twin],
    is_zero: bool,
) -> Result<Vec<Part>, TwinError> {
    let mut found = Vec::new();
    if !is_zero || twins.is_empty() {
        found.push(Part { letter: letter(0), twin: None, setup: *setup, stipulation: *stipulation });
    }
    for (place, twin) in twins.iter().enumerate() {
        let (setup, stipulation) = match found.last() {
            Some(before) if twin.continued => twin.apply(&before.setup, &before.stipulation)?,
            _ => twin.apply(setup, stipulation)?,
        };
        found.push(Part { letter: letter(found.len()), twin: Some(place), setup, stipulation });
    }
    Ok(found)
}

/// a, b, ... z, then z1, z2.
fn letter(place: usize) -> String {
    match u8::try_from(place) {
        Ok(place @ 0..26) => char::from(b'a' + place).to_string(),
        _ => format!("z{}", place - 25),
    }
}

impl Twin {
    /// The position and the stipulation after the changes. The last move is not known any more, so that no pawn can be captured en passant.
    pub fn apply(&self, setup: &Setup, stipulation: &Stipulation) -> Result<(Setup, Stipulation), TwinError> {
        let (mut setup, mut stipulation) = (*setup, *stipulation);
        setup.en_passant = None;
        for change in &self.changes {
            change.apply(&mut setup, &mut stipulation)?;
        }
        for color in Color::ALL {
            let kings = setup.pieces(Role::King.of(color)).len();
            if kings != 1 {
                return Err(TwinError::Kings { twin: self.to_string(), color, kings });
            }
        }
        Ok((setup, stipulation))
    }
}

impl Change {
    fn apply(&self, setup: &mut Setup, stipulation: &mut Stipulation) -> Result<(), TwinError> {
        match *self {
            Change::Move(piece, to) => {
                let piece = self.take(setup, piece)?;
                setup.put(to, piece);
            }
            Change::Exchange(a, b) => {
                let (here, there) = (self.see(setup, a)?, self.see(setup, b)?);
                if here.is_none() && there.is_none() {
                    return Err(TwinError::Vacant { change: self.to_string(), square: a.square });
                }
                for (square, piece) in [(a.square, there), (b.square, here)] {
                    setup.remove(square);
                    if let Some(piece) = piece {
                        setup.put(square, piece);
                    }
                }
            }
            Change::Remove(piece) => {
                self.take(setup, piece)?;
            }
            Change::Add(piece, square) => setup.put(square, piece),
            Change::Substitute(old, new) => {
                for square in setup.by_role(old) {
                    let piece = setup.piece_at(square);
                    piece.into_iter().for_each(|piece| setup.put(square, new.of(piece.color)));
                }
            }
            Change::Rotate(_) | Change::Mirror(_) | Change::Shift { .. } => {
                let before = *setup;
                for square in before.occupied() {
                    setup.remove(square);
                }
                for square in before.occupied() {
                    let Some(to) = self.image(square) else {
                        return Err(TwinError::OffBoard { change: self.to_string(), square });
                    };
                    before.piece_at(square).into_iter().for_each(|piece| setup.put(to, piece));
                }
            }
            Change::Recolour => {
                for square in setup.occupied() {
                    let piece = setup.piece_at(square);
                    piece.into_iter().for_each(|piece| setup.put(square, piece.role.of(!piece.color)));
                }
            }
            Change::Stipulation(asked) => *stipulation = asked,
        }
        // Rights that the diagram had stay where king and rook still stand at home.
        let at_home = |rook: &Square| {
            let color = if rook.rank() == Rank::First { Color::White } else { Color::Black };
            setup.piece_at(*rook) == Some(Role::Rook.of(color))
        };
        setup.castling = setup.castling.iter().filter(at_home).collect::<Bitboard>();
        Ok(())
    }

    /// Where a square comes to lie when the whole board is turned, mirrored or shifted.
    fn image(&self, square: Square) -> Option<Square> {
        let (file, rank) = (square.file().index() as i8, square.rank().index() as i8);
        let (to_file, to_rank) = match *self {
            Change::Rotate(1) => (7 - rank, file),
            Change::Rotate(2) => (7 - file, 7 - rank),
            Change::Rotate(3) => (rank, 7 - file),
            Change::Mirror(Mirror::LeftRight) => (7 - file, rank),
            Change::Mirror(Mirror::TopBottom) => (file, 7 - rank),
            Change::Mirror(Mirror::Falling) => (7 - rank, 7 - file),
            Change::Mirror(Mirror::Rising) => (rank, file),
            Change::Shift { files, ranks } => (file + files, rank + ranks),
            _ => (file, rank),
        };
        square.offset(to_file - file, to_rank - rank)
    }

    /// What stands on a square, if it is what was said.
    fn see(&self, setup: &Setup, named: Named) -> Result<Option<Piece>, TwinError> {
        let there = setup.piece_at(named.square);
        let fits = |piece: &Piece| {
            named.role.is_none_or(|role| role == piece.role)
                && named.color.is_none_or(|color| color == piece.color)
        };
        match there {
            Some(piece) if !fits(&piece) => {
                let (change, square) = (self.to_string(), named.square);
                Err(TwinError::Otherwise { change, square, there: piece })
            }
            None if named.role.is_some() => {
                Err(TwinError::Vacant { change: self.to_string(), square: named.square })
            }
            _ => Ok(there),
        }
    }

    fn take(&self, setup: &mut Setup, named: Named) -> Result<Piece, TwinError> {
        let piece = self.see(setup, named)?;
        setup.remove(named.square);
        piece.ok_or_else(|| TwinError::Vacant { change: self.to_string(), square: named.square })
    }
}

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let (Some(color), Some(_)) = (self.color, self.role) {
            write!(f, "{}", color.letter())?;
        }
        if let Some(role) = self.role {
            write!(f, "{}", role.letter().to_ascii_uppercase())?;
        }
        write!(f, "{}", self.square)
    }
}

/// As it can be read again.
impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |role: Role| role.letter().to_ascii_uppercase();
        match *self {
            Change::Move(piece, to) => write!(f, "{piece}->{to}"),
            Change::Exchange(a, b) => write!(f, "{a}<->{b}"),
            Change::Remove(piece) => write!(f, "-{piece}"),
            Change::Add(piece, square) => {
                write!(f, "+{}{}{square}", piece.color.letter(), letter(piece.role))
            }
            Change::Substitute(old, new) => write!(f, "substitute {} {}", letter(old), letter(new)),
            Change::Rotate(quarters) => write!(f, "rotate {}", u32::from(quarters) * 90),
            Change::Mirror(mirror) => {
                let named = Mirror::ALL.into_iter().find(|(one, ..)| *one == mirror);
                let (_, a, b) = named.unwrap_or(Mirror::ALL[0]);
                write!(f, "mirror {a}<-->{b}")
            }
            Change::Shift { files, ranks } => {
                let corner = |by: i8| if by < 0 { 7 } else { 0 };
                let from = Square::from_index((corner(ranks) * 8 + corner(files)) as u8);
                write!(f, "shift {from} {}", from.offset(files, ranks).unwrap_or(from))
            }
            Change::Recolour => f.write_str("polishtype"),
            Change::Stipulation(stipulation) => write!(f, "stipulation {stipulation}"),
        }
    }
}

impl fmt::Display for Twin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.continued {
            f.write_str("continued ")?;
        }
        for (i, change) in self.changes.iter().enumerate() {
            write!(f, "{}{change}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}
