//! Games: what is appended to a log stays there, in order.

use super::{Played, Site, head, new_row};
use crate::guard::SecretHash;
use crate::store::{EventRow, Exchange, NewLink, PageCursor, Store, StoreError, Which};
use crate::wire::Role;
use std::sync::Arc;

pub(crate) async fn a_game_is_read_as_it_was_stored(site: &impl Site) {
    let store = site.open().unwrap();
    let mut new = new_row("abc", 1_000);
    new.settings = "{\"mode\":\"online\"}".to_owned();
    let first = EventRow::after(&new.root, 1, 1_000, Role::Server, "arbiter starts".to_owned());
    let hash = first.hash;
    new.events = vec![first];
    new.head = head(1, 1_000);
    let root = new.root;
    let number = store.create_game(new, u32::MAX).await.unwrap();
    let row = store.game("abc").await.unwrap().unwrap();
    assert_eq!((row.number, row.id.as_str(), row.owner, row.created_at), (number, "abc", None, 1_000));
    assert_eq!((row.seq, row.last_at, row.due, row.root), (1, 1_000, None, root));
    assert_eq!((row.settings.as_str(), row.status.as_str()), ("{\"mode\":\"online\"}", "running"));
    assert_eq!((row.players.white.as_str(), row.players.black.as_str()), ("Anna", "Bruno"));
    let events = store.events(number, 0).await.unwrap();
    assert_eq!((events.len(), events[0].actor, events[0].hash), (1, Role::Server, hash));
    assert!(store.game("abd").await.unwrap().is_none());
    assert!(store.create_game(new_row("abc", 2_000), u32::MAX).await.is_err(), "a name is given once");
}

pub(crate) async fn events_follow_each_other(site: &impl Site) {
    let store = site.open().unwrap();
    let mut game = Played::new(&*store, new_row("a", 1)).await;
    for at in 2..12 {
        game.happens(&*store, at, |_| {}).await;
    }
    let numbers = |rows: Vec<EventRow>| rows.iter().map(|row| row.seq).collect::<Vec<_>>();
    assert_eq!(numbers(store.events(game.number, 0).await.unwrap()), (1..=10).collect::<Vec<_>>());
    assert_eq!(numbers(store.events(game.number, 7).await.unwrap()), [8, 9, 10]);
    assert_eq!(numbers(store.events_for_record(game.number).await.unwrap()).len(), 10);
    let row = store.game("a").await.unwrap().unwrap();
    assert_eq!(
        (row.seq, row.last_at, row.fen.as_str()),
        (10, 11, "position 10"),
        "a head is read as its log is"
    );
    // The wrong number before it, and no events.
    for before in [0, 9, 11] {
        let refused = store.append(game.number, before, vec![game.next(20)], head(11, 20)).await;
        assert!(matches!(refused, Err(StoreError::Sequence)), "{before}");
    }
    assert!(store.append(game.number, 10, Vec::new(), head(10, 20)).await.is_err());
    assert!(matches!(
        store.append(game.number + 1, 0, vec![game.next(20)], head(1, 20)).await,
        Err(StoreError::Sequence)
    ));
    assert_eq!(store.events(game.number, 0).await.unwrap().len(), 10);
}

pub(crate) async fn running_games_are_listed_with_their_boards(site: &impl Site) {
    let store = site.open().unwrap();
    let mut first = Played::new(&*store, new_row("a", 1)).await;
    let second = Played::new(&*store, new_row("b", 1)).await;
    first.happens(&*store, 2, |_| {}).await;
    let mut running = store.running().await.unwrap().boards;
    running.sort();
    let boards: Vec<(i64, &str)> = running.iter().map(|(game, fen)| (*game, fen.as_str())).collect();
    assert_eq!(boards, [(first.number, "position 1"), (second.number, "position 0")]);
    first.happens(&*store, 3, |head| head.status = "over").await;
    let left: Vec<i64> = store.running().await.unwrap().boards.into_iter().map(|(game, _)| game).collect();
    assert_eq!(left, [second.number]);
}

pub(crate) async fn of_two_that_add_the_same_event_one_is_refused(site: &impl Site) {
    let store = site.open().unwrap();
    let mut game = Played::new(&*store, new_row("a", 1)).await;
    for round in 0..20 {
        let rivals = (0..8).map(|rival| {
            let (store, number, before) = (Arc::clone(&store), game.number, game.seq);
            let row = game.next(100 * round + rival);
            tokio::spawn(async move {
                let (at, hash, head) = (row.at, row.hash, head(row.seq, row.at));
                (store.append(number, before, vec![row], head).await, at, hash)
            })
        });
        let mut won = Vec::new();
        for rival in rivals.collect::<Vec<_>>() {
            match rival.await.unwrap() {
                (Ok(()), at, hash) => won.push((at, hash)),
                (Err(error), ..) => assert!(matches!(error, StoreError::Sequence), "{error}"),
            }
        }
        let [(at, hash)] = won[..] else { panic!("{} were let through", won.len()) };
        (game.seq, game.chain) = (game.seq + 1, hash);
        let last = store.events(game.number, game.seq - 1).await.unwrap();
        assert_eq!(
            (last.len(), last[0].at, last[0].hash),
            (1, at, hash),
            "what was acknowledged is what is there"
        );
    }
}

pub(crate) async fn what_is_acknowledged_together_is_there_after_a_restart(site: &impl Site) {
    let store = site.open().unwrap();
    let mut playing = Vec::new();
    for number in 0..40 {
        let mut game = Played::new(&*store, new_row(&format!("game{number}"), 1)).await;
        let store = Arc::clone(&store);
        playing.push(tokio::spawn(async move {
            for at in 2..27 {
                game.happens(&*store, at, |_| {}).await;
            }
            game
        }));
    }
    let mut games = Vec::new();
    for game in playing {
        games.push(game.await.unwrap());
    }
    store.close().await;
    drop(store);
    let store = site.open().unwrap();
    for game in games {
        let events = store.events(game.number, 0).await.unwrap();
        assert_eq!((events.len(), events[24].hash), (25, game.chain));
        let row = store.game(&game.id).await.unwrap().unwrap();
        assert_eq!((row.seq, row.last_at, row.fen.as_str()), (25, 26, "position 25"));
    }
}

pub(crate) async fn one_that_fails_undoes_nothing_of_the_others(site: &impl Site) {
    let store = site.open().unwrap();
    let game = Played::new(&*store, new_row("a", 1)).await;
    // All are waiting at the same time, so that they are committed together.
    let mut waiting = Vec::new();
    for number in 0..200_u64 {
        let (store, bad) = (Arc::clone(&store), game.next(number));
        let game = game.number;
        waiting.push(tokio::spawn(async move {
            if number % 5 == 0 {
                // A write to an existing game, but at the wrong number.
                return store.append(game, 7, vec![bad], head(8, 1)).await.is_err();
            }
            store.create_game(new_row(&format!("game{number}"), number), u32::MAX).await.is_ok()
        }));
    }
    for outcome in waiting {
        assert!(outcome.await.unwrap());
    }
    for number in 0..200 {
        let there = store.game(&format!("game{number}")).await.unwrap().is_some();
        assert_eq!(there, number % 5 != 0, "{number}");
    }
    assert!(store.events(game.number, 0).await.unwrap().is_empty());
}

pub(crate) async fn a_closed_store_refuses_and_opens_again(site: &impl Site) {
    let store = site.open().unwrap();
    let mut game = Played::new(&*store, new_row("a", 1)).await;
    game.happens(&*store, 2, |_| {}).await;
    store.close().await;
    let refused = store.append(game.number, 1, vec![game.next(3)], head(2, 3)).await;
    assert!(matches!(refused, Err(StoreError::Closed)));
    drop(store);
    let store = site.open().unwrap();
    game.happens(&*store, 3, |_| {}).await;
    assert_eq!(store.events(game.number, 0).await.unwrap().len(), 2);
}

pub(crate) async fn one_server_at_a_time(site: &impl Site) {
    let store = site.open().unwrap();
    assert!(matches!(site.open().map(drop), Err(StoreError::InUse { .. })));
    store.close().await;
    site.open().unwrap();
}

pub(crate) async fn lists_go_page_by_page(site: &impl Site) {
    let store = site.open().unwrap();
    for number in 0..7_u64 {
        let mut new = new_row(&format!("game{number}"), 100 + number);
        new.listed = number != 6;
        let mut game = Played::new(&*store, new).await;
        if number % 2 == 1 {
            let over = |head: &mut crate::store::Head| {
                (head.status, head.result) = ("over", "1-0".to_owned());
            };
            game.happens(&*store, 200 + number, over).await;
        }
    }
    store.set_hidden("game4", true).await.unwrap();
    let listed = async |which: Which, most: usize| {
        let (mut names, mut after): (Vec<String>, Option<PageCursor>) = (Vec::new(), None);
        loop {
            let (rows, next) = store.games(which, after, most).await.unwrap();
            assert!(rows.len() <= most);
            names.extend(rows.into_iter().map(|row| row.id));
            match next {
                Some(place) => after = Some(place.to_string().parse().unwrap()),
                None => return names,
            }
        }
    };
    for most in [1, 2, 10] {
        assert_eq!(listed(Which::Over, most).await, ["game5", "game3", "game1"]);
        assert_eq!(listed(Which::Live, most).await, ["game2", "game0"], "neither hidden nor private ones");
        assert!(listed(Which::Owned(1), most).await.is_empty());
    }
    let over = async |moment: u64, after: Option<PageCursor>, most: u32| {
        let games = store.over_since(moment, after, most).await.unwrap();
        let names: Vec<String> = games.iter().map(|(_, id)| id.clone()).collect();
        (names, games.last().map(|(place, _)| *place))
    };
    assert_eq!(over(202, None, 10).await.0, ["game1"]);
    let (first, place) = over(1_000, None, 2).await;
    assert_eq!(first, ["game1", "game3"], "the oldest first");
    let (rest, place) = over(1_000, place, 10).await;
    assert_eq!(rest.first().map(String::as_str), Some("game5"));
    assert!(over(1_000, place, 10).await.0.is_empty());
}

pub(crate) async fn what_falls_due_is_told_in_its_time(site: &impl Site) {
    const DAY: u64 = 86_400_000;
    let store = site.open().unwrap();
    let now = 1_000_000;
    let due = [("soon", 5_000), ("tomorrow", 30 * 3_600_000), ("far", 3_650 * DAY)];
    for (id, wait) in due {
        let mut game = Played::new(&*store, new_row(id, now)).await;
        game.happens(&*store, now, |head| head.due = Some(now + wait)).await;
    }
    Played::new(&*store, new_row("never", now)).await;
    // A game played while the clock was ten days ahead still has five minutes left.
    let mut ahead = Played::new(&*store, new_row("ahead", now + 10 * DAY)).await;
    ahead.happens(&*store, now + 10 * DAY, |head| head.due = Some(now + 10 * DAY + 300_000)).await;
    store.settle_heads().await.unwrap();
    let told = async |after: Option<u64>, until: u64, now: u64| {
        let due = store.due_games(after, until, now).await.unwrap();
        assert!(due.games.iter().all(|(_, is_late)| !is_late));
        let mut names: Vec<String> = due.games.into_iter().map(|(row, _)| row.id).collect();
        names.sort();
        (names, due.is_more_later)
    };
    let (first, is_more) = told(None, now + DAY, now).await;
    assert_eq!((first.as_slice(), is_more), (&["ahead".to_owned(), "soon".to_owned()][..], true));
    let later = now + DAY / 4;
    let (next, is_more) = told(Some(now + DAY), later + DAY, later).await;
    assert_eq!((next.as_slice(), is_more), (&["tomorrow".to_owned()][..], true), "nobody twice");
    let years = now + 3_649 * DAY;
    let (last, is_more) = told(Some(years), years + DAY, years).await;
    assert_eq!((last.as_slice(), is_more), (&["far".to_owned()][..], false));
}

pub(crate) async fn runs_are_remembered(site: &impl Site) {
    let store = site.open().unwrap();
    assert_eq!(store.last_moment().await.unwrap(), 0);
    let first = store.begin(1_000).await.unwrap();
    store.alive(first.number, 1_500).await.unwrap();
    store.alive(first.number, 1_400).await.unwrap();
    let second = store.begin(2_000).await.unwrap();
    assert!(second.number > first.number);
    assert_eq!(store.boot_at(999).await.unwrap(), None);
    let at = store.boot_at(1_999).await.unwrap().unwrap();
    assert_eq!((at.number, at.started_at, at.alive_at), (first.number, 1_000, 1_500), "it never goes back");
    assert_eq!(store.boot_at(9_999).await.unwrap().unwrap().number, second.number);
    let mut game = Played::new(&*store, new_row("a", 2_100)).await;
    game.happens(&*store, 2_500, |head| head.due = Some(9_000)).await;
    assert_eq!(store.last_moment().await.unwrap(), 2_500);
}

pub(crate) async fn an_account_has_so_many_games_under_way(site: &impl Site) {
    let store = site.open().unwrap();
    let account = super::accounts::signed_up(&*store, "club").await;
    let mut owned = Vec::new();
    for id in ["a", "b"] {
        let mut new = new_row(id, 1);
        new.owner = Some(account);
        owned.push((store.create_game(new, 2).await.unwrap(), id));
    }
    let one_more = || {
        let mut new = new_row("c", 2);
        new.owner = Some(account);
        new
    };
    assert!(matches!(store.create_game(one_more(), 2).await, Err(StoreError::Limit)));
    store.create_game(new_row("d", 2), 2).await.unwrap();
    let (number, id) = (owned[0].0, "a".to_owned());
    let chain = store.game("a").await.unwrap().unwrap().root;
    let mut game = Played { number, id, seq: 0, chain };
    game.happens(&*store, 3, |head| (head.status, head.result) = ("over", "0-1".to_owned())).await;
    store.create_game(one_more(), 2).await.unwrap();
    assert_eq!(store.games(Which::Owned(account), None, 10).await.unwrap().0.len(), 3);
    let mut some = store.some_of(account, 10).await.unwrap();
    some.sort();
    assert_eq!(some, ["a", "b", "c"]);
}

pub(crate) async fn a_game_is_followed_by_one_other(site: &impl Site) {
    let store = site.open().unwrap();
    let game = Played::new(&*store, new_row("a", 1)).await;
    let link = |role, secret| NewLink { role, hash: SecretHash([secret; 32]), is_taken: true };
    let ask = async |id: &str, role: Role, secret: u8| {
        store.create_rematch(game.number, new_row(id, 5), link(role, secret)).await.unwrap()
    };
    let (id, given) = ask("b", Role::White, 1).await;
    assert_eq!((id.as_str(), given), ("b", Exchange::Done { role: Role::White, is_new: true }));
    assert_eq!(store.game("a").await.unwrap().unwrap().rematch.as_deref(), Some("b"));
    let (id, given) = ask("c", Role::Black, 2).await;
    assert_eq!((id.as_str(), given), ("b", Exchange::Done { role: Role::Black, is_new: true }), "the same");
    // The same request again, and then one by the other player.
    assert_eq!(ask("d", Role::White, 1).await.1, Exchange::Done { role: Role::White, is_new: false });
    assert_eq!(ask("d", Role::White, 3).await.1, Exchange::Used { role: Role::White });
    assert_eq!(ask("d", Role::White, 2).await.1, Exchange::Spent);
    assert!(store.game("c").await.unwrap().is_none());
}

/// A store can be shared between threads.
const _: fn() = || {
    fn shared<T: Send + Sync + ?Sized>() {}
    shared::<dyn Store>();
};
