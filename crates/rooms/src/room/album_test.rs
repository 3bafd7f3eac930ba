//! Albums of every finished game that a release has left, and what their replays show.

use std::fs;

use moonhare_rules::{Moves, Phase, Seat, Viewer};

use super::{
    Album, AlbumNames, Batch, DeckPart, KeepWish, Room, RoomCode, SecretHash, Stage, album_of,
    turns::turns_of,
};

fn code() -> RoomCode {
    "BCDFGH".parse().unwrap()
}

const TYPED: KeepWish = KeepWish { names: AlbumNames::Typed, voices: true };

/// Logs of releases whose latest game is over.
fn finished() -> Vec<(String, Vec<String>)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/logs");
    let mut logs = Vec::new();
    for release in fs::read_dir(folder).unwrap() {
        for log in fs::read_dir(release.unwrap().path()).unwrap() {
            let path = log.unwrap().path().display().to_string();
            if path.ends_with("-finished.jsonl") {
                let lines = fs::read_to_string(&path).unwrap().lines().map(str::to_owned).collect();
                logs.push((path, lines));
            }
        }
    }
    assert!(logs.len() >= 5, "every edition has a finished log");
    logs
}

fn folded(lines: &[String]) -> Room {
    Room::from_records(code(), lines.iter().map(String::as_bytes)).unwrap().unwrap()
}

/// The hash of a secret that somebody at the table has.
fn a_players_secret(room: &Room) -> SecretHash {
    room.people().seated().find_map(|someone| someone.known_by().next()).expect("somebody is human")
}

fn album(lines: &[String], wish: KeepWish) -> Album {
    let keeper = a_players_secret(&folded(lines));
    let records = lines.iter().map(String::as_bytes);
    album_of(code(), records, keeper, wish, SecretHash::of("key"), 7).unwrap().unwrap()
}

#[test]
fn a_log_of_an_older_release_becomes_an_album_with_every_turn() {
    for (path, lines) in finished() {
        let kept = album(&lines, TYPED);
        let view = kept.view(365);
        let turns = turns_of(lines.iter().map(String::as_bytes)).unwrap();
        assert_eq!(view.turns, turns, "{path}");
        assert_eq!(view.until_ms, Some(7 + 365 * 24 * 3_600_000));
        assert_eq!(kept.view(0).until_ms, None);
        let room = folded(&lines);
        let end = room.game_view(None).unwrap();
        assert_eq!(view.scores, end.seats.iter().map(|seat| seat.score).collect::<Vec<_>>());
        assert_eq!(Some(view.winners), end.winners.map(|winners| winners.to_vec()));
        assert!(!view.people.is_empty());
        let written = serde_json::to_vec(&kept).unwrap();
        assert_eq!(Album::read(&written).unwrap(), kept, "{path}");
        let shown = serde_json::to_string(&kept.view(365)).unwrap();
        for hash in kept.people.iter().flat_map(|person| &person.known_by).chain([&kept.owner]) {
            assert!(!shown.contains(&String::from(*hash)), "{path}: a hash of a secret is shown");
        }
    }
}

#[test]
fn a_replay_shows_every_pair_of_eyes_what_it_saw_then_and_nothing_else() {
    for (path, lines) in finished() {
        let kept = album(&lines, TYPED);
        let seats = u8::try_from(kept.people.len()).unwrap();
        let mut room: Option<Room> = None;
        let mut seen = 0;
        for (line, position) in lines.iter().zip(1..) {
            let batch = Batch::read(line.as_bytes(), position).unwrap();
            match &mut room {
                Some(room) => room.apply(&batch),
                None => room = Room::begun(code(), &batch),
            }
            let Some(game) = room.as_ref().and_then(Room::game).map(|game| game.rules()) else { continue };
            // At a score, only its first moment is shown.
            if matches!(game.phase(), Phase::Over | Phase::Score) {
                continue;
            }
            for eyes in [None, Some(0), Some(seats - 1)] {
                let eyes = eyes.map(Seat);
                let live = game.view(eyes.map_or(Viewer::Watcher, Viewer::Seat));
                let live = moonhare_rules::View { your_move: Moves::default(), ..live };
                let replay = kept.replay(game.turn(), eyes).unwrap();
                assert!(replay.moments.contains(&live), "{path} at {position}, {eyes:?}: {live:?}");
                seen += 1;
            }
        }
        assert!(seen > 10, "{path}");
        // Before a turn is scored, whose a card is and who chose it are in nobody's replay, and a hand only in its owner's.
        for (turn, eyes) in kept
            .view(0)
            .turns
            .iter()
            .flat_map(|turn| [None, Some(Seat(0)), Some(Seat(seats - 1))].map(|eyes| (turn.turn, eyes)))
        {
            for moment in kept.replay(turn, eyes).unwrap().moments {
                assert!(eyes.is_some() || moment.hand.is_none(), "{path}");
                if moment.phase != Phase::Score {
                    let hidden = |card: &moonhare_rules::TableCard| {
                        card.votes.is_none() && (card.owner.is_none() || card.mine)
                    };
                    assert!(moment.table.iter().all(hidden), "{path}: {:?}", moment.table);
                }
            }
        }
        for turn in kept.view(0).turns {
            let replay = kept.replay(turn.turn, None).unwrap();
            let last = replay.moments.last().unwrap();
            assert_eq!((last.phase, last.table.to_vec()), (Phase::Score, turn.table), "{path}");
            assert_eq!(replay.acts.concat().len(), last.table.len());
        }
        assert_eq!(kept.replay(9_999, None), None);
    }
}

#[test]
fn while_a_game_runs_there_is_no_album_of_it() {
    for (path, lines) in finished() {
        let room = folded(&lines);
        assert_eq!(room.stage(), Stage::Over);
        let keeper = a_players_secret(&room);
        for until in 1..lines.len() {
            let part = &lines[..until];
            if folded(part).stage() == Stage::Over {
                continue;
            }
            let made =
                album_of(code(), part.iter().map(String::as_bytes), keeper, TYPED, SecretHash::of("key"), 7);
            assert!(made.unwrap().is_err(), "{path} at {until}");
        }
    }
}

#[test]
fn the_game_before_is_kept_when_the_next_has_begun_and_nothing_of_that_one_is_in_it() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/logs/0.1/odyssey-rematch.jsonl");
    let lines: Vec<String> = fs::read_to_string(path).unwrap().lines().map(str::to_owned).collect();
    let over = lines.iter().position(|line| line.contains("\"ended\"")).unwrap();
    assert!(over + 3 < lines.len(), "the next game has moves");
    assert_ne!(folded(&lines).stage(), Stage::Over);
    let at_its_end = album(&lines[..=over], TYPED);
    for until in over + 1..=lines.len() {
        assert_eq!(album(&lines[..until], TYPED), at_its_end, "at {until}");
    }
}

#[test]
fn only_who_played_keeps_it_and_everybody_takes_out_their_own_name_alone() {
    let (_, lines) = finished().remove(0);
    let records = || lines.iter().map(String::as_bytes);
    let stranger = album_of(code(), records(), SecretHash::of("stranger"), TYPED, SecretHash::of("k"), 7);
    assert!(stranger.unwrap().is_err());
    let mut kept = album(&lines, KeepWish { names: AlbumNames::Initials, voices: false });
    for person in &kept.view(0).people {
        assert_eq!(person.name.as_ref().map(|name| name.chars().count()), Some(2), "{person:?}");
    }
    assert!(kept.take_out(SecretHash::of("stranger")).is_empty());
    let before = kept.view(0).people;
    let somebody = a_players_secret(&folded(&lines));
    assert_eq!(kept.take_out(somebody).len(), 1);
    let nameless: Vec<_> = kept.view(0).people.iter().map(|person| person.name.is_none()).collect();
    assert_eq!(nameless.iter().filter(|out| **out).count(), 1);
    assert_eq!(kept.view(0).people.len(), before.len());
    assert!(kept.take_out_seat(Seat(0)) && kept.view(0).people[0].name.is_none());
    assert!(!kept.take_out_seat(Seat(12)), "nobody sat there");
}

#[test]
fn the_voice_of_whoever_gave_up_their_seat_is_not_kept() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/logs/2026-11/classic-finished.jsonl");
    let sung = fs::read_to_string(path).unwrap().replacen(
        r#""clue":{"text":"a light in the reeds, 4"}"#,
        r#""clue":{"text":"","performance":"a-song"}"#,
        1,
    );
    let mut lines: Vec<String> = sung.lines().map(str::to_owned).collect();
    assert_eq!(album(&lines, TYPED).performances(), ["a-song"]);
    let after = lines.iter().position(|line| line.contains("a-song")).unwrap() + 1;
    let (secret, later) = ("17".repeat(32), 1_795_015_742_961_u64);
    lines.splice(
        after..after,
        [
            format!(
                r#"{{"t":{later},"e":[{{"joined":{{"who":{{"person":4,"name":"Dan","rabbit":4,"language":"en"}},"secret":"{secret}","seated":false,"from":7}}}}]}}"#
            ),
            format!(r#"{{"t":{later},"e":[{{"seat_passed":{{"from":1,"to":4}}}}]}}"#),
        ],
    );
    let kept = album(&lines, TYPED);
    assert_eq!(kept.people[0].name.as_deref(), Some("Dan"));
    assert!(kept.performances().is_empty(), "Ana could not take it out");
}

#[test]
fn an_album_does_not_tell_the_name_of_peoples_own_box() {
    let (_, lines) = finished().remove(0);
    let mut kept = album(&lines, TYPED);
    kept.deck[0].pack = "own-0123456789abcdef".into();
    let view = kept.view(0);
    assert_eq!(view.deck[0], DeckPart { pack: String::new(), ..kept.deck[0].clone() });
    assert_eq!(view.deck[1..], kept.deck[1..]);
    assert!(!serde_json::to_string(&view).unwrap().contains("own-"));
}
