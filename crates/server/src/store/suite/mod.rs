//! The tests that every store must pass. An implementation provides a [`Site`] and runs them all with [`every_store!`]:
//!
//! ```ignore
//! every_store!(Folder::new());
//! ```

mod accounts;
mod administration;
mod games;
mod learnt;
mod links;
mod removal;

pub(super) use accounts::*;
pub(super) use administration::*;
pub(super) use games::*;
pub(super) use learnt::*;
pub(super) use links::*;
pub(super) use removal::*;

use super::{ChainHash, EventRow, Head, NewRow, RUNNING, Store, StoreError};
use crate::wire::{Players, Role};
use std::sync::Arc;

/// Where a store is kept: it is empty at first and can be opened repeatedly.
pub(crate) trait Site {
    fn open(&self) -> Result<Arc<dyn Store>, StoreError>;
}

/// Defines every test of the suite, with a new site for each.
macro_rules! every_store {
    ($site:expr) => {
        every_store!($site;
            a_game_is_read_as_it_was_stored,
            events_follow_each_other,
            running_games_are_listed_with_their_boards,
            of_two_that_add_the_same_event_one_is_refused,
            what_is_acknowledged_together_is_there_after_a_restart,
            one_that_fails_undoes_nothing_of_the_others,
            a_closed_store_refuses_and_opens_again,
            one_server_at_a_time,
            lists_go_page_by_page,
            what_falls_due_is_told_in_its_time,
            runs_are_remembered,
            an_account_has_so_many_games_under_way,
            a_game_is_followed_by_one_other,
            names_are_taken_once,
            a_password_ends_what_the_old_one_began,
            a_reset_code_is_used_once,
            sessions_run_out_and_are_bounded,
            passkeys_belong_to_one_account,
            a_passkey_is_used_as_it_was_looked_at,
            a_link_is_exchanged_once,
            links_are_withdrawn_and_replaced,
            strangers_register_as_the_administrator_says,
            a_ban_ends_everything,
            an_administrator_sees_everything,
            a_deleted_game_leaves_a_tombstone,
            names_go_and_the_log_stays,
            an_account_goes_after_its_games,
            what_an_account_owns_can_be_taken_along,
            what_is_learnt_is_merged_and_told_from_a_number_on,
            so_much_is_learnt_and_no_more,
            what_is_learnt_goes_with_its_account_alone,
        );
    };
    ($site:expr; $($name:ident),* $(,)?) => {
        $(#[tokio::test]
        async fn $name() {
            $crate::store::suite::$name(&$site).await;
        })*
    };
}
pub(super) use every_store;

/// A head after `seq` events.
fn head(seq: u64, at: u64) -> Head {
    let (result, fen) = ("*".to_owned(), format!("position {seq}"));
    Head { seq, last_at: at, due: None, status: RUNNING, result, fen }
}

/// A game without events.
fn new_row(id: &str, at: u64) -> NewRow {
    NewRow {
        id: id.to_owned(),
        owner: None,
        settings: "{}".to_owned(),
        players: Players { white: "Anna".to_owned(), black: "Bruno".to_owned() },
        created_at: at,
        root: ChainHash::root(id, at, "{}"),
        listed: true,
        head: head(0, at),
        links: Vec::new(),
        events: Vec::new(),
    }
}

/// A game as a test plays it.
struct Played {
    number: i64,
    id: String,
    seq: u64,
    chain: ChainHash,
}

impl Played {
    async fn new(store: &dyn Store, new: NewRow) -> Played {
        let (id, chain) = (new.id.clone(), new.root);
        Played { number: store.create_game(new, u32::MAX).await.unwrap(), id, seq: 0, chain }
    }

    /// The next event, not stored yet.
    fn next(&self, at: u64) -> EventRow {
        let seq = self.seq + 1;
        EventRow::after(&self.chain, seq, at, Role::White, format!("act {seq} at {at}"))
    }

    /// Stores the next event, with a changed head.
    async fn happens(&mut self, store: &dyn Store, at: u64, change: impl FnOnce(&mut Head)) {
        let row = self.next(at);
        let mut head = head(row.seq, at);
        change(&mut head);
        let hash = row.hash;
        store.append(self.number, self.seq, vec![row], head).await.unwrap();
        (self.seq, self.chain) = (self.seq + 1, hash);
    }
}
