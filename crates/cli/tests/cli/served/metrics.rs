//! The metrics, read by a strict reader of the text format of Prometheus (version 0.0.4).

use super::{Served, Talk};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::io::{Read as _, Write as _};
use std::net::TcpStream;

type Labels = BTreeMap<String, String>;

#[derive(Default, Debug)]
struct Family {
    kind: String,
    samples: Vec<(String, Labels, f64)>,
}

fn is_name(text: &str, more: &str) -> bool {
    let fits = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || more.contains(letter);
    !text.is_empty() && !text.starts_with(|letter: char| letter.is_ascii_digit()) && text.chars().all(fits)
}

/// The labels between braces, and what follows them.
fn labels(text: &str) -> (Labels, &str) {
    let Some(mut rest) = text.strip_prefix('{') else { return (Labels::new(), text) };
    let mut found = Labels::new();
    loop {
        let (name, after) = rest.split_once("=\"").expect("a name and a text");
        assert!(is_name(name, ""), "{name}");
        let mut value = String::new();
        let mut letters = after.char_indices();
        let end = loop {
            match letters.next().expect("an end").1 {
                '"' => break letters.next().expect("something after it").0,
                '\\' => value.push(match letters.next().expect("something after it").1 {
                    'n' => '\n',
                    letter @ ('\\' | '"') => letter,
                    letter => panic!("\\{letter}"),
                }),
                letter => value.push(letter),
            }
        };
        assert!(found.insert(name.to_owned(), value).is_none(), "twice: {name}");
        rest = &after[end..];
        match rest.chars().next() {
            Some(',') => rest = &rest[1..],
            Some('}') => return (found, &rest[1..]),
            other => panic!("{other:?} after a label"),
        }
    }
}

/// Reads the text, and refuses whatever the format does not allow.
fn read(text: &str) -> BTreeMap<String, Family> {
    assert!(text.ends_with('\n'), "the last line ends, too");
    let mut families: BTreeMap<String, Family> = BTreeMap::new();
    let mut helped = BTreeSet::new();
    let mut current = String::new();
    for line in text.lines() {
        if let Some(help) = line.strip_prefix("# HELP ") {
            let (name, _) = help.split_once(' ').expect("a name and a sentence");
            assert!(helped.insert(name.to_owned()), "twice: {name}");
        } else if let Some(kind) = line.strip_prefix("# TYPE ") {
            let (name, kind) = kind.split_once(' ').expect("a name and a type");
            assert!(is_name(name, ":") && helped.contains(name), "{name}");
            assert!(["counter", "gauge", "histogram"].contains(&kind), "{kind}");
            current = name.to_owned();
            let family = Family { kind: kind.to_owned(), samples: Vec::new() };
            assert!(families.insert(name.to_owned(), family).is_none(), "the lines of {name} are apart");
        } else {
            assert!(!line.is_empty() && !line.starts_with('#'), "{line:?}");
            let end = line.find(['{', ' ']).expect("a value");
            let (name, rest) = line.split_at(end);
            let (labels, rest) = labels(rest);
            let value = rest.strip_prefix(' ').expect("one space");
            let value: f64 = if value == "+Inf" { f64::INFINITY } else { value.parse().expect("a number") };
            let family = families.get_mut(&current).expect("a type first");
            let suffix = name.strip_prefix(current.as_str()).unwrap_or_else(|| panic!("{name} in {current}"));
            match family.kind.as_str() {
                "histogram" => assert!(["_bucket", "_sum", "_count"].contains(&suffix), "{name}"),
                _ => assert_eq!(suffix, "", "{name}"),
            }
            if family.kind == "counter" {
                assert!(name.ends_with("_total") && value >= 0.0, "{line}");
            }
            let sample = (name.to_owned(), labels, value);
            assert!(
                !family.samples.iter().any(|known| known.0 == sample.0 && known.1 == sample.1),
                "twice: {line}"
            );
            family.samples.push(sample);
        }
    }
    families.iter().filter(|(_, family)| family.kind == "histogram").for_each(check_histogram);
    families
}

/// Buckets rise, the last is all, and each series has its sum and its count.
fn check_histogram((name, family): (&String, &Family)) {
    let mut series: BTreeMap<Labels, Vec<(f64, f64)>> = BTreeMap::new();
    for (sample, labels, value) in &family.samples {
        let mut labels = labels.clone();
        let bound = labels.remove("le");
        assert_eq!(bound.is_some(), sample.ends_with("_bucket"), "{sample}");
        if let Some(bound) = bound {
            let bound = if bound == "+Inf" { f64::INFINITY } else { bound.parse().unwrap() };
            series.entry(labels).or_default().push((bound, *value));
        }
    }
    for (labels, buckets) in series {
        let rises = buckets.windows(2).all(|pair| pair[0].0 < pair[1].0 && pair[0].1 <= pair[1].1);
        assert!(rises, "{name} {labels:?}: {buckets:?}");
        let (bound, all) = *buckets.last().unwrap();
        assert!(bound.is_infinite());
        let of = |suffix: &str| {
            let full = format!("{name}{suffix}");
            let mut found = family.samples.iter().filter(|sample| sample.0 == full && sample.1 == labels);
            found.next().unwrap_or_else(|| panic!("no {full}")).2
        };
        assert!(of("_count") == all && of("_sum") >= 0.0);
    }
}

fn scraped(served: &Served) -> (String, String) {
    let mut stream = TcpStream::connect(served.metrics.expect("they were asked for")).unwrap();
    stream.write_all(b"GET /metrics HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.to_owned(), body.to_owned())
}

#[test]
fn metrics_are_well_formed_and_count() {
    let served = Served::start(&["--metrics", "127.0.0.1:0"], &[]);
    let game = served.game();
    let id = game["id"].as_str().unwrap();
    let mut talks = Vec::new();
    for role in ["white", "black"] {
        let mut talk = Talk::open(&served, id);
        talk.say(&json!({ "type": "hello", "version": 2, "token": game["links"][role] }));
        assert_eq!(talk.hear().unwrap()["type"], "state");
        talks.push(talk);
    }
    let mut act = |expected_seq: u64, act: &str, answer: &str| {
        talks[0].say(&json!({ "type": "act", "id": 1, "expected_seq": expected_seq, "act": act }));
        while talks[0].hear().unwrap()["type"] != answer {}
    };
    act(999, "white plays e2e4", "refused");
    let seq = served.get(&format!("/api/games/{id}")).json()["moment"]["seq"].as_u64().unwrap();
    act(seq, "white plays e2e4", "ack");
    served.get("/api/games/nosuchgame");
    served.get("/api/games/nosuchgame");
    served.ask("MADEUP", "/api/about", &[], None);
    let (head, text) = scraped(&served);
    assert!(head.starts_with("HTTP/1.1 200") && head.contains("text/plain; version=0.0.4"), "{head}");
    let families = read(&text);
    let value = |name: &str, wanted: &[(&str, &str)]| {
        let family = &families[name.trim_end_matches("_count")];
        let fits = |labels: &Labels| {
            wanted.iter().all(|(key, text)| labels.get(*key).is_some_and(|found| found == text))
        };
        let mut found = family.samples.iter().filter(|sample| sample.0 == name && fits(&sample.1));
        found.next().unwrap_or_else(|| panic!("{name} {wanted:?}: {text}")).2
    };
    assert_eq!(value("tratto_build_info", &[("version", env!("CARGO_PKG_VERSION"))]), 1.0);
    assert_eq!(value("tratto_games_in_memory", &[]), 1.0);
    assert_eq!(value("tratto_sockets", &[]), 2.0);
    assert!(value("tratto_connections", &[]) >= 2.0 && value("tratto_connections_max", &[]) > 2.0);
    assert_eq!(value("tratto_acts_total", &[("outcome", "acknowledged")]), 1.0);
    assert_eq!(value("tratto_acts_total", &[("outcome", "refused")]), 1.0);
    assert_eq!(value("tratto_act_acknowledgement_seconds_count", &[]), 1.0);
    assert_eq!(value("tratto_refusals_total", &[("kind", "not-found")]), 2.0);
    assert_eq!(value("tratto_refusals_total", &[("kind", "conflict")]), 1.0);
    let asked = [("method", "GET"), ("path", "/api/games/{id}"), ("status", "4xx")];
    assert_eq!(value("tratto_http_request_seconds_count", &asked), 2.0);
    assert_eq!(value("tratto_http_request_seconds_count", &[("method", "other")]), 1.0);
    assert!(value("process_resident_memory_bytes", &[]) > 1e6 && value("tratto_uptime_seconds", &[]) > 0.0);
    assert!(value("tratto_store_bytes", &[]) > 0.0 && value("tratto_store_queue", &[]) >= 0.0);
    assert!(value("tratto_store_wal_bytes", &[]) >= 0.0 && value("tratto_log_lines_lost_total", &[]) == 0.0);
    for secret in [id, game["links"]["white"].as_str().unwrap(), "MADEUP", "127.0.0.1"] {
        assert!(!text.contains(secret), "{text}");
    }
    served.stop();
}

#[test]
fn metrics_are_not_shown_where_games_are() {
    let served = Served::start(&[], &[]);
    assert!(served.metrics.is_none());
    // The pages answer every path that is no file: what they say is no metrics.
    assert!(!served.get("/metrics").body.contains("tratto_build_info"));
    served.stop();
}

#[test]
fn the_reader_is_strict() {
    let good = "# HELP a_total x\n# TYPE a_total counter\na_total{k=\"v\\\"\\\\\\n\"} 3\n";
    assert_eq!(read(good)["a_total"].samples[0].1["k"], "v\"\\\n");
    for bad in [
        "a 1\n",
        "# HELP a x\n# TYPE a gauge\na  1\n",
        "# HELP a x\n# TYPE a gauge\na 1",
        "# HELP a x\n# TYPE a gauge\na 1\na 2\n",
        "# HELP a x\n# TYPE a counter\na 1\n",
        "# HELP a x\n# TYPE a gauge\nb 1\n",
        "# HELP a x\n# TYPE a histogram\na_bucket{le=\"1\"} 2\na_bucket{le=\"+Inf\"} 1\na_sum 1\na_count 1\n",
        "# HELP a x\n# TYPE a histogram\na_bucket{le=\"+Inf\"} 1\na_sum 1\na_count 2\n",
    ] {
        assert!(std::panic::catch_unwind(|| read(bad)).is_err(), "{bad}");
    }
}
