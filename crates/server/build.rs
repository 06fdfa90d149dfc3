//! The built web pages are embedded in the binary, so a change of them rebuilds this crate.

fn main() {
    println!("cargo::rerun-if-changed=pages");
}
