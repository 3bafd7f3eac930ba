//! Evenings that were kept. Their documents are blobs of the log, so that what holds for recordings holds for them: written
//! down before anybody hears of it, sealed, in every backup.
//!
//! Each album has a number of its own, below all rooms', and with it all that belongs to it. Which albums there are stands
//! in a few small lists beside them: an album is in its list before it is written, and leaves it after it is gone, so that
//! a kill at any moment leaves nothing that nobody knows of.

use std::collections::BTreeMap;

use bytes::Bytes;
use moonhare_rules::Seat;
use moonhare_store::{BlobId, RoomId};
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;

use super::{
    archive,
    request::Request,
    rooms::Rooms,
    shared::{Shared, new_secret},
};
use crate::{
    Album, AlbumView, KeepWish, RecordingKind, ReplayView, RoomCode, RoomRefusal, Secret, SecretHash, hex,
};

/// The lists are kept under a number that neither rooms nor albums have.
const LISTS: RoomId = RoomId(-2);
/// Album numbers begin below this.
const FIRST: i64 = -16;
/// What a room calls the album of its latest game.
const OF_ROOM: &str = "album";
/// Hexadecimal digits of an album's address: 128 bits of chance.
const ID_DIGITS: usize = 32;

/// The address of an album, which nobody can guess.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AlbumId(String);

impl AlbumId {
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
    fn room(&self) -> RoomId {
        let number = i64::from_str_radix(&self.0[..15], 16).unwrap_or(0);
        RoomId(FIRST - number)
    }

    fn list(&self) -> BlobId {
        BlobId(format!("albums-{}", &self.0[..2]))
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

/// What a list says of an album.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Listed {
    kept_ms: u64,
    bytes: u64,
}

/// What a room notes of its album.
#[derive(Debug, Serialize, Deserialize)]
struct OfRoom {
    began_ms: u64,
    id: AlbumId,
}

/// One at a time: lists are read, changed and written.
pub(super) type Lists = Mutex<()>;

type List = BTreeMap<AlbumId, Listed>;

impl Rooms {
    /// Keeps the latest game of a room, once it is over, for somebody who played in it. Kept already, it is not kept again:
    /// everybody at the table gets the same address.
    ///
    /// # Errors
    /// When the game is not over, the secret is nobody's who played, or the server holds as much as it may.
    pub async fn keep_album(
        &self,
        code: RoomCode,
        secret: String,
        wish: KeepWish,
    ) -> Result<KeptAlbum, RoomRefusal> {
        let shared = self.shared();
        let keeper = SecretHash::of(&secret);
        let look = |reply| Request::LookBack { secret: Some(secret), only_when_over: true, reply };
        let up_to = self.request(code, look).await?;
        let key = new_secret();
        let (owner, now_ms) = (key.hash(), shared.clock.now_ms());
        let mut album = archive::album(shared, code, up_to, keeper, wish, owner, now_ms).await??;
        let _one = shared.album_lists.lock().await;
        if let Some(kept) = self.album_of_room(code, album.began_ms).await? {
            return Ok(KeptAlbum { id: kept, key: None });
        }
        let voices = if wish.voices { self.voices(code, &album).await? } else { BTreeMap::new() };
        album.rename_performances(|id| voices.get(id).map(|(hash, _)| hash.clone()));
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
        let noted = OfRoom { began_ms: album.began_ms, id: id.clone() };
        let noted = serde_json::to_vec(&noted).map_err(|_| RoomRefusal::StorageFailed)?;
        put(shared, code.into(), BlobId(OF_ROOM.into()), noted.into()).await?;
        Ok(KeptAlbum { id, key: Some(key) })
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
        change_list(shared, id, |list| _ = list.insert(id.clone(), listed)).await?;
        for (hash, bytes) in voices.into_values() {
            put(shared, id.room(), BlobId(hash), bytes).await?;
        }
        put(shared, id.room(), BlobId(id.0.clone()), document).await
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
        let noted = blob(self.shared(), code.into(), BlobId(OF_ROOM.into())).await?;
        let noted = noted.and_then(|bytes| serde_json::from_slice::<OfRoom>(&bytes).ok());
        let Some(OfRoom { id, .. }) = noted.filter(|noted| noted.began_ms == began_ms) else {
            return Ok(None);
        };
        Ok(self.stored(&id).await?.map(|_| id))
    }

    async fn stored(&self, id: &AlbumId) -> Result<Option<Album>, RoomRefusal> {
        let Some(bytes) = blob(self.shared(), id.room(), BlobId(id.0.clone())).await? else {
            return Ok(None);
        };
        let read = tokio::task::spawn_blocking(move || Album::read(&bytes)).await;
        match read {
            Ok(Ok(album)) => Ok(Some(album)),
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
        if hash == id.0 {
            return Err(RoomRefusal::UnknownRecording);
        }
        let bytes = blob(self.shared(), id.room(), BlobId(hash.to_owned())).await?;
        let bytes = bytes.ok_or(RoomRefusal::UnknownRecording)?;
        let kind = RecordingKind::of(&bytes).ok_or(RoomRefusal::UnknownRecording)?;
        Ok((kind, bytes))
    }

    /// Takes the name of whoever has this secret of a seat out of an album.
    ///
    /// # Errors
    /// When there is no such album, or the secret is nobody's in it.
    pub async fn take_name_out(&self, id: &AlbumId, secret: &str) -> Result<(), RoomRefusal> {
        let shared = self.shared();
        let _one = shared.album_lists.lock().await;
        let mut album = self.found(id).await?;
        if !album.take_out(SecretHash::of(secret)) {
            return Err(RoomRefusal::UnknownSecret);
        }
        let document = serde_json::to_vec(&album).map_err(|_| RoomRefusal::StorageFailed)?;
        put(shared, id.room(), BlobId(id.0.clone()), document.into()).await
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
        let mut gone = None;
        change_list(shared, id, |list| gone = list.remove(id)).await?;
        if let Some(gone) = gone {
            shared.stock.remove_album(gone.bytes);
        }
        Ok(())
    }

    /// All albums: where they are, and when they were kept. Those that a kill left without their document are forgotten.
    pub(super) async fn albums(&self) -> Result<Vec<(AlbumId, RoomId, u64)>, RoomRefusal> {
        let shared = self.shared();
        let mut found = Vec::new();
        for part in 0..=u8::MAX {
            let _one = shared.album_lists.lock().await;
            let list = read_list(shared, &BlobId(format!("albums-{part:02x}"))).await?;
            for (id, listed) in list {
                if blob(shared, id.room(), BlobId(id.0.clone())).await?.is_some() {
                    let room = id.room();
                    found.push((id, room, listed.kept_ms));
                } else {
                    self.remove_album(&id).await?;
                }
            }
        }
        Ok(found)
    }

    /// Deletes an album whose time is over.
    pub(super) async fn let_album_go(&self, id: &AlbumId) -> bool {
        let _one = self.shared().album_lists.lock().await;
        self.remove_album(id).await.is_ok()
    }

    /// How many albums the lists tell of.
    pub(super) async fn count_albums(&self) -> Result<u64, moonhare_store::StoreError> {
        let mut count = 0;
        for part in 0..=u8::MAX {
            let list = self.shared().log.blob(LISTS, BlobId(format!("albums-{part:02x}"))).await?;
            let list = list.and_then(|bytes| serde_json::from_slice::<List>(&bytes).ok());
            count += list.map_or(0, |list| list.len() as u64);
        }
        Ok(count)
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

async fn read_list(shared: &Shared, id: &BlobId) -> Result<List, RoomRefusal> {
    let Some(bytes) = blob(shared, LISTS, id.clone()).await? else { return Ok(List::new()) };
    serde_json::from_slice(&bytes).map_err(|_| RoomRefusal::AlbumDamaged)
}

async fn change_list(
    shared: &Shared,
    id: &AlbumId,
    change: impl FnOnce(&mut List),
) -> Result<(), RoomRefusal> {
    let mut list = read_list(shared, &id.list()).await?;
    change(&mut list);
    let bytes = serde_json::to_vec(&list).map_err(|_| RoomRefusal::StorageFailed)?;
    put(shared, LISTS, id.list(), bytes.into()).await
}
