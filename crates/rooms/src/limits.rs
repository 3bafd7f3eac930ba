//! Every limit of a room, in one place, with its unit in its name.

/// Letters in a room's code.
pub const CODE_LETTERS: usize = 6;
/// Seats at a table: there are twelve rabbits.
pub const SEATS_MAX: usize = 12;
/// Connections that watch one room without a seat.
pub const WATCHERS_MAX: usize = 100;
/// People a room remembers, seated or not, over its life.
pub const PEOPLE_MAX: usize = 200;
/// Connections one person may have open at the same time.
pub const DEVICES_EACH_MAX: usize = 5;
/// Characters in a name.
pub const NAME_CHARS_MAX: usize = 24;
/// Characters in a passphrase.
pub const PASSPHRASE_CHARS_MAX: usize = 64;
/// Characters in one chat message.
pub const CHAT_CHARS_MAX: usize = 300;
/// Chat entries a room shows.
pub const CHAT_KEPT_MAX: usize = 200;
/// Chat messages and reactions one person may send at once …
pub const CHAT_BURST: u32 = 6;
/// … and how long until one more is free.
pub const CHAT_EVERY_MS: u64 = 2_000;
/// Bytes of a command's id.
pub const COMMAND_ID_BYTES_MAX: usize = 40;
/// Answers a room remembers for each person, so that a repeated command gets the answer of the first.
pub const ANSWERS_KEPT_EACH: usize = 32;
/// Refusals a room remembers while it is awake, so that a repeated command is refused in the same way.
pub const REFUSALS_KEPT: usize = 64;
/// Packs in one deck.
pub const PACKS_MAX: usize = 24;
/// Bytes of one recording.
pub const RECORDING_BYTES_MAX: usize = 4 * 1024 * 1024;
/// How long a recording lasts …
pub const RECORDING_MS_MAX: u64 = 20_000;
/// … and how much longer it may be, because a browser stops a little late.
pub const RECORDING_SLACK_MS: u64 = 1_000;
/// Recordings a room keeps.
pub const RECORDINGS_MAX: usize = 64;
/// Devices that may hold a secret of one seat.
pub const SECRETS_EACH_MAX: usize = 8;
/// How long a link that moves a seat may be used.
pub const TICKET_S: u64 = 600;
/// A host who is away this long hands the role on.
pub const HOST_AWAY_S: u64 = 60;
/// A table's patience with a person who is gone, unless the host sets another.
pub const PATIENCE_DEFAULT_S: u32 = 30;
/// Bounds of the patience.
pub const PATIENCE_S: std::ops::RangeInclusive<u32> = 5..=3_600;
/// Bounds of the clock of a phase.
pub const CLOCK_S: std::ops::RangeInclusive<u32> = 5..=3_600;
/// After the clock has run out, what is still on its way may arrive for this long.
pub const GRACE_MS: u64 = 1_500;
/// What is prepared is written down after this long: not every letter, but soon.
pub const DRAFTS_KEPT_AFTER_MS: u64 = 1_000;
/// After the log could not be written, a room waits this long before it tries something by itself.
pub const UNWRITTEN_REST_MS: u64 = 1_000;
/// A room that nobody looks at goes to sleep after this long.
pub const LINGER_S: u64 = 90;
/// Commands that may wait for one room.
pub const WAITING_COMMANDS_MAX: usize = 256;
/// "Is typing" is believed for this long.
pub const TYPING_S: u64 = 6;
/// Presence is told at most this often.
pub const PRESENCE_EVERY_MS: u64 = 250;
/// Bot moves that are thought about at the same time, over all rooms.
pub const BOTS_THINKING_MAX: usize = 2;
