//! How much rooms may fill: what an operator can set, so that a disk stays as large as it was thought to be.

use serde::{Deserialize, Serialize};

const MIB: u64 = 1024 * 1024;

/// How much may be kept, by room and by server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Quotas {
    /// Rooms on the whole server.
    pub rooms_max: u64,
    /// Bytes of recordings on the whole server.
    pub recordings_bytes_max: u64,
    /// Bytes of recordings in one room.
    pub recordings_per_room_bytes_max: u64,
    /// Albums on the whole server; their bytes count among those of the recordings.
    pub albums_max: u64,
    /// Bytes of one album, with its recordings.
    pub album_bytes_max: u64,
    /// Bytes of one room's log. A room that has more takes no wishes any more; a game that runs is played on, up to twice
    /// as much.
    pub log_per_room_bytes_max: u64,
    /// Bytes that one room may write to its log at once …
    pub log_per_room_bytes_burst: u64,
    /// … and how many more each second. People who play fast write a hundred.
    pub log_per_room_bytes_per_s: u64,
}

impl Default for Quotas {
    fn default() -> Self {
        Self {
            rooms_max: 100_000,
            recordings_bytes_max: 4_096 * MIB,
            recordings_per_room_bytes_max: 64 * MIB,
            albums_max: 100_000,
            album_bytes_max: 64 * MIB,
            log_per_room_bytes_max: 16 * MIB,
            log_per_room_bytes_burst: MIB,
            log_per_room_bytes_per_s: 1_024,
        }
    }
}

impl Quotas {
    /// No bounds, for measurements.
    #[must_use]
    pub const fn none() -> Self {
        Self {
            rooms_max: u64::MAX,
            recordings_bytes_max: u64::MAX,
            recordings_per_room_bytes_max: u64::MAX,
            albums_max: u64::MAX,
            album_bytes_max: u64::MAX,
            log_per_room_bytes_max: u64::MAX,
            log_per_room_bytes_burst: u64::MAX,
            log_per_room_bytes_per_s: u64::MAX,
        }
    }
}
