//! Chance for names and keys, and the operator's words: who has one may open a box where that needs an invitation.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::Path,
};

use moonhare_rooms::{Secret, SecretHash, hex};

use super::limits::WORD_CHARS_MAX;

const NAME: &str = "words.txt";

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

/// The operator's words, in the folder of people's own pictures.
fn read_words(own: &Path) -> Vec<String> {
    let text = fs::read_to_string(own.join(NAME)).unwrap_or_default();
    text.lines().map(str::trim).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Makes a word and keeps it.
pub(crate) fn new_word(own: &Path) -> io::Result<String> {
    // Short enough to be said on the phone, too long to be found by trying: entries are counted.
    let word = hex(&random()[..5]);
    fs::create_dir_all(own)?;
    let mut file = File::options().create(true).append(true).open(own.join(NAME))?;
    file.write_all(format!("{word}\n").as_bytes())?;
    file.sync_data()?;
    Ok(word)
}

/// Whether this is one of the operator's words. Read each time: an operator may take one back.
pub(super) fn is_known(own: &Path, word: Option<&str>) -> bool {
    let Some(word) = word.map(str::trim).filter(|word| word.len() <= WORD_CHARS_MAX) else { return false };
    // By their hashes, which are compared in constant time.
    let said = SecretHash::of(&word.to_lowercase());
    read_words(own).iter().any(|known| SecretHash::of(&known.to_lowercase()) == said)
}
