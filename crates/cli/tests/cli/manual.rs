//! Shell completions and the manual, in both languages.

use crate::harness::{run, run_with};
use std::io::Write;
use std::process::{Command, Stdio};
use tratto::Outcome;

const SHELLS: [&str; 5] = ["bash", "elvish", "fish", "powershell", "zsh"];

/// What a program says to a text on its standard input; `None` where it is not installed.
fn piped(program: &str, args: &[&str], text: &str) -> Option<(bool, String)> {
    let mut child = Command::new(program)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .ok()?;
    child.stdin.take().expect("a pipe").write_all(text.as_bytes()).expect("it reads");
    let ended = child.wait_with_output().expect("it ends");
    let said = [ended.stdout, ended.stderr].concat();
    Some((ended.status.success(), String::from_utf8_lossy(&said).into_owned()))
}

fn json(line: &str) -> serde_json::Value {
    serde_json::from_str(&run(line).out).expect("JSON")
}

#[test]
fn every_shell_gets_every_command() {
    for shell in SHELLS {
        let script = run(&format!("tratto completions {shell}"));
        assert_eq!(script.outcome, Outcome::Done, "{}", script.err);
        for name in ["why", "convert", "completions", "json", "lang"] {
            assert!(script.out.contains(name), "{shell}: {name}");
        }
        let json = json(&format!("tratto completions {shell} --json"));
        assert_eq!((&json["shell"], &json["script"]), (&shell.into(), &script.out.into()));
    }
    let italian = run("tratto completions fish --lang it").out;
    assert!(italian.contains("Scrive il manuale"), "{italian}");
    let refused = run("tratto completions csh --lang it");
    assert_eq!(refused.outcome, Outcome::Bad);
    assert!(refused.err.contains("le shell sono bash, elvish, fish, powershell, zsh"), "{}", refused.err);
}

#[test]
fn shells_can_read_their_scripts() {
    for (shell, args) in [("bash", &["-n"][..]), ("zsh", &["-n"]), ("fish", &["--no-execute"])] {
        for lang in ["en", "it"] {
            let script = run(&format!("tratto completions {shell} --lang {lang}")).out;
            // Bash is wherever the tests run; the others are asked where they are installed.
            match piped(shell, args, &script) {
                Some((is_good, said)) => assert!(is_good && said.is_empty(), "{shell} {lang}: {said}"),
                None => assert_ne!(shell, "bash"),
            }
        }
    }
    let script = run("tratto completions bash").out;
    let asked = "COMP_WORDS=(tratto che); COMP_CWORD=1; _tratto tratto che tratto; echo \"${COMPREPLY[@]}\"";
    let (_, said) = piped("bash", &[], &format!("{script}\n{asked}\n")).expect("bash");
    let mut offered: Vec<&str> = said.split_whitespace().collect();
    offered.sort_unstable();
    assert_eq!(offered, ["check", "chess960"]);
}

#[test]
fn the_manual_has_a_page_for_each_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let help = run("tratto --help --lang en").out;
    let (_, commands) = help.split_once("Commands:\n").expect("a list of commands");
    let commands = commands.lines().map_while(|line| line.strip_prefix("  "));
    let commands = commands.filter_map(|line| line.split(' ').next());
    let mut names: Vec<String> = commands.map(|name| format!("tratto-{name}.1")).collect();
    names.push("tratto.1".to_owned());
    names.sort();
    for lang in ["en", "it"] {
        let there = folder.path().join(lang).join("man1");
        let ran = run(&format!("tratto man \"{}\" --lang {lang}", there.display()));
        assert_eq!(ran.outcome, Outcome::Done, "{}", ran.err);
        let entries = std::fs::read_dir(&there).expect("the folder is made");
        let entries = entries.map(|entry| entry.expect("an entry").file_name());
        let mut found: Vec<String> = entries.map(|name| name.to_string_lossy().into_owned()).collect();
        found.sort();
        assert_eq!(found, names);
        for name in &names {
            let page = std::fs::read_to_string(there.join(name)).expect("a page");
            rendered(name, lang, &page);
        }
    }
    let json = json(&format!("tratto man \"{}\" --json", folder.path().join("json").display()));
    assert_eq!(json["files"].as_array().map(Vec::len), Some(names.len()));
}

/// What every page has, and that `groff` has nothing to complain of, where it is installed.
fn rendered(name: &str, lang: &str, page: &str) {
    let headings: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix(".SH ")).collect();
    let expected = match lang {
        "it" => ["NOME", "SINTASSI", "OVUNQUE", "ESEMPI"],
        _ => ["NAME", "SYNOPSIS", "EVERYWHERE", "EXAMPLES"],
    };
    for heading in expected {
        assert!(headings.contains(&heading), "{name} {lang}: {headings:?}");
    }
    let english = ["Possible values", "possible values", "[default", "May also be specified"];
    assert!(!english.iter().any(|text| page.contains(text)), "{name} {lang}: {page}");
    assert!(page.lines().any(|line| line.starts_with(".TH tratto")), "{page}");
    if let Some((is_good, said)) = piped("groff", &["-man", "-Tutf8", "-Kutf8", "-ww", "-z"], page) {
        assert!(is_good && said.is_empty(), "{name} {lang}: {said}");
    }
}

#[test]
fn the_main_page_goes_to_standard_output() {
    let page = run_with("tratto man", "").out;
    assert!(page.contains("tratto\\-why(1)"), "{page}");
    assert_eq!(json("tratto man --json")["page"], page);
    assert_eq!(run("tratto man /proc/no/such").outcome, Outcome::Bad);
}
