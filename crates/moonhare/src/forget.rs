//! `moonhare forget`: what an operator deletes at somebody's wish.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use anyhow::{Context, ensure};
use moonhare_rooms::{
    AlbumId, JetStreamLog, Log, RoomCode, SqliteLog, StoreError, forget, plain_text, rewrite,
};
use serde::Serialize;
use tokio::runtime;

use crate::backup::manifest;
use crate::doctor::TABLES;
use crate::place::{Files, Opened, Place};
use crate::serve::heard;

/// Delete what is kept about a table, an album or a person
///
/// Says what there is, and removes it only with --yes: from the log, the recordings, the reports, the pictures that people brought and the clues
/// that were heard. The server has to be stopped meanwhile; of a house of many nodes, all of them.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
#[command(group = clap::ArgGroup::new("what").required(true).multiple(true))]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,

    /// Tables, by their codes: everything that was said and played there
    #[arg(long, value_name = "CODE", num_args = 1.., group = "what")]
    room: Vec<RoomCode>,

    /// Albums, by their addresses or by what stands at the end of these
    #[arg(long, value_name = "ADDRESS", num_args = 1.., group = "what", value_parser = album)]
    album: Vec<AlbumId>,

    /// People, by the names they typed: every table at which somebody of this name sat goes as a whole, out of albums the name is taken
    #[arg(long, value_name = "NAME", num_args = 1.., group = "what")]
    person: Vec<String>,

    /// Remove it
    #[arg(long)]
    yes: bool,

    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  moonhare forget --room BCDFGH
  moonhare forget --person Ana --yes
  moonhare forget --album https://play.example.org/album/0123456789abcdef0123456789abcdef --yes
  moonhare forget --person Ana --cluster nats://a:4222,nats://b:4222,nats://c:4222 --yes

Names are compared without regard to capital letters, or to how accents are put together. Somebody else may have had the same: look at the list before you say --yes. What
backups hold goes with them.

Exit codes: 0 when it is done, or nothing of it was there, 1 when it could not be done.";

/// What is kept, or was.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
struct Found {
    removed: bool,
    rooms: Vec<String>,
    albums: Vec<String>,
    /// Albums out of which names are taken.
    albums_with_name: Vec<String>,
    /// Albums of the rooms that stay, because nobody asked for them.
    albums_that_stay: Vec<String>,
    reports: usize,
    pictures: usize,
    clues_heard: usize,
    backups: usize,
}

fn album(said: &str) -> Result<AlbumId, String> {
    let end = said.trim_end_matches('/').rsplit('/').next().unwrap_or_default();
    AlbumId::of(end)
        .ok_or_else(|| "the end of an album's address is 32 digits and letters from a to f".into())
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let (opened, files) = args.place.open_with_files()?;
    let mut found = match &opened {
        Opened::Folder(data) => in_folder(args, data, &opened)?,
        Opened::House { log, runtime } => {
            let found = runtime.block_on(in_house(args, log))?;
            beside_the_log(args, &opened, found)?
        }
    };
    if let Some(Files { data, backups }) = &files {
        // Of a house somebody may have forgotten a table already, and this be another node's folder.
        let tables: Vec<String> =
            found.rooms.iter().cloned().chain(args.room.iter().map(ToString::to_string)).collect();
        found.clues_heard = heard::forget(&data.join(heard::FILE), &tables, args.yes)
            .context("what was heard can't be written anew")?;
        found.backups = backups_in(backups);
    }
    if let Opened::House { log, runtime } = &opened {
        runtime.block_on(log.close())?;
    }
    found.removed = args.yes;
    let mut output = io::stdout().lock();
    if args.json {
        writeln!(output, "{}", serde_json::to_string(&found)?)?;
    } else {
        describe(&found, files.as_ref(), &mut output)?;
    }
    Ok(())
}

/// What there is in a folder that no server uses.
fn in_folder(args: &Args, data: &Path, opened: &Opened) -> anyhow::Result<Found> {
    ensure!(
        data.join(TABLES).exists(),
        "{} has no tables; tell the server's folder with --data",
        data.display()
    );
    let runtime = runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let found = runtime.block_on(async {
        let log = SqliteLog::open(data).await.map_err(|error| match error {
            StoreError::InUse { .. } => anyhow::anyhow!(
                "a server uses {}, and has its tables in mind: stop it (systemctl stop moonhare), forget, and start it again",
                data.display()
            ),
            error => error.into(),
        })?;
        let found = in_the_log(args, &log).await?;
        log.close().await?;
        anyhow::Ok(found)
    })?;
    let found = beside_the_log(args, opened, found)?;
    if args.yes {
        runtime.block_on(rewrite(data))?;
    }
    Ok(found)
}

/// What there is in a house of many nodes, none of which runs.
async fn in_house(args: &Args, log: &JetStreamLog) -> anyhow::Result<Found> {
    ensure!(
        !log.has_nodes().await?,
        "a node of this house runs, and has its tables in mind: stop it, and all others, forget, and start them again"
    );
    in_the_log(args, log).await
}

/// Whether somebody is meant.
fn is_meant(args: &Args, name: &str) -> bool {
    args.person.iter().any(|person| as_compared(person) == as_compared(name))
}

/// A name as a table writes it down, in small letters: some systems write é as two characters, and a name that was copied may bring
/// spaces that are none.
fn as_compared(name: &str) -> String {
    plain_text(name).split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// Tables and albums.
async fn in_the_log(args: &Args, log: &dyn Log) -> anyhow::Result<Found> {
    let named = |name: &str| is_meant(args, name);
    let mut found = Found::default();
    let mut rooms = Vec::new();
    for code in &args.room {
        if forget::is_kept(log, *code).await? {
            rooms.push(*code);
        }
    }
    if !args.person.is_empty() {
        rooms.extend(forget::rooms_naming(log, named).await?);
        let albums = forget::albums_naming(log, named).await?;
        for album in albums.iter().filter(|album| !args.album.contains(album)) {
            found.albums_with_name.push(album.as_str().to_owned());
            if args.yes {
                forget::take_names_out(log, album, named).await?;
            }
        }
    }
    rooms.sort_unstable();
    rooms.dedup();
    for code in &rooms {
        let stay = forget::albums_of(log, *code).await?;
        let stay = stay.iter().filter(|album| !args.album.contains(album));
        found.albums_that_stay.extend(stay.map(|album| album.as_str().to_owned()));
    }
    for album in &args.album {
        if forget::has_album(log, album).await? {
            found.albums.push(album.as_str().to_owned());
        }
        if args.yes {
            forget::forget_album(log, album).await?;
        }
    }
    if args.yes {
        for code in &rooms {
            log.remove((*code).into()).await?;
        }
    }
    found.rooms = rooms.iter().map(ToString::to_string).collect();
    Ok(found)
}

/// Reports, and pictures that people brought.
fn beside_the_log(args: &Args, opened: &Opened, mut found: Found) -> anyhow::Result<Found> {
    let of_rooms = |table: &str| found.rooms.iter().any(|room| room == table);
    let named = |name: &Option<String>| name.as_deref().is_some_and(|name| is_meant(args, name));
    let reported = |report: &moonhare_server::Report| {
        of_rooms(&report.room) || named(&report.evidence.name) || is_meant(args, &report.evidence.by_name)
    };
    let reports = opened.reports().forget(reported, args.yes).context("the reports can't be written anew")?;
    let brought = |name: &str, table: &str| of_rooms(table) || is_meant(args, name);
    let pictures =
        opened.boxes().forget_brought(brought, args.yes).context("the pictures can't be removed")?;
    (found.reports, found.pictures) = (reports, pictures);
    Ok(found)
}

fn backups_in(folder: &Path) -> usize {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter(|entry| entry.path().join(manifest::NAME).exists()).count()
}

fn describe(found: &Found, files: Option<&Files>, output: &mut impl Write) -> io::Result<()> {
    let done = if found.removed { "removed" } else { "there is" };
    let lists = [
        ("table", &found.rooms, "with what was said, played and recorded there"),
        ("album", &found.albums, "with its recordings"),
        ("album", &found.albums_with_name, "of which the name goes and the rest stays"),
    ];
    let mut nothing = true;
    for (what, names, more) in lists {
        for name in names {
            nothing = false;
            writeln!(output, "{done}: {what} {name}, {more}")?;
        }
    }
    for (count, what) in [
        (found.reports, "reports"),
        (found.pictures, "pictures that were brought"),
        (found.clues_heard, "clues that were heard"),
    ] {
        if count > 0 {
            nothing = false;
            writeln!(output, "{done}: {count} {what}")?;
        }
    }
    if nothing {
        return writeln!(output, "nothing of that is kept");
    }
    for album in &found.albums_that_stay {
        writeln!(output, "stays: album {album} of such a table; --album {album} takes it, too")?;
    }
    if let Some(files) = files.filter(|_| found.backups > 0) {
        let (count, place) = (found.backups, files.backups.display());
        writeln!(
            output,
            "stays: {count} backups in {place} may hold it until they go; delete them if that is too late"
        )?;
    }
    if !found.removed {
        writeln!(output, "nothing was removed yet; the same with --yes does it")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::as_compared;

    #[test]
    fn a_name_is_found_however_it_was_typed() {
        for (kept, asked) in [
            ("Zoë", "Zoë"),
            ("Zoë", "zoe\u{308}"),
            ("Ana María", " ana  Mari\u{301}a "),
            ("Ana María", "Ana\u{a0}María"),
            ("Ana", "A\u{200b}na"),
        ] {
            assert_eq!(as_compared(kept), as_compared(asked), "{asked:?}");
        }
        assert_ne!(as_compared("Ana"), as_compared("Aná"));
    }
}
