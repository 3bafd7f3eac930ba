//! Knocks: who wants to hear that a table by post waits for them, what they were told, and what they are told next.
//!
//! All of it is in the log, because nobody may be told twice for one thing: not after a kill, and not by two nodes. Before
//! somebody is called, that is written down, and of two who write one is refused. Where a device can be called is kept beside
//! the log, as recordings are, so that it is gone when its owner wants no knocks any more.

use std::collections::BTreeMap;

use moonhare_rules::{Phase, Seat};
use serde::{Deserialize, Serialize};

use super::{Person, Room, RoomEvent, RoomGame, bot_seats::plays, clock::deadline_ms, decide::Decided};
use crate::{
    Language, Silent,
    limits::{KNOCK_AFTER_MS, KNOCK_DEVICES_EACH_MAX, KNOCK_LEASE_MS, KNOCK_TRIES_MAX},
};

/// What a table by post waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KnockKind {
    /// Somebody to tell the first story.
    Begin,
    /// This one's story.
    Tell,
    /// Their cards.
    Give,
    /// Their vote.
    Vote,
}

/// What somebody is told: that a move of this turn is theirs, or once more before the candle is burnt down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Knock {
    /// The turn, from 1.
    pub turn: u32,
    /// The move.
    pub kind: KnockKind,
    /// Whether the candle burns low.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reminder: bool,
}

/// A device that somebody wants to be called at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KnockDevice {
    /// Its name in this room, which says nothing about it.
    pub id: String,
    /// Bytes that are kept beside the log for it.
    pub bytes: u64,
}

/// What is sent to a device. It says nothing that a stranger who looks at the screen should not read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KnockNote {
    /// The table.
    pub code: String,
    /// What it waits for.
    #[serde(flatten)]
    pub knock: Knock,
    /// Until when, in milliseconds of Unix time.
    pub until_ms: Option<u64>,
    /// What happens then.
    pub silent: Silent,
    /// The language of who is told.
    pub language: Language,
}

/// A knock that is due, or will be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DueKnock {
    pub(crate) person: Person,
    pub(crate) knock: Knock,
    /// The devices that it is for.
    pub(crate) devices: Vec<String>,
    pub(crate) due_ms: u64,
}

/// How calling somebody's devices ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnockEnd {
    /// Whom the table waits for.
    pub person: Person,
    /// What for.
    pub knock: Knock,
    /// How many devices got it.
    pub taken: usize,
    /// How many will never get it.
    pub refused: usize,
    /// Devices that are no more.
    pub lost: Vec<String>,
    /// Devices that could not be called now …
    pub later: Vec<String>,
    /// … and when to call them again.
    pub again_ms: u64,
}

/// Who wants knocks, and what they were told.
#[derive(Clone, Debug, Default)]
pub(crate) struct Knocks {
    people: BTreeMap<Person, Wanted>,
    /// Devices that want none any more, whose addresses are still kept beside the log.
    gone: Vec<KnockDevice>,
}

#[derive(Clone, Debug, Default)]
struct Wanted {
    /// The oldest first.
    devices: Vec<KnockDevice>,
    told: Option<Told>,
}

/// What somebody was told last.
#[derive(Clone, Debug)]
struct Told {
    knock: Knock,
    /// Devices that have not got it, as far as is known.
    open: Vec<String>,
    /// When to call them again: whoever calls them now may have died.
    again_ms: u64,
    tries: u32,
}

impl Knocks {
    pub(super) fn want(&mut self, person: Person, device: &KnockDevice) {
        let devices = &mut self.people.entry(person).or_default().devices;
        match devices.iter_mut().find(|known| known.id == device.id) {
            Some(known) => known.bytes = device.bytes,
            None => devices.push(device.clone()),
        }
        if devices.len() > KNOCK_DEVICES_EACH_MAX {
            self.gone.push(devices.remove(0));
        }
    }

    pub(super) fn stop(&mut self, person: Person, device: &str) {
        let Some(wanted) = self.people.get_mut(&person) else { return };
        self.gone.extend(wanted.devices.extract_if(.., |known| known.id == device));
        if let Some(told) = &mut wanted.told {
            told.open.retain(|open| open != device);
        }
    }

    /// Somebody has no place here any more, or it is on another device alone.
    pub(super) fn forget(&mut self, person: Person) {
        self.gone.extend(self.people.remove(&person).into_iter().flat_map(|wanted| wanted.devices));
    }

    /// Another game: its turns are counted anew.
    pub(super) fn begin_game(&mut self) {
        self.people.values_mut().for_each(|wanted| wanted.told = None);
    }

    pub(super) fn knocking(&mut self, person: Person, knock: Knock, devices: &[String], again_ms: u64) {
        let Some(wanted) = self.people.get_mut(&person) else { return };
        let before = wanted.told.as_ref().filter(|told| told.knock == knock).map_or(0, |told| told.tries);
        wanted.told = Some(Told { knock, open: devices.to_vec(), again_ms, tries: before + 1 });
    }

    pub(super) fn knocked(&mut self, person: Person, knock: Knock, later: &[String], again_ms: u64) {
        let told = self.people.get_mut(&person).and_then(|wanted| wanted.told.as_mut());
        if let Some(told) = told.filter(|told| told.knock == knock) {
            told.open = later.to_vec();
            told.again_ms = again_ms;
        }
    }

    /// Whose device this is.
    pub(crate) fn owners<'a>(&'a self, device: &'a str) -> impl Iterator<Item = Person> + 'a {
        let has = move |wanted: &Wanted| wanted.devices.iter().any(|known| known.id == device);
        self.people.iter().filter(move |(_, wanted)| has(wanted)).map(|(person, _)| *person)
    }

    /// How often these devices were called for what somebody was told last.
    pub(crate) fn tries(&self, person: Person) -> u32 {
        self.people.get(&person).and_then(|wanted| wanted.told.as_ref()).map_or(0, |told| told.tries)
    }

    /// Bytes that are kept beside the log.
    pub(crate) fn bytes(&self) -> u64 {
        self.people.values().flat_map(|wanted| &wanted.devices).map(|device| device.bytes).sum()
    }

    /// Devices that want no knocks any more since this was called last.
    pub(crate) fn take_gone(&mut self) -> Vec<KnockDevice> {
        let gone = std::mem::take(&mut self.gone);
        gone.into_iter().filter(|device| self.owners(&device.id).next().is_none()).collect()
    }
}

/// The knocks that come next, one for each person who waits for one. What is late is due now, or when the night is over.
pub(crate) fn next_knocks(room: &Room, now_ms: u64) -> impl Iterator<Item = DueKnock> {
    room.knocks.people.iter().filter_map(move |(person, wanted)| next_knock(room, *person, wanted, now_ms))
}

fn next_knock(room: &Room, person: Person, wanted: &Wanted, now_ms: u64) -> Option<DueKnock> {
    let post = room.by_post().filter(|_| !wanted.devices.is_empty() && !room.is_paused())?;
    let game = room.running().ok()?;
    let knock = waits_for(room, game, person)?;
    let all = || wanted.devices.iter().map(|device| device.id.clone()).collect();
    let at = |knock: Knock, devices: Vec<String>, due_ms: u64| {
        let due_ms = post.zone.not_quiet_ms(due_ms.max(now_ms), post.quiet);
        DueKnock { person, knock, devices, due_ms }
    };
    let Some(told) =
        wanted.told.as_ref().filter(|told| (told.knock.turn, told.knock.kind) == (knock.turn, knock.kind))
    else {
        return Some(at(knock, all(), game.phase_since_ms() + KNOCK_AFTER_MS));
    };
    let again = (!told.open.is_empty() && told.tries < KNOCK_TRIES_MAX)
        .then(|| at(told.knock, told.open.clone(), told.again_ms));
    // Who does not look at a score misses no move.
    let reminds = !told.knock.reminder && game.phase() != Phase::Score;
    let reminder = reminds
        .then(|| at(Knock { reminder: true, ..knock }, all(), post.burns_low_ms(game.phase_since_ms())));
    again.into_iter().chain(reminder).min_by_key(|next| next.due_ms)
}

/// The move that the table waits for from this person.
fn waits_for(room: &Room, game: &RoomGame, person: Person) -> Option<Knock> {
    let seat: Seat = room.people.seat_of(person)?;
    room.people.get(person).filter(|someone| plays(someone))?;
    let rules = game.rules();
    let waited = rules.waits_for(seat);
    let turn = game.moment().0;
    let (turn, kind) = match game.phase() {
        Phase::Claim if waited => (turn, KnockKind::Begin),
        Phase::Tell if waited => (turn, KnockKind::Tell),
        Phase::Give if waited => (turn, KnockKind::Give),
        Phase::Vote if waited => (turn, KnockKind::Vote),
        // Who tells next is told when the points are counted, and not again when their turn begins.
        Phase::Score if waited && rules.next_storyteller() == Some(seat) => (turn + 1, KnockKind::Tell),
        _ => return None,
    };
    Some(Knock { turn, kind, reminder: false })
}

/// What is sent to the devices of somebody.
pub(super) fn knock_note(room: &Room, person: Person, knock: Knock) -> Option<KnockNote> {
    let language = room.people.get(person)?.language;
    let silent = room.settings.post.as_ref()?.silent;
    Some(KnockNote { code: room.code.to_string(), knock, until_ms: deadline_ms(room), silent, language })
}

/// Somebody who has a seat wants knocks on a device.
pub(super) fn want(room: &Room, by: Person, device: &KnockDevice) -> Decided {
    room.people.find(by)?;
    let known = room.knocks.people.get(&by).is_some_and(|wanted| wanted.devices.contains(device));
    Ok(if known { Vec::new() } else { vec![RoomEvent::KnocksWanted { person: by, device: device.clone() }] })
}

/// Nobody wants knocks on this device any more.
pub(super) fn stop(room: &Room, device: &str) -> Vec<RoomEvent> {
    let stopped = |person| RoomEvent::KnocksStopped { person, device: device.to_owned() };
    room.knocks.owners(device).map(stopped).collect()
}

/// Somebody is told now, unless that is done. Who looks at the table at this moment sees it anyway.
pub(super) fn knock(room: &Room, person: Person, here: bool, now_ms: u64) -> Vec<RoomEvent> {
    let due = next_knocks(room, now_ms).find(|next| next.person == person && next.due_ms <= now_ms);
    due.into_iter()
        .map(|DueKnock { person, knock, devices, .. }| RoomEvent::Knocking {
            person,
            knock,
            devices: if here && !knock.reminder { Vec::new() } else { devices },
            again_ms: now_ms + KNOCK_LEASE_MS,
        })
        .collect()
}

/// Somebody was told, or will be.
pub(super) fn end(room: &Room, end: &KnockEnd) -> Vec<RoomEvent> {
    let KnockEnd { person, knock, lost, later, again_ms, .. } = end;
    let has = |device: &&String| room.knocks.owners(device).any(|owner| owner == *person);
    let stopped = |device: &String| RoomEvent::KnocksStopped { person: *person, device: device.clone() };
    let mut events: Vec<RoomEvent> = lost.iter().filter(has).map(stopped).collect();
    let later: Vec<String> = later.iter().filter(has).cloned().collect();
    events.push(RoomEvent::Knocked { person: *person, knock: *knock, later, again_ms: *again_ms });
    events
}
