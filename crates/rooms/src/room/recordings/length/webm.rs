//! WebM: elements within elements. A browser that records writes no duration into the head, and often no sizes of the
//! outer elements either, so the times of all blocks are looked at.

use std::time::Duration;

use super::Bytes;

const SEGMENT: u64 = 0x1853_8067;
const INFO: u64 = 0x1549_a966;
const TICK_NS: u64 = 0x2a_d7b1;
const CLUSTER: u64 = 0x1f43_b675;
const CLUSTER_TIME: u64 = 0xe7;
const BLOCK_GROUP: u64 = 0xa0;
const BLOCK: u64 = 0xa1;
const SIMPLE_BLOCK: u64 = 0xa3;

pub(super) fn length(bytes: &[u8]) -> Option<Duration> {
    let mut bytes = Bytes(bytes);
    let mut tick_ns = 1_000_000;
    // The time of the cluster that is being read.
    let mut cluster: Option<i64> = None;
    let mut times: Option<(i64, i64)> = None;
    while !bytes.is_empty() {
        let id = vint(&mut bytes, true)?;
        let size = vint(&mut bytes, false)?;
        if id == CLUSTER {
            cluster = Some(0);
        }
        if matches!(id, SEGMENT | INFO | CLUSTER | BLOCK_GROUP) {
            // What is within comes next.
            continue;
        }
        // A recording that was cut off ends within an element.
        let mut content = bytes.take_up_to(usize::try_from(size).ok()?);
        match id {
            TICK_NS => tick_ns = content.big(content.0.len().min(8))?,
            CLUSTER_TIME if cluster.is_some() => {
                cluster = i64::try_from(content.big(content.0.len().min(8))?).ok();
            }
            BLOCK | SIMPLE_BLOCK => {
                vint(&mut content, false)?;
                let time = cluster?.checked_add(i64::from(i16::from_be_bytes(content.array()?)))?;
                let (first, last) = times.unwrap_or((time, time));
                times = Some((first.min(time), last.max(time)));
            }
            _ => {}
        }
    }
    let (first, last) = times?;
    Some(Duration::from_nanos(last.abs_diff(first).saturating_mul(tick_ns)))
}

/// A number whose first byte tells how many follow. In an id the telling bit belongs to the number.
fn vint(bytes: &mut Bytes<'_>, id: bool) -> Option<u64> {
    let first = *bytes.0.first()?;
    let length = first.leading_zeros() as usize + 1;
    if length > if id { 4 } else { 8 } {
        return None;
    }
    let number = bytes.big(length)?;
    Some(if id { number } else { number & ((1 << (7 * length)) - 1) })
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A recording as browsers write it: sizes unknown, one block each 20 ms.
    pub(in super::super) fn recording(seconds: u64) -> Vec<u8> {
        let unknown = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
        let mut bytes = b"\x1a\x45\xdf\xa3\x87\x42\x82\x84webm".to_vec();
        bytes.extend([0x18, 0x53, 0x80, 0x67]);
        bytes.extend(unknown);
        bytes.extend(b"\x15\x49\xa9\x66\x87\x2a\xd7\xb1\x83\x0f\x42\x40");
        for cluster in 0..seconds {
            bytes.extend([0x1f, 0x43, 0xb6, 0x75]);
            bytes.extend(unknown);
            bytes.extend([0xe7, 0x88]);
            bytes.extend((cluster * 1000).to_be_bytes());
            for block in 0..50_i16 {
                bytes.extend([0xa3, 0x86, 0x81]);
                bytes.extend((block * 20).to_be_bytes());
                bytes.extend([0x80, 1, 2]);
            }
        }
        bytes
    }

    #[test]
    fn the_last_block_tells_the_length() {
        for seconds in [1, 19, 25] {
            assert_eq!(length(&recording(seconds)), Some(Duration::from_millis(seconds * 1000 - 20)));
        }
        let cut = recording(3);
        assert_eq!(length(&cut[..cut.len() - 2]), Some(Duration::from_millis(2980)));
    }

    #[test]
    fn a_head_without_blocks_has_no_length() {
        assert_eq!(length(&recording(0)), None);
        assert_eq!(length(b"\x1a\x45\xdf\xa3\x87\x42\x82\x84webm and then words"), None);
    }
}
