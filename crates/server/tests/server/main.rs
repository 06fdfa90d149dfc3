//! The server, looked at from outside over real sockets.

#![allow(clippy::unwrap_used)]

#[allow(dead_code)]
#[path = "../client/mod.rs"]
mod client;

mod accounts;
mod arbiter;
mod clocks;
mod conversation;
mod governed;
mod harness;
mod online;
mod questions;
mod roles;
mod strangers;
mod walls;
