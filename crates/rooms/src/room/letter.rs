//! The letter that is sealed before a game's salts are known: all that its deck will depend on but those and the secret.

use moonhare_rules::{Card, RuleSet};
use serde::{Deserialize, Serialize};

use super::DeckPart;
use crate::limits::SALT_BYTES_MAX;

/// What is fixed about a game before anybody's committed salt is known. Whoever gets it later can see that nothing was
/// chosen afterwards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Letter {
    /// The hash of the server's secret.
    pub secret_hash: String,
    /// By which rules will be played.
    pub rules: RuleSet,
    /// With which deck.
    pub deck: Vec<DeckPart>,
    /// Cards that the players have seen in this room's earlier games; they go below the others.
    pub seen: Vec<Card>,
    /// What is known of each seat's salt; nothing of who throws none in.
    pub salts: Vec<Option<SaltPromise>>,
}

/// What is known of a salt when the letter is sealed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SaltPromise {
    /// Its hash.
    Hash(String),
    /// All of it: its browser speaks the protocol of an older release.
    Plain(String),
}

/// The form of a letter's line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line<T> {
    letter: T,
}

impl Letter {
    /// The letter as a line. It is kept as it is, because its hash is taken of these very bytes.
    pub(super) fn line(&self) -> String {
        serde_json::to_string(&Line { letter: self })
            .unwrap_or_else(|error| unreachable!("no map has odd keys: {error}"))
    }

    /// Reads a line.
    pub(super) fn of_line(line: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str::<Line<Self>>(line).map(|line| line.letter)
    }

    /// Whether somebody still has to show a salt.
    pub(super) fn awaits_somebody(&self) -> bool {
        self.salts.iter().flatten().any(|salt| matches!(salt, SaltPromise::Hash(_)))
    }
}

/// The hash by which a browser commits to its salt, and by which a letter is shown: BLAKE3 in hexadecimal.
pub(super) fn hash_of(text: &str) -> String {
    blake3::hash(text.as_bytes()).to_hex().to_string()
}

/// Whether this can be a committed salt: short enough that none of it is cut off.
pub(super) fn is_salt(text: &str) -> bool {
    (1..=SALT_BYTES_MAX).contains(&text.len())
}

/// Whether this can be the hash of a salt.
pub(super) fn is_hash(text: &str) -> bool {
    text.len() == blake3::OUT_LEN * 2 && text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
}
