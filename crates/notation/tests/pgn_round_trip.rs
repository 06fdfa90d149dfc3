//! What is written is read back the same, whatever the game.

use proptest::collection::vec;
use proptest::prelude::*;
use tratto_board::Position;
use tratto_notation::pgn::{
    Comment, Game, Letters, NodeId, Outcome, Played, Reader, Replayer, TagOrder, Writer, games,
};

/// One step in making a tree: where to go on from, and what to put there.
#[derive(Clone, Debug)]
enum Step {
    Move { from: u16, choice: u16 },
    Null { from: u16 },
    Unread { from: u16, word: String },
    Nag { at: u16, nag: u8 },
    Comment { at: u16, text: String, before: bool },
}

fn step() -> impl Strategy<Value = Step> {
    let text = prop_oneof![
        "[ -~]{0,120}",
        "\\PC{0,40}",
        "(\\[%clk [0-9]:[0-9]{2}:[0-9]{2}\\] ?){1,3}",
        "[a-z %]{60,200}",
        Just("}; {%x".to_owned()),
    ];
    prop_oneof![
        20 => (0..4u16, any::<u16>()).prop_map(|(from, choice)| Step::Move { from, choice }),
        4 => (any::<u16>(), any::<u16>()).prop_map(|(from, choice)| Step::Move { from, choice }),
        1 => any::<u16>().prop_map(|from| Step::Null { from }),
        1 => (any::<u16>(), "[A-Zi-z%&'~][a-z0-9]{0,9}").prop_map(|(from, word)| Step::Unread { from, word }),
        3 => (any::<u16>(), any::<u8>()).prop_map(|(at, nag)| Step::Nag { at, nag }),
        4 => (any::<u16>(), text, any::<bool>()).prop_map(|(at, text, before)| Step::Comment { at, text, before }),
    ]
}

/// A node of the tree so far: the latest for small numbers, any for others.
fn pick(nodes: &[NodeId], number: u16) -> NodeId {
    let back = if number < 4 { 0 } else { number as usize % nodes.len() };
    nodes[nodes.len() - 1 - back]
}

/// Whether the reader takes a word for neither a move nor, after a move, a sign of it, such as the Italian "sc" for check.
fn is_unreadable(word: &str) -> bool {
    ["", "1. e4 "].into_iter().all(|before| {
        let read = games(format!("{before}{word} *").as_bytes(), Letters::English).next();
        read.is_some_and(|read| {
            let (read, _) = read.expect("memory can be read");
            let last = read.main_line().last().map(|id| read.node(id).played.clone());
            last == Some(Played::Unread { text: word.to_owned() })
        })
    })
}

fn build(steps: Vec<Step>, tags: Vec<(String, String)>, outcome: Outcome) -> Game {
    let mut game = Game::new();
    game.tags = tags;
    game.tags.push(("White".to_owned(), "A \"quoted\" \\ name".to_owned()));
    game.outcome = Some(outcome);
    let mut nodes = vec![Game::ROOT];
    for step in steps {
        match step {
            Step::Move { from, choice } => {
                let from = pick(&nodes, from);
                let Some(position) = game.position(from) else { continue };
                let moves = position.legal_moves();
                if let Some(&m) = moves.get(choice as usize % moves.len().max(1)) {
                    nodes.push(game.add(from, Played::Move(m)));
                }
            }
            Step::Null { from } => nodes.push(game.add(pick(&nodes, from), Played::Null)),
            Step::Unread { from, word } => {
                let from = pick(&nodes, from);
                if is_unreadable(&word) {
                    nodes.push(game.add(from, Played::Unread { text: word }));
                }
            }
            Step::Nag { at, nag } => {
                let at = pick(&nodes, at);
                if at != Game::ROOT {
                    game.node_mut(at).nags.push(nag);
                }
            }
            Step::Comment { at, text, before } => {
                let at = pick(&nodes, at);
                let comment = Comment::new(&text);
                if comment.is_empty() {
                    continue;
                }
                let variation = game.parent(at).is_some_and(|parent| game.children(parent)[0] != at);
                if before && variation {
                    game.node_mut(at).comments_before.push(comment);
                } else {
                    game.node_mut(at).comments.push(comment);
                }
            }
        }
    }
    game
}

/// A tree in the order in which it would be read: the numbers of nodes are no part of what a game is.
fn in_reading_order(game: &Game) -> String {
    let mut text = format!("{:?} {:?}\n", game.tags, game.outcome);
    let mut stack = vec![(Game::ROOT, 0usize)];
    while let Some((id, depth)) = stack.pop() {
        let node = game.node(id);
        let (nags, before, after) = (&node.nags, &node.comments_before, &node.comments);
        // What is wrong with a word no longer matters once it is no move.
        text += &format!("{depth} {:?} {nags:?} {before:?} {after:?}\n", node.played);
        stack.extend(game.children(id).iter().rev().map(|&child| (child, depth + 1)));
    }
    text
}

fn read_one(text: &str) -> Game {
    let mut read = games(text.as_bytes(), Letters::English);
    let (game, _) = read.next().expect("one game was written").expect("memory can be read");
    assert!(read.next().is_none(), "only one game was written:\n{text}");
    game
}

fn tags() -> impl Strategy<Value = Vec<(String, String)>> {
    vec(("X[A-Za-z0-9_]{1,8}", "\\PC{0,30}"), 0..5).prop_map(|tags| {
        let mut seen: Vec<(String, String)> = Vec::new();
        for (name, value) in tags {
            if seen.iter().all(|(known, _)| *known != name) {
                seen.push((name, value));
            }
        }
        seen
    })
}

fn outcome() -> impl Strategy<Value = Outcome> {
    prop_oneof![Just(Outcome::White), Just(Outcome::Black), Just(Outcome::Draw), Just(Outcome::Open)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn reading_what_was_written_gives_the_same_tree(
        steps in vec(step(), 0..120),
        tags in tags(),
        outcome in outcome(),
    ) {
        let game = build(steps, tags, outcome);
        let text = Writer::new().tag_order(TagOrder::Kept).write(&game);
        let again = read_one(&text);
        prop_assert_eq!(in_reading_order(&game), in_reading_order(&again), "{}", text);
        prop_assert_eq!(Writer::new().tag_order(TagOrder::Kept).write(&again), text);
    }

    #[test]
    fn the_export_format_has_its_seven_tags_and_short_lines(
        steps in vec(step(), 0..120),
        tags in tags(),
        outcome in outcome(),
    ) {
        let game = build(steps, tags, outcome);
        let text = Writer::new().write(&game);
        let names: Vec<&str> =
            text.lines().take_while(|line| line.starts_with('[')).filter_map(|line| line[1..].split(' ').next()).collect();
        prop_assert_eq!(&names[..7], ["Event", "Site", "Date", "Round", "White", "Black", "Result"]);
        prop_assert!(names[7..].is_sorted());
        for line in text.lines().filter(|line| !line.starts_with('[') && !line.contains("}; {%x")) {
            // A single word may be longer than a line; it then stands alone on it.
            let crowded = line.chars().count() > 79 && line.split(' ').filter(|word| !word.is_empty()).count() > 1;
            prop_assert!(!crowded || line.contains("  ") || line.contains(" %") || line.contains(';'), "{}", line);
        }
        let again = read_one(&text);
        prop_assert_eq!(Writer::new().write(&again), text);
    }

    #[test]
    fn the_reader_takes_anything(bytes in vec(any::<u8>(), 0..400)) {
        for game in games(&bytes[..], Letters::Guess) {
            let (game, _) = game.expect("memory can be read");
            let text = Writer::new().write(&game);
            let _ = read_one(&text);
        }
    }

    #[test]
    fn the_reader_takes_anything_like_pgn(
        words in vec(prop_oneof![
            Just("e4"), Just("Nf3"), Just("1."), Just("("), Just(")"), Just("{"), Just("}"), Just("\n"), Just(";"),
            Just("\n\n[Event \"x\"]\n"), Just("[A \"b\"]"), Just("["), Just("\""), Just("]"), Just("$3"), Just("$"),
            Just("1-0"), Just("*"), Just("!?"), Just("O-O"), Just("%"), Just("\r\n"), Just("é"), Just("\\"),
            Just("(=)"), Just("--"), Just("Cf3"), Just("0-0"), Just("e.p."), Just("<"), Just("\u{feff}"),
        ], 0..200),
        spaced in any::<bool>(),
    ) {
        let text = words.join(if spaced { " " } else { "" });
        let mut replayer = Replayer::new();
        let count = Reader::new(text.as_bytes()).read_all(&mut replayer).expect("memory can be read");
        let mut trees = 0;
        for game in games(text.as_bytes(), Letters::English) {
            let (game, _) = game.expect("memory can be read");
            trees += 1;
            let kept = Writer::new().write(&game);
            let again = read_one(&kept);
            prop_assert_eq!(Writer::new().write(&again), kept);
        }
        prop_assert_eq!(trees, count, "tree and replay part the games alike");
    }
}

#[test]
fn deep_and_long_trees_do_not_overflow_anything() {
    let mut game = Game::new();
    game.outcome = Some(Outcome::Open);
    let (mut at, mut position) = (Game::ROOT, Position::initial());
    for _ in 0..20_000 {
        let moves = position.legal_moves();
        // Knights to and fro, with an alternative at every move.
        let m = *moves
            .iter()
            .find(|m| position.role_at(m.from()) == Some(tratto_board::Role::Knight))
            .expect("a knight moves");
        let next = game.add(at, Played::Move(m));
        let other = *moves.iter().find(|&&other| other != m).expect("another move");
        game.add(at, Played::Move(other));
        at = next;
        position.play_unchecked(m);
    }
    let text = Writer::new().tag_order(TagOrder::Kept).write(&game);
    assert_eq!(in_reading_order(&read_one(&text)), in_reading_order(&game));
    let deep = format!("{}{}", "1. e4 (1. d4 d5 ".repeat(5_000), ") ".repeat(5_000));
    let (_, faults) =
        games(deep.as_bytes(), Letters::English).next().expect("a game").expect("memory can be read");
    assert!(
        faults
            .iter()
            .any(|fault| matches!(fault.reason, tratto_notation::pgn::Reason::TooDeep { limit: 256 }))
    );
}
