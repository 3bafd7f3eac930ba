//! `moonhare doctor`: whether a data folder is whole, what of it can be saved, and whether a server has what it needs around it.

mod folder;
mod house;
mod surroundings;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use bytes::Bytes;
use moonhare_rooms::{
    BlobId, Examination, Log, Position, Record, Room, RoomCode, RoomId, SqliteLog, StoreError,
};
use serde::Serialize;

use crate::serve;
use crate::whose::Owner;
use folder::Inside;
pub(crate) use folder::TABLES;
pub(crate) use surroundings::{Look, State, look};

/// Check a data folder and what a server needs around it, and say what to do
///
/// Takes what `moonhare serve` takes, and looks at the settings, the ports, the disk, the clock and the certificates. Of the folder
/// it looks at a copy: the folder itself is never changed. Every record is checked against its checksum and read as a server would
/// read it.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    serve: serve::Args,

    /// A new folder to write all whole rooms to, and damaged ones as far as they can be read
    #[arg(long, value_name = "FOLDER")]
    save: Option<PathBuf>,

    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  moonhare doctor --config /etc/moonhare/moonhare.toml
  moonhare doctor --data /var/lib/moonhare
  moonhare doctor --data /var/lib/moonhare --json
  moonhare doctor --data /var/lib/moonhare --save /var/lib/moonhare-saved

While a server uses the folder, its records are not looked at; stop the server for that. With --cluster the rooms of the house are
read while it goes on. Packs are not looked at; copy them yourself.

Exit codes: 0 when everything is well, 1 when something is damaged, can't work, or can't be examined.";

/// Records that are saved in one append.
const SAVED_AT_ONCE: usize = 256;

/// What was found.
#[derive(Debug, Default, Serialize)]
pub(crate) struct Findings {
    pub(crate) rooms: usize,
    pub(crate) records: usize,
    /// Blobs: recordings of clues, above all.
    pub(crate) recordings: usize,
    /// What concerns the folder as a whole; a server does not start then.
    pub(crate) problems: Vec<String>,
    pub(crate) damaged: Vec<DamagedRoom>,
    /// A server uses the folder, so that its records were not looked at.
    pub(crate) in_use: bool,
    /// There are no tables in the folder.
    pub(crate) no_tables: bool,
    /// What a server needs around the folder.
    around: Vec<Look>,
}

/// A room that can't be played on.
#[derive(Debug, Serialize)]
pub(crate) struct DamagedRoom {
    /// Its code, or its number if no code belongs to it.
    room: String,
    /// Up to this position it can be read.
    readable: usize,
    /// What is wrong.
    problems: Vec<String>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let (settings, _) = args.serve.load_for_operator()?;
    let data = settings.data();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (inside, folder) = folder::look_at(data);
    let (cluster, is_there) = runtime.block_on(settings.cluster.look());
    let save = args.save.as_deref();
    let mut findings = match inside {
        // The tables of a house are in its log, not in the folder of a node.
        Inside::Tables => runtime.block_on(examine(data, save.filter(|_| !is_there)))?,
        Inside::Nothing => {
            ensure!(save.is_none() || is_there, "there is nothing to save: {}", folder.says);
            Findings { no_tables: true, ..Findings::default() }
        }
    };
    if is_there {
        let house = async { examine_house(&settings.cluster.log().await?, save).await };
        findings = findings.with(runtime.block_on(house)?);
    }
    findings.around = vec![folder];
    findings.around.extend(cluster);
    findings.around.extend(surroundings::look_around(&settings));
    let mut output = io::stdout().lock();
    if args.json {
        writeln!(output, "{}", serde_json::to_string(&findings)?)?;
    } else {
        describe(&findings, &mut output)?;
    }
    let (problems, damaged) = (findings.problems.len(), findings.damaged.len());
    if problems + damaged > 0 {
        let place = if is_there { "the house".into() } else { data.display().to_string() };
        bail!("{place} is damaged: {damaged} rooms, {problems} other problems");
    }
    let around = findings.around.iter().filter(|look| look.state == State::Problem).count();
    ensure!(around == 0, "a server would not run well here: {around} problems");
    Ok(())
}

async fn examine(data: &Path, save: Option<&Path>) -> anyhow::Result<Findings> {
    let scratch = tempfile::tempdir().context("there is no place for a copy to look at")?;
    let mut examination = match Examination::of(data, scratch.path()).await {
        Err(StoreError::InUse { .. }) if save.is_none() => {
            return Ok(Findings { in_use: true, ..Findings::default() });
        }
        examination => examination?,
    };
    let saved = match save {
        Some(folder) => Some(new_folder(folder).await?),
        None => None,
    };
    let findings = look_through(&mut examination, saved.as_ref()).await?;
    if let Some(saved) = saved {
        saved.close().await?;
    }
    if let (Some(folder), Some(owner)) = (save, Owner::of(data)) {
        owner.give(folder).with_context(|| format!("{} can't be given to its owner", folder.display()))?;
    }
    Ok(findings)
}

/// The same for the rooms of a house of many nodes.
async fn examine_house(log: &dyn Log, save: Option<&Path>) -> anyhow::Result<Findings> {
    let saved = match save {
        Some(folder) => Some(new_folder(folder).await?),
        None => None,
    };
    let findings = house::look_through(log, saved.as_ref()).await?;
    if let Some(saved) = saved {
        saved.close().await?;
    }
    Ok(findings)
}

/// Reads everything and plays every room through; writes what is whole to another log, if there is one.
pub(crate) async fn look_through(
    examination: &mut Examination,
    saved: Option<&SqliteLog>,
) -> anyhow::Result<Findings> {
    let mut findings = Findings::default();
    for room in examination.rooms().await {
        let (mut records, damage) = examination.room(room).await;
        let (blobs, damaged_blobs) = examination.blobs(room).await;
        let mut problems: Vec<String> = damage.iter().map(ToString::to_string).collect();
        if let Some((position, unreadable)) = first_unreadable(&records) {
            records.truncate(position);
            problems.insert(0, unreadable);
        }
        problems.extend(damaged_blobs.iter().map(ToString::to_string));
        findings.note(room, records.len(), blobs.len(), problems);
        if let Some(saved) = saved {
            keep(saved, room, &records, blobs).await?;
        }
    }
    findings.problems = examination.problems().to_vec();
    Ok(findings)
}

impl Findings {
    /// Counts a room that can be read so far, and notes what is wrong with it.
    fn note(&mut self, room: RoomId, readable: usize, blobs: usize, problems: Vec<String>) {
        // Below the rooms' numbers stand albums, and what the server notes for itself.
        self.rooms += usize::from(room.0 >= 0);
        self.records += readable;
        self.recordings += blobs;
        if !problems.is_empty() {
            let code = u64::try_from(room.0).ok().and_then(RoomCode::numbered);
            let room = code.map_or_else(|| room.0.to_string(), |code| code.to_string());
            self.damaged.push(DamagedRoom { room, readable, problems });
        }
    }

    /// Everything of both.
    fn with(mut self, other: Self) -> Self {
        self.rooms += other.rooms;
        self.records += other.records;
        self.recordings += other.recordings;
        self.problems.extend(other.problems);
        self.damaged.extend(other.damaged);
        self.no_tables &= other.no_tables;
        self
    }
}

/// Writes what could be read of a room to another log.
async fn keep(
    saved: &SqliteLog,
    room: RoomId,
    records: &[Record],
    blobs: Vec<(BlobId, Bytes)>,
) -> Result<(), StoreError> {
    for (part, number) in records.chunks(SAVED_AT_ONCE).zip(0..) {
        saved.append(room, Position::START.plus(number * SAVED_AT_ONCE), part.to_vec()).await?;
    }
    for (id, bytes) in blobs {
        saved.put_blob(room, id, bytes).await?;
    }
    Ok(())
}

/// A log in a folder that is not there or empty, so that nothing is mixed up.
async fn new_folder(folder: &Path) -> anyhow::Result<SqliteLog> {
    let empty = fs::read_dir(folder).map_or(true, |mut inside| inside.next().is_none());
    ensure!(empty, "--save {}: the folder is not empty; name a new one", folder.display());
    Ok(SqliteLog::open(folder).await?)
}

/// How many records can be folded, and why not more.
fn first_unreadable(records: &[Record]) -> Option<(usize, String)> {
    // Any code does: only whether the records make a room is asked.
    let code = RoomCode::numbered(0)?;
    let folded = Room::from_records(code, records.iter().map(|record| &record[..]));
    let unreadable = folded.err()?;
    let readable = usize::try_from(unreadable.position).unwrap_or(1).saturating_sub(1);
    Some((readable, unreadable.to_string()))
}

fn describe(findings: &Findings, output: &mut impl Write) -> io::Result<()> {
    if findings.in_use {
        writeln!(output, "a server uses the folder: stop it to look at every record")?;
    } else if findings.no_tables {
        writeln!(output, "there are no tables to look at")?;
    } else {
        writeln!(output, "{} rooms, {} records can be read", findings.rooms, findings.records)?;
    }
    for problem in &findings.problems {
        writeln!(output, "the folder: {problem}")?;
    }
    for DamagedRoom { room, readable, problems } in &findings.damaged {
        writeln!(output, "room {room}: readable up to position {readable}")?;
        for problem in problems {
            writeln!(output, "  {problem}")?;
        }
    }
    for Look { at, state, says } in &findings.around {
        let mark = match state {
            State::Fine => "ok  ",
            State::Hint => "hint",
            State::Problem => "BAD ",
        };
        writeln!(output, "{mark}  {at}: {says}")?;
    }
    Ok(())
}
