//! `moonhare import`: all tables of a data folder to a house of many nodes, and back.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use anyhow::{Context, bail, ensure};
use moonhare_rooms::{Log, Position, Record, Room, RoomCode, RoomId, SqliteLog};

use crate::serve::{
    cluster, gallery,
    own::{self, Moved, move_boxes},
};
use crate::whose::Owner;

/// Bring all tables from a data folder to a house of many nodes, or back
///
/// Room by room, each read back and compared. What is there already and equal is left as it is, so an import that was cut off
/// can be done again; what is there and different is never written over. The server of a data folder has to be stopped; its own
/// packs and reports stay where they are.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// A data folder, or NATS servers such as nats://a:4222,nats://b:4222
    #[arg(value_name = "FROM")]
    from: String,

    /// NATS servers, or a data folder, which is made if it is not there
    #[arg(value_name = "TO")]
    to: String,

    /// The name of the house on the NATS servers
    #[arg(long, env = "MOONHARE_CLUSTER_NAME", value_name = "NAME")]
    cluster_name: Option<String>,

    /// A file with user:password for the NATS servers, or with a token
    #[arg(long, env = "MOONHARE_CLUSTER_LOGIN_FILE", value_name = "FILE")]
    cluster_login_file: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  moonhare import /var/lib/moonhare nats://a:4222,nats://b:4222,nats://c:4222
  moonhare import nats://a:4222 /var/lib/moonhare-again";

/// Rooms that are listed together.
const PAGE: u32 = 256;
/// Records that go down together, and their bytes.
const RECORDS_AT_ONCE: usize = 256;
const BYTES_AT_ONCE: usize = 512 * 1024;

/// What was copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Copied {
    rooms: usize,
    records: usize,
    blobs: usize,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    // A folder that is not there yet becomes whose the other one is.
    let [from_owner, to_owner] = [&args.from, &args.to].map(|place| Owner::of(Path::new(place)));
    let (from, to) = runtime.block_on(async {
        let from = open(&args.from, args, false).await?;
        anyhow::Ok((from, open(&args.to, args, true).await?))
    })?;
    let [from_house, to_house] = [&args.from, &args.to].map(|place| is_house(place));
    let left_out = |room| from_house && !to_house && (own::is_of_boxes(room) || gallery::is_of_packs(room));
    let Copied { rooms, records, blobs } = runtime.block_on(copy_all(&*from, &*to, left_out))?;
    let boxes = match [from_house, to_house] {
        [false, true] => {
            runtime.block_on(gallery::hang_all(&*to, &Path::new(&args.from).join("packs")))?;
            move_boxes(Path::new(&args.from), Arc::clone(&to), runtime.handle().clone(), Moved::In)?
        }
        [true, false] => {
            runtime.block_on(gallery::fetch_all(&*from, &Path::new(&args.to).join("packs")))?;
            move_boxes(Path::new(&args.to), Arc::clone(&from), runtime.handle().clone(), Moved::Out)?
        }
        // From house to house they go with the log.
        _ => 0,
    };
    runtime.block_on(async {
        from.close().await?;
        to.close().await
    })?;
    for (place, owner) in [(&args.from, from_owner), (&args.to, to_owner.or(from_owner))] {
        if let Some(owner) = owner.filter(|_| !is_house(place)) {
            owner.give(Path::new(place)).with_context(|| format!("{place} can't be given to its owner"))?;
        }
    }
    let place = if to_house { cluster::shown(&args.to) } else { args.to.clone() };
    println!(
        "{rooms} rooms, {records} records, {blobs} recordings, drafts and albums, {boxes} boxes of pictures are at {place}"
    );
    Ok(())
}

/// Servers, and no folder.
fn is_house(place: &str) -> bool {
    place.contains("://")
}

async fn open(place: &str, args: &Args, new: bool) -> anyhow::Result<Arc<dyn Log>> {
    if is_house(place) {
        let (name, login) = (args.cluster_name.as_deref(), args.cluster_login_file.as_deref());
        return Ok(Arc::new(cluster::open(place, name, login).await?));
    }
    let folder = Path::new(place);
    ensure!(new || folder.exists(), "{place} is no data folder, and no address such as nats://a:4222");
    Ok(Arc::new(SqliteLog::open(folder).await?))
}

/// Copies every room with its blobs, and compares. What has no records may be left out.
pub(crate) async fn copy_all(
    from: &dyn Log,
    to: &dyn Log,
    left_out: impl Fn(RoomId) -> bool,
) -> anyhow::Result<Copied> {
    let mut copied = Copied::default();
    let mut after = None;
    loop {
        let heads = from.heads(after, PAGE).await?;
        let Some(last) = heads.last() else { break };
        after = Some(last.room);
        for head in heads {
            let (records, blobs) = copy_room(from, to, head.room)
                .await
                .with_context(|| format!("room {}", name_of(head.room)))?;
            copied.rooms += 1;
            copied.records += records;
            copied.blobs += blobs;
        }
    }
    // Albums, and what sweeps know of old rooms, stand beside the rooms and have no records.
    for room in from.blob_rooms().await? {
        if !left_out(room) && from.read(room, Position::START).await?.is_empty() {
            copied.blobs += copy_blobs(from, to, room).await?;
        }
    }
    Ok(copied)
}

async fn copy_room(from: &dyn Log, to: &dyn Log, room: RoomId) -> anyhow::Result<(usize, usize)> {
    let records = from.read(room, Position::START).await?;
    if let Ok(code) = u64::try_from(room.0).map(RoomCode::numbered)
        && let Some(code) = code
    {
        Room::from_records(code, records.iter().map(|record| &record[..]))?;
    }
    let there = to.read(room, Position::START).await?;
    if !records.starts_with(&there) {
        bail!("it is there already, and different; nothing of it was changed");
    }
    let mut position = there.len();
    for part in parts(&records[position..]) {
        position = to.append(room, Position(position as u64), part.to_vec()).await?.0 as usize;
    }
    ensure!(to.read(room, Position::START).await? == records, "it is not the same when it is read back");
    let blobs = copy_blobs(from, to, room).await?;
    Ok((records.len(), blobs))
}

/// Records in as many parts as go down together.
fn parts(records: &[Record]) -> Vec<&[Record]> {
    let (mut parts, mut begin, mut bytes) = (Vec::new(), 0, 0);
    for (at, record) in records.iter().enumerate() {
        if at > begin && (at - begin == RECORDS_AT_ONCE || bytes + record.len() > BYTES_AT_ONCE) {
            parts.push(&records[begin..at]);
            (begin, bytes) = (at, 0);
        }
        bytes += record.len();
    }
    if begin < records.len() {
        parts.push(&records[begin..]);
    }
    parts
}

async fn copy_blobs(from: &dyn Log, to: &dyn Log, room: RoomId) -> anyhow::Result<usize> {
    let ids = from.blobs(room).await?;
    for id in &ids {
        // Gone since it was listed: a recording that nobody can have any more.
        let Some(bytes) = from.blob(room, id.clone()).await? else { continue };
        to.put_blob(room, id.clone(), bytes.clone()).await?;
        ensure!(
            to.blob(room, id.clone()).await?.as_ref() == Some(&bytes),
            "the blob {} is not the same",
            id.0
        );
    }
    Ok(ids.len())
}

fn name_of(room: RoomId) -> String {
    let code = u64::try_from(room.0).ok().and_then(RoomCode::numbered);
    code.map_or_else(|| room.0.to_string(), |code| code.to_string())
}

#[cfg(test)]
mod tests {
    use moonhare_rooms::{BlobId, MemoryLog};

    use super::*;

    /// Not the code of any room, so that its records may be anything.
    const ROOM: RoomId = RoomId(-7);

    #[test]
    fn parts_are_all_records_in_order_and_none_too_large() {
        let records: Vec<Record> = (0..1_000).map(|number| Record::from(vec![0; number * 7])).collect();
        let parts = parts(&records);
        assert_eq!(parts.concat(), records);
        let bytes = |part: &&[Record]| part.iter().map(Record::len).sum::<usize>();
        assert!(parts.iter().all(|part| part.len() <= RECORDS_AT_ONCE && bytes(part) <= BYTES_AT_ONCE));
    }

    #[tokio::test]
    async fn an_import_that_was_cut_off_goes_on_and_what_differs_is_left_alone() {
        let (from, to) = (MemoryLog::new(), MemoryLog::new());
        let records: Vec<Record> = ["a", "b", "c"].map(Record::from).to_vec();
        from.append(ROOM, Position::START, records.clone()).await.unwrap();
        from.put_blob(ROOM, BlobId("song".into()), "la".into()).await.unwrap();
        from.put_blob(RoomId(-20), BlobId("album".into()), "an evening".into()).await.unwrap();
        to.append(ROOM, Position::START, records[..2].to_vec()).await.unwrap();
        for _ in 0..2 {
            let copied = copy_all(&from, &to, |_| false).await.unwrap();
            assert_eq!(copied, Copied { rooms: 1, records: 3, blobs: 2 });
            assert_eq!(to.read(ROOM, Position::START).await.unwrap(), records);
            assert_eq!(to.blob(ROOM, BlobId("song".into())).await.unwrap().unwrap(), "la");
            assert_eq!(to.blob(RoomId(-20), BlobId("album".into())).await.unwrap().unwrap(), "an evening");
        }
        to.append(ROOM, Position(3), vec!["played on".into()]).await.unwrap();
        let refused = format!("{:#}", copy_all(&from, &to, |_| false).await.unwrap_err());
        assert!(refused.contains("room -7") && refused.contains("different"), "{refused}");
        assert_eq!(to.read(ROOM, Position::START).await.unwrap().len(), 4);
    }
}
