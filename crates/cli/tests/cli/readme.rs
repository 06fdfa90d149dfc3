//! The README shows what really happens: every command in it is run, and its answer compared.

use crate::harness::{example_case, run};

#[test]
fn the_readme_is_true() {
    let readme = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md"))
        .expect("it is there");
    let mut shown = 0;
    for block in readme.split("```console\n").skip(1) {
        let block = block.split("```").next().unwrap_or_default();
        for example in block.split("$ ").filter(|example| example.starts_with("tratto")) {
            let (line, answer) = example.split_once('\n').unwrap_or((example, ""));
            // What a shell would write to a file, it would read again; the tests have the file already.
            if line.contains(" > ") {
                continue;
            }
            let case = example_case();
            let ran = run(&line.replace("case.toml", case));
            assert_eq!(ran.out.trim_end(), answer.trim_end(), "$ {line}\n{}", ran.err);
            shown += 1;
        }
    }
    assert!(shown >= 2, "the README shows the command at work");
    let help = run("tratto --help --lang en").out;
    let (_, commands) = help.split_once("Commands:\n").expect("a list of commands");
    for line in commands.lines().map_while(|line| line.strip_prefix("  ")) {
        let name = line.split(' ').next().unwrap_or_default();
        assert!(readme.contains(&format!("`tratto {name}")), "the README does not name tratto {name}");
    }
}
