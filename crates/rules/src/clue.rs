//! What the storyteller says.

use std::fmt;
use std::sync::Arc;

use serde::de::{self, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::Refusal;
use crate::limits::{CLUE_CHARS_MAX, PERFORMANCE_ID_BYTES_MAX};

/// A clue: a text, or a performance (the id of a recording, or a word such as `live`), or both.
///
/// In JSON it may be a plain string, and is always written as an object:
/// `{"text":"dusk"}` or `{"text":"","performance":"r17"}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Clue {
    /// The words; empty when the clue is only performed.
    pub text: Arc<str>,
    /// What goes with a performed clue. The game does not look into it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub performance: Option<Arc<str>>,
}

impl Clue {
    /// A clue in words.
    #[must_use]
    pub fn text(text: &str) -> Self {
        Self { text: Arc::from(text), performance: None }
    }

    /// A clue that is sung, played or mimed.
    #[must_use]
    pub fn performed(id: &str) -> Self {
        Self { text: Arc::from(""), performance: Some(Arc::from(id)) }
    }

    /// The clue as the table will see it, or why it can't be said.
    pub(crate) fn checked(&self, performed_clues: bool) -> Result<Self, Refusal> {
        let text = self.text.trim();
        if text.is_empty() && self.performance.is_none() {
            return Err(Refusal::EmptyClue);
        }
        // Counting characters is only needed when there are more bytes than characters allowed.
        if text.len() > CLUE_CHARS_MAX && text.chars().count() > CLUE_CHARS_MAX {
            return Err(Refusal::ClueTooLong);
        }
        if text.chars().any(char::is_control) {
            return Err(Refusal::ClueUnreadable);
        }
        if let Some(id) = &self.performance {
            if !performed_clues {
                return Err(Refusal::NoPerformedClues);
            }
            let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
            if id.is_empty() || id.len() > PERFORMANCE_ID_BYTES_MAX || !id.bytes().all(plain) {
                return Err(Refusal::BadPerformance);
            }
        }
        let text = if text.len() == self.text.len() { self.text.clone() } else { Arc::from(text) };
        Ok(Self { text, performance: self.performance.clone() })
    }
}

impl From<&str> for Clue {
    fn from(text: &str) -> Self {
        Self::text(text)
    }
}

impl<'de> Deserialize<'de> for Clue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ClueVisitor)
    }
}

struct ClueVisitor;

impl<'de> Visitor<'de> for ClueVisitor {
    type Value = Clue;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a clue: a text, or an object with text and performance")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Clue, E> {
        Ok(Clue::text(text))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Clue, A::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Parts {
            #[serde(default)]
            text: Option<Arc<str>>,
            #[serde(default)]
            performance: Option<Arc<str>>,
        }
        let parts = Parts::deserialize(de::value::MapAccessDeserializer::new(map))?;
        Ok(Clue { text: parts.text.unwrap_or_else(|| Arc::from("")), performance: parts.performance })
    }
}
