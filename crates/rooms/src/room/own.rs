//! Pictures of one's own at a table: who may add to them, and how they become part of the deck.
//!
//! The pictures themselves are not the room's matter: to it they are a pack as any other, whose name nobody can guess.

use serde::Serialize;

use super::{
    Context, Language, Person, Rabbit, Room, RoomEvent, RoomRefusal, SecretHash, SettingsChange, Stage,
    decide::{Decided, check_no_game},
};

/// How the names of packs begin that people made of their own pictures.
pub const OWN_PACK_PREFIX: &str = "own-";

/// Somebody at a table, as far as their own pictures are concerned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Guest {
    /// Their number.
    pub person: Person,
    /// Their name.
    pub name: String,
    /// Their rabbit.
    pub rabbit: Rabbit,
    /// The language of their table.
    pub language: Language,
    /// Whether they are the host.
    pub host: bool,
    /// Whether they sit, and don't only watch.
    pub seated: bool,
    /// Whether no game is being played, so that the deck may still change.
    pub open: bool,
    /// The packs that make the deck.
    pub packs: Vec<String>,
}

/// Who proves their place by this secret.
pub(super) fn guest(room: &Room, secret: SecretHash) -> Result<Guest, RoomRefusal> {
    let person = room.owner(secret).ok_or(RoomRefusal::UnknownSecret)?;
    let someone = room.people.find(person)?;
    Ok(Guest {
        person,
        name: someone.name.clone(),
        rabbit: someone.rabbit,
        language: room.settings.language,
        host: person == room.host,
        seated: room.people.seat_of(person).is_some(),
        open: room.stage() != Stage::Game && !room.salts.is_sealed(),
        packs: room.settings.packs.clone(),
    })
}

/// The pack of people's own pictures, if the table has one.
pub(super) fn own_pack(room: &Room) -> Option<&str> {
    room.settings.packs.iter().map(String::as_str).find(|pack| pack.starts_with(OWN_PACK_PREFIX))
}

/// Anyone seated brings a pack of their own, which is mixed with what the host chose. One is enough: all add to that.
pub(super) fn bring(room: &Room, by: Person, pack: &str, context: &Context<'_>) -> Decided {
    check_no_game(room)?;
    room.people.seat_of(by).ok_or(RoomRefusal::NotSeated)?;
    if room.own_pack().is_some() {
        return Err(RoomRefusal::OwnPackThere);
    }
    if !pack.starts_with(OWN_PACK_PREFIX) {
        return Err(RoomRefusal::UnknownPack);
    }
    let packs = room.settings.packs.iter().cloned().chain([pack.to_owned()]).collect();
    let change = SettingsChange { packs: Some(packs), ..SettingsChange::default() };
    let is_there = |pack: &str| context.decks.cards(pack).is_some();
    let settings = room.settings.changed(&change, &room.epoch, is_there)?;
    Ok(vec![RoomEvent::SettingsChanged { settings: Box::new(settings) }])
}

/// The cards of a pack are others than before: everybody hears anew what the deck is worth.
pub(super) fn recount(room: &Room) -> Vec<RoomEvent> {
    if room.running().is_ok() || room.own_pack().is_none() {
        return Vec::new();
    }
    vec![RoomEvent::SettingsChanged { settings: Box::new(room.settings.clone()) }]
}
