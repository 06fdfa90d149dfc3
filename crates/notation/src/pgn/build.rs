//! Builds a [`Game`] from what the reader reports.

use super::comment::Comment;
use super::fault::{PgnFault, Place, Reason};
use super::limits::Limits;
use super::meaning::{self, Heard};
use super::reader::Reader;
use super::start::Start;
use super::steps;
use super::text::{Encoding, Text};
use super::tree::{Game, NodeId, Played};
use super::visitor::{Flow, Meaning, Spot, Visitor, Word};
use super::word::Outcome;
use crate::detect::{self, DetectError};
use crate::relaxed;
use crate::score;
use crate::{DoublePlus, Language, Sign, Threat, Weight};
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
    faults: Vec<PgnFault>,
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
    /// Whether Latin-1, and Windows-1252, have been reported.
    told_encodings: [bool; 2],
    /// Whether descriptive notation has been reported.
    told_descriptive: bool,
    /// The names of the tags, once there are [`MANY`].
    names: HashSet<String>,
}

/// From how many tags on their names are kept in a hash set instead of being searched one by one.
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
pub fn games<R: Read>(
    source: R,
    letters: Letters,
) -> impl Iterator<Item = io::Result<(Game, Vec<PgnFault>)>> {
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
            told_encodings: [false; 2],
            told_descriptive: false,
            names: HashSet::new(),
        }
    }

    /// The same with other limits.
    pub fn with_limits(self, limits: Limits) -> Builder {
        Builder { limits, ..self }
    }

    /// The game just read, with everything that is wrong or odd about it, in the order of the record.
    pub fn take(&mut self) -> (Game, Vec<PgnFault>) {
        (std::mem::take(&mut self.game), std::mem::take(&mut self.faults))
    }

    fn note(&mut self, place: Place, text: &str, reason: Reason) {
        self.faults.push(PgnFault { place, text: text.chars().take(80).collect(), reason });
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
        let (told, reason) = match text.encoding() {
            Encoding::Utf8 => return decoded,
            Encoding::Latin1 => (&mut self.told_encodings[0], Reason::Latin1),
            Encoding::Windows1252 => (&mut self.told_encodings[1], Reason::Windows1252),
        };
        if !std::mem::replace(told, true) {
            self.note(spot.place(), &decoded, reason);
        }
        decoded
    }

    /// What a word means here, and what is wrong with it.
    fn read(&self, text: &str, meaning: Meaning) -> Heard {
        let language = match self.letters {
            Letters::Of(language) => language,
            Letters::English | Letters::Guess => Language::English,
        };
        match (&self.now.position, meaning) {
            (Some(position), _) => meaning::play(text, meaning, language, position),
            (None, Meaning::Null) => Heard::plain(Played::Null, None),
            (None, _) => Heard::plain(Played::Unread { text: text.to_owned() }, None),
        }
    }

    /// Says what is odd about a move; that the notation is descriptive, once.
    fn note_move(&mut self, place: Place, text: &str, reason: Reason) {
        if reason != Reason::Descriptive || !std::mem::replace(&mut self.told_descriptive, true) {
            self.note(place, text, reason);
        }
    }

    /// Keeps with a node what its word says besides the move.
    fn annotate(&mut self, node: NodeId, nags: &[u8], draw_offer: bool) {
        let node = self.game.node_mut(node);
        let new = nags.iter().filter(|nag| !node.nags.contains(nag));
        let new: Vec<u8> = new.copied().collect();
        node.nags.extend(new);
        if draw_offer && !node.comments.iter().any(Comment::is_draw_offer) {
            node.comments.push(Comment::new("(=)"));
        }
    }

    /// Reads the whole game again, in the language that makes it legal, if there is one.
    fn guess(&mut self) {
        let Some(start) = self.game.start() else { return };
        let line: Vec<NodeId> = self.game.main_line().collect();
        let texts: Vec<&str> = line.iter().map(|id| self.words[id.index() - 1].0.as_str()).collect();
        let in_english = || score::play(&start, &texts, Language::English, DoublePlus::ByTheBoard);
        let language = match detect::language(&start, &texts) {
            Ok(found) => found.language,
            // A game that has a fault in its own language is in that language all the same.
            Err(DetectError::Unread { language, index, .. }) if index > in_english().readings.len() => {
                language
            }
            Err(_) => return,
        };
        if language == Language::English {
            return;
        }
        // What was wrong with the moves in English, and with their numbers after that, is wrong no more.
        let places: Vec<u64> = self.words.iter().map(|(_, place)| place.offset).collect();
        self.faults.retain(|fault| {
            let is_number = matches!(fault.reason, Reason::MoveNumber { .. });
            !is_number && places.binary_search(&fault.place.offset).is_err()
        });
        if let Some((text, place)) = self.words.first().cloned() {
            self.note(place, &text, Reason::Language { language });
        }
        let mut positions: Vec<Option<Position>> = vec![Some(start)];
        for id in self.game.ids() {
            let parent = self.game.parent(id).unwrap_or(Game::ROOT);
            let (text, place) = self.words[id.index() - 1].clone();
            let position = positions[parent.index()];
            let heard = match (&self.game.node(id).played, position) {
                (Played::Null, _) => Heard::plain(Played::Null, None),
                (_, None) => Heard::plain(Played::Unread { text: text.clone() }, None),
                (_, Some(position)) => meaning::play(&text, Meaning::Unknown, language, &position),
            };
            if let Some(reason) = heard.reason {
                self.note_move(place, &text, reason);
            }
            positions.push(position.and_then(|position| heard.played.after(&position)));
            self.game.node_mut(id).played = heard.played;
            self.annotate(id, &heard.nags, heard.draw_offer);
        }
        self.faults.sort_by_key(|fault| fault.place.offset);
    }
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
        let heard = self.read(&text, word.meaning);
        if let Some(reason) = heard.reason {
            self.refused |= matches!(reason, Reason::Move(_) | Reason::Contradiction(_));
            self.note_move(word.spot.place(), &text, reason);
        }
        let previous = self.now.position;
        let position = previous.and_then(|position| heard.played.after(&position));
        let node = self.game.add(self.now.node, heard.played);
        self.annotate(node, &heard.nags, heard.draw_offer);
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
        if self.full {
            return Flow::Skip;
        }
        // A variation that has no move yet has others at the same place.
        let start = match self.game.parent(self.now.node) {
            _ if self.now.fresh => self.now,
            Some(parent) => Point { node: parent, position: self.now.previous, previous: None, fresh: true },
            None => return Flow::Skip,
        };
        self.open.push(self.now);
        self.now = start;
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

    fn sign(&mut self, sign: Sign, text: Text<'_>, spot: Spot<'_>) {
        let threat = match (self.now.previous, &self.game.node(self.now.node).played) {
            (Some(before), Played::Move(m)) => Some(Threat::of(&before, *m)),
            _ => None,
        };
        let note = threat.and_then(|threat| relaxed::sign_note(threat, Some(sign), DoublePlus::ByTheBoard));
        let reason = match note.filter(|note| note.weight() == Weight::Contradiction) {
            Some(note) => Reason::Contradiction(note),
            None => {
                let is_mate = threat.map_or(sign == Sign::Mate, |threat| threat == Threat::Mate);
                Reason::Spelling { standard: if is_mate { "#" } else { "+" }.to_owned() }
            }
        };
        let text = self.decode(text, spot);
        self.note(spot.place(), &text, reason);
    }

    fn result(&mut self, outcome: Outcome, spot: Spot<'_>) {
        self.game.outcome = Some(outcome);
        if let Some(tag) = self.game.tag("Result").filter(|tag| *tag != outcome.as_str()) {
            let reason = match Outcome::of_tag(Text::new(tag.as_bytes())) {
                Some(tag) if outcome.is_denied_by(tag) => Reason::ResultDenied { tag },
                _ => Reason::ResultDiffers { tag: tag.to_owned() },
            };
            self.note(spot.place(), outcome.as_str(), reason);
        }
    }

    fn fault(&mut self, mut fault: PgnFault) {
        if fault.reason == Reason::NoResult
            && let Some(tag) = self.game.tag("Result")
            && let Some(result) = Outcome::of_tag(Text::new(tag.as_bytes()))
        {
            self.game.outcome = Some(result);
            fault.reason = Reason::ResultOfTag { result };
        }
        self.faults.push(fault);
    }

    fn end_game(&mut self, _: Spot<'_>) {
        if self.letters == Letters::Guess && self.refused && !self.full {
            self.guess();
        }
    }
}
