//! The programs of `examples/` print what they say they print.

mod shown;

#[test]
fn examples_print_what_they_say() {
    assert_eq!(shown::check(env!("CARGO_MANIFEST_DIR")), 4);
}
