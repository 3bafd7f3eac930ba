//! Every limit of the server that is not a setting, in one place, with its unit in its name.

/// Bytes of one message from a client.
pub const MESSAGE_BYTES_MAX: usize = 16 * 1024;
/// Bytes that may wait for a client that reads slowly. A view of a long evening's chat fits well.
pub const WAITING_BYTES_MAX: usize = 512 * 1024;
/// What a socket reads at a time. Small, because every player has one.
pub const SOCKET_READ_BYTES: usize = 1024;
/// Bytes of the body of a request with JSON.
pub const JSON_BYTES_MAX: usize = 16 * 1024;
/// Bytes of a request's head.
pub const HEAD_BYTES_MAX: usize = 16 * 1024;
/// How long a client may take to send a request's head.
pub const HEAD_S_MAX: u64 = 10;
/// Requests of one connection over HTTP/2 that are answered at the same time.
pub const STREAMS_MAX: u32 = 64;
/// How long a client may take to send a body of JSON …
pub const JSON_S_MAX: u64 = 10;
/// … or a recording, over a slow line.
pub const UPLOAD_S_MAX: u64 = 60;
/// Bytes of one part of a picture of somebody's own: what a slow line sends in half a minute.
pub const OWN_PART_BYTES_MAX: usize = 256 * 1024;
/// As how many bytes a picture counts at least, however small it is: it takes a place among those that are awaited.
pub const OWN_COUNTED_BYTES_MIN: u32 = 512 * 1024;
/// Things about people's own pictures that are done at the same time: each may unpack one.
pub const OWN_AT_ONCE_MAX: usize = 3;
/// … and how many may wait for that.
pub const OWN_WAITING_MAX: usize = 512;
/// Things that are not at hand and are looked for at the same time, on a disk or at other machines: each holds a thread …
pub const LOOKS_AT_ONCE_MAX: usize = 32;
/// … how many may wait for that …
pub const LOOKS_WAITING_MAX: usize = 256;
/// … and how long whoever asked waits in all.
pub const LOOK_S_MAX: u64 = 5;
/// Connections of operators who ask for numbers at an address of their own.
pub const OPERATORS_MAX: usize = 64;
/// How long a client may take to say hello.
pub const HELLO_S_MAX: u64 = 10;
/// A socket that is silent this long is asked whether anybody is there …
pub const PING_AFTER_S: u64 = 30;
/// … and closed when it stays silent this long.
pub const SILENT_S_MAX: u64 = 75;
/// Messages that make no sense before a client is sent away.
pub const BAD_MESSAGES_MAX: u32 = 20;
/// Hands of a daily moon.
pub const MOON_HANDS: usize = 5;
/// Days whose moons are counted.
pub const MOON_DAYS_KEPT: usize = 4;
/// Results of a daily moon that one address may send at once …
pub const MOON_RESULTS_BURST: u32 = 20;
/// … and how many more each hour.
pub const MOON_RESULTS_PER_H: u32 = 20;
/// Tables in the public list.
pub const PUBLIC_TABLES_MAX: usize = 100;
/// Addresses whose pace is remembered.
pub const ADDRESSES_MAX: usize = 100_000;
/// Pictures of links that are painted at the same time: one, so that the rooms keep their cores …
pub const POSTCARDS_AT_ONCE_MAX: usize = 1;
/// … and how many may wait for it.
pub const POSTCARDS_WAITING_MAX: usize = 32;
/// Pictures of links that are kept …
pub const POSTCARDS_KEPT_MAX: usize = 256;
/// … and their bytes.
pub const POSTCARDS_BYTES_MAX: usize = 24 * 1024 * 1024;
/// Lists of tables on their way to another device at the same time, each as large as a request may be …
pub const CARRIED_MAX: usize = 1_000;
/// … and for how long.
pub const CARRIED_S: u64 = 600;
/// How long the server waits for requests that are being answered when it stops.
pub const STOP_S_MAX: u64 = 10;
