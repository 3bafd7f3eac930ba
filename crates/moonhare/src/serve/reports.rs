//! Where reports are kept: numbered JSON lines in the data folder, the file before them, and which of them are done; or the log
//! of a house of many nodes.

mod house;

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use moonhare_rooms::Log;
use moonhare_server::Report;
use serde::{Deserialize, Serialize};
use tokio::runtime::Handle;

use super::heard::replace;
use house::HouseBook;

const NAME: &str = "reports.jsonl";
const EARLIER: &str = "reports-earlier.jsonl";
/// Numbers of reports, one a line. Only the operator's command writes it, never the server.
const DONE: &str = "reports-done.txt";
/// A file that is larger becomes the earlier one; the one before that goes.
const FILE_BYTES_MAX: u64 = 2 * 1024 * 1024;

/// All of them, for whoever copies a data folder.
pub(crate) const FILES: [&str; 3] = [EARLIER, NAME, DONE];

/// A report with its number, by which an operator names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Numbered {
    pub(crate) number: u64,
    #[serde(flatten)]
    pub(crate) report: Report,
}

/// Where reports are kept.
pub(crate) enum ReportBook {
    Folder(FolderBook),
    House(HouseBook),
}

impl ReportBook {
    pub(crate) fn in_folder(data: &Path) -> Self {
        Self::Folder(FolderBook::new(data))
    }

    pub(crate) fn in_house(log: Arc<dyn Log>, runtime: Handle) -> Self {
        Self::House(HouseBook::new(log, runtime))
    }

    pub(crate) fn add(&self, report: &Report) -> io::Result<()> {
        match self {
            Self::Folder(book) => book.add(report),
            Self::House(book) => book.add(report),
        }
    }

    /// All of them, the oldest first.
    pub(crate) fn all(&self) -> io::Result<Vec<Numbered>> {
        match self {
            Self::Folder(book) => read(&book.folder),
            Self::House(book) => book.all(&mut |line| tracing::error!("{line}")),
        }
    }

    /// The same for an operator, who is told what can't be read.
    pub(crate) fn all_and_tell(&self, unreadable: &mut dyn FnMut(String)) -> io::Result<Vec<Numbered>> {
        match self {
            Self::Folder(book) => read_and_tell(&book.folder, unreadable),
            Self::House(book) => book.all(unreadable),
        }
    }

    /// The numbers of those that an operator has dealt with.
    pub(crate) fn done(&self) -> io::Result<BTreeSet<u64>> {
        match self {
            Self::Folder(book) => read_done(&book.folder),
            Self::House(book) => book.done(),
        }
    }

    /// An operator has dealt with these.
    pub(crate) fn mark_done(&self, numbers: &[u64]) -> io::Result<()> {
        match self {
            Self::Folder(book) => {
                // Numbers whose reports are gone need not be remembered.
                let known: BTreeSet<u64> = self.all()?.iter().map(|report| report.number).collect();
                let done = self.done()?;
                let done = done.iter().chain(numbers).filter(|number| known.contains(number)).copied();
                write_done(&book.folder, &done.collect())
            }
            Self::House(book) => book.mark_done(numbers),
        }
    }

    /// Those that are meant: how many there are. If they shall go, they are gone.
    pub(crate) fn forget(&self, meant: impl Fn(&Report) -> bool, go: bool) -> io::Result<usize> {
        match self {
            Self::Folder(book) => forget(&book.folder, meant, go),
            Self::House(book) => book.forget(meant, go),
        }
    }
}

/// Reports in a data folder.
pub(crate) struct FolderBook {
    folder: PathBuf,
    /// The number of the latest one, once it was looked up. One at a time: lines must not be mixed.
    latest: Mutex<Option<u64>>,
}

impl FolderBook {
    fn new(data: &Path) -> Self {
        Self { folder: data.to_path_buf(), latest: Mutex::default() }
    }

    fn add(&self, report: &Report) -> io::Result<()> {
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let before = match *latest {
            Some(number) => number,
            None => read(&self.folder)?.last().map_or(0, |report| report.number),
        };
        let path = self.folder.join(NAME);
        if fs::metadata(&path).is_ok_and(|file| file.len() >= FILE_BYTES_MAX) {
            fs::rename(&path, self.folder.join(EARLIER))?;
        }
        let number = before + 1;
        // A line that a full disk or a crash has cut off ends here at the latest.
        let mut line = vec![b'\n'];
        serde_json::to_writer(&mut line, &Numbered { number, report: report.clone() })?;
        line.push(b'\n');
        let mut file = File::options().create(true).append(true).open(path)?;
        file.write_all(&line)?;
        file.sync_data()?;
        *latest = Some(number);
        Ok(())
    }
}

/// The reports of a data folder that are meant.
fn forget(data: &Path, meant: impl Fn(&Report) -> bool, go: bool) -> io::Result<usize> {
    let mut count = 0;
    for file in [EARLIER, NAME].map(|name| data.join(name)) {
        let text = read_if_there(&file)?;
        let is_meant = |line: &&str| {
            serde_json::from_str::<Numbered>(line).is_ok_and(|numbered| meant(&numbered.report))
        };
        let (gone, stay): (Vec<&str>, Vec<&str>) = text.lines().partition(is_meant);
        if go && !gone.is_empty() {
            replace(&file, &stay)?;
        }
        count += gone.len();
    }
    if go && count > 0 {
        // The number of one that is gone may be given again, to one that is not done.
        let known: BTreeSet<u64> = read(data)?.iter().map(|report| report.number).collect();
        write_done(data, &read_done(data)?.intersection(&known).copied().collect())?;
    }
    Ok(count)
}

/// All reports of a data folder, the oldest first.
fn read(data: &Path) -> io::Result<Vec<Numbered>> {
    read_and_tell(data, &mut |line| tracing::error!("{line}"))
}

/// The same, with a word about each line that is none, such as one that was cut off.
fn read_and_tell(data: &Path, unreadable: &mut dyn FnMut(String)) -> io::Result<Vec<Numbered>> {
    let mut reports = Vec::new();
    for name in [EARLIER, NAME] {
        let text = read_if_there(&data.join(name))?;
        for (line, number) in text.lines().zip(1..).filter(|(line, _)| !line.is_empty()) {
            match serde_json::from_str::<Numbered>(line) {
                Ok(report) => reports.push(report),
                Err(error) => {
                    unreadable(format!("{name}, line {number} is no report and is left there: {error}"));
                }
            }
        }
    }
    Ok(reports)
}

/// The numbers of those that an operator has dealt with.
fn read_done(data: &Path) -> io::Result<BTreeSet<u64>> {
    let text = read_if_there(&data.join(DONE))?;
    let numbers = text.lines().zip(1..).map(|(line, number)| {
        // Whoever marks the next one writes the file anew: what is not understood would be lost.
        let wrong =
            |_| io::Error::other(format!("{DONE}, line {number} is no number: mend it, or take it out"));
        line.trim().parse().map_err(wrong)
    });
    numbers.collect()
}

/// Writes down which ones are done.
fn write_done(data: &Path, done: &BTreeSet<u64>) -> io::Result<()> {
    let lines: String = done.iter().map(|number| format!("{number}\n")).collect();
    // The operator may be somebody else than the server, which has to read it for backups.
    let partial = data.join(format!(".{DONE}"));
    fs::write(&partial, lines)?;
    fs::rename(partial, data.join(DONE))
}

fn read_if_there(path: &Path) -> io::Result<String> {
    match fs::read(path) {
        // A line that is no text is no report; the others are.
        Ok(bytes) => Ok(String::from_utf8_lossy(&bytes).into_owned()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use moonhare_rooms::{Complaint, Evidence, Person};

    use super::*;

    fn report(at_ms: u64) -> Report {
        let evidence = Evidence {
            by: Person(1),
            by_name: "Ana".into(),
            person: Some(Person(2)),
            name: Some("rude ".repeat(200)),
            clue: None,
            performance: None,
            pack: None,
            card: None,
        };
        let about = Complaint::Name(Person(2));
        Report {
            at_ms,
            room: "BBBBBB".into(),
            about,
            reason: None,
            evidence,
            by_address: None,
            address: None,
        }
    }

    fn numbers(folder: &Path) -> Vec<u64> {
        read(folder).unwrap().iter().map(|report| report.number).collect()
    }

    #[test]
    fn reports_are_numbered_over_restarts_and_cut_off_lines() {
        let folder = tempfile::tempdir().unwrap();
        assert!(numbers(folder.path()).is_empty());
        let book = FolderBook::new(folder.path());
        book.add(&report(10)).unwrap();
        book.add(&report(20)).unwrap();
        let path = folder.path().join(NAME);
        let mut cut_off = fs::read(&path).unwrap();
        cut_off.extend(b"{\"number\":3,\"at_ms\":\xff");
        fs::write(&path, cut_off).unwrap();
        FolderBook::new(folder.path()).add(&report(30)).unwrap();
        assert_eq!(numbers(folder.path()), [1, 2, 3]);
        assert_eq!(read(folder.path()).unwrap()[2].report, report(30));
    }

    #[test]
    fn reports_are_bounded_and_the_numbers_go_on() {
        let folder = tempfile::tempdir().unwrap();
        let book = FolderBook::new(folder.path());
        book.add(&report(0)).unwrap();
        let path = folder.path().join(NAME);
        let line = fs::read_to_string(&path).unwrap();
        let full = line.repeat(usize::try_from(FILE_BYTES_MAX).unwrap() / line.len() + 1);
        for number in 2..5 {
            fs::write(&path, &full).unwrap();
            book.add(&report(0)).unwrap();
            assert_eq!(numbers(folder.path()).last(), Some(&number));
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
        FolderBook::new(folder.path()).add(&report(0)).unwrap();
        assert_eq!(numbers(folder.path()).last(), Some(&5));
    }

    #[test]
    fn what_is_no_report_is_told_and_what_is_done_is_never_lost() {
        let folder = tempfile::tempdir().unwrap();
        FolderBook::new(folder.path()).add(&report(10)).unwrap();
        let path = folder.path().join(NAME);
        let torn = fs::read_to_string(&path).unwrap() + "{\"number\":2";
        fs::write(&path, &torn).unwrap();
        let mut told = Vec::new();
        assert_eq!(read_and_tell(folder.path(), &mut |line| told.push(line)).unwrap().len(), 1);
        assert!(told.len() == 1 && told[0].starts_with("reports.jsonl, line 3 is no report"), "{told:?}");
        fs::write(folder.path().join(DONE), "1\nseven\n").unwrap();
        let refused = ReportBook::in_folder(folder.path()).mark_done(&[1]).unwrap_err();
        assert!(refused.to_string().starts_with("reports-done.txt, line 2 is no number"), "{refused}");
        assert_eq!(fs::read_to_string(folder.path().join(DONE)).unwrap(), "1\nseven\n");
    }

    #[test]
    fn what_is_done_is_remembered() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(read_done(folder.path()).unwrap(), BTreeSet::new());
        let done = BTreeSet::from([2, 7]);
        write_done(folder.path(), &done).unwrap();
        assert_eq!(read_done(folder.path()).unwrap(), done);
    }

    /// Both kinds of book, the one of a house with another node's beside it.
    #[test]
    fn every_book_numbers_what_comes_and_knows_what_is_done() {
        let folder = tempfile::tempdir().unwrap();
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let log: Arc<dyn Log> = Arc::new(moonhare_rooms::MemoryLog::new());
        let house = || ReportBook::in_house(Arc::clone(&log), runtime.handle().clone());
        for [one, other] in
            [[ReportBook::in_folder(folder.path()), ReportBook::in_folder(folder.path())], [house(), house()]]
        {
            for at_ms in [10, 20] {
                one.add(&report(at_ms)).unwrap();
            }
            let listed: Vec<(u64, u64)> =
                other.all().unwrap().iter().map(|report| (report.number, report.report.at_ms)).collect();
            assert_eq!(listed, [(1, 10), (2, 20)]);
            other.mark_done(&[2]).unwrap();
            one.mark_done(&[1]).unwrap();
            assert_eq!(one.done().unwrap(), BTreeSet::from([1, 2]));
        }
        house().add(&report(30)).unwrap();
        assert_eq!(house().all().unwrap().last().unwrap().number, 3);
    }
}
