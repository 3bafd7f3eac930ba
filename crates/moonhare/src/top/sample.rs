//! A server's numbers at a moment, and what two moments tell together.

use std::collections::{BTreeMap, VecDeque};
use std::time::{Duration, Instant};

/// Moments that are remembered: two minutes, a look each second.
const KEPT: usize = 120;

/// Latencies are told over so long.
const OVER: Duration = Duration::from_secs(10);

/// A server's numbers at a moment.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sample {
    at: Instant,
    values: BTreeMap<String, f64>,
    /// Commands that took no longer than so many seconds.
    buckets: Vec<(f64, f64)>,
}

impl Sample {
    /// Reads the page that Prometheus reads.
    pub(super) fn read(page: &str, at: Instant) -> Option<Self> {
        let (mut values, mut buckets) = (BTreeMap::new(), Vec::new());
        for line in page.lines().filter(|line| !line.starts_with('#')) {
            let Some((name, value)) = line.rsplit_once(' ') else { continue };
            let Ok(value) = value.parse::<f64>() else { continue };
            match name.strip_prefix("moonhare_command_seconds_bucket{le=\"") {
                Some(bound) => {
                    let bound = bound.trim_end_matches("\"}");
                    buckets.push((if bound == "+Inf" { f64::INFINITY } else { bound.parse().ok()? }, value));
                }
                None => _ = values.insert(name.to_owned(), value),
            }
        }
        values.contains_key("moonhare_rooms_awake").then_some(Self { at, values, buckets })
    }
}

/// What was seen lately.
#[derive(Debug, Default)]
pub(super) struct History(VecDeque<Sample>);

impl History {
    pub(super) fn add(&mut self, sample: Sample) {
        // After a restart, all counts begin again, and nothing can be told from the difference.
        let began_again = self.0.back().is_some_and(|last| {
            let count =
                |sample: &Sample| sample.values.get("moonhare_requests_total").copied().unwrap_or(0.0);
            count(&sample) < count(last)
        });
        if began_again {
            self.0.clear();
        }
        self.0.push_back(sample);
        while self.0.len() > KEPT {
            self.0.pop_front();
        }
    }

    /// The latest number of this name.
    pub(super) fn now(&self, name: &str) -> Option<f64> {
        self.0.back()?.values.get(name).copied()
    }

    /// How fast a count grew, each second, between every two moments.
    pub(super) fn rates(&self, name: &str) -> Vec<f64> {
        let pairs = self.0.iter().zip(self.0.iter().skip(1));
        pairs.filter_map(|(before, after)| rate(before, after, name)).collect()
    }

    /// How fast a count grew lately.
    pub(super) fn rate(&self, name: &str) -> Option<f64> {
        self.rates(name).last().copied()
    }

    /// How many seconds commands took lately, at most, if of a hundred so many are counted.
    pub(super) fn latency(&self, of_hundred: f64) -> Option<f64> {
        let last = self.0.back()?;
        let since = self.0.iter().find(|sample| last.at.duration_since(sample.at) <= OVER)?;
        let before = |bound: f64| {
            since
                .buckets
                .iter()
                .find(|(known, _)| known.total_cmp(&bound).is_eq())
                .map_or(0.0, |(_, count)| *count)
        };
        let lately: Vec<(f64, f64)> =
            last.buckets.iter().map(|(bound, count)| (*bound, count - before(*bound))).collect();
        let all = lately.last()?.1;
        let wanted = all * of_hundred / 100.0;
        (all > 0.0).then(|| {
            lately.iter().find(|(_, count)| *count >= wanted).map_or(f64::INFINITY, |(bound, _)| *bound)
        })
    }
}

fn rate(before: &Sample, after: &Sample, name: &str) -> Option<f64> {
    let seconds = after.at.duration_since(before.at).as_secs_f64();
    let grown = after.values.get(name)? - before.values.get(name)?;
    (seconds > 0.0).then_some((grown / seconds).max(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(requests: u64, fast: u64, slow: u64) -> String {
        format!(
            "# HELP moonhare_rooms_awake Rooms that are awake.\nmoonhare_rooms_awake 3\nmoonhare_requests_total {requests}\n\
             moonhare_command_seconds_bucket{{le=\"0.001\"}} {fast}\nmoonhare_command_seconds_bucket{{le=\"0.1\"}} {}\n\
             moonhare_command_seconds_bucket{{le=\"+Inf\"}} {}\nmoonhare_command_seconds_sum 0.5\n",
            fast + slow,
            fast + slow
        )
    }

    fn history(pages: &[String]) -> History {
        let (mut history, start) = (History::default(), Instant::now());
        for (page, seconds) in pages.iter().zip(0..) {
            history
                .add(Sample::read(page, start + Duration::from_secs(2 * seconds)).expect("a page of ours"));
        }
        history
    }

    #[test]
    fn two_moments_tell_how_fast_it_goes() {
        let history = history(&[page(10, 100, 0), page(30, 190, 10)]);
        assert_eq!(history.now("moonhare_rooms_awake"), Some(3.0));
        assert_eq!(history.rate("moonhare_requests_total"), Some(10.0));
        assert_eq!(history.rate("nothing"), None);
        // Of the hundred since, ninety were fast.
        assert_eq!((history.latency(50.0), history.latency(95.0)), (Some(0.001), Some(0.1)));
    }

    #[test]
    fn one_moment_and_a_restart_tell_no_pace() {
        assert_eq!(history(&[page(10, 1, 0)]).rate("moonhare_requests_total"), None);
        let history = history(&[page(10, 100, 0), page(3, 2, 0)]);
        assert_eq!((history.rate("moonhare_requests_total"), history.latency(50.0)), (None, None));
    }

    #[test]
    fn pages_of_others_are_none() {
        for page in ["", "<html>", "node_load1 0.5\n", "moonhare_rooms_awake many\n"] {
            assert_eq!(Sample::read(page, Instant::now()), None, "{page}");
        }
    }
}
