//! The configuration: file, environment and flags, which goes before which, and what is said of what is wrong.

use crate::harness::{in_both, run, split};
use serde_json::Value;
use std::io::Cursor;
use tratto::{Outcome, World, run_in};
use tratto_server::{Config, Setting, Wanted};

#[test]
fn the_configuration_is_printed_with_comments() {
    in_both(&["tratto serve --print-config", "tratto serve --print-config --json"], |lang, story| {
        insta::assert_snapshot!(format!("print_config_{lang}"), story);
    });
}

/// What `--print-config` says with a file on standard input, an environment and further flags.
fn printed(file: Option<&str>, variable: Option<(&str, &str)>, flags: &str) -> (Outcome, String, String) {
    let (mut input, mut out, mut err) = (Cursor::new(file.unwrap_or_default()), Vec::new(), Vec::new());
    let look = |name: &str| variable.filter(|(known, _)| *known == name).map(|(_, value)| value.to_owned());
    let config = if file.is_some() { "--config -" } else { "" };
    let world = World { variable: &look, ..World::quiet(&mut input, &mut out, &mut err) };
    let outcome = run_in(split(&format!("tratto serve --print-config {config} {flags}")), world);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (outcome, text(out), text(err))
}

/// Three values that a setting may have, as they are written on a command line, none of them the default.
fn values(setting: &Setting) -> [String; 3] {
    let all: &[&str] = match setting.wanted {
        Wanted::Address | Wanted::AddressOrNone => &["127.0.0.1:1", "[::1]:2", "0.0.0.0:3"],
        Wanted::Origin => &["https://a.example", "https://b.example:8443", "http://localhost:3"],
        Wanted::File => &["a.db", "b c.db", "d.db"],
        Wanted::Networks => &["10.0.0.0/8", "::1,192.0.2.1", "127.0.0.1"],
        Wanted::OneOf(names) => return [0, 1, 2].map(|index| names[(index + 1) % names.len()].to_owned()),
        _ => &["1", "2", "3"],
    };
    [0, 1, 2].map(|index| all[index].to_owned())
}

#[test]
fn flags_go_before_the_environment_and_that_before_the_file() {
    let value = |config: &Config, setting: &Setting| setting.value(config);
    for setting in Config::settings() {
        let [in_file, in_environment, in_flag] = values(setting);
        let with = |text: &str| {
            let mut config = Config::default();
            config.set(setting.key, text).unwrap();
            config
        };
        let file = format!("{} = {}\n", setting.key, value(&with(&in_file), setting));
        let name = setting.variable();
        let variable = Some((name.as_str(), in_environment.as_str()));
        let flag = format!("--set \"{}={in_flag}\"", setting.key);
        for (file, variable, flag, wins) in [
            (None, None, "", None),
            (Some(file.as_str()), None, "", Some(&in_file)),
            (Some(file.as_str()), variable, "", Some(&in_environment)),
            (Some(file.as_str()), variable, flag.as_str(), Some(&in_flag)),
            (None, variable, flag.as_str(), Some(&in_flag)),
            (None, variable, "", Some(&in_environment)),
        ] {
            let (outcome, out, err) = printed(file, variable, flag);
            assert_eq!(
                (outcome, err.as_str()),
                (Outcome::Done, ""),
                "{} {file:?} {variable:?} {flag}",
                setting.key
            );
            let mut config = Config::default();
            config.read_file(&out).unwrap();
            let expected = wins.map_or_else(Config::default, |text| with(text));
            assert_eq!(config, expected, "{} {file:?} {variable:?} {flag}", setting.key);
        }
    }
}

/// The flags that have a name of their own say the same as `--set`, and go before it.
#[test]
fn flags_with_names_are_settings() {
    for (flag, set) in [
        ("--addr 127.0.0.1:1", "addr=127.0.0.1:1"),
        ("--db x.db", "db=x.db"),
        ("--metrics 127.0.0.1:2", "metrics=127.0.0.1:2"),
        ("--log-level debug", "log=debug"),
        ("--log-format json", "log_format=json"),
        ("--behind-proxy", "trust_proxy=127.0.0.0/8,::1"),
        ("--trust-proxy 10.0.0.0/8 --trust-proxy ::1", "trust_proxy=10.0.0.0/8,::1"),
        ("--behind-proxy --trust-proxy 10.0.0.0/8", "trust_proxy=127.0.0.0/8,::1,10.0.0.0/8"),
    ] {
        let named = printed(None, None, flag);
        assert_eq!(named.0, Outcome::Done, "{flag}: {}", named.2);
        assert_eq!(named.1, printed(None, None, &format!("--set {set}")).1, "{flag}");
        let key = set.split('=').next().unwrap();
        let setting = Config::settings().iter().find(|setting| setting.key == key).unwrap();
        let other = values(setting)[1].clone();
        assert_eq!(named.1, printed(None, None, &format!("--set \"{key}={other}\" {flag}")).1, "{flag}");
    }
}

#[test]
fn a_file_can_be_named_by_the_environment() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("t.toml");
    std::fs::write(&path, "db = \"named.db\"\n").unwrap();
    let (outcome, out, _) = printed(None, Some(("TRATTO_CONFIG", path.to_str().unwrap())), "");
    assert!(outcome == Outcome::Done && out.contains("db = \"named.db\""), "{out}");
}

#[test]
fn what_is_wrong_with_a_configuration() {
    let file = "addr = \"here\"\ndb = 3\ntrust_proxy = [\"10.0.0.0/99\"]\nlog = \"loud\"\nbehind_proxy = true\n\n\
                [limits]\nsokets = 3\nsockets = 0\nrequests.burst = -1\n\n[timeouts]\nhead = \"soon\"\n";
    for lang in ["en", "it"] {
        let mut story = String::new();
        let lang_flag = format!("--lang {lang}");
        for (file, variable, flags) in [
            (Some(file), None, ""),
            (Some("addr = \n"), None, ""),
            (Some("[limits\n"), None, ""),
            (None, Some(("TRATTO_ADDR", "here")), ""),
            (None, Some(("TRATTO_TRUST_PROXY", "127.0.0.1;10.0.0.1")), ""),
            (None, Some(("TRATTO_LOG", "loud")), ""),
            (None, Some(("TRATTO_LIMITS_SOCKETS", "many")), ""),
            (None, None, "--set limits.sockets"),
            (None, None, "--set limits.socket=3"),
            (None, None, "--set colour=red"),
            (None, None, "--set limits.sockets=-3"),
            (None, None, "--set timeouts.head=0"),
            (None, None, "--metrics 9090"),
            (None, None, "--trust-proxy localhost"),
            (None, None, "--log-level loud"),
            (None, None, "--config no/such/file.toml"),
        ] {
            let (outcome, out, err) = printed(file, variable, &format!("{flags} {lang_flag}"));
            assert_eq!((outcome, out.as_str()), (Outcome::Bad, ""), "{err}");
            let variable = variable.map(|(name, value)| format!("{name}={value} ")).unwrap_or_default();
            let file = file.map(|_| " < FILE").unwrap_or_default();
            story.push_str(&format!("$ {variable}tratto serve {flags}{file}\n{err}\n"));
        }
        insta::assert_snapshot!(format!("bad_config_{lang}"), story);
    }
}

/// `TRATTO_UPDATE=1 cargo test -p tratto --test cli served::config` writes it anew.
#[test]
fn the_documents_list_every_setting() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/operating.md");
    let printed: Value = serde_json::from_str(&run("tratto serve --print-config --json").out).unwrap();
    let comments = run("tratto serve --print-config --lang en").out;
    let mut table = "| key | default | what it is |\n|---|---|---|\n".to_owned();
    for setting in Config::settings() {
        let name = setting.key.split_once('.').map_or(setting.key, |(_, name)| name);
        let lines: Vec<&str> = comments.lines().collect();
        let variable = format!("{})", setting.variable());
        let at = lines.iter().position(|line| line.ends_with(&variable)).unwrap();
        assert!(lines[at + 1].starts_with(&format!("{name} = ")), "{}", lines[at + 1]);
        let about = lines[at - 1].trim_start_matches("# ");
        table.push_str(&format!("| `{}` | `{}` | {about} |\n", setting.key, printed[setting.key]));
    }
    let text = std::fs::read_to_string(path).unwrap();
    let (begin, end) = ("<!-- settings -->\n", "<!-- end of settings -->\n");
    let (before, rest) = text.split_once(begin).expect("a place for the table");
    let (committed, after) = rest.split_once(end).expect("its end");
    if std::env::var_os("TRATTO_UPDATE").is_some() {
        std::fs::write(path, format!("{before}{begin}{table}{end}{after}")).unwrap();
        return;
    }
    assert_eq!(committed, table, "TRATTO_UPDATE=1 cargo test -p tratto --test cli served::config");
}

/// The file of the Debian package says what the defaults are, but for where the games are kept.
#[test]
fn the_packaged_configuration_is_current() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../packaging/tratto.toml");
    let current = run("tratto serve --print-config --db /var/lib/tratto/tratto.db --lang en").out;
    if std::env::var_os("TRATTO_UPDATE").is_some() {
        std::fs::write(path, &current).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap_or_default(), current);
}
