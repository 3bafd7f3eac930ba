//! All rooms of a server: finding one wakes it.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use bytes::Bytes;
use moonhare_rules::Event as GameEvent;
use moonhare_store::{Log, Position, StoreError};
use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::{
    Batch, BotPlayers, ClientMessage, Decks, Hello, Means, Person, Room, RoomCode, RoomRefusal,
    ask::{Ask, new_secret},
    counts::Counts,
    fan_out::{Connection, Outlet},
    limits::WAITING_COMMANDS_MAX,
    lobby::{Entry, Profile},
    preview::{Preview, Seated},
    recordings::Kind,
    table_task::TableTask,
    time::Clock,
    turns::TurnView,
};

/// What all rooms of a server use.
pub(crate) struct Shared {
    pub(crate) log: Arc<dyn Log>,
    pub(crate) decks: Arc<dyn Decks>,
    pub(crate) bots: Arc<dyn BotPlayers>,
    pub(crate) clock: Clock,
    pub(crate) counts: Counts,
    /// Bounds how many bots think at the same time.
    pub(crate) thinking: Arc<Semaphore>,
    awake: Mutex<Awake>,
}

/// The rooms that are awake.
#[derive(Default)]
struct Awake {
    rooms: HashMap<RoomCode, mpsc::Sender<Ask>>,
    stopped: bool,
}

impl Shared {
    fn awake(&self) -> MutexGuard<'_, Awake> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn unlist(&self, code: RoomCode) {
        self.awake().rooms.remove(&code);
    }

    /// Lets a room sleep unless somebody has asked it something in the meantime.
    pub(crate) fn fall_asleep(&self, code: RoomCode, asks: &mut mpsc::Receiver<Ask>) -> bool {
        let mut awake = self.awake();
        if !asks.is_empty() {
            return false;
        }
        // Who still holds the old address finds it closed and asks for the room again.
        awake.rooms.remove(&code);
        asks.close();
        true
    }

    /// Answers everybody who asked for a room that can't be served.
    pub(crate) fn refuse_all(&self, code: RoomCode, asks: &mut mpsc::Receiver<Ask>, refusal: RoomRefusal) {
        self.unlist(code);
        asks.close();
        while let Ok(ask) = asks.try_recv() {
            ask.refuse(refusal);
        }
    }
}

/// All rooms of a server.
#[derive(Clone)]
pub struct Tables(Arc<Shared>);

/// A new room and its host.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Created {
    /// The room's code.
    pub code: RoomCode,
    /// What the host proves their place by.
    #[serde(flatten)]
    pub seated: Seated,
}

impl Tables {
    /// Rooms that live in this log, with these packs and bots.
    #[must_use]
    pub fn new(log: Arc<dyn Log>, decks: Arc<dyn Decks>, bots: Arc<dyn BotPlayers>) -> Self {
        let thinking = Arc::new(Semaphore::new(bots.thinking_max()));
        let shared = Shared {
            log,
            decks,
            bots,
            clock: Clock::start(),
            counts: Counts::default(),
            thinking,
            awake: Mutex::default(),
        };
        Self(Arc::new(shared))
    }

    /// Makes a room.
    ///
    /// # Errors
    /// When the host's name can't be, or the log can't be written.
    pub async fn create(&self, profile: &Profile, try_bots: bool) -> Result<Created, RoomRefusal> {
        if self.0.awake().stopped {
            return Err(RoomRefusal::Restarting);
        }
        let secret = new_secret();
        loop {
            let mut means =
                Means { now_ms: self.0.clock.now_ms(), chance: &mut chance, decks: &*self.0.decks };
            let code = RoomCode::from_random(means.random());
            let events = Room::create(profile, try_bots, &secret, &mut means)?;
            let batch = Batch { at_ms: means.now_ms, by: None, id: None, events };
            let record = serde_json::to_vec(&batch).map_err(|_| RoomRefusal::StorageFailed)?;
            match self.0.log.append(code.room_id(), Position::START, vec![record.into()]).await {
                Ok(_) => return Ok(Created { code, seated: Seated { secret, person: Person(1) } }),
                // The code is taken: throw again.
                Err(StoreError::Conflict { .. }) => {}
                Err(error) => {
                    tracing::error!(%error, "a room could not be made");
                    return Err(RoomRefusal::StorageFailed);
                }
            }
        }
    }

    /// A room as one sees it before joining.
    ///
    /// # Errors
    /// When there is no such room.
    pub async fn preview(&self, code: RoomCode) -> Result<Preview, RoomRefusal> {
        self.ask(code, |reply| Ask::Preview { reply }).await
    }

    /// Joins a room.
    ///
    /// # Errors
    /// When it lets nobody in, or not this one.
    pub async fn join(&self, code: RoomCode, entry: Entry) -> Result<Seated, RoomRefusal> {
        self.ask(code, |reply| Ask::Join { entry: Box::new(entry), reply }).await
    }

    /// Takes a seat to another device.
    ///
    /// # Errors
    /// When the ticket can't be used.
    pub async fn use_ticket(&self, code: RoomCode, ticket: String) -> Result<Seated, RoomRefusal> {
        self.ask(code, |reply| Ask::UseTicket { ticket, reply }).await
    }

    /// Looks at a room from now on. Drop what is returned to look away.
    ///
    /// # Errors
    /// When the secret is not known, or too many look already.
    pub async fn connect(
        &self,
        code: RoomCode,
        hello: Hello,
        outlet: Arc<dyn Outlet>,
    ) -> Result<Looking, RoomRefusal> {
        loop {
            let room = self.wake(code)?;
            let (reply, answer) = oneshot::channel();
            let ask = Ask::Connect { hello: Box::new(hello.clone()), outlet: Arc::clone(&outlet), reply };
            if room.send(ask).await.is_err() {
                continue;
            }
            if let Ok(answer) = answer.await {
                return answer.map(|connection| Looking { room, connection });
            }
        }
    }

    /// Keeps the recording of a clue.
    ///
    /// # Errors
    /// When it is too large, no recording, or not wanted.
    pub async fn record(&self, code: RoomCode, secret: String, bytes: Bytes) -> Result<String, RoomRefusal> {
        self.ask(code, |reply| Ask::Record { secret, bytes, reply }).await
    }

    /// The recording of a clue that was told.
    ///
    /// # Errors
    /// When there is none that this viewer may have.
    pub async fn recording(
        &self,
        code: RoomCode,
        secret: Option<String>,
        id: String,
    ) -> Result<(Kind, Bytes), RoomRefusal> {
        self.ask(code, |reply| Ask::Recording { secret, id, reply }).await
    }

    /// The finished turns of the latest game.
    ///
    /// # Errors
    /// When this viewer may not look at the room.
    pub async fn turns(&self, code: RoomCode, secret: Option<String>) -> Result<Vec<TurnView>, RoomRefusal> {
        self.ask(code, |reply| Ask::Turns { secret, reply }).await
    }

    /// Everything that happened in the latest game, once it is over.
    ///
    /// # Errors
    /// When it is not over, or this viewer may not look at the room.
    pub async fn finished_game(
        &self,
        code: RoomCode,
        secret: Option<String>,
    ) -> Result<Vec<GameEvent>, RoomRefusal> {
        self.ask(code, |reply| Ask::FinishedGame { secret, reply }).await
    }

    /// The tables that everybody may find, at most `limit`.
    pub async fn public(&self, limit: usize) -> Vec<Preview> {
        let rooms: Vec<_> = self.0.awake().rooms.values().cloned().collect();
        let mut tables = Vec::new();
        for room in rooms {
            let (reply, answer) = oneshot::channel();
            if room.send(Ask::Preview { reply }).await.is_ok()
                && let Ok(Ok(preview)) = answer.await
                && preview.public
                && !preview.locked
            {
                tables.push(preview);
                if tables.len() == limit {
                    break;
                }
            }
        }
        tables.sort_by_key(|table| table.code);
        tables
    }

    /// Deletes a room with everything in it.
    ///
    /// # Errors
    /// When there is none.
    pub async fn remove(&self, code: RoomCode) -> Result<(), RoomRefusal> {
        let room = self.wake(code)?;
        let (reply, answer) = oneshot::channel();
        room.send(Ask::Remove { reply }).await.map_err(|_| RoomRefusal::RoomNotFound)?;
        answer.await.map_err(|_| RoomRefusal::RoomNotFound)
    }

    /// Deletes rooms in which nothing has happened for so long; returns how many.
    pub async fn remove_older_than(&self, days: u64) -> usize {
        let before_ms = self.0.clock.now_ms().saturating_sub(days * 24 * 3_600_000);
        let (mut after, mut removed) = (None, 0);
        loop {
            let heads = match self.0.log.heads(after, 256).await {
                Ok(heads) if heads.is_empty() => return removed,
                Ok(heads) => heads,
                Err(error) => {
                    tracing::warn!(%error, "old rooms could not be listed");
                    return removed;
                }
            };
            for head in heads {
                after = Some(head.room);
                let old =
                    serde_json::from_slice::<Batch>(&head.record).is_ok_and(|batch| batch.at_ms < before_ms);
                if old
                    && let Some(code) = RoomCode::of_room(head.room)
                    && self.remove(code).await.is_ok()
                {
                    removed += 1;
                }
            }
        }
    }

    /// Says good-bye to everybody; rooms can't be woken any more.
    pub async fn stop(&self) {
        let rooms: Vec<_> = {
            let mut awake = self.0.awake();
            awake.stopped = true;
            awake.rooms.values().cloned().collect()
        };
        for room in &rooms {
            _ = room.send(Ask::Stop).await;
        }
        for room in &rooms {
            room.closed().await;
        }
    }

    /// What happens here, in numbers.
    #[must_use]
    pub fn counts(&self) -> &Counts {
        &self.0.counts
    }

    /// The log that the rooms live in.
    #[must_use]
    pub fn log(&self) -> &Arc<dyn Log> {
        &self.0.log
    }

    async fn ask<T>(
        &self,
        code: RoomCode,
        ask: impl FnOnce(oneshot::Sender<Result<T, RoomRefusal>>) -> Ask,
    ) -> Result<T, RoomRefusal> {
        let (reply, answer) = oneshot::channel();
        let mut ask = ask(reply);
        // A room that falls asleep at this very moment is woken again.
        loop {
            match self.wake(code)?.send(ask).await {
                Ok(()) => break,
                Err(mpsc::error::SendError(unsent)) => ask = unsent,
            }
        }
        answer.await.unwrap_or(Err(RoomRefusal::Restarting))
    }

    fn wake(&self, code: RoomCode) -> Result<mpsc::Sender<Ask>, RoomRefusal> {
        let mut awake = self.0.awake();
        if awake.stopped {
            return Err(RoomRefusal::Restarting);
        }
        if let Some(room) = awake.rooms.get(&code).filter(|room| !room.is_closed()) {
            return Ok(room.clone());
        }
        let (room, asks) = mpsc::channel(WAITING_COMMANDS_MAX);
        awake.rooms.insert(code, room.clone());
        tokio::spawn(TableTask::run(code, Arc::clone(&self.0), asks, room.downgrade()));
        Ok(room)
    }
}

/// An open connection to a room.
pub struct Looking {
    room: mpsc::Sender<Ask>,
    connection: Connection,
}

impl Looking {
    /// Tells the room what the client sent.
    ///
    /// # Errors
    /// When the room is gone.
    pub async fn say(&self, message: ClientMessage) -> Result<(), RoomRefusal> {
        let ask = Ask::Said { connection: self.connection, message: Box::new(message) };
        self.room.send(ask).await.map_err(|_| RoomRefusal::Restarting)
    }
}

impl Drop for Looking {
    fn drop(&mut self) {
        let gone = Ask::Gone { connection: self.connection };
        if let Err(mpsc::error::TrySendError::Full(gone)) = self.room.try_send(gone)
            && let Ok(runtime) = tokio::runtime::Handle::try_current()
        {
            // The room is busy; it will hear of it later.
            let room = self.room.clone();
            runtime.spawn(async move { _ = room.send(gone).await });
        }
    }
}

/// Chance from the system.
pub(crate) fn chance(bytes: &mut [u8]) {
    if let Err(error) = getrandom::fill(bytes) {
        // Without chance there are no secrets; a server that went on would be worse than one that stops.
        panic!("the system has no randomness: {error}");
    }
}
