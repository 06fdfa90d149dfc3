//! How chess moves and games are written, read and said.
