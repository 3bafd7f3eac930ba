//! `moonhare stats`: what was played in a data folder.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use moonhare_rooms::{AlbumId, Batch, Examination, Record, RoomEvent, snapshot};
use moonhare_rules::{Event, Game, Viewer};
use moonhare_server::Day;
use serde::Serialize;

use crate::installed::Which;
use crate::{folder, place};

/// Show what was played: games, turns and players, month by month
///
/// Counts what the log tells, and names nobody. The server may run: a copy of the folder is looked at.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// The folder that everything is kept in [default: moonhare-data, if it is here, or that of this machine's service]
    #[arg(value_parser = folder::there)]
    folder: Option<PathBuf>,

    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  moonhare stats
  moonhare stats /var/lib/moonhare
  moonhare stats --json /var/lib/moonhare | jq .months

A game is finished when it came to its end, or the host ended it. Months are those of Greenwich. Rooms and albums that were deleted are not
counted any more.";

/// What was played.
#[derive(Debug, Default, PartialEq, Serialize)]
struct Stats {
    /// Tables that are still there.
    rooms: usize,
    /// Evenings that were kept and are still there.
    albums: usize,
    /// Of everything.
    #[serde(flatten)]
    all: Played,
    /// How many games by which rules.
    editions: BTreeMap<&'static str, usize>,
    /// By the month in which a game began.
    months: BTreeMap<String, Played>,
    /// Rooms of which a part can't be read: `moonhare doctor` says more.
    unreadable: usize,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
struct Played {
    games: usize,
    finished: usize,
    /// Turns that were scored.
    turns: usize,
    /// Seats of all games together, bots included.
    seats: usize,
}

impl Played {
    fn add(&mut self, more: Self) {
        self.games += more.games;
        self.finished += more.finished;
        self.turns += more.turns;
        self.seats += more.seats;
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let (_, folder) = Which { data: args.folder.clone(), config: None }.find()?;
    let folder = place::folder(&folder)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let stats = runtime.block_on(count(&folder))?;
    let mut output = io::stdout().lock();
    if args.json {
        writeln!(output, "{}", serde_json::to_string(&stats)?)?;
    } else {
        write!(output, "{}", told(&stats))?;
    }
    Ok(())
}

async fn count(folder: &Path) -> anyhow::Result<Stats> {
    let scratch = tempfile::tempdir().context("there is no place for a copy to look at")?;
    snapshot(folder, scratch.path()).await.with_context(|| format!("{} can't be read", folder.display()))?;
    let mut examination = Examination::in_place(scratch.path()).await?;
    let mut stats = Stats::default();
    for room in examination.rooms().await {
        if room == AlbumId::LIST {
            stats.albums = examination.blobs(room).await.0.len();
        }
        if room.0 < 0 {
            continue;
        }
        let (records, damage) = examination.room(room).await;
        stats.rooms += 1;
        if !stats.count_room(&records) || damage.is_some() {
            stats.unreadable += 1;
        }
    }
    examination.leave().await?;
    Ok(stats)
}

impl Stats {
    /// Counts the games of a room as far as they can be read; tells whether that is all.
    fn count_room(&mut self, records: &[Record]) -> bool {
        let mut game: Option<(u64, Vec<Event>)> = None;
        let mut whole = true;
        for (record, position) in records.iter().zip(1..) {
            let Ok(batch) = Batch::read(record, position) else {
                whole = false;
                break;
            };
            for event in batch.events {
                match event {
                    RoomEvent::Began { game: first, .. } => {
                        whole &= self.count_game(game.replace((batch.at_ms, first)));
                    }
                    RoomEvent::Game(event) => {
                        game.iter_mut().for_each(|(_, events)| events.push(event.clone()));
                    }
                    _ => {}
                }
            }
        }
        self.count_game(game) && whole
    }

    fn count_game(&mut self, game: Option<(u64, Vec<Event>)>) -> bool {
        let Some((began_ms, events)) = game else { return true };
        let Ok(game) = Game::from_events(&events) else { return false };
        let end = game.view(Viewer::Watcher);
        let played = Played {
            games: 1,
            finished: usize::from(end.winners.is_some()),
            turns: events.iter().filter(|event| matches!(event, Event::Scored(_))).count(),
            seats: end.seats.len(),
        };
        self.all.add(played);
        let mut month = Day::at(began_ms).to_string();
        month.truncate("2026-11".len());
        self.months.entry(month).or_default().add(played);
        *self.editions.entry(end.rules.name()).or_default() += 1;
        true
    }
}

/// A table for people.
fn told(stats: &Stats) -> String {
    let Stats { rooms, albums, all, editions, months, unreadable } = stats;
    let mut told = format!("{rooms} rooms, {albums} albums\n");
    if *unreadable > 0 {
        told += &format!("{unreadable} rooms can't be read wholly; `moonhare doctor` says more\n");
    }
    if all.games == 0 {
        return told + "no game was played yet\n";
    }
    let line = |what: &str, played: &Played| {
        #[expect(clippy::cast_precision_loss, reason = "nobody plays so many games")]
        let seats = played.seats as f64 / played.games.max(1) as f64;
        format!("{what:<10}{:>8}{:>10}{:>8}{seats:>10.1}\n", played.games, played.finished, played.turns)
    };
    told += &format!("\n{:<10}{:>8}{:>10}{:>8}{:>10}\n", "month", "games", "finished", "turns", "players");
    for (month, played) in months {
        told += &line(month, played);
    }
    told += &line("all", all);
    told += "\nrules\n";
    for (edition, games) in editions {
        told += &format!("{edition:<16}{games:>6}\n");
    }
    told
}
