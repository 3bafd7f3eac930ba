//! Recordings of performed clues: known by their content, not by what the sender calls them.

mod length;

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::{
    Person, RoomEvent, RoomRefusal,
    limits::{RECORDING_BYTES_MAX, RECORDING_MS_MAX, RECORDING_SLACK_MS, RECORDINGS_MAX},
    room::Room,
};

/// What browsers record and play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
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

impl Kind {
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

impl Room {
    /// Whether a recording of this person can be kept, and what it is.
    pub(crate) fn check_recording(&self, by: Person, bytes: &[u8]) -> Result<Kind, RoomRefusal> {
        self.people.known(by)?;
        if !self.settings.performed {
            return Err(RoomRefusal::NoPerformedClues);
        }
        if bytes.len() > RECORDING_BYTES_MAX {
            return Err(RoomRefusal::RecordingTooLarge);
        }
        if self.recordings.len() >= RECORDINGS_MAX {
            return Err(RoomRefusal::TooManyRecordings);
        }
        let kind = Kind::of(bytes).ok_or(RoomRefusal::BadRecording)?;
        let length = kind.length(bytes).ok_or(RoomRefusal::BadRecording)?;
        if length > Duration::from_millis(RECORDING_MS_MAX + RECORDING_SLACK_MS) {
            return Err(RoomRefusal::RecordingTooLong);
        }
        Ok(kind)
    }

    pub(crate) fn record(&self, by: Person, id: String, kind: Kind) -> Vec<RoomEvent> {
        vec![RoomEvent::Recorded { id, person: by, kind }]
    }

    /// What a recording is, if this viewer may have it: their own, or one that was told.
    pub(crate) fn recording_for(&self, by: Option<Person>, id: &str) -> Option<Kind> {
        let (person, kind) = self.recordings.get(id)?;
        let told = self.told_recordings.contains(id);
        (told || by == Some(*person)).then_some(*kind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recording_is_known_by_its_content() {
        let cases: [(&[u8], Option<Kind>); 9] = [
            (b"\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01webm", Some(Kind::Webm)),
            (b"\x1a\x45\xdf\xa3matroska", None),
            (b"\x00\x00\x00\x20ftypisom", Some(Kind::Mp4)),
            (b"OggS\x00", Some(Kind::Ogg)),
            (b"RIFF\x00\x00\x00\x00WAVEfmt ", Some(Kind::Wav)),
            (b"ID3\x04", Some(Kind::Mp3)),
            (b"<script>alert(1)</script>", None),
            (b"", None),
            (b"\x89PNG\r\n\x1a\n", None),
        ];
        for (bytes, kind) in cases {
            assert_eq!(Kind::of(bytes), kind, "{bytes:?}");
        }
    }
}
