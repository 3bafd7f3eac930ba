//! Sending each viewer what changed for them, and nothing else.

use std::{fmt::Write, sync::Arc};

use bytes::Bytes;
use moonhare_rules::View;

use crate::{
    CommandId, Decks, Person,
    limits::SEATS_MAX,
    message::ByeCode,
    patch::{Fields, write_game},
    room::Room,
    view::{Changed, Stage, You},
};

/// Where a viewer's messages go. It must not wait: who reads too slowly is dropped.
pub trait Outlet: Send + Sync + 'static {
    /// Sends one JSON text.
    fn send(&self, text: Bytes);

    /// Says good-bye and closes.
    fn close(&self, code: ByeCode);
}

/// A connection within its room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Connection(pub u64);

/// Somebody who looks at the room.
pub(crate) struct Viewer {
    pub(crate) connection: Connection,
    pub(crate) person: Option<Person>,
    pub(crate) outlet: Arc<dyn Outlet>,
    /// Who they were told to be.
    you: You,
}

/// Everybody who looks at the room, and what they were told.
#[derive(Default)]
pub(crate) struct Viewers {
    all: Vec<Viewer>,
    /// The game as the viewers in each seat know it, and last as watchers know it. Nobody there: nothing kept.
    games: [Option<Box<View>>; SEATS_MAX + 1],
    stage: Option<Stage>,
    deadline_ms: Option<u64>,
    count: u64,
}

fn class_of(seat: Option<u8>) -> usize {
    seat.map_or(SEATS_MAX, |seat| usize::from(seat).min(SEATS_MAX))
}

impl Viewers {
    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(crate) fn get(&self, connection: Connection) -> Option<&Viewer> {
        self.all.iter().find(|viewer| viewer.connection == connection)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Viewer> {
        self.all.iter()
    }

    /// A new viewer, who has been told everything up to now.
    pub(crate) fn add(&mut self, room: &Room, person: Option<Person>, outlet: Arc<dyn Outlet>) -> Connection {
        self.count += 1;
        let connection = Connection(self.count);
        let you = room.you(person);
        if self.all.is_empty() {
            self.stage = Some(room.stage());
            self.deadline_ms = room.deadline_ms();
        }
        let game = &mut self.games[class_of(you.seat)];
        if game.is_none() {
            *game = room.game_view(you.seat).map(Box::new);
        }
        self.all.push(Viewer { connection, person, outlet, you });
        connection
    }

    pub(crate) fn remove(&mut self, connection: Connection) -> Option<Viewer> {
        let at = self.all.iter().position(|viewer| viewer.connection == connection)?;
        let gone = self.all.swap_remove(at);
        self.forget_unseen();
        Some(gone)
    }

    fn forget_unseen(&mut self) {
        for class in 0..self.games.len() {
            if !self.all.iter().any(|viewer| class_of(viewer.you.seat) == class) {
                self.games[class] = None;
            }
        }
    }

    pub(crate) fn send_all(&self, text: impl Into<Bytes>) {
        let text = text.into();
        for viewer in &self.all {
            viewer.outlet.send(text.clone());
        }
    }

    /// Tells everybody about the room's latest record. The one whose command it was finds its id in it.
    pub(crate) fn step(
        &mut self,
        room: &Room,
        changed: &Changed,
        decks: &dyn Decks,
        answer: Option<(Connection, &CommandId)>,
    ) {
        if self.all.is_empty() {
            return;
        }
        let shared = self.shared(room, changed, decks);
        let mut sent: [Option<Bytes>; SEATS_MAX + 1] = Default::default();
        let mut parts: [Option<String>; SEATS_MAX + 1] = Default::default();
        for viewer in &mut self.all {
            let you = if changed.people || changed.host { room.you(viewer.person) } else { viewer.you };
            let class = class_of(you.seat);
            let answer = answer.filter(|(connection, _)| *connection == viewer.connection).map(|(_, id)| id);
            let moved = you.seat != viewer.you.seat;
            if you == viewer.you
                && answer.is_none()
                && let Some(text) = &sent[class]
            {
                viewer.outlet.send(text.clone());
                continue;
            }
            if parts[class].is_none() {
                parts[class] = Some(game_part(&mut self.games[class], room, you.seat, changed));
            }
            let part = parts[class].as_deref().unwrap_or_default();
            let mut text = String::with_capacity(shared.len() + part.len() + 48);
            _ = write!(text, "[{}", room.position);
            text.push_str(",{");
            text.push_str(&shared);
            let whole = moved && !changed.new_game;
            if !whole {
                if !text.ends_with('{') && !part.is_empty() {
                    text.push(',');
                }
                text.push_str(part);
            }
            if you != viewer.you {
                let mut fields = Fields::new(&mut text);
                fields.put("you", &you);
                if whole {
                    fields.put("game", &room.game_view(you.seat));
                }
            }
            text.push('}');
            if text.ends_with(",{}") && answer.is_none() {
                text.truncate(text.len() - 3);
            }
            if let Some(id) = answer {
                _ = write!(text, ",\"{}\"", id.as_str());
            }
            text.push(']');
            let text = Bytes::from(text);
            if you == viewer.you && answer.is_none() {
                sent[class] = Some(text.clone());
            }
            viewer.you = you;
            viewer.outlet.send(text);
        }
        if changed.people {
            self.forget_unseen();
        }
    }

    /// What all viewers are told alike.
    fn shared(&mut self, room: &Room, changed: &Changed, decks: &dyn Decks) -> String {
        let mut text = String::from("{");
        let mut fields = Fields::new(&mut text);
        let stage = room.stage();
        let staged = changed.new_game || self.stage != Some(stage);
        if staged {
            self.stage = Some(stage);
            fields.put("stage", &stage);
            fields.put("fair", &room.fair_view());
        }
        if changed.new_game {
            fields.put("deck", room.table.as_ref().map_or(&[][..], |table| &table.deck));
        }
        if changed.host {
            fields.put("host", &room.host);
        }
        if changed.people {
            fields.put("people", &room.people_view());
        }
        if changed.settings {
            fields.put("settings", &room.settings_view());
        }
        if (changed.people || changed.settings || staged) && stage != Stage::Game {
            fields.put("problems", &room.problems(room.settings.edition, decks));
            fields.put("editions", &room.editions_view(decks));
        }
        if changed.flags {
            fields.put("locked", &room.locked);
            fields.put("paused", &room.paused);
        }
        if changed.clock || changed.flags {
            let deadline_ms = room.deadline_ms();
            if deadline_ms != self.deadline_ms {
                self.deadline_ms = deadline_ms;
                fields.put("deadline_ms", &deadline_ms);
            }
        }
        if changed.said > 0 {
            fields.put("chat", &room.latest_chat(changed.said).collect::<Vec<_>>());
        }
        text.split_off(1)
    }
}

/// The change of the game for the viewers in one seat.
fn game_part(known: &mut Option<Box<View>>, room: &Room, seat: Option<u8>, changed: &Changed) -> String {
    if !changed.game && known.is_some() {
        return String::new();
    }
    let mut text = String::from("{");
    let mut fields = Fields::new(&mut text);
    match (known.as_deref_mut(), room.game_view(seat)) {
        (Some(known), Some(new)) if !changed.new_game => {
            write_game(&mut fields, known, &new);
            *known = new;
        }
        (_, new) => {
            if changed.new_game {
                fields.put("game", &new);
            }
            *known = new.map(Box::new);
        }
    }
    text.split_off(1)
}
