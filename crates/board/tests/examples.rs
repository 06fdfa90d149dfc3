//! The programs of `examples/` print what they say they print. Other crates run this test on theirs: their manifests name it.

mod shown;

#[test]
fn examples_print_what_they_say() {
    assert!(shown::check(env!("CARGO_MANIFEST_DIR")) >= 3);
}
