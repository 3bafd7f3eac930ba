//! Drawing a deck: every slot is filled at deck level, without repeating what can be avoided. Pure data; nothing is
//! painted here.

use crate::composer::{Casting, Filling};
use crate::relations::{self, Pool, Relation, Setup, Themes};
use crate::themes::Theme;
use moonhare_scene::palette::RECIPES;
use moonhare_scene::rng::{Rng, mix};
use std::collections::{BTreeMap, BTreeSet};

/// At most this share of a deck shows a sun or moon.
const DISC_SHARE: f32 = 0.4;
/// At most one card in so many keeps to the same set-up.
const SETUP_SHARE: usize = 10;

/// Draws the cards of a deck. Each number in `vetoes` redraws that card once more; the others stay as they are. What the cards
/// `beside` it show is not shown again: they lie on the same table when packs are mixed.
pub fn draw(theme: &Theme, seed: u64, cards: usize, vetoes: &[usize], beside: &[Casting]) -> Vec<Casting> {
    let mut dealer = Dealer::new(theme, seed, beside);
    let mut deck: Vec<Casting> = (0..cards).map(|n| dealer.card(n)).collect();
    for &n in vetoes.iter().filter(|n| **n < cards) {
        let gone = &deck[n];
        dealer.take_back(gone);
        deck[n] = dealer.card(n);
    }
    deck
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
            Themes::Only(_) if relation.slots.is_empty() => Self::Shy,
            Themes::Only(_) => Self::Guest,
        }
    }
}

/// Deals castings one after another and remembers what was used.
struct Dealer<'a> {
    theme: &'a Theme,
    seed: u64,
    rng: Rng,
    /// Templates still to come in this round.
    bag: Vec<(&'static Relation, usize)>,
    round: usize,
    /// Relations in the layouts that the cards beside this deck show.
    shown: BTreeSet<(&'static str, usize)>,
    /// How often each filling was used.
    used: BTreeMap<&'static str, u32>,
    /// How often each filling was the subject.
    subjects: BTreeMap<&'static str, u32>,
    /// Fillings of a relation so far: the same pair never comes twice.
    pairs: BTreeMap<(&'static str, &'static str), u32>,
    palettes: Vec<&'static str>,
    last_palette: &'static str,
    dealt: usize,
    discs: usize,
    /// How often each set-up was used.
    setups: BTreeMap<Setup, usize>,
}

impl<'a> Dealer<'a> {
    fn new(theme: &'a Theme, seed: u64, beside: &[Casting]) -> Self {
        let named = theme.id.bytes().fold(seed, |h, b| mix(h ^ u64::from(b)));
        let mut pairs = BTreeMap::new();
        for card in beside {
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
            shown: beside.iter().map(|card| (card.relation.id, card.layout)).collect(),
            used: BTreeMap::new(),
            subjects: BTreeMap::new(),
            pairs,
            palettes: Vec::new(),
            last_palette: "",
            dealt: 0,
            discs: 0,
            setups: BTreeMap::new(),
        }
    }

    /// The next round: every relation once, each with its next layout, the theme's own first.
    fn refill(&mut self) {
        let start = (self.seed % 97) as usize + self.round;
        let mut list: Vec<_> = relations::ALL
            .iter()
            .enumerate()
            .filter_map(|(i, relation)| Some((*relation, self.layout(relation, start + i)?)))
            .collect();
        self.rng.shuffle(&mut list);
        // The bag is emptied from its end.
        list.sort_by_key(|(relation, _)| Nearness::of(relation, self.theme));
        self.bag = list;
        self.round += 1;
    }

    /// The layout of a relation whose turn it is, or the next that is not shown yet. When all are, others may fill its slots; a relation
    /// without slots has no other picture to show.
    fn layout(&self, relation: &Relation, turn: usize) -> Option<usize> {
        let layouts = relation.layouts.len();
        (0..layouts)
            .map(|i| (turn + i) % layouts)
            .find(|layout| !self.shown.contains(&(relation.id, *layout)))
            .or((!relation.slots.is_empty()).then_some(turn % layouts))
    }

    fn template(&mut self) -> (&'static Relation, usize) {
        let enough_discs = self.discs as f32 >= DISC_SHARE * (self.dealt as f32 + 4.0);
        loop {
            if self.bag.is_empty() {
                self.refill();
            }
            let fits = |(r, l): &(&Relation, usize)| {
                let layout = &r.layouts[*l];
                let too_many = layout.disc && enough_discs || self.is_common(layout.setup);
                !too_many
            };
            if let Some(at) = self.bag.iter().rposition(fits) {
                return self.bag.remove(at);
            }
            // Only discs or common set-ups are left: paint discs in another layout if there is one without.
            let Some((relation, layout)) = self.bag.pop() else { continue };
            if !relation.layouts[layout].disc {
                return (relation, layout);
            }
            let other = (0..relation.layouts.len())
                .find(|l| !relation.layouts[*l].disc && !self.shown.contains(&(relation.id, *l)));
            return (relation, other.unwrap_or(layout));
        }
    }

    /// Whether a set-up has been used as often as a deck of the cards dealt so far may.
    fn is_common(&self, setup: Option<Setup>) -> bool {
        let used = setup.and_then(|setup| self.setups.get(&setup)).copied().unwrap_or(0);
        used > self.dealt / SETUP_SHARE
    }

    fn card(&mut self, n: usize) -> Casting {
        let (relation, layout) = self.template();
        let slots = relation
            .slots
            .iter()
            .map(|slot| (slot.name, self.fill(relation, slot.name, slot.pool)))
            .collect();
        self.dealt += 1;
        if relation.layouts[layout].disc {
            self.discs += 1;
        }
        if let Some(setup) = relation.layouts[layout].setup {
            *self.setups.entry(setup).or_default() += 1;
        }
        Casting {
            seed: mix(self.seed ^ mix(n as u64 + 1) ^ u64::from(self.rng.next())),
            relation,
            layout,
            slots,
            palette: self.palette(),
            mirrored: self.rng.chance(0.5),
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
        self.dealt -= 1;
        if card.layout().disc {
            self.discs -= 1;
        }
        if let Some(used) = card.layout().setup.and_then(|setup| self.setups.get_mut(&setup)) {
            *used = used.saturating_sub(1);
        }
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
