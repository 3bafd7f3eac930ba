//! Secrets that own a seat. The room keeps only their hashes.

use std::fmt;

use serde::{Deserialize, Serialize};

/// 128 random bits, given once to a browser.
#[derive(Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Secret(String);

impl Secret {
    /// A secret from random bytes.
    #[must_use]
    pub fn from_random(random: [u8; 16]) -> Self {
        Self(hex(&random))
    }

    /// A secret that somebody presented and that was known.
    pub(crate) fn presented(text: String) -> Self {
        Self(text)
    }

    /// The text that the browser keeps. Nothing else may show it.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What the room keeps of it.
    #[must_use]
    pub fn hash(&self) -> SecretHash {
        SecretHash::of(&self.0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The hash of a secret.
///
/// A secret has 128 random bits, so a plain hash can't be turned back by trying; hashes are compared in constant
/// time all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SecretHash(blake3::Hash);

impl SecretHash {
    /// The hash of what somebody presents as a secret.
    #[must_use]
    pub fn of(presented: &str) -> Self {
        Self(blake3::hash(presented.as_bytes()))
    }

    /// The hash of a passphrase, which people choose and so may be the same in two rooms.
    #[must_use]
    pub fn of_passphrase(epoch: &str, passphrase: &str) -> Self {
        let mut hasher = blake3::Hasher::new_derive_key("moonhare 1 passphrase of a room");
        hasher.update(epoch.as_bytes()).update(&[0]).update(passphrase.trim().as_bytes());
        Self(hasher.finalize())
    }
}

impl TryFrom<String> for SecretHash {
    type Error = blake3::HexError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        blake3::Hash::from_hex(text).map(Self)
    }
}

impl From<SecretHash> for String {
    fn from(hash: SecretHash) -> Self {
        hash.0.to_hex().to_string()
    }
}

/// Bytes as hexadecimal text.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_same_secret_has_the_hash() {
        let secret = Secret::from_random([7; 16]);
        assert_eq!(SecretHash::of(secret.reveal()), secret.hash());
        assert_ne!(SecretHash::of("another"), secret.hash());
        assert_eq!(secret.reveal().len(), 32);
    }

    #[test]
    fn a_secret_does_not_show_in_debug_output() {
        let secret = Secret::from_random([7; 16]);
        assert!(!format!("{secret:?}").contains(secret.reveal()));
    }

    #[test]
    fn one_passphrase_has_another_hash_in_another_room() {
        assert_ne!(SecretHash::of_passphrase("a", "moon"), SecretHash::of_passphrase("b", "moon"));
        assert_eq!(SecretHash::of_passphrase("a", "moon"), SecretHash::of_passphrase("a", " moon "));
    }
}
