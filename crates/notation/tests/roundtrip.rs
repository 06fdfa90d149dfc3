//! Every legal move of many positions, written and read back in every language and form.

use proptest::prelude::*;
use tratto_board::{Color, Position, Role, Setup, Square, chess960, strategy};
use tratto_notation::{Announcer, Form, Language, PromotionSign, San, Style, Tongue, braille, forsyth};

/// A random number generator with a fixed seed.
struct SeededRng(u64);

impl SeededRng {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }
}

/// Which position it is, and of which game.
struct Place {
    index: usize,
    chess960: bool,
}

/// Positions of random games, orthodox and Chess960 in turn.
fn positions(count: usize, mut visit: impl FnMut(Place, &Position)) {
    let mut rng = SeededRng(0x7261_7474_6f21);
    let mut seen = 0;
    let mut game = 0;
    while seen < count {
        let chess960 = game % 2 == 1;
        let mut position = if chess960 {
            let setup = chess960::start(rng.below(960) as u16).expect("below 960");
            setup.position().expect("a regular start")
        } else {
            Position::initial()
        };
        game += 1;
        for _ in 0..160 {
            let moves = position.legal_moves();
            if moves.is_empty() || seen == count {
                break;
            }
            visit(Place { index: seen, chess960 }, &position);
            seen += 1;
            position.play_unchecked(moves[rng.below(moves.len())]);
        }
    }
}

fn slow() -> bool {
    std::env::var_os("TRATTO_SLOW").is_some()
}

#[test]
fn san_of_a_hundred_thousand_positions_reads_back() {
    let mut moves = 0u64;
    positions(100_000, |_, position| {
        let list = position.legal_moves();
        moves += list.len() as u64;
        let mut texts: Vec<_> = list.iter().map(|&m| San::write(position, m)).collect();
        for (text, &m) in texts.iter().zip(&list) {
            assert_eq!(San::read(position, text), Ok(m), "{text} in {}", position.fen());
            let san = San::of(position, m);
            assert_eq!(text.parse(), Ok(san), "{text} in {}", position.fen());
            assert_eq!(san.to_string(), text.trim_end_matches(['+', '#']));
        }
        // No two moves are written alike.
        texts.sort_unstable_by(|a, b| a.as_bytes().cmp(b.as_bytes()));
        assert!(texts.windows(2).all(|pair| pair[0] != pair[1]), "{}", position.fen());
    });
    assert!(moves > 2_000_000, "{moves}");
}

/// In the ordinary run each position speaks one language in one form; `TRATTO_SLOW=1` gives every language to every
/// position.
#[test]
fn every_language_reads_back_what_it_writes() {
    const FORMS: [Form; 7] =
        [Form::Short, Form::Minimal, Form::Long, Form::Pgn, Form::Figurine, Form::Uci, Form::Numeric];
    positions(100_000, |Place { index: i, chess960 }, position| {
        let form = FORMS[i / Language::ALL.len() % FORMS.len()];
        let languages =
            if slow() { &Language::ALL[..] } else { &Language::ALL[i % Language::ALL.len()..][..1] };
        for &language in languages {
            let style = Style::new(language, form)
                .with_hyphen(i % 3 == 0)
                .with_king_takes_rook(chess960)
                .with_promotion_sign(
                    [
                        PromotionSign::Bare,
                        PromotionSign::Equals,
                        PromotionSign::Parentheses,
                        PromotionSign::Slash,
                    ][i % 4],
                );
            for &m in &position.legal_moves() {
                if chess960 && m.is_castling() && form == Form::Numeric {
                    continue;
                }
                let text = style.write(position, m);
                assert_eq!(style.read(position, &text), Ok(m), "{style:?}: {text} in {}", position.fen());
            }
        }
    });
}

#[test]
fn announcements_and_braille_read_back() {
    positions(if slow() { 20_000 } else { 1_000 }, |Place { index: i, .. }, position| {
        let tongue = Tongue::ALL[i % 3];
        let announcer =
            Announcer::new(tongue).brief(i % 2 == 0).with_captures(i % 5 != 0).with_checks(i % 7 == 0);
        let table = braille::BrailleCode::ALL[i % 2];
        let language =
            if table == braille::BrailleCode::Italian { Language::Italian } else { Language::English };
        let style = Style::new(language, Form::Braille);
        for &m in &position.legal_moves() {
            let said = announcer.say(position, m);
            let heard = announcer.hear(position, &said);
            assert_eq!(heard.map(|heard| heard.played), Ok(m), "{said} in {}", position.fen());
            let cells = style.write(position, m);
            let felt = style.read_relaxed(position, &cells).map(|reading| reading.played);
            assert_eq!(felt, Ok(m), "{cells} in {}", position.fen());
            let brf = braille::from_brf(&braille::to_brf(&cells));
            assert_eq!(brf, cells);
        }
    });
}

/// The setup with exactly one king a side, the first of each or a new one in a corner.
fn with_kings(mut setup: Setup) -> Setup {
    for (color, corner) in [(Color::White, Square::A1), (Color::Black, Square::H8)] {
        let king = Role::King.of(color);
        let kept = setup.pieces(king).first().unwrap_or(corner);
        for square in setup.pieces(king) {
            setup.remove(square);
        }
        setup.put(kept, king);
    }
    setup
}

proptest! {
    /// Positions no game would reach too: many queens, a king left attacked, pawns anywhere.
    #[test]
    fn positions_of_any_kind(setup in strategy::setups(), language in 0..Language::ALL.len()) {
        if let (Some(position), _) = with_kings(setup).examine() {
            let style = Style::new(Language::ALL[language], Form::Short);
            for &m in &position.legal_moves() {
                let text = style.write(&position, m);
                prop_assert_eq!(style.read(&position, &text), Ok(m), "{}", text);
            }
        }
    }

    /// Placements come back in every language.
    #[test]
    fn placements(setup in strategy::setups(), language in 0..Language::ALL.len()) {
        let language = Language::ALL[language];
        let placement = forsyth::write(&setup, language);
        let read = forsyth::read(&placement, language);
        prop_assert!(read.is_ok());
        prop_assert_eq!(read.map(|read| forsyth::write(&read, Language::English)), Ok(forsyth::write(&setup, Language::English)));
    }
}
