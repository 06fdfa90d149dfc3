//! Anniversaries as an iCalendar file (RFC 5545), for any program that keeps a calendar.

use crate::{Words, say};
use tratto_lore::almanac::Anniversary;

/// When the entries were made, as every entry has to say; fixed, so that the same table gives the same file.
const MADE: &str = "20260101T000000Z";

/// No line is longer, its end not counted (RFC 5545, 3.1).
const OCTETS: usize = 75;

impl Words {
    /// A calendar with these anniversaries, each of which comes again every year.
    pub fn calendar(&self, entries: &[&Anniversary]) -> String {
        let mut text = String::new();
        let mut line = |content: String| fold(&content, &mut text);
        line("BEGIN:VCALENDAR".to_owned());
        line("VERSION:2.0".to_owned());
        line(format!("PRODID:-//Tratto//Almanac//{}", self.lang().code().to_uppercase()));
        line("CALSCALE:GREGORIAN".to_owned());
        line(format!("X-WR-CALNAME:{}", escaped(&say!(self, "almanac-calendar-name"))));
        for one in entries {
            let (month, day) = (one.day.month(), one.day.day());
            let summary = say!(self, "almanac-calendar-entry", what = self.anniversary(one), year = one.year);
            // In a year without 29 February a rule that says only "yearly" would leave that day out.
            let rule = if (month, day) == (2, 29) { ";BYMONTH=2;BYMONTHDAY=-1" } else { "" };
            line("BEGIN:VEVENT".to_owned());
            line(format!("UID:{}@almanac.tratto", one.id()));
            line(format!("DTSTAMP:{MADE}"));
            line(format!("DTSTART;VALUE=DATE:{:04}{month:02}{day:02}", one.year));
            line(format!("RRULE:FREQ=YEARLY{rule}"));
            line(format!("SUMMARY;LANGUAGE={}:{}", self.lang().code(), escaped(&summary)));
            line("TRANSP:TRANSPARENT".to_owned());
            line("END:VEVENT".to_owned());
        }
        line("END:VCALENDAR".to_owned());
        text
    }
}

/// A text as the value of a property (RFC 5545, 3.3.11).
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\\' | ';' | ',' => escaped.extend(['\\', letter]),
            '\n' => escaped.push_str("\\n"),
            control if control.is_control() => {}
            other => escaped.push(other),
        }
    }
    escaped
}

/// Adds a line, broken where it gets too long: what goes on begins with a blank. No letter is broken.
fn fold(content: &str, text: &mut String) {
    let mut octets = 0;
    for letter in content.chars() {
        if octets + letter.len_utf8() > OCTETS {
            text.push_str("\r\n ");
            octets = 1;
        }
        text.push(letter);
        octets += letter.len_utf8();
    }
    text.push_str("\r\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_folded_between_letters() {
        for content in ["", "short", &"x".repeat(75), &"x".repeat(76), &"è".repeat(200), &"王".repeat(100)]
        {
            let mut text = String::new();
            fold(content, &mut text);
            assert!(text.ends_with("\r\n"));
            let lines: Vec<&str> = text.strip_suffix("\r\n").unwrap().split("\r\n").collect();
            assert!(lines.iter().all(|line| line.len() <= OCTETS), "{lines:?}");
            assert!(lines.iter().skip(1).all(|line| line.starts_with(' ')), "{lines:?}");
            assert_eq!(text.replace("\r\n ", "").trim_end(), content);
        }
    }

    #[test]
    fn marks_are_escaped() {
        assert_eq!(escaped("a, b; c\\d\ne\u{1b}f: g"), "a\\, b\\; c\\\\d\\nef: g");
    }
}
