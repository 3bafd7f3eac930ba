//! Coming in, looking around, getting ready.

use moonhare_rules::{Edition, Problem, RuleSet, Secret as DeckSecret};
use serde::{Deserialize, Serialize};

use crate::{
    Decks, Language, Newcomer, Person, Rabbit, RoomEvent, RoomRefusal, Secret, SecretHash, Settings,
    SettingsChange, Temperament,
    decks::{deck_of, deck_size},
    event::RECORD_VERSION,
    limits::{PEOPLE_MAX, SEATS_MAX},
    people::checked_name,
    room::{Means, Room},
};

/// How somebody wants to appear.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Profile {
    /// The name.
    pub name: String,
    /// The rabbit they would like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rabbit: Option<RabbitWish>,
    /// Their language.
    #[serde(default)]
    pub language: Language,
}

/// A wish for a rabbit: its colour; the mark goes with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RabbitWish {
    /// 1 to 12.
    pub colour: Rabbit,
}

/// How somebody comes in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// How they want to appear.
    #[serde(flatten)]
    pub profile: Profile,
    /// What the host asks for, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passphrase: Option<String>,
    /// Only watch.
    #[serde(default)]
    pub watch: bool,
}

/// An edition, and what speaks against it with the people who are here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EditionView {
    /// The edition.
    pub edition: Edition,
    /// Why it can't be played; empty if it can.
    pub problems: Vec<Problem>,
}

impl Room {
    /// The first events of a new room, with its host in it.
    ///
    /// # Errors
    /// When the host's name can't be.
    pub fn create(
        profile: &Profile,
        try_bots: bool,
        secret: &Secret,
        means: &mut Means<'_>,
    ) -> Result<Vec<RoomEvent>, RoomRefusal> {
        let name = checked_name(&profile.name)?;
        let first = Rabbit::all().next();
        let rabbit = profile.rabbit.map(|wish| wish.colour).or(first).ok_or(RoomRefusal::RoomFull)?;
        let who = Newcomer { person: Person(1), name, rabbit, language: profile.language };
        let settings = Settings::new(profile.language, means.decks.first_pack());
        let mut events = vec![
            RoomEvent::Created {
                version: RECORD_VERSION,
                epoch: crate::secret::hex(&means.random::<6>()),
                settings: Box::new(settings),
                deck_secret: DeckSecret::new(means.random()),
            },
            RoomEvent::Joined { who, secret: secret.hash(), seated: true },
        ];
        if try_bots {
            let free = Rabbit::all().filter(|free| *free != rabbit);
            for ((rabbit, temperament), person) in free.zip(Temperament::ALL).take(3).zip(2..) {
                let name = bot_name(&[], rabbit).to_owned();
                let who = Newcomer { person: Person(person), name, rabbit, language: profile.language };
                events.push(RoomEvent::BotAdded { who, temperament });
            }
        }
        Ok(events)
    }

    /// Somebody comes in, to sit or to watch.
    ///
    /// # Errors
    /// When the room is locked, full, or wants a passphrase.
    pub fn join(&self, entry: &Entry, secret: &Secret) -> Result<(Person, Vec<RoomEvent>), RoomRefusal> {
        if self.locked {
            return Err(RoomRefusal::RoomLocked);
        }
        if let Some(wanted) = &self.settings.passphrase {
            let presented = entry.passphrase.as_deref().unwrap_or_default();
            if SecretHash::of_passphrase(&self.epoch, presented) != *wanted {
                return Err(RoomRefusal::WrongPassphrase);
            }
        }
        if self.people.len() >= PEOPLE_MAX {
            return Err(RoomRefusal::RoomFull);
        }
        let name = checked_name(&entry.profile.name)?;
        let seated = !entry.watch && self.can_sit();
        if !entry.watch && !seated && self.running().is_err() {
            return Err(RoomRefusal::RoomFull);
        }
        let wish = entry.profile.rabbit.map(|wish| wish.colour);
        let rabbit =
            if seated { self.people.free_rabbit(wish, None) } else { wish.or_else(|| Rabbit::all().next()) };
        let rabbit = rabbit.ok_or(RoomRefusal::RoomFull)?;
        let who = Newcomer { person: self.people.next(), name, rabbit, language: entry.profile.language };
        Ok((who.person, vec![RoomEvent::Joined { who, secret: secret.hash(), seated }]))
    }

    /// Whether a newcomer could sit down now.
    pub(crate) fn can_sit(&self) -> bool {
        self.running().is_err() && self.people.seats().len() < SEATS_MAX
    }

    pub(crate) fn say_ready(
        &self,
        by: Person,
        ready: bool,
        salt: Option<&str>,
    ) -> Result<Vec<RoomEvent>, RoomRefusal> {
        self.check_no_game()?;
        self.people.seat_of(by).ok_or(RoomRefusal::NotSeated)?;
        let salt = salt.map(|salt| salt.chars().take(64).collect());
        Ok(vec![RoomEvent::ReadySaid { person: by, ready, salt }])
    }

    pub(crate) fn change_profile(
        &self,
        by: Person,
        name: Option<&str>,
        rabbit: Option<Rabbit>,
        language: Option<Language>,
    ) -> Result<Vec<RoomEvent>, RoomRefusal> {
        let me = self.people.known(by)?;
        let name = name.map_or_else(|| Ok(me.name.clone()), checked_name)?;
        let rabbit = rabbit.unwrap_or(me.rabbit);
        if self.people.seat_of(by).is_some()
            && self.people.free_rabbit(Some(rabbit), Some(by)) != Some(rabbit)
        {
            return Err(RoomRefusal::RabbitTaken);
        }
        let language = language.unwrap_or(me.language);
        Ok(vec![RoomEvent::ProfileChanged { who: Newcomer { person: by, name, rabbit, language } }])
    }

    pub(crate) fn change_settings(
        &self,
        by: Person,
        change: &SettingsChange,
        means: &mut Means<'_>,
    ) -> Result<Vec<RoomEvent>, RoomRefusal> {
        self.check_host(by)?;
        let rules = change.edition.is_some()
            || change.house.is_some()
            || change.packs.is_some()
            || change.performed.is_some();
        if rules {
            // The clock, patience and who may come in can change at any time; what is played can't.
            self.check_no_game()?;
        }
        let settings =
            self.settings.changed(change, &self.epoch, |pack| means.decks.cards(pack).is_some())?;
        Ok(vec![RoomEvent::SettingsChanged { settings: Box::new(settings) }])
    }

    /// Why an edition can't be played with the people who are seated.
    pub(crate) fn problems(&self, edition: Edition, decks: &dyn Decks) -> Vec<Problem> {
        let cards = deck_size(&deck_of(decks, &self.settings.packs));
        let house = self.settings.house_rules();
        RuleSet::new(edition, &house, self.people.seats().len(), cards).err().unwrap_or_default()
    }
}

/// A name for a bot that nobody at the table has.
pub(crate) fn bot_name(taken: &[&str], rabbit: Rabbit) -> &'static str {
    const NAMES: [&str; 12] = [
        "Bramble", "Clover", "Fern", "Hazel", "Juniper", "Moss", "Nettle", "Rowan", "Sorrel", "Tansy",
        "Willow", "Yarrow",
    ];
    let start = usize::from(u8::from(rabbit)) - 1;
    (0..NAMES.len())
        .map(|step| NAMES[(start + step) % NAMES.len()])
        .find(|name| !taken.contains(name))
        .unwrap_or(NAMES[start])
}
