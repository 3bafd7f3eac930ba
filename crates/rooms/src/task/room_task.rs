//! One task a room: it alone changes the room, and it sleeps when nobody looks.

use std::{pin::Pin, sync::Arc, time::Duration};

use moonhare_store::Position;
use tokio::{
    sync::mpsc,
    time::{Sleep, sleep_until, timeout},
};

use super::{
    answers::Answers, live_room::LiveRoom, looks::Looks, obey::is_move, request::Request, shared::Shared,
    waits,
};
use crate::{
    Act, ByeCode, RoomCode, RoomRefusal, ServerMessage, Stage,
    limits::{DRAFTS_AWAITED_MS_MAX, LINGER_S, UNWRITTEN_REST_MS},
};

/// The task of a room that is awake.
pub(super) struct RoomTask {
    pub(super) live: LiveRoom,
    /// What was answered to the latest commands that left no record.
    pub(super) answers: Answers,
    /// For thoughts that come back later.
    pub(super) mailbox: mpsc::WeakSender<Request>,
    /// Calls of people that are under way.
    pub(super) calling: usize,
    /// Nobody is called before this, because it could not be written down.
    pub(super) calls_from_ms: u64,
    /// Since when nobody looks.
    pub(super) empty_since_ms: Option<u64>,
    /// What was found behind moves that are done together, and comes next.
    pub(super) held: Option<Request>,
    /// What waits for packs that are kept elsewhere.
    pub(super) looks: Looks,
}

impl RoomTask {
    /// Serves a room until nobody needs it.
    pub(super) async fn run(
        code: RoomCode,
        shared: Arc<Shared>,
        mut requests: mpsc::Receiver<Request>,
        mailbox: mpsc::WeakSender<Request>,
    ) {
        // In boxes, because the task's own state would have room for it twice, and for ever.
        let mut task = match Box::pin(Self::wake(code, &shared, mailbox)).await {
            Ok(task) => task,
            Err(refusal) => return shared.refuse_all(code, &mut requests, refusal),
        };
        shared.counts.rooms_awake(1);
        task.serve(&mut requests).await;
        shared.counts.viewers(-(task.live.viewers.iter().count() as i64));
        shared.counts.rooms_awake(-1);
        shared.unlist(code);
    }

    async fn wake(
        code: RoomCode,
        shared: &Arc<Shared>,
        mailbox: mpsc::WeakSender<Request>,
    ) -> Result<Box<Self>, RoomRefusal> {
        let live = LiveRoom::wake(code, shared).await?;
        let empty_since_ms = Some(live.now_ms());
        Ok(Box::new(Self {
            live,
            answers: Answers::default(),
            mailbox,
            calling: 0,
            calls_from_ms: 0,
            empty_since_ms,
            held: None,
            looks: Looks::default(),
        }))
    }

    async fn serve(&mut self, requests: &mut mpsc::Receiver<Request>) {
        let mut alarm: Pin<Box<Sleep>> = Box::pin(sleep_until(self.live.shared.clock.instant(0)));
        let mut alarm_ms = None;
        while !self.live.lost {
            if std::mem::take(&mut self.live.others_wrote) && self.live.room.stage() != Stage::Game {
                self.recount().await;
            }
            let due_ms = self.next_due_ms();
            if due_ms != alarm_ms {
                alarm_ms = due_ms;
                if let Some(due_ms) = due_ms {
                    alarm.as_mut().reset(self.live.shared.clock.instant(due_ms));
                }
            }
            if let Some(request) = self.held.take() {
                if !self.handle(request, requests).await {
                    return;
                }
                continue;
            }
            tokio::select! {
                biased;
                request = requests.recv() => match request {
                    Some(request) => {
                        if !self.handle(request, requests).await {
                            return;
                        }
                    }
                    None => return,
                },
                () = alarm.as_mut(), if due_ms.is_some() => {
                    alarm_ms = None;
                    if self.do_what_is_due().await
                        && self.live.shared.fall_asleep(self.live.room.code(), requests)
                    {
                        return;
                    }
                }
                head = self.live.follow.grown() => {
                    if head.0 > self.live.room.position() {
                        self.catch_up().await;
                    }
                }
                (node, words) = self.live.gossip.hearing.next() => self.live.heard(node, &words),
            }
        }
        // Whoever comes back wakes the room anew, from its log.
        self.live.send_away(ByeCode::Restart);
    }

    /// Reads what others have appended.
    async fn catch_up(&mut self) {
        let live = &mut self.live;
        if live.catch_up().await.is_err() {
            // It has logged what is wrong, and stops the room if it has to. Otherwise it is tried again, but not at once.
            live.follow.missed(Position(live.room.position()));
            tokio::time::sleep(Duration::from_millis(UNWRITTEN_REST_MS)).await;
            return;
        }
        // Another node may have believed somebody gone who is here: it did not hear of them for a while.
        for person in live.presence.people_here() {
            if live.room.people().get(person).is_some_and(|someone| someone.is_held()) {
                _ = live.perform_unasked(&Act::Return(person)).await;
            }
        }
    }

    /// Does what is requested; returns whether the room goes on.
    async fn handle(&mut self, request: Request, requests: &mut mpsc::Receiver<Request>) -> bool {
        match request {
            Request::Stop => {
                self.stop().await;
                return false;
            }
            Request::Remove { reply } => {
                self.remove_room().await;
                _ = reply.send(());
                return false;
            }
            Request::Said { ref message, .. } if is_move(message) => self.play(request, requests).await,
            request => self.answer(request).await,
        }
        true
    }

    /// Ends for a restart: what people have prepared is kept before they are sent away, so that they find it wherever they come back. A log
    /// that hangs keeps them for a moment and no longer.
    async fn stop(&mut self) {
        self.live.say_farewell();
        let live = &mut self.live;
        let mut writing = Box::pin(live.drafts.write(&*live.shared.log, &live.room));
        let written = timeout(Duration::from_millis(DRAFTS_AWAITED_MS_MAX), &mut writing).await.is_ok();
        live.viewers.iter().for_each(|viewer| viewer.outlet.close(ByeCode::Restart));
        if !written {
            writing.await;
        }
    }

    async fn remove_room(&self) {
        self.live.send_away(ByeCode::RoomGone);
        let code = self.live.room.code();
        if let Err(error) = self.live.shared.log.remove(code.into()).await {
            tracing::warn!(room = %code, %error, "the room could not be deleted");
            return;
        }
        self.live.shared.postman.know(code, false);
        self.live.shared.stock.remove_room();
        let bytes = self.live.room.recordings().bytes() + self.live.room.knocks().bytes();
        self.live.shared.stock.remove_recording(bytes);
    }

    /// When something has to be done unasked.
    fn next_due_ms(&self) -> Option<u64> {
        let live = &self.live;
        if let Some(since_ms) = self.empty_since_ms {
            // Who has just joined is waited for, so that nobody is left behind who never comes.
            let sleep_ms = Some(since_ms + LINGER_S * 1_000).max(waits::joined_until_ms(live));
            if live.room.by_post().is_none() {
                return sleep_ms.map(|sleep_ms| sleep_ms.max(live.rests_until_ms));
            }
            // By post the game goes on while nobody looks, and a room in which a bot thinks stays awake.
            let sleep_ms = sleep_ms.filter(|_| !live.bots.are_busy() && self.calling == 0);
            let due_ms = [sleep_ms, waits::time_up_ms(live), live.bots.due_ms(), self.knock_due_ms()];
            let due_ms = due_ms.into_iter().flatten().min();
            return due_ms.map(|due_ms| due_ms.max(live.rests_until_ms));
        }
        let unasked = [waits::next_end_ms(live), live.bots.due_ms(), self.knock_due_ms()];
        let unasked = unasked.into_iter().filter(|_| live.is_on_duty());
        [live.presence.due_ms(), live.drafts.due_ms(), live.gossip.due_ms()]
            .into_iter()
            .chain(unasked)
            .flatten()
            .min()
            .map(|due_ms| due_ms.max(live.rests_until_ms))
    }

    /// Does what is due; returns whether the room may sleep.
    async fn do_what_is_due(&mut self) -> bool {
        let live = &mut self.live;
        let now_ms = live.now_ms();
        let nobody_looks = live.viewers.is_empty();
        if (nobody_looks || live.drafts.due_ms().is_some_and(|due_ms| due_ms <= now_ms))
            && !live.drafts.write(&*live.shared.log, &live.room).await
        {
            live.rests_until_ms = live.now_ms() + UNWRITTEN_REST_MS;
            if nobody_looks {
                // A room that sleeps forgets what is not written.
                return false;
            }
        }
        if nobody_looks {
            waits::forget_unseen(live).await;
            if self.live.room.by_post().is_none() {
                return true;
            }
            return self.go_on_by_post().await;
        }
        if live.presence.is_due(now_ms) {
            if let Some(presence) = live.presence.news(live.room.people().seats()) {
                live.viewers.send_all(&ServerMessage::Presence(presence));
            }
            live.tell_host();
        }
        live.mind_company();
        live.tell_others_when_due(now_ms);
        if live.is_on_duty() {
            waits::end_due(live).await;
            self.let_bots_think();
            self.knock().await;
        }
        false
    }

    /// Does what is due in a game by post while nobody looks; returns whether the room may sleep.
    async fn go_on_by_post(&mut self) -> bool {
        waits::end_due(&mut self.live).await;
        self.let_bots_think();
        self.knock().await;
        let live = &self.live;
        let rest_ms = self.empty_since_ms.map(|since_ms| since_ms + LINGER_S * 1_000);
        let rested =
            rest_ms.max(waits::joined_until_ms(live)).is_some_and(|rest_ms| rest_ms <= live.now_ms());
        let due_ms = [waits::time_up_ms(live), self.knock_due_ms()].into_iter().flatten().min();
        let is_busy = live.bots.are_busy() || self.calling > 0;
        let sleeps = rested && !is_busy && due_ms.is_none_or(|due_ms| due_ms > live.now_ms());
        if sleeps {
            live.shared.postman.expect(live.room.code(), due_ms);
        }
        sleeps
    }

    /// Lets those bots think whose time has come. Their thoughts come back as requests.
    fn let_bots_think(&mut self) {
        let live = &mut self.live;
        for thinking in live.bots.begin_thinking(&live.room, live.shared.clock.now_ms()) {
            let Some(mailbox) = self.mailbox.upgrade() else { continue };
            let shared = Arc::clone(&live.shared);
            tokio::spawn(async move {
                let Ok(_permit) = Arc::clone(&shared.thinking).acquire_owned().await else { return };
                let seat = thinking.seat;
                let thought = tokio::task::spawn_blocking(move || thinking.think(&*shared.bots));
                let command = thought.await.ok().flatten().map(Box::new);
                _ = mailbox.send(Request::Thought { seat, command }).await;
            });
        }
    }
}
