//! What somebody at a table complains of, with what the room knows about it.

use serde::{Deserialize, Serialize};

use super::{Person, Room, RoomRefusal, people::Someone};

/// What a report is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Complaint {
    /// A picture of the deck, by its identity.
    Picture(String),
    /// Somebody's name.
    Name(Person),
    /// The clue that lies on the table.
    Clue {},
}

/// What an operator needs to act. Nothing of it comes from whoever complains: it is what the room has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    /// Who complains.
    pub by: Person,
    /// Their name.
    pub by_name: String,
    /// Whom it is about, if it is about somebody.
    pub person: Option<Person>,
    /// Their name.
    pub name: Option<String>,
    /// What they told.
    pub clue: Option<String>,
    /// The recording of what they told, or that it was told live.
    pub performance: Option<String>,
    /// The pack that the picture is from.
    pub pack: Option<String>,
    /// The picture's card in that pack.
    pub card: Option<u16>,
}

/// What the room knows about a complaint of this person.
pub(crate) fn evidence(room: &Room, by: Person, complaint: &Complaint) -> Result<Evidence, RoomRefusal> {
    let mut evidence = Evidence {
        by,
        by_name: room.people.find(by)?.name.clone(),
        person: None,
        name: None,
        clue: None,
        performance: None,
        pack: None,
        card: None,
    };
    match complaint {
        Complaint::Picture(picture) => {
            let dealt = room
                .game
                .as_ref()
                .and_then(|game| game.deck().iter().find_map(|part| Some((part, part.card_with(picture)?))));
            if let Some((part, card)) = dealt {
                evidence.pack = Some(part.pack.clone());
                evidence.card = Some(card - part.first);
            } else {
                // Before a game, the pictures that people brought are seen in the lobby; which ones, only their box knows.
                let box_of_all = room.own_pack().filter(|_| is_identity(picture));
                evidence.pack = Some(box_of_all.ok_or(RoomRefusal::NothingToReport)?.to_owned());
            }
        }
        Complaint::Name(person) => evidence.is_about(room.people.find(*person)?),
        Complaint::Clue {} => {
            let game = room.game.as_ref().ok_or(RoomRefusal::NothingToReport)?.rules();
            let clue = game.clue().ok_or(RoomRefusal::NothingToReport)?;
            evidence.clue = Some(clue.text.to_string());
            evidence.performance = clue.performance.as_deref().map(str::to_owned);
            if let Some(teller) = game.storyteller().and_then(|seat| room.people.in_seat(seat)) {
                evidence.is_about(teller);
            }
        }
    }
    Ok(evidence)
}

/// Whether this may name a picture: twelve letters as they stand in addresses.
fn is_identity(text: &str) -> bool {
    text.len() == 12 && text.bytes().all(|letter| letter.is_ascii_alphanumeric() || b"-_".contains(&letter))
}

impl Evidence {
    fn is_about(&mut self, someone: &Someone) {
        self.person = Some(someone.person());
        self.name = Some(someone.name.clone());
    }
}
