//! The cases of `testdata/notation/`: what the Laws and the books print, and what people write.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use tratto_board::{Move, Position, Setup};
use tratto_notation::{
    Announcer, CheckSigns, DoublePlus, Form, Language, Note, ReadError, Style, Tongue, detect, forsyth, score,
};

/// A file of cases as rows by column name, with the number of the line for failures.
fn rows(name: &str) -> Vec<(usize, BTreeMap<String, String>)> {
    let path = format!("{}/../../testdata/notation/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    let (_, head) = lines.next().expect("a head line");
    let columns: Vec<&str> = head.split('\t').collect();
    lines
        .map(|(i, line)| {
            let fields: Vec<&str> = line.split('\t').collect();
            assert_eq!(fields.len(), columns.len(), "{name}:{}", i + 1);
            let row = columns.iter().zip(fields).map(|(c, f)| ((*c).to_owned(), f.to_owned()));
            (i + 1, row.collect())
        })
        .collect()
}

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn language(code: &str) -> Language {
    code.parse().expect("a code of the table")
}

fn uci(position: &Position, m: Move) -> String {
    position.uci(m).to_string()
}

/// The name of a note without what it carries.
fn name(note: &Note) -> String {
    format!("{note:?}").split([' ', '{']).next().unwrap_or_default().to_owned()
}

/// The names of notes in their order, `-` for none.
fn names(notes: &[Note]) -> String {
    match notes {
        [] => "-".to_owned(),
        _ => notes.iter().map(name).collect::<Vec<_>>().join(","),
    }
}

/// A text without annotations and draw offers, which are not part of a move.
fn bare(text: &str) -> String {
    let text = text.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
    // A number eaten from castling is put back.
    let text = if text.starts_with('-') { format!("0{text}") } else { text.to_owned() };
    text.replace("(=)", "").trim_end_matches(['!', '?', ' ']).to_owned()
}

#[test]
fn the_games_of_the_laws_are_read_and_written() {
    for (line, row) in rows("games.tsv") {
        let (start, end) = (Position::initial(), position(&row["end"]));
        let language = language(&row["language"]);
        let style = Style::new(language, row["form"].parse().unwrap());
        let tokens = score::tokens(&row["moves"]);
        let texts: Vec<&str> = tokens.iter().map(|token| token.text).collect();
        let found = detect::language(&start, &texts).unwrap_or_else(|error| panic!("line {line}: {error}"));
        assert_eq!(found.language, language, "line {line}");
        assert_eq!(found.rivals, [], "line {line}");
        assert_eq!(found.played.end.fen(), end.fen(), "line {line}");
        let offers = found.played.readings.iter().filter(|reading| reading.draw_offer).count();
        assert_eq!(offers, row["moves"].matches("(=)").count(), "line {line}");
        // Each move is written as printed, and read strictly.
        let mut now = start;
        for (text, reading) in texts.iter().zip(&found.played.readings) {
            let bare = bare(text);
            assert_eq!(style.write(&now, reading.played), bare, "line {line}");
            assert_eq!(style.read(&now, &bare), Ok(reading.played), "line {line}: {bare}");
            now = now.play(reading.played).unwrap();
        }
    }
}

/// Every game in every language and form, strictly, and detected from its short form.
#[test]
fn the_games_of_the_laws_in_every_language() {
    for (line, row) in rows("games.tsv") {
        let tokens = score::tokens(&row["moves"]);
        let texts: Vec<&str> = tokens.iter().map(|token| token.text).collect();
        let game =
            score::play(&Position::initial(), &texts, language(&row["language"]), DoublePlus::ByTheBoard);
        assert_eq!(game.error, None, "line {line}");
        let moves = game.moves();
        for language in Language::ALL {
            for form in Form::ALL {
                let style = Style::new(language, form);
                let mut now = Position::initial();
                let mut written = Vec::new();
                for &m in &moves {
                    let text = style.write(&now, m);
                    assert_eq!(style.read(&now, &text), Ok(m), "{language} {form:?} {text}");
                    written.push(text);
                    now = now.play(m).unwrap();
                }
                if matches!(form, Form::Short | Form::Minimal | Form::Long | Form::Pgn) {
                    let texts: Vec<&str> = written.iter().map(String::as_str).collect();
                    let found = detect::language(&Position::initial(), &texts)
                        .unwrap_or_else(|error| panic!("{language} {form:?}: {error}\n{texts:?}"));
                    assert!(found.language == language || found.alike.contains(&language), "{language}");
                    assert_eq!(found.played.moves(), moves, "{language} {form:?}");
                }
            }
        }
    }
}

#[test]
fn the_right_piece_is_named() {
    for (line, row) in rows("disambiguation.tsv") {
        let position = position(&row["fen"]);
        let m =
            *position.legal_moves().iter().find(|m| uci(&position, **m) == row["uci"]).expect("a legal move");
        let italian = Style::new(Language::Italian, Form::Short).with_check_signs(CheckSigns::None);
        assert_eq!(italian.write(&position, m), row["italian"], "line {line}");
        for language in Language::ALL {
            for form in [Form::Short, Form::Minimal, Form::Long, Form::Pgn, Form::Figurine] {
                let style = Style::new(language, form);
                let text = style.write(&position, m);
                assert_eq!(style.read(&position, &text), Ok(m), "line {line}: {language} {text}");
                assert_eq!(style.read_relaxed(&position, &text).unwrap().played, m, "line {line}: {text}");
            }
        }
    }
}

#[test]
fn what_people_write_has_one_meaning() {
    for (line, row) in rows("spellings.tsv") {
        let position = position(&row["fen"]);
        let style = Style::new(language(&row["language"]), Form::Short);
        let reading = style
            .read_relaxed(&position, &row["text"])
            .unwrap_or_else(|error| panic!("line {line}: {error}"));
        assert_eq!(uci(&position, reading.played), row["uci"], "line {line}: {}", row["text"]);
        assert_eq!(names(&reading.notes), row["notes"], "line {line}: {}", row["text"]);
        // Strict reading takes it only if it is exactly what the style writes.
        let expected = style.write(&position, reading.played);
        let strict = style.read(&position, &row["text"]);
        assert_eq!(strict.is_ok(), expected == row["text"], "line {line}: {}", row["text"]);
    }
}

#[test]
fn descriptive_notation_is_read_with_all_that_it_may_mean() {
    for (line, row) in rows("descriptive.tsv") {
        let position = position(&row["fen"]);
        let mut moves: Vec<&str> = row["moves"].split('|').collect();
        moves.sort();
        let style = Style::new(Language::English, Form::Short);
        let mut found: Vec<String> = match style.read_relaxed(&position, &row["text"]) {
            Ok(reading) => {
                assert_eq!(names(&reading.notes), row["notes"], "line {line}: {}", row["text"]);
                vec![uci(&position, reading.played)]
            }
            Err(ReadError::Ambiguous { candidates, .. }) => {
                candidates.iter().map(|m| uci(&position, *m)).collect()
            }
            Err(error) => panic!("line {line}: {error}"),
        };
        found.sort();
        assert_eq!(found, moves, "line {line}: {}", row["text"]);
        // It is English: no other language has it.
        let italian = Style::new(Language::Italian, Form::Short).read_relaxed(&position, &row["text"]);
        let in_italian = italian.is_ok_and(|reading| reading.notes.contains(&Note::Descriptive));
        assert!(!in_italian, "line {line}: {}", row["text"]);
    }
}

/// With `TRATTO_BLESS=1` the sentences in the file are written anew, to be looked at before they are kept.
#[test]
fn what_is_no_move_is_refused_with_its_reason() {
    let bless = std::env::var_os("TRATTO_BLESS").is_some();
    let mut blessed = String::from(
        "# Texts that are no legal move, and the sentence about them. Positions composed for Tratto, CC0.\nfen\tlanguage\ttext\terror\n",
    );
    for (line, row) in rows("refusals.tsv") {
        let position = position(&row["fen"]);
        let style = Style::new(language(&row["language"]), Form::Short);
        let error = style
            .read_relaxed(&position, &row["text"])
            .map(|reading| panic!("line {line}: {:?} was read as {:?}", row["text"], reading.played))
            .unwrap_err();
        assert_eq!(error.text(), row["text"]);
        if let ReadError::NotAMove { at, text, .. } = &error {
            assert!(text.is_char_boundary(*at), "line {line}");
        }
        if let ReadError::Ambiguous { candidates, .. } = &error {
            assert!(candidates.len() > 1, "line {line}");
        }
        let sentence = error.to_string();
        if bless {
            writeln!(blessed, "{}\t{}\t{}\t{sentence}", row["fen"], row["language"], row["text"]).unwrap();
        } else {
            assert_eq!(sentence, row["error"], "line {line}");
        }
    }
    if bless {
        let path = format!("{}/../../testdata/notation/refusals.tsv", env!("CARGO_MANIFEST_DIR"));
        std::fs::write(path, blessed).unwrap();
    }
}

#[test]
fn announcements_are_said_and_heard() {
    for (line, row) in rows("announcements.tsv") {
        let position = position(&row["fen"]);
        let tongue: Tongue = row["tongue"].parse().unwrap();
        let announcer = Announcer::new(tongue).brief(row["kind"] == "brief");
        let heard =
            announcer.hear(&position, &row["text"]).unwrap_or_else(|error| panic!("line {line}: {error}"));
        assert_eq!(uci(&position, heard.played), row["uci"], "line {line}: {}", row["text"]);
        if row["kind"] != "heard" {
            assert_eq!(announcer.say(&position, heard.played), row["text"], "line {line}");
        }
    }
}

#[test]
fn announcements_that_cannot_be_heard() {
    let start = Position::initial();
    let announcer = Announcer::new(Tongue::German);
    for (text, sentence) in [
        (
            "Springer Felix",
            "\"Springer Felix\" is not a move: at character 15, the square of arrival is missing, such as e4",
        ),
        (
            "Rochade",
            "\"Rochade\" is not a move: at character 8, it does not say whether castling is short or long",
        ),
        (
            "Springer nach Berlin",
            "\"Springer nach Berlin\" is not a move: at character 15, \"Berlin\" is not a word of an announcement",
        ),
        (
            "Turm Anna drei",
            "\"Turm Anna drei\" is not legal: the rook's way is blocked by the white pawn on a2",
        ),
    ] {
        assert_eq!(announcer.hear(&start, text).unwrap_err().to_string(), sentence);
    }
}

#[test]
fn placements_in_national_letters() {
    for (line, row) in rows("forsyth.tsv") {
        let language = language(&row["language"]);
        let setup =
            forsyth::read(&row["placement"], language).unwrap_or_else(|error| panic!("line {line}: {error}"));
        let fen = format!("{} w - - 0 1", row["english"]);
        assert_eq!(setup, Setup::from_fen(&fen).unwrap(), "line {line}");
        assert_eq!(forsyth::write(&setup, language), row["placement"], "line {line}");
        assert!(forsyth::languages(&row["placement"]).contains(&language), "line {line}");
        for language in Language::ALL {
            assert_eq!(forsyth::read(&forsyth::write(&setup, language), language), Ok(setup), "{language}");
        }
        assert_eq!(forsyth::read(&forsyth::write_figurines(&setup), language), Ok(setup));
    }
}

#[test]
fn placements_with_faults() {
    for (text, sentence) in [
        ("", "\"\" is not a placement: at character 1, there are 0 ranks instead of eight"),
        ("8/8", "\"8/8\" is not a placement: at character 4, there are 2 ranks instead of eight"),
        ("7/8", "\"7/8\" is not a placement: at character 2, rank 8 has 7 squares instead of eight"),
        ("81/8", "\"81/8\" is not a placement: at character 2, rank 8 has more than eight squares"),
        (
            "8/8/8/8/8/8/8/8/8",
            "\"8/8/8/8/8/8/8/8/8\" is not a placement: at character 16, there are more than eight ranks",
        ),
        (
            "8/K7",
            "\"8/K7\" is not a placement: at character 3, 'K' is no piece of this language, no digit from 1 to 8 and no stroke",
        ),
    ] {
        assert_eq!(forsyth::read(text, Language::Italian).unwrap_err().to_string(), sentence);
    }
}
