use super::*;
use crate::store::{EventRow, Games, NewRow, SqliteStore, Store, Which};
use crate::wire::{Players, Role};
use std::path::Path;

/// A game of the tests: its expected head, and the hash of its log.
#[derive(Clone)]
struct Played {
    number: i64,
    id: String,
    head: Head,
    chain: ChainHash,
}

fn head(seq: u64, at: u64) -> Head {
    let (result, fen) = ("*".to_owned(), format!("position {seq}"));
    Head { seq, last_at: at, due: Some(at + 1_000), status: RUNNING, result, fen }
}

async fn new_game(store: &SqliteStore, id: &str, at: u64) -> Played {
    let root = ChainHash::root(id, at, "{}");
    let head = head(0, at);
    let new = NewRow {
        id: id.to_owned(),
        owner: None,
        settings: "{}".to_owned(),
        players: Players::default(),
        created_at: at,
        root,
        listed: true,
        head: head.clone(),
        links: Vec::new(),
        events: Vec::new(),
    };
    let number = store.create_game(new, u32::MAX).await.unwrap();
    Played { number, id: id.to_owned(), head, chain: root }
}

impl Played {
    /// Appends an event, with the head after it.
    async fn happens(&mut self, store: &SqliteStore, at: u64, change: impl FnOnce(&mut Head)) {
        let seq = self.head.seq + 1;
        let row = EventRow::after(&self.chain, seq, at, Role::White, format!("act {seq}"));
        self.chain = row.hash;
        let (status, due) = (self.head.status, self.head.due.is_some());
        self.head = Head { result: self.head.result.clone(), status, ..head(seq, at) };
        if !due {
            self.head.due = None;
        }
        change(&mut self.head);
        store.append(self.number, seq - 1, vec![row], self.head.clone()).await.unwrap();
    }

    fn told(row: &GameRow) -> (u64, u64, Option<u64>, &str, &str, &str) {
        (row.seq, row.last_at, row.due, &row.status, &row.result, &row.fen)
    }

    fn expected(&self) -> (u64, u64, Option<u64>, &str, &str, &str) {
        let head = &self.head;
        (head.seq, head.last_at, head.due, head.status, &head.result, &head.fen)
    }
}

/// The row of a game as it is in the file, without pending heads.
fn on_disk(path: &Path, number: i64) -> GameRow {
    let connection = super::super::connect(path).unwrap();
    crate::store::sqlite::game::read_game_row(&connection, number).unwrap().unwrap()
}

fn store() -> (tempfile::TempDir, std::path::PathBuf, SqliteStore) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("t.db");
    let store = SqliteStore::open(&path).unwrap();
    (folder, path, store)
}

/// Differential test against writing every head at once: hundreds of games, events in random order, some of which change the
/// status, the result or whether anything falls due. Reading through the store always gives the current head; the file is never
/// ahead of the log; what a start depends on is never delayed; and in the end the file has everything.
#[tokio::test]
async fn heads_that_are_late_are_those_that_were_never_late() {
    let (_folder, path, store) = store();
    let mut games = Vec::new();
    for index in 0..150 {
        games.push(new_game(&store, &format!("game{index}"), 1_000).await);
    }
    let mut seed = 7_u64;
    let mut roll = |below: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % below
    };
    for at in 2_000..4_000 {
        let game = &mut games[roll(150) as usize];
        let change = roll(40);
        game.happens(&store, at, |head| match change {
            0 => head.due = None,
            1 => head.due = Some(at + 5),
            2 => (head.status, head.result) = ("over", "1-0".to_owned()),
            3 => head.status = "adjourned",
            4 => (head.status, head.result) = (RUNNING, "*".to_owned()),
            _ => {}
        })
        .await;
        if at % 10 == 0 {
            let row = store.game(&game.id).await.unwrap().unwrap();
            assert_eq!(Played::told(&row), game.expected(), "{}", game.id);
            let row = on_disk(&path, game.number);
            assert!(row.seq <= game.head.seq);
            assert_eq!((&*row.status, &*row.result), (game.head.status, &*game.head.result));
            assert_eq!(row.due.is_some(), game.head.due.is_some());
        }
        if at % 500 == 0 {
            store.settle_heads().await.unwrap();
            assert!(store.heads.is_empty());
        }
    }
    let (rows, _) = store.games(Which::Live, None, 200).await.unwrap();
    for row in rows {
        let game = games.iter().find(|game| game.id == row.id).unwrap();
        assert_eq!(Played::told(&row), game.expected());
    }
    store.close().await;
    for game in &games {
        assert_eq!(Played::told(&on_disk(&path, game.number)), game.expected());
    }
}

/// Pending heads are written within a few seconds.
#[tokio::test]
async fn heads_follow_by_themselves() {
    let (_folder, path, store) = store();
    let mut game = new_game(&store, "a", 1_000).await;
    game.happens(&store, 2_000, |_| {}).await;
    let start = std::time::Instant::now();
    while on_disk(&path, game.number).seq < 1 {
        assert!(start.elapsed().as_secs() < 60, "the head was never written");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(Played::told(&on_disk(&path, game.number)), game.expected());
}

/// Simulates a crash while heads are pending: the next start finds the lagging rows and the latest moment.
#[tokio::test]
async fn a_start_knows_which_rows_are_behind() {
    let (folder, path, store) = store();
    let mut game = new_game(&store, "a", 1_000).await;
    store.settle_heads().await.unwrap();
    game.happens(&store, 9_000, |_| {}).await;
    // The file after a crash: a copy, with the head set back in case it had been written already.
    let copy = folder.path().join("crashed.db");
    super::super::connect(&path).unwrap().execute("VACUUM INTO ?1", [copy.to_str().unwrap()]).unwrap();
    let crashed = super::super::connect(&copy).unwrap();
    crashed.execute("UPDATE games SET seq = 0, last_at = 1000, due = 2000, fen = 'position 0'", []).unwrap();
    drop(crashed);
    let next = SqliteStore::open(&copy).unwrap();
    assert_eq!(next.last_moment().await.unwrap(), 9_000);
    let due = next.due_games(None, u64::MAX >> 1, 0).await.unwrap();
    assert!(matches!(&due.games[..], [(row, true)] if row.seq == 0));
    // Loading the game corrects it.
    next.catch_up(game.number, game.head.clone(), game.chain);
    next.settle_heads().await.unwrap();
    assert!(
        matches!(&next.due_games(None, u64::MAX >> 1, 0).await.unwrap().games[..], [(row, false)] if row.seq == 1)
    );
    // An older head that comes later is ignored.
    next.catch_up(game.number, head(0, 1_000), game.chain);
    next.settle_heads().await.unwrap();
    assert_eq!(Played::told(&on_disk(&copy, game.number)), game.expected());
}

/// A game is deleted while its head is pending, and the next game gets its number.
#[tokio::test]
async fn the_head_of_a_game_that_has_gone_is_nobodys() {
    let (_folder, path, store) = store();
    let mut gone = new_game(&store, "gone", 1_000).await;
    gone.happens(&store, 2_000, |_| {}).await;
    gone.happens(&store, 3_000, |_| {}).await;
    crate::store::sqlite::removal::delete_game(
        &super::super::connect(&path).unwrap(),
        "gone",
        "owner",
        "2026-01-01",
    )
    .unwrap();
    let mut next = new_game(&store, "next", 4_000).await;
    assert_eq!(next.number, gone.number);
    assert_eq!(Played::told(&store.game("next").await.unwrap().unwrap()), next.expected());
    store.settle_heads().await.unwrap();
    assert_eq!(Played::told(&on_disk(&path, next.number)), next.expected());
    next.happens(&store, 5_000, |_| {}).await;
    store.settle_heads().await.unwrap();
    assert_eq!(Played::told(&on_disk(&path, next.number)), next.expected());
}

/// Events that do not follow the log, and events of unknown games, are refused and leave no pending head.
#[tokio::test]
async fn what_does_not_follow_is_refused() {
    let (_folder, _path, store) = store();
    let mut game = new_game(&store, "a", 1_000).await;
    game.happens(&store, 2_000, |_| {}).await;
    let row = |seq| EventRow::after(&game.chain, seq, 3_000, Role::White, "act".to_owned());
    for (number, before, seq) in [(game.number, 0, 1), (game.number, 2, 3), (99, 0, 1)] {
        let refused = store.append(number, before, vec![row(seq)], head(seq, 3_000)).await;
        assert!(matches!(refused, Err(StoreError::Sequence)), "{number} {before}: {refused:?}");
    }
    assert_eq!(Played::told(&store.game("a").await.unwrap().unwrap()), game.expected());
}
