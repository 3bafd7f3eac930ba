//! The heads there are: people, animals in clothes, and odd ones with a thing for a head.

mod beasts;
mod birds;
mod costumes;
mod hoofed;
mod odd;
mod people;
mod things;

use super::Head;

/// All heads there are.
pub static ALL: &[&Head] = &[
    &hoofed::DEER,
    &hoofed::ELEPHANT,
    &hoofed::GOAT,
    &hoofed::PIG,
    &hoofed::SHEEP,
    &beasts::BADGER,
    &beasts::BEAR,
    &beasts::CAT,
    &beasts::FOX,
    &beasts::HARE,
    &beasts::LION,
    &beasts::MOUSE,
    &beasts::WOLF,
    &birds::CROW,
    &birds::FROG,
    &birds::GOOSE,
    &birds::OWL,
    &birds::PENGUIN,
    &costumes::ASTRONAUT,
    &costumes::DIVER,
    &costumes::GENTLEMAN,
    &costumes::HOODED,
    &costumes::JESTER,
    &costumes::KING,
    &costumes::KNIGHT,
    &costumes::PILOT,
    &costumes::QUEEN,
    &costumes::SAILOR,
    &costumes::WIZARD,
    &people::BOY,
    &people::CHILD,
    &people::GIRL,
    &people::OLD_MAN,
    &people::OLD_WOMAN,
    &people::WOMAN,
    &odd::BULB_HEAD,
    &odd::CAGE_HEAD,
    &odd::CLOCK_HEAD,
    &odd::LAMP_HEAD,
    &odd::MOON_HEAD,
    &odd::SUN_HEAD,
    &things::CLOUD_HEAD,
    &things::FISHBOWL_HEAD,
    &things::FLOWER_HEAD,
    &things::HOUSE_HEAD,
    &things::TEAPOT_HEAD,
    &things::TREE_HEAD,
];

/// The head of this name.
///
/// # Panics
/// If there is none: names are written in relations, and a test looks all of them up.
pub fn head(id: &str) -> &'static Head {
    ALL.iter().copied().find(|h| h.id == id).unwrap_or_else(|| panic!("there is no head called {id}"))
}
