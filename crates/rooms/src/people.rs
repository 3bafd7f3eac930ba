//! Who is in a room.

use std::collections::VecDeque;

use serde::Serialize;

use crate::{
    BotMind, CommandId, Language, Newcomer, Person, Rabbit, RoomRefusal, SecretHash, Temperament,
    ids::CommandMark,
    limits::{ANSWERS_KEPT_EACH, NAME_CHARS_MAX},
};

/// Somebody in a room.
#[derive(Clone, Debug)]
pub(crate) struct Someone {
    pub(crate) person: Person,
    pub(crate) name: String,
    pub(crate) rabbit: Rabbit,
    pub(crate) language: Language,
    pub(crate) nature: Nature,
    /// Has said so in the lobby.
    pub(crate) ready: bool,
    /// A bot holds the seat, because the person is gone.
    pub(crate) held: bool,
    /// Chance that their browser threw in for the deck.
    pub(crate) salt: Option<String>,
    /// Their latest accepted commands and where those stand in the log, so that a repeated one is not done again.
    accepted: VecDeque<(CommandMark, u64)>,
}

/// Human or bot.
#[derive(Clone, Debug)]
pub(crate) enum Nature {
    Human {
        /// One for each device.
        secrets: Vec<SecretHash>,
        /// A ticket for another device, and until when it can be used.
        ticket: Option<(SecretHash, u64)>,
    },
    Bot {
        temperament: Temperament,
    },
}

impl Someone {
    pub(crate) fn new(who: &Newcomer, nature: Nature) -> Self {
        Self {
            person: who.person,
            name: who.name.clone(),
            rabbit: who.rabbit,
            language: who.language,
            nature,
            ready: false,
            held: false,
            salt: None,
            accepted: VecDeque::new(),
        }
    }

    pub(crate) fn is_human(&self) -> bool {
        matches!(self.nature, Nature::Human { .. })
    }

    pub(crate) fn temperament(&self) -> Option<Temperament> {
        match self.nature {
            Nature::Bot { temperament } => Some(temperament),
            Nature::Human { .. } => None,
        }
    }

    pub(crate) fn remember(&mut self, id: &CommandId, position: u64) {
        if self.accepted.len() == ANSWERS_KEPT_EACH {
            self.accepted.pop_front();
        }
        self.accepted.push_back((id.mark(), position));
    }

    pub(crate) fn accepted(&self, id: &CommandId) -> Option<u64> {
        // The newest first: a repeat is most often one of the last command.
        let mark = id.mark();
        self.accepted.iter().rev().find(|(known, _)| *known == mark).map(|(_, position)| *position)
    }

    fn has_secret(&self, presented: &SecretHash) -> bool {
        // No early end: the time must not tell which of the secrets was close.
        match &self.nature {
            Nature::Human { secrets, .. } => {
                secrets.iter().fold(false, |found, known| found | (known == presented))
            }
            Nature::Bot { .. } => false,
        }
    }
}

/// Everybody in a room, in the order in which they came.
#[derive(Clone, Debug, Default)]
pub(crate) struct People {
    all: Vec<Someone>,
    /// The seats, clockwise.
    seats: Vec<Person>,
    last: u16,
}

impl People {
    pub(crate) fn get(&self, person: Person) -> Option<&Someone> {
        // Numbers only grow, so the list is sorted.
        self.all.binary_search_by_key(&person, |someone| someone.person).ok().map(|at| &self.all[at])
    }

    pub(crate) fn get_mut(&mut self, person: Person) -> Option<&mut Someone> {
        self.all.binary_search_by_key(&person, |someone| someone.person).ok().map(|at| &mut self.all[at])
    }

    pub(crate) fn known(&self, person: Person) -> Result<&Someone, RoomRefusal> {
        self.get(person).ok_or(RoomRefusal::UnknownPerson)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Someone> {
        self.all.iter()
    }

    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    pub(crate) fn add(&mut self, someone: Someone) {
        self.last = self.last.max(someone.person.0);
        self.all.push(someone);
    }

    pub(crate) fn forget(&mut self, person: Person) {
        self.all.retain(|someone| someone.person != person);
        self.seats.retain(|seated| *seated != person);
    }

    /// The number of the next who comes.
    pub(crate) fn next(&self) -> Person {
        Person(self.last + 1)
    }

    pub(crate) fn seats(&self) -> &[Person] {
        &self.seats
    }

    pub(crate) fn set_seats(&mut self, seats: Vec<Person>) {
        self.seats = seats;
    }

    pub(crate) fn sit(&mut self, person: Person) {
        self.seats.push(person);
    }

    pub(crate) fn stand(&mut self, person: Person) {
        self.seats.retain(|seated| *seated != person);
    }

    pub(crate) fn pass_seat(&mut self, from: Person, to: Person) {
        for seated in &mut self.seats {
            if *seated == from {
                *seated = to;
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
    pub(crate) fn by_secret(&self, presented: &SecretHash) -> Option<&Someone> {
        self.all
            .iter()
            .fold(None, |found, someone| if someone.has_secret(presented) { Some(someone) } else { found })
    }

    /// The wished rabbit if nobody else at the table has it, or the first that is free.
    pub(crate) fn free_rabbit(&self, wish: Option<Rabbit>, except: Option<Person>) -> Option<Rabbit> {
        let taken = |rabbit: &Rabbit| {
            self.seated().any(|someone| someone.rabbit == *rabbit && Some(someone.person) != except)
        };
        wish.filter(|rabbit| !taken(rabbit)).or_else(|| Rabbit::all().find(|rabbit| !taken(rabbit)))
    }
}

/// A name as the table shows it.
pub(crate) fn checked_name(name: &str) -> Result<String, RoomRefusal> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > NAME_CHARS_MAX || name.chars().any(char::is_control) {
        return Err(RoomRefusal::BadName);
    }
    Ok(name)
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
