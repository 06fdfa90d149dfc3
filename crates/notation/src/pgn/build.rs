//! Building a [`Game`] from what the reader tells.

use super::comment::Comment;
use super::fault::{Fault, Place, Reason};
use super::limits::Limits;
use super::meaning;
use super::reader::Reader;
use super::start::Start;
use super::steps;
use super::text::Text;
use super::tree::{Game, NodeId, Played};
use super::visitor::{Flow, Meaning, Spot, Visitor, Word};
use super::word::Outcome;
use crate::{Language, detect};
use std::collections::HashSet;
use std::io::{self, Read};
use tratto_board::Position;

/// In which language moves are read.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum Letters {
    /// English, and nothing else: the standard.
    #[default]
    English,
    /// Those of this language.
    Of(Language),
    /// English if the game is legal so, else those of whatever language makes it legal.
    Guess,
}

/// Builds one game after another: after each [`Reader::read_game`], [`Builder::take`] gives the game and its faults.
/// [`games`] does both.
#[derive(Debug)]
pub struct Builder {
    letters: Letters,
    limits: Limits,
    game: Game,
    faults: Vec<Fault>,
    start: Start,
    start_place: Place,
    now: Point,
    /// The lines left open, each at the point from which it goes on.
    open: Vec<Point>,
    /// Comments before the first move of a variation.
    before: Vec<Comment>,
    /// The text and place of each move, for reading them again in another language.
    words: Vec<(String, Place)>,
    /// Whether some word could not be read as a legal move.
    refused: bool,
    parts: usize,
    full: bool,
    latin1: bool,
    /// The names of the tags, once there are [`MANY`].
    names: HashSet<String>,
}

/// From how many tags on they are no longer looked through one by one.
const MANY: usize = 64;

/// Where the line being read has got to.
#[derive(Copy, Clone, Debug)]
struct Point {
    node: NodeId,
    /// The position after the node.
    position: Option<Position>,
    /// The position before it.
    previous: Option<Position>,
    /// Whether a variation begins here, with no move of its own yet.
    fresh: bool,
}

impl Point {
    fn start(position: Option<Position>) -> Point {
        Point { node: Game::ROOT, position, previous: None, fresh: false }
    }
}

/// Every game of a source, each with what is wrong or odd about it.
///
/// ```
/// use tratto_notation::pgn::{Letters, games};
/// let text = "[White \"Légal\"]\n\n1. e4 e5 2. Cf3 d6 3. Ac4 Cc6 4. Cc3 Ag4 5. Cxe5 Axd1 6. Axf7+ Re7 7. Cd5# 1-0";
/// for game in games(text.as_bytes(), Letters::Guess) {
///     let (game, faults) = game?;
///     assert_eq!(game.main_line().count(), 13);
///     assert_eq!(faults[0].reason.to_string(), "the moves are in Italian");
/// }
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn games<R: Read>(source: R, letters: Letters) -> impl Iterator<Item = io::Result<(Game, Vec<Fault>)>> {
    let mut reader = Reader::new(source);
    let mut builder = Builder::new(letters);
    let mut done = false;
    std::iter::from_fn(move || {
        if done {
            return None;
        }
        match reader.read_game(&mut builder) {
            Ok(true) => Some(Ok(builder.take())),
            Ok(false) => None,
            Err(error) => {
                done = true;
                Some(Err(error))
            }
        }
    })
}

impl Default for Builder {
    fn default() -> Builder {
        Builder::new(Letters::English)
    }
}

impl Builder {
    /// A builder that reads moves in these letters.
    pub fn new(letters: Letters) -> Builder {
        let game = Game::new();
        let now = Point::start(game.start());
        Builder {
            letters,
            limits: Limits::default(),
            game,
            faults: Vec::new(),
            start: Start::default(),
            start_place: Place::default(),
            now,
            open: Vec::new(),
            before: Vec::new(),
            words: Vec::new(),
            refused: false,
            parts: 0,
            full: false,
            latin1: false,
            names: HashSet::new(),
        }
    }

    /// The same with other limits.
    pub fn with_limits(self, limits: Limits) -> Builder {
        Builder { limits, ..self }
    }

    /// The game just read, with everything that is wrong or odd about it, in the order of the record.
    pub fn take(&mut self) -> (Game, Vec<Fault>) {
        (std::mem::take(&mut self.game), std::mem::take(&mut self.faults))
    }

    fn note(&mut self, place: Place, text: &str, reason: Reason) {
        self.faults.push(Fault { place, text: text.chars().take(80).collect(), reason });
    }

    /// Counts one more part of the game; `false` if there are too many.
    fn room(&mut self, spot: Spot<'_>) -> bool {
        self.parts += 1;
        if self.parts > self.limits.parts && !self.full {
            self.full = true;
            self.note(spot.place(), "", Reason::TooMany { limit: self.limits.parts });
        }
        !self.full
    }

    /// Whether there is such a tag already. A few are looked through; of many the names are kept.
    fn has_tag(&mut self, name: &str) -> bool {
        let tags = &self.game.tags;
        if tags.len() < MANY {
            steps::took(tags.len());
            return self.game.tag(name).is_some();
        }
        if self.names.is_empty() {
            self.names.extend(tags.iter().map(|(name, _)| name.clone()));
        }
        steps::took(1);
        !self.names.insert(name.to_owned())
    }

    /// A text, with a note if it is not UTF-8.
    fn decode(&mut self, text: Text<'_>, spot: Spot<'_>) -> String {
        let decoded = text.decode().into_owned();
        if !self.latin1 && !text.is_utf8() {
            self.latin1 = true;
            self.note(spot.place(), &decoded, Reason::Latin1);
        }
        decoded
    }

    /// What a word means here, and what is wrong with it.
    fn read(&self, text: &str, meaning: Meaning) -> (Played, Option<Reason>) {
        let language = match self.letters {
            Letters::Of(language) => language,
            Letters::English | Letters::Guess => Language::English,
        };
        match (&self.now.position, meaning) {
            (Some(position), _) => meaning::play(text, meaning, language, position),
            (None, Meaning::Null) => (Played::Null, None),
            (None, _) => (Played::Unread { text: text.to_owned() }, None),
        }
    }

    /// Reads the whole game again, in the language that makes it legal, if there is one.
    fn guess(&mut self) {
        let Some(start) = self.game.start() else { return };
        let line: Vec<NodeId> = self.game.main_line().collect();
        let texts: Vec<&str> = line.iter().map(|id| self.words[id.index() - 1].0.as_str()).collect();
        let language = match detect::language(&start, &texts) {
            Ok(found) if found.language != Language::English => found.language,
            _ => return,
        };
        // What was wrong with the moves in English is wrong no more.
        self.faults.retain(|fault| !is_of_a_move(fault));
        if let Some((text, place)) = self.words.first().cloned() {
            self.note(place, &text, Reason::Language { language });
        }
        let mut positions: Vec<Option<Position>> = vec![Some(start)];
        for id in self.game.ids() {
            let parent = self.game.parent(id).unwrap_or(Game::ROOT);
            let (text, place) = self.words[id.index() - 1].clone();
            let position = positions[parent.index()];
            let (played, reason) = match (&self.game.node(id).played, position) {
                (Played::Null, _) => (Played::Null, None),
                (_, None) => (Played::Unread { text: text.clone() }, None),
                (_, Some(position)) => meaning::play(&text, Meaning::Unknown, language, &position),
            };
            if let Some(reason) = reason {
                self.note(place, &text, reason);
            }
            positions.push(position.and_then(|position| played.after(&position)));
            self.game.node_mut(id).played = played;
        }
    }
}

/// Whether a fault is about how a move is written, or about its legality.
fn is_of_a_move(fault: &Fault) -> bool {
    matches!(
        fault.reason,
        Reason::Move(_) | Reason::Contradiction(_) | Reason::Spelling { .. } | Reason::MoveNumber { .. }
    )
}

impl Visitor for Builder {
    const NUMBERS: bool = true;

    fn begin_game(&mut self, _: Spot<'_>) {
        *self = Builder::new(self.letters).with_limits(self.limits);
    }

    fn tag(&mut self, name: Text<'_>, value: Text<'_>, spot: Spot<'_>) {
        if !self.room(spot) {
            return;
        }
        let (name_text, value_text) = (self.decode(name, spot), self.decode(value, spot));
        if self.has_tag(&name_text) {
            self.note(spot.place(), &name_text, Reason::TagTwice);
        } else if self.start.tag(name, value) {
            self.start_place = spot.place();
        }
        self.game.tags.push((name_text, value_text));
    }

    fn begin_moves(&mut self, _: Spot<'_>) -> Flow {
        if let Some(started) = std::mem::take(&mut self.start).position() {
            for (text, reason) in started.oddities {
                self.note(self.start_place, &text, reason);
            }
            self.game.set_start(started.position);
            self.now = Point::start(started.position);
        }
        Flow::Enter
    }

    fn number(&mut self, number: Text<'_>, _: usize, spot: Spot<'_>) {
        let Some(position) = &self.now.position else { return };
        let expected = position.fullmoves() as u32;
        let text = number.decode();
        if text.parse() != Ok(expected) && !self.full {
            self.note(spot.place(), &text, Reason::MoveNumber { expected });
        }
    }

    fn played(&mut self, word: Word<'_>) {
        if !self.room(word.spot) {
            return;
        }
        let text = self.decode(word.text, word.spot);
        let (played, reason) = self.read(&text, word.meaning);
        if let Some(reason) = reason {
            self.refused |= matches!(reason, Reason::Move(_) | Reason::Contradiction(_));
            self.note(word.spot.place(), &text, reason);
        }
        let previous = self.now.position;
        let position = previous.and_then(|position| played.after(&position));
        let node = self.game.add(self.now.node, played);
        self.game.node_mut(node).comments_before = std::mem::take(&mut self.before);
        self.now = Point { node, position, previous, fresh: false };
        if self.letters == Letters::Guess {
            self.words.push((text, word.spot.place()));
        }
    }

    fn nag(&mut self, nag: u8) {
        if self.now.node != Game::ROOT && !self.now.fresh && !self.full {
            self.game.node_mut(self.now.node).nags.push(nag);
        }
    }

    fn comment(&mut self, text: Text<'_>, spot: Spot<'_>) {
        if !self.room(spot) {
            return;
        }
        let comment = Comment::new(&self.decode(text, spot));
        if comment.is_empty() {
            return;
        }
        let comments =
            if self.now.fresh { &mut self.before } else { &mut self.game.node_mut(self.now.node).comments };
        comments.push(comment);
    }

    fn begin_variation(&mut self, _: Spot<'_>) -> Flow {
        let Some(parent) = self.game.parent(self.now.node).filter(|_| !self.full && !self.now.fresh) else {
            return Flow::Skip;
        };
        self.open.push(self.now);
        self.now = Point { node: parent, position: self.now.previous, previous: None, fresh: true };
        Flow::Enter
    }

    fn end_variation(&mut self) {
        // Comments of a variation without a move stay where the variation was.
        let left = std::mem::take(&mut self.before);
        if let Some(point) = self.open.pop() {
            self.now = point;
        }
        self.game.node_mut(self.now.node).comments.extend(left);
    }

    fn result(&mut self, outcome: Outcome, spot: Spot<'_>) {
        self.game.outcome = Some(outcome);
        if let Some(tag) = self.game.tag("Result").filter(|tag| *tag != outcome.as_str()) {
            let tag = tag.to_owned();
            self.note(spot.place(), outcome.as_str(), Reason::ResultDiffers { tag });
        }
    }

    fn fault(&mut self, fault: Fault) {
        self.faults.push(fault);
    }

    fn end_game(&mut self, _: Spot<'_>) {
        if self.letters == Letters::Guess && self.refused && !self.full {
            self.guess();
        }
    }
}
