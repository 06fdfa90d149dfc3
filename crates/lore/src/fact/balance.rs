//! The kinds of advantage side by side: never one number.

use super::ground::files_of;
use super::view::View;
use super::{Concept, Fact, Figures, king};
use crate::evidence::{Evidence, Part};
use crate::exchange::material;
use crate::opening::Development;
use crate::phase::Phase;
use tratto_board::{Bitboard, ByColor, Color, File, Position, Role};

/// One kind of advantage: what each side has of it, and the squares that show it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Entry<T> {
    /// The numbers of each side.
    pub value: ByColor<T>,
    /// The squares of each side.
    pub evidence: ByColor<Evidence>,
}

/// The pieces of a side.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Material {
    /// How many of each role, from pawn to queen.
    pub pieces: [u32; 5],
    /// What they are worth, in pawns.
    pub value: i32,
    /// Whether it has bishops of both colours, and the other side has not: by custom half a pawn.
    pub has_bishop_pair: bool,
}

/// The room of a side.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Room {
    /// The squares of its space.
    pub squares: u32,
    /// Pieces that attack squares of the centre, counted by square.
    pub centre: u32,
}

/// How far a side has brought out its pieces.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Time {
    /// Knights and bishops that have left their places.
    pub minors: u32,
    /// The king stands as after castling, with no rook of its own between it and the corner.
    pub has_castled: bool,
    /// The queen has left the first rank, or is gone.
    pub queen_is_out: bool,
    /// It is its turn.
    pub has_move: bool,
}

impl Time {
    /// The steps of development made, and one for the turn.
    pub fn steps(self) -> u32 {
        self.minors + [self.has_castled, self.queen_is_out, self.has_move].map(u32::from).iter().sum::<u32>()
    }
}

/// The pawns of a side.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Pawns {
    /// How many groups.
    pub islands: u32,
    /// How many are isolated.
    pub isolated: u32,
    /// How many stand doubled.
    pub doubled: u32,
    /// How many are backward.
    pub backward: u32,
    /// How many are passed.
    pub passed: u32,
}

/// The safety of a side's king.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Safety {
    /// Whether it stands as after castling.
    pub is_castled: bool,
    /// Pawns on the second and third ranks of the three files around it.
    pub shield: u32,
    /// Officers of the other side that attack squares beside it.
    pub attackers: u32,
    /// Officers of its own that guard them.
    pub defenders: u32,
    /// Whether no pawn of its own stands beside or before it.
    pub is_exposed: bool,
}

/// Rooks and files.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Files {
    /// Rooks on open files.
    pub open: u32,
    /// Rooks on half-open files.
    pub half_open: u32,
    /// Rooks and queens that are strong on the seventh rank.
    pub seventh: u32,
}

/// Knights and bishops.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Minors {
    /// Knights and bishops on outposts.
    pub outposts: u32,
    /// Bishops hemmed in by their own pawns.
    pub bad_bishops: u32,
    /// Knights on the rim.
    pub rim_knights: u32,
}

/// One entry for each kind of advantage.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct BalanceSheet {
    /// Material.
    pub material: Entry<Material>,
    /// Space.
    pub space: Entry<Room>,
    /// Time: development, as [`Development`] counts it. None in an endgame, where it means nothing.
    pub time: Option<Entry<Time>>,
    /// Position: the pawns.
    pub pawns: Entry<Pawns>,
    /// Position: the safety of the kings.
    pub safety: Entry<Safety>,
    /// Position: files and the seventh rank.
    pub files: Entry<Files>,
    /// Position: knights and bishops.
    pub minors: Entry<Minors>,
}

fn entry<T>(mut of: impl FnMut(Color) -> (T, Evidence)) -> Entry<T> {
    let (white, black) = (of(Color::White), of(Color::Black));
    Entry {
        value: ByColor { white: white.0, black: black.0 },
        evidence: ByColor { white: white.1, black: black.1 },
    }
}

/// The facts of a concept, how many, and their subjects.
fn tally(view: &View<'_>, concept: Concept, side: Color) -> (Vec<Fact>, u32, Bitboard) {
    let facts = concept.seen(view, side);
    let subjects = facts.iter().fold(Bitboard::EMPTY, |set, fact| set | fact.evidence.squares(Part::Subject));
    let count = facts.len() as u32;
    (facts, count, subjects)
}

impl BalanceSheet {
    /// The balance sheet of a position.
    ///
    /// ```
    /// use tratto_board::Position;
    /// use tratto_lore::fact::BalanceSheet;
    /// let sheet = BalanceSheet::of(&Position::initial());
    /// assert_eq!(sheet.material.value.white.value, 39);
    /// assert_eq!(sheet.pawns.value.white, sheet.pawns.value.black);
    /// ```
    pub fn of(position: &Position) -> BalanceSheet {
        let view = &View::new(position);
        BalanceSheet {
            material: entry(|side| pieces(view, side)),
            space: entry(|side| room(view, side)),
            time: (Phase::of(position) != Phase::Endgame).then(|| entry(|side| time(view, side))),
            pawns: entry(|side| pawns(view, side)),
            safety: entry(|side| safety(view, side)),
            files: entry(|side| files(view, side)),
            minors: entry(|side| minors(view, side)),
        }
    }
}

fn pieces(view: &View<'_>, side: Color) -> (Material, Evidence) {
    let roles = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    let material = Material {
        pieces: roles.map(|role| view.of(side, role).len()),
        value: material(view.at, side),
        has_bishop_pair: !Concept::BishopPair.seen(view, side).is_empty(),
    };
    (material, Evidence::about(view.at.by_color(side)))
}

fn room(view: &View<'_>, side: Color) -> (Room, Evidence) {
    let squares = super::centre::space_squares(view, side);
    let control = Concept::CentreControl.seen(view, side);
    let (mut centre, mut evidence) = (0, Evidence::about(squares));
    for fact in control {
        if let Figures::Split { pawns, officers } = fact.figures {
            centre += pawns + officers;
        }
        evidence = evidence.with(Part::Attacker, fact.evidence.squares(Part::Attacker));
    }
    (Room { squares: squares.len(), centre }, evidence)
}

fn time(view: &View<'_>, side: Color) -> (Time, Evidence) {
    let Development { minors, king, queen, evidence } = Development::of(view.at, side);
    let has_move = view.at.turn() == side;
    (Time { minors: minors.into(), has_castled: king, queen_is_out: queen, has_move }, evidence)
}

fn pawns(view: &View<'_>, side: Color) -> (Pawns, Evidence) {
    let mine = view.pawns[side];
    let (_, isolated, alone) = tally(view, Concept::IsolatedPawn, side);
    let (_, backward, behind) = tally(view, Concept::BackwardPawn, side);
    let (_, _, doubled) = tally(view, Concept::DoubledPawns, side);
    let has_left =
        |file: &File| file.index() == 0 || view.on_file(side, File::from_index(file.index() - 1)).is_empty();
    let islands = files_of(mine).filter(has_left).count() as u32;
    let passed = view.passed[side];
    let pawns = Pawns { islands, isolated, doubled: doubled.len(), backward, passed: passed.len() };
    (pawns, Evidence::about(mine).with(Part::Target, alone | behind | doubled).with(Part::Key, passed))
}

fn safety(view: &View<'_>, side: Color) -> (Safety, Evidence) {
    let shield = king::shield_pawns(view, side);
    let (attackers, defenders) = king::bearing(view, side);
    let safety = Safety {
        is_castled: king::is_castled(view, side),
        shield: shield.len(),
        attackers: attackers.len(),
        defenders: defenders.len(),
        is_exposed: !Concept::ExposedKing.seen(view, side).is_empty(),
    };
    let evidence = Evidence::about(view.at.king(side)).with(Part::Attacker, attackers);
    (safety, evidence.with(Part::Defender, shield | defenders))
}

fn files(view: &View<'_>, side: Color) -> (Files, Evidence) {
    let (_, open, on_open) = tally(view, Concept::RookOnOpenFile, side);
    let (_, half_open, on_half_open) = tally(view, Concept::RookOnHalfOpenFile, side);
    let (_, seventh, on_seventh) = tally(view, Concept::RookOnSeventh, side);
    let rooks = on_open | on_half_open;
    let lines = files_of(rooks).fold(Bitboard::EMPTY, |set, file| set | file.bitboard());
    let evidence = Evidence::about(rooks | on_seventh).with(Part::Line, lines);
    (Files { open, half_open, seventh }, evidence)
}

fn minors(view: &View<'_>, side: Color) -> (Minors, Evidence) {
    let (_, outposts, held) = tally(view, Concept::HeldOutpost, side);
    let (_, bad_bishops, bad) = tally(view, Concept::BadBishop, side);
    let (_, rim_knights, rim) = tally(view, Concept::KnightOnRim, side);
    let minors = Minors { outposts, bad_bishops, rim_knights };
    (minors, Evidence::about(view.minors(side)).with(Part::Key, held).with(Part::Target, bad | rim))
}
