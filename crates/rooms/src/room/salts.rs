//! Chance that the players' browsers throw into the deck, so that nobody chooses last.
//!
//! First everybody commits to a salt by its hash. Then the letter is sealed: from now on nothing that the deck depends on
//! can be changed. Only then the salts are shown, and the cards are shuffled when all are there or have been waited for.

use std::collections::BTreeMap;

use moonhare_rules::{FairDeck, Game, Secret as DeckSecret};
use serde::Serialize;

use super::{
    Context, DeckPart, Letter, Person, Room, RoomEvent, RoomRefusal, SaltPromise,
    decide::{Decided, check_no_game},
    letter::{hash_of, is_hash, is_salt},
    seen::SeenCards,
};
use crate::limits::{SALT_CHARS_MAX, SALTS_MS_MAX};

/// What is known of the next game's salts.
#[derive(Clone, Debug, Default)]
pub(super) struct Salts {
    by_person: BTreeMap<Person, SaltPromise>,
    sealed: Option<Sealed>,
}

/// A letter whose salts are awaited.
#[derive(Clone, Debug)]
struct Sealed {
    letter: Letter,
    hash: String,
    /// By seat: the salts that were shown.
    thrown_in: Vec<Option<String>>,
    since_ms: u64,
}

/// A sealed letter as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SealView {
    /// The hash of the letter, which all can read when the game is over.
    pub letter_hash: String,
    /// By seat, the hashes of the salts that are awaited; nothing for who has committed to none.
    pub salt_hashes: Vec<Option<String>>,
}

impl Salts {
    /// A browser threw in its salt at once; that counts if it has not committed to one.
    pub(super) fn plain(&mut self, person: Person, salt: &str) {
        if !matches!(self.by_person.get(&person), Some(SaltPromise::Hash(_))) {
            self.by_person.insert(person, SaltPromise::Plain(salt.to_owned()));
        }
    }

    /// A browser committed to a salt.
    pub(super) fn commit(&mut self, person: Person, salt_hash: &str) {
        self.by_person.insert(person, SaltPromise::Hash(salt_hash.to_owned()));
    }

    pub(super) fn forget(&mut self, person: Person) {
        self.by_person.remove(&person);
    }

    /// The letter is sealed.
    pub(super) fn seal(&mut self, line: &str, at_ms: u64) {
        // A record with a letter that can't be read is refused before it comes here.
        let Ok(letter) = Letter::of_line(line) else { return };
        let thrown_in = vec![None; letter.salts.len()];
        self.sealed = Some(Sealed { hash: hash_of(line), letter, thrown_in, since_ms: at_ms });
    }

    /// Somebody in this seat showed their salt.
    pub(super) fn throw_in(&mut self, seat: usize, salt: &str) {
        if let Some(place) = self.sealed.as_mut().and_then(|sealed| sealed.thrown_in.get_mut(seat)) {
            *place = Some(salt.to_owned());
        }
    }

    /// Whether the letter is sealed and the cards are not shuffled yet.
    pub(super) fn is_sealed(&self) -> bool {
        self.sealed.is_some()
    }

    pub(super) fn view(&self) -> Option<SealView> {
        let sealed = self.sealed.as_ref()?;
        let hash = |salt: &Option<SaltPromise>| match salt {
            Some(SaltPromise::Hash(hash)) => Some(hash.clone()),
            _ => None,
        };
        Some(SealView {
            letter_hash: sealed.hash.clone(),
            salt_hashes: sealed.letter.salts.iter().map(hash).collect(),
        })
    }
}

impl Sealed {
    /// What each seat contributes to the seed. A salt that never came leaves an empty place.
    fn contributions(&self) -> Vec<String> {
        let salts = self.letter.salts.iter().zip(&self.thrown_in);
        let salt = |(promise, thrown_in): (&Option<SaltPromise>, &Option<String>)| match promise {
            Some(SaltPromise::Plain(salt)) => salt.clone(),
            _ => thrown_in.clone().unwrap_or_default(),
        };
        salts.map(salt).collect()
    }

    /// Whether all salts are there, once this seat has shown its own.
    fn is_complete_with(&self, seat: usize) -> bool {
        let mut salts = self.letter.salts.iter().zip(&self.thrown_in).enumerate();
        salts.all(|(at, (promise, thrown_in))| {
            at == seat || thrown_in.is_some() || !matches!(promise, Some(SaltPromise::Hash(_)))
        })
    }
}

/// Until when salts are awaited, if they are.
pub(super) fn shuffles_at_ms(room: &Room) -> Option<u64> {
    room.salts.sealed.as_ref().map(|sealed| sealed.since_ms + SALTS_MS_MAX)
}

/// What is kept of a salt that a browser throws in without having committed to it.
pub(super) fn cut_salt(salt: &str) -> String {
    salt.chars().take(SALT_CHARS_MAX).collect()
}

/// A browser commits to a salt for the next game.
pub(super) fn commit(room: &Room, by: Person, salt_hash: &str) -> Decided {
    check_no_game(room)?;
    room.people.seat_of(by).ok_or(RoomRefusal::NotSeated)?;
    if !is_hash(salt_hash) {
        return Err(RoomRefusal::BadSalt);
    }
    let promise = SaltPromise::Hash(salt_hash.to_owned());
    if room.salts.by_person.get(&by) == Some(&promise) {
        return Ok(Vec::new());
    }
    Ok(vec![RoomEvent::Committed { person: by, salt_hash: salt_hash.to_owned() }])
}

/// Begins a game with these rules and this deck: at once, or by sealing a letter where somebody has committed to a salt.
pub(super) fn begin(
    room: &Room,
    by: Person,
    salt: Option<&str>,
    rules: moonhare_rules::RuleSet,
    deck: Vec<DeckPart>,
    context: &Context<'_>,
) -> Vec<RoomEvent> {
    let promise = |person: &Person| match (room.salts.by_person.get(person), salt) {
        (Some(SaltPromise::Hash(hash)), _) => Some(SaltPromise::Hash(hash.clone())),
        (_, Some(salt)) if *person == by => Some(SaltPromise::Plain(cut_salt(salt))),
        (known, _) => known.cloned(),
    };
    let salts: Vec<_> = room.people.seats().iter().map(promise).collect();
    let seen = seen_in(&room.seen, &deck);
    let letter = Letter { secret_hash: room.deck_secret.hash(), rules, deck, seen, salts };
    if letter.awaits_somebody() {
        return vec![RoomEvent::Sealed { letter: letter.line() }];
    }
    let thrown_in = vec![None; letter.salts.len()];
    let sealed = Sealed { letter, hash: String::new(), thrown_in, since_ms: context.now_ms };
    vec![began(room, &sealed, context)]
}

/// Somebody shows the salt that they have committed to. With the last one the game begins.
pub(super) fn throw_in(room: &Room, by: Person, salt: &str, context: &Context<'_>) -> Decided {
    let sealed = room.salts.sealed.as_ref().ok_or(RoomRefusal::BadSalt)?;
    let seat = room.people.seat_of(by).ok_or(RoomRefusal::NotSeated)?.index();
    let fits = match sealed.letter.salts.get(seat) {
        Some(Some(SaltPromise::Hash(hash))) => is_salt(salt) && hash_of(salt) == *hash,
        _ => false,
    };
    if !fits {
        return Err(RoomRefusal::BadSalt);
    }
    if sealed.thrown_in[seat].is_some() {
        return Ok(Vec::new());
    }
    let mut events = vec![RoomEvent::ThrownIn { person: by, salt: salt.to_owned() }];
    if sealed.is_complete_with(seat) {
        let mut complete = sealed.clone();
        complete.thrown_in[seat] = Some(salt.to_owned());
        events.push(began(room, &complete, context));
    }
    Ok(events)
}

/// The salts were awaited long enough: the game begins with those that came. Nothing happens if there is no need.
pub(super) fn shuffle(room: &Room, context: &Context<'_>) -> Vec<RoomEvent> {
    room.salts.sealed.iter().map(|sealed| began(room, sealed, context)).collect()
}

fn began(room: &Room, sealed: &Sealed, context: &Context<'_>) -> RoomEvent {
    let Letter { rules, deck, seen, .. } = &sealed.letter;
    let fair = FairDeck::new(room.deck_secret.clone(), &sealed.contributions());
    let game = Game::start(rules, seen, &fair);
    RoomEvent::Began { deck: deck.clone(), fair, next_secret: DeckSecret::new(context.random()), game }
}

fn seen_in(seen: &SeenCards, deck: &[DeckPart]) -> Vec<moonhare_rules::Card> {
    let mut seen = seen.clone();
    seen.begin(deck);
    seen.in_deck(deck)
}
