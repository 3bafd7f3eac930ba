//! How long a recording lasts, as its container tells it. Nothing is decoded.

mod mp4;
mod sound;
mod webm;

use std::time::Duration;

use super::RecordingKind;

impl RecordingKind {
    /// How long a recording of this kind lasts; nothing if its bytes make no sense.
    #[must_use]
    pub fn length(self, bytes: &[u8]) -> Option<Duration> {
        match self {
            Self::Webm => webm::length(bytes),
            Self::Mp4 => mp4::length(bytes),
            Self::Ogg => sound::ogg_length(bytes),
            Self::Wav => sound::wav_length(bytes),
            Self::Mp3 => sound::mp3_length(bytes),
        }
    }
}

/// So many ticks of a clock that ticks so often a second.
fn ticks(ticks: u64, per_s: u64) -> Option<Duration> {
    let ns = u128::from(ticks) * 1_000_000_000 / u128::from(per_s).max(1);
    (per_s > 0).then(|| Duration::from_nanos(u64::try_from(ns).unwrap_or(u64::MAX)))
}

/// Bytes that are read from the front; nothing when there are too few.
#[derive(Clone, Copy)]
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    fn take(&mut self, count: usize) -> Option<Self> {
        let (first, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(Self(first))
    }

    /// The first bytes, or all of them if there are fewer.
    fn take_up_to(&mut self, count: usize) -> Self {
        let (first, rest) = self.0.split_at(count.min(self.0.len()));
        self.0 = rest;
        Self(first)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.0.try_into().ok()
    }

    /// A number, its large end first.
    fn big(&mut self, bytes: usize) -> Option<u64> {
        Some(self.take(bytes)?.0.iter().fold(0, |number, byte| number << 8 | u64::from(*byte)))
    }

    /// A number, its little end first.
    fn little(&mut self, bytes: usize) -> Option<u64> {
        Some(self.take(bytes)?.0.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Recordings as browsers write them.
    fn recordings() -> Vec<(RecordingKind, Vec<u8>)> {
        vec![
            (RecordingKind::Webm, webm::tests::recording(2)),
            (RecordingKind::Mp4, mp4::tests::recording()),
            (RecordingKind::Ogg, sound::tests::opus()),
            (RecordingKind::Wav, sound::tests::wav(4_000, 4_000)),
            (RecordingKind::Mp3, sound::tests::mp3(10)),
        ]
    }

    #[test]
    fn fuzz_recordings() {
        for (kind, good) in recordings() {
            assert_eq!(RecordingKind::of(&good), Some(kind));
            let whole = kind.length(&good).expect("a good one has a length");
            let mut known = 0;
            for input in moonhare_fuzz::changed(&[good], 4_000) {
                // A changed clock may make any time of it; what matters is that it ends, and does not fall over.
                known += u64::from(kind.length(&input).is_some_and(|length| length <= whole));
            }
            assert!(known > 400, "{kind:?}: only {known} were read to their end");
        }
    }

    #[test]
    fn what_is_cut_off_is_never_longer() {
        for (kind, good) in recordings() {
            let whole = kind.length(&good).expect("a good one has a length");
            for end in 0..good.len() {
                let length = kind.length(&good[..end]);
                assert!(length.is_none_or(|length| length <= whole), "{kind:?} cut off at {end}");
            }
        }
    }
}
