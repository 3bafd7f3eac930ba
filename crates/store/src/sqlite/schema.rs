//! The tables, and how an older folder becomes a newer one.

use sqlx::{Connection, Row, SqliteConnection};

use crate::{BlobId, Position, RoomId, seal::Seal};

/// Marks a file as ours in SQLite's header ("MHar").
pub(super) const APPLICATION_ID: i64 = 0x4d48_6172;

/// One step each; a folder's format is the number of steps it has taken. Steps are only ever added.
const STEPS: &[&str] = &[
    // Rows of a room lie together, so that waking a room reads neighbouring pages.
    "CREATE TABLE log (
        room INTEGER NOT NULL,
        position INTEGER NOT NULL,
        record BLOB NOT NULL,
        PRIMARY KEY (room, position)
    ) WITHOUT ROWID;
    CREATE TABLE blob (
        room INTEGER NOT NULL,
        id TEXT NOT NULL,
        bytes BLOB NOT NULL,
        PRIMARY KEY (room, id)
    );",
    // Whole groups of appends, before their records settle in `log`.
    "CREATE TABLE journal (
        id INTEGER PRIMARY KEY,
        appends BLOB NOT NULL
    );",
    // Seals; where each room's rows end; how many groups have settled. Adding a column touches no row.
    "ALTER TABLE log ADD COLUMN seal BLOB;
    ALTER TABLE blob ADD COLUMN seal BLOB;
    ALTER TABLE journal ADD COLUMN seal BLOB;
    CREATE TABLE room_end (
        room INTEGER PRIMARY KEY,
        position INTEGER NOT NULL,
        seal BLOB NOT NULL
    );
    CREATE TABLE settled (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        sequence INTEGER NOT NULL,
        chain BLOB NOT NULL
    );
    INSERT INTO settled VALUES (1, 0, x'010000000000000000');",
];

/// There is a journal.
pub(super) const WITH_JOURNAL: i64 = 2;
/// There is room for seals.
pub(super) const WITH_SEALS: i64 = 3;
/// All rows have their seals; from here on one without is damaged.
pub(super) const SEALED: i64 = STEPS.len() as i64 + 1;
/// Groups may stand in the journal whose records have their rows in part: an older program would write those again.
const SETTLED_IN_STEPS: i64 = SEALED + 1;
/// The newest format that this build knows.
pub(super) const NEWEST: i64 = SETTLED_IN_STEPS;
/// Rows that get their seals in one transaction.
const SEALED_AT_ONCE: i64 = 2_048;
/// Blobs that do; they are large.
const BLOBS_AT_ONCE: i64 = 16;

/// The format of an open file and whose it is.
pub(super) async fn format_of(connection: &mut SqliteConnection) -> Result<(i64, i64), sqlx::Error> {
    let application: i64 = sqlx::query("PRAGMA application_id").fetch_one(&mut *connection).await?.get(0);
    let format: i64 = sqlx::query("PRAGMA user_version").fetch_one(&mut *connection).await?.get(0);
    Ok((application, format))
}

/// Takes the steps that the file has not taken yet, each in a transaction of its own.
pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let (_, format) = format_of(connection).await?;
    let taken = usize::try_from(format).unwrap_or(0);
    for (step, number) in STEPS.iter().zip(1..).skip(taken) {
        let mut transaction = connection.begin().await?;
        sqlx::raw_sql(*step).execute(&mut *transaction).await?;
        stamp(&mut transaction, number).await?;
        transaction.commit().await?;
    }
    Ok(())
}

async fn stamp(connection: &mut SqliteConnection, format: i64) -> Result<(), sqlx::Error> {
    let stamp = format!("PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {format}");
    sqlx::raw_sql(sqlx::AssertSqlSafe(stamp)).execute(connection).await?;
    Ok(())
}

/// The step after those: gives every row of an older folder its seal, some at a time. A crash in between is harmless, because
/// the format is only stamped when all have theirs; the next start goes on. Everything in the journal must have
/// settled.
pub(super) async fn seal_all(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    if format_of(connection).await?.1 >= SEALED {
        return Ok(());
    }
    // All of it has settled; groups from before seals have numbers of their own.
    sqlx::query("DELETE FROM journal").execute(&mut *connection).await?;
    let mut after = Some((i64::MIN, 0));
    while let Some((room, position)) = after {
        after = seal_rows(connection, room, position).await?;
    }
    while seal_blobs(connection).await? {}
    let mut transaction = connection.begin().await?;
    stamp(&mut transaction, SEALED).await?;
    transaction.commit().await
}

/// Says that this program, or a newer one, has had the folder.
pub(super) async fn stamp_newest(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    if format_of(connection).await?.1 >= NEWEST {
        return Ok(());
    }
    let mut transaction = connection.begin().await?;
    stamp(&mut transaction, NEWEST).await?;
    transaction.commit().await
}

/// Seals some rows after this one; gives the last of them.
async fn seal_rows(
    connection: &mut SqliteConnection,
    room: i64,
    position: i64,
) -> Result<Option<(i64, i64)>, sqlx::Error> {
    let mut transaction = connection.begin().await?;
    let rows = sqlx::query(
        "SELECT room, position, record, seal IS NULL FROM log WHERE (room, position) > (?, ?) \
         ORDER BY room, position LIMIT ?",
    )
    .bind(room)
    .bind(position)
    .bind(SEALED_AT_ONCE)
    .fetch_all(&mut *transaction)
    .await?;
    let mut last = None;
    for (index, row) in rows.iter().enumerate() {
        let (room, position): (i64, i64) = (row.get(0), row.get(1));
        let (id, at) = (RoomId(room), Position(position.cast_unsigned()));
        if row.get(3) {
            sqlx::query("UPDATE log SET seal = ? WHERE room = ? AND position = ?")
                .bind(Seal::of_record(id, at, row.get(2)).bytes())
                .bind(room)
                .bind(position)
                .execute(&mut *transaction)
                .await?;
        }
        if rows.get(index + 1).is_none_or(|next| next.get::<i64, _>(0) != room) {
            sqlx::query("INSERT OR REPLACE INTO room_end (room, position, seal) VALUES (?, ?, ?)")
                .bind(room)
                .bind(position)
                .bind(Seal::of_end(id, at).bytes())
                .execute(&mut *transaction)
                .await?;
        }
        last = Some((room, position));
    }
    transaction.commit().await?;
    Ok(last)
}

async fn seal_blobs(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let mut transaction = connection.begin().await?;
    let rows = sqlx::query("SELECT room, id, bytes FROM blob WHERE seal IS NULL LIMIT ?")
        .bind(BLOBS_AT_ONCE)
        .fetch_all(&mut *transaction)
        .await?;
    for row in &rows {
        let (room, id): (i64, String) = (row.get(0), row.get(1));
        sqlx::query("UPDATE blob SET seal = ? WHERE room = ? AND id = ?")
            .bind(Seal::of_blob(RoomId(room), &BlobId(id.clone()), row.get(2)).bytes())
            .bind(room)
            .bind(id)
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    Ok(!rows.is_empty())
}
