//! Telling other nodes who is here, and hearing it from them. A house of one node has nothing to tell and nobody to hear.

use std::{sync::Arc, time::Duration};

use bytes::Bytes;
use moonhare_store::{Hearing, Neighbours, NodeId, Position, RoomId, Topic};
use tokio::time::{Instant, timeout_at};

use super::{elsewhere::Told, live_room::LiveRoom};
use crate::limits::{ASKED_MS_MAX, COMPANY_MISSED_S, PRESENCE_EVERY_MS, TOLD_ALONE_EVERY_MS, TOLD_EVERY_MS};

/// What is told of a room, and what is heard.
pub(super) struct Gossip {
    neighbours: Arc<dyn Neighbours>,
    topic: Topic,
    pub(super) hearing: Hearing,
    /// Something may be different from what was told last.
    changed: bool,
    told_ms: u64,
    /// Until when others are told all that changes: another node is at the table, or was lately.
    company_until_ms: u64,
}

impl Gossip {
    pub(super) fn of(room: RoomId, neighbours: &Arc<dyn Neighbours>) -> Self {
        let topic = Topic::Room(room);
        let hearing = neighbours.hear(topic);
        Self {
            neighbours: Arc::clone(neighbours),
            topic,
            hearing,
            changed: false,
            told_ms: 0,
            company_until_ms: 0,
        }
    }

    pub(super) fn is_alone(&self) -> bool {
        self.neighbours.is_alone()
    }

    pub(super) fn node(&self) -> NodeId {
        self.neighbours.node()
    }

    /// Something may be different from what was told last.
    pub(super) fn touch(&mut self) {
        self.changed = true;
    }

    /// When others are to be told.
    pub(super) fn due_ms(&self) -> Option<u64> {
        let after_ms = match self.changed {
            _ if self.told_ms >= self.company_until_ms => TOLD_ALONE_EVERY_MS,
            true => PRESENCE_EVERY_MS,
            false => TOLD_EVERY_MS,
        };
        (!self.is_alone()).then_some(self.told_ms + after_ms)
    }

    fn tell(&mut self, told: &Told, now_ms: u64) {
        if let Ok(words) = serde_json::to_vec(told) {
            self.neighbours.tell(self.topic, Bytes::from(words));
        }
        (self.changed, self.told_ms) = (false, now_ms);
    }
}

impl LiveRoom {
    /// Whether this node plays for bots and clocks.
    pub(super) fn is_on_duty(&self) -> bool {
        self.gossip.is_alone() || self.presence.elsewhere.leaves_duty_to(self.gossip.node())
    }

    /// Tells others who is here, if it is time.
    pub(super) fn tell_others_when_due(&mut self, now_ms: u64) {
        if self.gossip.due_ms().is_some_and(|due_ms| due_ms <= now_ms) {
            self.tell_others(false);
        }
    }

    /// Tells others who is here; a node that is new at the table asks them to do the same.
    pub(super) fn tell_others(&mut self, asks: bool) {
        if self.gossip.is_alone() {
            return;
        }
        let mut told = Told { asks, typing: self.presence.typing_here(), ..Told::default() };
        for viewer in self.viewers.iter() {
            match viewer.visitor.person {
                Some(person) => told.here.entry(person).or_default().push(viewer.visitor.from),
                None => told.nameless.push((viewer.visitor.from, viewer.visitor.since_ms)),
            }
        }
        told.sounding = self.presence.sounds_here();
        (told.moment, told.drafts) = self.drafts.made_here();
        let now_ms = self.now_ms();
        self.gossip.tell(&told, now_ms);
    }

    /// Tells others that nobody is here any more.
    pub(super) fn say_farewell(&mut self) {
        if !self.gossip.is_alone() {
            // What they had prepared goes with them, wherever they come back.
            let (moment, drafts) = self.drafts.made_here();
            let now_ms = self.now_ms();
            self.gossip.tell(&Told { moment, drafts, ..Told::default() }, now_ms);
        }
    }

    /// Another node has told something.
    pub(super) fn heard(&mut self, node: NodeId, words: &[u8]) {
        let Ok(told) = serde_json::from_slice::<Told>(words) else {
            // A newer release may tell what this one does not know.
            tracing::debug!(room = %self.room.code(), "what another node tells is not understood");
            return;
        };
        let now_ms = self.now_ms();
        let is_new = !told.is_empty() && !self.presence.elsewhere.knows(node);
        if let Some(position) = told.wrote {
            self.follow.heard(Position(position));
        }
        self.drafts.hear(told.moment, &told.drafts);
        let asks = told.asks;
        self.presence.hear(node, told, now_ms);
        self.mind_company();
        if (asks || is_new) && !self.viewers.is_empty() {
            self.tell_others(false);
        }
    }

    /// Listens for what others append, and tells them what changes, as long as another node is at the table.
    pub(super) fn mind_company(&mut self) {
        let has_company = !self.presence.elsewhere.is_empty();
        if has_company {
            self.gossip.company_until_ms = self.now_ms() + COMPANY_MISSED_S * 1_000;
        }
        self.follow.listen(has_company || self.gossip.is_alone());
    }

    /// Somebody else has appended: if it is not known who, they are asked.
    pub(super) fn wonder_who_wrote(&mut self) {
        if self.presence.elsewhere.is_empty() && !self.viewers.is_empty() {
            self.tell_others(true);
        }
    }

    /// Tells others of an append, if nothing else lets them know that this node has the room.
    pub(super) fn tell_of_append(&mut self) {
        if self.viewers.is_empty() && !self.gossip.is_alone() {
            let (wrote, now_ms) = (Some(self.room.position()), self.now_ms());
            self.gossip.tell(&Told { wrote, ..Told::default() }, now_ms);
        }
    }

    /// Asks who is here, and waits a moment for the first to answer: so that a game which is played elsewhere is not taken for one that
    /// slept.
    pub(super) async fn ask_others(&mut self) {
        if self.gossip.is_alone() {
            return;
        }
        self.tell_others(true);
        let deadline = Instant::now() + Duration::from_millis(ASKED_MS_MAX);
        while self.presence.elsewhere.is_empty() {
            let Ok((node, words)) = timeout_at(deadline, self.gossip.hearing.next()).await else { return };
            self.heard(node, &words);
        }
    }
}
