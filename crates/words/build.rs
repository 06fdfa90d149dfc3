//! Lists the languages: each folder of `locales` is one, and every Fluent file in it is built in.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("locales");
    println!("cargo::rerun-if-changed=locales");
    let languages = names(&root, "")?;
    let mut constants = String::new();
    let mut all = String::new();
    let mut entries = String::new();
    for (index, code) in languages.iter().enumerate() {
        // A file that is added or changed is built in anew.
        println!("cargo::rerun-if-changed=locales/{code}");
        let constant = code.to_uppercase().replace('-', "_");
        let _ = write!(
            constants,
            "    /// The language of the folder `{code}`.\n    pub const {constant}: Lang = Lang({index});\n"
        );
        let _ = write!(all, "Lang::{constant}, ");
        let mut files = String::new();
        for name in names(&root.join(code), ".ftl")? {
            let path = root.join(code).join(format!("{name}.ftl"));
            let _ = write!(files, "({name:?}, include_str!({path:?})), ");
        }
        let _ = writeln!(entries, "    Entry::new({code:?}, &[{files}]),");
    }
    let count = languages.len();
    let code = format!(
        "impl Lang {{\n{constants}\n    /// Every language that is built in, by its folder.\n    pub const ALL: [Lang; {count}] = [{all}];\n}}\n\n\
         static ENTRIES: [Entry; {count}] = [\n{entries}];\n"
    );
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("languages.rs"), code)
}

/// The names in a folder that end so, without that end, in their order.
fn names(folder: &Path, end: &str) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        if let Some(name) = entry?.file_name().to_str().and_then(|name| name.strip_suffix(end)) {
            names.push(name.to_owned());
        }
    }
    names.sort();
    Ok(names)
}
