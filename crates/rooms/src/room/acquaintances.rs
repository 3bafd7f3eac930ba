//! By which secrets people in a room are known, and by which they were: a seat may have moved from device to device.

use std::collections::BTreeMap;

use super::{
    Person, RoomEvent, SecretHash,
    record::{Unreadable, read_all},
};

/// Every secret that anybody in a room ever had.
#[derive(Clone, Debug, Default)]
pub(crate) struct Acquaintances(BTreeMap<Person, Vec<SecretHash>>);

impl Acquaintances {
    /// Those of the room of this epoch; nothing if these are the records of another room, or there are none.
    pub(crate) fn of_room<'a>(
        epoch: &str,
        records: impl Iterator<Item = &'a [u8]>,
    ) -> Result<Option<Self>, Unreadable> {
        let (mut all, mut is_this_room) = (Self::default(), false);
        for batch in read_all(records) {
            for event in &batch?.events {
                all.meet(event);
                is_this_room |= matches!(event, RoomEvent::Created { epoch: of, .. } if of == epoch);
            }
        }
        Ok(is_this_room.then_some(all))
    }

    /// Learns what an event says of people's secrets.
    pub(super) fn meet(&mut self, event: &RoomEvent) {
        match event {
            RoomEvent::Joined { who, secret, earlier, .. } => {
                self.0.entry(who.person).or_default().extend(earlier.iter().chain([secret]));
            }
            RoomEvent::TicketUsed { person, secret } | RoomEvent::SeatMoved { person, secret } => {
                self.0.entry(*person).or_default().push(*secret);
            }
            _ => {}
        }
    }

    /// Every secret that somebody ever had.
    pub(super) fn secrets(&self, person: Person) -> &[SecretHash] {
        self.0.get(&person).map_or(&[], Vec::as_slice)
    }

    /// Whose secret this is, or was. Who came again with it is meant by either number.
    pub(crate) fn owners(&self, presented: SecretHash) -> Vec<Person> {
        // No early end: the time must not tell which of the secrets was close.
        let has =
            |secrets: &[SecretHash]| secrets.iter().fold(false, |has, known| has | (*known == presented));
        self.0.iter().filter(|(_, secrets)| has(secrets)).map(|(person, _)| *person).collect()
    }
}
