//! The data folder as it is found: whether there is one, whose it is, and whether a server may use it.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use super::surroundings::{Look, State, look};
use crate::whose::strangers;

const AT: &str = "folder";

/// The file in which tables are kept.
pub(crate) const TABLES: &str = "moonhare.db";

/// What is in a folder for somebody who wants to read its tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Inside {
    /// Tables that can be read.
    Tables,
    /// No tables.
    Nothing,
}

/// Looks at a folder from outside.
pub(crate) fn look_at(data: &Path) -> (Inside, Look) {
    let named = data.display();
    let nothing = |state, says: String| (Inside::Nothing, look(AT, state, says));
    let entries = match fs::read_dir(data) {
        Ok(entries) => entries,
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let around = data.ancestors().skip(1).find(|folder| folder.exists()).unwrap_or(Path::new("."));
            return match may_write(around) {
                true => nothing(
                    State::Fine,
                    format!("{named} is not there yet; the server makes it when it starts"),
                ),
                false => nothing(
                    State::Problem,
                    format!(
                        "{named} is not there, and {} may not make it: make it, and give it to the server's user",
                        whoever()
                    ),
                ),
            };
        }
        Err(error) if error.kind() == ErrorKind::NotADirectory => {
            return nothing(State::Problem, format!("{named} is a file: --data names a folder"));
        }
        Err(error) if error.kind() == ErrorKind::PermissionDenied => {
            return nothing(State::Problem, not_ours(data, "read"));
        }
        Err(error) => return nothing(State::Problem, format!("{named} can't be read: {error}")),
    };
    if !may_write(data) {
        return nothing(State::Problem, not_ours(data, "write into"));
    }
    let tables = data.join(TABLES);
    match fs::File::open(&tables) {
        Ok(_) => match strangers(data, &tables) {
            Some((count, first)) => (
                Inside::Tables,
                look(
                    AT,
                    State::Problem,
                    format!(
                        "{count} files in {named} do not belong to the server's user, who may not be able to open them, \
                         such as {}: give them back (chown -R --reference={} {named})",
                        first.display(),
                        tables.display()
                    ),
                ),
            ),
            None => (Inside::Tables, look(AT, State::Fine, format!("{named} is there, and may be used"))),
        },
        Err(error) if error.kind() != ErrorKind::NotFound => {
            nothing(State::Problem, not_ours(&tables, "read"))
        }
        Err(_) if entries.count() == 0 => {
            nothing(State::Fine, format!("{named} is empty; the server fills it when it starts"))
        }
        Err(_) => nothing(
            State::Hint,
            format!(
                "{named} has no tables, but other things: if they are not Moonhare's, --data names another folder"
            ),
        ),
    }
}

#[cfg(unix)]
fn may_write(folder: &Path) -> bool {
    use rustix::fs::{Access, access};
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    access(folder, Access::WRITE_OK | Access::EXEC_OK).is_ok()
}

#[cfg(not(unix))]
fn may_write(folder: &Path) -> bool {
    fs::metadata(folder).is_ok_and(|folder| !folder.permissions().readonly())
}

/// Who runs this program.
#[cfg(unix)]
fn whoever() -> String {
    format!("user {}", rustix::process::geteuid().as_raw())
}

#[cfg(not(unix))]
fn whoever() -> String {
    "this user".into()
}

/// What to do about something that belongs to somebody else.
#[cfg(unix)]
fn not_ours(path: &Path, what: &str) -> String {
    use std::os::unix::fs::MetadataExt as _;
    let named = path.display();
    match fs::metadata(path) {
        Ok(found) => format!(
            "{} may not {what} {named}, which belongs to user {owner}: run this as the server's user \
             (setpriv --reuid={owner} --clear-groups moonhare doctor …), or give the server its folder (chown -R)",
            whoever(),
            owner = found.uid()
        ),
        Err(error) => format!("{named} can't be looked at: {error}"),
    }
}

#[cfg(not(unix))]
fn not_ours(path: &Path, what: &str) -> String {
    format!("this user may not {what} {}: run this as the server's user", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_there_or_not_yet_or_somebody_elses() {
        let place = tempfile::tempdir().unwrap();
        let at = |name: &str| place.path().join(name);
        fs::create_dir(at("empty")).unwrap();
        fs::write(at("file"), "x").unwrap();
        fs::create_dir(at("photos")).unwrap();
        fs::write(at("photos/cat.jpg"), "x").unwrap();
        fs::create_dir(at("tables")).unwrap();
        fs::write(at("tables").join(TABLES), "x").unwrap();
        for (name, inside, state, says) in [
            ("new/and/deep", Inside::Nothing, State::Fine, "makes it"),
            ("empty", Inside::Nothing, State::Fine, "is empty"),
            ("file", Inside::Nothing, State::Problem, "is a file"),
            ("file/below", Inside::Nothing, State::Problem, "is a file"),
            ("photos", Inside::Nothing, State::Hint, "other things"),
            ("tables", Inside::Tables, State::Fine, "may be used"),
        ] {
            let (found, look) = look_at(&at(name));
            assert_eq!((found, look.state), (inside, state), "{name}: {}", look.says);
            assert!(look.says.contains(says), "{name}: {}", look.says);
        }
    }
}
