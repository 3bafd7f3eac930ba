//! What one sees of a room before one is in it.

use moonhare_rules::Edition;
use serde::{Deserialize, Serialize};

use super::{Rabbit, Room, RoomCode, Stage, seats::can_sit};
use crate::{
    Language,
    limits::{SEATS_MAX, WATCHERS_MAX},
};

/// A room as one sees it before joining.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PreviewPerson {
    /// Their name; null where a passphrase is needed to know it.
    pub name: Option<String>,
    /// Their rabbit.
    pub rabbit: Rabbit,
    /// Whether they are a bot.
    pub bot: bool,
}

/// The room as one sees it before joining, with so many watchers.
pub(crate) fn preview(room: &Room, watchers: usize) -> Preview {
    let passphrase = room.settings.passphrase.is_some();
    let people = room.people.seated().map(|someone| PreviewPerson {
        name: (!passphrase).then(|| someone.name.clone()),
        rabbit: someone.rabbit,
        bot: !someone.is_human(),
    });
    Preview {
        code: room.code,
        stage: room.stage(),
        people: people.collect(),
        seats_max: SEATS_MAX,
        locked: room.locked,
        passphrase,
        can_sit: !room.locked && can_sit(room),
        can_watch: !room.locked && watchers < WATCHERS_MAX,
        edition: room.settings.edition,
        language: room.settings.language,
        public: room.settings.public,
    }
}
