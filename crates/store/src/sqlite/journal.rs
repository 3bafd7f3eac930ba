//! The journal: what was appended lately, group after group, before it settles in its rooms' rows.
//!
//! Rows of a room lie together, so a group that holds one record for each of three hundred rooms would touch three
//! hundred pages. The journal takes the whole group as one row at the end of the file instead: a few pages, one after
//! the other. When enough has gathered, rooms get their records, some rooms at a time (see `settle`); a group leaves the
//! journal when all of its records have settled. Until then some of what stands in it has its row already: each room's end
//! tells how far.

use std::{
    collections::{BTreeMap, HashMap},
    ops::{Bound, Range},
};

use bytes::{BufMut, Bytes};

use crate::{
    Position, Record, RoomId,
    seal::{SEAL_BYTES, Seal},
};

/// The head of each record in a group: the room, the position, how many bytes follow …
const PLACE_BYTES: usize = 8 + 8 + 4;
/// … and the record's seal, which groups of the first releases did not have.
const HEAD_BYTES: usize = PLACE_BYTES + SEAL_BYTES;
/// No record stands here; in a group it means that the room was removed.
const REMOVAL: Position = Position::START;

/// Appends that go down together, as one row of the journal.
#[derive(Debug, Default)]
pub(super) struct Group {
    bytes: Vec<u8>,
    /// The heads alone, which the group's seal is made of: with the records' own seals that covers everything once.
    heads: Vec<u8>,
    entries: Vec<Entry>,
}

/// Where in a group's bytes a record is, and whose it is.
#[derive(Debug, PartialEq, Eq)]
struct Entry {
    room: RoomId,
    position: Position,
    seal: Seal,
    at: Range<usize>,
}

/// A record and the seal it was written with.
pub(super) type Sealed = (Seal, Record);

impl Group {
    pub(super) fn add(&mut self, room: RoomId, position: Position, record: &[u8]) {
        // The limits let no record be larger than this holds.
        let length = u32::try_from(record.len()).unwrap_or(u32::MAX);
        let seal = Seal::of_record(room, position, record);
        let head = self.bytes.len();
        self.bytes.put_i64_le(room.0);
        self.bytes.put_u64_le(position.0);
        self.bytes.put_u32_le(length);
        self.bytes.put_slice(seal.bytes());
        self.heads.extend_from_slice(&self.bytes[head..]);
        let start = self.bytes.len();
        self.bytes.put_slice(record);
        self.entries.push(Entry { room, position, seal, at: start..self.bytes.len() });
    }

    /// Notes that a room was removed: whatever stands in the journal of it before this counts no more.
    pub(super) fn add_removal(&mut self, room: RoomId) {
        self.add(room, REMOVAL, &[]);
    }

    /// Reads a row of the journal; nothing if it is not one. Whether the heads are as they were written is for the group's
    /// seal to say, and whether a record is, for its own.
    pub(super) fn read(bytes: Vec<u8>) -> Option<Self> {
        Self::parse(bytes, HEAD_BYTES)
    }

    /// Reads a row of a release that knew no seals.
    pub(super) fn read_unsealed(bytes: Vec<u8>) -> Option<Self> {
        Self::parse(bytes, PLACE_BYTES)
    }

    fn parse(bytes: Vec<u8>, head_bytes: usize) -> Option<Self> {
        let (mut entries, mut heads) = (Vec::new(), Vec::new());
        let mut rest = bytes.as_slice();
        while !rest.is_empty() {
            let (head, tail) = rest.split_at_checked(head_bytes)?;
            let room = RoomId(i64::from_le_bytes(head[..8].try_into().ok()?));
            let position = Position(u64::from_le_bytes(head[8..16].try_into().ok()?));
            let length = u32::from_le_bytes(head[16..PLACE_BYTES].try_into().ok()?) as usize;
            let start = bytes.len() - tail.len();
            rest = tail.get(length..)?;
            let seal = match head.get(PLACE_BYTES..HEAD_BYTES) {
                Some(seal) => Seal::stored(Some(seal)).ok()?,
                None => Seal::of_record(room, position, &tail[..length]),
            };
            heads.extend_from_slice(head);
            entries.push(Entry { room, position, seal, at: start..start + length });
        }
        Some(Self { bytes, heads, entries })
    }

    /// The seal of this group after another.
    pub(super) fn seal(&self, before: Seal, sequence: u64) -> Seal {
        Seal::of_group(before, sequence, &self.heads)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The rooms of its records, some of them more than once.
    pub(super) fn rooms(&self) -> impl Iterator<Item = RoomId> {
        self.entries.iter().map(|entry| entry.room)
    }

    /// How many records go down with it.
    pub(super) fn records(&self) -> usize {
        self.entries.len()
    }

    /// The row.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}

/// What is left of the groups of a journal: the records that have not settled. `ends` tells where a room's rows end.
/// Gives a room whose records do not follow each other, if there is one.
pub(super) fn replay(groups: Vec<Group>, ends: &HashMap<RoomId, Position>) -> Result<Unsettled, RoomId> {
    let mut removals = HashMap::new();
    for (number, group) in groups.iter().enumerate() {
        for removed in group.entries.iter().filter(|entry| entry.position == REMOVAL) {
            removals.insert(removed.room, number);
        }
    }
    let mut unsettled = Unsettled::default();
    for (number, mut group) in groups.into_iter().enumerate() {
        group.entries.retain(|entry| {
            // A removal is alone in its group.
            let removed = removals.get(&entry.room).is_some_and(|removal| number <= *removal);
            !removed && ends.get(&entry.room).is_none_or(|end| entry.position > *end)
        });
        unsettled.take(group)?;
    }
    Ok(unsettled)
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
    records: Vec<Sealed>,
}

impl Tail {
    fn head(&self) -> Position {
        self.after.plus(self.records.len())
    }
}

/// Records of one room that settle together.
#[derive(Debug)]
pub(super) struct Settlers {
    pub(super) room: RoomId,
    pub(super) records: Vec<(Position, Sealed)>,
}

impl Settlers {
    /// Where the room's rows end with them.
    pub(super) fn end(&self) -> Position {
        self.records.last().map_or(Position::START, |(position, _)| *position)
    }
}

impl Unsettled {
    /// Takes a group that is on disk. Its records share the group's bytes. Gives a room whose records do not follow
    /// each other, if there is one.
    pub(super) fn take(&mut self, group: Group) -> Result<(), RoomId> {
        let bytes = Bytes::from(group.bytes);
        for Entry { room, position, seal, at } in group.entries {
            let after = Position(position.0.saturating_sub(1));
            let tail = self.rooms.entry(room).or_insert_with(|| Tail { after, records: Vec::new() });
            if tail.head() != after {
                return Err(room);
            }
            self.records += 1;
            self.bytes += HEAD_BYTES + at.len();
            tail.records.push((seal, bytes.slice(at)));
        }
        Ok(())
    }

    /// Where a room's log ends, if its end is here.
    pub(super) fn head(&self, room: RoomId) -> Option<Position> {
        self.rooms.get(&room).map(Tail::head)
    }

    /// The records of a room after a position, each with its own.
    pub(super) fn after(&self, room: RoomId, after: Position) -> Vec<(Position, Sealed)> {
        let Some(tail) = self.rooms.get(&room) else { return Vec::new() };
        let positions = (tail.after.0 + 1..).map(Position);
        let records = positions.zip(tail.records.iter().cloned());
        records.filter(|(position, _)| *position > after).collect()
    }

    /// The records of the next rooms after one, in the order of the rows: at most so many.
    pub(super) fn next(&self, after: Option<RoomId>, records_max: usize) -> Vec<Settlers> {
        let (mut next, mut left) = (Vec::new(), records_max);
        for (room, tail) in
            self.rooms.range((after.map_or(Bound::Unbounded, Bound::Excluded), Bound::Unbounded))
        {
            if left == 0 {
                break;
            }
            let positions = (tail.after.0 + 1..).map(Position);
            let records: Vec<_> = positions.zip(tail.records.iter().cloned()).take(left).collect();
            left -= records.len();
            next.push(Settlers { room: *room, records });
        }
        next
    }

    /// Forgets records that have their rows.
    pub(super) fn forget(&mut self, settled: &Settlers) {
        let Some(tail) = self.rooms.get_mut(&settled.room) else { return };
        let count = settled.records.len().min(tail.records.len());
        let bytes: usize = tail.records.drain(..count).map(|(_, record)| HEAD_BYTES + record.len()).sum();
        tail.after = tail.after.plus(count);
        if tail.records.is_empty() {
            self.rooms.remove(&settled.room);
        }
        self.records -= count;
        self.bytes -= bytes;
    }

    /// Forgets a room that was removed.
    pub(super) fn remove(&mut self, room: RoomId) {
        let all = Settlers { room, records: self.after(room, Position::START) };
        self.forget(&all);
    }

    /// Where each room's log ends that is here, with its last record.
    pub(super) fn ends(&self, after: Option<RoomId>) -> impl Iterator<Item = (RoomId, Position, &Sealed)> {
        let rooms = self.rooms.range((after.map_or(Bound::Unbounded, Bound::Excluded), Bound::Unbounded));
        rooms.filter_map(|(room, tail)| Some((*room, tail.head(), tail.records.last()?)))
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
        let seal = Seal::of_record(RoomId(7), Position(4), b"bcd");
        assert_eq!(unsettled.after(RoomId(7), Position(3)), [(Position(4), (seal, Record::from("bcd")))]);
        let rooms: Vec<_> = unsettled.next(None, 9).iter().map(|next| (next.room.0, next.end().0)).collect();
        assert_eq!(rooms, [(-2, 1), (7, 4)]);
    }

    #[test]
    fn a_row_that_is_cut_off_is_none() {
        let bytes = group(&[(7, 3, "abc")]).bytes().to_vec();
        for length in 1..bytes.len() {
            assert!(Group::read(bytes[..length].to_vec()).is_none(), "{length} bytes");
        }
    }

    #[test]
    fn a_row_without_seals_gets_them() {
        let mut bytes = Vec::new();
        bytes.put_i64_le(7);
        bytes.put_u64_le(3);
        bytes.put_u32_le(1);
        bytes.put_slice(b"a");
        assert_eq!(
            Group::read_unsealed(bytes.clone()).unwrap().entries[0].seal,
            group(&[(7, 3, "a")]).entries[0].seal
        );
        assert!(Group::read(bytes).is_none());
    }

    #[test]
    fn a_groups_seal_covers_all_heads_and_what_came_before() {
        let seal = |entries: &[(i64, u64, &str)], sequence| group(entries).seal(Seal::FIRST, sequence);
        let whole = seal(&[(7, 3, "a"), (8, 1, "b")], 1);
        assert_ne!(whole, seal(&[(7, 3, "a")], 1));
        assert_ne!(whole, seal(&[(7, 3, "a"), (8, 1, "c")], 1));
        assert_ne!(whole, seal(&[(7, 3, "a"), (8, 1, "b")], 2));
        assert_ne!(whole, group(&[(7, 3, "a"), (8, 1, "b")]).seal(whole, 1));
    }

    #[test]
    fn a_gap_is_found() {
        assert_eq!(Unsettled::default().take(group(&[(7, 3, "a"), (7, 5, "b")])), Err(RoomId(7)));
    }

    #[test]
    fn what_has_its_row_already_is_not_unsettled() {
        let groups = || vec![group(&[(7, 3, "a"), (8, 1, "x")]), group(&[(7, 4, "b"), (7, 5, "c")])];
        let ends = HashMap::from([(RoomId(7), Position(4)), (RoomId(8), Position(1))]);
        let left = replay(groups(), &ends).unwrap();
        assert_eq!(
            (left.records(), left.head(RoomId(7)), left.head(RoomId(8))),
            (1, Some(Position(5)), None)
        );
        assert_eq!(replay(groups(), &HashMap::new()).unwrap().records(), 4);
    }

    #[test]
    fn what_was_before_a_removal_counts_no_more() {
        let mut removal = Group::default();
        removal.add_removal(RoomId(7));
        let removal = Group::read(removal.bytes().to_vec()).unwrap();
        let groups =
            vec![group(&[(7, 8, "old"), (8, 1, "x")]), removal, group(&[(7, 1, "new"), (7, 2, "newer")])];
        let left = replay(groups, &HashMap::from([(RoomId(7), Position(1))])).unwrap();
        assert_eq!(left.after(RoomId(7), Position::START).len(), 1);
        assert_eq!((left.head(RoomId(7)), left.head(RoomId(8))), (Some(Position(2)), Some(Position(1))));
    }

    #[test]
    fn forgetting_gives_back_what_taking_took() {
        let mut unsettled = Unsettled::default();
        unsettled.take(group(&[(7, 3, "abc"), (8, 1, "x"), (7, 4, "d")])).unwrap();
        let next = unsettled.next(None, 1);
        assert_eq!((next.len(), next[0].end()), (1, Position(3)));
        unsettled.forget(&next[0]);
        assert_eq!((unsettled.records(), unsettled.head(RoomId(7))), (2, Some(Position(4))));
        unsettled.remove(RoomId(7));
        unsettled.remove(RoomId(8));
        assert_eq!((unsettled.records(), unsettled.bytes()), (0, 0));
    }
}
