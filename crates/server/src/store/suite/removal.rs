//! Deletion, and what remains known afterwards.

use super::accounts::signed_up;
use super::{Played, Site, new_row};
use crate::guard::SecretHash;
use crate::store::{DepartingAccount, Leaving, NewLink, Reason};
use crate::wire::Role;

pub(crate) async fn a_deleted_game_leaves_a_tombstone(site: &impl Site) {
    let store = site.open().unwrap();
    let mut new = new_row("a", 1);
    new.links = vec![NewLink { role: Role::White, hash: SecretHash([1; 32]), is_taken: true }];
    let mut game = Played::new(&*store, new).await;
    game.happens(&*store, 2, |_| {}).await;
    assert!(!store.is_deleted("a").await.unwrap());
    store.delete_game("a", Reason::Owner, "2026-01-31".to_owned()).await.unwrap();
    store.delete_game("nothing", Reason::Owner, "2026-01-31".to_owned()).await.unwrap();
    assert!(store.is_deleted("a").await.unwrap() && !store.is_deleted("nothing").await.unwrap());
    assert!(store.game("a").await.unwrap().is_none());
    assert!(store.events(game.number, 0).await.unwrap().is_empty());
    assert!(store.link(SecretHash([1; 32])).await.unwrap().is_none());
    let late = store.append(game.number, 1, vec![game.next(3)], super::head(2, 3)).await;
    assert!(late.is_err(), "nothing is added to what is gone");
    assert!(store.create_game(new_row("a", 9), u32::MAX).await.is_err(), "its name is never given again");
    store.close().await;
    drop(store);
    assert!(site.open().unwrap().is_deleted("a").await.unwrap());
}

pub(crate) async fn names_go_and_the_log_stays(site: &impl Site) {
    let store = site.open().unwrap();
    let account = signed_up(&*store, "club").await;
    let mut new = new_row("a", 1);
    new.owner = Some(account);
    let mut game = Played::new(&*store, new).await;
    game.happens(&*store, 2, |_| {}).await;
    for _ in 0..2 {
        store.erase_names("a".to_owned(), "2026-01-31".to_owned()).await.unwrap();
        let row = store.game("a").await.unwrap().unwrap();
        assert_eq!((row.owner, row.players.is_empty(), row.seq), (None, true, 1));
    }
    assert_eq!(store.events(game.number, 0).await.unwrap()[0].hash, game.chain);
}

pub(crate) async fn an_account_goes_after_its_games(site: &impl Site) {
    let store = site.open().unwrap();
    let account = signed_up(&*store, "club").await;
    let mut new = new_row("a", 1);
    new.owner = Some(account);
    Played::new(&*store, new).await;
    let departing = DepartingAccount { account, created_at: 1, leaving: Leaving::Delete };
    store.begin_deletion(account, Leaving::Delete).await.unwrap();
    assert!(
        store.session(SecretHash([0x7f; 32]), 2).await.unwrap().is_none(),
        "nobody is signed in any more"
    );
    let known = store.departing_accounts().await.unwrap();
    let [DepartingAccount { account: leaving, created_at: 1, leaving: Leaving::Delete }] = known[..] else {
        panic!("{known:?}")
    };
    assert_eq!(leaving, account);
    let day = || "2026-01-31".to_owned();
    assert!(!store.erase_account(departing, day()).await.unwrap(), "not before its games");
    assert!(store.account("club").await.unwrap().is_some());
    store.delete_game("a", Reason::Account, day()).await.unwrap();
    assert!(store.erase_account(departing, day()).await.unwrap());
    assert!(
        store.account("club").await.unwrap().is_none()
            && store.departing_accounts().await.unwrap().is_empty()
    );
    // It survives a restart, and the name is free.
    store.close().await;
    drop(store);
    let store = site.open().unwrap();
    assert!(store.account("club").await.unwrap().is_none());
    signed_up(&*store, "club").await;
}

pub(crate) async fn what_an_account_owns_can_be_taken_along(site: &impl Site) {
    let store = site.open().unwrap();
    let account = signed_up(&*store, "club").await;
    let owned = |id: &str| {
        let mut new = new_row(id, 1);
        new.owner = Some(account);
        new.links =
            vec![NewLink { role: Role::White, hash: SecretHash([id.as_bytes()[0]; 32]), is_taken: false }];
        new
    };
    let mut game = Played::new(&*store, owned("a")).await;
    for at in 2..5 {
        game.happens(&*store, at, |_| {}).await;
    }
    Played::new(&*store, owned("b")).await;
    Played::new(&*store, new_row("c", 1)).await;
    store.settle_heads().await.unwrap();
    let (number, last, first) = store.export_game(account, 0).await.unwrap().unwrap();
    assert_eq!(
        (number, &first["id"], &first["players"]["white"]),
        (game.number, &"a".into(), &"Anna".into())
    );
    assert_eq!(
        (&first["seq"], &first["sealed"], &first["root"]),
        (&3.into(), &false.into(), &root(&game.id).into())
    );
    assert_eq!((first["links"].as_array().unwrap().len(), &first["links"][0]["role"]), (1, &"white".into()));
    let (events, reached) = store.export_events(number, 0, last, 2).await.unwrap();
    assert_eq!((events.len(), reached, &events[1]["act"]), (2, 2, &"act 2 at 3".into()));
    let (events, reached) = store.export_events(number, 2, last, 9).await.unwrap();
    assert_eq!((events.len(), reached, &events[0]["hash"]), (1, 3, &game.chain.to_string().into()));
    let (second, _, row) = store.export_game(account, number).await.unwrap().unwrap();
    assert_eq!(row["id"], "b");
    assert!(store.export_game(account, second).await.unwrap().is_none());
}

fn root(id: &str) -> String {
    crate::store::ChainHash::root(id, 1, "{}").to_string()
}
