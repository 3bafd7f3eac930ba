//! A game by post: a candle that burns for hours or days, and rests at night.
//!
//! Time zones come from browsers, as an offset and its next changes, and are written down with the settings. So the log alone
//! says when a candle is burnt down, whatever a later release thinks of the world's clocks.

use moonhare_rules::{Phase, Seat};
use serde::{Deserialize, Serialize};

use super::{Room, RoomGame, bot_seats::plays};
use crate::limits::{
    POST_GLANCE_H, POST_HOURS, POST_SHORT_H_MAX, QUIET_H_MAX, ZONE_CHANGES_MAX, ZONE_OFFSET_MIN,
};

const MINUTE_MS: u64 = 60_000;
const HOUR_MS: u64 = 60 * MINUTE_MS;
const DAY_H: u16 = 24;
const DAY_MIN: u64 = 24 * 60;

/// How a table is played by post.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Post {
    /// Hours for each move, in which the night does not count: up to 8, or whole days. A day is one of the calendar: it ends at
    /// the same time, a day later.
    pub hours: u16,
    /// When the candle rests; none if it never does.
    pub quiet: Option<Quiet>,
    /// Where the table's night is: the host's time zone.
    pub zone: Zone,
    /// What happens with the move of who stays silent.
    pub silent: Silent,
}

/// Hours of the day in which the candle rests and nobody is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quiet {
    /// The hour at which they begin, 0 to 23 …
    pub from: u8,
    /// … and the hour at which they end.
    pub to: u8,
}

/// A time zone as a browser tells it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Zone {
    /// Minutes by which its clocks are ahead of UTC.
    pub offset_min: i16,
    /// When its clocks will be set, in this order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<ZoneChange>,
}

/// A moment at which the clocks of a zone are set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ZoneChange {
    /// When, in milliseconds of Unix time.
    pub at_ms: u64,
    /// Minutes by which they are ahead of UTC from then on.
    pub offset_min: i16,
}

/// What happens with the move of who stays silent until the candle is burnt down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Silent {
    /// A bot makes this move, and they are waited for again at the next.
    #[default]
    Bot,
    /// A bot has their seat until they are back: nobody waits for them again.
    GoOn,
}

impl Post {
    /// Whether all of it can be.
    pub(super) fn is_possible(&self) -> bool {
        let whole = self.hours <= POST_SHORT_H_MAX || self.hours.is_multiple_of(DAY_H);
        whole
            && POST_HOURS.contains(&self.hours)
            && self.quiet.is_none_or(Quiet::is_possible)
            && self.zone.is_possible()
    }

    /// When a candle that was lit then is burnt down.
    pub(crate) fn burnt_down_ms(&self, lit_ms: u64) -> u64 {
        burn(lit_ms, self.move_ms(), self.quiet, &self.zone)
    }

    /// When three quarters of a candle that was lit then are burnt down.
    pub(super) fn burns_low_ms(&self, lit_ms: u64) -> u64 {
        burn(lit_ms, self.move_ms() / 4 * 3, self.quiet, &self.zone)
    }

    /// How long a score lies there: half a move for who tells next, or as long as people may want to look at it.
    fn score_ms(&self, lit_ms: u64, person_tells_next: bool) -> u64 {
        let half_ms = self.move_ms() / 2;
        let lies_ms = if person_tells_next { half_ms } else { half_ms.min(POST_GLANCE_H * HOUR_MS) };
        burn(lit_ms, lies_ms, self.quiet, &self.zone)
    }

    /// How long a candle burns, nights not counted.
    fn move_ms(&self) -> u64 {
        u64::from(self.hours / DAY_H) * self.day_ms() + u64::from(self.hours % DAY_H) * HOUR_MS
    }

    /// How long a candle burns in a day.
    fn day_ms(&self) -> u64 {
        (u64::from(DAY_H) - self.quiet.map_or(0, Quiet::hours)) * HOUR_MS
    }
}

impl Quiet {
    fn is_possible(self) -> bool {
        self.from < 24 && self.to < 24 && (1..=QUIET_H_MAX).contains(&self.hours())
    }

    fn hours(self) -> u64 {
        (u64::from(self.to) + 24 - u64::from(self.from)) % 24
    }

    /// How long it is still quiet at this minute of the day, or else how long it is not.
    fn at(self, minute: u64) -> Result<u64, u64> {
        let since_from = (minute + DAY_MIN - u64::from(self.from) * 60) % DAY_MIN;
        let quiet = self.hours() * 60;
        if since_from < quiet { Ok(quiet - since_from) } else { Err(DAY_MIN - since_from) }
    }
}

impl Zone {
    pub(super) fn is_possible(&self) -> bool {
        let in_order = self.changes.windows(2).all(|pair| pair[0].at_ms < pair[1].at_ms);
        let mut offsets = self.changes.iter().map(|change| change.offset_min).chain([self.offset_min]);
        in_order
            && self.changes.len() <= ZONE_CHANGES_MAX
            && offsets.all(|offset_min| ZONE_OFFSET_MIN.contains(&offset_min))
    }

    /// Milliseconds since midnight there.
    fn time_of_day_ms(&self, at_ms: u64) -> u64 {
        let changed = self.changes.iter().rev().find(|change| change.at_ms <= at_ms);
        let offset_min = changed.map_or(self.offset_min, |change| change.offset_min);
        let local_ms = at_ms.saturating_add_signed(i64::from(offset_min) * MINUTE_MS as i64);
        local_ms % (DAY_MIN * MINUTE_MS)
    }

    /// This moment, or the end of the quiet hours if it lies in them.
    pub(crate) fn not_quiet_ms(&self, at_ms: u64, quiet: Option<Quiet>) -> u64 {
        let day_ms = self.time_of_day_ms(at_ms);
        match quiet.map(|quiet| quiet.at(day_ms / MINUTE_MS)) {
            Some(Ok(left_min)) => at_ms + left_min * MINUTE_MS - day_ms % MINUTE_MS,
            _ => at_ms,
        }
    }
}

/// When so much has burnt of a candle that rests in the quiet hours.
fn burn(lit_ms: u64, mut burns_ms: u64, quiet: Option<Quiet>, zone: &Zone) -> u64 {
    let Some(hours) = quiet else { return lit_ms + burns_ms };
    let mut at_ms = zone.not_quiet_ms(lit_ms, quiet);
    loop {
        let day_ms = zone.time_of_day_ms(at_ms);
        let awake_ms = match hours.at(day_ms / MINUTE_MS) {
            Err(awake_min) => awake_min * MINUTE_MS - day_ms % MINUTE_MS,
            // Clocks were set back into the night: it rests once more.
            Ok(_) => 0,
        };
        if burns_ms <= awake_ms {
            return at_ms + burns_ms;
        }
        burns_ms -= awake_ms;
        at_ms = zone.not_quiet_ms(at_ms + awake_ms, quiet);
    }
}

/// Since when the present phase lasts, at a table by post.
pub(super) fn since_ms(room: &Room) -> Option<u64> {
    room.by_post()?;
    room.game.as_ref().map(RoomGame::phase_since_ms)
}

/// When the candle of the present phase is burnt down at a table by post.
pub(super) fn candle_ms(room: &Room, game: &RoomGame, post: &Post) -> Option<u64> {
    let lit_ms = game.phase_since_ms();
    match game.phase() {
        Phase::Over => None,
        Phase::Score => Some(post.score_ms(lit_ms, next_teller(room, game).is_some())),
        _ => Some(post.burnt_down_ms(lit_ms)),
    }
}

/// Whether who tells next has seen the score: nobody else holds up a game by post.
pub(super) fn next_teller_is_ready(room: &Room, game: &RoomGame) -> bool {
    room.settings.post.is_some() && next_teller(room, game).is_some_and(|seat| !game.rules().waits_for(seat))
}

/// Who tells next, if a person does.
fn next_teller(room: &Room, game: &RoomGame) -> Option<Seat> {
    let seat = game.rules().next_storyteller()?;
    room.people.in_seat(seat).is_some_and(plays).then_some(seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tuesday, 17 November 2026, midnight UTC.
    const TUESDAY_MS: u64 = 1_794_873_600_000;
    const NIGHT: Quiet = Quiet { from: 22, to: 8 };

    fn post(hours: u16, offset_min: i16) -> Post {
        let zone = Zone { offset_min, changes: Vec::new() };
        Post { hours, quiet: Some(NIGHT), zone, silent: Silent::Bot }
    }

    /// Day (0 is Tuesday), hour and minute.
    fn at(day: u64, hour: u64, minute: u64) -> u64 {
        TUESDAY_MS + (day * 24 + hour) * HOUR_MS + minute * MINUTE_MS
    }

    #[test]
    fn a_candle_rests_at_night() {
        for (hours, lit, down) in [
            // Two days from Tuesday evening are Thursday evening.
            (48, at(0, 20, 0), at(2, 20, 0)),
            (24, at(0, 20, 30), at(1, 20, 30)),
            (168, at(0, 9, 15), at(7, 9, 15)),
            // Eight hours from the evening on are over in the next afternoon.
            (8, at(0, 20, 0), at(1, 14, 0)),
            (8, at(0, 9, 0), at(0, 17, 0)),
            // What is lit in the night burns from the morning on.
            (8, at(0, 23, 30), at(1, 16, 0)),
            (24, at(0, 3, 0), at(0, 22, 0)),
        ] {
            assert_eq!(post(hours, 0).burnt_down_ms(lit), down, "{hours} h from {lit}");
        }
    }

    #[test]
    fn the_night_is_the_tables_own() {
        // Nine in the evening in Tokyo is noon in London.
        let tokyo = post(8, 9 * 60);
        assert_eq!(tokyo.burnt_down_ms(at(0, 12, 0)), at(1, 6, 0));
        // It is yesterday's evening in New York.
        let new_york = post(8, -5 * 60);
        assert_eq!(new_york.burnt_down_ms(at(0, 1, 0)), at(0, 19, 0));
        let without = Post { quiet: None, ..post(8, 0) };
        assert_eq!(without.burnt_down_ms(at(0, 23, 0)), at(1, 7, 0));
    }

    #[test]
    fn clocks_that_are_set_move_the_night() {
        let mut post = post(8, 60);
        post.zone.changes.push(ZoneChange { at_ms: at(1, 1, 0), offset_min: 120 });
        // Lit at 20:00 there; the next morning begins at 6:00 UTC and not at 7:00.
        let down = post.burnt_down_ms(at(0, 19, 0));
        assert!((at(1, 12, 0)..=at(1, 13, 0)).contains(&down), "{down}");
        assert_eq!(post.zone.not_quiet_ms(at(2, 3, 0), Some(NIGHT)), at(2, 6, 0));
    }

    #[test]
    fn it_is_never_burnt_down_in_the_night_and_a_longer_candle_never_earlier() {
        for minute in (0..3 * DAY_MIN).step_by(17) {
            let lit_ms = TUESDAY_MS + minute * MINUTE_MS + 1_234;
            let mut before = lit_ms;
            for hours in [1, 8, 24, 48, 96, 168] {
                let post = post(hours, 60);
                let down_ms = post.burnt_down_ms(lit_ms);
                assert!(down_ms >= before, "{minute} {hours}");
                let evening = post.zone.not_quiet_ms(down_ms - 1, Some(NIGHT));
                assert_eq!(evening, down_ms - 1, "{minute} {hours}");
                before = down_ms;
            }
        }
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let good = post(48, 60);
        assert!(good.is_possible());
        let quiet = |from, to| Post { quiet: Some(Quiet { from, to }), ..good.clone() };
        let zone = |offset_min, changes: &[(u64, i16)]| {
            let changes = changes
                .iter()
                .map(|(at_ms, offset_min)| ZoneChange { at_ms: *at_ms, offset_min: *offset_min });
            Post { zone: Zone { offset_min, changes: changes.collect() }, ..good.clone() }
        };
        for bad in [
            Post { hours: 0, ..good.clone() },
            Post { hours: 15 * 24, ..good.clone() },
            Post { hours: 9, ..good.clone() },
            Post { hours: 25, ..good.clone() },
            quiet(8, 8),
            quiet(24, 8),
            quiet(4, 23),
            zone(900, &[]),
            zone(60, &[(5, 120), (5, 60)]),
            zone(60, &[(1, 0), (2, 60), (3, 0), (4, 60), (5, 0)]),
        ] {
            assert!(!bad.is_possible(), "{bad:?}");
        }
    }
}
