mod list;

use crate::event::Act;
use crate::event::grammar::{Piece, Row, Term, Tree};
use proptest::prelude::*;
use proptest::sample::select;
use std::collections::BTreeSet;

/// One of every form.
const FORMS: &str = r#"
white arrives
white leaves area
black leaves venue with-permission
white returns
white touches e2
white touches e2 accidentally
white touches c4 and e5 in-unknown-order
white releases e2 on e4
white removes e4
white puts queen on a8
white rests knight on a8
white plays e2e4
black plays a2a1n
white plays e1g1 with-both-hands
white takes-back
white announces g1f3
black repeats g1f3
white presses
white presses with-other-hand
white offers-draw
white offers-draw on-condition
white accepts
white refuses
black claims threefold
black claims threefold with "Nb8" = c6b8
black claims fifty
black claims fifty with "Te8" = e2e8
white claims flag
white claims flag from-a-screen
white claims illegal-move
white claims touched
white claims quickplay no-effort
white claims extra-seconds
white resigns
white stops-clocks piece-missing
white records "Cf3" = g1f3
white records "N\"?\\" = unclear
white records "(=)" = draw-offer
white records "P-K4" = not-algebraic
white signs 1-0
white signs 1/2-1/2
white signs 0-1/2
black displaces d8
black displaces d8 e7
black puts-back
white offends phone-rings
white asks see-sheet
white returns-sheet
white appeals
white seals "Cd2" = ambiguous
white adjourns 12:30
white states b1d2
players agree-to-correct
arbiter starts
arbiter observes flag white
arbiter observes both-flags
arbiter observes illegal-move
arbiter observes touched
arbiter observes illegal-position
arbiter observes absence black
arbiter observes automatic-draw
arbiter observes not-algebraic white
arbiter stops-clocks
arbiter restarts-clocks
arbiter agrees
arbiter penalises white warning
arbiter penalises white opponent-time 2:00
arbiter penalises white own-time 1:00:00
arbiter penalises white loss 1/2
arbiter penalises white own-points 0
arbiter penalises white opponent-points 1
arbiter penalises white fine
arbiter penalises white exclusion
arbiter penalises white expulsion
arbiter sets white to 0:00.250
arbiter adds 2:00 to black
arbiter takes-back 2
arbiter declares 3/4-1/4
arbiter annuls
arbiter lets-play-on
arbiter consents
arbiter tells-to-seal
arbiter checks-envelope
arbiter checks-envelope missing names times
arbiter resumes
arbiter opens-envelope
arbiter replaces-clock
arbiter sends-out
arbiter inspects black
arbiter provides white
arbiter reconstructs
arbiter tells white moves-made
arbiter tells black opponent-moved
arbiter tells white clock-not-pressed
assistant-of-white plays e2e4
assistant-of-white announces e2e4
assistant-of-white presses
assistant-of-white records "e4" = e2e4
assistant-of-white informs-asked
assistant-of-white informs-unasked
assistant-of-white claims flag
assistant-of-white reports g8
assistant-of-white adjourns
found wrong-start
found board-turned
found colours-reversed
found clock-setting
found clock-setting schedule-suffers
found clock-defect
found displaced
found displaced 12
found illegal-move
found flag white
found not-provable
found boards-differ white
found sheets-differ 4
found envelope-lost
found envelope-lost position-unknown
found resumption-times
spectator tells-player
"#;

#[test]
fn every_form_is_written_as_it_is_read() {
    for form in FORMS.lines().filter(|line| !line.is_empty()) {
        let act: Act = form.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(act.to_string(), form);
    }
}

/// Any text of a term, as it is written.
fn term(term: &Term) -> BoxedStrategy<String> {
    let square = || "[a-h][1-8]";
    let one_of = |texts: &[&'static str]| select(texts.to_vec()).prop_map(str::to_owned).boxed();
    let points = || select(vec!["0", "1/4", "1/2", "3/4", "1", "11/2", "3"]);
    let moved = move || {
        let hands = select(vec!["", " with-both-hands"]);
        (square(), square(), "[qrbn]?", hands)
            .prop_map(|(from, to, role, hands)| format!("{from}{to}{role}{hands}"))
    };
    match term {
        Term::Side => one_of(&["white", "black"]),
        Term::Square => square().boxed(),
        Term::Role => one_of(&["queen", "rook", "bishop", "knight"]),
        Term::Move => moved().boxed(),
        Term::Written => {
            let quoted = any::<String>().prop_map(|text| text.replace('\\', "\\\\").replace('"', "\\\""));
            let word = select(vec!["ambiguous", "unclear", "not-algebraic", "draw-offer"]);
            let meaning = prop_oneof![word.prop_map(str::to_owned), moved()];
            (quoted, meaning).prop_map(|(text, meaning)| format!("\"{text}\" = {meaning}")).boxed()
        }
        Term::Time => (0_u64..400_000, select(vec!["", ".001", ".250"]))
            .prop_map(|(seconds, part)| match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
                (0, minutes, seconds) => format!("{minutes}:{seconds:02}{part}"),
                (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}{part}"),
            })
            .boxed(),
        Term::Number => any::<u16>().prop_map(|number| number.to_string()).boxed(),
        Term::Points => points().prop_map(str::to_owned).boxed(),
        Term::Score => (points(), points()).prop_map(|(white, black)| format!("{white}-{black}")).boxed(),
        Term::Flag => Just(String::new()).boxed(),
        Term::Names { names, .. } => one_of(&names.iter().map(|name| name.word).collect::<Vec<_>>()),
        Term::Table { rows, .. } => select(rows.clone()).prop_flat_map(|row| row_text(&row)).boxed(),
    }
}

/// Any text of a row, as it is written.
fn row_text(row: &Row) -> BoxedStrategy<String> {
    let mut text = Just(row.verb.to_owned()).boxed();
    for piece in &row.pieces {
        let of = |name: &str| term(row.term(name).unwrap());
        let or_none = |word: &'static str, value: BoxedStrategy<String>| {
            prop_oneof![Just(String::new()), value.prop_map(move |value| format!("{word}{value}"))].boxed()
        };
        let several =
            |name: &str| prop::collection::vec(of(name), 1..5).prop_map(|all| all.join(" ")).boxed();
        let next = match piece {
            Piece::Word(word) => Just((*word).to_owned()).boxed(),
            Piece::Field(name) | Piece::Plain(name) => of(name),
            Piece::Default(name, default) => {
                let default = default.clone();
                let shown = move |value| if value == default { String::new() } else { value };
                of(name).prop_map(shown).boxed()
            }
            Piece::Flag(_, word, _) => or_none("", Just((*word).to_owned()).boxed()),
            Piece::After(name, word) => {
                let word = *word;
                or_none("", of(name).prop_map(move |value| format!("{word} {value}")).boxed())
            }
            Piece::Maybe(name, _) => or_none("", of(name)),
            Piece::List(name, None) => several(name),
            Piece::List(name, Some(word)) => {
                let word = *word;
                or_none("", several(name).prop_map(move |all| format!("{word} {all}")).boxed())
            }
        };
        text = (text, next).prop_map(|(text, next)| joined(&[&text, &next])).boxed();
    }
    text
}

fn joined(words: &[&str]) -> String {
    words.iter().filter(|word| !word.is_empty()).copied().collect::<Vec<_>>().join(" ")
}

/// Every row of the table, with who acts.
fn rows() -> Vec<(&'static str, Row)> {
    let named = |(who, rows): (&'static str, Vec<Row>)| rows.into_iter().map(move |row| (who, row));
    let mut rows: Vec<(&'static str, Row)> = Act::grammar().into_iter().flat_map(named).collect();
    for who in ["player", "assistant"] {
        let own: Vec<Row> = rows.iter().filter(|row| row.0 == who).map(|row| row.1.clone()).collect();
        let (white, black) =
            if who == "player" { ("white", "black") } else { ("assistant-of-white", "assistant-of-black") };
        rows.extend(own.iter().flat_map(|row| [(white, row.clone()), (black, row.clone())]));
        rows.retain(|row| row.0 != who);
    }
    rows
}

/// Any act of any kind.
pub(crate) fn any_act() -> BoxedStrategy<Act> {
    let rows = select(rows());
    let texts = rows.prop_flat_map(|(who, row)| row_text(&row).prop_map(move |text| format!("{who} {text}")));
    texts.prop_map(|text| text.parse().expect("it is written as acts are")).boxed()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Each case writes one text of every row.
    #[test]
    fn every_act_is_written_as_it_is_read(
        texts in rows().iter().map(|(who, row)| {
            let who = *who;
            row_text(row).prop_map(move |text| format!("{who} {text}"))
        }).collect::<Vec<_>>()
    ) {
        for text in texts {
            let act: Act = match text.parse() {
                Ok(act) => act,
                Err(error) => return Err(TestCaseError::fail(format!("{error}"))),
            };
            prop_assert_eq!(act.to_string(), text);
            prop_assert!(Act::kinds().contains(&act.kind()), "{}", act.kind());
        }
    }
}

#[test]
fn no_two_kinds_are_alike() {
    let kinds = Act::kinds();
    assert_eq!(kinds.iter().collect::<BTreeSet<_>>().len(), kinds.len());
}

#[test]
fn there_is_an_example_of_every_kind() {
    let kinds: Vec<String> = Act::examples().iter().map(Act::kind).collect();
    assert_eq!(kinds, Act::kinds());
}

#[test]
fn the_parts_of_an_act_have_names() {
    let text = |text: &str| Tree::Text(text.to_owned());
    let act: Act = "black claims fifty with \"Te8\" = e2e8".parse().unwrap();
    let play = Tree::Parts(vec![
        ("from", text("e2")),
        ("to", text("e8")),
        ("promotion", Tree::None),
        ("bothHands", Tree::Flag(false)),
    ]);
    let written = Tree::Parts(vec![("text", text("Te8")), ("meaning", play)]);
    let claim = Tree::Parts(vec![("act", text("Fifty")), ("written", written)]);
    let parts =
        vec![("who", text("player")), ("side", text("black")), ("act", text("Claim")), ("claim", claim)];
    assert_eq!(act.tree(), Tree::Parts(parts));
}

#[test]
fn spaces_do_not_matter() {
    assert_eq!("  white   plays  e2e4 ".parse::<Act>().unwrap().to_string(), "white plays e2e4");
    assert_eq!(
        " white records \" x \"  =  e2e4".parse::<Act>().unwrap().to_string(),
        "white records \" x \" = e2e4"
    );
}

#[test]
fn an_error_points_at_the_word() {
    let error = |text: &str| text.parse::<Act>().unwrap_err().to_string();
    assert_eq!(
        error("white touches e9"),
        "\"white touches e9\": \"e9\" (letter 15) should be a square such as e4"
    );
    assert_eq!(
        error("white touches"),
        "\"white touches\" breaks off: after it should come a square such as e4"
    );
    assert_eq!(
        error("white plays e2e4 twice"),
        "\"white plays e2e4 twice\": \"twice\" (letter 18) should be nothing more"
    );
    assert!(error("bianco muove").contains("should be white, black, arbiter"), "{}", error("bianco muove"));
    assert!(error("white jumps").contains("\"jumps\" (letter 7) should be what the player does"));
    assert!(error("arbiter sings").contains("\"sings\" (letter 9) should be what the arbiter does"));
    assert!(error("found gold").contains("should be what is found"));
    assert!(error("white plays e7e8k").contains("should be a move by its squares"));
    assert!(error("white plays ééé").contains("should be a move by its squares"));
    assert!(error("white offends x").contains("should be one of disrepute, notes"));
    assert!(error("white records \"e4").contains("a quotation mark at the end"));
    assert!(error("white records \"e4\" e2e4").contains("should be \"=\""));
    assert!(error("arbiter sets white to 1:60").contains("should be a time"));
    assert!(error("arbiter sets white to 1:00.5").contains("should be a time"));
    assert!(error("arbiter declares 1").contains("should be a score"));
    assert!(error("").contains("breaks off"));
    // Of two acts with the same verb, the one that comes further says what is wrong.
    assert_eq!(
        error("white touches c4 and e5"),
        "\"white touches c4 and e5\" breaks off: after it should come \"in-unknown-order\""
    );
    assert!(error("white touches c4 twice").contains("should be one of deliberately, accidentally"));
    assert!(error("black claims flagg").contains("should be threefold, fifty, flag, illegal-move"));
    assert!(error("arbiter").ends_with("provides, reconstructs or tells"), "{}", error("arbiter"));
    assert!(error("arbiter agree").contains("agrees, postpones, postpones-with-time, rejects, penalises"));
}
