//! Who is in a room.

use std::collections::VecDeque;

use serde::Serialize;

use super::{
    AddressMark, BotMind, CommandId, Newcomer, Person, Rabbit, RoomRefusal, SecretHash, Trace,
    ids::CommandMark,
};
use crate::{Language, Temperament, limits::ANSWERS_KEPT_EACH};

/// Somebody in a room.
#[derive(Clone, Debug)]
pub(crate) struct Someone {
    pub(super) person: Person,
    pub(super) name: String,
    pub(super) rabbit: Rabbit,
    pub(super) language: Language,
    pub(super) kind: PersonKind,
    /// Has said so in the lobby.
    pub(super) ready: bool,
    /// A bot holds the seat, because the person is gone.
    pub(super) held: bool,
    /// Where they came from when they joined.
    pub(super) from: Option<AddressMark>,
    /// The secret of an earlier place in this room that their browser brought.
    earlier: Option<SecretHash>,
    /// The seat that they get when the next turn begins.
    pub(super) next_seat: Option<moonhare_rules::Seat>,
    /// Their latest accepted commands and where those stand in the log, so that a repeated one is not done again.
    accepted: VecDeque<(CommandMark, u64)>,
}

/// Human or bot.
#[derive(Clone, Debug)]
pub(super) enum PersonKind {
    Human {
        /// One; rooms of older releases may have one for each device.
        secrets: Vec<SecretHash>,
        /// A ticket for another device, and until when it can be used.
        ticket: Option<(SecretHash, u64)>,
    },
    Bot {
        temperament: Temperament,
    },
}

impl Someone {
    pub(super) fn new(who: &Newcomer, kind: PersonKind) -> Self {
        Self {
            person: who.person,
            name: who.name.clone(),
            rabbit: who.rabbit,
            language: who.language,
            kind,
            ready: false,
            held: false,
            from: None,
            earlier: None,
            next_seat: None,
            accepted: VecDeque::new(),
        }
    }

    /// A human who came in.
    pub(super) fn joined(who: &Newcomer, secret: SecretHash, trace: Trace) -> Self {
        let kind = PersonKind::Human { secrets: vec![secret], ticket: None };
        Self { from: trace.from, earlier: trace.secret, ..Self::new(who, kind) }
    }

    /// The hashes of all secrets that they are known by in this room.
    pub(super) fn known_by(&self) -> impl Iterator<Item = SecretHash> {
        let secrets = match &self.kind {
            PersonKind::Human { secrets, .. } => secrets.as_slice(),
            PersonKind::Bot { .. } => &[],
        };
        secrets.iter().copied().chain(self.earlier)
    }

    pub(crate) fn person(&self) -> Person {
        self.person
    }

    pub(crate) fn is_human(&self) -> bool {
        matches!(self.kind, PersonKind::Human { .. })
    }

    /// Whether a bot plays their seat, because they are gone.
    pub(crate) fn is_held(&self) -> bool {
        self.held
    }

    pub(super) fn temperament(&self) -> Option<Temperament> {
        match self.kind {
            PersonKind::Bot { temperament } => Some(temperament),
            PersonKind::Human { .. } => None,
        }
    }

    pub(super) fn remember(&mut self, id: &CommandId, position: u64) {
        if self.accepted.len() == ANSWERS_KEPT_EACH {
            self.accepted.pop_front();
        }
        self.accepted.push_back((id.mark(), position));
    }

    pub(super) fn accepted(&self, id: &CommandId) -> Option<u64> {
        // The newest first: a repeat is most often one of the last command.
        let mark = id.mark();
        self.accepted.iter().rev().find(|(known, _)| *known == mark).map(|(_, position)| *position)
    }

    fn has_secret(&self, presented: SecretHash) -> bool {
        // No early end: the time must not tell which of the secrets was close.
        match &self.kind {
            PersonKind::Human { secrets, .. } => {
                secrets.iter().fold(false, |found, known| found | (*known == presented))
            }
            PersonKind::Bot { .. } => false,
        }
    }
}

/// Everybody in a room, in the order in which they came.
#[derive(Clone, Debug, Default)]
pub(crate) struct People {
    all: Vec<Someone>,
    /// The seats, clockwise.
    seats: Vec<Person>,
    last: u32,
}

impl People {
    pub(crate) fn get(&self, person: Person) -> Option<&Someone> {
        // Numbers only grow, so the list is sorted.
        self.all.binary_search_by_key(&person, |someone| someone.person).ok().map(|at| &self.all[at])
    }

    pub(super) fn get_mut(&mut self, person: Person) -> Option<&mut Someone> {
        self.all.binary_search_by_key(&person, |someone| someone.person).ok().map(|at| &mut self.all[at])
    }

    pub(super) fn find(&self, person: Person) -> Result<&Someone, RoomRefusal> {
        self.get(person).ok_or(RoomRefusal::UnknownPerson)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Someone> {
        self.all.iter()
    }

    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    pub(super) fn add(&mut self, someone: Someone) {
        self.use_number(someone.person);
        self.all.push(someone);
    }

    /// Nobody gets this number any more.
    pub(super) fn use_number(&mut self, person: Person) {
        self.last = self.last.max(person.0);
    }

    pub(super) fn forget(&mut self, person: Person) {
        self.all.retain(|someone| someone.person != person);
        self.seats.retain(|seated| *seated != person);
    }

    /// The number of the next who comes, as long as there are numbers.
    pub(super) fn next(&self) -> Option<Person> {
        self.last.checked_add(1).map(Person)
    }

    /// Humans without a seat.
    pub(super) fn watching(&self) -> impl Iterator<Item = &Someone> {
        self.all.iter().filter(|someone| someone.is_human() && !self.seats.contains(&someone.person))
    }

    /// Everybody who is to get a seat when the next turn begins, with that seat.
    pub(super) fn promised(&self) -> impl Iterator<Item = (&Someone, moonhare_rules::Seat)> {
        self.all.iter().filter_map(|someone| someone.next_seat.map(|seat| (someone, seat)))
    }

    /// Nobody gets this seat, or any seat, when the next turn begins.
    pub(super) fn forget_promises(&mut self, of: Option<moonhare_rules::Seat>) {
        for someone in &mut self.all {
            if of.is_none() || someone.next_seat == of {
                someone.next_seat = None;
            }
        }
    }

    pub(crate) fn seats(&self) -> &[Person] {
        &self.seats
    }

    pub(super) fn set_seats(&mut self, seats: Vec<Person>) {
        self.seats = seats;
    }

    pub(super) fn sit(&mut self, person: Person) {
        self.seats.push(person);
    }

    pub(super) fn stand(&mut self, person: Person) {
        self.seats.retain(|seated| *seated != person);
    }

    pub(super) fn pass_seat(&mut self, from: Person, to: Person) {
        for seated in &mut self.seats {
            if *seated == from {
                *seated = to;
            }
        }
    }

    /// Whoever is seated has still to say that they are ready for the next game.
    pub(super) fn unready(&mut self) {
        for person in self.seats.clone() {
            if let Some(someone) = self.get_mut(person) {
                someone.ready = false;
            }
        }
    }

    /// Which seat somebody has.
    pub(crate) fn seat_of(&self, person: Person) -> Option<moonhare_rules::Seat> {
        self.seats.iter().position(|seated| *seated == person).map(moonhare_rules::Seat::at)
    }

    pub(crate) fn in_seat(&self, seat: moonhare_rules::Seat) -> Option<&Someone> {
        self.seats.get(seat.index()).and_then(|person| self.get(*person))
    }

    pub(crate) fn seated(&self) -> impl Iterator<Item = &Someone> {
        self.seats.iter().filter_map(|person| self.get(*person))
    }

    /// Whose secret this is.
    pub(super) fn by_secret(&self, presented: SecretHash) -> Option<&Someone> {
        self.all
            .iter()
            .fold(None, |found, someone| if someone.has_secret(presented) { Some(someone) } else { found })
    }

    /// The wished rabbit if nobody else at the table has it, or the first that is free.
    pub(super) fn free_rabbit(&self, wish: Option<Rabbit>, except: Option<Person>) -> Option<Rabbit> {
        let taken = |rabbit: &Rabbit| {
            self.seated().any(|someone| someone.rabbit == *rabbit && Some(someone.person) != except)
        };
        wish.filter(|rabbit| !taken(rabbit)).or_else(|| Rabbit::all().find(|rabbit| !taken(rabbit)))
    }
}

/// Somebody as everybody sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PersonView {
    /// Their number.
    pub person: Person,
    /// Their name.
    pub name: String,
    /// Their rabbit, 1 to 12.
    pub rabbit: Rabbit,
    /// How they play, if they are a bot.
    pub bot: Option<BotView>,
    /// Their seat.
    pub seat: Option<u8>,
    /// Ready to begin.
    pub ready: bool,
    /// A bot holds the seat until they are back.
    pub held: bool,
    /// The seat that they get when the next turn begins.
    pub next_seat: Option<u8>,
    /// Their language.
    pub language: Language,
}

/// A bot as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BotView {
    /// How it plays.
    pub temperament: Temperament,
    /// What it thinks with.
    pub mind: BotMind,
}
