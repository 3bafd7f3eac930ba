//! Chat and reactions. All of it is public, also between partners: in Teams the rules want it so.

use std::collections::{BTreeMap, VecDeque};

use serde::Serialize;

use super::{Person, Reaction, RoomEvent, RoomRefusal, decide::Decided, plain_text::plain};
use crate::limits::{CHAT_BURST, CHAT_CHARS_MAX, CHAT_EVERY_MS, CHAT_KEPT_MAX};

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChatEntry {
    /// Counts up from 1.
    pub n: u32,
    /// Who said it.
    pub person: Person,
    /// Their name when they said it.
    pub name: String,
    /// What they wrote.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// What they felt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reaction: Option<Reaction>,
    /// When, in milliseconds of Unix time.
    pub at_ms: u64,
}

/// What was said lately, and how fast each person talks.
#[derive(Clone, Debug, Default)]
pub(super) struct Talk {
    entries: VecDeque<ChatEntry>,
    count: u32,
    /// For each person the moment when all they have said is paid for, at one entry every [`CHAT_EVERY_MS`].
    paid_ms: BTreeMap<Person, u64>,
}

impl Talk {
    /// The last entries, at most so many.
    pub(super) fn latest(&self, count: usize) -> impl Iterator<Item = &ChatEntry> {
        self.entries.iter().skip(self.entries.len().saturating_sub(count))
    }

    pub(super) fn add(
        &mut self,
        person: Person,
        name: String,
        at_ms: u64,
        fill: impl FnOnce(&mut ChatEntry),
    ) {
        self.count += 1;
        let mut entry = ChatEntry { n: self.count, person, name, text: None, reaction: None, at_ms };
        fill(&mut entry);
        if self.entries.len() == CHAT_KEPT_MAX {
            self.entries.pop_front();
        }
        self.entries.push_back(entry);
        let paid = self.paid_ms.entry(person).or_default();
        *paid = (*paid).max(at_ms) + CHAT_EVERY_MS;
    }

    /// The clock has gone back to this: nobody owes more than they could have said by then.
    pub(super) fn not_after(&mut self, at_ms: u64) {
        for paid in self.paid_ms.values_mut() {
            *paid = (*paid).min(at_ms + u64::from(CHAT_BURST) * CHAT_EVERY_MS);
        }
    }

    fn check_pace(&self, person: Person, now_ms: u64) -> Result<(), RoomRefusal> {
        let ahead = self.paid_ms.get(&person).map_or(0, |paid| paid.saturating_sub(now_ms));
        if ahead > u64::from(CHAT_BURST - 1) * CHAT_EVERY_MS { Err(RoomRefusal::TooFast) } else { Ok(()) }
    }
}

pub(super) fn chat(talk: &Talk, by: Person, text: &str, now_ms: u64) -> Decided {
    let text = plain(text);
    if text.is_empty() {
        return Err(RoomRefusal::EmptyChat);
    }
    if text.chars().count() > CHAT_CHARS_MAX {
        return Err(RoomRefusal::ChatTooLong);
    }
    talk.check_pace(by, now_ms)?;
    let text = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    Ok(vec![RoomEvent::Chatted { person: by, text }])
}

pub(super) fn react(talk: &Talk, by: Person, reaction: Reaction, now_ms: u64) -> Decided {
    talk.check_pace(by, now_ms)?;
    Ok(vec![RoomEvent::Reacted { person: by, reaction }])
}
