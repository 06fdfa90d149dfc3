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
