//! What the store takes at most, so that no caller can make it grow without bound.

/// Bytes in one record. A record holds what one command did; a game's first shuffle is the largest.
pub const RECORD_BYTES_MAX: usize = 256 * 1024;
/// Bytes in one blob (a recording of a performed clue).
pub const BLOB_BYTES_MAX: usize = 4 * 1024 * 1024;
/// Appends that may wait for the writer; more wait for a place in the queue.
pub const WAITING_JOBS_MAX: usize = 16_384;
/// Jobs that go down in one group at most: bounds the time until the first of them is answered. With more, all tables
/// would wait while the last of a thousand is decided.
pub const GROUP_JOBS_MAX: usize = 256;
/// Rooms whose last position the writer remembers.
pub const KNOWN_HEADS_MAX: usize = 50_000;
/// Records that stand in the journal before they begin to settle in their rooms' rows: enough that a busy room gets
/// several at once …
pub const UNSETTLED_RECORDS_MAX: usize = 32_768;
/// … and their bytes, which are kept in memory, too.
pub const UNSETTLED_BYTES_MAX: usize = 8 * 1024 * 1024;
/// Records that settle in one step: everybody waits for the step that is being taken, a few milliseconds at most …
pub const SETTLED_AT_ONCE_MAX: usize = 1_024;
/// … and fewer than this are not worth a transaction.
pub const SETTLED_AT_ONCE_MIN: usize = 256;
/// Records that settle for each one that comes, while a round goes on: more than one, so that the round ends.
pub const SETTLED_FOR_EACH_RECORD: usize = 2;
/// Bytes of groups that leave the journal in one step.
pub const CLEARED_BYTES_AT_ONCE_MAX: usize = 512 * 1024;
/// After a failed sync, how long until the writer tries again to be sure of the log's end.
pub const VOID_RETRY_MS: u64 = 250;
/// Memory that the writer keeps pages in. Settling touches a page or two of every busy room; pages that do not fit go to
/// the disk twice.
pub const PAGES_KIB_MAX: u32 = 8 * 1024;
/// Pages in the write-ahead log before they are moved into the main file. Few, because everybody waits while they are moved and
/// synced, and so that the log soon has its full size: from then on it is written over in place, which is what a disk makes durable
/// fastest.
pub const WAL_PAGES_MAX: u32 = 250;
/// A file larger than this is not read through when it is opened; damage then shows when the page is read.
pub const CHECKED_FILE_BYTES_MAX: u64 = 256 * 1024 * 1024;
/// Bytes of all records of one append to a cluster: a message, which a NATS server takes up to 1 MiB unless it is told otherwise.
pub const APPEND_BYTES_MAX: usize = 1_000_000;
/// How long one answer of a NATS server is waited for. An append is then sent again, until it is known what has become of it …
pub const CLUSTER_ANSWER_MS_MAX: u64 = 2_000;
/// … after this long.
pub const CLUSTER_REST_MS: u64 = 100;
/// How long whoever reads waits for a cluster that elects a leader.
pub const CLUSTER_READ_S_MAX: u64 = 15;
/// How long a node waits for the NATS servers when it starts.
pub const CLUSTER_START_S_MAX: u64 = 30;
/// What others tell and this node has not looked at yet; what is more is dropped.
pub const CLUSTER_TELLS_MAX: usize = 1_024;
/// Messages that are read at once …
pub const BATCH_MESSAGES_MAX: usize = 256;
/// … and their bytes.
pub const BATCH_BYTES_MAX: usize = 4 * 1024 * 1024;
/// How often the ends of followed rooms are looked at, for what was stored and not heard of …
pub const ENDS_LOOKED_AT_MS: u64 = 2_000;
/// … of how many rooms each time …
pub const ENDS_PER_ROUND_MAX: usize = 1_000;
/// … and of how many in one question.
pub const ENDS_AT_ONCE_MAX: usize = 250;
/// A blob up to this size is one message; a larger one is taken apart …
pub const BLOB_INLINE_BYTES_MAX: usize = 8 * 1024;
/// … into parts of this size.
pub const BLOB_PART_BYTES_MAX: usize = 512 * 1024;
/// Appends of one partition that go out in one batch, of which a NATS server takes up to a thousand …
pub const GATHERED_APPENDS_MAX: usize = 256;
/// … and their bytes.
pub const GATHERED_BYTES_MAX: usize = 1_000_000;
/// Streams of a new house on a cluster: as many as the servers that hold its copies, so that each may lead one …
pub const PARTITIONS_MIN: u64 = 3;
/// … and of one that an earlier release began. The number is part of their names, and stays what it was.
pub const PARTITIONS_MAX: u64 = 12;
