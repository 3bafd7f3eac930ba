//! The rooms of a house of many nodes: each is read and played through as a node would, while the house goes on.

use moonhare_rooms::{Log, Position, RoomId, SqliteLog, StoreError};

use super::{Findings, first_unreadable, keep};

/// Rooms that are asked for at once.
const PAGE: u32 = 256;

/// Reads everything that the house keeps; nothing is changed there. Whole rooms are written to another log, if there is one,
/// and of those that can't be understood what comes before.
pub(super) async fn look_through(log: &dyn Log, saved: Option<&SqliteLog>) -> anyhow::Result<Findings> {
    let mut findings = Findings::default();
    for room in rooms(log).await? {
        let mut problems = Vec::new();
        let (mut records, mut readable) = match log.read(room, Position::START).await {
            Ok(records) => {
                let readable = records.len();
                (records, readable)
            }
            // A log gives whole rooms or none, but says how far this one goes.
            Err(StoreError::DamagedRoom { room, position, detail }) => {
                problems.push(StoreError::DamagedRoom { room, position, detail }.to_string());
                (Vec::new(), usize::try_from(position.0).unwrap_or(0).saturating_sub(1))
            }
            Err(error) => return Err(error.into()),
        };
        if let Some((position, unreadable)) = first_unreadable(&records) {
            records.truncate(position);
            readable = position;
            problems.push(unreadable);
        }
        let mut blobs = Vec::new();
        for id in log.blobs(room).await? {
            match log.blob(room, id.clone()).await {
                Ok(bytes) => blobs.extend(bytes.map(|bytes| (id, bytes))),
                Err(error @ StoreError::DamagedBlob { .. }) => problems.push(error.to_string()),
                Err(error) => return Err(error.into()),
            }
        }
        findings.note(room, readable, blobs.len(), problems);
        if let Some(saved) = saved {
            keep(saved, room, &records, blobs).await?;
        }
    }
    Ok(findings)
}

/// Every number under which the house keeps anything, in order.
async fn rooms(log: &dyn Log) -> Result<Vec<RoomId>, StoreError> {
    let mut rooms = log.blob_rooms().await?;
    let mut after = None;
    loop {
        let heads = log.heads(after, PAGE).await?;
        let Some(last) = heads.last() else { break };
        after = Some(last.room);
        rooms.extend(heads.iter().map(|head| head.room));
    }
    rooms.sort_unstable();
    rooms.dedup();
    Ok(rooms)
}

#[cfg(test)]
mod tests {
    use moonhare_rooms::{BlobId, MemoryLog, Record};

    use super::*;

    const LOG: &str = include_str!("../../../rooms/tests/logs/0.1/classic-claim.jsonl");

    #[tokio::test]
    async fn rooms_that_no_node_could_fold_are_named_and_saved_as_far_as_they_go() {
        let log = MemoryLog::new();
        let whole: Vec<Record> = LOG.lines().map(|line| Record::from(line.to_owned())).collect();
        let mut broken = whole.clone();
        broken[4] = Record::from_static(br#"{"t":1,"e":[{"flew_to_the_moon":{}}]}"#);
        log.append(RoomId(1), Position::START, whole.clone()).await.unwrap();
        log.append(RoomId(2), Position::START, broken).await.unwrap();
        // An album has blobs and no records.
        log.put_blob(RoomId(-40), BlobId("leaf".into()), "x".into()).await.unwrap();
        let folder = tempfile::tempdir().unwrap();
        let saved = SqliteLog::open(folder.path()).await.unwrap();
        let findings = look_through(&log, Some(&saved)).await.unwrap();
        assert_eq!((findings.rooms, findings.recordings), (2, 1));
        assert_eq!(findings.records, whole.len() + 4);
        let [damaged] = &findings.damaged[..] else { panic!("{:?}", findings.damaged) };
        assert_eq!(damaged.readable, 4);
        assert!(damaged.problems[0].contains("position 5"), "{:?}", damaged.problems);
        assert_eq!(saved.read(RoomId(1), Position::START).await.unwrap(), whole);
        assert_eq!(saved.read(RoomId(2), Position::START).await.unwrap(), whole[..4]);
        assert!(saved.blob(RoomId(-40), BlobId("leaf".into())).await.unwrap().is_some());
    }
}
