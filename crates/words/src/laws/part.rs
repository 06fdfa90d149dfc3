//! Pieces, moves, times and scores as the Laws speak of them.

use crate::{Words, say};
use tratto_board::{ByColor, Color, Move, Role, Square};
use tratto_clock::Millis;
use tratto_laws::{OnBoard, Play, Points};
use tratto_notation::{Form, Style};

/// A whole move, the board it is made on, and who makes it.
pub(super) struct OneMove<'b> {
    pub(super) board: &'b OnBoard,
    pub(super) player: Color,
    pub(super) play: Play,
}

/// The name of the choice in the files, where there may be no player.
pub(super) fn who(player: Option<Color>) -> &'static str {
    match player {
        Some(Color::White) => "white",
        Some(Color::Black) => "black",
        None => "nobody",
    }
}

impl Words {
    /// A clause as the beginning of a sentence: its first letter in capitals.
    pub fn begun(&self, clause: &str) -> String {
        let mut letters = clause.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    }

    /// A length of time as people say it: "2 minutes", "30 seconds", "1:30".
    pub fn duration(&self, time: Millis) -> String {
        let millis = time.get();
        if millis.is_multiple_of(60_000) {
            say!(self, "duration-minutes", count = millis / 60_000)
        } else if millis < 60_000 && millis.is_multiple_of(1_000) {
            say!(self, "duration-seconds", count = millis / 1_000)
        } else {
            self.clock_time(time)
        }
    }

    /// A time as a clock shows it: whole seconds, and tenths when fewer than twenty are left.
    ///
    /// ```
    /// use tratto_clock::Millis;
    /// use tratto_words::{Lang, Words};
    /// let words = Words::of(Lang::EN);
    /// assert_eq!(words.clock_time(Millis::from_millis(5_488_503)), "1:31:28");
    /// assert_eq!(words.clock_time(Millis::from_millis(19_999)), "0:19.9");
    /// ```
    pub fn clock_time(&self, time: Millis) -> String {
        let millis = time.get();
        let seconds = Millis::from_millis(millis / 1_000 * 1_000);
        match millis / 100 % 10 {
            tenths if millis < 20_000 && tenths > 0 => format!("{seconds}.{tenths}"),
            _ => seconds.to_string(),
        }
    }

    /// A score as it is written: "1–0", "½–½".
    pub fn score(&self, score: ByColor<Points>) -> String {
        format!("{}–{}", score.white, score.black)
    }

    pub(super) fn square_list(&self, squares: &[Square]) -> String {
        self.list(&squares.iter().map(Square::to_string).collect::<Vec<_>>())
    }

    /// The piece on a square; just a piece where nothing stands there yet, because it is still in the hand.
    pub(super) fn piece(&self, board: &OnBoard, square: Square) -> String {
        match board.piece_at(square) {
            Some(piece) => self.piece_on(piece.role, square),
            None => say!(self, "piece-unknown", square = square),
        }
    }

    /// The piece that stood on a square and goes to another.
    pub(super) fn piece_from(&self, board: &OnBoard, square: Square) -> String {
        match board.piece_at(square) {
            Some(piece) => say!(self, "piece-from", role = piece.role, square = square),
            None => say!(self, "piece-unknown", square = square),
        }
    }

    pub(crate) fn style(&self) -> Style {
        Style::new(self.lang().letters(), Form::Short)
    }

    /// A move as it is written on a scoresheet; an illegal one by its piece and both squares.
    pub(super) fn one_move(&self, OneMove { board, player, play }: OneMove<'_>) -> String {
        let turned = board.position().map(|position| match position.turn() == player {
            true => *position,
            false => position.pass(),
        });
        let legal = turned.and_then(|position| {
            let m = position.find_move(play.from, play.to, play.promotion).ok()?;
            Some(self.style().write(&position, m))
        });
        legal.unwrap_or_else(|| {
            let letter = |role: Role| match role {
                Role::Pawn => "",
                role => self.style().language().letter(role),
            };
            let piece = board.piece_at(play.from).map_or("", |piece| letter(piece.role));
            let becomes = play.promotion.map_or("", |role| letter(role.role()));
            format!("{piece}{}-{}{becomes}", play.from, play.to)
        })
    }

    /// A move on a board as it is written; one that is not legal there by its squares.
    pub(super) fn move_on(&self, board: &OnBoard, m: Move) -> String {
        match board.position().filter(|position| position.is_legal(m)) {
            Some(position) => self.style().write(position, m),
            None => format!("{}-{}", m.from(), m.destination()),
        }
    }

    /// Moves on a board, of which one will do.
    pub(super) fn moves_on(&self, board: &OnBoard, moves: &[Move]) -> String {
        self.list_or(&moves.iter().map(|m| self.move_on(board, *m)).collect::<Vec<_>>())
    }
}
