//! An append as it stands in a stream: one message, all of its records or none.

use async_nats::HeaderMap;
use bytes::{BufMut, Bytes, BytesMut};

use super::{append::End, engine::EXPECTED};
use crate::{
    Position, Record, RoomId, StoreError,
    seal::{SEAL_BYTES, Seal},
};

/// The header that says what a message of a log is.
pub(super) const APPEND: &str = "Moonhare-Append";
/// How appends are written today. A newer form is refused, never guessed at.
const FORM: u32 = 1;
/// Bytes before each record: its length and its seal.
const RECORD_HEAD_BYTES: usize = 4 + SEAL_BYTES;

/// What a message of a log is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Append {
    /// Whose append it is: no two have the same.
    pub(super) id: String,
    /// Where the log ended before it.
    pub(super) from: Position,
    /// How many records it has; none is the end of a room that was removed.
    pub(super) count: usize,
}

impl Append {
    /// Where the log ends after it.
    pub(super) fn head(&self) -> Position {
        if self.is_removal() { Position::START } else { self.from.plus(self.count) }
    }

    pub(super) fn is_removal(&self) -> bool {
        self.count == 0
    }

    /// The headers of its message, if it is to follow this end.
    pub(super) fn headers(&self, end: End) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(EXPECTED, end.sequence.to_string());
        headers.insert(APPEND, self.header());
        headers
    }

    pub(super) fn header(&self) -> String {
        format!("{FORM} {} {} {}", self.id, self.from.0, self.count)
    }

    pub(super) fn read(header: &str) -> Result<Self, String> {
        let mut words = header.split_ascii_whitespace();
        let form: Option<u32> = words.next().and_then(|word| word.parse().ok());
        match form {
            Some(FORM) => {}
            Some(newer) if newer > FORM => {
                return Err(format!(
                    "it was written by a newer version (form {newer}, this version knows up to {FORM})"
                ));
            }
            _ => return Err("it is no append".to_owned()),
        }
        let mut append = || {
            let id = words.next()?.to_owned();
            let from = Position(words.next()?.parse().ok()?);
            let count = words.next()?.parse().ok()?;
            Some(Self { id, from, count })
        };
        append().ok_or_else(|| "its header is damaged".to_owned())
    }
}

/// The records of an append, each with its seal.
pub(super) fn write_records(room: RoomId, from: Position, records: &[Record]) -> Bytes {
    let bytes: usize = records.iter().map(|record| RECORD_HEAD_BYTES + record.len()).sum();
    let mut body = BytesMut::with_capacity(bytes);
    for (record, position) in records.iter().zip((from.0 + 1..).map(Position)) {
        body.put_u32_le(u32::try_from(record.len()).unwrap_or(u32::MAX));
        body.put_slice(Seal::of_record(room, position, record).bytes());
        body.put_slice(record);
    }
    body.freeze()
}

/// Reads the records of an append, if they are as they were written.
pub(super) fn read_records(
    room: RoomId,
    append: &Append,
    mut body: Bytes,
) -> Result<Vec<Record>, StoreError> {
    let mut records = Vec::with_capacity(append.count.min(1_024));
    for position in (append.from.0 + 1..).map(Position).take(append.count) {
        let damaged = |detail: String| StoreError::DamagedRoom { room, position, detail };
        let length = body
            .first_chunk::<4>()
            .map(|length| u32::from_le_bytes(*length) as usize)
            .filter(|length| length.checked_add(RECORD_HEAD_BYTES).is_some_and(|end| end <= body.len()))
            .ok_or_else(|| damaged("the append is cut off".to_owned()))?;
        let head = body.split_to(RECORD_HEAD_BYTES);
        let record = body.split_to(length);
        let seal = Seal::of_record(room, position, &record);
        seal.check(Some(&head[4..])).map_err(|broken| damaged(broken.to_string()))?;
        records.push(record);
    }
    if body.is_empty() {
        return Ok(records);
    }
    let detail = format!("{} bytes too many", body.len());
    Err(StoreError::DamagedRoom { room, position: append.head(), detail })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: RoomId = RoomId(7);

    fn three() -> (Append, Bytes) {
        let records: Vec<Record> = ["a", "", "ccc"].map(Record::from).to_vec();
        let from = Position(4);
        let append = Append { id: "me-1".into(), from, count: records.len() };
        (append, write_records(ROOM, from, &records))
    }

    #[test]
    fn an_append_is_read_as_it_was_written() {
        let (append, body) = three();
        assert_eq!(Append::read(&append.header()).as_ref(), Ok(&append));
        assert_eq!(append.head(), Position(7));
        assert_eq!(read_records(ROOM, &append, body).unwrap(), ["a", "", "ccc"]);
    }

    #[test]
    fn every_changed_cut_or_misplaced_byte_is_noticed() {
        let (append, body) = three();
        for at in 0..body.len() {
            let mut changed = body.to_vec();
            changed[at] ^= 1;
            assert!(read_records(ROOM, &append, changed.into()).is_err(), "byte {at}");
            assert!(read_records(ROOM, &append, body.slice(..at)).is_err(), "cut at {at}");
        }
        assert!(read_records(RoomId(8), &append, body.clone()).is_err());
        let elsewhere = Append { from: Position(5), ..append.clone() };
        assert!(read_records(ROOM, &elsewhere, body.clone()).is_err());
        let longer = [&body[..], b"x"].concat();
        assert!(read_records(ROOM, &append, longer.into()).is_err());
    }

    #[test]
    fn a_header_of_another_form_is_refused_with_the_reason() {
        assert!(Append::read("2 me-1 0 1").unwrap_err().contains("newer"));
        for header in ["", "1", "1 me", "1 me x 1", "1 me 0 -1", "no"] {
            assert!(Append::read(header).is_err(), "{header:?}");
        }
    }
}
