//! What the host sees of who looks in without a name, and of who is kept out.

use std::collections::BTreeMap;

use super::{elsewhere::Elsewhere, fan_out::Viewers, live_room::LiveRoom};
use crate::{AddressMark, HouseView, NamelessView, Person, ServerMessage};

/// The addresses of those without a name, by numbers that say nothing else.
#[derive(Debug, Default)]
pub(super) struct House {
    places: BTreeMap<Option<AddressMark>, u32>,
    count: u32,
    /// What which host heard last.
    sent: Option<(Person, HouseView)>,
}

impl House {
    /// A number for an address, the same as long as somebody comes from there.
    fn place(&mut self, from: Option<AddressMark>) -> u32 {
        *self.places.entry(from).or_insert_with(|| {
            self.count += 1;
            self.count
        })
    }

    /// Those who look in without a name, by where they come from.
    fn nameless(&mut self, viewers: &Viewers, elsewhere: &Elsewhere) -> Vec<NamelessView> {
        let mut found: BTreeMap<Option<AddressMark>, (usize, u64)> = BTreeMap::new();
        let nameless = viewers.iter().filter(|viewer| viewer.visitor.person.is_none());
        let here = nameless.map(|viewer| (viewer.visitor.from, viewer.visitor.since_ms));
        for (from, came_ms) in here.chain(elsewhere.nameless()) {
            let (count, since_ms) = found.entry(from).or_insert((0, u64::MAX));
            *count += 1;
            *since_ms = came_ms.min(*since_ms);
        }
        self.places.retain(|from, _| found.contains_key(from));
        found
            .into_iter()
            .map(|(from, (count, since_ms))| NamelessView { place: self.place(from), count, since_ms })
            .collect()
    }

    /// The address of this number.
    pub(super) fn address(&self, place: u32) -> Option<Option<AddressMark>> {
        self.places.iter().find(|(_, number)| **number == place).map(|(from, _)| *from)
    }
}

impl LiveRoom {
    /// What the host sees.
    pub(super) fn house_view(&mut self) -> HouseView {
        let nameless = self.house.nameless(&self.viewers, &self.presence.elsewhere);
        HouseView { nameless, kept_out: self.room.kept_out_view(self.shared.clock.now_ms()) }
    }

    /// Tells the host, if it is different from what they heard last.
    pub(super) fn tell_host(&mut self) {
        let (host, view) = (self.room.host(), self.house_view());
        if self.house.sent.as_ref().is_some_and(|(to, sent)| *to == host && *sent == view) {
            return;
        }
        let text = ServerMessage::House(view.clone()).json();
        for viewer in self.viewers.iter().filter(|viewer| viewer.visitor.person == Some(host)) {
            viewer.outlet.send(&text);
        }
        self.house.sent = Some((host, view));
    }
}
