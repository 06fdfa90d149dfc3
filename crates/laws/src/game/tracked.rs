//! A list that remembers from where on it has been changed, and can be put back.

use std::fmt;
use std::ops::Deref;

/// A list that is mostly changed at its end.
///
/// It is read as a slice. Every change goes through a method that notes the lowest place changed since [`Tracked::watch`]; if asked to,
/// the list keeps what stood there, so that it can be restored without a copy of all of it.
#[derive(Clone)]
pub(crate) struct Tracked<T> {
    list: Vec<T>,
    /// Everything before this place is as it was.
    kept: usize,
    /// What stood from that place on, the last first; `None` if it need not be restored.
    saved: Option<Vec<T>>,
}

/// Only the list is shown: what is kept to undo changes is no part of what a game is.
impl<T: fmt::Debug> fmt::Debug for Tracked<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.list.fmt(f)
    }
}

impl<T: Clone> Tracked<T> {
    pub(crate) fn new(list: Vec<T>) -> Tracked<T> {
        Tracked { kept: list.len(), list, saved: None }
    }

    /// Forgets what was changed until now; from now on changes can be undone, if that is wanted.
    pub(crate) fn watch(&mut self, to_restore: bool) {
        self.kept = self.list.len();
        self.saved = to_restore.then(Vec::new);
    }

    /// How much at the beginning is as it was under [`Tracked::watch`].
    pub(crate) fn kept(&self) -> usize {
        self.kept
    }

    /// Undoes all changes since [`Tracked::watch`] with `to_restore`.
    pub(crate) fn restore(&mut self) {
        if let Some(saved) = self.saved.take() {
            self.list.truncate(self.kept);
            self.list.extend(saved.into_iter().rev());
            self.kept = self.list.len();
        }
    }

    /// Gives up what was kept to restore it.
    pub(crate) fn forget(&mut self) {
        self.saved = None;
    }

    /// From this place on things are about to change.
    #[inline]
    fn change_from(&mut self, index: usize) {
        if index < self.kept {
            if let Some(saved) = &mut self.saved {
                saved.extend(self.list[index..self.kept].iter().rev().cloned());
            }
            self.kept = index;
        }
    }

    #[inline]
    pub(crate) fn push(&mut self, new: T) {
        self.list.push(new);
    }

    pub(crate) fn truncate(&mut self, len: usize) {
        self.change_from(len);
        self.list.truncate(len);
    }

    /// One to be changed.
    #[inline]
    pub(crate) fn edit(&mut self, index: usize) -> Option<&mut T> {
        if index < self.list.len() {
            self.change_from(index);
        }
        self.list.get_mut(index)
    }

    /// The last, to be changed.
    #[inline]
    pub(crate) fn edit_last(&mut self) -> Option<&mut T> {
        self.edit(self.list.len().checked_sub(1)?)
    }

    /// Of the last two, the later one that fits, to be changed.
    pub(crate) fn edit_late(&mut self, fits: impl Fn(&T) -> bool) -> Option<&mut T> {
        let early = self.list.len().saturating_sub(2);
        let index = self.list[early..].iter().rposition(fits)?;
        self.edit(early + index)
    }

    pub(crate) fn reserve(&mut self, more: usize) {
        self.list.reserve(more);
    }

    /// Makes room for another. The capacity grows by small steps instead of doubling: a server holds thousands of games, most of
    /// which stay short.
    #[inline]
    pub(crate) fn grow_by(&mut self, step: usize) {
        if self.list.len() == self.list.capacity() {
            self.list.reserve_exact(step.max(self.list.len() / 8));
        }
    }
}

impl<T> Deref for Tracked<T> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.list
    }
}

impl<T> Default for Tracked<T> {
    fn default() -> Tracked<T> {
        Tracked { list: Vec::new(), kept: 0, saved: None }
    }
}

/// What was changed in the meantime does not matter.
impl<T: PartialEq> PartialEq for Tracked<T> {
    fn eq(&self, other: &Tracked<T>) -> bool {
        self.list == other.list
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn what_is_changed_is_noted() {
        let mut list = Tracked::new(vec![1, 2, 3, 4]);
        list.watch(false);
        list.push(5);
        assert_eq!(list.kept(), 4);
        *list.edit_late(|&one| one == 4).unwrap() = 6;
        assert_eq!((list.kept(), &list[..]), (3, &[1, 2, 3, 6, 5][..]));
        assert!(list.edit_late(|&one| one == 3).is_none(), "only the last two are looked at");
        list.truncate(1);
        assert_eq!((list.kept(), list.edit(1)), (1, None));
        list.watch(false);
        assert_eq!(list.kept(), 1);
    }

    proptest! {
        #[test]
        fn whatever_was_done_is_undone(
            start in prop::collection::vec(0..9u8, 0..12),
            steps in prop::collection::vec((0..5u8, 0..14usize), 0..12),
        ) {
            let mut list = Tracked::new(start.clone());
            list.watch(true);
            for (what, index) in steps {
                match what {
                    0 => list.push(10),
                    1 => list.truncate(index),
                    2 => drop(list.edit(index).map(|one| *one = 11)),
                    3 => drop(list.edit_last().map(|one| *one = 12)),
                    _ => drop(list.edit_late(|one| usize::from(*one) == index).map(|one| *one = 13)),
                }
                let alike = start.iter().zip(list.iter()).take_while(|(one, other)| one == other).count();
                prop_assert!(list.kept() <= alike);
            }
            list.restore();
            prop_assert_eq!(&list[..], &start[..]);
        }
    }
}
