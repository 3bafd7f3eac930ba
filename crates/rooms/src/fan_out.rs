//! Sending each viewer what changed for them, and nothing else.

use std::{fmt::Write, ops::Range, sync::Arc};

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
    fn send(&self, text: &str);

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

/// The game as the viewers in each seat know it, and last as watchers know it. Nobody there: nothing known.
///
/// Every record makes a step for everybody, so all know the game as it was before the latest record: it is not kept but
/// looked at when the next record comes.
pub(crate) struct Known([Option<View>; SEATS_MAX + 1]);

/// What each viewer will be told of a record, in the order of the viewers.
#[derive(Default)]
struct Steps {
    text: String,
    /// Where each one ends.
    ends: Vec<usize>,
}

/// Everybody who looks at the room, and what they were told.
#[derive(Default)]
pub(crate) struct Viewers {
    all: Vec<Viewer>,
    stage: Option<Stage>,
    deadline_ms: Option<u64>,
    count: u64,
    steps: Steps,
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
        self.all.push(Viewer { connection, person, outlet, you });
        connection
    }

    /// All viewers know the room as it is now, and nothing later.
    pub(crate) fn know(&mut self, room: &Room) {
        self.stage = Some(room.stage());
        self.deadline_ms = room.deadline_ms();
        for viewer in &mut self.all {
            viewer.you = room.you(viewer.person);
        }
    }

    pub(crate) fn remove(&mut self, connection: Connection) -> Option<Viewer> {
        let at = self.all.iter().position(|viewer| viewer.connection == connection)?;
        Some(self.all.swap_remove(at))
    }

    pub(crate) fn send_all(&self, text: &str) {
        for viewer in &self.all {
            viewer.outlet.send(text);
        }
    }

    /// What the viewers know of the game, to be looked at before it changes.
    pub(crate) fn known(&self, room: &Room) -> Known {
        let mut known = Known([const { None }; SEATS_MAX + 1]);
        for viewer in &self.all {
            let game = &mut known.0[class_of(viewer.you.seat)];
            if game.is_none() {
                *game = room.game_view(viewer.you.seat);
            }
        }
        known
    }

    /// Puts together what everybody will be told about the room's latest record. The one whose command it was finds its id
    /// in it.
    pub(crate) fn prepare(
        &mut self,
        known: &Known,
        room: &Room,
        changed: &Changed,
        decks: &dyn Decks,
        answer: Option<(Connection, &CommandId)>,
    ) {
        if self.all.is_empty() {
            return;
        }
        let mut parts = Parts::new(self.shared(room, changed, decks));
        let Steps { text, ends } = &mut self.steps;
        text.clear();
        ends.clear();
        for viewer in &mut self.all {
            let you = if changed.people || changed.host { room.you(viewer.person) } else { viewer.you };
            let answer = answer.filter(|(connection, _)| *connection == viewer.connection).map(|(_, id)| id);
            let whole = you.seat != viewer.you.seat && !changed.new_game;
            _ = write!(text, "[{},{{", room.position);
            text.push_str(parts.shared());
            if !whole {
                let part = parts.game(known, room, you.seat, changed);
                if !text.ends_with('{') && !part.is_empty() {
                    text.push(',');
                }
                text.push_str(part);
            }
            if you != viewer.you {
                let mut fields = Fields::new(text);
                fields.put("you", &you);
                if whole {
                    fields.put("game", &room.game_view(you.seat));
                }
                viewer.you = you;
            }
            text.push('}');
            match answer {
                Some(id) => _ = write!(text, ",\"{}\"", id.as_str()),
                None if text.ends_with(",{}") => text.truncate(text.len() - 3),
                None => {}
            }
            text.push(']');
            ends.push(text.len());
        }
    }

    /// Tells everybody what was prepared.
    pub(crate) fn tell(&mut self) {
        let mut start = 0;
        for (viewer, end) in self.all.iter().zip(&self.steps.ends) {
            viewer.outlet.send(&self.steps.text[start..*end]);
            start = *end;
        }
        if self.steps.text.capacity() > STEP_BYTES {
            // A whole game is told once; the room for it need not be kept.
            self.steps = Steps::default();
        }
    }

    /// What all viewers are told alike.
    fn shared(&mut self, room: &Room, changed: &Changed, decks: &dyn Decks) -> String {
        let mut text = String::with_capacity(STEP_BYTES);
        text.push('{');
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
        text.remove(0);
        text
    }
}

/// A usual step is shorter than this, and so are its parts.
const STEP_BYTES: usize = 512;

/// The pieces that steps are put together from, each written once, one after the other.
struct Parts {
    text: String,
    shared: usize,
    games: [Option<Range<usize>>; SEATS_MAX + 1],
}

impl Parts {
    fn new(shared: String) -> Self {
        Self { shared: shared.len(), text: shared, games: [const { None }; SEATS_MAX + 1] }
    }

    /// What all are told.
    fn shared(&self) -> &str {
        &self.text[..self.shared]
    }

    /// The change of the game for the viewers in one seat.
    fn game(&mut self, known: &Known, room: &Room, seat: Option<u8>, changed: &Changed) -> &str {
        let class = class_of(seat);
        let range = self.games[class].get_or_insert_with(|| {
            // A brace, because the fields that follow it need no comma.
            self.text.push('{');
            let start = self.text.len();
            write_change(&mut self.text, known.0[class].as_ref(), room, seat, changed);
            start..self.text.len()
        });
        &self.text[range.clone()]
    }
}

fn write_change(text: &mut String, known: Option<&View>, room: &Room, seat: Option<u8>, changed: &Changed) {
    if !changed.game {
        return;
    }
    let mut fields = Fields::new(text);
    let new = room.game_view(seat);
    if changed.new_game {
        fields.put("game", &new);
    } else if let (Some(known), Some(new)) = (known, &new) {
        write_game(&mut fields, known, new);
    }
}
