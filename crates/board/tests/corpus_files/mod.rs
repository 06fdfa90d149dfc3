//! Runs the check of a fuzz target on the files of its corpus.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;

/// Checks every file of these folders of the repository, and every beginning of each: a text cut short is the commonest bad one.
pub(crate) fn check(folders: &[&str], property: fn(&[u8])) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = 0;
    for folder in folders {
        let folder = root.join(folder);
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.expect("the folder can be listed").path();
            // What is to be said of a case is no input.
            if path.extension() == Some(OsStr::new("expected")) {
                continue;
            }
            let data = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            for end in 0..=data.len() {
                property(&data[..end]);
            }
            files += 1;
        }
    }
    assert!(files >= 10, "{folders:?}: {files} files");
}
