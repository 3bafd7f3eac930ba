//! Tries what was built, from nothing: each way of hosting by its own script, and how long each took.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::run::command;
use crate::tools::{self, Tool};

/// A way of hosting that can be tried.
struct Trial {
    script: &'static str,
    /// What it is tried with, by the end of its name in target/dist.
    given: &'static str,
    needs: &'static [Tool],
    shows: &'static str,
}

const TRIALS: [Trial; 4] = [
    Trial { script: "deploy/try-start", given: "moonhare", needs: &[], shows: "size, start and memory" },
    Trial {
        script: "deploy/try-debian",
        given: ".deb",
        needs: &[Tool::Debootstrap],
        shows: "the package in a fresh Debian: installed, set up, upgraded, removed, purged",
    },
    Trial {
        script: "deploy/try-container",
        given: "-container.tar",
        needs: &[],
        shows: "the container, twice on its volume",
    },
    Trial {
        script: "deploy/try-monitoring",
        given: "moonhare",
        needs: &[],
        shows: "dashboard and alerts with a real Prometheus",
    },
];

/// Tries everything that is there; whether all went well. What is not there was not asked for.
pub(crate) fn run(dist: &Path) -> Result<bool> {
    let mut lines = Vec::new();
    let mut well = true;
    for trial in &TRIALS {
        let Some(given) = given(dist, trial.given) else {
            lines.push(format!(
                "{:>8}  {}: there is no {} in target/dist",
                "not tried", trial.script, trial.given
            ));
            continue;
        };
        tools::install(trial.needs.iter().copied())?;
        println!("\n{} {}", trial.script, given.display());
        let began = Instant::now();
        let ended = command(&[trial.script], "").arg(&given).status();
        let done = ended.is_ok_and(|status| status.success());
        well &= done;
        let how = if done { clock(began.elapsed()) } else { "FAILED".to_owned() };
        lines.push(format!("{how:>8}  {}: {}", trial.script, trial.shows));
    }
    println!("\ntried from nothing:\n{}", lines.join("\n"));
    Ok(well)
}

/// The file in a folder whose name is this, or ends so; of several the last, which is the newest release.
fn given(dist: &Path, name: &str) -> Option<PathBuf> {
    let files = fs::read_dir(dist).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    let fits = |path: &PathBuf| {
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        file == name || name.starts_with(['.', '-']) && file.ends_with(name)
    };
    files.filter(fits).max()
}

/// Minutes and seconds.
pub(crate) fn clock(took: Duration) -> String {
    match took.as_secs() {
        seconds @ 0..60 => format!("{seconds} s"),
        seconds => format!("{} min {:02} s", seconds / 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_trial_is_there_and_can_be_started() {
        use std::os::unix::fs::PermissionsExt as _;
        for trial in TRIALS {
            let script = crate::run::workspace().join(trial.script);
            let about = fs::metadata(&script).unwrap_or_else(|error| panic!("{}: {error}", trial.script));
            assert!(about.permissions().mode() & 0o111 != 0, "{}", trial.script);
        }
    }

    #[test]
    fn what_is_tried_is_found_by_its_name() {
        let folder = std::env::temp_dir().join(format!("moonhare-trials-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for name in ["moonhare", "moonhare_0.1.0_amd64.deb", "moonhare_0.2.0_amd64.deb", "moonhare.cdx.json"]
        {
            fs::write(folder.join(name), "").unwrap();
        }
        let found = |name: &str| {
            given(&folder, name).map(|path| path.file_name().unwrap().to_string_lossy().into_owned())
        };
        assert_eq!(found("moonhare").as_deref(), Some("moonhare"));
        assert_eq!(found(".deb").as_deref(), Some("moonhare_0.2.0_amd64.deb"));
        assert_eq!(found("-container.tar"), None);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn times_are_told_as_on_a_clock() {
        for (seconds, told) in [(0, "0 s"), (59, "59 s"), (60, "1 min 00 s"), (101, "1 min 41 s")] {
            assert_eq!(clock(Duration::from_secs(seconds)), told);
        }
    }
}
