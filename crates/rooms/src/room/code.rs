//! Room codes: short enough to say aloud, too many to guess.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::limits::CODE_LETTERS;

/// No vowels, so that no words come out; no I, L, O, U, which look like others.
const ALPHABET: &[u8; 20] = b"BCDFGHJKMNPQRSTVWXYZ";

/// Consonants in which people read a rude word all the same, in each language spoken here.
const RUDE: &str = include_str!("rude_codes.txt");
/// Letters that people read as a vowel where they want to.
const HALF_VOWELS: [u8; 2] = [b'V', b'Y'];

/// How far it is from a code to the one that is tried next: no factor in common with the number of codes, so that all are reached,
/// and about a golden section of it, so that every letter changes.
const STRIDE: u64 = 39_554_327;

/// The words of the list, without its notes and the names of languages.
fn rude_words() -> impl Iterator<Item = &'static [u8]> {
    let lines = RUDE.lines().filter(|line| !line.starts_with(['#', '[']));
    lines.flat_map(str::split_ascii_whitespace).map(str::as_bytes)
}

/// The code of a room: six letters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct RoomCode([u8; CODE_LETTERS]);

impl RoomCode {
    /// A code from random bytes.
    #[must_use]
    pub fn from_random(random: [u8; 8]) -> Self {
        let start = u64::from_le_bytes(random) % Self::count();
        // The first that nobody can read as a word. Most are.
        Self::from_here(start).find(|code| !code.reads_like_a_word()).unwrap_or(Self::from_number(start))
    }

    /// All codes, each once, beginning with this one. None is like the one before: a word at the beginning stands in a hundred
    /// thousand codes that follow each other, and all tables would wait while they are looked at.
    fn from_here(start: u64) -> impl Iterator<Item = Self> {
        (0..Self::count()).map(move |nth| Self::from_number((start + nth * STRIDE) % Self::count()))
    }

    /// Whether somebody could read a rude word into it, in one of the languages spoken here.
    fn reads_like_a_word(self) -> bool {
        let without: Vec<u8> = self.0.into_iter().filter(|letter| !HALF_VOWELS.contains(letter)).collect();
        let has = |letters: &[u8], word: &[u8]| letters.windows(word.len()).any(|part| part == word);
        rude_words().any(|word| has(&self.0, word) || has(&without, word))
    }

    /// How many codes there are.
    #[must_use]
    pub fn count() -> u64 {
        (ALPHABET.len() as u64).pow(CODE_LETTERS as u32)
    }

    fn from_number(mut number: u64) -> Self {
        let mut letters = [0; CODE_LETTERS];
        for letter in letters.iter_mut().rev() {
            *letter = ALPHABET[(number % ALPHABET.len() as u64) as usize];
            number /= ALPHABET.len() as u64;
        }
        Self(letters)
    }

    /// The code as a number, smaller than [`Self::count`].
    #[must_use]
    pub fn number(self) -> u64 {
        self.0.iter().fold(0, |number, letter| {
            let digit = ALPHABET.iter().position(|known| known == letter).unwrap_or(0);
            number * ALPHABET.len() as u64 + digit as u64
        })
    }

    /// The code of this number, if there are so many.
    #[must_use]
    pub fn numbered(number: u64) -> Option<Self> {
        (number < Self::count()).then(|| Self::from_number(number))
    }
}

/// Not a room code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a room code is six letters, such as HKMWRT")]
pub struct NotACode;

impl FromStr for RoomCode {
    type Err = NotACode;

    /// Small letters, spaces and dashes do no harm: codes are typed from a screen across the room.
    fn from_str(text: &str) -> Result<Self, NotACode> {
        let mut letters = [0; CODE_LETTERS];
        let mut typed =
            text.bytes().filter(|byte| !matches!(byte, b' ' | b'-')).map(|byte| byte.to_ascii_uppercase());
        for letter in &mut letters {
            *letter = typed.next().filter(|byte| ALPHABET.contains(byte)).ok_or(NotACode)?;
        }
        if typed.next().is_some() { Err(NotACode) } else { Ok(Self(letters)) }
    }
}

impl TryFrom<String> for RoomCode {
    type Error = NotACode;

    fn try_from(text: String) -> Result<Self, NotACode> {
        text.parse()
    }
}

impl From<RoomCode> for String {
    fn from(code: RoomCode) -> Self {
        code.to_string()
    }
}

impl fmt::Display for RoomCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|letter| fmt::Write::write_char(f, char::from(*letter)))
    }
}

impl fmt::Debug for RoomCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_and_its_number_belong_together() {
        for number in [0, 1, 19, 20, 12_345_678, RoomCode::count() - 1] {
            let code = RoomCode::from_number(number);
            assert_eq!(code.number(), number);
            assert_eq!(RoomCode::numbered(number), Some(code));
            assert_eq!(code.to_string().parse(), Ok(code));
        }
        assert_eq!(RoomCode::numbered(RoomCode::count()), None);
    }

    #[test]
    fn the_list_of_rude_words_has_every_language_and_only_letters_of_codes() {
        let sections: Vec<&str> = RUDE.lines().filter(|line| line.starts_with('[')).collect();
        let languages = crate::Language::ALL.map(|language| format!("[{}]", &language.tag()[..2]));
        assert!(languages.iter().all(|language| sections.contains(&language.as_str())), "{sections:?}");
        for word in rude_words() {
            let letters = word.iter().all(|letter| ALPHABET.contains(letter));
            assert!(letters && (2..=CODE_LETTERS).contains(&word.len()), "{}", word.escape_ascii());
        }
    }

    #[test]
    fn no_new_code_reads_like_a_rude_word() {
        for word in ["FCKBBB", "BBSHTB", "BBBMRD", "ZZZCNT", "XXXXXX", "FVCKBB", "BSHYTB", "BBCZZB"] {
            let code: RoomCode = word.parse().unwrap();
            let number = code.number();
            let given = RoomCode::from_random(number.to_le_bytes());
            assert!(!given.reads_like_a_word(), "{word} became {given}");
        }
        let clean: RoomCode = "HKMWRT".parse().unwrap();
        let number = clean.number();
        assert_eq!(RoomCode::from_random(number.to_le_bytes()), clean);
    }

    #[test]
    fn a_code_without_a_word_is_found_after_a_few_tries() {
        const TRIES_MAX: usize = 8;
        for word in rude_words() {
            for at in 0..=CODE_LETTERS - word.len() {
                let mut letters = [b'B'; CODE_LETTERS];
                letters[at..at + word.len()].copy_from_slice(word);
                let start = RoomCode(letters).number();
                let tries = RoomCode::from_here(start).position(|code| !code.reads_like_a_word());
                assert!(tries.is_some_and(|tries| tries <= TRIES_MAX), "{}: {tries:?}", RoomCode(letters));
            }
        }
    }

    #[test]
    fn every_code_can_be_reached() {
        // Two numbers of which one is a product of twos and fives have a factor in common if it is one of these.
        assert!(!STRIDE.is_multiple_of(2) && !STRIDE.is_multiple_of(5) && STRIDE < RoomCode::count());
    }

    #[test]
    fn every_word_of_the_list_is_left_out_wherever_it_stands() {
        for word in rude_words() {
            for at in 0..=CODE_LETTERS - word.len() {
                let mut letters = [b'H'; CODE_LETTERS];
                letters[at..at + word.len()].copy_from_slice(word);
                assert!(RoomCode(letters).reads_like_a_word(), "{}", RoomCode(letters));
            }
        }
    }

    #[test]
    fn most_codes_are_left() {
        let step = RoomCode::count() / 10_007;
        let codes = (0..10_000).map(|at| RoomCode::from_number(at * step + at % 20));
        let rude = codes.filter(|code| code.reads_like_a_word()).count();
        assert!(rude < 2_000, "{rude} of 10,000 codes are left out");
    }

    #[test]
    fn codes_are_read_as_people_type_them() {
        let code: RoomCode = "HKMWRT".parse().unwrap();
        for typed in ["hkmwrt", "HKM WRT", "hkm-wrt"] {
            assert_eq!(typed.parse(), Ok(code));
        }
        for wrong in ["", "HKMWR", "HKMWRTT", "HKMWR1", "HKMWRA", "ÄKMWRT"] {
            assert_eq!(wrong.parse::<RoomCode>(), Err(NotACode), "{wrong}");
        }
    }
}
