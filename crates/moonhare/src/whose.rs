//! Whose a data folder is. The superuser may give orders about a server's folder, and must leave nothing in it that the server's own user
//! can't open.

use std::io;
use std::path::Path;

/// The user that something belongs to, who is not the superuser that asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Owner {
    uid: u32,
    gid: u32,
}

#[cfg(unix)]
impl Owner {
    /// Whose this is; nothing unless the superuser asks about somebody else's.
    pub(crate) fn of(path: &Path) -> Option<Self> {
        use std::os::unix::fs::MetadataExt as _;
        let found = std::fs::metadata(path).ok()?;
        let owner = Self { uid: found.uid(), gid: found.gid() };
        (rustix::process::geteuid().is_root() && owner.uid != 0).then_some(owner)
    }

    /// From now on this process is the owner's: what it writes is theirs, and what they may not, it may not either. Before any other thread
    /// is started, because each has its own user.
    pub(crate) fn act_as(self) -> io::Result<()> {
        use rustix::{
            process::{Gid, Uid},
            thread::{set_thread_gid, set_thread_groups, set_thread_uid},
        };
        set_thread_groups(&[])?;
        set_thread_gid(Gid::from_raw(self.gid))?;
        Ok(set_thread_uid(Uid::from_raw(self.uid))?)
    }

    /// Gives a file, or a folder with all that is in it. Of a link, not what it leads to.
    pub(crate) fn give(self, path: &Path) -> io::Result<()> {
        if std::fs::symlink_metadata(path)?.is_dir() {
            for entry in std::fs::read_dir(path)? {
                self.give(&entry?.path())?;
            }
        }
        std::os::unix::fs::lchown(path, Some(self.uid), Some(self.gid))
    }
}

#[cfg(not(unix))]
impl Owner {
    pub(crate) fn of(_: &Path) -> Option<Self> {
        None
    }

    pub(crate) fn act_as(self) -> io::Result<()> {
        Ok(())
    }

    pub(crate) fn give(self, _: &Path) -> io::Result<()> {
        Ok(())
    }
}

/// What in a folder does not belong to whom this file of it does, which the server wrote: how many files, and the first. The superuser's server opens whatever there is.
#[cfg(unix)]
pub(crate) fn strangers(folder: &Path, written: &Path) -> Option<(usize, std::path::PathBuf)> {
    use std::os::unix::fs::MetadataExt as _;
    fn count(folder: &Path, uid: u32, found: &mut Option<(usize, std::path::PathBuf)>) {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let Ok(about) = entry.metadata() else { continue };
            if about.uid() != uid {
                found.get_or_insert_with(|| (0, entry.path())).0 += 1;
            }
            if about.is_dir() {
                count(&entry.path(), uid, found);
            }
        }
    }
    let server = std::fs::metadata(written).ok()?.uid();
    let mut found = None;
    if server != 0 {
        count(folder, server, &mut found);
    }
    found
}

#[cfg(not(unix))]
pub(crate) fn strangers(_: &Path, _: &Path) -> Option<(usize, std::path::PathBuf)> {
    None
}
