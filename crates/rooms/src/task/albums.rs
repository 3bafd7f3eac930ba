//! Evenings that were kept. Their documents are blobs of the log, so that what holds for recordings holds for them: written
//! down before anybody hears of it, sealed, in every backup.
//!
//! Each album has a number of its own, below all rooms', and with it all that belongs to it. Which albums there are stands
//! in a list beside them: an album is in the list before it is written, and leaves it after it is gone, so that a kill at
//! any moment leaves nothing that nobody knows of. Its entry is a blob of its own, and so is every name that was taken out:
//! nodes of a cluster that do something at the same moment write different things, and none is lost.

use std::{collections::BTreeMap, net::IpAddr};

use bytes::Bytes;
use moonhare_rules::Seat;
use moonhare_store::{BlobId, RoomId};
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;

use super::{
    archive,
    request::Caller,
    rooms::Rooms,
    shared::{Shared, new_secret},
};
use crate::{
    Album, AlbumNames, AlbumView, KeepWish, RecordingKind, ReplayView, RoomCode, RoomRefusal, Secret,
    SecretHash, hex,
};

/// Album numbers begin below this.
const FIRST: i64 = -16;
/// What a room calls the album of a game, with when that began.
pub(super) const OF_ROOM: &str = "album-";
/// What an album calls a name that was taken out, with the seat; a room notes it, too, with the album's own note before it.
pub(super) const OUT: &str = "out-";
/// Hexadecimal digits of an album's address: 128 bits of chance.
const ID_DIGITS: usize = 32;
/// An album without its document is being written for so long, perhaps by another node; later, somebody was killed at it.
const WRITTEN_MS_MAX: u64 = 3_600_000;

/// The address of an album, which nobody can guess.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AlbumId(String);

impl AlbumId {
    /// The list is kept under a number that neither rooms nor albums have: an entry is called as its album.
    pub const LIST: RoomId = RoomId(-2);

    /// The album of this address, if it can be one.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let digit = |letter: u8| letter.is_ascii_digit() || (b'a'..=b'f').contains(&letter);
        (text.len() == ID_DIGITS && text.bytes().all(digit)).then(|| Self(text.to_owned()))
    }

    /// Its text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Where its blobs are; the album's own is known by the whole address, so that two can never be mixed up.
    pub(super) fn room(&self) -> RoomId {
        let number = i64::from_str_radix(&self.0[..15], 16).unwrap_or(0);
        RoomId(FIRST - number)
    }

    /// What its entry in the list is called, and its document.
    pub(super) fn blob(&self) -> BlobId {
        BlobId(self.0.clone())
    }
}

/// An evening that is kept now.
#[derive(Clone, Debug, Serialize)]
pub struct KeptAlbum {
    /// Its address.
    pub id: AlbumId,
    /// What it can be deleted with; only for who kept it first.
    pub key: Option<Secret>,
}

/// What the list says of an album.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Listed {
    kept_ms: u64,
    bytes: u64,
}

/// One at a time on this node: the log of a single machine counts on it.
pub(super) type Lists = Mutex<()>;

/// What a room notes of the album of a game that began then.
fn of_room(began_ms: u64) -> BlobId {
    BlobId(format!("{OF_ROOM}{began_ms}"))
}

/// How what a room notes of a name begins that was taken out of that album.
fn out_of_room(began_ms: u64) -> String {
    format!("{OF_ROOM}{began_ms}-{OUT}")
}

/// The seats whose names were taken out, of blobs whose names begin so.
fn seats_out<'a>(blobs: &'a [BlobId], prefix: &'a str) -> impl Iterator<Item = Seat> + 'a {
    blobs.iter().filter_map(move |BlobId(name)| name.strip_prefix(prefix)?.parse().ok().map(Seat))
}

impl Rooms {
    /// Keeps the latest game of a room that is over, for somebody who played in it, also when the next one was begun
    /// meanwhile. Kept already, it is not kept again: everybody at the table gets the same address. A name that was taken out
    /// of an album of this game stays out of the next.
    ///
    /// # Errors
    /// When no game is over, the secret is nobody's who played, or the server holds as much as it may.
    pub async fn keep_album(
        &self,
        code: RoomCode,
        secret: String,
        address: Option<IpAddr>,
        wish: KeepWish,
    ) -> Result<KeptAlbum, RoomRefusal> {
        let shared = self.shared();
        let key = new_secret();
        let mut album = self.evening(code, secret, address, wish, key.hash()).await?;
        let now_ms = album.kept_ms;
        let _one = shared.album_lists.lock().await;
        if let Some(kept) = self.album_of_room(code, album.began_ms).await? {
            return Ok(KeptAlbum { id: kept, key: None });
        }
        self.without_names_out(code, &mut album).await?;
        let voices = if wish.voices { self.voices(code, &album).await? } else { BTreeMap::new() };
        album.rename_performances(|_, id| voices.get(id).map(|(hash, _)| hash.clone()));
        let document = Bytes::from(serde_json::to_vec(&album).map_err(|_| RoomRefusal::StorageFailed)?);
        let bytes = voices.values().map(|(_, bytes)| bytes.len() as u64).sum::<u64>() + document.len() as u64;
        if bytes > shared.quotas().album_bytes_max {
            return Err(RoomRefusal::AlbumTooLarge);
        }
        shared.stock.add_album(bytes, &shared.quotas())?;
        let id = AlbumId(new_secret().reveal().to_owned());
        let written = self.write_album(&id, document, voices, Listed { kept_ms: now_ms, bytes }).await;
        if let Err(refusal) = written {
            shared.stock.remove_album(bytes);
            return Err(refusal);
        }
        // Somebody may have kept it on another node meanwhile: theirs is the one that everybody gets.
        let noted = Bytes::copy_from_slice(id.0.as_bytes());
        let first = shared.log.create_blob(code.into(), of_room(album.began_ms), noted).await;
        if first.map_err(|error| failed(&error))? {
            return Ok(KeptAlbum { id, key: Some(key) });
        }
        self.remove_album(&id).await?;
        let kept = self.album_of_room(code, album.began_ms).await?.ok_or(RoomRefusal::StorageFailed)?;
        Ok(KeptAlbum { id: kept, key: None })
    }

    /// The latest game of a room that is over, as an album of it would show it to somebody who played in it; nothing is kept.
    ///
    /// # Errors
    /// When no game is over, or the secret is nobody's who played.
    pub async fn unkept_album(
        &self,
        code: RoomCode,
        secret: String,
        address: Option<IpAddr>,
        days: u64,
    ) -> Result<AlbumView, RoomRefusal> {
        let wish = KeepWish { names: AlbumNames::Typed, voices: true };
        let mut album = self.evening(code, secret, address, wish, SecretHash::of("")).await?;
        self.without_names_out(code, &mut album).await?;
        aside(move || album.view(days)).await
    }

    /// The latest game of a room that is over, for somebody who played in it.
    async fn evening(
        &self,
        code: RoomCode,
        secret: String,
        address: Option<IpAddr>,
        wish: KeepWish,
        owner: SecretHash,
    ) -> Result<Album, RoomRefusal> {
        let shared = self.shared();
        let keeper = SecretHash::of(&secret);
        let reach = self.reach(code, Caller { address, secret: Some(secret) }, false).await?;
        archive::album(shared, reach, keeper, wish, owner, shared.clock.now_ms()).await?
    }

    /// Takes out of the album of a room's game what was taken out of one before.
    async fn without_names_out(&self, code: RoomCode, album: &mut Album) -> Result<(), RoomRefusal> {
        let noted = self.shared().log.blobs(code.into()).await.map_err(|error| failed(&error))?;
        for seat in seats_out(&noted, &out_of_room(album.began_ms)) {
            album.take_out_seat(seat);
        }
        Ok(())
    }

    /// In the list first, then what belongs to it, the document last: it is there when all is.
    async fn write_album(
        &self,
        id: &AlbumId,
        document: Bytes,
        voices: BTreeMap<String, (String, Bytes)>,
        listed: Listed,
    ) -> Result<(), RoomRefusal> {
        let shared = self.shared();
        let entry = serde_json::to_vec(&listed).map_err(|_| RoomRefusal::StorageFailed)?;
        put(shared, AlbumId::LIST, id.blob(), entry.into()).await?;
        for (hash, bytes) in voices.into_values() {
            put(shared, id.room(), BlobId(hash), bytes).await?;
        }
        put(shared, id.room(), id.blob(), document).await
    }

    /// The recordings that an album's clues name: their new names, which are their hashes, and their bytes.
    async fn voices(
        &self,
        code: RoomCode,
        album: &Album,
    ) -> Result<BTreeMap<String, (String, Bytes)>, RoomRefusal> {
        let mut voices = BTreeMap::new();
        for id in album.performances() {
            if let Some(bytes) = blob(self.shared(), code.into(), BlobId(id.clone())).await? {
                voices.insert(id, (hex(blake3::hash(&bytes).as_bytes()), bytes));
            }
        }
        Ok(voices)
    }

    /// The album of a room's game, if it was kept and is still there.
    async fn album_of_room(&self, code: RoomCode, began_ms: u64) -> Result<Option<AlbumId>, RoomRefusal> {
        let shared = self.shared();
        let Some(noted) = blob(shared, code.into(), of_room(began_ms)).await? else { return Ok(None) };
        let Some(id) = std::str::from_utf8(&noted).ok().and_then(AlbumId::of) else {
            tracing::error!(room = %code, began_ms, "which album a game was kept in can't be read; it is left as it is");
            return Err(RoomRefusal::AlbumDamaged);
        };
        if self.stored(&id).await?.is_some() {
            return Ok(Some(id));
        }
        // It was deleted: it may be kept anew.
        let forgotten = shared.log.remove_blob(code.into(), of_room(began_ms)).await;
        forgotten.map(|()| None).map_err(|error| failed(&error))
    }

    async fn stored(&self, id: &AlbumId) -> Result<Option<Album>, RoomRefusal> {
        let shared = self.shared();
        let Some(bytes) = blob(shared, id.room(), id.blob()).await? else { return Ok(None) };
        let belongs = shared.log.blobs(id.room()).await.map_err(|error| failed(&error))?;
        let out: Vec<Seat> = seats_out(&belongs, OUT).collect();
        let read = tokio::task::spawn_blocking(move || Album::read(&bytes)).await;
        match read {
            Ok(Ok(mut album)) => {
                out.into_iter().for_each(|seat| _ = album.take_out_seat(seat));
                Ok(Some(album))
            }
            Ok(Err(error)) => {
                tracing::error!(%error, "an album can't be read");
                Err(RoomRefusal::AlbumDamaged)
            }
            Err(_) => Err(RoomRefusal::AlbumDamaged),
        }
    }

    async fn found(&self, id: &AlbumId) -> Result<Album, RoomRefusal> {
        self.stored(id).await?.ok_or(RoomRefusal::AlbumNotFound)
    }

    /// An album, where albums stay for so many days.
    ///
    /// # Errors
    /// When there is none.
    pub async fn album(&self, id: &AlbumId, days: u64) -> Result<AlbumView, RoomRefusal> {
        let album = self.found(id).await?;
        aside(move || album.view(days)).await
    }

    /// One turn of an album as a seat saw it, or as everybody did.
    ///
    /// # Errors
    /// When there is no such album or turn.
    pub async fn replay(
        &self,
        id: &AlbumId,
        turn: u32,
        eyes: Option<Seat>,
    ) -> Result<ReplayView, RoomRefusal> {
        let album = self.found(id).await?;
        aside(move || album.replay(turn, eyes)).await?.ok_or(RoomRefusal::AlbumNotFound)
    }

    /// A recording that lies in an album.
    ///
    /// # Errors
    /// When there is none.
    pub async fn album_recording(
        &self,
        id: &AlbumId,
        hash: &str,
    ) -> Result<(RecordingKind, Bytes), RoomRefusal> {
        // One whose speaker's name was taken out is not there any more.
        if !self.found(id).await?.performances().iter().any(|performance| performance == hash) {
            return Err(RoomRefusal::UnknownRecording);
        }
        let bytes = blob(self.shared(), id.room(), BlobId(hash.to_owned())).await?;
        let bytes = bytes.ok_or(RoomRefusal::UnknownRecording)?;
        let kind = RecordingKind::of(&bytes).ok_or(RoomRefusal::UnknownRecording)?;
        Ok((kind, bytes))
    }

    /// Takes the name of whoever has, or ever had, this secret of a seat out of an album, and what they said. Who kept the
    /// album may do so for any seat, with the album's key: somebody who lost their secret can ask them.
    ///
    /// # Errors
    /// When there is no such album, the secret is nobody's in it, or the key is another one.
    pub async fn take_name_out(
        &self,
        id: &AlbumId,
        secret: &str,
        of: Option<Seat>,
        address: Option<IpAddr>,
    ) -> Result<(), RoomRefusal> {
        let shared = self.shared();
        let secret = SecretHash::of(secret);
        let room = self.found(id).await?.room;
        let acquaintances = match &room {
            Some(room) => match archive::acquaintances(shared, room, address).await {
                // The album outlives its room.
                Err(RoomRefusal::RoomNotFound | RoomRefusal::RoomDamaged) => None,
                acquaintances => acquaintances?,
            },
            None => None,
        };
        let _one = shared.album_lists.lock().await;
        let mut album = self.found(id).await?;
        let out = match of {
            Some(seat) if album.owner() == secret => {
                album.take_out_seat(seat).then_some(seat).into_iter().collect()
            }
            Some(_) => Vec::new(),
            None => {
                let mut out = album.take_out(secret);
                for person in acquaintances.iter().flat_map(|acquaintances| acquaintances.owners(secret)) {
                    out.extend(album.take_out_person(person));
                }
                out
            }
        };
        if out.is_empty() {
            return Err(RoomRefusal::UnknownSecret);
        }
        // What counts is that it was taken out: the document may be written by two at once.
        for seat in out {
            put(shared, id.room(), BlobId(format!("{OUT}{}", seat.0)), Bytes::from_static(b"out")).await?;
            // As long as the room is there, the game may be kept anew.
            if let (Some(room), Some(_)) = (&room, &acquaintances) {
                let noted = BlobId(format!("{}{}", out_of_room(album.began_ms), seat.0));
                put(shared, room.code.into(), noted, Bytes::from_static(b"out")).await?;
            }
        }
        let document = serde_json::to_vec(&album).map_err(|_| RoomRefusal::StorageFailed)?;
        put(shared, id.room(), id.blob(), document.into()).await?;
        self.forget_voices(id, &album).await?;
        // Deleted meanwhile, on another node, it stays deleted.
        if blob(shared, AlbumId::LIST, id.blob()).await?.is_none() {
            shared.log.remove(id.room()).await.map_err(|error| failed(&error))?;
            return Err(RoomRefusal::AlbumNotFound);
        }
        Ok(())
    }

    /// Deletes the recordings that no clue of an album names any more.
    async fn forget_voices(&self, id: &AlbumId, album: &Album) -> Result<(), RoomRefusal> {
        let shared = self.shared();
        let named = album.performances();
        for belongs in shared.log.blobs(id.room()).await.map_err(|error| failed(&error))? {
            let stays = belongs == id.blob() || belongs.0.starts_with(OUT) || named.contains(&belongs.0);
            if !stays {
                shared.log.remove_blob(id.room(), belongs).await.map_err(|error| failed(&error))?;
            }
        }
        Ok(())
    }

    /// Deletes an album for whoever has its key.
    ///
    /// # Errors
    /// When there is no such album, or the key is another one.
    pub async fn delete_album(&self, id: &AlbumId, key: &str) -> Result<(), RoomRefusal> {
        let _one = self.shared().album_lists.lock().await;
        let album = self.found(id).await?;
        if album.owner() != SecretHash::of(key) {
            return Err(RoomRefusal::UnknownSecret);
        }
        self.remove_album(id).await
    }

    /// Forgets an album with all that belongs to it.
    async fn remove_album(&self, id: &AlbumId) -> Result<(), RoomRefusal> {
        let shared = self.shared();
        shared.log.remove(id.room()).await.map_err(|error| failed(&error))?;
        let listed = listed(shared, id).await?;
        shared.log.remove_blob(AlbumId::LIST, id.blob()).await.map_err(|error| failed(&error))?;
        if let Some(listed) = listed {
            shared.stock.remove_album(listed.bytes);
        }
        Ok(())
    }

    /// All albums: where they are, and when they were kept. Those that a kill left without their document are forgotten.
    pub(super) async fn albums(&self) -> Result<Vec<(AlbumId, RoomId, u64)>, RoomRefusal> {
        let shared = self.shared();
        let mut found = Vec::new();
        for id in self.album_ids().await.map_err(|error| failed(&error))? {
            let _one = shared.album_lists.lock().await;
            let listed = match listed(shared, &id).await {
                Ok(Some(listed)) => listed,
                Ok(None) => continue,
                // It is told and left alone; the others grow old all the same.
                Err(RoomRefusal::AlbumDamaged) => continue,
                Err(refusal) => return Err(refusal),
            };
            if blob(shared, id.room(), id.blob()).await?.is_some() {
                let room = id.room();
                found.push((id, room, listed.kept_ms));
            } else if shared.clock.now_ms().saturating_sub(listed.kept_ms) > WRITTEN_MS_MAX {
                self.remove_album(&id).await?;
            }
        }
        Ok(found)
    }

    async fn album_ids(&self) -> Result<Vec<AlbumId>, moonhare_store::StoreError> {
        let names = self.shared().log.blobs(AlbumId::LIST).await?;
        let known = |BlobId(name): &BlobId| {
            let id = AlbumId::of(name);
            if id.is_none() {
                tracing::error!(entry = name, "an entry in the list of albums is none; it is left as it is");
            }
            id
        };
        Ok(names.iter().filter_map(known).collect())
    }

    /// Deletes an album whose time is over.
    pub(super) async fn let_album_go(&self, id: &AlbumId) -> bool {
        let _one = self.shared().album_lists.lock().await;
        self.remove_album(id).await.is_ok()
    }

    /// How many albums the list tells of.
    pub(super) async fn count_albums(&self) -> Result<u64, moonhare_store::StoreError> {
        self.album_ids().await.map(|ids| ids.len() as u64)
    }
}

/// What takes a while is done beside the runtime.
async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, RoomRefusal> {
    tokio::task::spawn_blocking(work).await.map_err(|_| RoomRefusal::AlbumDamaged)
}

fn failed(error: &moonhare_store::StoreError) -> RoomRefusal {
    tracing::error!(%error, "an album could not be read or written");
    RoomRefusal::StorageFailed
}

async fn blob(shared: &Shared, room: RoomId, id: BlobId) -> Result<Option<Bytes>, RoomRefusal> {
    shared.log.blob(room, id).await.map_err(|error| failed(&error))
}

async fn put(shared: &Shared, room: RoomId, id: BlobId, bytes: Bytes) -> Result<(), RoomRefusal> {
    shared.log.put_blob(room, id, bytes).await.map_err(|error| failed(&error))
}

async fn listed(shared: &Shared, id: &AlbumId) -> Result<Option<Listed>, RoomRefusal> {
    let Some(bytes) = blob(shared, AlbumId::LIST, id.blob()).await? else { return Ok(None) };
    serde_json::from_slice(&bytes).map(Some).map_err(|error| {
        tracing::error!(album = id.as_str(), %error, "what the list says of an album can't be read; it is left as it is");
        RoomRefusal::AlbumDamaged
    })
}
