use super::*;
use crate::control::{Expected, PeriodsError};
use Assumption::*;

#[track_caller]
fn reads(text: &str, pgn: &str, assumptions: &[Assumption]) {
    match TimeControl::read(text) {
        Ok(said) => {
            assert_eq!((said.control.to_pgn().as_str(), &said.assumptions[..]), (pgn, assumptions), "{text}")
        }
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn minutes_and_seconds_without_units() {
    for (text, pgn) in [
        ("5+3", "300+3"),
        ("15+10", "900+10"),
        ("15 + 10", "900+10"),
        (" 3+2 ", "180+2"),
        ("90+30", "5400+30"),
        ("5+0", "300"),
        ("0+1", "0+1"),
        ("1.5+2", "90+2"),
        ("½+0", "30"),
        ("1½+0.5", "90+0.5"),
        ("¼+1", "15+1"),
        ("¾+1", "45+1"),
        ("179+1", "10740+1"),
    ] {
        reads(text, pgn, &[Minutes, SecondsPerMove]);
    }
    for (text, pgn) in [
        ("5", "300"),
        ("60", "3600"),
        ("5 each", "300"),
        ("G/60", "3600"),
        ("SD/30", "1800"),
        ("g60", "3600"),
    ] {
        reads(text, pgn, &[Minutes]);
    }
}

#[test]
fn units_leave_nothing_open() {
    for (text, pgn) in [
        ("5 min", "300"),
        ("5 min.", "300"),
        ("5'", "300"),
        ("5’", "300"),
        ("5′", "300"),
        ("5m", "300"),
        ("30 s", "30"),
        ("30\"", "30"),
        ("30''", "30"),
        ("30’’", "30"),
        ("5'30\"", "330"),
        ("5m30s", "330"),
        ("1h", "3600"),
        ("1h30", "5400"),
        ("1h30m", "5400"),
        ("1h 30m", "5400"),
        ("1 h 30 min", "5400"),
        ("1h30'15\"", "5415"),
        ("2 hours", "7200"),
        ("2 ore", "7200"),
        ("1 ora", "3600"),
        ("1.5h", "5400"),
        ("1:30:00", "5400"),
        ("40/1:30:00 + 0:30:00", "40/5400:1800"),
        ("999:59:59", "3599999"),
        ("0:05:00+3s", "300+3"),
        ("3'+2\"", "180+2"),
        ("3′ + 2″", "180+2"),
        ("3 min + 2 sec", "180+2"),
        ("90m+30s", "5400+30"),
        ("1h30 + 30\"", "5400+30"),
        ("1h + 30\"", "3600+30"),
        ("90 minuti + 30 secondi", "5400+30"),
        ("90 minutes and 30 seconds", "5400+30"),
        ("90 minuti più 30 secondi", "5400+30"),
        ("5 minutes each", "300"),
        ("5 minuti a testa", "300"),
        ("25 min per player", "1500"),
        ("200'", "12000"),
        ("5 min 3 sec delay", "300d3"),
        ("5 min 3 sec per move", "300+3"),
        ("5 min 3\"/move", "300+3"),
        ("10 min with 5 sec increment", "600+5"),
        ("10 minuti con incremento di 5 secondi a mossa", "600+5"),
        ("60' + 5\" Bronstein", "3600b5"),
        ("60' + 5\" Bronstein delay", "3600b5"),
        ("60' + 5\" delay (Bronstein)", "3600b5"),
        ("60' + 5\" delay per move", "3600d5"),
        ("60' + 5\" ritardo", "3600d5"),
        ("60' + 5\" inc each move", "3600+5"),
        ("30 min per move + 1h", "3600+1800"),
        ("hourglass 2'", "*120"),
        ("clessidra 1h", "*3600"),
        ("2' hourglass", "*120"),
    ] {
        reads(text, pgn, &[]);
    }
}

#[test]
fn as_in_the_united_states() {
    for (text, pgn) in [
        ("G/60 d5", "3600d5"),
        ("G/60;d5", "3600d5"),
        ("G/60, d/5", "3600d5"),
        ("g/60 delay 5", "3600d5"),
        ("G/60 Bronstein 5", "3600b5"),
        ("60 d5", "3600d5"),
        ("60d5", "3600d5"),
        ("60 delay/5", "3600d5"),
        ("60 Bronstein delay 5", "3600b5"),
        ("60, +, d5", "3600d5"),
        ("G/30 +5", "1800+5"),
        ("G/30;+5", "1800+5"),
        ("G/90;inc30", "5400+30"),
        ("G/90 inc/30", "5400+30"),
        ("Game in 60, delay 5", "3600d5"),
        ("G/5;d0", "300"),
    ] {
        reads(text, pgn, &[Minutes, SecondsPerMove]);
    }
    reads("40/90 SD/30", "40/5400:1800", &[Minutes, MovesFirst]);
    reads("40/90 SD/30 +30", "40/5400+30:1800+30", &[Minutes, SecondsPerMove, MovesFirst, FromMoveOne]);
    reads("40/90, SD/30; d10", "40/5400d10:1800d10", &[Minutes, SecondsPerMove, MovesFirst, FromMoveOne]);
    reads("30/60 SD/30", "30/3600:1800", &[Minutes, MovesFirst]);
    reads("40/120,20/60,SD/30", "40/7200:20/3600:1800", &[Minutes, MovesFirst]);
    reads("G/1h30", "5400", &[]);
    reads("40/2h, SD/1h", "40/7200:3600", &[]);
    reads("40/2h SD/1h d5", "40/7200d5:3600d5", &[SecondsPerMove, FromMoveOne]);
    reads("40/40 SD/30", "40/2400:1800", &[Minutes]);
}

#[test]
fn periods_by_moves() {
    let all = [Minutes, SecondsPerMove, FortyIsMoves, FromMoveOne];
    reads("90/40+30+30", "40/5400+30:1800+30", &all);
    reads("40/90+30+30", "40/5400+30:1800+30", &all);
    reads(
        "100/40+50/20+15+30",
        "40/6000+30:20/3000+30:900+30",
        &[Minutes, SecondsPerMove, FortyIsMoves, SameOrder, FromMoveOne],
    );
    reads("90/40 + 30 + 30\"", "40/5400+30:1800+30", &[Minutes, FortyIsMoves, FromMoveOne]);
    reads("90/40 + 30\" + 30", "40/5400+30:1800+30", &[Minutes, FortyIsMoves, FromMoveOne]);
    reads("90/40 + 30'", "40/5400:1800", &[Minutes, FortyIsMoves]);
    reads("90'/40 + 30' + 30\"", "40/5400+30:1800+30", &[FromMoveOne]);
    reads("90'/40 + 30' + 30", "40/5400+30:1800+30", &[SecondsPerMove, FromMoveOne]);
    reads("90'/40 mosse + 30' + 30\"/mossa", "40/5400+30:1800+30", &[FromMoveOne]);
    reads("90/40 moves + 30' + 30\"", "40/5400+30:1800+30", &[Minutes, FromMoveOne]);
    reads("90'/40 + 30' + 30\" from move 41", "40/5400:1800+30", &[]);
    reads("90'/40 + 30' + 30\" from move 1", "40/5400+30:1800+30", &[]);
    reads("120'/40 + 60'/20 + 15' + 30\" dalla mossa 61", "40/7200:20/3600:900+30", &[]);
    reads("120'/40 + 60'/20 + 15' + 30\" dalla 61", "40/7200:20/3600:900+30", &[]);
    reads("40/40+30'", "40/2400:1800", &[Minutes]);
    reads("60'/30", "30/3600", &[LastRepeats]);
    reads("40/1h 30m", "40/5400", &[LastRepeats]);
    reads("40/1h30m15s", "40/5415", &[LastRepeats]);
    reads("30/60'", "30/3600", &[LastRepeats]);
    reads("90/40", "40/5400", &[Minutes, FortyIsMoves, LastRepeats]);
    reads("40/4", "40/240", &[Minutes, FortyIsMoves, LastRepeats]);
    reads("40/599", "40/35940", &[Minutes, FortyIsMoves, LastRepeats]);
    reads("90/40+30\"", "40/5400+30", &[Minutes, FortyIsMoves, LastRepeats]);
    reads(
        "40 moves in 90 minutes, then 30 minutes, 30 seconds per move",
        "40/5400+30:1800+30",
        &[FromMoveOne],
    );
    reads(
        "40 mosse in 90 minuti, poi 30 minuti, incremento 30 secondi",
        "40/5400+30:1800+30",
        &[FromMoveOne],
    );
    reads("40 moves / 2h, 1h KO", "40/7200:3600", &[]);
    reads("90 minutes for 40 moves then 30 minutes for the rest of the game", "40/5400:1800", &[]);
    reads("90 minuti per 40 mosse poi il resto in 30 minuti", "40/5400:1800", &[]);
    reads("5'/60 + 0' + 3\" from move 61", "60/300:0+3", &[]);
    reads("90min/40moves+30min/end+30s/move", "40/5400+30:1800+30", &[FromMoveOne]);
    reads("90'/40 + 30'/fine", "40/5400:1800", &[]);
    let said = "90 minutes for the first 40 moves followed by 30 minutes for the rest of the game \
                with an addition of 30 seconds per move starting from move one";
    reads(said, "40/5400+30:1800+30", &[]);
    let said = "90 minuti per le prime 40 mosse, più 30 minuti per il resto della partita, \
                con incremento di 30 secondi a mossa a partire dalla prima mossa";
    reads(said, "40/5400+30:1800+30", &[]);
    reads("40 moves in one hour", "40/3600", &[LastRepeats]);
}

#[test]
fn pgn_is_told_by_its_signs() {
    reads("40/5400:1800+30", "40/5400:1800+30", &[PgnSeconds]);
    reads(" 40/7200d5:3600d5 ", "40/7200d5:3600d5", &[PgnSeconds]);
    reads("*120", "*120", &[PgnSeconds]);
    reads("?", "?", &[]);
    reads(" - ", "-", &[]);
}

#[test]
fn a_rate_goes_with_a_time() {
    for (text, pgn, rate) in [
        ("lampo 5+3", "300+3", Rate::Blitz),
        ("Blitz 3+2", "180+2", Rate::Blitz),
        ("15+10 rapid", "900+10", Rate::Rapid),
        ("rapido 15'", "900", Rate::Rapid),
        ("classical 90+30", "5400+30", Rate::Standard),
        ("semilampo", "900", Rate::Rapid),
        ("Semi-Lampo 20'", "1200", Rate::Rapid),
    ] {
        let said = TimeControl::read(text).unwrap();
        assert_eq!((said.control.to_pgn().as_str(), said.rate), (pgn, Some(rate)), "{text}");
    }
    assert_eq!(TimeControl::read("semilampo").unwrap().assumptions, [SemilampoIsFifteen]);
    assert_eq!(TimeControl::read("semilampo 20'").unwrap().assumptions, []);
    assert_eq!(TimeControl::read("5+3").unwrap().rate, None);
}

/// Text, byte, and the ways to write the readings without doubt. Each of these must then be read, and differently.
#[test]
fn doubts_are_reported() {
    for (text, at, ways) in [
        ("90/40+30", 6, ["30'", "30\""]),
        ("90'/40+30", 7, ["30'", "30\""]),
        ("60/30", 0, ["60'/30", "60/30'"]),
        ("60/30+20+10", 0, ["60'/30", "60/30'"]),
        ("90/40 SD/30", 0, ["90'/40", "90/40'"]),
        ("40/90+60/40+30+30", 0, ["40'/90", "40/90'"]),
        ("40/2", 3, ["40/2h", "40/2'"]),
        ("40/3 SD/1", 3, ["40/3h", "40/3'"]),
        ("300+3", 0, ["300'", "300\""]),
        ("180+2", 0, ["180'", "180\""]),
        ("600", 0, ["600'", "600\""]),
        ("40/5400", 3, ["5400'", "5400\""]),
        ("40/600", 3, ["600'", "600\""]),
        ("G/900", 2, ["900'", "900\""]),
        ("1:30", 0, ["1h30", "1'30\""]),
        ("1:30+30", 0, ["1h30", "1'30\""]),
        ("90' 30\"", 4, ["90' + 30\"", "90'30\""]),
        ("90 min 30 sec", 7, ["90' + 30\"", "90'30\""]),
        ("hourglass 180", 10, ["180'", "180\""]),
    ] {
        let error = TimeControl::read(text).unwrap_err();
        let Problem::Ambiguous { readings } = error.problem() else { panic!("{error}") };
        let written: Vec<&str> = readings.iter().map(|reading| reading.write.as_str()).collect();
        assert_eq!((error.offset(), &written[..]), (at, &ways[..]), "{text}");
        let read = ways.map(|way| TimeControl::read(way).unwrap().control);
        assert_ne!(read[0], read[1], "{text}");
        assert!(readings.iter().all(|reading| !reading.meaning.is_empty()));
    }
}

#[test]
fn errors_point_at_the_place() {
    let unexpected = |found: &str, expected| {
        let found = (!found.is_empty()).then(|| found.to_owned());
        Problem::Unexpected { found, expected }
    };
    for (text, at, problem) in [
        ("", 0, Problem::Empty),
        ("  ", 0, Problem::Empty),
        ("5+", 2, unexpected("", Expected::Time)),
        ("+", 1, unexpected("", Expected::Time)),
        ("5+3+", 4, unexpected("", Expected::Time)),
        ("5//3", 2, unexpected("/", Expected::Time)),
        ("/5", 0, unexpected("/", Expected::Time)),
        ("5 3", 2, unexpected("3", Expected::Connection)),
        ("5+,", 3, unexpected("", Expected::Time)),
        ("5 min per", 6, unexpected("per", Expected::Time)),
        ("1h 30", 3, unexpected("30", Expected::Connection)),
        ("1h30s", 2, unexpected("30s", Expected::Connection)),
        ("5', 3\"", 4, unexpected("3\"", Expected::Connection)),
        ("G/60 5", 5, unexpected("5", Expected::Connection)),
        ("5#3", 1, unexpected("#", Expected::Time)),
        ("G/", 2, unexpected("", Expected::Time)),
        ("G/x", 2, Problem::UnknownWord { word: "x".into() }),
        ("five+3", 0, Problem::UnknownWord { word: "five".into() }),
        ("5+3 zeitnot", 4, Problem::UnknownWord { word: "zeitnot".into() }),
        ("blitz", 0, Problem::RateAlone { word: "blitz".into(), rate: Rate::Blitz }),
        (" Lampo ", 1, Problem::RateAlone { word: "Lampo".into(), rate: Rate::Blitz }),
        ("with", 4, unexpected("", Expected::Time)),
        ("delay 5", 7, unexpected("", Expected::Time)),
        ("hourglass", 9, unexpected("", Expected::Time)),
        ("hourglass 2' + 3\"", 15, unexpected("3\"", Expected::End)),
        ("hourglass 40/90'", 10, unexpected("40/90'", Expected::End)),
        ("hourglass 0'", 10, Problem::Periods(PeriodsError::NoTime { index: 0 })),
        ("*0", 1, Problem::Periods(PeriodsError::NoTime { index: 0 })),
        ("0", 0, Problem::Periods(PeriodsError::NoTime { index: 0 })),
        ("90'/40 + 0'", 9, Problem::Periods(PeriodsError::NoTime { index: 1 })),
        ("90+30+30", 0, Problem::MissingMoves),
        ("90' + 30' + 30\"", 0, Problem::MissingMoves),
        ("90' + 30\" + 5\"", 12, Problem::SecondBonus),
        ("G/60 + 30'", 0, Problem::Periods(PeriodsError::NotLast { index: 0 })),
        ("90'/40 + G/60 + 30'", 9, Problem::Periods(PeriodsError::NotLast { index: 1 })),
        ("G/60 d5 +5", 9, Problem::SecondBonus),
        ("5+3 d5", 4, Problem::SecondBonus),
        ("90'/0", 4, unexpected("0", Expected::Moves)),
        ("90'/1.5", 4, unexpected("1.5", Expected::Moves)),
        ("90'/40'", 0, unexpected("90'", Expected::Moves)),
        ("0 moves in 5'", 0, unexpected("0", Expected::Moves)),
        ("40.5/90 SD/30", 0, unexpected("40.5", Expected::Moves)),
        ("40 moves", 8, unexpected("", Expected::Time)),
        ("90'/40 + 30' + 30\" from move", 28, unexpected("", Expected::MoveNumber)),
        ("90'/40 + 30' + 30\" from 41'", 24, unexpected("41'", Expected::Moves)),
        ("90'/40 + 30' + 30\" from move 42", 19, Problem::NoPeriodBegins { from: 42 }),
        ("5+3 from move 2", 4, Problem::NoPeriodBegins { from: 2 }),
        ("90'/40 + 30' from move 41", 13, unexpected("from", Expected::Time)),
        ("9999999999999h", 0, Problem::TooLarge { number: "9999999999999".into() }),
        ("99999999999h99999999999", 0, Problem::TooLarge { number: "99999999999".into() }),
        ("5.00001'", 0, Problem::TooFine { number: "5.00001".into() }),
        // What fails at a colon or a star was meant as PGN.
        ("300:200", 0, Problem::Periods(PeriodsError::NotLast { index: 0 })),
        ("1:5", 0, Problem::Periods(PeriodsError::NotLast { index: 0 })),
        ("1:60:00", 0, Problem::Periods(PeriodsError::NotLast { index: 0 })),
        ("1:00:60", 0, Problem::Periods(PeriodsError::NotLast { index: 0 })),
        ("1000:30", 0, Problem::Periods(PeriodsError::NotLast { index: 0 })),
        ("  40/5400:", 10, unexpected("", Expected::Seconds)),
        (" 5:", 3, unexpected("", Expected::Seconds)),
        ("1:30:", 5, unexpected("", Expected::Seconds)),
        ("blitz-5", 5, unexpected("-", Expected::Time)),
        (" *", 2, unexpected("", Expected::Seconds)),
        ("1:30:00 5", 8, unexpected("5", Expected::Connection)),
        ("1:30:00 x", 8, Problem::UnknownWord { word: "x".into() }),
    ] {
        let error = TimeControl::read(text).expect_err(text);
        assert_eq!((error.offset(), error.problem(), error.text()), (at, &problem, text), "{text:?}");
    }
}

#[test]
fn written_as_people_write() {
    for (pgn, spoken) in [
        ("?", "?"),
        ("-", "-"),
        ("*120", "hourglass 2'"),
        ("*90", "hourglass 1'30\""),
        ("300+3", "5+3"),
        ("300", "5+0"),
        ("3600d5", "G/60 d5"),
        ("3600b5", "60' + 5\" Bronstein"),
        ("90+1", "1'30\" + 1\""),
        ("30", "0'30\""),
        ("300+0.5", "5' + 0.5\""),
        ("10740+2", "179+2"),
        ("10800+2", "180' + 2\""),
        ("300.25d1", "5'0.25\" + 1\" delay"),
        ("40/9000", "150'/40"),
        ("40/5400+30:1800+30", "90'/40 + 30' + 30\""),
        ("40/5400:1800+30", "90'/40 + 30' + 30\" from move 41"),
        ("40/7200:20/3600:900+30", "120'/40 + 60'/20 + 15' + 30\" from move 61"),
        ("40/7200d5:3600d5", "120'/40 + 60' + 5\" delay"),
        ("60/300:0+3", "5'/60 + 0' + 3\" from move 61"),
        ("40/5400+30:1800", "40/5400+30:1800"),
        ("40/5400+30:1800d30", "40/5400+30:1800d30"),
        ("20/60+1:20/60:60+1", "20/60+1:20/60:60+1"),
    ] {
        let control = TimeControl::from_pgn(pgn).unwrap();
        assert_eq!(control.to_spoken(), spoken);
        assert_eq!(TimeControl::read(spoken).unwrap().control, control, "{spoken}");
    }
}

#[test]
fn assumptions_have_sentences() {
    let all = [
        PgnSeconds,
        Minutes,
        SecondsPerMove,
        FortyIsMoves,
        MovesFirst,
        SameOrder,
        FromMoveOne,
        LastRepeats,
        SemilampoIsFifteen,
    ];
    let sentences: std::collections::HashSet<String> = all.iter().map(ToString::to_string).collect();
    assert_eq!(sentences.len(), all.len());
    assert_eq!(Minutes.to_string(), "a number without a unit is minutes");
}
