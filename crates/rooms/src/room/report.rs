//! What somebody at a table complains of, with what the room knows about it.

use serde::{Deserialize, Serialize};

use super::{Decks, Person, Room, RoomRefusal, people::Someone};

/// What a report is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Complaint {
    /// A picture of the deck, by its identity; where no game is played, also one of the packs that the table has chosen.
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
pub(crate) fn evidence(
    room: &Room,
    by: Person,
    complaint: &Complaint,
    decks: &dyn Decks,
) -> Result<Evidence, RoomRefusal> {
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
            let (pack, card) = shown(room, picture, decks).ok_or(RoomRefusal::NothingToReport)?;
            evidence.pack = Some(pack);
            evidence.card = Some(card);
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

/// The pack and the card of a picture that this table shows: one of its deck, or, before the next game, of its packs, which
/// people look at in the lobby.
fn shown(room: &Room, picture: &str, decks: &dyn Decks) -> Option<(String, u16)> {
    let mut deck = room.game.iter().flat_map(|game| game.deck());
    let dealt = deck.find_map(|part| Some((part.pack.clone(), part.card_with(picture)? - part.first)));
    dealt.or_else(|| {
        let mut packs = room.settings.packs.iter().filter(|_| room.running().is_err());
        packs.find_map(|pack| Some((pack.clone(), decks.card_with(pack, picture)?)))
    })
}

impl Evidence {
    fn is_about(&mut self, someone: &Someone) {
        self.person = Some(someone.person());
        self.name = Some(someone.name.clone());
    }
}
