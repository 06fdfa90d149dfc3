//! The words for the themes of chess problems.

use crate::{Words, say};
use tratto_mate::problem::{Theme, Trace};

impl Words {
    /// The name of a theme, as problemists have it.
    pub fn theme(&self, theme: Theme) -> String {
        match theme {
            Theme::LineClearance => say!(self, "theme-line-clearance"),
            Theme::LineOpening => say!(self, "theme-line-opening"),
            Theme::Interference => say!(self, "theme-interference"),
            Theme::Grimshaw => say!(self, "theme-grimshaw"),
            Theme::Novotny => say!(self, "theme-novotny"),
            Theme::RetroInterference => say!(self, "theme-retro-interference"),
            Theme::Obstruction => say!(self, "theme-obstruction"),
            Theme::SelfBlock => say!(self, "theme-self-block"),
            Theme::Unblock => say!(self, "theme-unblock"),
            Theme::Battery => say!(self, "theme-battery"),
            Theme::BatteryFormed => say!(self, "theme-battery-formed"),
            Theme::CrossCheck => say!(self, "theme-cross-check"),
            Theme::Pin => say!(self, "theme-pin"),
            Theme::SelfPin => say!(self, "theme-self-pin"),
            Theme::UnpinDirect => say!(self, "theme-unpin-direct"),
            Theme::UnpinIndirect => say!(self, "theme-unpin-indirect"),
            Theme::HalfPin => say!(self, "theme-half-pin"),
            Theme::KnightWheel => say!(self, "theme-knight-wheel"),
            Theme::StarFlights => say!(self, "theme-star-flights"),
            Theme::CrossFlights => say!(self, "theme-cross-flights"),
            Theme::Pickaninny => say!(self, "theme-pickaninny"),
            Theme::Albino => say!(self, "theme-albino"),
            Theme::Horseblock => say!(self, "theme-horseblock"),
            Theme::BlackCorrection => say!(self, "theme-black-correction"),
            Theme::DualAvoidance => say!(self, "theme-dual-avoidance"),
            Theme::ChangedMate => say!(self, "theme-changed-mate"),
            Theme::TransferredMate => say!(self, "theme-transferred-mate"),
            Theme::PureMate => say!(self, "theme-pure-mate"),
            Theme::ModelMate => say!(self, "theme-model-mate"),
        }
    }

    /// What has to hold on the board for a theme, as a clause.
    pub fn theme_means(&self, theme: Theme) -> String {
        match theme {
            Theme::LineClearance => say!(self, "theme-line-clearance-means"),
            Theme::LineOpening => say!(self, "theme-line-opening-means"),
            Theme::Interference => say!(self, "theme-interference-means"),
            Theme::Grimshaw => say!(self, "theme-grimshaw-means"),
            Theme::Novotny => say!(self, "theme-novotny-means"),
            Theme::RetroInterference => say!(self, "theme-retro-interference-means"),
            Theme::Obstruction => say!(self, "theme-obstruction-means"),
            Theme::SelfBlock => say!(self, "theme-self-block-means"),
            Theme::Unblock => say!(self, "theme-unblock-means"),
            Theme::Battery => say!(self, "theme-battery-means"),
            Theme::BatteryFormed => say!(self, "theme-battery-formed-means"),
            Theme::CrossCheck => say!(self, "theme-cross-check-means"),
            Theme::Pin => say!(self, "theme-pin-means"),
            Theme::SelfPin => say!(self, "theme-self-pin-means"),
            Theme::UnpinDirect => say!(self, "theme-unpin-direct-means"),
            Theme::UnpinIndirect => say!(self, "theme-unpin-indirect-means"),
            Theme::HalfPin => say!(self, "theme-half-pin-means"),
            Theme::KnightWheel => say!(self, "theme-knight-wheel-means"),
            Theme::StarFlights => say!(self, "theme-star-flights-means"),
            Theme::CrossFlights => say!(self, "theme-cross-flights-means"),
            Theme::Pickaninny => say!(self, "theme-pickaninny-means"),
            Theme::Albino => say!(self, "theme-albino-means"),
            Theme::Horseblock => say!(self, "theme-horseblock-means"),
            Theme::BlackCorrection => say!(self, "theme-black-correction-means"),
            Theme::DualAvoidance => say!(self, "theme-dual-avoidance-means"),
            Theme::ChangedMate => say!(self, "theme-changed-mate-means"),
            Theme::TransferredMate => say!(self, "theme-transferred-mate-means"),
            Theme::PureMate => say!(self, "theme-pure-mate-means"),
            Theme::ModelMate => say!(self, "theme-model-mate-means"),
        }
    }

    /// Where a theme shows on the board.
    pub fn trace(&self, trace: Trace) -> String {
        match trace {
            Trace::Square(square) => square.to_string(),
            Trace::Line { piece, at, to } => say!(self, "theme-trace-line", piece = piece, at = at, to = to),
            Trace::Pin { piece, by } => say!(self, "theme-trace-pin", piece = piece, by = by),
        }
    }
}
