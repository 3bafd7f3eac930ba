//! What an operator can set, and where from: the command line, the environment, a file.

mod https;
pub(crate) mod in_force;
pub(crate) mod options;

use std::{
    fmt, fs,
    net::{IpAddr, SocketAddr},
    num::NonZeroUsize,
    path::{Path, PathBuf},
    str::FromStr,
};

use anyhow::{Context, ensure};
use clap::builder::FalseyValueParser;
use moonhare_rooms::SecretHash;
use moonhare_server::{Config, OwnAllowed};
use serde::Deserialize;

pub(crate) use https::HttpsSettings;

use crate::installed;

use super::{backups::Plan, cluster::ClusterSettings, knocks::PushSettings, period::Period};

/// What can be set. One type for all sources, so that none of them lacks what another has. Names that nobody knows are
/// refused when a file is read.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    /// The port to listen on; 0 takes any that is free [default: 7777, with --domain 443]
    #[arg(long, env = "MOONHARE_PORT")]
    port: Option<u16>,

    /// The address to listen on, of IPv4 or IPv6; 0.0.0.0 is all of IPv4, :: all of both [default: all of both]
    #[arg(long, env = "MOONHARE_HOST")]
    host: Option<IpAddr>,

    /// The folder that everything is kept in [default: moonhare-data]
    #[arg(long, env = "MOONHARE_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,

    /// The address that people use, if a proxy stands before the server
    #[arg(long, env = "MOONHARE_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,

    /// The header in which a proxy that is trusted tells clients' addresses, such as x-forwarded-for
    #[arg(long, env = "MOONHARE_TRUSTED_HEADER", value_name = "NAME")]
    trusted_header: Option<String>,

    /// An address and port of its own for /metrics, such as 127.0.0.1:9777 [default: with the tables, for this machine and its network]
    #[arg(long, env = "MOONHARE_METRICS_LISTEN", value_name = "ADDRESS")]
    pub(crate) metrics_listen: Option<SocketAddr>,

    /// A file with a token that /metrics wants as `Authorization: Bearer TOKEN`, from wherever it is asked [default: none]
    #[arg(long, env = "MOONHARE_METRICS_TOKEN_FILE", value_name = "FILE")]
    metrics_token_file: Option<PathBuf>,

    /// A folder with a sentence encoder that bots think with as well; `cargo xtask mind` makes one
    #[arg(long, env = "MOONHARE_MIND", value_name = "FOLDER")]
    pub(crate) mind: Option<PathBuf>,

    /// Keep what people say about pictures, without names, for bots to say it too once three tables have seen the picture [default: no]
    #[arg(
        long,
        env = "MOONHARE_KEEP_CLUES",
        num_args = 0,
        default_missing_value = "true",
        value_parser = FalseyValueParser::new()
    )]
    keep_clues: Option<bool>,

    /// How long bots take for a move, in percent of what a person takes: less for impatient tables, from 1 to 300 [default: 100]
    #[arg(long, env = "MOONHARE_BOT_PACE", value_name = "PERCENT")]
    bot_pace: Option<u64>,

    #[command(flatten)]
    #[serde(flatten)]
    pub(crate) https: HttpsSettings,

    #[command(flatten)]
    #[serde(flatten)]
    pub(crate) push: PushSettings,

    #[command(flatten)]
    pub(crate) vision: VisionSettings,

    #[command(flatten)]
    pub(crate) cluster: ClusterSettings,

    /// Packs painted at the players' wish that are kept, about 10 MB each; 0 lets nobody paint [default: 12]
    #[arg(long, env = "MOONHARE_PAINTED_PACKS", value_name = "N")]
    painted_packs: Option<usize>,

    /// Whether people may bring pictures of their own: on, off, or invite, where one needs a word of `moonhare own word` [default: on; with --public-url: invite]
    #[arg(long, env = "MOONHARE_OWN_PICTURES", value_name = "WHO", value_parser = own_allowed)]
    own_pictures: Option<OwnAllowed>,

    /// Take a backup so often, such as 30m, 1h or 1d, while people play [default: never]
    #[arg(long, env = "MOONHARE_BACKUP_EVERY", value_name = "PERIOD")]
    backup_every: Option<Period>,

    /// Backups that are kept; the oldest goes [default: 24]
    #[arg(long, env = "MOONHARE_BACKUP_KEEP", value_name = "N")]
    backup_keep: Option<NonZeroUsize>,

    /// Where backups are kept, better on another disk [default: backups in the data folder]
    #[arg(long, env = "MOONHARE_BACKUP_FOLDER", value_name = "FOLDER")]
    backup_folder: Option<PathBuf>,

    /// What to log: error, warn, info, debug, trace, or a filter such as info,moonhare_rooms=debug [default: info]
    #[arg(long, env = "MOONHARE_LOG", value_name = "FILTER")]
    log: Option<String>,

    /// Log lines as JSON
    #[arg(
        long,
        env = "MOONHARE_LOG_JSON",
        num_args = 0,
        default_missing_value = "true",
        value_parser = FalseyValueParser::new()
    )]
    log_json: Option<bool>,

    /// The server's limits, which only a file can set.
    #[arg(skip)]
    server: Option<Config>,
}

impl Settings {
    /// Reads settings from a file, and the file as it is written.
    pub(crate) fn read(path: &Path) -> anyhow::Result<(Self, toml::Table)> {
        let text = fs::read_to_string(path).with_context(|| format!("{} can't be read", path.display()))?;
        let understood = || -> anyhow::Result<_> {
            let written = text.parse()?;
            options::check_names(&written)?;
            Ok((toml::from_str(&text)?, written))
        };
        understood().with_context(|| format!("{} is not understood", path.display()))
    }

    /// These settings, and the others where these say nothing.
    pub(crate) fn or(self, other: Self) -> Self {
        Self {
            port: self.port.or(other.port),
            host: self.host.or(other.host),
            data: self.data.or(other.data),
            public_url: self.public_url.or(other.public_url),
            trusted_header: self.trusted_header.or(other.trusted_header),
            metrics_listen: self.metrics_listen.or(other.metrics_listen),
            metrics_token_file: self.metrics_token_file.or(other.metrics_token_file),
            mind: self.mind.or(other.mind),
            https: self.https.or(other.https),
            push: self.push.or(other.push),
            keep_clues: self.keep_clues.or(other.keep_clues),
            bot_pace: self.bot_pace.or(other.bot_pace),
            vision: self.vision.or(other.vision),
            cluster: self.cluster.or(other.cluster),
            painted_packs: self.painted_packs.or(other.painted_packs),
            own_pictures: self.own_pictures.or(other.own_pictures),
            backup_every: self.backup_every.or(other.backup_every),
            backup_keep: self.backup_keep.or(other.backup_keep),
            backup_folder: self.backup_folder.or(other.backup_folder),
            log: self.log.or(other.log),
            log_json: self.log_json.or(other.log_json),
            server: self.server.or(other.server),
        }
    }

    pub(crate) fn port(&self) -> u16 {
        self.port.unwrap_or(if self.https.domains().is_empty() { 7777 } else { 443 })
    }

    /// The address to listen on; nothing for all.
    pub(crate) fn host(&self) -> Option<IpAddr> {
        self.host
    }

    pub(crate) fn data(&self) -> &Path {
        self.named_data().unwrap_or(Path::new(installed::USUAL_DATA))
    }

    /// The folder, if one is named.
    pub(crate) fn named_data(&self) -> Option<&Path> {
        self.data.as_deref()
    }

    /// Where the token is that /metrics asks for.
    pub(crate) fn metrics_token_file(&self) -> Option<&Path> {
        self.metrics_token_file.as_deref()
    }

    pub(crate) fn keep_clues(&self) -> bool {
        self.keep_clues.unwrap_or(false)
    }

    /// What bots take for a move, in percent of what a person takes.
    pub(crate) fn bot_pace(&self) -> anyhow::Result<u64> {
        let percent = self.bot_pace.unwrap_or(100);
        ensure!(
            (1..=300).contains(&percent),
            "--bot-pace: {percent} is not from 1 to 300 percent of a person's time"
        );
        Ok(percent)
    }

    /// How many painted packs are kept.
    pub(crate) fn painted_packs(&self) -> usize {
        self.painted_packs.unwrap_or(12)
    }

    /// Whether people may bring pictures of their own. Whoever has an address that everybody finds decides for whom.
    pub(crate) fn own_pictures(&self) -> OwnAllowed {
        let usual = if self.server().public_url.is_some() { OwnAllowed::Invite } else { OwnAllowed::On };
        self.own_pictures.unwrap_or(usual)
    }

    /// What /metrics asks for, if it asks for anything.
    pub(crate) fn metrics_token(&self) -> anyhow::Result<Option<SecretHash>> {
        const TOKEN_CHARS_MIN: usize = 16;
        let Some(path) = self.metrics_token_file.as_deref() else { return Ok(None) };
        ensure!(
            self.metrics_listen.is_none(),
            "--metrics-token-file and --metrics-listen are two ways to the same; choose one"
        );
        let token = read_secret(path)?;
        ensure!(
            token.chars().count() >= TOKEN_CHARS_MIN,
            "the token in {} is too short; give it at least {TOKEN_CHARS_MIN} characters of chance",
            path.display()
        );
        Ok(Some(SecretHash::of(&token)))
    }

    /// What backups shall be taken, if any.
    pub(crate) fn backups(&self) -> anyhow::Result<Option<Plan>> {
        let Some(Period(every)) = self.backup_every else {
            let unused = self.backup_keep.is_some() || self.backup_folder.is_some();
            ensure!(!unused, "--backup-keep and --backup-folder need --backup-every, such as 1h");
            return Ok(None);
        };
        ensure!(
            !self.cluster.is_set(),
            "--backup-every copies a data folder, and with --cluster the tables are not in it: `moonhare backup --cluster` \
             takes them, at whatever hours you choose"
        );
        let data = self.data().to_path_buf();
        let folder = self.backup_folder(&data);
        let keep = self.backup_keep.map_or(24, NonZeroUsize::get);
        Ok(Some(Plan { data, folder, every, keep }))
    }

    /// Where backups are, whether any are taken now or not.
    pub(crate) fn backup_folder(&self, data: &Path) -> PathBuf {
        self.backup_folder.clone().unwrap_or_else(|| data.join("backups"))
    }

    pub(crate) fn log(&self) -> &str {
        self.log.as_deref().unwrap_or("info")
    }

    pub(crate) fn log_json(&self) -> bool {
        self.log_json.unwrap_or(false)
    }

    /// The address that people use, if it is known.
    pub(crate) fn public_url(&self) -> Option<String> {
        self.server().public_url
    }

    /// The address that a domain has.
    fn domain_url(&self) -> Option<String> {
        let domain = self.https.domains().first()?;
        Some(match self.port() {
            443 => format!("https://{domain}"),
            port => format!("https://{domain}:{port}"),
        })
    }

    /// Whether a server could start with these.
    pub(crate) fn check(&self) -> anyhow::Result<()> {
        self.server().check()?;
        self.https.check()?;
        self.push.check()?;
        self.metrics_token()?;
        self.backups()?;
        self.vision.key()?;
        Ok(())
    }

    /// The server's limits, with what is also set outside of them.
    pub(crate) fn server(&self) -> Config {
        let mut config = self.server.clone().unwrap_or_default();
        config.public_url = self.public_url.clone().or(config.public_url).or_else(|| self.domain_url());
        config.trusted_header = self.trusted_header.clone().or(config.trusted_header);
        config
    }
}

fn own_allowed(text: &str) -> Result<OwnAllowed, String> {
    match text {
        "off" => Ok(OwnAllowed::Off),
        "on" => Ok(OwnAllowed::On),
        "invite" => Ok(OwnAllowed::Invite),
        _ => Err("there are on, off and invite".into()),
    }
}

/// Where pictures are shown, and by which name and key. Nothing is shown to anybody unless an address is set.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct VisionSettings {
    /// An OpenAI-compatible endpoint that looks at the pictures for the bots, such as http://localhost:11434/v1 [default: none]
    #[arg(id = "vision_url", long = "vision-url", env = "MOONHARE_VISION_URL", value_name = "URL")]
    pub(crate) url: Option<String>,

    /// The endpoint's key; better in a file of its own, where others on this machine can't read it
    #[arg(
        id = "vision_key",
        long = "vision-key",
        env = "MOONHARE_VISION_KEY",
        hide_env_values = true,
        value_name = "KEY"
    )]
    pub(crate) key: Option<Key>,

    /// A file with the endpoint's key
    #[arg(
        id = "vision_key_file",
        long = "vision-key-file",
        env = "MOONHARE_VISION_KEY_FILE",
        value_name = "FILE"
    )]
    pub(crate) key_file: Option<PathBuf>,

    /// The endpoint's model
    #[arg(id = "vision_model", long = "vision-model", env = "MOONHARE_VISION_MODEL", value_name = "NAME")]
    pub(crate) model: Option<String>,
}

impl VisionSettings {
    fn or(self, other: Self) -> Self {
        // A key and a file with one are two words for the same: what is nearer at hand counts, however it is said.
        let (key, key_file) = match (&self.key, &self.key_file) {
            (None, None) => (other.key, other.key_file),
            _ => (self.key, self.key_file),
        };
        Self { url: self.url.or(other.url), key, key_file, model: self.model.or(other.model) }
    }

    /// The key, wherever it is kept.
    pub(crate) fn key(&self) -> anyhow::Result<Option<Key>> {
        match (&self.key, &self.key_file) {
            (Some(_), Some(_)) => {
                anyhow::bail!("--vision-key and --vision-key-file are two ways to the same; choose one")
            }
            (key, None) => Ok(key.clone()),
            (None, Some(path)) => Ok(Some(Key(read_secret(path)?))),
        }
    }
}

/// What stands in a file that only the server reads, without the line's end.
pub(super) fn read_secret(path: &Path) -> anyhow::Result<String> {
    let text = fs::read_to_string(path).with_context(|| format!("{} can't be read", path.display()))?;
    Ok(text.trim().to_owned())
}

/// A key that no log shows.
#[derive(Clone, PartialEq, Eq, Deserialize)]
pub(crate) struct Key(String);

impl Key {
    #[cfg_attr(not(feature = "vision"), expect(dead_code, reason = "there is nobody to show it to"))]
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }
}

impl FromStr for Key {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(text.to_owned()))
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

#[cfg(test)]
mod tests;
