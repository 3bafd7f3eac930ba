//! The finished turns of a room's latest game, for looking back.

use moonhare_rules::{
    Clue, Event as GameEvent, Game, Seat, Slot, TableCard, Viewer,
    score::{Found, SidePoints},
};
use serde::Serialize;

use super::{
    Chosen, RoomEvent,
    record::{Unreadable, read_all},
};

/// A turn that was scored. All of it was open to everybody then.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurnView {
    /// Its number.
    pub turn: u32,
    /// Who told.
    pub storyteller: Option<Seat>,
    /// What was said.
    pub clue: Option<Clue>,
    /// The cards, their owners and who voted for them.
    pub table: Vec<TableCard>,
    /// Where the card lay that the story was told for; nothing where it was told for none, and so nothing could be found.
    pub told: Option<Slot>,
    /// How many found it, by the rules of the game.
    pub found: Option<Found>,
    /// Who found it, in the order of the seats.
    pub finders: Vec<Seat>,
    /// Where the red token lay.
    pub red: Option<Slot>,
    /// What everybody got.
    pub points: Vec<SidePoints>,
    /// The scores after it, by seat.
    pub scores: Vec<u16>,
    /// Who loved which card.
    pub hearts: Vec<Chosen>,
}

/// The turns that these records tell of.
pub(crate) fn turns_of<'a>(records: impl Iterator<Item = &'a [u8]>) -> Result<Vec<TurnView>, Unreadable> {
    let mut turns: Vec<TurnView> = Vec::new();
    let mut game: Option<Game> = None;
    for batch in read_all(records) {
        for event in &batch?.events {
            match event {
                RoomEvent::Began { game: first, .. } => {
                    turns.clear();
                    game = Game::from_events(first).ok();
                }
                RoomEvent::Game(event) => {
                    let Some(game) = &mut game else { continue };
                    game.apply(event);
                    if matches!(event, GameEvent::Scored(_)) {
                        turns.push(turn_of(game));
                    }
                }
                RoomEvent::Hearted { person, slot } => {
                    let Some(turn) = turns.last_mut() else { continue };
                    turn.hearts.retain(|heart| heart.person != *person);
                    turn.hearts.extend(slot.map(|slot| Chosen { person: *person, slot }));
                }
                _ => {}
            }
        }
    }
    Ok(turns)
}

/// All events of the latest game in these records.
pub(crate) fn latest_game<'a>(records: impl Iterator<Item = &'a [u8]>) -> Result<Vec<GameEvent>, Unreadable> {
    let mut events = Vec::new();
    for batch in read_all(records) {
        for event in batch?.events {
            match event {
                RoomEvent::Began { game, .. } => events = game,
                RoomEvent::Game(event) => events.push(event),
                _ => {}
            }
        }
    }
    Ok(events)
}

pub(super) fn turn_of(game: &Game) -> TurnView {
    let view = game.view(Viewer::Watcher);
    TurnView {
        told: view.told(),
        found: view.found,
        finders: view.finders().iter().collect(),
        turn: view.turn,
        storyteller: view.storyteller,
        clue: view.clue,
        table: view.table.to_vec(),
        red: view.red,
        points: view.points.map(|points| points.to_vec()).unwrap_or_default(),
        scores: view.seats.iter().map(|seat| seat.score).collect(),
        hearts: Vec::new(),
    }
}
