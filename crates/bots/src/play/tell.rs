//! Clues that some find and some don't.

use std::collections::BTreeSet;

use moonhare_packs::{Language, Words};
use moonhare_rules::{Card, Command, View};

use super::{Bot, Table, imagine};
use crate::dice::Dice;
use crate::mind::{Picture, Thought};
use crate::network::{ConceptId, Network, SayingKind, is_never_said, place};
use crate::text;

/// How many cards of the hand are thought about, and how many clues for each.
const CARDS_TRIED: usize = 3;
const WORDS_TRIED: usize = 10;
const SAYINGS_TRIED: usize = 10;
/// A clue that fits less is empty talk.
const FIT_FLOOR: f32 = 0.1;

/// Something that could be said.
struct Candidate {
    text: String,
    kind: Kind,
}

/// Where it comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Somebody looked at the picture.
    Seen,
    /// A concept that the picture brings to mind.
    Word,
    /// A saying about what it shows.
    Saying(SayingKind),
}

impl Bot {
    /// A card and a clue for it.
    pub(super) fn tell_card(&self, view: &View, cards: &[Card], table: &Table<'_, '_>) -> Option<Command> {
        let network = Network::built_in();
        let traits = self.traits();
        let mut dice = self.dice(view, 0x7E11);
        let others = view.seats.len().saturating_sub(1).max(2);
        let mut known: Vec<_> =
            cards.iter().filter_map(|card| Some((*card, (table.words)(*card)?))).collect();
        let mut best: Option<(f32, Card, Candidate)> = None;
        for nth in 0..CARDS_TRIED.min(known.len()) {
            let (card, words) = known.remove(dice.below(known.len()));
            let picture = Picture::of(network, words, self.language);
            // Looking takes its time, so one card is looked at.
            let eyes = table.eyes.filter(|_| nth == 0);
            let mut candidates = eyes.map_or_else(Vec::new, |eyes| {
                let may_say = self.sayable(network, &picture, words, table);
                let seen = eyes.clues(card, self.language).into_iter().filter(|text| may_say(text));
                seen.map(|text| Candidate { text, kind: Kind::Seen }).collect()
            });
            let seen = !candidates.is_empty();
            if !seen {
                candidates = self.candidates(network, &picture, words, table);
            }
            for candidate in candidates {
                let thought = Thought::of(network, &candidate.text, Some(self.language));
                // Whoever saw the picture had something in mind, even where the words don't show it.
                let fit = picture.fit(&thought).max(if seen { FIT_FLOOR } else { 0.0 });
                let rate = imagine::find_rate(fit, &thought, others, &mut dice);
                let liking = match candidate.kind {
                    Kind::Seen => 1.0,
                    Kind::Word => traits.word,
                    Kind::Saying(kind) => {
                        traits.sayings.iter().find(|(known, _)| *known == kind).map_or(0.0, |(_, l)| *l)
                    }
                };
                let empty = if fit < FIT_FLOOR { 1.0 + FIT_FLOOR - fit } else { 0.0 };
                let cost = (rate - traits.find_rate).abs() + empty - liking * 0.2 + dice.unit() * 0.12;
                if best.as_ref().is_none_or(|(least, ..)| cost < *least) {
                    best = Some((cost, card, candidate));
                }
            }
            if seen {
                break;
            }
        }
        let (card, clue) = match best {
            Some((_, card, candidate)) => (card, self.phrase(&candidate, &mut dice)),
            // Pictures without words: any card, any clue.
            None => (*cards.get(dice.below(cards.len().max(1)))?, self.any_clue(table, &mut dice)),
        };
        Some(Command::tell(card, &clue))
    }

    /// A clue for cards that one has not seen.
    pub(super) fn tell_unseen(&self, view: &View, table: &Table<'_, '_>) -> Command {
        let mut dice = self.dice(view, 0x0DD);
        Command::tell_unseen(&self.any_clue(table, &mut dice))
    }

    /// A saying of a kind that the bot likes, about anything.
    fn any_clue(&self, table: &Table<'_, '_>, dice: &mut Dice) -> String {
        let network = Network::built_in();
        let traits = self.traits();
        let told = told(table);
        let mut liked: Vec<&str> = vec![];
        for saying in &network.sayings {
            let text = &saying.texts[place(self.language)];
            let liking =
                traits.sayings.iter().find(|(kind, _)| *kind == saying.kind).map_or(0.0, |(_, l)| *l);
            if liking >= 0.4 && !text.is_empty() && !told.contains(&text::key(text)) {
                liked.push(text);
            }
        }
        if liked.is_empty() {
            liked = network.sayable(self.language).filter(|text| !told.contains(&text::key(text))).collect();
        }
        if liked.is_empty() { "…".to_owned() } else { liked[dice.below(liked.len())].to_owned() }
    }

    /// Whether a text may be told for a picture: it is nothing that bots never say, was not told before, and names nothing
    /// that the picture shows.
    fn sayable<'a>(
        &self,
        network: &'a Network,
        picture: &'a Picture,
        words: &Words,
        table: &Table<'_, '_>,
    ) -> impl Fn(&str) -> bool + use<'a> {
        let shown = shown(network, words);
        let told = told(table);
        let language = self.language;
        move |text| {
            !is_never_said(language, text)
                && !told.contains(&text::key(text))
                && !names(network, language, picture, &shown, text)
        }
    }

    /// What could be said about a picture without naming what is on it.
    fn candidates(
        &self,
        network: &Network,
        picture: &Picture,
        words: &Words,
        table: &Table<'_, '_>,
    ) -> Vec<Candidate> {
        let shown = shown(network, words);
        let may_say = self.sayable(network, picture, words, table);
        let reminds = Thought::about(network, self.language, &picture.shown);
        let mut near: Vec<(f32, ConceptId)> = reminds
            .near
            .iter()
            .filter(|(id, _)| !shown.contains(id))
            .map(|(id, weight)| (*weight, *id))
            .collect();
        near.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
        let words = near
            .iter()
            .filter(|(_, id)| network.get(*id).told)
            .filter_map(|(_, id)| network.word(*id, self.language))
            .filter(|text| may_say(text))
            .take(WORDS_TRIED)
            .map(|text| Candidate { text: text.to_owned(), kind: Kind::Word });
        let mut sayings: Vec<_> = network
            .sayings
            .iter()
            .filter(|saying| !saying.texts[place(self.language)].is_empty())
            .map(|saying| {
                let sum: f32 =
                    saying.concepts.iter().map(|(id, weight)| weight * picture.reminds_of(*id)).sum();
                (sum / (1.0 + saying.concepts.len() as f32).sqrt(), saying)
            })
            .collect();
        sayings.sort_by(|one, other| other.0.total_cmp(&one.0));
        let sayings = sayings
            .iter()
            .map(|(_, saying)| (saying.kind, &saying.texts[place(self.language)]))
            .filter(|(_, text)| may_say(text))
            .take(SAYINGS_TRIED)
            .map(|(kind, text)| Candidate { text: text.clone(), kind: Kind::Saying(kind) });
        words.chain(sayings).collect()
    }

    /// The clue as this bot says it.
    fn phrase(&self, candidate: &Candidate, dice: &mut Dice) -> String {
        let flourish = self.traits().flourish;
        let plain = candidate.text.ends_with(char::is_alphanumeric);
        let short = candidate.text.split(' ').count() <= 2;
        if plain && short && dice.unit() < 0.4 {
            flourished(self.language, &candidate.text, flourish)
        } else {
            candidate.text.clone()
        }
    }
}

/// A text with a mark behind it, as its language sets such marks.
fn flourished(language: Language, text: &str, mark: &str) -> String {
    match (language, mark) {
        (Language::Es, "?") => format!("¿{text}?"),
        (Language::Es, "!") => format!("¡{text}!"),
        // A narrow space that does not break.
        (Language::Fr, "?" | "!") => format!("{text}\u{202f}{mark}"),
        _ => format!("{text}{mark}"),
    }
}

/// The concepts that stand for what is on a card.
fn shown(network: &Network, words: &Words) -> Vec<ConceptId> {
    words.concepts.iter().filter_map(|(name, _)| network.find(name)).collect()
}

/// The clues that were told before, however they were written.
fn told(table: &Table<'_, '_>) -> BTreeSet<String> {
    table.told.iter().map(|text| text::key(text)).collect()
}

/// Whether a text names something that the picture shows.
fn names(network: &Network, language: Language, picture: &Picture, shown: &[ConceptId], text: &str) -> bool {
    text::tokens(text).iter().filter(|token| !text::is_empty_word(language, &token.word)).any(|token| {
        let (senses, sure) = network.lexicon.plain_senses(language, token);
        let named = sure > 0.8 && senses.iter().any(|sense| shown.contains(&sense.concept));
        named || picture.tells(&text::root(language, &token.word))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_set_as_each_language_sets_them() {
        for (language, mark, expected) in [
            (Language::En, "!", "sea!"),
            (Language::Es, "!", "¡sea!"),
            (Language::Es, "?", "¿sea?"),
            (Language::Fr, "?", "sea\u{202f}?"),
            (Language::Fr, "…", "sea…"),
            (Language::Ca, "?", "sea?"),
        ] {
            assert_eq!(flourished(language, "sea", mark), expected);
        }
    }
}
