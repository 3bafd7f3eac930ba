//! The game on a room's table: how it begins, goes on and ends.

use std::collections::{BTreeMap, BTreeSet};

use moonhare_rules::{
    Card, Command, Event as GameEvent, FairDeck, Game, Phase, RuleSet, Secret as DeckSecret,
};

use crate::{
    DeckPart, Person, RoomEvent, RoomRefusal,
    decks::{deck_of, deck_size},
    room::{Means, Room, Table},
};

impl Room {
    pub(crate) fn begin(
        &self,
        by: Person,
        salt: Option<&str>,
        means: &mut Means<'_>,
    ) -> Result<Vec<RoomEvent>, RoomRefusal> {
        self.check_host(by)?;
        self.check_no_game()?;
        let deck = deck_of(means.decks, &self.settings.packs);
        let players = self.people.seats().len();
        let rules =
            RuleSet::new(self.settings.edition, &self.settings.house_rules(), players, deck_size(&deck))
                .map_err(|_| RoomRefusal::CannotBegin)?;
        let contributions: Vec<String> = self
            .people
            .seated()
            .map(|someone| match salt {
                Some(salt) if someone.person == by => salt.to_owned(),
                _ => someone.salt.clone().unwrap_or_default(),
            })
            .collect();
        let fair = FairDeck::new(self.deck_secret.clone(), &contributions);
        let seen = self.seen_in(&deck);
        let game = Game::start(&rules, &seen, &fair);
        let next_secret = DeckSecret::new(means.random());
        Ok(vec![RoomEvent::Began { deck, fair, next_secret, game }])
    }

    pub(crate) fn end(&self, by: Person) -> Result<Vec<RoomEvent>, RoomRefusal> {
        self.check_host(by)?;
        let table = self.running()?;
        let mut events = table.game.end_now()?;
        events.push(GameEvent::Opened { secret: table.fair.secret().clone() });
        Ok(events.into_iter().map(RoomEvent::Game).collect())
    }

    pub(crate) fn rematch(&self, by: Person, means: &mut Means<'_>) -> Result<Vec<RoomEvent>, RoomRefusal> {
        self.check_host(by)?;
        if self.table.is_none() {
            return Err(RoomRefusal::NoGame);
        }
        self.begin(by, None, means)
    }

    pub(crate) fn back_to_lobby(&self, by: Person) -> Result<Vec<RoomEvent>, RoomRefusal> {
        self.check_host(by)?;
        self.check_no_game()?;
        if self.table.is_none() {
            return Err(RoomRefusal::NoGame);
        }
        Ok(vec![RoomEvent::LobbyReturned {}])
    }

    /// A performed clue must be live or a recording of the storyteller's own.
    pub(crate) fn check_performance(&self, by: Person, command: &Command) -> Result<(), RoomRefusal> {
        let Command::Tell { clue, .. } = command else { return Ok(()) };
        match clue.performance.as_deref() {
            None | Some("live") => Ok(()),
            Some(id) if self.recordings.get(id).is_some_and(|(person, _)| *person == by) => Ok(()),
            Some(_) => Err(RoomRefusal::UnknownRecording),
        }
    }

    pub(crate) fn apply_began(
        &mut self,
        deck: &[DeckPart],
        fair: &FairDeck,
        next_secret: &DeckSecret,
        game_events: &[GameEvent],
        at_ms: u64,
    ) {
        self.seen = self.seen_before(deck);
        self.deck_secret = next_secret.clone();
        self.paused = false;
        self.unready();
        let Ok(game) = Game::from_events(game_events) else {
            tracing::error!(room = %self.code, "the log begins a game that can't be read");
            return;
        };
        let dice = fair.dice();
        self.table = Some(Table {
            game,
            deck: deck.to_vec(),
            fair: fair.clone(),
            dice,
            phase_since_ms: at_ms,
            told: Vec::new(),
            paused_ms: None,
        });
        for event in game_events {
            self.note_seen(event);
        }
        self.changed.everything();
    }

    pub(crate) fn apply_game(&mut self, event: &GameEvent, at_ms: u64) {
        self.changed.game = true;
        if let GameEvent::Told { clue, .. } = event {
            if let Some(id) = clue.performance.as_deref() {
                self.told_recordings.insert(id.to_owned());
            }
            if let Some(table) = &mut self.table {
                table.told.push(clue.text.to_string());
            }
        }
        self.note_seen(event);
        let Some(table) = &mut self.table else { return };
        let phase = table.game.phase();
        table.game.apply(event);
        if table.game.phase() != phase {
            table.phase_since_ms = at_ms;
            self.changed.clock = true;
        }
        if table.game.phase() == Phase::Over {
            self.paused = false;
            self.changed.flags = true;
            self.changed.people();
        }
    }

    pub(crate) fn apply_pause(&mut self, paused: bool, at_ms: u64) {
        self.paused = paused;
        self.changed.flags = true;
        self.changed.clock = true;
        if let Some(table) = &mut self.table {
            match (paused, table.paused_ms.take()) {
                (true, _) => table.paused_ms = Some(at_ms),
                // The phase lasts as much longer as the pause was.
                (false, Some(since)) => table.phase_since_ms += at_ms.saturating_sub(since),
                (false, None) => {}
            }
        }
    }

    /// The cards that the people at this table know, by pack. When they know all of a deck, they know none.
    pub(crate) fn seen_before(&self, deck: &[DeckPart]) -> BTreeMap<String, BTreeSet<u16>> {
        let mut seen = self.seen.clone();
        let known = |part: &DeckPart| {
            seen.get(&part.pack).is_some_and(|cards| cards.len() == usize::from(part.count))
        };
        if deck.iter().all(known) {
            for part in deck {
                seen.remove(&part.pack);
            }
        }
        seen
    }

    /// Keeps in mind the cards that came into hands.
    fn note_seen(&mut self, event: &GameEvent) {
        let cards: Vec<Card> = match event {
            GameEvent::Dealt { hands } => hands.iter().flatten().copied().collect(),
            GameEvent::Drawn { cards } => cards.iter().map(|draw| draw.card).collect(),
            _ => return,
        };
        let Some(table) = &self.table else { return };
        for card in cards {
            let within = |part: &&DeckPart| (part.first..part.first + part.count).contains(&card.0);
            if let Some(part) = table.deck.iter().find(within) {
                match self.seen.get_mut(&part.pack) {
                    Some(seen) => _ = seen.insert(card.0 - part.first),
                    None => _ = self.seen.insert(part.pack.clone(), BTreeSet::from([card.0 - part.first])),
                }
            }
        }
    }

    pub(crate) fn unready(&mut self) {
        let people: Vec<Person> = self.people.seats().to_vec();
        for person in people {
            if let Some(someone) = self.people.get_mut(person) {
                someone.ready = false;
            }
        }
    }

    /// The cards of a deck that the people at this table know.
    fn seen_in(&self, deck: &[DeckPart]) -> Vec<Card> {
        let seen = self.seen_before(deck);
        let mut cards = Vec::new();
        for part in deck {
            cards.extend(seen.get(&part.pack).into_iter().flatten().map(|card| Card(part.first + card)));
        }
        cards
    }
}
