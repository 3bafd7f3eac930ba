//! The data folder: one process at a time, and never a write into a file that is not understood.

use std::{
    fs::{self, File, TryLockError},
    io::ErrorKind,
    path::{Path, PathBuf},
};

use sqlx::{
    ConnectOptions, Connection, Row, SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use super::{
    mark::{Mark, Reached},
    schema,
};
use crate::{
    StoreError,
    limits::{CHECKED_FILE_BYTES_MAX, PAGES_KIB_MAX, WAL_PAGES_MAX},
};

const DATABASE: &str = "moonhare.db";
const LOCK: &str = "moonhare.lock";
const MARK: &str = "moonhare.mark";
/// What a database connection may read at once; waking rooms is rare and short.
const READERS: u32 = 2;

/// A data folder that this process holds.
#[derive(Debug)]
pub(super) struct Folder {
    database: PathBuf,
    /// Held as long as the log is open; the system lets go of it even when the process is killed.
    lock: File,
}

impl Folder {
    pub(super) fn lock(folder: &Path) -> Result<Self, StoreError> {
        let failed = |path: &Path| {
            let path = path.to_path_buf();
            move |source| StoreError::Folder { path, source }
        };
        fs::create_dir_all(folder).map_err(failed(folder))?;
        let path = folder.join(LOCK);
        let lock =
            File::options().create(true).truncate(false).write(true).open(&path).map_err(failed(&path))?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { database: folder.join(DATABASE), lock }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path: folder.to_path_buf() }),
            Err(TryLockError::Error(source)) => Err(StoreError::Folder { path, source }),
        }
    }

    /// Lets another have the folder.
    pub(super) fn unlock(&self) {
        if let Err(error) = self.lock.unlock() {
            tracing::warn!(%error, "the data folder stays locked until the program ends");
        }
    }

    /// Opens the one connection that writes, after looking at the file without touching it.
    pub(super) async fn open_writer(&self) -> Result<SqliteConnection, StoreError> {
        self.inspect().await?;
        let mut connection = self
            .options()
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .pragma("wal_autocheckpoint", WAL_PAGES_MAX.to_string())
            // SQLite counts pages, or, below zero, KiB.
            .pragma("cache_size", format!("-{PAGES_KIB_MAX}"))
            .connect()
            .await
            .map_err(|error| self.explain(&error))?;
        schema::migrate(&mut connection).await.map_err(|error| self.explain(&error))?;
        Ok(connection)
    }

    /// Connections that read; they are opened when first needed.
    pub(super) fn open_readers(&self) -> SqlitePool {
        let options = self.options().read_only(true);
        SqlitePoolOptions::new().max_connections(READERS).connect_lazy_with(options)
    }

    pub(super) fn mark(&self) -> PathBuf {
        self.database.with_file_name(MARK)
    }

    /// Refuses a log that ends before it did when it was last written.
    pub(super) fn check_mark(&self, reached: Reached) -> Result<(), StoreError> {
        let mark = self.mark();
        let Some(marked) = Mark::read(&mark) else { return Ok(()) };
        if marked.sequence > reached.sequence {
            let groups = marked.sequence - reached.sequence;
            return Err(StoreError::Lost { path: self.database.clone(), groups, mark });
        }
        if marked.sequence == reached.sequence && marked.chain != reached.chain {
            let detail = format!("its latest records are not those that {} tells of", mark.display());
            return Err(self.damaged(detail));
        }
        Ok(())
    }

    /// What a database error means for the operator.
    pub(super) fn explain(&self, error: &sqlx::Error) -> StoreError {
        const CORRUPT: i32 = 11;
        const NOT_A_DATABASE: i32 = 26;
        if let sqlx::Error::PoolClosed = error {
            return StoreError::Closed;
        }
        let code = error.as_database_error().and_then(|error| error.code()?.parse::<i32>().ok());
        // The low byte is the primary code; the rest says more about it.
        match code.map(|code| code & 0xff) {
            Some(CORRUPT | NOT_A_DATABASE) => self.damaged(error.to_string()),
            None if matches!(error, sqlx::Error::ColumnDecode { .. }) => self.damaged(error.to_string()),
            _ => StoreError::Failed(error.to_string()),
        }
    }

    pub(super) fn damaged(&self, detail: String) -> StoreError {
        StoreError::Damaged { path: self.database.clone(), detail }
    }

    /// Looks at an existing file read-only: ours, not newer, not damaged.
    async fn inspect(&self) -> Result<(), StoreError> {
        let bytes = fs::metadata(&self.database).map_or(0, |file| file.len());
        if bytes == 0 {
            let mut wal = self.database.clone().into_os_string();
            wal.push("-wal");
            // SQLite would throw the write-ahead log away together with an emptied file.
            return match fs::metadata(wal) {
                Ok(wal) if wal.len() > 0 => {
                    Err(self.damaged("the file is empty but its write-ahead log is not".into()))
                }
                _ => Ok(()),
            };
        }
        let explain = |error: sqlx::Error| self.explain(&error);
        let mut connection = self.options().read_only(true).connect().await.map_err(explain)?;
        let (application, format) = schema::format_of(&mut connection).await.map_err(explain)?;
        if application != schema::APPLICATION_ID {
            let tables: i64 = sqlx::query("SELECT COUNT(*) FROM sqlite_master")
                .fetch_one(&mut connection)
                .await
                .map_err(explain)?
                .get(0);
            // A first start that was killed leaves a file without tables: that one may be filled.
            if tables > 0 || application != 0 {
                return Err(StoreError::Foreign { path: self.database.clone() });
            }
        }
        if format > schema::NEWEST {
            return Err(StoreError::Newer {
                path: self.database.clone(),
                found: format,
                known: schema::NEWEST,
            });
        }
        if bytes <= CHECKED_FILE_BYTES_MAX {
            let verdict: String = sqlx::query("PRAGMA integrity_check(1)")
                .fetch_one(&mut connection)
                .await
                .map_err(explain)?
                .get(0);
            if verdict != "ok" {
                return Err(self.damaged(verdict));
            }
        }
        connection.close().await.map_err(explain)
    }

    fn options(&self) -> SqliteConnectOptions {
        SqliteConnectOptions::new().filename(&self.database).disable_statement_logging()
    }

    /// A folder with copies of another's files, for looking at them: even a reader makes SQLite write beside a database.
    pub(super) fn copied(from: &Path, to: &Path) -> Result<Self, StoreError> {
        let failed = |path: &Path, source| StoreError::Folder { path: path.to_path_buf(), source };
        let lock = from.join(LOCK);
        if let Ok(lock) = File::open(&lock)
            && let Err(TryLockError::WouldBlock) = lock.try_lock_shared()
        {
            return Err(StoreError::InUse { path: from.to_path_buf() });
        }
        for name in [DATABASE, &format!("{DATABASE}-wal"), MARK] {
            let file = from.join(name);
            match fs::copy(&file, to.join(name)) {
                Err(error) if error.kind() == ErrorKind::NotFound && name != DATABASE => {}
                Err(error) => return Err(failed(&file, error)),
                Ok(_) => {}
            }
        }
        Self::lock(to)
    }

    /// Fills this folder with what another one's log is at this moment, however many write there.
    pub(super) async fn fill_from(&self, from: &Path) -> Result<(), StoreError> {
        let database = from.join(DATABASE);
        fs::metadata(&database).map_err(|source| StoreError::Folder { path: database.clone(), source })?;
        let source = Self { database, lock: self.lock_again()? };
        let explain = |error: sqlx::Error| source.explain(&error);
        let mut connection = source.options().read_only(true).connect().await.map_err(explain)?;
        source.check_format(&mut connection).await?;
        let into = self.database.to_string_lossy();
        sqlx::query("VACUUM INTO ?").bind(&*into).execute(&mut connection).await.map_err(explain)?;
        connection.close().await.map_err(explain)
    }

    fn lock_again(&self) -> Result<File, StoreError> {
        let path = self.database.with_file_name(LOCK);
        self.lock.try_clone().map_err(|source| StoreError::Folder { path, source })
    }

    /// Leaves no trace of having held the folder.
    pub(super) fn give_up_lock(self) -> Result<(), StoreError> {
        let path = self.database.with_file_name(LOCK);
        fs::remove_file(&path).map_err(|source| StoreError::Folder { path, source })
    }

    /// Ours, and not newer than this build.
    async fn check_format(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let explain = |error: sqlx::Error| self.explain(&error);
        let (application, format) = schema::format_of(connection).await.map_err(explain)?;
        if application != schema::APPLICATION_ID {
            return Err(StoreError::Foreign { path: self.database.clone() });
        }
        if format > schema::NEWEST {
            let (path, known) = (self.database.clone(), schema::NEWEST);
            return Err(StoreError::Newer { path, found: format, known });
        }
        Ok(())
    }

    /// A connection that reads what [`Self::copied`] made, and what SQLite says about the whole of it.
    pub(super) async fn open_copy(&self) -> Result<(SqliteConnection, Option<String>), StoreError> {
        let explain = |error: sqlx::Error| self.explain(&error);
        let mut connection = self.options().connect().await.map_err(explain)?;
        self.check_format(&mut connection).await?;
        let verdict = match sqlx::query("PRAGMA integrity_check(1)").fetch_one(&mut connection).await {
            Ok(row) => row.get(0),
            Err(error) => error.to_string(),
        };
        Ok((connection, Some(verdict).filter(|verdict| verdict != "ok")))
    }
}
