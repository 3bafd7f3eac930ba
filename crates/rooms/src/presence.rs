//! Who is here. None of it is in the log: it is as true as the open connections.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::{Person, limits::TYPING_S};

/// Who is here, as everybody sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PresenceView {
    /// People with an open connection, seated or not.
    pub here: Vec<Person>,
    /// People who are writing a clue.
    pub typing: Vec<Person>,
    /// How many connections only watch.
    pub watchers: usize,
}

/// What a room knows about who is here and who is gone since when.
#[derive(Debug, Default)]
pub(crate) struct Presence {
    /// Open connections of each person.
    here: BTreeMap<Person, usize>,
    /// Since when people are gone, by the room's own clock.
    gone_ms: BTreeMap<Person, u64>,
    /// Until when somebody is believed to be typing.
    typing_ms: BTreeMap<Person, u64>,
    /// Open connections without a name.
    nameless: usize,
}

impl Presence {
    pub(crate) fn come(&mut self, person: Option<Person>) {
        match person {
            Some(person) => {
                *self.here.entry(person).or_default() += 1;
                self.gone_ms.remove(&person);
            }
            None => self.nameless += 1,
        }
    }

    pub(crate) fn go(&mut self, person: Option<Person>, now_ms: u64) {
        let Some(person) = person else {
            self.nameless = self.nameless.saturating_sub(1);
            return;
        };
        let Some(count) = self.here.get_mut(&person) else { return };
        *count -= 1;
        if *count == 0 {
            self.here.remove(&person);
            self.typing_ms.remove(&person);
            self.gone_ms.insert(person, now_ms);
        }
    }

    /// People whom the room has not seen since it woke count as gone from then on.
    pub(crate) fn miss(&mut self, people: impl Iterator<Item = Person>, now_ms: u64) {
        for person in people {
            if !self.here.contains_key(&person) {
                self.gone_ms.entry(person).or_insert(now_ms);
            }
        }
    }

    pub(crate) fn is_here(&self, person: Person) -> bool {
        self.here.contains_key(&person)
    }

    pub(crate) fn devices(&self, person: Person) -> usize {
        self.here.get(&person).copied().unwrap_or(0)
    }

    /// Since when somebody is gone; nothing if they are here.
    pub(crate) fn gone_since(&self, person: Person) -> Option<u64> {
        self.gone_ms.get(&person).copied()
    }

    /// Everybody who is gone, and since when.
    pub(crate) fn gone(&self) -> impl Iterator<Item = (Person, u64)> {
        self.gone_ms.iter().map(|(person, since)| (*person, *since))
    }

    /// Returns whether anybody's view of it changes.
    pub(crate) fn typing(&mut self, person: Person, typing: bool, now_ms: u64) -> bool {
        if typing {
            self.typing_ms.insert(person, now_ms + TYPING_S * 1_000).is_none()
        } else {
            self.typing_ms.remove(&person).is_some()
        }
    }

    /// Forgets who stopped typing without saying so; returns whether somebody did.
    pub(crate) fn expire_typing(&mut self, now_ms: u64) -> bool {
        let before = self.typing_ms.len();
        self.typing_ms.retain(|_, until| *until > now_ms);
        self.typing_ms.len() != before
    }

    pub(crate) fn next_typing_end(&self) -> Option<u64> {
        self.typing_ms.values().min().copied()
    }

    /// How many connections have no seat.
    pub(crate) fn watchers(&self, seated: &BTreeSet<Person>) -> usize {
        let named: usize =
            self.here.iter().filter(|(person, _)| !seated.contains(person)).map(|(_, count)| count).sum();
        self.nameless + named
    }

    pub(crate) fn view(&self, seated: &BTreeSet<Person>) -> PresenceView {
        PresenceView {
            here: self.here.keys().copied().collect(),
            typing: self.typing_ms.keys().copied().collect(),
            watchers: self.watchers(seated),
        }
    }
}
