//! What is old may go, and no clock can make anything old that is not.
//!
//! A calendar can be wrong by years: after a dead battery, in a restored machine, until the network has set it. So it
//! only *proposes* what is old. What looks old is noted, and goes after it has stayed so for [`GRACE_H`] hours in which the
//! server ran, counted by sweeps and not by the calendar. After a jump of the calendar all notes are void, and for
//! [`DISTRUST_H`] hours none is made.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::limits::{CALENDAR_GAP_H_MAX, DISTRUST_H, GRACE_H};

const HOUR_MS: u64 = 3_600_000;

/// What is known of old things from one sweep to the next, and over restarts. `K` names a thing.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OldAge<K: Ord> {
    /// Hours that servers have run here.
    hours: u64,
    /// What the calendar said at the latest sweep.
    calendar_ms: u64,
    /// The hour of the latest jump of the calendar.
    jumped: Option<u64>,
    /// What looks old: since which hour, and what it was like then.
    leaving: BTreeMap<K, (u64, u64)>,
}

impl<K: Ord> Default for OldAge<K> {
    fn default() -> Self {
        Self { hours: 0, calendar_ms: 0, jumped: None, leaving: BTreeMap::new() }
    }
}

impl<K: Ord + Clone> OldAge<K> {
    /// Another hour has passed, and the calendar says this. Whether it is believed.
    pub fn begin(&mut self, calendar_ms: u64) -> bool {
        self.hours += 1;
        let first = self.calendar_ms == 0;
        let gap_h = calendar_ms.abs_diff(self.calendar_ms) / HOUR_MS;
        let back = calendar_ms < self.calendar_ms;
        self.calendar_ms = calendar_ms;
        if !first && (back || gap_h > CALENDAR_GAP_H_MAX) {
            tracing::warn!(gap_h, back, "the calendar has jumped; nothing old is deleted for some time");
            self.jumped = Some(self.hours);
            self.leaving.clear();
        }
        self.jumped.is_none_or(|jumped| self.hours - jumped >= DISTRUST_H)
    }

    /// Whether the time of a thing is over. `state` is a number that changes whenever something happens to it.
    pub fn is_over(&mut self, thing: &K, state: u64, looks_old: bool) -> bool {
        if !looks_old {
            self.leaving.remove(thing);
            return false;
        }
        let (since, noted) = *self.leaving.entry(thing.clone()).or_insert((self.hours, state));
        if noted != state {
            self.leaving.insert(thing.clone(), (self.hours, state));
            return false;
        }
        self.hours - since >= GRACE_H
    }

    /// It is gone.
    pub fn forget(&mut self, thing: &K) {
        self.leaving.remove(thing);
    }

    /// Forgets what is not there any more.
    pub fn retain(&mut self, is_there: impl Fn(&K) -> bool) {
        self.leaving.retain(|thing, _| is_there(thing));
    }

    /// How many things look old.
    #[must_use]
    pub fn leaving(&self) -> usize {
        self.leaving.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: i64 = 7;
    const NOW_MS: u64 = 1_800_000_000_000;
    const YEAR_MS: u64 = 365 * 24 * HOUR_MS;

    #[test]
    fn an_old_room_goes_after_its_grace() {
        let mut notes = OldAge::default();
        for hour in 0..=GRACE_H {
            assert!(notes.begin(NOW_MS + hour * HOUR_MS));
            assert_eq!(notes.is_over(&ROOM, 3, true), hour == GRACE_H, "hour {hour}");
        }
    }

    #[test]
    fn a_room_in_which_something_happens_begins_anew() {
        let mut notes = OldAge::default();
        for hour in 0..GRACE_H + 10 {
            notes.begin(NOW_MS + hour * HOUR_MS);
            let position = if hour < 10 { 3 } else { 4 };
            assert!(!notes.is_over(&ROOM, position, true), "hour {hour}");
        }
        notes.is_over(&ROOM, 4, false);
        assert!(notes.leaving.is_empty());
    }

    #[test]
    fn a_calendar_that_jumps_is_not_believed_for_some_time() {
        for jump in [NOW_MS + YEAR_MS, NOW_MS - YEAR_MS, NOW_MS - HOUR_MS] {
            let mut notes = OldAge::default();
            for hour in 0..GRACE_H {
                notes.begin(NOW_MS + hour * HOUR_MS);
                notes.is_over(&ROOM, 3, true);
            }
            for hour in 0..DISTRUST_H {
                assert!(!notes.begin(jump + hour * HOUR_MS), "{hour} hours after the jump");
            }
            assert!(notes.leaving.is_empty());
            assert!(notes.begin(jump + DISTRUST_H * HOUR_MS));
        }
    }

    #[test]
    fn days_in_which_no_server_ran_are_no_jump() {
        let mut notes = OldAge::<i64>::default();
        notes.begin(NOW_MS);
        assert!(notes.begin(NOW_MS + CALENDAR_GAP_H_MAX * HOUR_MS));
    }
}
