//! MP4: boxes within boxes. The head tells a duration, or, when a browser recorded, each fragment tells its own.

use std::{collections::BTreeMap, time::Duration};

use super::{Bytes, ticks};

/// Boxes in boxes: no recording has more than five.
const DEPTH_MAX: usize = 8;

/// What is known of a track.
#[derive(Default)]
struct Track {
    ticks_per_s: u64,
    /// What a sample lasts, unless its fragment says otherwise.
    sample_ticks: u64,
    end_ticks: u64,
}

#[derive(Default)]
struct Movie {
    longest: Duration,
    tracks: BTreeMap<u64, Track>,
    /// The track whose boxes are being read, and what a sample of this fragment lasts.
    track: u64,
    sample_ticks: Option<u64>,
    at_ticks: u64,
}

pub(super) fn length(bytes: &[u8]) -> Option<Duration> {
    let mut movie = Movie::default();
    movie.read(Bytes(bytes), DEPTH_MAX)?;
    let ends = movie.tracks.values().filter_map(|track| ticks(track.end_ticks, track.ticks_per_s));
    Some(ends.fold(movie.longest, Duration::max)).filter(|length| !length.is_zero())
}

impl Movie {
    fn read(&mut self, mut bytes: Bytes<'_>, depth: usize) -> Option<()> {
        let depth = depth.checked_sub(1)?;
        while !bytes.is_empty() {
            let (size, name) = (bytes.big(4)?, bytes.array::<4>()?);
            let size = match size {
                // To the end of the file.
                0 => bytes.0.len() as u64,
                1 => bytes.big(8)?.checked_sub(16)?,
                size => size.checked_sub(8)?,
            };
            // A recording that was cut off ends within a box.
            let content = bytes.take_up_to(usize::try_from(size).ok()?);
            match &name {
                b"moov" | b"trak" | b"mdia" | b"mvex" | b"moof" | b"traf" => self.read(content, depth)?,
                b"mvhd" => {
                    let (per_s, duration) = clock(content)?;
                    self.longest = self.longest.max(ticks(duration, per_s).unwrap_or_default());
                }
                b"tkhd" => self.track = track_of(content)?,
                b"mdhd" => {
                    let (per_s, duration) = clock(content)?;
                    let track = self.track();
                    (track.ticks_per_s, track.end_ticks) = (per_s, duration);
                }
                b"trex" => self.read_defaults(content)?,
                b"tfhd" => self.read_fragment(content)?,
                b"tfdt" => self.at_ticks = wide(content)?,
                b"trun" => self.read_run(content)?,
                _ => {}
            }
        }
        Some(())
    }

    fn track(&mut self) -> &mut Track {
        self.tracks.entry(self.track).or_default()
    }

    fn read_defaults(&mut self, mut content: Bytes<'_>) -> Option<()> {
        content.take(4)?;
        self.track = content.big(4)?;
        content.take(4)?;
        self.track().sample_ticks = content.big(4)?;
        Some(())
    }

    fn read_fragment(&mut self, mut content: Bytes<'_>) -> Option<()> {
        let flags = content.big(4)?;
        self.track = content.big(4)?;
        for (flag, bytes) in [(0x1, 8), (0x2, 4)] {
            if flags & flag != 0 {
                content.take(bytes)?;
            }
        }
        self.sample_ticks = if flags & 0x8 != 0 { Some(content.big(4)?) } else { None };
        self.at_ticks = self.track().end_ticks;
        Some(())
    }

    fn read_run(&mut self, mut content: Bytes<'_>) -> Option<()> {
        let flags = content.big(4)?;
        let samples = content.big(4)?;
        for flag in [0x1, 0x4] {
            if flags & flag != 0 {
                content.take(4)?;
            }
        }
        let each = self.sample_ticks.unwrap_or(self.track().sample_ticks);
        if flags & 0x100 == 0 {
            self.at_ticks = self.at_ticks.saturating_add(samples.saturating_mul(each));
        } else {
            let others = [0x200, 0x400, 0x800].iter().filter(|flag| flags & **flag != 0).count() * 4;
            for _ in 0..samples {
                self.at_ticks = self.at_ticks.saturating_add(content.big(4)?);
                content.take(others)?;
            }
        }
        let at = self.at_ticks;
        let track = self.track();
        track.end_ticks = track.end_ticks.max(at);
        Some(())
    }
}

/// Ticks a second and how many there are, of a head.
fn clock(mut content: Bytes<'_>) -> Option<(u64, u64)> {
    let width = width(&mut content)?;
    content.take(2 * width)?;
    let (per_s, duration) = (content.big(4)?, content.big(width)?);
    // All ones stand for "not known".
    let unknown = u64::MAX >> (64 - 8 * width);
    Some((per_s, if duration == unknown { 0 } else { duration }))
}

fn track_of(mut content: Bytes<'_>) -> Option<u64> {
    let width = width(&mut content)?;
    content.take(2 * width)?;
    content.big(4)
}

fn wide(mut content: Bytes<'_>) -> Option<u64> {
    let width = width(&mut content)?;
    content.big(width)
}

/// Bytes of a time in a box, by its version.
fn width(content: &mut Bytes<'_>) -> Option<usize> {
    let version = content.big(4)? >> 24;
    Some(if version == 1 { 8 } else { 4 })
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    fn boxed(name: &str, content: &[u8]) -> Vec<u8> {
        [&(content.len() as u32 + 8).to_be_bytes(), name.as_bytes(), content].concat()
    }

    fn words(words: &[u32]) -> Vec<u8> {
        words.iter().flat_map(|word| word.to_be_bytes()).collect()
    }

    fn head(duration: u32) -> Vec<u8> {
        let mvhd = boxed("mvhd", &words(&[0, 0, 0, 1000, duration, 0]));
        let tkhd = boxed("tkhd", &words(&[0, 0, 0, 1, 0, duration]));
        let mdhd = boxed("mdhd", &words(&[0, 0, 0, 48_000, duration * 48, 0]));
        let trak = boxed("trak", &[tkhd, boxed("mdia", &mdhd)].concat());
        let mvex = boxed("mvex", &boxed("trex", &words(&[0, 1, 1, 1024, 0, 0])));
        [boxed("ftyp", b"isom\0\0\0\0"), boxed("moov", &[mvhd, trak, mvex].concat())].concat()
    }

    fn fragment(base: u32, run: &[u32]) -> Vec<u8> {
        let tfhd = boxed("tfhd", &words(&[0, 1]));
        let tfdt = boxed("tfdt", &words(&[0, base]));
        boxed("moof", &boxed("traf", &[tfhd, tfdt, boxed("trun", &words(run))].concat()))
    }

    /// A recording as browsers write it: in fragments.
    pub(in super::super) fn recording() -> Vec<u8> {
        let fragments = [
            fragment(0, &[0, 10]),
            boxed("mdat", &[0; 40]),
            fragment(10_240, &[0x301, 2, 0, 24_000, 7, 24_000, 7]),
        ];
        [head(0), fragments.concat()].concat()
    }

    #[test]
    fn boxes_without_end_are_refused() {
        let mut bytes = head(1000);
        for size in (8..80_000_u32).rev().step_by(8) {
            bytes.extend(size.to_be_bytes());
            bytes.extend(b"moov");
        }
        assert_eq!(length(&bytes), None);
    }

    #[test]
    fn the_head_tells_the_length() {
        assert_eq!(length(&head(25_500)), Some(Duration::from_millis(25_500)));
    }

    #[test]
    fn fragments_tell_the_length_when_the_head_does_not() {
        let mut bytes = head(0);
        assert_eq!(length(&bytes), None);
        // Ten samples of the usual length, then two that tell their own.
        bytes.extend(fragment(0, &[0, 10]));
        bytes.extend(boxed("mdat", &[0; 40]));
        bytes.extend(fragment(480_000, &[0x301, 2, 0, 24_000, 7, 24_000, 7]));
        assert_eq!(length(&bytes), Some(Duration::from_secs(11)));
    }
}
