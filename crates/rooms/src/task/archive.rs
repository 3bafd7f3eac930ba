//! What a room keeps for looking back: recordings, finished turns, finished games.

use std::net::IpAddr;

use bytes::Bytes;
use moonhare_rules::{Event as GameEvent, Refusal};
use moonhare_store::{BlobId, Position};

use super::{
    live_room::LiveRoom,
    request::{Caller, NewRecording, Request},
    rooms::Rooms,
    shared::{Shared, random},
    storage::refusal_of,
};
use crate::{
    Act, KeepWish, Person, RecordingKind, ReplayView, RoomCode, RoomRefusal, SecretHash, Stage, Trace,
    TurnView, Unreadable, hex,
    room::{
        Acquaintances, Album, AlbumRoom, album_of, check_recording, latest_game, lines_of_games, replay_of,
        turns_of,
    },
};

/// Keeps a recording: the room says whether it may be, and that it is there. The bytes are written beside it, however long that takes.
pub(super) async fn keep_recording(
    rooms: &Rooms,
    code: RoomCode,
    secret: String,
    bytes: Bytes,
) -> Result<String, RoomRefusal> {
    let (shared, size) = (rooms.shared(), bytes.len() as u64);
    let may = |reply| Request::MayRecord { secret: secret.clone(), bytes: bytes.clone(), reply };
    let kind = rooms.request(code, may).await?;
    shared.stock.add_recording(size, &shared.quotas())?;
    let kept = keep(rooms, code, secret, kind, bytes).await;
    if kept.is_err() {
        shared.stock.remove_recording(size);
    }
    kept
}

async fn keep(
    rooms: &Rooms,
    code: RoomCode,
    secret: String,
    kind: RecordingKind,
    bytes: Bytes,
) -> Result<String, RoomRefusal> {
    let (id, size) = (hex(&random::<16>()), bytes.len() as u64);
    let log = &rooms.shared().log;
    log.put_blob(code.into(), BlobId(id.clone()), bytes).await.map_err(|error| {
        tracing::error!(room = %code, %error, "a recording could not be kept");
        RoomRefusal::StorageFailed
    })?;
    let recording = NewRecording { secret, id: id.clone(), kind, size };
    let noted = rooms.request(code, |reply| Request::Record { recording: Box::new(recording), reply }).await;
    if let Err(refusal) = noted {
        // Nobody knows of it.
        _ = log.remove_blob(code.into(), BlobId(id)).await;
        return Err(refusal);
    }
    Ok(id)
}

/// Whether somebody may keep this recording now, and what it is.
pub(super) fn may_record(live: &LiveRoom, secret: &str, bytes: &Bytes) -> Result<RecordingKind, RoomRefusal> {
    let person = live.room.owner(SecretHash::of(secret)).ok_or(RoomRefusal::UnknownSecret)?;
    let kind = check_recording(&live.room, person, bytes)?;
    check_quota(live, bytes.len() as u64)?;
    Ok(kind)
}

fn check_quota(live: &LiveRoom, size: u64) -> Result<(), RoomRefusal> {
    let most = live.shared.quotas().recordings_per_room_bytes_max;
    if live.room.recordings().bytes() + size > most { Err(RoomRefusal::TooManyRecordings) } else { Ok(()) }
}

/// Notes a recording that is kept.
pub(super) async fn note_recording(live: &mut LiveRoom, recording: NewRecording) -> Result<(), RoomRefusal> {
    let NewRecording { secret, id, kind, size } = recording;
    let person = live.room.owner(SecretHash::of(&secret)).ok_or(RoomRefusal::UnknownSecret)?;
    // Others may have been noted while this one was written.
    check_quota(live, size)?;
    live.perform(Some(person), None, &Act::Record(id, kind, size)).await.map(drop)
}

/// What a recording is, if this viewer may have it.
pub(super) fn recording_kind(
    live: &LiveRoom,
    caller: &Caller,
    id: &str,
) -> Result<RecordingKind, RoomRefusal> {
    let viewer = looker(live, caller)?;
    live.room.recordings().kind_for(viewer, id).ok_or(RoomRefusal::UnknownRecording)
}

/// The bytes of a recording. No room waits for them.
pub(super) async fn recording(shared: &Shared, code: RoomCode, id: String) -> Result<Bytes, RoomRefusal> {
    match shared.log.blob(code.into(), BlobId(id)).await {
        Ok(Some(bytes)) => Ok(bytes),
        Ok(None) => Err(RoomRefusal::UnknownRecording),
        Err(error) => {
            tracing::error!(room = %code, %error, "a recording can't be read");
            Err(refusal_of(&error))
        }
    }
}

/// Who looks, if they may, as at a connection.
fn looker(live: &LiveRoom, caller: &Caller) -> Result<Option<Person>, RoomRefusal> {
    let secret = caller.secret.as_deref().map(SecretHash::of);
    live.room.looker(&Trace { from: live.room.mark(caller.address), secret }, live.now_ms())
}

/// How far this viewer may look back: as far as the room is now, if the latest game is over or need not be.
pub(super) fn may_look_back(
    live: &LiveRoom,
    caller: &Caller,
    only_when_over: bool,
) -> Result<Position, RoomRefusal> {
    looker(live, caller)?;
    if only_when_over && live.room.stage() != Stage::Over {
        return Err(RoomRefusal::Game(Refusal::NotOver));
    }
    Ok(Position(live.room.position()))
}

/// How far somebody looks back, and at what.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    pub(super) code: RoomCode,
    /// Nothing later is told.
    pub(super) up_to: Position,
    /// For whom.
    pub(super) address: Option<IpAddr>,
}

/// Everything that happened in a game that is over, hidden cards and all, so that anybody can check it.
pub(super) async fn finished_game(shared: &Shared, reach: Reach) -> Result<Vec<GameEvent>, RoomRefusal> {
    look_back(shared, reach, |records| latest_game(records.iter().map(|record| &record[..]))).await
}

/// All games of the room whose latest is over, line by line, so that anybody can check them.
pub(super) async fn finished_games(shared: &Shared, reach: Reach) -> Result<String, RoomRefusal> {
    look_back(shared, reach, |records| lines_of_games(records.iter().map(|record| &record[..]))).await
}

pub(super) async fn turns(shared: &Shared, reach: Reach) -> Result<Vec<TurnView>, RoomRefusal> {
    look_back(shared, reach, |records| turns_of(records.iter().map(|record| &record[..]))).await
}

/// One turn of the latest game, which is over, moment by moment.
pub(super) async fn replay(
    shared: &Shared,
    reach: Reach,
    turn: u32,
) -> Result<Option<ReplayView>, RoomRefusal> {
    let fold = move |records: &[Bytes]| replay_of(reach.code, records.iter().map(|record| &record[..]), turn);
    look_back(shared, reach, fold).await
}

/// The album of the latest game, for somebody who played in it.
pub(super) async fn album(
    shared: &Shared,
    reach: Reach,
    keeper: SecretHash,
    wish: KeepWish,
    owner: SecretHash,
    kept_ms: u64,
) -> Result<Result<Album, RoomRefusal>, RoomRefusal> {
    let fold = move |records: &[Bytes]| {
        album_of(reach.code, records.iter().map(|record| &record[..]), keeper, wish, owner, kept_ms)
    };
    look_back(shared, reach, fold).await
}

/// By which secrets everybody in a room is or was known; nothing if it is gone, or another one has its code.
pub(super) async fn acquaintances(
    shared: &Shared,
    room: &AlbumRoom,
    address: Option<IpAddr>,
) -> Result<Option<Acquaintances>, RoomRefusal> {
    let (reach, epoch) = (Reach { code: room.code, up_to: Position(u64::MAX), address }, room.epoch.clone());
    let fold =
        move |records: &[Bytes]| Acquaintances::of_room(&epoch, records.iter().map(|record| &record[..]));
    look_back(shared, reach, fold).await
}

/// Reads a room's records up to a position and folds them: beside the room's task, which has other things to do, and
/// only a few at a time, because the records of a long evening are many.
async fn look_back<T: Send + 'static>(
    shared: &Shared,
    reach: Reach,
    fold: impl FnOnce(&[Bytes]) -> Result<T, Unreadable> + Send + 'static,
) -> Result<T, RoomRefusal> {
    let Reach { code, up_to, address } = reach;
    let place = shared.looking_back.place(address).await.ok_or(RoomRefusal::TooFast)?;
    let mut records = shared.log.read(code.into(), Position::START).await.map_err(|error| {
        tracing::error!(room = %code, %error, "the log could not be read");
        refusal_of(&error)
    })?;
    let folded = tokio::task::spawn_blocking(move || {
        records.truncate(usize::try_from(up_to.0).unwrap_or(usize::MAX));
        let folded = fold(&records);
        // Here and not where it was asked for: who goes away meanwhile does not make this cheaper.
        drop(place);
        folded
    });
    folded.await.map_err(|_| RoomRefusal::StorageFailed)?.map_err(|error| {
        tracing::error!(room = %code, %error, "a record can't be read");
        RoomRefusal::RoomDamaged
    })
}
