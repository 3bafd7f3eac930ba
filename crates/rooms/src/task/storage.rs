//! Where a room is in the store.

use moonhare_store::{Position, RoomId, StoreError};

use super::shared::Shared;
use crate::{Room, RoomCode, RoomRefusal};

impl From<RoomCode> for RoomId {
    fn from(code: RoomCode) -> Self {
        Self(i64::try_from(code.number()).unwrap_or(i64::MAX))
    }
}

/// The code of a room in the store.
pub(super) fn code_of(room: RoomId) -> Option<RoomCode> {
    u64::try_from(room.0).ok().and_then(RoomCode::numbered)
}

/// What it means for a room that its log failed.
pub(super) const fn refusal_of(error: &StoreError) -> RoomRefusal {
    match error {
        StoreError::DamagedRoom { .. } | StoreError::DamagedBlob { .. } | StoreError::Damaged { .. } => {
            RoomRefusal::RoomDamaged
        }
        _ => RoomRefusal::StorageFailed,
    }
}

/// The room that its log tells of, up to a position or to the end, and the bytes of these records.
pub(super) async fn load(
    code: RoomCode,
    shared: &Shared,
    up_to: Option<Position>,
) -> Result<Option<(Room, u64)>, RoomRefusal> {
    let records = shared.log.read(code.into(), Position::START).await.map_err(|error| {
        tracing::error!(room = %code, %error, "the log could not be read");
        refusal_of(&error)
    })?;
    let wanted = up_to.map_or(records.len(), |position| records.len().min(position.0 as usize));
    let bytes = records[..wanted].iter().map(|record| record.len() as u64).sum();
    let wanted = records[..wanted].iter().map(|record| &record[..]);
    let room = Room::from_records(code, wanted).map_err(|error| {
        tracing::error!(room = %code, %error, "the room can't be opened");
        RoomRefusal::RoomDamaged
    })?;
    Ok(room.map(|mut room| {
        room.take_changed();
        // They went when it happened.
        room.take_gone_recordings();
        room.take_gone_devices();
        room.take_stories();
        room.set_mind(shared.bots.mind());
        (room, bytes)
    }))
}
