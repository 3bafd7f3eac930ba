//! Calls people who are away when a table by post waits for them.

use std::sync::Arc;

use bytes::Bytes;
use moonhare_store::BlobId;

use super::{
    doorbell::{Call, CallAnswer, Doorbell, Subscription},
    live_room::LiveRoom,
    request::Request,
    room_task::RoomTask,
    shared::Shared,
};
use crate::{
    Act, KnockDevice, KnockEnd, KnockNote, RoomCode, RoomRefusal, SecretHash, hex,
    limits::{KNOCK_AGAIN_S, KNOCK_AGAIN_S_MAX, KNOCK_KEPT_S_MAX, KNOCK_KEPT_S_MIN},
    room::{DueKnock, next_knocks},
};

/// The name of a device in a room. Who knows its address can say which device is meant; who knows the name, not where it is.
fn name_of(endpoint: &str) -> String {
    hex(&blake3::hash(endpoint.as_bytes()).as_bytes()[..16])
}

/// Where a device's address is kept, beside the log.
fn blob(device: &str) -> BlobId {
    BlobId(format!("knock-{device}"))
}

impl RoomTask {
    /// Somebody wants to be called on a device.
    pub(super) async fn want_knocks(
        &mut self,
        secret: &str,
        device: &Subscription,
    ) -> Result<(), RoomRefusal> {
        let live = &mut self.live;
        let person = live.room.owner(SecretHash::of(secret)).ok_or(RoomRefusal::UnknownSecret)?;
        live.room.people().seat_of(person).ok_or(RoomRefusal::NotSeated)?;
        let bytes = serde_json::to_vec(device).map_err(|_| RoomRefusal::StorageFailed)?;
        let known = KnockDevice { id: name_of(&device.endpoint), bytes: bytes.len() as u64 };
        let is_new = live.room.knocks().owners(&known.id).next().is_none();
        if is_new {
            live.shared.stock.add_recording(known.bytes, &live.shared.quotas())?;
        }
        let kept = keep(live, person, &known, bytes).await;
        if kept.is_err() && is_new {
            live.shared.stock.remove_recording(known.bytes);
        }
        kept
    }

    /// Nobody wants to be called on a device any more. Its address is proof enough: nobody else has it.
    pub(super) async fn stop_knocks(&mut self, endpoint: &str) -> Result<(), RoomRefusal> {
        self.live.perform_unasked(&Act::StopKnocks(name_of(endpoint))).await
    }

    /// When somebody is to be called.
    pub(super) fn knock_due_ms(&self) -> Option<u64> {
        self.live.shared.doorbell()?;
        let due_ms = next_knocks(&self.live.room, self.live.now_ms()).map(|next| next.due_ms).min();
        due_ms.map(|due_ms| due_ms.max(self.calls_from_ms))
    }

    /// Calls everybody who is to be called now.
    pub(super) async fn knock(&mut self) {
        let Some(doorbell) = self.live.shared.doorbell() else { return };
        let now_ms = self.live.now_ms();
        let due: Vec<DueKnock> =
            next_knocks(&self.live.room, now_ms).filter(|next| next.due_ms <= now_ms).collect();
        for next in due {
            match self.live.announce(&next).await {
                Ok(true) => self.call(Arc::clone(&doorbell), next),
                Ok(false) => {}
                // A room whose log is full has nothing to say for a while.
                Err(_) => self.calls_from_ms = now_ms + KNOCK_AGAIN_S_MAX * 1_000,
            }
        }
    }

    /// Calls the devices of somebody; what becomes of it comes back as a request.
    fn call(&mut self, doorbell: Arc<dyn Doorbell>, next: DueKnock) {
        let live = &self.live;
        let (Some(mailbox), Some(note)) =
            (self.mailbox.upgrade(), live.room.knock_note(next.person, next.knock))
        else {
            return;
        };
        let letter = Letter {
            topic: hex(
                &blake3::hash(format!("{} {}", live.room.epoch(), next.person).as_bytes()).as_bytes()[..16]
            ),
            again_s: KNOCK_AGAIN_S << (live.room.knocks().tries(next.person).clamp(1, 16) - 1),
            now_ms: live.now_ms(),
            note,
        };
        self.calling += 1;
        let (shared, code) = (Arc::clone(&live.shared), live.room.code());
        tokio::spawn(async move {
            let end = letter.carry(&*doorbell, &shared, code, next).await;
            _ = mailbox.send(Request::Called { end: Box::new(end) }).await;
        });
    }

    /// Somebody was called.
    pub(super) async fn called(&mut self, end: Box<KnockEnd>) {
        self.calling -= 1;
        let (taken, refused) = (end.taken, end.refused + end.lost.len() + end.later.len());
        _ = self.live.perform_unasked(&Act::Knocked(end)).await;
        self.live.shared.counts.knocked(taken, refused);
    }
}

impl LiveRoom {
    /// Writes down that somebody is called now; returns whether this node is the one to do it. When another was faster, or it
    /// could not be written, the room looks again at what is due.
    async fn announce(&mut self, next: &DueKnock) -> Result<bool, RoomRefusal> {
        let here = self.presence.is_here(next.person);
        let before = self.room.position();
        let act = Act::Knock { person: next.person, here };
        let decided = self.decide(None, None, &act)? > before;
        Ok(decided && self.write().await.is_ok() && (!here || next.knock.reminder))
    }

    /// Deletes the addresses of devices that nobody is called on any more. The room does not wait for it.
    pub(super) fn let_go_of_devices(&mut self) {
        for device in self.room.take_gone_devices() {
            let (shared, code) = (Arc::clone(&self.shared), self.room.code());
            tokio::spawn(async move {
                match shared.log.remove_blob(code.into(), blob(&device.id)).await {
                    Ok(()) => shared.stock.remove_recording(device.bytes),
                    Err(error) => tracing::warn!(room = %code, %error, "a device could not be deleted"),
                }
            });
        }
    }
}

async fn keep(
    live: &mut LiveRoom,
    person: crate::Person,
    device: &KnockDevice,
    bytes: Vec<u8>,
) -> Result<(), RoomRefusal> {
    let code = live.room.code();
    live.shared.log.put_blob(code.into(), blob(&device.id), Bytes::from(bytes)).await.map_err(|error| {
        tracing::error!(room = %code, %error, "a device could not be kept");
        RoomRefusal::StorageFailed
    })?;
    live.perform(Some(person), None, &Act::WantKnocks(device.clone())).await.map(|_| ())
}

/// What somebody is told.
struct Letter {
    note: KnockNote,
    topic: String,
    /// After how long it is tried again.
    again_s: u64,
    now_ms: u64,
}

impl Letter {
    /// Calls all devices that it is for.
    async fn carry(
        self,
        doorbell: &dyn Doorbell,
        shared: &Shared,
        code: RoomCode,
        next: DueKnock,
    ) -> KnockEnd {
        let DueKnock { person, knock, devices, .. } = next;
        let (mut lost, mut later, mut again_s) = (Vec::new(), Vec::new(), self.again_s);
        let (mut taken, mut refused) = (0, 0);
        for device in devices {
            match self.call(doorbell, shared, code, &device).await {
                CallAnswer::Taken => taken += 1,
                CallAnswer::Refused => refused += 1,
                CallAnswer::Gone => lost.push(device),
                CallAnswer::Later(wanted_s) => {
                    again_s = again_s.max(wanted_s.unwrap_or(0));
                    later.push(device);
                }
            }
        }
        let again_ms = self.now_ms + again_s.min(KNOCK_AGAIN_S_MAX) * 1_000;
        KnockEnd { person, knock, taken, refused, lost, later, again_ms }
    }

    async fn call(
        &self,
        doorbell: &dyn Doorbell,
        shared: &Shared,
        code: RoomCode,
        device: &str,
    ) -> CallAnswer {
        let subscription = match shared.log.blob(code.into(), blob(device)).await {
            Ok(None) => return CallAnswer::Gone,
            Ok(Some(bytes)) => match serde_json::from_slice::<Subscription>(&bytes) {
                Ok(subscription) => subscription,
                Err(error) => {
                    // Not gone: a release that understands it may call it again.
                    tracing::error!(room = %code, device, %error, "where a device is called is not understood");
                    return CallAnswer::Refused;
                }
            },
            Err(error) => {
                tracing::warn!(room = %code, %error, "a device can't be read");
                return CallAnswer::Later(None);
            }
        };
        let Ok(note) = serde_json::to_string(&self.note) else { return CallAnswer::Refused };
        let left_s = self.note.until_ms.map_or(0, |until_ms| until_ms.saturating_sub(self.now_ms) / 1_000);
        let kept_s = left_s.clamp(KNOCK_KEPT_S_MIN, KNOCK_KEPT_S_MAX);
        let Ok(_place) = shared.calling.acquire().await else { return CallAnswer::Later(None) };
        doorbell.call(Call { subscription, note, topic: self.topic.clone(), kept_s }).await
    }
}
