//! The daily moon: its days, what it shows, and how people here did, counted without persons.

use std::{collections::BTreeMap, fmt, str::FromStr};

use moonhare_rooms::{Log, read_note, write_note};
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;

use crate::limits::{MOON_DAYS_KEPT, MOON_HANDS};

const DAY_MS: u64 = 24 * 3_600_000;

/// A day of the calendar, counted from 1 January 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Day(pub u32);

/// Not a day like `2026-11-17`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a day is written like 2026-11-17")]
pub struct NotADay;

impl Day {
    /// The day that it is in Greenwich at this moment.
    #[must_use]
    pub fn at(now_ms: u64) -> Self {
        Self(u32::try_from(now_ms / DAY_MS).unwrap_or(u32::MAX))
    }

    /// Whether somebody somewhere may play its moon: it is today or yesterday there. Clocks go from 12 hours behind Greenwich to 14
    /// ahead of it.
    pub(crate) fn is_up(self, now_ms: u64) -> bool {
        let today = Self::at(now_ms).0;
        (today.saturating_sub(2)..=today + 1).contains(&self.0)
    }

    /// Year, month and day, by the usual way of counting from a March.
    fn date(self) -> (u32, u32, u32) {
        let days = self.0 + 719_468;
        let (era, of_era) = (days / 146_097, days % 146_097);
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        (year + era * 400 + u32::from(month <= 2), month, day)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = NotADay;

    fn from_str(text: &str) -> Result<Self, NotADay> {
        let numbers: Vec<u32> = text.split('-').filter_map(|part| part.parse().ok()).collect();
        let [year, month, day] = numbers[..] else { return Err(NotADay) };
        if !(1970..10_000).contains(&year) || !(1..=12).contains(&month) {
            return Err(NotADay);
        }
        let (year, from_march) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let (era, of_era) = (year / 400, year % 400);
        let of_year = (153 * from_march + 2) / 5 + day.checked_sub(1).ok_or(NotADay)?;
        let days = era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year;
        let found = Self(days.checked_sub(719_468).ok_or(NotADay)?);
        // The 31st of a month that has none would be another day, and so would one that is written otherwise.
        if found.to_string() == text { Ok(found) } else { Err(NotADay) }
    }
}

/// The moon of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MoonView {
    /// Its day.
    pub day: String,
    /// Its five hands.
    pub hands: Vec<MoonHandView>,
}

/// Six cards, and what was told for one of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MoonHandView {
    /// What was told.
    pub clue: String,
    /// The cards, as they lie there.
    pub cards: Vec<MoonCardView>,
    /// Which of them it was told for, from 0. Whoever plays is alone: there is nobody to hide it from.
    pub told: u8,
    /// What else might have been told for that card: for who has missed it.
    pub also: Vec<String>,
}

/// A card of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MoonCardView {
    /// The identity of its picture.
    pub picture: String,
    /// What is on it.
    pub description: String,
}

/// How somebody did: for each hand, at which look they found the card, 0 for not at all.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoonResult {
    /// 1, 2 or 0, five times.
    pub looks: Vec<u8>,
}

/// How people did on this server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoonCounts {
    /// How many found so many cards, from none to five.
    pub found: Vec<u32>,
}

impl Default for MoonCounts {
    fn default() -> Self {
        Self { found: vec![0; MOON_HANDS + 1] }
    }
}

impl MoonCounts {
    /// Counts somebody; not if their result can't be.
    fn add(&mut self, result: &MoonResult) -> bool {
        let Ok(looks) = <[u8; MOON_HANDS]>::try_from(result.looks.as_slice()) else { return false };
        if looks.iter().any(|look| *look > 2) {
            return false;
        }
        let found = looks.iter().filter(|look| **look > 0).count();
        let count = self.found.get_mut(found);
        count.map(|count| *count = count.saturating_add(1)).is_some()
    }
}

/// The counts of the last days. They are numbers and nothing else: nobody's address, name or time is kept.
#[derive(Default)]
pub(crate) struct MoonBook(Mutex<Option<Days>>);

type Days = BTreeMap<Day, MoonCounts>;

/// The counts are noted under this name.
const NOTE: &str = "moon";

impl MoonBook {
    /// The counts of a day.
    pub(crate) async fn counts(&self, log: &dyn Log, day: Day) -> MoonCounts {
        let mut book = self.0.lock().await;
        let days = open(&mut book, log).await;
        days.and_then(|days| days.get(&day).cloned()).unwrap_or_default()
    }

    /// Counts a result and gives the counts with it; nothing if it can't be. As long as the note can't be read, nobody is counted
    /// but whoever asks.
    pub(crate) async fn add(&self, log: &dyn Log, day: Day, result: &MoonResult) -> Option<MoonCounts> {
        let mut book = self.0.lock().await;
        let days = open(&mut book, log).await;
        let mut counts = days.as_ref().and_then(|days| days.get(&day).cloned()).unwrap_or_default();
        if !counts.add(result) {
            return None;
        }
        if let Some(days) = days {
            days.insert(day, counts.clone());
            while days.len() > MOON_DAYS_KEPT {
                days.pop_first();
            }
            write_note(log, NOTE, days).await;
        }
        Some(counts)
    }
}

/// The counts, as far as they can be read.
async fn open<'b>(book: &'b mut Option<Days>, log: &dyn Log) -> Option<&'b mut Days> {
    if book.is_none() {
        *book = read_note(log, NOTE).await;
    }
    book.as_mut()
}

#[cfg(test)]
mod tests {
    use moonhare_rooms::MemoryLog;

    use super::*;

    #[test]
    fn days_are_read_as_they_are_written() {
        for (text, number) in [
            ("1970-01-01", 0),
            ("2000-02-29", 11_016),
            ("2024-12-31", 20_088),
            ("2026-11-17", 20_774),
            ("2100-03-01", 47_541),
        ] {
            assert_eq!(text.parse(), Ok(Day(number)));
            assert_eq!(Day(number).to_string(), text);
        }
        for day in 0..80_000 {
            assert_eq!(Day(day).to_string().parse(), Ok(Day(day)));
        }
        for bad in [
            "",
            "2026-11",
            "2026-02-30",
            "2026-13-01",
            "2026-1-1",
            "1969-12-31",
            "2026-00-10",
            "x-y-z",
            "-1-1-1",
        ] {
            assert_eq!(bad.parse::<Day>(), Err(NotADay), "{bad}");
        }
    }

    #[test]
    fn a_moon_is_up_where_it_is_today_or_yesterday() {
        let noon = |day: u64| day * DAY_MS + DAY_MS / 2;
        let up = |day: u32| Day(day).is_up(noon(100));
        assert_eq!([97, 98, 99, 100, 101, 102].map(up), [false, true, true, true, true, false]);
    }

    #[tokio::test]
    async fn counts_that_can_not_be_read_are_left_as_they_are() {
        let log = MemoryLog::new();
        let damaged = bytes::Bytes::from_static(b"{\"2026-11-17\":");
        let moon = || moonhare_rooms::BlobId(NOTE.into());
        log.put_blob(moonhare_rooms::NOTES_ROOM, moon(), damaged.clone()).await.unwrap();
        let book = MoonBook::default();
        let counts = book.add(&log, Day(5), &MoonResult { looks: vec![1; 5] }).await.unwrap();
        assert_eq!(counts.found, [0, 0, 0, 0, 0, 1]);
        assert_eq!(log.blob(moonhare_rooms::NOTES_ROOM, moon()).await.unwrap(), Some(damaged));
    }

    #[tokio::test]
    async fn results_are_counted_and_outlive_the_server() {
        let log = MemoryLog::new();
        let result = |looks: &[u8]| MoonResult { looks: looks.into() };
        let book = MoonBook::default();
        assert_eq!(book.counts(&log, Day(5)).await, MoonCounts::default());
        for bad in [&[1, 1, 1, 1][..], &[1, 1, 1, 1, 1, 1], &[1, 2, 3, 0, 0]] {
            assert_eq!(book.add(&log, Day(5), &result(bad)).await, None);
        }
        book.add(&log, Day(5), &result(&[1, 2, 2, 1, 0])).await.unwrap();
        book.add(&log, Day(5), &result(&[0, 0, 0, 0, 0])).await.unwrap();
        let counts = MoonBook::default().counts(&log, Day(5)).await;
        assert_eq!(counts.found, [1, 0, 0, 0, 1, 0]);
        for day in 6..6 + MOON_DAYS_KEPT as u32 {
            book.add(&log, Day(day), &result(&[1; 5])).await.unwrap();
        }
        assert_eq!(book.counts(&log, Day(5)).await, MoonCounts::default(), "only the last days are kept");
    }
}
