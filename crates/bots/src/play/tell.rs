//! Clues that some find and some don't.

use moonhare_packs::{Language, Readings, Words};
use moonhare_rules::{Card, Command, View};

use super::aim::aim;
use super::keyboard::Keyboard;
use super::{Bot, Table, Tone, imagine, manner};
use crate::dice::Dice;
use crate::mind::{Picture, Thought, look_at};
use crate::network::{ConceptId, Network, SayingKind, is_never_said, place};
use crate::text;
use crate::viewers::{Outlook, Prospect};

/// How many cards of the hand are thought about, and how many sayings for one about which people have said nothing.
const CARDS_TRIED: usize = 3;
const SAYINGS_TRIED: usize = 16;
/// How many readings of a card are thought about: a picture of which much was said takes no longer than another.
const READINGS_TRIED: usize = 8;
/// A clue that fewer viewers would find is empty talk.
const FOUND_MIN: f32 = 0.15;
/// How much more often than by chance imagined voters must find a card by what somebody proposes.
const MORE_THAN_CHANCE: f32 = 1.05;
/// How often a reading is turned rather than said as it is.
const TURNED_SHARE: f32 = 0.12;
/// How much it counts, beside the aim, that some find the card and some don't.
const SPREAD_SHARE: f32 = 0.6;
/// How much the bot's liking and its mood of the moment count beside the aim.
const LIKING_SHARE: f32 = 0.2;
const MOOD_SHARE: f32 = 0.2;

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
    /// People say so about such a picture.
    Reading,
    /// A saying about what it shows.
    Saying(SayingKind),
}

impl Bot {
    /// A card and a clue for it.
    pub(super) fn tell_card(&self, view: &View, cards: &[Card], table: &Table<'_, '_>) -> Option<Command> {
        let network = Network::built_in();
        let mut dice = self.dice(view, 0x7E11);
        let others = view.seats.len().saturating_sub(1).max(2);
        let aim = aim(self.traits().find_rate, table.found);
        let mut known: Vec<_> =
            cards.iter().filter_map(|card| Some((*card, (table.words)(*card)?))).collect();
        let mut best: Option<(f32, Card, String)> = None;
        let mut again: Option<(Card, String)> = None;
        for nth in 0..CARDS_TRIED.min(known.len()) {
            let (card, words) = known.remove(dice.below(known.len()));
            let picture = look_at(words);
            let may_say = self.sayable(network, &picture, words, table);
            // Looking takes its time, so one card is looked at.
            let eyes = table.eyes.filter(|_| nth == 0);
            let seen = eyes.map_or_else(Vec::new, |eyes| eyes.clues(card, self.language));
            let seen = seen.into_iter().map(|text| Candidate { text, kind: Kind::Seen });
            let mut rated = self.rated(&picture, seen, &may_say, others, &mut dice);
            rated.retain(|(outlook, _)| outlook.found >= FOUND_MIN);
            let looked = !rated.is_empty();
            if !looked {
                let candidates = self.candidates(network, &picture, words, &mut dice).into_iter();
                rated = self.rated(&picture, candidates, &may_say, others, &mut dice);
            }
            for (outlook, candidate) in rated {
                let empty = if outlook.found < FOUND_MIN { 1.0 } else { 0.0 };
                let liked = self.liking(&candidate) * LIKING_SHARE + outlook.some * SPREAD_SHARE;
                let cost = (outlook.found - aim).abs() + empty - liked + dice.unit() * MOOD_SHARE;
                if best.as_ref().is_none_or(|(least, ..)| cost < *least) {
                    // Who has nothing new to say about it says something else.
                    match self.way(&candidate, &may_say, table, &mut dice) {
                        Some(clue) => best = Some((cost, card, clue)),
                        None => again = Some((card, candidate.text)),
                    }
                }
            }
            if looked {
                break;
            }
        }
        let (card, clue) = match best {
            Some((_, card, clue)) => (card, clue),
            // What another table heard lately fits better than what is said of other pictures.
            None if again.is_some() => again?,
            // Pictures without words, or all is said: any card, any clue.
            None => (*cards.get(dice.below(cards.len().max(1)))?, self.any_clue(table, &mut dice)),
        };
        Some(Command::tell(card, &self.typed(&clue)))
    }

    /// A clue for cards that one has not seen.
    pub(super) fn tell_unseen(&self, view: &View, table: &Table<'_, '_>) -> Command {
        let mut dice = self.dice(view, 0x0DD);
        Command::tell_unseen(&self.typed(&self.any_clue(table, &mut dice)))
    }

    /// A text as this bot types it.
    fn typed(&self, text: &str) -> String {
        Keyboard::of(self.seed, self.language).types(text)
    }

    /// Something that people say about one picture or another.
    fn any_clue(&self, table: &Table<'_, '_>, dice: &mut Dice) -> String {
        let new = |text: &&str| is_told(text) && !table.was_told(text) && !(table.recent)(text);
        let mut clues: Vec<_> = Readings::texts(self.language).filter(new).collect();
        if clues.is_empty() {
            clues = Network::built_in().sayable(self.language).filter(|text| !table.was_told(text)).collect();
        }
        if clues.is_empty() { "…".to_owned() } else { capital(clues[dice.below(clues.len())]) }
    }

    /// What may be told, with what the table would make of it.
    fn rated(
        &self,
        picture: &Picture,
        candidates: impl Iterator<Item = Candidate>,
        may_say: &dyn Fn(&str) -> bool,
        others: usize,
        dice: &mut Dice,
    ) -> Vec<(Outlook, Candidate)> {
        let told = candidates.filter(|candidate| may_say(&candidate.text));
        told.map(|candidate| {
            let thought = match candidate.kind {
                Kind::Reading => Thought::of_reading(Network::built_in(), &candidate.text, self.language),
                Kind::Seen | Kind::Saying(_) => {
                    Thought::of(Network::built_in(), &candidate.text, Some(self.language))
                }
            };
            let fit = picture.fit_imagined(&thought, &[&candidate.text]);
            let imagined = imagine::find_rates(fit, &thought, &[&candidate.text], others, dice);
            let is_reading = !matches!(candidate.kind, Kind::Saying(_));
            let prospect = |imagined: f32| Prospect { imagined, is_reading, words: thought.roots.len() };
            let outlook = Outlook::of(&imagined.map(prospect), others, Tone::of(&candidate.text));
            // Nobody has read what was proposed: by what says nothing about the picture it is found by chance alone.
            let share = imagined.iter().sum::<f32>() / imagined.len() as f32;
            let lost = candidate.kind == Kind::Seen && share * others as f32 <= MORE_THAN_CHANCE;
            (if lost { Outlook::default() } else { outlook }, candidate)
        })
        .collect()
    }

    /// How much the bot likes what could be said, from 0 to 1.
    fn liking(&self, candidate: &Candidate) -> f32 {
        let traits = self.traits();
        match candidate.kind {
            Kind::Seen => 1.0,
            Kind::Reading => {
                let tone = Tone::of(&candidate.text);
                traits.tones.iter().find(|(known, _)| *known == tone).map_or(0.0, |(_, liking)| *liking)
            }
            Kind::Saying(kind) => {
                traits.sayings.iter().find(|(known, _)| *known == kind).map_or(0.0, |(_, liking)| *liking)
            }
        }
    }

    /// Whether a text may be told for a picture: it is nothing that bots never say, was not told before, and names nothing
    /// that the picture shows.
    fn sayable<'a, 't, 'w>(
        &self,
        network: &'a Network,
        picture: &'a Picture,
        words: &Words,
        table: &'a Table<'t, 'w>,
    ) -> impl Fn(&str) -> bool + use<'a, 't, 'w> {
        let shown: Vec<ConceptId> =
            words.concepts.iter().filter_map(|(name, _)| network.find(name)).collect();
        let language = self.language;
        move |text| {
            !is_never_said(language, text)
                && !table.was_told(text)
                && !names(network, language, picture, &shown, text)
        }
    }

    /// What could be said about a picture: what people say about it; of one about which nobody has said anything, sayings that fit.
    fn candidates(
        &self,
        network: &Network,
        picture: &Picture,
        words: &Words,
        dice: &mut Dice,
    ) -> Vec<Candidate> {
        let readings = words.readings(self.language);
        if !readings.is_empty() {
            let mut left: Vec<_> = readings.into_iter().filter(|text| is_told(text)).collect();
            let told = (0..READINGS_TRIED.min(left.len())).map(|_| left.swap_remove(dice.below(left.len())));
            return told.map(|text| Candidate { text: text.to_owned(), kind: Kind::Reading }).collect();
        }
        let texts = network.sayings.iter().filter(|saying| !saying.texts[place(self.language)].is_empty());
        let mut sayings: Vec<_> = texts
            .map(|saying| {
                let sum: f32 =
                    saying.concepts.iter().map(|(id, weight)| weight * picture.reminds_of(*id)).sum();
                (sum / (1.0 + saying.concepts.len() as f32).sqrt(), saying)
            })
            .collect();
        sayings.sort_by(|one, other| other.0.total_cmp(&one.0));
        let best = sayings.iter().take(SAYINGS_TRIED);
        best.map(|(_, saying)| Candidate {
            text: capital(&saying.texts[place(self.language)]),
            kind: Kind::Saying(saying.kind),
        })
        .collect()
    }

    /// How the bot says this now. What was told lately at another table is told in another way or not at all.
    fn way(
        &self,
        candidate: &Candidate,
        may_say: &dyn Fn(&str) -> bool,
        table: &Table<'_, '_>,
        dice: &mut Dice,
    ) -> Option<String> {
        let mut ways = vec![];
        let worn = (table.recent)(&candidate.text);
        if (worn || dice.unit() < TURNED_SHARE) && candidate.kind == Kind::Reading {
            ways = manner::turned(&candidate.text, worn, table.told, self.language, &self.traits(), dice);
            ways.retain(|text| may_say(text));
        }
        ways.push(candidate.text.clone());
        ways.into_iter().find(|text| !(table.recent)(text))
    }
}

impl Table<'_, '_> {
    /// Whether this was told at the table before, alone or as a part, or is an idiom that was told in another language.
    fn was_told(&self, text: &str) -> bool {
        let key = text::key(text);
        let idioms = Network::built_in().idioms_in(&key);
        self.told.iter().any(|told| {
            let told = text::key(told);
            told == key
                || (!idioms.is_empty()
                    && Network::built_in().idioms_in(&told).iter().any(|idiom| idioms.contains(idiom)))
                || (key.contains(' ') && told.contains(&key))
                || (told.contains(' ') && key.contains(&told))
        })
    }
}

/// Whether people say this alone: a bare word is no clue.
fn is_told(text: &str) -> bool {
    text.split_whitespace().count() >= 2 || text.ends_with(['!', '?', '…'])
}

/// A text with a capital at its beginning.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Whether a text names something that the picture shows.
fn names(network: &Network, language: Language, picture: &Picture, shown: &[ConceptId], text: &str) -> bool {
    text::tokens(text).iter().filter(|token| !text::is_empty_word(language, &token.word)).any(|token| {
        let (senses, sure) = network.lexicon.plain_senses(language, token);
        let named = sure > 0.8 && senses.iter().any(|sense| shown.contains(&sense.concept));
        named || picture.tells(language, &text::root(language, &token.word))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_told_is_not_told_again_as_a_part_or_in_another_language() {
        let table = Table {
            words: &|_| None,
            told: &["Giocare al gatto e al topo", "Nobody sneeze"],
            found: &[],
            recent: &|_| false,
            eyes: None,
        };
        for told in ["Jouer au chat et à la souris", "Katz und Maus spielen", "Nobody sneeze. Who is it?"] {
            assert!(table.was_told(told), "{told}");
        }
        assert!(!table.was_told("Nobody laughs"));
    }
}
