//! Moves as people write them, turned into squares.

use crate::error::Unread;
use tratto_board::{CastlingSide, Move, Position, PromotionRole, Square};
use tratto_laws::{Act, Game};
use tratto_notation::{Form, Language, ReadError, Style};

/// A move that stands in a text, legal or not, by its squares.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
struct Squares {
    from: Square,
    to: Square,
    promotion: Option<PromotionRole>,
}

impl Squares {
    fn of(m: Move) -> Squares {
        Squares { from: m.from(), to: m.to(), promotion: m.promotes_to() }
    }

    fn text(self) -> String {
        let letter = self.promotion.map(|role| role.role().letter().to_string()).unwrap_or_default();
        format!("{}{}{letter}", self.from, self.to)
    }
}

/// What a written text says in a position, in the words of an act: squares, or `ambiguous`, or `unclear`.
fn meaning(position: &Position, text: &str, language: Language) -> String {
    match read(position, text, language) {
        Ok(squares) => squares.text(),
        Err(ReadError::Ambiguous { .. }) => "ambiguous".to_owned(),
        Err(_) => "unclear".to_owned(),
    }
}

/// Reads a move. One that is illegal is read by its squares where only one piece can be meant.
fn read(position: &Position, text: &str, language: Language) -> Result<Squares, ReadError> {
    let style = Style::new(language, Form::Short);
    match style.read_relaxed(position, text) {
        Ok(reading) => Ok(Squares::of(reading.played)),
        Err(ReadError::Illegal { text, refused }) => match (&refused[..], target(position, &text)) {
            ([only], Some(to)) => Ok(Squares { from: only.from, to, promotion: None }),
            _ => Err(ReadError::Illegal { text, refused }),
        },
        Err(error) => Err(error),
    }
}

/// The square that a written move goes to: the last one named, or where the king arrives.
fn target(position: &Position, text: &str) -> Option<Square> {
    let plain = text.replace('0', "O").replace('-', "");
    let castling = [("OOO", CastlingSide::Queen), ("OO", CastlingSide::King)];
    if let Some((_, side)) = castling.into_iter().find(|(sign, _)| plain.contains(sign)) {
        return Some(Square::new(side.king_file(), position.king(position.turn()).rank()));
    }
    let letters: Vec<char> = text.chars().collect();
    letters.windows(2).rev().find_map(|pair| pair.iter().collect::<String>().parse().ok())
}

fn is_by_squares(word: &str) -> bool {
    let squares = word.get(0..2).zip(word.get(2..4));
    squares.is_some_and(|(from, to)| from.parse::<Square>().is_ok() && to.parse::<Square>().is_ok())
}

fn unread(position: &Position, error: ReadError) -> Box<Unread> {
    Box::new(Unread::Text { position: *position, error })
}

/// The moves of a text such as `1.e4 e5 2.Nf3`, from a position on.
pub(crate) fn line(
    start: &Position,
    text: &str,
    language: Language,
) -> Result<Vec<Move>, (String, Box<Unread>)> {
    let mut position = *start;
    let mut moves = Vec::new();
    for word in words(text) {
        let squares =
            read(&position, word, language).map_err(|error| (word.to_owned(), unread(&position, error)))?;
        let m = position
            .find_move(squares.from, squares.to, squares.promotion)
            .map_err(|why| (word.to_owned(), Box::new(Unread::Illegal { position, why })))?;
        position.play_unchecked(m);
        moves.push(m);
    }
    Ok(moves)
}

/// The words of a line of moves, without numbers and results.
pub(crate) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().map(without_number).filter(|word| !word.is_empty())
}

/// A word without the number before it. Castling with zeros and numeric notation begin with digits that are no number.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let digits = word.len() - rest.len();
    if word.starts_with("0-0") || word.starts_with("00") || digits >= 4 {
        return word;
    }
    rest.trim_start_matches('.')
}

/// Reads an act in which moves may be written as people write them.
pub(crate) fn act(game: &Game, text: &str, language: Language) -> Result<Act, ActError> {
    let text = text.trim();
    let resolved = by_verb(game, text, language)?.or_else(|| by_quotation(game, text, language));
    resolved.as_deref().unwrap_or(text).parse().map_err(ActError::Act)
}

/// Why an act cannot be read.
#[derive(Debug)]
pub(crate) enum ActError {
    Act(tratto_laws::ParseActError),
    Move { text: String, why: Box<Unread> },
}

/// `white plays Nf3`, `white announces Nf3`, `black repeats Nf3`, `white states Nf3`.
fn by_verb(game: &Game, text: &str, language: Language) -> Result<Option<String>, ActError> {
    let mut words = text.split_whitespace();
    let (Some(subject), Some(verb), Some(written)) = (words.next(), words.next(), words.next()) else {
        return Ok(None);
    };
    if !["plays", "announces", "repeats", "states"].contains(&verb) || is_by_squares(written) {
        return Ok(None);
    }
    // An announcement speaks of the move just made, if there is one, and so does whoever repeats it.
    let made = game.plies().last().is_some_and(|ply| match verb {
        "announces" => !ply.is_completed(),
        _ => verb == "repeats",
    });
    let board = if made { game.before(game.plies().len() - 1) } else { *game.board() };
    let Some(position) = board.position() else { return Ok(None) };
    // A player may move out of turn, or after a press without a move: his pieces are read as if it were his move.
    let passed = position.pass();
    let player = crate::regulations::color(subject.trim_start_matches("assistant-of-"));
    let out_of_turn = !made && player.is_some_and(|player| player != position.turn());
    let position = if out_of_turn { &passed } else { position };
    let squares = read(position, written, language)
        .map_err(|error| ActError::Move { text: written.to_owned(), why: unread(position, error) })?;
    let rest: Vec<&str> = words.collect();
    let end = if rest.is_empty() { String::new() } else { format!(" {}", rest.join(" ")) };
    Ok(Some(format!("{subject} {verb} {}{end}", squares.text())))
}

/// `white records "Cf3"`, `black claims threefold with "Nb8"`, `white seals "Cd2"`: the meaning is read off the board.
fn by_quotation(game: &Game, text: &str, language: Language) -> Option<String> {
    let start = text.find('"')?;
    let end = start + 1 + text[start + 1..].find('"')?;
    if text[end + 1..].trim_start().starts_with('=') || !text[end + 1..].trim().is_empty() {
        return None;
    }
    let written = &text[start + 1..end];
    if written == "(=)" {
        return Some(format!("{text} = draw-offer"));
    }
    let records = text.contains(" records ");
    let sheet = text.split_whitespace().next().and_then(crate::regulations::color).filter(|_| records);
    let board = match sheet.and_then(|player| game.unrecorded_ply(player)) {
        Some(index) => game.before(index),
        None => *game.board(),
    };
    let meaning =
        board.position().map_or("unclear".to_owned(), |position| meaning(position, written, language));
    Some(format!("{text} = {meaning}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_fall_away_and_castling_stays() {
        let found: Vec<&str> =
            words("1.e4 e5 2. Nf3 3...Nc6 12 Bc4 4.0-0 00 5.000 0-0-0 5254 1.5254").collect();
        assert_eq!(found, ["e4", "e5", "Nf3", "Nc6", "Bc4", "0-0", "00", "000", "0-0-0", "5254", "5254"]);
        let text = "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 00 00 5. d3 P-Q3 6. 2133";
        let moves = line(&Position::initial(), text, Language::English).unwrap();
        assert_eq!(moves.iter().filter(|m| m.is_castling()).count(), 2);
        assert_eq!(moves.len(), 11);
    }
}
