//! A log without what was removed from it: SQLite leaves the bytes of a row that is deleted in the file until it needs the room.

use std::path::Path;

use sqlx::Connection;

use super::folder::Folder;
use crate::StoreError;

/// Writes the log of a data folder anew, so that nothing is left in its files of what was removed.
///
/// # Errors
/// When the folder is in use, damaged, foreign or newer than this build, or the log can't be written; it is then as it was.
pub async fn rewrite(folder: &Path) -> Result<(), StoreError> {
    let folder = Folder::lock(folder)?;
    let mut connection = folder.open_writer().await?;
    for command in ["VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"] {
        sqlx::query(command).execute(&mut connection).await.map_err(|error| folder.explain(&error))?;
    }
    connection.close().await.map_err(|error| folder.explain(&error))?;
    folder.unlock();
    Ok(())
}
