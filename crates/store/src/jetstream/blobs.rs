//! Blobs: one message each, which has the bytes in it or names the parts that have them.
//!
//! Not the object store of NATS: that keeps a marker for every blob that was ever deleted, and what is prepared at a table is replaced every
//! second.

use std::time::Duration;

use async_nats::{HeaderMap, Message};
use bytes::Bytes;
use tokio::time::Instant;

use super::{
    Cluster,
    engine::{EXPECTED, Trouble, header_of},
    subjects::{Subjects, hex, unhex},
};
use crate::{
    BlobId, RoomId, StoreError,
    limits::{BLOB_INLINE_BYTES_MAX, BLOB_PART_BYTES_MAX, CLUSTER_READ_S_MAX},
    memory::check_sealed_blob,
    seal::Seal,
};

/// The header that says what a blob is: form, bytes, seal, content (or `-` if it has the bytes itself), and, of one that was put in the
/// place of another, its writers.
pub(super) const BLOB: &str = "Moonhare-Blob";
const FORM: &str = "1";
/// Writers that a blob remembers: as many may be faster than whoever waits for an answer, and it is still known what became of theirs.
const WRITERS_MAX: usize = 8;

/// What a blob is.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Label {
    pub(super) bytes: usize,
    seal: Vec<u8>,
    /// The name under which its parts are found: a hash, or the id of who put them there.
    content: Option<String>,
    /// Who put it in the place of another, and who that one, the latest first. Two may put the very same bytes there.
    writers: Vec<String>,
}

/// What a blob is put in the place of.
struct Old {
    /// Its place in the stream; 0 if there is none.
    sequence: u64,
    label: Option<Label>,
}

impl Label {
    fn of(room: RoomId, id: &BlobId, bytes: &Bytes) -> Self {
        let seal = Seal::of_blob(room, id, bytes).bytes().to_vec();
        let apart = bytes.len() > BLOB_INLINE_BYTES_MAX;
        let content = apart.then(|| hex(&blake3::hash(bytes).as_bytes()[..16]));
        Self { bytes: bytes.len(), seal, content, writers: Vec::new() }
    }

    /// Whether it is of the same bytes.
    fn is_same(&self, other: &Self) -> bool {
        self.bytes == other.bytes && self.seal == other.seal
    }

    /// Whether this came in the place of that one, sooner or later; nothing if it can't be told.
    fn follows(&self, other: &Self) -> Option<bool> {
        if other.writers.first().is_some_and(|writer| self.writers.contains(writer)) {
            return Some(true);
        }
        let before = other.writers.get(1).is_some_and(|before| self.writers.contains(before));
        let all_known = (1..WRITERS_MAX).contains(&self.writers.len());
        (before || all_known).then_some(false)
    }

    fn header(&self) -> String {
        let content = self.content.as_deref().unwrap_or("-");
        let label = format!("{FORM} {} {} {content}", self.bytes, hex(&self.seal));
        if self.writers.is_empty() { label } else { format!("{label} {}", self.writers.join(",")) }
    }

    pub(super) fn read(header: &str) -> Option<Self> {
        let mut words = header.split_ascii_whitespace();
        words.next().filter(|form| *form == FORM)?;
        let bytes = words.next()?.parse().ok()?;
        let seal = words.next().and_then(unhex)?;
        let content = words.next().filter(|content| *content != "-").map(str::to_owned);
        let writers =
            words.next().map_or_else(Vec::new, |writers| writers.split(',').map(str::to_owned).collect());
        Some(Self { bytes, seal, content, writers })
    }

    fn parts(&self) -> usize {
        self.bytes.div_ceil(BLOB_PART_BYTES_MAX)
    }
}

impl Cluster {
    pub(super) async fn put_blob_now(
        &self,
        room: RoomId,
        id: &BlobId,
        bytes: Bytes,
    ) -> Result<(), StoreError> {
        let label = Label::of(room, id, &bytes);
        let body = self.put_parts(room, id, &label, bytes).await?;
        self.put_message(&self.subjects.blob(room, id), Some(&label), body).await
    }

    /// Stores the parts of a blob that has any; gives what its own message holds. The parts come first: whoever finds the blob finds
    /// them.
    async fn put_parts(
        &self,
        room: RoomId,
        id: &BlobId,
        label: &Label,
        bytes: Bytes,
    ) -> Result<Bytes, StoreError> {
        let Some(content) = &label.content else { return Ok(bytes) };
        for number in 0..label.parts() {
            let end = bytes.len().min((number + 1) * BLOB_PART_BYTES_MAX);
            let part = bytes.slice(number * BLOB_PART_BYTES_MAX..end);
            self.put_message(&self.subjects.part(room, id, content, number), None, part).await?;
        }
        Ok(Bytes::new())
    }

    /// Puts a blob in the place of the one that is expected, or of none.
    pub(super) async fn swap_blob_now(
        &self,
        room: RoomId,
        id: &BlobId,
        before: Option<&Bytes>,
        after: Bytes,
    ) -> Result<bool, StoreError> {
        let (stream, subject) = (self.subjects.stream_of(room), self.subjects.blob(room, id));
        let there = self.patiently(|| self.engine.labelled(&stream, &subject, BLOB)).await?;
        let old = there.as_ref().and_then(|there| Label::read(&there.header));
        let expected = before.map(|before| Label::of(room, id, before));
        let as_read = match (&old, &expected) {
            (Some(old), Some(expected)) => old.is_same(expected),
            (None, None) => there.is_none(),
            _ => false,
        };
        if !as_read {
            return Ok(false);
        }
        let sequence = there.map_or(0, |there| there.sequence);
        self.put_over(room, id, Old { sequence, label: old }, after).await
    }

    /// Keeps a small blob if there is none of its name.
    pub(super) async fn create_blob_now(
        &self,
        room: RoomId,
        id: &BlobId,
        bytes: Bytes,
    ) -> Result<bool, StoreError> {
        if bytes.len() > BLOB_INLINE_BYTES_MAX {
            return Err(StoreError::TooLarge { bytes: bytes.len(), limit: BLOB_INLINE_BYTES_MAX });
        }
        self.put_over(room, id, Old { sequence: 0, label: None }, bytes).await
    }

    /// Puts a blob in the place of another, unless somebody else was faster; whether it did.
    async fn put_over(&self, room: RoomId, id: &BlobId, old: Old, after: Bytes) -> Result<bool, StoreError> {
        let writer = self.engine.next_id();
        let mut label = Label::of(room, id, &after);
        // Parts of its own, whatever is in them: those of the one before go, and somebody may just be putting the same back.
        label.content = label.content.map(|_| writer.clone());
        let before = old.label.iter().flat_map(|old| &old.writers).cloned();
        label.writers = std::iter::once(writer).chain(before).take(WRITERS_MAX).collect();
        let body = self.put_parts(room, id, &label, after).await?;
        let mine = self.swap(room, id, old.sequence, &label, body).await?;
        let left = if mine { old.label } else { Some(label) };
        if let Some(content) = left.and_then(|label| label.content) {
            self.purge(room, &self.subjects.parts_of(room, id, &content), None).await?;
        }
        Ok(mine)
    }

    /// Stores a blob's message behind this place of its subject; whether it came there. An answer that is lost is never guessed: it is sent
    /// again, expecting the same, until the server has said so or whoever wrote what is there now is known.
    async fn swap(
        &self,
        room: RoomId,
        id: &BlobId,
        sequence: u64,
        label: &Label,
        body: Bytes,
    ) -> Result<bool, StoreError> {
        let (stream, subject) = (self.subjects.stream_of(room), self.subjects.blob(room, id));
        let deadline = Instant::now() + Duration::from_secs(CLUSTER_READ_S_MAX);
        // What was sent and not answered may be stored, or may still be.
        let mut open = false;
        let mut tries = 0;
        while tries == 0 || Instant::now() < deadline {
            let mut headers = HeaderMap::new();
            headers.insert(EXPECTED, sequence.to_string());
            headers.insert("Nats-Rollup", "sub");
            headers.insert(BLOB, label.header());
            match self.engine.store(&subject, headers, body.clone()).await {
                Ok(_) => return Ok(true),
                Err(trouble) if trouble.is_wrong_sequence() && !open => return Ok(false),
                Err(trouble) if trouble.is_wrong_sequence() => {
                    if let Ok(now) = self.engine.labelled(&stream, &subject, BLOB).await
                        && now.as_ref().map_or(0, |now| now.sequence) != sequence
                    {
                        // No copy can come any more: all of them expect what is gone.
                        let now = now.and_then(|now| Label::read(&now.header));
                        return now.and_then(|now| now.follows(label)).ok_or(StoreError::Uncertain);
                    }
                }
                Err(trouble) if trouble.is_no_room() && !open => return Err(trouble.into()),
                Err(_) => open = true,
            }
            self.engine.rest(tries).await.map_err(|_| StoreError::Uncertain)?;
            tries += 1;
        }
        Err(StoreError::Uncertain)
    }

    /// Stores a message in place of the one before it; twice is as good as once.
    async fn put_message(&self, subject: &str, label: Option<&Label>, body: Bytes) -> Result<(), StoreError> {
        self.patiently(|| {
            let mut headers = HeaderMap::new();
            headers.insert("Nats-Rollup", "sub");
            if let Some(label) = label {
                headers.insert(BLOB, label.header());
            }
            self.engine.store(subject, headers, body.clone())
        })
        .await
        .map(drop)
    }

    pub(super) async fn blob_now(&self, room: RoomId, id: &BlobId) -> Result<Option<Bytes>, StoreError> {
        let damaged =
            |detail: &str| StoreError::DamagedBlob { room, id: id.0.clone(), detail: detail.into() };
        let mut before = None;
        loop {
            let Some((header, body)) = self.message(room, &self.subjects.blob(room, id)).await? else {
                return Ok(None);
            };
            let label = Label::read(&header).ok_or_else(|| damaged("its label is not understood"))?;
            match self.parts_of(room, id, &label, body).await? {
                Some(bytes) => return check_sealed_blob(room, id, Some(&label.seal), bytes).map(Some),
                None if before.as_ref() == Some(&label) => return Err(damaged("a part of it is missing")),
                // Replaced, or removed, since its label was read.
                None => before = Some(label),
            }
        }
    }

    /// The bytes that a label names; nothing if a part is not there.
    async fn parts_of(
        &self,
        room: RoomId,
        id: &BlobId,
        label: &Label,
        body: Bytes,
    ) -> Result<Option<Bytes>, StoreError> {
        let Some(content) = &label.content else { return Ok(Some(body)) };
        let mut bytes = Vec::with_capacity(label.bytes);
        for number in 0..label.parts() {
            let subject = self.subjects.part(room, id, content, number);
            let Some((_, part)) = self.message(room, &subject).await? else { return Ok(None) };
            bytes.extend_from_slice(&part);
        }
        Ok(Some(bytes.into()))
    }

    /// The label and the bytes of a message that the leader of a room's partition finds.
    async fn message(&self, room: RoomId, subject: &str) -> Result<Option<(String, Bytes)>, StoreError> {
        let stream = self.subjects.stream_of(room);
        let found = self.patiently(|| self.engine.labelled(&stream, subject, BLOB)).await?;
        Ok(found.map(|found| (found.header, found.body)))
    }

    pub(super) async fn remove_blob_now(&self, room: RoomId, id: &BlobId) -> Result<(), StoreError> {
        self.purge(room, &self.subjects.blob(room, id), None).await?;
        self.purge(room, &self.subjects.parts(room, id), None).await
    }

    /// Bytes of all blobs of a partition.
    pub(super) async fn blob_bytes(&self, partition: u64) -> Result<u64, StoreError> {
        let stream = self.subjects.stream(partition);
        let (mut from, mut sum) = (1, 0);
        loop {
            let with = serde_json::json!({
                "seq": from,
                "next_by_subj": self.subjects.blobs(partition),
                "batch": crate::limits::BATCH_MESSAGES_MAX,
            });
            let messages = self.patiently(|| self.engine.batch(&stream, &with)).await?.messages;
            let Some(last) = messages.last() else { return Ok(sum) };
            let sequence: Option<u64> =
                header_of(last, "Nats-Sequence").and_then(|sequence| sequence.parse().ok());
            from = sequence.ok_or_else(|| Trouble::Silent("a message without its place".into()))? + 1;
            let counts = |message: &&Message| {
                let room = header_of(message, "Nats-Subject").and_then(Subjects::room_of_blob);
                room.is_none_or(|room| room >= RoomId::UNCOUNTED_BELOW)
            };
            let counted = messages.iter().filter(counts);
            let labels = counted.filter_map(|message| header_of(message, BLOB).and_then(Label::read));
            sum += labels.map(|label| label.bytes as u64).sum::<u64>();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_is_read_as_it_was_written() {
        for content in [None, Some("0aff".to_owned())] {
            for writers in [vec![], vec!["a-1".to_owned()], vec!["b-7".to_owned(), "a-1".to_owned()]] {
                let label =
                    Label { bytes: 1_000_000, seal: vec![1, 0, 255], content: content.clone(), writers };
                assert_eq!(Label::read(&label.header()), Some(label));
            }
        }
        for header in ["", "2 3 00 -", "1 x 00 -", "1 3 0g -"] {
            assert_eq!(Label::read(header), None, "{header:?}");
        }
    }
    #[test]
    fn a_blob_tells_whether_another_was_there_before_it_as_far_as_it_remembers() {
        let by = |writers: &str| Label {
            bytes: 1,
            seal: Vec::new(),
            content: None,
            writers: writers.split_whitespace().map(str::to_owned).collect(),
        };
        for (now, sent, follows) in [
            ("m", "m", Some(true)),
            ("c m a", "m a", Some(true)),
            ("c a", "m a", Some(false)),
            ("c", "m", Some(false)),
            ("h g f e d c b a", "m a", Some(false)),
            // Many were faster, or somebody who keeps no list.
            ("i h g f e d c b", "m a", None),
            ("", "m a", None),
        ] {
            assert_eq!(by(now).follows(&by(sent)), follows, "{now} after {sent}");
        }
    }
}
