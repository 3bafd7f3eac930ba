//! All rooms of a server: finding one wakes it.

use std::{net::IpAddr, sync::Arc, time::Duration};

use bytes::Bytes;
use moonhare_rules::Event as GameEvent;
use moonhare_store::{Alone, Log, Neighbours, Position, StoreError, Totals};
use tokio::{
    sync::{mpsc, oneshot},
    time::timeout,
};

use super::{
    archive::{self, Reach},
    connection::Connection,
    counts::Counts,
    doorbell::{Doorbell, Subscription},
    fan_out::Outlet,
    neighbourhood::keep_company,
    request::{Caller, Request},
    shared::{Shared, new_secret},
};
use crate::{
    Batch, BotPlayers, Calendar, Complaint, Decks, Entry, Evidence, Guest, Hello, Person, PlaceView, Preview,
    Profile, Quotas, RecordingKind, ReplayView, Room, RoomCode, RoomRefusal, Seated, TurnView,
    limits::{ROOMS_STOP_S_MAX, WAKES_MAX},
    system_calendar,
};

/// All rooms of a server.
#[derive(Clone)]
pub struct Rooms(Arc<Shared>);

/// A new room and its host.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Created {
    /// The room's code.
    pub code: RoomCode,
    /// What the host proves their place by.
    #[serde(flatten)]
    pub seated: Seated,
}

impl Rooms {
    /// Rooms that live in this log, with these packs and bots.
    #[must_use]
    pub fn new(log: Arc<dyn Log>, decks: Arc<dyn Decks>, bots: Arc<dyn BotPlayers>) -> Self {
        Self::with(log, decks, bots, Quotas::default(), system_calendar())
    }

    /// Rooms that may fill so much, and live by this calendar.
    #[must_use]
    pub fn with(
        log: Arc<dyn Log>,
        decks: Arc<dyn Decks>,
        bots: Arc<dyn BotPlayers>,
        quotas: Quotas,
        calendar: Calendar,
    ) -> Self {
        Self::among(Arc::new(Alone), log, decks, bots, quotas, calendar)
    }

    /// Rooms of a house with other nodes, which have the same log.
    #[must_use]
    pub fn among(
        neighbours: Arc<dyn Neighbours>,
        log: Arc<dyn Log>,
        decks: Arc<dyn Decks>,
        bots: Arc<dyn BotPlayers>,
        quotas: Quotas,
        calendar: Calendar,
    ) -> Self {
        let has_company = !neighbours.is_alone();
        let shared = Arc::new(Shared::new(log, decks, bots, neighbours, quotas, calendar));
        if has_company {
            tokio::spawn(keep_company(Arc::downgrade(&shared)));
        }
        Self(shared)
    }

    pub(super) fn of(shared: &Arc<Shared>) -> Self {
        Self(Arc::clone(shared))
    }

    pub(super) fn shared(&self) -> &Shared {
        &self.0
    }

    /// Counts what the log holds, so that quotas count what was there before the start.
    ///
    /// # Errors
    /// When the log can't be read.
    pub async fn take_stock(&self) -> Result<(), StoreError> {
        let totals = self.0.log.totals().await?;
        self.0.stock.set(totals.rooms, totals.blob_bytes);
        self.0.stock.set_albums(self.count_albums().await?);
        Ok(())
    }

    /// How much all rooms hold.
    #[must_use]
    pub fn stock(&self) -> Totals {
        Totals { rooms: self.0.stock.rooms(), blob_bytes: self.0.stock.recordings_bytes() }
    }

    /// From now on they may hold so much.
    pub fn set_quotas(&self, quotas: Quotas) {
        self.0.set_quotas(quotas);
    }

    /// Makes a room for a host who comes from this address.
    ///
    /// # Errors
    /// When the host's name is empty or too long, or the log can't be written.
    pub async fn create(
        &self,
        profile: &Profile,
        try_bots: bool,
        address: Option<IpAddr>,
    ) -> Result<Created, RoomRefusal> {
        if self.0.is_stopped() {
            return Err(RoomRefusal::Restarting);
        }
        self.0.stock.add_room(&self.0.quotas())?;
        let created = self.create_counted(profile, try_bots, address).await;
        if created.is_err() {
            self.0.stock.remove_room();
        }
        created
    }

    async fn create_counted(
        &self,
        profile: &Profile,
        try_bots: bool,
        address: Option<IpAddr>,
    ) -> Result<Created, RoomRefusal> {
        let secret = new_secret();
        loop {
            let context = self.0.context();
            let code = RoomCode::from_random(context.random());
            let events = Room::create(profile, try_bots, secret.hash(), address, &context)?;
            let batch = Batch { at_ms: context.now_ms, by: None, id: None, events };
            let record = serde_json::to_vec(&batch).map_err(|_| RoomRefusal::StorageFailed)?;
            match self.0.log.append(code.into(), Position::START, vec![record.into()]).await {
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
        self.request(code, |reply| Request::Preview { reply }).await
    }

    /// Joins a room. Who has a place there already gets that one again.
    ///
    /// # Errors
    /// When it lets nobody in, or not this one.
    pub async fn join(&self, code: RoomCode, entry: Entry, caller: Caller) -> Result<Seated, RoomRefusal> {
        self.request(code, |reply| Request::Join { entry: Box::new(entry), caller, reply }).await
    }

    /// Takes a seat to another device.
    ///
    /// # Errors
    /// When the ticket can't be used.
    pub async fn use_ticket(&self, code: RoomCode, ticket: String) -> Result<Seated, RoomRefusal> {
        self.request(code, |reply| Request::UseTicket { ticket, reply }).await
    }

    /// Opens a connection to a room from this address, whose messages go to this outlet.
    ///
    /// # Errors
    /// When the secret is not known, or too many look already.
    pub async fn connect(
        &self,
        code: RoomCode,
        hello: Hello,
        address: Option<IpAddr>,
        outlet: Arc<dyn Outlet>,
    ) -> Result<Connection, RoomRefusal> {
        for _ in 0..WAKES_MAX {
            let room = self.0.wake(code)?;
            let (reply, answer) = oneshot::channel();
            let (hello, outlet) = (Box::new(hello.clone()), Arc::clone(&outlet));
            let connect = Request::Connect { hello, address, outlet, reply };
            if room.send(connect).await.is_err() {
                continue;
            }
            if let Ok(answer) = answer.await {
                return answer.map(|(viewer, person)| Connection::new(room, viewer, person));
            }
        }
        tracing::error!(room = %code, "the room ends whenever somebody comes");
        Err(RoomRefusal::Restarting)
    }

    /// Keeps the recording of a clue.
    ///
    /// # Errors
    /// When it is too large, no recording, or not wanted.
    pub async fn record(&self, code: RoomCode, secret: String, bytes: Bytes) -> Result<String, RoomRefusal> {
        let rooms = self.clone();
        // To its end, whoever goes away meanwhile: what is kept is noted, or gone again.
        let kept = tokio::spawn(async move { archive::keep_recording(&rooms, code, secret, bytes).await });
        kept.await.unwrap_or(Err(RoomRefusal::StorageFailed))
    }

    /// The recording of a clue that was told.
    ///
    /// # Errors
    /// When there is none that this viewer may have.
    pub async fn recording(
        &self,
        code: RoomCode,
        caller: Caller,
        id: String,
    ) -> Result<(RecordingKind, Bytes), RoomRefusal> {
        let named = id.clone();
        let kind = self.request(code, |reply| Request::Recording { caller, id: named, reply }).await?;
        Ok((kind, archive::recording(&self.0, code, id).await?))
    }

    /// How far somebody may look back.
    pub(super) async fn reach(
        &self,
        code: RoomCode,
        caller: Caller,
        only_when_over: bool,
    ) -> Result<Reach, RoomRefusal> {
        let address = caller.address;
        let look = |reply| Request::LookBack { caller, only_when_over, reply };
        let up_to = self.request(code, look).await?;
        Ok(Reach { code, up_to, address })
    }

    /// The finished turns of the latest game.
    ///
    /// # Errors
    /// When this viewer may not look at the room.
    pub async fn turns(&self, code: RoomCode, caller: Caller) -> Result<Vec<TurnView>, RoomRefusal> {
        let reach = self.reach(code, caller, false).await?;
        archive::turns(&self.0, reach).await
    }

    /// One turn of the latest game, once it is over, moment by moment as everybody saw it; nothing if it has no such turn.
    ///
    /// # Errors
    /// When it is not over, or this viewer may not look at the room.
    pub async fn replay_turn(
        &self,
        code: RoomCode,
        caller: Caller,
        turn: u32,
    ) -> Result<Option<ReplayView>, RoomRefusal> {
        let reach = self.reach(code, caller, true).await?;
        archive::replay(&self.0, reach, turn).await
    }

    /// Everything that happened in the latest game, once it is over.
    ///
    /// # Errors
    /// When it is not over, or this viewer may not look at the room.
    pub async fn finished_game(&self, code: RoomCode, caller: Caller) -> Result<Vec<GameEvent>, RoomRefusal> {
        let reach = self.reach(code, caller, true).await?;
        archive::finished_game(&self.0, reach).await
    }

    /// Everything that happened in all games of a room, once the latest is over: a line for each event, as [`Games`]
    /// reads them.
    ///
    /// [`Games`]: crate::Games
    ///
    /// # Errors
    /// When the latest is not over, or this viewer may not look at the room.
    pub async fn finished_games(&self, code: RoomCode, caller: Caller) -> Result<String, RoomRefusal> {
        let reach = self.reach(code, caller, true).await?;
        archive::finished_games(&self.0, reach).await
    }

    /// A room as the owner of this secret sees it from afar.
    ///
    /// # Errors
    /// When the secret is not known.
    pub async fn place(&self, code: RoomCode, secret: String) -> Result<PlaceView, RoomRefusal> {
        self.request(code, |reply| Request::Place { secret, reply }).await.map(|place| *place)
    }

    /// Who somebody at a table is, by the secret of their place.
    ///
    /// # Errors
    /// When the secret is not known.
    pub async fn guest(&self, code: RoomCode, secret: String) -> Result<Guest, RoomRefusal> {
        self.request(code, |reply| Request::Guest { secret, reply }).await
    }

    /// From now on this calls people who are away, when a table by post waits for them. It is hung once.
    pub fn hang_doorbell(&self, doorbell: Arc<dyn Doorbell>) {
        self.0.hang_doorbell(doorbell);
    }

    /// Who calls people that are away, if anybody does.
    #[must_use]
    pub fn doorbell(&self) -> Option<Arc<dyn Doorbell>> {
        self.0.doorbell()
    }

    /// Somebody at a table, by the secret of their place, wants to be called on a device.
    ///
    /// # Errors
    /// When the secret is not known, or they have no seat.
    pub async fn want_knocks(
        &self,
        code: RoomCode,
        secret: String,
        device: Subscription,
    ) -> Result<(), RoomRefusal> {
        self.request(code, |reply| Request::WantKnocks { secret, device: Box::new(device), reply }).await
    }

    /// Nobody at a table is called any more on the device of this address.
    ///
    /// # Errors
    /// When there is no such room, or it can't be written down.
    pub async fn stop_knocks(&self, code: RoomCode, endpoint: String) -> Result<(), RoomRefusal> {
        self.request(code, |reply| Request::StopKnocks { endpoint, reply }).await
    }

    /// Says to a room that cards of its people's own came or went.
    pub async fn recount(&self, code: RoomCode) {
        if let Ok(room) = self.0.wake(code) {
            // A room that goes to sleep at this moment counts when it wakes.
            _ = room.send(Request::Recount).await;
        }
    }

    /// What a room knows about a complaint of somebody in it.
    ///
    /// # Errors
    /// When the secret is not known, or there is nothing of the kind.
    pub async fn evidence(
        &self,
        code: RoomCode,
        secret: String,
        complaint: Complaint,
    ) -> Result<Evidence, RoomRefusal> {
        self.request(code, |reply| Request::Evidence { secret, complaint: Box::new(complaint), reply }).await
    }

    /// The rooms that everybody may find, at most `limit`, at whichever node they are.
    pub async fn public(&self, limit: usize) -> Vec<Preview> {
        let mut found = self.public_here(limit).await;
        found.extend(self.0.tables_elsewhere.all());
        // Stable: of a room at two nodes, this one's own news come first.
        found.sort_by_key(|preview| preview.code);
        found.dedup_by_key(|preview| preview.code);
        found.truncate(limit);
        found
    }

    /// Those of them that are awake at this node.
    pub(super) async fn public_here(&self, limit: usize) -> Vec<Preview> {
        let ask = |room: mpsc::Sender<Request>| {
            let (reply, answer) = oneshot::channel();
            // A room whose queue is full has enough to do without newcomers.
            room.try_send(Request::Preview { reply }).is_ok().then_some(answer)
        };
        let asked: Vec<_> = self.0.listed(limit).into_iter().filter_map(ask).collect();
        let mut found = Vec::new();
        for answer in asked {
            if let Ok(Ok(preview)) = answer.await
                && preview.public
                && !preview.locked
            {
                found.push(preview);
            }
        }
        found
    }

    pub(super) async fn wake_by_post(&self, code: RoomCode) -> Result<(), RoomRefusal> {
        self.request(code, |reply| Request::Ring { reply }).await
    }

    /// The server's clock, in milliseconds of Unix time.
    #[must_use]
    pub fn now_ms(&self) -> u64 {
        self.0.clock.now_ms()
    }

    /// What the calendar says, in milliseconds of Unix time; the server's clock, if that is earlier: a clock that was set
    /// while the server ran must not make anything older.
    #[must_use]
    pub fn calendar_ms(&self) -> u64 {
        self.0.clock.calendar_ms().min(self.0.clock.now_ms())
    }

    /// Deletes a room with everything in it.
    ///
    /// # Errors
    /// When there is none.
    pub async fn remove(&self, code: RoomCode) -> Result<(), RoomRefusal> {
        let room = self.0.wake(code)?;
        let (reply, answer) = oneshot::channel();
        room.send(Request::Remove { reply }).await.map_err(|_| RoomRefusal::RoomNotFound)?;
        answer.await.map_err(|_| RoomRefusal::RoomNotFound)
    }

    /// Says good-bye to everybody; rooms can't be woken any more.
    pub async fn stop(&self) {
        let rooms = self.0.stop();
        let ending = async {
            for room in &rooms {
                _ = room.send(Request::Stop).await;
            }
            for room in &rooms {
                room.closed().await;
            }
        };
        let mut ending = std::pin::pin!(ending);
        if timeout(Duration::from_secs(ROOMS_STOP_S_MAX), &mut ending).await.is_err() {
            // Whoever waits for an answer asks another node.
            self.0.log.give_up();
            ending.await;
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

    pub(super) async fn request<T>(
        &self,
        code: RoomCode,
        request: impl FnOnce(oneshot::Sender<Result<T, RoomRefusal>>) -> Request,
    ) -> Result<T, RoomRefusal> {
        let (reply, answer) = oneshot::channel();
        let mut request = request(reply);
        for _ in 0..WAKES_MAX {
            match self.0.wake(code)?.send(request).await {
                Ok(()) => return answer.await.unwrap_or(Err(RoomRefusal::Restarting)),
                Err(mpsc::error::SendError(unsent)) => request = unsent,
            }
        }
        Err(RoomRefusal::Restarting)
    }
}
