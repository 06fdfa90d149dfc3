use super::ansi::{LEAST_CONTRAST, indexed, ink};
use super::*;
use crate::{Piece, Role};
use proptest::prelude::*;
use roxmltree::{Document, Node};
use std::collections::BTreeMap;

/// A middlegame with every role on both sides, the pieces not placed alike.
fn sample() -> Setup {
    let mut setup = Setup::initial();
    for (from, to) in [("e2", "e4"), ("e7", "e5"), ("f1", "c4"), ("b8", "c6"), ("g8", "f6"), ("d1", "f7")] {
        let piece = setup.remove(from.parse().unwrap()).unwrap();
        setup.put(to.parse().unwrap(), piece);
    }
    setup.turn = Color::Black;
    setup
}

/// Reads the SVG as a strict XML parser does, and checks that it refers to nothing it does not hold.
fn parse(svg: &str) -> Document<'_> {
    let document = Document::parse(svg).unwrap_or_else(|error| panic!("{error}\n{svg}"));
    let ids = document.descendants().filter_map(|node| node.attribute("id")).collect::<Vec<_>>();
    let mut distinct = ids.clone();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!(distinct.len(), ids.len(), "an id occurs twice: {ids:?}");
    for node in document.descendants() {
        for attribute in node.attributes() {
            let value = attribute.value();
            let target = match attribute.name() {
                "href" => Some(value.strip_prefix('#').expect("a reference leaves the document")),
                "aria-labelledby" | "aria-describedby" => Some(value),
                _ => value.strip_prefix("url(#").map(|rest| rest.trim_end_matches(')')),
            };
            assert!(target.is_none_or(|id| ids.contains(&id)), "{value} points nowhere");
            assert!(!value.contains("NaN") && !value.contains("inf"), "{value}");
        }
    }
    document
}

fn number(node: Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).unwrap().parse().unwrap()
}

/// The pieces of a picture, by the place where they are drawn: columns from the left, rows from the top.
fn pieces_drawn(document: &Document<'_>) -> BTreeMap<(u8, u8), String> {
    let board = document.descendants().find(|node| node.attribute("class") == Some("light")).unwrap();
    let place = |node, name| ((number(node, name) - number(board, name)) / 100.0).round() as u8;
    let pieces =
        |node: &Node<'_, '_>| node.attribute("class").is_some_and(|class| class.starts_with("piece "));
    document
        .descendants()
        .filter(pieces)
        .map(|node| ((place(node, "x"), place(node, "y")), node.attribute("class").unwrap()[6..].to_owned()))
        .collect()
}

#[test]
fn every_piece_stands_on_its_square() {
    let setup = sample();
    for side in Color::ALL {
        let svg = Diagram::new(&setup).seen_by(side).svg();
        let drawn = pieces_drawn(&parse(&svg));
        assert_eq!(drawn.len(), setup.occupied().len() as usize);
        for square in setup.occupied() {
            let (file, rank) = (square.file().index(), square.rank().index());
            let place = if side.is_white() { (file, 7 - rank) } else { (7 - file, rank) };
            assert_eq!(drawn[&place], setup.piece_at(square).unwrap().to_string(), "{square}");
        }
    }
}

#[test]
fn dark_squares_are_dark_from_both_sides() {
    for side in Color::ALL {
        let svg = Diagram::new(&Setup::empty()).seen_by(side).coordinates(Coordinates::None).svg();
        let document = parse(&svg);
        let dark = document.descendants().find(|node| node.attribute("class") == Some("dark")).unwrap();
        let path = dark.attribute("d").unwrap();
        assert_eq!(path.matches('M').count(), 32);
        // The lower left corner is a dark square whoever sits there: Article 2.1.
        assert!(path.contains("M8 708h"), "{path}");
        assert!(!path.contains("M8 8h"), "{path}");
    }
}

#[test]
fn only_pieces_on_the_board_are_defined() {
    let mut setup = Setup::empty();
    setup.put(Square::A1, Role::Knight.of(Color::White));
    let svg = Diagram::new(&setup).svg();
    let document = parse(&svg);
    let ids = document.descendants().filter_map(|node| node.attribute("id")).collect::<Vec<_>>();
    assert_eq!(ids, ["tratto-knight", "tratto-white-knight"]);
}

#[test]
fn size_margin_and_viewbox_agree() {
    for (coordinates, marker, view, height) in [
        (Coordinates::None, false, "0 0 816 816", "800"),
        (Coordinates::Margin, false, "0 0 856 856", "800"),
        (Coordinates::Inside, true, "0 0 856 816", "763"),
        (Coordinates::Margin, true, "0 0 896 856", "764"),
    ] {
        let diagram = Diagram::new(&sample()).size(800).coordinates(coordinates).turn_marker(marker);
        let svg = diagram.svg();
        let document = parse(&svg);
        let root = document.root_element();
        assert_eq!(root.attribute("viewBox"), Some(view));
        assert_eq!((root.attribute("width"), root.attribute("height")), (Some("800"), Some(height)));
        let texts =
            document.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "text")));
        assert_eq!(texts.count(), if coordinates == Coordinates::None { 0 } else { 16 });
        assert_eq!(svg.contains("class=\"turn black\""), marker);
    }
    assert!(Diagram::new(&Setup::empty()).size(0).svg().contains("width=\"1\" height=\"1\""));
}

#[test]
fn words_are_escaped_and_linked() {
    let svg = Diagram::new(&sample())
        .title("1. e4 <& \"mate\">\u{1}")
        .description("c'è scacco ♔")
        .id_prefix("7 \"x\"><")
        .svg();
    let document = parse(&svg);
    let root = document.root_element();
    assert_eq!(root.attribute("aria-labelledby"), Some("_7xtitle"));
    assert_eq!(root.attribute("aria-describedby"), Some("_7xdesc"));
    let text = |id| {
        document.descendants().find(|node| node.attribute("id") == Some(id)).and_then(|node| node.text())
    };
    assert_eq!(text("_7xtitle"), Some("1. e4 <& \"mate\">\u{fffd}"));
    assert_eq!(text("_7xdesc"), Some("c'è scacco ♔"));
    let plain = Diagram::new(&sample()).svg();
    assert!(!plain.contains("aria-") && !plain.contains("<title"));
}

#[test]
fn highlights_lie_under_the_pieces_and_arrows_over_them() {
    let svg = Diagram::new(&sample())
        .last_move(Square::H5, Square::F7)
        .highlight(Square::E8, Highlight::Check)
        .highlight(Square::A4, Highlight::Custom(Rgb::hex(0x123456)))
        .arrow(Arrow::new(Square::C4, Square::F7))
        .arrow(Arrow::new(Square::E8, Square::E8).painted(Rgb::hex(0xabcdef)))
        .svg();
    let document = parse(&svg);
    let order = document
        .root_element()
        .children()
        .filter_map(|node| node.attribute("class"))
        .map(|class| class.split(' ').next().unwrap())
        .fold(Vec::new(), |mut order, class| {
            if order.last() != Some(&class) {
                order.push(class);
            }
            order
        });
    assert_eq!(order, ["light", "dark", "frame", "coordinates", "highlight", "arrow", "piece", "arrow"]);
    let classes = document.descendants().filter_map(|node| node.attribute("class")).collect::<Vec<_>>();
    for (class, count) in
        [("highlight last-move", 2), ("highlight check", 1), ("highlight custom", 1), ("arrow", 2)]
    {
        assert_eq!(classes.iter().filter(|&&c| c == class).count(), count, "{class}");
    }
    assert!(svg.contains("fill=\"#123456\"") && svg.contains("stroke=\"#abcdef\""));
}

/// All 4032 arrows, between pieces and between empty squares: the head points at its square and never reaches
/// the middle of a piece.
#[test]
fn arrows_stop_at_the_rim_of_a_piece() {
    let mut crowded = Setup::empty();
    Square::all().for_each(|square| crowded.put(square, Role::King.of(Color::White)));
    for (setup, nearest, farthest) in [(crowded, 33.0, 52.0), (Setup::empty(), 3.0, 5.0)] {
        for from in Square::all() {
            for to in Square::all().filter(|&to| to != from) {
                let diagram = Diagram::new(&setup).coordinates(Coordinates::None).arrow(Arrow::new(from, to));
                let svg = diagram.svg();
                let path = svg.split(" d=\"").last().unwrap().split('"').next().unwrap();
                let tip = path.split('L').nth(3).unwrap().split(' ').map(|n| n.parse::<f64>().unwrap());
                let tip = tip.collect::<Vec<_>>();
                let (column, row) = diagram.place(to);
                let middle = |n: u8| 8.0 + 100.0 * f64::from(n) + 50.0;
                let distance = (tip[0] - middle(column)).hypot(tip[1] - middle(row));
                assert!((nearest..farthest).contains(&distance), "{from}{to}: {distance}");
            }
        }
    }
}

#[test]
fn art_stays_on_its_square() {
    for role in Role::ALL {
        let art = art::art(role);
        let parts = [art.body, art.joints, art.engraving, art.solid, art.lines.white, art.lines.black];
        assert!(art.body.starts_with('M') && art.body.ends_with('Z'), "{role}");
        for part in parts {
            assert!(part.chars().all(|c| "MLHVCSaZ .-0123456789".contains(c)), "{role}: {part}");
            let numbers = part.split(|c: char| c.is_ascii_alphabetic() || c == ' ').filter(|n| !n.is_empty());
            for n in numbers {
                let n: f64 = n.parse().unwrap();
                // The pearls of the queen are relative arcs: their numbers may be small and negative.
                assert!((-10.0..=96.0).contains(&n), "{role}: {n}");
            }
        }
    }
}

#[test]
fn text_forms() {
    let diagram = Diagram::new(&sample());
    assert_eq!(
        diagram.unicode(),
        "\
8  ♜ · ♝ ♛ ♚ ♝ · ♜
7  ♟ ♟ ♟ ♟ · ♕ ♟ ♟
6  · · ♞ · · ♞ · ·
5  · · · · ♟ · · ·
4  · · ♗ · ♙ · · ·
3  · · · · · · · ·
2  ♙ ♙ ♙ ♙ · ♙ ♙ ♙
1  ♖ ♘ ♗ · ♔ · ♘ ♖

   a b c d e f g h
"
    );
    assert_eq!(
        diagram.clone().flipped(true).coordinates(Coordinates::Inside).ascii(),
        "\
1  R N . K . B N R
2  P P P . P P P P
3  . . . . . . . .
4  . . . P . B . .
5  . . . p . . . .
6  . . n . . n . .
7  p p Q . p p p p
8  r . b k q b . r

   h g f e d c b a
"
    );
    // Letters of two characters widen every column, file letters included.
    let letter =
        |piece: Piece| if piece.role == Role::King { "Kg".to_owned() } else { piece.letter().to_string() };
    let lettered = diagram.lettered(letter);
    assert_eq!(lettered.lines().next(), Some("8  r  .  b  q  Kg b  .  r"));
    assert_eq!(lettered.lines().last(), Some("   a  b  c  d  e  f  g  h"));
    assert!(diagram.lettered(|_| "").lines().all(|line| line == line.trim_end()));
}

#[test]
fn ansi_forms() {
    let mut setup = Setup::empty();
    setup.put(Square::A8, Role::Pawn.of(Color::White));
    setup.put(Square::B8, Role::King.of(Color::Black));
    let diagram = Diagram::new(&setup).coordinates(Coordinates::None).highlight(Square::C8, Highlight::Check);
    let text = diagram.ansi(AnsiDepth::TrueColor);
    assert!(
        text.starts_with(
            "\x1b[1;38;2;255;255;255;48;2;175;143;103m ♟\u{fe0e} \
             \x1b[1;38;2;0;0;0;48;2;127;95;67m ♚ \
             \x1b[1;38;2;255;255;255;48;2;214;40;31m   "
        ),
        "{text:?}"
    );
    let text = diagram.coordinates(Coordinates::Margin).ansi(AnsiDepth::Indexed);
    assert!(
        text.starts_with(
            "8 \x1b[1;38;5;231;48;5;137m ♟\u{fe0e} \x1b[1;38;5;16;48;5;95m ♚ \x1b[1;38;5;231;48;5;160m   "
        ),
        "{text:?}"
    );
    assert!(text.ends_with("\x1b[0m\n   a  b  c  d  e  f  g  h\n"), "{text:?}");
    assert_eq!(text.matches("\x1b[0m\n").count(), 8);
}

#[test]
fn paint_is_read_and_refused() {
    assert_eq!("c9AD86".parse(), Ok(Rgb::hex(0xc9ad86)));
    for text in ["", "#", "#fff", "#12345g", "+12345", "#1234567", "rosso"] {
        let error = text.parse::<Rgb>().unwrap_err();
        assert_eq!(
            error.to_string(),
            format!("{text:?} is not a colour: six hexadecimal digits, such as #c9ad86")
        );
    }
    assert_eq!(Rgb::BLACK.mix(Rgb::WHITE, f64::NAN), Rgb::BLACK);
    assert_eq!(Rgb::BLACK.mix(Rgb::WHITE, 7.0), Rgb::WHITE);
}

/// Both sides' pieces must stand out on every square a terminal can show, however it is highlighted.
fn assert_legible(diagram: &Diagram, square: Square) {
    let ground = diagram.ground(square);
    for shown in [ground, indexed(ground).1] {
        for color in Color::ALL {
            let contrast = shown.contrast(ink(color));
            // Rounding to one of 240 colours may cost a little.
            assert!(
                contrast >= if shown == ground { LEAST_CONTRAST } else { 2.2 },
                "{shown} {color}: {contrast}"
            );
        }
    }
}

#[test]
fn themes_and_terminals_are_legible() {
    let highlights = [Highlight::LastMove, Highlight::Selected, Highlight::Check];
    for theme in [Theme::BOOK, Theme::PRINT] {
        for square in [Square::A1, Square::B1] {
            let plain = Diagram::new(&Setup::empty()).theme(theme);
            assert_legible(&plain, square);
            for highlight in highlights {
                assert_legible(&plain.clone().highlight(square, highlight), square);
            }
        }
        for finish in [theme.pieces.white, theme.pieces.black] {
            assert!(finish.fill.contrast(finish.detail) > 7.0);
            assert!(finish.outline.contrast(theme.light) > 7.0 && finish.outline.contrast(theme.dark) > 7.0);
        }
    }
    assert_eq!(Theme::default(), Theme::BOOK);
}

fn squares() -> impl Strategy<Value = Square> {
    (0..64u8).prop_map(Square::from_index)
}

fn paints() -> impl Strategy<Value = Rgb> {
    any::<u32>().prop_map(Rgb::hex)
}

/// Anything a board can show: up to 64 pieces of any kind anywhere, and any diagram of it.
fn diagrams() -> impl Strategy<Value = (Setup, Diagram)> {
    let pieces = proptest::collection::vec((squares(), 0..6usize, any::<bool>()), 0..64);
    let highlight = prop_oneof![
        Just(Highlight::LastMove),
        Just(Highlight::Selected),
        Just(Highlight::Check),
        paints().prop_map(Highlight::Custom)
    ];
    let highlights = proptest::collection::vec((squares(), highlight), 0..6);
    let arrows = proptest::collection::vec((squares(), squares(), proptest::option::of(paints())), 0..6);
    let coordinates =
        prop_oneof![Just(Coordinates::None), Just(Coordinates::Margin), Just(Coordinates::Inside)];
    let options = (any::<[bool; 4]>(), any::<u32>(), coordinates, any::<String>(), any::<String>());
    (pieces, highlights, arrows, options).prop_map(|(pieces, highlights, arrows, options)| {
        let ([flipped, marker, print, black], size, coordinates, title, prefix) = options;
        let mut setup = Setup::empty();
        for (square, role, white) in pieces {
            setup.put(square, Role::ALL[role].of(if white { Color::White } else { Color::Black }));
        }
        setup.turn = if black { Color::Black } else { Color::White };
        let mut diagram = Diagram::new(&setup)
            .flipped(flipped)
            .turn_marker(marker)
            .size(size)
            .coordinates(coordinates)
            .theme(if print { Theme::PRINT } else { Theme::BOOK })
            .description(title.clone())
            .title(title)
            .id_prefix(&prefix);
        for (square, highlight) in highlights {
            diagram = diagram.highlight(square, highlight);
        }
        for (from, to, paint) in arrows {
            diagram = diagram.arrow(Arrow { from, to, paint });
        }
        (setup, diagram)
    })
}

proptest! {
    #[test]
    fn any_diagram_is_drawn_whole((setup, diagram) in diagrams()) {
        let svg = diagram.svg();
        prop_assert_eq!(pieces_drawn(&parse(&svg)).len(), setup.occupied().len() as usize);
        let plain = diagram.clone().coordinates(Coordinates::None);
        let letters = plain.ascii();
        for letter in "pnbrqkPNBRQK".chars() {
            let pieces = setup.pieces(Piece::from_letter(letter).unwrap());
            prop_assert_eq!(letters.matches(letter).count(), pieces.len() as usize);
        }
        let figurines = plain.unicode();
        let figurines = figurines.chars().filter(|c| *c != '·' && !c.is_whitespace());
        prop_assert_eq!(figurines.count(), setup.occupied().len() as usize);
        for depth in [AnsiDepth::TrueColor, AnsiDepth::Indexed] {
            prop_assert_eq!(plain.ansi(depth).lines().count(), 8);
        }
        Square::all().for_each(|square| assert_legible(&diagram, square));
    }

    #[test]
    fn turning_the_board_turns_the_text((_, diagram) in diagrams()) {
        let plain = diagram.coordinates(Coordinates::None);
        let white = plain.clone().flipped(false).ascii();
        let black = plain.flipped(true).ascii();
        prop_assert_eq!(white.trim_end().chars().rev().collect::<String>(), black.trim_end());
    }
}
