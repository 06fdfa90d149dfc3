//! Every position of `testdata/perft`: up to ten million nodes each, all depths with `TRATTO_SLOW=1`.

#![allow(clippy::unwrap_used)]

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use tratto_board::{Position, perft_line, use_portable_code};

fn check(file: &str, limit: u64) {
    let path = format!("{}/../../testdata/perft/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    let next = AtomicUsize::new(0);
    let failures = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(2, usize::from) {
            scope.spawn(|| {
                while let Some(line) = lines.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let (setup, counts) = perft_line(line).unwrap();
                    let position = setup.position().unwrap();
                    for (depth, nodes) in counts.into_iter().filter(|(_, nodes)| *nodes <= limit) {
                        let found = position.perft(depth);
                        if found != nodes {
                            failures.lock().unwrap().push(format!("{line}: depth {depth} gives {found}"));
                        }
                    }
                }
            });
        }
    });
    assert_eq!(failures.into_inner().unwrap(), Vec::<String>::new());
    assert!(!lines.is_empty());
}

fn limit() -> u64 {
    if std::env::var_os("TRATTO_SLOW").is_some() { u64::MAX } else { 10_000_000 }
}

/// One test, because the choice of code path is the whole process's.
#[test]
fn known_counts() {
    check("standard.epd", limit());
    check("chess960.epd", limit());
    use_portable_code(true);
    check("standard.epd", 1_000_000);
    check("chess960.epd", 10_000);
    use_portable_code(false);
}

/// A tree of depth three walked by lists, plays and undoing, instead of the counting walk.
#[test]
fn lists_and_undo_give_the_same_counts() {
    fn walk(position: &mut Position, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let before = *position;
        let mut nodes = 0;
        for &m in &position.legal_moves() {
            let undo = position.play_undoable(m);
            nodes += walk(position, depth - 1);
            position.undo(undo);
            assert_eq!(*position, before);
        }
        nodes
    }
    for file in ["standard.epd", "chess960.epd"] {
        let path = format!("{}/../../testdata/perft/{file}", env!("CARGO_MANIFEST_DIR"));
        for line in std::fs::read_to_string(path).unwrap().lines() {
            let (setup, counts) = perft_line(line).unwrap();
            for (depth, nodes) in counts.into_iter().filter(|(_, nodes)| *nodes <= 50_000) {
                assert_eq!(walk(&mut setup.position().unwrap(), depth), nodes, "{line}");
            }
        }
    }
}
