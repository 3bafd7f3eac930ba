//! What a house needs, on paper: sums of [`Costs`], no chance in them.

use super::costs::{Costs, Thinking};
use super::table::{PLAYERS, commands_a_turn, turn_s};
use super::{NODE_CORES, SERVER_CORES};

/// No machine is planned fuller than this, so that another's work can be taken over.
const FULL: f64 = 0.5;
/// Log bytes of a command, each copy, with its subject and headers. Measured: 275 to 326.
const LOG_BYTES_A_COMMAND: f64 = 320.0;
/// Log bytes of a table that has just begun: lobby, six people, a deck. Measured.
const LOG_BYTES_A_START: f64 = 10_000.0;
/// Memory of a node for each viewer. Measured: docs/PERFORMANCE.md at a thousand tables.
const VIEWER_BYTES: f64 = 16.0 * 1024.0;
/// Memory of a NATS server for each subject that a stream has. Documents: two to three times 3.7 GiB for 50 million (nats-server issue 8485).
const SUBJECT_BYTES: f64 = 240.0;
/// Turns of an evening's game. Assumed.
const TURNS_A_GAME: f64 = 15.0;
/// How much of a day's hours are as full as its fullest. Assumed.
const DAY_SHARE: f64 = 0.3;
/// How long rooms are kept. Code: `keep_rooms_days` unless it is told, and the week of grace after it.
const KEPT_DAYS: f64 = 97.0;

/// What so many tables at once need.
pub(super) struct Need {
    pub(super) commands_per_s: f64,
    pub(super) tells_per_s: f64,
    pub(super) node_cores: f64,
    pub(super) nodes: f64,
    pub(super) node_gib: f64,
    pub(super) server_cores: f64,
    pub(super) servers: f64,
    pub(super) games_a_day: f64,
    pub(super) disk_gib_a_day: f64,
    pub(super) rooms_kept: f64,
    pub(super) subject_gib: f64,
    pub(super) nodes_mib_per_s: f64,
    pub(super) servers_mib_per_s: f64,
    /// Lists of public tables that are delivered, all together.
    pub(super) lists_mib_per_s: f64,
}

impl Need {
    pub(super) fn of(tables: f64, costs: &Costs, thinking: &Thinking) -> Self {
        const GIB: f64 = (1 << 30) as f64;
        const MIB: f64 = (1 << 20) as f64;
        let commands_per_s = tables * commands_a_turn() as f64 / turn_s(thinking);
        let tells_per_s = tables / costs.told_every_s;
        let a_command = costs.decide_us + costs.fan_out_us(PLAYERS);
        let node_cores = (commands_per_s * a_command + tells_per_s * costs.tell_node_us) / 1e6;
        let nodes = (node_cores / (NODE_CORES as f64 * FULL)).ceil().max(2.0);
        let stored = costs.batch_us + costs.message_us;
        let server_cores = (commands_per_s * stored + tells_per_s * costs.tell_server_us) / 1e6;
        let games_a_day = tables * DAY_SHARE * 86_400.0 / (TURNS_A_GAME * turn_s(thinking));
        let game_bytes = LOG_BYTES_A_START + TURNS_A_GAME * commands_a_turn() as f64 * LOG_BYTES_A_COMMAND;
        let rooms_kept = games_a_day * KEPT_DAYS;
        let lists = nodes * (nodes - 1.0) / costs.house_told_every_s;
        Self {
            commands_per_s,
            tells_per_s,
            node_cores,
            nodes,
            node_gib: tables * PLAYERS as f64 * VIEWER_BYTES / GIB,
            server_cores,
            servers: (server_cores / (SERVER_CORES as f64 * FULL)).ceil().max(3.0),
            games_a_day,
            disk_gib_a_day: games_a_day * game_bytes / GIB,
            rooms_kept,
            subject_gib: rooms_kept * SUBJECT_BYTES / GIB,
            nodes_mib_per_s: (commands_per_s * costs.node_bytes_a_command
                + tells_per_s * costs.tell_node_bytes)
                / MIB,
            servers_mib_per_s: (commands_per_s * costs.server_bytes_a_command
                + tells_per_s * costs.tell_server_bytes)
                / MIB,
            lists_mib_per_s: lists
                * costs.public_tables((tables / nodes) as usize)
                * costs.list_bytes_a_table
                / MIB,
        }
    }
}

/// Prints what a thousand, a hundred thousand and a million tables need.
pub(super) fn print(costs: &Costs, thinking: &Thinking) {
    let needs = [1e3, 1e5, 1e6].map(|tables| Need::of(tables, costs, thinking));
    let row = |name: &str, figure: &dyn Fn(&Need) -> f64| {
        let [a, b, c] = [&needs[0], &needs[1], &needs[2]].map(|need| written(figure(need)));
        println!("{name:<46} {a:>10} {b:>10} {c:>10}");
    };
    println!("On paper, {NODE_CORES} cores a node and {SERVER_CORES} a NATS server, half of them used:\n");
    println!("{:<46} {:>10} {:>10} {:>10}", "tables at once", "1,000", "100,000", "1,000,000");
    row("commands a second", &|need| need.commands_per_s);
    row("who is here, told a second", &|need| need.tells_per_s);
    row("cores that nodes use", &|need| need.node_cores);
    row("nodes", &|need| need.nodes);
    row("memory of viewers, GiB, all nodes", &|need| need.node_gib);
    row("cores that NATS servers use", &|need| need.server_cores);
    row("NATS servers", &|need| need.servers);
    row("games a day", &|need| need.games_a_day);
    row("disk a day, GiB, each of three copies", &|need| need.disk_gib_a_day);
    row("rooms kept, by the 97th day", &|need| need.rooms_kept);
    row("memory of their subjects, GiB, each copy", &|need| need.subject_gib);
    row("network of all nodes, MiB/s", &|need| need.nodes_mib_per_s);
    row("network of all NATS servers, MiB/s", &|need| need.servers_mib_per_s);
    row("lists of public tables, MiB/s, of it", &|need| need.lists_mib_per_s);
}

/// A number with as many digits as it deserves.
fn written(number: f64) -> String {
    if number < 10.0 && number.fract() != 0.0 {
        return format!("{number:.2}");
    }
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_for_people() {
        let cases = [(0.123, "0.12"), (3.0, "3"), (999.6, "1,000"), (12.0, "12"), (1_234_567.0, "1,234,567")];
        for (number, text) in cases {
            assert_eq!(written(number), text);
        }
    }

    #[test]
    fn ten_times_the_tables_need_ten_times_as_much_but_lists_a_hundred_times() {
        let of = |tables| Need::of(tables, &Costs::MEASURED, &Thinking::ASSUMED);
        let (some, more) = (of(1e5), of(1e6));
        for (few, many) in [
            (some.commands_per_s, more.commands_per_s),
            (some.node_cores, more.node_cores),
            (some.disk_gib_a_day, more.disk_gib_a_day),
        ] {
            assert!((many / few - 10.0).abs() < 0.2, "{few} and {many}");
        }
        assert!(more.lists_mib_per_s / some.lists_mib_per_s > 80.0);
    }
}
