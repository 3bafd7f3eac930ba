//! What a client does with the server's messages, for clients in Rust: scripts, tests and measurements.
//!
//! The browser has the same in `web/src/lib/protocol/patch.ts`; a test plays whole games through both.

use serde_json::{Map, Value, json};

/// Applies a step to a room's view. Returns the id of the viewer's own command, if this step is its answer.
///
/// # Errors
/// When the step does not fit the view: its position is not the next, or it is no step at all. The client should
/// connect again then.
pub fn apply_step(view: &mut Value, step: &Value) -> Result<Option<String>, String> {
    let step = step.as_array().ok_or("a step is a list")?;
    let position = step.first().and_then(Value::as_u64).ok_or("a step begins with its position")?;
    let known = view["position"].as_u64().ok_or("the view has no position")?;
    if position != known + 1 {
        return Err(format!("step {position} does not follow {known}"));
    }
    view["position"] = position.into();
    let id = step.get(2).and_then(Value::as_str).map(str::to_owned);
    let Some(patch) = step.get(1).and_then(Value::as_object) else { return Ok(id) };
    for (key, value) in patch {
        match key.as_str() {
            "chat" => append_chat(&mut view["chat"], value),
            long if long.len() > 1 => view[long] = value.clone(),
            _ => {}
        }
    }
    if view["game"].is_object() {
        apply_game(&mut view["game"], patch);
    }
    Ok(id)
}

fn append_chat(chat: &mut Value, new: &Value) {
    if let (Some(chat), Some(new)) = (chat.as_array_mut(), new.as_array()) {
        chat.extend(new.iter().cloned());
        let over = chat.len().saturating_sub(crate::limits::CHAT_KEPT_MAX);
        chat.drain(..over);
    }
}

fn apply_game(game: &mut Value, patch: &Map<String, Value>) {
    if let Some(turn) = patch.get("N") {
        game["turn"] = turn.clone();
        for (field, empty) in [
            ("clue", Value::Null),
            ("played", json!([])),
            ("table", json!([])),
            ("red", Value::Null),
            ("my_votes", Value::Null),
            ("found", Value::Null),
            ("points", Value::Null),
        ] {
            game[field] = empty;
        }
        for seat in seats(game) {
            (seat["given"], seat["voted"], seat["ready"]) = (false.into(), false.into(), false.into());
        }
    }
    if let Some(phase) = patch.get("p").and_then(Value::as_u64) {
        game["phase"] = json!(crate::patch::PHASES[phase as usize]);
    }
    if let Some(clue) = patch.get("c") {
        game["clue"] = if clue.is_string() { json!({ "text": clue }) } else { clue.clone() };
    }
    for (key, field) in [
        ("s", "storyteller"),
        ("o", "played"),
        ("R", "red"),
        ("W", "winners"),
        ("E", "ended_by"),
        ("L", "stories_left"),
    ] {
        if let Some(value) = patch.get(key) {
            game[field] = value.clone();
        }
    }
    apply_seats(game, patch);
    apply_own(game, patch);
    apply_table(game, patch);
    if let Some(piles) = patch.get("k") {
        (game["pile"], game["discard"]) = (piles[0].clone(), piles[1].clone());
    }
    if let Some(found) = patch.get("F") {
        game["found"] =
            found.as_u64().map_or(Value::Null, |found| json!(["none", "some", "all"][found as usize]));
    }
    if let Some(points) = patch.get("P") {
        game["points"] = points.as_array().map_or(Value::Null, |points| unfold_points(game, points));
    }
    if let Some(moves) = patch.get("m").and_then(Value::as_array) {
        game["your_move"] = unfold_moves(moves, &game["hand"]);
    } else if patch.contains_key("-") || patch.contains_key("+") || patch.contains_key("H") {
        let hand = game["hand"].clone();
        for kind in ["tell", "give"] {
            if game["your_move"][kind]["cards"].is_array() {
                game["your_move"][kind]["cards"] = hand.clone();
            }
        }
    }
}

fn seats(game: &mut Value) -> impl Iterator<Item = &mut Value> {
    game["seats"].as_array_mut().into_iter().flatten()
}

fn apply_seats(game: &mut Value, patch: &Map<String, Value>) {
    if let Some(given) = patch.get("g") {
        let (bits, fewer) = match given.as_array() {
            Some(both) => (both[0].as_u64().unwrap_or(0), both[1].as_u64().unwrap_or(0)),
            None => (given.as_u64().unwrap_or(0), 0),
        };
        for (seat, index) in seats(game).zip(0..) {
            let now = bits >> index & 1 == 1;
            if now && seat["given"] == false {
                seat["hand"] = (seat["hand"].as_u64().unwrap_or(0).saturating_sub(fewer)).into();
            }
            seat["given"] = now.into();
        }
    }
    for (key, field) in [("v", "voted"), ("r", "ready")] {
        if let Some(bits) = patch.get(key).and_then(Value::as_u64) {
            for (seat, index) in seats(game).zip(0..) {
                seat[field] = (bits >> index & 1 == 1).into();
            }
        }
    }
    if let Some(hands) = patch.get("h").and_then(Value::as_str) {
        for (seat, digit) in seats(game).zip(hands.chars()) {
            seat["hand"] = digit.to_digit(36).into();
        }
    }
    if let Some(scores) = patch.get("S").and_then(Value::as_array) {
        for (seat, score) in seats(game).zip(scores) {
            seat["score"] = score.clone();
        }
    }
}

fn apply_own(game: &mut Value, patch: &Map<String, Value>) {
    if let Some(hand) = patch.get("H") {
        game["hand"] = hand.clone();
    }
    if let Some(hand) = game["hand"].as_array_mut() {
        if let Some(left) = patch.get("-").and_then(Value::as_array) {
            hand.retain(|card| !left.contains(card));
        }
        hand.extend(patch.get("+").and_then(Value::as_array).into_iter().flatten().cloned());
    }
    if let Some(votes) = patch.get("y") {
        game["my_votes"] =
            if votes.is_null() { Value::Null } else { json!({ "slots": votes[0], "red": votes[1] }) };
    }
}

fn apply_table(game: &mut Value, patch: &Map<String, Value>) {
    if let Some(cards) = patch.get("T").and_then(Value::as_array) {
        let table = cards.iter().zip(1..).map(
            |(card, slot)| json!({ "slot": slot, "card": card, "mine": false, "owner": null, "votes": null }),
        );
        game["table"] = table.collect();
    }
    let table = game["table"].as_array_mut().into_iter().flatten();
    for (laid, index) in table.zip(0..) {
        if let Some(own) = patch.get("n").and_then(Value::as_array) {
            laid["mine"] = own.contains(&(index + 1).into()).into();
        }
        if let Some(owners) = patch.get("O") {
            laid["owner"] = owners[index].clone();
        }
        if let Some(votes) = patch.get("V") {
            laid["votes"] = votes[index].clone();
        }
    }
}

fn unfold_points(game: &Value, points: &[Value]) -> Value {
    let teams = !game["seats"][0]["team"].is_null();
    let side = |(index, numbers): (usize, &Value)| {
        let numbers = numbers.as_array().map(Vec::as_slice).unwrap_or_default();
        let reasons = numbers[1..].chunks(2).map(|pair| {
            let reason = moonhare_rules::score::Reason::ALL[pair[0].as_u64().unwrap_or(0) as usize];
            json!({ "reason": reason, "points": pair[1] })
        });
        let mut side = json!({ "points": numbers[0], "reasons": reasons.collect::<Vec<_>>() });
        side[if teams { "team" } else { "seat" }] = index.into();
        side
    };
    points.iter().enumerate().map(side).collect()
}

fn unfold_moves(moves: &[Value], hand: &Value) -> Value {
    let mut open = json!({});
    for item in moves {
        let kind = item.as_str().or_else(|| item[0].as_str()).unwrap_or_default();
        match kind {
            "c" => open["claim"] = json!({}),
            "t" if item.is_array() => open["tell"] = json!({ "cards": item[1] }),
            "t" => open["tell"] = json!({ "cards": hand }),
            "g" => open["give"] = json!({ "cards": hand, "count": item[1] }),
            "G" => open["give"] = json!({ "cards": item[2], "count": item[1] }),
            "b" => open["take_back"] = json!({}),
            "v" => {
                let number = |at: usize| item.get(at).cloned().unwrap_or(1.into());
                let red = item.get(5).cloned().unwrap_or(Value::Null);
                open["vote"] = json!({ "slots": item[1], "min": number(2), "max": number(3), "per_card": number(4), "red": red });
            }
            "r" => open["ready"] = json!({}),
            _ => {}
        }
    }
    open
}
