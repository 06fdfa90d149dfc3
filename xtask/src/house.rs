//! The repository's files, read once for all rules.

use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// All text files that belong to the repository, with their contents.
pub struct House {
    files: Vec<File>,
}

/// One file.
pub struct File {
    /// The path from the root, with `/` between its parts.
    pub path: String,
    /// The contents.
    pub text: String,
}

/// A breach of a rule.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Finding {
    /// The path of the file from the root.
    pub path: String,
    /// The line, from 1, where it can be told.
    pub line: Option<usize>,
    /// What is wrong, and what would be right.
    pub what: String,
}

impl Finding {
    /// A finding about a whole file.
    pub fn of(path: &str, what: impl Into<String>) -> Finding {
        Finding { path: path.to_owned(), line: None, what: what.into() }
    }

    /// A finding at a line.
    pub fn at(path: &str, line: usize, what: impl Into<String>) -> Finding {
        Finding { path: path.to_owned(), line: Some(line), what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.path, self.what),
            None => write!(f, "{}: {}", self.path, self.what),
        }
    }
}

impl House {
    /// The repository this crate stands in.
    pub fn open() -> std::io::Result<House> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize()?;
        let mut files = Vec::new();
        for path in tracked(&root).unwrap_or_else(|| walked(&root)) {
            // Files that are not text, or have just been removed, are skipped.
            if let Ok(text) = std::fs::read_to_string(root.join(&path)) {
                files.push(File { path, text });
            }
        }
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(House { files })
    }

    /// A house made up for a test.
    pub fn of(files: &[(&str, &str)]) -> House {
        let files = files
            .iter()
            .map(|(path, text)| File { path: (*path).to_owned(), text: (*text).to_owned() })
            .collect();
        House { files }
    }

    /// All files, by path.
    pub fn files(&self) -> &[File] {
        &self.files
    }

    /// The file at a path.
    pub fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// The files whose name ends so.
    pub fn with_extension<'a>(&'a self, extension: &'a str) -> impl Iterator<Item = &'a File> {
        self.files
            .iter()
            .filter(move |file| file.path.rsplit_once('.').is_some_and(|(_, end)| end == extension))
    }

    /// The names of the folders under `crates/`.
    pub fn crates(&self) -> Vec<&str> {
        let mut names: Vec<&str> = self
            .files
            .iter()
            .filter_map(|file| file.path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml"))
            .filter(|name| !name.contains('/'))
            .collect();
        names.sort_unstable();
        names
    }
}

impl File {
    /// The tokens of a Rust file; a file that does not parse has none, and the compiler will say so.
    pub fn tokens(&self) -> TokenStream {
        self.text.parse().unwrap_or_default()
    }
}

/// The files that git tracks or would track; `None` where there is no git.
fn tracked(root: &Path) -> Option<Vec<String>> {
    let output = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(root)
        .output()
        .ok()
        .filter(|output| output.status.success())?;
    let text = String::from_utf8(output.stdout).ok()?;
    Some(text.split('\0').filter(|path| !path.is_empty()).map(str::to_owned).collect())
}

/// The same from the file system, for sources without git.
fn walked(root: &Path) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = std::fs::read_dir(root.join(&folder)) else { continue };
        for entry in entries.flatten() {
            let name = entry.file_name();
            let path = folder.join(&name);
            match entry.file_type() {
                Ok(kind) if kind.is_dir() => {
                    let skipped = ["target", "node_modules", ".git"].iter().any(|skipped| name == *skipped);
                    folders.extend((!skipped).then_some(path));
                }
                Ok(kind) if kind.is_file() => {
                    let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
                    found.push(parts.join("/"));
                }
                _ => {}
            }
        }
    }
    found
}

/// Calls back with every run of sibling tokens, from the outermost inwards.
pub fn each_run(tokens: TokenStream, visit: &mut impl FnMut(&[TokenTree])) {
    let run: Vec<TokenTree> = tokens.into_iter().collect();
    visit(&run);
    for token in run {
        if let TokenTree::Group(group) = token {
            each_run(group.stream(), visit);
        }
    }
}

/// The tokens without the items under `#[cfg(test)]`.
pub fn without_tests(tokens: TokenStream) -> TokenStream {
    let mut kept: Vec<TokenTree> = Vec::new();
    let mut skipping = false;
    for token in tokens {
        if skipping {
            let ends = match &token {
                TokenTree::Punct(sign) => sign.as_char() == ';',
                TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
                _ => false,
            };
            skipping = !ends;
            continue;
        }
        match token {
            TokenTree::Group(group)
                if group.delimiter() == Delimiter::Bracket
                    && group.stream().to_string().replace(' ', "") == "cfg(test)" =>
            {
                kept.pop();
                skipping = true;
            }
            TokenTree::Group(group) => {
                kept.push(TokenTree::Group(Group::new(group.delimiter(), without_tests(group.stream()))));
            }
            token => kept.push(token),
        }
    }
    kept.into_iter().collect()
}

/// Calls back with every identifier.
pub fn each_ident(tokens: TokenStream, visit: &mut impl FnMut(&Ident)) {
    each_run(tokens, &mut |run| {
        for token in run {
            if let TokenTree::Ident(ident) = token {
                visit(ident);
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn git_and_the_disk_show_the_same_sources() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let on_disk = walked(&root);
        for path in tracked(&root).unwrap_or_default() {
            if root.join(&path).exists() {
                assert!(on_disk.contains(&path), "{path}");
            }
        }
    }

    #[test]
    fn crates_are_found_by_their_manifests() {
        let house = House::of(&[
            ("crates/board/Cargo.toml", ""),
            ("crates/a/b/Cargo.toml", ""),
            ("xtask/Cargo.toml", ""),
        ]);
        assert_eq!(house.crates(), ["board"]);
    }
}
