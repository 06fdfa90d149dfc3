//! Replay times of long games: `cargo test -p tratto-server --lib long_game -- --nocapture` prints them.

#![allow(clippy::print_stdout)]

use super::*;
use crate::table::replay::replay_events;
use crate::think::Stop;
use std::time::Instant as Stopwatch;

/// A governed game of the given length: touch, move and press, with random quiet moves, so that it goes on.
fn long_game(moves: usize) -> (GameRow, Vec<EventRow>) {
    let new = serde_json::json!({"mode": "governed", "control": "36000+30", "edition": "2001"});
    let settings = Settings::of(serde_json::from_value(new).unwrap()).unwrap();
    let mut game = settings.game(0).unwrap();
    let stored = settings.to_stored().unwrap();
    let root = ChainHash::root("long", 0, &stored);
    let mut rows: Vec<EventRow> = Vec::new();
    let mut seed = 1u64;
    let mut apply = |game: &mut Game, actor: Role, act: String| {
        let chain = rows.last().map_or(root, |row| row.hash);
        let row = EventRow::after(&chain, rows.len() as u64 + 1, 500 * rows.len() as u64, actor, act);
        game.apply(&stored_event(&row).unwrap()).unwrap();
        rows.push(row);
    };
    for act in ["white arrives", "black arrives", "arbiter starts"] {
        apply(&mut game, Role::Server, act.to_owned());
    }
    for _ in 0..2 * moves {
        let position = *game.board().position().unwrap();
        let all = position.legal_moves();
        let after = |m: &tratto_board::Move| {
            let mut next = position;
            next.play_unchecked(*m);
            next
        };
        let mut chosen: Vec<_> = all.iter().filter(|m| after(m).has_legal_move()).collect();
        let pieces = position.occupied().len();
        if chosen.iter().any(|m| after(m).occupied().len() == pieces) {
            chosen.retain(|m| after(m).occupied().len() == pieces);
        }
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let m = *chosen[(seed >> 33) as usize % chosen.len()];
        let (actor, name) = match position.turn() {
            Color::White => (Role::White, "white"),
            Color::Black => (Role::Black, "black"),
        };
        apply(&mut game, actor, format!("{name} touches {}", m.from()));
        apply(
            &mut game,
            actor,
            format!("{name} plays {}", m.uci(tratto_board::CastlingSpelling::KingTwoSquares)),
        );
        apply(&mut game, actor, format!("{name} presses"));
    }
    let head =
        Head { seq: rows.len() as u64, ..GameInPlay::set(1, Arc::new(settings), 0, root).unwrap().head() };
    let row = GameRow {
        number: 1,
        id: "long".to_owned(),
        owner: None,
        settings: stored,
        players: crate::wire::Players::default(),
        created_at: 0,
        root,
        seq: head.seq,
        last_at: head.last_at,
        due: None,
        status: "running".to_owned(),
        result: head.result,
        fen: head.fen,
        rematch: None,
    };
    (row, rows)
}

fn english() -> &'static Words {
    Words::of(Lang::EN)
}

#[test]
fn a_long_game_is_replayed() {
    // The times are printed; the design allows 50 ms for a replay.
    // A long game, one three times longer than any tournament game ever played, and an absurd one.
    for moves in [300, 1_000, 3_000] {
        let (row, rows) = long_game(moves);
        let timed = |what: &str, work: &dyn Fn()| {
            let start = Stopwatch::now();
            work();
            println!("{} events, {what}: {:.1?}", rows.len(), start.elapsed());
        };
        timed("replayed", &|| {
            let table = GameInPlay::replay(&row, &rows, true).unwrap();
            assert_eq!((table.seq as usize, table.game.plies().len()), (6 * moves + 3, 2 * moves));
            assert_eq!(*table.game.status(), Status::Running);
        });
        let game = || Settings::stored(&row.settings).unwrap().game(0).unwrap();
        timed("the last ten told", &|| {
            assert_eq!(
                replay_events(english(), game(), &rows, Some(row.seq - 10), row.seq, true, &Stop::default())
                    .unwrap()
                    .0
                    .len(),
                10
            );
        });
        // The cost of an event in play, by the number of languages that sentences are made in.
        for languages in [&[][..], &[Lang::EN], &[Lang::EN, Lang::IT]] {
            let codes: Vec<&str> = languages.iter().map(|lang| lang.code()).collect();
            timed(&format!("played, told in [{}]", codes.join(", ")), &|| {
                let settings = Arc::new(Settings::stored(&row.settings).unwrap());
                let mut live = GameInPlay::set(1, settings, 0, row.root).unwrap();
                for row in rows.iter().take(1_000) {
                    live.take(vec![(row.actor, row.act.parse().unwrap())], row.at, row.at, languages)
                        .unwrap();
                }
            });
        }
        timed("all told", &|| {
            assert_eq!(
                replay_events(english(), game(), &rows, None, row.seq, true, &Stop::default())
                    .unwrap()
                    .0
                    .len(),
                rows.len()
            );
        });
    }
}

/// A replay gives exactly the state in which the log was written, including the rulings in every language.
#[test]
fn a_replayed_table_is_the_one_that_was_played() {
    let (row, rows) = long_game(40);
    let settings = Arc::new(Settings::stored(&row.settings).unwrap());
    let mut live = GameInPlay::set(1, settings, 0, row.root).unwrap();
    let mut told = Vec::new();
    for row in &rows {
        let step =
            live.take(vec![(row.actor, row.act.parse().unwrap())], row.at, row.at, &Lang::ALL).unwrap();
        assert_eq!(step.rows[0].hash, row.hash);
        told.push((step.rows, step.happened));
    }
    let again = GameInPlay::replay(&row, &rows, true).unwrap();
    assert_eq!(again.game, live.game);
    for words in Lang::ALL.map(Words::of) {
        let moment = |table: &GameInPlay| serde_json::to_value(table.moment(words, row.last_at)).unwrap();
        assert_eq!(moment(&again), moment(&live));
        let (events, _) = replay_events(
            words,
            live.settings.game(0).unwrap(),
            &rows,
            None,
            row.seq,
            true,
            &Stop::default(),
        )
        .unwrap();
        let told: Vec<EventView> =
            told.iter().flat_map(|(rows, happened)| view::event_views(words, rows, happened)).collect();
        assert_eq!(serde_json::to_value(events).unwrap(), serde_json::to_value(told).unwrap());
    }
}

/// [`GameInPlay::take`] as it was: a copy of the game to fall back to, and the half-moves compared one by one.
fn take_by_copy(
    table: &mut GameInPlay,
    acts: Vec<ActByRole>,
    at: u64,
) -> Result<(Vec<EventRow>, Vec<Occurrence>, usize), ServerError> {
    let sheet = |game: &Game| -> Vec<(Option<u16>, bool, bool)> {
        let plies = game.plies().iter();
        plies.map(|ply| (ply.made().map(|m| m.bits()), ply.fault().is_some(), ply.is_completed())).collect()
    };
    let at = at.max(table.game.now().get());
    let (backup, old) = (table.game.clone(), sheet(&table.game));
    let (mut rows, mut occurred): (Vec<EventRow>, Vec<Occurrence>) = (Vec::new(), Vec::new());
    let mut chain = table.chain;
    for (actor, act) in acts {
        let event = Event::new(Instant::from_millis(at), act);
        match table.game.apply(&event) {
            Ok(happened) => occurred.push(happened),
            Err(reason) => {
                table.game = backup;
                return Err(ServerError::NotAnEvent(reason));
            }
        }
        let seq = table.seq + 1 + rows.len() as u64;
        rows.push(EventRow::after(&chain, seq, at, actor, event.act.to_string()));
        chain = rows.last().unwrap().hash;
    }
    for (row, happened) in rows.iter().zip(&occurred) {
        table.note(row.actor, &happened.event.act, row.at);
        table.attend_to(row.seq, row.at, row.actor, &happened.event.act, &happened.rulings);
        table.seq = row.seq;
    }
    table.chain = chain;
    let kept = old.iter().zip(sheet(&table.game)).take_while(|(old, new)| **old == *new).count();
    Ok((rows, occurred, kept))
}

/// Games online, in which moves come with their presses and offers, end by mate and by flags, and come while the clocks are stopped, so
/// that the press is refused and the move with it: the log, the rulings and the state are those of the way with a copy.
#[test]
fn what_belongs_together_is_taken_as_with_a_copy() {
    let queens = "3qk3/8/8/8/8/8/8/3QK3 w - - 0 1";
    let usual = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let mut seed = 5u64;
    let mut lot = |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below
    };
    let (mut taken, mut refused_late, mut over) = (0, 0, 0);
    for number in 0..60 {
        let control = ["180+2", "4/60:60", "60d2", "-"][number % 4];
        let fen = if number % 3 == 0 { queens } else { usual };
        let new = serde_json::json!({"mode": "online", "control": control, "fen": fen});
        let settings = Arc::new(Settings::of(serde_json::from_value(new).unwrap()).unwrap());
        let root = ChainHash::root("both", 0, "");
        let table = || GameInPlay::set(1, settings.clone(), 0, root).unwrap();
        let (mut live, mut copied) = (table(), table());
        let mut at = 0;
        for step in 0..120 {
            at += lot(4_000) as u64;
            let us = live.game.turn();
            let role = |color: Color| if color == Color::White { Role::White } else { Role::Black };
            let position = *live.game.board().position().unwrap();
            let moves = position.legal_moves();
            let (role, text) = match (step, lot(40)) {
                (0, _) => (Role::White, "white arrives".to_owned()),
                (1, _) => (Role::Black, "black arrives".to_owned()),
                (_, 0) => (Role::Arbiter, "arbiter stops-clocks".to_owned()),
                (_, 1 | 2) => (Role::Arbiter, "arbiter restarts-clocks".to_owned()),
                (_, 3) => (Role::Server, format!("arbiter observes flag {us}")),
                (_, 4) => (role(us), format!("{us} accepts")),
                (_, 5) => (role(us), format!("{us} presses")),
                _ if moves.is_empty() => break,
                _ => {
                    let m = moves[lot(moves.len())];
                    let uci = m.uci(tratto_board::CastlingSpelling::KingTwoSquares);
                    (role(us), format!("{us} plays {uci}"))
                }
            };
            let act: Act = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            let Ok(acts) = live.expand(role, act, lot(6) == 0) else { continue };
            let several = acts.len() > 1;
            let before = (live.game.clone(), live.seq, live.chain);
            match (live.take(acts.clone(), at, at, &[Lang::EN]), take_by_copy(&mut copied, acts, at)) {
                (Ok(step), Ok((rows, occurred, kept))) => {
                    taken += usize::from(several);
                    let logged = |rows: &[EventRow]| -> Vec<(u64, String, ChainHash)> {
                        rows.iter().map(|row| (row.seq, row.act.clone(), row.hash)).collect()
                    };
                    assert_eq!(logged(&step.rows), logged(&rows));
                    assert_eq!(step.happened, occurred);
                    assert!(live.game.plies_kept() <= kept, "{text}");
                    assert!(live.game.plies_kept() + 2 >= kept, "{text}: only what may have changed is sent");
                }
                (Err(ours), Err(theirs)) => {
                    assert_eq!(ours.to_string(), theirs.to_string());
                    assert_eq!((&live.game, live.seq, live.chain), (&before.0, before.1, before.2));
                    refused_late += usize::from(several);
                }
                (ours, theirs) => panic!("{text}: {:?} {:?}", ours.map(|_| ()), theirs.map(|_| ())),
            }
            assert_eq!(live.game, copied.game, "{text}");
            over += usize::from(matches!(live.game.status(), Status::Over(_)));
        }
    }
    assert!(taken > 1_000 && refused_late > 20 && over > 10, "{taken} {refused_late} {over}");
}
