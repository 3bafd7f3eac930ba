//! What changed in a viewer's game, in as few bytes as can be.
//!
//! Both views come from `Game::view`, so a patch can't hold more than the viewer may know. The table of keys in
//! `docs/PROTOCOL.md` and the browser's type are written from this one.

use moonhare_rules::{
    Card, Cards, Clue, Ending, GiveMove, List, Moves, MyVotes, Paid, Phase, Seat, SeatSet, SeatView, Slot,
    SlotPoints, Slots, View, VoteMove, Voters, Winners,
    limits::{PLAYERS_MAX, REASONS_MAX, SLOTS_MAX},
    score::{Found, Points, SidePoints},
};
use serde::{Deserialize, Serialize};

use super::parts::{
    GiveLetter, GiveOfLetter, Given, Hands, InOrder, Numbered, OpenMove, OwnVotes, PlainMove, SeatBits,
    SlotVoters, TellLetter, VoteLetter, said, short_clue,
};

/// One side's reasons and their points, in pairs.
pub(super) type SideNumbers = List<i16, { 2 * REASONS_MAX }>;

/// What changes in a viewer's game, in the order in which a client applies it. What stays is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GamePatch {
    /// A new turn of this number: `clue`, `played`, `table`, `red`, `my_votes`, `found`, `points`, `paid`, `waiting_for` and everybody's `given`, `voted`, `ready` are cleared first.
    #[serde(rename = "N", skip_serializing_if = "Option::is_none")]
    pub turn: Option<u32>,
    /// `phase`, as its index in `PHASES`: claim, tell, give, vote, score, over.
    #[serde(rename = "p", skip_serializing_if = "Option::is_none")]
    pub phase: Option<Numbered<Phase>>,
    /// `storyteller`.
    #[serde(rename = "s", skip_serializing_if = "Option::is_none", deserialize_with = "said")]
    pub storyteller: Option<Option<Seat>>,
    /// `clue`: a string is its text; or the whole object; or null.
    #[serde(
        rename = "c",
        skip_serializing_if = "Option::is_none",
        serialize_with = "short_clue",
        deserialize_with = "said"
    )]
    pub clue: Option<Option<Clue>>,
    /// Bits of the seats that have `given`: each that has just given has one card fewer in hand, and as `[bits, n]`, `n` cards fewer.
    #[serde(rename = "g", skip_serializing_if = "Option::is_none")]
    pub given: Option<Given>,
    /// Cards in each hand: a number for all, or a text of one base-36 digit a seat.
    #[serde(rename = "h", skip_serializing_if = "Option::is_none")]
    pub hands: Option<Hands>,
    /// Bits of the seats that have `voted`.
    #[serde(rename = "v", skip_serializing_if = "Option::is_none")]
    pub voted: Option<SeatBits>,
    /// Bits of the seats that are `ready`.
    #[serde(rename = "r", skip_serializing_if = "Option::is_none")]
    pub ready: Option<SeatBits>,
    /// Bits of the seats in `waiting_for`; without it, who has just given, voted or become ready is no longer waited for, and nothing else changes.
    #[serde(rename = "w", skip_serializing_if = "Option::is_none")]
    pub waiting_for: Option<SeatBits>,
    /// Scores by seat. If it is left out, each seat gets what `P` says that it (or its team) has gained.
    #[serde(rename = "S", skip_serializing_if = "Option::is_none")]
    pub scores: Option<List<u16, PLAYERS_MAX>>,
    /// Cards that left the own `hand`.
    #[serde(rename = "-", skip_serializing_if = "Option::is_none")]
    pub left: Option<Cards>,
    /// Cards that came to the end of the own `hand`.
    #[serde(rename = "+", skip_serializing_if = "Option::is_none")]
    pub came: Option<Cards>,
    /// The own `hand` anew.
    #[serde(rename = "H", skip_serializing_if = "Option::is_none", deserialize_with = "said")]
    pub hand: Option<Option<Cards>>,
    /// `played`.
    #[serde(rename = "o", skip_serializing_if = "Option::is_none")]
    pub played: Option<Cards>,
    /// `my_votes`: the slots, or `[slots, red]`; or null.
    #[serde(rename = "y", skip_serializing_if = "Option::is_none", deserialize_with = "said")]
    pub my_votes: Option<Option<OwnVotes>>,
    /// `red`.
    #[serde(rename = "R", skip_serializing_if = "Option::is_none", deserialize_with = "said")]
    pub red: Option<Option<Slot>>,
    /// The cards on the `table` by slot, anew.
    #[serde(rename = "T", skip_serializing_if = "Option::is_none")]
    pub cards: Option<List<Card, SLOTS_MAX>>,
    /// The slots of the `table` whose cards are `mine`.
    #[serde(rename = "n", skip_serializing_if = "Option::is_none")]
    pub mine: Option<Slots>,
    /// Each slot's `owner`.
    #[serde(rename = "O", skip_serializing_if = "Option::is_none")]
    pub owners: Option<List<Option<Seat>, SLOTS_MAX>>,
    /// `votes` by slot: bits of seats, or a list of seats where one voted twice. After the last slot that drew votes, none did; null hides them.
    #[serde(rename = "V", skip_serializing_if = "Option::is_none", deserialize_with = "said")]
    pub votes: Option<Option<List<SlotVoters, SLOTS_MAX>>>,
    /// `pile` and `discard`.
    #[serde(rename = "k", skip_serializing_if = "Option::is_none")]
    pub piles: Option<(u16, u16)>,
    /// `your_move`: `"c"` claim, `"t"` tell with a card of the hand (`performed` is as in `limits`), `["t", cards]`, `["g", n]` give n cards of the hand, `["G", n, cards]`, `"b"` take back, `["v", slots, min, max, per card, red]` vote (all 1 and no red if left out), `"r"` ready. If it is left out, lists of cards in it follow the hand.
    #[serde(rename = "m", skip_serializing_if = "Option::is_none")]
    pub moves: Option<List<OpenMove, MOVES_MAX>>,
    /// `found`, as its index in `FOUND`: none, some, all; or null.
    #[serde(rename = "F", skip_serializing_if = "Option::is_none", deserialize_with = "said")]
    pub found: Option<Option<Numbered<Found>>>,
    /// `points`: for each seat (or team) pairs of reason and points, which add up to its points; reasons are numbered as in `REASONS`. Or null.
    #[serde(rename = "P", skip_serializing_if = "Option::is_none", deserialize_with = "said")]
    pub points: Option<Option<List<SideNumbers, PLAYERS_MAX>>>,
    /// `paid`: a slot, then slot, seat (or team) and points, slot, seat, …; whatever else each has gained by `points`, the first slot paid them after these (0: nothing else). Or null.
    #[serde(rename = "B", skip_serializing_if = "Option::is_none", deserialize_with = "said")]
    pub paid: Option<Option<Vec<u16>>>,
    /// `winners`.
    #[serde(rename = "W", skip_serializing_if = "Option::is_none", deserialize_with = "said")]
    pub winners: Option<Option<Winners>>,
    /// `ended_by`.
    #[serde(rename = "E", skip_serializing_if = "Option::is_none", deserialize_with = "said")]
    pub ended_by: Option<Option<Ending>>,
    /// `stories_left`.
    #[serde(rename = "L", skip_serializing_if = "Option::is_none", deserialize_with = "said")]
    pub stories_left: Option<Option<u16>>,
}

/// One move of each kind.
const MOVES_MAX: usize = 6;

fn changed<T: PartialEq>(old: &T, new: T) -> Option<T> {
    (*old != new).then_some(new)
}

impl GamePatch {
    /// What turns `old` into `new`. Both are views of the same game by the same viewer.
    pub(crate) fn between(old: &View, new: &View) -> Self {
        let cleared;
        let (turn, old) = if old.turn == new.turn {
            (None, old)
        } else {
            cleared = {
                let mut view = old.clone();
                begin_turn(&mut view, new.turn);
                view
            };
            (Some(new.turn), &cleared)
        };
        let mut patch = Self {
            turn,
            phase: changed(&old.phase, new.phase).map(Numbered),
            storyteller: changed(&old.storyteller, new.storyteller),
            clue: if old.clue == new.clue { None } else { Some(new.clue.clone()) },
            played: changed(&old.played, new.played),
            my_votes: changed(&old.my_votes, new.my_votes).map(|votes| votes.map(own_votes)),
            red: changed(&old.red, new.red),
            piles: changed(&(old.pile, old.discard), (new.pile, new.discard)),
            found: changed(&old.found, new.found).map(|found| found.map(Numbered)),
            winners: changed(&old.winners, new.winners),
            ended_by: changed(&old.ended_by, new.ended_by),
            stories_left: changed(&old.stories_left, new.stories_left),
            ..Self::default()
        };
        patch.note_seats(old, new);
        patch.note_hand(old, new);
        patch.note_table(old, new);
        patch.note_moves(old, new);
        if old.points != new.points {
            patch.points = Some(new.points.as_deref().map(|points| points.iter().map(numbers).collect()));
        }
        if old.paid != new.paid {
            patch.paid = Some(new.paid.as_deref().map(|paid| paid_numbers(paid, new.points.as_deref())));
        }
        patch.note_scores(old, new);
        patch
    }

    fn note_seats(&mut self, old: &View, new: &View) {
        let expected = still_waited_for(&old.waiting_for, &old.seats, &new.seats);
        self.waiting_for = (expected != new.waiting_for).then(|| new.waiting_for.bits());
        if old.seats == new.seats {
            return;
        }
        let (was, is) = (bits(old, |seat| seat.given), bits(new, |seat| seat.given));
        let pairs = || old.seats.iter().zip(&new.seats);
        let has_just_given = |seat: &SeatView| (is & !was) & (1 << seat.seat.0) != 0;
        let first = pairs().find(|(_, new)| has_just_given(new));
        let fewer = first.map_or(1, |(old, new)| old.hand.saturating_sub(new.hand));
        self.given = match (was != is, fewer) {
            (false, _) => None,
            (true, 1) => Some(Given::One(is)),
            (true, fewer) => Some(Given::Fewer(is, fewer)),
        };
        // What a client makes of the hands' sizes by itself.
        let expected = |old: &SeatView| old.hand.saturating_sub(if has_just_given(old) { fewer } else { 0 });
        if pairs().any(|(old, new)| expected(old) != new.hand) {
            self.hands = Some(Hands::of(new.seats.iter().map(|seat| seat.hand).collect()));
        }
        self.voted = changed(&bits(old, |seat| seat.voted), bits(new, |seat| seat.voted));
        self.ready = changed(&bits(old, |seat| seat.ready), bits(new, |seat| seat.ready));
    }

    fn note_scores(&mut self, old: &View, new: &View) {
        let gained = new.points.as_deref().filter(|_| self.points.is_some());
        // What a client makes of the scores by itself.
        let expected =
            |seat: &SeatView| seat.score.saturating_add(gained.map_or(0, |points| gain(points, seat)));
        if old.seats.iter().zip(&new.seats).any(|(old, new)| expected(old) != new.score) {
            self.scores = Some(new.seats.iter().map(|seat| seat.score).collect());
        }
    }

    fn note_hand(&mut self, old: &View, new: &View) {
        match (&old.hand, &new.hand) {
            (old, new) if old == new => {}
            (Some(old), Some(new)) => {
                let stayed: Cards = old.iter().filter(|card| new.contains(card)).copied().collect();
                if new.len() >= stayed.len() && new.iter().zip(&stayed).all(|(new, stayed)| new == stayed) {
                    let left: Cards = old.iter().filter(|card| !new.contains(card)).copied().collect();
                    self.left = (!left.is_empty()).then_some(left);
                    let came = &new[stayed.len()..];
                    self.came = (!came.is_empty()).then(|| Cards::from_slice(came));
                } else {
                    self.hand = Some(Some(*new));
                }
            }
            (_, new) => self.hand = Some(*new),
        }
    }

    fn note_table(&mut self, old: &View, new: &View) {
        if old.table == new.table {
            return;
        }
        let cards =
            |view: &View| -> List<Card, SLOTS_MAX> { view.table.iter().map(|laid| laid.card).collect() };
        let mine = |view: &View| -> Slots {
            view.table.iter().filter(|laid| laid.mine).map(|laid| laid.slot).collect()
        };
        let owners = |view: &View| -> List<Option<Seat>, SLOTS_MAX> {
            view.table.iter().map(|laid| laid.owner).collect()
        };
        let votes = |view: &View| -> Option<List<Voters, SLOTS_MAX>> {
            // All votes are shown, or none.
            view.table.iter().map(|laid| laid.votes).collect::<Option<_>>().filter(|_| !view.table.is_empty())
        };
        self.cards = changed(&cards(old), cards(new));
        if self.cards.is_some() {
            // A card that is laid has no owner and no votes, and is another's, unless the patch says so.
            self.mine = Some(mine(new)).filter(|mine| !mine.is_empty());
            self.owners = Some(owners(new)).filter(|owners| owners.iter().any(Option::is_some));
            self.votes = votes(new).map(|votes| Some(short_votes(&votes)));
        } else {
            self.mine = changed(&mine(old), mine(new));
            self.owners = changed(&owners(old), owners(new));
            self.votes = changed(&votes(old), votes(new)).map(|votes| votes.as_deref().map(short_votes));
        }
    }

    fn note_moves(&mut self, old: &View, new: &View) {
        if old.your_move == new.your_move && old.hand == new.hand {
            return;
        }
        let open = open_moves(new);
        // A client puts a changed hand into moves that repeat it, so cards that are listed apart are listed again.
        let apart =
            open.iter().any(|open| matches!(open, OpenMove::TellOf(_, Some(_)) | OpenMove::GiveOf(..)));
        if apart || open != open_moves(old) {
            self.moves = Some(open);
        }
    }
}

/// What a view becomes when a new turn begins.
pub(super) fn begin_turn(view: &mut View, turn: u32) {
    view.turn = turn;
    view.clue = None;
    for seat in view.seats.iter_mut() {
        (seat.given, seat.voted, seat.ready) = (false, false, false);
    }
    view.played.clear();
    view.table.clear();
    view.red = None;
    view.my_votes = None;
    view.found = None;
    view.points = None;
    view.paid = None;
    view.waiting_for = SeatSet::default();
}

fn bits(view: &View, flag: impl Fn(&SeatView) -> bool) -> SeatBits {
    view.seats.iter().filter(|seat| flag(seat)).fold(0, |bits, seat| bits | 1 << seat.seat.0)
}

/// Whoever was waited for and has not done their part between these two.
pub(super) fn still_waited_for(waiting: &SeatSet, before: &[SeatView], after: &[SeatView]) -> SeatSet {
    let just_done = |(old, new): &(&SeatView, &SeatView)| {
        new.given && !old.given || new.voted && !old.voted || new.ready && !old.ready
    };
    let pairs = before.iter().zip(after);
    pairs.filter(|pair| waiting.has(pair.1.seat) && !just_done(pair)).map(|(_, seat)| seat.seat).collect()
}

fn own_votes(votes: MyVotes) -> OwnVotes {
    match votes.red {
        None => OwnVotes::Slots(votes.slots),
        Some(red) => OwnVotes::Red(votes.slots, red),
    }
}

/// The votes on each card, up to the last that drew any.
fn short_votes(votes: &[Voters]) -> List<SlotVoters, SLOTS_MAX> {
    let drew = votes.iter().rposition(|voters| !voters.is_empty()).map_or(0, |last| last + 1);
    votes[..drew].iter().copied().map(SlotVoters::of).collect()
}

fn numbers(side: &SidePoints) -> SideNumbers {
    side.reasons.iter().flat_map(|reason| [i16::from(reason.reason.number()), reason.points]).collect()
}

/// What a seat, or its team, has gained.
pub(super) fn gain(points: &[SidePoints], seat: &SeatView) -> u16 {
    points.get(usize::from(seat.team.unwrap_or(seat.seat.0))).map_or(0, |side| side.points)
}

/// What the cards paid, without what follows from everybody's points.
fn paid_numbers(paid: &[SlotPoints], points: Option<&Points>) -> Vec<u16> {
    let last = paid.last().map_or(Slot(0), |paid| paid.slot);
    let told: Paid = paid.iter().filter(|paid| paid.slot != last).copied().collect();
    let points = points.map_or(&[][..], |points| points);
    let (rest, told) =
        if *all_paid(last, &told, points) == *paid { (last, &told[..]) } else { (Slot(0), paid) };
    let numbers = told.iter().flat_map(|paid| [paid.slot.0.into(), paid.side.into(), paid.points]);
    std::iter::once(rest.0.into()).chain(numbers).collect()
}

/// What the cards paid: what is told, and then from one card whatever else each has gained.
pub(super) fn all_paid(rest: Slot, told: &[SlotPoints], points: &[SidePoints]) -> Paid {
    let mut paid: Paid = told.iter().copied().collect();
    if rest != Slot(0) {
        for (side, gained) in (0..).zip(points) {
            let told: u16 = told.iter().filter(|paid| paid.side == side).map(|paid| paid.points).sum();
            let points = gained.points.saturating_sub(told);
            if points > 0 {
                paid.push(SlotPoints { slot: rest, side, points });
            }
        }
    }
    paid
}

/// The open moves, shortened where they only repeat the hand.
fn open_moves(view: &View) -> List<OpenMove, MOVES_MAX> {
    let Moves { claim, tell, give, take_back, vote, ready } = &view.your_move;
    let mut open = List::new();
    if claim.is_some() {
        open.push(OpenMove::Plain(PlainMove::Claim));
    }
    if let Some(tell) = tell {
        open.push(if tell.cards.is_some() && tell.cards == view.hand {
            OpenMove::Plain(PlainMove::Tell)
        } else {
            OpenMove::TellOf(TellLetter::Tell, tell.cards)
        });
    }
    if let Some(GiveMove { cards, count }) = give {
        open.push(if Some(cards) == view.hand.as_ref() {
            OpenMove::Give(GiveLetter::Give, *count)
        } else {
            OpenMove::GiveOf(GiveOfLetter::Give, *count, *cards)
        });
    }
    if take_back.is_some() {
        open.push(OpenMove::Plain(PlainMove::TakeBack));
    }
    if let Some(VoteMove { slots, min, max, per_card, red }) = vote {
        open.push(if (*min, *max, *per_card, red) == (1, 1, 1, &None) {
            OpenMove::Vote(VoteLetter::Vote, *slots)
        } else {
            OpenMove::VoteOf(VoteLetter::Vote, *slots, *min, *max, *per_card, *red)
        });
    }
    if ready.is_some() {
        open.push(OpenMove::Plain(PlainMove::Ready));
    }
    open
}
