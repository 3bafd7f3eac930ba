//! An evening that was kept: a document of its own, made once from the log of a game that is over. It outlives its room.
//!
//! Nothing of the room goes into it that the game does not need: no chat, no addresses, no later games. Names are those that
//! whoever kept it chose to show, and each player can take theirs out.

use std::collections::BTreeMap;

use moonhare_rules::{
    Clue, Edition, Ending, Event as GameEvent, Game, Moves, Phase, Seat, Slot, View, Viewer,
};
use serde::{Deserialize, Serialize};

use super::{
    Acquaintances, Chosen, DeckPart, OWN_PACK_PREFIX, Person, Rabbit, Room, RoomCode, RoomEvent, RoomRefusal,
    SecretHash, Stage, TurnView,
    people::Someone,
    record::{Unreadable, read_all},
    reveal::acts,
    turns::turn_of,
};
use crate::Language;

/// The newest form of albums that this build writes and reads.
const ALBUM_VERSION: u32 = 1;

/// How names are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AlbumNames {
    /// As they were typed.
    #[default]
    Typed,
    /// By their first letters.
    Initials,
}

/// What whoever keeps an evening wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeepWish {
    /// How names are shown.
    #[serde(default)]
    pub names: AlbumNames,
    /// Whether recordings of clues lie in it.
    pub voices: bool,
}

/// An album as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Album {
    /// The form of this document.
    pub(crate) version: u32,
    /// Which game: a room kept once is not kept twice.
    pub(crate) began_ms: u64,
    pub(crate) kept_ms: u64,
    /// Who may delete it.
    pub(crate) owner: SecretHash,
    /// Who kept it, by seat.
    pub(crate) by: Seat,
    pub(crate) language: Language,
    pub(crate) people: Vec<AlbumPerson>,
    pub(crate) deck: Vec<DeckPart>,
    pub(crate) events: Vec<GameEvent>,
    pub(crate) hearts: Vec<(u32, Chosen)>,
    /// Where it was played, which nobody is told: whoever moves their seat to another device later is asked for there, and
    /// a name that was taken out is remembered there. Nothing in albums that were kept before this was noted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) room: Option<AlbumRoom>,
}

/// The room in which an album was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct AlbumRoom {
    pub(crate) code: RoomCode,
    /// Tells it from a later one of the same code.
    pub(crate) epoch: String,
}

/// Somebody in an album.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct AlbumPerson {
    pub(crate) person: Person,
    /// Nothing once they took it out.
    pub(crate) name: Option<String>,
    pub(crate) rabbit: Rabbit,
    pub(crate) bot: bool,
    /// By which of their secrets they can take their name out.
    pub(crate) known_by: Vec<SecretHash>,
}

/// An album as whoever has its address sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AlbumView {
    /// When the game began, in milliseconds of Unix time.
    pub began_ms: u64,
    /// When it was kept.
    pub kept_ms: u64,
    /// Until when it stays; nothing where albums stay for ever.
    pub until_ms: Option<u64>,
    /// By which rules was played.
    pub edition: Edition,
    /// What the table spoke.
    pub language: Language,
    /// Who kept it, by seat.
    pub by: Seat,
    /// Everybody who played, by seat.
    pub people: Vec<AlbumPersonView>,
    /// Which picture a card has.
    pub deck: Vec<DeckPart>,
    /// Every turn that was scored.
    pub turns: Vec<TurnView>,
    /// All who share the win.
    pub winners: Vec<Seat>,
    /// Why the game ended.
    pub ended_by: Option<Ending>,
    /// What everybody had at the end, by seat.
    pub scores: Vec<u16>,
    /// Teams, by seat; nothing where everybody plays alone.
    pub teams: Vec<Option<u8>>,
}

/// Somebody in an album, as everybody sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AlbumPersonView {
    /// Their number, by which hearts name them.
    pub person: Person,
    /// Their name; nothing if they took it out.
    pub name: Option<String>,
    /// Their rabbit.
    pub rabbit: Rabbit,
    /// Whether a bot played there.
    pub bot: bool,
}

/// One turn of a game that is over, moment by moment, as one pair of eyes saw it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReplayView {
    /// Its number.
    pub turn: u32,
    /// What was seen, one after another.
    pub moments: Vec<View>,
    /// How its cards are told.
    pub acts: Vec<Vec<Slot>>,
    /// Who loved which card.
    pub hearts: Vec<Chosen>,
}

/// Makes the album of the latest game in these records that is over, for the owner of a secret: also when the next one was
/// begun already, of which nothing goes into it.
pub(crate) fn album_of<'a>(
    code: RoomCode,
    records: impl Iterator<Item = &'a [u8]>,
    keeper: SecretHash,
    wish: KeepWish,
    owner: SecretHash,
    kept_ms: u64,
) -> Result<Result<Album, RoomRefusal>, Unreadable> {
    let Some((room, mut album, voices)) = latest_evening(code, records, wish.names, owner, kept_ms)? else {
        return Ok(Err(RoomRefusal::Game(moonhare_rules::Refusal::NotOver)));
    };
    // Who had given up their seat is not in the album, and could never take their voice out of it.
    let sat_there: Vec<Person> = album.people.iter().map(|someone| someone.person).collect();
    album.rename_performances(|seat, performance| {
        let spoke = voices.get(performance)?;
        (sat_there.get(usize::from(seat.0)) == Some(spoke)).then(|| performance.to_owned())
    });
    let by = room.owner(keeper).and_then(|keeper| {
        let seat = album.people.iter().position(|person| person.person == keeper)?;
        u8::try_from(seat).ok().map(Seat)
    });
    let Some(by) = by else { return Ok(Err(RoomRefusal::NotSeated)) };
    album.by = by;
    Ok(Ok(album))
}

/// One turn of the latest game in these records that is over, as everybody saw it.
pub(crate) fn replay_of<'a>(
    code: RoomCode,
    records: impl Iterator<Item = &'a [u8]>,
    turn: u32,
) -> Result<Option<ReplayView>, Unreadable> {
    // It is nobody's, and is kept nowhere.
    let evening = latest_evening(code, records, AlbumNames::Typed, SecretHash::of(""), 0)?;
    Ok(evening.and_then(|(_, album, _)| album.replay(turn, None)))
}

/// Who spoke, by the id of the recording.
type Voices = BTreeMap<String, Person>;

/// The room as it is now, and its latest game that is over as an album, if there is one, with whose voices are in it.
fn latest_evening<'a>(
    code: RoomCode,
    records: impl Iterator<Item = &'a [u8]>,
    names: AlbumNames,
    owner: SecretHash,
    kept_ms: u64,
) -> Result<Option<(Room, Album, Voices)>, Unreadable> {
    let mut room: Option<Room> = None;
    let mut voices = Voices::new();
    let mut album: Option<Album> = None;
    let mut was_over = false;
    let mut before: Option<Album> = None;
    let mut acquaintances = Acquaintances::default();
    for batch in read_all(records) {
        let batch = batch?;
        match &mut room {
            Some(room) => room.apply(&batch),
            None => room = Room::begun(code, &batch),
        }
        for event in &batch.events {
            acquaintances.meet(event);
            match event {
                RoomEvent::Began { deck, game, .. } => {
                    if was_over {
                        before = album.take();
                    }
                    was_over = false;
                    album = Some(Album {
                        version: ALBUM_VERSION,
                        began_ms: batch.at_ms,
                        kept_ms,
                        owner,
                        by: Seat(0),
                        language: Language::default(),
                        people: Vec::new(),
                        deck: deck.clone(),
                        events: game.clone(),
                        hearts: Vec::new(),
                        room: None,
                    });
                }
                RoomEvent::Game(event) => {
                    if let Some(album) = &mut album {
                        album.events.push(event.clone());
                    }
                    if let GameEvent::Told { seat, clue, .. } = event
                        && let Some(performance) = clue.performance.as_deref()
                        && let Some(teller) = room.as_ref().and_then(|room| room.people().in_seat(*seat))
                    {
                        voices.insert(performance.to_owned(), teller.person());
                    }
                }
                RoomEvent::Hearted { person, slot } => {
                    let turn = room.as_ref().and_then(|room| room.game()).map(|game| game.rules().turn());
                    if let (Some(album), Some(turn)) = (&mut album, turn) {
                        album.hearts.retain(|(at, heart)| (*at, heart.person) != (turn, *person));
                        album.hearts.extend(slot.map(|slot| (turn, Chosen { person: *person, slot })));
                    }
                }
                _ => {}
            }
        }
        // Who played is who sat there when it ended: later they may get up.
        if let (Some(room), Some(album)) = (&room, &mut album)
            && room.stage() == Stage::Over
            && !was_over
        {
            was_over = true;
            album.language = room.settings().language;
            album.people = room.people().seated().map(|someone| person_of(someone, names)).collect();
        }
    }
    let over = album.filter(|_| was_over).or(before);
    Ok(room.zip(over).map(|(room, mut album)| {
        album.room = Some(AlbumRoom { code, epoch: room.epoch().to_owned() });
        // Whoever went from device to device had another secret on each.
        for person in &mut album.people {
            let ever = acquaintances.secrets(person.person).iter();
            let new: Vec<_> = ever.filter(|secret| !person.known_by.contains(secret)).copied().collect();
            person.known_by.extend(new);
        }
        (room, album, voices)
    }))
}

fn person_of(someone: &Someone, names: AlbumNames) -> AlbumPerson {
    let name = match names {
        AlbumNames::Typed => someone.name.clone(),
        AlbumNames::Initials => {
            let first = someone.name.chars().find(|letter| letter.is_alphanumeric()).unwrap_or('?');
            format!("{}.", first.to_uppercase())
        }
    };
    AlbumPerson {
        person: someone.person(),
        name: Some(name),
        rabbit: someone.rabbit,
        bot: !someone.is_human(),
        known_by: someone.known_by().collect(),
    }
}

/// A part of the deck as strangers may see it: who knows the name of people's own box can look into all of it.
fn nameless_if_own(part: &DeckPart) -> DeckPart {
    let mut part = part.clone();
    if part.pack.starts_with(OWN_PACK_PREFIX) {
        part.pack.clear();
    }
    part
}

impl Album {
    /// An album as it was written.
    ///
    /// # Errors
    /// When it is none, or a newer release wrote it.
    pub(crate) fn read(bytes: &[u8]) -> Result<Self, serde_json::Error> {
        let album: Self = serde_json::from_slice(bytes)?;
        if album.version > ALBUM_VERSION || Game::from_events(&album.events).is_err() {
            return Err(serde::de::Error::custom("this release does not know this form of albums"));
        }
        Ok(album)
    }

    /// The recordings that its clues name.
    pub(crate) fn performances(&self) -> Vec<String> {
        let told = self.events.iter().filter_map(|event| match event {
            GameEvent::Told { clue, .. } => clue.performance.as_deref().map(str::to_owned),
            _ => None,
        });
        told.filter(|performance| performance != "live").collect()
    }

    /// Gives recordings other names, or none.
    pub(crate) fn rename_performances(&mut self, name_of: impl Fn(Seat, &str) -> Option<String>) {
        for event in &mut self.events {
            if let GameEvent::Told { seat, clue, .. } = event
                && let Some(performance) = clue.performance.as_deref()
                && performance != "live"
            {
                let performance = name_of(*seat, performance).map(Into::into);
                *clue = Clue { text: clue.text.clone(), performance };
            }
        }
    }

    /// Takes out the name of whoever has this secret, and what they said; tells at which seats they sat.
    pub(crate) fn take_out(&mut self, presented: SecretHash) -> Vec<Seat> {
        self.take_out_those(|person| {
            person.known_by.iter().fold(false, |known, hash| known | (*hash == presented))
        })
    }

    /// The same for somebody by their number in the room.
    pub(crate) fn take_out_person(&mut self, who: Person) -> Vec<Seat> {
        self.take_out_those(|person| person.person == who)
    }

    fn take_out_those(&mut self, meant: impl Fn(&AlbumPerson) -> bool) -> Vec<Seat> {
        let seats = self.people.iter().zip(0..).filter(|(person, _)| meant(person));
        let seats: Vec<Seat> = seats.map(|(_, seat)| Seat(seat)).collect();
        seats.iter().for_each(|seat| _ = self.take_out_seat(*seat));
        seats
    }

    /// Takes out the name of whoever sat there; false if nobody did. Their voice goes with it: it says as much.
    pub(crate) fn take_out_seat(&mut self, seat: Seat) -> bool {
        let Some(person) = self.people.get_mut(usize::from(seat.0)) else { return false };
        person.name = None;
        self.rename_performances(|teller, performance| (teller != seat).then(|| performance.to_owned()));
        true
    }

    /// The album as everybody sees it, where albums stay for so many days.
    pub(crate) fn view(&self, days: u64) -> AlbumView {
        const DAY_MS: u64 = 24 * 3_600_000;
        let mut turns = Vec::new();
        let end = self.walk(|game, event| {
            if matches!(event, GameEvent::Scored(_)) {
                turns.push(turn_of(game));
            }
        });
        for turn in &mut turns {
            turn.hearts = self.hearts_of(turn.turn);
        }
        let end = end.view(Viewer::Watcher);
        AlbumView {
            began_ms: self.began_ms,
            kept_ms: self.kept_ms,
            until_ms: (days > 0).then(|| self.kept_ms.saturating_add(days * DAY_MS)),
            edition: end.rules,
            language: self.language,
            by: self.by,
            people: self.people.iter().map(AlbumPerson::view).collect(),
            deck: self.deck.iter().map(nameless_if_own).collect(),
            turns,
            winners: end.winners.map(|winners| winners.to_vec()).unwrap_or_default(),
            ended_by: end.ended_by,
            scores: end.seats.iter().map(|seat| seat.score).collect(),
            teams: end.seats.iter().map(|seat| seat.team).collect(),
        }
    }

    /// One turn as a seat saw it, or as everybody did: what was hidden from them then is hidden now.
    pub(crate) fn replay(&self, turn: u32, eyes: Option<Seat>) -> Option<ReplayView> {
        let viewer = eyes.map_or(Viewer::Watcher, Viewer::Seat);
        let mut moments: Vec<View> = Vec::new();
        let mut scored = false;
        self.walk(|game, _| {
            if game.turn() != turn || scored || game.phase() == Phase::Over {
                return;
            }
            scored = game.phase() == Phase::Score;
            // Nobody can do anything any more.
            let view = View { your_move: Moves::default(), ..game.view(viewer) };
            if moments.last() != Some(&view) {
                moments.push(view);
            }
        });
        let acts = moments.last().filter(|last| last.phase == Phase::Score).map(acts).unwrap_or_default();
        let found = !moments.is_empty();
        found.then(|| ReplayView { turn, moments, acts, hearts: self.hearts_of(turn) })
    }

    fn hearts_of(&self, turn: u32) -> Vec<Chosen> {
        self.hearts.iter().filter(|(at, _)| *at == turn).map(|(_, heart)| *heart).collect()
    }

    /// Plays it again; gives the game as it ended.
    fn walk(&self, mut seen: impl FnMut(&Game, &GameEvent)) -> Game {
        // Hands are dealt before there is anything to see.
        let dealt = self.events.iter().position(|event| matches!(event, GameEvent::Dealt { .. }));
        let first = dealt.map_or(1, |at| at + 1).min(self.events.len());
        let mut game = Game::from_events(&self.events[..first])
            .unwrap_or_else(|_| unreachable!("an album begins as its game did"));
        if let Some(event) = self.events.get(first - 1) {
            seen(&game, event);
        }
        for event in &self.events[first..] {
            game.apply(event);
            seen(&game, event);
        }
        game
    }

    pub(crate) fn owner(&self) -> SecretHash {
        self.owner
    }
}

impl AlbumPerson {
    fn view(&self) -> AlbumPersonView {
        AlbumPersonView { person: self.person, name: self.name.clone(), rabbit: self.rabbit, bot: self.bot }
    }
}
