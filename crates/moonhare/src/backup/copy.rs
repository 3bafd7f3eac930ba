//! Copies of packs. They never change once they have their name, so an earlier copy that is equal does as well.

use std::collections::BTreeMap;
use std::fs::{self, File, Metadata};
use std::io::ErrorKind;
use std::path::Path;

use anyhow::Context;

use super::manifest;

/// Copies a folder with all that is in it, except what is hidden: a pack that is being painted is hidden until it is whole.
pub(super) fn tree(from: &Path, to: &Path, earlier: Option<&Path>) -> anyhow::Result<()> {
    let entries = match fs::read_dir(from) {
        // Not there, or taken away while this copies.
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        entries => entries.with_context(|| format!("{} can't be read", from.display()))?,
    };
    fs::create_dir_all(to)?;
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name();
        if is_unfinished(&name.to_string_lossy()) {
            continue;
        }
        let (from, to) = (entry.path(), to.join(&name));
        let earlier = earlier.map(|earlier| earlier.join(&name));
        if entry.file_type()?.is_dir() {
            tree(&from, &to, earlier.as_deref())?;
        } else {
            file(&from, &to, earlier.as_deref())
                .with_context(|| format!("{} can't be copied", from.display()))?;
        }
    }
    Ok(())
}

fn is_unfinished(name: &str) -> bool {
    name.starts_with('.') || name.ends_with(super::PARTIAL)
}

fn file(from: &Path, to: &Path, earlier: Option<&Path>) -> std::io::Result<()> {
    let about = match fs::metadata(from) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        about => about?,
    };
    if let Some(earlier) = earlier
        && fs::metadata(earlier).is_ok_and(|earlier| is_same(&earlier, &about))
        && fs::hard_link(earlier, to).is_ok()
    {
        return Ok(());
    }
    fs::copy(from, to)?;
    let copied = File::options().write(true).open(to)?;
    // What the next backup knows it by.
    copied.set_modified(about.modified()?)?;
    copied.sync_all()
}

/// Copies a file that need not be there.
pub(super) fn file_if_there(from: &Path, to: &Path) -> anyhow::Result<()> {
    file(from, to, None).with_context(|| format!("{} can't be copied", from.display()))
}

fn is_same(one: &Metadata, other: &Metadata) -> bool {
    one.len() == other.len() && one.modified().ok() == other.modified().ok()
}

/// Every file of a backup with its bytes, besides the manifest.
pub(super) fn files(folder: &Path) -> anyhow::Result<BTreeMap<String, u64>> {
    let mut files = BTreeMap::new();
    list(folder, "", &mut files)?;
    files.remove(manifest::NAME);
    Ok(files)
}

fn list(folder: &Path, prefix: &str, files: &mut BTreeMap<String, u64>) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("{} can't be read", folder.display()))? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            list(&entry.path(), &format!("{name}/"), files)?;
        } else {
            files.insert(name, entry.metadata()?.len());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_unfinished_is_left_out_and_what_is_equal_is_shared() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        for (name, text) in
            [("packs/sea/1", "blue"), ("packs/.ordered/1", "half"), ("packs/x.part/1", "half")]
        {
            fs::create_dir_all(at(name).parent().unwrap()).unwrap();
            fs::write(at(name), text).unwrap();
        }
        tree(&at("packs"), &at("first"), None).unwrap();
        assert_eq!(files(&at("first")).unwrap(), BTreeMap::from([("sea/1".into(), 4)]));
        tree(&at("packs"), &at("second"), Some(&at("first"))).unwrap();
        fs::write(at("packs/sea/1"), "deep blue").unwrap();
        tree(&at("packs"), &at("third"), Some(&at("second"))).unwrap();
        for (copy, text) in [("first", "blue"), ("second", "blue"), ("third", "deep blue")] {
            assert_eq!(fs::read_to_string(at(copy).join("sea/1")).unwrap(), text, "{copy}");
        }
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            let links = |copy: &str| fs::metadata(at(copy).join("sea/1")).unwrap().nlink();
            assert_eq!((links("first"), links("third")), (2, 1));
        }
    }

    #[test]
    fn what_is_not_there_is_no_fault() {
        let folder = tempfile::tempdir().unwrap();
        tree(&folder.path().join("nothing"), &folder.path().join("copy"), None).unwrap();
        assert!(files(folder.path()).unwrap().is_empty());
    }
}
