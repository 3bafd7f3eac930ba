//! The tables, and how an older folder becomes a newer one.

use sqlx::{Connection, Row, SqliteConnection};

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
];

/// The newest format that this build knows.
pub(super) const NEWEST: i64 = STEPS.len() as i64;

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
        let stamp = format!("PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {number}");
        sqlx::raw_sql(sqlx::AssertSqlSafe(stamp)).execute(&mut *transaction).await?;
        transaction.commit().await?;
    }
    Ok(())
}
