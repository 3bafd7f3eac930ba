//! Packs that were painted at one node of a house hang at all of them: their files are blobs of its log.
//!
//! Each node compares its shelf with the list in the log from time to time. What was painted here and is not listed is brought there, and
//! what is listed and not here is fetched. Two who paint the same order paint the same, so that nobody needs to be asked.

use std::{
    collections::BTreeSet,
    fs,
    path::{Component, Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use anyhow::{Context, ensure};
use bytes::Bytes;
use moonhare_packs::Pack;
use moonhare_rooms::{BlobId, Log, RoomId};
use tokio::time::MissedTickBehavior;

use super::{shelf::PackShelf, studio::is_painted};

/// How often a node looks what others have painted.
const LOOKED_AT_EVERY: Duration = Duration::from_secs(2);

/// An entry for each pack, with the names of its files: it comes last, so that whoever finds it finds them.
const LIST: RoomId = RoomId(RoomId::UNCOUNTED_BELOW.0 - 7);
/// The files.
const FILES: RoomId = RoomId(RoomId::UNCOUNTED_BELOW.0 - 8);

/// Whether what is kept under this number belongs to painted packs.
pub(crate) fn is_of_packs(room: RoomId) -> bool {
    room == LIST || room == FILES
}

/// Keeps a shelf and the list alike, as long as there is the shelf.
pub(crate) async fn keep_alike(shelf: Arc<PackShelf>, log: Arc<dyn Log>) {
    let mut looks = tokio::time::interval(LOOKED_AT_EVERY);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let shelf = Arc::downgrade(&shelf);
    loop {
        looks.tick().await;
        let Some(shelf) = shelf.upgrade() else { return };
        if let Err(error) = compare(&shelf, &*log).await {
            tracing::debug!("painted packs of the house could not be looked at: {error:#}");
        }
    }
}

async fn compare(shelf: &PackShelf, log: &dyn Log) -> anyhow::Result<()> {
    let listed: BTreeSet<String> = log.blobs(LIST).await?.into_iter().map(|BlobId(id)| id).collect();
    let packs = shelf.packs();
    let painted = packs.iter().filter(|pack| is_painted(pack) && !listed.contains(&pack.id));
    for pack in painted {
        hang(log, &pack.id, &shelf.folder().join(&pack.id)).await?;
        tracing::info!(pack = pack.id, "a painted pack is at every node of the house now");
    }
    for id in listed.iter().filter(|id| packs.get(id).is_none()) {
        match fetch(log, id, shelf.folder()).await {
            Ok(pack) => shelf.add(pack),
            Err(error) => tracing::warn!("the painted pack {id} could not be fetched: {error:#}"),
        }
    }
    Ok(())
}

/// Brings the painted packs of a folder into a house.
pub(crate) async fn hang_all(log: &dyn Log, packs: &Path) -> anyhow::Result<()> {
    for entry in fs::read_dir(packs).into_iter().flatten().flatten() {
        if let Ok(pack) = Pack::read(&entry.path())
            && is_painted(&pack)
        {
            hang(log, &pack.id, &entry.path()).await?;
        }
    }
    Ok(())
}

/// Brings all painted packs of a house into a folder.
pub(crate) async fn fetch_all(log: &dyn Log, packs: &Path) -> anyhow::Result<()> {
    for BlobId(id) in log.blobs(LIST).await? {
        if !packs.join(&id).exists() {
            fetch(log, &id, packs).await?;
        }
    }
    Ok(())
}

/// Brings a pack into the log.
async fn hang(log: &dyn Log, id: &str, folder: &Path) -> anyhow::Result<()> {
    let folder = folder.to_owned();
    let files = tokio::task::spawn_blocking(move || files_in(&folder)).await??;
    let names: Vec<&String> = files.iter().map(|(name, _)| name).collect();
    let list = serde_json::to_vec(&names)?;
    for (name, bytes) in &files {
        log.put_blob(FILES, BlobId(format!("{id}/{name}")), bytes.clone()).await?;
    }
    log.put_blob(LIST, BlobId(id.to_owned()), list.into()).await?;
    Ok(())
}

/// Fetches a pack into a folder of packs. It is there as a whole or not at all.
async fn fetch(log: &dyn Log, id: &str, packs: &Path) -> anyhow::Result<Pack> {
    ensure!(is_plain(Path::new(id)) && !id.contains('/'), "{id:?} is no name of a pack");
    let list = log.blob(LIST, BlobId(id.to_owned())).await?.context("it is not listed")?;
    let names: Vec<String> = serde_json::from_slice(&list)?;
    let mut files = Vec::new();
    for name in names {
        ensure!(is_plain(Path::new(&name)), "{name:?} is no name of a file");
        let bytes = log.blob(FILES, BlobId(format!("{id}/{name}"))).await?;
        files.push((name.clone(), bytes.with_context(|| format!("{name} is missing"))?));
    }
    let (packs, id) = (packs.to_owned(), id.to_owned());
    tokio::task::spawn_blocking(move || unpack(&packs, &id, &files)).await?
}

fn unpack(packs: &Path, id: &str, files: &[(String, Bytes)]) -> anyhow::Result<Pack> {
    fs::create_dir_all(packs)?;
    let partial = tempfile::Builder::new().prefix(".fetched-").tempdir_in(packs)?;
    let folder = partial.path().join(id);
    for (name, bytes) in files {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().context("a file is in a folder")?)?;
        fs::write(path, bytes)?;
    }
    // What is broken is refused before it has a name.
    let read = Pack::read(&folder).map_err(|refused| anyhow::anyhow!("{refused}"))?;
    fs::rename(&folder, packs.join(id))?;
    Ok(read)
}

/// Every file of a folder, and of the folders in it, with its name from there on.
fn files_in(folder: &Path) -> anyhow::Result<Vec<(String, Bytes)>> {
    let (mut files, mut folders) = (Vec::new(), vec![PathBuf::new()]);
    while let Some(within) = folders.pop() {
        for entry in fs::read_dir(folder.join(&within))? {
            let entry = entry?;
            let name = within.join(entry.file_name());
            if entry.file_type()?.is_dir() {
                folders.push(name);
            } else if is_plain(&name) {
                let bytes = fs::read(entry.path())?.into();
                files.push((name.to_string_lossy().into_owned(), bytes));
            }
        }
    }
    files.sort_by(|(one, _), (other, _)| one.cmp(other));
    Ok(files)
}

/// Whether a name leads nowhere but further in, and is written as packs write theirs.
fn is_plain(name: &Path) -> bool {
    let fits = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
    let plain = |part: Component<'_>| match part {
        Component::Normal(part) => {
            part.to_str().is_some_and(|part| !part.starts_with('.') && part.chars().all(fits))
        }
        _ => false,
    };
    name.components().count() > 0 && name.components().all(plain)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use moonhare_packs::{Finish, Order, THEMES};
    use moonhare_rooms::MemoryLog;

    use super::super::own::no_boxes;
    use super::*;

    fn paint(data: &Path, seed: u64) -> String {
        let finish = Some(Finish::Plain);
        let order = Order { cards: 1, width: 60, finish, ..Order::new(&THEMES[0], seed) };
        order.paint(&data.join("packs").join(&order.id), &AtomicBool::new(false), &|_| ()).unwrap();
        order.id
    }

    #[tokio::test]
    async fn what_one_node_paints_hangs_at_all_and_in_folders_that_the_house_moves_to() {
        let log = MemoryLog::new();
        let folders = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let ids = [paint(folders[0].path(), 1), paint(folders[1].path(), 2)];
        let shelves = folders.each_ref().map(|data| PackShelf::load(data.path(), no_boxes(data.path())));
        for shelf in [&shelves[0], &shelves[1], &shelves[0]] {
            compare(shelf, &log).await.unwrap();
        }
        for id in &ids {
            let [one, other] = shelves.each_ref().map(|shelf| shelf.packs().get(id).unwrap().revision());
            assert_eq!(one, other, "{id}");
        }
        let moved = tempfile::tempdir().unwrap();
        fetch_all(&log, moved.path()).await.unwrap();
        let again = MemoryLog::new();
        hang_all(&again, moved.path()).await.unwrap();
        assert_eq!(again.blobs(LIST).await.unwrap(), log.blobs(LIST).await.unwrap());
    }

    #[tokio::test]
    async fn a_pack_that_is_not_whole_or_leads_elsewhere_is_not_taken() {
        let log = MemoryLog::new();
        let (from, to) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let id = paint(from.path(), 1);
        hang_all(&log, &from.path().join("packs")).await.unwrap();
        let picture =
            log.blobs(FILES).await.unwrap().into_iter().find(|blob| blob.0.ends_with(".webp")).unwrap();
        log.put_blob(FILES, picture, "torn".into()).await.unwrap();
        assert!(fetch(&log, &id, to.path()).await.is_err());
        log.put_blob(LIST, BlobId("elsewhere".into()), r#"["../../etc/passwd"]"#.into()).await.unwrap();
        assert!(fetch(&log, "elsewhere", to.path()).await.is_err());
        assert!(fetch(&log, "../elsewhere", to.path()).await.is_err());
        assert_eq!(fs::read_dir(to.path()).unwrap().count(), 0, "and nothing is left of it");
    }
}
