//! Arguments that can't work: one sentence that says what would, and nothing on the way.

mod common;

use common::{run, text};

#[test]
fn what_is_not_understood_is_refused_with_what_would_do() {
    for (arguments, what_would) in [
        ("sing", "unrecognized subcommand"),
        ("--port", "unexpected argument"),
        ("simulate --rules chess", "classic, odyssey, odyssey-2023, party, teams"),
        ("simulate --games 0", "not in 1.."),
        ("simulate --skill 2", "a number from 0 to 1"),
        ("simulate --threads 0", "1..=1024"),
        ("simulate --bots --packs /nowhere", "there is no such folder"),
        ("simulate --packs .", "--bots"),
        ("mind", "<CLUE>"),
        ("mind moon --best 0", "not in 1.."),
        ("mind moon --packs /nowhere", "there is no such folder"),
        ("mind moon --eval", "cannot be used with"),
        ("stats /nowhere", "there is no such folder"),
        ("verify", "<FILE>"),
        ("paint", "--out <OUT>"),
        ("paint --out x --theme nowhere", "looking-glass"),
        ("paint --out x --size 10", "800x1200"),
        ("paint --out x --size 0x0", "100x150 to 2400x3600"),
        ("paint --out x --cards 0", "1..=1000"),
        ("paint --out x --finish crayon", "watercolour"),
        ("pack list --packs /nowhere", "there is no such folder"),
        ("pack show moonhare --language xx", "--language"),
        ("pack check", "<FOLDERS>"),
        ("engine x", "unexpected argument"),
        ("bench --tables a", "--tables"),
    ] {
        let words: Vec<_> = arguments.split(' ').collect();
        let ended = run(&words, []);
        let told = text(&ended.stderr);
        assert_eq!(ended.status.code(), Some(2), "{arguments}: {told}");
        assert!(told.contains(what_would), "{arguments}: {told}");
        assert!(ended.stdout.is_empty(), "{arguments}: {}", text(&ended.stdout));
    }
}

#[test]
fn what_cannot_be_done_is_told_on_one_line() {
    for (arguments, why) in [
        ("simulate --players 2 --games 1", "at least 3 players"),
        ("simulate --players 13 --games 1", "at most 12 players"),
        ("simulate --cards 5 --games 1", "add a pack"),
        ("simulate --house /nowhere --games 1", "can't read /nowhere"),
        ("mind moon --mind /nowhere", "vocab.txt"),
        ("verify /nowhere", "can't open /nowhere"),
        ("verify Cargo.toml", "is not an event of a game"),
        ("paint --out x --card 900", "the pack has 84 cards"),
        ("paint --out Cargo.toml/x", "can't write"),
        ("pack show nowhere", "there is no pack called nowhere"),
        ("score /nowhere", "can't open /nowhere"),
        ("stats", "moonhare-data is no folder"),
        ("bench --tables 0", "at least one table"),
    ] {
        let words: Vec<_> = arguments.split(' ').collect();
        let ended = run(&words, []);
        let told = text(&ended.stderr);
        assert_eq!(ended.status.code(), Some(1), "{arguments}: {told}");
        assert!(told.starts_with("moonhare: ") && told.contains(why), "{arguments}: {told}");
        assert_eq!(told.lines().count(), 1, "{arguments}: {told}");
        let (sentence, rest) = told.trim_end().rsplit_once(": ").unwrap();
        assert!(!sentence.contains(rest), "{arguments} says it twice: {told}");
    }
}
