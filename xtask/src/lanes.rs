//! Runs checks side by side: lanes of a stage at the same time, the checks of a lane one after the other.

use std::io::Write;
use std::thread;
use std::time::Duration;

use anyhow::Result;

use crate::checks::Check;
use crate::report::{Line, Outcome, seconds};
use crate::run::{Ending, Voice, command, run, succeeds};

/// Checks that follow each other, because they share a build, a folder or the whole machine.
pub(crate) type Lane<'a> = Vec<&'a Check>;

/// Runs stage after stage. The first lane of a stage is heard as it goes, the others check by check.
pub(crate) fn run_stages(stages: &[Vec<Lane<'_>>]) -> Result<Vec<Line>> {
    let mut lines = Vec::new();
    let mut ground_holds = true;
    for stage in stages {
        if !ground_holds {
            lines.extend(stage.iter().flatten().map(|check| not_run(check)));
            continue;
        }
        let voices = std::iter::once(Voice::Live).chain(std::iter::repeat(Voice::AtTheEnd));
        let ended: Vec<Result<(Vec<Line>, bool)>> = thread::scope(|scope| {
            let lanes: Vec<_> = stage
                .iter()
                .zip(voices)
                .map(|(lane, voice)| scope.spawn(move || run_lane(lane, voice)))
                .collect();
            lanes.into_iter().map(|lane| lane.join().expect("a lane does not panic")).collect()
        });
        for lane in ended {
            let (ran, holds) = lane?;
            lines.extend(ran);
            ground_holds &= holds;
        }
    }
    Ok(lines)
}

/// Runs a lane's checks; false beside them when one failed that others stand on.
fn run_lane(lane: &Lane<'_>, voice: Voice) -> Result<(Vec<Line>, bool)> {
    let mut lines = Vec::new();
    let mut ground_holds = true;
    for check in lane {
        let line = if ground_holds { run_check(check, voice)? } else { not_run(check) };
        ground_holds &= !check.ground || matches!(line.result, Outcome::Ran(Ending::Well, _));
        lines.push(line);
    }
    Ok((lines, ground_holds))
}

fn run_check(check: &Check, voice: Voice) -> Result<Line> {
    if check.if_possible.is_some_and(|first| !succeeds(first)) {
        return Ok(Line { name: check.name, result: Outcome::NotPossible, took: Duration::ZERO });
    }
    if voice == Voice::Live {
        println!("\n== {}", check.name);
    }
    let limit = Duration::from_secs(60 * check.limit_min);
    let ran = run(command(check.words, check.folder), check.runner, voice, limit)?;
    let mut out = std::io::stdout().lock();
    if voice == Voice::AtTheEnd {
        let _ = writeln!(out, "\n== {}", check.name);
        let _ = out.write_all(&ran.output);
    }
    let _ = match ran.ending {
        Ending::OutOfTime => writeln!(
            out,
            "-- {} hung: it was killed after {} minutes, which is its limit",
            check.name, check.limit_min
        ),
        _ => writeln!(out, "-- {} took {}", check.name, seconds(ran.took)),
    };
    Ok(Line { name: check.name, result: Outcome::Ran(ran.ending, ran.count), took: ran.took })
}

fn not_run(check: &Check) -> Line {
    Line { name: check.name, result: Outcome::NotRun, took: Duration::ZERO }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checks::check;

    #[test]
    fn what_stands_on_a_failure_is_not_run() {
        let well = check("well", "", &["true"]);
        let ground = Check { ground: true, ..check("ground", "", &["false"]) };
        let beside = check("beside", "", &["true"]);
        let after = check("after", "", &["true"]);
        let later = check("later", "", &["true"]);
        let stages = [vec![vec![&well, &ground, &after], vec![&beside]], vec![vec![&later]]];
        let ran: Vec<_> = run_stages(&stages)
            .expect("they start")
            .iter()
            .map(|line| (line.name, matches!(line.result, Outcome::Ran(..))))
            .collect();
        let expected =
            [("well", true), ("ground", true), ("after", false), ("beside", true), ("later", false)];
        assert_eq!(ran, expected);
    }

    #[test]
    fn a_check_that_is_not_possible_here_is_no_failure() {
        let absent = Check { if_possible: Some(&["false"]), ..check("absent", "", &["false"]) };
        let lines = run_stages(&[vec![vec![&absent]]]).expect("nothing starts");
        assert_eq!(lines[0].result, Outcome::NotPossible);
    }
}
