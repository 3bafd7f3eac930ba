//! Recordings of performed clues: known by their content, not by what the sender calls them.

mod length;

use std::{collections::BTreeMap, time::Duration};

use serde::{Deserialize, Serialize};

use super::{Person, Room, RoomRefusal};
use crate::limits::{RECORDING_BYTES_MAX, RECORDING_MS_MAX, RECORDING_SLACK_MS, RECORDINGS_MAX};

/// What browsers record and play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RecordingKind {
    /// WebM: sound or moving picture.
    Webm,
    /// MP4: sound or moving picture.
    Mp4,
    /// Ogg sound.
    Ogg,
    /// WAV sound.
    Wav,
    /// MP3 sound.
    Mp3,
}

impl RecordingKind {
    /// The kind of a recording by its first bytes.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Option<Self> {
        match bytes {
            [0x1a, 0x45, 0xdf, 0xa3, rest @ ..] => {
                let head = &rest[..rest.len().min(64)];
                head.windows(4).any(|window| window == b"webm").then_some(Self::Webm)
            }
            [_, _, _, _, b'f', b't', b'y', b'p', ..] => Some(Self::Mp4),
            [b'O', b'g', b'g', b'S', ..] => Some(Self::Ogg),
            [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'A', b'V', b'E', ..] => Some(Self::Wav),
            [b'I', b'D', b'3', ..] | [0xff, 0xfb | 0xf3 | 0xf2, ..] => Some(Self::Mp3),
            _ => None,
        }
    }

    /// The media type that browsers are told. Whether it is sound or picture they find out by themselves.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Webm => "video/webm",
            Self::Mp4 => "video/mp4",
            Self::Ogg => "audio/ogg",
            Self::Wav => "audio/wav",
            Self::Mp3 => "audio/mpeg",
        }
    }
}

/// A recording that a room keeps; its bytes are kept beside the log.
#[derive(Clone, Copy, Debug)]
struct Recording {
    by: Person,
    kind: RecordingKind,
    /// How large it is; not known of those from before this was written down.
    bytes: u64,
    /// It belongs to a clue that was told, so everybody may have it.
    open: bool,
}

/// What was recorded in a room, by its id.
#[derive(Clone, Debug, Default)]
pub(crate) struct Recordings {
    kept: BTreeMap<String, Recording>,
    /// Those that nobody can have any more, whose bytes are still kept beside the log.
    gone: Vec<(String, u64)>,
}

impl Recordings {
    pub(super) fn add(&mut self, id: String, by: Person, kind: RecordingKind, bytes: u64) {
        self.kept.insert(id, Recording { by, kind, bytes, open: false });
    }

    /// A turn is scored: what was recorded for it and not told goes.
    pub(super) fn end_turn(&mut self) {
        self.let_go(|recording| !recording.open);
    }

    /// Another game begins: nobody looks back at the one before it. What was recorded for the first story stays.
    pub(super) fn begin_game(&mut self) {
        self.let_go(|recording| recording.open);
    }

    fn let_go(&mut self, goes: impl Fn(&Recording) -> bool) {
        let gone = self.kept.extract_if(.., |_, recording| goes(recording));
        self.gone.extend(gone.map(|(id, recording)| (id, recording.bytes)));
    }

    /// What has gone since this was called last, with its bytes.
    pub(crate) fn take_gone(&mut self) -> Vec<(String, u64)> {
        std::mem::take(&mut self.gone)
    }

    /// Bytes of all that are kept.
    pub(crate) fn bytes(&self) -> u64 {
        self.kept.values().map(|recording| recording.bytes).sum()
    }

    /// A clue was told with this recording.
    pub(super) fn open(&mut self, id: &str) {
        if let Some(recording) = self.kept.get_mut(id) {
            recording.open = true;
        }
    }

    pub(super) fn is_by(&self, id: &str, person: Person) -> bool {
        self.kept.get(id).is_some_and(|recording| recording.by == person)
    }

    /// What a recording is, if this viewer may have it: their own, or one that is open.
    pub(crate) fn kind_for(&self, viewer: Option<Person>, id: &str) -> Option<RecordingKind> {
        let recording = self.kept.get(id)?;
        (recording.open || viewer == Some(recording.by)).then_some(recording.kind)
    }
}

/// Whether a recording of this person can be kept, and what it is.
pub(crate) fn check_recording(room: &Room, by: Person, bytes: &[u8]) -> Result<RecordingKind, RoomRefusal> {
    room.people.find(by)?;
    if !room.settings.performed {
        return Err(RoomRefusal::NoPerformedClues);
    }
    if bytes.len() > RECORDING_BYTES_MAX {
        return Err(RoomRefusal::RecordingTooLarge);
    }
    if room.recordings.kept.len() >= RECORDINGS_MAX {
        return Err(RoomRefusal::TooManyRecordings);
    }
    let kind = RecordingKind::of(bytes).ok_or(RoomRefusal::BadRecording)?;
    let length = kind.length(bytes).ok_or(RoomRefusal::BadRecording)?;
    if length > Duration::from_millis(RECORDING_MS_MAX + RECORDING_SLACK_MS) {
        return Err(RoomRefusal::RecordingTooLong);
    }
    Ok(kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recording_is_known_by_its_content() {
        let cases: [(&[u8], Option<RecordingKind>); 9] = [
            (b"\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01webm", Some(RecordingKind::Webm)),
            (b"\x1a\x45\xdf\xa3matroska", None),
            (b"\x00\x00\x00\x20ftypisom", Some(RecordingKind::Mp4)),
            (b"OggS\x00", Some(RecordingKind::Ogg)),
            (b"RIFF\x00\x00\x00\x00WAVEfmt ", Some(RecordingKind::Wav)),
            (b"ID3\x04", Some(RecordingKind::Mp3)),
            (b"<script>alert(1)</script>", None),
            (b"", None),
            (b"\x89PNG\r\n\x1a\n", None),
        ];
        for (bytes, kind) in cases {
            assert_eq!(RecordingKind::of(bytes), kind, "{bytes:?}");
        }
    }
}
