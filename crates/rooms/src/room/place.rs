//! What somebody sees of a room in which they have a place, before they are there: on the first page, among others.

use moonhare_rules::{Phase, Seat, Viewer};
use serde::Serialize;

use super::{Person, PreviewPerson, Room, RoomCode, RoomRefusal, Stage, deadline_ms};

/// A room as somebody who has a place in it sees it from afar.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlaceView {
    /// The room's code.
    pub code: RoomCode,
    /// Lobby, game or over.
    pub stage: Stage,
    /// Who is seated, clockwise.
    pub people: Vec<PreviewPerson>,
    /// Their own seat; nothing for a watcher.
    pub seat: Option<u8>,
    /// Which part of a turn is played.
    pub phase: Option<Phase>,
    /// The turn, from 1.
    pub turn: Option<u32>,
    /// Who tells, by seat.
    pub storyteller: Option<u8>,
    /// What was said.
    pub clue: Option<String>,
    /// Whether the table waits for them.
    pub your_move: bool,
    /// For how many others it waits.
    pub waiting_for: usize,
    /// When something happened there last, in milliseconds of Unix time.
    pub latest_ms: u64,
    /// When the clock of this phase runs out, in milliseconds of Unix time.
    pub deadline_ms: Option<u64>,
}

/// The room as this person sees it from afar.
pub(crate) fn place(room: &Room, person: Person) -> Result<PlaceView, RoomRefusal> {
    room.people.find(person)?;
    let seat = room.people.seat_of(person);
    let viewer = seat.map_or(Viewer::Watcher, Viewer::Seat);
    let game = room.running().ok().map(|game| game.rules().view(viewer));
    // Who has read the points says so when they are back at the table: nobody is called for that.
    let waited: Vec<Seat> = game
        .as_ref()
        .filter(|game| game.phase != Phase::Score && !room.is_paused())
        .map(|game| game.waiting_for.iter().collect())
        .unwrap_or_default();
    let your_move = seat.is_some_and(|seat| waited.contains(&seat));
    let people = room.people.seated().map(|someone| PreviewPerson {
        name: Some(someone.name.clone()),
        rabbit: someone.rabbit,
        bot: !someone.is_human(),
    });
    Ok(PlaceView {
        code: room.code(),
        stage: room.stage(),
        people: people.collect(),
        seat: seat.map(|seat| seat.0),
        phase: game.as_ref().map(|game| game.phase),
        turn: game.as_ref().map(|game| game.turn),
        storyteller: game.as_ref().and_then(|game| game.storyteller).map(|seat| seat.0),
        clue: game.and_then(|game| game.clue).map(|clue| clue.text.to_string()),
        your_move,
        waiting_for: waited.len() - usize::from(your_move),
        latest_ms: room.at_ms(),
        deadline_ms: deadline_ms(room),
    })
}
