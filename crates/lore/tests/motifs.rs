//! The cases of `testdata/lore/motifs`: one file for each motif, each case with the colours and the wings turned round.

mod common;

use common::{Turned, line, rows, turn_fen, turn_moves};
use tratto_lore::{Motif, motifs};

/// How many cases of each answer a motif has at least.
const LEAST: usize = 6;

fn folder() -> String {
    format!("{}/../../testdata/lore/motifs", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_motif_has_its_cases() {
    let mut wrong = Vec::new();
    for &motif in Motif::ALL {
        let rows = rows(&format!("{}/{}.tsv", folder(), motif.key()));
        let yes = rows.iter().filter(|row| row[2] == "yes").count();
        let no = rows.iter().filter(|row| row[2] == "no").count();
        if yes < LEAST || no < LEAST {
            wrong.push(format!("{}: {yes} yes, {no} no", motif.key()));
        }
    }
    assert!(wrong.is_empty(), "at least {LEAST} of each are wanted:\n{}", wrong.join("\n"));
}

#[test]
fn no_file_without_a_motif() {
    for entry in std::fs::read_dir(folder()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let key = name.strip_suffix(".tsv").unwrap();
        assert!(Motif::ALL.iter().any(|motif| motif.key() == key), "{name} belongs to no motif");
    }
}

#[test]
fn cases() {
    let mut wrong = Vec::new();
    for &motif in Motif::ALL {
        for row in rows(&format!("{}/{}.tsv", folder(), motif.key())) {
            let (fen, moves, expected) = (&row[0], &row[1], row[2] == "yes");
            for turned in Turned::ALL {
                // The Greek gift is a matter of the king's side; castling rights have no mirror image on the other wing.
                let other_wing = matches!(turned, Turned::Wings | Turned::Both);
                let one_wing = motif == Motif::GreekGift || fen.split(' ').nth(2) != Some("-");
                if other_wing && one_wing {
                    continue;
                }
                let line = match line(&turn_fen(fen, turned), &turn_moves(moves, turned)) {
                    Ok(line) => line,
                    Err(error) => {
                        if turned == Turned::No {
                            wrong.push(format!("{}: {fen} {moves}: {error}", motif.key()));
                        }
                        continue;
                    }
                };
                let found = motifs(&line);
                assert!(found.iter().all(|seen| !seen.evidence.is_empty()), "evidence for {found:?}");
                assert!(found.iter().all(|seen| seen.at < line.moves().len()));
                if found.iter().any(|seen| seen.motif == motif) != expected {
                    wrong.push(format!(
                        "{}: {fen} {moves} ({turned:?}): expected {} ({})",
                        motif.key(),
                        row[2],
                        row[3]
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
}

/// Turning the board round changes where a motif is, never which it is.
#[test]
fn mirrored_lines_have_mirrored_motifs() {
    for &motif in Motif::ALL {
        for row in rows(&format!("{}/{}.tsv", folder(), motif.key())) {
            let Ok(plain) = line(&row[0], &row[1]) else { continue };
            let Ok(turned) = line(&turn_fen(&row[0], Turned::Colours), &turn_moves(&row[1], Turned::Colours))
            else {
                continue;
            };
            let told = |line| motifs(line).into_iter().map(|seen| (seen.at, seen.motif)).collect::<Vec<_>>();
            assert_eq!(told(&plain), told(&turned), "{} {}", row[0], row[1]);
        }
    }
}

/// `docs/motifs.md` defines every motif, in the order of the code.
#[test]
fn the_document_has_every_motif() {
    let path = format!("{}/../../docs/motifs.md", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let (_, definitions) = text.split_once("## Definitions").unwrap();
    let (definitions, _) = definitions.split_once("\n## ").unwrap();
    let keys = definitions.lines().filter_map(|row| row.strip_prefix("| `")?.split('`').next());
    let expected: Vec<&str> = Motif::ALL.iter().map(|motif| motif.key()).collect();
    assert_eq!(keys.collect::<Vec<_>>(), expected);
}

/// What the definitions say of legal moves is so: a piece pinned to its king on one line and to another piece on a second has none, and two
/// checks are answered by the king alone.
#[test]
fn edge_positions_and_legal_moves() {
    use tratto_board::{Position, Square};
    use tratto_lore::Concept;
    let pinned = Position::from_fen("4k2q/8/8/4n3/8/8/8/B3R1K1 b - - 0 1").unwrap();
    assert!(pinned.legal_moves_from(Square::E5).is_empty());
    let knight = |concept: Concept| {
        let found = tratto_board::Color::ALL.into_iter().flat_map(|side| concept.of(&pinned, side));
        found.into_iter().any(|fact| fact.evidence.subject() == Some(Square::E5))
    };
    assert!(knight(Concept::AbsolutePin) && knight(Concept::TotalPin), "no legal move: a total pin");
    let start = Position::from_fen("4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1").unwrap();
    for (played, is_double) in [("e4d6", true), ("e4f6", true), ("e4g5", false), ("e4c3", false)] {
        let line = tratto_lore::Line::new(start, [start.read_uci(played).unwrap()]).unwrap();
        let found: Vec<Motif> = motifs(&line).into_iter().map(|seen| seen.motif).collect();
        assert_eq!(found.contains(&Motif::DoubleCheck), is_double, "{played}");
        assert!(found.contains(&Motif::DiscoveredCheck), "{played}");
        let king = line.last().king(tratto_board::Color::Black);
        assert!(!is_double || line.last().legal_moves().iter().all(|m| m.from() == king), "{played}");
    }
}
