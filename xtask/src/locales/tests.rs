use super::*;

fn found(en: &str, it: &str, code: &str) -> Vec<String> {
    let house = House::of(&[
        ("crates/words/locales/en/a.ftl", en),
        ("crates/words/locales/it/a.ftl", it),
        ("crates/cli/src/lib.rs", code),
    ]);
    findings(&house).iter().map(Finding::to_string).collect()
}

const CODE: &str = "fn f() { say!(words, \"greet\", name = person()); }";

#[test]
fn a_house_in_order_has_no_findings() {
    assert_eq!(found("greet = Hello { $name }\n", "greet = Salve { $name }\n", CODE), [] as [&str; 0]);
}

#[test]
fn what_is_missing_is_found() {
    assert_eq!(
        found("greet = Hello { $name }\n", "", CODE),
        [
            "crates/words/locales/it/a.ftl: `greet` is missing",
            "crates/cli/src/lib.rs:1: `greet` is not in locales/it"
        ]
    );
    assert_eq!(
        found("greet = Hello { $name }\n", "greet = Salve\n", CODE),
        ["crates/words/locales/it/a.ftl: `greet` does not say $name, as locales/en does"]
    );
    assert_eq!(
        found("greet = Hello { $name }{ $mark }\n", "greet = Salve { $name }{ $mark }\n", CODE).len(),
        2,
        "the code gives no mark, for either language"
    );
    assert_eq!(
        found("greet = Hello\n", "greet = Salve\n", CODE),
        ["crates/cli/src/lib.rs:1: `greet` has no use for $name"]
    );
}

#[test]
fn what_is_too_much_is_found() {
    let two = |text: &str| format!("greet = {text} {{ $name }}\nbye = {text}\n");
    assert_eq!(
        found(&two("Hello"), &two("Salve"), CODE),
        ["crates/words/locales/en/a.ftl: `bye` is never said: remove it from every language"]
    );
    assert_eq!(
        found("greet = Hello { $name }\ngreet = Hi { $name }\n", "greet = Salve { $name }\n", CODE),
        ["crates/words/locales/en/a.ftl: `greet` comes twice"]
    );
    assert_eq!(
        found("greet = How do you do { $name }\n", "greet = How do you do { $name }\n", CODE),
        ["crates/words/locales/it/a.ftl: `greet` reads as in English: it has not been translated"]
    );
}

#[test]
fn a_grammar_may_need_what_another_does_not() {
    let it = "greet = { $name } è { $gender ->\n    [f] arrivata\n   *[m] arrivato\n}\n";
    let code = "fn f() { say!(words, \"greet\", name = person(), gender = \"f\"); }";
    assert_eq!(found("greet = { $name } has come\n", it, code), [] as [&str; 0]);
}

#[test]
fn a_sentence_needs_what_its_parts_need() {
    let en = "greet = Hello { whom }\nwhom = dear { $name }\n";
    let it = "greet = Salve { whom }\nwhom = cara { $name }\n";
    assert_eq!(found(en, it, CODE), [] as [&str; 0]);
    assert_eq!(found(en, it, "fn f() { say!(words, \"greet\"); }").len(), 2);
}

#[test]
fn a_key_that_is_not_written_out_is_found() {
    assert_eq!(
        found("", "", "fn f() { say!(words, key); }"),
        ["crates/cli/src/lib.rs:1: `say!` wants (words, \"key\", name = value, ...)"]
    );
    assert_eq!(found("greet = Hello { $name\n", "", "").len(), 1, "a fault of syntax");
}

#[test]
fn the_pages_are_read_too() {
    let found = |code: &str| -> Vec<String> {
        let en = "greet = Hello { $name }\nbye = Goodbye\n";
        let it = "greet = Salve { $name }\nbye = Addio\n";
        let house = House::of(&[
            ("crates/words/locales/en/a.ftl", en),
            ("crates/words/locales/it/a.ftl", it),
            ("web/src/A.svelte", code),
        ]);
        findings(&house).iter().map(Finding::to_string).collect()
    };
    assert_eq!(found("<p>{say('greet', { name: f(1, ','), })}{say('bye')}</p>"), [] as [&str; 0]);
    assert_eq!(found("{say('greet', { name })}{say(\n  'bye',\n)}"), [] as [&str; 0]);
    assert_eq!(
        found("{say('greet', { who })}\n{say('by')}"),
        [
            "web/src/A.svelte:1: `greet` needs $name in locales/en, and is not given it",
            "web/src/A.svelte:1: `greet` needs $name in locales/it, and is not given it",
            "web/src/A.svelte:1: `greet` has no use for $who",
            "web/src/A.svelte:2: `by` is not in locales/en",
            "web/src/A.svelte:2: `by` is not in locales/it",
            "crates/words/locales/en/a.ftl: `bye` is never said: remove it from every language"
        ]
    );
    assert_eq!(
        found("{say('greet', { name })}{say('bye')}{say(key)}{soothsay(key)}"),
        ["web/src/A.svelte:1: `say` wants ('key', { name: value, ... }), written out"]
    );
}

#[test]
fn every_folder_is_a_language() {
    let files = |german| {
        let house = House::of(&[
            ("crates/words/locales/en/a.ftl", "greet = How do you do { $name }\n"),
            ("crates/words/locales/it/a.ftl", "greet = Salve { $name }\n"),
            ("crates/words/locales/de/a.ftl", german),
            ("crates/cli/src/lib.rs", CODE),
        ]);
        findings(&house).iter().map(Finding::to_string).collect::<Vec<_>>()
    };
    assert_eq!(files("greet = Guten Tag { $name }\n"), [] as [&str; 0]);
    assert_eq!(
        files(""),
        [
            "crates/words/locales/de/a.ftl: `greet` is missing",
            "crates/cli/src/lib.rs:1: `greet` is not in locales/de"
        ]
    );
    assert_eq!(
        files("greet = How do you do { $name }\n"),
        ["crates/words/locales/de/a.ftl: `greet` reads as in English: it has not been translated"]
    );
}
