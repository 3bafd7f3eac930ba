//! What travels between a viewer and a room, one JSON text each.

use moonhare_rules::Command;
use serde::{Deserialize, Serialize};

use super::step::Step;
use crate::{CommandId, Draft, HouseView, PresenceView, RoomCommand, RoomRefusal, RoomView, Secret};

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
    /// Whether a board plays the sounds of the table, so that the devices before it need not.
    Sounding(bool),
    /// Is anybody there, and how late is it?
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
    /// The room is not open any more to those without a name.
    Closed,
    /// The seat went to another device.
    Moved,
    /// The server stops; come back in a moment.
    Restart,
    /// The room is gone.
    RoomGone,
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
            Self::Closed => 4401,
            Self::Kicked => 4403,
            Self::RoomGone => 4404,
            Self::Moved => 4409,
            Self::TooFast => 4429,
        }
    }

    /// A sentence for people who read the wire.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            Self::Kicked => "the host has removed you from this room",
            Self::Closed => "the host has closed the room; join it with a name when it is open",
            Self::Moved => "this seat went to another device; move it back from there",
            Self::Restart => "the server restarts; connect again in a moment",
            Self::RoomGone => "there is no such room any more",
            Self::TooFast => "this client sends too much; connect again later",
            Self::BadMessage => "this message is not understood; see the protocol",
        }
    }
}

/// What the server sends.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to the hello: everything that this viewer may see.
    Welcome(Box<Welcome>),
    /// The answer to a command that was not done, or to a hello that lets nobody in.
    Refused(Refused),
    /// The answer to a command that was done before.
    Accepted {
        /// The command's own id.
        id: CommandId,
        /// Where it stands.
        position: u64,
    },
    /// Who is here, whenever that changes.
    Presence(PresenceView),
    /// For the host: who looks in without a name and who is kept out, whenever that changes.
    House(HouseView),
    /// What was asked for takes long to be stored, because the house loses a machine just now. Nothing is lost, and nobody has to ask
    /// again.
    Breath {
        /// Whether the house catches its breath, or has it back.
        catching: bool,
    },
    /// The answer to the wish for a ticket.
    Ticket {
        /// The wish's own id.
        id: CommandId,
        /// To be opened on another device, once.
        ticket: Secret,
    },
    /// The answer to a ping.
    Pong(Pong),
    /// The last message before the server closes the connection.
    Bye(Bye),
    /// What one record changed for this viewer.
    #[serde(untagged)]
    Step(Box<Step>),
}

impl ServerMessage {
    /// The answer to a command that was not done.
    #[must_use]
    pub fn refused(id: Option<CommandId>, refusal: RoomRefusal) -> Self {
        Self::Refused(Refused { id, code: refusal.code().into(), message: refusal.to_string() })
    }

    /// The message as it travels.
    #[must_use]
    pub fn json(&self) -> String {
        serde_json::to_string(self).unwrap_or_else(|error| unreachable!("no map has odd keys: {error}"))
    }
}

/// What a viewer gets first.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Welcome {
    /// How many records the view is made of.
    pub position: u64,
    /// Tells this room from an earlier one of the same code.
    pub epoch: String,
    /// The server's clock, in milliseconds of Unix time.
    pub now_ms: u64,
    /// Everything that this viewer may see.
    pub view: RoomView,
    /// Who is here.
    pub presence: PresenceView,
}

/// The answer to a ping: from a few of them a client knows how far its clock is from the server's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Pong {
    /// The number of the ping.
    pub n: u64,
    /// The server's clock, in milliseconds of Unix time.
    pub now_ms: u64,
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refused {
    /// The command's own id; nothing for a hello, and where no id could be read.
    pub id: Option<CommandId>,
    /// Stable, for programs and translations.
    pub code: String,
    /// A sentence for people who read the wire: what to do instead.
    pub message: String,
}

/// Why the server closes the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Bye {
    /// Stable, for programs.
    pub code: ByeCode,
    /// A sentence for people who read the wire.
    pub message: &'static str,
}

impl From<ByeCode> for Bye {
    fn from(code: ByeCode) -> Self {
        Self { code, message: code.message() }
    }
}
