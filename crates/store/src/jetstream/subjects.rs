//! Where everything of a house stands in JetStream.
//!
//! A house has a fixed number of streams, its partitions. Each has a leader of its own, so that the loss of one server stops
//! a third of the tables for some seconds and not all of them. Whatever belongs to a room stands in one partition.

use crate::{BlobId, RoomId, StoreError, limits::PARTITIONS_MIN};

/// The names of a house.
#[derive(Clone, Debug)]
pub(super) struct Subjects {
    house: String,
    /// How many partitions it has: as many as it was begun with.
    pub(super) partitions: u64,
}

impl Subjects {
    /// The names of this house, unless it can't be called so.
    pub(super) fn named(house: &str) -> Result<Self, StoreError> {
        let fits = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        let is_name = (1..=32).contains(&house.len()) && house.chars().all(fits);
        is_name.then(|| Self { house: house.to_owned(), partitions: PARTITIONS_MIN }).ok_or_else(|| {
            StoreError::Failed(format!(
                "{house:?} is no name for a house: a-z, 0-9 and -, at most 32 of them"
            ))
        })
    }

    /// The partition of a room. It may never change: rooms would be looked for where they are not.
    pub(super) fn partition(&self, room: RoomId) -> u64 {
        (room.0.cast_unsigned().wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) % self.partitions
    }

    pub(super) fn stream(&self, partition: u64) -> String {
        format!("{}-{partition:02}-of-{}", self.house, self.partitions)
    }

    /// How many partitions a house has whose stream this is.
    pub(super) fn partitions_in(stream: &str) -> Option<u64> {
        stream.rsplit_once("-of-")?.1.parse().ok().filter(|partitions| *partitions > 0)
    }

    pub(super) fn stream_of(&self, room: RoomId) -> String {
        self.stream(self.partition(room))
    }

    /// Everything of a partition.
    pub(super) fn all(&self, partition: u64) -> String {
        format!("{}.{partition:02}.>", self.house)
    }

    /// All logs of a partition.
    pub(super) fn logs(&self, partition: u64) -> String {
        format!("{}.{partition:02}.log.*", self.house)
    }

    pub(super) fn log(&self, room: RoomId) -> String {
        format!("{}.{:02}.log.{}", self.house, self.partition(room), room.0)
    }

    /// Which room's log this is.
    pub(super) fn room_of(subject: &str) -> Option<RoomId> {
        subject.rsplit('.').next()?.parse().ok().map(RoomId)
    }

    /// Where a partition tells what it has stored.
    pub(super) fn told_by(&self, partition: u64) -> String {
        format!("{}-told.{partition:02}.{{{{wildcard(1)}}}}", self.house)
    }

    /// Where it is told what was stored of a room.
    pub(super) fn told(&self, room: RoomId) -> String {
        format!("{}-told.{:02}.{}", self.house, self.partition(room), room.0)
    }

    /// All blobs of a partition.
    pub(super) fn blobs(&self, partition: u64) -> String {
        format!("{}.{partition:02}.blob.>", self.house)
    }

    pub(super) fn blob(&self, room: RoomId, id: &BlobId) -> String {
        format!("{}.{:02}.blob.{}.{}", self.house, self.partition(room), room.0, hex(id.0.as_bytes()))
    }

    /// Which room's blob this is.
    pub(super) fn room_of_blob(subject: &str) -> Option<RoomId> {
        subject.rsplit('.').nth(1)?.parse().ok().map(RoomId)
    }

    /// Which blob of its room this is.
    pub(super) fn blob_of(subject: &str) -> Option<BlobId> {
        let id = subject.rsplit('.').next().and_then(unhex)?;
        String::from_utf8(id).ok().map(BlobId)
    }

    /// All blobs of a room, and all their parts.
    pub(super) fn blobs_of(&self, room: RoomId) -> [String; 2] {
        ["blob", "part"].map(|kind| format!("{}.{:02}.{kind}.{}.>", self.house, self.partition(room), room.0))
    }

    /// The parts of a blob, of whatever content.
    pub(super) fn parts(&self, room: RoomId, id: &BlobId) -> String {
        let (partition, id) = (self.partition(room), hex(id.0.as_bytes()));
        format!("{}.{partition:02}.part.{}.{id}.>", self.house, room.0)
    }

    /// The parts of a blob with this content.
    pub(super) fn parts_of(&self, room: RoomId, id: &BlobId, content: &str) -> String {
        let (partition, id) = (self.partition(room), hex(id.0.as_bytes()));
        format!("{}.{partition:02}.part.{}.{id}.{content}.>", self.house, room.0)
    }

    /// One part of a blob with this content.
    pub(super) fn part(&self, room: RoomId, id: &BlobId, content: &str, number: usize) -> String {
        let (partition, id) = (self.partition(room), hex(id.0.as_bytes()));
        format!("{}.{partition:02}.part.{}.{id}.{content}.{number}", self.house, room.0)
    }

    /// A duty that one node does for all.
    pub(super) fn duty(&self, name: &str) -> String {
        format!("{}.00.duty.{}", self.house, hex(name.as_bytes()))
    }

    /// Where nodes tell each other what is in no log.
    pub(super) fn tell(&self, topic: &str, node: &str) -> String {
        format!("{}-tell.{topic}.{node}", self.house)
    }
}

pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes of what [`hex`] wrote.
pub(super) fn unhex(text: &str) -> Option<Vec<u8>> {
    let pair = |at| u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok();
    (0..text.len().div_ceil(2)).map(pair).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_house_has_a_name_that_subjects_can_hold() {
        for (name, fits) in [
            ("moonhare", true),
            ("house-2", true),
            ("", false),
            ("a.b", false),
            ("A", false),
            ("a b", false),
            ("*", false),
        ] {
            assert_eq!(Subjects::named(name).is_ok(), fits, "{name:?}");
        }
    }

    #[test]
    fn rooms_are_spread_evenly_and_for_ever_alike() {
        // Stored on disks: where a room is looked for must stay where it was put.
        for (partitions, where_rooms_are) in [(3, [0, 0, 0, 2, 2]), (12, [6, 0, 9, 2, 5])] {
            let house = Subjects { partitions, ..Subjects::named("moonhare").unwrap() };
            let mut rooms = vec![0; partitions as usize];
            for room in 0..1_000 * partitions as i64 {
                rooms[house.partition(RoomId(room)) as usize] += 1;
            }
            assert!(rooms.iter().all(|count| (900..1_100).contains(count)), "{rooms:?}");
            let found = [-1, 0, 1, 7, 887_503_680].map(|room| house.partition(RoomId(room)));
            assert_eq!(found, where_rooms_are);
            assert_eq!(Subjects::partitions_in(&house.stream(0)), Some(partitions));
        }
    }

    #[test]
    fn a_blob_tells_its_name() {
        let house = Subjects::named("moonhare").unwrap();
        for id in ["drafts", "0aff", "à la carte.>"] {
            let id = BlobId(id.into());
            let subject = house.blob(RoomId(-7), &id);
            assert_eq!(Subjects::room_of_blob(&subject), Some(RoomId(-7)));
            assert_eq!(Subjects::blob_of(&subject), Some(id));
        }
        assert_eq!(Subjects::blob_of("a.b.0"), None);
    }

    #[test]
    fn a_log_tells_its_room() {
        let house = Subjects::named("moonhare").unwrap();
        for room in [-1, 0, 887_503_680] {
            assert_eq!(Subjects::room_of(&house.log(RoomId(room))), Some(RoomId(room)));
        }
    }
}
