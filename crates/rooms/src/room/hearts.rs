//! Hearts for the cards of a scored turn, and what watchers guess: both are for joy, and score nothing.

use std::collections::BTreeMap;

use moonhare_rules::{Phase, Slot, Viewer};
use serde::{Deserialize, Serialize};

use super::{Person, Room, RoomEvent, RoomGame, RoomRefusal, decide::Decided};

/// Somebody, and the card that they chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chosen {
    /// Who chose.
    pub person: Person,
    /// Where the card lies.
    pub slot: Slot,
}

/// What people chose among the cards of one turn: each of them one.
#[derive(Clone, Debug, Default)]
pub(super) struct Choices(BTreeMap<Person, Slot>);

impl Choices {
    pub(super) fn set(&mut self, person: Person, slot: Option<Slot>) {
        match slot {
            Some(slot) => _ = self.0.insert(person, slot),
            None => _ = self.0.remove(&person),
        }
    }

    fn of(&self, person: Person) -> Option<Slot> {
        self.0.get(&person).copied()
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    fn view(&self) -> Vec<Chosen> {
        self.0.iter().map(|(person, slot)| Chosen { person: *person, slot: *slot }).collect()
    }
}

/// Gives one's heart of this turn to a card, or takes it back.
pub(super) fn heart(room: &Room, by: Person, slot: Option<Slot>) -> Decided {
    let game = in_phase(room, Phase::Score, RoomRefusal::NoHeartNow)?;
    if let Some(slot) = slot {
        let cards = game.rules().view(Viewer::Watcher).table;
        let card = cards.iter().find(|card| card.slot == slot).ok_or(RoomRefusal::NoHeartNow)?;
        if card.owner.is_some() && card.owner == room.people.seat_of(by) {
            return Err(RoomRefusal::OwnHeart);
        }
    }
    if game.hearts().of(by) == slot {
        return Ok(Vec::new());
    }
    Ok(vec![RoomEvent::Hearted { person: by, slot }])
}

/// A watcher says which card they believe.
pub(super) fn guess(room: &Room, by: Person, slot: Slot) -> Decided {
    let game = in_phase(room, Phase::Vote, RoomRefusal::NoGuessNow)?;
    if room.people.seat_of(by).is_some() {
        return Err(RoomRefusal::AlreadySeated);
    }
    let cards = game.rules().view(Viewer::Watcher).table;
    if !cards.iter().any(|card| card.slot == slot) {
        return Err(RoomRefusal::NoGuessNow);
    }
    if game.guesses().of(by) == Some(slot) {
        return Ok(Vec::new());
    }
    Ok(vec![RoomEvent::Guessed { person: by, slot }])
}

fn in_phase(room: &Room, phase: Phase, otherwise: RoomRefusal) -> Result<&RoomGame, RoomRefusal> {
    room.running().ok().filter(|game| game.phase() == phase).ok_or(otherwise)
}

/// Who loves which card of the turn that lies there.
pub(super) fn hearts_view(room: &Room) -> Vec<Chosen> {
    in_phase(room, Phase::Score, RoomRefusal::NoHeartNow).map(|game| game.hearts().view()).unwrap_or_default()
}

/// What watchers had guessed: a secret until the score.
pub(super) fn guesses_view(room: &Room) -> Vec<Chosen> {
    in_phase(room, Phase::Score, RoomRefusal::NoGuessNow)
        .map(|game| game.guesses().view())
        .unwrap_or_default()
}
