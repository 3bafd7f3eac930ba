//! Honest evenings of every edition with one thing changed at a time: whatever changes a card or a point is noticed.

use std::collections::{BTreeMap, BTreeSet};

use moonhare_rules::{Card, Event as GameEvent, FairDeck, Game, Unfair, Viewer};
use serde_json::{Value, json};

use super::{
    Games, Letter, NotFair, UnfairGame,
    fair_table_test::{FairTable, TABLES},
};

/// So many changes of each evening are tried, of every kind and place.
const TRIED_EACH: usize = 120;

/// What can be changed without changing a card or a point, and why nothing has to notice it.
const CANNOT_MATTER: [(&str, &str); 10] = [
    ("told.clue", "what was said pays nothing; browsers and people remember it"),
    ("told.performance", "the same for what was sung"),
    ("claimed", "who tells has claimed by telling"),
    ("order", "moves that nobody waits for may come in any order"),
    ("repeated", "the secret may be opened twice"),
    ("given, then taken back", "cards that came back into the hand before they were laid open"),
    ("voted", "a vote that was replaced, or pays the same on another card: browsers remember it"),
    ("said_ready", "whoever is ready, the next turn has the same cards"),
    ("pictures", "what a card shows: the letter's hash holds it, which browsers keep"),
    ("salts of the letter", "the hash of a salt that never came, and so is in no deck"),
];

/// A change: some lines are replaced by others.
struct Tampering {
    /// What kind of thing is changed.
    kind: String,
    at: usize,
    replaced: usize,
    by: Vec<Value>,
}

impl Tampering {
    fn of(&self, lines: &[Value]) -> Vec<Value> {
        let rest = &lines[self.at + self.replaced..];
        [&lines[..self.at], &self.by, rest].concat()
    }
}

fn tamperings(lines: &[Value]) -> Vec<Tampering> {
    let mut all = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let event = line.as_object().unwrap().keys().next().unwrap();
        let mut with = |what: &str, replaced: usize, by: Vec<Value>| {
            all.push(Tampering { kind: format!("{event} {what}"), at, replaced, by });
        };
        with("left out", 1, vec![]);
        with("twice", 1, vec![line.clone(), line.clone()]);
        if let Some(next) = lines.get(at + 1) {
            with("later", 2, vec![next.clone(), line.clone()]);
        }
        for pointer in pointers(line) {
            for value in others(line.pointer(&pointer).unwrap()) {
                let mut changed = line.clone();
                *changed.pointer_mut(&pointer).unwrap() = value;
                with(&pointer, 1, vec![changed]);
            }
        }
    }
    all
}

/// The places of everything inside a value.
fn pointers(value: &Value) -> Vec<String> {
    let inside: Vec<(String, &Value)> = match value {
        Value::Object(fields) => fields.iter().map(|(key, value)| (key.clone(), value)).collect(),
        Value::Array(items) => items.iter().enumerate().map(|(at, value)| (at.to_string(), value)).collect(),
        _ => Vec::new(),
    };
    let deeper = |(key, value): &(String, &Value)| {
        let below = pointers(value).into_iter().map(|below| format!("/{key}{below}")).collect::<Vec<_>>();
        [vec![format!("/{key}")], below].concat()
    };
    inside.iter().flat_map(deeper).collect()
}

/// Other values in the place of this one.
fn others(value: &Value) -> Vec<Value> {
    match value {
        Value::Null => vec![json!(0)],
        Value::Bool(value) => vec![json!(!value)],
        Value::Number(number) => {
            let number = number.as_i64().unwrap();
            vec![json!(number - 1), json!(number + 1)]
        }
        Value::String(text) => {
            let first = if text.starts_with('0') { "1" } else { "0" };
            vec![json!(format!("{first}{}", text.get(1..).unwrap_or_default()))]
        }
        Value::Array(items) => {
            let mut changed = Vec::new();
            if let [.., one, other] = &items[..]
                && one != other
            {
                let mut swapped = items.clone();
                swapped.swap(items.len() - 1, items.len() - 2);
                changed.push(json!(swapped));
            }
            if let Some(last) = items.last() {
                changed.push(json!(items[..items.len() - 1]));
                changed.push(json!([items.clone(), vec![last.clone()]].concat()));
            }
            changed
        }
        Value::Object(_) => Vec::new(),
    }
}

/// Reads the lines as `moonhare verify` does.
fn is_noticed(lines: &[Value]) -> bool {
    let mut games = Games::default();
    let read = lines.iter().try_for_each(|line| games.add_line(line.to_string().as_bytes()));
    read.is_err() || games.verify().is_err()
}

/// Every card and every point of an evening: all results of shuffles, and the points and scores of each turn.
fn cards_and_points(lines: &[Value]) -> Vec<String> {
    let mut all = Vec::new();
    let mut game: Option<Game> = None;
    for line in lines {
        let Ok(event) = serde_json::from_value::<GameEvent>(line.clone()) else { continue };
        match (&event, &mut game) {
            (GameEvent::Started(_), _) => game = Game::from_events([&event]).ok(),
            (_, Some(game)) => game.apply(&event),
            _ => {}
        }
        match &event {
            GameEvent::Started(started) => all.push(format!("{:?}", (&started.pile, &started.fair))),
            GameEvent::Dealt { .. }
            | GameEvent::Revealed { .. }
            | GameEvent::Reshuffled { .. }
            | GameEvent::Drawn { .. }
            | GameEvent::Passed {}
            | GameEvent::TurnBegan { .. }
            | GameEvent::Ended { .. } => all.push(line.to_string()),
            GameEvent::Scored(_) => {
                let Some(view) = game.as_ref().map(|game| game.view(Viewer::Watcher)) else { continue };
                let scores: Vec<u16> = view.seats.iter().map(|seat| seat.score).collect();
                all.push(format!("{:?}", (view.points, scores)));
            }
            _ => {}
        }
    }
    all
}

/// Which of those that cannot matter this is.
fn reason(kind: &str) -> Option<&'static str> {
    let name = match kind {
        kind if kind.starts_with("told /told/clue/performance") => "told.performance",
        kind if kind.starts_with("told /told/clue") => "told.clue",
        kind if kind.starts_with("claimed") => "claimed",
        kind if kind.contains("/pictures") => "pictures",
        kind if kind.starts_with("letter /letter/salts") => "salts of the letter",
        kind if kind.starts_with("said_ready") => "said_ready",
        kind if kind.ends_with(" later") => "order",
        kind if kind.starts_with("opened") => "repeated",
        kind if kind.starts_with("given") || kind.starts_with("taken_back") => "given, then taken back",
        kind if kind.starts_with("voted") => "voted",
        _ => return None,
    };
    CANNOT_MATTER.iter().map(|(known, _)| *known).find(|known| *known == name)
}

#[test]
fn whatever_changes_a_card_or_a_point_is_noticed() {
    let (mut noticed, mut harmless) = (0, BTreeMap::<&str, BTreeSet<String>>::new());
    for ((edition, players), seed) in TABLES.into_iter().zip(1..) {
        let mut table = FairTable::new(edition, players, seed);
        table.play_an_evening();
        let lines: Vec<Value> =
            table.lines().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert!(!is_noticed(&lines), "{edition:?} is honest");
        let honest = cards_and_points(&lines);
        let all = tamperings(&lines);
        let each = (all.len() / TRIED_EACH).max(1);
        for tampering in all.into_iter().step_by(each) {
            let tampered = tampering.of(&lines);
            if is_noticed(&tampered) {
                noticed += 1;
                continue;
            }
            let kind = tampering.kind;
            assert!(cards_and_points(&tampered) == honest, "{edition:?}: {kind} was not noticed");
            let reason = reason(&kind);
            let reason = reason.unwrap_or_else(|| panic!("{edition:?}: {kind} should be listed"));
            harmless.entry(reason).or_default().insert(kind);
        }
    }
    assert!(noticed >= 400, "{noticed} tamperings were noticed; {harmless:#?}");
}

/// The lines of an evening, and where its second game begins.
fn evening() -> (Vec<String>, usize) {
    let mut table = FairTable::new(moonhare_rules::Edition::Classic, 3, 1);
    table.play_an_evening();
    let lines: Vec<String> = table.lines().lines().map(str::to_owned).collect();
    let second = lines.iter().rposition(|line| line.starts_with("{\"letter\"")).unwrap();
    (lines, second)
}

/// A game of a server that deals otherwise than it has promised, and is consistent in everything else.
fn cheated(
    lines: &[String],
    second: usize,
    cheat: impl FnOnce(&mut Letter, &mut Vec<String>),
) -> Vec<String> {
    let mut letter = Letter::of_line(&lines[second]).unwrap();
    let secret = lines.iter().rev().find_map(|line| match serde_json::from_str(line) {
        Ok(GameEvent::Opened { secret }) => Some(secret),
        _ => None,
    });
    let secret = secret.unwrap();
    let Ok(GameEvent::Started(started)) = serde_json::from_str(&lines[second + 1]) else { unreachable!() };
    let mut salts = started.fair.unwrap().contributions;
    cheat(&mut letter, &mut salts);
    let fair = FairDeck::new(secret.clone(), &salts);
    let mut events = Game::start(&letter.rules, &letter.seen, &fair);
    let game = Game::from_events(&events).unwrap();
    events.extend(game.end_now().unwrap());
    events.push(GameEvent::Opened { secret });
    let events = events.iter().map(|event| serde_json::to_string(event).unwrap());
    lines[..second].iter().cloned().chain([letter.line()]).chain(events).collect()
}

fn verdict(lines: &[String]) -> Result<(), NotFair> {
    let mut games = Games::default();
    lines.iter().for_each(|line| games.add_line(line.as_bytes()).unwrap());
    games.verify().map(|_| ())
}

#[test]
fn a_server_that_is_consistent_in_its_lies_is_caught_too() {
    let (lines, second) = evening();
    let unfair = |why: UnfairGame| Err(NotFair { game: 2, why });
    let honest = cheated(&lines, second, |_, _| {});
    assert_eq!(verdict(&honest), Ok(()));
    // It invents cards that were seen, so that others are dealt.
    let invented = cheated(&lines, second, |letter, _| letter.seen = (0..40).map(Card).collect());
    assert_eq!(verdict(&invented), unfair(Unfair::WrongSeen.into()));
    let forgotten = cheated(&lines, second, |letter, _| letter.seen.clear());
    assert_eq!(verdict(&forgotten), unfair(Unfair::WrongSeen.into()));
    // Or leaves out a game that was played.
    assert_eq!(
        verdict(&honest[second..]),
        Err(NotFair { game: 1, why: Unfair::WrongSeen.into() }),
        "the first of a room has no cards below"
    );
    // A game alone is believed, and that is said.
    let mut alone = Games::default();
    honest[second + 1..].iter().for_each(|line| alone.add_line(line.as_bytes()).unwrap());
    assert!(alone.verify().unwrap().believed_seen > 0);
    // It exchanges a salt when it knows all others.
    for seat in [0, 2] {
        let exchanged = cheated(&lines, second, |_, salts| salts[seat] = "chosen last".into());
        assert_eq!(verdict(&exchanged), unfair(UnfairGame::Salt { seat }));
    }
    let plain = cheated(&lines, second, |_, salts| salts[1] = "chosen last".into());
    assert_eq!(verdict(&plain), unfair(UnfairGame::Salt { seat: 1 }));
    // It seals one letter and plays by another.
    let other = |change: fn(&mut Letter), what| {
        let mut letter = Letter::of_line(&honest[second]).unwrap();
        change(&mut letter);
        let mut lines = honest.clone();
        lines[second] = letter.line();
        assert_eq!(verdict(&lines), unfair(UnfairGame::Letter(what)));
    };
    other(|letter| letter.secret_hash = letter.secret_hash.replace(['0', '1'], "2"), "promise");
    other(|letter| letter.seen.clear(), "list of seen cards");
    other(|letter| _ = letter.salts.pop(), "number of seats");
    let mut odd = Letter::of_line(&honest[second]).unwrap();
    odd.deck[0].first = 1;
    let mut lines = honest.clone();
    lines[second] = odd.line();
    assert_eq!(verdict(&lines), unfair(UnfairGame::Deck));
}
