//! A deck that can be checked: the server promises a secret, the players add chance of their own.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::dice::FairDice;
use crate::limits::CONTRIBUTION_BYTES_MAX;

/// The server's secret. It is written in hexadecimal, and never shown by `Debug`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Secret([u8; 32]);

impl Secret {
    /// A secret from 32 random bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A secret from a small number: for games that shall be the same again, not for people who compete.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        Self(*blake3::hash(&number.to_le_bytes()).as_bytes())
    }

    /// What is published before the game: BLAKE3 of the secret, in hexadecimal.
    #[must_use]
    pub fn hash(&self) -> String {
        blake3::hash(&self.0).to_hex().to_string()
    }

    /// The bytes.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl From<Secret> for String {
    fn from(secret: Secret) -> Self {
        blake3::Hash::from_bytes(secret.0).to_hex().to_string()
    }
}

impl FromStr for Secret {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        blake3::Hash::from_hex(text)
            .map(|hash| Self(*hash.as_bytes()))
            .map_err(|_| "a secret is 64 hexadecimal digits".to_string())
    }
}

impl TryFrom<String> for Secret {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

/// What everybody knows at the start: the promise, and what the players added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Promise {
    /// The hash of the server's secret.
    pub secret_hash: String,
    /// What the players' browsers threw in, in the order of the seats; empty for who threw in nothing.
    pub contributions: Vec<String>,
}

/// A secret together with the players' contributions: all that the shuffles of a game come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FairDeck {
    secret: Secret,
    contributions: Vec<String>,
}

impl FairDeck {
    /// Puts the two together. Of a contribution that is too long only the beginning counts.
    #[must_use]
    pub fn new(secret: Secret, contributions: &[String]) -> Self {
        let contributions = contributions.iter().map(|text| shortened(text).to_owned()).collect();
        Self { secret, contributions }
    }

    /// The seed: BLAKE3 over the secret and, for each contribution, its length in bytes (32 bits, little end first) and
    /// its bytes.
    #[must_use]
    pub fn seed(&self) -> [u8; 32] {
        let mut hasher = blake3::Hasher::new();
        hasher.update(&self.secret.0);
        for contribution in &self.contributions {
            hasher.update(&(contribution.len() as u32).to_le_bytes());
            hasher.update(contribution.as_bytes());
        }
        *hasher.finalize().as_bytes()
    }

    /// The dice of the game.
    #[must_use]
    pub fn dice(&self) -> FairDice {
        FairDice::new(self.seed())
    }

    /// What is told to everybody at the start.
    #[must_use]
    pub fn promise(&self) -> Promise {
        Promise { secret_hash: self.secret.hash(), contributions: self.contributions.clone() }
    }

    /// The secret, to be opened when the game is over.
    #[must_use]
    pub const fn secret(&self) -> &Secret {
        &self.secret
    }
}

fn shortened(text: &str) -> &str {
    let mut end = text.len().min(CONTRIBUTION_BYTES_MAX);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    &text[..end]
}
