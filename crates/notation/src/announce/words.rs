//! The words of announcements: what is said, and everything that is understood.

use tratto_board::Role;

/// The files, in the spelling of the Laws.
pub(super) const FILES: [&str; 8] = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];

/// What is said in one tongue.
pub(super) struct Words {
    pub(super) ranks: [&'static str; 8],
    /// By [`Role`]: pawn, knight, bishop, rook, queen, king.
    pub(super) pieces: [&'static str; 6],
    pub(super) short_castling: &'static str,
    pub(super) long_castling: &'static str,
    pub(super) takes: &'static str,
    pub(super) check: &'static str,
    pub(super) mate: &'static str,
}

pub(super) const GERMAN: Words = Words {
    ranks: ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"],
    pieces: ["Bauer", "Springer", "Läufer", "Turm", "Dame", "König"],
    short_castling: "Kurze Rochade",
    long_castling: "Lange Rochade",
    takes: "schlägt",
    check: "Schach",
    mate: "matt",
};

pub(super) const ITALIAN: Words = Words {
    ranks: ["uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto"],
    pieces: ["Pedone", "Cavallo", "Alfiere", "Torre", "Donna", "Re"],
    short_castling: "Arrocco corto",
    long_castling: "Arrocco lungo",
    takes: "prende",
    check: "scacco",
    mate: "matto",
};

pub(super) const ENGLISH: Words = Words {
    ranks: ["one", "two", "three", "four", "five", "six", "seven", "eight"],
    pieces: ["Pawn", "Knight", "Bishop", "Rook", "Queen", "King"],
    short_castling: "Short castling",
    long_castling: "Long castling",
    takes: "takes",
    check: "check",
    mate: "mate",
};

/// What a word that is heard means.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Meaning {
    /// The file of this index.
    File(u8),
    /// The rank of this index.
    Rank(u8),
    Piece(Role),
    Takes,
    Castling,
    Short,
    Long,
    EnPassant,
    Check,
    Mate,
    DrawOffer,
    /// A filler word: "nach", "to", "da".
    Nothing,
}

use Meaning::{Castling, Check, DrawOffer, EnPassant, Long, Mate, Nothing, Piece, Short, Takes};
use Role::{Bishop, King, Knight, Pawn, Queen, Rook};

/// The meaning of a word in any of the three languages, which never conflict. Besides the words that we use ourselves, these are
/// misprints of the sources, names of files that clubs use (Italian cities, the radio alphabet), and frequent errors of speech
/// recognition.
pub(super) fn meaning(word: &str) -> Option<Meaning> {
    let folded = fold(word);
    let mut letters = folded.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        match letter {
            'a'..='h' => return Some(Meaning::File(letter as u8 - b'a')),
            '1'..='8' => return Some(Meaning::Rank(letter as u8 - b'1')),
            'x' => return Some(Takes),
            _ => {}
        }
    }
    let at = |list: &[&str]| list.iter().any(|known| fold(known) == folded);
    for (index, names) in HEARD_FILES.iter().enumerate() {
        if at(names) {
            return Some(Meaning::File(index as u8));
        }
    }
    for (index, names) in HEARD_RANKS.iter().enumerate() {
        if at(names) {
            return Some(Meaning::Rank(index as u8));
        }
    }
    HEARD.iter().find(|(_, names)| at(names)).map(|(meaning, _)| *meaning)
}

const HEARD_FILES: [&[&str]; 8] = [
    &["Anna", "Ana", "Anne", "Ancona", "Alpha", "Alfa"],
    &["Bella", "Bela", "Bologna", "Bari", "Bravo"],
    &["Cesar", "Caesar", "Cäsar", "Cesare", "Como", "Charlie"],
    &["David", "Davide", "Domodossola", "Delta"],
    &["Eva", "Empoli", "Echo"],
    &["Felix", "Firenze", "Foxtrot"],
    &["Gustav", "Gustave", "Gustavo", "Genova", "Golf"],
    &["Hector", "Hektor", "Ettore", "Hotel"],
];

const HEARD_RANKS: [&[&str]; 8] = [
    &["eins", "ein", "uno", "one", "won"],
    &["zwei", "zwo", "due", "two"],
    &["drei", "tre", "three"],
    &["vier", "quattro", "four", "for"],
    &["fünf", "funf", "cinque", "five"],
    &["sechs", "sei", "six"],
    &["sieben", "seiben", "sette", "seven"],
    &["acht", "otto", "eight", "ate"],
];

const HEARD: &[(Meaning, &[&str])] = &[
    (Piece(Pawn), &["Bauer", "Bauern", "Pedone", "Pawn"]),
    (Piece(Knight), &["Springer", "Cavallo", "Knight", "Night"]),
    (Piece(Bishop), &["Läufer", "Laeuffer", "Alfiere", "Bishop"]),
    (Piece(Rook), &["Turm", "Torre", "Rook"]),
    (Piece(Queen), &["Dame", "Königin", "Donna", "Dama", "Regina", "Queen"]),
    (Piece(King), &["König", "Re", "King"]),
    (Takes, &["schlägt", "schlagt", "nimmt", "prende", "per", "cattura", "mangia", "takes", "captures"]),
    (Castling, &["Rochade", "rochiert", "Arrocco", "arrocca", "castling", "castles", "castle"]),
    (Short, &["kurze", "kurz", "kurzer", "kleine", "corto", "breve", "short", "kingside"]),
    (Long, &["lange", "lang", "langer", "grosse", "große", "lungo", "long", "queenside"]),
    (EnPassant, &["passant", "passing", "passaggio", "Vorbeigehen"]),
    (Check, &["Schach", "scacco", "check"]),
    (Mate, &["matt", "Schachmatt", "matto", "scaccomatto", "mate", "checkmate"]),
    (DrawOffer, &["Remis", "patta", "draw"]),
    (
        Nothing,
        &[
            "nach",
            "auf",
            "von",
            "vom",
            "der",
            "die",
            "das",
            "den",
            "zu",
            "zum",
            "zieht",
            "im",
            "wird",
            "Umwandlung",
            "Feld",
            "in",
            "da",
            "di",
            "il",
            "la",
            "lo",
            "al",
            "alla",
            "dal",
            "dalla",
            "va",
            "casa",
            "col",
            "con",
            "muove",
            "promuove",
            "diventa",
            "promozione",
            "lato",
            "ala",
            "offre",
            "to",
            "from",
            "the",
            "at",
            "on",
            "moves",
            "goes",
            "becomes",
            "promotes",
            "promotion",
            "promoting",
            "equals",
            "square",
            "side",
            "en",
            "and",
            "und",
            "ed",
            "offers",
            "bietet",
        ],
    ),
];

/// Lower case without diacritics; German vowels are equal with an umlaut, with an e, or plain.
fn fold(word: &str) -> String {
    let mut folded = String::with_capacity(word.len());
    for letter in word.chars().flat_map(char::to_lowercase) {
        let plain = match letter {
            'ä' | 'à' | 'á' | 'â' => 'a',
            'ö' | 'ò' | 'ó' | 'ô' => 'o',
            'ü' | 'ù' | 'ú' | 'û' => 'u',
            'è' | 'é' | 'ê' => 'e',
            'ì' | 'í' | 'î' => 'i',
            'ß' => {
                folded.push_str("ss");
                continue;
            }
            // Marks that stand apart from their letter.
            '\u{300}'..='\u{36f}' => continue,
            other => other,
        };
        if plain == 'e' && letter == 'e' && folded.ends_with(['a', 'o', 'u']) {
            continue;
        }
        folded.push(plain);
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_has_two_meanings() {
        let mut seen: Vec<(String, Meaning)> = Vec::new();
        let files = HEARD_FILES.iter().enumerate().map(|(i, names)| (Meaning::File(i as u8), *names));
        let ranks = HEARD_RANKS.iter().enumerate().map(|(i, names)| (Meaning::Rank(i as u8), *names));
        for (meaning, names) in files.chain(ranks).chain(HEARD.iter().copied()) {
            for name in names {
                let folded = fold(name);
                assert!(folded.chars().count() > 1, "{name} is taken for a letter");
                for (other, theirs) in &seen {
                    assert!(*other != folded || *theirs == meaning, "{name}: {meaning:?} and {theirs:?}");
                }
                seen.push((folded, meaning));
            }
        }
    }

    #[test]
    fn marks_may_be_missing() {
        for five in ["fünf", "fuenf", "funf", "FÜNF", "fu\u{308}nf"] {
            assert_eq!(meaning(five), Some(Meaning::Rank(4)), "{five}");
        }
        assert_eq!(meaning("Koenig"), Some(Piece(King)));
        assert_eq!(meaning("Laeufer"), Some(Piece(Bishop)));
        assert_eq!(meaning("Zug"), None);
    }
}
