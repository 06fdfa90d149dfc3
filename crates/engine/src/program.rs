//! Finds the engine's program.

use std::env;
use std::path::{Path, PathBuf};

/// Debian installs games here; a service does not have it in its `PATH`.
const GAMES: &str = "/usr/games";
/// The default engine.
const USUAL: &str = "stockfish";

/// An engine's program.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Program {
    path: PathBuf,
    /// Arguments and environment variables, for engines that need them, and for tests.
    pub(crate) args: Vec<String>,
    pub(crate) envs: Vec<(String, String)>,
}

/// No engine was found.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("no engine {name:?} in {}; on Debian: apt-get install stockfish", looked_in.join(", "))]
pub struct NotFound {
    /// The name.
    pub name: String,
    /// The folders that were searched.
    pub looked_in: Vec<String>,
}

impl Program {
    /// The program at a path.
    pub fn at(path: impl Into<PathBuf>) -> Program {
        Program { path: path.into(), args: Vec::new(), envs: Vec::new() }
    }

    /// The same program with arguments and additional environment variables.
    #[must_use]
    pub fn with(mut self, args: &[&str], envs: &[(&str, &str)]) -> Program {
        self.args = args.iter().map(|arg| (*arg).to_owned()).collect();
        self.envs = envs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        self
    }

    /// Finds an engine by its path or name, by default Stockfish, in `PATH` and in `/usr/games`.
    pub fn find(named: Option<&str>) -> Result<Program, NotFound> {
        let name = named.unwrap_or(USUAL);
        let mut folders: Vec<PathBuf> =
            env::var_os("PATH").map(|path| env::split_paths(&path).collect()).unwrap_or_default();
        folders.push(PathBuf::from(GAMES));
        Program::find_in(name, &folders)
    }

    fn find_in(name: &str, folders: &[PathBuf]) -> Result<Program, NotFound> {
        let is_path = name.contains(std::path::MAIN_SEPARATOR);
        let found = match is_path {
            true => Some(PathBuf::from(name)).filter(|path| is_program(path)),
            false => folders.iter().map(|folder| folder.join(name)).find(|path| is_program(path)),
        };
        let looked_in = || match is_path {
            true => vec![name.to_owned()],
            false => folders.iter().map(|folder| folder.display().to_string()).collect(),
        };
        found.map(Program::at).ok_or_else(|| NotFound { name: name.to_owned(), looked_in: looked_in() })
    }

    /// Its path.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

#[cfg(unix)]
fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata().is_ok_and(|found| found.is_file() && found.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(path: &Path) -> bool {
    path.is_file()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::fs::{self, Permissions};
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn a_program_is_found_by_name_and_by_path() {
        let folder = tempfile::tempdir().unwrap();
        let (program, text) = (folder.path().join("guest"), folder.path().join("text"));
        fs::write(&program, "#!/bin/sh\n").unwrap();
        fs::write(&text, "no program").unwrap();
        fs::set_permissions(&program, Permissions::from_mode(0o755)).unwrap();
        let folders = [PathBuf::from("/nowhere"), folder.path().to_owned()];
        assert_eq!(Program::find_in("guest", &folders).unwrap().path(), program);
        assert_eq!(Program::find_in(program.to_str().unwrap(), &[]).unwrap().path(), program);
        let missing = Program::find_in("text", &folders).unwrap_err();
        assert_eq!(missing.looked_in.len(), 2);
        assert!(missing.to_string().contains("/nowhere"), "{missing}");
    }
}
