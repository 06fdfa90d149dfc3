#![no_main]

#[path = "../../crates/notation/tests/properties/mod.rs"]
mod properties;

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::pgn(data));
