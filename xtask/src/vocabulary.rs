//! Italian sentences use the words of Italian arbiters: `docs/vocabulary.md` has them, with the English ones.

use crate::house::{Finding, House};

/// What is no longer said, and what is. Small letters stand for capitals too, capitals for themselves.
const REPLACED: &[(&str, &str)] = &[
    ("avvertiment", "ammonizione"),
    ("trascriv", "annotare o registrare le mosse"),
    ("trascriz", "annotazione delle mosse"),
    ("sala di gioco", "area di gioco"),
    ("area di torneo", "area del torneo"),
    ("Chess960", "Scacchi960"),
    ("lettura scelta", "interpretazione adottata"),
    ("mosse di pedone", "spinte di pedone"),
    ("patta d'accordo", "patta per accordo"),
    ("patte d'accordo", "patte per accordo"),
    ("a testa", "per ciascuno"),
    ("imbust", "mettere in busta"),
    ("mossa in busta", "mossa messa in busta"),
    ("partita sospesa", "partita aggiornata"),
    ("partita è sospesa", "partita è aggiornata"),
    ("sospensione della partita", "aggiornamento della partita"),
    ("inizio al turno", "inizio alla sessione di gioco"),
    ("fine del turno", "termine della sessione di gioco"),
    ("il turno comincia", "la sessione di gioco comincia"),
    ("il turno non è cominciato", "la sessione di gioco non è cominciata"),
    ("sanzion", "penalità"),
    ("ipovedent", "con handicap visivo"),
    ("ciechi", "non vedenti"),
    ("scacchiere murali", "scacchiere per dimostrazione"),
    ("atto di muovere", "esecuzione della mossa"),
    ("discredito sul", "arrecare discredito a"),
    ("con ostinazione", "persistentemente"),
];

/// Looks for words that are no longer used in the Italian sentences, titles and documents.
pub fn findings(house: &House) -> Vec<Finding> {
    let mut found = Vec::new();
    let files = ["ftl", "toml", "md"].into_iter().flat_map(|extension| house.with_extension(extension));
    for file in files {
        for (index, line) in file.text.lines().enumerate() {
            let Some(text) = italian(&file.path, line) else { continue };
            let plain = text.to_lowercase();
            for (old, new) in REPLACED {
                let is_there = text.contains(old) || plain.contains(old);
                if is_there {
                    let what = format!("\"{old}\" is no longer said: {new} (docs/vocabulary.md)");
                    found.push(Finding::at(&file.path, index + 1, what));
                }
            }
        }
    }
    found
}

/// The Italian text of a line, where it has any.
fn italian<'l>(path: &str, line: &'l str) -> Option<&'l str> {
    if path.starts_with("crates/words/locales/it/") {
        return (!line.starts_with('#')).then_some(line);
    }
    if path.starts_with("testdata/laws/") {
        return ["title-it = ", "name-it = "].into_iter().find_map(|key| line.strip_prefix(key));
    }
    path.ends_with(".it.md").then_some(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(path: &str, text: &str) -> Vec<String> {
        findings(&House::of(&[(path, text)])).iter().map(Finding::to_string).collect()
    }

    #[test]
    fn old_words_are_found_in_italian_only() {
        let told = "\"avvertiment\" is no longer said: ammonizione (docs/vocabulary.md)";
        assert_eq!(
            lines("crates/words/locales/it/a.ftl", "a = b\nc = Avvertimento\n"),
            [format!("crates/words/locales/it/a.ftl:2: {told}")]
        );
        assert_eq!(lines("docs/a.it.md", "un avvertimento").len(), 1);
        assert_eq!(
            lines("testdata/laws/C1.toml", "title-it = \"Chess960: due\"\ntitle = \"Chess960\"").len(),
            1
        );
        assert_eq!(lines("crates/words/locales/en/a.ftl", "a = Chess960\n"), [] as [&str; 0]);
        assert_eq!(
            lines("crates/words/locales/it/a.ftl", "a = tratto chess960\n# avvertimento\n"),
            [] as [&str; 0]
        );
    }
}
