#![allow(missing_docs,unreachable_pub,dead_code,clippy::all)]
use std::time::Instant;
use tratto_board::*;
use tratto_mate::winnable::*;
pub fn fen(t: &str) -> Position { Setup::from_fen_relaxed(t).unwrap().0.examine().0.unwrap() }
fn kind(p: &Position, c: Color) -> char { let mine = p.by_color(c);
  if (mine & p.by_role(Role::Queen)).any() { 'q' } else if (mine & p.by_role(Role::Rook)).any() { 'r' } else if (mine & p.by_role(Role::Pawn)).any() { 'p' } else { 'm' } }
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let text = std::fs::read_to_string(&args[1]).unwrap();
    let show: usize = args.get(2).and_then(|s| s.parse().ok()).unwrap_or(0);
    let list: Vec<(String, Position, &str)> = text.lines().map(|l| (l[..2].to_string(), fen(&l[3..]), &l[3..])).collect();
    let reps = 3;
    let mut times = vec![]; let mut lens = vec![]; let mut found = 0; let mut winnable = 0; let mut shown = 0; let mut nodes = 0;
    let mut fails = std::collections::BTreeMap::new();
    let mut best = vec![];
    for round in 0..reps {
    let mut k = 0;
    for (label, p, f) in &list {
        for (i, c) in Color::ALL.into_iter().enumerate() {
            if label.as_bytes()[i] == b'-' { continue; }
            let t = Instant::now();
            let (r, eff) = verdict_with_effort(p, c, Budget::FAST);
            let e = t.elapsed().as_nanos() as u64;
            if round == 0 { best.push(e); } else { best[k] = best[k].min(e); }
            times.push(e); k += 1;
            if round > 0 { continue; }
            winnable += 1; nodes += eff.nodes;
            match r { Verdict::Winnable { line: l } => { found += 1; lens.push(l.len() as u64); }
                _ => { *fails.entry(kind(p, c)).or_insert(0) += 1; if shown < show { shown += 1; println!("{c} {f}"); } } }
        }
    } }
    times.sort(); lens.sort(); best.sort();
    let mean = |v: &Vec<u64>| v.iter().sum::<u64>() as f64 / v.len().max(1) as f64;
    let q = |v: &Vec<u64>, s: f64| v[((v.len()-1) as f64 * s) as usize];
    println!("winnable {winnable} missed {} ({:.2}%) {fails:?} nodes {:.1}\n all: mean {:.0} p50 {} p90 {} p99 {} max {}\n best of {reps}: mean {:.0} p50 {} p90 {} p99 {}; line mean {:.1} p50 {} max {}",
        winnable - found, 100.0 - 100.0 * found as f64 / winnable as f64, nodes as f64 / winnable as f64, mean(&times), q(&times, 0.5), q(&times, 0.9), q(&times, 0.99), q(&times, 1.0), mean(&best), q(&best,0.5), q(&best,0.9), q(&best,0.99), mean(&lens), q(&lens,0.5), q(&lens,1.0));
}
