//! The few adjectives that sentences use.

use super::noun::{Gender, Number};
use serde::Deserialize;

/// An adjective in one language.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum Adjective {
    /// One word: it never changes, or the language's grammar knows its endings.
    Stem(String),
    /// A word for every gender and number.
    Forms(Forms),
}

/// The forms of an adjective that agrees with its noun.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Forms {
    m: String,
    f: String,
    m_many: String,
    f_many: String,
}

impl Adjective {
    /// As it stands with a noun of two possible genders.
    pub(super) fn agreeing(&self, gender: Gender, number: Number) -> &str {
        match self {
            Self::Stem(word) => word,
            Self::Forms(forms) => match (number, gender) {
                (Number::Singular, Gender::Feminine) => &forms.f,
                (Number::Singular, _) => &forms.m,
                (Number::Plural, Gender::Feminine) => &forms.f_many,
                (Number::Plural, _) => &forms.m_many,
            },
        }
    }
}
