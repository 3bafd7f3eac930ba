//! Checking a finished game: every shuffle, and with them every card, vote and point.

use thiserror::Error;

use crate::event::{Ending, Event};
use crate::fair::FairDeck;
use crate::game::{Game, LogError};
use crate::{Card, Command, Refusal, Seat};

/// What was checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// All events.
    pub events: usize,
    /// Those of them that hold the result of a shuffle.
    pub shuffles: usize,
    /// The turns that were begun.
    pub turns: u32,
    /// The cards that went below the others because the players knew them.
    pub seen: usize,
}

/// Why a log is not the log of a fair game. Positions count events from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unfair {
    /// Not a game at all.
    #[error("{0}")]
    Log(#[from] LogError),
    /// Nothing to check against.
    #[error("the game began without a promise about its deck, so it can't be checked")]
    NoPromise,
    /// Nothing to check with.
    #[error("the secret was not opened; only a finished game can be checked")]
    NotOpened,
    /// Another secret than promised.
    #[error("the opened secret is not the one that was promised at the start")]
    WrongSecret,
    /// Other cards went below the others than those that the earlier games brought.
    #[error("the cards that were put below the others are not those of the earlier games")]
    WrongSeen,
    /// A shuffle or a consequence of it is not what the secret gives.
    #[error("event {position} differs from what the secret and the moves before it give")]
    Differs {
        /// The first event that differs.
        position: usize,
        /// What it should be, or nothing if it should not be there.
        expected: Option<Box<Event>>,
    },
    /// A move that the rules don't allow.
    #[error("event {position} is a move that the rules refuse: {refusal}")]
    Refused {
        /// The event.
        position: usize,
        /// The rule that it breaks.
        refusal: Refusal,
    },
}

/// Recomputes a whole game that came after others, in which the players had seen these cards of its deck.
///
/// # Errors
/// When other cards went below the others than those; or names the first event that differs.
pub fn verify_after(seen: &[Card], events: &[Event]) -> Result<Verified, Unfair> {
    match events.first() {
        Some(Event::Started(started)) if started.seen != seen => Err(Unfair::WrongSeen),
        _ => verify(events),
    }
}

/// Recomputes a whole game from its opened secret and the players' moves. Which cards the players had seen before is
/// believed: only who has the earlier games can tell, and asks [`verify_after`].
///
/// # Errors
/// Names the first event that differs.
pub fn verify(events: &[Event]) -> Result<Verified, Unfair> {
    let Some(Event::Started(started)) = events.first() else {
        return Err(LogError::NoStart.into());
    };
    let promise = started.fair.as_ref().ok_or(Unfair::NoPromise)?;
    let opened = events.iter().rev().find_map(|event| match event {
        Event::Opened { secret } => Some(secret),
        _ => None,
    });
    let secret = opened.ok_or(Unfair::NotOpened)?;
    if secret.hash() != promise.secret_hash {
        return Err(Unfair::WrongSecret);
    }
    let deck = FairDeck::new(secret.clone(), &promise.contributions);
    let mut dice = deck.dice();

    let start = Game::start(&started.rules, &started.seen, &deck);
    let mut position = compare(events, 0, &start)?;
    let mut game = Game::from_events(&start)?;
    while let Some(event) = events.get(position) {
        let refused = |refusal| Unfair::Refused { position: position + 1, refusal };
        let expected = match (player_move(event), event) {
            (Some((seat, command)), _) => game.decide(seat, &command, &mut dice).map_err(refused)?,
            (None, Event::Ended { because: Ending::Host, .. }) => game.end_now().map_err(refused)?,
            (None, Event::Opened { .. }) => game.open(secret).map_err(refused)?,
            (None, _) => return Err(Unfair::Differs { position: position + 1, expected: None }),
        };
        position = compare(events, position, &expected)?;
        for event in &expected {
            game.apply(event);
        }
    }
    Ok(Verified {
        events: events.len(),
        shuffles: events.iter().filter(|event| is_shuffle(event)).count(),
        turns: game.turn(),
        seen: started.seen.len(),
    })
}

/// Compares a stretch of the log and says where it ends.
fn compare(events: &[Event], from: usize, expected: &[Event]) -> Result<usize, Unfair> {
    for (offset, expected) in expected.iter().enumerate() {
        // A log may end in the middle of what a move causes; that is a difference too.
        if events.get(from + offset) != Some(expected) {
            let expected = Some(Box::new(expected.clone()));
            return Err(Unfair::Differs { position: from + offset + 1, expected });
        }
    }
    Ok(from + expected.len())
}

/// The move that an event records, if it records one and not a consequence.
fn player_move(event: &Event) -> Option<(Seat, Command)> {
    match event {
        Event::Claimed { seat } => Some((*seat, Command::Claim {})),
        Event::Told { seat, card, clue } => Some((*seat, Command::Tell { card: *card, clue: clue.clone() })),
        Event::Given { seat, cards } => Some((*seat, Command::Give { cards: *cards })),
        Event::TakenBack { seat } => Some((*seat, Command::TakeBack {})),
        Event::Voted { seat, slots, red } => Some((*seat, Command::Vote { slots: *slots, red: *red })),
        Event::SaidReady { seat } => Some((*seat, Command::Ready {})),
        _ => None,
    }
}

fn is_shuffle(event: &Event) -> bool {
    matches!(event, Event::Started(_) | Event::Revealed { .. } | Event::Reshuffled { .. })
}
