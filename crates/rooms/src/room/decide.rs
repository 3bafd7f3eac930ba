//! Everything that can be done to a room, and who decides it.

use moonhare_rules::{Command, Seat};

use super::{
    AddressMark, Decks, Entry, KnockDevice, KnockEnd, Person, RecordingKind, Room, RoomCommand, RoomEvent,
    RoomRefusal, SecretHash, Trace, devices, game, hearts, host, kept_out, knocks, lobby, own, reveal, salts,
    seats, talk,
};

/// What an act does, or why it can't be.
pub(super) type Decided = Result<Vec<RoomEvent>, RoomRefusal>;

/// What deciding may use besides the room.
pub struct Context<'a> {
    /// Milliseconds of Unix time.
    pub now_ms: u64,
    /// Fills bytes with chance that nobody can foresee.
    pub chance: &'a (dyn Fn(&mut [u8]) + Sync),
    /// The packs there are.
    pub decks: &'a dyn Decks,
}

impl Context<'_> {
    pub(crate) fn random<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.chance)(&mut bytes);
        bytes
    }
}

/// What people and the room itself may do. Whatever changes a room is one of these.
#[derive(Clone, Debug)]
pub enum Act {
    /// A move in the game.
    Play(Command),
    /// A wish about the room.
    Wish(RoomCommand),
    /// Come in, to sit or to watch.
    Join {
        /// Name, rabbit and language, a seat or none, and the passphrase if there is one.
        entry: Box<Entry>,
        /// What they prove it by from now on.
        secret: SecretHash,
        /// What may link them to somebody who was here.
        trace: Trace,
    },
    /// Get a ticket that moves the seat to another device.
    GiveTicket(SecretHash),
    /// Present a ticket on another device, and prove who one is by this secret from now on.
    UseTicket {
        /// What was presented.
        ticket: SecretHash,
        /// The other device's own.
        secret: SecretHash,
    },
    /// Send somebody away who is also known by these addresses.
    SendAway {
        /// Anybody but the host.
        person: Person,
        /// For good, and not for a while.
        ban: bool,
        /// Where their open connections come from.
        from: Vec<AddressMark>,
    },
    /// Put out those who watch without a name from one address.
    PutOut {
        /// Where they come from, if that is known.
        from: Option<AddressMark>,
        /// For good, and not for a while.
        ban: bool,
    },
    /// Forget somebody who came and is not here any more.
    Forget(Person),
    /// Keep a recording, which has been checked and has so many bytes, under this id.
    Record(String, RecordingKind, u64),
    /// Be called on this device when the table waits.
    WantKnocks(KnockDevice),
    /// Be called on this device no more.
    StopKnocks(String),
    /// Call somebody who is waited for.
    Knock {
        /// Whom the table waits for.
        person: Person,
        /// Whether they look at the table.
        here: bool,
    },
    /// Somebody was called.
    Knocked(Box<KnockEnd>),
    /// A move that a bot or the clock makes for a seat.
    PlayFor(Seat, Command),
    /// Hold the seat of somebody who is gone.
    Hold(Person),
    /// Give the seat back to somebody who has returned.
    Return(Person),
    /// Hand on the role of a host who is gone.
    PassHost(Person),
    /// Begin the game with the salts that came.
    Shuffle,
    /// Tell everybody anew what the deck is worth, because cards of their own came or went.
    Recount,
    /// Start the clock again after the room slept.
    Wake,
}

pub(super) fn decide(room: &Room, by: Option<Person>, act: &Act, context: &Context<'_>) -> Decided {
    let named = by.ok_or(RoomRefusal::NoName);
    match act {
        Act::Play(command) => game::play(room, by.ok_or(RoomRefusal::NotSeated)?, command),
        Act::PlayFor(seat, command) => game::play_for(room, *seat, command),
        Act::Wish(command) => wish(room, named?, command, context),
        Act::Join { entry, secret, trace } => lobby::join(room, entry, *secret, *trace, context.now_ms),
        Act::SendAway { .. } if room.salts.is_sealed() => Err(RoomRefusal::Shuffling),
        Act::SendAway { person, ban, from } => {
            host::remove(room, named?, *person, *ban, from, context.now_ms)
        }
        Act::PutOut { from, ban } => kept_out::put_out(room, named?, *from, *ban, context.now_ms),
        Act::Forget(person) => Ok(lobby::forget(room, *person)),
        Act::GiveTicket(ticket) => devices::give_ticket(room, named?, *ticket),
        Act::UseTicket { ticket, secret } => devices::use_ticket(room, *ticket, *secret, context.now_ms),
        Act::Record(id, kind, bytes) => {
            Ok(vec![RoomEvent::Recorded { id: id.clone(), person: named?, kind: *kind, bytes: *bytes }])
        }
        Act::WantKnocks(device) => knocks::want(room, named?, device),
        Act::StopKnocks(device) => Ok(knocks::stop(room, device)),
        Act::Knock { person, here } => Ok(knocks::knock(room, *person, *here, context.now_ms)),
        Act::Knocked(end) => Ok(knocks::end(room, end)),
        Act::Hold(person) => seats::hold(room, *person),
        Act::Return(person) => seats::give_back(room, *person),
        Act::PassHost(person) => host::pass_on(room, *person),
        Act::Shuffle => Ok(salts::shuffle(room, context)),
        Act::Recount => Ok(own::recount(room)),
        Act::Wake => Ok(vec![RoomEvent::Woke {}]),
    }
}

fn wish(room: &Room, by: Person, command: &RoomCommand, context: &Context<'_>) -> Decided {
    room.people.find(by)?;
    if room.salts.is_sealed() && changes_the_table(command) {
        return Err(RoomRefusal::Shuffling);
    }
    match command {
        RoomCommand::Settings(change) => host::change_settings(room, by, change, context),
        RoomCommand::Begin { salt } => game::begin(room, by, salt.as_deref(), context),
        RoomCommand::AddBot { temperament } => host::add_bot(room, by, *temperament),
        RoomCommand::ChangeBot { person, temperament } => host::change_bot(room, by, *person, *temperament),
        RoomCommand::Remove { person, ban } => host::remove(room, by, *person, *ban, &[], context.now_ms),
        RoomCommand::LetBack { person } => kept_out::let_back(room, by, *person),
        RoomCommand::Order { people } => host::order(room, by, people),
        RoomCommand::Lock { locked } => host::lock(room, by, *locked),
        RoomCommand::Host { person } => host::hand_over(room, by, *person),
        RoomCommand::Pause { paused } => host::pause(room, by, *paused),
        RoomCommand::End {} => game::end(room, by),
        RoomCommand::Rematch {} => game::rematch(room, by, context),
        RoomCommand::Lobby {} => game::back_to_lobby(room, by),
        RoomCommand::Ready { ready, salt } => lobby::say_ready(room, by, *ready, salt.as_deref()),
        RoomCommand::Commit { salt_hash } => salts::commit(room, by, salt_hash),
        RoomCommand::ThrowIn { salt } => salts::throw_in(room, by, salt, context),
        RoomCommand::Profile { name, rabbit, language } => {
            lobby::change_profile(room, by, name.as_deref(), *rabbit, *language)
        }
        RoomCommand::Bring { pack } => own::bring(room, by, pack, context),
        RoomCommand::Chat { text } => talk::chat(&room.talk, by, text, context.now_ms),
        RoomCommand::React { reaction } => talk::react(&room.talk, by, *reaction, context.now_ms),
        RoomCommand::Heart { slot } => hearts::heart(room, by, *slot),
        RoomCommand::Guess { slot } => hearts::guess(room, by, *slot),
        RoomCommand::SkipReveal {} => reveal::skip(room, by),
        RoomCommand::TakeSeat { person } => seats::take(room, by, *person),
        RoomCommand::Sit {} => seats::sit(room, by),
        RoomCommand::Stand {} => seats::stand(room, by),
        // Whoever serves the room knows who looks in without a name: `Act::PutOut`.
        RoomCommand::PutOut { .. } => Err(RoomRefusal::UnknownPerson),
        // Whoever serves the room makes the ticket, because its text is shown once and never logged: `Act::GiveTicket`.
        RoomCommand::Ticket {} => Err(RoomRefusal::BadTicket),
    }
}

/// Whether a wish would change what a sealed letter says, or begin another one. All of these can wait a moment.
fn changes_the_table(command: &RoomCommand) -> bool {
    matches!(
        command,
        RoomCommand::Settings(_)
            | RoomCommand::Begin { .. }
            | RoomCommand::AddBot { .. }
            | RoomCommand::Remove { .. }
            | RoomCommand::Order { .. }
            | RoomCommand::Rematch {}
            | RoomCommand::Lobby {}
            | RoomCommand::Ready { .. }
            | RoomCommand::Commit { .. }
            | RoomCommand::Bring { .. }
            | RoomCommand::TakeSeat { .. }
            | RoomCommand::Sit {}
            | RoomCommand::Stand {}
    )
}

pub(super) fn check_host(room: &Room, by: Person) -> Result<(), RoomRefusal> {
    if by == room.host { Ok(()) } else { Err(RoomRefusal::NotHost) }
}

pub(super) fn check_no_game(room: &Room) -> Result<(), RoomRefusal> {
    if room.running().is_ok() { Err(RoomRefusal::GameRunning) } else { Ok(()) }
}
