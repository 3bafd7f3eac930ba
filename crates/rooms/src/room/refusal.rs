//! Why a room does not do what was asked.

use moonhare_rules::Refusal as GameRefusal;

use crate::limits::{CHAT_CHARS_MAX, NAME_CHARS_MAX, RECORDING_BYTES_MAX, RECORDING_MS_MAX};

/// Why something was refused. The sentence says what to do instead; the code is stable and for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RoomRefusal {
    /// The game's rules refuse.
    #[error(transparent)]
    Game(#[from] GameRefusal),
    /// No room of this code.
    #[error("there is no such room; check the code")]
    RoomNotFound,
    /// The secret is not known (any more).
    #[error("this seat is not yours any more; join again")]
    UnknownSecret,
    /// For the host only.
    #[error("only the host can do this")]
    NotHost,
    /// The host lets nobody in.
    #[error("the room is locked; ask the host to open it")]
    RoomLocked,
    /// A passphrase is needed.
    #[error("this room has a passphrase; ask the host for it")]
    WrongPassphrase,
    /// All seats are taken.
    #[error("all seats are taken; join as a watcher")]
    RoomFull,
    /// Too many watch.
    #[error("too many people watch this room; try again later")]
    TooManyWatchers,
    /// One person, too many devices.
    #[error("this seat is open on too many devices; close one")]
    TooManyDevices,
    /// Nobody of this number.
    #[error("there is nobody of this number in the room")]
    UnknownPerson,
    /// Not a bot.
    #[error("this is a person, not a bot")]
    NotABot,
    /// A bot can't do this.
    #[error("a bot can't be host; choose a person")]
    NotAPerson,
    /// The host can't send themself away.
    #[error("you are the host; hand the role on first")]
    HostStays,
    /// Only before or after a game.
    #[error("this can't be changed while a game is running; end it first")]
    GameRunning,
    /// The next game's salts are awaited.
    #[error("the cards are being shuffled; try again in a moment")]
    Shuffling,
    /// No such salt is awaited.
    #[error(
        "no such salt is awaited: commit to its hash, 64 hexadecimal digits, before the game, and show it once"
    )]
    BadSalt,
    /// Only in a game.
    #[error("no game is running")]
    NoGame,
    /// The settings don't make a game.
    #[error("the game can't begin with these people and settings; see the problems listed")]
    CannotBegin,
    /// The game is paused.
    #[error("the game is paused; wait for the host to go on")]
    Paused,
    /// An empty name, or one that is too long.
    #[error("a name is 1 to {NAME_CHARS_MAX} characters on one line")]
    BadName,
    /// Another has this rabbit.
    #[error("somebody at the table has this rabbit; choose another")]
    RabbitTaken,
    /// Settings beyond their bounds.
    #[error("one of these settings is out of its bounds")]
    BadSettings,
    /// No such pack.
    #[error("there is no pack of this name here")]
    UnknownPack,
    /// One pack of the people's own pictures is enough.
    #[error("this table has a box of its own pictures already; add yours to that one")]
    OwnPackThere,
    /// The order leaves somebody out.
    #[error("the order must name everybody who is seated, once")]
    BadOrder,
    /// Needs a seat.
    #[error("you have no seat; take one first")]
    NotSeated,
    /// Has a seat.
    #[error("you have a seat already")]
    AlreadySeated,
    /// Somebody sits there.
    #[error("this seat is not free; choose one that a bot plays")]
    SeatTaken,
    /// They have seen another hand.
    #[error(
        "you have seen another hand in this game; take the seat it belongs to, or wait for the next game"
    )]
    OtherHand,
    /// Removed.
    #[error("the host has sent you away; come back later, or ask the host to let you in")]
    KeptOut,
    /// The host who is away.
    #[error("this is the host, who is away and gets the role back; they can't be removed")]
    HostAway,
    /// Too much talk.
    #[error("you are writing faster than others can read; wait a moment")]
    TooFast,
    /// Nothing said.
    #[error("write something first")]
    EmptyChat,
    /// Too long.
    #[error("a message is at most {CHAT_CHARS_MAX} characters; shorten it")]
    ChatTooLong,
    /// No cards lie open.
    #[error("hearts are for the cards of a turn that was scored; wait for the next score")]
    NoHeartNow,
    /// One's own card.
    #[error("this card is yours; give your heart to another")]
    OwnHeart,
    /// Nothing to guess.
    #[error("one can guess while the others vote; wait for the next cards")]
    NoGuessNow,
    /// A watcher without a name.
    #[error("join with a name first")]
    NoName,
    /// Not usable.
    #[error("this link was used already or is too old; ask for a new one")]
    BadTicket,
    /// No recording of this id by this person.
    #[error("there is no such recording of yours; record it again")]
    UnknownRecording,
    /// The kind of recording is not known.
    #[error("this is neither sound nor a moving picture that browsers can play")]
    BadRecording,
    /// Too large.
    #[error("a recording has at most {} MB", RECORDING_BYTES_MAX / 1024 / 1024)]
    RecordingTooLarge,
    /// Too long.
    #[error("a recording lasts at most {} seconds", RECORDING_MS_MAX / 1_000)]
    RecordingTooLong,
    /// Enough recordings.
    #[error("this room keeps no more recordings")]
    TooManyRecordings,
    /// The table plays without.
    #[error("at this table clues are written, not performed")]
    NoPerformedClues,
    /// The log could not be written.
    #[error("the server could not write this down; try again")]
    StorageFailed,
    /// The log holds something of this room that is not as it was written.
    #[error("this room's log is damaged, so it can't be played on; ask whoever runs the server")]
    RoomDamaged,
    /// The server holds as much as it may.
    #[error("this server is full; ask whoever runs it to make room")]
    ServerFull,
    /// The room's log is as long as it may be.
    #[error("this room has seen enough; make a new one")]
    LogFull,
    /// A report about nothing.
    #[error("there is nothing of this kind here to report")]
    NothingToReport,
    /// No such album (any more).
    #[error("this album is closed: whoever kept it has taken it back, or its time was over")]
    AlbumNotFound,
    /// An album is not as it was written.
    #[error("this album is damaged and can't be shown; ask whoever runs the server")]
    AlbumDamaged,
    /// More recordings than an album holds.
    #[error("this evening has more recordings than an album holds; keep it without the voices")]
    AlbumTooLarge,
    /// The room is going down with the server.
    #[error("the server is about to restart; try again in a moment")]
    Restarting,
}

impl RoomRefusal {
    /// Whether the same command may succeed a moment later without anything else having happened.
    pub(crate) const fn is_passing(self) -> bool {
        matches!(self, Self::TooFast | Self::Shuffling | Self::StorageFailed | Self::Restarting)
    }

    /// A stable name for programs and translations.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Game(refusal) => refusal.code(),
            Self::RoomNotFound => "room_not_found",
            Self::UnknownSecret => "unknown_secret",
            Self::NotHost => "not_host",
            Self::RoomLocked => "room_locked",
            Self::WrongPassphrase => "wrong_passphrase",
            Self::RoomFull => "room_full",
            Self::TooManyWatchers => "too_many_watchers",
            Self::TooManyDevices => "too_many_devices",
            Self::UnknownPerson => "unknown_person",
            Self::NotABot => "not_a_bot",
            Self::NotAPerson => "not_a_person",
            Self::HostStays => "host_stays",
            Self::GameRunning => "game_running",
            Self::Shuffling => "shuffling",
            Self::BadSalt => "bad_salt",
            Self::NoGame => "no_game",
            Self::CannotBegin => "cannot_begin",
            Self::Paused => "paused",
            Self::BadName => "bad_name",
            Self::RabbitTaken => "rabbit_taken",
            Self::BadSettings => "bad_settings",
            Self::UnknownPack => "unknown_pack",
            Self::OwnPackThere => "own_pack_there",
            Self::BadOrder => "bad_order",
            Self::NotSeated => "not_seated",
            Self::AlreadySeated => "already_seated",
            Self::SeatTaken => "seat_taken",
            Self::OtherHand => "other_hand",
            Self::KeptOut => "kept_out",
            Self::HostAway => "host_away",
            Self::TooFast => "too_fast",
            Self::EmptyChat => "empty_chat",
            Self::ChatTooLong => "chat_too_long",
            Self::NoHeartNow => "no_heart_now",
            Self::OwnHeart => "own_heart",
            Self::NoGuessNow => "no_guess_now",
            Self::NoName => "no_name",
            Self::BadTicket => "bad_ticket",
            Self::UnknownRecording => "unknown_recording",
            Self::BadRecording => "bad_recording",
            Self::RecordingTooLarge => "recording_too_large",
            Self::RecordingTooLong => "recording_too_long",
            Self::TooManyRecordings => "too_many_recordings",
            Self::NoPerformedClues => "no_performed_clues",
            Self::StorageFailed => "storage_failed",
            Self::RoomDamaged => "room_damaged",
            Self::ServerFull => "server_full",
            Self::LogFull => "log_full",
            Self::NothingToReport => "nothing_to_report",
            Self::AlbumNotFound => "album_not_found",
            Self::AlbumDamaged => "album_damaged",
            Self::AlbumTooLarge => "album_too_large",
            Self::Restarting => "restarting",
        }
    }
}
