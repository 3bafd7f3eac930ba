//! Who is at the same table through other nodes, and what those have prepared: as far as their nodes tell.

use std::collections::BTreeMap;

use moonhare_store::NodeId;
use serde::{Deserialize, Serialize};

use crate::{AddressMark, Draft, Person, limits::TOLD_S, room::Moment};

/// What a node tells the others of a room. It is all that they need to know, so that none of it has to arrive.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Told {
    /// Open connections of each person, by where they come from.
    pub(super) here: BTreeMap<Person, Vec<Option<AddressMark>>>,
    /// Those who are writing a clue.
    pub(super) typing: Vec<Person>,
    /// Open connections without a name: where they come from, and since when.
    pub(super) nameless: Vec<(Option<AddressMark>, u64)>,
    /// A board plays the sounds of the table.
    pub(super) sounding: bool,
    /// What people have prepared at this node, and for when.
    pub(super) moment: Option<Moment>,
    pub(super) drafts: BTreeMap<Person, Draft>,
    /// The node has appended up to here, with nobody at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) wrote: Option<u64>,
    /// The node is new at this table: others should tell now.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) asks: bool,
}

impl Told {
    pub(super) fn is_empty(&self) -> bool {
        self.here.is_empty() && self.nameless.is_empty()
    }
}

/// What the other nodes have told.
#[derive(Debug, Default)]
pub(super) struct Elsewhere(BTreeMap<NodeId, (u64, Told)>);

impl Elsewhere {
    /// A node has told something.
    pub(super) fn hear(&mut self, node: NodeId, told: Told, now_ms: u64) {
        if told.is_empty() {
            self.0.remove(&node);
        } else {
            self.0.insert(node, (now_ms + TOLD_S * 1_000, told));
        }
    }

    /// Nodes that have not told anything for some time are gone, and everybody with them. Whether there were any.
    pub(super) fn forget_silent(&mut self, now_ms: u64) -> bool {
        let known = self.0.len();
        self.0.retain(|_, (until_ms, _)| *until_ms > now_ms);
        self.0.len() != known
    }

    /// When the next node that stays silent is gone.
    pub(super) fn due_ms(&self) -> Option<u64> {
        self.0.values().map(|(until_ms, _)| *until_ms).min()
    }

    /// Whether somebody is at this node.
    pub(super) fn knows(&self, node: NodeId) -> bool {
        self.0.contains_key(&node)
    }

    /// Nobody is at another node.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether this node does what nobody asks for: of those with viewers, the one with the lowest number. If two believe it of
    /// themselves, the second to write finds that it is done.
    pub(super) fn leaves_duty_to(&self, node: NodeId) -> bool {
        self.0.keys().all(|other| *other > node)
    }

    fn all(&self) -> impl Iterator<Item = &Told> {
        self.0.values().map(|(_, told)| told)
    }

    pub(super) fn devices(&self, person: Person) -> usize {
        self.all().filter_map(|told| told.here.get(&person)).map(Vec::len).sum()
    }

    /// Where somebody's connections come from.
    pub(super) fn marks_of(&self, person: Person) -> impl Iterator<Item = AddressMark> {
        self.all().filter_map(move |told| told.here.get(&person)).flatten().copied().flatten()
    }

    /// Everybody with a name, and how many connections each has.
    pub(super) fn people(&self) -> impl Iterator<Item = (Person, usize)> {
        self.all().flat_map(|told| told.here.iter().map(|(person, marks)| (*person, marks.len())))
    }

    pub(super) fn typing(&self) -> impl Iterator<Item = Person> {
        self.all().flat_map(|told| told.typing.iter().copied())
    }

    pub(super) fn nameless(&self) -> impl Iterator<Item = (Option<AddressMark>, u64)> {
        self.all().flat_map(|told| told.nameless.iter().copied())
    }

    pub(super) fn sounding(&self) -> bool {
        self.all().any(|told| told.sounding)
    }
}
