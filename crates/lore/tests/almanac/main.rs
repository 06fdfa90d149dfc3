//! The tables of the almanac and the glossary hold together, and have what their sources teach.

mod glossary;
mod tables;
mod titles;
