//! A third language is a folder of Fluent files and nothing else: one is made of the English files, with an accent on every
//! letter, and no English is left in what the command says.

use crate::harness::{Ran, split};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::BTreeSet;
use std::fs;
use std::io::Cursor;
use std::path::Path;
use tratto::{Outcome, World, run_in};

const ENGLISH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../words/locales/en");
const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED: &str = "áƀćďéƒǵĥíĵķĺḿńóṕɋŕśťúṽŵẋýźÁɃĆĎÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼŴẊÝŹ";

fn accented(text: &str) -> String {
    let one = |letter| PLAIN.find(letter).and_then(|at| ACCENTED.chars().nth(at)).unwrap_or(letter);
    text.chars().map(one).collect()
}

/// Changes every text of a pattern.
fn each_text(pattern: &mut Pattern<String>, change: &mut impl FnMut(&mut String)) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => change(value),
            PatternElement::Placeable { expression } => each_inside(expression, change),
        }
    }
}

fn each_inside(expression: &mut Expression<String>, change: &mut impl FnMut(&mut String)) {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter_mut().for_each(|variant| each_text(&mut variant.value, change));
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => each_inside(expression, change),
        // A text in quotes is shown, too.
        Expression::Inline(InlineExpression::StringLiteral { value }) => change(value),
        Expression::Inline(_) => {}
    }
}

/// Writes the pseudo-language `xa` into a folder and gives the words of the English files.
fn make(folder: &Path) -> BTreeSet<String> {
    let own = folder.join("xa");
    fs::create_dir(&own).unwrap();
    let mut words = BTreeSet::new();
    for entry in fs::read_dir(ENGLISH).unwrap() {
        let path = entry.unwrap().path();
        let mut resource = fluent_syntax::parser::parse(fs::read_to_string(&path).unwrap()).unwrap();
        for entry in &mut resource.body {
            let Entry::Message(message) = entry else { continue };
            let Some(pattern) = &mut message.value else { continue };
            // What a language says of itself is no sentence.
            let is_own = ["language-names", "language-region"].contains(&message.id.name.as_str());
            each_text(pattern, &mut |text| {
                words.extend(words_of(text).map(str::to_lowercase));
                if !is_own {
                    *text = accented(text);
                }
            });
        }
        fs::write(own.join(path.file_name().unwrap()), fluent_syntax::serializer::serialize(&resource))
            .unwrap();
    }
    words
}

/// The words of a text that stand by themselves: no parts of options, paths, codes or moves.
fn words_of(text: &str) -> impl Iterator<Item = &str> {
    let pieces = text.split(|letter: char| letter.is_whitespace() || "(),;:\"'“”«»[]<>".contains(letter));
    let trimmed = pieces.map(|piece| piece.trim_end_matches(['.', '?', '!']));
    trimmed.filter(|word| word.len() > 2 && word.bytes().all(|letter| letter.is_ascii_alphabetic()))
}

fn run(line: &str, input: &str, folder: &Path) -> Ran {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let folder = folder.to_str().unwrap().to_owned();
    let variable = move |name: &str| match name {
        "TRATTO_LOCALES" => Some(folder.clone()),
        "TRATTO_LANG" => Some("xa".to_owned()),
        _ => None,
    };
    let mut input = Cursor::new(input);
    let world = World { variable: &variable, ..World::quiet(&mut input, &mut out, &mut err) };
    let outcome = run_in(split(line), world);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ran { out: text(out), err: text(err), outcome }
}

/// What is typed and is no word of any language: commands, options, names of formats and codes.
const TYPED: &[&str] = &[
    "tratto",
    "why",
    "judge",
    "editions",
    "board",
    "moves",
    "facts",
    "solve",
    "motifs",
    "coach",
    "scoresheet",
    "problem",
    "announce",
    "pair",
    "next",
    "generate",
    "standings",
    "almanac",
    "uci",
    "braille",
    "serve",
    "admin",
    "backup",
    "check",
    "list",
    "make",
    "ban",
    "unban",
    "invite",
    "games",
    "hide",
    "delete",
    "pgn",
    "json",
    "text",
    "short",
    "long",
    "world",
    "italy",
    "titles",
    "pieces",
    "signs",
    "courtesies",
    "rules",
    "opening",
    "strategy",
    "tactics",
    "endgame",
    "notation",
    "clock",
    "organisation",
    "training",
    "history",
];

fn english_in(ran: &Ran, line: &str, words: &BTreeSet<String>) -> Vec<String> {
    let typed: BTreeSet<&str> = words_of(line).collect();
    let shown = format!("{}\n{}", ran.out, ran.err);
    // The examples of a help are command lines.
    let lines = shown.lines().filter(|shown| !shown.trim_start().starts_with("tratto "));
    lines
        .flat_map(|shown| words_of(shown).map(move |word| (shown, word)))
        .filter(|(_, word)| words.contains(&word.to_lowercase()))
        .filter(|(_, word)| !typed.contains(word) && !TYPED.contains(word))
        .map(|(shown, word)| format!("{line}: {word:?} in {shown:?}"))
        .collect()
}

#[test]
fn a_folder_is_a_language_and_leaves_no_english() {
    let folder = tempfile::tempdir().unwrap();
    let words = make(folder.path());
    assert!(words.len() > 1000, "{}", words.len());
    let case = folder.path().join("case.toml");
    let example = run("tratto judge --example", "", folder.path());
    assert_eq!(example.outcome, Outcome::Done, "{}", example.err);
    fs::write(&case, &example.out).unwrap();
    let case = case.to_str().unwrap();
    let help = run("tratto --help --lang en", "", folder.path()).out;
    let (_, commands) = help.split_once("Commands:\n").expect("a list of commands");
    let names =
        commands.lines().map_while(|line| line.strip_prefix("  ")).filter_map(|line| line.split(' ').next());
    let mut lines: Vec<String> = names.map(|name| format!("tratto {name} --help")).collect();
    assert!(lines.len() > 20, "{help}");
    lines.push("tratto --help".to_owned());
    lines.extend(
        [
            "tratto why \"4k3/8/b7/8/8/8/5PPP/4K2R w K - 0 1\" e1g1",
            "tratto why startpos e2e4",
            "tratto why startpos zz",
            "tratto board \"4k3/8/8/8/8/8/8/P3K2P w - - 0 1\"",
            "tratto board \"9/8 w\"",
            "tratto moves startpos",
            "tratto winnable \"8/8/4k3/8/8/4K3/8/8 w - - 0 1\"",
            "tratto solve #2 \"8/8/8/8/8/2k5/1Q6/K7 w - - 0 1\"",
            "tratto editions",
            "tratto perft x",
            "tratto chess960 x",
            "tratto announce Qh9",
            "tratto convert nowhere.pgn",
            "tratto scoresheet nowhere.pgn",
            "tratto braille nowhere.pgn",
            "tratto problem check #2 \"8/8/8/8/8/2k5/1Q6/K7 w - - 0 1\"",
            "tratto define zzz",
            "tratto almanac 31.2.2026",
            "tratto motifs nowhere.csv",
            "tratto facts \"4k3/pp3ppp/4p3/8/3P4/8/PP3PPP/4K3 w - - 0 1\"",
            "tratto coach \"4k3/pp3ppp/4p3/8/3P4/8/PP3PPP/4K3 w - - 0 1\" --evidence",
            "tratto motifs --position \"q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1\"",
            "tratto serve --addr nowhere",
            "tratto admin make nobody-there --db nowhere.db",
            "tratto backup nowhere.db copy.db",
            "tratto restore nowhere.db copy.db",
            "tratto check nowhere.db",
            "tratto completions nosuchshell",
            "tratto nothing",
            "tratto why",
            "tratto --lang klingon",
        ]
        .map(str::to_owned),
    );
    lines.extend([
        format!("tratto judge {case}"),
        format!("tratto judge {case} --all-editions"),
        format!("tratto judge {case}x"),
    ]);
    let found: Vec<String> = lines
        .iter()
        .flat_map(|line| {
            let ran = run(line, "", folder.path());
            assert!(
                (ran.out.clone() + &ran.err).chars().any(|letter| ACCENTED.contains(letter)),
                "{line} says nothing in the new language: {}{}",
                ran.out,
                ran.err
            );
            english_in(&ran, line, &words)
        })
        .collect();
    assert!(found.is_empty(), "English is left:\n{}", found.join("\n"));
}

#[test]
fn the_new_language_is_offered_and_what_it_leaves_out_is_english() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("de")).unwrap();
    let text = "language-own-name = Deutsch\nlanguage-names = de, deutsch\nturn = { $color ->\n    [white] Weiß am Zug\n   *[black] Schwarz am Zug\n}\n";
    fs::write(folder.path().join("de/words.ftl"), text).unwrap();
    let help = run("tratto --help --lang en", "", folder.path());
    assert!(help.out.contains("en, it or de"), "{}", help.out);
    let board = run("tratto board startpos --lang deutsch", "", folder.path());
    assert!(board.out.contains("Weiß am Zug"), "{}", board.out);
    let none = run("tratto board startpos", "", &folder.path().join("nowhere"));
    assert_eq!(none.outcome, Outcome::Bad);
    assert!(none.err.contains("TRATTO_LOCALES=") && none.err.contains("nowhere"), "{}", none.err);
}
