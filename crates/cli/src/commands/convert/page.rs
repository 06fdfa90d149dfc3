//! Games as a page: who played, the moves, and a picture of the end.

use crate::heading;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use tratto_board::Color;
use tratto_board::draw::{Diagram, Theme};
use tratto_notation::Style;
use tratto_notation::pgn::{Comment, Game, MoveAt, Played, Step};
use tratto_words::{Words, say};

const SHEET: &str = include_str!("page.css");

/// The page before the first game. Games are written one by one, so [`FOOT`] closes the elements that are opened here.
pub(super) fn head(words: &Words) -> String {
    let head = html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1";
            title { (say!(words, "convert-page-title")) }
            style { (PreEscaped(SHEET)) }
        }
    };
    format!("{}<html lang=\"{}\">{}<body>\n", DOCTYPE.0, words.lang().code(), head.0)
}

/// The page after the last game.
pub(super) const FOOT: &str = "</body></html>\n";

/// One game. The key makes the ids in its picture unique.
pub(super) fn game(game: &Game, style: &Style, words: &Words, key: u64, page: &mut String) {
    let known = |name: &str| heading::known(game, name);
    let players = ["White", "Black"].map(|name| known(name).unwrap_or_else(|| "?".to_owned()));
    let about: Vec<String> = ["Event", "Site", "Round", "Date"].into_iter().filter_map(known).collect();
    let picture = game.positions().last().map(|end| {
        let picture = Diagram::new(&end.setup()).theme(Theme::PRINT).size(320);
        picture.id_prefix(&format!("g{key}-")).title(say!(words, "convert-page-diagram")).svg()
    });
    let mut moves = String::new();
    Moves { game, style, page: &mut moves }.write();
    let article = html! {
        article.game {
            h2 {
                @if let Some(outcome) = game.outcome {
                    span.result { (outcome.as_str().replace("1/2", "½")) } " "
                }
                (players.join(" – "))
            }
            p.about { (about.join(", ")) }
            @if let Some(picture) = picture { (PreEscaped(picture)) }
            p.moves { (PreEscaped(moves)) }
        }
    };
    page.push_str(&article.0);
    page.push('\n');
}

struct Moves<'a> {
    game: &'a Game,
    style: &'a Style,
    page: &'a mut String,
}

impl Moves<'_> {
    fn write(&mut self) {
        self.comments(&self.game.node(Game::ROOT).comments);
        // Whether something was said about the last move, so that a move of Black needs its number.
        let mut commented = false;
        for step in self.game.walk() {
            match step {
                Step::Move(at) => commented = self.played(&at, commented),
                Step::Open => self.page.push_str("<span class=\"variation\">("),
                _ => {
                    if self.page.ends_with(' ') {
                        self.page.pop();
                    }
                    self.page.push_str(")</span> ");
                }
            }
        }
    }

    fn put(&mut self, html: &Markup) {
        self.page.push_str(&html.0);
    }

    fn comments(&mut self, comments: &[Comment]) {
        for prose in comments.iter().map(Comment::prose).filter(|prose| !prose.is_empty()) {
            self.put(&html! { span.comment { (prose) } " " });
        }
    }

    /// Writes a move with its comments and signs; returns whether any come after the move.
    fn played(&mut self, at: &MoveAt, commented: bool) -> bool {
        let node = self.game.node(at.node);
        self.comments(&node.comments_before);
        let number = match at.turn {
            Color::White => format!("{}.\u{a0}", at.number),
            Color::Black if at.begins || commented => format!("{}…\u{a0}", at.number),
            Color::Black => String::new(),
        };
        let written = match (&node.played, &at.position) {
            (Played::Move(m), Some(position)) => html! { (self.style.write(position, *m)) },
            (Played::Illegal { text, .. }, _) => html! { span.illegal { (text) } },
            (Played::Unread { text }, _) => html! { (text) },
            (Played::Null | Played::Move(_), _) => html! { "--" },
        };
        let signs: String = node.nags.iter().filter_map(|nag| sign(*nag)).collect();
        let text = html! { (number) (written) (signs) };
        self.put(&html! { @if at.depth == 0 { b { (text) } } @else { (text) } " " });
        self.comments(&node.comments);
        node.comments.iter().any(|comment| !comment.prose().is_empty())
    }
}

/// The sign that is printed for an annotation, where there is one.
fn sign(nag: u8) -> Option<&'static str> {
    Some(match nag {
        1 => "!",
        2 => "?",
        3 => "!!",
        4 => "??",
        5 => "!?",
        6 => "?!",
        7 => "□",
        10 => "=",
        13 => "∞",
        14 => "⩲",
        15 => "⩱",
        16 => "±",
        17 => "∓",
        18 => "+−",
        19 => "−+",
        _ => return None,
    })
}
