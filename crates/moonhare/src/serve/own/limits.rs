//! The limits of boxes that are not settings, with their units in their names.

/// Characters in the name of a box.
pub(crate) const NAME_CHARS_MAX: usize = 60;
/// Characters in a caption.
pub(crate) const CAPTION_CHARS_MAX: usize = 200;
/// Tables to which a box is open at the same time.
pub(crate) const BOX_TABLES_MAX: usize = 12;
/// Built-in cards that fill up a box.
pub(crate) const FILL_MAX: u16 = 200;
/// Width of a quick look, in pixels: painted in a part of a second.
pub(crate) const PREVIEW_WIDTH: usize = 300;
/// Files of one box that are awaited at the same time …
pub(crate) const UPLOADS_PER_BOX_MAX: usize = 64;
/// … and on the whole server.
pub(crate) const UPLOADS_MAX: usize = 2_048;
/// A file of which nothing more comes is awaited this long, in hours in which the server ran.
pub(crate) const UPLOAD_H_MAX: u32 = 24;
/// How often a change is tried that others were quicker with.
pub(crate) const ALTER_TRIES_MAX: usize = 64;
/// How old what is known of a box of a house of many nodes may be, in milliseconds, where it only says how many cards there are …
pub(crate) const GLANCE_MS: u64 = 2_000;
/// … and of how many boxes it is known.
pub(crate) const GLANCES_MAX: usize = 1_024;
/// How many rooms' boxes are looked for at the same time: each holds a thread …
pub(crate) const LOOKS_AT_ONCE_MAX: usize = 32;
/// … and how long a room's command waits for that, in seconds.
pub(crate) const LOOK_S_MAX: u64 = 10;
/// A box that is in the list and nowhere else was being made for so long by somebody who was killed, in milliseconds.
pub(crate) const MADE_MS_MAX: u64 = 3_600_000;
/// How often it is looked for what a node that was killed has left unpainted, in seconds.
pub(crate) const WAITING_S: u64 = 20;
/// Two pictures whose small copies differ in so few of 64 places are the same one to an operator.
pub(crate) const SAME_SIGHT_BITS_MAX: u32 = 6;
/// Characters of an operator's word.
pub(crate) const WORD_CHARS_MAX: usize = 64;
/// How often something is asked about a card whose endpoint fails …
pub(crate) const PROPOSALS_TRIED_MAX: u32 = 5;
/// … and how long it is left alone in between, in seconds.
pub(crate) const PROPOSE_AGAIN_S: u64 = 60;
/// Bytes of a zip that a box is made of.
pub(crate) const ZIP_BYTES_MAX: u64 = 1024 * 1024 * 1024;
/// Files in it.
pub(crate) const ZIP_ENTRIES_MAX: usize = 1_000;
/// Bytes of the list in it, unpacked.
pub(crate) const ZIP_LIST_BYTES_MAX: u64 = 1024 * 1024;
