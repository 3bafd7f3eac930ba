//! Blobs: one message each, which has the bytes in it or names the parts that have them.
//!
//! Not the object store of NATS: that keeps a marker for every blob that was ever deleted, and what is prepared at a table is replaced every
//! second.

use async_nats::HeaderMap;
use bytes::Bytes;

use super::{
    Cluster,
    engine::{EXPECTED, Trouble, header_of},
    subjects::{hex, unhex},
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
    /// The hash under which its parts are found.
    content: Option<String>,
}

impl Label {
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
        let seal = Seal::of_blob(room, id, &bytes).bytes().to_vec();
        let subject = self.subjects.blob(room, id);
        if bytes.len() <= BLOB_INLINE_BYTES_MAX {
            let label = Label { bytes: bytes.len(), seal, content: None };
            return self.put_message(&subject, Some(&label), bytes).await;
        }
        let content = hex(&blake3::hash(&bytes).as_bytes()[..16]);
        let label = Label { bytes: bytes.len(), seal, content: Some(content.clone()) };
        for number in 0..label.parts() {
            let end = bytes.len().min((number + 1) * BLOB_PART_BYTES_MAX);
            let part = bytes.slice(number * BLOB_PART_BYTES_MAX..end);
            self.put_message(&self.subjects.part(room, id, &content, number), None, part).await?;
        }
        // The parts first: whoever finds the blob finds them.
        self.put_message(&subject, Some(&label), Bytes::new()).await
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
        let seal = Seal::of_blob(room, id, &bytes).bytes().to_vec();
        let label = Label { bytes: bytes.len(), seal, content: None };
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
        let Some((header, body)) = self.message(room, &self.subjects.blob(room, id)).await? else {
            return Ok(None);
        };
        let damaged =
            |detail: &str| StoreError::DamagedBlob { room, id: id.0.clone(), detail: detail.into() };
        let label = Label::read(&header).ok_or_else(|| damaged("its label is not understood"))?;
        let bytes = match &label.content {
            None => body,
            Some(content) => {
                let mut bytes = Vec::with_capacity(label.bytes);
                for number in 0..label.parts() {
                    let subject = self.subjects.part(room, id, content, number);
                    let part = self.message(room, &subject).await?;
                    bytes.extend_from_slice(&part.ok_or_else(|| damaged("a part of it is missing"))?.1);
                }
                bytes.into()
            }
        };
        check_sealed_blob(room, id, Some(&label.seal), bytes).map(Some)
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
            let messages = self.patiently(|| self.engine.batch(&stream, &with)).await?;
            let Some(last) = messages.last() else { return Ok(sum) };
            let sequence: Option<u64> =
                header_of(last, "Nats-Sequence").and_then(|sequence| sequence.parse().ok());
            from = sequence.ok_or_else(|| Trouble::Silent("a message without its place".into()))? + 1;
            let labels = messages.iter().filter_map(|message| header_of(message, BLOB).and_then(Label::read));
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
