//! What a host sets for a table.

use moonhare_rules::{Edition, HouseRules};
use serde::{Deserialize, Deserializer, Serialize};

use super::{Post, RoomRefusal, SecretHash};
use crate::{
    Language,
    limits::{CLOCK_S, PACKS_MAX, PASSPHRASE_CHARS_MAX, PATIENCE_DEFAULT_S, PATIENCE_S},
};

/// A table's settings, as the room keeps them. What the log of an older release does not have is as in [`Settings::default`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// By which printed rules.
    pub edition: Edition,
    /// What the host changed in them.
    pub house: HouseRules,
    /// The packs that make the deck.
    pub packs: Vec<String>,
    /// Seconds for each phase; none means that nobody is hurried.
    pub clock: Option<PhaseClock>,
    /// Played by post, over days; then there is no other clock, and no patience ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub post: Option<Post>,
    /// Seconds until a bot holds the seat of somebody who is gone; none means that the table waits.
    pub patience_s: Option<u32>,
    /// Whether the table is listed for everybody.
    pub public: bool,
    /// What one must know to come in.
    pub passphrase: Option<SecretHash>,
    /// Whether clues may be sung, played or mimed.
    pub performed: bool,
    /// What the bots speak.
    pub language: Language,
}

/// Seconds for each phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PhaseClock {
    /// To find a clue.
    pub tell_s: u32,
    /// To choose a card.
    pub give_s: u32,
    /// To vote.
    pub vote_s: u32,
    /// To look at the score.
    pub score_s: u32,
}

/// What a host wants to change; what is left out stays.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SettingsChange {
    /// By which printed rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edition: Option<Edition>,
    /// All house rules anew.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub house: Option<HouseRules>,
    /// All packs anew.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub packs: Option<Vec<String>>,
    /// Seconds for each phase, or null.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "said")]
    pub clock: Option<Option<PhaseClock>>,
    /// How it is played by post, or null.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "said")]
    pub post: Option<Option<Post>>,
    /// Seconds of patience, or null.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "said")]
    pub patience_s: Option<Option<u32>>,
    /// Whether the table is listed for everybody.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub public: Option<bool>,
    /// A passphrase, or null for none.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "said")]
    pub passphrase: Option<Option<String>>,
    /// Whether clues may be performed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub performed: Option<bool>,
    /// What the bots speak.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
}

/// Tells a null from a field that is left out.
fn said<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Option<T>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

impl SettingsChange {
    /// Whether it changes what is played, and not only how the table is run.
    pub(super) fn is_about_the_game(&self) -> bool {
        self.edition.is_some() || self.house.is_some() || self.packs.is_some() || self.performed.is_some()
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self::new(Language::default(), Vec::new())
    }
}

impl Settings {
    /// What a new table starts with.
    #[must_use]
    pub fn new(language: Language, packs: Vec<String>) -> Self {
        Self {
            edition: Edition::default(),
            house: HouseRules::default(),
            packs,
            clock: None,
            post: None,
            patience_s: Some(PATIENCE_DEFAULT_S),
            public: false,
            passphrase: None,
            performed: false,
            language,
        }
    }

    /// The house rules with the choice about performed clues in them.
    #[must_use]
    pub fn house_rules(&self) -> HouseRules {
        HouseRules { performed_clues: Some(self.performed), ..self.house.clone() }
    }

    /// These settings with a host's changes, if they can be.
    pub(super) fn changed(
        &self,
        change: &SettingsChange,
        epoch: &str,
        known_pack: impl Fn(&str) -> bool,
    ) -> Result<Self, RoomRefusal> {
        let mut new = self.clone();
        set(&mut new.edition, change.edition);
        set(&mut new.house, change.house.clone());
        set(&mut new.clock, change.clock);
        set(&mut new.post, change.post.clone());
        match (change.clock.flatten(), change.post.as_ref().and_then(Option::as_ref)) {
            (Some(_), Some(_)) => return Err(RoomRefusal::BadSettings),
            (Some(_), None) => new.post = None,
            (None, Some(_)) => new.clock = None,
            (None, None) => {}
        }
        set(&mut new.patience_s, change.patience_s);
        set(&mut new.public, change.public);
        set(&mut new.performed, change.performed);
        set(&mut new.language, change.language);
        if let Some(packs) = &change.packs {
            let mut chosen: Vec<String> = Vec::with_capacity(packs.len().min(PACKS_MAX));
            for pack in packs {
                if !known_pack(pack) {
                    return Err(RoomRefusal::UnknownPack);
                }
                if !chosen.contains(pack) {
                    chosen.push(pack.clone());
                }
            }
            if chosen.is_empty() || chosen.len() > PACKS_MAX {
                return Err(RoomRefusal::BadSettings);
            }
            new.packs = chosen;
        }
        if let Some(passphrase) = &change.passphrase {
            let passphrase = passphrase.as_deref().map(str::trim).filter(|text| !text.is_empty());
            if passphrase.is_some_and(|text| text.chars().count() > PASSPHRASE_CHARS_MAX) {
                return Err(RoomRefusal::BadSettings);
            }
            new.passphrase = passphrase.map(|text| SecretHash::of_passphrase(epoch, text));
        }
        let times = new.clock.map(|clock| [clock.tell_s, clock.give_s, clock.vote_s, clock.score_s]);
        if times.into_iter().flatten().any(|time| !CLOCK_S.contains(&time))
            || new.patience_s.is_some_and(|time| !PATIENCE_S.contains(&time))
            || new.post.as_ref().is_some_and(|post| !post.is_possible())
        {
            return Err(RoomRefusal::BadSettings);
        }
        Ok(new)
    }
}

fn set<T>(field: &mut T, wish: Option<T>) {
    if let Some(wish) = wish {
        *field = wish;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(json: &str) -> Result<Settings, RoomRefusal> {
        let settings = Settings::new(Language::En, vec!["moon".into()]);
        settings
            .changed(&serde_json::from_str(json).unwrap(), "epoch", |pack| pack == "moon" || pack == "sea")
    }

    #[test]
    fn what_is_left_out_stays_and_null_switches_off() {
        let settings = Settings::new(Language::En, vec!["moon".into()]);
        assert_eq!(change("{}").unwrap(), settings);
        assert_eq!(change(r#"{"patience_s":null}"#).unwrap().patience_s, None);
        assert_eq!(change(r#"{"packs":["sea","moon","sea"]}"#).unwrap().packs, ["sea", "moon"]);
        assert!(change(r#"{"passphrase":"hush"}"#).unwrap().passphrase.is_some());
        assert!(change(r#"{"passphrase":"  "}"#).unwrap().passphrase.is_none());
    }

    #[test]
    fn a_table_is_played_by_the_clock_or_by_post() {
        let post = r#"{"hours":48,"quiet":{"from":22,"to":8},"zone":{"offset_min":60},"silent":"go_on"}"#;
        let clock = r#"{"tell_s":60,"give_s":60,"vote_s":60,"score_s":60}"#;
        let by_post = change(&format!(r#"{{"post":{post}}}"#)).unwrap();
        assert!(by_post.post.is_some() && by_post.clock.is_none());
        let next = |change: String| {
            by_post.changed(&serde_json::from_str(&change).unwrap(), "epoch", |_| true).unwrap()
        };
        let by_clock = next(format!(r#"{{"clock":{clock}}}"#));
        assert!(by_clock.post.is_none() && by_clock.clock.is_some());
        assert_eq!(next(r#"{"clock":null}"#.into()).post, by_post.post);
        assert_eq!(next(r#"{"post":null}"#.into()).post, None);
        let both = format!(r#"{{"clock":{clock},"post":{post}}}"#);
        assert_eq!(change(&both), Err(RoomRefusal::BadSettings));
    }

    #[test]
    fn settings_beyond_their_bounds_are_refused() {
        for (json, refusal) in [
            (r#"{"packs":[]}"#, RoomRefusal::BadSettings),
            (r#"{"packs":["mars"]}"#, RoomRefusal::UnknownPack),
            (r#"{"patience_s":4}"#, RoomRefusal::BadSettings),
            (
                r#"{"post":{"hours":0,"quiet":null,"zone":{"offset_min":0},"silent":"bot"}}"#,
                RoomRefusal::BadSettings,
            ),
            (r#"{"clock":{"tell_s":60,"give_s":60,"vote_s":60,"score_s":4000}}"#, RoomRefusal::BadSettings),
        ] {
            assert_eq!(change(json), Err(refusal), "{json}");
        }
        let long = format!(r#"{{"passphrase":"{}"}}"#, "x".repeat(PASSPHRASE_CHARS_MAX + 1));
        assert_eq!(change(&long), Err(RoomRefusal::BadSettings));
    }
}
