//! What a client does with the server's messages, for clients in Rust: scripts, tests and measurements.
//!
//! The browser has the same in `web/src/lib/protocol/patch.ts`; a test plays whole games through both.

use moonhare_rules::View;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::patch::GamePatch;

/// A step as a client reads it.
#[derive(Deserialize)]
struct ReadStep(u64, #[serde(default)] ReadPatch, #[serde(default)] Option<String>);

/// A patch as a client reads it.
#[derive(Default, Deserialize)]
struct ReadPatch {
    #[serde(flatten)]
    game: GamePatch,
    /// Fields of the room's view: `A` and `D` are short for two of them, and each other replaces the one of the same name.
    #[serde(flatten)]
    room: Map<String, Value>,
}

/// Applies a step to a room's view. Returns the id of the viewer's own command, if this step is its answer.
///
/// # Errors
/// When the step does not fit the view: its position is not the next, it is no step at all, or what it makes is no
/// game. The client should connect again then.
pub fn apply_step(view: &mut Value, step: &Value) -> Result<Option<String>, String> {
    let ReadStep(position, patch, id) =
        ReadStep::deserialize(step).map_err(|error| format!("not a step: {error}"))?;
    let before = view["position"].as_u64().ok_or("the view has no position")?;
    if before.checked_add(1) != Some(position) {
        return Err(format!("step {position} does not follow {before}"));
    }
    view["position"] = position.into();
    let mut room = patch.room;
    if let Some(reveal) = room.remove("A") {
        view["reveal"] = match reveal {
            Value::Null => Value::Null,
            reveal => json!({ "start_ms": reveal[0], "acts": reveal[1] }),
        };
        (view["guesses"], view["hearts"]) = (json!([]), json!([]));
    }
    for (field, value) in room {
        match field.as_str() {
            "chat" => append_chat(&mut view["chat"], value),
            "D" => view["deadline_ms"] = value,
            field => view[field] = value,
        }
    }
    if patch.game != GamePatch::default() && view["game"].is_object() {
        let mut game = View::deserialize(&view["game"]).map_err(|error| format!("not a view: {error}"))?;
        patch.game.apply(&mut game);
        view["game"] = serde_json::to_value(game).map_err(|error| error.to_string())?;
    }
    Ok(id)
}

fn append_chat(chat: &mut Value, new: Value) {
    if let (Some(chat), Value::Array(new)) = (chat.as_array_mut(), new) {
        chat.extend(new);
        let over = chat.len().saturating_sub(crate::limits::CHAT_KEPT_MAX);
        chat.drain(..over);
    }
}
