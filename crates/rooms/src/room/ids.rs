//! The small words of a room, each a type of its own.

use std::{
    fmt,
    hash::{DefaultHasher, Hash, Hasher},
};

use serde::{Deserialize, Serialize};

use crate::limits::{COMMAND_ID_BYTES_MAX, SEATS_MAX};

/// Somebody in a room: a human or a bot, seated or watching. Numbers are never used twice in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Person(pub u32);

impl fmt::Display for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One of twelve rabbits: a colour with its mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Rabbit(u8);

impl Rabbit {
    /// All twelve.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=SEATS_MAX as u8).map(Self)
    }

    /// Its number, 1 to 12.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Rabbit {
    type Error = &'static str;

    fn try_from(colour: u8) -> Result<Self, Self::Error> {
        Self::all().find(|rabbit| rabbit.0 == colour).ok_or("a rabbit is a number from 1 to 12")
    }
}

impl From<Rabbit> for u8 {
    fn from(rabbit: Rabbit) -> Self {
        rabbit.0
    }
}

/// The id a client gives to its command, so that sending it twice does it once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CommandId(Box<str>);

impl CommandId {
    /// The id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub(crate) fn mark(&self) -> CommandMark {
        let mut hasher = DefaultHasher::new();
        self.0.hash(&mut hasher);
        CommandMark(hasher.finish())
    }
}

/// A command's id as a room remembers it: many are kept, so each takes eight bytes and no allocation. That two of one
/// person's latest ids have the same mark by chance is as good as impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CommandMark(u64);

impl TryFrom<String> for CommandId {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        // Plain characters only: ids are copied into messages without escaping.
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.' | b':');
        if text.is_empty() || text.len() > COMMAND_ID_BYTES_MAX || !text.bytes().all(plain) {
            return Err("a command's id is 1 to 40 letters, digits, - _ . :");
        }
        Ok(Self(text.into_boxed_str()))
    }
}

impl From<CommandId> for String {
    fn from(id: CommandId) -> Self {
        id.0.into()
    }
}
