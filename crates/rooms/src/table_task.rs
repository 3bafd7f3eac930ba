//! One task a room: it alone changes the room, and it sleeps when nobody looks.

use std::{collections::VecDeque, pin::Pin, sync::Arc};

use moonhare_store::{Follow, Position, Record, StoreError};
use tokio::{
    sync::mpsc,
    time::{Sleep, sleep_until},
};

use crate::{
    Act, Batch, CommandId, Means, Person, RoomCode, RoomEvent, RoomRefusal,
    ask::Ask,
    bot_turns::BotTurns,
    drafts::Drafts,
    fan_out::{Connection, Viewers},
    limits::{LINGER_S, PRESENCE_EVERY_MS, UNWRITTEN_REST_MS},
    message::ByeCode,
    presence::Presence,
    room::Room,
    tables::Shared,
    view::Changed,
};

/// A room that is awake.
pub(crate) struct TableTask {
    pub(crate) room: Room,
    pub(crate) shared: Arc<Shared>,
    pub(crate) viewers: Viewers,
    pub(crate) presence: Presence,
    /// What people have prepared but not sent.
    pub(crate) drafts: Drafts,
    pub(crate) bots: BotTurns,
    /// The latest commands that were refused, and why.
    pub(crate) refusals: VecDeque<(Option<Person>, CommandId, RoomRefusal)>,
    /// The phase for which the clock has run out and everything was done that can be.
    pub(crate) time_was_up: Option<(u32, moonhare_rules::Phase)>,
    /// For thoughts that come back later.
    pub(crate) mailbox: mpsc::WeakSender<Ask>,
    presence_told_ms: u64,
    presence_told: Option<crate::PresenceView>,
    presence_changed: bool,
    /// Since when nobody looks.
    empty_since_ms: Option<u64>,
    /// The room is not as its log tells it, and could not be read again.
    lost: bool,
    /// Nothing is done without being asked before this, because the log could not be written.
    rests_until_ms: u64,
    follow: Follow,
}

impl TableTask {
    /// Serves a room until nobody needs it.
    pub(crate) async fn run(
        code: RoomCode,
        shared: Arc<Shared>,
        mut asks: mpsc::Receiver<Ask>,
        mailbox: mpsc::WeakSender<Ask>,
    ) {
        let mut task = match Box::pin(Self::wake(code, &shared, mailbox)).await {
            Ok(task) => task,
            Err(refusal) => return shared.refuse_all(code, &mut asks, refusal),
        };
        shared.counts.rooms_awake(1);
        task.serve(&mut asks).await;
        shared.counts.viewers(-(task.viewers.iter().count() as i64));
        shared.counts.rooms_awake(-1);
        shared.unlist(code);
    }

    /// Reads a room and makes it ready. In boxes, because the task's own state would have room for it twice, and for ever.
    async fn wake(
        code: RoomCode,
        shared: &Arc<Shared>,
        mailbox: mpsc::WeakSender<Ask>,
    ) -> Result<Box<Self>, RoomRefusal> {
        let follow = shared.log.follow(code.room_id());
        let room = load(code, shared, None).await?.ok_or(RoomRefusal::RoomNotFound)?;
        let now_ms = shared.clock.now_ms();
        let drafts = Drafts::load(&*shared.log, &room).await;
        let mut task = Box::new(Self {
            room,
            shared: Arc::clone(shared),
            viewers: Viewers::default(),
            presence: Presence::default(),
            drafts,
            bots: BotTurns::default(),
            refusals: VecDeque::new(),
            time_was_up: None,
            mailbox,
            presence_told_ms: 0,
            presence_told: None,
            presence_changed: false,
            empty_since_ms: Some(now_ms),
            lost: false,
            rests_until_ms: 0,
            follow,
        });
        task.miss_absent();
        Ok(task)
    }

    async fn serve(&mut self, asks: &mut mpsc::Receiver<Ask>) {
        let mut alarm: Pin<Box<Sleep>> = Box::pin(sleep_until(self.shared.clock.instant(0)));
        let mut alarm_ms = None;
        while !self.lost {
            let due_ms = self.next_due_ms();
            if due_ms != alarm_ms {
                alarm_ms = due_ms;
                if let Some(due_ms) = due_ms {
                    alarm.as_mut().reset(self.shared.clock.instant(due_ms));
                }
            }
            tokio::select! {
                biased;
                ask = asks.recv() => match ask {
                    None => return,
                    Some(Ask::Stop) => {
                        self.send_away(ByeCode::Restart);
                        self.drafts.write(&*self.shared.log, &self.room).await;
                        return;
                    }
                    Some(Ask::Remove { reply }) => {
                        self.remove_room().await;
                        _ = reply.send(());
                        return;
                    }
                    Some(ask) => self.answer(ask).await,
                },
                () = alarm.as_mut(), if due_ms.is_some() => {
                    alarm_ms = None;
                    if self.do_what_is_due().await && self.shared.fall_asleep(self.room.code, asks) {
                        return;
                    }
                }
                head = self.follow.grown() => {
                    if head.0 > self.room.position() {
                        self.catch_up().await;
                    }
                }
            }
        }
        // Whoever comes back wakes the room anew, from its log.
        self.send_away(ByeCode::Restart);
    }

    fn send_away(&self, why: ByeCode) {
        for viewer in self.viewers.iter() {
            viewer.outlet.close(why);
        }
    }

    async fn remove_room(&mut self) {
        self.send_away(ByeCode::RoomGone);
        if let Err(error) = self.shared.log.remove(self.room.code.room_id()).await {
            tracing::warn!(room = %self.room.code, %error, "the room could not be deleted");
        }
    }

    pub(crate) fn now_ms(&self) -> u64 {
        self.shared.clock.now_ms()
    }

    /// Decides, applies, writes down, tells everybody. Gives the position at which it is done.
    pub(crate) async fn perform(
        &mut self,
        by: Option<Person>,
        command: Option<(Connection, &CommandId)>,
        act: &Act,
    ) -> Result<u64, RoomRefusal> {
        self.commit(by, command, |room, means| room.decide(by, act, means)).await
    }

    /// The same for whatever makes events out of the room as it is. Called again when somebody else was faster.
    pub(crate) async fn commit(
        &mut self,
        by: Option<Person>,
        command: Option<(Connection, &CommandId)>,
        decide: impl Fn(&Room, &mut Means<'_>) -> Result<Vec<RoomEvent>, RoomRefusal>,
    ) -> Result<u64, RoomRefusal> {
        loop {
            let shared = Arc::clone(&self.shared);
            let mut means =
                Means { now_ms: self.now_ms(), chance: &mut crate::tables::chance, decks: &*shared.decks };
            let events = decide(&self.room, &mut means)?;
            if events.is_empty() {
                // It is so already.
                return Ok(self.room.position());
            }
            let id = command.map(|(_, id)| id.clone());
            let batch = Batch { at_ms: means.now_ms, by, id, events };
            let record = serde_json::to_vec(&batch).map_err(|_| RoomRefusal::StorageFailed)?;
            let told = Position(self.room.position());
            // Applied before it is on disk, while the room is still in the processor's caches: a thousand other rooms come
            // in between. Nobody sees it before, because this task does nothing else meanwhile.
            let append =
                shared.log.append(self.room.code.room_id(), told, vec![Record::copy_from_slice(&record)]);
            let changed = self.take(&batch, command);
            drop(batch);
            match append.await {
                Ok(_) => {
                    self.tell_all(&changed);
                    return Ok(self.room.position());
                }
                Err(StoreError::Conflict { .. }) => {
                    self.take_back(told).await?;
                    self.catch_up().await;
                    if let (Some(by), Some((_, id))) = (by, command)
                        && let Some(position) = self.room.accepted(by, id)
                    {
                        return Ok(position);
                    }
                }
                Err(error) => {
                    tracing::error!(room = %self.room.code, %error, "the log could not be written");
                    self.rests_until_ms = self.now_ms() + UNWRITTEN_REST_MS;
                    self.take_back(told).await?;
                    return Err(RoomRefusal::StorageFailed);
                }
            }
        }
    }

    /// Makes a record part of the room; gives what everybody has to be told of.
    fn take(&mut self, batch: &Batch, command: Option<(Connection, &CommandId)>) -> Changed {
        let known = self.viewers.known(&self.room);
        self.room.apply(batch);
        let changed = std::mem::take(&mut self.room.changed);
        self.viewers.prepare(&known, &self.room, &changed, &*self.shared.decks, command);
        self.plan_bots();
        changed
    }

    /// Undoes what was taken and could not be written down: the room is read again, as far as its viewers know it.
    async fn take_back(&mut self, told: Position) -> Result<(), RoomRefusal> {
        match Box::pin(load(self.room.code, &self.shared, Some(told))).await {
            Ok(Some(room)) => {
                self.room = room;
                self.viewers.know(&self.room);
                // What was planned may have been thought of already: it is planned anew, and the clock rings again.
                self.bots = BotTurns::default();
                self.time_was_up = None;
                self.plan_bots();
                Ok(())
            }
            read => {
                self.lost = true;
                Err(read.err().unwrap_or(RoomRefusal::StorageFailed))
            }
        }
    }

    /// Tells everybody about a record that is on disk.
    fn tell_all(&mut self, changed: &Changed) {
        self.follow.saw(Position(self.room.position()));
        self.viewers.tell();
        if changed.people {
            for viewer in self.viewers.iter() {
                if viewer.person.is_some_and(|person| self.room.people.get(person).is_none()) {
                    viewer.outlet.close(ByeCode::Kicked);
                }
            }
            self.presence_changed = true;
        }
        if changed.game {
            self.drafts.forget_earlier(&self.room);
        }
        if changed.people || changed.host {
            self.miss_absent();
        }
    }

    /// Reads what others have appended.
    async fn catch_up(&mut self) {
        let after = Position(self.room.position());
        match self.shared.log.read(self.room.code.room_id(), after).await {
            Ok(records) => {
                for record in records {
                    match serde_json::from_slice::<Batch>(&record) {
                        Ok(batch) => {
                            let changed = self.take(&batch, None);
                            self.tell_all(&changed);
                        }
                        Err(error) => {
                            tracing::error!(room = %self.room.code, %error, "a record can't be read");
                        }
                    }
                }
            }
            Err(error) => tracing::error!(room = %self.room.code, %error, "the log could not be read"),
        }
    }

    /// Whoever owns a seat and is not here counts as gone from now on.
    fn miss_absent(&mut self) {
        let now_ms = self.now_ms();
        let room = &self.room;
        let humans = room.people.seated().filter(|someone| someone.is_human()).map(|someone| someone.person);
        self.presence.miss(humans.chain([room.host]), now_ms);
    }

    pub(crate) fn presence_has_changed(&mut self) {
        self.presence_changed = true;
        self.empty_since_ms = if self.viewers.is_empty() { Some(self.now_ms()) } else { None };
    }

    /// When something has to be done without being asked.
    fn next_due_ms(&self) -> Option<u64> {
        if let Some(since) = self.empty_since_ms {
            return Some(since + LINGER_S * 1_000);
        }
        let presence = self.presence_changed.then_some(self.presence_told_ms + PRESENCE_EVERY_MS);
        let drafts = self.drafts.due_ms();
        [presence, drafts, self.presence.next_typing_end(), self.next_wait_end_ms(), self.bots.next_due_ms()]
            .into_iter()
            .flatten()
            .min()
            .map(|due_ms| due_ms.max(self.rests_until_ms))
    }

    /// Does what is due; returns whether the room may sleep.
    async fn do_what_is_due(&mut self) -> bool {
        let now_ms = self.now_ms();
        let asleep = self.viewers.is_empty();
        if asleep || self.drafts.due_ms().is_some_and(|due_ms| due_ms <= now_ms) {
            self.drafts.write(&*self.shared.log, &self.room).await;
        }
        if asleep {
            return true;
        }
        if self.presence.expire_typing(now_ms) {
            self.presence_changed = true;
        }
        if self.presence_changed && now_ms >= self.presence_told_ms + PRESENCE_EVERY_MS {
            self.presence_changed = false;
            self.presence_told_ms = now_ms;
            let view = self.presence_view();
            if self.presence_told.as_ref() != Some(&view) {
                self.viewers.send_all(&serde_json::json!({ "presence": view }).to_string());
                self.presence_told = Some(view);
            }
        }
        self.end_waits().await;
        self.think_for_bots();
        false
    }
}

/// The room that its log tells of, up to a position or to the end.
async fn load(code: RoomCode, shared: &Shared, up_to: Option<Position>) -> Result<Option<Room>, RoomRefusal> {
    let records = shared.log.read(code.room_id(), Position::START).await.map_err(|error| {
        tracing::error!(room = %code, %error, "the log could not be read");
        RoomRefusal::StorageFailed
    })?;
    let wanted = up_to.map_or(records.len(), |position| records.len().min(position.0 as usize));
    let wanted = records[..wanted].iter().map(|record| &record[..]);
    let room = Room::from_records(code, wanted).map_err(|error| {
        tracing::error!(room = %code, %error, "a record can't be read");
        RoomRefusal::StorageFailed
    })?;
    Ok(room.map(|mut room| {
        room.changed = Changed::default();
        room.mind = shared.bots.mind();
        room
    }))
}
