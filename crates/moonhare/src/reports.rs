//! `moonhare reports`: what players have reported, and what of it is done.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::net::IpAddr;

use anyhow::{Context, bail};
use moonhare_packs::PictureId;
use moonhare_rooms::{Complaint, OWN_PACK_PREFIX};
use moonhare_server::{Report, ReportReason};
use serde::Serialize;

use crate::place::Place;
use crate::serve::{own::Operator, reports::Numbered};

/// List what players have reported: pictures, names and clues
///
/// Each with its number, the room, who reported it, whom it is about, and the addresses they came from. The server may run.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,

    /// Mark these as done: they are not listed any more
    #[arg(long, value_name = "NUMBER", num_args = 1..)]
    done: Vec<u64>,

    /// Take these pictures out of the boxes that people brought them in, and mark the reports as done
    #[arg(long, value_name = "NUMBER", num_args = 1..)]
    remove: Vec<u64>,

    /// The same, and refuse these pictures, and those that look like them, from now on
    #[arg(long, value_name = "NUMBER", num_args = 1..)]
    block: Vec<u64>,

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
  moonhare reports --data /var/lib/moonhare --block 5
  moonhare reports --json | jq .address
  moonhare reports --cluster nats://a:4222,nats://b:4222

What to do about it: `moonhare ban` keeps an address or a range out at once; a picture that somebody brought goes with --remove, and for good with --block, while the server runs; a pack with a bad
picture can be taken out of the folder `packs`.";

/// A report as it is listed.
#[derive(Serialize)]
struct Listed<'a> {
    done: bool,
    #[serde(flatten)]
    report: &'a Numbered,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let place = args.place.open()?;
    let (book, operator) = (place.reports(), place.operator());
    let all = book.all_and_tell(&mut |line| eprintln!("{line}")).context("the reports can't be read")?;
    let dealt_with: Vec<u64> =
        [&args.done, &args.remove, &args.block].into_iter().flatten().copied().collect();
    if !dealt_with.is_empty() {
        let known: BTreeSet<u64> = all.iter().map(|report| report.number).collect();
        if let Some(number) = dealt_with.iter().find(|number| !known.contains(number)) {
            bail!("there is no report {number}; `moonhare reports --all` lists those there are");
        }
        let unwanted = |numbers: &[u64]| -> anyhow::Result<Vec<PictureId>> {
            let reports = all.iter().filter(|report| numbers.contains(&report.number));
            reports.map(|report| brought_picture(&operator, report)).collect()
        };
        // All of them are looked up before any goes.
        let (removed, blocked) = (unwanted(&args.remove)?, unwanted(&args.block)?);
        for picture in removed {
            operator.remove(picture).context("that could not be kept")?;
        }
        for picture in blocked {
            operator.block(picture).context("that could not be kept")?;
        }
        book.mark_done(&dealt_with).context("what is done could not be kept")?;
    }
    let done = book.done().context("the reports can't be read")?;
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
            if let Some(brought) = brought(&operator, &listed.report.report) {
                writeln!(output, "  {brought}")?;
            }
        }
    }
    if listed.is_empty() && !args.json {
        writeln!(output, "nothing is reported that is not done")?;
    }
    Ok(())
}

/// The picture of a report, if it is one that somebody brought.
fn brought_picture(operator: &Operator, report: &Numbered) -> anyhow::Result<PictureId> {
    let number = report.number;
    let Complaint::Picture(picture) = &report.report.about else {
        bail!("report {number} is about no picture; --done marks it");
    };
    let ours = report.report.evidence.pack.as_deref().is_none_or(|pack| !pack.starts_with(OWN_PACK_PREFIX));
    let picture: PictureId = picture.parse().with_context(|| format!("report {number} names no picture"))?;
    if ours && operator.brought(picture, None).is_none() {
        bail!(
            "the picture of report {number} is of a pack, and nobody's own: take the pack out of the folder `packs`"
        );
    }
    Ok(picture)
}

/// Who brought a picture, and where it can be looked at.
fn brought(operator: &Operator, report: &Report) -> Option<String> {
    let Complaint::Picture(picture) = &report.about else { return None };
    let brought = operator.brought(picture.parse().ok()?, report.evidence.pack.as_deref())?;
    let by = match &brought.by {
        Some((name, table)) => format!("brought by {name:?} at the table {table}"),
        None => "brought by whoever has the box's key".into(),
    };
    Some(format!("{by}, in {}; look at it: {}", brought.within, brought.shown))
}

fn describe(report: &Report) -> String {
    let Report { at_ms, room, about, reason, evidence, by_address, address } = report;
    let quoted =
        |text: &Option<String>| text.as_ref().map_or_else(|| "unknown".into(), |text| format!("{text:?}"));
    let what = match about {
        Complaint::Picture(picture) => {
            let pack = evidence.pack.as_deref().unwrap_or("?");
            let card = evidence.card.map_or_else(String::new, |card| format!("card {card} of "));
            let why = reason.map_or("", |reason| match reason {
                ReportReason::Consent => ": shows someone who did not agree",
                ReportReason::Children => ": not for children",
                ReportReason::Hurtful => ": hurts or mocks someone",
                ReportReason::Other => ": something else",
            });
            format!("picture {picture} ({card}the pack {pack}){why}")
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
