//! What one record changes for one viewer, as it travels: `[position, patch, id]`.

use std::ops::Range;

use moonhare_rules::{Problem, Slot, View};
use serde::{Serialize, Serializer, ser::SerializeTuple};
use serde_json::ser::Formatter;

use super::patch::GamePatch;
use crate::{
    ChatEntry, Chosen, CommandId, DeckPart, EditionView, FairView, Person, PersonView, SettingsView, Stage,
    You,
};

/// What one record changes for one viewer. In JSON a list, whose end is left out where it is empty.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Step {
    /// The record's position; one more than that of the step before.
    pub position: u64,
    /// What changes.
    pub patch: Patch,
    /// The id of the viewer's own command, which is done now.
    pub id: Option<CommandId>,
}

impl Serialize for Step {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = match (&self.patch, &self.id) {
            (_, Some(_)) => 3,
            (patch, None) if *patch != Patch::default() => 2,
            _ => 1,
        };
        let mut list = serializer.serialize_tuple(length)?;
        list.serialize_element(&self.position)?;
        if length > 1 {
            list.serialize_element(&self.patch)?;
        }
        if let Some(id) = &self.id {
            list.serialize_element(id)?;
        }
        list.end()
    }
}

/// What a record changes for a viewer: what all hear, what only they hear, and what changes in their game.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Patch {
    /// For all viewers alike.
    #[serde(flatten)]
    pub room: RoomPatch,
    /// For all viewers with the same seat.
    #[serde(flatten)]
    pub game: GamePatch,
    /// For one viewer.
    #[serde(flatten)]
    pub own: OwnPatch,
}

/// What all viewers hear alike. Each word replaces the field of the same name in the view; `chat` is added to it.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct RoomPatch {
    /// Lobby, game or over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<Stage>,
    /// What is promised about the deck.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fair: Option<FairView>,
    /// Which picture a card has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<DeckPart>>,
    /// The host.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub host: Option<Person>,
    /// Everybody who is seated, clockwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub people: Option<Vec<PersonView>>,
    /// Those who watch and have a name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub watching: Option<Vec<PersonView>>,
    /// What the host set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub settings: Option<SettingsView>,
    /// Why the game can't begin.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub problems: Option<Vec<Problem>>,
    /// Each edition, with what speaks against it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub editions: Option<Vec<EditionView>>,
    /// Whether nobody new may come in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locked: Option<bool>,
    /// Whether everything stands still.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paused: Option<bool>,
    /// `deadline_ms`.
    #[serde(rename = "D", skip_serializing_if = "Option::is_none")]
    pub deadline_ms: Option<Option<u64>>,
    /// At a table by post, since when this phase lasts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub since_ms: Option<Option<u64>>,
    /// `reveal` as `[start_ms, acts]`, or null. `guesses` and `hearts` are empty then, unless the same patch has them.
    #[serde(rename = "A", skip_serializing_if = "Option::is_none")]
    pub reveal: Option<Option<(u64, Vec<Vec<Slot>>)>>,
    /// What watchers had guessed, from the score on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guesses: Option<Vec<Chosen>>,
    /// Who loves which card of the scored turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hearts: Option<Vec<Chosen>>,
    /// What was said now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chat: Option<Vec<ChatEntry>>,
}

/// What only some viewers hear. Each field replaces the one of the same name in the view.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct OwnPatch {
    /// Who the viewer is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub you: Option<You>,
    /// The game, whole: another game than before, or from another seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<Option<View>>,
}

/// Part of a patch that is written already: fields of a JSON object, without its braces. A part that several viewers
/// hear is written once and put into the step of each.
#[derive(Clone, Debug)]
pub(crate) struct Part(Range<usize>);

/// Steps that go out together, and the parts that they are made of. The room for them is used again for the next ones.
#[derive(Debug, Default)]
pub(crate) struct Steps {
    parts: Vec<u8>,
    text: Vec<u8>,
    /// Where each step ends.
    ends: Vec<usize>,
}

/// Usual steps, and their parts, are together shorter than this.
const STEPS_BYTES: usize = 2_048;

impl Steps {
    /// Forgets what was written.
    pub(crate) fn clear(&mut self) {
        if self.parts.capacity() + self.text.capacity() > 2 * STEPS_BYTES {
            // A whole game is sent once; the room for it need not be kept.
            *self = Self::default();
        }
        self.parts.clear();
        self.text.clear();
        self.ends.clear();
    }

    /// Writes a part.
    pub(crate) fn part(&mut self, fields: &impl Serialize) -> Part {
        let start = self.parts.len();
        let mut serializer =
            serde_json::Serializer::with_formatter(&mut self.parts, WithoutBraces { depth: 0 });
        if let Err(error) = fields.serialize(&mut serializer) {
            unreachable!("no map has odd keys: {error}");
        }
        Part(start..self.parts.len())
    }

    /// Writes a step: what [`Step`] is, from parts.
    pub(crate) fn step(&mut self, position: u64, parts: &[&Part], id: Option<&CommandId>) {
        let mut digits = [0; DIGITS_MAX];
        self.text.push(b'[');
        self.text.extend_from_slice(decimal(position, &mut digits));
        let mut parts = parts.iter().filter(|part| !part.0.is_empty()).peekable();
        if parts.peek().is_some() || id.is_some() {
            self.text.extend_from_slice(b",{");
            while let Some(part) = parts.next() {
                self.text.extend_from_slice(&self.parts[part.0.clone()]);
                if parts.peek().is_some() {
                    self.text.push(b',');
                }
            }
            self.text.push(b'}');
        }
        if let Some(id) = id {
            // An id has no character that JSON would have to escape.
            self.text.extend_from_slice(b",\"");
            self.text.extend_from_slice(id.as_str().as_bytes());
            self.text.push(b'"');
        }
        self.text.push(b']');
        self.ends.push(self.text.len());
    }

    /// One of the steps, in the order in which they were written.
    pub(crate) fn get(&self, at: usize) -> &str {
        let start = at.checked_sub(1).map_or(0, |before| self.ends[before]);
        let step = &self.text[start..self.ends[at]];
        std::str::from_utf8(step).unwrap_or_else(|_| unreachable!("JSON is text"))
    }
}

/// Digits of the largest position.
const DIGITS_MAX: usize = 20;

/// A number as text. Positions are written for every viewer, so it is done without the machinery of `format!`.
fn decimal(mut number: u64, digits: &mut [u8; DIGITS_MAX]) -> &[u8] {
    let mut start = DIGITS_MAX;
    loop {
        start -= 1;
        digits[start] = b'0' + (number % 10) as u8;
        number /= 10;
        if number == 0 {
            return &digits[start..];
        }
    }
}

/// Writes the fields of an object without the braces around them.
struct WithoutBraces {
    depth: usize,
}

impl Formatter for WithoutBraces {
    fn begin_object<W: ?Sized + std::io::Write>(&mut self, writer: &mut W) -> std::io::Result<()> {
        self.depth += 1;
        if self.depth > 1 { writer.write_all(b"{") } else { Ok(()) }
    }

    fn end_object<W: ?Sized + std::io::Write>(&mut self, writer: &mut W) -> std::io::Result<()> {
        self.depth -= 1;
        if self.depth > 0 { writer.write_all(b"}") } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ServerMessage;

    #[test]
    fn a_step_put_together_from_parts_is_the_step_as_its_type_says() {
        let room = RoomPatch { locked: Some(true), deadline_ms: Some(None), ..RoomPatch::default() };
        let game =
            GamePatch { voted: Some(5), clue: Some(Some("a \"dusk\"".into())), ..GamePatch::default() };
        let own = OwnPatch {
            you: Some(You { person: None, seat: None, host: false, only_seat: None }),
            game: None,
        };
        let id: CommandId = "a-1".to_owned().try_into().unwrap();
        let (no_room, no_game, no_own) = Default::default();
        for (position, room, game, own, id) in [
            (1, &no_room, &no_game, &no_own, None),
            (9, &no_room, &no_game, &no_own, Some(&id)),
            (10, &room, &no_game, &no_own, None),
            (u64::MAX, &room, &game, &no_own, Some(&id)),
            (12, &no_room, &game, &no_own, None),
            (13, &room, &game, &own, Some(&id)),
        ] {
            let mut steps = Steps::default();
            let parts = [steps.part(room), steps.part(game), steps.part(own)];
            steps.step(position, &parts.each_ref(), id);
            let patch = Patch { room: room.clone(), game: game.clone(), own: own.clone() };
            let step = Step { position, patch, id: id.cloned() };
            let whole = ServerMessage::Step(Box::new(step)).json();
            assert_eq!(steps.get(0), whole);
        }
    }

    #[test]
    fn the_room_for_a_whole_game_is_not_kept() {
        let mut steps = Steps::default();
        let long = "long ".repeat(STEPS_BYTES);
        let deck = GamePatch { clue: Some(Some(long.as_str().into())), ..GamePatch::default() };
        let part = steps.part(&deck);
        for position in 1..=6 {
            steps.step(position, &[&part], None);
        }
        steps.clear();
        assert!(steps.parts.capacity() + steps.text.capacity() <= 2 * STEPS_BYTES);
    }
}
