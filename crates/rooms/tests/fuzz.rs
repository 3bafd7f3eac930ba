//! Whatever a client or a server sends, it is read or refused: nothing falls over.

use moonhare_rooms::{ClientMessage, client::apply_step};
use serde_json::{Value, json};

#[test]
fn fuzz_client_messages() {
    let commands = [
        json!({ "claim": {} }),
        json!({ "tell": { "card": 12, "clue": { "text": "dusk", "performance": "live" } } }),
        json!({ "tell": { "clue": "dusk" } }),
        json!({ "give": { "cards": [12, 13] } }),
        json!({ "take_back": {} }),
        json!({ "vote": { "slots": [1, 2], "red": 3 } }),
        json!({ "ready": {} }),
    ];
    let wishes = [
        json!({ "settings": { "edition": "odyssey", "house": { "target_score": 12 } } }),
        json!({ "begin": {} }),
        json!({ "rematch": {} }),
    ];
    let mut good = vec![
        json!({ "hello": { "secret": "0f", "position": 17, "epoch": "a" } }),
        json!({ "typing": true }),
        json!({ "ping": 41 }),
    ];
    good.extend(commands.map(|command| json!({ "do": { "id": "c1", "command": command } })));
    good.extend(wishes.map(|command| json!({ "room": { "id": "c2", "command": command } })));
    let good: Vec<_> = good.iter().map(|message| message.to_string().into_bytes()).collect();
    for message in &good {
        let text = String::from_utf8_lossy(message);
        assert!(serde_json::from_slice::<ClientMessage>(message).is_ok(), "{text} is a good message");
    }
    for input in moonhare_fuzz::changed(&good, 20_000) {
        if let Ok(message) = serde_json::from_slice::<ClientMessage>(&input) {
            let written = serde_json::to_string(&message).expect("what was read can be written");
            assert_eq!(serde_json::from_str::<ClientMessage>(&written).ok(), Some(message));
        }
    }
}

/// The games that the browser's tests play after the server: of each the first view, and steps.
fn recorded() -> (Vec<Value>, Vec<Vec<u8>>) {
    let games = include_str!("../../../web/src/lib/protocol/recordings.json");
    let games: Vec<Value> = serde_json::from_str(games).expect("recordings in JSON");
    let steps = games.iter().flat_map(|game| game["steps"].as_array().expect("steps"));
    let steps = steps.map(|step| step["step"].to_string().into_bytes()).collect();
    (games.iter().map(|game| game["first"].clone()).collect(), steps)
}

#[test]
fn fuzz_steps() {
    let (views, steps) = recorded();
    let mut taken = 0;
    for input in moonhare_fuzz::changed(&steps, 20_000) {
        let Ok(step) = serde_json::from_slice::<Value>(&input) else { continue };
        // Which view it meets is left to the input, so that a failure can be had again.
        let mut view = views[input.len() % views.len()].clone();
        view["position"] = step[0].as_u64().unwrap_or(1).wrapping_sub(1).into();
        taken += u64::from(apply_step(&mut view, &step).is_ok());
    }
    assert!(taken > 2_000, "only {taken} steps came as far as the view");
}
