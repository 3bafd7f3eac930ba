//! The machine that this server runs on.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use moonhare_server::{BackupCounts, Machine, Report};

use super::{backups::Figures, reports::ReportBook};

/// The disk that a data folder is on, and the backups of it.
pub(crate) struct Here {
    data: PathBuf,
    backups: Option<Arc<Figures>>,
    reports: ReportBook,
}

impl Here {
    pub(crate) fn new(data: &Path, backups: Option<Arc<Figures>>, reports: ReportBook) -> Self {
        Self { data: data.to_path_buf(), backups, reports }
    }
}

impl Machine for Here {
    #[cfg(unix)]
    fn free_bytes(&self) -> Option<u64> {
        let disk = rustix::fs::statvfs(&self.data).ok()?;
        // What this program may use: some of what is free is kept for the system.
        Some(disk.f_bavail.saturating_mul(disk.f_frsize))
    }

    #[cfg(not(unix))]
    fn free_bytes(&self) -> Option<u64> {
        None
    }

    #[cfg(target_os = "linux")]
    fn memory_bytes(&self) -> Option<u64> {
        let pages = std::fs::read_to_string("/proc/self/statm").ok()?;
        let resident: u64 = pages.split(' ').nth(1)?.parse().ok()?;
        Some(resident.saturating_mul(rustix::param::page_size() as u64))
    }

    fn keep_report(&self, report: &Report) -> io::Result<()> {
        self.reports.add(report)
    }

    fn backups(&self) -> Option<BackupCounts> {
        self.backups.as_ref().map(|figures| figures.counts())
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn the_disk_tells_what_is_free() {
        let free = |folder: &str| {
            let folder = Path::new(folder);
            Here::new(folder, None, ReportBook::in_folder(folder)).free_bytes()
        };
        assert!(free(".").is_some_and(|free| free > 0));
        assert_eq!(free("/no/such/folder"), None);
    }
}
