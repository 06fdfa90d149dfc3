//! The words that a time control may contain, in English and Italian.

use crate::rate::Rate;

/// What a word does in a time control.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Word {
    Hour,
    Minute,
    Second,
    /// `moves`, `mosse`.
    Move,
    /// `40 moves in 90 minutes`.
    In,
    /// `per move`, `for 40 moves`, `a testa`.
    Per,
    /// `each`, `player`, `testa`: both players have the same, so nothing is said.
    Person,
    Increment,
    Delay,
    Bronstein,
    /// `G`, `SD`, `rest`: all the moves, or all that remain.
    Whole,
    /// `from move 61`.
    From,
    /// As `+`.
    Plus,
    /// As a comma.
    Break,
    Hourglass,
    /// The name of a rate of play.
    Rate(Rate),
    /// `semilampo`: a rate that also says the time.
    Semilampo,
    /// A number in letters: `from move one`.
    One,
    /// `with`, `the`: nothing.
    Filler,
}

/// Each meaning with its words, in lower case.
const WORDS: &[(Word, &[&str])] = &[
    (Word::Hour, &["h", "hr", "hrs", "hour", "hours", "ora", "ore"]),
    (Word::Minute, &["m", "min", "mins", "minute", "minutes", "minuto", "minuti"]),
    (Word::Second, &["s", "sec", "secs", "second", "seconds", "secondo", "secondi"]),
    (Word::Move, &["move", "moves", "mv", "mossa", "mosse"]),
    (Word::In, &["in"]),
    (Word::Per, &["per", "for", "every", "a", "ogni"]),
    (Word::Person, &["each", "player", "side", "ciascuno", "giocatore", "testa"]),
    (Word::Increment, &["inc", "incr", "increment", "addition", "fischer", "incremento"]),
    (Word::Delay, &["d", "delay", "ritardo"]),
    (Word::Bronstein, &["bronstein"]),
    (
        Word::Whole,
        &["g", "game", "sd", "sudden", "ko", "rest", "remaining", "end", "partita", "resto", "fine"],
    ),
    (Word::From, &["from", "da", "dal", "dalla"]),
    (Word::Plus, &["plus", "and", "più", "piu", "e"]),
    (Word::Break, &["then", "followed", "poi", "quindi"]),
    (Word::Hourglass, &["hourglass", "sandglass", "clessidra"]),
    (Word::Rate(Rate::Blitz), &["blitz", "lampo"]),
    (Word::Rate(Rate::Rapid), &["rapid", "rapido"]),
    (Word::Rate(Rate::Standard), &["standard", "classical", "classico"]),
    (Word::Semilampo, &["semilampo", "semi-lampo"]),
    (Word::One, &["one", "prima"]),
    (Word::Filler, &["with", "an", "of", "the", "by", "first", "death", "time", "starting"]),
    (Word::Filler, &["con", "di", "del", "della", "il", "le", "prime", "partire"]),
];

/// What a word means, in whatever case it is written.
pub(super) fn meaning(word: &str) -> Option<Word> {
    let word = word.to_lowercase();
    WORDS.iter().find(|(_, words)| words.contains(&word.as_str())).map(|&(meaning, _)| meaning)
}
