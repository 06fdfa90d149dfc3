#![allow(missing_docs,unreachable_pub,dead_code)]
#[path = "dev.rs"] mod dev;
use tratto_board::*;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let text = std::fs::read_to_string(&args[1]).unwrap();
    let mut h: std::collections::BTreeMap<String, (u32, u32)> = Default::default();
    for l in text.lines().step_by(3) { let p = dev::fen(&l[3..]);
        for (i, c) in Color::ALL.into_iter().enumerate() {
            if l.as_bytes()[i] == b'-' { continue; }
            tratto_mate::winnable::ROUNDS.store(12, std::sync::atomic::Ordering::Relaxed); let ok = tratto_mate::winnable::by_plan(&p, c, &mut 0).is_some();
            let theirs = p.by_color(!c); let pawns = (theirs & p.by_role(Role::Pawn)).len();
            let mine = p.by_color(c);
            let k = if (mine & p.by_role(Role::Queen)).any() { 'q' } else if (mine & p.by_role(Role::Rook)).any() { 'r' } else if (mine & p.by_role(Role::Pawn)).any() { 'p' } else { 'm' };
            for key in [format!("pieces {}", theirs.len() - pawns - 1), format!("pawns {pawns}"), format!("striker {k}"), format!("check {}", p.is_check()), format!("men {:02}", p.men().len()),
               format!("{k} pieces {} pawns {}", (theirs.len() - pawns - 1).min(3), (pawns).min(4))] {
                let e = h.entry(key).or_default(); e.0 += 1; e.1 += ok as u32; }
        } }
    for (k, v) in h { println!("{k}: {} {:.1}%", v.0, 100.0 * v.1 as f64 / v.0 as f64); }
}
