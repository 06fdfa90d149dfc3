//! The languages that can be chosen: those that are built in, and those of the folder that `TRATTO_LOCALES` names.

use anyhow::{Context, Result, anyhow};
use std::fs;
use std::path::Path;
use tratto_words::Lang;

/// The folder with languages that are not built in, one folder each, as in `crates/words/locales`.
pub(crate) const VARIABLE: &str = "TRATTO_LOCALES";

/// Every language that can be chosen.
pub(crate) fn all(variable: &dyn Fn(&str) -> Option<String>) -> Result<Vec<Lang>> {
    let mut languages = Lang::ALL.to_vec();
    if let Some(folder) = variable(VARIABLE).filter(|folder| !folder.is_empty()) {
        let added = added(Path::new(&folder)).map_err(|error| anyhow!("{VARIABLE}={folder}: {error:#}"))?;
        languages.extend(added);
    }
    Ok(languages)
}

fn added(folder: &Path) -> Result<Vec<Lang>> {
    let mut languages = Vec::new();
    for path in entries(folder)?.into_iter().filter(|path| path.is_dir()) {
        let name = |path: &Path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let mut files = Vec::new();
        for file in
            entries(&path)?.into_iter().filter(|file| file.extension().is_some_and(|end| end == "ftl"))
        {
            let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
            files.push((name(&file), text));
        }
        languages.push(Lang::add(&name(&path), files));
    }
    Ok(languages)
}

/// What is in a folder, in the order of its names.
fn entries(folder: &Path) -> Result<Vec<std::path::PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        paths.push(entry?.path());
    }
    paths.sort();
    Ok(paths)
}
