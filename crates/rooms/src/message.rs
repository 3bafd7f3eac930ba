//! What travels between a viewer and a room, one JSON text each.

use moonhare_rules::Command;
use serde::{Deserialize, Serialize};

use crate::{CommandId, RoomCommand, RoomRefusal, command::Draft};

/// What a client sends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// First of all: who is it?
    Hello(Hello),
    /// A move in the game.
    Do {
        /// The client's own id for it.
        id: CommandId,
        /// The move.
        command: Command,
    },
    /// A wish about the room.
    Room {
        /// The client's own id for it.
        id: CommandId,
        /// The wish.
        command: RoomCommand,
    },
    /// What is prepared but not sent.
    Draft(Draft),
    /// Whether a clue is being written.
    Typing(bool),
    /// Is anybody there?
    Ping(u64),
}

/// How a client begins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Hello {
    /// The secret of the seat; nothing to watch without a name.
    pub secret: Option<String>,
    /// The last position seen.
    pub position: Option<u64>,
    /// The room's epoch that the position belongs to.
    pub epoch: Option<String>,
}

/// Why a connection is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ByeCode {
    /// The host removed this person.
    Kicked,
    /// The server stops; come back in a moment.
    Restart,
    /// The room is gone.
    RoomGone,
    /// The client read too slowly.
    TooSlow,
    /// The client sent too much.
    TooFast,
    /// What the client sent is not understood.
    BadMessage,
}

impl ByeCode {
    /// The close code of the WebSocket.
    #[must_use]
    pub const fn close_code(self) -> u16 {
        match self {
            Self::Restart => 1012,
            Self::BadMessage => 4400,
            Self::Kicked => 4403,
            Self::RoomGone => 4404,
            Self::TooSlow => 4408,
            Self::TooFast => 4429,
        }
    }

    /// A sentence for people who read the wire.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            Self::Kicked => "the host has removed you from this room",
            Self::Restart => "the server restarts; connect again in a moment",
            Self::RoomGone => "there is no such room any more",
            Self::TooSlow => "this client reads too slowly; connect again",
            Self::TooFast => "this client sends too much; connect again later",
            Self::BadMessage => "this message is not understood; see the protocol",
        }
    }

    /// The last message before the close.
    #[must_use]
    pub fn text(self) -> String {
        serde_json::json!({ "bye": { "code": self, "message": self.message() } }).to_string()
    }
}

/// The answer to a command that was not done.
pub(crate) fn refused(id: &CommandId, refusal: RoomRefusal) -> String {
    let message = refusal.to_string();
    serde_json::json!({ "refused": { "id": id, "code": refusal.code(), "message": message } }).to_string()
}

/// The answer to a command that was done before.
pub(crate) fn accepted(id: &CommandId, position: u64) -> String {
    serde_json::json!({ "accepted": { "id": id, "position": position } }).to_string()
}
