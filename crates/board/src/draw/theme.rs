//! The colours of a diagram.

use crate::ByColor;
use std::fmt;
use std::str::FromStr;

/// A colour of paint: red, green, blue. (A [`Color`](crate::Color) is a side.)
///
/// ```
/// use tratto_board::draw::Rgb;
/// assert_eq!(Rgb::hex(0xc9ad86).to_string(), "#c9ad86");
/// assert_eq!("#c9ad86".parse(), Ok(Rgb { red: 201, green: 173, blue: 134 }));
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Rgb {
    /// Red, 0 to 255.
    pub red: u8,
    /// Green, 0 to 255.
    pub green: u8,
    /// Blue, 0 to 255.
    pub blue: u8,
}

impl Rgb {
    /// Black.
    pub const BLACK: Rgb = Rgb::hex(0);
    /// White.
    pub const WHITE: Rgb = Rgb::hex(0xff_ffff);

    /// The colour of six hexadecimal digits; what stands above them does not count.
    pub const fn hex(rrggbb: u32) -> Rgb {
        Rgb { red: (rrggbb >> 16) as u8, green: (rrggbb >> 8) as u8, blue: rrggbb as u8 }
    }

    /// This colour with another laid over it: 0 shows none of it, 1 only it.
    ///
    /// ```
    /// use tratto_board::draw::Rgb;
    /// assert_eq!(Rgb::BLACK.mix(Rgb::WHITE, 0.5), Rgb::hex(0x808080));
    /// ```
    pub fn mix(self, other: Rgb, share: f64) -> Rgb {
        // A float beyond the range of u8, or none at all, is clamped by the cast: no share can do harm.
        let blend = |a: u8, b: u8| (f64::from(a) + (f64::from(b) - f64::from(a)) * share).round() as u8;
        Rgb {
            red: blend(self.red, other.red),
            green: blend(self.green, other.green),
            blue: blend(self.blue, other.blue),
        }
    }

    /// How bright it looks, from 0 (black) to 1 (white): the relative luminance of the web's accessibility
    /// guidelines.
    pub fn luminance(self) -> f64 {
        let linear = |part: u8| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.red) + 0.7152 * linear(self.green) + 0.0722 * linear(self.blue)
    }

    /// The contrast of two colours, from 1 (none) to 21 (black on white), by the same guidelines.
    ///
    /// ```
    /// use tratto_board::draw::Rgb;
    /// assert!(Rgb::BLACK.contrast(Rgb::WHITE) > 20.9);
    /// ```
    pub fn contrast(self, other: Rgb) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.red, self.green, self.blue)
    }
}

/// The text names no colour.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ParseRgbError {
    /// What was read.
    pub text: String,
}

impl fmt::Display for ParseRgbError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a colour: six hexadecimal digits, such as #c9ad86", self.text)
    }
}

impl std::error::Error for ParseRgbError {}

impl FromStr for Rgb {
    type Err = ParseRgbError;

    /// Reads six hexadecimal digits, with or without `#`.
    fn from_str(text: &str) -> Result<Rgb, ParseRgbError> {
        let digits = text.strip_prefix('#').unwrap_or(text);
        let hexadecimal = digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        match u32::from_str_radix(digits, 16) {
            Ok(rrggbb) if hexadecimal => Ok(Rgb::hex(rrggbb)),
            _ => Err(ParseRgbError { text: text.to_owned() }),
        }
    }
}

/// How the pieces of one side are painted.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Finish {
    /// The body.
    pub fill: Rgb,
    /// The outline.
    pub outline: Rgb,
    /// The lines inside.
    pub detail: Rgb,
}

/// The colours of a diagram. Change what you like and keep the rest:
///
/// ```
/// use tratto_board::draw::{Rgb, Theme};
/// let green = Theme { dark: Rgb::hex(0x9db38c), ..Theme::BOOK };
/// assert_eq!(green.light, Theme::default().light);
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Theme {
    /// The light squares.
    pub light: Rgb,
    /// The dark squares.
    pub dark: Rgb,
    /// Diagonal lines over the dark squares, as in books printed with one ink.
    pub hatching: Option<Rgb>,
    /// The pieces.
    pub pieces: ByColor<Finish>,
    /// A rim around every piece that sets it off from the square.
    pub halo: Option<Rgb>,
    /// The line around the board.
    pub frame: Rgb,
    /// What lies behind the margin; nothing leaves it transparent.
    pub background: Option<Rgb>,
    /// Letters and digits in the margin.
    pub coordinates: Rgb,
    /// The squares of the last move.
    pub last_move: Rgb,
    /// A square picked out.
    pub selected: Rgb,
    /// The glow under a king in check.
    pub check: Rgb,
    /// Arrows that ask for no colour of their own.
    pub arrow: Rgb,
}

impl Theme {
    /// The default: a quiet pair, ivory and sand, with ink-black pieces.
    pub const BOOK: Theme = Theme {
        light: Rgb::hex(0xf3ead8),
        dark: Rgb::hex(0xc9ad86),
        hatching: None,
        pieces: ByColor {
            white: Finish {
                fill: Rgb::hex(0xfffefa),
                outline: Rgb::hex(0x211d1a),
                detail: Rgb::hex(0x211d1a),
            },
            black: Finish {
                fill: Rgb::hex(0x211d1a),
                outline: Rgb::hex(0x211d1a),
                detail: Rgb::hex(0xf4ecdc),
            },
        },
        halo: None,
        frame: Rgb::hex(0x5b4a36),
        background: None,
        coordinates: Rgb::hex(0x5b4a36),
        last_move: Rgb::hex(0xe3b505),
        selected: Rgb::hex(0x5f8f5a),
        check: Rgb::hex(0xd6281f),
        arrow: Rgb::hex(0x2f6f4f),
    };

    /// For one ink on paper: the dark squares hatched, the pieces set off by a white rim.
    pub const PRINT: Theme = Theme {
        light: Rgb::WHITE,
        dark: Rgb::WHITE,
        hatching: Some(Rgb::hex(0x555555)),
        pieces: ByColor {
            white: Finish { fill: Rgb::WHITE, outline: Rgb::BLACK, detail: Rgb::BLACK },
            black: Finish { fill: Rgb::BLACK, outline: Rgb::BLACK, detail: Rgb::WHITE },
        },
        halo: Some(Rgb::WHITE),
        frame: Rgb::BLACK,
        background: Some(Rgb::WHITE),
        coordinates: Rgb::BLACK,
        last_move: Rgb::hex(0x777777),
        selected: Rgb::hex(0x777777),
        check: Rgb::hex(0x333333),
        arrow: Rgb::hex(0x222222),
    };
}

impl Default for Theme {
    fn default() -> Theme {
        Theme::BOOK
    }
}
