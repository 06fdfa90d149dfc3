//! The glossary and the almanac, in the reader's language.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Terms of the glossary.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Glossary {
    /// What terms belong to, in the order in which they are listed.
    pub categories: Vec<CategoryView>,
    /// The terms, by their words in the reader's language.
    pub terms: Vec<TermView>,
}

/// What terms belong to.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct CategoryView {
    /// Its name for programs.
    #[schema(example = "pawn-structure")]
    pub key: String,
    /// Its name.
    pub name: String,
}

/// A term of the glossary.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct TermView {
    /// Its name for programs, which does not change.
    #[schema(example = "fork")]
    pub key: String,
    /// The head word.
    pub word: String,
    /// Other words and spellings for the same.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub aliases: Vec<String>,
    /// What it means.
    pub definition: String,
    /// The key of what it belongs to.
    pub category: String,
    /// The same in the language that is of use beside the reader's own.
    pub beside: TermBeside,
    /// Related terms.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub related: Vec<TermLink>,
}

/// A term in another language.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct TermBeside {
    /// The code of the language.
    #[schema(example = "it")]
    pub language: String,
    /// The head word.
    pub word: String,
    /// Other words and spellings for the same.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub aliases: Vec<String>,
}

/// A term that another one names.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct TermLink {
    /// Its name for programs.
    pub key: String,
    /// The head word.
    pub word: String,
}

/// A day, with what happened on it, and who was champion in its year.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct AlmanacDay {
    /// The day of the year.
    #[schema(example = "11-09")]
    pub day: String,
    /// The year, if one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub year: Option<u16>,
    /// The day in words.
    #[schema(example = "9 November")]
    pub title: String,
    /// Births and deaths, the oldest first.
    pub anniversaries: Vec<AnniversaryView>,
    /// The champions of the year, title by title; nothing without a year.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub champions: Vec<ChampionView>,
    /// How far what is told here is known.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub remarks: Vec<String>,
}

/// A birth or a death.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct AnniversaryView {
    /// Its name for programs, which does not change.
    pub id: String,
    /// `born` or `died`.
    pub occasion: String,
    /// The year.
    pub year: u16,
    /// Whose.
    pub person: PersonLink,
    /// What happened, as a sentence.
    pub sentence: String,
    /// How long before the year that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ago: Option<String>,
}

/// Somebody whom the almanac knows.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct PersonLink {
    /// The name for programs.
    #[schema(example = "michail-nechemjevic-tal")]
    pub key: String,
    /// The name.
    pub name: String,
}

/// The champions of a year with one title.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct ChampionView {
    /// The title.
    pub title: String,
    /// Who held it, one after the other.
    pub reigns: Vec<ReignView>,
}

/// A title that is played for, with everybody who won it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct CompetitionView {
    /// Its name for programs.
    #[schema(example = "world-women")]
    pub key: String,
    /// Its name.
    pub name: String,
    /// The reigns or editions, the oldest first.
    pub reigns: Vec<ReignView>,
    /// How far what is told here is known.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub remarks: Vec<String>,
}

/// A reign, or one edition and who won it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct ReignView {
    /// The number of the edition, where they are counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edition: Option<u16>,
    /// The years, as far as they are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub years: Option<String>,
    /// Who won; nobody where no winner is known.
    pub winners: Vec<PersonLink>,
    /// The winners in words.
    pub text: String,
    /// Their countries.
    #[serde(skip_serializing_if = "String::is_empty", default)]
    pub countries: String,
    /// Where it was played, as Italian has it.
    #[serde(skip_serializing_if = "String::is_empty", default)]
    pub place: String,
    /// Whether something in it is not from the sources of the almanac.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub added: bool,
}

/// Somebody, in a list.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct PersonLine {
    /// The name for programs.
    pub key: String,
    /// The name.
    pub name: String,
    /// The years of the life, as far as they are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub life: Option<String>,
    /// Other names and spellings.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub aliases: Vec<String>,
}

/// Somebody, with what is known. What is not known is left out.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct PersonView {
    /// The name for programs.
    pub key: String,
    /// The name.
    pub name: String,
    /// The years of the life.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub life: Option<String>,
    /// Sentences: birth, death, other names, and what the person is known for.
    pub sentences: Vec<String>,
    /// The titles won.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub won: Vec<WonView>,
    /// How far what is told here is known.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub remarks: Vec<String>,
}

/// A title that somebody won.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct WonView {
    /// The name of the title for programs.
    pub key: String,
    /// The title.
    pub title: String,
    /// When.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub years: Option<String>,
    /// Whether something in it is not from the sources of the almanac.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub added: bool,
}

/// The small tables of the almanac.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct AlmanacTables {
    /// Categories and titles of players, by who awards them, the lowest first.
    pub titles: Vec<TitleGroup>,
    /// Signs beside moves, organisations, abbreviations.
    pub signs: Vec<SignGroup>,
    /// The heading of the courtesies.
    pub courtesies_title: String,
    /// What is polite at the board.
    pub courtesies: Vec<String>,
    /// The pieces in other languages.
    pub pieces: Vec<PieceNamesView>,
    /// What the game is called elsewhere.
    pub games: Vec<GameNameView>,
}

/// The categories and titles that one federation awards.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct TitleGroup {
    /// Whose they are.
    pub name: String,
    /// The lowest first.
    pub titles: Vec<TitleView>,
}

/// A category or title.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct TitleView {
    /// Its letters; may be empty.
    pub code: String,
    /// Its name.
    pub name: String,
    /// The lowest rating for it, where the sources give one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<String>,
}

/// Signs of one kind.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct SignGroup {
    /// What they are.
    pub name: String,
    /// The signs.
    pub signs: Vec<SignView>,
}

/// A sign or abbreviation.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct SignView {
    /// The sign.
    pub sign: String,
    /// What it means.
    pub meaning: String,
    /// Its number in PGN.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nag: Option<u16>,
    /// When an organisation was founded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub founded: Option<String>,
}

/// The pieces in a language.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct PieceNamesView {
    /// The code of the language.
    pub language: String,
    /// King, queen, rook, bishop, knight and pawn; empty where a name is not known.
    pub names: Vec<String>,
    /// Their letters in the same order; none where none are known.
    pub letters: Vec<String>,
}

/// The game in a language.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameNameView {
    /// The code of the language.
    pub language: String,
    /// What its speakers call the game, or their game of the same family.
    pub name: String,
}
