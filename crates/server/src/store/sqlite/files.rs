//! The files of a store: private to the server's user, and recognised as Tratto's.

use super::StoreError;
use super::error::cannot_open;
use super::lock::beside;
use super::schema::{APPLICATION, STEPS};
use rusqlite::{Connection, OpenFlags};
use std::ffi::OsStr;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

/// The path with a suffix appended to the file name.
pub(crate) fn with_ending(path: &Path, ending: impl AsRef<OsStr>) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Creates an empty file with mode 0600; an error if it exists.
pub(super) fn make_private(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Makes the store's files readable only by their owner. SQLite gives its side files the mode of the main file.
pub(super) fn keep_private(path: &Path) {
    if !path.exists() {
        // If it cannot be created, SQLite reports a better error later.
        let _ = make_private(path);
        return;
    }
    for file in [path.to_owned(), beside(path, "-wal"), beside(path, "-shm"), beside(path, "-lock")] {
        tighten(&file);
    }
}

#[cfg(unix)]
pub(super) fn tighten(path: &Path) {
    use std::os::unix::fs::PermissionsExt as _;
    let Ok(metadata) = std::fs::metadata(path) else { return };
    let mode = metadata.permissions().mode() & 0o777;
    if !metadata.is_file() || mode & 0o077 == 0 {
        return;
    }
    let narrow = std::fs::Permissions::from_mode(mode & 0o700);
    match std::fs::set_permissions(path, narrow) {
        Ok(()) => {
            tracing::warn!(path = %path.display(), "others could read the file, and cannot any more (mode {mode:o} before)");
        }
        Err(error) => {
            tracing::warn!(path = %path.display(), %error, "others can read the file (mode {mode:o})");
        }
    }
}

#[cfg(not(unix))]
pub(super) fn tighten(_: &Path) {}

/// The schema version of a file of ours: 0 if it is empty.
///
/// An error if it belongs to another program or to a later version of this one. The file is not changed.
pub(super) fn version(connection: &Connection, path: &Path) -> Result<usize, StoreError> {
    let pragma = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let open = || Ok((pragma("application_id")?, pragma("user_version")?));
    let (application, found) = open().map_err(|error: rusqlite::Error| cannot_open(path, &error))?;
    // The first version set no application id: it is recognised by its tables.
    let tables = |condition: &str| -> rusqlite::Result<bool> {
        let question = format!("SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE {condition})");
        connection.query_row(&question, [], |row| row.get(0))
    };
    let is_ours = application == i64::from(APPLICATION)
        || application == 0
            && if found == 0 {
                !tables("true")?
            } else {
                tables("name = 'boots'")? && tables("name = 'events_stay'")?
            };
    if !is_ours {
        return Err(StoreError::Foreign { path: path.to_owned(), application: application as u32 });
    }
    match usize::try_from(found) {
        Ok(version) if version <= STEPS.len() => Ok(version),
        _ => Err(StoreError::Version { path: path.to_owned(), found, known: STEPS.len() as i64 }),
    }
}

/// Like [`version`], but the file must be of the current version, because it is only read.
pub(super) fn current_version(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    match version(connection, path)? {
        0 => Err(StoreError::Empty { path: path.to_owned() }),
        found if found < STEPS.len() => {
            let (found, known) = (found as i64, STEPS.len() as i64);
            Err(StoreError::Outdated { path: path.to_owned(), found, known })
        }
        _ => Ok(()),
    }
}

/// A read-only connection, also while a server runs on the file.
pub(super) fn read_only(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let open = || -> rusqlite::Result<Connection> {
        if path.is_dir() {
            // SQLite would open it and fail only at the first read.
            let code = rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_CANTOPEN);
            return Err(rusqlite::Error::SqliteFailure(code, Some("it is a folder".to_owned())));
        }
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(std::time::Duration::from_secs(5))?;
        connection.set_prepared_statement_cache_capacity(16);
        Ok(connection)
    };
    open().map_err(|error| cannot_open(path, &error))
}

/// Syncs a file or folder to disk.
pub(super) fn sync(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // Some systems cannot sync a folder: ignore that.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// The first unused name with this suffix.
pub(super) fn free(path: &Path, ending: &str) -> PathBuf {
    let first = with_ending(path, ending);
    let later = (2..).map(|count: u64| with_ending(path, format!("{ending}-{count}")));
    std::iter::once(first.clone()).chain(later).find(|name| !name.exists()).unwrap_or(first)
}

/// Renames a finished file; an error if the new name exists.
pub(crate) fn name(from: &Path, to: &Path) -> Result<(), StoreError> {
    let failed = |error: io::Error| match error.kind() {
        io::ErrorKind::AlreadyExists => StoreError::Exists { path: to.to_owned() },
        _ => StoreError::Copy { path: to.to_owned(), reason: error.to_string() },
    };
    // A hard link never replaces another file; fall back to renaming where there are no hard links.
    match std::fs::hard_link(from, to) {
        Ok(()) => std::fs::remove_file(from).map_err(failed)?,
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Err(failed(error)),
        Err(_) if to.exists() => return Err(StoreError::Exists { path: to.to_owned() }),
        Err(_) => std::fs::rename(from, to).map_err(failed)?,
    }
    sync(to).map_err(failed)
}

/// Whether two paths are the same file.
pub(crate) fn is_same(one: &Path, other: &Path) -> bool {
    match (std::fs::canonicalize(one), std::fs::canonicalize(other)) {
        (Ok(one), Ok(other)) => one == other,
        _ => false,
    }
}

/// Removes a database and SQLite's side files.
pub(crate) fn remove_all(path: &Path) {
    for ending in ["", "-wal", "-shm", "-journal"] {
        let _ = std::fs::remove_file(with_ending(path, ending));
    }
}

/// Renames a database with its side files; returns the new name.
pub(crate) fn set_aside(path: &Path, ending: &str) -> Result<PathBuf, StoreError> {
    // Checkpoint the write-ahead log first. If the database is too damaged for that, the log is renamed with it.
    if let Ok(connection) = Connection::open(path) {
        let _ = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
    }
    let aside = free(path, ending);
    for part in ["", "-wal", "-shm"] {
        let (from, to) = (with_ending(path, part), with_ending(&aside, part));
        if from.exists() {
            tighten(&from);
            std::fs::rename(&from, &to)
                .map_err(|error| StoreError::Copy { path: to.clone(), reason: error.to_string() })?;
        }
    }
    Ok(aside)
}
