//! A room as one viewer may see it.

use moonhare_rules::{Edition, HouseRules, Phase, Problem, Seat, View, Viewer};
use serde::{Deserialize, Serialize};

use super::{
    BotMind, ChatEntry, Chosen, DeckPart, Decks, Draft, EditionView, HouseView, Person, PhaseClock, Post,
    PresenceView, RevealView, Room, RoomCode, SealView, Settings, deadline_ms,
    lobby::problems,
    people::{BotView, PersonView, Someone},
    seats::only_seat,
};
use crate::Language;

/// What a viewer gets when they come in. From then on only steps travel that change it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RoomView {
    /// The room's code.
    pub code: RoomCode,
    /// Lobby, game or over.
    pub stage: Stage,
    /// How many records this view is made of.
    pub position: u64,
    /// Who the viewer is.
    pub you: You,
    /// The host.
    pub host: Person,
    /// Everybody who is seated, clockwise.
    pub people: Vec<PersonView>,
    /// How many watch.
    pub watchers: usize,
    /// Whether nobody new may come in.
    pub locked: bool,
    /// Whether everything stands still.
    pub paused: bool,
    /// What the host set.
    pub settings: SettingsView,
    /// Why the game can't begin; empty if it can.
    pub problems: Vec<Problem>,
    /// Each edition, with what speaks against it.
    pub editions: Vec<EditionView>,
    /// The game.
    pub game: Option<View>,
    /// Which picture a card has.
    pub deck: Vec<DeckPart>,
    /// When the clock of this phase runs out, in milliseconds of Unix time.
    pub deadline_ms: Option<u64>,
    /// At a table by post, since when this phase lasts.
    pub since_ms: Option<u64>,
    /// What this viewer had prepared.
    pub draft: Option<Draft>,
    /// What was said lately.
    pub chat: Vec<ChatEntry>,
    /// What is promised about the deck.
    pub fair: FairView,
    /// Who is here.
    pub presence: PresenceView,
    /// Those who watch and have a name.
    pub watching: Vec<PersonView>,
    /// How the cards of a scored turn are told, the same for everybody.
    pub reveal: Option<RevealView>,
    /// Who loves which card of the scored turn.
    pub hearts: Vec<Chosen>,
    /// What watchers had guessed, from the score on.
    pub guesses: Vec<Chosen>,
    /// What only the host sees of who is here and who is not let in.
    pub house: Option<HouseView>,
}

/// Where a room stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People come in.
    Lobby,
    /// A game is being played.
    Game,
    /// A game was played.
    Over,
}

/// Who the viewer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct You {
    /// Their number; nothing for a watcher without a name.
    pub person: Option<Person>,
    /// Their seat.
    pub seat: Option<u8>,
    /// Whether they are the host.
    pub host: bool,
    /// The only seat that they can have in this game, because they have seen its hand.
    pub only_seat: Option<u8>,
}

/// The settings as everybody sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SettingsView {
    /// By which printed rules.
    pub edition: Edition,
    /// What the host changed in them.
    pub house: HouseRules,
    /// The packs that make the deck.
    pub packs: Vec<String>,
    /// Seconds for each phase.
    pub clock: Option<PhaseClock>,
    /// How it is played by post, if it is.
    pub post: Option<Post>,
    /// Seconds of patience.
    pub patience_s: Option<u32>,
    /// Whether the table is listed.
    pub public: bool,
    /// Whether a passphrase is needed.
    pub passphrase: bool,
    /// Whether clues may be performed.
    pub performed: bool,
    /// What the bots speak.
    pub language: Language,
}

/// The promise about the deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FairView {
    /// The hash of the server's secret: of the game that is played, or of the next one.
    pub secret_hash: String,
    /// What the players' browsers threw in, by seat, once the game has begun.
    pub contributions: Vec<String>,
    /// The secret, when the game is over.
    pub secret: Option<String>,
    /// When the game is over: the hash of the secret of a game that follows.
    pub next_hash: Option<String>,
    /// While the salts of the game that follows are awaited.
    pub seal: Option<SealView>,
}

impl Room {
    pub(crate) fn stage(&self) -> Stage {
        match &self.game {
            None => Stage::Lobby,
            Some(game) if game.phase() == Phase::Over => Stage::Over,
            Some(_) => Stage::Game,
        }
    }

    /// The room as a person, or somebody without a name, may see it.
    pub(crate) fn view(
        &self,
        person: Option<Person>,
        decks: &dyn Decks,
        draft: Option<Draft>,
        presence: PresenceView,
    ) -> RoomView {
        let you = self.you(person);
        RoomView {
            code: self.code,
            stage: self.stage(),
            position: self.position,
            you,
            host: self.host,
            people: self.people_view(),
            watchers: presence.watchers,
            locked: self.locked,
            paused: self.is_paused(),
            settings: self.settings_view(),
            problems: self.problems(decks),
            editions: self.editions_view(decks),
            game: self.game_view(you.seat),
            deck: self.game.as_ref().map(|game| game.deck().to_vec()).unwrap_or_default(),
            deadline_ms: deadline_ms(self),
            since_ms: self.since_ms(),
            draft,
            chat: self.latest_chat(usize::MAX).cloned().collect(),
            fair: self.fair_view(),
            presence,
            watching: self.watching_view(),
            reveal: self.reveal_view(),
            hearts: self.hearts_view(),
            guesses: self.guesses_view(),
            house: None,
        }
    }

    pub(crate) fn game_view(&self, seat: Option<u8>) -> Option<View> {
        let viewer = seat.map_or(Viewer::Watcher, |seat| Viewer::Seat(Seat(seat)));
        self.game.as_ref().map(|game| game.rules().view(viewer))
    }

    pub(crate) fn you(&self, person: Option<Person>) -> You {
        let seat = person.and_then(|person| self.people.seat_of(person)).map(|seat| seat.0);
        let only_seat = person.and_then(|person| only_seat(self, person)).map(|seat| seat.0);
        You { person, seat, host: person == Some(self.host), only_seat }
    }

    pub(crate) fn people_view(&self) -> Vec<PersonView> {
        self.people
            .seated()
            .zip(0..)
            .map(|(someone, seat)| person_view(someone, Some(seat), self.mind))
            .collect()
    }

    pub(crate) fn watching_view(&self) -> Vec<PersonView> {
        let stands = |someone: &&Someone| self.people.seat_of(someone.person).is_none();
        self.people.iter().filter(stands).map(|someone| person_view(someone, None, self.mind)).collect()
    }

    pub(crate) fn settings_view(&self) -> SettingsView {
        let Settings {
            edition,
            house,
            packs,
            clock,
            post,
            patience_s,
            public,
            passphrase,
            performed,
            language,
        } = self.settings.clone();
        let passphrase = passphrase.is_some();
        SettingsView {
            edition,
            house,
            packs,
            clock,
            post,
            patience_s,
            public,
            passphrase,
            performed,
            language,
        }
    }

    /// Why the game can't begin; empty if it can.
    pub(crate) fn problems(&self, decks: &dyn Decks) -> Vec<Problem> {
        problems(self, self.settings.edition, decks)
    }

    pub(crate) fn editions_view(&self, decks: &dyn Decks) -> Vec<EditionView> {
        Edition::ALL.map(|edition| EditionView { edition, problems: problems(self, edition, decks) }).into()
    }

    pub(crate) fn fair_view(&self) -> FairView {
        let seal = self.salts.view();
        match &self.game {
            None => FairView {
                secret_hash: self.deck_secret.hash(),
                contributions: Vec::new(),
                secret: None,
                next_hash: None,
                seal,
            },
            Some(game) => {
                let promise = game.fair().promise();
                FairView {
                    secret_hash: promise.secret_hash,
                    contributions: promise.contributions,
                    secret: game.rules().opened_secret().cloned().map(String::from),
                    next_hash: self.running().is_err().then(|| self.deck_secret.hash()),
                    seal,
                }
            }
        }
    }
}

fn person_view(someone: &Someone, seat: Option<u8>, mind: BotMind) -> PersonView {
    PersonView {
        person: someone.person,
        name: someone.name.clone(),
        rabbit: someone.rabbit,
        bot: someone.temperament().map(|temperament| BotView { temperament, mind }),
        seat,
        ready: someone.ready,
        held: someone.held,
        next_seat: someone.next_seat.map(|seat| seat.0),
        language: someone.language,
    }
}
