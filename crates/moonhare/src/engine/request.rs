//! What a program may ask, and what it is answered.

use moonhare_rules::{Command, Edition, Event, HouseRules, Problem, Seat, View, Viewer};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::table::Table;
use crate::edition::sentence;
use crate::lines::{LINE_BYTES_MAX, Line};

/// The engine: at most one game at a time.
#[derive(Default)]
pub(super) struct Engine {
    table: Option<Table>,
}

/// A request.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Request {
    New(New),
    View(Who),
    Moves(Seat),
    Do(Move),
    Log(True),
}

/// A new game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    pub(super) rules: Edition,
    pub(super) players: usize,
    #[serde(default)]
    pub(super) seed: u64,
    #[serde(default)]
    pub(super) house: Option<HouseRules>,
    /// Cards in the deck: one pack, unless told otherwise.
    #[serde(default)]
    pub(super) cards: Option<usize>,
}

/// A seat's move. The command is read in a second step, so that a bad one is refused like any other.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Move {
    seat: Seat,
    command: Value,
}

/// A seat's number, or `"watcher"`.
#[derive(Deserialize)]
#[serde(untagged)]
enum Who {
    Seat(Seat),
    Watcher(WatcherWord),
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum WatcherWord {
    Watcher,
}

/// The word `true`.
struct True;

impl<'de> Deserialize<'de> for True {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match bool::deserialize(deserializer)? {
            true => Ok(Self),
            false => Err(serde::de::Error::custom("ask for the log with true")),
        }
    }
}

/// An answer.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Answer<'a> {
    Accepted {
        position: usize,
    },
    Refused {
        code: &'static str,
        message: String,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        problems: Vec<Problem>,
    },
    View(Box<View>),
    Moves(Vec<Value>),
    Log(&'a [Event]),
    Error {
        code: &'static str,
        message: String,
    },
}

impl Engine {
    pub(super) fn answer(&mut self, line: &Line<'_>) -> Answer<'_> {
        let Line::Bytes(bytes) = line else {
            return error("line_too_long", format!("a line may have at most {LINE_BYTES_MAX} bytes"));
        };
        let request = match serde_json::from_slice(bytes) {
            Ok(request) => request,
            Err(reason) => return error("bad_request", format!("this is not a request: {reason}")),
        };
        if let Request::New(new) = request {
            return self.begin(&new);
        }
        let Some(table) = &mut self.table else {
            return error("no_game", "begin a game first, with {\"new\":{…}}".to_owned());
        };
        match request {
            Request::Do(Move { seat, command }) => act(table, seat, command),
            Request::Log(True) => Answer::Log(table.log()),
            Request::View(Who::Watcher(_)) => Answer::View(Box::new(table.view(Viewer::Watcher))),
            Request::View(Who::Seat(seat)) if table.has(seat) => {
                Answer::View(Box::new(table.view(Viewer::Seat(seat))))
            }
            Request::Moves(seat) if table.has(seat) => Answer::Moves(table.moves(seat)),
            _ => error("unknown_seat", "there is no such seat at this table".to_owned()),
        }
    }

    fn begin(&mut self, new: &New) -> Answer<'_> {
        match Table::new(new) {
            Ok(table) => {
                let position = table.position();
                self.table = Some(table);
                Answer::Accepted { position }
            }
            Err(problems) => Answer::Refused {
                code: problems.first().map_or("bad_request", |problem| problem.code.as_str()),
                message: sentence(&problems),
                problems,
            },
        }
    }
}

fn act(table: &mut Table, seat: Seat, command: Value) -> Answer<'static> {
    let refused = |code, message| Answer::Refused { code, message, problems: vec![] };
    let command: Command = match serde_json::from_value(command) {
        Ok(command) => command,
        Err(reason) => return refused("bad_command", format!("this is not a command: {reason}")),
    };
    match table.act(seat, &command) {
        Ok(position) => Answer::Accepted { position },
        Err(refusal) => refused(refusal.code(), refusal.to_string()),
    }
}

fn error(code: &'static str, message: String) -> Answer<'static> {
    Answer::Error { code, message }
}
