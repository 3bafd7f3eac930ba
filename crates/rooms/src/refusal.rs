//! Why a room does not do what was asked.

use moonhare_rules::Refusal as GameRefusal;

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
    /// Only in a game.
    #[error("no game is running")]
    NoGame,
    /// The settings don't make a game.
    #[error("the game can't begin with these people and settings; see the problems listed")]
    CannotBegin,
    /// The game is paused.
    #[error("the game is paused; wait for the host to go on")]
    Paused,
    /// A name that can't be.
    #[error("a name is 1 to 24 characters on one line")]
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
    /// Not now.
    #[error("seats can be taken between two turns; wait for the score")]
    BetweenTurnsOnly,
    /// Too much talk.
    #[error("you are writing faster than others can read; wait a moment")]
    TooFast,
    /// Nothing said.
    #[error("write something first")]
    EmptyChat,
    /// Too long.
    #[error("a message is at most 300 characters; shorten it")]
    ChatTooLong,
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
    #[error("a recording has at most 4 MB")]
    RecordingTooLarge,
    /// Too long.
    #[error("a recording lasts at most 20 seconds")]
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
    /// The room is going down with the server.
    #[error("the server is about to restart; try again in a moment")]
    Restarting,
    /// Too many commands wait.
    #[error("too much is going on in this room; try again in a moment")]
    Busy,
}

impl RoomRefusal {
    /// Whether the same command may succeed a moment later without anything else having happened.
    pub(crate) const fn is_passing(self) -> bool {
        matches!(self, Self::TooFast | Self::StorageFailed | Self::Restarting | Self::Busy)
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
            Self::NoGame => "no_game",
            Self::CannotBegin => "cannot_begin",
            Self::Paused => "paused",
            Self::BadName => "bad_name",
            Self::RabbitTaken => "rabbit_taken",
            Self::BadSettings => "bad_settings",
            Self::UnknownPack => "unknown_pack",
            Self::BadOrder => "bad_order",
            Self::NotSeated => "not_seated",
            Self::AlreadySeated => "already_seated",
            Self::SeatTaken => "seat_taken",
            Self::BetweenTurnsOnly => "between_turns_only",
            Self::TooFast => "too_fast",
            Self::EmptyChat => "empty_chat",
            Self::ChatTooLong => "chat_too_long",
            Self::NoName => "no_name",
            Self::BadTicket => "bad_ticket",
            Self::UnknownRecording => "unknown_recording",
            Self::BadRecording => "bad_recording",
            Self::RecordingTooLarge => "recording_too_large",
            Self::RecordingTooLong => "recording_too_long",
            Self::TooManyRecordings => "too_many_recordings",
            Self::NoPerformedClues => "no_performed_clues",
            Self::StorageFailed => "storage_failed",
            Self::Restarting => "restarting",
            Self::Busy => "busy",
        }
    }
}
