//! Pictures that the operator does not want: `blocked.txt`, to which `moonhare reports --block` adds the identity of a picture
//! and the server, once it has found it, what it looks like.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
    time::SystemTime,
};

use moonhare_packs::PictureId;

use super::kept::Sight;

const NAME: &str = "blocked.txt";

/// What the operator does not want.
pub(super) struct Blocked {
    path: PathBuf,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    /// The file as it was read last.
    read: Option<(SystemTime, u64)>,
    sights: Vec<Sight>,
}

impl Blocked {
    pub(super) fn at(own: &Path) -> Self {
        Self { path: own.join(NAME), known: Mutex::default() }
    }

    /// The identities in the file, if it is another one than before. A look at the file's date is all it costs otherwise.
    pub(super) fn news(&self) -> Option<Vec<PictureId>> {
        let about = fs::metadata(&self.path).ok()?;
        let stamp = (about.modified().ok()?, about.len());
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.read == Some(stamp) {
            return None;
        }
        let text = fs::read_to_string(&self.path).ok()?;
        known.read = Some(stamp);
        known.sights = text.lines().filter_map(sight).collect();
        Some(text.lines().filter_map(|line| line.strip_prefix("picture ")?.trim().parse().ok()).collect())
    }

    /// Whether this picture, or one that looks like it, is not wanted.
    pub(super) fn forbids(&self, sight: &Sight) -> bool {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.sights.iter().any(|unwanted| unwanted.is_near(sight))
    }

    /// Keeps in mind what an unwanted picture looks like, when it is gone itself.
    pub(super) fn remember(&self, sight: &Sight) {
        if self.forbids(sight) {
            return;
        }
        self.known.lock().unwrap_or_else(PoisonError::into_inner).sights.push(sight.clone());
        if let Err(error) = add(&self.path, &format!("sight {} {:016x}", sight.pixels, sight.shape)) {
            tracing::error!(%error, "what an unwanted picture looks like could not be kept");
        }
    }
}

fn sight(line: &str) -> Option<Sight> {
    let (pixels, shape) = line.strip_prefix("sight ")?.split_once(' ')?;
    Some(Sight { pixels: pixels.parse().ok()?, shape: u64::from_str_radix(shape.trim(), 16).ok()? })
}

fn add(path: &Path, line: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut file = File::options().create(true).append(true).open(path)?;
    file.write_all(format!("{line}\n").as_bytes())?;
    file.sync_data()
}

/// Blocks a picture in the folder of people's own pictures. A server that runs there takes it away with the next look at it.
pub(crate) fn block(own: &Path, picture: PictureId) -> io::Result<()> {
    add(&own.join(NAME), &format!("picture {picture}"))
}
