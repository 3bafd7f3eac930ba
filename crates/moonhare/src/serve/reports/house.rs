//! Reports of a house of many nodes: a blob of its log for each, and one for each that is done.

use std::{collections::BTreeSet, io, sync::Arc};

use moonhare_rooms::{BlobId, Log, RoomId, StoreError};
use moonhare_server::Report;
use tokio::runtime::Handle;

use super::Numbered;

/// Where they are among the log's numbers.
const REPORTS: RoomId = RoomId(RoomId::UNCOUNTED_BELOW.0 - 5);
const REPORT: &str = "report-";
const DONE: &str = "done-";
/// More are not kept: the oldest goes.
const REPORTS_MAX: usize = 5_000;

/// The reports of a house.
pub(crate) struct HouseBook {
    log: Arc<dyn Log>,
    runtime: Handle,
}

/// So that names stand in the order of their numbers.
fn name(kind: &str, number: u64) -> BlobId {
    BlobId(format!("{kind}{number:012}"))
}

impl HouseBook {
    pub(super) fn new(log: Arc<dyn Log>, runtime: Handle) -> Self {
        Self { log, runtime }
    }

    fn wait<T>(&self, asked: impl Future<Output = Result<T, StoreError>>) -> io::Result<T> {
        self.runtime.block_on(asked).map_err(io::Error::other)
    }

    fn numbers(&self, kind: &str) -> io::Result<BTreeSet<u64>> {
        let names = self.wait(self.log.blobs(REPORTS))?;
        Ok(names.iter().filter_map(|BlobId(name)| name.strip_prefix(kind)?.parse().ok()).collect())
    }

    pub(super) fn add(&self, report: &Report) -> io::Result<()> {
        let numbers = self.numbers(REPORT)?;
        let mut number = numbers.last().copied().unwrap_or_default();
        loop {
            number += 1;
            let numbered = serde_json::to_vec(&Numbered { number, report: report.clone() })?;
            // Another node may take this number at the same moment.
            if self.wait(self.log.create_blob(REPORTS, name(REPORT, number), numbered.into()))? {
                break;
            }
        }
        if numbers.len() >= REPORTS_MAX
            && let Some(oldest) = numbers.first()
        {
            for kind in [REPORT, DONE] {
                self.wait(self.log.remove_blob(REPORTS, name(kind, *oldest)))?;
            }
        }
        Ok(())
    }

    /// All of them, with a word about each that can't be read.
    pub(super) fn all(&self, unreadable: &mut dyn FnMut(String)) -> io::Result<Vec<Numbered>> {
        let mut all = Vec::new();
        for number in self.numbers(REPORT)? {
            let bytes = self.wait(self.log.blob(REPORTS, name(REPORT, number)))?;
            match bytes.as_deref().map(serde_json::from_slice) {
                Some(Ok(report)) => all.push(report),
                Some(Err(error)) => {
                    unreadable(format!("report {number} can't be read and is left there: {error}"));
                }
                // Another node let it go.
                None => {}
            }
        }
        Ok(all)
    }

    pub(super) fn done(&self) -> io::Result<BTreeSet<u64>> {
        self.numbers(DONE)
    }

    pub(super) fn mark_done(&self, numbers: &[u64]) -> io::Result<()> {
        numbers.iter().try_for_each(|number| {
            self.wait(self.log.put_blob(REPORTS, name(DONE, *number), bytes::Bytes::new()))
        })
    }

    pub(super) fn forget(&self, meant: impl Fn(&Report) -> bool, go: bool) -> io::Result<usize> {
        let all = self.all(&mut |line| tracing::error!("{line}"))?;
        let meant: Vec<u64> = all.iter().filter(|kept| meant(&kept.report)).map(|kept| kept.number).collect();
        for number in meant.iter().filter(|_| go) {
            for kind in [REPORT, DONE] {
                self.wait(self.log.remove_blob(REPORTS, name(kind, *number)))?;
            }
        }
        Ok(meant.len())
    }
}
