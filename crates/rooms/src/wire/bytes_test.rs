//! A turn travels in few bytes.

use moonhare_rules::{Clue, Command, Edition, Seat, Viewer};

use super::follow_test::Watched;
use crate::{Act, Person, RoomCommand};

/// A frame of the WebSocket has two bytes more than its text, and two more when that is longer than this.
const SHORT_FRAME_BYTES_MAX: usize = 125;
/// What all six players of a table get for one command, frames included, on average over a turn.
const COMMAND_BYTES_MAX: usize = 250;
/// A moment whose number has as many digits as those of today.
const NOW_MS: u64 = 1_794_905_190_836;

/// The first move that is listed for the first seat that has not moved.
fn next_move(table: &Watched) -> (Person, Command) {
    let game = table.room.running().unwrap().rules();
    let seat: Seat = game.waiting_for()[0];
    let moves = game.view(Viewer::Seat(seat)).your_move.commands(&Clue::text("an old song about rain"));
    (table.room.people().seats()[seat.index()], moves[0].clone())
}

/// What all players got for the latest record.
fn bytes(table: &Watched) -> usize {
    let players = table.followers.iter().filter(|follower| follower.person.is_some());
    players
        .map(|follower| {
            let text = follower.step.to_string().len();
            text + if text > SHORT_FRAME_BYTES_MAX { 4 } else { 2 }
        })
        .sum()
}

#[test]
fn a_turn_of_six_takes_few_bytes_a_command() {
    let mut table = Watched::new(Edition::Classic, 6, 7);
    table.now_ms = NOW_MS;
    table.wish(Person(1), RoomCommand::Begin { salt: None });
    for turn in 1..=4 {
        let mut all = Vec::new();
        while table.room.running().is_ok_and(|game| game.rules().turn() == turn) {
            let (by, command) = next_move(&table);
            let name = format!("{command:?}");
            table.act(Some(by), &Act::Play(command));
            all.push((name, bytes(&table)));
        }
        let sum: usize = all.iter().map(|(_, bytes)| bytes).sum();
        assert!(sum <= COMMAND_BYTES_MAX * all.len(), "turn {turn}: {} a command: {all:#?}", sum / all.len());
    }
}
