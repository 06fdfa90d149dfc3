//! Answers that change only with the program.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use tratto_words::{Lang, Words};

/// An answer as JSON, made once for each language.
pub(super) struct Kept<T> {
    make: fn(&Words) -> T,
    made: Mutex<BTreeMap<Lang, Arc<str>>>,
}

impl<T: Serialize> Kept<T> {
    pub(super) const fn new(make: fn(&Words) -> T) -> Kept<T> {
        Kept { make, made: Mutex::new(BTreeMap::new()) }
    }

    /// The answer, which a browser may keep for an hour.
    pub(super) fn answer(&self, words: &'static Words) -> impl IntoResponse + use<T> {
        let headers = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "public, max-age=3600")];
        (headers, self.text(words).to_string())
    }

    fn text(&self, words: &'static Words) -> Arc<str> {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        let make = || serde_json::to_string(&(self.make)(words)).unwrap_or_default().into();
        Arc::clone(made.entry(words.lang()).or_insert_with(make))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_made_once_for_each_language() {
        static CODE: Kept<String> = Kept::new(|words| words.lang().code().to_owned());
        let italian = CODE.text(Words::of(Lang::IT));
        assert_eq!((&*italian, &*CODE.text(Words::of(Lang::EN))), ("\"it\"", "\"en\""));
        assert!(Arc::ptr_eq(&italian, &CODE.text(Words::of(Lang::IT))));
    }
}
