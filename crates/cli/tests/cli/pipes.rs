//! The program itself, with real pipes and exit codes.

use std::io::{Read, Write};
use std::process::{Command, Stdio};

fn tratto() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tratto"));
    command.env_clear().stdin(Stdio::null());
    command
}

#[test]
fn exit_codes() {
    let code = |args: &[&str]| {
        let status = tratto().args(args).stdout(Stdio::null()).stderr(Stdio::null()).status();
        status.expect("it starts").code()
    };
    assert_eq!(code(&["why", "startpos", "e2e4"]), Some(0));
    assert_eq!(code(&["why", "startpos", "e2e5"]), Some(1));
    assert_eq!(code(&["why", "startpos", "e9"]), Some(2));
    assert_eq!(code(&["board", "nonsense"]), Some(2));
    assert_eq!(code(&["--help"]), Some(0));
    assert_eq!(code(&[]), Some(2));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    // More moves than a pipe holds, read by nobody after the first byte.
    let fens = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n".repeat(2000);
    let mut child = tratto()
        .args(["moves", "-", "--json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut stdin = child.stdin.take().expect("piped");
    stdin.write_all(fens.as_bytes()).expect("it reads");
    drop(stdin);
    let mut first = [0];
    child.stdout.take().expect("piped").read_exact(&mut first).expect("it answers");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn the_environment_chooses_the_language_and_pipes_have_no_colours() {
    let said = |variables: &[(&str, &str)]| {
        let output =
            tratto().args(["board", "startpos"]).envs(variables.iter().copied()).output().expect("it starts");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    assert!(said(&[("LANG", "it_IT.UTF-8")]).ends_with("Muove il Bianco\n"));
    assert!(said(&[("LANG", "it_IT.UTF-8"), ("TRATTO_LANG", "en")]).ends_with("White to move\n"));
    assert!(!said(&[("TERM", "xterm")]).contains('\u{1b}'));
}

/// The most memory that the command has had when it has read an archive of so many bytes, in kilobytes.
#[cfg(target_os = "linux")]
fn peak_of_braille(bytes: usize) -> u64 {
    let game = "[White \"Anna\"]\n[Black \"Bruno\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 *\n\n";
    let mut child = tratto()
        .args(["braille", "-", "--brf"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    let mut out = child.stdout.take().expect("piped");
    let reading =
        std::thread::spawn(move || std::io::copy(&mut out, &mut std::io::sink()).expect("it writes"));
    let mut stdin = child.stdin.take().expect("piped");
    for _ in 0..bytes.div_ceil(game.len()) {
        stdin.write_all(game.as_bytes()).expect("it reads");
    }
    // It has read all but what a pipe holds, and waits for the rest.
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).expect("it runs");
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("its peak");
    drop(stdin);
    assert!(child.wait().expect("it ends").success());
    let written = reading.join().expect("it is read");
    assert!(written as usize > bytes / 2, "{written} bytes of Braille for {bytes}");
    peak.trim().trim_end_matches(" kB").parse().expect("a number")
}

#[cfg(target_os = "linux")]
#[test]
fn braille_takes_no_more_memory_for_a_longer_archive() {
    let [short, long] = [1 << 20, 20 << 20].map(peak_of_braille);
    eprintln!("{short} kB for 1 MB, {long} kB for 20 MB");
    assert!(long < short + 4_096, "{short} kB for 1 MB, {long} kB for 20 MB");
}
