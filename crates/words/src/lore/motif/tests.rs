//! Every motif is told in both languages: every case that shows it.

use crate::{Lang, Words};
use std::fmt::Write;
use tratto_board::Position;
use tratto_lore::{Line, Motif, motifs};

/// The line of a case.
fn line(fen: &str, moves: &str) -> Line {
    let start = Position::from_fen(&format!("{fen} 0 1")).unwrap();
    let (mut at, mut played) = (start, Vec::new());
    for text in moves.split_whitespace().filter(|text| *text != "|") {
        let m = at.read_uci(text).unwrap();
        at.play_unchecked(m);
        played.push(m);
    }
    if moves.contains('|') { Line::after(start, played) } else { Line::new(start, played) }.unwrap()
}

/// Every case of `testdata/lore/motifs` that shows its motif, in one language.
fn all(lang: Lang) -> String {
    let words = Words::of(lang);
    let mut told = String::new();
    for &motif in Motif::ALL {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/lore/motifs");
        let text = std::fs::read_to_string(format!("{folder}/{}.tsv", motif.key())).unwrap();
        writeln!(told, "{}", words.begun(&words.motif(motif))).unwrap();
        for row in text.lines().filter(|row| !row.starts_with('#') && row.contains("\tyes\t")) {
            let cells: Vec<&str> = row.split('\t').collect();
            let line = line(cells[0], cells[1]);
            for seen in motifs(&line).iter().filter(|seen| seen.motif == motif) {
                let sentence = words.motif_shown(seen, &line);
                assert!(!sentence.contains(['{', '}']) && !sentence.contains("  "), "{row}: {sentence}");
                assert!(sentence.starts_with(char::is_uppercase) && !sentence.starts_with("Motif-"), "{row}");
                writeln!(
                    told,
                    "    {} {}: {sentence}. ({})",
                    cells[0],
                    cells[1],
                    words.motif_truth(seen.truth)
                )
                .unwrap();
            }
        }
    }
    told
}

#[test]
fn every_motif_is_told_in_both_languages() {
    insta::assert_snapshot!("motifs_en", all(Lang::EN));
    insta::assert_snapshot!("motifs_it", all(Lang::IT));
}
