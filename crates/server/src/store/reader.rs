//! Reading, beside the writer.

use super::{StoreError, connect};
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// Connections kept open when nobody reads.
const IDLE: usize = 4;

#[derive(Clone)]
pub(super) struct Readers {
    path: Arc<PathBuf>,
    idle: Arc<Mutex<Vec<Connection>>>,
}

impl Readers {
    pub(super) fn new(path: &Path) -> Readers {
        Readers { path: Arc::new(path.to_owned()), idle: Arc::default() }
    }

    /// Asks the store something, on a thread where waiting hurts nobody.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let readers = self.clone();
        let answer = tokio::task::spawn_blocking(move || readers.read_here(question)).await;
        answer.map_err(|_| StoreError::Closed)?
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
        if idle.len() < IDLE {
            idle.push(connection);
        }
        answer
    }
}
