//! A folder that is named on the command line.

use std::path::PathBuf;

/// The folder, if it is there: one with a slip in its name must not count as an empty one.
pub(crate) fn there(given: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(given);
    if path.is_dir() { Ok(path) } else { Err("there is no such folder".into()) }
}
