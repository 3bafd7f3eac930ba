//! What all rooms of a server share, and which of them are awake.

use std::{
    collections::{BTreeSet, HashMap},
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, RwLock},
};

use moonhare_store::{Log, Neighbours};
use tokio::sync::{Semaphore, mpsc};

use super::{
    counts::Counts, doorbell::Doorbell, neighbourhood::TablesElsewhere, postman::Postman, queue::Queue,
    request::Request, room_task::RoomTask, stock::Stock, time::Clock,
};
use crate::{
    BotPlayers, Calendar, Context, Decks, Quotas, RoomCode, RoomRefusal, Secret,
    limits::{KNOCKS_AT_ONCE_MAX, LOOKING_BACK_MAX, LOOKING_BACK_WAITING_MAX, WAITING_COMMANDS_MAX},
};

/// What all rooms of a server use.
pub(super) struct Shared {
    pub(super) log: Arc<dyn Log>,
    pub(super) decks: Arc<dyn Decks>,
    pub(super) bots: Arc<dyn BotPlayers>,
    /// The other nodes of the house …
    pub(super) neighbours: Arc<dyn Neighbours>,
    /// … and their tables that everybody may find.
    pub(super) tables_elsewhere: TablesElsewhere,
    pub(super) clock: Clock,
    pub(super) counts: Counts,
    /// How much may be kept. An operator can change it while people play; held for a copy, never over an await …
    quotas: RwLock<Quotas>,
    /// … and how much is.
    pub(super) stock: Stock,
    /// Bounds how many bots think at the same time.
    pub(super) thinking: Arc<Semaphore>,
    /// Bounds how many pasts are read at the same time, and for whom.
    pub(super) looking_back: Queue,
    /// Who calls people that are away, if anybody does …
    doorbell: OnceLock<Arc<dyn Doorbell>>,
    /// … and how many at the same time.
    pub(super) calling: Semaphore,
    /// Knows which rooms are played by post.
    pub(super) postman: Postman,
    /// Held while the lists of albums change.
    pub(super) album_lists: super::albums::Lists,
    /// Held for a look-up and never over an await: a room is woken at most once.
    awake: Mutex<Awake>,
}

/// The rooms that are awake.
#[derive(Default)]
struct Awake {
    rooms: HashMap<RoomCode, mpsc::Sender<Request>>,
    /// Those that everybody may find.
    listed: BTreeSet<RoomCode>,
    stopped: bool,
}

impl Awake {
    fn forget(&mut self, code: RoomCode) {
        self.rooms.remove(&code);
        self.listed.remove(&code);
    }
}

impl Shared {
    pub(super) fn new(
        log: Arc<dyn Log>,
        decks: Arc<dyn Decks>,
        bots: Arc<dyn BotPlayers>,
        neighbours: Arc<dyn Neighbours>,
        quotas: Quotas,
        calendar: Calendar,
    ) -> Self {
        let thinking = Arc::new(Semaphore::new(bots.thinking_max()));
        let looking_back = Queue::new(LOOKING_BACK_MAX, LOOKING_BACK_WAITING_MAX);
        let (clock, counts) = (Clock::start(calendar), Counts::default());
        let (stock, postman, awake) = (Stock::default(), Postman::default(), Mutex::default());
        let (quotas, album_lists) = (RwLock::new(quotas), super::albums::Lists::default());
        let tables_elsewhere = TablesElsewhere::default();
        Self {
            log,
            decks,
            bots,
            neighbours,
            tables_elsewhere,
            clock,
            counts,
            quotas,
            stock,
            thinking,
            looking_back,
            doorbell: OnceLock::new(),
            calling: Semaphore::new(KNOCKS_AT_ONCE_MAX),
            postman,
            album_lists,
            awake,
        }
    }

    /// How much may be kept now.
    pub(super) fn quotas(&self) -> Quotas {
        *self.quotas.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn set_quotas(&self, quotas: Quotas) {
        *self.quotas.write().unwrap_or_else(PoisonError::into_inner) = quotas;
    }

    /// Who calls people that are away.
    pub(super) fn doorbell(&self) -> Option<Arc<dyn Doorbell>> {
        self.doorbell.get().cloned()
    }

    pub(super) fn hang_doorbell(&self, doorbell: Arc<dyn Doorbell>) {
        _ = self.doorbell.set(doorbell);
    }

    fn awake(&self) -> MutexGuard<'_, Awake> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What deciding may use, at this moment.
    pub(super) fn context(&self) -> Context<'_> {
        Context { now_ms: self.clock.now_ms(), chance: &chance, decks: &*self.decks }
    }

    /// Where the room's requests go. It is woken if it sleeps.
    pub(super) fn wake(self: &Arc<Self>, code: RoomCode) -> Result<mpsc::Sender<Request>, RoomRefusal> {
        let mut awake = self.awake();
        if awake.stopped {
            return Err(RoomRefusal::Restarting);
        }
        if let Some(room) = awake.rooms.get(&code).filter(|room| !room.is_closed()) {
            return Ok(room.clone());
        }
        let (room, requests) = mpsc::channel(WAITING_COMMANDS_MAX);
        awake.rooms.insert(code, room.clone());
        tokio::spawn(RoomTask::run(code, Arc::clone(self), requests, room.downgrade()));
        Ok(room)
    }

    /// All rooms that are awake.
    pub(super) fn all_awake(&self) -> Vec<mpsc::Sender<Request>> {
        self.awake().rooms.values().cloned().collect()
    }

    pub(super) fn is_awake(&self, code: RoomCode) -> bool {
        self.awake().rooms.contains_key(&code)
    }

    /// Says whether everybody may find a room that is awake.
    pub(super) fn list(&self, code: RoomCode, listed: bool) {
        let mut awake = self.awake();
        if listed {
            awake.listed.insert(code);
        } else {
            awake.listed.remove(&code);
        }
    }

    /// The rooms that everybody may find, at most so many.
    pub(super) fn listed(&self, limit: usize) -> Vec<mpsc::Sender<Request>> {
        let awake = self.awake();
        awake.listed.iter().filter_map(|code| awake.rooms.get(code)).take(limit).cloned().collect()
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.awake().stopped
    }

    /// Wakes no room any more; gives those that are awake.
    pub(super) fn stop(&self) -> Vec<mpsc::Sender<Request>> {
        self.awake().stopped = true;
        self.all_awake()
    }

    pub(super) fn unlist(&self, code: RoomCode) {
        self.awake().forget(code);
    }

    /// Lets a room sleep unless somebody has requested something in the meantime.
    pub(super) fn fall_asleep(&self, code: RoomCode, requests: &mut mpsc::Receiver<Request>) -> bool {
        let mut awake = self.awake();
        if !requests.is_empty() {
            return false;
        }
        // Who still holds the old address finds it closed and wakes the room again.
        awake.forget(code);
        requests.close();
        true
    }

    /// Answers everybody who wants something of a room that can't be served.
    pub(super) fn refuse_all(
        &self,
        code: RoomCode,
        requests: &mut mpsc::Receiver<Request>,
        refusal: RoomRefusal,
    ) {
        self.unlist(code);
        requests.close();
        while let Ok(request) = requests.try_recv() {
            request.refuse(refusal);
        }
    }
}

/// Chance from the system.
fn chance(bytes: &mut [u8]) {
    if let Err(error) = getrandom::fill(bytes) {
        // Without chance there are no secrets; a server that went on would be worse than one that stops.
        panic!("the system has no randomness: {error}");
    }
}

/// Chance that nobody can foresee.
pub(super) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    chance(&mut bytes);
    bytes
}

/// A secret that nobody can guess.
#[must_use]
pub fn new_secret() -> Secret {
    Secret::from_random(random())
}
