//! All games of a room, as they are told to whoever wants to check them: line by line.
//!
//! A game begins with the line of its sealed letter, or with that of its deck where nobody had committed to a salt. Its
//! events follow, one a line.

use moonhare_rules::{Event as GameEvent, Started, Unfair, Verified, verify, verify_after};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{
    DeckPart, Letter, RoomEvent, SaltPromise,
    letter::hash_of,
    record::{Unreadable, read_all},
    seen::SeenCards,
};

/// Games one after the other, nothing of them checked yet.
#[derive(Clone, Debug, Default)]
pub struct Games(Vec<Played>);

#[derive(Clone, Debug)]
struct Played {
    heading: Heading,
    events: Vec<GameEvent>,
}

/// What is told of a game before its events.
#[derive(Clone, Debug)]
enum Heading {
    /// Nothing: a game on its own, from which room is not known.
    None,
    Deck(Vec<DeckPart>),
    Letter(Box<Letter>),
}

/// A line.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Line {
    Letter(Box<Letter>),
    Deck(Vec<DeckPart>),
    #[serde(untagged)]
    Event(Box<GameEvent>),
}

/// What was checked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct VerifiedGames {
    /// Games.
    pub games: usize,
    /// All events.
    pub events: usize,
    /// Those of them that hold the result of a shuffle.
    pub shuffles: usize,
    /// The turns that were begun.
    pub turns: u32,
    /// Games whose letter was sealed before their salts were known.
    pub sealed: usize,
    /// Salts that were committed to and shown …
    pub salts: usize,
    /// … and those that were not shown: each is a choice between two decks for who knew the secret.
    pub missing_salts: usize,
    /// Cards that a game on its own says were seen before, which nothing here proves.
    pub believed_seen: usize,
}

/// Why these are not fair games.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("game {game}: {why}")]
pub struct NotFair {
    /// Which game, from 1.
    pub game: usize,
    /// What is wrong with it.
    pub why: UnfairGame,
}

/// Why a game of a room is not fair.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum UnfairGame {
    /// The game itself.
    #[error(transparent)]
    Game(#[from] Unfair),
    /// One of several games, and nothing is told of its deck.
    #[error("its deck is not told, so the cards of the games after it can't be checked")]
    NoDeck,
    /// The deck is not the one of the rules.
    #[error("its deck is not made of whole packs one after another")]
    Deck,
    /// The letter says something else than the game.
    #[error("its sealed letter has another {0} than the game")]
    Letter(&'static str),
    /// A salt was exchanged.
    #[error("the salt of seat {seat} is not the one that was committed to")]
    Salt {
        /// Whose.
        seat: usize,
    },
}

impl Games {
    /// Reads one more line.
    ///
    /// # Errors
    /// When it is no line of a game.
    pub fn add_line(&mut self, line: &[u8]) -> Result<(), serde_json::Error> {
        match serde_json::from_slice(line)? {
            Line::Letter(letter) => self.begin(Heading::Letter(letter)),
            Line::Deck(deck) => self.begin(Heading::Deck(deck)),
            Line::Event(event) => self.add_event(*event),
        }
        Ok(())
    }

    /// Adds an event to the latest game.
    pub fn add_event(&mut self, event: GameEvent) {
        if self.0.is_empty() {
            self.begin(Heading::None);
        }
        if let Some(game) = self.0.last_mut() {
            game.events.push(event);
        }
    }

    fn begin(&mut self, heading: Heading) {
        self.0.push(Played { heading, events: Vec::new() });
    }

    /// Recomputes every game: its shuffles from its secret and salts, its points from its moves, and the cards that went
    /// below the others from the games before it.
    ///
    /// # Errors
    /// Names the first game that is not fair, and why.
    pub fn verify(&self) -> Result<VerifiedGames, NotFair> {
        let mut verified = VerifiedGames::default();
        let mut seen = SeenCards::default();
        for (played, game) in self.0.iter().zip(1..) {
            if self.0.len() > 1 && played.deck().is_none() {
                return Err(NotFair { game, why: UnfairGame::NoDeck });
            }
            played.verify(&mut seen, &mut verified).map_err(|why| NotFair { game, why })?;
        }
        if self.0.is_empty() {
            verify(&[]).map_err(|why| NotFair { game: 1, why: why.into() })?;
        }
        Ok(verified)
    }
}

impl Played {
    fn verify(&self, seen: &mut SeenCards, all: &mut VerifiedGames) -> Result<(), UnfairGame> {
        let verified = match self.deck() {
            None => {
                let verified = verify(&self.events)?;
                all.believed_seen += verified.seen;
                verified
            }
            Some(deck) => {
                if let Some(GameEvent::Started(started)) = self.events.first() {
                    check_deck(deck, started)?;
                }
                seen.begin(deck);
                let verified = verify_after(&seen.in_deck(deck), &self.events)?;
                self.events.iter().for_each(|event| seen.note(event, deck));
                verified
            }
        };
        if let (Heading::Letter(letter), Some(GameEvent::Started(started))) =
            (&self.heading, self.events.first())
        {
            check_letter(letter, started, all)?;
        }
        let Verified { events, shuffles, turns, .. } = verified;
        all.games += 1;
        all.events += events;
        all.shuffles += shuffles;
        all.turns += turns;
        Ok(())
    }

    fn deck(&self) -> Option<&[DeckPart]> {
        match &self.heading {
            Heading::None => None,
            Heading::Deck(deck) => Some(deck),
            Heading::Letter(letter) => Some(&letter.deck),
        }
    }
}

/// A deck has no gaps, no card twice and as many cards as the rules say: otherwise another card could count as seen.
fn check_deck(deck: &[DeckPart], started: &Started) -> Result<(), UnfairGame> {
    let mut next = 0;
    for (part, index) in deck.iter().zip(0..) {
        if u32::from(part.first) != next || deck[..index].iter().any(|earlier| earlier.pack == part.pack) {
            return Err(UnfairGame::Deck);
        }
        next += u32::from(part.count);
    }
    if next == u32::from(started.rules.cards) { Ok(()) } else { Err(UnfairGame::Deck) }
}

fn check_letter(letter: &Letter, started: &Started, all: &mut VerifiedGames) -> Result<(), UnfairGame> {
    let contributions = started.fair.as_ref().map_or(&[][..], |promise| &promise.contributions);
    let promised = started.fair.as_ref().map(|promise| promise.secret_hash.as_str());
    for (same, what) in [
        (Some(letter.secret_hash.as_str()) == promised, "promise"),
        (letter.rules == started.rules, "rule set"),
        (letter.seen == started.seen, "list of seen cards"),
        (letter.salts.len() == contributions.len(), "number of seats"),
    ] {
        if !same {
            return Err(UnfairGame::Letter(what));
        }
    }
    for ((promise, salt), seat) in letter.salts.iter().zip(contributions).zip(0..) {
        let fits = match promise {
            None => salt.is_empty(),
            Some(SaltPromise::Plain(plain)) => salt == plain,
            Some(SaltPromise::Hash(_)) if salt.is_empty() => {
                all.missing_salts += 1;
                true
            }
            Some(SaltPromise::Hash(hash)) => {
                all.salts += 1;
                hash_of(salt) == *hash
            }
        };
        if !fits {
            return Err(UnfairGame::Salt { seat });
        }
    }
    all.sealed += 1;
    Ok(())
}

/// The lines of all games in these records.
pub(crate) fn lines_of_games<'a>(records: impl Iterator<Item = &'a [u8]>) -> Result<String, Unreadable> {
    let mut lines = String::new();
    let mut letter = None;
    for batch in read_all(records) {
        for event in batch?.events {
            match event {
                RoomEvent::Sealed { letter: line } => letter = Some(line),
                RoomEvent::Began { deck, game, .. } => {
                    lines += &letter.take().unwrap_or_else(|| json(&Line::Deck(deck)));
                    lines.push('\n');
                    game.iter().for_each(|event| add(&mut lines, event));
                }
                RoomEvent::Game(event) => add(&mut lines, &event),
                _ => {}
            }
        }
    }
    Ok(lines)
}

fn add(lines: &mut String, event: &GameEvent) {
    lines.push_str(&json(event));
    lines.push('\n');
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| unreachable!("no map has odd keys: {error}"))
}
