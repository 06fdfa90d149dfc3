#![allow(missing_docs,unreachable_pub,dead_code)]
#[path = "dev.rs"] mod dev;
use std::time::Instant;
use tratto_board::*;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let text = std::fs::read_to_string(&args[1]).unwrap();
    let every: usize = args[2].parse().unwrap();
    let budget: u64 = args[3].parse().unwrap();
    let show: usize = args.get(4).and_then(|s| s.parse().ok()).unwrap_or(0);
    let only_hard = args.get(5).is_some();
    let (mut n, mut ok, mut t, mut len) = (0, 0, vec![], 0); let mut ex = vec![];
    let mut shown = 0;
    for l in text.lines().step_by(every) { let p = dev::fen(&l[3..]);
        for (i, c) in Color::ALL.into_iter().enumerate() {
            if l.as_bytes()[i] == b'-' { continue; }
            if only_hard && tratto_mate::winnable::by_plan(&p, c, &mut 0).is_some() { continue; }
            n += 1; let mut nodes = 0; let s = Instant::now();
            let r = tratto_mate::winnable::by_net(&p, c, budget, &mut nodes);
            t.push(s.elapsed().as_nanos() as u64); ex.push(nodes);
            if let Some(l) = r { ok += 1; len += l.len(); } else if shown < show { shown += 1; println!("{c} {l}"); }
        } }
    t.sort(); ex.sort();
    println!("n {n} ok {ok} {:.2}% mean {} p50 {} p90 {} p99 {} exp p50 {} p90 {} len {:.1}", 100.0*ok as f64/n as f64, t.iter().sum::<u64>()/n, t[t.len()/2], t[t.len()*9/10], t[t.len()*99/100], ex[ex.len()/2], ex[ex.len()*9/10], len as f64/ok as f64);
}
