//! What stands after the squares: check, mate, en passant, draw offers, annotations.

use super::coordinates::note_once;
use super::scanner::Scanner;
use super::{Marks, Misread};
use crate::reading::{Malformed, Note, Sign};

/// Something that stands after a move.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Mark {
    Sign(Sign),
    Nag(u8),
    DrawOffer,
    Punctuation,
}

use Mark::{DrawOffer, Nag, Punctuation};

const CHECK: Mark = Mark::Sign(Sign::Check);
const DISCOVERED: Mark = Mark::Sign(Sign::DiscoveredCheck);
const DOUBLE: Mark = Mark::Sign(Sign::DoubleCheck);
const DOUBLE_PLUS: Mark = Mark::Sign(Sign::DoublePlus);
const MATE: Mark = Mark::Sign(Sign::Mate);

/// Signs and words in Italian, English, German and French print, a longer one before what it begins with.
const MARKS: &[(&str, Mark)] = &[
    ("+ sc.", DISCOVERED),
    ("+sc.", DISCOVERED),
    ("+ disc.", DISCOVERED),
    ("dis. ch.", DISCOVERED),
    ("dis.ch.", DISCOVERED),
    ("dis ch", DISCOVERED),
    ("disc. ch.", DISCOVERED),
    ("disc ch", DISCOVERED),
    ("disc", DISCOVERED),
    ("scacco di scoperta", DISCOVERED),
    ("discovered check", DISCOVERED),
    ("dis", DISCOVERED),
    ("dbl. ch.", DOUBLE),
    ("dbl.ch.", DOUBLE),
    ("dbl ch", DOUBLE),
    ("dbl", DOUBLE),
    ("double check", DOUBLE),
    ("doppio scacco", DOUBLE),
    ("scacco doppio", DOUBLE),
    ("Doppelschach", DOUBLE),
    ("scacco matto", MATE),
    ("scaccomatto", MATE),
    ("checkmate", MATE),
    ("Schachmatt", MATE),
    ("matto", MATE),
    ("matt", MATE),
    ("mate", MATE),
    ("mat", MATE),
    ("m.", MATE),
    ("scacco", CHECK),
    ("schach", CHECK),
    ("sch.", CHECK),
    ("sch", CHECK),
    ("sc.", CHECK),
    ("sc", CHECK),
    ("check", CHECK),
    ("ch.", CHECK),
    ("ch", CHECK),
    ("(=)", DrawOffer),
    ("( = )", DrawOffer),
    ("+/-", Nag(16)),
    ("-/+", Nag(17)),
    ("+/=", Nag(14)),
    ("=/+", Nag(15)),
    ("+=", Nag(14)),
    ("=+", Nag(15)),
    ("+-", Nag(18)),
    ("+–", Nag(18)),
    ("+−", Nag(18)),
    ("-+", Nag(19)),
    ("–+", Nag(19)),
    ("−+", Nag(19)),
    ("++", DOUBLE_PLUS),
    ("††", DOUBLE_PLUS),
    ("‡", DOUBLE_PLUS),
    ("+", CHECK),
    ("†", CHECK),
    ("#", MATE),
    ("≠", MATE),
    ("!!", Nag(3)),
    ("!?", Nag(5)),
    ("!", Nag(1)),
    ("???", Nag(4)),
    ("??", Nag(4)),
    ("?!", Nag(6)),
    ("?", Nag(2)),
    ("‼", Nag(3)),
    ("⁇", Nag(4)),
    ("⁉", Nag(5)),
    ("⁈", Nag(6)),
    ("□", Nag(7)),
    ("∞", Nag(13)),
    ("⩲", Nag(14)),
    ("⩱", Nag(15)),
    ("±", Nag(16)),
    ("∓", Nag(17)),
    ("=", DrawOffer),
    (",", Punctuation),
    (";", Punctuation),
    (".", Punctuation),
];

/// What a word is, if it is nothing but a mark.
pub(crate) fn alone(word: &str) -> Option<Mark> {
    MARKS.iter().find(|(text, _)| text.eq_ignore_ascii_case(word)).map(|(_, mark)| *mark)
}

/// Reads all marks to the end of the text.
pub(crate) fn marks(
    scanner: &mut Scanner<'_>,
    marks: &mut Marks,
    notes: &mut Vec<Note>,
) -> Result<(), Misread> {
    loop {
        scanner.skip_spaces();
        let Some(found) = scanner.peek() else { return Ok(()) };
        if en_passant(scanner) {
            marks.en_passant = true;
            continue;
        }
        if found == '$' {
            let digits = scanner.rest()[1..].bytes().take_while(u8::is_ascii_digit).count();
            let Ok(nag) = scanner.rest()[1..=digits].parse() else {
                return Err((scanner.at(), Malformed::Unexpected { found }));
            };
            marks.nags.push(nag);
            scanner.skip(1 + digits);
            continue;
        }
        let Some((_, mark)) = MARKS.iter().find(|(text, _)| scanner.word(text)) else {
            return Err((scanner.at(), Malformed::Unexpected { found }));
        };
        match mark {
            Mark::Sign(sign) => marks.sign = Some(stronger(marks.sign, *sign)),
            Mark::Nag(nag) => marks.nags.push(*nag),
            Mark::DrawOffer => marks.draw_offer = true,
            Mark::Punctuation => note_once(notes, Note::StrayPunctuation),
        }
    }
}

/// Of "+ mate" the mate counts.
fn stronger(before: Option<Sign>, sign: Sign) -> Sign {
    match before {
        Some(Sign::Mate) => Sign::Mate,
        Some(before) if sign == Sign::Check => before,
        _ => sign,
    }
}

/// `e.p.`, `ep`, `e. p.`, `(e.p.)`, `en passant`.
pub(crate) fn en_passant(scanner: &mut Scanner<'_>) -> bool {
    const SPELLINGS: [&str; 9] =
        ["(e.p.)", "(ep)", "(e.p)", "e. p.", "e.p.", "e.p", "en passant", "ep.", "ep"];
    SPELLINGS.iter().any(|spelling| scanner.word(spelling))
}
