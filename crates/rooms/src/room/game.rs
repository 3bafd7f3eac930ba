//! The game in a room: how it begins, goes on and ends.

use moonhare_rules::{
    Clue, Command, Event as GameEvent, FairDeck, FairDice, Game, Phase, RuleSet, Seat, Viewer,
};
use serde::{Deserialize, Serialize};

use super::{
    Context, DeckPart, Decks, Past, Person, Room, RoomEvent, RoomRefusal,
    decide::{Decided, check_host, check_no_game},
    decks::{cards_of, deck_of},
    hearts::Choices,
    plain_text::plain,
    salts,
    seats::keep_promises,
};

/// The part of a game in which a move, a draft or a clock belongs: its turn and phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Moment(pub(crate) u32, pub(crate) Phase);

/// A game and what the room keeps beside it.
#[derive(Clone, Debug)]
pub(crate) struct RoomGame {
    game: Game,
    deck: Vec<DeckPart>,
    fair: FairDeck,
    dice: FairDice,
    /// Since when the present phase lasts, for the clock.
    phase_since_ms: u64,
    /// The clues of this game, so that no bot tells one again.
    clues: Vec<String>,
    /// Whose stories were found by which share of the votes.
    found: Vec<(Seat, f32)>,
    /// Since when the game is paused.
    paused_since_ms: Option<u64>,
    /// Since when most people want the next story.
    most_ready_since_ms: Option<u64>,
    /// When the turn was scored that lies there.
    scored_ms: u64,
    /// The host went to the end of its reveal.
    reveal_skipped: bool,
    /// Who loves which of its cards.
    hearts: Choices,
    /// What watchers guess.
    guesses: Choices,
}

impl RoomGame {
    pub(super) fn begin(
        deck: &[DeckPart],
        fair: &FairDeck,
        events: &[GameEvent],
        at_ms: u64,
    ) -> Result<Self, moonhare_rules::LogError> {
        Ok(Self {
            game: Game::from_events(events)?,
            deck: deck.to_vec(),
            fair: fair.clone(),
            dice: fair.dice(),
            phase_since_ms: at_ms,
            clues: Vec::new(),
            found: Vec::new(),
            paused_since_ms: None,
            most_ready_since_ms: None,
            scored_ms: at_ms,
            reveal_skipped: false,
            hearts: Choices::default(),
            guesses: Choices::default(),
        })
    }

    /// Makes an event part of the game; returns whether another phase has begun.
    pub(super) fn apply(&mut self, event: &GameEvent, at_ms: u64) -> bool {
        if let GameEvent::Told { clue, .. } = event {
            self.clues.push(clue.text.to_string());
        }
        let before = self.phase();
        self.game.apply(event);
        if self.phase() == before {
            return false;
        }
        self.restart_clock(at_ms);
        match self.phase() {
            Phase::Vote => self.guesses.clear(),
            Phase::Score => {
                let view = self.game.view(Viewer::Watcher);
                self.found.extend(view.storyteller.zip(view.found_share()));
                self.scored_ms = at_ms;
                self.reveal_skipped = false;
                self.hearts.clear();
            }
            Phase::Over => self.paused_since_ms = None,
            Phase::Claim | Phase::Tell | Phase::Give => {}
        }
        true
    }

    pub(super) fn pause(&mut self, paused: bool, at_ms: u64) {
        match (paused, self.paused_since_ms.take()) {
            (true, _) => self.paused_since_ms = Some(at_ms),
            // The phase lasts as much longer as the pause was.
            (false, Some(since_ms)) => {
                let lasted_ms = at_ms.saturating_sub(since_ms);
                self.phase_since_ms += lasted_ms;
                self.most_ready_since_ms = self.most_ready_since_ms.map(|since_ms| since_ms + lasted_ms);
            }
            (false, None) => {}
        }
    }

    /// Most people want the next story, or not any more; returns whether that is new.
    pub(super) fn most_are_ready(&mut self, most: bool, at_ms: u64) -> bool {
        if self.most_ready_since_ms.is_some() == most {
            return false;
        }
        self.most_ready_since_ms = most.then_some(at_ms);
        true
    }

    pub(super) fn most_ready_since_ms(&self) -> Option<u64> {
        self.most_ready_since_ms
    }

    pub(super) fn restart_clock(&mut self, at_ms: u64) {
        self.phase_since_ms = at_ms;
    }

    /// The clock has gone back to this: whatever would be later is now.
    pub(super) fn not_after(&mut self, at_ms: u64) {
        self.scored_ms = self.scored_ms.min(at_ms);
        self.paused_since_ms = self.paused_since_ms.map(|since_ms| since_ms.min(at_ms));
        self.most_ready_since_ms = self.most_ready_since_ms.map(|since_ms| since_ms.min(at_ms));
    }

    pub(super) fn phase_since_ms(&self) -> u64 {
        self.phase_since_ms
    }

    pub(super) fn scored_ms(&self) -> u64 {
        self.scored_ms
    }

    pub(super) fn skip_reveal(&mut self) {
        self.reveal_skipped = true;
    }

    pub(super) fn reveal_skipped(&self) -> bool {
        self.reveal_skipped
    }

    pub(super) fn hearts(&self) -> &Choices {
        &self.hearts
    }

    pub(super) fn hearts_mut(&mut self) -> &mut Choices {
        &mut self.hearts
    }

    pub(super) fn guesses(&self) -> &Choices {
        &self.guesses
    }

    pub(super) fn guesses_mut(&mut self) -> &mut Choices {
        &mut self.guesses
    }

    pub(super) fn is_paused(&self) -> bool {
        self.paused_since_ms.is_some()
    }

    pub(super) fn fair(&self) -> &FairDeck {
        &self.fair
    }

    /// The game itself. It never leaves the room but as a view.
    pub(crate) fn rules(&self) -> &Game {
        &self.game
    }

    pub(crate) fn phase(&self) -> Phase {
        self.game.phase()
    }

    pub(crate) fn moment(&self) -> Moment {
        Moment(self.game.turn(), self.game.phase())
    }

    pub(crate) fn deck(&self) -> &[DeckPart] {
        &self.deck
    }

    /// What a bot in this seat remembers of the game.
    pub(crate) fn past(&self, seat: Seat) -> Past {
        let own = self.found.iter().filter(|(teller, _)| *teller == seat);
        Past { clues: self.clues.clone(), found: own.map(|(_, share)| *share).collect() }
    }

    fn opened(&self, mut events: Vec<GameEvent>) -> Vec<RoomEvent> {
        if matches!(events.last(), Some(GameEvent::Ended { .. })) {
            events.push(GameEvent::Opened { secret: self.fair.secret().clone() });
        }
        events.into_iter().map(RoomEvent::Game).collect()
    }
}

/// A move of somebody who is seated.
pub(super) fn play(room: &Room, by: Person, command: &Command) -> Decided {
    let seat = room.people.seat_of(by).ok_or(RoomRefusal::NotSeated)?;
    play_for(room, seat, command)
}

/// A move for a seat, whoever makes it.
pub(super) fn play_for(room: &Room, seat: Seat, command: &Command) -> Decided {
    let running = room.running()?;
    if running.is_paused() {
        return Err(RoomRefusal::Paused);
    }
    if let Command::Tell { clue, .. } = command
        && let Some(performance) = clue.performance.as_deref()
    {
        // A performed clue is live, or a recording of the storyteller's own.
        let someone = room.people.in_seat(seat).ok_or(RoomRefusal::NotSeated)?;
        if performance != "live" && !room.recordings.is_by(performance, someone.person()) {
            return Err(RoomRefusal::UnknownRecording);
        }
    }
    let seen;
    let command = match command {
        // A clue is what can be seen of it.
        Command::Tell { card, clue } if !clue.text.is_ascii() => {
            let text = plain(&clue.text).into();
            seen = Command::Tell { card: *card, clue: Clue { text, performance: clue.performance.clone() } };
            &seen
        }
        command => command,
    };
    let mut events = running.opened(running.game.decide(seat, command, &mut running.dice.clone())?);
    keep_promises(room, &mut events);
    Ok(events)
}

/// Refuses who can't begin a game now, whatever is in the deck by then.
pub(crate) fn check_begin(room: &Room, by: Person, decks: &dyn Decks) -> Result<(), RoomRefusal> {
    check_host(room, by)?;
    check_no_game(room)?;
    rules_with(room, cards_of(decks, &room.settings.packs)).map(drop)
}

/// The rules of a game with so many cards.
fn rules_with(room: &Room, cards: usize) -> Result<RuleSet, RoomRefusal> {
    let players = room.people.seats().len();
    let rules = RuleSet::new(room.settings.edition, &room.settings.house_rules(), players, cards);
    rules.map_err(|_| RoomRefusal::CannotBegin)
}

pub(super) fn begin(room: &Room, by: Person, salt: Option<&str>, context: &Context<'_>) -> Decided {
    check_begin(room, by, context.decks)?;
    let deck = deck_of(context.decks, &room.settings.packs);
    let rules = rules_with(room, deck.iter().map(|part| usize::from(part.count)).sum())?;
    Ok(salts::begin(room, by, salt, rules, deck, context))
}

pub(super) fn end(room: &Room, by: Person) -> Decided {
    check_host(room, by)?;
    let running = room.running()?;
    Ok(running.opened(running.game.end_now()?))
}

pub(super) fn rematch(room: &Room, by: Person, context: &Context<'_>) -> Decided {
    check_host(room, by)?;
    if room.game.is_none() {
        return Err(RoomRefusal::NoGame);
    }
    begin(room, by, None, context)
}

pub(super) fn back_to_lobby(room: &Room, by: Person) -> Decided {
    check_host(room, by)?;
    check_no_game(room)?;
    if room.game.is_none() {
        return Err(RoomRefusal::NoGame);
    }
    Ok(vec![RoomEvent::LobbyReturned {}])
}
