//! What may be laid on a diagram: highlighted squares and arrows.

use super::{Rgb, Theme};
use crate::Square;

/// Why a square is highlighted. The theme gives the colour.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
#[non_exhaustive]
pub enum Highlight {
    /// The last move left this square or arrived on it.
    LastMove,
    /// The square is picked out: the piece has been touched.
    Selected,
    /// A king in check stands here: a glow, strongest in the middle.
    Check,
    /// Anything else, in a colour of the caller's.
    Custom(Rgb),
}

impl Highlight {
    /// The colour it has under a theme.
    pub fn paint(self, theme: &Theme) -> Rgb {
        match self {
            Highlight::LastMove => theme.last_move,
            Highlight::Selected => theme.selected,
            Highlight::Check => theme.check,
            Highlight::Custom(paint) => paint,
        }
    }

    /// The word that classes it in the SVG, for style sheets.
    pub(super) const fn class(self) -> &'static str {
        match self {
            Highlight::LastMove => "last-move",
            Highlight::Selected => "selected",
            Highlight::Check => "check",
            Highlight::Custom(_) => "custom",
        }
    }
}

/// An arrow from one square to another; from a square to itself it is a ring around that square.
///
/// ```
/// use tratto_board::Square;
/// use tratto_board::draw::{Arrow, Rgb};
/// let threat = Arrow::new(Square::H5, Square::F7).painted(Rgb::hex(0xb3261e));
/// assert_eq!(threat.to, Square::F7);
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Arrow {
    /// Where it starts.
    pub from: Square,
    /// Where it points.
    pub to: Square,
    /// Its colour; the theme's, if none is given.
    pub paint: Option<Rgb>,
}

impl Arrow {
    /// An arrow in the colour of the theme.
    pub const fn new(from: Square, to: Square) -> Arrow {
        Arrow { from, to, paint: None }
    }

    /// The same arrow in this colour.
    pub const fn painted(self, paint: Rgb) -> Arrow {
        Arrow { paint: Some(paint), ..self }
    }
}
