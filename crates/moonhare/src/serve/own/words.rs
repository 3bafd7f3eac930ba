//! Chance for names and keys, and the operator's words: who has one may open a box where that needs an invitation.

use moonhare_rooms::{Secret, SecretHash, hex};

use super::limits::WORD_CHARS_MAX;

pub(super) const NAME: &str = "words.txt";

/// Chance that nobody can foresee.
fn random() -> [u8; 16] {
    let mut bytes = [0; 16];
    if let Err(error) = getrandom::fill(&mut bytes) {
        // Without chance there are no secrets; a server that went on would be worse than one that stops.
        panic!("the system has no randomness: {error}");
    }
    bytes
}

/// A name that nobody can guess.
pub(super) fn new_id() -> String {
    hex(&random())
}

pub(super) fn new_secret() -> Secret {
    Secret::from_random(random())
}

/// A word for an operator to give away. Short enough to be said on the phone, too long to be found by trying: entries are counted.
pub(super) fn new_word() -> String {
    hex(&random()[..5])
}

/// Whether this is one of the operator's words, which are lines of a note.
pub(super) fn is_known(note: Option<&[u8]>, word: Option<&str>) -> bool {
    let Some(word) = word.map(str::trim).filter(|word| word.len() <= WORD_CHARS_MAX) else { return false };
    // By their hashes, which are compared in constant time.
    let said = SecretHash::of(&word.to_lowercase());
    let note = String::from_utf8_lossy(note.unwrap_or_default());
    let words = note.lines().map(str::trim).filter(|known| !known.is_empty() && !known.starts_with('#'));
    words.map(str::to_lowercase).any(|known| SecretHash::of(&known) == said)
}
