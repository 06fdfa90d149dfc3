//! A pool of reading connections.

use super::{StoreError, connect};
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;

#[derive(Clone)]
pub(super) struct Readers {
    path: Arc<PathBuf>,
    idle: Arc<Mutex<Vec<Connection>>>,
    room: Arc<Semaphore>,
    at_once: usize,
}

impl Readers {
    /// A limited number of readers, because every thread keeps memory.
    pub(super) fn new(path: &Path, at_once: usize) -> Readers {
        Readers {
            path: Arc::new(path.to_owned()),
            idle: Arc::default(),
            room: Arc::new(Semaphore::new(at_once)),
            at_once,
        }
    }

    /// Runs a query on a blocking thread.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let room = Arc::clone(&self.room).acquire_owned().await.map_err(|_| StoreError::Closed)?;
        let readers = self.clone();
        let answer = tokio::task::spawn_blocking(move || {
            // The permit is held until the query ends, even if the caller has gone.
            let _room = room;
            readers.read_here(question)
        })
        .await;
        answer.map_err(|_| StoreError::Closed)?
    }

    /// Holds all readers, so that nobody else reads.
    #[cfg(test)]
    pub(super) async fn hold(&self) -> tokio::sync::OwnedSemaphorePermit {
        let all = u32::try_from(self.at_once).unwrap_or(u32::MAX);
        Arc::clone(&self.room).acquire_many_owned(all).await.expect("the readers are never closed")
    }

    fn read_here<T>(
        &self,
        question: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let kept = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let connection = match kept {
            Some(connection) => connection,
            None => connect(&self.path)?,
        };
        let answer = question(&connection);
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        if idle.len() < self.at_once {
            idle.push(connection);
        }
        answer
    }
}
