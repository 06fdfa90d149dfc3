#![allow(missing_docs,unreachable_pub)]
use std::time::Instant;
use tratto_board::*;
pub fn fen(t: &str) -> Position {
    let f: Vec<&str> = t.split_whitespace().collect();
    let mut s = Setup::empty();
    for (r, row) in f[0].split('/').enumerate() {
        let mut file = 0u8;
        for c in row.chars() {
            if let Some(d) = c.to_digit(10) { file += d as u8; } else {
                s.put(Square::from_index((7 - r as u8) * 8 + file), Piece::from_letter(c).unwrap()); file += 1;
            }
        }
    }
    s.turn = if f[1] == "w" { Color::White } else { Color::Black };
    for c in f[2].chars() { match c { 'K' => s.castling = s.castling.with(Square::H1), 'Q' => s.castling = s.castling.with(Square::A1),
        'k' => s.castling = s.castling.with(Square::H8), 'q' => s.castling = s.castling.with(Square::A8), _ => {} } }
    s.en_passant = f[3].parse().ok();
    s.examine().0.unwrap()
}
fn main() {
    let args: Vec<String> = std::env::args().collect();
    if let Ok(r) = std::env::var("R") { tratto_mate::winnable::ROUNDS.store(r.parse().unwrap(), std::sync::atomic::Ordering::Relaxed); }
    if args[1] == "fen" { let p = fen(&args[3]); let c = if args[2] == "w" { Color::White } else { Color::Black };
        println!("{:?}", tratto_mate::winnable::by_plan(&p, c, &mut 0)); return; }
    let text = std::fs::read_to_string(&args[1]).unwrap();
    let show: usize = args.get(2).and_then(|s| s.parse().ok()).unwrap_or(0);
    let list: Vec<(String, Position, &str)> = text.lines().map(|l| (l[..2].to_string(), fen(&l[3..]), &l[3..])).collect();
    for round in 0..2 {
    let mut times = vec![]; let mut lens = vec![]; let mut found = 0; let mut winnable = 0; let mut wrong = 0; let mut shown = 0;
    for (label, p, f) in &list {
        for (i, c) in Color::ALL.into_iter().enumerate() {
            if label.as_bytes()[i] == b'-' { continue; }
            winnable += 1;
            let mut r = None; let mut e = u64::MAX;
            for _ in 0..3 { 
            let t = Instant::now();
            let mut n = 0;
            r = tratto_mate::winnable::by_plan(p, c, &mut n);
            e = e.min(t.elapsed().as_nanos() as u64); }
            times.push(e);
            match r { Some(l) => { found += 1; lens.push(l.len() as u64);
                let mut q = *p; for m in l { q = q.play(m).unwrap(); } if !(q.is_checkmate() && q.turn() == !c) { wrong += 1; } }
                None => if round == 0 && shown < show { shown += 1; println!("{c} {f}"); } }
        }
    }
    if round == 0 { continue; }
    times.sort(); lens.sort();
    let mean = |v: &Vec<u64>| v.iter().sum::<u64>() as f64 / v.len().max(1) as f64;
    println!("winnable {winnable} found {found} ({:.2}%) wrong {wrong}; ns mean {:.0} p50 {} p90 {} p99 {} max {}; line mean {:.1} p50 {} max {}",
        100.0 * found as f64 / winnable as f64, mean(&times), times[times.len()/2], times[times.len()*9/10], times[times.len()*99/100], times.last().unwrap(), mean(&lens), lens[lens.len()/2], lens.last().unwrap());
    }
}
