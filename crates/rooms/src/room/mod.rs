//! A room: the fold of its records. It decides without changing, and changes without deciding.
//!
//! Nothing in this folder knows a runtime, a clock or a disk: time and chance are arguments. What runs rooms is in
//! [`crate::task`].

mod acquaintances;
mod address;
mod album;
#[cfg(test)]
mod album_test;
mod apply;
mod asked;
mod bot_names;
mod bot_seats;
mod bots;
mod changed;
mod clock;
mod code;
mod command;
mod decide;
mod decks;
mod devices;
mod draft;
mod event;
#[cfg(test)]
mod fair_files_test;
#[cfg(test)]
mod fair_table_test;
mod game;
mod games;
#[cfg(test)]
mod hands_test;
mod hearts;
mod holders;
mod host;
mod ids;
mod kept_out;
mod knocks;
mod language;
mod letter;
mod lobby;
mod names;
#[cfg(test)]
mod old_logs_test;
mod own;
mod past;
mod people;
mod place;
mod plain_text;
mod post;
mod presence_view;
mod preview;
mod record;
mod recordings;
mod refusal;
mod report;
mod reveal;
mod salts;
#[cfg(test)]
mod salts_test;
mod seats;
mod secret;
mod seen;
mod settings;
mod stories;
#[cfg(test)]
pub(crate) mod surroundings_test;
mod talk;
#[cfg(test)]
mod tampering_test;
mod turns;
mod view;

use moonhare_rules::{Phase, Secret as DeckSecret};

pub(crate) use acquaintances::Acquaintances;
pub use address::{AddressMark, Trace};
pub(crate) use album::{Album, AlbumRoom, album_of, replay_of};
pub use album::{AlbumNames, AlbumPersonView, AlbumView, KeepWish, ReplayView};
pub(crate) use bot_seats::{bot_in, bots_claim_from_ms, bots_to_move, is_waited_for};
pub use bots::{BotMind, BotPlayers, BotSeat};
pub(crate) use changed::Changed;
pub(crate) use clock::deadline_ms;
pub use code::{NotACode, RoomCode};
pub use command::{Reaction, RoomCommand};
pub use decide::{Act, Context};
pub(crate) use decks::cards_of;
pub use decks::{DeckPart, Decks, Looking};
pub use draft::Draft;
pub use event::{Batch, Newcomer, RoomEvent};
pub(crate) use game::{Moment, RoomGame, check_begin};
pub(crate) use games::lines_of_games;
pub use games::{Games, NotFair, UnfairGame, VerifiedGames};
pub use hearts::Chosen;
pub(crate) use host::next_host;
pub(crate) use ids::CommandMark;
pub use ids::{CommandId, Person, Rabbit};
pub use kept_out::KeptOutView;
pub(crate) use knocks::{DueKnock, next_knocks};
pub use knocks::{Knock, KnockDevice, KnockEnd, KnockKind, KnockNote};
pub use language::Language;
pub use letter::{Letter, SaltPromise};
pub(crate) use lobby::can_be_forgotten;
pub use lobby::{EditionView, Entry, Profile, RabbitWish, Seated};
pub use own::{Guest, OWN_PACK_PREFIX};
pub use past::Past;
pub(crate) use people::People;
pub use people::{BotView, PersonView};
pub use place::PlaceView;
pub(crate) use place::place;
pub use plain_text::plain as plain_text;
pub use post::{Post, Quiet, Silent, Zone, ZoneChange};
pub use presence_view::{HouseView, NamelessView, PresenceView};
pub(crate) use preview::preview;
pub use preview::{Preview, PreviewPerson};
pub use record::{RECORD_VERSION, Unreadable, Why};
pub use recordings::RecordingKind;
pub(crate) use recordings::check_recording;
pub use refusal::RoomRefusal;
pub(crate) use report::evidence;
pub use report::{Complaint, Evidence};
pub use reveal::RevealView;
pub use salts::SealView;
pub use secret::{Secret, SecretHash, hex};
pub use settings::{PhaseClock, Settings, SettingsChange};
pub use stories::Story;
pub use talk::ChatEntry;
pub use turns::TurnView;
pub(crate) use turns::{latest_game, turns_of};
pub use view::{FairView, RoomView, SettingsView, Stage, You};

use holders::Holders;
use kept_out::KeptOut;
use knocks::Knocks;
use recordings::Recordings;
use salts::Salts;
use seen::SeenCards;
use talk::Talk;

/// A room and everybody in it.
#[derive(Clone, Debug)]
pub struct Room {
    code: RoomCode,
    /// Tells this room from an earlier one of the same code.
    epoch: String,
    /// How many records it was folded from.
    position: u64,
    /// When the latest of them was written, by the clock of that time.
    at_ms: u64,
    people: People,
    host: Person,
    /// Who gets the host's role back when they return.
    host_away: Option<Person>,
    settings: Settings,
    locked: bool,
    /// The game that is played, or was played last.
    game: Option<RoomGame>,
    /// What people told in words, and nobody has learned from yet.
    stories: Vec<Story>,
    /// Who has had which seat in it.
    holders: Holders,
    /// Whom the host does not want here.
    kept_out: KeptOut,
    /// The secret of the next game's deck.
    deck_secret: DeckSecret,
    /// What browsers throw into it.
    salts: Salts,
    /// Cards that came into hands in this room.
    seen: SeenCards,
    talk: Talk,
    recordings: Recordings,
    /// Who is called when the table waits for them.
    knocks: Knocks,
    /// What bots think with on this server: no matter of the log.
    mind: BotMind,
    /// What viewers have to hear of.
    changed: Changed,
}

impl Room {
    /// The room that these records made; none without a record.
    ///
    /// # Errors
    /// When one of them can't be read.
    pub fn from_records<'a>(
        code: RoomCode,
        records: impl IntoIterator<Item = &'a [u8]>,
    ) -> Result<Option<Self>, Unreadable> {
        let mut room: Option<Self> = None;
        for batch in record::read_all(records) {
            let batch = batch?;
            match &mut room {
                Some(room) => room.apply(&batch),
                None => {
                    let not_created = Unreadable { position: 1, why: Why::NotCreated };
                    room = Some(Self::begun(code, &batch).ok_or(not_created)?);
                }
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
            at_ms: batch.at_ms,
            people: People::default(),
            host: Person(1),
            host_away: None,
            settings: Settings::clone(settings),
            locked: false,
            game: None,
            stories: Vec::new(),
            holders: Holders::default(),
            kept_out: KeptOut::default(),
            deck_secret: deck_secret.clone(),
            salts: Salts::default(),
            seen: SeenCards::default(),
            talk: Talk::default(),
            recordings: Recordings::default(),
            knocks: Knocks::default(),
            mind: BotMind::default(),
            changed: Changed::default(),
        };
        room.apply(batch);
        Some(room)
    }

    /// The first events of a new room, with its host in it, who comes from this address.
    ///
    /// # Errors
    /// When the host's name is empty or too long.
    pub fn create(
        profile: &Profile,
        try_bots: bool,
        secret: SecretHash,
        address: Option<std::net::IpAddr>,
        context: &Context<'_>,
    ) -> Result<Vec<RoomEvent>, RoomRefusal> {
        lobby::create(profile, try_bots, secret, address, context)
    }

    /// What an act would do.
    ///
    /// # Errors
    /// When it is not possible now. Nothing has changed then.
    pub fn decide(
        &self,
        by: Option<Person>,
        act: &Act,
        context: &Context<'_>,
    ) -> Result<Vec<RoomEvent>, RoomRefusal> {
        decide::decide(self, by, act, context)
    }

    /// Makes a record part of the room.
    pub fn apply(&mut self, batch: &Batch) {
        self.position += 1;
        self.at_ms = batch.at_ms;
        for event in &batch.events {
            apply::apply(self, event, batch.at_ms);
        }
        apply::note_most_ready(self, batch.at_ms);
        if let (Some(by), Some(id)) = (batch.by, &batch.id)
            && let Some(someone) = self.people.get_mut(by)
        {
            someone.remember(id, self.position);
        }
    }

    /// The room's code.
    #[must_use]
    pub fn code(&self) -> RoomCode {
        self.code
    }

    /// The position in the log.
    #[must_use]
    pub fn position(&self) -> u64 {
        self.position
    }

    /// When its latest record was written, by the clock of that time.
    pub(crate) fn at_ms(&self) -> u64 {
        self.at_ms
    }

    /// Where an accepted command of this person stands in the log.
    #[must_use]
    pub fn accepted(&self, person: Person, id: &CommandId) -> Option<u64> {
        self.people.get(person).and_then(|someone| someone.accepted(id))
    }

    /// Whose secret this is.
    #[must_use]
    pub fn owner(&self, presented: SecretHash) -> Option<Person> {
        self.people.by_secret(presented).map(|someone| someone.person)
    }

    /// Who has this secret, if they may look at the room. Without one, everybody may look at an open room.
    ///
    /// # Errors
    /// When nobody has this secret, or the room is not open to those without one.
    pub fn viewer(&self, presented: Option<SecretHash>) -> Result<Option<Person>, RoomRefusal> {
        match presented {
            Some(secret) => self.owner(secret).map(Some).ok_or(RoomRefusal::UnknownSecret),
            None if self.locked => Err(RoomRefusal::RoomLocked),
            None if self.settings.passphrase.is_some() => Err(RoomRefusal::WrongPassphrase),
            None => Ok(None),
        }
    }

    pub(crate) fn epoch(&self) -> &str {
        &self.epoch
    }

    pub(crate) fn people(&self) -> &People {
        &self.people
    }

    pub(crate) fn host(&self) -> Person {
        self.host
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Whether everybody may find it.
    pub(crate) fn is_listed(&self) -> bool {
        self.settings.public && !self.locked
    }

    /// Whether one may look in without a name.
    pub(crate) fn is_open(&self) -> bool {
        self.viewer(None).is_ok()
    }

    /// The mark of an address in this room.
    pub(crate) fn mark(&self, address: Option<std::net::IpAddr>) -> Option<AddressMark> {
        address.map(|address| AddressMark::of(&self.epoch, address))
    }

    pub(crate) fn is_locked(&self) -> bool {
        self.locked
    }

    /// Whether everything stands still.
    pub(crate) fn is_paused(&self) -> bool {
        self.game.as_ref().is_some_and(RoomGame::is_paused)
    }

    /// The game that is played, or was played last.
    pub(crate) fn game(&self) -> Option<&RoomGame> {
        self.game.as_ref()
    }

    /// The game, if one is being played.
    pub(crate) fn running(&self) -> Result<&RoomGame, RoomRefusal> {
        self.game.as_ref().filter(|game| game.phase() != Phase::Over).ok_or(RoomRefusal::NoGame)
    }

    /// What somebody recorded, and what kind of recording a viewer may have.
    pub(crate) fn recordings(&self) -> &Recordings {
        &self.recordings
    }

    /// Recordings that nobody can have any more since this was called last, with their bytes.
    pub(crate) fn take_gone_recordings(&mut self) -> Vec<(String, u64)> {
        self.recordings.take_gone()
    }

    /// The stories that people told since this was called last.
    pub(crate) fn take_stories(&mut self) -> Vec<Story> {
        std::mem::take(&mut self.stories)
    }

    /// The latest chat entries.
    pub(crate) fn latest_chat(&self, count: usize) -> impl Iterator<Item = &ChatEntry> {
        self.talk.latest(count)
    }

    /// What viewers have to hear of since this was called last.
    pub(crate) fn take_changed(&mut self) -> Changed {
        std::mem::take(&mut self.changed)
    }

    /// Tells the room what bots think with on this server.
    pub(crate) fn set_mind(&mut self, mind: BotMind) {
        self.mind = mind;
    }
}
