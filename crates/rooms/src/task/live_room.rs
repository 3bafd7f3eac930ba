//! A room with its log and its viewers: what is decided is written down, and shown when it is.

use std::{sync::Arc, time::Duration};

use bytes::Bytes;
use moonhare_store::{BlobId, Follow, Position, Record, StoreError};
use tokio::time::timeout;

use super::{
    bot_turns::BotTurns,
    drafts::Drafts,
    fan_out::{Viewer, ViewerId, Viewers},
    gossip::Gossip,
    house::House,
    looks::elsewhere,
    presence::Presence,
    shared::Shared,
    stock::{Asker, LogPace},
    storage::{load, refusal_of},
};
use crate::{
    Act, AddressMark, Batch, ByeCode, CommandId, Complaint, Evidence, Person, PresenceView, Room, RoomCode,
    RoomEvent, RoomRefusal, ServerMessage, Stage,
    limits::{BREATH_AFTER_MS, UNWRITTEN_REST_MS},
    room::{Changed, Moment, cards_of, evidence},
};

/// A room that is awake.
pub(super) struct LiveRoom {
    pub(super) room: Room,
    pub(super) shared: Arc<Shared>,
    pub(super) viewers: Viewers,
    pub(super) presence: Presence,
    pub(super) house: House,
    /// What people have prepared but not sent.
    pub(super) drafts: Drafts,
    pub(super) bots: BotTurns,
    /// The moment for which the clock has run out and everything was done that can be.
    pub(super) timed_out: Option<Moment>,
    /// The room is not as its log tells it, and could not be read again.
    pub(super) lost: bool,
    /// Others have written something, so that there may be more cards, or fewer.
    pub(super) others_wrote: bool,
    /// Everybody may find it.
    listed: bool,
    /// How many cards the deck has, as everybody who looks was told; nothing if they were told different numbers.
    told_cards: Option<usize>,
    /// Nothing is done unasked before this, because the log could not be written.
    pub(super) rests_until_ms: u64,
    pub(super) follow: Follow,
    /// What other nodes are told and tell.
    pub(super) gossip: Gossip,
    /// How much of the log is this room's, and how fast it may grow.
    pace: LogPace,
    /// What is applied and not written down …
    records: Vec<Record>,
    /// … and what it changes.
    changed: Changed,
}

/// Why what was decided is not written down.
pub(super) enum Unwritten {
    /// Somebody else was faster: it has to be decided again.
    Overtaken,
    /// It is not done.
    Failed(RoomRefusal),
    /// It may be done: only who reads the log later will know.
    Unknown,
}

impl From<RoomRefusal> for Unwritten {
    fn from(refusal: RoomRefusal) -> Self {
        Self::Failed(refusal)
    }
}

impl LiveRoom {
    /// Reads a room and makes it ready.
    pub(super) async fn wake(code: RoomCode, shared: &Arc<Shared>) -> Result<Self, RoomRefusal> {
        let follow = shared.log.follow(code.into());
        let gossip = Gossip::of(code.into(), &shared.neighbours);
        let (room, bytes) = load(code, shared, None).await?.ok_or(RoomRefusal::RoomNotFound)?;
        let drafts = Drafts::load(&*shared.log, &room).await;
        let mut live = Self {
            room,
            shared: Arc::clone(shared),
            viewers: Viewers::default(),
            presence: Presence::default(),
            house: House::default(),
            drafts,
            bots: BotTurns::default(),
            timed_out: None,
            lost: false,
            others_wrote: false,
            listed: false,
            told_cards: None,
            rests_until_ms: 0,
            follow,
            gossip,
            pace: LogPace::new(bytes, &shared.quotas()),
            records: Vec::new(),
            changed: Changed::default(),
        };
        let packs = elsewhere(&live, live.room.settings().packs.clone());
        if !packs.is_empty() {
            // Nobody is here yet whom this keeps waiting, but those who want to come.
            shared.decks.look_for(packs, false).await;
        }
        live.miss_absent();
        live.list();
        live.plan_bots();
        live.tell_postman();
        Ok(live)
    }

    pub(super) fn now_ms(&self) -> u64 {
        self.shared.clock.now_ms()
    }

    pub(super) fn presence_view(&self) -> PresenceView {
        self.presence.view(self.room.people().seats())
    }

    /// Decides, applies, writes down, shows everybody. Gives the position at which it is done. When somebody else was
    /// faster, it is decided again.
    pub(super) async fn perform(
        &mut self,
        by: Option<Person>,
        command: Option<(ViewerId, &CommandId)>,
        act: &Act,
    ) -> Result<u64, RoomRefusal> {
        loop {
            let position = self.decide(by, command, act)?;
            match self.write().await {
                Ok(()) => return Ok(position),
                Err(Unwritten::Overtaken) => {
                    if let (Some(by), Some((_, id))) = (by, command)
                        && let Some(position) = self.room.accepted(by, id)
                    {
                        return Ok(position);
                    }
                }
                Err(Unwritten::Failed(refusal)) => return Err(refusal),
                Err(Unwritten::Unknown) => return Err(RoomRefusal::Restarting),
            }
        }
    }

    /// Decides and applies something. Gives the position at which it is done as soon as it is written down, and until
    /// then nobody sees it: this task does nothing else before.
    ///
    /// It is applied before it is on disk, while the room is still in the processor's caches: a thousand other rooms come
    /// in between. And so whatever else waits for this room can be decided, and goes down together with it.
    pub(super) fn decide(
        &mut self,
        by: Option<Person>,
        command: Option<(ViewerId, &CommandId)>,
        act: &Act,
    ) -> Result<u64, RoomRefusal> {
        let shared = Arc::clone(&self.shared);
        let asker = by.map(|by| self.asker(by));
        self.pace.check(act, asker, &shared.quotas())?;
        let context = shared.context();
        let events = self.room.decide(by, act, &context)?;
        if events.is_empty() {
            // It is so already.
            return Ok(self.room.position());
        }
        let id = command.map(|(_, id)| id.clone());
        let batch = Batch { at_ms: context.now_ms, by, id, events };
        let record = serde_json::to_vec(&batch).map_err(|_| RoomRefusal::StorageFailed)?;
        self.pace.wrote(record.len());
        self.records.push(Record::copy_from_slice(&record));
        let changed = self.fold_in(&batch, command);
        self.changed.add(&changed);
        Ok(self.room.position())
    }

    fn asker(&self, person: Person) -> Asker {
        if self.room.host() == person {
            Asker::Host
        } else if self.room.people().seat_of(person).is_some() {
            Asker::Player
        } else {
            Asker::Guest
        }
    }

    /// Writes down what was decided, all together, and then shows it to everybody. If that is not possible, the room is
    /// again as its viewers know it, or as somebody else has written it.
    pub(super) async fn write(&mut self) -> Result<(), Unwritten> {
        if self.records.is_empty() {
            self.viewers.send_steps();
            return Ok(());
        }
        let (records, changed) = (std::mem::take(&mut self.records), std::mem::take(&mut self.changed));
        let bytes = records.iter().map(Bytes::len).sum();
        let expected = Position(self.room.position() - records.len() as u64);
        self.viewers.look_away();
        let Err(error) = self.append(expected, records).await else {
            self.show(&changed);
            self.tell_of_append();
            return Ok(());
        };
        self.pace.take_back(bytes);
        self.viewers.forget_steps();
        if let StoreError::Conflict { .. } = error {
            self.unwind(expected).await?;
            self.catch_up().await?;
            return Err(Unwritten::Overtaken);
        }
        if let StoreError::Uncertain = error {
            // Nobody is answered: whoever asks again elsewhere gets the one answer that is true.
            self.lost = true;
            return Err(Unwritten::Unknown);
        }
        tracing::error!(room = %self.room.code(), %error, "the log could not be written");
        self.rests_until_ms = self.now_ms() + UNWRITTEN_REST_MS;
        self.unwind(expected).await?;
        Err(Unwritten::Failed(RoomRefusal::StorageFailed))
    }

    /// Appends to the log. If that takes long, viewers are told so, and that it is over.
    async fn append(&self, expected: Position, records: Vec<Record>) -> Result<Position, StoreError> {
        let mut append = self.shared.log.append(self.room.code().into(), expected, records);
        if let Ok(done) = timeout(Duration::from_millis(BREATH_AFTER_MS), &mut append).await {
            return done;
        }
        self.viewers.send_all(&ServerMessage::Breath { catching: true });
        let done = append.await;
        self.viewers.send_all(&ServerMessage::Breath { catching: false });
        done
    }

    /// Does something that nobody asked for; returns whether it was possible.
    pub(super) async fn perform_unasked(&mut self, act: &Act) -> Result<(), RoomRefusal> {
        let done = self.perform(None, None, act).await;
        if let Err(refusal) = done {
            tracing::debug!(room = %self.room.code(), ?act, code = refusal.code(), "not possible");
        }
        done.map(|_| ())
    }

    /// Cards of people's own came or went: everybody hears of it, unless they know as many as there are now.
    pub(super) async fn recount(&mut self) {
        if self.told_cards != Some(self.cards()) {
            _ = self.perform_unasked(&Act::Recount).await;
        }
    }

    /// Somebody is about to be told how many cards there are.
    pub(super) fn tell_cards_to_one(&mut self) {
        let cards = Some(self.cards());
        if self.viewers.is_empty() {
            self.told_cards = cards;
        } else if self.told_cards != cards {
            self.told_cards = None;
        }
    }

    /// How many cards the deck has.
    fn cards(&self) -> usize {
        cards_of(&*self.shared.decks, &self.room.settings().packs)
    }

    /// What the room knows about a complaint of this person.
    pub(super) fn evidence(&self, by: Person, complaint: &Complaint) -> Result<Evidence, RoomRefusal> {
        evidence(&self.room, by, complaint, &*self.shared.decks)
    }

    /// Makes a record part of the room and prepares the steps for its viewers; gives what has changed.
    fn fold_in(&mut self, batch: &Batch, command: Option<(ViewerId, &CommandId)>) -> Changed {
        self.viewers.look(&self.room);
        self.room.apply(batch);
        let changed = self.room.take_changed();
        if changed.settings {
            // Before they are told: a card that comes in between is told of once more, and not once too little.
            self.told_cards = Some(self.cards());
        }
        self.viewers.prepare(&self.room, &changed, &*self.shared.decks, command);
        self.plan_bots();
        changed
    }

    /// Undoes what was folded in and could not be written down: the room is read again, as far as its viewers know it.
    async fn unwind(&mut self, to: Position) -> Result<(), RoomRefusal> {
        match Box::pin(load(self.room.code(), &self.shared, Some(to))).await {
            Ok(Some((room, _))) => {
                self.room = room;
                self.told_cards = None;
                self.viewers.have_seen(&self.room);
                // What was planned may have been thought of already: it is planned anew, and the clock rings again.
                self.bots = BotTurns::default();
                self.timed_out = None;
                self.plan_bots();
                Ok(())
            }
            read => {
                self.lost = true;
                Err(read.err().unwrap_or(RoomRefusal::StorageFailed))
            }
        }
    }

    /// Shows everybody what is on disk now.
    fn show(&mut self, changed: &Changed) {
        self.follow.saw(Position(self.room.position()));
        self.viewers.send_steps();
        if changed.people {
            let people = self.room.people();
            self.presence.keep_only(|person| people.get(person).is_some());
        }
        if changed.people || changed.settings || changed.flags {
            self.close_to_strangers();
        }
        if changed.people || changed.host || changed.house {
            self.presence.touch();
        }
        if changed.game {
            self.drafts.forget_earlier(&self.room);
        }
        self.let_go_of_recordings();
        self.let_go_of_devices();
        self.pass_on_stories();
        if changed.people || changed.host {
            self.miss_absent();
        }
        if changed.settings || changed.flags {
            self.list();
        }
        if changed.settings || changed.new_game || changed.flags {
            self.tell_postman();
        }
    }

    /// Lets the postman know whether this room is, or may soon be, played by post, so that it is found again after a kill.
    fn tell_postman(&self) {
        let by_post = self.room.settings().post.is_some() && self.room.stage() != Stage::Over;
        self.shared.postman.know(self.room.code(), by_post);
    }

    /// Deletes recordings that nobody can have any more. The room does not wait for it.
    fn let_go_of_recordings(&mut self) {
        for (id, bytes) in self.room.take_gone_recordings() {
            let (shared, code) = (Arc::clone(&self.shared), self.room.code());
            tokio::spawn(async move {
                match shared.log.remove_blob(code.into(), BlobId(id)).await {
                    Ok(()) => shared.stock.remove_recording(bytes),
                    Err(error) => tracing::warn!(room = %code, %error, "a recording could not be deleted"),
                }
            });
        }
    }

    /// Tells those who move for bots what people said, if they want to know. The room does not wait for it.
    fn pass_on_stories(&mut self) {
        let stories = self.room.take_stories();
        if stories.is_empty() || !self.shared.bots.listen() {
            return;
        }
        let (shared, code) = (Arc::clone(&self.shared), self.room.code());
        tokio::task::spawn_blocking(move || {
            stories.iter().for_each(|story| shared.bots.hear(code, story));
        });
    }

    /// Closes the connections of those who may not look any more.
    fn close_to_strangers(&self) {
        let is_open = self.room.is_open();
        let why = |viewer: &Viewer| match (viewer.visitor.person, viewer.visitor.secret) {
            (None, _) => (!is_open).then_some(ByeCode::Closed),
            (Some(person), _) if self.room.people().get(person).is_none() => Some(ByeCode::Kicked),
            (Some(person), Some(secret)) if self.room.owner(secret) != Some(person) => Some(ByeCode::Moved),
            _ => None,
        };
        for viewer in self.viewers.iter() {
            if let Some(code) = why(viewer) {
                viewer.outlet.close(code);
            }
        }
    }

    /// Closes the connections without a name from one address.
    pub(super) fn put_out(&self, from: Option<AddressMark>) {
        let meant = |viewer: &&Viewer| viewer.visitor.person.is_none() && viewer.visitor.from == from;
        for viewer in self.viewers.iter().filter(meant) {
            viewer.outlet.close(ByeCode::Kicked);
        }
    }

    /// Does here what another node did beside the record: whom the host put out there is put out here, and whoever did something there
    /// is not gone.
    fn heed(&mut self, batch: &Batch) {
        let now_ms = self.now_ms();
        if let Some(person) = batch.by {
            self.presence.showed_life(person, now_ms);
        }
        for event in &batch.events {
            match event {
                RoomEvent::KeptOut { secrets, from, .. } if secrets.is_empty() => {
                    from.iter().for_each(|mark| self.put_out(Some(*mark)));
                }
                RoomEvent::Returned { person } => self.presence.showed_life(*person, now_ms),
                _ => {}
            }
        }
    }

    /// Reads what others have appended.
    pub(super) async fn catch_up(&mut self) -> Result<(), RoomRefusal> {
        let after = Position(self.room.position());
        match self.shared.log.read(self.room.code().into(), after).await {
            Ok(records) => {
                if !records.is_empty() {
                    self.wonder_who_wrote();
                    self.others_wrote = true;
                }
                for record in records {
                    self.pace.others_wrote(record.len());
                    match Batch::read(&record, self.room.position() + 1) {
                        Ok(batch) => {
                            let changed = self.fold_in(&batch, None);
                            self.show(&changed);
                            self.heed(&batch);
                        }
                        Err(error) => {
                            tracing::error!(room = %self.room.code(), %error, "the room stops");
                            // Whatever comes after it would not be what was meant.
                            self.lost = true;
                            return Err(RoomRefusal::RoomDamaged);
                        }
                    }
                }
                Ok(())
            }
            Err(error) => {
                tracing::error!(room = %self.room.code(), %error, "the log could not be read");
                let refusal = refusal_of(&error);
                self.lost |= refusal == RoomRefusal::RoomDamaged;
                Err(refusal)
            }
        }
    }

    /// Plans the moves of bots, as long as somebody sees them, or the game is played by post.
    pub(super) fn plan_bots(&mut self) {
        if !self.viewers.is_empty() || self.room.by_post().is_some() {
            self.bots.plan(&self.room, &*self.shared.bots, self.shared.clock.now_ms());
        }
    }

    /// Lists the room among those that everybody may find, or no longer.
    fn list(&mut self) {
        let listed = self.room.is_listed();
        if listed != self.listed {
            self.listed = listed;
            self.shared.list(self.room.code(), listed);
        }
    }

    /// Whoever has a place in the room and is not here counts as gone from now on.
    fn miss_absent(&mut self) {
        let now_ms = self.now_ms();
        let humans = self.room.people().iter().filter(|someone| someone.is_human());
        self.presence.miss(humans.map(|someone| someone.person()), now_ms);
    }

    pub(super) fn send_away(&self, why: ByeCode) {
        for viewer in self.viewers.iter() {
            viewer.outlet.close(why);
        }
    }
}
