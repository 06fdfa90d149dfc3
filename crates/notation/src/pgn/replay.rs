//! Every move of the main lines, played and checked.

use super::fault::{PgnFault, Reason, Severity};
use super::meaning;
use super::start::Start;
use super::text::Text;
use super::visitor::{Flow, Meaning, Run, Spot, Visitor, Word};
use super::word::Outcome;
use crate::Language;
use tratto_board::{Move, Position, Replay};

/// Replays one game after another: after each [`Reader::read_game`](super::Reader::read_game) it holds the result.
///
/// An illegal move is told as a fault. Where it can stand on the board (the piece moves as it does, only its own king is
/// left attacked) the game goes on from there; where it cannot, the moves after it are not played.
///
/// ```
/// use tratto_notation::pgn::{Reader, Replayer};
/// let mut reader = Reader::new("1. f3 e5 2. g4 Qh4# 0-1".as_bytes());
/// let mut game = Replayer::new();
/// while reader.read_game(&mut game).unwrap() {
///     assert_eq!(game.moves(), 4);
///     assert!(game.position().is_checkmate() && game.faults().is_empty());
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Replayer {
    board: Replay,
    initial: Replay,
    start: Start,
    /// Whether there are tags that tell the start.
    started: bool,
    moves: u32,
    recorded: Option<Vec<Move>>,
    broken: bool,
    outcome: Option<Outcome>,
    /// What the tag `Result` says, for a game that has no result after its moves.
    tagged: Option<Outcome>,
    faults: Vec<PgnFault>,
}

impl Default for Replayer {
    fn default() -> Replayer {
        Replayer::new()
    }
}

impl Replayer {
    /// A replayer.
    pub fn new() -> Replayer {
        let initial = Replay::initial();
        Replayer {
            board: initial,
            initial,
            start: Start::default(),
            started: false,
            moves: 0,
            recorded: None,
            broken: false,
            outcome: None,
            tagged: None,
            faults: Vec::new(),
        }
    }

    /// The same, keeping the moves of each game for [`Replayer::recorded`].
    pub fn recording() -> Replayer {
        Replayer { recorded: Some(Vec::new()), ..Replayer::new() }
    }

    /// How many moves of the game could be played (half-moves, null moves among them).
    pub fn moves(&self) -> u32 {
        self.moves
    }

    /// The moves played, if they are recorded, null moves left out.
    pub fn recorded(&self) -> &[Move] {
        self.recorded.as_deref().unwrap_or_default()
    }

    /// The position after the last move that could be played.
    pub fn position(&self) -> Position {
        self.board.position()
    }

    /// The board after the last move that could be played.
    pub fn board(&self) -> &Replay {
        &self.board
    }

    /// Whether some move could not be played.
    pub fn is_broken(&self) -> bool {
        self.broken
    }

    /// The result at the end of the moves, or that of the tag if none stands there.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome.or(self.tagged)
    }

    /// What is wrong with the game, notes left out.
    pub fn faults(&self) -> &[PgnFault] {
        &self.faults
    }

    /// The same, to keep.
    pub fn take_faults(&mut self) -> Vec<PgnFault> {
        std::mem::take(&mut self.faults)
    }

    /// Looks with care at a word that could not simply be played: it may be a move in an odd spelling, or an illegal one that
    /// can stand.
    #[cold]
    fn look_closer(&mut self, word: Word<'_>) {
        let text = word.text.decode();
        let position = self.board.position();
        let heard = meaning::play(&text, word.meaning, Language::English, &position);
        let (played, reason) = (heard.played, heard.reason);
        match played.after(&position) {
            Some(next) => {
                self.board = Replay::from(&next);
                self.moves += 1;
                if let (Some(recorded), Some(m)) = (&mut self.recorded, played.on_board()) {
                    recorded.push(m);
                }
            }
            None => self.broken = true,
        }
        if let Some(reason) = reason.filter(|reason| reason.severity() == Severity::Error) {
            self.faults.push(PgnFault { place: word.spot.place(), text: text.into_owned(), reason });
        }
    }
}

impl Visitor for Replayer {
    const COMMENTS: bool = false;
    const VARIATIONS: bool = false;
    const NOTES: bool = false;

    fn begin_game(&mut self, _: Spot<'_>) {
        self.board = self.initial;
        self.moves = 0;
        self.broken = false;
        (self.outcome, self.tagged) = (None, None);
        self.faults.clear();
        if let Some(recorded) = &mut self.recorded {
            recorded.clear();
        }
    }

    #[inline]
    fn tag(&mut self, name: Text<'_>, value: Text<'_>, _: Spot<'_>) {
        self.started |= self.start.tag(name, value);
    }

    fn begin_moves(&mut self, spot: Spot<'_>) -> Flow {
        self.tagged = self.start.result.take();
        if std::mem::take(&mut self.started)
            && let Some(start) = std::mem::take(&mut self.start).position()
        {
            match start.position {
                Some(position) => self.board = Replay::from(&position),
                None => self.broken = true,
            }
            for (text, reason) in start.oddities {
                if reason.severity() == Severity::Error {
                    self.faults.push(PgnFault { place: spot.place(), text, reason });
                }
            }
        }
        Flow::Enter
    }

    #[inline]
    fn run(&mut self, run: Run<'_>) {
        let mut done = 0;
        while done < run.len() && !self.broken {
            let written_moves = &run.written_moves()[done..];
            let played = match &mut self.recorded {
                None => self.board.play(written_moves),
                Some(moves) => self.board.play_into(written_moves, moves),
            };
            done += played;
            self.moves += played as u32;
            if done < run.len() {
                self.look_closer(run.word(done));
                done += 1;
            }
        }
    }

    fn played(&mut self, word: Word<'_>) {
        if self.broken {
            return;
        }
        match word.meaning {
            Meaning::WrittenMove(written) if self.recorded.is_none() && self.board.play(&[written]) == 1 => {
                self.moves += 1
            }
            _ => self.look_closer(word),
        }
    }

    fn result(&mut self, outcome: Outcome, spot: Spot<'_>) {
        self.outcome = Some(outcome);
        if let Some(tag) = self.tagged.filter(|tag| outcome.is_denied_by(*tag)) {
            let reason = Reason::ResultDenied { tag };
            self.faults.push(PgnFault { place: spot.place(), text: outcome.to_string(), reason });
        }
    }

    fn fault(&mut self, fault: PgnFault) {
        self.faults.push(fault);
    }
}
