//! Identifiers are English: Italian lives in `crates/words/locales/` and in the notation's letter tables.

use crate::house::{Finding, House, each_ident};

/// Words that show that an identifier is Italian. Words that are English too (tempo, zugzwang, fianchetto) and the name of the project
/// are not listed.
const TELLTALES: &[&str] = &[
    "abbandono",
    "alfiere",
    "alfieri",
    "annotazione",
    "apertura",
    "arbitri",
    "arbitro",
    "arroccare",
    "arrocchi",
    "arrocco",
    "bandierina",
    "bianca",
    "bianco",
    "cambio",
    "campione",
    "casella",
    "caselle",
    "cattura",
    "cavalli",
    "cavallo",
    "colonna",
    "colonne",
    "colore",
    "donna",
    "donne",
    "errore",
    "finale",
    "finali",
    "frase",
    "gioco",
    "giocatore",
    "giocatori",
    "incremento",
    "lingua",
    "matti",
    "matto",
    "mossa",
    "mosse",
    "nera",
    "nero",
    "orologio",
    "parola",
    "parole",
    "partita",
    "partite",
    "patta",
    "patte",
    "pedina",
    "pedone",
    "pedoni",
    "pezzi",
    "pezzo",
    "posizione",
    "presa",
    "promozione",
    "re",
    "regina",
    "regola",
    "regole",
    "ricorso",
    "risultato",
    "scacchi",
    "scacchiera",
    "scacco",
    "sconfitta",
    "stallo",
    "torneo",
    "torre",
    "torri",
    "traversa",
    "traverse",
    "tratti",
    "turno",
    "vittoria",
];

/// Files where a telltale may be an identifier: the letter tables of the notation.
const LETTER_TABLES: &[&str] = &["crates/notation/src/letters.rs"];

/// Looks for Italian words in the identifiers of Rust files.
pub fn findings(house: &House) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in house.with_extension("rs").filter(|file| !LETTER_TABLES.contains(&file.path.as_str())) {
        each_ident(file.tokens(), &mut |ident| {
            let name = ident.to_string();
            if let Some(word) = parts(&name).into_iter().find(|part| TELLTALES.contains(&part.as_str())) {
                let line = ident.span().start().line;
                found.push(Finding::at(
                    &file.path,
                    line,
                    format!("`{name}` holds the Italian word \"{word}\": identifiers are English"),
                ));
            }
        });
    }
    found
}

/// The words of an identifier, in small letters: `NotYourPiece` and `not_your_piece` are three.
fn parts(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut after_small = false;
    for letter in name.trim_start_matches("r#").chars() {
        if letter == '_' || (letter.is_uppercase() && after_small) {
            words.push(String::new());
        }
        if letter != '_'
            && let Some(word) = words.last_mut()
        {
            word.extend(letter.to_lowercase());
        }
        after_small = letter.is_lowercase() || letter.is_ascii_digit();
    }
    words.retain(|word| !word.is_empty());
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_identifiers() {
        assert_eq!(parts("NotYourPiece"), ["not", "your", "piece"]);
        assert_eq!(parts("r#not_your_PIECE"), ["not", "your", "piece"]);
        assert_eq!(parts("_"), [] as [&str; 0]);
    }

    #[test]
    fn italian_is_found_in_code_and_nowhere_else() {
        let found = |text| findings(&House::of(&[("a.rs", text)])).len();
        assert_eq!(found("fn mossa_legale() {}"), 1);
        assert_eq!(found("struct UnaPartita;"), 1);
        assert_eq!(found("fn reason() { let text = \"la mossa\"; } // arrocco"), 0);
        assert_eq!(found("fn f() {\n    let re = 1;\n}"), 1);
        let table = House::of(&[("crates/notation/src/letters.rs", "const DONNA: char = 'D';")]);
        assert!(findings(&table).is_empty());
    }
}
