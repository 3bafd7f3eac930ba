//! The daily moon: five hands of six cards, and a clue for one card of each, made from the date alone.
//!
//! Everybody who has the same packs gets the same hands on the same day, and nobody has to remember anything. Each language
//! has clues of its own: readings of the card, which only its relation has. So in a hand every card has another relation, and no clue
//! fits two of them by the book. Through the week the others come nearer to the told card, and the clues become wider.

use crate::{Language, Pack, PackCard};
use std::collections::BTreeSet;

/// Hands of a day.
pub const MOON_HANDS: usize = 5;
/// Cards of a hand.
pub const MOON_CARDS: usize = 6;

/// What else might have been told, at most so much.
const MOON_ALSO: usize = 2;

/// Six cards, and what was told for one of them.
#[derive(Clone, Debug)]
pub struct MoonHand<'p> {
    /// What was told.
    pub clue: &'p str,
    /// What else might have been, for the same card: who has missed it learns how far words may be from a picture.
    pub also: Vec<&'p str>,
    /// The cards, as they lie there.
    pub cards: [&'p PackCard; MOON_CARDS],
    /// Which of them it was told for.
    pub told: usize,
}

/// The hands of a day, counted from 1 January 1970; none if there are too few cards, or no clues in this language.
pub fn moon<'p>(
    packs: impl IntoIterator<Item = &'p Pack>,
    day: u32,
    language: Language,
) -> Option<[MoonHand<'p>; MOON_HANDS]> {
    let cards: Vec<&PackCard> = packs.into_iter().flat_map(|pack| &pack.cards).collect();
    let told = told_cards(&cards, day)?;
    let mut used: BTreeSet<usize> = told.into();
    let mut hands: Vec<MoonHand<'_>> = Vec::with_capacity(MOON_HANDS);
    for (number, told) in told.into_iter().enumerate() {
        let mut dice = Dice::new(&format!("day {day} hand {number}"));
        let mut hand = others(&cards, told, weekday(day), &used, &mut dice)?;
        used.extend(&hand);
        let at = dice.below(MOON_CARDS);
        hand.insert(at, told);
        let clue = clue(cards[told], weekday(day), language, &hands, &mut dice)?;
        let hand = hand.into_iter().map(|card| cards[card]).collect::<Vec<_>>();
        let mut also: Vec<&str> = cards[told].readings(language);
        also.retain(|other| *other != clue);
        dice.shuffle(&mut also);
        also.truncate(MOON_ALSO);
        hands.push(MoonHand { clue, also, cards: hand.try_into().ok()?, told: at });
    }
    hands.try_into().ok()
}

/// From 0 for Monday to 6 for Sunday: how hard a day is.
fn weekday(day: u32) -> usize {
    // 1 January 1970 was a Thursday.
    (day as usize + 3) % 7
}

/// The cards that are told on a day. All cards come before one comes again.
fn told_cards(cards: &[&PackCard], day: u32) -> Option<[usize; MOON_HANDS]> {
    let days = u32::try_from(cards.len() / MOON_HANDS).ok().filter(|days| *days > 0)?;
    let mut order: Vec<usize> = (0..cards.len()).collect();
    Dice::new(&format!("round {}", day / days)).shuffle(&mut order);
    let first = (day % days) as usize * MOON_HANDS;
    order.get(first..first + MOON_HANDS)?.try_into().ok()
}

/// Five other cards of other relations: the nearer to the told one, the later in the week.
fn others(
    cards: &[&PackCard],
    told: usize,
    weekday: usize,
    used: &BTreeSet<usize>,
    dice: &mut Dice,
) -> Option<Vec<usize>> {
    let free = (0..cards.len()).filter(|card| !used.contains(card));
    let mut near: Vec<(usize, u64, usize)> = free
        .filter(|card| cards[*card].words.relation != cards[told].words.relation)
        .map(|card| (nearness(cards[told], cards[card]), dice.number(), card))
        .collect();
    near.sort_unstable_by(|a, b| b.cmp(a));
    // On Sunday from the nearest tenth or so, on Monday from the middle: who is far from everything is soon seen through.
    let window = (near.len() / 8).max(3 * MOON_CARDS);
    let first = ((6 - weekday) * near.len() / 14).min(near.len().saturating_sub(window));
    let mut window = near.get(first..near.len().min(first + window))?.to_vec();
    dice.shuffle(&mut window);
    // Should the window hold too few relations, the rest helps out.
    let all = window.iter().chain(&near).map(|(_, _, card)| *card);
    let mut chosen: Vec<usize> = Vec::with_capacity(MOON_CARDS);
    for card in all {
        let new = chosen.iter().all(|other| cards[*other].words.relation != cards[card].words.relation);
        if new && chosen.len() < MOON_CARDS - 1 {
            chosen.push(card);
        }
    }
    (chosen.len() == MOON_CARDS - 1).then_some(chosen)
}

/// How much two pictures have in common: what is on them, and where they lean.
fn nearness(one: &PackCard, other: &PackCard) -> usize {
    const SEEN: usize = 8;
    let concepts = |card: &PackCard| {
        card.words.concepts.iter().take(SEEN).map(|(name, _)| name.clone()).collect::<BTreeSet<_>>()
    };
    let moods = one.words.moods.iter().filter(|mood| other.words.moods.contains(mood)).count();
    concepts(one).intersection(&concepts(other)).count() + 2 * moods
}

/// What is told: early in the week what holds for this card above all, later anything that holds. Nothing is told twice on a day.
fn clue<'p>(
    card: &'p PackCard,
    weekday: usize,
    language: Language,
    earlier: &[MoonHand<'_>],
    dice: &mut Dice,
) -> Option<&'p str> {
    let readings = card.readings(language);
    let among = match weekday {
        0..=2 => readings.len().div_ceil(2),
        _ => readings.len(),
    };
    let first = dice.below(among);
    let mut tellable = readings.iter().cycle().skip(first).take(readings.len());
    tellable.find(|clue| earlier.iter().all(|hand| hand.clue != **clue)).copied()
}

/// Dice that fall alike everywhere: a stream of numbers from a text.
struct Dice(blake3::OutputReader);

impl Dice {
    fn new(what: &str) -> Self {
        Self(blake3::Hasher::new().update(b"moonhare daily moon 1 ").update(what.as_bytes()).finalize_xof())
    }

    fn number(&mut self) -> u64 {
        let mut bytes = [0; 8];
        self.0.fill(&mut bytes);
        u64::from_le_bytes(bytes)
    }

    /// A number below this; the tiny unevenness of the remainder does not matter here.
    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.number() % bound.max(1) as u64).unwrap_or(0)
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Packs;

    /// 17 November 2026, a Tuesday.
    const DAY: u32 = 20_774;

    fn of(packs: &Packs, day: u32, language: Language) -> [MoonHand<'_>; MOON_HANDS] {
        moon(packs.iter().map(|pack| &**pack), day, language).expect("the shipped packs have enough")
    }

    #[test]
    fn a_day_is_the_same_for_everybody_and_each_language_has_its_clues() {
        let (here, there) = (Packs::built_in(), Packs::built_in());
        let ids = |hands: &[MoonHand<'_>]| {
            let ids = hands.iter().map(|hand| (hand.cards.map(|card| card.id), hand.told));
            ids.collect::<Vec<_>>()
        };
        let (english, again) = (of(&here, DAY, Language::En), of(&there, DAY, Language::En));
        assert_eq!(ids(&english), ids(&again));
        assert_eq!(english.each_ref().map(|hand| hand.clue), again.each_ref().map(|hand| hand.clue));
        for language in Language::ALL {
            let hands = of(&here, DAY, language);
            assert_eq!(ids(&hands), ids(&english), "the pictures are the same in every language");
            for hand in &hands {
                assert!(hand.cards[hand.told].readings(language).contains(&hand.clue));
                let fits = hand.cards.iter().filter(|card| card.readings(language).contains(&hand.clue));
                assert_eq!(fits.count(), 1, "{} fits one card by the book", hand.clue);
            }
        }
    }

    #[test]
    fn no_card_lies_there_twice_in_a_day_and_all_are_told_before_one_comes_again() {
        let packs = Packs::built_in();
        let round =
            u32::try_from(packs.iter().map(|pack| pack.cards.len()).sum::<usize>() / MOON_HANDS).unwrap();
        let first = DAY / round * round;
        let mut told = BTreeSet::new();
        for day in first..first + round {
            let hands = of(&packs, day, Language::En);
            let cards: BTreeSet<_> = hands.iter().flat_map(|hand| hand.cards.map(|card| card.id)).collect();
            assert_eq!(cards.len(), MOON_HANDS * MOON_CARDS);
            for hand in &hands {
                let relations: BTreeSet<_> = hand.cards.iter().map(|card| &card.words.relation).collect();
                assert_eq!(relations.len(), MOON_CARDS);
                assert!(told.insert(hand.cards[hand.told].id), "{} comes again", hand.clue);
            }
        }
    }

    #[test]
    fn the_week_becomes_harder() {
        let packs = Packs::built_in();
        let mut near = [0_usize; 7];
        for day in DAY..DAY + 12 * 7 {
            for hand in of(&packs, day, Language::En) {
                let told = hand.cards[hand.told];
                let others = hand.cards.iter().filter(|card| card.id != told.id);
                near[weekday(day)] += others.map(|card| nearness(told, card)).sum::<usize>();
            }
        }
        let third = |days: std::ops::Range<usize>| near[days.clone()].iter().sum::<usize>() / days.len();
        assert!(third(0..2) < third(2..4) && third(2..4) < third(4..7), "{near:?}");
        assert_eq!(weekday(DAY), 1);
    }

    #[test]
    fn nothing_is_told_twice_on_a_day_and_the_rest_could_have_been_told_too() {
        let packs = Packs::built_in();
        for day in DAY..DAY + 30 {
            for language in Language::ALL {
                let hands = of(&packs, day, language);
                let clues: BTreeSet<&str> = hands.iter().map(|hand| hand.clue).collect();
                assert_eq!(clues.len(), MOON_HANDS, "{day} {language:?}: {clues:?}");
                for hand in &hands {
                    let readings = hand.cards[hand.told].readings(language);
                    assert_eq!(hand.also.len(), MOON_ALSO);
                    assert!(hand.also.iter().all(|other| readings.contains(other) && *other != hand.clue));
                }
            }
        }
    }

    #[test]
    fn too_few_cards_make_no_moon() {
        assert!(moon([], DAY, Language::En).is_none());
    }
}
