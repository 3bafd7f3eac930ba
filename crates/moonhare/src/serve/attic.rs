//! Where the built-in packs that were played with outlive the program that has them.
//!
//! A release may paint its packs anew; games that began before go on with the pictures that they began with. So when a game
//! begins with a built-in pack, the pack is written down once, as a pack in a folder named after its revision, and a later
//! program finds the pictures there. Packs in the data folder need none of this: nobody but the operator changes them.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs, io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::SystemTime,
};

use moonhare_packs::{Pack, Packs, PictureId};

/// Earlier versions of one pack that are kept, 8 MB each; the oldest goes.
const EARLIER_MAX: usize = 3;

/// The built-in packs, written down.
pub(crate) struct Attic {
    folder: PathBuf,
    /// The versions that this program has.
    built_in: BTreeSet<PictureId>,
    /// Those that are written down, or are just being written.
    kept: Mutex<BTreeSet<PictureId>>,
}

impl Attic {
    /// Opens a folder, and gives the packs of earlier programs in it.
    pub(crate) fn open(folder: &Path, built_in: &Packs) -> (Self, Vec<Pack>) {
        let built_in: BTreeSet<_> = built_in.iter().map(|pack| pack.revision()).collect();
        // Those that the program has are looked at when a game begins with them: no start waits for it, and takes their memory.
        let names: BTreeSet<_> = built_in.iter().map(PictureId::to_string).collect();
        let is_built_in =
            |path: &Path| path.file_name().is_some_and(|name| names.contains(&*name.to_string_lossy()));
        let mut earlier: BTreeMap<String, Vec<(SystemTime, PathBuf, Pack)>> = BTreeMap::new();
        for path in entries(folder).into_iter().filter(|path| !is_built_in(path)) {
            match read(&path) {
                Ok(pack) => {
                    let since = fs::metadata(&path).and_then(|folder| folder.modified());
                    let since = since.unwrap_or(SystemTime::UNIX_EPOCH);
                    earlier.entry(pack.id.clone()).or_default().push((since, path, pack));
                }
                Err(why) => {
                    // Half written when the power went off: it is written again when somebody plays with it.
                    tracing::warn!(folder = %path.display(), why, "an earlier pack can't be used and is removed");
                    remove(&path);
                }
            }
        }
        for versions in earlier.values_mut() {
            versions.sort_by_key(|(since, ..)| std::cmp::Reverse(*since));
            for (_, path, _) in versions.drain(EARLIER_MAX.min(versions.len())..) {
                remove(&path);
            }
        }
        let attic = Self { folder: folder.to_owned(), built_in, kept: Mutex::default() };
        (attic, earlier.into_values().flatten().map(|(.., pack)| pack).collect())
    }

    /// Keeps a pack that a game begins with, unless it is kept already or the data folder has it anyway. The game does not
    /// wait for it.
    pub(crate) fn keep(self: &Arc<Self>, pack: &Arc<Pack>) {
        let revision = pack.revision();
        if !self.built_in.contains(&revision) || !self.kept().insert(revision) {
            return;
        }
        let (attic, pack) = (Arc::clone(self), Arc::clone(pack));
        let work = move || {
            if let Err(error) = attic.write(&pack) {
                tracing::warn!(%error, pack = pack.id, "a pack could not be kept for later releases");
                attic.kept().remove(&revision);
            }
        };
        if let Err(error) = std::thread::Builder::new().name("attic".into()).spawn(work) {
            tracing::warn!(%error, "a pack could not be kept for later releases");
            self.kept().remove(&revision);
        }
    }

    /// Writes a pack down, unless it is there and whole; it is there as a whole or not at all.
    fn write(&self, pack: &Pack) -> io::Result<()> {
        let name = pack.revision().to_string();
        let place = self.folder.join(&name);
        match read(&place) {
            Ok(_) => return Ok(()),
            Err(why) if place.exists() => {
                tracing::warn!(folder = %place.display(), why, "a kept pack is damaged and is written anew");
                fs::remove_dir_all(&place)?;
            }
            Err(_) => {}
        }
        let partial = self.folder.join(format!("{name}.part"));
        pack.save(&partial.join(&pack.id))?;
        fs::rename(&partial, place)
    }

    fn kept(&self) -> MutexGuard<'_, BTreeSet<PictureId>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect()
}

/// The pack in a folder that is named after its revision.
fn read(folder: &Path) -> Result<Pack, String> {
    let inside = entries(folder);
    let [pack] = inside.as_slice() else { return Err("there should be one pack in it".into()) };
    let pack = Pack::read(pack).map_err(|refused| refused.to_string())?;
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    if name == pack.revision().to_string() { Ok(pack) } else { Err("its name is not its revision".into()) }
}

fn remove(folder: &Path) {
    if let Err(error) = fs::remove_dir_all(folder) {
        tracing::warn!(%error, folder = %folder.display(), "an earlier pack could not be removed");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use moonhare_packs::{Finish, Order, THEMES};

    use super::*;

    /// A version of the pack "small".
    fn version(at: &Path, seed: u64) -> Pack {
        let theme = &THEMES[0];
        let order = Order {
            id: "small".into(),
            cards: 1,
            width: 60,
            finish: Some(Finish::Plain),
            ..Order::new(theme, seed)
        };
        let folder = at.join(seed.to_string()).join("small");
        order.paint(&folder, &AtomicBool::new(false), &|_| ()).unwrap();
        Pack::read(&folder).unwrap()
    }

    fn program_with(pack: Pack) -> Packs {
        let mut packs = Packs::default();
        packs.add(pack);
        packs
    }

    #[test]
    fn a_later_program_finds_the_pictures_that_were_played_with() {
        let data = tempfile::tempdir().unwrap();
        let folder = data.path().join("attic");
        let old = program_with(version(data.path(), 1));
        let pack = old.get("small").unwrap();
        let (attic, earlier) = Attic::open(&folder, &old);
        assert!(earlier.is_empty());
        attic.write(pack).unwrap();

        let (attic, earlier) = Attic::open(&folder, &old);
        assert!(earlier.is_empty(), "the program still has it");
        let kept = folder.join(pack.revision().to_string());
        let note = kept.join("small/note");
        fs::write(&note, "the same folder").unwrap();
        attic.write(pack).unwrap();
        assert!(note.exists(), "it need not be written again");
        fs::write(kept.join("small/cards/001-300.webp"), "torn").unwrap();
        attic.write(pack).unwrap();
        assert!(!note.exists(), "what is damaged is written anew");

        let (_, earlier) = Attic::open(&folder, &program_with(version(data.path(), 2)));
        let [earlier] = earlier.as_slice() else { panic!("one pack") };
        assert_eq!((earlier.revision(), &earlier.cards[0].words), (pack.revision(), &pack.cards[0].words));
    }

    #[test]
    fn only_what_is_built_in_is_kept() {
        let data = tempfile::tempdir().unwrap();
        let (attic, _) = Attic::open(&data.path().join("attic"), &Packs::default());
        Arc::new(attic).keep(&Arc::new(version(data.path(), 1)));
        assert!(!data.path().join("attic").exists());
    }

    #[test]
    fn what_is_broken_or_too_old_goes() {
        let data = tempfile::tempdir().unwrap();
        let folder = data.path().join("attic");
        let (attic, _) = Attic::open(&folder, &Packs::default());
        let mut names = Vec::new();
        for seed in 1..=5 {
            let pack = version(data.path(), seed);
            attic.write(&pack).unwrap();
            let kept = folder.join(pack.revision().to_string());
            let at = SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(seed * 1_000);
            fs::File::open(&kept).unwrap().set_modified(at).unwrap();
            names.push(kept);
        }
        fs::write(names[3].join("small/cards/001-300.webp"), "torn").unwrap();
        fs::create_dir_all(folder.join("AAAAAAAAAAAA.part")).unwrap();
        let (_, earlier) = Attic::open(&folder, &Packs::default());
        assert_eq!(earlier.len(), EARLIER_MAX);
        let there: Vec<bool> = names.iter().map(|name| name.exists()).collect();
        assert_eq!(there, [false, true, true, false, true], "the oldest and the torn one are gone");
        assert!(!folder.join("AAAAAAAAAAAA.part").exists());
    }
}
