//! What an operator forgets at somebody's wish, in a log that no server uses meanwhile: rooms, albums, and names.
//!
//! A room's log is sealed record by record, so that nobody's name can be taken out of it: it goes as a whole. Out of an album a name is taken
//! as its owner could do it, and the album stays for the others.

use moonhare_rules::Seat;
use moonhare_store::{BlobId, Log, Position, RoomId, StoreError};
use serde_json::Value;

use super::{
    albums::{AlbumId, OF_ROOM, OUT},
    storage::code_of,
};
use crate::{Album, Batch, RoomCode};

/// Rooms that are listed together.
const HEADS_AT_ONCE: u32 = 256;

/// The rooms in which anybody ever had a name that is meant. Rooms that are damaged are passed over; an operator
/// names them by their codes.
///
/// # Errors
/// When the log can't be read.
pub async fn rooms_naming(
    log: &dyn Log,
    is_meant: impl Fn(&str) -> bool,
) -> Result<Vec<RoomCode>, StoreError> {
    let (mut after, mut found) = (None, Vec::new());
    loop {
        let heads = log.heads(after, HEADS_AT_ONCE).await?;
        let Some(last) = heads.last() else { return Ok(found) };
        after = Some(last.room);
        for head in heads {
            let Some(code) = code_of(head.room) else { continue };
            let records = match log.read(head.room, Position::START).await {
                Err(StoreError::DamagedRoom { .. }) => continue,
                records => records?,
            };
            if records.iter().zip(1..).any(|(record, position)| names(record, position, &is_meant)) {
                found.push(code);
            }
        }
    }
}

/// Whether a record tells of anybody with such a name.
fn names(record: &[u8], position: u64, is_meant: impl Fn(&str) -> bool) -> bool {
    // Bots' names are nobody's.
    let Ok(batch) = Batch::read(record, position) else { return false };
    let told = batch.events.iter().filter(|event| !matches!(event, crate::RoomEvent::BotAdded { .. }));
    told.filter_map(|event| serde_json::to_value(event).ok()).any(|event| has_name(&event, &is_meant))
}

fn has_name(value: &Value, is_meant: &impl Fn(&str) -> bool) -> bool {
    match value {
        Value::Object(fields) => fields.iter().any(|(key, value)| match value {
            Value::String(name) => key == "name" && is_meant(name),
            value => has_name(value, is_meant),
        }),
        Value::Array(values) => values.iter().any(|value| has_name(value, is_meant)),
        _ => false,
    }
}

/// Whether there is anything of a room.
///
/// # Errors
/// When the log can't be read.
pub async fn is_kept(log: &dyn Log, code: RoomCode) -> Result<bool, StoreError> {
    let room = RoomId::from(code);
    let records = match log.read(room, Position::START).await {
        // What is damaged is there.
        Err(StoreError::DamagedRoom { .. }) => return Ok(true),
        records => records?,
    };
    Ok(!records.is_empty() || !log.blobs(room).await?.is_empty())
}

/// The albums that were kept of a room's games and are still there.
///
/// # Errors
/// When the log can't be read.
pub async fn albums_of(log: &dyn Log, code: RoomCode) -> Result<Vec<AlbumId>, StoreError> {
    let (room, mut albums) = (RoomId::from(code), Vec::new());
    for id in log.blobs(room).await? {
        if !id.0.starts_with(OF_ROOM) || id.0.contains(OUT) {
            continue;
        }
        let noted = log.blob(room, id).await?.unwrap_or_default();
        if let Some(album) = std::str::from_utf8(&noted).ok().and_then(AlbumId::of)
            && has_album(log, &album).await?
        {
            albums.push(album);
        }
    }
    Ok(albums)
}

/// The albums in which a name stands that is meant.
///
/// # Errors
/// When the log can't be read.
pub async fn albums_naming(
    log: &dyn Log,
    is_meant: impl Fn(&str) -> bool,
) -> Result<Vec<AlbumId>, StoreError> {
    let mut found = Vec::new();
    for BlobId(name) in log.blobs(AlbumId::LIST).await? {
        let Some(id) = AlbumId::of(&name) else { continue };
        let Some(album) = read(log, &id).await? else { continue };
        if !seats_of(&album, &is_meant).is_empty() {
            found.push(id);
        }
    }
    Ok(found)
}

async fn read(log: &dyn Log, id: &AlbumId) -> Result<Option<Album>, StoreError> {
    let bytes = log.blob(id.room(), id.blob()).await?;
    Ok(bytes.and_then(|bytes| Album::read(&bytes).ok()))
}

fn seats_of(album: &Album, is_meant: impl Fn(&str) -> bool) -> Vec<Seat> {
    let people = album.people.iter().zip(0..).filter(|(person, _)| !person.bot);
    let meant = people.filter(|(person, _)| person.name.as_deref().is_some_and(&is_meant));
    meant.map(|(_, seat)| Seat(seat)).collect()
}

/// Takes such names out of an album, and what they sang and said: how many.
///
/// # Errors
/// When the log can't be read or written.
pub async fn take_names_out(
    log: &dyn Log,
    id: &AlbumId,
    is_meant: impl Fn(&str) -> bool,
) -> Result<usize, StoreError> {
    let Some(mut album) = read(log, id).await? else { return Ok(0) };
    let seats = seats_of(&album, is_meant);
    for seat in &seats {
        album.take_out_seat(*seat);
        log.put_blob(id.room(), BlobId(format!("{OUT}{}", seat.0)), "out".into()).await?;
    }
    if let Ok(document) = serde_json::to_vec(&album) {
        log.put_blob(id.room(), id.blob(), document.into()).await?;
    }
    let named = album.performances();
    for belongs in log.blobs(id.room()).await? {
        if belongs != id.blob() && !belongs.0.starts_with(OUT) && !named.contains(&belongs.0) {
            log.remove_blob(id.room(), belongs).await?;
        }
    }
    Ok(seats.len())
}

/// Whether there is an album.
///
/// # Errors
/// When the log can't be read.
pub async fn has_album(log: &dyn Log, id: &AlbumId) -> Result<bool, StoreError> {
    Ok(log.blob(AlbumId::LIST, id.blob()).await?.is_some())
}

/// Forgets an album with all that belongs to it.
///
/// # Errors
/// When the log can't be written.
pub async fn forget_album(log: &dyn Log, id: &AlbumId) -> Result<(), StoreError> {
    log.remove(id.room()).await?;
    log.remove_blob(AlbumId::LIST, id.blob()).await
}
