//! How long a recording lasts, as its container tells it. Nothing is decoded.

mod mp4;
mod sound;
mod webm;

use std::time::Duration;

use super::Kind;

impl Kind {
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

    #[test]
    fn rubbish_has_no_length_and_does_no_harm() {
        let mut state = 7_u32;
        for length in 0..400 {
            let noise: Vec<u8> = (0..length)
                .map(|_| {
                    state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    (state >> 24) as u8
                })
                .collect();
            for kind in [Kind::Webm, Kind::Mp4, Kind::Ogg, Kind::Wav] {
                assert_eq!(kind.length(&noise), None, "{kind:?}");
            }
            // Frames of MP3 have so small a head that noise may hold one; a short one.
            assert!(Kind::Mp3.length(&noise).is_none_or(|length| length < Duration::from_secs(1)));
        }
    }
}
