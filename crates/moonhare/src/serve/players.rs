//! The bots, as the rooms ask for them.

use std::collections::BTreeMap;
use std::sync::Arc;

use bytes::Bytes;
use moonhare_bots::{Bot, Eyes, Mind, Recent, Sight, Table};
use moonhare_packs::{Packs, Words};
use moonhare_rooms::{
    BotMind, BotPlayers, BotSeat, DeckPart, OWN_PACK_PREFIX, Past, RoomCode, Story,
    limits::BOTS_THINKING_MAX,
    rules::{Card, Command, View},
};

use moonhare_server::OwnPictures;

use super::{
    heard::Heard,
    shelf::{PackShelf, card_of},
};

/// How many bots look at pictures at the same time.
const LOOKING_MAX: usize = 32;
/// The width of the pictures that are looked at.
const LOOKED_AT_WIDTH: usize = 300;

/// Bots that know the pictures of this server's packs.
pub(crate) struct Players {
    /// Where the cards' words are.
    pub(crate) packs: Arc<PackShelf>,
    /// What the bots think with, if it is not the built-in mind.
    pub(crate) mind: Option<Arc<dyn Mind>>,
    /// Who looks at the pictures for them, if anybody does.
    pub(crate) sight: Option<Arc<dyn Sight>>,
    /// What the bots of this server told lately, at whatever table.
    pub(crate) recent: Recent,
    /// What people said about pictures, if it is kept.
    pub(crate) heard: Option<Arc<Heard>>,
    /// What they take for a move, in percent of a person's time.
    pub(crate) pace: u64,
}

impl BotPlayers for Players {
    fn mind(&self) -> BotMind {
        match (&self.sight, &self.mind) {
            (Some(_), _) => BotMind::Vision,
            (None, Some(_)) => BotMind::Encoder,
            (None, None) => BotMind::BuiltIn,
        }
    }

    fn thinking_max(&self) -> usize {
        // Who waits for an answer from elsewhere keeps no processor busy.
        if self.sight.is_some() { LOOKING_MAX } else { BOTS_THINKING_MAX }
    }

    fn listen(&self) -> bool {
        self.heard.is_some()
    }

    fn hear(&self, table: RoomCode, story: &Story) {
        // What a bot told for somebody who was away is nothing new.
        let Some(heard) = self.heard.as_ref().filter(|_| !self.recent.has(&story.clue)) else { return };
        let kept = heard.keep(&story.picture, &table.to_string(), story.language.of_cards(), &story.clue);
        if let Err(error) = kept {
            tracing::warn!(%error, "a clue could not be kept");
        }
    }

    fn delay_ms(&self, bot: BotSeat, view: &View) -> u64 {
        let looks = self.sight.as_ref().is_some_and(|sight| sight.is_awake());
        // Looking takes a part of the time that a person would take.
        let part = if looks { 3 } else { 1 };
        seated(bot).delay_ms(view) * self.pace / (100 * part)
    }

    fn decide(&self, bot: BotSeat, deck: &[DeckPart], past: &Past, view: &View) -> Option<Command> {
        let told: Vec<&str> = past.clues.iter().map(String::as_str).collect();
        let packs = self.packs.packs();
        let own = self.own_cards(deck);
        let heard = self.heard_of(&packs, deck, view);
        let words = |card: Card| match own.get(&card.0) {
            Some((words, _)) => Some(words),
            None => heard.get(&card).or_else(|| card_of(&packs, deck, card).map(|card| &card.words)),
        };
        let bot = match &self.mind {
            Some(mind) => seated(bot).with_mind(Arc::clone(mind)),
            None => seated(bot),
        };
        let picture = |card: Card| {
            if let Some((_, picture)) = own.get(&card.0) {
                return picture.as_deref();
            }
            let picture = card_of(&packs, deck, card)?.picture(LOOKED_AT_WIDTH)?;
            Some(&**picture)
        };
        let eyes = self.sight.as_deref().map(|sight| Eyes { sight, picture: &picture });
        let recent = |clue: &str| self.recent.has(clue);
        let table = Table { words: &words, told: &told, found: &past.found, recent: &recent, eyes };
        let command = bot.decide(view, &table);
        if let Some(Command::Tell { clue, .. }) = &command {
            self.recent.tell(&clue.text);
        }
        command
    }
}

impl Players {
    /// Cards of people's own in a deck: what is written below them and was told for them, and for those who look, the
    /// pictures.
    fn own_cards(&self, deck: &[DeckPart]) -> BTreeMap<u16, (Words, Option<Bytes>)> {
        let cards = deck
            .iter()
            .filter(|part| part.pack.starts_with(OWN_PACK_PREFIX))
            .flat_map(|part| (part.first..part.first + part.count).map(move |card| (part, card)));
        cards
            .filter_map(|(part, card)| {
                let picture = part.picture(card)?;
                let mut words = self.packs.own().bot_words(&part.pack, picture.parse().ok()?)?;
                if let Some(heard) = &self.heard {
                    words.heard = heard.about(picture);
                }
                let looked_at = self
                    .sight
                    .as_ref()
                    .and_then(|_| self.packs.own().picture(picture, u16::try_from(LOOKED_AT_WIDTH).ok()?));
                Some((card, (words, looked_at)))
            })
            .collect()
    }

    /// The words of those cards in a view about which people have said something.
    fn heard_of(&self, packs: &Packs, deck: &[DeckPart], view: &View) -> BTreeMap<Card, Words> {
        let Some(heard) = &self.heard else { return BTreeMap::new() };
        let shown = view.hand.iter().flatten().copied().chain(view.table.iter().map(|card| card.card));
        let told = shown.filter_map(|card| {
            let known = card_of(packs, deck, card)?;
            let heard = heard.about(&known.id.to_string());
            (!heard.is_empty()).then(|| (card, Words { heard, ..known.words.clone() }))
        });
        told.collect()
    }
}

fn seated(bot: BotSeat) -> Bot {
    Bot::new(bot.temperament, bot.seed, bot.language.of_cards())
}
