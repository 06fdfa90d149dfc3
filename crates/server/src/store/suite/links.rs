//! Links: offered, exchanged, withdrawn.

use super::{Played, Site, new_row};
use crate::guard::SecretHash;
use crate::store::{Exchange, LinkStatus, NewLink};
use crate::wire::{LinkState, Role};

fn link(role: Role, secret: u8) -> NewLink {
    NewLink { role, hash: SecretHash([secret; 32]), is_taken: false }
}

pub(crate) async fn a_link_is_exchanged_once(site: &impl Site) {
    let store = site.open().unwrap();
    let mut new = new_row("a", 1);
    new.links = vec![link(Role::White, 1), link(Role::Black, 2)];
    let game = Played::new(&*store, new).await.number;
    let other = Played::new(&*store, new_row("b", 1)).await.number;
    let standing =
        async |secret: u8| store.link(SecretHash([secret; 32])).await.unwrap().map(|link| link.standing);
    let exchange = async |game: i64, offered: u8, private: u8| {
        let (offered, private) = (SecretHash([offered; 32]), SecretHash([private; 32]));
        store.exchange_link(game, offered, private, 10).await.unwrap()
    };
    let role = Role::White;
    assert_eq!(exchange(other, 1, 11).await, Exchange::Unknown, "it is of another game");
    assert_eq!(exchange(game, 9, 11).await, Exchange::Unknown);
    assert_eq!(exchange(game, 1, 2).await, Exchange::Spent, "a secret that is known");
    assert_eq!(exchange(game, 1, 11).await, Exchange::Done { role, is_new: true });
    assert_eq!(exchange(game, 1, 11).await, Exchange::Done { role, is_new: false }, "asked again");
    assert_eq!(exchange(game, 1, 12).await, Exchange::Used { role }, "somebody else was first");
    assert_eq!(exchange(game, 11, 12).await, Exchange::Kept { role });
    assert_eq!(standing(1).await, Some(LinkStatus::Exchanged));
    assert_eq!(standing(11).await, Some(LinkStatus::Taken));
    assert_eq!(standing(12).await, None);
    // Used without exchange, it is taken and cannot be exchanged any more.
    let used = store.use_link(SecretHash([2; 32]), 20).await.unwrap().unwrap();
    assert_eq!((used.game, used.role, used.standing), (game, Role::Black, LinkStatus::Taken));
    assert_eq!(exchange(game, 2, 13).await, Exchange::Kept { role: Role::Black });
    assert!(store.use_link(SecretHash([99; 32]), 20).await.unwrap().is_none());
}

pub(crate) async fn links_are_withdrawn_and_replaced(site: &impl Site) {
    let store = site.open().unwrap();
    let mut new = new_row("a", 1);
    new.links = vec![link(Role::White, 1)];
    let game = Played::new(&*store, new).await.number;
    let state = async |role: Role| {
        let all = store.role_links(game).await.unwrap();
        all.iter().find(|role_links_of| role_links_of.role == role).unwrap().state
    };
    assert_eq!((state(Role::White).await, state(Role::Arbiter).await), (LinkState::Offered, LinkState::None));
    let replace = async |new: Option<NewLink>, wanted: LinkState, now: u64| {
        let allows = Box::new(move |state| state == wanted);
        store.replace_links(game, Role::White, new, allows, now).await.unwrap()
    };
    assert!(!replace(None, LinkState::Taken, 5).await, "it is not held");
    assert_eq!(state(Role::White).await, LinkState::Offered);
    store.use_link(SecretHash([1; 32]), 6).await.unwrap();
    assert!(replace(Some(link(Role::White, 2)), LinkState::Taken, 7).await);
    assert_eq!(state(Role::White).await, LinkState::Offered);
    let old = store.link(SecretHash([1; 32])).await.unwrap().unwrap();
    assert_eq!(old.standing, LinkStatus::Withdrawn);
    assert!(replace(None, LinkState::Offered, 8).await);
    assert_eq!(state(Role::White).await, LinkState::Withdrawn);
    // Only a few invalid links are kept.
    for secret in 10..60 {
        let now = 100 + u64::from(secret);
        store
            .replace_links(game, Role::White, Some(link(Role::White, secret)), Box::new(|_| true), now)
            .await
            .unwrap();
        store.use_link(SecretHash([secret; 32]), now).await.unwrap();
    }
    assert!(store.link(SecretHash([1; 32])).await.unwrap().is_none());
    assert!(store.link(SecretHash([58; 32])).await.unwrap().is_some());
    assert_eq!(state(Role::White).await, LinkState::Taken);
}
