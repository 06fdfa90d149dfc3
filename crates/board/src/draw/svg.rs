//! The SVG form: one self-contained picture.
//!
//! Squares are 100 units wide and the `viewBox` does the scaling, so the same text serves every size. The
//! pieces are defined once, only those that stand on the board, and placed with `<use>`. Colours are
//! presentation attributes, which any style sheet overrides; the classes are `light`, `dark`, `highlight`,
//! `piece`, `arrow`, `coordinates`.

use super::art::{Art, FINE, OUTLINE, SQUARE, art};
use super::{Arrow, Coordinates, Diagram, Highlight};
use crate::{Bitboard, Color, Piece, Role, Square};
use std::fmt::{self, Display, Formatter};

/// The margin that holds coordinates or the turn marker, and the one that holds only the frame.
const WIDE: f64 = 48.0;
const NARROW: f64 = 8.0;
/// The line around the board.
const FRAME: f64 = 4.0;
const BOARD: f64 = 8.0 * SQUARE;

impl Diagram {
    /// The board as an SVG picture: a whole document, which may also be put inline in a page.
    ///
    /// ```
    /// use tratto_board::{Setup, draw::{Coordinates, Diagram, Theme}};
    /// let svg = Diagram::new(&Setup::initial())
    ///     .size(640)
    ///     .coordinates(Coordinates::Inside)
    ///     .theme(Theme::PRINT)
    ///     .svg();
    /// assert!(svg.contains(r#"width="640""#));
    /// assert_eq!(svg.matches("<use class=\"piece").count(), 32);
    /// ```
    pub fn svg(&self) -> String {
        Svg { diagram: self, left: self.left_margin(), top: NARROW }.to_string()
    }

    fn left_margin(&self) -> f64 {
        if self.coordinates == Coordinates::Margin { WIDE } else { NARROW }
    }
}

struct Svg<'a> {
    diagram: &'a Diagram,
    left: f64,
    top: f64,
}

impl Display for Svg<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let diagram = self.diagram;
        let bottom = if diagram.coordinates == Coordinates::Margin { WIDE } else { NARROW };
        let right = if diagram.turn_marker { WIDE } else { NARROW };
        let (width, height) = (self.left + BOARD + right, self.top + BOARD + bottom);
        let pixels = (f64::from(diagram.size) * height / width).round().max(1.0);
        write!(f, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\"")?;
        write!(f, " width=\"{}\" height=\"{pixels}\" role=\"img\"", diagram.size)?;
        self.labels(f)?;
        self.definitions(f)?;
        if let Some(background) = diagram.theme.background {
            writeln!(f, "<rect width=\"{width}\" height=\"{height}\" fill=\"{background}\"/>")?;
        }
        self.squares(f)?;
        self.coordinates(f)?;
        self.highlights(f)?;
        self.rings(f)?;
        self.pieces(f)?;
        self.arrows(f)?;
        self.turn_marker(f)?;
        writeln!(f, "</svg>")
    }
}

impl Svg<'_> {
    /// Ends the opening tag, and adds name and description for screen readers.
    fn labels(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let prefix = &self.diagram.id_prefix;
        let labels = [
            ("title", "labelledby", &self.diagram.title),
            ("desc", "describedby", &self.diagram.description),
        ];
        for (element, relation, text) in labels {
            if text.is_some() {
                write!(f, " aria-{relation}=\"{prefix}{element}\"")?;
            }
        }
        writeln!(f, ">")?;
        for (element, _, text) in labels {
            if let Some(text) = text {
                writeln!(f, "<{element} id=\"{prefix}{element}\">{}</{element}>", Escaped(text))?;
            }
        }
        Ok(())
    }

    fn definitions(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Diagram { theme, id_prefix: prefix, setup, .. } = self.diagram;
        writeln!(f, "<defs>")?;
        if let Some(ink) = theme.hatching {
            write!(
                f,
                "<pattern id=\"{prefix}hatching\" width=\"9\" height=\"9\" patternUnits=\"userSpaceOnUse\""
            )?;
            write!(f, " patternTransform=\"rotate(45)\"><path d=\"M4.5 0V9\" stroke=\"{ink}\"")?;
            writeln!(f, " stroke-width=\"1.8\"/></pattern>")?;
        }
        if self.diagram.highlights.iter().any(|(_, highlight)| *highlight == Highlight::Check) {
            write!(f, "<radialGradient id=\"{prefix}check\" r=\".58\">")?;
            for (offset, opacity) in [("0", "1"), (".45", ".75"), ("1", "0")] {
                write!(
                    f,
                    "<stop offset=\"{offset}\" stop-color=\"{}\" stop-opacity=\"{opacity}\"/>",
                    theme.check
                )?;
            }
            writeln!(f, "</radialGradient>")?;
        }
        for role in Role::ALL.into_iter().filter(|&role| setup.by_role(role).any()) {
            writeln!(f, "<path id=\"{prefix}{role}\" d=\"{}\"/>", art(role).body)?;
            for color in Color::ALL {
                if setup.pieces(role.of(color)).any() {
                    self.piece(f, role.of(color), art(role))?;
                }
            }
        }
        writeln!(f, "</defs>")
    }

    /// One piece, from the ground up: rim, body, details, outline.
    fn piece(&self, f: &mut Formatter<'_>, piece: Piece, art: &Art) -> fmt::Result {
        let Diagram { theme, id_prefix: prefix, .. } = self.diagram;
        let finish = theme.pieces[piece.color];
        let (body, lines) = (format!("#{prefix}{}", piece.role), art.lines[piece.color]);
        writeln!(
            f,
            "<g id=\"{prefix}{}-{}\" fill=\"none\" stroke-linejoin=\"round\">",
            piece.color, piece.role
        )?;
        if let Some(halo) = theme.halo {
            let weight = OUTLINE + 5.0;
            writeln!(f, "<use href=\"{body}\" stroke=\"{halo}\" stroke-width=\"{weight}\"/>")?;
            if !art.solid.is_empty() {
                writeln!(f, "<path d=\"{}\" stroke=\"{halo}\" stroke-width=\"6\"/>", art.solid)?;
            }
        }
        writeln!(f, "<use href=\"{body}\" fill=\"{}\"/>", finish.fill)?;
        if !lines.is_empty() {
            write!(f, "<path d=\"{lines}\" stroke=\"{}\" stroke-width=\"{FINE}\"", finish.detail)?;
            writeln!(f, " stroke-linecap=\"round\"/>")?;
        }
        if !art.engraving.is_empty() {
            writeln!(f, "<path d=\"{}\" fill=\"{}\"/>", art.engraving, finish.detail)?;
        }
        writeln!(f, "<use href=\"{body}\" stroke=\"{}\" stroke-width=\"{OUTLINE}\"/>", finish.outline)?;
        if piece.color.is_white() {
            write!(f, "<path d=\"{}\" stroke=\"{}\"", art.joints, finish.outline)?;
            writeln!(f, " stroke-width=\"{OUTLINE}\"/>")?;
        }
        if !art.solid.is_empty() {
            // The thin stroke rounds its corners as the outlines' are.
            let ink = finish.outline;
            writeln!(f, "<path d=\"{}\" fill=\"{ink}\" stroke=\"{ink}\" stroke-width=\"1.2\"/>", art.solid)?;
        }
        writeln!(f, "</g>")
    }

    fn squares(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let theme = &self.diagram.theme;
        let (x, y) = (self.left, self.top);
        let (edge, side) = (FRAME / 2.0, BOARD + FRAME);
        write!(f, "<rect class=\"light\" x=\"{x}\" y=\"{y}\" width=\"{BOARD}\" height=\"{BOARD}\"")?;
        writeln!(f, " fill=\"{}\"/>", theme.light)?;
        let mut dark = String::new();
        for square in Bitboard::DARK {
            let (x, y) = self.corner(square);
            dark.push_str(&format!("M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z"));
        }
        writeln!(f, "<path class=\"dark\" d=\"{dark}\" fill=\"{}\"/>", theme.dark)?;
        if theme.hatching.is_some() {
            writeln!(f, "<path d=\"{dark}\" fill=\"url(#{}hatching)\"/>", self.diagram.id_prefix)?;
        }
        write!(f, "<rect class=\"frame\" x=\"{}\" y=\"{}\" width=\"{side}\"", x - edge, y - edge)?;
        writeln!(f, " height=\"{side}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{FRAME}\"/>", theme.frame)
    }

    fn coordinates(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let diagram = self.diagram;
        let (size, anchors) = match diagram.coordinates {
            Coordinates::None => return Ok(()),
            Coordinates::Margin => (30, ["middle", "middle"]),
            Coordinates::Inside => (19, ["start", "end"]),
        };
        write!(f, "<g class=\"coordinates\" font-family=\"Georgia, 'Times New Roman', serif\"")?;
        writeln!(f, " font-size=\"{size}\" fill=\"{}\">", diagram.theme.coordinates)?;
        for (index, (rank, file)) in diagram.ranks().into_iter().zip(diagram.files()).enumerate() {
            let along = index as f64 * SQUARE;
            let (rank_at, file_at) = if diagram.coordinates == Coordinates::Margin {
                // The digits' feet stand 10 below the middle: half the height of a digit of this size.
                let rank = (self.left - 24.0, self.top + along + 60.0);
                (rank, (self.left + along + 50.0, self.top + BOARD + 32.0))
            } else {
                let rank = (self.left + 4.0, self.top + along + 18.0);
                (rank, (self.left + along + 96.0, self.top + BOARD - 5.0))
            };
            for (name, (x, y), anchor) in
                [(rank.letter(), rank_at, anchors[0]), (file.letter(), file_at, anchors[1])]
            {
                writeln!(f, "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\">{name}</text>")?;
            }
        }
        writeln!(f, "</g>")
    }

    fn highlights(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for &(square, highlight) in &self.diagram.highlights {
            let (x, y) = self.corner(square);
            write!(f, "<rect class=\"highlight {}\" data-square=\"{square}\"", highlight.class())?;
            write!(f, " x=\"{x}\" y=\"{y}\" width=\"{SQUARE}\" height=\"{SQUARE}\"")?;
            match highlight {
                Highlight::Check => writeln!(f, " fill=\"url(#{}check)\"/>", self.diagram.id_prefix)?,
                _ => {
                    let paint = highlight.paint(&self.diagram.theme);
                    writeln!(f, " fill=\"{paint}\" fill-opacity=\".45\"/>")?;
                }
            }
        }
        Ok(())
    }

    fn pieces(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Diagram { setup, id_prefix: prefix, .. } = self.diagram;
        // In reading order, whichever side is below.
        for square in self
            .diagram
            .ranks()
            .into_iter()
            .flat_map(|rank| self.diagram.files().map(|file| Square::new(file, rank)))
        {
            if let Some(Piece { color, role }) = setup.piece_at(square) {
                let (x, y) = self.corner(square);
                write!(f, "<use class=\"piece {color} {role}\" data-square=\"{square}\"")?;
                writeln!(f, " href=\"#{prefix}{color}-{role}\" x=\"{x}\" y=\"{y}\"/>")?;
            }
        }
        Ok(())
    }

    /// The arrows proper, above the pieces.
    fn arrows(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for &arrow in self.diagram.arrows.iter().filter(|arrow| arrow.from != arrow.to) {
            let paint = arrow.paint.unwrap_or(self.diagram.theme.arrow);
            write!(f, "<path class=\"arrow\" data-from=\"{}\" data-to=\"{}\"", arrow.from, arrow.to)?;
            write!(f, " d=\"{}\" opacity=\".8\" fill=\"{paint}\"", self.arrow_path(arrow))?;
            writeln!(f, " stroke=\"{paint}\" stroke-width=\"2\" stroke-linejoin=\"round\"/>")?;
        }
        Ok(())
    }

    /// The arrows from a square to itself, under the pieces.
    fn rings(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for &arrow in self.diagram.arrows.iter().filter(|arrow| arrow.from == arrow.to) {
            let paint = arrow.paint.unwrap_or(self.diagram.theme.arrow);
            let (x, y) = self.centre(arrow.from);
            write!(f, "<circle class=\"arrow\" data-from=\"{}\" data-to=\"{}\"", arrow.from, arrow.to)?;
            write!(f, " cx=\"{x}\" cy=\"{y}\" r=\"46\" opacity=\".8\" fill=\"none\"")?;
            writeln!(f, " stroke=\"{paint}\" stroke-width=\"6\"/>")?;
        }
        Ok(())
    }

    /// Shaft and head in one outline. It leaves from the rim of a piece and stops at the rim of a piece, so that
    /// neither is covered; only between neighbours, where there is no room for both, does it start further
    /// in.
    fn arrow_path(&self, arrow: Arrow) -> String {
        const LEAST_LENGTH: f64 = 36.0;
        let ((x0, y0), (x1, y1)) = (self.centre(arrow.from), self.centre(arrow.to));
        let distance = (x1 - x0).hypot(y1 - y0);
        let (ux, uy) = ((x1 - x0) / distance, (y1 - y0) / distance);
        // Pieces are taller than wide, and square at the foot: their rim is taken as a box of 34 by 45, its
        // corners well rounded.
        let rim = ((ux / 34.0).powi(4) + (uy / 45.0).powi(4)).powf(-0.25);
        let clear = |square| if self.diagram.setup.occupied().has(square) { rim } else { 4.0 };
        let tip = distance - clear(arrow.to);
        let tail = clear(arrow.from).min(tip - LEAST_LENGTH);
        let head = tip - (0.55 * (tip - tail)).min(34.0);
        // Along the arrow and across it; the shaft widens towards the head, the barbs sweep back a little.
        let outline = [
            (tail, -3.5),
            (head, -6.0),
            (head - 4.0, -17.0),
            (tip, 0.0),
            (head - 4.0, 17.0),
            (head, 6.0),
            (tail, 3.5),
        ];
        let points = outline.map(|(along, across)| {
            format!("{:.1} {:.1}", x0 + ux * along - uy * across, y0 + uy * along + ux * across)
        });
        format!("M{}Z", points.join("L"))
    }

    fn turn_marker(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let diagram = self.diagram;
        if !diagram.turn_marker {
            return Ok(());
        }
        let (turn, finish) = (diagram.setup.turn, diagram.theme.pieces[diagram.setup.turn]);
        let x = self.left + BOARD + 14.0;
        let y = self.top + if turn == diagram.bottom { BOARD - 25.0 } else { 0.0 };
        write!(f, "<rect class=\"turn {turn}\" x=\"{x}\" y=\"{y}\" width=\"25\" height=\"25\"")?;
        writeln!(f, " fill=\"{}\" stroke=\"{}\" stroke-width=\"{OUTLINE}\"/>", finish.fill, finish.outline)
    }

    fn corner(&self, square: Square) -> (f64, f64) {
        let (column, row) = self.diagram.place(square);
        (self.left + f64::from(column) * SQUARE, self.top + f64::from(row) * SQUARE)
    }

    fn centre(&self, square: Square) -> (f64, f64) {
        let (x, y) = self.corner(square);
        (x + SQUARE / 2.0, y + SQUARE / 2.0)
    }
}

/// Text made safe for XML: markup escaped, and characters that XML 1.0 cannot hold replaced.
struct Escaped<'a>(&'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for c in self.0.chars() {
            match c {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '\t' | '\n' | '\r' => write!(f, "{c}")?,
                '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => f.write_str("\u{fffd}")?,
                _ => write!(f, "{c}")?,
            }
        }
        Ok(())
    }
}
