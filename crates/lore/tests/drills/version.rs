//! A card keeps the name of an exercise. A generator that makes another one under the same name must say so by its version.

use std::fmt::Write as _;
use tratto_lore::drill::Drill;

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/lore/drills.tsv");

/// A number that changes when the question or what answers it changes.
fn digest(drill: Drill) -> String {
    // FNV-1a.
    let mut sum = 0xcbf2_9ce4_8422_2325_u64;
    for level in 1..=drill.levels() {
        for seed in 1..=2 {
            let told = drill.exercise(level, seed).map(|one| {
                let moves: Vec<String> =
                    one.solution.moves.iter().map(|m| format!("{}{}", m.from(), m.to())).collect();
                let board = one.board.map(|board| board.fen());
                format!("{board:?} {:?} {}", one.question, moves.join(" "))
            });
            for byte in told.unwrap_or_default().bytes() {
                sum = (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
            }
        }
    }
    format!("{sum:016x}")
}

#[test]
fn a_changed_generator_has_another_version() {
    let text = std::fs::read_to_string(PATH).unwrap();
    let mut expected =
        String::from("# Drill, version, digest of some exercises. Written by a test under TRATTO_UPDATE.\n");
    for &drill in Drill::ALL {
        let _ = writeln!(expected, "{}\t{}\t{}", drill.key(), drill.version(), digest(drill));
    }
    let known: Vec<Vec<&str>> = text.lines().map(|line| line.split('\t').collect()).collect();
    for line in expected.lines().filter(|line| !line.starts_with('#')) {
        let [key, version, digest] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let before = known.iter().find(|row| row.first() == Some(&key));
        if let Some([_, old, was]) = before.map(Vec::as_slice) {
            assert!(*was == digest || *old != version, "{key} makes other exercises: raise its version");
        }
    }
    if std::env::var_os("TRATTO_UPDATE").is_some() {
        std::fs::write(PATH, &expected).unwrap();
    }
    assert_eq!(text, expected, "TRATTO_UPDATE=1 cargo test -p tratto-lore version");
}
