//! The driver against engines that hang, lie and die, and against Stockfish.
//!
//! The bad engines are this very test program: started again with an environment of its own it plays the part of one.

#![allow(missing_docs, clippy::print_stdout, clippy::unwrap_used)]

use std::io::{BufRead, Write, stdin, stdout};
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};
use tratto_board::Position;
use tratto_engine::{Engine, EngineError, Phase, Pool, Program, Question, Score, Strength};

const PART: &str = "TRATTO_TEST_ENGINE";
const FILE: &str = "TRATTO_TEST_FILE";

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
    for line in stdin().lock().lines() {
        let line = line.unwrap();
        match (part.as_str(), line.split(' ').next().unwrap_or_default()) {
            ("mute", _) => {}
            ("dies at once", _) => process::exit(3),
            (_, "uci") => {
                say("id name Guest\u{7} of the house");
                say("option name UCI_Elo type spin default 1350 min 1350 max 2850");
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
