//! What people are called: something that can be seen, and that tells them from the others.

use unicode_security::skeleton;

use super::{
    People, Person, RoomRefusal,
    plain_text::{plain, seen},
};
use crate::limits::NAME_CHARS_MAX;

/// A name as the table shows it.
pub(super) fn checked_name(name: &str) -> Result<String, RoomRefusal> {
    let name = plain(name).split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > NAME_CHARS_MAX || name.chars().any(char::is_control) {
        return Err(RoomRefusal::BadName);
    }
    Ok(name)
}

/// The name, or, if somebody else is called so or so alike that one would take them for each other, the name with a number.
pub(super) fn distinct_name(people: &People, name: String, except: Option<Person>) -> String {
    let others = people.iter().filter(|someone| Some(someone.person) != except);
    let taken: Vec<[String; 2]> = others.map(|someone| looks(&someone.name)).collect();
    let is_free = |name: &str| {
        let [exact, small] = looks(name);
        !taken.iter().any(|[other, other_small]| *other == exact || *other_small == small)
    };
    if is_free(&name) {
        return name;
    }
    let numbered = |number: usize| {
        let number = format!(" {number}");
        let kept = NAME_CHARS_MAX - number.len();
        let base: String = name.chars().take(kept).collect();
        format!("{}{number}", base.trim_end())
    };
    // There are more numbers than people.
    (2..).map(numbered).find(|name| is_free(name)).unwrap_or(name)
}

/// What a name looks like, whatever letters it is made of, as it is written and in small letters.
fn looks(name: &str) -> [String; 2] {
    let name: String = seen(name).collect();
    [skeleton(&name).collect(), skeleton(&name.to_lowercase()).collect()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_can_be_seen_and_stands_on_one_line() {
        for (name, shown) in [
            ("Ana", Some("Ana")),
            ("  Ana  María ", Some("Ana María")),
            ("A\u{200b}na", Some("Ana")),
            ("\u{202e}anA", Some("anA")),
            ("\u{3164}", None),
            ("\u{200b}\u{feff}\u{ad}", None),
            ("a\nb", Some("a b")),
            ("a\u{7}b", None),
            ("👩\u{200d}🚀", Some("👩\u{200d}🚀")),
            ("123456789 123456789 12345", None),
        ] {
            assert_eq!(checked_name(name).ok().as_deref(), shown, "{name:?}");
        }
    }

    #[test]
    fn names_that_look_alike_are_told_apart_by_a_letter_or_a_number() {
        let alike = |one: &str, other: &str| {
            let ([a, b], [c, d]) = (looks(one), looks(other));
            a == c || b == d
        };
        for (one, other) in [
            ("Ana", "ANA"),
            ("Ana", "\u{410}na"),
            ("Ana", "A n a"),
            ("Ana", "Ａｎａ"),
            ("Lana", "1ana"),
            ("lana", "Iana"),
            ("paypal", "\u{440}\u{430}ypal"),
            ("Zoé", "Zoe\u{301}"),
            ("moon", "m\u{2060}oon"),
        ] {
            assert!(alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Ana", "Anna"), ("Ana 2", "Ana 3"), ("José", "Jose"), ("Мария", "Марина")]
        {
            assert!(!alike(one, other), "{one} {other}");
        }
    }
}
