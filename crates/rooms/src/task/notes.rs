//! What a server notes for itself beside the rooms: which are old, which are played by post, how people did on the daily moon.

use bytes::Bytes;
use moonhare_store::{BlobId, Log, RoomId};
use serde::{Serialize, de::DeserializeOwned};

/// Notes are kept beside the rooms, under a number that no room's code has.
pub const NOTES_ROOM: RoomId = RoomId(-1);

/// A note by its name; what it is without one if there is none yet. Nothing if it is there and can't be read: that is told in the
/// server's log, and whoever asked must not write over it, because somebody may want to save what is left.
pub async fn read_note<T: DeserializeOwned + Default>(log: &dyn Log, name: &'static str) -> Option<T> {
    match log.blob(NOTES_ROOM, BlobId(name.into())).await {
        Ok(None) => Some(T::default()),
        Ok(Some(bytes)) => serde_json::from_slice(&bytes)
            .inspect_err(|error| {
                tracing::error!(
                    note = name,
                    %error,
                    "a note of this server is not understood; it is left as it is, and nothing is done by it"
                );
            })
            .ok(),
        Err(error) => {
            tracing::error!(note = name, %error, "a note of this server can't be read; it is left as it is");
            None
        }
    }
}

/// Keeps a note; tells whether that went well.
pub async fn write_note<T: Serialize + Sync>(log: &dyn Log, name: &'static str, note: &T) -> bool {
    let Ok(bytes) = serde_json::to_vec(note) else { return false };
    let kept = log.put_blob(NOTES_ROOM, BlobId(name.into()), Bytes::from(bytes)).await;
    if let Err(error) = &kept {
        tracing::warn!(note = name, %error, "a note of this server could not be kept");
    }
    kept.is_ok()
}
