//! Blobs: one message each, which has the bytes in it or names the parts that have them.
//!
//! Not the object store of NATS: that keeps a marker for every blob that was ever deleted, and what is prepared at a table is replaced every
//! second.

use async_nats::{HeaderMap, Message};
use bytes::Bytes;

use super::{
    Cluster,
    engine::{EXPECTED, Trouble, header_of},
    subjects::{Subjects, hex, unhex},
};
use crate::{
    BlobId, RoomId, StoreError,
    limits::{BLOB_INLINE_BYTES_MAX, BLOB_PART_BYTES_MAX},
    memory::check_sealed_blob,
    seal::Seal,
};

/// The header that says what a blob is: form, bytes, seal, content (or `-` if it has the bytes itself).
pub(super) const BLOB: &str = "Moonhare-Blob";
const FORM: &str = "1";

/// What a blob is.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Label {
    pub(super) bytes: usize,
    seal: Vec<u8>,
    /// The name under which its parts are found: a hash, or the id of who put them there.
    content: Option<String>,
}

impl Label {
    fn of(room: RoomId, id: &BlobId, bytes: &Bytes) -> Self {
        let seal = Seal::of_blob(room, id, bytes).bytes().to_vec();
        let apart = bytes.len() > BLOB_INLINE_BYTES_MAX;
        let content = apart.then(|| hex(&blake3::hash(bytes).as_bytes()[..16]));
        Self { bytes: bytes.len(), seal, content }
    }

    /// Whether it is of the same bytes.
    fn is_same(&self, other: &Self) -> bool {
        self.bytes == other.bytes && self.seal == other.seal
    }

    fn header(&self) -> String {
        format!("{FORM} {} {} {}", self.bytes, hex(&self.seal), self.content.as_deref().unwrap_or("-"))
    }

    pub(super) fn read(header: &str) -> Option<Self> {
        let mut words = header.split_ascii_whitespace();
        words.next().filter(|form| *form == FORM)?;
        let bytes = words.next()?.parse().ok()?;
        let seal = words.next().and_then(unhex)?;
        let content = words.next().filter(|content| *content != "-").map(str::to_owned);
        Some(Self { bytes, seal, content })
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

    /// Puts a blob in the place of the one that is expected, or of none. Sent again until it is known what is there: then that tells
    /// whose it is.
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
        let mut label = Label::of(room, id, &after);
        // Parts of its own, whatever is in them: those of the one before go, and somebody may just be putting the same back.
        label.content = label.content.map(|_| self.engine.next_id());
        let sequence = there.map_or(0, |there| there.sequence).to_string();
        let body = self.put_parts(room, id, &label, after).await?;
        let stored = self.patiently(|| {
            let mut headers = HeaderMap::new();
            headers.insert(EXPECTED, sequence.as_str());
            headers.insert("Nats-Rollup", "sub");
            headers.insert(BLOB, label.header());
            let sent = self.engine.store(&subject, headers, body.clone());
            async move {
                match sent.await {
                    Err(trouble) if trouble.is_wrong_sequence() => Ok(false),
                    other => other.map(|_| true),
                }
            }
        });
        // What is there now may be this very one, sent before and not answered.
        let mine = stored.await? || {
            let now = self.patiently(|| self.engine.labelled(&stream, &subject, BLOB)).await?;
            now.and_then(|now| Label::read(&now.header)).is_some_and(|now| now.is_same(&label))
        };
        let left = if mine { old } else { Some(label) };
        if let Some(content) = left.and_then(|label| label.content) {
            self.purge(room, &self.subjects.parts_of(room, id, &content), None).await?;
        }
        Ok(mine)
    }

    /// Keeps a small blob if there is none of its name. It is sent again until somebody's is there: then what is there tells whose.
    pub(super) async fn create_blob_now(
        &self,
        room: RoomId,
        id: &BlobId,
        bytes: Bytes,
    ) -> Result<bool, StoreError> {
        if bytes.len() > BLOB_INLINE_BYTES_MAX {
            return Err(StoreError::TooLarge { bytes: bytes.len(), limit: BLOB_INLINE_BYTES_MAX });
        }
        let label = Label::of(room, id, &bytes);
        let subject = self.subjects.blob(room, id);
        let stored = self.patiently(|| {
            let mut headers = HeaderMap::new();
            headers.insert(EXPECTED, "0");
            headers.insert(BLOB, label.header());
            let sent = self.engine.store(&subject, headers, bytes.clone());
            async move {
                match sent.await {
                    Err(trouble) if trouble.is_wrong_sequence() => Ok(false),
                    other => other.map(|_| true),
                }
            }
        });
        // The one that is there may be this very one, sent before and not answered.
        Ok(stored.await? || self.blob_now(room, id).await?.is_some_and(|there| there == bytes))
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
            let label = Label { bytes: 1_000_000, seal: vec![1, 0, 255], content };
            assert_eq!(Label::read(&label.header()), Some(label));
        }
        for header in ["", "2 3 00 -", "1 x 00 -", "1 3 0g -"] {
            assert_eq!(Label::read(header), None, "{header:?}");
        }
    }
}
