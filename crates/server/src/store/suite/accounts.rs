//! Accounts, sessions, devices, passkeys.

use super::Site;
use crate::guard::{Name, SecretHash};
use crate::store::{AccountRow, Added, NewAccount, NewSession, PasskeyRow, Registered, Store};

pub(super) fn session(secret: u8, expires_at: u64) -> NewSession {
    let (hash, device) = (SecretHash([secret; 32]), SecretHash([secret ^ 0x80; 32]));
    NewSession { hash, expires_at, device, device_expires_at: expires_at }
}

pub(super) fn new_account(name: &str, secret: u8) -> NewAccount {
    NewAccount {
        name: Name::wanted(name).unwrap(),
        password: format!("password of {name}"),
        invitation: None,
        session: session(secret, 1_000),
    }
}

/// Makes an account; returns its number.
pub(super) async fn signed_up(store: &dyn Store, name: &str) -> i64 {
    made(store.create_account(new_account(name, 0x7f), 1).await.unwrap()).number
}

pub(super) fn made(registered: Registered) -> AccountRow {
    let Registered::Made(row) = registered else { panic!("an account could not be made") };
    row
}

async fn name_of(store: &dyn Store, secret: u8, now: u64) -> Option<String> {
    store.session(SecretHash([secret; 32]), now).await.unwrap().map(|row| row.name)
}

pub(crate) async fn names_are_taken_once(site: &impl Site) {
    let store = site.open().unwrap();
    let row = made(store.create_account(new_account("Élan", 1), 10).await.unwrap());
    assert_eq!((row.name.as_str(), row.created_at, row.is_admin, row.banned_at), ("Élan", 10, false, None));
    for taken in ["Élan", "élan", "ELAN", "èlan"] {
        let refused = store.create_account(new_account(taken, 2), 11).await.unwrap();
        assert!(matches!(refused, Registered::Taken), "{taken}");
        assert_eq!(store.account(taken).await.unwrap().unwrap().number, row.number);
    }
    assert!(store.account("nobody").await.unwrap().is_none());
    assert_eq!(name_of(&*store, 1, 20).await.as_deref(), Some("Élan"), "whoever registers is signed in");
    assert_eq!(name_of(&*store, 2, 20).await, None, "whoever is refused is not");
    assert_eq!(store.account_by_number(row.number).await.unwrap().unwrap().password, "password of Élan");
}

pub(crate) async fn a_password_ends_what_the_old_one_began(site: &impl Site) {
    let store = site.open().unwrap();
    let account = signed_up(&*store, "club").await;
    for secret in [1, 2, 3] {
        assert!(store.open_session(account, session(secret, 1_000), 5).await.unwrap());
    }
    let kept = session(2, 0);
    store.set_password(account, "new".to_owned(), Some(kept.hash), Some(kept.device)).await.unwrap();
    assert_eq!(store.account("club").await.unwrap().unwrap().password, "new");
    for secret in [1, 2, 3] {
        assert_eq!(name_of(&*store, secret, 6).await.is_some(), secret == 2, "{secret}");
        let known = store.device(session(secret, 0).device, 6).await.unwrap();
        assert_eq!(known, if secret == 2 { vec![account] } else { vec![] });
    }
    store.close_sessions(account).await.unwrap();
    assert_eq!(name_of(&*store, 2, 6).await, None);
}

pub(crate) async fn a_reset_code_is_used_once(site: &impl Site) {
    let store = site.open().unwrap();
    let account = signed_up(&*store, "club").await;
    let (old, code) = (SecretHash([8; 32]), SecretHash([9; 32]));
    store.add_reset_code(account, old, 10, 500).await.unwrap();
    store.add_reset_code(account, code, 10, 500).await.unwrap();
    assert!(store.reset_account(old, 11).await.unwrap().is_none(), "the last that was given out counts");
    assert!(store.reset_account(code, 500).await.unwrap().is_none(), "not for ever");
    assert_eq!(store.reset_account(code, 11).await.unwrap().unwrap().number, account);
    let reset = async |secret: u8| {
        store.reset_password(code, format!("by {secret}"), session(secret, 1_000), 12).await.unwrap()
    };
    assert_eq!(reset(1).await.unwrap().number, account);
    assert!(reset(2).await.is_none());
    assert_eq!(store.account("club").await.unwrap().unwrap().password, "by 1");
    assert!(name_of(&*store, 1, 13).await.is_some() && name_of(&*store, 0x7f, 13).await.is_none());
}

pub(crate) async fn sessions_run_out_and_are_bounded(site: &impl Site) {
    let store = site.open().unwrap();
    let account = signed_up(&*store, "club").await;
    assert!(name_of(&*store, 0x7f, 999).await.is_some());
    assert!(name_of(&*store, 0x7f, 1_000).await.is_none());
    assert_eq!(store.session_began(SecretHash([0x7f; 32]), 300).await.unwrap(), Some(700));
    assert_eq!(store.session_began(SecretHash([0; 32]), 300).await.unwrap(), None);
    for secret in 0..60 {
        assert!(store.open_session(account, session(secret, 2_000 + u64::from(secret)), 5).await.unwrap());
    }
    for secret in 0..60 {
        assert_eq!(
            name_of(&*store, secret, 6).await.is_some(),
            secret >= 10,
            "the oldest go first: {secret}"
        );
        let is_known = !store.device(session(secret, 0).device, 6).await.unwrap().is_empty();
        assert_eq!(is_known, secret >= 10);
    }
    store.close_session(SecretHash([59; 32])).await.unwrap();
    assert!(name_of(&*store, 59, 6).await.is_none() && name_of(&*store, 58, 6).await.is_some());
    assert!(
        !store.open_session(account + 1, session(99, 2_000), 5).await.unwrap(),
        "there is no such account"
    );
}

fn passkey(id: u8, at: u64) -> PasskeyRow {
    PasskeyRow { id: vec![id], label: format!("key {id}"), data: vec![0], created_at: at, used_at: None }
}

pub(crate) async fn passkeys_belong_to_one_account(site: &impl Site) {
    let store = site.open().unwrap();
    let one = made(store.create_account(new_account("one", 1), 1).await.unwrap()).number;
    let other = made(store.create_account(new_account("other", 2), 1).await.unwrap()).number;
    assert_eq!(store.add_passkey(one, passkey(7, 20), 2).await.unwrap(), Added::Yes);
    assert_eq!(store.add_passkey(other, passkey(7, 20), 2).await.unwrap(), Added::Known);
    assert_eq!(store.add_passkey(one, passkey(8, 10), 2).await.unwrap(), Added::Yes);
    assert_eq!(store.add_passkey(one, passkey(9, 30), 2).await.unwrap(), Added::TooMany);
    let labels = async || {
        let rows = store.passkeys(one).await.unwrap();
        rows.into_iter().map(|row| row.label).collect::<Vec<_>>()
    };
    assert_eq!(labels().await, ["key 8", "key 7"], "the oldest first");
    assert!(store.name_passkey(one, vec![7], "phone".to_owned()).await.unwrap());
    assert!(!store.name_passkey(other, vec![7], "mine".to_owned()).await.unwrap());
    assert!(!store.remove_passkey(other, vec![7]).await.unwrap());
    assert!(store.remove_passkey(one, vec![8]).await.unwrap());
    assert_eq!(labels().await, ["phone"]);
    let (account, data) = store.passkey(vec![7]).await.unwrap().unwrap();
    assert_eq!((account.number, data), (one, vec![0]));
    assert!(store.passkey(vec![8]).await.unwrap().is_none());
}

pub(crate) async fn a_passkey_is_used_as_it_was_looked_at(site: &impl Site) {
    let store = site.open().unwrap();
    let account = signed_up(&*store, "club").await;
    store.add_passkey(account, passkey(7, 1), 5).await.unwrap();
    let using = async |before: u8, after: u8, secret: u8| {
        let counted = (vec![before], vec![after]);
        store.use_passkey(account, vec![7], counted, session(secret, 1_000), 50).await.unwrap()
    };
    assert!(using(0, 1, 1).await);
    assert!(!using(0, 1, 2).await, "somebody else was there in the same moment");
    assert!(using(1, 2, 3).await);
    assert!(name_of(&*store, 1, 60).await.is_some() && name_of(&*store, 2, 60).await.is_none());
    assert_eq!(store.passkeys(account).await.unwrap()[0].used_at, Some(50));
    store.set_ban(account, Some(70)).await.unwrap();
    assert!(!using(2, 3, 4).await);
}
