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
    assert_eq!(format!("{:?}", again.game), format!("{:?}", live.game));
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
