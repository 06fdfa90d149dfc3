//! Writes the text format of Prometheus.

use super::{BOUNDS, Histogram};
use std::fmt::Write as _;
use std::sync::atomic::Ordering;

#[derive(Copy, Clone)]
pub(super) enum Kind {
    Counter,
    Gauge,
    Histogram,
}

/// Families of samples.
#[derive(Default)]
pub(super) struct Text {
    text: String,
    name: &'static str,
}

impl Text {
    /// Begins a family of samples.
    pub(super) fn family(&mut self, name: &'static str, kind: Kind, about: &str) -> &mut Text {
        let kind = match kind {
            Kind::Counter => "counter",
            Kind::Gauge => "gauge",
            Kind::Histogram => "histogram",
        };
        self.name = name;
        let _ = writeln!(self.text, "# HELP {name} {}", about.replace('\\', "\\\\").replace('\n', "\\n"));
        let _ = writeln!(self.text, "# TYPE {name} {kind}");
        self
    }

    /// A family of one sample.
    pub(super) fn one(&mut self, name: &'static str, kind: Kind, about: &str, value: f64) {
        self.family(name, kind, about).sample(&[], value);
    }

    /// A sample of the family.
    pub(super) fn sample(&mut self, labels: &[(&str, &str)], value: f64) -> &mut Text {
        self.line("", labels, value)
    }

    fn line(&mut self, suffix: &str, labels: &[(&str, &str)], value: f64) -> &mut Text {
        let _ = write!(self.text, "{}{suffix}", self.name);
        for (index, (name, text)) in labels.iter().enumerate() {
            let before = if index == 0 { '{' } else { ',' };
            let text = text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
            let _ = write!(self.text, "{before}{name}=\"{text}\"");
        }
        let after = if labels.is_empty() { "" } else { "}" };
        let _ = writeln!(self.text, "{after} {value}");
        self
    }

    /// A histogram of the family, with cumulative buckets.
    pub(super) fn histogram(&mut self, labels: &[(&str, &str)], histogram: &Histogram) -> &mut Text {
        let mut so_far = 0;
        let bounds = BOUNDS.iter().map(|bound| (*bound as f64 / 1e6).to_string()).chain(["+Inf".to_owned()]);
        for (count, bound) in histogram.counts.iter().zip(bounds) {
            so_far += count.load(Ordering::Relaxed);
            let labels: Vec<(&str, &str)> = labels.iter().copied().chain([("le", bound.as_str())]).collect();
            self.line("_bucket", &labels, so_far as f64);
        }
        let sum = histogram.microseconds.load(Ordering::Relaxed) as f64 / 1e6;
        self.line("_sum", labels, sum);
        self.line("_count", labels, so_far as f64)
    }

    pub(super) fn finish(self) -> String {
        self.text
    }
}
