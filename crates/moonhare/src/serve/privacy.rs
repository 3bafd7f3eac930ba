//! What the server and its operator's commands write is for their own user alone: hands and chat, people's pictures,
//! addresses in reports.

use std::{
    fs::{self, Permissions},
    io,
    os::unix::fs::PermissionsExt as _,
    path::Path,
};

use rustix::{fs::Mode, process::umask};

/// What nobody but the owner may do with a file or a folder.
const OTHERS: u32 = 0o077;

/// From now on this process makes files and folders that only its own user can open.
pub(crate) fn keep_to_oneself() {
    _ = umask(Mode::RWXG | Mode::RWXO);
}

/// Closes a data folder that others could look into, with all that is in it: a release before this one left it open.
/// Nothing happens if there is none yet, or it is closed already.
pub(crate) fn close(data: &Path) -> io::Result<()> {
    let folder = match fs::metadata(data) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        folder => folder?,
    };
    if folder.permissions().mode() & OTHERS == 0 {
        return Ok(());
    }
    // The folder itself comes last: as long as it is open, the next start goes on with what a kill left.
    let mut closed = 0;
    close_all_in(data, &mut closed)?;
    shut(data, folder.permissions().mode())?;
    tracing::info!(data = %data.display(), files = closed, "others could open the data folder; now only this user can");
    Ok(())
}

fn close_all_in(folder: &Path, closed: &mut usize) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        // Of a link, not of what it leads to, which is elsewhere and somebody else's matter.
        let about = entry.metadata()?;
        if about.is_dir() {
            close_all_in(&entry.path(), closed)?;
        }
        if !about.is_symlink() && about.permissions().mode() & OTHERS != 0 {
            match shut(&entry.path(), about.permissions().mode()) {
                Ok(()) => *closed += 1,
                // An operator's own file; behind a closed folder it is closed as well.
                Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {}
                Err(error) => return Err(error),
            }
        }
    }
    Ok(())
}

fn shut(path: &Path, mode: u32) -> io::Result<()> {
    fs::set_permissions(path, Permissions::from_mode(mode & !OTHERS))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o7777
    }

    #[test]
    fn a_folder_that_others_could_open_is_closed_and_links_lead_nowhere() {
        let (outside, inside) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let (data, theirs) = (inside.path().join("data"), outside.path().join("theirs"));
        fs::create_dir_all(data.join("own/box")).unwrap();
        let files = [data.join("moonhare.db"), data.join("own/words.txt"), theirs];
        for file in &files {
            fs::write(file, "x").unwrap();
            fs::set_permissions(file, Permissions::from_mode(0o644)).unwrap();
        }
        for folder in [&data, &data.join("own"), &data.join("own/box"), &outside.path().to_owned()] {
            fs::set_permissions(folder, Permissions::from_mode(0o755)).unwrap();
        }
        std::os::unix::fs::symlink(outside.path(), data.join("packs")).unwrap();
        close(&data).unwrap();
        for folder in [&data, &data.join("own"), &data.join("own/box")] {
            assert_eq!(mode(folder), 0o700, "{}", folder.display());
        }
        assert_eq!(files.each_ref().map(|file| mode(file)), [0o600, 0o600, 0o644]);
        assert_eq!(mode(outside.path()), 0o755);
        close(&inside.path().join("nothing")).unwrap();
    }
}
