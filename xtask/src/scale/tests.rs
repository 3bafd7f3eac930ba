//! What must hold of every run, whatever things cost.

use super::costs::{Costs, Thinking};
use super::figures::{Outcome, Resource};
use super::house::Layout;
use super::world::{Pace, Plan, run};

/// A small house whose people think little, so that much happens.
fn busy() -> Plan {
    Plan {
        layout: Layout {
            nodes: 4,
            node_cores: 1,
            servers: 3,
            server_cores: 2,
            partitions: 12,
            crowded: false,
        },
        costs: Costs { split_share: 0.2, ..Costs::MEASURED },
        thinking: Thinking { tell_s: 1.0, give_s: 0.5, vote_s: 0.5, ready_s: 0.2 },
        pace: Pace::People,
        tables: 200,
        warm_us: 1_000_000,
        calm_until_us: 6_000_000,
        until_us: 8_000_000,
        kills: true,
        seed: 1,
    }
}

fn assert_conserved(outcome: &Outcome) {
    assert!(outcome.sent > 1_000, "{}", outcome.sent);
    assert_eq!((outcome.stored, outcome.answered), (outcome.sent, outcome.sent));
}

#[test]
fn every_command_is_stored_once_and_answered_once_whoever_is_killed() {
    let (mut known, mut conflicts) = (0, 0);
    // Slow disks, so that much is under way when the node dies; and people who are back at once, or after a while.
    for (seed, retry_us) in [(1, [0, 500]), (2, [0, 500]), (3, [250_000, 500_000]), (4, [250_000, 500_000])] {
        let costs = Costs { sync_us: 20_000.0, retry_us, ..busy().costs };
        let outcome = run(Plan { costs, seed, ..busy() });
        assert_conserved(&outcome);
        assert_eq!(outcome.storm.people, outcome.storm.away.count());
        known += outcome.known;
        conflicts += outcome.conflicts;
    }
    assert!(
        known > 0 && conflicts > 0,
        "{known} answers were lost with the node, {conflicts} appends came twice"
    );
}

#[test]
fn every_pace_is_answered() {
    for pace in [Pace::InStep, Pace::Even { every_us: 400_000 }] {
        assert_conserved(&run(Plan { pace, kills: false, ..busy() }));
    }
}

#[test]
fn as_many_are_under_way_as_come_times_how_long_they_take() {
    for seed in 0..3 {
        let outcome = run(Plan { kills: false, seed, ..busy() });
        let comes_per_us = outcome.calm.count() as f64 / outcome.calm_us as f64;
        let expected = comes_per_us * outcome.calm.mean_us();
        assert!((outcome.under_way / expected - 1.0).abs() < 0.02, "{} beside {expected}", outcome.under_way);
    }
}

#[test]
fn tables_play_as_fast_as_their_people_think() {
    let thinking = Thinking { tell_s: 4.0, give_s: 2.0, vote_s: 2.0, ready_s: 1.0 };
    let outcome = run(Plan { thinking, tables: 1_000, kills: false, ..busy() });
    let expected = 1_000.0 * super::table::commands_a_turn() as f64 / super::table::turn_s(&thinking);
    let seen = outcome.calm.count() as f64 * 1e6 / outcome.calm_us as f64;
    assert!((seen / expected - 1.0).abs() < 0.05, "{seen} beside {expected}");
}

#[test]
fn the_same_seed_tells_the_same_and_another_one_another() {
    let tell = |seed| {
        let mut outcome = run(Plan { seed, ..busy() });
        let p99 = outcome.calm.percentile_ms(99);
        (outcome.sent, outcome.conflicts, outcome.loads.clone(), p99.to_bits())
    };
    assert_eq!(tell(5), tell(5));
    assert_ne!(tell(5), tell(6));
}

#[test]
fn what_is_too_little_is_named_and_felt() {
    let calm = run(Plan { kills: false, ..busy() });
    assert!(calm.fullest().1 < 0.8, "{:?}", calm.loads);
    let slow_disk = Costs { sync_us: 20_000.0, disk_syncs_at_once: 1, ..Costs::MEASURED };
    let slow_nodes = Costs { viewer_us: 1_500.0, ..Costs::MEASURED };
    let slow_link = Costs { link_bytes_per_s: 100_000.0, ..Costs::MEASURED };
    for (costs, resource) in [
        (slow_disk, Resource::ServerDisk),
        (slow_nodes, Resource::NodeProcessor),
        (slow_link, Resource::ServerNetwork),
    ] {
        let mut outcome = run(Plan { costs, kills: false, ..busy() });
        assert_eq!(outcome.fullest().0, resource, "{:?}", outcome.loads);
        assert_conserved(&outcome);
        if resource != Resource::ServerNetwork {
            let mut calm = calm.clone();
            assert!(outcome.calm.percentile_ms(99) > 20.0 * calm.calm.percentile_ms(99), "{resource:?}");
        } else {
            assert!(outcome.fullest().1 > 1.0);
        }
    }
}
