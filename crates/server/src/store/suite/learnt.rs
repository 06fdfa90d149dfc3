//! What accounts have learnt.

use super::Site;
use super::accounts::{made, new_account, signed_up};
use crate::store::{DepartingAccount, Keeping, LearntKind, LearntPage, LearntRow, Leaving};
use LearntKind::{Card, Lesson, Run};

fn row(kind: LearntKind, id: &str, body: &str) -> LearntRow {
    LearntRow { kind, id: id.to_owned(), body: body.to_owned() }
}

/// The text that comes later in the alphabet stays.
fn later(_: LearntKind, stored: &str, new: &str) -> Option<String> {
    (new > stored).then(|| new.to_owned())
}

fn three(_: LearntKind) -> usize {
    3
}

/// The kinds, names and texts of a page.
fn told(page: &LearntPage) -> Vec<String> {
    page.rows.iter().map(|row| format!("{} {} {}", row.kind.name(), row.id, row.body)).collect()
}

pub(crate) async fn what_is_learnt_is_merged_and_told_from_a_number_on(site: &impl Site) {
    let store = site.open().unwrap();
    let account = signed_up(&*store, "club").await;
    let empty = LearntPage { rows: Vec::new(), revision: 0, more: false };
    assert_eq!(store.learnt(account, 0, 10).await.unwrap(), empty);
    let first = vec![row(Card, "a", "b"), row(Card, "b", "b"), row(Lesson, "a", "x")];
    assert_eq!(
        store.keep_learnt(account, first.clone(), later, three).await.unwrap(),
        Keeping::Kept(3),
        "each thing is a change"
    );
    assert_eq!(
        store.keep_learnt(account, first, later, three).await.unwrap(),
        Keeping::Kept(3),
        "the same again changes nothing"
    );
    // An older text does not come in; of two in one request the merged one does.
    let mixed = vec![row(Card, "a", "a"), row(Card, "b", "c"), row(Card, "b", "d"), row(Card, "b", "c")];
    assert_eq!(store.keep_learnt(account, mixed, later, three).await.unwrap(), Keeping::Kept(4));
    let all = store.learnt(account, 0, 10).await.unwrap();
    assert_eq!(told(&all), ["card a b", "lesson a x", "card b d"]);
    assert_eq!((all.revision, all.more), (4, false));
    let since = store.learnt(account, 3, 10).await.unwrap();
    assert_eq!((told(&since), since.revision), (vec!["card b d".to_owned()], 4));
    assert_eq!(store.learnt(account, 4, 10).await.unwrap().revision, 4);
    assert_eq!(store.learnt(account, u64::MAX, 10).await.unwrap().revision, 4);
    // Page by page.
    let page = store.learnt(account, 0, 2).await.unwrap();
    assert_eq!((told(&page).len(), page.more), (2, true));
    let page = store.learnt(account, page.revision, 2).await.unwrap();
    assert_eq!((told(&page), page.more), (vec!["card b d".to_owned()], false));
    // It is there after a restart.
    store.close().await;
    drop(store);
    let store = site.open().unwrap();
    assert_eq!(told(&store.learnt(account, 0, 10).await.unwrap()).len(), 3);
}

pub(crate) async fn so_much_is_learnt_and_no_more(site: &impl Site) {
    let store = site.open().unwrap();
    let account = signed_up(&*store, "club").await;
    let two = vec![row(Card, "a", "1"), row(Card, "b", "1")];
    assert_eq!(store.keep_learnt(account, two, later, three).await.unwrap(), Keeping::Kept(2));
    let many = vec![row(Run, "r", "1"), row(Card, "a", "2"), row(Card, "c", "1"), row(Card, "d", "1")];
    assert_eq!(store.keep_learnt(account, many, later, three).await.unwrap(), Keeping::TooMany(Card));
    let all = store.learnt(account, 0, 10).await.unwrap();
    assert_eq!(told(&all), ["card a 1", "card b 1"], "all or nothing");
    // What is there can be changed, and other kinds are counted by themselves.
    let fits = vec![row(Card, "a", "2"), row(Card, "c", "1"), row(Run, "r", "1")];
    assert_eq!(store.keep_learnt(account, fits, later, three).await.unwrap(), Keeping::Kept(5));
    let over = vec![row(Card, "d", "1")];
    assert_eq!(store.keep_learnt(account, over, later, three).await.unwrap(), Keeping::TooMany(Card));
}

pub(crate) async fn what_is_learnt_goes_with_its_account_alone(site: &impl Site) {
    let store = site.open().unwrap();
    let one = made(store.create_account(new_account("one", 1), 1).await.unwrap()).number;
    let other = made(store.create_account(new_account("other", 2), 1).await.unwrap()).number;
    for (account, body) in [(one, "1"), (other, "2")] {
        let rows = vec![row(Card, "a", body)];
        assert_eq!(store.keep_learnt(account, rows, later, three).await.unwrap(), Keeping::Kept(1));
    }
    store.begin_deletion(one, Leaving::Delete).await.unwrap();
    let departing = DepartingAccount { account: one, created_at: 1, leaving: Leaving::Delete };
    assert!(store.erase_account(departing, "2026-01-31".to_owned()).await.unwrap());
    assert!(store.learnt(one, 0, 10).await.unwrap().rows.is_empty());
    assert_eq!(told(&store.learnt(other, 0, 10).await.unwrap()), ["card a 2"]);
    assert!(
        store.keep_learnt(one, vec![row(Card, "a", "9")], later, three).await.is_err(),
        "nothing is kept for an account that has gone"
    );
}
