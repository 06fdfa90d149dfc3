//! The board in colours, for a terminal.
//!
//! Every square sets its own foreground and background, so the terminal's scheme, dark or light, does not
//! matter; only the coordinates keep the terminal's own colours. The tints of the squares lie in the middle
//! of the scale, where both white and black pieces stand out by 3 to 1 or more, as the web's guidelines ask of
//! graphics.

use super::text::column_width;
use super::{Coordinates, Diagram, Highlight, Rgb};
use crate::{Color, Piece, Role, Square};
use std::fmt::{Display, Write};

/// How many colours the terminal knows.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
#[non_exhaustive]
pub enum AnsiDepth {
    /// 24 bits: any colour.
    TrueColor,
    /// The 256 indexed colours of xterm.
    Indexed,
}

const LIGHT: Rgb = Rgb::hex(0xaf8f67);
const DARK: Rgb = Rgb::hex(0x7f5f43);
/// Least contrast of a piece with its square.
pub(super) const LEAST_CONTRAST: f64 = 3.0;

impl Diagram {
    /// The board with coloured squares and figurines, highlights included. Every line ends with a newline,
    /// and leaves the terminal's colours as they were.
    ///
    /// ```
    /// use tratto_board::{Setup, draw::{AnsiDepth, Diagram}};
    /// let text = Diagram::new(&Setup::initial()).ansi(AnsiDepth::Indexed);
    /// assert!(text.contains(";48;5;"));
    /// ```
    pub fn ansi(&self, depth: AnsiDepth) -> String {
        // Filled shapes for both sides: the colour says whose they are. The black pawn alone has an emoji
        // twin, which the selector after it declines.
        self.ansi_lettered(depth, |piece| match piece.role {
            Role::Pawn => "♟\u{fe0e}".to_owned(),
            role => role.of(Color::Black).figurine().to_string(),
        })
    }

    /// The same with letters of the caller's choice, as in [`lettered`](Diagram::lettered).
    pub fn ansi_lettered<T: Display>(&self, depth: AnsiDepth, letter: impl Fn(Piece) -> T) -> String {
        let cells = self.cells(|piece| letter(piece).to_string(), ' ');
        // The selector takes no column.
        let bare = cells.each_ref().map(|row| row.each_ref().map(|cell| cell.replace('\u{fe0e}', "")));
        let width = column_width(&bare);
        let named = self.coordinates != Coordinates::None;
        let mut text = String::new();
        for (row, rank) in self.ranks().into_iter().enumerate() {
            if named {
                text.push_str(&format!("{rank} "));
            }
            for (column, file) in self.files().into_iter().enumerate() {
                let square = Square::new(file, rank);
                let (ground, cell) = (self.ground(square), &cells[row][column]);
                let pad = " ".repeat(width - bare[row][column].chars().count());
                let piece = self.setup.piece_at(square);
                let ink = piece.map_or(Rgb::WHITE, |piece| ink(piece.color));
                push_colors(&mut text, depth, ink, ground);
                text.push_str(&format!(" {cell}{pad} "));
            }
            text.push_str("\x1b[0m\n");
        }
        if named {
            let files = self.files().map(|file| format!("{:<width$}", format!(" {file}"), width = width + 2));
            text.push_str(format!("  {}", files.concat()).trim_end());
            text.push('\n');
        }
        text
    }

    /// The background of a square, under all its highlights.
    pub(super) fn ground(&self, square: Square) -> Rgb {
        let mut ground = if square.is_light() { LIGHT } else { DARK };
        for (_, highlight) in self.highlights.iter().filter(|(place, _)| *place == square) {
            // A check must not be missed, and is red in 256 colours only if nothing of the square shows
            // through.
            let share = if matches!(highlight, Highlight::Check) { 1.0 } else { 0.55 };
            ground = legible(ground.mix(highlight.paint(&self.theme), share));
        }
        ground
    }
}

/// The colour of a side's pieces.
pub(super) const fn ink(color: Color) -> Rgb {
    match color {
        Color::White => Rgb::WHITE,
        Color::Black => Rgb::BLACK,
    }
}

/// The colour moved towards the middle of the scale until pieces of both sides stand out, with something to
/// spare for the rounding of [`indexed`].
fn legible(ground: Rgb) -> Rgb {
    let mut ground = ground;
    // Sixty steps of a twentieth take any colour where it must go; the bound only makes that plain.
    for _ in 0..60 {
        if ground.contrast(Rgb::WHITE) < LEAST_CONTRAST + 0.3 {
            ground = ground.mix(Rgb::BLACK, 0.05);
        } else if ground.contrast(Rgb::BLACK) < LEAST_CONTRAST + 0.3 {
            ground = ground.mix(Rgb::WHITE, 0.05);
        } else {
            break;
        }
    }
    ground
}

fn push_colors(text: &mut String, depth: AnsiDepth, ink: Rgb, ground: Rgb) {
    let (ink, ground) = match depth {
        AnsiDepth::TrueColor => {
            let code = |paint: Rgb| format!("2;{};{};{}", paint.red, paint.green, paint.blue);
            (code(ink), code(ground))
        }
        AnsiDepth::Indexed => (format!("5;{}", indexed(ink).0), format!("5;{}", indexed(ground).0)),
    };
    let _ = write!(text, "\x1b[1;38;{ink};48;{ground}m");
}

/// The nearest of xterm's indexed colours 16 to 255, a cube of six shades a side and a ramp of greys, and
/// what it looks like. The first sixteen are left alone: every terminal paints them as it pleases.
pub(super) fn indexed(paint: Rgb) -> (u8, Rgb) {
    const SHADES: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let colour = |index: u8| {
        if index < 232 {
            let cell = usize::from(index - 16);
            Rgb { red: SHADES[cell / 36], green: SHADES[cell / 6 % 6], blue: SHADES[cell % 6] }
        } else {
            let grey = 8 + 10 * (index - 232);
            Rgb { red: grey, green: grey, blue: grey }
        }
    };
    let apart = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
    let distance = |other: Rgb| {
        3 * apart(paint.red, other.red)
            + 4 * apart(paint.green, other.green)
            + 2 * apart(paint.blue, other.blue)
    };
    let best = (16..=255u8).min_by_key(|&index| distance(colour(index))).unwrap_or(16);
    (best, colour(best))
}
