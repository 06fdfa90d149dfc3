#![no_main]

#[path = "../../crates/lore/tests/properties/mod.rs"]
mod properties;

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::facts_of(data));
