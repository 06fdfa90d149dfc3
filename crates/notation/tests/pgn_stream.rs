//! Streaming: the sliding window, sources that give few bytes at a time, and the reader's limits.

use std::io::{self, Read};
use tratto_notation::pgn::{
    Builder, Counter, Game, Letters, Limits, Reader, Reason, Replayer, TagOrder, Writer, games,
};

/// A source that gives a few bytes at a time.
struct SmallReads<'a> {
    rest: &'a [u8],
    at_a_time: usize,
}

impl Read for SmallReads<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let n = self.at_a_time.min(self.rest.len()).min(buffer.len());
        let (now, later) = self.rest.split_at(n);
        buffer[..n].copy_from_slice(now);
        self.rest = later;
        Ok(n)
    }
}

fn files() -> Vec<Vec<u8>> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/pgn");
    let mut files = vec![std::fs::read(folder.join("famous.pgn")).expect("the games are there")];
    for entry in std::fs::read_dir(folder.join("cases")).expect("the cases are there") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|extension| extension == "pgn") && !path.ends_with("utf16.pgn") {
            files.push(std::fs::read(path).expect("a case can be read"));
        }
    }
    files
}

fn read(source: impl Read) -> Vec<String> {
    let game = |game: io::Result<(Game, Vec<tratto_notation::pgn::PgnFault>)>| {
        let (game, faults) = game.expect("the source can be read");
        let reasons: Vec<String> = faults.iter().map(|fault| fault.reason.to_string()).collect();
        Writer::new().tag_order(TagOrder::Kept).write(&game) + &reasons.join(";")
    };
    games(source, Letters::English).map(game).collect()
}

#[test]
fn a_dribbling_source_gives_the_same_games() {
    for bytes in files() {
        let whole = read(&bytes[..]);
        for at_a_time in [1, 7] {
            assert_eq!(read(SmallReads { rest: &bytes, at_a_time }), whole);
        }
    }
}

#[test]
fn the_window_may_end_anywhere() {
    // Files one after the other, so that the window's edges fall into every kind of text; a blank line and a tag between
    // them end whatever was left open.
    let between = b"\n\n[Event \"between\"]\n\n1. e4 *\n\n";
    let (mut whole, mut expected) = (Vec::new(), Vec::new());
    let files = files();
    let mut turn = 0;
    while whole.len() < 1_500_000 {
        turn += 1;
        for bytes in &files {
            let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
            let mut part = b"[Event \"part\"]\n\n* ".to_vec();
            part.resize(part.len() + turn * 13 % 97, b' ');
            part.extend(b"\n\n");
            part.extend(bytes);
            part.extend(between);
            expected.extend(read(&part[..]));
            whole.extend(part);
        }
    }
    let found = read(&whole[..]);
    assert_eq!(found.len(), expected.len());
    for (i, (found, expected)) in found.iter().zip(&expected).enumerate() {
        assert_eq!(found, expected, "game {}", i + 1);
    }
    let mut replayer = Replayer::new();
    assert_eq!(
        Reader::new(&whole[..]).read_all(&mut replayer).expect("memory can be read"),
        expected.len() as u64
    );
}

#[test]
fn places_are_right_beyond_the_window() {
    let mut text = String::new();
    for i in 0..20_000 {
        text += &format!("[Event \"é {i}\"]\n\n1. e4 e5 2. Nf3 {{é}} Nc6 *\n\n");
    }
    let line = text.lines().count() as u64 + 3;
    text += "[Event \"last\"]\n\n1. e4 {éé} e6 2. Ke8 *\n";
    let mut replayer = Replayer::new();
    let mut reader = Reader::new(text.as_bytes());
    let mut last = Vec::new();
    while reader.read_game(&mut replayer).expect("memory can be read") {
        last = replayer.take_faults();
    }
    let place = last[0].place;
    assert_eq!((place.game, place.line, place.column), (20_001, line, 18));
    assert_eq!(&text[place.offset as usize..][..3], "Ke8");
}

#[test]
fn limits_are_faults() {
    let limits = Limits { text: 1000, depth: 3, parts: 50 };
    let long = "x".repeat(400_000);
    let cases = [
        format!("1. e4 {{{long}}} e5 *"),
        format!("1. e4 ;{long}\n e5 *"),
        format!("[White \"{long}\"]\n\n1. e4 e5 *"),
        format!("1. e4 e5 {long} *"),
        "1. e4 (1. d4 (1. c4 (1. b4 (1. a4 (1. a3))))) e5 *".to_owned(),
        format!("{} *", "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(40)),
    ];
    for text in &cases {
        let whole = format!("{text}\n\n[Event \"next\"]\n\n1. d4 *\n");
        let mut reader = Reader::with_limits(whole.as_bytes(), limits);
        let mut builder = Builder::new(Letters::English).with_limits(limits);
        assert!(reader.read_game(&mut builder).expect("memory can be read"));
        let (_, faults) = builder.take();
        let told = |reason: &Reason| {
            matches!(reason, Reason::TooLong { .. } | Reason::TooDeep { .. } | Reason::TooMany { .. })
        };
        let start: String = text.chars().take(40).collect();
        assert!(faults.iter().any(|fault| told(&fault.reason)), "{start}: {faults:?}");
        let mut more = 0;
        while reader.read_game(&mut builder).expect("memory can be read") {
            more += 1;
        }
        assert!(more >= 1, "{start}");
        let (last, faults) = builder.take();
        assert_eq!((last.tag("Event"), faults.len()), (Some("next"), 0), "{start}");
    }
}

#[test]
fn errors_of_the_source_come_through() {
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("no"))
        }
    }
    assert!(Reader::new(Broken).read_game(&mut Counter::default()).is_err());
    assert!(games(Broken, Letters::Guess).next().is_some_and(|game| game.is_err()));
}
