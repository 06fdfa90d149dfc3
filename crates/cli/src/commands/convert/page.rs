//! Games as a page: who played, the moves, and a picture of the end.

use crate::heading;
use crate::html::escaped;
use tratto_board::draw::{Diagram, Theme};
use tratto_board::{Color, Position};
use tratto_notation::Style;
use tratto_notation::pgn::{Comment, Game, NodeId, Played};
use tratto_words::{Words, say};

const SHEET: &str = include_str!("page.css");

/// All before the first game.
pub(super) fn head(words: &Words) -> String {
    let (code, title) = (words.lang().code(), say!(words, "convert-page-title"));
    format!(
        "<!doctype html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}</title>\n<style>\n{SHEET}</style>\n</head>\n<body>\n",
        escaped(&title)
    )
}

/// All after the last game.
pub(super) const FOOT: &str = "</body>\n</html>\n";

/// One game. The key tells its picture from those of other games.
pub(super) fn game(game: &Game, style: &Style, words: &Words, key: u64, page: &mut String) {
    let known = |name: &str| heading::known(game, name);
    let players = ["White", "Black"].map(|name| known(name).unwrap_or_else(|| "?".to_owned()));
    let players = escaped(&players.join(" – "));
    page.push_str("<article class=\"game\">\n<h2>");
    if let Some(outcome) = game.outcome {
        page.push_str(&format!("<span class=\"result\">{}</span> ", outcome.as_str().replace("1/2", "½")));
    }
    page.push_str(&format!("{players}</h2>\n"));
    let about: Vec<String> =
        ["Event", "Site", "Round", "Date"].into_iter().filter_map(known).map(|text| escaped(&text)).collect();
    page.push_str(&format!("<p class=\"about\">{}</p>\n", about.join(", ")));
    if let Some(end) = game.positions().last() {
        let picture = Diagram::new(&end.setup())
            .theme(Theme::PRINT)
            .size(320)
            .id_prefix(&format!("g{key}-"))
            .title(say!(words, "convert-page-diagram"));
        page.push_str(&picture.svg());
        page.push('\n');
    }
    page.push_str("<p class=\"moves\">");
    Moves { game, style, page }.write();
    page.push_str("</p>\n</article>\n");
}

enum Task {
    Line(Point),
    Variation(NodeId, Point),
    Close,
}

#[derive(Copy, Clone)]
struct Point {
    node: NodeId,
    position: Option<Position>,
    turn: Color,
    number: u32,
    numbered: bool,
    main: bool,
}

struct Moves<'a> {
    game: &'a Game,
    style: &'a Style,
    page: &'a mut String,
}

impl Moves<'_> {
    fn write(&mut self) {
        let start = self.game.start();
        self.comments(&self.game.node(Game::ROOT).comments);
        let mut tasks = vec![Task::Line(Point {
            node: Game::ROOT,
            position: start,
            turn: start.map_or(Color::White, |position| position.turn()),
            number: start.map_or(1, |position| position.fullmoves() as u32),
            numbered: true,
            main: true,
        })];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Line(point) => {
                    let Some((&next, variations)) = self.game.children(point.node).split_first() else {
                        continue;
                    };
                    let mut after = self.played(next, point);
                    after.numbered |= !variations.is_empty();
                    tasks.push(Task::Line(after));
                    tasks.extend(variations.iter().rev().map(|&id| Task::Variation(id, point)));
                }
                Task::Variation(id, point) => {
                    self.page.push_str("<span class=\"variation\">(");
                    let after = self.played(id, Point { numbered: true, main: false, ..point });
                    tasks.extend([Task::Close, Task::Line(after)]);
                }
                Task::Close => {
                    if self.page.ends_with(' ') {
                        self.page.pop();
                    }
                    self.page.push_str(")</span> ");
                }
            }
        }
    }

    fn comments(&mut self, comments: &[Comment]) {
        for prose in comments.iter().map(Comment::prose).filter(|prose| !prose.is_empty()) {
            self.page.push_str(&format!("<span class=\"comment\">{}</span> ", escaped(&prose)));
        }
    }

    fn played(&mut self, id: NodeId, point: Point) -> Point {
        let node = self.game.node(id);
        self.comments(&node.comments_before);
        let mut text = String::new();
        if point.turn == Color::White {
            text.push_str(&format!("{}.\u{a0}", point.number));
        } else if point.numbered {
            text.push_str(&format!("{}…\u{a0}", point.number));
        }
        match (&node.played, &point.position) {
            (Played::Move(m), Some(position)) => text.push_str(&escaped(&self.style.write(position, *m))),
            (Played::Illegal { text: written, .. }, _) => {
                text.push_str(&format!("<span class=\"illegal\">{}</span>", escaped(written)));
            }
            (Played::Unread { text: written }, _) => text.push_str(&escaped(written)),
            (Played::Null | Played::Move(_), _) => text.push_str("--"),
        }
        node.nags.iter().filter_map(|nag| sign(*nag)).for_each(|sign| text.push_str(sign));
        self.page.push_str(&if point.main { format!("<b>{text}</b> ") } else { format!("{text} ") });
        self.comments(&node.comments);
        Point {
            node: id,
            position: point.position.and_then(|position| node.played.after(&position)),
            turn: !point.turn,
            number: point.number.saturating_add((point.turn == Color::Black) as u32),
            numbered: node.comments.iter().any(|comment| !comment.prose().is_empty()),
            main: point.main,
        }
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
