//! The server, looked at from outside over real sockets.

// How many connections a test could open depends on the machine, and is told.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

#[allow(dead_code)]
#[path = "../client/mod.rs"]
mod client;

mod accounts;
mod admin;
mod arbiter;
mod blind;
mod clocks;
mod conversation;
mod crowds;
mod cuts;
mod damage;
mod engines;
mod failures;
mod floods;
mod governed;
mod harness;
mod keeping;
mod languages;
mod learn;
mod learnt;
mod links;
mod names;
mod online;
mod passwords;
mod privacy;
mod questions;
mod roles;
mod strangers;
mod training;
mod walls;
