//! What happened in a game, asked of its moves again.

use super::naive::{balance, best, gain, taken};
use super::slow::{Plain, file, place, rank};
use tratto_board::{Color, Position, Role};
use tratto_lore::coach::{Advice, Event, GameReview, Saying};

/// What one side has more, from its side.
fn of(at: &Position, us: Color) -> i32 {
    if at.turn() == us { balance(at) } else { -balance(at) }
}

/// Whether an event of a game is so.
pub(crate) fn check(ply: usize, advice: &Advice, review: &GameReview) -> Result<(), String> {
    let Saying::Event(event) = advice.saying() else { return Err("no event".to_owned()) };
    let (before, m, us) = (&review.positions[ply], review.moves[ply], advice.side());
    let (after, told) = (&review.positions[ply + 1], advice.moves());
    let is_line = told.first() == Some(&m) && us == before.turn() && advice.position() == before;
    let follows = review.moves[ply..].starts_with(told);
    let last = &review.positions[(ply + told.len()).min(review.moves.len())];
    let plain = Plain::new(before);
    let holds = match *event {
        Event::Gambit { at, accepted, .. } => {
            let taking = told[1];
            let square = taken(after, taking);
            let is_pawn = square.is_some_and(|square| Plain::new(after).is(Some(square), us, Role::Pawn));
            let next = review.moves.get(ply + 1);
            let takes = next.is_some_and(|next| *next == taking || Some(next.to()) == square);
            let regained = (1..=3).any(|n| {
                review.positions.get(ply + 1 + 2 * n).is_none_or(|then| of(then, us) >= of(before, us))
            });
            let costs = of(after, us) - gain(after, taking) < of(before, us);
            let text = tratto_lore::opening::named(after).map_or("", |one| one.english);
            let called = text.contains("Gambit") || text.contains("gambit");
            is_pawn
                && (accepted || called)
                && at <= 8
                && takes == accepted
                && gain(after, taking) > 0
                && costs
                && !(accepted && regained)
        }
        Event::Castled { same_side } => {
            let of_side = |side: Color| {
                let is_it =
                    |at: &usize| review.moves[*at].is_castling() && review.positions[*at].turn() == side;
                (0..review.moves.len()).find(is_it)
            };
            let both = of_side(Color::White).zip(of_side(Color::Black));
            both.is_some_and(|(white, black)| {
                let files = [white, black].map(|at| file(review.moves[at].destination()));
                ply == white.max(black) && same_side == (files[0] == files[1])
            })
        }
        Event::EarlyQueen { at } => {
            let homes = [(2, Role::Knight), (3, Role::Bishop), (6, Role::Bishop), (7, Role::Knight)];
            let home = homes.into_iter().filter(|(at, role)| plain.is(place(us, *at, 1), us, *role)).count();
            let chaser = *told.last().unwrap();
            let comes_from = |(at, role): (i8, Role)| {
                place(!us, at, 1) == Some(chaser.from()) && Plain::new(last).is(Some(chaser.to()), !us, role)
            };
            at <= 5
                && place(us, 4, 1) == Some(m.from())
                && plain.is(Some(m.from()), us, Role::Queen)
                && home >= 3
                && Plain::new(last).is(Some(m.to()), us, Role::Queen)
                && homes.into_iter().any(comes_from)
                && Plain::new(last).attacks(chaser.to()).contains(&m.to())
                && told.len() <= 5
        }
        Event::Demolition { mates } => {
            let king = plain.king(!us);
            let shields = (file(m.to()) - file(king)).abs() <= 2 && matches!(rank(!us, m.to()), 2 | 3);
            let back = last.is_checkmate() || of(last, us) - best(last) >= of(before, us);
            plain.is_castled(!us)
                && plain.is(Some(m.to()), !us, Role::Pawn)
                && shields
                && gain(before, m) < 0
                && told.get(1).is_some_and(|reply| reply.to() == m.to())
                && back
                && mates == last.is_checkmate()
                && last.turn() != us
        }
    };
    let is_gambit = matches!(event, Event::Gambit { .. });
    match is_line && (follows || is_gambit) && holds {
        true => Ok(()),
        false => Err(format!("{} after {ply} half-moves: {}", event.key(), before.fen())),
    }
}
