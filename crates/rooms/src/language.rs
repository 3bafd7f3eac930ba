//! The six languages.

use serde::{Deserialize, Serialize};

/// A language that people and bots at a table may use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
    /// Spanish.
    Es,
    /// Portuguese.
    Pt,
    /// Catalan.
    Ca,
    /// French.
    Fr,
}
