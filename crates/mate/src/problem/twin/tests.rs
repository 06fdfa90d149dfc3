use super::*;
use proptest::prelude::*;

const FEN: &str = "7k/7b/5Kp1/8/8/8/8/5Q2 w - - 0 1";

fn changed(text: &str) -> String {
    let setup = Setup::from_fen(FEN).unwrap();
    let twin: Twin = text.parse().unwrap_or_else(|error| panic!("{error}"));
    let (setup, stipulation) = twin.apply(&setup, &"#2".parse().unwrap()).unwrap();
    format!("{} {stipulation}", setup.fen().split(' ').next().unwrap())
}

#[test]
fn both_ways_of_writing() {
    for (texts, expected) in [
        (&["b) Qf1->a1", "move f1 a1", "mov f1 a1", "Qf1-a1", "wQf1 → a1"][..], "7k/7b/5Kp1/8/8/8/8/Q7 #2"),
        (&["c) f1<->h7", "exchange f1 h7", "Qf1⇄Bh7", "exch f1 h7"], "7k/7Q/5Kp1/8/8/8/8/5b2 #2"),
        (&["-Pg6", "remove g6", "rem g6", "−g6"], "7k/7b/5K2/8/8/8/8/5Q2 #2"),
        (&["+bSa1", "add black Sa1", "add bNa1"], "7k/7b/5Kp1/8/8/8/8/n4Q2 #2"),
        (&["add white Pa2b2", "+wPa2 +wPb2", "+wPa2, +wPb2"], "7k/7b/5Kp1/8/8/8/PP6/5Q2 #2"),
        (&["substitute B S", "subst b n"], "7k/7n/5Kp1/8/8/8/8/5Q2 #2"),
        (&["shift h8 g8", "shi b1 a1"], "6k1/6b1/4Kp2/8/8/8/8/4Q3 #2"),
        (&["polish"], "7K/7B/5kP1/8/8/8/8/5q2 #2"),
        (&["stipulation #3", "#3", "stip #3"], "7k/7b/5Kp1/8/8/8/8/5Q2 #3"),
        (&["ser-h#3", "d) stipulation ser-h#3"], "7k/7b/5Kp1/8/8/8/8/5Q2 ser-h#3"),
        (&["move f1 a1 remove g6", "Qf1->a1, -g6", "f1-a1 & -Pg6"], "7k/7b/5K2/8/8/8/8/Q7 #2"),
    ] {
        for text in texts {
            assert_eq!(changed(text), expected, "{text}");
        }
    }
}

#[test]
fn the_whole_board() {
    assert_eq!(changed("rotate 90"), "kb6/2p5/2K4Q/8/8/8/8/8 #2");
    assert_eq!(changed("rotate 180"), "2Q5/8/8/8/8/1pK5/b7/k7 #2");
    assert_eq!(changed("rotate 270"), "8/8/8/8/8/Q4K2/5p2/6bk #2");
    assert_eq!(changed("mirror a1<-->h1"), "k7/b7/1pK5/8/8/8/8/2Q5 #2");
    assert_eq!(changed("mirror a1<->a8"), "5Q2/8/8/8/8/5Kp1/7b/7k #2");
    assert_eq!(changed("rotate 90 rotate 270"), changed("polish polish"));
    assert_eq!(changed("mirror a1 h8 mirror a1 h8"), changed("rotate 180 rotate 180"));
    assert_eq!(changed("mirror a1 h8 mirror a8 h1"), changed("rotate 180"));
    assert_eq!(changed("mirror a8<-->h1 mirror a1<-->h1"), changed("rotate 90"));
}

#[test]
fn from_the_diagram_or_from_the_twin_before() {
    let setup = Setup::from_fen(FEN).unwrap();
    let twins: Vec<Twin> =
        ["Qf1->a1", "continued -g6", "-h7"].iter().map(|text| text.parse().unwrap()).collect();
    let all = parts(&setup, &"#2".parse().unwrap(), &twins, false).unwrap();
    let told: Vec<(String, String)> = all
        .iter()
        .map(|part| (part.letter.clone(), part.setup.fen().split(' ').next().unwrap().to_owned()))
        .collect();
    let pair = |letter: &str, fen: &str| (letter.to_owned(), fen.to_owned());
    assert_eq!(
        told,
        [
            pair("a", "7k/7b/5Kp1/8/8/8/8/5Q2"),
            pair("b", "7k/7b/5Kp1/8/8/8/8/Q7"),
            pair("c", "7k/7b/5K2/8/8/8/8/Q7"),
            pair("d", "7k/8/5Kp1/8/8/8/8/5Q2"),
        ]
    );
    let zero = parts(&setup, &"#2".parse().unwrap(), &twins, true).unwrap();
    assert_eq!((zero.len(), zero[0].letter.as_str(), zero[0].twin), (3, "a", Some(0)));
    assert_eq!(letter(25), "z");
    assert_eq!(letter(26), "z1");
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let told = |text: &str| match text.parse::<Twin>() {
        Err(error) => error.to_string(),
        Ok(twin) => {
            let setup = Setup::from_fen(FEN).unwrap();
            twin.apply(&setup, &"#2".parse().unwrap()).unwrap_err().to_string()
        }
    };
    for (text, part) in [
        ("", "changes nothing"),
        ("b) cont", "changes nothing"),
        ("turn around", "\"turn\" at character 1"),
        ("move a9 a2", "at character 6 a square such as a2 is wanted, not \"a9\""),
        ("move a2", "not \"\""),
        ("f1", "\"f1\" at character 1"),
        ("add Qa1", "a piece such as wPa2 is wanted, not \"Qa1\""),
        ("add", "a piece such as wPa2"),
        ("+Qa1", "a piece such as wPa2"),
        ("substitute X R", "one of K Q R B S P"),
        ("rotate 45", "90, 180 or 270 is wanted, not \"45\""),
        ("mirror a1 b2", "not \"a1 b2\""),
        ("condition circe", "fairy chess"),
        ("stip x#2", "is not one of s, r, h, ser-h"),
        ("a1->a2", "nothing stands on a1"),
        ("a1<->a2", "nothing stands on a1"),
        ("Rf1->a1", "the piece on f1 is a white queen"),
        ("-bQf1", "the piece on f1 is a white queen"),
        ("-Kh8", "black would have 0 kings"),
        ("+wKa1", "white would have 2 kings"),
        ("shift a1 b1", "would leave the board"),
        ("é->à", "no twin"),
    ] {
        let told = told(text);
        assert!(told.contains(part), "{text}: {told}");
    }
}

proptest! {
    #[test]
    fn nothing_panics(text in "\\PC{0,30}") {
        let _ = text.parse::<Twin>();
    }

    #[test]
    fn words_of_twins_in_any_order(words in proptest::collection::vec(prop_oneof![
        Just("move"), Just("a1"), Just("h8"), Just("f1"), Just("->"), Just("<->"), Just("-"), Just("+"), Just("wQa1"),
        Just("add"), Just("black"), Just("mirror"), Just("rotate"), Just("90"), Just("cont"), Just("é"), Just("#2"),
    ], 0..7), tight in any::<bool>()) {
        let text = words.join(if tight { "" } else { " " });
        if let Ok(twin) = text.parse::<Twin>() {
            // What is written out can be read again, and is the same.
            prop_assert_eq!(twin.to_string().parse::<Twin>(), Ok(twin.clone()));
            let _ = twin.apply(&Setup::from_fen(FEN).unwrap(), &"#2".parse().unwrap());
        }
    }
}
