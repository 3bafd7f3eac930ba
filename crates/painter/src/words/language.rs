//! The languages there are, declared once: code, English name, grammar. Their words are in `words/<code>.toml`.

use super::grammar::{CATALAN, ENGLISH, FRENCH, GERMAN, Grammar, ITALIAN, PORTUGUESE, SPANISH};
use serde::{Deserialize, Serialize};

macro_rules! languages {
    ($($(#[$mark:meta])* $language:ident = $code:literal, $name:literal, $grammar:ident;)*) => {
        /// The languages that cards are told in.
        #[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum Language {
            $(#[doc = concat!($name, ".")] #[serde(rename = $code)] $(#[$mark])* $language,)*
        }

        impl Language {
            /// All of them.
            pub const ALL: [Self; [$($code),*].len()] = [$(Self::$language),*];

            /// The code that it is written with everywhere: "en", "it", …
            pub const fn code(self) -> &'static str {
                match self { $(Self::$language => $code,)* }
            }

            /// What it is called in English.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$language => $name,)* }
            }

            /// Its file of words.
            pub(super) const fn source(self) -> &'static str {
                match self { $(Self::$language => include_str!(concat!("../../words/", $code, ".toml")),)* }
            }

            /// How it puts words together.
            pub(super) const fn grammar(self) -> &'static dyn Grammar {
                match self { $(Self::$language => &$grammar,)* }
            }
        }
    };
}

languages! {
    #[default]
    En = "en", "English", ENGLISH;
    It = "it", "Italian", ITALIAN;
    Es = "es", "Spanish", SPANISH;
    Pt = "pt", "Portuguese", PORTUGUESE;
    Ca = "ca", "Catalan", CATALAN;
    Fr = "fr", "French", FRENCH;
    De = "de", "German", GERMAN;
}

impl Language {
    /// The language of this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// Its place in [`Self::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}
