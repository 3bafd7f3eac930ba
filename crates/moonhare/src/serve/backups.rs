//! Backups that the server takes by itself, one after the other, on a thread of its own.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant, SystemTime};

use anyhow::Context;
use moonhare_server::BackupCounts;

use crate::backup::{self, PARTIAL, manifest::Manifest};

/// After one that failed, the next is tried this soon.
const AGAIN_AFTER: Duration = Duration::from_secs(300);

/// What an operator wants.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) data: PathBuf,
    /// Where backups are kept.
    pub(crate) folder: PathBuf,
    pub(crate) every: Duration,
    /// So many are kept; the oldest goes.
    pub(crate) keep: usize,
}

/// How backups go, for operators.
#[derive(Debug, Default)]
pub(crate) struct Figures {
    taken: AtomicU64,
    failed: AtomicU64,
    latest_ms: AtomicU64,
}

impl Figures {
    pub(crate) fn counts(&self) -> BackupCounts {
        let load = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        BackupCounts {
            taken: load(&self.taken),
            failed: load(&self.failed),
            latest_s: load(&self.latest_ms) / 1_000,
        }
    }
}

/// The thread that takes backups.
pub(crate) struct Backups {
    stop: mpsc::Sender<()>,
    thread: JoinHandle<()>,
    pub(crate) figures: Arc<Figures>,
}

impl Backups {
    pub(crate) fn start(plan: Plan) -> anyhow::Result<Self> {
        fs::create_dir_all(&plan.folder)
            .with_context(|| format!("--backup-folder {} can't be made", plan.folder.display()))?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let figures = Arc::new(Figures::default());
        let (stop, stopped) = mpsc::channel();
        let thread = {
            let figures = Arc::clone(&figures);
            let work = move || {
                let mut wait = first_wait(&plan, &figures, SystemTime::now());
                while stopped.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
                    let taken = runtime.block_on(take_next(&plan, &figures));
                    wait = if taken { plan.every } else { plan.every.min(AGAIN_AFTER) };
                }
            };
            std::thread::Builder::new().name("backups".into()).spawn(work)?
        };
        Ok(Self { stop, thread, figures })
    }

    /// Takes no more; one that is being taken is finished first.
    pub(crate) fn stop(self) {
        drop(self.stop);
        if self.thread.join().is_err() {
            tracing::error!("the thread that takes backups has failed");
        }
    }
}

/// The next backup is due so long after the latest, also of an earlier start. A clock that went back tells nothing: then
/// one is due now.
fn first_wait(plan: &Plan, figures: &Figures, now: SystemTime) -> Duration {
    remove_unfinished(&plan.folder);
    let Some((_, latest)) = whole(&plan.folder).pop() else { return Duration::ZERO };
    figures.latest_ms.store(latest.taken_ms, Ordering::Relaxed);
    let taken = SystemTime::UNIX_EPOCH + Duration::from_millis(latest.taken_ms);
    now.duration_since(taken).map_or(Duration::ZERO, |age| plan.every.saturating_sub(age))
}

/// Takes a backup and lets go of the oldest; whether it is whole.
async fn take_next(plan: &Plan, figures: &Figures) -> bool {
    let kept = whole(&plan.folder);
    let latest = kept.last().map(|(number, _)| *number);
    let path = |number: u64| plan.folder.join(format!("{number:06}"));
    // A name that is taken, by whatever, is passed over.
    let next = (latest.unwrap_or(0) + 1..).map(path).find(|path| !path.exists());
    let Some(next) = next else { return false };
    let began = Instant::now();
    match backup::take(&plan.data, &next, latest.map(path).as_deref()).await {
        Ok(manifest) => {
            figures.taken.fetch_add(1, Ordering::Relaxed);
            figures.latest_ms.store(manifest.taken_ms, Ordering::Relaxed);
            let ms = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
            tracing::info!(backup = %next.display(), ms, "{manifest}");
            prune(plan);
            true
        }
        Err(error) => {
            figures.failed.fetch_add(1, Ordering::Relaxed);
            tracing::error!(backup = %next.display(), "the backup failed: {error:#}");
            false
        }
    }
}

/// The backups of a folder that are whole, the oldest first. Numbers and not times tell which is older: clocks can be wrong.
fn whole(folder: &Path) -> Vec<(u64, Manifest)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut whole: Vec<_> = entries
        .filter_map(|entry| {
            let number = entry.file_name().to_str()?.parse().ok()?;
            Some((number, Manifest::of(&entry.path()).ok()?))
        })
        .collect();
    whole.sort_by_key(|(number, _)| *number);
    whole
}

fn prune(plan: &Plan) {
    let kept = whole(&plan.folder);
    for (number, _) in &kept[..kept.len().saturating_sub(plan.keep)] {
        let name = format!("{number:06}");
        let going = plan.folder.join(format!(".{name}{PARTIAL}"));
        // Under a name that says so, because half of a backup must not look like one.
        let gone = fs::rename(plan.folder.join(&name), &going).and_then(|()| fs::remove_dir_all(&going));
        if let Err(error) = gone {
            tracing::warn!(backup = name, %error, "an old backup could not be removed");
        }
    }
}

/// What was cut off at an earlier end.
fn remove_unfinished(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with('.')
            && name.ends_with(PARTIAL)
            && let Err(error) = fs::remove_dir_all(entry.path())
        {
            tracing::warn!(backup = name, %error, "an unfinished backup could not be removed");
        }
    }
}

#[cfg(test)]
mod tests {
    use moonhare_rooms::{Log, Position, RoomId, SqliteLog};

    use super::*;

    /// A data folder whose log is open, and where its backups go.
    async fn house() -> (tempfile::TempDir, Plan, SqliteLog) {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        let log = SqliteLog::open(&data).await.unwrap();
        let every = Duration::from_secs(3_600);
        let plan = Plan { folder: data.join("backups"), data, every, keep: 3 };
        fs::create_dir_all(&plan.folder).unwrap();
        (folder, plan, log)
    }

    #[tokio::test]
    async fn the_oldest_go_and_the_rest_stay_whole() {
        let (_folder, plan, log) = house().await;
        let figures = Figures::default();
        for records in 0..5 {
            log.append(RoomId(1), Position(records), vec!["x".into()]).await.unwrap();
            assert!(take_next(&plan, &figures).await);
        }
        let kept = whole(&plan.folder);
        let records: Vec<_> = kept.iter().map(|(number, manifest)| (*number, manifest.rooms)).collect();
        assert_eq!(records, [(3, 1), (4, 1), (5, 1)]);
        assert_eq!((figures.counts().taken, figures.counts().failed), (5, 0));
        assert_eq!(fs::read_dir(&plan.folder).unwrap().count(), 3, "nothing else is left");
    }

    #[tokio::test]
    async fn one_that_fails_is_told_and_leaves_nothing() {
        let (_folder, plan, log) = house().await;
        log.close().await.unwrap();
        fs::write(plan.data.join("moonhare.db"), "no database, but a letter to my aunt ".repeat(200))
            .unwrap();
        let figures = Figures::default();
        assert!(!take_next(&plan, &figures).await);
        assert_eq!((figures.counts().taken, figures.counts().failed), (0, 1));
        assert_eq!(fs::read_dir(&plan.folder).unwrap().count(), 0);
    }

    #[tokio::test]
    async fn what_was_cut_off_is_no_backup_and_goes() {
        let (_folder, plan, _log) = house().await;
        let cut_off = plan.folder.join(format!(".000001.x{PARTIAL}"));
        fs::create_dir_all(&cut_off).unwrap();
        fs::create_dir_all(plan.folder.join("000007")).unwrap();
        fs::write(plan.folder.join("000007/moonhare.db"), "half").unwrap();
        let figures = Figures::default();
        assert_eq!(first_wait(&plan, &figures, SystemTime::now()), Duration::ZERO);
        assert!(!cut_off.exists());
        assert!(whole(&plan.folder).is_empty());
    }

    #[tokio::test]
    async fn the_next_is_due_after_the_latest_whatever_the_clock_says() {
        let (_folder, plan, _log) = house().await;
        let figures = Figures::default();
        assert!(take_next(&plan, &figures).await);
        let taken = SystemTime::UNIX_EPOCH + Duration::from_millis(whole(&plan.folder)[0].1.taken_ms);
        let year = Duration::from_secs(365 * 86_400);
        for (now, wait_s) in
            [(taken, 3_600), (taken + Duration::from_secs(600), 3_000), (taken + year, 0), (taken - year, 0)]
        {
            assert_eq!(first_wait(&plan, &figures, now), Duration::from_secs(wait_s));
        }
    }
}
