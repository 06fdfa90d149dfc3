//! The programs of `examples/` print what they say they print.

#[path = "../../board/tests/shown/mod.rs"]
mod shown;

#[test]
fn examples_print_what_they_say() {
    assert_eq!(shown::check(env!("CARGO_MANIFEST_DIR")), 3);
}
