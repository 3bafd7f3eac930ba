//! What comes back, believed only as far as it has the form that was asked for.

use serde::Deserialize;

#[derive(Deserialize)]
struct Completion {
    choices: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    message: Message,
}

#[derive(Deserialize)]
struct Message {
    content: String,
}

#[derive(Deserialize)]
struct Fits {
    fits: Vec<Fit>,
}

#[derive(Deserialize)]
struct Fit {
    picture: usize,
    fit: f32,
}

#[derive(Deserialize)]
struct Clues {
    clues: Vec<String>,
}

#[derive(Deserialize)]
struct Caption {
    caption: String,
}

/// What the model says in a chat completion.
pub(super) fn content(body: &[u8]) -> Option<String> {
    let completion: Completion = serde_json::from_slice(body).ok()?;
    Some(completion.choices.into_iter().next()?.message.content)
}

/// The fits in the order of the pictures: each picture once, and no other.
pub(super) fn fits(text: &str, pictures: usize) -> Option<Vec<f32>> {
    let Fits { fits } = serde_json::from_str(object(text)?).ok()?;
    let mut found = vec![None; pictures];
    for Fit { picture, fit } in fits {
        let place = found.get_mut(picture.checked_sub(1)?)?;
        if place.is_some() || !(0.0..=1.0).contains(&fit) {
            return None;
        }
        *place = Some(fit);
    }
    found.into_iter().collect()
}

/// The clues, if there are any.
pub(super) fn clues(text: &str) -> Option<Vec<String>> {
    let Clues { clues } = serde_json::from_str(object(text)?).ok()?;
    clues.iter().any(|clue| !clue.trim().is_empty()).then_some(clues)
}

/// What is to be seen, if anything is said of it.
pub(super) fn caption(text: &str) -> Option<String> {
    let Caption { caption } = serde_json::from_str(object(text)?).ok()?;
    (!caption.trim().is_empty()).then_some(caption)
}

/// The JSON object in a text: some models set it between words or fences.
fn object(text: &str) -> Option<&str> {
    text.get(text.find('{')?..=text.rfind('}')?)
}
