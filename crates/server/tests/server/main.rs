//! The server, looked at from outside over real sockets.

#[path = "../client/mod.rs"]
mod client;

mod accounts;
mod clocks;
mod conversation;
mod governed;
mod harness;
mod online;
mod questions;
mod roles;
mod walls;
