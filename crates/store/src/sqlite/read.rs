//! Reading what was written, and noticing where it is not as it was.

use std::collections::{BTreeSet, HashMap};

use sqlx::{Connection, Row, SqliteConnection, sqlite::SqliteRow};

use super::{
    journal::{Group, Sealed, Unsettled, replay},
    mark::Reached,
    schema,
};
use crate::{Position, Record, RoomId, StoreError, memory::check_record, seal::Seal};

/// A room's rows after a position, unchecked.
#[derive(Debug)]
pub(super) struct Settled {
    room: RoomId,
    after: Position,
    rows: Vec<Row3>,
    /// Where the rows should end, and the seal of that.
    end: Option<(Position, Vec<u8>)>,
    /// In a folder that is older than seals nothing has one.
    sealed: bool,
}

type Row3 = (Position, Record, Option<Vec<u8>>);

impl Settled {
    pub(super) async fn read(
        connection: &mut SqliteConnection,
        room: RoomId,
        after: Position,
    ) -> Result<Self, sqlx::Error> {
        // One moment for both tables.
        let mut transaction = connection.begin().await?;
        let settled = Self::read_sealed(&mut transaction, room, after).await?;
        transaction.commit().await?;
        Ok(settled)
    }

    async fn read_sealed(
        connection: &mut SqliteConnection,
        room: RoomId,
        after: Position,
    ) -> Result<Self, sqlx::Error> {
        let end = sqlx::query("SELECT position, seal FROM room_end WHERE room = ?")
            .bind(room.0)
            .fetch_optional(&mut *connection)
            .await?
            .map(|row| (position(&row), row.try_get(1).unwrap_or_default()));
        let rows = sqlx::query(
            "SELECT position, record, seal FROM log WHERE room = ? AND position > ? ORDER BY position",
        )
        .bind(room.0)
        .bind(after.0.cast_signed())
        .fetch_all(connection)
        .await?;
        let rows = rows.iter().map(|row| (position(row), record(row), row.try_get(2).unwrap_or_default()));
        Ok(Self { room, after, rows: rows.collect(), end, sealed: true })
    }

    /// The same for a folder that has taken fewer steps.
    pub(super) async fn read_unsealed(
        connection: &mut SqliteConnection,
        room: RoomId,
    ) -> Result<Self, sqlx::Error> {
        let rows = sqlx::query("SELECT position, record FROM log WHERE room = ? ORDER BY position")
            .bind(room.0)
            .fetch_all(connection)
            .await?;
        let rows = rows.iter().map(|row| (position(row), record(row), None));
        Ok(Self { room, after: Position::START, rows: rows.collect(), end: None, sealed: false })
    }

    /// The room's records, these and the latest, up to the first that is not as it was written; and what is wrong there.
    pub(super) fn followed_by(self, latest: Vec<(Position, Sealed)>) -> (Vec<Record>, Option<StoreError>) {
        let Self { room, after, rows, end, sealed } = self;
        let mut records = Vec::with_capacity(rows.len() + latest.len());
        let damaged = |position: Position, detail: String| StoreError::DamagedRoom { room, position, detail };
        for (position, record, seal) in rows {
            let expected = after.plus(records.len() + 1);
            if position != expected {
                return (records, Some(damaged(expected, "it is missing".into())));
            }
            if sealed && let Err(broken) = Seal::of_record(room, position, &record).check(seal.as_deref()) {
                return (records, Some(damaged(expected, broken.to_string())));
            }
            records.push(record);
        }
        let next = after.plus(records.len() + 1);
        let is_end = match &end {
            _ if !sealed => Ok(()),
            Some((end, seal)) => match Seal::of_end(room, *end).check(Some(seal)) {
                Ok(()) if end.0 >= next.0 => Err("it is missing".into()),
                Ok(()) if !records.is_empty() && end.0 + 1 < next.0 => Err("the room ends before it".into()),
                Ok(()) => Ok(()),
                Err(broken) => Err(format!("of the room's end, {broken}")),
            },
            None if records.is_empty() => Ok(()),
            None => Err("the room's end is missing".into()),
        };
        if let Err(detail) = is_end {
            return (records, Some(damaged(next, detail)));
        }
        for (position, sealed) in latest {
            let expected = after.plus(records.len() + 1);
            // What settled in between is in both.
            if position < expected {
                continue;
            }
            if position > expected {
                return (records, Some(damaged(expected, "it is missing".into())));
            }
            match check_record(room, position, &sealed) {
                Ok(record) => records.push(record),
                Err(damage) => return (records, Some(damage)),
            }
        }
        (records, None)
    }
}

/// Damage can change the type of a column, too: what is none of ours is then seen by its place or its seal.
fn position(row: &SqliteRow) -> Position {
    Position(row.try_get::<i64, _>(0).unwrap_or_default().cast_unsigned())
}

fn record(row: &SqliteRow) -> Record {
    Record::from(row.try_get::<Vec<u8>, _>(1).unwrap_or_default())
}

/// What the last writer left in the journal, how far the log goes with it, and what can't be read of it. What had settled
/// by then is not in it any more.
pub(super) async fn journal(
    connection: &mut SqliteConnection,
) -> Result<(Unsettled, Reached, Option<String>), sqlx::Error> {
    let format = schema::format_of(connection).await?.1;
    let mut reached = Reached::NOTHING;
    if format < schema::WITH_JOURNAL {
        return Ok((Unsettled::default(), reached, None));
    }
    if format >= schema::WITH_SEALS {
        let row = sqlx::query("SELECT sequence, chain FROM settled").fetch_optional(&mut *connection).await?;
        let settled = row.and_then(|row| {
            let chain = Seal::stored(Some(row.try_get(1).ok()?)).ok()?;
            Some(Reached { sequence: row.try_get::<i64, _>(0).ok()?.cast_unsigned(), chain })
        });
        match settled {
            Some(settled) => reached = settled,
            None => {
                let detail = "how far it had settled can't be read";
                return Ok((Unsettled::default(), reached, Some(detail.into())));
            }
        }
    }
    let seal = if format >= schema::WITH_SEALS { "seal" } else { "NULL" };
    let rows = format!("SELECT id, appends, {seal} FROM journal ORDER BY id");
    let rows = sqlx::query(sqlx::AssertSqlSafe(rows)).fetch_all(&mut *connection).await?;
    let (mut groups, mut broken) = (Vec::new(), None);
    for row in rows {
        let id: i64 = row.try_get(0)?;
        let (bytes, stored): (Vec<u8>, Option<Vec<u8>>) = (row.try_get(1)?, row.try_get(2)?);
        let taken = match stored {
            // A release before seals wrote it, and it has waited for this one.
            None if format < schema::SEALED => Group::read_unsealed(bytes),
            stored => Group::read(bytes).filter(|group| {
                let sequence = reached.sequence + 1;
                let chain = group.seal(reached.chain, sequence);
                reached = Reached { sequence, chain };
                id.cast_unsigned() == sequence && chain.check(stored.as_deref()).is_ok()
            }),
        };
        let Some(group) = taken else {
            broken = Some(format!("the latest records, from group {id} of the journal on, can't be read"));
            break;
        };
        groups.push(group);
    }
    let ends = if format >= schema::WITH_SEALS { ends(connection, &groups).await? } else { HashMap::new() };
    match replay(groups, &ends) {
        Ok(unsettled) => Ok((unsettled, reached, broken)),
        Err(RoomId(room)) => {
            let detail = format!("the latest records of room {room} in the journal do not follow each other");
            Ok((Unsettled::default(), reached, Some(detail)))
        }
    }
}

/// Where the rows of the rooms end that these groups tell of. An end that is damaged is none: the journal then tells more.
async fn ends(
    connection: &mut SqliteConnection,
    groups: &[Group],
) -> Result<HashMap<RoomId, Position>, sqlx::Error> {
    let rooms: BTreeSet<RoomId> = groups.iter().flat_map(Group::rooms).collect();
    let mut ends = HashMap::new();
    for room in rooms {
        let row = sqlx::query("SELECT position, seal FROM room_end WHERE room = ?")
            .bind(room.0)
            .fetch_optional(&mut *connection)
            .await?;
        if let Some(row) = row {
            let end = position(&row);
            let seal: Option<Vec<u8>> = row.try_get(1).unwrap_or_default();
            if Seal::of_end(room, end).check(seal.as_deref()).is_ok() {
                ends.insert(room, end);
            }
        }
    }
    Ok(ends)
}
