//! Who is here. None of it is in the log: it is as true as the open connections.

use std::collections::{BTreeMap, BTreeSet};

use moonhare_store::NodeId;

use super::{
    elsewhere::{Elsewhere, Told},
    fan_out::ViewerId,
};
use crate::{
    Person, PresenceView,
    limits::{PRESENCE_EVERY_MS, TYPING_S},
};

/// What a room knows about who is here and who is gone since when.
#[derive(Debug, Default)]
pub(super) struct Presence {
    /// Open connections of each person.
    here: BTreeMap<Person, usize>,
    /// Since when people are gone, by the room's own clock.
    gone_ms: BTreeMap<Person, u64>,
    /// Since when people who have joined are waited for.
    joined_ms: BTreeMap<Person, u64>,
    /// Until when somebody is believed to be typing.
    typing_ms: BTreeMap<Person, u64>,
    /// Open connections without a name.
    nameless: usize,
    /// Boards that play the sounds of the table.
    sounding: BTreeSet<ViewerId>,
    /// Who is here through other nodes.
    pub(super) elsewhere: Elsewhere,
    /// Something is different from what viewers heard last.
    changed: bool,
    /// What viewers heard last, and when.
    sent: Option<PresenceView>,
    sent_ms: u64,
}

impl Presence {
    pub(super) fn come(&mut self, person: Option<Person>) {
        match person {
            Some(person) => {
                *self.here.entry(person).or_default() += 1;
                self.gone_ms.remove(&person);
                self.joined_ms.remove(&person);
            }
            None => self.nameless += 1,
        }
    }

    pub(super) fn go(&mut self, person: Option<Person>, now_ms: u64) {
        let Some(person) = person else {
            self.nameless = self.nameless.saturating_sub(1);
            return;
        };
        let Some(count) = self.here.get_mut(&person) else { return };
        *count -= 1;
        if *count == 0 {
            self.here.remove(&person);
            self.typing_ms.remove(&person);
            if !self.is_here(person) {
                self.gone_ms.insert(person, now_ms);
            }
        }
    }

    /// Another node tells who is at the table with it.
    pub(super) fn hear(&mut self, node: NodeId, told: Told, now_ms: u64) {
        let before: Vec<Person> = self.elsewhere.people().map(|(person, _)| person).collect();
        self.elsewhere.hear(node, told, now_ms);
        self.count_elsewhere(&before, now_ms);
    }

    /// Nodes of which nothing was heard for some time are gone.
    pub(super) fn forget_silent(&mut self, now_ms: u64) {
        let before: Vec<Person> = self.elsewhere.people().map(|(person, _)| person).collect();
        if self.elsewhere.forget_silent(now_ms) {
            self.count_elsewhere(&before, now_ms);
        }
    }

    /// Who is elsewhere is here; who was and is not, is gone.
    fn count_elsewhere(&mut self, before: &[Person], now_ms: u64) {
        for (person, _) in self.elsewhere.people() {
            self.gone_ms.remove(&person);
            self.joined_ms.remove(&person);
        }
        for person in before {
            if !self.is_here(*person) {
                self.gone_ms.entry(*person).or_insert(now_ms);
            }
        }
        self.changed = true;
    }

    /// Somebody who is believed to be gone has done something at another node: they are waited for anew.
    pub(super) fn showed_life(&mut self, person: Person, now_ms: u64) {
        if let Some(since_ms) = self.gone_ms.get_mut(&person) {
            *since_ms = now_ms;
        }
    }

    /// Those who are writing a clue at this node.
    pub(super) fn typing_here(&self) -> Vec<Person> {
        self.typing_ms.keys().copied().collect()
    }

    /// Whether a board at this node plays the sounds.
    pub(super) fn sounds_here(&self) -> bool {
        !self.sounding.is_empty()
    }

    /// Everybody with a connection to this node.
    pub(super) fn people_here(&self) -> Vec<Person> {
        self.here.keys().copied().collect()
    }

    /// A board plays the sounds from now on, or no longer.
    pub(super) fn sounding(&mut self, board: ViewerId, sounding: bool) {
        self.changed |= if sounding { self.sounding.insert(board) } else { self.sounding.remove(&board) };
    }

    /// Somebody has joined and will connect, or not.
    pub(super) fn joined(&mut self, person: Person, now_ms: u64) {
        self.joined_ms.insert(person, now_ms);
    }

    /// Everybody who has joined and is waited for, and since when.
    pub(super) fn waited_for(&self) -> impl Iterator<Item = (Person, u64)> {
        self.joined_ms.iter().map(|(person, since)| (*person, *since))
    }

    /// Nobody is waited for, and nobody gone, who is not in the room any more.
    pub(super) fn keep_only(&mut self, is_in: impl Fn(Person) -> bool) {
        self.joined_ms.retain(|person, _| is_in(*person));
        self.gone_ms.retain(|person, _| is_in(*person));
    }

    /// People whom the room has not seen since it woke count as gone from then on.
    pub(super) fn miss(&mut self, people: impl Iterator<Item = Person>, now_ms: u64) {
        for person in people {
            if !self.is_here(person) && !self.joined_ms.contains_key(&person) {
                self.gone_ms.entry(person).or_insert(now_ms);
            }
        }
    }

    pub(super) fn is_here(&self, person: Person) -> bool {
        self.here.contains_key(&person) || self.elsewhere.devices(person) > 0
    }

    pub(super) fn devices(&self, person: Person) -> usize {
        self.here.get(&person).copied().unwrap_or(0) + self.elsewhere.devices(person)
    }

    /// Since when somebody is gone; nothing if they are here.
    pub(super) fn gone_since(&self, person: Person) -> Option<u64> {
        self.gone_ms.get(&person).copied()
    }

    /// Everybody who is gone, and since when.
    pub(super) fn gone(&self) -> impl Iterator<Item = (Person, u64)> {
        self.gone_ms.iter().map(|(person, since)| (*person, *since))
    }

    pub(super) fn typing(&mut self, person: Person, typing: bool, now_ms: u64) {
        self.changed |= if typing {
            self.typing_ms.insert(person, now_ms + TYPING_S * 1_000).is_none()
        } else {
            self.typing_ms.remove(&person).is_some()
        };
    }

    /// Something may be different from what viewers heard last.
    pub(super) fn touch(&mut self) {
        self.changed = true;
    }

    /// When viewers are to hear of it, or somebody is not believed to be typing any more.
    pub(super) fn due_ms(&self) -> Option<u64> {
        let news_ms = self.changed.then_some(self.sent_ms + PRESENCE_EVERY_MS);
        let ends_ms = self.typing_ms.values().copied().chain(self.elsewhere.due_ms());
        news_ms.into_iter().chain(ends_ms).min()
    }

    /// Whether viewers are to hear of something now; they have then.
    pub(super) fn is_due(&mut self, now_ms: u64) -> bool {
        self.forget_silent(now_ms);
        let typed = self.typing_ms.len();
        self.typing_ms.retain(|_, until_ms| *until_ms > now_ms);
        self.changed |= self.typing_ms.len() != typed;
        if !self.changed || now_ms < self.sent_ms + PRESENCE_EVERY_MS {
            return false;
        }
        (self.changed, self.sent_ms) = (false, now_ms);
        true
    }

    /// What viewers are to hear, if it is different from what they heard last.
    pub(super) fn news(&mut self, seated: &[Person]) -> Option<PresenceView> {
        let view = self.view(seated);
        if self.sent.as_ref() == Some(&view) {
            return None;
        }
        self.sent = Some(view.clone());
        Some(view)
    }

    /// How many connections have no seat.
    fn watchers(&self, seated: &[Person]) -> usize {
        let named = self.here.iter().map(|(person, count)| (*person, *count)).chain(self.elsewhere.people());
        let named: usize = named.filter(|(person, _)| !seated.contains(person)).map(|(_, count)| count).sum();
        self.nameless + self.elsewhere.nameless().count() + named
    }

    pub(super) fn view(&self, seated: &[Person]) -> PresenceView {
        let here = self.here.keys().copied().chain(self.elsewhere.people().map(|(person, _)| person));
        let typing = self.typing_ms.keys().copied().chain(self.elsewhere.typing());
        PresenceView {
            here: here.collect::<BTreeSet<_>>().into_iter().collect(),
            typing: typing.collect::<BTreeSet<_>>().into_iter().collect(),
            watchers: self.watchers(seated),
            sounding: self.sounds_here() || self.elsewhere.sounding(),
        }
    }
}
