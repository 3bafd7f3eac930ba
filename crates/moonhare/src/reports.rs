//! `moonhare reports`: what players have reported, and what of it is done.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::net::IpAddr;
use std::path::PathBuf;

use anyhow::{Context, bail};
use moonhare_rooms::Complaint;
use moonhare_server::Report;
use serde::Serialize;

use crate::serve::reports::{self, Numbered};

/// List what players have reported: pictures, names and clues
///
/// Each with its number, the room, who reported it, whom it is about, and the addresses they came from. The server may run.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// The folder that everything is kept in
    #[arg(long, env = "MOONHARE_DATA", value_name = "FOLDER", default_value = "moonhare-data")]
    data: PathBuf,

    /// Mark these as done: they are not listed any more
    #[arg(long, value_name = "NUMBER", num_args = 1..)]
    done: Vec<u64>,

    /// List also what is done
    #[arg(long)]
    all: bool,

    /// One JSON a line
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  moonhare reports --data /var/lib/moonhare
  moonhare reports --data /var/lib/moonhare --done 3 4
  moonhare reports --json | jq .address

What to do about it: an address or a range in `banned` of the settings file (`[server]`) is not answered any more after a
restart; a pack with a bad picture can be taken out of the folder `packs`.";

/// A report as it is listed.
#[derive(Serialize)]
struct Listed<'a> {
    done: bool,
    #[serde(flatten)]
    report: &'a Numbered,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let unreadable = || format!("{} can't be read", args.data.display());
    if !args.data.is_dir() {
        bail!("{} is no folder; tell the server's with --data", args.data.display());
    }
    let all = reports::read(&args.data).with_context(unreadable)?;
    let mut done = reports::read_done(&args.data).with_context(unreadable)?;
    if !args.done.is_empty() {
        let known: BTreeSet<u64> = all.iter().map(|report| report.number).collect();
        if let Some(number) = args.done.iter().find(|number| !known.contains(number)) {
            bail!("there is no report {number}; `moonhare reports --all` lists those there are");
        }
        // Numbers whose reports are gone need not be remembered.
        done = done.iter().chain(&args.done).filter(|number| known.contains(number)).copied().collect();
        reports::write_done(&args.data, &done)
            .with_context(|| format!("{} can't be written", args.data.display()))?;
    }
    let listed: Vec<_> = all
        .iter()
        .map(|report| Listed { done: done.contains(&report.number), report })
        .filter(|listed| args.all || !listed.done)
        .collect();
    let mut output = io::stdout().lock();
    for listed in &listed {
        if args.json {
            writeln!(output, "{}", serde_json::to_string(listed)?)?;
        } else {
            let mark = if listed.done { " (done)" } else { "" };
            writeln!(output, "{}{mark} {}", listed.report.number, describe(&listed.report.report))?;
        }
    }
    if listed.is_empty() && !args.json {
        writeln!(output, "nothing is reported that is not done")?;
    }
    Ok(())
}

fn describe(report: &Report) -> String {
    let Report { at_ms, room, about, evidence, by_address, address } = report;
    let quoted =
        |text: &Option<String>| text.as_ref().map_or_else(|| "unknown".into(), |text| format!("{text:?}"));
    let what = match about {
        Complaint::Picture(picture) => {
            let (pack, card) = (evidence.pack.as_deref().unwrap_or("?"), evidence.card.unwrap_or_default());
            format!("picture {picture} (card {card} of the pack {pack})")
        }
        Complaint::Name(_) => "name".into(),
        Complaint::Clue {} => match &evidence.performance {
            Some(performance) => format!("clue {} (performed: {performance})", quoted(&evidence.clue)),
            None => format!("clue {}", quoted(&evidence.clue)),
        },
    };
    let whom = match evidence.person {
        Some(person) => {
            format!(" of person {} ({}, from {})", person.0, quoted(&evidence.name), place(*address))
        }
        None => String::new(),
    };
    format!(
        "{} room {room}: {what}{whom}; reported by person {} ({:?}, from {})",
        date(*at_ms),
        evidence.by.0,
        evidence.by_name,
        place(*by_address)
    )
}

/// An address as `banned` takes it; of IPv6 a household is known.
fn place(address: Option<IpAddr>) -> String {
    match address {
        Some(IpAddr::V4(address)) => address.to_string(),
        Some(IpAddr::V6(address)) => format!("{address}/64"),
        None => "unknown".into(),
    }
}

/// Day and time of day in UTC.
fn date(at_ms: u64) -> String {
    let (days, second) = (at_ms / 86_400_000, at_ms / 1_000 % 86_400);
    // Years that begin in March have their odd day at the end.
    let shifted = days + 719_468;
    let (era, of_era) = (shifted / 146_097, shifted % 146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let day_of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    format!("{year}-{month:02}-{day:02} {:02}:{:02} UTC", second / 3_600, second / 60 % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (at_ms, text) in [
            (0, "1970-01-01 00:00 UTC"),
            (951_782_400_000, "2000-02-29 00:00 UTC"),
            (1_735_689_599_999, "2024-12-31 23:59 UTC"),
            (1_772_323_200_000, "2026-03-01 00:00 UTC"),
        ] {
            assert_eq!(date(at_ms), text);
        }
    }
}
