//! The same rules at every skill: where are they at their best?

use indicatif::ProgressBar;

use super::player::Skill;
use super::workers::{Job, play_quietly};

/// Steps from skill 0 to skill 1.
const STEPS: u32 = 20;

/// What the curve shows at one skill.
#[derive(Clone, Copy)]
pub(super) struct Point {
    pub(super) skill: f64,
    /// The share of turns in which some found, or of votes that met others.
    pub(super) lively: f64,
    /// The mean number of turns.
    pub(super) turns: f64,
}

/// A rule set at every skill.
pub(super) struct Curve(pub(super) Vec<Point>);

impl Curve {
    pub(super) fn play(job: &Job, threads: usize, name: &str) -> Self {
        let bar = ProgressBar::hidden();
        let points = (0..=STEPS).map(|step| {
            let skill = f64::from(step) / f64::from(STEPS);
            let tally = play_quietly(&Job { skill: Skill::new(skill), ..*job }, threads, &bar);
            let lively =
                tally.found().map_or_else(|| tally.met().map_or(0.0, |met| met[0]), |found| found[1]);
            Point { skill, lively, turns: tally.turns.mean() }
        });
        let curve = Self(points.collect());
        eprintln!("{name}: {} games at each of {} skills", job.games, STEPS + 1);
        curve
    }

    /// The skill at which most turns are lively.
    pub(super) fn best(&self) -> Option<Point> {
        self.0.iter().copied().max_by(|a, b| a.lively.total_cmp(&b.lively))
    }
}
