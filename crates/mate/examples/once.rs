#![allow(missing_docs,unreachable_pub,dead_code,clippy::all)]
use tratto_board::*;
use tratto_mate::winnable::*;
fn main() {
    let text = std::fs::read_to_string(std::env::args().nth(1).unwrap()).unwrap();
    let split = std::env::args().nth(2).map(|s| s.parse::<u64>().unwrap());
    let lo = std::env::args().nth(3).map_or(0, |s| s.parse::<u64>().unwrap());
    let mut n = 0u32; let mut k = 0u32; let mut nodes = vec![]; let mut plies = 0;
    for l in text.lines() { 
        let (colors, f): (Vec<Color>, &str) = if let Some(f) = l.strip_prefix("white ") { (vec![Color::White], f) } else if let Some(f) = l.strip_prefix("black ") { (vec![Color::Black], f) } else { (Color::ALL.to_vec(), &l[3..]) };
        let p = Setup::from_fen_relaxed(f).unwrap().0.examine().0.unwrap();
        for c in colors { n += 1; let (v, e) = verdict_with_effort(&p, c, Budget::FAST); k += v.is_winnable() as u32; nodes.push(e.nodes); plies += v.line().map_or(0, |l| l.len());
           if let Some(s) = split { if v.is_winnable() && e.nodes <= s && e.nodes >= lo { println!("{c} {f}"); } } } }
    nodes.sort();
    let q = |s: f64| nodes[((nodes.len()-1) as f64 * s) as usize];
    eprintln!("{n} {k} nodes p25 {} p50 {} p75 {} p90 {} p99 {} plies {:.1}", q(0.25), q(0.5), q(0.75), q(0.9), q(0.99), plies as f64 / k as f64);
}
