#![allow(missing_docs,clippy::all)]
use tratto_board::*;
use tratto_mate::winnable::*;
fn main() {
    let text = std::fs::read_to_string(std::env::args().nth(1).unwrap()).unwrap();
    let mut h = std::collections::BTreeMap::new(); let mut bad = 0;
    for l in text.lines() { let p = Setup::from_fen_relaxed(&l[3..]).unwrap().0.examine().0.unwrap();
        for (i, c) in Color::ALL.into_iter().enumerate() { let (v, e) = verdict_with_effort(&p, c, Budget::FAST);
            let expect = l.as_bytes()[i] != b'-';
            let k = match &v { Verdict::Winnable{..} => "winnable".to_string(), Verdict::Unwinnable{why} => format!("{why:?}"), _ => format!("open {expect}") };
            if !v.is_undetermined() && v.is_winnable() != expect { bad += 1; println!("BAD {l} {c} {v:?}"); }
            let _ = e;
            *h.entry(k).or_insert(0) += 1; } }
    println!("{h:?} bad {bad}");
}
