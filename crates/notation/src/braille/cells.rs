use crate::language::Language;
use std::fmt;

/// Which signs go with the letters.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum BrailleCode {
    /// Italian Braille: capital sign of dots 4 6, plus of dots 2 3 5, equals of dots 2 3 5 6.
    Italian,
    /// English Braille (UEB): capital sign of dot 6, signs of operation after dot 5.
    English,
}

impl BrailleCode {
    /// Both.
    pub const ALL: [BrailleCode; 2] = [BrailleCode::Italian, BrailleCode::English];

    /// The Italian table for Italian, the English for every other language.
    pub const fn for_language(language: Language) -> BrailleCode {
        match language {
            Language::Italian => BrailleCode::Italian,
            _ => BrailleCode::English,
        }
    }

    const fn capital(self) -> char {
        match self {
            BrailleCode::Italian => '⠨',
            BrailleCode::English => '⠠',
        }
    }

    /// The signs that are neither letters nor digits; a longer one before what it begins with.
    const fn signs(self) -> &'static [(char, &'static str)] {
        match self {
            BrailleCode::Italian => ITALIAN_SIGNS,
            BrailleCode::English => ENGLISH_SIGNS,
        }
    }

    /// Vowels with marks, which Italian has cells for.
    const fn vowels(self) -> &'static [(char, char)] {
        match self {
            BrailleCode::Italian => &[('à', '⠷'), ('è', '⠮'), ('é', '⠿'), ('ì', '⠌'), ('ò', '⠬'), ('ù', '⠾')],
            BrailleCode::English => &[],
        }
    }
}

const ITALIAN_SIGNS: &[(char, &str)] = &[
    ('#', "⠸⠹"),
    ('/', "⠸⠌"),
    ('?', "⠸⠢"),
    ('!', "⠸⠖"),
    (UNKNOWN, "⠸⠿"),
    ('+', "⠖"),
    ('=', "⠶"),
    ('(', "⠢"),
    (')', "⠔"),
    ('-', "⠤"),
    ('.', "⠲"),
    (',', "⠂"),
    (':', "⠒"),
    (';', "⠆"),
    ('\'', "⠄"),
];

const ENGLISH_SIGNS: &[(char, &str)] = &[
    ('#', "⠸⠹"),
    ('/', "⠸⠌"),
    (UNKNOWN, "⠸⠿"),
    ('+', "⠐⠖"),
    ('=', "⠐⠶"),
    ('(', "⠐⠣"),
    (')', "⠐⠜"),
    ('!', "⠖"),
    ('?', "⠦"),
    ('-', "⠤"),
    ('.', "⠲"),
    (',', "⠂"),
    (':', "⠒"),
    (';', "⠆"),
    ('\'', "⠄"),
];

/// What a character without a cell becomes.
const UNKNOWN: char = '\u{fffd}';

const NUMBER: char = '⠼';
const LETTER: char = '⠰';

/// a to z.
const LETTERS: [char; 26] = [
    '⠁', '⠃', '⠉', '⠙', '⠑', '⠋', '⠛', '⠓', '⠊', '⠚', '⠅', '⠇', '⠍', '⠝', '⠕', '⠏', '⠟', '⠗', '⠎', '⠞', '⠥',
    '⠧', '⠺', '⠭', '⠽', '⠵',
];

/// Digits share the cells of the first ten letters: 1 is a, 0 is j.
fn digit_cell(digit: char) -> Option<char> {
    let value = digit.to_digit(10)?;
    Some(LETTERS[(value as usize + 9) % 10])
}

/// A letter's cell. Letters of other alphabets that stand for pieces have the cell that their own Braille gives them, which is the cell of
/// the Latin letter of the same sound.
fn letter_cell(table: BrailleCode, letter: char) -> Option<char> {
    if let Some((_, cell)) = table.vowels().iter().find(|(vowel, _)| *vowel == letter) {
        return Some(*cell);
    }
    let latin = match letter {
        'a'..='z' => letter,
        'à' | 'á' | 'â' | 'ä' | 'ã' | 'å' | 'ă' | 'α' => 'a',
        'è' | 'é' | 'ê' | 'ë' | 'ě' => 'e',
        'ì' | 'í' | 'î' | 'ï' | 'ι' => 'i',
        'ò' | 'ó' | 'ô' | 'ö' | 'õ' | 'ø' | 'о' => 'o',
        'ù' | 'ú' | 'û' | 'ü' | 'ů' => 'u',
        'ç' | 'č' | 'ć' | 'ĉ' | 'ц' => 'c',
        'ñ' | 'ń' | 'ň' => 'n',
        'š' | 'ş' | 'ś' | 'с' | 'σ' => 's',
        'ž' | 'ż' | 'ź' => 'z',
        'ř' | 'р' | 'ρ' => 'r',
        'ł' | 'л' => 'l',
        'д' => 'd',
        'ф' => 'f',
        'к' => 'k',
        'п' | 'π' => 'p',
        'т' => 't',
        'β' => 'b',
        _ => return None,
    };
    Some(LETTERS[(latin as u8 - b'a') as usize])
}

/// A text in cells. A character that has none becomes dots 4 5 6 and the full cell.
///
/// A number ends where a cell comes that is no digit; where a letter from a to j follows at once, the letter sign (dots 5
/// 6) keeps it from being read as one.
pub fn to_cells(table: BrailleCode, text: &str) -> String {
    let mut cells = String::with_capacity(text.len() * 3);
    let mut in_number = false;
    for letter in text.chars() {
        if let Some(cell) = digit_cell(letter) {
            if !in_number {
                cells.push(NUMBER);
            }
            in_number = true;
            cells.push(cell);
            continue;
        }
        let after_number = std::mem::take(&mut in_number);
        if letter.is_whitespace() {
            cells.push(if letter == '\n' { '\n' } else { '⠀' });
            continue;
        }
        let small = letter.to_lowercase().next().unwrap_or(letter);
        if let Some(cell) = letter_cell(table, small) {
            if small != letter {
                cells.push(table.capital());
            } else if after_number && LETTERS[..10].contains(&cell) {
                cells.push(LETTER);
            }
            cells.push(cell);
            continue;
        }
        match letter {
            '½' => cells.push_str(&to_cells(table, "1/2")),
            '–' | '—' | '−' => cells.push('⠤'),
            _ => {
                let sign = table.signs().iter().find(|(sign, _)| *sign == letter);
                cells.push_str(sign.map_or("⠸⠿", |(_, cells)| cells));
            }
        }
    }
    cells
}

/// A cell that means nothing where it stands.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct CellError {
    /// Where it stands, in bytes.
    pub at: usize,
    /// The cell.
    pub cell: char,
}

impl fmt::Display for CellError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the cell {} at byte {} means nothing there", self.cell, self.at)
    }
}

impl std::error::Error for CellError {}

/// Whether it is a Braille pattern of six dots, the empty one included.
pub fn is_cell(letter: char) -> bool {
    ('\u{2800}'..='\u{283f}').contains(&letter)
}

/// The text of some cells: Latin letters, digits and signs.
pub fn from_cells(table: BrailleCode, cells: &str) -> Result<String, CellError> {
    let mut text = String::with_capacity(cells.len() / 3);
    let mut rest = cells;
    let (mut in_number, mut capital) = (false, false);
    while let Some(cell) = rest.chars().next() {
        let at = cells.len() - rest.len();
        let mut length = cell.len_utf8();
        if let Some((sign, pattern)) = table.signs().iter().find(|(_, pattern)| rest.starts_with(pattern)) {
            text.push(*sign);
            in_number = false;
            length = pattern.len();
        } else if cell == NUMBER {
            in_number = true;
        } else if cell == LETTER {
            in_number = false;
        } else if cell == table.capital() {
            in_number = false;
            capital = true;
            rest = &rest[length..];
            continue;
        } else if let Some(index) = LETTERS.iter().position(|letter| *letter == cell) {
            in_number &= index < 10;
            if in_number {
                text.push(b"1234567890"[index] as char);
            } else {
                let letter = (b'a' + index as u8) as char;
                text.push(if capital { letter.to_ascii_uppercase() } else { letter });
            }
        } else if let Some((vowel, _)) = table.vowels().iter().find(|(_, vowel)| *vowel == cell) {
            in_number = false;
            text.extend(if capital { vowel.to_uppercase().next() } else { Some(*vowel) });
        } else if cell == '⠀' || cell.is_whitespace() {
            in_number = false;
            text.push(if cell == '\n' { '\n' } else { ' ' });
        } else {
            return Err(CellError { at, cell });
        }
        capital = false;
        rest = &rest[length..];
    }
    Ok(text)
}

/// The characters of a BRF file, by the dots of a cell as bits: the North American ASCII code of Braille.
const ASCII: &[u8; 64] = br##" A1B'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\0Z7(_?W]#Y)="##;

/// Cells as the ASCII of a BRF file; anything else stays.
pub fn to_brf(cells: &str) -> String {
    let ascii = |letter: char| match letter {
        '\u{2800}'..='\u{283f}' => ASCII[(letter as u32 - 0x2800) as usize] as char,
        other => other,
    };
    cells.chars().map(ascii).collect()
}

/// The cells of a BRF file; line ends and form feeds stay.
pub fn from_brf(text: &str) -> String {
    let cell = |letter: char| {
        let wanted = letter.to_ascii_uppercase();
        match ASCII.iter().position(|&ascii| ascii as char == wanted) {
            Some(dots) => char::from_u32(0x2800 + dots as u32).unwrap_or(letter),
            None => letter,
        }
    };
    text.chars().map(cell).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The dots of a cell, as they are numbered.
    fn dots(cell: char) -> String {
        let bits = cell as u32 - 0x2800;
        (0..6).filter(|bit| bits >> bit & 1 == 1).map(|bit| char::from(b'1' + bit as u8)).collect()
    }

    #[test]
    fn letters_are_those_of_literary_braille() {
        let expected = "1 12 14 145 15 124 1245 125 24 245 13 123 134 1345 135 1234 12345 1235 234 2345 136 1236 2456 1346 \
            13456 1356";
        let found = LETTERS.map(dots).join(" ");
        assert_eq!(found, expected.split_whitespace().collect::<Vec<_>>().join(" "));
        assert_eq!((dots(NUMBER), dots(LETTER)), ("3456".into(), "56".into()));
        assert_eq!(
            (dots(BrailleCode::Italian.capital()), dots(BrailleCode::English.capital())),
            ("46".into(), "6".into())
        );
    }

    #[test]
    fn brf_has_one_character_for_every_cell() {
        for dots in 0..64u32 {
            let cell = char::from_u32(0x2800 + dots).unwrap().to_string();
            assert_eq!(from_brf(&to_brf(&cell)), cell);
        }
        assert_eq!(to_brf("⠁⠃⠉⠵⠼⠀"), "ABCZ# ");
    }

    #[test]
    fn no_sign_of_a_table_hides_another() {
        for table in BrailleCode::ALL {
            for (i, (sign, pattern)) in table.signs().iter().enumerate() {
                let before = table.signs()[..i].iter().find(|(_, other)| pattern.starts_with(other));
                assert_eq!(before, None, "{table:?} {sign}");
                assert!(!LETTERS.contains(&pattern.chars().next().unwrap()), "{table:?} {sign}");
            }
        }
    }

    #[test]
    fn numbers_end_and_letters_after_them_are_letters() {
        for table in BrailleCode::ALL {
            for text in ["C5f3", "e2e4", "d8D", "0-0-0", "12. e4 e5", "exd6 e.p.", "Rb1 (=)", "Dh5#", "a1=T+"]
            {
                let cells = to_cells(table, text);
                assert!(cells.chars().all(is_cell));
                assert_eq!(from_cells(table, &cells).as_deref(), Ok(text), "{cells}");
            }
        }
        assert_eq!(to_cells(BrailleCode::Italian, "C5f3"), "⠨⠉⠼⠑⠰⠋⠼⠉");
        assert_eq!(to_cells(BrailleCode::English, "N5f3+"), "⠠⠝⠼⠑⠰⠋⠼⠉⠐⠖");
        assert_eq!(to_cells(BrailleCode::Italian, "Nicolò ☺"), "⠨⠝⠊⠉⠕⠇⠬⠀⠸⠿");
        assert_eq!(to_cells(BrailleCode::English, "½-½"), "⠼⠁⠸⠌⠼⠃⠤⠼⠁⠸⠌⠼⠃");
    }
}
