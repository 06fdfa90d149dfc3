use super::*;
use crate::guard::Rate;
use std::collections::BTreeSet;

/// A configuration in which every setting differs from its default.
fn other() -> Config {
    let rate = |n: f64| Rate { burst: n + 0.125, per_second: n / 64.0 };
    Config {
        addr: "[::1]:9".parse().unwrap(),
        db: "a \"b\"\n.db".into(),
        trust_proxy: ["10.0.0.0/8", "::1"].iter().map(|text| text.parse().unwrap()).collect(),
        origin: Some("https://chess.example".parse().unwrap()),
        metrics: Some("127.0.0.1:9090".parse().unwrap()),
        log: LogLevel::Debug,
        log_format: LogFormat::Json,
        keep_days: Some(365),
        engine: Some("stockfish".to_owned()),
        limits: Limits {
            requests: rate(1.0),
            games: rate(2.0),
            questions: rate(f64::INFINITY),
            passwords: rate(4.0),
            guesses: rate(14.0),
            acts: rate(5.0),
            acts_by_address: rate(9.0),
            judging: rate(15.0),
            replays: rate(16.0),
            messages: rate(17.0),
            messages_by_address: rate(18.0),
            games_by_account: 11,
            sockets: 6,
            connections: 7,
            all_connections: 8,
        },
        caps: Caps { events: 12, between_moves: 13 },
        timeouts: Timeouts {
            head: Duration::from_millis(1_500),
            body: Duration::from_secs(2),
            idle: Duration::from_secs(3),
            stop: Duration::from_secs(4),
        },
    }
}

fn read(text: &str) -> Result<Config, Vec<SettingError>> {
    let mut config = Config::default();
    config.read_file(text).map(|()| config)
}

/// The fields of a configuration, one per line.
fn parts(config: &Config) -> Vec<String> {
    format!("{config:#?}").lines().map(|line| line.trim().to_owned()).collect()
}

/// A field without a row in the table keeps its default here, and so is found.
#[test]
fn every_field_is_a_setting() {
    let mut config = Config::default();
    for setting in Config::settings() {
        let text = setting.value(&other());
        let line = format!("{} = {text}", setting.key);
        config.read_file(&line).unwrap();
    }
    assert_eq!(config, other());
    let usual: BTreeSet<String> = parts(&Config::default()).into_iter().collect();
    let kept: Vec<String> = parts(&config)
        .into_iter()
        .filter(|part| usual.contains(part) && part.contains(':') && !part.ends_with(['{', '[', '(']))
        .collect();
    assert_eq!(kept, Vec::<String>::new(), "without a row in config/setting.rs, or the same in `other`");
}

#[test]
fn what_is_printed_reads_back_to_the_same() {
    for config in [Config::default(), other(), Config { limits: Limits::none(), ..Config::default() }] {
        let text = config.print(|setting| format!("{}\nin two lines", setting.key));
        assert_eq!(read(&text).unwrap(), config, "{text}");
    }
}

#[test]
fn the_environment_can_say_everything() {
    for setting in Config::settings() {
        // Values in the environment have no quotation marks and no brackets.
        let text = setting.value(&other());
        let plain: String = match toml::from_str::<toml::Table>(&format!("x = {text}")).unwrap().remove("x") {
            Some(toml::Value::String(text)) => text,
            Some(toml::Value::Array(items)) => {
                items.iter().map(|item| item.as_str().unwrap()).collect::<Vec<_>>().join(", ")
            }
            _ => text.clone(),
        };
        let mut config = Config::default();
        let name = setting.variable();
        config.read_environment(|asked| (asked == name).then(|| plain.clone())).unwrap();
        assert_eq!(setting.value(&config), text, "{name}");
        let mut config = Config::default();
        config.set(setting.key, &plain).unwrap();
        assert_eq!(setting.value(&config), text, "{}", setting.key);
    }
    let names: BTreeSet<String> = Config::settings().iter().map(Setting::variable).collect();
    assert_eq!(names.len(), Config::settings().len(), "no name stands for two settings");
    assert!(names.contains("TRATTO_ADDR") && names.contains("TRATTO_LIMITS_REQUESTS_PER_SECOND"));
}

#[test]
fn what_is_wrong_is_named_with_its_line() {
    let text = "addr = \"nonsense\"\ndb = 3\n\n[limits]\nsockets = 0\nsokets = 3\nrequests.burst = -1\nconnections = \"7\"\n\n[limit]\nx = 1\n[timeouts]\nhead = 0\nidle = nan\n";
    let faults = read(text).unwrap_err();
    let at = |fault: &SettingError| match fault {
        SettingError::Wrong { key, place: SettingSource::File { line }, .. } => ((*key).to_owned(), *line),
        SettingError::Unknown { key, line, .. } => (key.clone(), line.unwrap()),
        other => panic!("{other:?}"),
    };
    let mut seen: Vec<(String, usize)> = faults.iter().map(at).collect();
    seen.sort_by_key(|(_, line)| *line);
    let expected = [
        ("addr", 1),
        ("db", 2),
        ("limits.sockets", 5),
        ("limits.sokets", 6),
        ("limits.requests.burst", 7),
        ("limits.connections", 8),
        ("limit", 10),
        ("timeouts.head", 13),
        ("timeouts.idle", 14),
    ];
    assert_eq!(seen, expected.map(|(key, line)| (key.to_owned(), line)));
    let meant = |key: &str| match SettingError::unknown(key, None) {
        SettingError::Unknown { nearest, .. } => nearest,
        _ => None,
    };
    assert_eq!(meant("limits.sokets"), Some("limits.sockets"));
    assert_eq!(meant("limit"), Some("limits"));
    assert_eq!(meant("behind_proxy"), None);
    assert!(matches!(&read("addr = \n").unwrap_err()[..], [SettingError::Syntax { line: 1, .. }]));
    assert!(read("trust_proxy = [\"10.0.0.0/8\", 3]").is_err());
    assert!(read("addr = \"1.2.3.4:5\"\naddr = \"1.2.3.4:5\"").is_err(), "twice");
    assert_eq!(read("[limits]\nrequests = { burst = 7 }").unwrap().limits.requests.burst, 7.0);
    assert_eq!(read("[limits.requests]\nburst = 1_000").unwrap().limits.requests.burst, 1_000.0);
}

#[test]
fn the_old_way_to_see_requests_still_shows_them() {
    let mut config = Config::default();
    config.read_environment(|name| (name == "TRATTO_LOG").then(|| "1".to_owned())).unwrap();
    assert_eq!(config.log, LogLevel::Debug);
    assert!(config.read_environment(|name| (name == "TRATTO_LOG").then(|| "loud".to_owned())).is_err());
}
