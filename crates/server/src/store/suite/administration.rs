//! Administration.

use super::accounts::{made, new_account, session, signed_up};
use super::{Played, Site, new_row};
use crate::guard::SecretHash;
use crate::store::{NewAccount, PageQuery, Registered};
use crate::wire::{GameMakers, Policy, Registration};

pub(crate) async fn strangers_register_as_the_administrator_says(site: &impl Site) {
    let store = site.open().unwrap();
    assert_eq!(store.policy().await.unwrap(), Policy::default());
    let rules = |registration| Policy { registration, games: GameMakers::Accounts };
    store.set_policy(rules(Registration::Closed)).await.unwrap();
    assert_eq!(store.policy().await.unwrap(), rules(Registration::Closed));
    assert!(matches!(store.may_register(None, 1).await.unwrap(), Some(Registered::Closed)));
    let refused = store.create_account(new_account("club", 1), 1).await.unwrap();
    assert!(matches!(refused, Registered::Closed));

    store.set_policy(rules(Registration::Invitation)).await.unwrap();
    let code = SecretHash([5; 32]);
    store.add_invitation(code, "for the club".to_owned(), 10, 100).await.unwrap();
    let invited = |name: &str, secret| NewAccount { invitation: Some(code), ..new_account(name, secret) };
    assert!(matches!(store.may_register(None, 11).await.unwrap(), Some(Registered::NotInvited)));
    assert!(matches!(store.may_register(Some(code), 100).await.unwrap(), Some(Registered::NotInvited)));
    assert!(store.may_register(Some(code), 99).await.unwrap().is_none());
    made(store.create_account(invited("club", 1), 20).await.unwrap());
    let again = store.create_account(invited("other", 2), 21).await.unwrap();
    assert!(matches!(again, Registered::NotInvited), "an invitation is used once");
    store.add_invitation(SecretHash([6; 32]), String::new(), 30, 100).await.unwrap();
    let listed = store.invitations(10).await.unwrap();
    assert_eq!(listed.iter().map(|row| row.created_at).collect::<Vec<_>>(), [30, 10], "the latest first");
    assert_eq!((listed[1].used_at, listed[1].used_by.as_deref()), (Some(20), Some("club")));
    assert_eq!((listed[1].note.as_str(), listed[0].used_at), ("for the club", None));
    assert!(store.remove_invitation(code).await.unwrap() && !store.remove_invitation(code).await.unwrap());
    assert_eq!(store.invitations(10).await.unwrap().len(), 1);

    store.set_policy(rules(Registration::Open)).await.unwrap();
    assert!(store.may_register(None, 40).await.unwrap().is_none());
    assert!(
        matches!(store.may_register(Some(code), 40).await.unwrap(), Some(Registered::NotInvited)),
        "whoever brings an invitation that is worth nothing is told"
    );
}

pub(crate) async fn a_ban_ends_everything(site: &impl Site) {
    let store = site.open().unwrap();
    let account = signed_up(&*store, "club").await;
    let (signed_in, code) = (session(0x7f, 0).hash, SecretHash([9; 32]));
    store.add_reset_code(account, code, 5, 500).await.unwrap();
    assert!(
        store.set_ban(account, Some(10)).await.unwrap() && !store.set_ban(account, Some(11)).await.unwrap()
    );
    assert!(store.session(signed_in, 12).await.unwrap().is_none());
    assert!(store.reset_account(code, 12).await.unwrap().is_none());
    assert!(!store.open_session(account, session(1, 900), 12).await.unwrap());
    assert!(store.account("club").await.unwrap().unwrap().banned_at.is_some());
    assert!(store.set_ban(account, None).await.unwrap() && !store.set_ban(account, None).await.unwrap());
    assert!(store.open_session(account, session(1, 900), 13).await.unwrap());
    assert!(store.session(signed_in, 14).await.unwrap().is_none(), "what ended has ended");
}

pub(crate) async fn an_administrator_sees_everything(site: &impl Site) {
    let store = site.open().unwrap();
    let mut numbers = Vec::new();
    for (secret, name) in (1..).zip(["Circolo", "Élan", "Torre"]) {
        numbers.push(made(store.create_account(new_account(name, secret), 1).await.unwrap()).number);
    }
    let mut game = new_row("abc", 1);
    game.owner = Some(numbers[1]);
    game.listed = false;
    Played::new(&*store, game).await;
    Played::new(&*store, new_row("def", 2)).await;
    let query =
        |search: &str, before: Option<i64>, most: u32| PageQuery { search: search.to_owned(), before, most };
    let names = async |query: PageQuery| {
        let all = store.accounts(query).await.unwrap();
        all.into_iter().map(|entry| (entry.account.name, entry.games)).collect::<Vec<_>>()
    };
    let entry = |name: &str, games| (name.to_owned(), games);
    assert_eq!(names(query("", None, 2)).await, [entry("Torre", 0), entry("Élan", 1)], "the youngest first");
    assert_eq!(names(query("", Some(numbers[1]), 9)).await, [entry("Circolo", 0)]);
    assert_eq!(names(query("ELA", None, 9)).await, [entry("Élan", 1)]);
    let games = async |query: PageQuery| {
        let all = store.all_games(query).await.unwrap();
        all.into_iter()
            .map(|entry| (entry.game.id, entry.is_hidden, entry.is_listed, entry.owner))
            .collect::<Vec<_>>()
    };
    let (abc, def) =
        (("abc".to_owned(), false, false, Some("Élan".to_owned())), ("def".to_owned(), true, true, None));
    assert_eq!(store.set_hidden("def", true).await.unwrap(), Some(true));
    assert_eq!(store.set_hidden("def", true).await.unwrap(), Some(false));
    assert_eq!(store.set_hidden("xyz", true).await.unwrap(), None);
    assert_eq!(games(query("", None, 9)).await, [def.clone(), abc.clone()], "the youngest first");
    for search in ["abc", "elan"] {
        assert_eq!(games(query(search, None, 9)).await, std::slice::from_ref(&abc), "{search}");
    }
    assert_eq!(games(query("bruNO", None, 1)).await, [def], "by the name of a player");
}
