//! Coming in, looking around, getting ready.

use std::net::IpAddr;

use moonhare_rules::{Edition, Problem, RuleSet, Secret as DeckSecret};
use serde::{Deserialize, Serialize};

use super::{
    AddressMark, Context, Decks, Newcomer, Person, Rabbit, Room, RoomEvent, RoomRefusal, Secret, SecretHash,
    Settings, Trace,
    bot_names::bot_name,
    decide::{Decided, check_no_game},
    decks::cards_of,
    names::{checked_name, distinct_name},
    people::Someone,
    record::RECORD_VERSION,
    salts::cut_salt,
    seats::can_sit,
};
use crate::{
    Language, Temperament,
    limits::{PEOPLE_MAX, TRY_BOTS, WATCHERS_PER_ADDRESS_MAX},
};

/// How somebody wants to appear.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Profile {
    /// The name.
    pub name: String,
    /// The rabbit they would like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rabbit: Option<RabbitWish>,
    /// Their language.
    #[serde(default)]
    pub language: Language,
}

/// A wish for a rabbit: its colour; the mark goes with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RabbitWish {
    /// 1 to 12.
    pub colour: Rabbit,
}

/// How somebody comes in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// How they want to appear.
    #[serde(flatten)]
    pub profile: Profile,
    /// What the host asks for, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passphrase: Option<String>,
    /// Only watch.
    #[serde(default)]
    pub watch: bool,
}

/// An edition, and what speaks against it with the people who are here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EditionView {
    /// The edition.
    pub edition: Edition,
    /// Why it can't be played; empty if it can.
    pub problems: Vec<Problem>,
}

/// A place in a room, and what one proves it by.
#[derive(Clone, Debug, Serialize)]
pub struct Seated {
    /// To be kept by the browser, and shown to nobody.
    pub secret: Secret,
    /// One's number.
    pub person: Person,
}

pub(super) fn create(
    profile: &Profile,
    try_bots: bool,
    secret: SecretHash,
    address: Option<IpAddr>,
    context: &Context<'_>,
) -> Decided {
    let epoch = super::hex(&context.random::<6>());
    let from = address.map(|address| AddressMark::of(&epoch, address));
    let name = checked_name(&profile.name)?;
    let first = Rabbit::all().next();
    let rabbit = profile.rabbit.map(|wish| wish.colour).or(first).ok_or(RoomRefusal::RoomFull)?;
    let host = name.clone();
    let who = Newcomer { person: Person(1), name, rabbit, language: profile.language };
    let settings = Settings::new(profile.language, context.decks.usual_packs());
    let mut events = vec![
        RoomEvent::Created {
            version: RECORD_VERSION,
            epoch,
            settings: Box::new(settings),
            deck_secret: DeckSecret::new(context.random()),
        },
        RoomEvent::Joined { who, secret, seated: true, from, earlier: None },
    ];
    if try_bots {
        let free = Rabbit::all().filter(|free| *free != rabbit);
        for ((rabbit, temperament), person) in free.zip(Temperament::ALL).take(TRY_BOTS).zip(2..) {
            let name = bot_name(&[&host], rabbit, profile.language).to_owned();
            let who = Newcomer { person: Person(person), name, rabbit, language: profile.language };
            events.push(RoomEvent::BotAdded { who, temperament });
        }
    }
    Ok(events)
}

/// Somebody comes in, to sit or to watch.
pub(super) fn join(room: &Room, entry: &Entry, secret: SecretHash, trace: Trace, now_ms: u64) -> Decided {
    if room.locked {
        return Err(RoomRefusal::RoomLocked);
    }
    if let Some(wanted) = &room.settings.passphrase {
        let presented = entry.passphrase.as_deref().unwrap_or_default();
        if SecretHash::of_passphrase(&room.epoch, presented) != *wanted {
            return Err(RoomRefusal::WrongPassphrase);
        }
    }
    room.check_welcome(&trace, now_ms)?;
    if room.people.len() >= PEOPLE_MAX {
        return Err(RoomRefusal::RoomFull);
    }
    let person = room.people.next().ok_or(RoomRefusal::RoomFull)?;
    let name = distinct_name(&room.people, checked_name(&entry.profile.name)?, None);
    let seated = !entry.watch && can_sit(room);
    let begins = room.running().is_ok() || room.salts.is_sealed();
    if !entry.watch && !seated && !begins {
        return Err(RoomRefusal::RoomFull);
    }
    let from_there =
        room.people.watching().filter(|someone| someone.from.is_some() && someone.from == trace.from);
    if !seated && from_there.count() >= WATCHERS_PER_ADDRESS_MAX {
        return Err(RoomRefusal::TooManyWatchers);
    }
    let wish = entry.profile.rabbit.map(|wish| wish.colour);
    let rabbit =
        if seated { room.people.free_rabbit(wish, None) } else { wish.or_else(|| Rabbit::all().next()) };
    let rabbit = rabbit.ok_or(RoomRefusal::RoomFull)?;
    let who = Newcomer { person, name, rabbit, language: entry.profile.language };
    Ok(vec![RoomEvent::Joined { who, secret, seated, from: trace.from, earlier: trace.secret }])
}

/// Whether somebody who is not here can be forgotten: who plays, has played in this game or is host may come back.
pub(crate) fn can_be_forgotten(room: &Room, person: Person) -> bool {
    let begun = room.game.is_some() || room.salts.is_sealed();
    let plays = || begun && room.people.seat_of(person).is_some();
    let host = || room.host == person || room.host_away == Some(person);
    room.people.get(person).is_some_and(Someone::is_human)
        && !(plays() || host() || room.holders.has_held(person))
}

pub(super) fn forget(room: &Room, person: Person) -> Vec<RoomEvent> {
    if can_be_forgotten(room, person) { vec![RoomEvent::Removed { person }] } else { Vec::new() }
}

pub(super) fn say_ready(room: &Room, by: Person, ready: bool, salt: Option<&str>) -> Decided {
    check_no_game(room)?;
    room.people.seat_of(by).ok_or(RoomRefusal::NotSeated)?;
    let salt = salt.map(cut_salt);
    Ok(vec![RoomEvent::ReadySaid { person: by, ready, salt }])
}

pub(super) fn change_profile(
    room: &Room,
    by: Person,
    name: Option<&str>,
    rabbit: Option<Rabbit>,
    language: Option<Language>,
) -> Decided {
    let me = room.people.find(by)?;
    let name = match name {
        Some(name) => distinct_name(&room.people, checked_name(name)?, Some(by)),
        None => me.name.clone(),
    };
    let rabbit = rabbit.unwrap_or(me.rabbit);
    let seated = room.people.seat_of(by).is_some();
    if seated && room.people.free_rabbit(Some(rabbit), Some(by)) != Some(rabbit) {
        return Err(RoomRefusal::RabbitTaken);
    }
    let language = language.unwrap_or(me.language);
    Ok(vec![RoomEvent::ProfileChanged { who: Newcomer { person: by, name, rabbit, language } }])
}

/// Why an edition can't be played with the people who are seated.
pub(super) fn problems(room: &Room, edition: Edition, decks: &dyn Decks) -> Vec<Problem> {
    let cards = cards_of(decks, &room.settings.packs);
    let house = room.settings.house_rules();
    RuleSet::new(edition, &house, room.people.seats().len(), cards).err().unwrap_or_default()
}
