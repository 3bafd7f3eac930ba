//! Containers of sound alone.

use std::time::Duration;

use super::{Bytes, ticks};

/// Ogg: every page tells how many samples there are up to its end.
pub(super) fn ogg_length(bytes: &[u8]) -> Option<Duration> {
    const UNFINISHED: u64 = u64::MAX;
    const OPUS_PER_S: u64 = 48_000;
    let mut bytes = Bytes(bytes);
    let mut clock = None;
    let mut samples = None;
    while !bytes.is_empty() {
        if bytes.array()? != *b"OggS" {
            return None;
        }
        bytes.take(2)?;
        let position = bytes.little(8)?;
        bytes.take(12)?;
        let segments = usize::try_from(bytes.little(1)?).ok()?;
        let size: usize = bytes.take(segments)?.0.iter().map(|size| usize::from(*size)).sum();
        let content = bytes.take_up_to(size);
        let (per_s, before) = match clock {
            Some(clock) => clock,
            None => *clock.insert(match content.0 {
                [b'O', b'p', b'u', b's', b'H', b'e', b'a', b'd', _, _, low, high, ..] => {
                    (OPUS_PER_S, u64::from(u16::from_le_bytes([*low, *high])))
                }
                [1, b'v', b'o', b'r', b'b', b'i', b's', _, _, _, _, _, rate @ ..] => {
                    (Bytes(rate).little(4)?, 0)
                }
                _ => return None,
            }),
        };
        if position != UNFINISHED && position > 0 {
            samples = ticks(position.saturating_sub(before), per_s).max(samples);
        }
    }
    samples
}

/// WAV: the head tells how many bytes a second takes.
pub(super) fn wav_length(bytes: &[u8]) -> Option<Duration> {
    let mut bytes = Bytes(bytes);
    if bytes.array()? != *b"RIFF" {
        return None;
    }
    bytes.take(8)?;
    let mut per_s = None;
    loop {
        let (name, size) = (bytes.array::<4>()?, usize::try_from(bytes.little(4)?).ok()?);
        // Programs that do not know the size yet write too much.
        let mut content = bytes.take_up_to(size);
        match &name {
            b"fmt " => {
                content.take(8)?;
                per_s = Some(content.little(4)?);
            }
            b"data" => return ticks(content.0.len() as u64, per_s?),
            _ => {}
        }
        if size % 2 == 1 {
            bytes.take_up_to(1);
        }
    }
}

/// MP3: frame after frame, each of which tells its size and its rate.
pub(super) fn mp3_length(bytes: &[u8]) -> Option<Duration> {
    let mut bytes = Bytes(bytes);
    if bytes.0.starts_with(b"ID3") {
        bytes.take(6)?;
        // Four times seven bits.
        let size = bytes.take(4)?.0.iter().fold(0, |size, byte| size << 7 | usize::from(byte & 0x7f));
        bytes.take(size)?;
    }
    let mut length = None;
    while !bytes.is_empty() {
        match mp3_frame(bytes.0) {
            Some((size, frame)) => {
                length = Some(length.unwrap_or(Duration::ZERO) + frame);
                bytes.take_up_to(size);
            }
            // As players do: look for the next frame.
            None => _ = bytes.take_up_to(1),
        }
    }
    length
}

/// The size in bytes and the length of the frame that begins here.
fn mp3_frame(bytes: &[u8]) -> Option<(usize, Duration)> {
    const KBIT_PER_S: [[u64; 14]; 2] = [
        [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
        [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
    ];
    let [0xff, second, third, ..] = *bytes else { return None };
    // Version 1, 2 or 2.5, and always layer 3.
    let (halves, samples) = match second & 0b1111_1110 {
        0b1111_1010 => (1, 1152),
        0b1111_0010 => (2, 576),
        0b1110_0010 => (4, 576),
        _ => return None,
    };
    let rates = &KBIT_PER_S[usize::from(halves > 1)];
    let bits_per_s = rates.get(usize::from(third >> 4).checked_sub(1)?)? * 1000;
    let per_s = [44_100, 48_000, 32_000].get(usize::from(third >> 2 & 3))? / halves;
    let size = samples / 8 * bits_per_s / per_s + u64::from(third >> 1 & 1);
    Some((usize::try_from(size).ok()?, ticks(samples, per_s)?))
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    fn page(position: u64, content: &[u8]) -> Vec<u8> {
        let head = [b"OggS\0\0".as_slice(), &position.to_le_bytes(), &[0; 12], &[1, content.len() as u8]];
        [head.concat().as_slice(), content].concat()
    }

    pub(in super::super) fn opus() -> Vec<u8> {
        let head = page(0, b"OpusHead\x01\x01\x38\x01\0\0\0\0\0\0\0");
        [head, page(0, b"OpusTags"), page(48_312, &[7; 90])].concat()
    }

    /// So many bytes of sound, under a head that tells of so many.
    pub(in super::super) fn wav(told: u32, bytes: usize) -> Vec<u8> {
        let head = [
            b"RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0".as_slice(),
            &8_000_u32.to_le_bytes(),
            &16_000_u32.to_le_bytes(),
            b"\x02\0\x10\0data",
            &told.to_le_bytes(),
        ]
        .concat();
        [head, vec![0; bytes]].concat()
    }

    /// Frames of 128 kbit and 44,100 samples a second: 417 bytes each.
    pub(in super::super) fn mp3(frames: usize) -> Vec<u8> {
        let frame = [vec![0xff, 0xfb, 0x90, 0x00], vec![0; 413]].concat();
        [b"ID3\x04\0\0\0\0\0\x05hello".as_slice(), &frame.repeat(frames), b"TAG"].concat()
    }

    #[test]
    fn the_last_page_of_an_ogg_tells_its_length() {
        let mut bytes = opus();
        assert_eq!(ogg_length(&bytes), Some(Duration::from_secs(1)));
        bytes.extend(page(u64::MAX, &[7; 90]));
        bytes.extend(page(48_000 * 30 + 312, &[7; 90]));
        assert_eq!(ogg_length(&bytes), Some(Duration::from_secs(30)));
        let vorbis = page(0, b"\x01vorbis\0\0\0\0\x01\x44\xac\0\0");
        let bytes = [vorbis, page(44_100 * 3, &[7; 9])].concat();
        assert_eq!(ogg_length(&bytes), Some(Duration::from_secs(3)));
        assert_eq!(ogg_length(&page(0, b"something")), None);
    }

    #[test]
    fn the_bytes_of_a_wav_tell_its_length() {
        for size in [48_000, u32::MAX] {
            assert_eq!(wav_length(&wav(size, 48_000)), Some(Duration::from_secs(3)));
        }
    }

    #[test]
    fn the_frames_of_an_mp3_tell_its_length() {
        let length = mp3_length(&mp3(100)).unwrap();
        assert_eq!(length.as_millis(), 1152 * 100 * 1000 / 44_100);
        assert_eq!(mp3_length(b"ID3\x04\0\0\0\0\0\x05hello"), None);
    }
}
