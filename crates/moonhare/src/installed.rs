//! The service that a package has installed on this machine. An operator's commands find its settings by themselves, and say so.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use crate::serve::settings::Settings;

/// Where the Debian package has the settings, and its unit reads them.
const SETTINGS: &str = "/etc/moonhare/moonhare.toml";

/// The folder of a server that was told nothing, in the folder that it was started in.
pub(crate) const USUAL_DATA: &str = "moonhare-data";

/// Which server an operator's command is about.
#[derive(clap::Args)]
pub(crate) struct Which {
    /// The folder that everything is kept in [default: moonhare-data, if it is here, or that of this machine's service]
    #[arg(long, env = "MOONHARE_DATA", value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,

    /// The server's file with settings [default: that of this machine's service]
    #[arg(long, env = "MOONHARE_CONFIG", value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
}

impl Which {
    /// Whether a folder or a file was named.
    pub(crate) fn is_named(&self) -> bool {
        self.data.is_some() || self.config.is_some()
    }

    /// What the server's file says, if there is one, and the folder. Says which they are, unless they were named.
    pub(crate) fn find(&self) -> anyhow::Result<(Settings, PathBuf)> {
        let file = match &self.config {
            Some(file) => Some(file.clone()),
            None => settings_file(self.data.as_deref())?,
        };
        let settings = file.as_deref().map(Settings::read).transpose()?.unwrap_or_default().0;
        let data = self.data.clone().unwrap_or_else(|| settings.data().to_path_buf());
        if self.config.is_none()
            && let Some(file) = file
        {
            say(&file, &data);
        }
        Ok((settings, data))
    }
}

/// The file with the service's settings; nothing where a folder is named, or the usual one is here, or there is no service.
pub(crate) fn settings_file(data: Option<&Path>) -> anyhow::Result<Option<PathBuf>> {
    if data.is_some() || Path::new(USUAL_DATA).exists() {
        return Ok(None);
    }
    match std::fs::metadata(SETTINGS) {
        Ok(_) => Ok(Some(SETTINGS.into())),
        Err(error) if error.kind() == ErrorKind::PermissionDenied => bail!(
            "the settings of this machine's service are in {SETTINGS}, which this user may not read: run this with sudo, or name a \
             folder with --data"
        ),
        Err(error) if [ErrorKind::NotFound, ErrorKind::NotADirectory].contains(&error.kind()) => Ok(None),
        Err(error) => Err(error).with_context(|| format!("{SETTINGS} can't be looked at")),
    }
}

/// Nobody should wonder which server was meant. Beside the answer, which may be for a program.
pub(crate) fn say(file: &Path, data: &Path) {
    eprintln!("moonhare: this machine's service: settings {}, folder {}", file.display(), data.display());
}
