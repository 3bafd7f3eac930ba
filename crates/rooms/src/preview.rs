//! What one sees of a room before one is in it, and what one gets for coming in.

use moonhare_rules::Edition;
use serde::Serialize;

use crate::{
    Language, Person, Rabbit, RoomCode, Secret,
    limits::{SEATS_MAX, WATCHERS_MAX},
    table_task::TableTask,
    view::Stage,
};

/// A room as one sees it before joining.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Preview {
    /// The code.
    pub code: RoomCode,
    /// Lobby, game or over.
    pub stage: Stage,
    /// Who is seated.
    pub people: Vec<PreviewPerson>,
    /// How many seats there are.
    pub seats_max: usize,
    /// Whether nobody may come in.
    pub locked: bool,
    /// Whether a passphrase is needed.
    pub passphrase: bool,
    /// Whether one could sit down.
    pub can_sit: bool,
    /// Whether one could watch.
    pub can_watch: bool,
    /// By which rules is played.
    pub edition: Edition,
    /// What the bots speak.
    pub language: Language,
    /// Whether the table is listed for everybody.
    pub public: bool,
}

/// Somebody as one sees them before joining.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PreviewPerson {
    /// Their name.
    pub name: String,
    /// Their rabbit.
    pub rabbit: Rabbit,
    /// Whether they are a bot.
    pub bot: bool,
}

/// A place in a room, and what one proves it by.
#[derive(Clone, Debug, Serialize)]
pub struct Seated {
    /// To be kept by the browser, and shown to nobody.
    pub secret: Secret,
    /// One's number.
    pub person: Person,
}

impl TableTask {
    pub(crate) fn preview(&self) -> Preview {
        let room = &self.room;
        let people = room.people.seated().map(|someone| PreviewPerson {
            name: someone.name.clone(),
            rabbit: someone.rabbit,
            bot: !someone.is_human(),
        });
        Preview {
            code: room.code,
            stage: room.stage(),
            people: people.collect(),
            seats_max: SEATS_MAX,
            locked: room.locked,
            passphrase: room.settings.passphrase.is_some(),
            can_sit: !room.locked && room.can_sit(),
            can_watch: !room.locked && self.presence_view().watchers < WATCHERS_MAX,
            edition: room.settings.edition,
            language: room.settings.language,
            public: room.settings.public,
        }
    }
}
