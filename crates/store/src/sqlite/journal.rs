//! The journal: what was appended lately, group after group, before it settles in its rooms' rows.
//!
//! Rows of a room lie together, so a group that holds one record for each of three hundred rooms would touch three
//! hundred pages. The journal takes the whole group as one row at the end of the file instead: a few pages, one after
//! the other. When enough has gathered, every room gets its records at once, and the journal is emptied.

use std::{collections::BTreeMap, ops::Range};

use bytes::{BufMut, Bytes};

use crate::{Position, Record, RoomId};

/// The head of each record in a group: the room, the position, how many bytes follow.
const HEAD_BYTES: usize = 8 + 8 + 4;

/// Appends that go down together, as one row of the journal.
#[derive(Debug, Default)]
pub(super) struct Group {
    bytes: Vec<u8>,
    /// Where in the bytes each record is, and whose it is.
    entries: Vec<(RoomId, Position, Range<usize>)>,
}

impl Group {
    pub(super) fn add(&mut self, room: RoomId, position: Position, record: &[u8]) {
        // The limits let no record be larger than this holds.
        let length = u32::try_from(record.len()).unwrap_or(u32::MAX);
        self.bytes.put_i64_le(room.0);
        self.bytes.put_u64_le(position.0);
        self.bytes.put_u32_le(length);
        let start = self.bytes.len();
        self.bytes.put_slice(record);
        self.entries.push((room, position, start..self.bytes.len()));
    }

    /// Reads a row of the journal; nothing if it is not one.
    pub(super) fn read(bytes: Vec<u8>) -> Option<Self> {
        let mut entries = Vec::new();
        let mut rest = bytes.as_slice();
        while !rest.is_empty() {
            let (head, tail) = rest.split_at_checked(HEAD_BYTES)?;
            let room = RoomId(i64::from_le_bytes(head[..8].try_into().ok()?));
            let position = Position(u64::from_le_bytes(head[8..16].try_into().ok()?));
            let length = u32::from_le_bytes(head[16..].try_into().ok()?) as usize;
            let start = bytes.len() - tail.len();
            rest = tail.get(length..)?;
            entries.push((room, position, start..start + length));
        }
        Some(Self { bytes, entries })
    }

    pub(super) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The row.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}

/// The records that stand in the journal only, by room.
#[derive(Debug, Default)]
pub(super) struct Unsettled {
    rooms: BTreeMap<RoomId, Tail>,
    records: usize,
    bytes: usize,
}

/// The end of a room's log.
#[derive(Debug)]
struct Tail {
    /// The position before its first record.
    after: Position,
    records: Vec<Record>,
}

impl Tail {
    fn head(&self) -> Position {
        self.after.plus(self.records.len())
    }
}

impl Unsettled {
    /// Takes a group that is on disk. Its records share the group's bytes. Gives a room whose records do not follow
    /// each other, if there is one.
    pub(super) fn take(&mut self, group: Group) -> Result<(), RoomId> {
        let bytes = Bytes::from(group.bytes);
        self.bytes += bytes.len();
        self.records += group.entries.len();
        for (room, position, at) in group.entries {
            let after = Position(position.0.saturating_sub(1));
            let tail = self.rooms.entry(room).or_insert_with(|| Tail { after, records: Vec::new() });
            if tail.head() != after {
                return Err(room);
            }
            tail.records.push(bytes.slice(at));
        }
        Ok(())
    }

    /// Where a room's log ends, if its end is here.
    pub(super) fn head(&self, room: RoomId) -> Option<Position> {
        self.rooms.get(&room).map(Tail::head)
    }

    /// The records of a room after a position, each with its own.
    pub(super) fn after(&self, room: RoomId, after: Position) -> Vec<(Position, Record)> {
        let Some(tail) = self.rooms.get(&room) else { return Vec::new() };
        let positions = (tail.after.0 + 1..).map(Position);
        let records = positions.zip(tail.records.iter().cloned());
        records.filter(|(position, _)| *position > after).collect()
    }

    /// Everything, in the order of the rows.
    pub(super) fn all(&self) -> impl Iterator<Item = (RoomId, Position, &Record)> {
        self.rooms.iter().flat_map(|(room, tail)| {
            let positions = (tail.after.0 + 1..).map(Position);
            positions.zip(&tail.records).map(|(position, record)| (*room, position, record))
        })
    }

    pub(super) fn records(&self) -> usize {
        self.records
    }

    pub(super) fn bytes(&self) -> usize {
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn group(entries: &[(i64, u64, &str)]) -> Group {
        let mut group = Group::default();
        for (room, position, record) in entries {
            group.add(RoomId(*room), Position(*position), record.as_bytes());
        }
        group
    }

    #[test]
    fn a_row_is_read_as_it_was_written() {
        let written = group(&[(7, 3, "a"), (-2, 1, ""), (7, 4, "bcd")]);
        let read = Group::read(written.bytes().to_vec()).unwrap();
        assert_eq!(read.entries, written.entries);
        let mut unsettled = Unsettled::default();
        unsettled.take(read).unwrap();
        assert_eq!(unsettled.head(RoomId(7)), Some(Position(4)));
        assert_eq!(unsettled.after(RoomId(7), Position(3)), [(Position(4), Record::from("bcd"))]);
        let rooms: Vec<_> = unsettled.all().map(|(room, position, _)| (room.0, position.0)).collect();
        assert_eq!(rooms, [(-2, 1), (7, 3), (7, 4)]);
    }

    #[test]
    fn a_row_that_is_cut_off_is_none() {
        let bytes = group(&[(7, 3, "abc")]).bytes().to_vec();
        for length in 1..bytes.len() {
            assert!(Group::read(bytes[..length].to_vec()).is_none(), "{length} bytes");
        }
    }

    #[test]
    fn a_gap_is_found() {
        assert_eq!(Unsettled::default().take(group(&[(7, 3, "a"), (7, 5, "b")])), Err(RoomId(7)));
    }
}
