//! Addresses that `moonhare ban` keeps out: a file of the data folder, or a blob of the log of a house of many nodes. Servers look at it
//! every few seconds, so that a ban counts everywhere without a restart.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use anyhow::{Context, bail};
use bytes::Bytes;
use moonhare_rooms::{BlobId, Log, RoomId};
use moonhare_server::Network;

/// How often a server looks for news.
pub(crate) const LOOKED_AT_EVERY: Duration = Duration::from_secs(2);

/// What the list is called.
pub(crate) const NAME: &str = "bans.txt";
/// Where it is among the log's numbers.
const PLACE: RoomId = RoomId(RoomId::UNCOUNTED_BELOW.0 - 6);
/// More are no list any more, but a matter for a firewall.
const BANS_MAX: usize = 10_000;
/// How often a change is tried that others were quicker with.
const TRIES_MAX: usize = 16;

/// The list of a house.
#[derive(Clone)]
pub(crate) enum BanBook {
    Folder(PathBuf),
    House(Arc<dyn Log>),
}

impl BanBook {
    pub(crate) fn in_folder(data: &Path) -> Self {
        Self::Folder(data.join(NAME))
    }

    /// The addresses and ranges that are banned.
    pub(crate) async fn read(&self) -> anyhow::Result<Vec<Network>> {
        let written = self.written().await?;
        networks(written.as_deref().unwrap_or_default())
    }

    /// Changes the list, whoever else changes it at the same time; gives it as it is then.
    pub(crate) async fn change(&self, change: impl Fn(&mut Vec<Network>)) -> anyhow::Result<Vec<Network>> {
        for _ in 0..TRIES_MAX {
            let before = self.written().await?;
            let mut banned = networks(before.as_deref().unwrap_or_default())?;
            change(&mut banned);
            if banned.len() > BANS_MAX {
                bail!("more than {BANS_MAX} addresses are too many; ban ranges of them, or use a firewall");
            }
            let after: String = banned.iter().map(|network| format!("{network}\n")).collect();
            if self.swap(before, after).await? {
                return Ok(banned);
            }
        }
        bail!("others change the list all the time; try again")
    }

    async fn written(&self) -> anyhow::Result<Option<Bytes>> {
        match self {
            Self::Folder(path) => {
                let path = path.clone();
                let read = tokio::task::spawn_blocking(move || fs::read(path)).await?;
                match read {
                    Ok(bytes) => Ok(Some(bytes.into())),
                    Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
                    Err(error) => Err(error).context("the list of bans can't be read"),
                }
            }
            Self::House(log) => Ok(log.blob(PLACE, BlobId(NAME.into())).await?),
        }
    }

    async fn swap(&self, before: Option<Bytes>, after: String) -> anyhow::Result<bool> {
        match self {
            Self::Folder(path) => {
                let path = path.clone();
                let swap = move || swap_file(&path, before.as_deref(), &after);
                tokio::task::spawn_blocking(swap).await?.context("the list of bans can't be written")
            }
            Self::House(log) => Ok(log.swap_blob(PLACE, BlobId(NAME.into()), before, after.into()).await?),
        }
    }
}

/// Writes the list, if it is still as it was `before`; whether it was.
fn swap_file(path: &Path, before: Option<&[u8]>, after: &str) -> io::Result<bool> {
    let folder = File::open(path.parent().unwrap_or(Path::new(".")))?;
    folder.lock()?;
    let now = match fs::read(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        read => Some(read?),
    };
    if now.as_deref() != before {
        return Ok(false);
    }
    // There as a whole or not at all: a server may look at this very moment.
    let partial = path.with_extension("part");
    fs::write(&partial, after)?;
    fs::rename(&partial, path)?;
    Ok(true)
}

fn networks(written: &[u8]) -> anyhow::Result<Vec<Network>> {
    let text = std::str::from_utf8(written).context("the list of bans is no text")?;
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.parse().context("the list of bans")).collect()
}

#[cfg(test)]
mod tests {
    use moonhare_rooms::MemoryLog;

    use super::*;

    fn network(text: &str) -> Network {
        text.parse().unwrap()
    }

    #[tokio::test]
    async fn every_book_keeps_what_is_banned_until_it_is_lifted() {
        let folder = tempfile::tempdir().unwrap();
        for book in [BanBook::in_folder(folder.path()), BanBook::House(Arc::new(MemoryLog::new()))] {
            assert!(book.read().await.unwrap().is_empty());
            let (one, range) = (network("203.0.113.7"), network("2001:db8::/32"));
            book.change(|banned| banned.extend([one, range])).await.unwrap();
            assert_eq!(book.read().await.unwrap(), [one, range]);
            book.change(|banned| banned.retain(|known| *known != one)).await.unwrap();
            assert_eq!(book.read().await.unwrap(), [range]);
        }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn who_bans_at_the_same_time_as_others_loses_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let book = BanBook::in_folder(folder.path());
        let all: Vec<Network> = (0..8).map(|n| network(&format!("203.0.113.{n}"))).collect();
        let bans = all.iter().map(|one| {
            let (book, one) = (book.clone(), *one);
            tokio::spawn(async move { book.change(|banned| banned.push(one)).await.unwrap() })
        });
        for ban in bans.collect::<Vec<_>>() {
            ban.await.unwrap();
        }
        let kept = book.read().await.unwrap();
        assert!(all.iter().all(|one| kept.contains(one)), "{kept:?}");
    }

    #[tokio::test]
    async fn a_list_by_hand_may_have_remarks_and_a_broken_one_is_not_half_believed() {
        let folder = tempfile::tempdir().unwrap();
        let book = BanBook::in_folder(folder.path());
        fs::write(folder.path().join(NAME), "# since May\n203.0.113.7\n\n 2001:db8::/32 \n").unwrap();
        assert_eq!(book.read().await.unwrap().len(), 2);
        fs::write(folder.path().join(NAME), "203.0.113.7\neverybody\n").unwrap();
        assert!(format!("{:#}", book.read().await.unwrap_err()).contains("everybody"));
    }
}
