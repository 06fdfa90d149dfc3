//! The pages are built into the binary: a new build of them is a new build of this.

fn main() {
    println!("cargo::rerun-if-changed=pages");
}
