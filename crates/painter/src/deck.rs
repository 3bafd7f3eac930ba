//! Drawing a deck: every slot is filled at deck level, without repeating what can be avoided. Pure data; nothing is
//! painted here.

use crate::composer::{Casting, Filling};
use crate::relations::{self, Layout, Pool, Relation, Setup, Themes};
use crate::themes::Theme;
use moonhare_scene::palette::RECIPES;
use moonhare_scene::rng::{Rng, mix};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// At most this share of a deck shows a sun or moon.
const DISC_SHARE: f32 = 0.4;
/// At most one card in so many keeps to the same set-up.
const SETUP_SHARE: usize = 10;
/// At most one card in so many shows somebody small before something large.
const WITNESS_SHARE: usize = 8;
/// So many decks lie on one table at most.
const TABLE: usize = 5;
/// At least one card in so many is of a relation with slots, even if the stories would last for the whole table.
const SLOTTED_LEAST: usize = 12;

/// Draws the cards of a deck. Each number in `vetoes` redraws that card once more; the others stay as they are. What the cards
/// `beside` it show is not shown again: they lie on the same table when packs are mixed.
pub fn draw(theme: &Theme, seed: u64, cards: usize, vetoes: &[usize], beside: &[Casting]) -> Vec<Casting> {
    let mut dealer = Dealer::new(theme, seed, cards, beside);
    let mut deck: Vec<Casting> = (0..cards).map(|n| dealer.card(n)).collect();
    for &n in vetoes.iter().filter(|n| **n < cards) {
        let gone = &deck[n];
        dealer.take_back(gone);
        deck[n] = dealer.card(n);
    }
    deck
}

/// How many cards of a deck are of relations with slots: as many as a table of such decks needs beside all pictures of stories. So the stories
/// last to the last deck, and whoever plays with all of them meets each relation with slots about as often as any other.
fn slotted_of(cards: usize) -> usize {
    let stories: usize = relations::ALL.iter().filter(|r| r.is_story()).map(|r| r.layouts.len()).sum();
    (TABLE * cards).saturating_sub(stories).div_ceil(TABLE).max(cards / SLOTTED_LEAST)
}

/// How near a relation is to a theme. Decks are dealt from the nearest on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Nearness {
    /// It belongs to other themes, which should have its few pictures.
    Shy,
    /// It belongs to other themes, and whatever fills its slots makes other pictures.
    Guest,
    /// It is for every theme.
    Shared,
    /// It belongs to this theme.
    Own,
}

impl Nearness {
    fn of(relation: &Relation, theme: &Theme) -> Self {
        match relation.themes {
            Themes::Shared => Self::Shared,
            Themes::Only(ids) if ids.contains(&theme.id) => Self::Own,
            Themes::Only(_) if relation.is_story() => Self::Shy,
            Themes::Only(_) => Self::Guest,
        }
    }
}

/// A relation in one of its layouts.
#[derive(Debug, Clone, Copy)]
struct Template {
    relation: &'static Relation,
    layout: usize,
    nearness: Nearness,
}

impl Template {
    fn layout(&self) -> &'static Layout {
        &self.relation.layouts[self.layout]
    }
}

/// Deals castings one after another and remembers what was used.
struct Dealer<'a> {
    theme: &'a Theme,
    seed: u64,
    rng: Rng,
    /// Templates still to come in this round.
    bag: Vec<Template>,
    round: usize,
    /// Relations in the layouts that the cards beside this deck show.
    shown: BTreeSet<(&'static str, usize)>,
    /// On how many cards beside this deck each relation is shown.
    met: BTreeMap<&'static str, usize>,
    /// How often each filling was used.
    used: BTreeMap<&'static str, u32>,
    /// How often each filling was the subject.
    subjects: BTreeMap<&'static str, u32>,
    /// Fillings of a relation so far: the same pair never comes twice.
    pairs: BTreeMap<(&'static str, &'static str), u32>,
    palettes: Vec<&'static str>,
    last_palette: &'static str,
    /// How many cards the deck will have.
    cards: usize,
    dealt: usize,
    discs: usize,
    /// Cards with somebody small before something large.
    witnessed: usize,
    /// Cards of relations with slots.
    slotted: usize,
    /// How many of them the deck will have.
    slotted_wanted: usize,
    /// How often each set-up was used, and none.
    setups: BTreeMap<Option<Setup>, usize>,
}

impl<'a> Dealer<'a> {
    fn new(theme: &'a Theme, seed: u64, cards: usize, beside: &[Casting]) -> Self {
        let named = theme.id.bytes().fold(seed, |h, b| mix(h ^ u64::from(b)));
        let mut pairs = BTreeMap::new();
        let mut met = BTreeMap::new();
        for card in beside {
            *met.entry(card.relation.id).or_default() += 1;
            for (_, filling) in &card.slots {
                *pairs.entry((card.relation.id, filling.id())).or_default() += 1;
            }
        }
        Self {
            theme,
            seed: named,
            rng: Rng::new(named),
            bag: Vec::new(),
            round: 0,
            met,
            shown: beside.iter().map(|card| (card.relation.id, card.layout)).collect(),
            used: BTreeMap::new(),
            subjects: BTreeMap::new(),
            pairs,
            palettes: Vec::new(),
            last_palette: "",
            cards,
            dealt: 0,
            discs: 0,
            witnessed: 0,
            slotted: 0,
            slotted_wanted: slotted_of(cards),
            setups: BTreeMap::new(),
        }
    }

    /// The next round: every relation once, each with its next layout, the theme's own first; of relations with slots, those that were met
    /// least often beside this deck.
    fn refill(&mut self) {
        let start = (self.seed % 97) as usize + self.round;
        let mut list: Vec<Template> = relations::ALL
            .iter()
            .enumerate()
            .filter_map(|(i, relation)| self.next_of(relation, start + i))
            .collect();
        self.rng.shuffle(&mut list);
        // The bag is emptied from its end.
        list.sort_by_key(|template| {
            let met = Reverse(self.met.get(template.relation.id).copied().unwrap_or(0));
            let worn = if template.relation.is_story() { Reverse(0) } else { met };
            (worn, template.nearness, met)
        });
        self.bag = list;
        self.round += 1;
    }

    /// A relation in the layout whose turn it is, or the next that is not shown yet. When all are, others may fill its slots; a story has
    /// no other picture to show.
    fn next_of(&self, relation: &'static Relation, turn: usize) -> Option<Template> {
        let layouts = relation.layouts.len();
        let layout = (0..layouts)
            .map(|i| (turn + i) % layouts)
            .find(|layout| !self.shown.contains(&(relation.id, *layout)))
            .or((!relation.is_story()).then_some(turn % layouts))?;
        Some(Template { relation, layout, nearness: Nearness::of(relation, self.theme) })
    }

    fn template(&mut self) -> Template {
        loop {
            if self.bag.is_empty() {
                self.refill();
            }
            if self.witnessed >= self.cards / WITNESS_SHARE {
                self.send_witnesses_away();
            }
            // What keeps a deck's shares; if there is no such, what is within them at its end, or at least looks new; if even that is gone,
            // anything.
            let slotted = |t: &Template| !t.relation.is_story() && self.is_in_time(t);
            let at = (self.slotted < self.slotted_in_time())
                .then(|| self.bag.iter().rposition(slotted))
                .flatten()
                .or_else(|| {
                    self.bag.iter().rposition(|t| self.is_in_time(t)).map(|at| self.most_plentiful(at))
                })
                .or_else(|| self.bag.iter().rposition(|t| self.is_within_shares(t)))
                .or_else(|| self.bag.iter().rposition(|t| self.looks_new(t)))
                .or_else(|| self.bag.len().checked_sub(1));
            if let Some(at) = at {
                return self.bag.remove(at);
            }
        }
    }

    /// Of those in time that are as near as this one, one that keeps to a set-up of which most are left for each that this deck has had: so
    /// a deck takes of each as large a share as any, and none is left over for the last deck on the table.
    fn most_plentiful(&self, nearest: usize) -> usize {
        let mut left: BTreeMap<Option<Setup>, usize> = BTreeMap::new();
        for template in &self.bag {
            *left.entry(template.layout().setup).or_default() += 1;
        }
        let plenty = |template: &Template| {
            let setup = template.layout().setup;
            let share = 1_000 * left[&setup] / (1 + self.setups.get(&setup).copied().unwrap_or(0));
            // Small witnesses wait least: there are as many as the decks of a table may have.
            (template.layout().witnessed, share)
        };
        let like = &self.bag[nearest];
        let alike = (0..=nearest).filter(|at| {
            let template = &self.bag[*at];
            template.nearness == like.nearness
                && template.relation.is_story() == like.relation.is_story()
                && self.is_in_time(template)
        });
        alike.max_by_key(|at| (plenty(&self.bag[*at]), *at)).unwrap_or(nearest)
    }

    /// When there are enough small witnesses, relations with slots are laid out without one: whatever fills them makes other pictures.
    fn send_witnesses_away(&mut self) {
        for template in self.bag.iter_mut().filter(|t| !t.relation.is_story() && t.layout().witnessed) {
            let without = template.relation.layouts.iter().position(|layout| !layout.witnessed);
            template.layout = without.unwrap_or(template.layout);
        }
    }

    /// Whether a card more of this kind is not too many for the cards dealt so far.
    fn is_in_time(&self, template: &Template) -> bool {
        let layout = template.layout();
        let enough_discs = self.discs as f32 >= DISC_SHARE * (self.dealt as f32 + 4.0);
        let too_many = layout.disc && enough_discs
            || self.used_setup(layout) > self.dealt / SETUP_SHARE
            || layout.witnessed && self.witnessed > self.dealt / WITNESS_SHARE
            || !template.relation.is_story() && self.slotted >= self.slotted_in_time().max(1);
        !too_many && self.is_within_shares(template)
    }

    /// How many cards of relations with slots belong among those dealt so far.
    fn slotted_in_time(&self) -> usize {
        self.dealt * self.slotted_wanted / self.cards.max(1)
    }

    /// Whether a card more of this kind is not too many for the whole deck.
    fn is_within_shares(&self, template: &Template) -> bool {
        self.looks_new(template) && (template.relation.is_story() || self.slotted < self.slotted_wanted)
    }

    /// Whether the deck does not look at its world in this way too often already.
    fn looks_new(&self, template: &Template) -> bool {
        let room = |used: usize, share: usize| used < (self.cards / share).max(1);
        let layout = template.layout();
        room(self.used_setup(layout), SETUP_SHARE)
            && (!layout.witnessed || room(self.witnessed, WITNESS_SHARE))
    }

    /// How often the set-up of a layout was used; one that declares none is free.
    fn used_setup(&self, layout: &Layout) -> usize {
        layout.setup.and_then(|_| self.setups.get(&layout.setup)).copied().unwrap_or(0)
    }

    /// Counts a card, or takes it back.
    fn count(&mut self, relation: &Relation, layout: &Layout, by: isize) {
        let add = |n: &mut usize, counts: bool| *n = n.saturating_add_signed(by * isize::from(counts));
        add(&mut self.dealt, true);
        add(&mut self.discs, layout.disc);
        add(&mut self.witnessed, layout.witnessed);
        add(&mut self.slotted, !relation.is_story());
        add(self.setups.entry(layout.setup).or_default(), true);
    }

    fn card(&mut self, n: usize) -> Casting {
        let template = self.template();
        let Template { relation, layout, .. } = template;
        let slots = relation
            .slots
            .iter()
            .map(|slot| (slot.name, self.fill(relation, slot.name, slot.pool)))
            .collect();
        self.count(relation, template.layout(), 1);
        let mirrored = self.rng.chance(0.5);
        Casting {
            seed: mix(self.seed ^ mix(n as u64 + 1) ^ u64::from(self.rng.next())),
            relation,
            layout,
            slots,
            palette: self.palette(),
            mirrored,
        }
    }

    /// Forgets a card, so that its fillings can be used again (not its relation: that was the reason for the veto).
    fn take_back(&mut self, card: &Casting) {
        for (name, filling) in &card.slots {
            if let Some(n) = self.used.get_mut(filling.id()) {
                *n = n.saturating_sub(1);
            }
            if let (true, Some(n)) = (*name == "subject", self.subjects.get_mut(filling.id())) {
                *n = n.saturating_sub(1);
            }
        }
        self.count(card.relation, card.layout(), -1);
    }

    fn palette(&mut self) -> &'static str {
        if self.palettes.is_empty() {
            self.palettes = if self.theme.palettes.is_empty() {
                RECIPES.iter().map(|r| r.id).collect()
            } else {
                self.theme.palettes.clone()
            };
            self.rng.shuffle(&mut self.palettes);
            if self.palettes.last() == Some(&self.last_palette) {
                self.palettes.rotate_right(1);
            }
        }
        self.last_palette = self.palettes.pop().unwrap_or(RECIPES[0].id);
        self.last_palette
    }

    fn fill(&mut self, relation: &'static Relation, slot: &'static str, pool: Pool) -> Filling {
        let choices = pool.choices();
        // The least used; a theme's own motifs count as used a little less; equal ones are drawn by lot.
        let cost = |dealer: &Self, f: Filling, lot: u32| {
            let id = f.id();
            let paired = dealer.pairs.get(&(relation.id, id)).copied().unwrap_or(0);
            let used = dealer.used.get(id).copied().unwrap_or(0) * 2;
            let subject =
                if slot == "subject" { dealer.subjects.get(id).copied().unwrap_or(0) * 4 } else { 0 };
            let liked = u32::from(!dealer.theme.motifs.contains(&id));
            (paired * 100 + used + subject + liked, lot)
        };
        let lots: Vec<u32> = choices.iter().map(|_| self.rng.next()).collect();
        let best = choices.iter().zip(lots).min_by_key(|(f, lot)| cost(self, **f, *lot));
        let filling = *best.unwrap_or_else(|| panic!("nothing can fill {slot} of {}", relation.id)).0;
        *self.used.entry(filling.id()).or_default() += 1;
        *self.pairs.entry((relation.id, filling.id())).or_default() += 1;
        if slot == "subject" {
            *self.subjects.entry(filling.id()).or_default() += 1;
        }
        filling
    }
}
