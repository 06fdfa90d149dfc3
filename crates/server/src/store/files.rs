//! The files of a store: nobody's business but the server's, and told from those of other programs.

use super::StoreError;
use super::schema::{APPLICATION, STEPS};
use rusqlite::{Connection, OpenFlags};
use std::ffi::OsStr;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

/// A file beside another: its name with an ending.
pub(super) fn beside(path: &Path, ending: impl AsRef<OsStr>) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Makes an empty file that only its owner may read; an error where there is one.
pub(super) fn make_private(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Sees to it that nobody but the owner can read the files of a store. SQLite gives the files beside it the mode of the first.
pub(super) fn keep_private(path: &Path) {
    if !path.exists() {
        // Where it cannot be made, SQLite will say better what is wrong.
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

/// The version of a file of ours: 0 where there is nothing in it yet.
///
/// An error where it belongs to another program, or to a later version of this one. Nothing is changed about it.
pub(super) fn version(connection: &Connection, path: &Path) -> Result<usize, StoreError> {
    let pragma = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let open = || Ok((pragma("application_id")?, pragma("user_version")?));
    let (application, found) =
        open().map_err(|error: rusqlite::Error| StoreError::Open { path: path.to_owned(), error })?;
    // The first version did not say whose it was: it is known by its tables.
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

/// A connection that only reads, also while a server runs on the file.
pub(super) fn read_only(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let open = || -> rusqlite::Result<Connection> {
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(std::time::Duration::from_secs(5))?;
        connection.set_prepared_statement_cache_capacity(16);
        Ok(connection)
    };
    open().map_err(|error| StoreError::Open { path: path.to_owned(), error })
}

/// What was done to a folder or a file is on disk.
pub(super) fn sync(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // Some systems cannot sync a folder: then there is nothing to be done about it.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}
