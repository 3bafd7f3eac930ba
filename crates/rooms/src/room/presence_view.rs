//! Who is here, as a part of what a viewer sees. Whoever runs the room knows it; no record does.

use serde::Serialize;

use super::{KeptOutView, Person};

/// Who is here, as everybody sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PresenceView {
    /// People with an open connection, seated or not.
    pub here: Vec<Person>,
    /// People who are writing a clue.
    pub typing: Vec<Person>,
    /// How many connections only watch.
    pub watchers: usize,
    /// A board plays the sounds of the table; left out when none does.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sounding: bool,
}

/// Who looks in without a name and who is kept out: for the host, who can put the ones out and let the others back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct HouseView {
    /// Those who watch without a name, by where they come from.
    pub nameless: Vec<NamelessView>,
    /// Whom the room keeps out.
    pub kept_out: Vec<KeptOutView>,
}

/// Connections without a name from one address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NamelessView {
    /// A number for the address, which says nothing else; `put_out` names them by it.
    pub place: u32,
    /// How many there are.
    pub count: usize,
    /// Since when the first of them is here, in milliseconds of Unix time.
    pub since_ms: u64,
}
