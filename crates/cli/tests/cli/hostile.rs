//! Text from others never reaches a terminal unescaped: every command, with hostile text in every argument and every file.

use std::io::Cursor;
use std::path::PathBuf;
use tratto::{World, run_in};

/// Clears the screen, hides text, changes the title, changes the direction of text, is invisible: with C0, C1, DEL and other
/// characters. The colour is not one of ours.
const HOSTILE: [&str; 7] = [
    "\u{1b}[35m",
    "\u{1b}]0;title\u{7}\u{1b}[2J\u{1b}[8m",
    "\u{9b}35m\u{9d}0;x\u{9c}",
    "a\rb\u{8}\u{b}\u{c}\u{7f}\u{0}",
    "\u{202e}gnp.exe\u{202c}\u{2066}\u{200f}",
    "e\u{200b}4\u{feff}\u{ad}\u{2060}\u{e0041}",
    "\u{85}\u{2028}\u{2029}",
];

/// Every command with `@` for the hostile text, in each argument, and `FILE` for a file that is named by it and full of it.
const LINES: [&str; 94] = [
    "@",
    "--@",
    "--lang @",
    "--lang=@ perft 1",
    "why @ e2e4",
    "why startpos @",
    "why startpos e2e4@",
    "why - e2e4",
    "judge FILE",
    "judge - --all-editions",
    "judge - --codes",
    "judge - --edition 2009",
    "judge - --edition @",
    "judge @.toml",
    "judge @.json",
    "editions @",
    "editions 7.5@",
    "board @",
    "board startpos --mark @",
    "board startpos --arrow @",
    "board startpos --style @",
    "board startpos --size @ --svg -",
    "board startpos --svg /nowhere/@",
    "board -",
    "moves @",
    "moves startpos --from @",
    "moves -",
    "convert FILE",
    "convert FILE --all-faults --to text",
    "convert FILE - /nowhere/@ --all-faults --to text",
    "convert - --to @ --form @",
    "convert - --from @",
    "convert - --letters @",
    "convert - --threads @",
    "convert - --to text --threads 2 --all-faults",
    "convert - --to uci",
    "scoresheet FILE --game @",
    "scoresheet /nowhere/@",
    "winnable @",
    "winnable - --brief",
    "winnable startpos --nodes @",
    "pair next FILE",
    "pair next @",
    "pair check -",
    "pair generate --seed @",
    "pair next - --edition @ --brief",
    "motifs @",
    "motifs - --engine @",
    "motifs --position @",
    "motifs --position startpos --moves @",
    "motifs --position startpos --nodes @",
    "facts @",
    "facts startpos --concept @ --side @",
    "facts - --json",
    "coach @",
    "coach - --evidence",
    "coach startpos --move @",
    "coach startpos --engine @",
    "coach FILE",
    "coach FILE --ply @ --nth @",
    "define @",
    "define --list @",
    "almanac @",
    "almanac --person @",
    "almanac --champions @",
    "solve @ startpos",
    "solve #2 @",
    "solve #1 7k/8/6K1/8/8/8/8/R7|w --author @ --twin @",
    "solve #1 7k/8/6K1/8/8/8/8/R7|w --rights @ --hash @",
    "solve FILE",
    "solve -",
    "problem @",
    "problem check startpos @",
    "problem check @",
    "announce @",
    "announce e4 @ --fen @",
    "announce e4 --tongue @",
    "announce -",
    "braille FILE",
    "braille -",
    "braille --moves @ --table @",
    "braille --moves e4@",
    "chess960 @",
    "perft @ --fen @",
    "perft --epd - --max-nodes 1",
    "admin @",
    "backup @ @",
    "restore @ @",
    "restore @ @ --tombstones @",
    "check @",
    "completions @",
    "man FILE/@",
    "admin make @ --db @",
    "admin delete @ --reason @ --db @",
];

/// What is wrong with a text on a terminal, if anything is. Colours are sequences that end in `m`.
fn fault(text: &str, colours: bool) -> Option<String> {
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let after = &rest[letter.len_utf8()..];
        if letter == '\u{1b}' && colours {
            let code = after.strip_prefix('[').and_then(|code| code.split_once('m'));
            let is_ours = |code: &str| code.chars().all(|c| c.is_ascii_digit() || c == ';') && code != "35";
            match code {
                Some((code, after)) if is_ours(code) => rest = after,
                _ => return Some(format!("an escape sequence in {text:?}")),
            }
            continue;
        }
        let hostile = HOSTILE.concat();
        let is_seen = letter.is_ascii_alphanumeric() || letter.is_ascii_punctuation() || letter == ' ';
        if letter.is_control() && !matches!(letter, '\n' | '\t')
            || !is_seen && letter != '\n' && hostile.contains(letter)
        {
            return Some(format!("{letter:?} in {text:?}"));
        }
        rest = after;
    }
    None
}

/// Files that hold the hostile text wherever others may write: as far as can be read, and not.
fn files(text: &str) -> Vec<String> {
    let toml: String = text.chars().map(|c| format!("\\U{:08x}", c as u32)).collect();
    let json = serde_json::to_string(text).expect("JSON");
    let json = json.trim_matches('"');
    vec![
        text.to_owned(),
        format!(
            "[Event \"{text}\"]\n[{text} \"{text}\"]\n[White \"{text}\"]\n[FEN \"{text}\"]\n\n1. e4 {{{text}}} e{text}5 ({text}) {text} *\n"
        ),
        format!(
            "[Event \"{text}\"]\n[White \"{text}\"]\n[Black \"{text}\"]\n\n1. e4 {{{text}}} e5 2. {text}Nf3 Ke3 1-0\n{text}\n"
        ),
        format!(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR {text} KQkq - 0 1 ;D1 {text}\n4k3/8/8/8/8/8/8/4K3 w - - 0 {text}\n"
        ),
        format!("#2\t7k/7b/5Kp1/8/8/8/8/5Q2 w\t{text}\n{text}\t7k/8/8/8/8/8/8/K7 w\n"),
        format!("BeginProblem\nPieces White {text} Ka1\nStipulation {text}\nEndProblem\n"),
        format!("case = \"{text}\"\n"),
        format!(
            "title = \"{toml}\"\nedition = \"{toml}\"\nsource = \"{toml}\"\nevents = [\"{toml}\", \"White plays e4 {toml}\"]\n"
        ),
        format!(
            "edition = \"2023\"\ncase = \"{toml}\"\nsource = \"{toml}\"\nplayers = {{ white = \"{toml}\", black = \"{toml}\" }}\nevents = [\"White {toml}\"]\n"
        ),
        format!("{{\"title\": \"{json}\", \"edition\": \"{json}\", \"events\": [\"{json}\"]}}\n"),
        format!("{{\"{json}\": {text}\n"),
    ]
}

/// A file whose name is hostile too, as far as the system takes it.
fn file(folder: &std::path::Path, name: &str, content: &str) -> PathBuf {
    let name: String = name.chars().filter(|letter| !matches!(letter, '\0' | '/')).collect();
    let path = folder.join(format!("{name}.txt"));
    std::fs::write(&path, content).expect("a file can be written");
    path
}

#[test]
fn nothing_hostile_reaches_a_terminal() {
    let folder = std::env::temp_dir().join(format!("tratto-hostile-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let variable = |name: &str| (name == "TERM").then(|| "xterm".to_owned());
    for text in HOSTILE {
        for content in files(text) {
            let path = file(&folder, text, &content);
            let path = path.to_str().expect("UTF-8");
            for (i, line) in LINES.iter().enumerate() {
                for (terminal, json) in [(true, false), (false, false), (true, true)] {
                    let lang = if i % 2 == 0 { "en" } else { "it" };
                    let filled = |word: &str| word.replace('@', text).replace('|', " ").replace("FILE", path);
                    let mut args: Vec<String> = vec!["tratto".to_owned()];
                    args.extend(line.split(' ').map(filled));
                    args.retain(|arg| !arg.contains('\0'));
                    if !line.contains("--lang") {
                        args.push(format!("--lang={lang}"));
                    }
                    if json {
                        args.push("--json".to_owned());
                    }
                    let (mut input, mut out, mut err) = (Cursor::new(&content), Vec::new(), Vec::new());
                    let world = World {
                        out_is_terminal: terminal,
                        variable: &variable,
                        ..World::quiet(&mut input, &mut out, &mut err)
                    };
                    run_in(&args, world);
                    let err = String::from_utf8(err).expect("UTF-8");
                    assert_eq!(fault(&err, false), None, "standard error of {line}");
                    // Beyond a terminal, PGN and pages keep the bytes of their source.
                    let is_data = ["convert", "scoresheet", "--svg"].iter().any(|name| line.contains(name));
                    if terminal || !is_data || line.contains("--to text") {
                        let out = String::from_utf8(out).expect("UTF-8");
                        assert_eq!(fault(&out, terminal), None, "standard output of {line}");
                    }
                }
            }
        }
    }
    std::fs::remove_dir_all(&folder).expect("the folder can go");
}

#[test]
fn every_command_is_tried() {
    let ran = super::harness::run("tratto --help");
    let listed = ran.out.lines().skip_while(|line| !line.starts_with("Commands")).skip(1);
    let names: Vec<&str> = listed
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    assert!(names.len() > 10, "{names:?}");
    for name in names.iter().filter(|name| **name != "serve") {
        assert!(LINES.iter().any(|line| line.starts_with(name)), "{name}");
    }
}

#[test]
fn data_keeps_its_bytes() {
    let pgn = "[Event \"\u{1b}[35m\u{202e}\u{9b}\"]\n\n1. e4 e5 *\n";
    let ran = super::harness::run_with("tratto convert -", pgn);
    assert!(ran.out.contains("[Event \"\u{1b}[35m\u{202e}\u{9b}\"]"), "{:?}", ran.out);
    let ran = super::harness::run_with("tratto convert - --json", pgn);
    assert!(ran.out.contains(r"\u001b[35m\u202e\u009b"), "{:?}", ran.out);
}
