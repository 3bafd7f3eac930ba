//! What the checks came to: a table of what each took, and the one line at the end.

use std::time::Duration;

use crate::count::Count;
use crate::run::Ending;

/// A check that was run, or could not be.
#[derive(Debug)]
pub(crate) struct Line {
    pub(crate) name: &'static str,
    pub(crate) result: Outcome,
    pub(crate) took: Duration,
}

/// How a check came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    Ran(Ending, Count),
    /// What it stands on failed before it.
    NotRun,
    /// It needs something that can't be had here; that is no failure.
    NotPossible,
}

impl Line {
    fn well(&self) -> bool {
        matches!(self.result, Outcome::Ran(Ending::Well, _) | Outcome::NotPossible)
    }

    /// A check that counts no tests of its own is one; one that broke has at least one failure.
    fn count(&self) -> Count {
        match self.result {
            Outcome::Ran(Ending::Well, Count { passed: 0, failed: 0 }) => Count { passed: 1, failed: 0 },
            Outcome::Ran(Ending::Well, count) => count,
            Outcome::Ran(_, Count { passed, failed }) => Count { passed, failed: failed.max(1) },
            Outcome::NotRun => Count { passed: 0, failed: 1 },
            Outcome::NotPossible => Count::default(),
        }
    }

    fn word(&self) -> &'static str {
        match self.result {
            Outcome::Ran(Ending::Well, _) => "",
            Outcome::Ran(Ending::Badly, _) => "failed",
            Outcome::Ran(Ending::OutOfTime, _) => "failed: took longer than it may, and was killed",
            Outcome::NotRun => "failed: not run, because what it stands on failed",
            Outcome::NotPossible => "not checked: what it needs can't be fetched from here",
        }
    }
}

/// Prints the table and the closing line; true when nothing failed.
pub(crate) fn close(lines: &[Line], whole: Duration) -> bool {
    println!();
    let mut total = Count::default();
    for line in lines {
        total += line.count();
        println!("{:>7}  {:<28} {}", seconds(line.took), line.name, line.word());
    }
    println!("{:>7}  in all; some checks ran side by side", seconds(whole));
    println!("\n{} passed, {} failed", total.passed, total.failed);
    lines.iter().all(Line::well)
}

/// As many digits as one wants to know.
pub(crate) fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_does_not_end_well_counts_as_a_failure() {
        let none = Count::default();
        let cases = [
            (Outcome::Ran(Ending::Well, none), (1, 0), true),
            (Outcome::Ran(Ending::Well, Count { passed: 7, failed: 0 }), (7, 0), true),
            (Outcome::Ran(Ending::Badly, none), (0, 1), false),
            (Outcome::Ran(Ending::Badly, Count { passed: 3, failed: 2 }), (3, 2), false),
            (Outcome::Ran(Ending::OutOfTime, Count { passed: 3, failed: 0 }), (3, 1), false),
            (Outcome::NotRun, (0, 1), false),
            (Outcome::NotPossible, (0, 0), true),
        ];
        for (result, (passed, failed), well) in cases {
            let line = Line { name: "a check", result, took: Duration::ZERO };
            assert_eq!((line.count(), line.well()), (Count { passed, failed }, well), "{result:?}");
        }
    }
}
