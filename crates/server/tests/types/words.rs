//! What Rust's small types are called in TypeScript.

use std::collections::BTreeMap;

/// Names of types that are numbers, texts or lists in JSON.
pub(crate) fn plain() -> BTreeMap<String, String> {
    let mut names = BTreeMap::new();
    for number in [
        "u8", "u16", "u32", "u64", "i16", "i32", "i64", "f32", "f64", "usize", "Seat", "Card", "Slot",
        "Person", "Rabbit", "SeatBits",
    ] {
        names.insert(number.to_owned(), "number".to_owned());
    }
    for text in ["String", "str", "RoomCode", "AlbumId", "CommandId", "Secret", "SecretHash", "HandSizes"] {
        names.insert(text.to_owned(), "string".to_owned());
    }
    for list in ["Cards", "Slots", "Voters", "Winners", "SeatSet", "SideNumbers"] {
        names.insert(list.to_owned(), "number[]".to_owned());
    }
    names.insert("bool".into(), "boolean".into());
    names.insert("SharedPaid".into(), "SlotPoints[]".into());
    names.insert("SharedPoints".into(), "SidePoints[]".into());
    names.insert("HouseValue".into(), "number | boolean | string".into());
    names.insert("BonusLimit".into(), "number | \"none\"".into());
    names
}

/// A Rust name in the case that serde writes it in.
pub(crate) fn cased(name: &str, case: Option<&str>) -> String {
    let between = match case {
        Some("snake_case") => "_",
        Some("kebab-case") => "-",
        Some("lowercase") => "",
        _ => return name.to_owned(),
    };
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !text.is_empty() {
            text.push_str(between);
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}
