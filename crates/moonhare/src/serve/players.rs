//! The bots, as the rooms ask for them.

use std::sync::Arc;

use moonhare_bots::{Bot, Mind, Table, Temperament};
use moonhare_packs::Language;
use moonhare_rooms::{
    BotPlayers, BotSeat, DeckPart,
    rules::{Command, View},
};

use super::shelf::PackShelf;

/// Bots that know the pictures of this server's packs.
pub(crate) struct Players {
    /// Where the cards' words are.
    pub(crate) packs: Arc<PackShelf>,
    /// What the bots think with, if it is not the built-in mind.
    pub(crate) mind: Option<Arc<dyn Mind>>,
}

impl BotPlayers for Players {
    fn delay_ms(&self, bot: BotSeat, view: &View) -> u64 {
        seated(bot).delay_ms(view)
    }

    fn decide(&self, bot: BotSeat, deck: &[DeckPart], told: &[String], view: &View) -> Option<Command> {
        let told: Vec<&str> = told.iter().map(String::as_str).collect();
        let words = |card| self.packs.words_of(deck, card);
        let bot = match &self.mind {
            Some(mind) => seated(bot).with_mind(Arc::clone(mind)),
            None => seated(bot),
        };
        bot.decide(view, &Table { words: &words, told: &told })
    }
}

fn seated(bot: BotSeat) -> Bot {
    use moonhare_rooms as rooms;
    let temperament = match bot.temperament {
        rooms::Temperament::Dreamer => Temperament::Dreamer,
        rooms::Temperament::Fox => Temperament::Fox,
        rooms::Temperament::Child => Temperament::Child,
        rooms::Temperament::Scholar => Temperament::Scholar,
    };
    let language = match bot.language {
        rooms::Language::En => Language::En,
        rooms::Language::It => Language::It,
        rooms::Language::Es => Language::Es,
        rooms::Language::Pt => Language::Pt,
        rooms::Language::Ca => Language::Ca,
        rooms::Language::Fr => Language::Fr,
    };
    Bot::new(temperament, bot.seed, language)
}
