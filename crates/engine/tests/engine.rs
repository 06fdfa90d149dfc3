//! The driver against engines that hang, lie and die, and against Stockfish.
//!
//! The bad engines are this very test program: started again with an environment of its own it plays the part of one.

#![allow(missing_docs, clippy::print_stdout, clippy::unwrap_used)]

use std::io::{BufRead, Read, Write, stdin, stdout};
use std::net::{TcpListener, TcpStream};
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};
use tratto_board::Position;
use tratto_engine::{Engine, EngineError, Phase, Pool, Program, Question, Score, Strength};

const PART: &str = "TRATTO_TEST_ENGINE";
const FILE: &str = "TRATTO_TEST_FILE";
/// Where the guest repeats what it is told: it cannot write files.
const PORT: &str = "TRATTO_TEST_PORT";

/// An engine that plays a part. In an ordinary run of the tests it does nothing.
#[test]
fn guest() {
    let Ok(part) = env::var(PART) else { return };
    let say = |line: &str| {
        println!("{line}");
        stdout().flush().unwrap();
    };
    // The test harness has written on this line already.
    say("");
    let mut echo =
        env::var(PORT).ok().map(|port| TcpStream::connect(("127.0.0.1", port.parse().unwrap())).unwrap());
    for line in stdin().lock().lines() {
        let line = line.unwrap();
        if let Some(echo) = &mut echo {
            writeln!(echo, "{line}").unwrap();
        }
        match (part.as_str(), line.split(' ').next().unwrap_or_default()) {
            ("mute", _) => {}
            ("dies at once", _) => process::exit(3),
            (_, "uci") => {
                say("id name Guest\u{7} of the house");
                say("option name UCI_Elo type spin default 1350 min 1350 max 2850");
                say("option name UCI_Chess960 type check default false");
                // Options that read and write files, or use more of the machine than was given.
                say("option name Debug Log File type string default");
                say("option name SyzygyPath type string default <empty>");
                say("option name EvalFile type string default net.nnue");
                say("option name Skill Level type spin default 20 min 0 max 20");
                say("uciok");
            }
            (_, "isready") => say("readyok"),
            ("hangs", "go") => thread::sleep(Duration::from_secs(60)),
            ("dies", "go") => process::exit(7),
            ("lies", "go") => {
                say("info depth 1 score cp 900 nodes 5 pv e2e4");
                say("bestmove e2e5");
            }
            ("lies in its line", "go") => {
                say("info depth 1 score cp 900 nodes 5 pv e2e4 e2e4");
                say("bestmove e2e4");
            }
            ("knows nothing", "go") => say("bestmove e2e4"),
            ("chatters", "go") => loop {
                print!("{}", "x".repeat(1000));
            },
            ("deaf", "go") => loop {
                say("info depth 1 score cp 1 nodes 10 pv e2e4");
                thread::sleep(Duration::from_millis(20));
            },
            ("writes", "go") => {
                // The limit on files comes as a signal: the process dies of it, or the write fails.
                let _ = fs::write(env::var(FILE).unwrap(), "what it should not write");
                say("info depth 1 score cp 1 nodes 10 pv e2e4");
                say("bestmove e2e4");
            }
            ("eats", "go") => {
                let eaten = vec![1u8; 900 << 20];
                say(&format!(
                    "info depth 1 score cp {} nodes 10 pv e2e4",
                    eaten.iter().filter(|one| **one == 1).count()
                ));
                say("bestmove e2e4");
            }
            ("has a child", "go") => {
                #[allow(clippy::zombie_processes, reason = "it is to outlive its parent, if it can")]
                let child = process::Command::new("sleep").arg("600").spawn().unwrap();
                say(&format!("info depth 1 score cp {} nodes 10 pv e2e4", child.id()));
                say("bestmove e2e4");
            }
            (_, "go") => {
                say("info depth 9 score cp 12 nodes 1000 pv e2e4 e7e5");
                say("bestmove e2e4 ponder e7e5");
            }
            (_, "stop") => say("bestmove e2e4"),
            _ => {}
        }
    }
}

fn program(part: &str) -> Program {
    let arguments = ["guest", "--exact", "--nocapture", "--test-threads=2"];
    Program::at(env::current_exe().unwrap()).with(&arguments, &[(PART, part)])
}

fn question() -> Question {
    Question::about(Position::initial()).nodes(1_000).time(Duration::from_millis(300))
}

fn ask(part: &str) -> Result<tratto_engine::Opinion, EngineError> {
    Engine::start(&program(part))?.ask(&question(), &mut |_| true)
}

#[test]
fn an_honest_engine_is_heard() {
    let opinion = ask("honest").unwrap();
    assert_eq!(opinion.engine, "Guest of the house", "no control character reaches anybody");
    assert_eq!((opinion.nodes, opinion.best.to().to_string()), (1_000, "e4".to_owned()));
    assert_eq!((opinion.variations.len(), opinion.variations[0].score), (1, Score::Centipawns(12)));
}

#[test]
fn whoever_lies_is_not_believed() {
    assert!(matches!(ask("lies"), Err(EngineError::NoSuchMove { text }) if text == "e2e5"));
    assert!(matches!(ask("lies in its line"), Err(EngineError::NoSuchMove { .. })));
    assert!(matches!(ask("knows nothing"), Err(EngineError::NoLine)));
    assert!(matches!(ask("chatters"), Err(EngineError::TooLong { .. })));
}

#[test]
fn whoever_dies_is_an_error() {
    assert!(matches!(ask("dies"), Err(EngineError::Died { phase: Phase::Thinking, .. })));
    assert!(matches!(ask("dies at once"), Err(EngineError::Died { phase: Phase::Greeting, .. })));
    let missing = Engine::start(&Program::at("/nowhere/engine"));
    assert!(matches!(missing, Err(EngineError::Start { .. })));
}

#[test]
fn whoever_hangs_is_killed() {
    // The asker has enough after a moment; the engine does not hear it.
    for part in ["hangs", "deaf"] {
        let mut engine = Engine::start(&program(part)).unwrap();
        let (begun, mut looks) = (Instant::now(), 0);
        let asked = engine.ask(&question(), &mut |_| {
            looks += 1;
            looks < 3
        });
        assert!(
            matches!(asked, Err(EngineError::Silent { phase: Phase::Stopping, .. })),
            "{part}: {asked:?}"
        );
        assert!(begun.elapsed() < Duration::from_secs(4), "{part}: it was not waited for");
        assert!(!engine.is_alive(), "{part}");
    }
    // Nobody stops it, and it does not answer in its time.
    let mut engine = Engine::start(&program("hangs")).unwrap();
    let asked = engine.ask(&question(), &mut |_| true);
    assert!(matches!(asked, Err(EngineError::Silent { phase: Phase::Thinking, .. })), "{asked:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn the_process_is_limited() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("written");
    let program = program("writes").with(
        &["guest", "--exact", "--nocapture", "--test-threads=2"],
        &[(PART, "writes"), (FILE, file.to_str().unwrap())],
    );
    let _ = Engine::start(&program).unwrap().ask(&question(), &mut |_| true);
    assert!(fs::read(&file).unwrap_or_default().is_empty(), "nothing was written");
    assert!(matches!(ask("eats"), Err(EngineError::Died { .. })), "it may not have 900 MB");
}

#[cfg(target_os = "linux")]
#[test]
fn children_of_an_engine_do_not_outlive_it() {
    let opinion = ask("has a child").unwrap();
    let Score::Centipawns(child) = opinion.variations[0].score else { panic!("the child's number") };
    let is_running = || {
        let status = fs::read_to_string(format!("/proc/{child}/stat")).unwrap_or_default();
        // A killed child that nobody has waited for is a zombie, which does nothing more.
        status.rsplit(')').next().is_some_and(|rest| !rest.is_empty() && !rest.trim_start().starts_with('Z'))
    };
    for _ in 0..100 {
        if !is_running() {
            return;
        }
        thread::sleep(Duration::from_millis(20));
    }
    panic!("the child is still there");
}

#[test]
fn a_pool_keeps_what_works() {
    let pool = Pool::new(program("honest"), 1);
    for _ in 0..3 {
        assert!(pool.ask(&question(), &mut |_| true).is_ok());
        assert_eq!(pool.waiting(), 1);
    }
    let pool = Pool::new(program("dies"), 1);
    assert!(pool.ask(&question(), &mut |_| true).is_err());
    assert_eq!(pool.waiting(), 0, "a dead engine is not kept");
}

/// Everything that an engine can be told without a number in it.
const COMMANDS: &[&str] = &[
    "uci",
    "isready",
    "ucinewgame",
    "stop",
    "setoption name Threads value 1",
    "setoption name Hash value 16",
    "setoption name UCI_Chess960 value true",
    "setoption name UCI_Chess960 value false",
    "setoption name UCI_LimitStrength value true",
    "setoption name UCI_LimitStrength value false",
];

/// Whether a command is one of those, one with a number within its limits, or sets up a position.
fn is_listed(command: &str) -> bool {
    let number = |text: &str| text.parse::<u64>().unwrap_or(u64::MAX);
    if let Some(position) = command.strip_prefix("position fen ") {
        let (fen, moves) = position.split_once(" moves ").unwrap_or((position, ""));
        let is_move =
            |text: &str| matches!(text.len(), 4 | 5) && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        return Position::from_fen(fen).is_ok() && moves.split_whitespace().all(is_move);
    }
    if let Some(lines) = command.strip_prefix("setoption name MultiPV value ") {
        return (1..=5).contains(&number(lines));
    }
    if let Some(rating) = command.strip_prefix("setoption name UCI_Elo value ") {
        return (1350..=2850).contains(&number(rating));
    }
    if let Some((nodes, time)) =
        command.strip_prefix("go nodes ").and_then(|rest| rest.split_once(" movetime "))
    {
        return (1..=5_000_000).contains(&number(nodes)) && (1..=10_000).contains(&number(time));
    }
    COMMANDS.contains(&command)
}

/// A guest that repeats what it is told, and the commands as they come.
fn overheard(part: &str) -> (Program, thread::JoinHandle<Vec<String>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port().to_string();
    let heard = thread::spawn(move || {
        let mut text = String::new();
        listener.accept().unwrap().0.read_to_string(&mut text).unwrap_or_default();
        text.lines().map(str::to_owned).collect()
    });
    let arguments = ["guest", "--exact", "--nocapture", "--test-threads=2"];
    (Program::at(env::current_exe().unwrap()).with(&arguments, &[(PART, part), (PORT, &port)]), heard)
}

#[test]
fn only_listed_commands_reach_an_engine() {
    let (program, heard) = overheard("honest");
    let mut engine = Engine::start(&program).unwrap();
    let start = Position::initial();
    let moves = ["g1f3", "g8f6"];
    let mut at = start;
    let line: Vec<_> = moves
        .iter()
        .map(|text| {
            let m = at.read_uci(text).unwrap();
            at = at.play(m).unwrap();
            m
        })
        .collect();
    let chess960 = Position::from_fen("1k6/8/8/8/8/8/8/R5KR w HA - 0 1").unwrap();
    let questions = [
        question(),
        question().after(line),
        question().nodes(0),
        question().nodes(u64::MAX).time(Duration::from_secs(3600)).lines(255),
        question().strength(Strength::Elo(1)),
        question().strength(Strength::Elo(u16::MAX)),
        question().strength(Strength::Full),
        Question::about(chess960),
    ];
    for question in &questions {
        // The guest always answers e2e4, which is not legal in the last.
        let _ = engine.ask(question, &mut |_| true);
    }
    drop(engine);
    let heard = heard.join().unwrap();
    let strange: Vec<&String> = heard.iter().filter(|command| !is_listed(command)).collect();
    assert!(strange.is_empty(), "{strange:?}");
    let said = |command: &str| heard.iter().filter(|one| *one == command).count();
    assert_eq!(
        said("position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves g1f3 g8f6"),
        1
    );
    assert_eq!((said("go nodes 1 movetime 300"), said("go nodes 5000000 movetime 10000")), (1, 1));
    assert_eq!(
        (said("setoption name MultiPV value 5"), said("setoption name UCI_Chess960 value true")),
        (1, 1)
    );
    // Ratings beyond what the engine can are the nearest that it can; afterwards it plays as well as it can again.
    assert_eq!(
        (said("setoption name UCI_Elo value 1350"), said("setoption name UCI_Elo value 2850")),
        (1, 1)
    );
    assert_eq!(said("setoption name UCI_LimitStrength value false"), 1);
    assert!(!is_listed("setoption name Debug Log File value /tmp/log") && !is_listed("go infinite"));
}

#[test]
fn the_same_question_is_answered_once() {
    let (program, heard) = overheard("honest");
    let pool = Pool::new(program, 1);
    let first = pool.ask(&question(), &mut |_| true).unwrap();
    assert_eq!(pool.ask(&question(), &mut |_| true).unwrap(), first);
    // Chance has a part in these.
    for _ in 0..2 {
        let limited = pool.ask(&question().strength(Strength::Elo(1500)), &mut |_| true).unwrap();
        assert_eq!((limited.rating, first.rating), (Some(1500), None));
    }
    assert!(pool.ask(&question().nodes(2_000), &mut |_| true).is_ok());
    drop(pool);
    let asked = heard.join().unwrap().iter().filter(|command| command.starts_with("go ")).count();
    assert_eq!(asked, 4, "the second was known");
}

/// Every answer of a pool is that of an engine that is asked for the first time.
#[test]
fn kept_answers_are_those_of_a_fresh_engine() {
    let program = Program::find(env::var("TRATTO_ENGINE").ok().as_deref()).unwrap();
    let pool = Pool::new(program.clone(), 1);
    let start = Position::initial();
    let e4 = start.read_uci("e2e4").unwrap();
    let about = |start: Position| Question::about(start).nodes(3_000);
    let questions =
        [about(start), about(start).after([e4]), about(start.play(e4).unwrap()), about(start).lines(2)];
    for index in [0, 1, 0, 2, 3, 1, 2, 3, 0] {
        let fresh = Engine::start(&program).unwrap().ask(&questions[index], &mut |_| true).unwrap();
        assert_eq!(pool.ask(&questions[index], &mut |_| true).unwrap(), fresh, "question {index}");
    }
}

/// Debian's Stockfish, which `make test` installs.
#[test]
fn stockfish_answers() {
    let program = match Program::find(env::var("TRATTO_ENGINE").ok().as_deref()) {
        Ok(program) => program,
        Err(missing) => panic!("{missing}"),
    };
    let mut engine = Engine::start(&program).unwrap();
    assert!(engine.name().starts_with("Stockfish"), "{}", engine.name());
    // Mate in one, by the rook on the back rank.
    let mate = Position::from_fen("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1").unwrap();
    let question = Question::about(mate).nodes(20_000);
    let opinion = engine.ask(&question, &mut |_| true).unwrap();
    assert_eq!((opinion.best, opinion.variations[0].score), (mate.read_uci("d1d8").unwrap(), Score::Mate(1)));
    // Asked again, the answer is the same; several lines; a rating.
    let start = Question::about(Position::initial()).nodes(20_000).lines(3);
    let first = engine.ask(&start, &mut |_| true).unwrap();
    assert_eq!(first.variations.len(), 3);
    assert_eq!(engine.ask(&start, &mut |_| true).unwrap(), first);
    assert_eq!(engine.ratings(), Some((1350, 2850)));
    assert!(engine.ask(&start.clone().lines(1).strength(Strength::Elo(1400)), &mut |_| true).is_ok());
    assert_eq!(engine.ask(&start, &mut |_| true).unwrap(), first, "and plays at full strength again");
    // Castling of Chess960 is understood on both sides.
    let chess960 = Position::from_fen("1k6/8/8/8/8/8/8/R5KR w HA - 0 1").unwrap();
    let castled = Question::about(chess960).after([chess960.read_uci("g1h1").unwrap()]);
    assert!(engine.ask(&castled.nodes(5_000), &mut |_| true).is_ok());
    // Stopped by whoever asked, it can be asked again.
    let long = Question::about(Position::initial()).nodes(5_000_000);
    assert!(matches!(engine.ask(&long, &mut |_| false), Err(EngineError::Stopped)));
    assert!(engine.ask(&question, &mut |_| true).is_ok());
}
