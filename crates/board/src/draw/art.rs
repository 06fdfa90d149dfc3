//! The pieces of the diagrams: our own drawings, as path data.
//!
//! Every piece is drawn on a square of 100 by 100 units, y downwards, standing on a plinth from y = 81 to 90,
//! in the elevation of a turned Staunton set: plinth, stem, collar, head. All but the knight are symmetrical
//! about x = 50. The same six bodies serve both colours; what differs is how the inside is told: White's
//! parts are parted by joints of the outline's own weight, Black's by fine light lines that stop short of
//! the edge.

use crate::{ByColor, Role};

/// The side of the square every piece is drawn on.
pub(super) const SQUARE: f64 = 100.0;
/// The weight of outlines and joints: 1.35 pixels on a square of 45.
pub(super) const OUTLINE: f64 = 3.0;
/// The weight of the lines inside.
pub(super) const FINE: f64 = 2.3;

/// The drawing of one role; each part is path data, empty if there is none.
pub(super) struct Art {
    /// The silhouette: filled, and outlined after the details are laid on it.
    pub(super) body: &'static str,
    /// Where White's parts meet: stroked with the outline, from edge to edge.
    pub(super) joints: &'static str,
    /// Tapering cuts, filled in the colour of the details.
    pub(super) engraving: &'static str,
    /// What is solid in the colour of the outline, for White too: the king's cross, which would close up if
    /// it were hollow.
    pub(super) solid: &'static str,
    /// Fine lines with round ends, in the colour of the details.
    pub(super) lines: ByColor<&'static str>,
}

/// The drawing of a role.
pub(super) const fn art(role: Role) -> &'static Art {
    match role {
        Role::Pawn => &PAWN,
        Role::Knight => &KNIGHT,
        Role::Bishop => &BISHOP,
        Role::Rook => &ROOK,
        Role::Queen => &QUEEN,
        Role::King => &KING,
    }
}

const PAWN: Art = Art {
    body: "M50 23C57.2 23 62.5 28.4 62.5 35C62.5 39.5 60.5 43 57.5 45.5L61.5 45.5\
           C65.5 45.5 65.5 51 61.5 51L57 51C57.5 61 60.5 68.5 65.5 74C68 76.6 69.6 78.5 69.6 81\
           L71.5 81C74.6 81 75 83.2 75 85.5C75 87.8 74.6 90 71.5 90L28.5 90C25.4 90 25 87.8 25 85.5\
           C25 83.2 25.4 81 28.5 81L30.4 81C30.4 78.5 32 76.6 34.5 74C39.5 68.5 42.5 61 43 51L38.5 51\
           C34.5 51 34.5 45.5 38.5 45.5L42.5 45.5C39.5 43 37.5 39.5 37.5 35C37.5 28.4 42.8 23 50 23Z",
    joints: "M58.5 45.5H41.5M58 51H42M69.6 81H30.4",
    engraving: "",
    solid: "",
    lines: ByColor { white: "", black: "M66 81H34M60.5 48.2H39.5" },
};

const KNIGHT: Art = Art {
    body: "M26.4 81C25.4 72.5 28.5 66.2 35.5 61C41.5 56.8 46.8 52.6 47 46.5\
           C43.5 49.3 39.5 49.3 36 50.5C33 51.5 31 54 29.5 56.5C28 59.2 25.2 60.2 22.6 59\
           C20 59 17.4 57.6 16.4 55C15.2 51.8 15.8 48.8 17.6 46C20.2 42.4 22.8 39 24.8 35\
           C26.8 31 28 28 30.5 25C32 23.2 34.5 21.5 37 20C36 16 36.5 11.5 38.5 7\
           C42 9.5 45 13 46.5 16.5C47.5 13.5 49 11 51.5 9C53 12 53.5 15 53.5 17.6\
           C62.5 18.8 71 25 75 34C79 43 78.5 52 75.5 60C72.8 67 72.6 74 73.6 81H75.5\
           C78.6 81 79 83.2 79 85.5C79 87.8 78.6 90 75.5 90H24.5C21.4 90 21 87.8 21 85.5\
           C21 83.2 21.4 81 24.5 81Z",
    joints: "M73.6 81H26.4",
    engraving: "M32.6 31C34.8 28.4 38 28 40 29.6C39.4 32.6 35.6 34 32.6 31ZM47.6 18\
                C54.6 22 58.6 29.5 58.2 38.5C56.4 30.5 53 23.6 47.6 18ZM59.4 23.2\
                C66.6 29.5 69 40.5 66 52C66.2 41.5 64 32 59.4 23.2ZM69.2 33C74.4 42 74.2 55 68.4 65.5\
                C70.8 54.5 71.2 43.5 69.2 33ZM47.3 46C51 42.4 51.6 38.4 49 33.8\
                C49.5 38.2 49 42 47.3 46Z",
    solid: "",
    lines: ByColor {
        white: "M22.6 59C24.8 57.8 26.6 56 27.4 53.8M20.8 50\
                             C21.2 48.6 22.4 47.8 23.8 48.2",
        black: "M22.6 59C24.8 57.8 26.6 56 27.4 53.8M20.8 50\
                             C21.2 48.6 22.4 47.8 23.8 48.2M70 81H30",
    },
};

const BISHOP: Art = Art {
    body: "M50 8C53.2 8 55.5 10.2 55.5 13.2C55.5 15.2 54.6 17 53 18C62 23.5 68 31.5 68 40\
           C68 46.5 64.5 50.5 60.5 53.5L64 53.5C68 53.5 68 59.5 64 59.5L59.5 59.5\
           C60 66.5 63 71.5 68 74.5C71 76.3 72.6 78.3 72.6 81L74.5 81C77.6 81 78 83.2 78 85.5\
           C78 87.8 77.6 90 74.5 90L25.5 90C22.4 90 22 87.8 22 85.5C22 83.2 22.4 81 25.5 81L27.4 81\
           C27.4 78.3 29 76.3 32 74.5C37 71.5 40 66.5 40.5 59.5L36 59.5C32 59.5 32 53.5 36 53.5\
           L39.5 53.5C35.5 50.5 32 46.5 32 40C32 31.5 38 23.5 47 18C45.4 17 44.5 15.2 44.5 13.2\
           C44.5 10.2 46.8 8 50 8Z",
    joints: "M61 53.5H39M60 59.5H40M53 18H47M72.6 81H27.4",
    engraving: "",
    solid: "",
    lines: ByColor { white: "M59.5 25.5L49.5 40.5", black: "M59.5 25.5L49.5 40.5M62.5 56.5H37.5M69 81H31" },
};

const ROOK: Art = Art {
    body: "M50 18L56 18L56 24.5L63 24.5L63 18L74 18L74 30C74 33.5 69 34.5 65.5 38\
           C65.8 51 66.8 59 68.6 66C70 71.5 73.6 75.5 73.6 81L75.5 81C78.6 81 79 83.2 79 85.5\
           C79 87.8 78.6 90 75.5 90L24.5 90C21.4 90 21 87.8 21 85.5C21 83.2 21.4 81 24.5 81L26.4 81\
           C26.4 75.5 30 71.5 31.4 66C33.2 59 34.2 51 34.5 38C31 34.5 26 33.5 26 30L26 18L37 18\
           L37 24.5L44 24.5L44 18L50 18Z",
    joints: "M65.5 38H34.5M74 30.5H26M68.6 66H31.4M73.6 81H26.4",
    engraving: "",
    solid: "",
    lines: ByColor { white: "", black: "M71 30.5H29M65.5 66H34.5M70 81H30" },
};

const QUEEN: Art = Art {
    body: "M50 21C52 27 54.5 33 57.5 38.5C61.5 34.5 64.5 29 66 23C66.3 29.5 67.6 35.4 69.6 39.8\
           C74 37.2 78 34 81 30C79.8 40.5 69.5 47.5 63.5 56L66.5 56C70.5 56 70.5 62 66.5 62L61.5 62\
           C62 68 64.5 72 69 74.5C72 76.2 73.6 78.3 73.6 81L75.5 81C78.6 81 79 83.2 79 85.5\
           C79 87.8 78.6 90 75.5 90L24.5 90C21.4 90 21 87.8 21 85.5C21 83.2 21.4 81 24.5 81L26.4 81\
           C26.4 78.3 28 76.2 31 74.5C35.5 72 38 68 38.5 62L33.5 62C29.5 62 29.5 56 33.5 56L36.5 56\
           C30.5 47.5 20.2 40.5 19 30C22 34 26 37.2 30.4 39.8C32.4 35.4 33.7 29.5 34 23\
           C35.5 29 38.5 34.5 42.5 38.5C45.5 33 48 27 50 21ZM45 16a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z\
           M62.6 18.5a4.7 4.7 0 1 1 9.4 0a4.7 4.7 0 1 1 -9.4 0ZM28 18.5a4.7 4.7 0 1 1 9.4 0\
           a4.7 4.7 0 1 1 -9.4 0ZM79.1 26.3a4.7 4.7 0 1 1 9.4 0a4.7 4.7 0 1 1 -9.4 0ZM11.5 26.3\
           a4.7 4.7 0 1 1 9.4 0a4.7 4.7 0 1 1 -9.4 0Z",
    joints: "M63.5 56H36.5M62 62H38M70.6 47.6C64 45.8 57 45.1 50 45.1S36 45.8 29.4 47.6M73.6 81H26.4",
    engraving: "",
    solid: "",
    lines: ByColor { white: "", black: "M67 47C61.4 45.9 56 45.4 50 45.4S38.6 45.9 33 47M65 59H35M70 81H30" },
};

const KING: Art = Art {
    body: "M50 20.5C63 20.5 72 24.5 74 31L75.5 31C79 31 79.5 35 77 37.5C70.5 44 66 50 64 56L66.5 56\
           C70.5 56 70.5 62 66.5 62L61.5 62C62 68 64.5 72 69 74.5C72 76.2 73.6 78.3 73.6 81L75.5 81\
           C78.6 81 79 83.2 79 85.5C79 87.8 78.6 90 75.5 90L24.5 90C21.4 90 21 87.8 21 85.5\
           C21 83.2 21.4 81 24.5 81L26.4 81C26.4 78.3 28 76.2 31 74.5C35.5 72 38 68 38.5 62L33.5 62\
           C29.5 62 29.5 56 33.5 56L36 56C34 50 29.5 44 23 37.5C20.5 35 21 31 24.5 31L26 31\
           C28 24.5 37 20.5 50 20.5Z",
    joints: "M74 31H26M64 56H36M62 62H38M73.6 81H26.4",
    engraving: "",
    solid: "M47.2 3.8H52.8L51.7 9.6L58.1 8.5V14.1L51.7 13L52.3 20.5H47.7L48.3 13L41.9 14.1V8.5\
            L48.3 9.6Z",
    lines: ByColor { white: "", black: "M74.5 33.8H25.5M65 59H35M70 81H30" },
};
