//! Room codes: short enough to say aloud, too many to guess.

use std::{fmt, str::FromStr};

use moonhare_store::RoomId;
use serde::{Deserialize, Serialize};

use crate::limits::CODE_LETTERS;

/// No vowels, so that no words come out; no I, L, O, U, which look like others.
const ALPHABET: &[u8; 20] = b"BCDFGHJKMNPQRSTVWXYZ";

/// The code of a room: six letters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct RoomCode([u8; CODE_LETTERS]);

impl RoomCode {
    /// A code from random bytes.
    #[must_use]
    pub fn from_random(random: [u8; 8]) -> Self {
        Self::from_number(u64::from_le_bytes(random) % Self::count())
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

    /// The room's number in the store.
    #[must_use]
    pub fn room_id(self) -> RoomId {
        RoomId(self.0.iter().fold(0, |number, letter| {
            let digit = ALPHABET.iter().position(|known| known == letter).unwrap_or(0);
            number * ALPHABET.len() as i64 + digit as i64
        }))
    }

    /// The code of a room in the store.
    #[must_use]
    pub fn of_room(room: RoomId) -> Option<Self> {
        let number = u64::try_from(room.0).ok().filter(|number| *number < Self::count())?;
        Some(Self::from_number(number))
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
            assert_eq!(code.room_id(), RoomId(number as i64));
            assert_eq!(RoomCode::of_room(code.room_id()), Some(code));
            assert_eq!(code.to_string().parse(), Ok(code));
        }
        assert_eq!(RoomCode::of_room(RoomId(-1)), None);
        assert_eq!(RoomCode::of_room(RoomId(RoomCode::count() as i64)), None);
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
