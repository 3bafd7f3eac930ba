//! Every limit of a room, in one place, with its unit in its name.

/// Letters in a room's code.
pub const CODE_LETTERS: usize = 6;
/// Seats at a table: there are twelve rabbits.
pub const SEATS_MAX: usize = 12;
/// Connections that watch one room without a seat.
pub const WATCHERS_MAX: usize = 100;
/// Of them, those without a name from one address, and people of one address who have no seat.
pub const WATCHERS_PER_ADDRESS_MAX: usize = 20;
/// People a room has at the same time, seated or not.
pub const PEOPLE_MAX: usize = 200;
/// Who joins and never connects is forgotten after this long …
pub const JOINED_S_MAX: u64 = 60;
/// … and who watched and is away, after this long.
pub const WATCHER_AWAY_S: u64 = 600;
/// Whom the host removes can't come back before this, unless the host lets them.
pub const KEPT_OUT_S: u64 = 120;
/// People and addresses that a room keeps out; the oldest are forgotten first.
pub const KEPT_OUT_MAX: usize = 64;
/// Connections one person may have open at the same time.
pub const DEVICES_EACH_MAX: usize = 5;
/// Characters in a name.
pub const NAME_CHARS_MAX: usize = 24;
/// Marks on one letter of a name, a clue or a message; more of them would climb over other lines.
pub const MARKS_ON_LETTER_MAX: usize = 4;
/// Characters in a passphrase.
pub const PASSPHRASE_CHARS_MAX: usize = 64;
/// Characters of a salt that a browser throws in without having committed to it; the rest is left out.
pub const SALT_CHARS_MAX: usize = 64;
/// Bytes of a salt that a browser has committed to.
pub const SALT_BYTES_MAX: usize = 64;
/// Salts that were committed to are awaited this long; then the game begins without those that did not come.
pub const SALTS_MS_MAX: u64 = 5_000;
/// Bots that sit down at once at a table for trying things out.
pub const TRY_BOTS: usize = 3;
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
/// Accepted commands a room remembers for each person, so that a repeated one is not done again.
pub const ANSWERS_KEPT_EACH: usize = 512;
/// Refusals a room remembers for each person while it is awake, so that a repeated command is refused in the same way.
pub const REFUSALS_KEPT_EACH: usize = 64;
/// Packs in one deck.
pub const PACKS_MAX: usize = 24;
/// Commands about a room that wait behind one whose packs are being looked for.
pub const BEHIND_LOOK_MAX: usize = 64;
/// Bytes of one recording.
pub const RECORDING_BYTES_MAX: usize = 4 * 1024 * 1024;
/// How long a recording lasts …
pub const RECORDING_MS_MAX: u64 = 20_000;
/// … and how much longer it may be, because a browser stops a little late.
pub const RECORDING_SLACK_MS: u64 = 1_000;
/// Recordings a room keeps.
pub const RECORDINGS_MAX: usize = 64;
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
/// Bounds of the hours that a move by post has: two weeks at most.
pub const POST_HOURS: std::ops::RangeInclusive<u16> = 1..=14 * 24;
/// A move by post has whole days, or at most so many hours: what is left of a day with the longest night.
pub const POST_SHORT_H_MAX: u16 = 8;
/// Hours of a day that may be quiet at a table by post.
pub const QUIET_H_MAX: u64 = 16;
/// A score by post that no person has to answer lies there for so many hours, nights not counted.
pub const POST_GLANCE_H: u64 = 1;
/// Minutes by which a time zone may be ahead of UTC.
pub const ZONE_OFFSET_MIN: std::ops::RangeInclusive<i16> = -14 * 60..=14 * 60;
/// Changes of a time zone's clocks that are kept with it: two years.
pub const ZONE_CHANGES_MAX: usize = 4;
/// How often a server looks whether others have noted rooms by post.
pub const POST_ROUND_S: u64 = 3_600;
/// Devices of one person that are called when a table by post waits for them; the oldest makes room for a new one.
pub const KNOCK_DEVICES_EACH_MAX: usize = 4;
/// Nobody is called before a move was theirs for this long: who looks at the table sees it by themself.
pub const KNOCK_AFTER_MS: u64 = 3_000;
/// Whoever calls somebody has this long; then others believe that they died, and call again.
pub const KNOCK_LEASE_MS: u64 = 60_000;
/// How often somebody is called for one thing, if their push service does not take it.
pub const KNOCK_TRIES_MAX: u32 = 8;
/// The first time it is called again after this long, and then each time after twice as long …
pub const KNOCK_AGAIN_S: u64 = 60;
/// … but never after longer than this, whatever the push service wants.
pub const KNOCK_AGAIN_S_MAX: u64 = 12 * 3_600;
/// A push service keeps a message at least this long for a device that is off …
pub const KNOCK_KEPT_S_MIN: u64 = 3_600;
/// … and at most this long.
pub const KNOCK_KEPT_S_MAX: u64 = 14 * 24 * 3_600;
/// Bytes of the address of a device at its push service.
pub const KNOCK_ENDPOINT_BYTES_MAX: usize = 1_024;
/// Calls of push services that are under way at the same time, over all rooms.
pub const KNOCKS_AT_ONCE_MAX: usize = 16;
/// After the clock has run out, what is still on its way may arrive for this long.
pub const GRACE_MS: u64 = 1_500;
/// What is prepared is written down after this long: not every letter, but soon.
pub const DRAFTS_KEPT_AFTER_MS: u64 = 1_000;
/// How long people are kept for that when the server stops.
pub const DRAFTS_AWAITED_MS_MAX: u64 = 1_000;
/// After the log could not be written, a room waits this long before it tries something unasked.
pub const UNWRITTEN_REST_MS: u64 = 1_000;
/// A room that nobody looks at goes to sleep after this long.
pub const LINGER_S: u64 = 90;
/// How often a room is woken for one request: it may fall asleep at that very moment, but not again and again.
pub const WAKES_MAX: usize = 3;
/// Rooms whose past is read again at the same time, for somebody who looks back.
pub const LOOKING_BACK_MAX: usize = 2;
/// … and how many may wait for that.
pub const LOOKING_BACK_WAITING_MAX: usize = 512;
/// Moves of a room that are written down and shown together at most: bounds how long the first of them waits.
pub const TOGETHER_MAX: usize = 32;
/// Commands that may wait for one room.
pub const WAITING_COMMANDS_MAX: usize = 256;
/// "Is typing" is believed for this long.
pub const TYPING_S: u64 = 6;
/// A room that looks old goes after it has stayed so for this long, counted in hours in which the server ran.
pub const GRACE_H: u64 = 7 * 24;
/// After the calendar has jumped, no room is thought old for this long, counted in the same way.
pub const DISTRUST_H: u64 = 14 * 24;
/// A calendar that goes on by more than this between two sweeps has jumped, or the server was off for as long; that can't
/// be told apart.
pub const CALENDAR_GAP_H_MAX: u64 = 30 * 24;
/// Presence is told at most this often.
pub const PRESENCE_EVERY_MS: u64 = 250;
/// A node tells the others who is at a table with it at least this often …
pub const TOLD_EVERY_MS: u64 = 1_500;
/// … and if nothing is heard of it for this long, it is gone, and everybody at it.
pub const TOLD_S: u64 = 4;
/// When an append takes longer than this, everybody at the table is told that the house catches its breath.
pub const BREATH_AFTER_MS: u64 = 1_500;
/// A node that is alone at a table tells nobody, but for a word this often, should another not have been heard …
pub const TOLD_ALONE_EVERY_MS: u64 = 15_000;
/// … and only when it has been alone for this long: whom it does not hear any more may come back.
pub const COMPANY_MISSED_S: u64 = 60;
/// A node that wakes a room whose clock runs waits this long for others at the table to say so.
pub const ASKED_MS_MAX: u64 = 300;
/// How often nodes tell each other which of their tables everybody may find …
pub const HOUSE_TOLD_EVERY_MS: u64 = 2_000;
/// … how many of them at most …
pub const HOUSE_TELLS_TABLES_MAX: usize = 100;
/// … and how long that is believed.
pub const HOUSE_TOLD_S: u64 = 7;
/// How often one node counts what the whole house holds.
pub const STOCK_TAKEN_EVERY_S: u64 = 60;
/// Rooms get this long to end when a node stops; then what they wait for is given up.
pub const ROOMS_STOP_S_MAX: u64 = 3;
/// Where people play together, no bot begins the first story before this …
pub const CLAIM_TOGETHER_S: u64 = 40;
/// … and where one person plays with bots, none before this: a newcomer sees a turn before they tell one.
pub const CLAIM_ALONE_S: u64 = 6;
/// The next story begins this long after most people wanted it.
pub const NEXT_STORY_S: u64 = 15;
/// The cards of a scored turn begin to speak this long after it was scored, so that every screen hears of it in time.
pub const REVEAL_LEAD_MS: u64 = 600;
/// No turn takes longer to be told.
pub const REVEAL_MS_MAX: u64 = 60_000;
/// So many moments the cards that fooled somebody have among them.
pub const FOOLING_ACTS_MAX: usize = 3;
/// Bot moves that are thought about at the same time, over all rooms.
pub const BOTS_THINKING_MAX: usize = 2;
