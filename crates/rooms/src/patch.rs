//! What changed in a viewer's game, in as few bytes as can be.
//!
//! Every key is one letter; a client applies them with `applyStep` (TypeScript) or [`crate::client::apply_step`]. Both
//! views come from `Game::view`, so a patch can't hold more than the viewer may know.
//!
//! | key | value |
//! | --- | --- |
//! | `N` | a new turn of this number: clue, flags, table, votes and points are cleared first |
//! | `p` | phase, as its index in claim, tell, give, vote, score, over |
//! | `s` | storyteller |
//! | `c` | clue: a string, or the whole object, or null |
//! | `g` | bits of the seats that have given; `[bits, n]`: and each that has just given has n cards fewer |
//! | `v`, `r` | bits of the seats that have voted, that are ready |
//! | `h` | cards in each hand, one base-36 digit a seat |
//! | `S` | scores by seat |
//! | `H` | the own hand anew; `-` cards that left it, `+` cards that came to its end |
//! | `o` | own cards that lie face down or on the table |
//! | `T` | cards on the table by slot; `n` the slots of the own ones |
//! | `O`, `V` | owners by slot, voters by slot |
//! | `R` | slot of the red token |
//! | `y` | own votes: `[slots, red]`, or null |
//! | `k` | pile and discard pile |
//! | `m` | moves: a list of `"c"`, `"t"` (cards as in hand), `["t", cards]`, `["g", n]`, `["G", n, cards]`, `"b"`, `["v", slots, min, max, per card, red]`, `"r"` |
//! | `F` | found: 0 none, 1 some, 2 all, null |
//! | `P` | points: for each seat or team its points and then reason, points, reason, points …; null |
//! | `W`, `E` | winners, why the game ended |
//! | `L` | stories left |

use std::fmt::Write;

use moonhare_rules::{Moves, Phase, SeatView, View, score::Found};
use serde::Serialize;

/// Writes a JSON object's fields one by one.
pub(crate) struct Fields<'a> {
    out: &'a mut String,
    empty: bool,
}

impl<'a> Fields<'a> {
    pub(crate) fn new(out: &'a mut String) -> Self {
        let empty = out.ends_with('{');
        Self { out, empty }
    }

    /// The place to write the value of a field to.
    fn key(&mut self, key: &str) -> &mut String {
        if !self.empty {
            self.out.push(',');
        }
        self.empty = false;
        self.out.push('"');
        self.out.push_str(key);
        self.out.push_str("\":");
        self.out
    }

    pub(crate) fn put(&mut self, key: &str, value: &(impl Serialize + ?Sized)) {
        write_json(self.key(key), value);
    }

    fn number(&mut self, key: &str, number: impl Into<u64>) {
        let number = number.into();
        _ = write!(self.key(key), "{number}");
    }
}

/// Writes a value as JSON.
pub(crate) fn write_json(out: &mut String, value: &(impl Serialize + ?Sized)) {
    match serde_json::to_string(value) {
        Ok(json) => out.push_str(&json),
        Err(error) => unreachable!("views have no maps with odd keys: {error}"),
    }
}

fn write_list<T>(out: &mut String, items: impl IntoIterator<Item = T>, mut item: impl FnMut(&mut String, T)) {
    out.push('[');
    for (index, value) in items.into_iter().enumerate() {
        if index > 0 {
            out.push(',');
        }
        item(out, value);
    }
    out.push(']');
}

fn write_numbers(out: &mut String, numbers: impl IntoIterator<Item = u16>) {
    write_list(out, numbers, |out, number| _ = write!(out, "{number}"));
}

/// Writes what turns `old` into `new`. Both are views of the same game by the same viewer.
pub(crate) fn write_game(fields: &mut Fields<'_>, old: &View, new: &View) {
    let cleared;
    let old = if old.turn == new.turn {
        old
    } else {
        fields.number("N", new.turn);
        cleared = clear(old, new.turn);
        &cleared
    };
    if old.phase != new.phase {
        fields.number("p", phase_index(new.phase));
    }
    if old.storyteller != new.storyteller {
        fields.put("s", &new.storyteller);
    }
    if old.clue != new.clue {
        match &new.clue {
            Some(clue) if clue.performance.is_none() => fields.put("c", &*clue.text),
            clue => fields.put("c", clue),
        }
    }
    write_seats(fields, old, new);
    write_own(fields, old, new);
    write_table(fields, old, new);
    if (old.pile, old.discard) != (new.pile, new.discard) {
        write_numbers(fields.key("k"), [new.pile, new.discard]);
    }
    if old.your_move != new.your_move || old.hand != new.hand {
        let moved = move_text(new);
        // A client puts a changed hand into moves that repeat it, so cards that are listed apart are told again.
        let apart = moved.contains("[\"t\",[") || moved.contains("[\"G\"");
        if apart || moved != move_text(old) {
            fields.key("m").push_str(&moved);
        }
    }
    write_score(fields, old, new);
}

/// What a client makes of a view when it hears of a new turn.
fn clear(view: &View, turn: u32) -> View {
    let mut view = view.clone();
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
    view
}

fn bits(view: &View, flag: impl Fn(&SeatView) -> bool) -> u16 {
    view.seats.iter().filter(|seat| flag(seat)).fold(0, |bits, seat| bits | 1 << seat.seat.0)
}

fn write_seats(fields: &mut Fields<'_>, old: &View, new: &View) {
    if old.seats == new.seats {
        return;
    }
    let (was, is) = (bits(old, |seat| seat.given), bits(new, |seat| seat.given));
    let pairs = || old.seats.iter().zip(&new.seats);
    let has_just_given = |seat: &SeatView| (is & !was) & (1 << seat.seat.0) != 0;
    let first = pairs().find(|(_, new)| has_just_given(new));
    let fewer = first.map_or(0, |(old, new)| old.hand.saturating_sub(new.hand));
    match (was != is, fewer) {
        (false, _) => {}
        (true, 0) => fields.number("g", is),
        (true, fewer) => write_numbers(fields.key("g"), [is, u16::from(fewer)]),
    }
    // What a client makes of the hands' sizes by itself.
    let expected = |old: &SeatView| old.hand.saturating_sub(if has_just_given(old) { fewer } else { 0 });
    if pairs().any(|(old, new)| expected(old) != new.hand) {
        let out = fields.key("h");
        out.push('"');
        out.extend(new.seats.iter().map(|seat| char::from_digit(seat.hand.into(), 36).unwrap_or('z')));
        out.push('"');
    }
    let voted = bits(new, |seat| seat.voted);
    if bits(old, |seat| seat.voted) != voted {
        fields.number("v", voted);
    }
    let ready = bits(new, |seat| seat.ready);
    if bits(old, |seat| seat.ready) != ready {
        fields.number("r", ready);
    }
    if old.seats.iter().zip(&new.seats).any(|(old, new)| old.score != new.score) {
        write_numbers(fields.key("S"), new.seats.iter().map(|seat| seat.score));
    }
}

fn write_own(fields: &mut Fields<'_>, old: &View, new: &View) {
    match (&old.hand, &new.hand) {
        (old, new) if old == new => {}
        (Some(old), Some(new)) => {
            let left = old.iter().filter(|card| !new.contains(card));
            let stayed: moonhare_rules::Cards =
                old.iter().filter(|card| new.contains(card)).copied().collect();
            if new.len() >= stayed.len() && new.iter().zip(&stayed).all(|(new, stayed)| new == stayed) {
                if stayed.len() < old.len() {
                    write_numbers(fields.key("-"), left.map(|card| card.0));
                }
                if new.len() > stayed.len() {
                    write_numbers(fields.key("+"), new[stayed.len()..].iter().map(|card| card.0));
                }
            } else {
                write_numbers(fields.key("H"), new.iter().map(|card| card.0));
            }
        }
        (_, new) => fields.put("H", new),
    }
    if old.played != new.played {
        write_numbers(fields.key("o"), new.played.iter().map(|card| card.0));
    }
    if old.my_votes != new.my_votes {
        match &new.my_votes {
            Some(votes) => fields.put("y", &(&votes.slots, votes.red)),
            None => fields.put("y", &()),
        }
    }
}

fn write_table(fields: &mut Fields<'_>, old: &View, new: &View) {
    if old.red != new.red {
        fields.put("R", &new.red);
    }
    if old.table == new.table {
        return;
    }
    let cards = |view: &View| view.table.iter().map(|laid| laid.card).collect::<Vec<_>>();
    let mine = |view: &View| -> Vec<u16> {
        view.table.iter().filter(|laid| laid.mine).map(|laid| u16::from(laid.slot.0)).collect()
    };
    let laid_anew = cards(old) != cards(new);
    if laid_anew {
        write_numbers(fields.key("T"), new.table.iter().map(|laid| laid.card.0));
    }
    let own = mine(new);
    if if laid_anew { !own.is_empty() } else { mine(old) != own } {
        write_numbers(fields.key("n"), own);
    }
    let owned = |view: &View| view.table.iter().map(|laid| laid.owner).collect::<Vec<_>>();
    let known = |owners: &[Option<_>]| owners.iter().any(Option::is_some);
    let owners = owned(new);
    if if laid_anew { known(&owners) } else { owned(old) != owners } {
        fields.put("O", &owners);
    }
    let voted = |view: &View| view.table.iter().map(|laid| laid.votes).collect::<Vec<_>>();
    let votes = voted(new);
    if if laid_anew { votes.iter().any(Option::is_some) } else { voted(old) != votes } {
        fields.put("V", &votes);
    }
}

fn write_score(fields: &mut Fields<'_>, old: &View, new: &View) {
    if old.found != new.found {
        match new.found {
            Some(found) => fields.number("F", found_index(found)),
            None => fields.put("F", &()),
        }
    }
    if old.points != new.points {
        match new.points.as_deref() {
            None => fields.put("P", &()),
            Some(points) => write_list(fields.key("P"), points, |out, side| {
                let reasons = side.reasons.iter().flat_map(|reason| {
                    let index =
                        moonhare_rules::score::Reason::ALL.iter().position(|known| *known == reason.reason);
                    [index.map_or(-1, |index| index as i32), i32::from(reason.points)]
                });
                write_list(out, std::iter::once(i32::from(side.points)).chain(reasons), |out, number| {
                    _ = write!(out, "{number}");
                });
            }),
        }
    }
    if old.winners != new.winners {
        fields.put("W", &new.winners);
    }
    if old.ended_by != new.ended_by {
        fields.put("E", &new.ended_by);
    }
    if old.stories_left != new.stories_left {
        fields.put("L", &new.stories_left);
    }
}

/// The moves, shortened where they only repeat the hand.
fn move_text(view: &View) -> String {
    let mut text = String::with_capacity(64);
    text.push('[');
    let Moves { claim, tell, give, take_back, vote, ready } = &view.your_move;
    if claim.is_some() {
        text.push_str("\"c\",");
    }
    if let Some(tell) = tell {
        if tell.cards.is_some() && tell.cards == view.hand {
            text.push_str("\"t\",");
        } else {
            write_move(&mut text, &("t", &tell.cards));
        }
    }
    if let Some(give) = give {
        if Some(&give.cards) == view.hand.as_ref() {
            write_move(&mut text, &("g", give.count));
        } else {
            write_move(&mut text, &("G", give.count, &give.cards));
        }
    }
    if take_back.is_some() {
        text.push_str("\"b\",");
    }
    if let Some(vote) = vote {
        match (vote.min, vote.max, vote.per_card, &vote.red) {
            (1, 1, 1, None) => write_move(&mut text, &("v", &vote.slots)),
            (min, max, per_card, red) => {
                write_move(&mut text, &("v", &vote.slots, min, max, per_card, red));
            }
        }
    }
    if ready.is_some() {
        text.push_str("\"r\",");
    }
    // The comma after the last.
    if text.ends_with(',') {
        text.pop();
    }
    text.push(']');
    text
}

fn write_move(text: &mut String, value: &impl Serialize) {
    write_json(text, value);
    text.push(',');
}

/// The order of the phases on the wire.
pub(crate) const PHASES: [Phase; 6] =
    [Phase::Claim, Phase::Tell, Phase::Give, Phase::Vote, Phase::Score, Phase::Over];

fn phase_index(phase: Phase) -> u64 {
    PHASES.iter().position(|known| *known == phase).unwrap_or(0) as u64
}

fn found_index(found: Found) -> u64 {
    match found {
        Found::None => 0,
        Found::Some => 1,
        Found::All => 2,
    }
}
