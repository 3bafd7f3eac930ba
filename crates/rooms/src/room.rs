//! A room: the fold of its records. It decides without changing, and changes without deciding.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use moonhare_rules::{
    Command, Event as GameEvent, FairDeck, FairDice, Game, Phase, Seat, Secret as DeckSecret,
};

use crate::{
    Batch, BotMind, CommandId, DeckPart, Decks, Person, RoomCode, RoomCommand, RoomEvent, RoomRefusal,
    Settings,
    limits::{CHAT_KEPT_MAX, TICKET_S},
    people::{Nature, People, Someone},
    recordings::Kind,
    talk::{ChatEntry, Talk},
    view::Changed,
};

/// A table and everybody at it.
#[derive(Clone, Debug)]
pub struct Room {
    pub(crate) code: RoomCode,
    /// Tells this room from an earlier one of the same code.
    pub(crate) epoch: String,
    /// How many records it was folded from.
    pub(crate) position: u64,
    pub(crate) people: People,
    pub(crate) host: Person,
    pub(crate) settings: Settings,
    pub(crate) locked: bool,
    pub(crate) paused: bool,
    /// The game that is played, or was played last.
    pub(crate) table: Option<Table>,
    /// The secret of the next game's deck.
    pub(crate) deck_secret: DeckSecret,
    /// Cards that were seen in earlier games, by pack.
    pub(crate) seen: BTreeMap<String, BTreeSet<u16>>,
    pub(crate) talk: Talk,
    /// What was recorded, and by whom.
    pub(crate) recordings: BTreeMap<String, (Person, Kind)>,
    /// Recordings that belong to a clue that was told, so that all may have them.
    pub(crate) told_recordings: BTreeSet<String>,
    /// When the last record was written.
    pub(crate) touched_ms: u64,
    /// What bots think with on this server: no matter of the log.
    pub(crate) mind: BotMind,
    /// What a viewer has to be told anew.
    pub(crate) changed: Changed,
}

/// A game on the table.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) game: Game,
    pub(crate) deck: Vec<DeckPart>,
    pub(crate) fair: FairDeck,
    pub(crate) dice: FairDice,
    /// Since when the present phase lasts, for the clock.
    pub(crate) phase_since_ms: u64,
    /// The clues that were told, so that no bot tells one again.
    pub(crate) told: Vec<String>,
    /// When the game was paused.
    pub(crate) paused_ms: Option<u64>,
}

/// What deciding may use besides the room.
pub struct Means<'a> {
    /// Milliseconds of Unix time.
    pub now_ms: u64,
    /// Fills bytes with chance that nobody can foresee.
    pub chance: &'a mut (dyn FnMut(&mut [u8]) + Send),
    /// The packs there are.
    pub decks: &'a dyn Decks,
}

impl Means<'_> {
    pub(crate) fn random<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.chance)(&mut bytes);
        bytes
    }
}

/// What people and the room itself may do.
#[derive(Clone, Debug)]
pub enum Act {
    /// A move in the game.
    Play(Command),
    /// A wish about the room.
    Ask(RoomCommand),
    /// A move that a bot or the clock makes for a seat.
    PlayFor(Seat, Command),
    /// Hold the seat of somebody who is gone.
    Hold(Person),
    /// Give the seat back to somebody who has returned.
    Return(Person),
    /// Hand on the role of a host who is gone.
    PassHost(Person),
    /// Start the clock again after the table slept.
    Wake,
}

impl Room {
    /// The room that these records made.
    ///
    /// # Errors
    /// When there is none, or one can't be read.
    pub fn from_records<'a>(
        code: RoomCode,
        records: impl IntoIterator<Item = &'a [u8]>,
    ) -> Result<Option<Self>, serde_json::Error> {
        let mut room: Option<Self> = None;
        for record in records {
            let batch: Batch = serde_json::from_slice(record)?;
            match &mut room {
                Some(room) => room.apply(&batch),
                None => room = Self::begun(code, &batch),
            }
        }
        Ok(room)
    }

    /// The room that its first record makes.
    #[must_use]
    pub fn begun(code: RoomCode, batch: &Batch) -> Option<Self> {
        let RoomEvent::Created { epoch, settings, deck_secret, .. } = batch.events.first()? else {
            return None;
        };
        let mut room = Self {
            code,
            epoch: epoch.clone(),
            position: 0,
            people: People::default(),
            host: Person(1),
            settings: Settings::clone(settings),
            locked: false,
            paused: false,
            table: None,
            deck_secret: deck_secret.clone(),
            seen: BTreeMap::new(),
            talk: Talk::default(),
            recordings: BTreeMap::new(),
            told_recordings: BTreeSet::new(),
            touched_ms: batch.at_ms,
            mind: BotMind::default(),
            changed: Changed::default(),
        };
        room.apply(batch);
        Some(room)
    }

    /// What an act would do.
    ///
    /// # Errors
    /// When it is not possible now. Nothing has changed then.
    pub fn decide(
        &self,
        by: Option<Person>,
        act: &Act,
        means: &mut Means<'_>,
    ) -> Result<Vec<RoomEvent>, RoomRefusal> {
        match act {
            Act::Play(command) => {
                let by = by.ok_or(RoomRefusal::NotSeated)?;
                let seat = self.people.seat_of(by).ok_or(RoomRefusal::NotSeated)?;
                self.check_performance(by, command)?;
                self.play(seat, command)
            }
            Act::PlayFor(seat, command) => self.play(*seat, command),
            Act::Ask(command) => self.ask(by.ok_or(RoomRefusal::NoName)?, command, means),
            Act::Hold(person) => self.hold(*person),
            Act::Return(person) => self.give_back(*person),
            Act::PassHost(person) => Ok(vec![RoomEvent::HostPassed { person: *person }]),
            Act::Wake => Ok(vec![RoomEvent::Woke {}]),
        }
    }

    fn ask(
        &self,
        by: Person,
        command: &RoomCommand,
        means: &mut Means<'_>,
    ) -> Result<Vec<RoomEvent>, RoomRefusal> {
        self.people.known(by)?;
        match command {
            RoomCommand::Settings(change) => self.change_settings(by, change, means),
            RoomCommand::Begin { salt } => self.begin(by, salt.as_deref(), means),
            RoomCommand::AddBot { temperament } => self.add_bot(by, *temperament),
            RoomCommand::ChangeBot { person, temperament } => self.change_bot(by, *person, *temperament),
            RoomCommand::Remove { person } => self.remove(by, *person),
            RoomCommand::Order { people } => self.order(by, people),
            RoomCommand::Lock { locked } => self.lock(by, *locked),
            RoomCommand::Host { person } => self.hand_over(by, *person),
            RoomCommand::Pause { paused } => self.pause(by, *paused),
            RoomCommand::End {} => self.end(by),
            RoomCommand::Rematch {} => self.rematch(by, means),
            RoomCommand::Lobby {} => self.back_to_lobby(by),
            RoomCommand::Ready { ready, salt } => self.say_ready(by, *ready, salt.as_deref()),
            RoomCommand::Profile { name, rabbit, language } => {
                self.change_profile(by, name.as_deref(), *rabbit, *language)
            }
            RoomCommand::Chat { text } => self.chat(by, text, means.now_ms),
            RoomCommand::React { reaction } => self.react(by, *reaction, means.now_ms),
            RoomCommand::TakeSeat { person } => self.take_seat(by, *person),
            RoomCommand::Sit {} => self.sit(by),
            RoomCommand::Stand {} => self.stand(by),
            // A ticket has to be told as well as logged, so the one who serves the room makes it.
            RoomCommand::Ticket {} => Err(RoomRefusal::BadTicket),
        }
    }

    /// A move of the game.
    fn play(&self, seat: Seat, command: &Command) -> Result<Vec<RoomEvent>, RoomRefusal> {
        let table = self.running()?;
        if self.paused {
            return Err(RoomRefusal::Paused);
        }
        let mut events = table.game.decide(seat, command, &mut table.dice.clone())?;
        if matches!(events.last(), Some(GameEvent::Ended { .. })) {
            events.push(GameEvent::Opened { secret: table.fair.secret().clone() });
        }
        Ok(events.into_iter().map(RoomEvent::Game).collect())
    }

    /// The game, if one is being played.
    pub(crate) fn running(&self) -> Result<&Table, RoomRefusal> {
        self.table.as_ref().filter(|table| table.game.phase() != Phase::Over).ok_or(RoomRefusal::NoGame)
    }

    pub(crate) fn check_host(&self, by: Person) -> Result<(), RoomRefusal> {
        if by == self.host { Ok(()) } else { Err(RoomRefusal::NotHost) }
    }

    pub(crate) fn check_no_game(&self) -> Result<(), RoomRefusal> {
        if self.running().is_ok() { Err(RoomRefusal::GameRunning) } else { Ok(()) }
    }

    /// Makes a record part of the room.
    pub fn apply(&mut self, batch: &Batch) {
        self.position += 1;
        self.touched_ms = batch.at_ms;
        for event in &batch.events {
            self.apply_event(event, batch.at_ms);
        }
        if let (Some(by), Some(id)) = (batch.by, &batch.id)
            && let Some(someone) = self.people.get_mut(by)
        {
            someone.remember(id, self.position);
        }
    }

    fn apply_event(&mut self, event: &RoomEvent, at_ms: u64) {
        match event {
            RoomEvent::Game(event) => self.apply_game(event, at_ms),
            RoomEvent::Created { .. } => {}
            RoomEvent::Joined { who, secret, seated } => {
                let nature = Nature::Human { secrets: vec![*secret], ticket: None };
                self.people.add(Someone::new(who, nature));
                if *seated {
                    self.people.sit(who.person);
                }
                self.changed.people();
            }
            RoomEvent::BotAdded { who, temperament } => {
                self.people.add(Someone::new(who, Nature::Bot { temperament: *temperament }));
                // In a game the bot gets its seat by a `SeatPassed` that follows.
                if self.running().is_err() {
                    self.people.sit(who.person);
                }
                self.changed.people();
            }
            RoomEvent::BotChanged { person, temperament } => {
                self.change(*person, |bot| bot.nature = Nature::Bot { temperament: *temperament });
            }
            RoomEvent::Removed { person } => {
                self.people.forget(*person);
                self.changed.people();
            }
            RoomEvent::SeatPassed { from, to } => {
                self.people.pass_seat(*from, *to);
                if self.people.get(*from).is_some_and(|from| !from.is_human()) {
                    self.people.forget(*from);
                } else {
                    self.change(*from, |from| from.held = false);
                }
                self.changed.people();
            }
            RoomEvent::Sat { person } => {
                self.people.sit(*person);
                self.changed.people();
            }
            RoomEvent::Stood { person } => {
                self.people.stand(*person);
                self.change(*person, |someone| someone.ready = false);
            }
            RoomEvent::Ordered { people } => {
                self.people.set_seats(people.clone());
                self.changed.people();
            }
            RoomEvent::SettingsChanged { settings } => {
                self.settings = Settings::clone(settings);
                self.changed.settings = true;
                self.changed.clock = true;
            }
            RoomEvent::Locked { locked } => {
                self.locked = *locked;
                self.changed.flags = true;
            }
            RoomEvent::HostPassed { person } => {
                self.host = *person;
                self.changed.host = true;
            }
            RoomEvent::Paused { paused } => self.apply_pause(*paused, at_ms),
            RoomEvent::ReadySaid { person, ready, salt } => self.change(*person, |someone| {
                someone.ready = *ready;
                if salt.is_some() {
                    someone.salt.clone_from(salt);
                }
            }),
            RoomEvent::ProfileChanged { who } => self.change(who.person, |someone| {
                someone.name.clone_from(&who.name);
                someone.rabbit = who.rabbit;
                someone.language = who.language;
            }),
            RoomEvent::Chatted { person, text } => {
                self.say(*person, at_ms, |entry| entry.text = Some(text.clone()));
            }
            RoomEvent::Reacted { person, reaction } => {
                self.say(*person, at_ms, |entry| entry.reaction = Some(*reaction));
            }
            RoomEvent::TicketGiven { person, ticket: given } => self.change_quietly(*person, |nature| {
                if let Nature::Human { ticket, .. } = nature {
                    *ticket = Some((*given, at_ms + TICKET_S * 1_000));
                }
            }),
            RoomEvent::TicketUsed { person, secret } => self.change_quietly(*person, |nature| {
                if let Nature::Human { secrets, ticket } = nature {
                    *ticket = None;
                    secrets.push(*secret);
                }
            }),
            RoomEvent::Held { person } => self.change(*person, |someone| someone.held = true),
            RoomEvent::Returned { person } => self.change(*person, |someone| someone.held = false),
            RoomEvent::Woke {} => {
                if let Some(table) = &mut self.table {
                    table.phase_since_ms = at_ms;
                    self.changed.clock = true;
                }
            }
            RoomEvent::Began { deck, fair, next_secret, game } => {
                self.apply_began(deck, fair, next_secret, game, at_ms);
            }
            RoomEvent::LobbyReturned {} => {
                self.table = None;
                self.unready();
                self.changed.everything();
            }
            RoomEvent::Recorded { id, person, kind } => {
                self.recordings.insert(id.clone(), (*person, *kind));
            }
        }
    }

    fn change(&mut self, person: Person, change: impl FnOnce(&mut Someone)) {
        if let Some(someone) = self.people.get_mut(person) {
            change(someone);
        }
        self.changed.people();
    }

    fn change_quietly(&mut self, person: Person, change: impl FnOnce(&mut Nature)) {
        if let Some(someone) = self.people.get_mut(person) {
            change(&mut someone.nature);
        }
    }

    fn say(&mut self, person: Person, at_ms: u64, fill: impl FnOnce(&mut ChatEntry)) {
        let name = self.people.get(person).map_or_else(String::new, |someone| someone.name.clone());
        self.talk.add(person, name, at_ms, fill);
        self.changed.said += 1;
    }

    /// The position in the log.
    #[must_use]
    pub fn position(&self) -> u64 {
        self.position
    }

    /// Where an accepted command of this person stands in the log.
    #[must_use]
    pub fn accepted(&self, person: Person, id: &CommandId) -> Option<u64> {
        self.people.get(person).and_then(|someone| someone.accepted(id))
    }

    /// The latest chat entries.
    pub(crate) fn latest_chat(&self, count: usize) -> impl Iterator<Item = &ChatEntry> {
        let entries: &VecDeque<ChatEntry> = self.talk.entries();
        entries.iter().skip(entries.len().saturating_sub(count.min(CHAT_KEPT_MAX)))
    }
}
