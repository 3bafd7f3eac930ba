//! A copy of a log that is being written.

use std::{
    fs::{self, File},
    path::Path,
};

use sqlx::Connection;

use super::{folder::Folder, mark::Mark, read};
use crate::StoreError;

/// Copies the log of a data folder into another, which must be empty, as it is at one moment: every append that was
/// answered before the call is in the copy. Whoever writes goes on meanwhile, in this process or another.
///
/// # Errors
/// When there is no log, it is foreign, newer than this build or damaged, or the copy can't be written.
pub async fn snapshot(folder: &Path, into: &Path) -> Result<(), StoreError> {
    let copy = Folder::lock(into)?;
    copy.fill_from(folder).await?;
    let (mut connection, verdict) = copy.open_copy().await?;
    if let Some(detail) = verdict {
        return Err(copy.damaged(detail));
    }
    let explain = |error: sqlx::Error| copy.explain(&error);
    let (_, reached, broken) = read::journal(&mut connection).await.map_err(explain)?;
    if let Some(detail) = broken {
        return Err(copy.damaged(detail));
    }
    connection.close().await.map_err(explain)?;
    let mut mark = Mark::at(copy.mark());
    mark.set(reached);
    mark.sync();
    copy.give_up_lock()?;
    let failed = |source| StoreError::Folder { path: into.to_path_buf(), source };
    for file in fs::read_dir(into).map_err(failed)? {
        let file = file.map_err(failed)?;
        File::open(file.path()).and_then(|file| file.sync_all()).map_err(failed)?;
    }
    Ok(())
}
