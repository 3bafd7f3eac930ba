//! From the journal to the rooms' rows, in small steps.
//!
//! Settling is work that nobody waits for, done by the one writer for whom everybody waits. So it is done between
//! groups, as much at a time as the groups bring, and never more than [`SETTLED_AT_ONCE_MAX`]: there is no moment at
//! which all tables stop. A round goes once through all rooms, in the order of their rows; a room that has gathered many
//! records gets all of them together, which is what makes the journal pay. After a round, all that stood in the journal
//! when it began has its row, and those groups are taken out, also some at a time.
//!
//! A step is not made durable by itself: what it moves stands in the journal, which is, and a step that is lost is
//! done again.

use std::{collections::VecDeque, sync::LazyLock};

use sqlx::SqliteConnection;

use super::{
    journal::{Settlers, Unsettled},
    mark::Reached,
};
use crate::{
    Position, RoomId,
    limits::{
        CLEARED_BYTES_AT_ONCE_MAX, SETTLED_AT_ONCE_MAX, SETTLED_AT_ONCE_MIN, SETTLED_FOR_EACH_RECORD,
        UNSETTLED_BYTES_MAX, UNSETTLED_RECORDS_MAX,
    },
    seal::Seal,
};

/// Where settling is.
#[derive(Debug, Default)]
pub(super) struct Settling {
    /// The groups in the journal, the oldest first, with their bytes.
    groups: VecDeque<(Reached, usize)>,
    round: Round,
    /// Records that may be moved for those that have come.
    owed: usize,
}

#[derive(Debug, Default)]
enum Round {
    /// Not enough has gathered.
    #[default]
    Resting,
    /// Rooms get their records; those up to `passed` have them.
    Rooms { until: u64, passed: Option<RoomId> },
    /// Everything in the groups up to `until` has its row.
    Clearing { until: u64 },
}

/// A piece of work.
#[derive(Debug)]
pub(super) enum Step {
    /// Give these rooms their records.
    Settle(Vec<Settlers>),
    /// Take the groups up to this one out of the journal.
    Clear(Reached),
}

impl Settling {
    /// A group went down.
    pub(super) fn note(&mut self, reached: Reached, records: usize, bytes: usize) {
        self.groups.push_back((reached, bytes));
        let most = SETTLED_AT_ONCE_MAX.max(self.owed);
        self.owed = (self.owed + records * SETTLED_FOR_EACH_RECORD).min(most);
    }

    /// The next step, if one is due: when enough has come since the last, or far too much is unsettled.
    pub(super) fn due(&mut self, unsettled: &Unsettled) -> Option<Step> {
        let full = |times| {
            unsettled.records() >= times * UNSETTLED_RECORDS_MAX
                || unsettled.bytes() >= times * UNSETTLED_BYTES_MAX
        };
        if matches!(self.round, Round::Resting) {
            if !full(1) {
                self.owed = 0;
                return None;
            }
            self.begin();
        }
        // Groups of uncommonly many records: better a moment for everybody than memory without end.
        let records_max = if full(2) { SETTLED_AT_ONCE_MAX } else { self.owed.min(SETTLED_AT_ONCE_MAX) };
        if records_max < SETTLED_AT_ONCE_MIN {
            return None;
        }
        let step = self.next(unsettled, records_max);
        let cost = if matches!(step, Some(Step::Settle(_))) { records_max } else { SETTLED_AT_ONCE_MIN };
        self.owed = self.owed.saturating_sub(cost);
        step
    }

    /// The next step on the way to an empty journal, whoever waits; nothing when it is empty.
    pub(super) fn at_once(&mut self, unsettled: &Unsettled) -> Option<Step> {
        loop {
            if matches!(self.round, Round::Resting) {
                if self.groups.is_empty() {
                    return None;
                }
                self.begin();
            }
            // A round that had begun before leaves what came since.
            if let Some(step) = self.next(unsettled, SETTLED_AT_ONCE_MAX) {
                return Some(step);
            }
        }
    }

    fn begin(&mut self) {
        let until = self.groups.back().map_or(0, |(reached, _)| reached.sequence);
        self.round = Round::Rooms { until, passed: None };
    }

    fn next(&mut self, unsettled: &Unsettled, records_max: usize) -> Option<Step> {
        if let Round::Rooms { until, passed } = self.round {
            let rooms = unsettled.next(passed, records_max);
            if !rooms.is_empty() {
                return Some(Step::Settle(rooms));
            }
            self.round = Round::Clearing { until };
        }
        let Round::Clearing { until } = self.round else { return None };
        let mut bytes = 0;
        let step = self.groups.iter().take_while(|(reached, group_bytes)| {
            let more = bytes < CLEARED_BYTES_AT_ONCE_MAX && reached.sequence <= until;
            bytes += group_bytes;
            more
        });
        let last = step.last().map(|(reached, _)| Step::Clear(*reached));
        if last.is_none() {
            self.round = Round::Resting;
        }
        last
    }

    /// A step was taken.
    pub(super) fn taken(&mut self, step: &Step, unsettled: &mut Unsettled) {
        match step {
            Step::Settle(rooms) => {
                for settlers in rooms {
                    unsettled.forget(settlers);
                    // A room of which a part is left is not passed.
                    if let Round::Rooms { passed, .. } = &mut self.round
                        && unsettled.head(settlers.room).is_none()
                    {
                        *passed = Some(settlers.room);
                    }
                }
            }
            Step::Clear(up_to) => {
                while self.groups.front().is_some_and(|(reached, _)| reached.sequence <= up_to.sequence) {
                    self.groups.pop_front();
                }
            }
        }
    }
}

/// Rows of one statement. Fewer are filled up with NULLs, so that one prepared statement does for all.
const ROWS: usize = 256;
/// Rooms of one statement.
const ENDS: usize = 32;

static INSERT_ROWS: LazyLock<String> = LazyLock::new(|| {
    let values = vec!["(?,?,?,?)"; ROWS].join(",");
    // A row may be there: its room's end, which tells so, can be damaged.
    format!(
        "INSERT OR REPLACE INTO log (room, position, record, seal) \
         SELECT column1, column2, column3, column4 FROM (VALUES {values}) WHERE column1 IS NOT NULL"
    )
});

static INSERT_ENDS: LazyLock<String> = LazyLock::new(|| {
    let values = vec!["(?,?,?)"; ENDS].join(",");
    format!(
        "INSERT OR REPLACE INTO room_end (room, position, seal) \
         SELECT column1, column2, column3 FROM (VALUES {values}) WHERE column1 IS NOT NULL"
    )
});

/// Takes a step, wholly or not at all.
pub(super) async fn take(connection: &mut SqliteConnection, step: &Step) -> Result<(), sqlx::Error> {
    sqlx::raw_sql("PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let done = match step {
        Step::Settle(rooms) => settle(connection, rooms).await,
        Step::Clear(up_to) => clear(connection, *up_to).await,
    };
    let done = match done {
        Ok(()) => sqlx::raw_sql("COMMIT").execute(&mut *connection).await.map(|_| ()),
        failed => failed,
    };
    if done.is_err() {
        // It may have been rolled back already.
        _ = sqlx::raw_sql("ROLLBACK").execute(&mut *connection).await;
    }
    sqlx::raw_sql("PRAGMA synchronous = FULL").execute(connection).await?;
    done
}

async fn settle(connection: &mut SqliteConnection, rooms: &[Settlers]) -> Result<(), sqlx::Error> {
    let rows: Vec<_> = rooms
        .iter()
        .flat_map(|settlers| {
            settlers.records.iter().map(|(position, sealed)| (settlers.room, *position, sealed))
        })
        .collect();
    assert!(rows.len() <= SETTLED_AT_ONCE_MAX, "{} records settle at once", rows.len());
    for part in rows.chunks(ROWS) {
        let mut statement = sqlx::query(INSERT_ROWS.as_str());
        for (room, position, (seal, record)) in part {
            statement = statement
                .bind(room.0)
                .bind(position.0.cast_signed())
                .bind(record.as_ref())
                .bind(seal.bytes());
        }
        for _ in part.len()..ROWS {
            statement = statement.bind(None::<i64>).bind(None::<i64>).bind(None::<&[u8]>).bind(None::<&[u8]>);
        }
        let done = statement.execute(&mut *connection).await?;
        assert_eq!(done.rows_affected(), part.len() as u64, "every record gets its row");
    }
    for part in rooms.chunks(ENDS) {
        // The seals have to live as long as the statement.
        let ends: Vec<(RoomId, Position, Seal)> = part
            .iter()
            .map(|settlers| (settlers.room, settlers.end(), Seal::of_end(settlers.room, settlers.end())))
            .collect();
        let mut statement = sqlx::query(INSERT_ENDS.as_str());
        for (room, end, seal) in &ends {
            statement = statement.bind(room.0).bind(end.0.cast_signed()).bind(seal.bytes());
        }
        for _ in part.len()..ENDS {
            statement = statement.bind(None::<i64>).bind(None::<i64>).bind(None::<&[u8]>);
        }
        statement.execute(&mut *connection).await?;
    }
    Ok(())
}

async fn clear(connection: &mut SqliteConnection, up_to: Reached) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE settled SET sequence = ?, chain = ?")
        .bind(up_to.sequence.cast_signed())
        .bind(up_to.chain.bytes())
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM journal WHERE id <= ?")
        .bind(up_to.sequence.cast_signed())
        .execute(connection)
        .await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{super::journal::Group, *};

    /// A writer without a disk: groups come, steps are taken between them.
    #[derive(Default)]
    struct Play {
        settling: Settling,
        unsettled: Unsettled,
        reached: u64,
        heads: std::collections::BTreeMap<i64, u64>,
        largest_step: usize,
        most_unsettled: usize,
        settled: usize,
    }

    impl Play {
        fn group(&mut self, rooms: impl Iterator<Item = i64>) {
            let mut group = Group::default();
            for room in rooms {
                let head = self.heads.entry(room).or_default();
                *head += 1;
                group.add(RoomId(room), Position(*head), &[b'x'; 180]);
            }
            self.reached += 1;
            let reached = Reached { sequence: self.reached, chain: Seal::FIRST };
            self.settling.note(reached, group.records(), group.bytes().len());
            self.unsettled.take(group).unwrap();
            while let Some(step) = self.settling.due(&self.unsettled) {
                self.take(&step);
            }
            self.most_unsettled = self.most_unsettled.max(self.unsettled.records());
        }

        fn take(&mut self, step: &Step) {
            if let Step::Settle(rooms) = step {
                let records = rooms.iter().map(|settlers| settlers.records.len()).sum();
                self.settled += records;
                self.largest_step = self.largest_step.max(records);
            }
            self.settling.taken(step, &mut self.unsettled);
        }
    }

    /// Rooms, and how many of them are in each group.
    const LOADS: [(i64, usize); 5] = [(1, 1), (10, 10), (100, 64), (1_000, 300), (5_000, 1_024)];

    #[test]
    fn no_step_is_large_and_nothing_piles_up() {
        for (rooms, each) in LOADS {
            let mut play = Play::default();
            let groups = 5 * UNSETTLED_RECORDS_MAX / each;
            let mut longest_journal = 0;
            for number in 0..groups {
                let first = (number * each) as i64;
                play.group((first..first + each as i64).map(|room| room % rooms));
                longest_journal = longest_journal.max(play.settling.groups.len() * each);
            }
            assert!(play.largest_step <= SETTLED_AT_ONCE_MAX, "{rooms} rooms: {}", play.largest_step);
            assert!(play.largest_step > 0, "{rooms} rooms: nothing has settled");
            assert!(
                play.most_unsettled < 2 * UNSETTLED_RECORDS_MAX,
                "{rooms} rooms: {}",
                play.most_unsettled
            );
            assert!(
                longest_journal < 4 * UNSETTLED_RECORDS_MAX,
                "{rooms} rooms: {longest_journal} in the journal"
            );
            while let Some(step) = play.settling.at_once(&play.unsettled) {
                play.take(&step);
            }
            let all = groups * each;
            assert_eq!((play.settled, play.unsettled.records(), play.settling.groups.len()), (all, 0, 0));
        }
    }

    #[test]
    fn little_rests_in_the_journal() {
        let mut play = Play::default();
        for room in 0..100 {
            play.group(std::iter::once(room));
        }
        assert_eq!((play.settled, play.settling.groups.len()), (0, 100));
    }

    #[test]
    fn a_group_stays_as_long_as_one_of_its_records_has_no_row() {
        let mut play = Play::default();
        let mut cleared = 0;
        for number in 0..2 * UNSETTLED_RECORDS_MAX as i64 / 100 {
            play.group((0..100).map(|room| (room * 7 + number) % 400));
            let first =
                play.settling.groups.front().map_or(play.reached + 1, |(reached, _)| reached.sequence);
            cleared = cleared.max(first);
            // All records of a group are before those of the next, so the oldest unsettled one stands in no cleared group.
            let groups_left = play.reached + 1 - first;
            assert!(play.unsettled.records() <= groups_left as usize * 100);
        }
        assert!(cleared > 1, "no group was taken out");
    }
}
