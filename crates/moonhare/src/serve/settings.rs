//! Settings of the bots that see.

use std::{fmt, str::FromStr};

use serde::Deserialize;

/// Where pictures are shown, and by which name and key. Nothing is shown to anybody unless an address is set.
#[derive(Clone, Debug, Default, clap::Args, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct VisionSettings {
    /// An OpenAI-compatible endpoint that looks at the pictures for the bots, such as http://localhost:11434/v1 [default: none]
    #[arg(id = "vision_url", long = "vision-url", env = "MOONHARE_VISION_URL", value_name = "URL")]
    pub(crate) url: Option<String>,

    /// The endpoint's key; better in the environment or the settings file, where others on this machine can't read it
    #[arg(
        id = "vision_key",
        long = "vision-key",
        env = "MOONHARE_VISION_KEY",
        hide_env_values = true,
        value_name = "KEY"
    )]
    pub(crate) key: Option<Key>,

    /// The endpoint's model
    #[arg(id = "vision_model", long = "vision-model", env = "MOONHARE_VISION_MODEL", value_name = "NAME")]
    pub(crate) model: Option<String>,
}

impl VisionSettings {
    /// These settings, and the others where these say nothing.
    pub(crate) fn or(&self, other: &Self) -> Self {
        Self {
            url: self.url.clone().or_else(|| other.url.clone()),
            key: self.key.clone().or_else(|| other.key.clone()),
            model: self.model.clone().or_else(|| other.model.clone()),
        }
    }
}

/// A key that no log shows.
#[derive(Clone, Deserialize)]
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
