//! Many nodes on one log, and servers that go: with real NATS servers.

mod nats;

use std::{sync::Arc, time::Duration};

use futures_util::{StreamExt, future::join_all};
use moonhare_store::{
    BlobId, Footing, JetStreamLog, Log, Neighbours, Position, Record, RoomId, Stands, StoreError, Topic,
    limits::{BLOB_PART_BYTES_MAX, PARTITIONS_MAX, PARTITIONS_MIN},
};
use nats::Nats;
use tokio::time::timeout;

const ROOM: RoomId = RoomId(1);

async fn node(nats: &Nats) -> JetStreamLog {
    JetStreamLog::open(&nats.addresses(), "test").await.unwrap()
}

fn record(text: &str) -> Vec<Record> {
    vec![Record::copy_from_slice(text.as_bytes())]
}

/// What is true soon, or never.
async fn soon<T>(what: impl Future<Output = T>) -> T {
    timeout(Duration::from_secs(60), what).await.expect("it happens within a minute")
}

#[tokio::test]
async fn what_one_node_appends_the_other_hears_of_reads_and_goes_on_from() {
    let nats = Nats::start(1);
    let (first, second) = (node(&nats).await, node(&nats).await);
    let mut follow = second.follow(ROOM);
    first.append(ROOM, Position(0), record("a")).await.unwrap();
    assert_eq!(soon(follow.grown()).await, Position(1));
    assert_eq!(second.read(ROOM, Position(0)).await.unwrap(), record("a"));
    second.append(ROOM, Position(1), record("b")).await.unwrap();
    // What the first believes to be the end is not.
    let late = first.append(ROOM, Position(1), record("late")).await;
    assert!(matches!(late, Err(StoreError::Conflict { head: Position(2) })), "{late:?}");
    assert_eq!(first.read(ROOM, Position(1)).await.unwrap(), record("b"));
    first.remove(ROOM).await.unwrap();
    let gone = second.append(ROOM, Position(2), record("c")).await;
    assert!(matches!(gone, Err(StoreError::Conflict { head: Position(0) })), "{gone:?}");
    second.append(ROOM, Position(0), record("anew")).await.unwrap();
    assert_eq!(first.read(ROOM, Position(0)).await.unwrap(), record("anew"));
}

#[tokio::test]
async fn a_refused_append_is_told_to_nobody() {
    let nats = Nats::start(1);
    let (first, second) = (node(&nats).await, node(&nats).await);
    first.append(ROOM, Position(0), record("a")).await.unwrap();
    let mut follow = second.follow(ROOM);
    for _ in 0..5 {
        assert!(first.append(ROOM, Position(7), record("x")).await.unwrap_err().is_conflict());
    }
    first.append(ROOM, Position(1), record("b")).await.unwrap();
    while soon(follow.grown()).await != Position(2) {}
    assert_eq!(second.read(ROOM, Position(0)).await.unwrap().len(), 2);
}

#[tokio::test]
async fn many_nodes_race_and_each_position_is_won_once() {
    let nats = Nats::start(1);
    let mut racing = Vec::new();
    for name in ["a", "b", "c"] {
        let log = node(&nats).await;
        racing.push(tokio::spawn(async move {
            let (mut position, mut won) = (Position::START, Vec::new());
            while won.len() < 20 {
                let text = format!("{name}{}", won.len());
                match log.append(ROOM, position, record(&text)).await {
                    Ok(head) => {
                        position = head;
                        won.push(text);
                    }
                    Err(StoreError::Conflict { .. }) => {
                        position = position.plus(log.read(ROOM, position).await.unwrap().len());
                    }
                    Err(error) => panic!("{error}"),
                }
            }
            won
        }));
    }
    let mut all = Vec::new();
    for racer in racing {
        all.extend(racer.await.unwrap());
    }
    let kept = node(&nats).await.read(ROOM, Position::START).await.unwrap();
    let mut kept: Vec<String> =
        kept.iter().map(|record| String::from_utf8(record.to_vec()).unwrap()).collect();
    kept.sort_unstable();
    all.sort_unstable();
    assert_eq!(kept, all);
}

#[tokio::test]
async fn nodes_hear_each_other_but_not_themselves_and_one_has_a_duty() {
    let nats = Nats::start(1);
    let (first, second) = (node(&nats).await, node(&nats).await);
    let (mut hear_first, mut hear_second) = (first.hear(Topic::Room(ROOM)), second.hear(Topic::Room(ROOM)));
    let _other = second.hear(Topic::House);
    let mut again = tokio::time::interval(Duration::from_millis(100));
    let (mut heard_first, mut heard_second) = (None, None);
    let exchange = async {
        while heard_first.is_none() || heard_second.is_none() {
            tokio::select! {
                heard = hear_first.next() => heard_first = Some(heard),
                heard = hear_second.next() => heard_second = Some(heard),
                // Again and again: whoever does not listen yet misses it.
                _ = again.tick() => {
                    first.tell(Topic::Room(ROOM), "from the first".into());
                    second.tell(Topic::Room(ROOM), "from the second".into());
                }
            }
        }
    };
    soon(exchange).await;
    assert_eq!(heard_second, Some((first.node(), "from the first".into())));
    assert_eq!(heard_first, Some((second.node(), "from the second".into())));
    let claims = [&first, &second, &first].map(|node| node.claim("sweep", Duration::from_secs(600)));
    let mut have = 0;
    for claim in claims {
        have += u32::from(claim.await.unwrap());
    }
    assert_eq!(have, 1);
    assert!(second.claim("count", Duration::from_secs(1)).await.unwrap());
    let mut ticks = tokio::time::interval(Duration::from_millis(200));
    let again = async {
        while !first.claim("count", Duration::from_secs(600)).await.unwrap() {
            ticks.tick().await;
        }
    };
    soon(again).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_servers_cost_time_and_nothing_else() {
    let mut nats = Nats::start(3);
    let logs = [Arc::new(node(&nats).await), Arc::new(node(&nats).await)];
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let writers: Vec<_> = (0..24)
        .map(|number| {
            let (log, stopped) = (Arc::clone(&logs[number % 2]), stopped.clone());
            // Two writers a room, one on each node, so that outcomes are in doubt and conflicts are real.
            let room = RoomId((number / 2) as i64);
            tokio::spawn(async move {
                let (mut position, mut won) = (Position::START, Vec::new());
                let mut pace = tokio::time::interval(Duration::from_millis(50));
                while !*stopped.borrow() {
                    pace.tick().await;
                    let text = format!("{number}:{}", won.len());
                    match log.append(room, position, record(&text)).await {
                        Ok(head) => {
                            position = head;
                            won.push((head, text));
                        }
                        Err(StoreError::Conflict { .. }) => {
                            if let Ok(records) = log.read(room, position).await {
                                position = position.plus(records.len());
                            }
                        }
                        Err(error) => panic!("{error}"),
                    }
                }
                (room, won)
            })
        })
        .collect();
    nats.kill(0);
    // Every partition is read from its leader again: elections are over.
    for room in 0..PARTITIONS_MAX {
        soon(logs[0].read(RoomId(room as i64), Position::START)).await.unwrap();
    }
    // Two of three gone: everything waits, and goes on when one returns.
    nats.kill(1);
    let doubted = tokio::spawn({
        let log = Arc::clone(&logs[0]);
        async move { log.append(RoomId(1_000), Position(0), record("waits")).await }
    });
    tokio::task::yield_now().await;
    nats.resume(1);
    assert_eq!(soon(doubted).await.unwrap().unwrap(), Position(1));
    stop.send_replace(true);
    let mut acknowledged = 0;
    for writer in writers {
        let (room, won) = soon(writer).await.unwrap();
        let kept = soon(logs[0].read(room, Position::START)).await.unwrap();
        acknowledged += won.len();
        for (position, text) in &won {
            assert_eq!(kept[position.0 as usize - 1], text.as_bytes(), "{room:?} at {position:?}");
        }
        let mine = won.first().map(|(_, text)| text.split(':').next().unwrap().to_owned());
        let texts = kept.iter().filter_map(|record| std::str::from_utf8(record).ok());
        let written = texts.filter(|text| text.split(':').next().map(str::to_owned) == mine).count();
        assert_eq!(written, won.len(), "nothing is there that was not acknowledged");
    }
    assert!(acknowledged > 24, "they wrote {acknowledged}");
    let id = BlobId("song".into());
    soon(logs[1].put_blob(ROOM, id.clone(), "la".into())).await.unwrap();
    assert_eq!(soon(logs[0].blob(ROOM, id)).await.unwrap().unwrap(), "la");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn appends_that_wait_together_are_stored_together_and_one_that_is_too_late_costs_the_others_nothing() {
    let nats = Nats::start(3);
    let (first, second) = (node(&nats).await, node(&nats).await);
    let plain = async_nats::connect(nats.addresses().swap_remove(0)).await.unwrap();
    let mut told = plain.subscribe("test-told.>").await.unwrap();
    plain.flush().await.unwrap();
    let rooms = 0..96;
    let append = |log: &'static JetStreamLog, room: i64, position, text| async move {
        log.append(RoomId(room), Position(position), record(text)).await
    };
    let first: &'static JetStreamLog = Box::leak(Box::new(first));
    let begun = soon(join_all(rooms.clone().map(|room| append(first, room, 0, "a")))).await;
    assert!(begun.iter().all(|begun| matches!(begun, Ok(Position(1)))), "{begun:?}");
    let mut gathered = 0;
    for _ in rooms.clone() {
        let message = soon(told.next()).await.unwrap();
        gathered +=
            usize::from(message.headers.is_some_and(|headers| headers.get("Nats-Batch-Id").is_some()));
    }
    assert!(gathered > 48, "only {gathered} of 96 were stored with others");
    // In a third of the rooms another node was faster, which the first has not heard of.
    for room in rooms.clone().step_by(3) {
        second.append(RoomId(room), Position(1), record("second")).await.unwrap();
    }
    let gone_on = soon(join_all(rooms.clone().map(|room| append(first, room, 1, "first")))).await;
    for (room, done) in rooms.zip(gone_on) {
        let overtaken = room % 3 == 0;
        match done {
            Ok(Position(2)) if !overtaken => {}
            Err(StoreError::Conflict { head: Position(2) }) if overtaken => {}
            done => panic!("{room}: {done:?}"),
        }
        let kept = soon(second.read(RoomId(room), Position(1))).await.unwrap();
        assert_eq!(kept, record(if overtaken { "second" } else { "first" }), "{room}");
    }
}

#[tokio::test]
async fn a_house_of_a_release_that_sent_every_append_by_itself_takes_batches_when_it_is_opened() {
    let nats = Nats::start(3);
    let log = node(&nats).await;
    log.append(ROOM, Position(0), record("a")).await.unwrap();
    let plain = async_nats::connect(nats.addresses().swap_remove(0)).await.unwrap();
    let ask = async |what: &str, with: String| {
        let answer = plain.request(format!("$JS.API.STREAM.{what}.test-02-of-3"), with.into()).await.unwrap();
        let answer: serde_json::Value = serde_json::from_slice(&answer.payload).unwrap();
        assert_eq!(answer["error"], serde_json::Value::Null);
        answer["config"].clone()
    };
    let mut config = ask("INFO", String::new()).await;
    config["allow_atomic"] = false.into();
    ask("UPDATE", config.to_string()).await;
    node(&nats).await;
    config["allow_atomic"] = true.into();
    assert_eq!(ask("INFO", String::new()).await, config);
}

#[tokio::test]
async fn a_house_keeps_the_number_of_partitions_that_it_was_begun_with() {
    let nats = Nats::start(1);
    let plain = async_nats::connect(nats.addresses().remove(0)).await.unwrap();
    let config = r#"{"name":"test-00-of-12","subjects":["test.00.>"],"num_replicas":1,"storage":"file","allow_direct":true,
        "allow_rollup_hdrs":true,"allow_msg_ttl":true}"#;
    plain.request("$JS.API.STREAM.CREATE.test-00-of-12", config.into()).await.unwrap();
    for number in 0..2 {
        let log = node(&nats).await;
        for room in (1..40).map(RoomId) {
            let text = number.to_string();
            assert_eq!(
                log.append(room, Position(number), record(&text)).await.unwrap(),
                Position(number + 1)
            );
        }
        let streams = Footing::of(&nats.addresses(), "test").await.unwrap().streams.unwrap();
        assert_eq!((streams.there, streams.wanted), (PARTITIONS_MAX, PARTITIONS_MAX));
    }
}

#[tokio::test]
async fn nodes_that_begin_a_house_at_once_begin_one() {
    let nats = Nats::start(1);
    // They know of one server, of five, and of nine.
    let addresses = [1, 5, 9, 5, 1].map(|count| vec![nats.addresses().remove(0); count]);
    let opened = addresses.iter().map(|servers| JetStreamLog::open(servers, "test"));
    for (log, position) in join_all(opened).await.into_iter().zip(0..) {
        log.unwrap().append(ROOM, Position(position), record("next")).await.unwrap();
    }
    let streams = Footing::of(&nats.addresses(), "test").await.unwrap().streams.unwrap();
    assert_eq!(streams.there, streams.wanted);
}

#[tokio::test]
async fn who_does_not_listen_for_others_finds_what_they_append_by_looking() {
    let nats = Nats::start(1);
    let (first, second) = (node(&nats).await, node(&nats).await);
    let mut follow = second.follow(ROOM);
    follow.listen(false);
    for position in 0..3 {
        first.append(ROOM, Position(position), record("a")).await.unwrap();
        assert_eq!(soon(follow.grown()).await, Position(position + 1));
    }
    // Its own append is no reason to miss another's that follows.
    second.append(ROOM, Position(3), record("mine")).await.unwrap();
    follow.saw(Position(4));
    first.read(ROOM, Position(3)).await.unwrap();
    first.append(ROOM, Position(4), record("b")).await.unwrap();
    assert_eq!(soon(follow.grown()).await, Position(5));
    follow.listen(true);
    first.append(ROOM, Position(5), record("c")).await.unwrap();
    assert_eq!(soon(follow.grown()).await, Position(6));
}

#[tokio::test]
async fn whoever_gives_up_is_told_that_the_outcome_is_open() {
    let mut nats = Nats::start(1);
    let log = Arc::new(node(&nats).await);
    log.append(ROOM, Position(0), record("a")).await.unwrap();
    nats.kill(0);
    let waits = tokio::spawn({
        let log = Arc::clone(&log);
        async move { log.append(ROOM, Position(1), record("b")).await }
    });
    while log.waiting() == 0 {
        tokio::task::yield_now().await;
    }
    log.give_up();
    assert!(matches!(soon(waits).await.unwrap(), Err(StoreError::Uncertain)));
    log.close().await.unwrap();
}

#[tokio::test]
async fn a_house_needs_a_name_and_a_server() {
    let nats = Nats::start(1);
    let refused = JetStreamLog::open(&nats.addresses(), "not a name").await.unwrap_err().to_string();
    assert!(refused.contains("is no name for a house"), "{refused}");
}

#[tokio::test]
async fn a_server_that_asks_who_it_is_gets_an_answer_from_the_address_and_no_error_shows_it() {
    let nats = Nats::start_guarded("hare", "m@on:light");
    let plain = nats.addresses();
    let with = |login: &str| vec![plain[0].replacen("://", &format!("://{login}@"), 1)];
    let log = JetStreamLog::open(&with("hare:m%40on%3Alight"), "test").await.unwrap();
    log.append(ROOM, Position(0), record("a")).await.unwrap();
    for stranger in [plain.clone(), with("hare:sun%40shine")] {
        let footing = Footing::of(&stranger, "test").await.unwrap();
        let Stands::No(why) = &footing.servers[0].1 else { panic!("{footing:?}") };
        assert!(why.contains("authorization") && !why.contains("shine") && !why.contains("sun"), "{why}");
        assert_eq!((&footing.servers[0].0, footing.streams), (&plain[0], None));
    }
    let footing = Footing::of(&with("hare:m%40on%3Alight"), "test").await.unwrap();
    assert_eq!(footing.streams.map(|streams| (streams.there, streams.copies)), Some((PARTITIONS_MIN, 1)));
}

#[tokio::test]
async fn to_look_at_a_house_makes_nothing_and_says_which_server_is_missing() {
    let mut nats = Nats::start(3);
    let servers = nats.addresses();
    // Servers that have just started look for each other first, and copies are made one after the other.
    let look = async || loop {
        let footing = Footing::of(&servers, "test").await.unwrap();
        let streams = footing.streams.clone();
        if let Some(streams) = streams.filter(|streams| streams.trouble.is_none() && streams.limping == 0) {
            return (footing, streams);
        }
    };
    let (footing, streams) = soon(look()).await;
    assert!(footing.servers.iter().all(|(_, found)| matches!(found, Stands::Yes { jetstream: true, .. })));
    assert_eq!((streams.there, streams.wanted), (0, PARTITIONS_MIN));

    node(&nats).await.close().await.unwrap();
    let (_, streams) = soon(look()).await;
    assert_eq!((streams.there, streams.copies), (PARTITIONS_MIN, 3));
    nats.kill(1);
    let footing = Footing::of(&servers, "test").await.unwrap();
    let gone: Vec<bool> = footing.servers.iter().map(|(_, found)| matches!(found, Stands::No(_))).collect();
    assert_eq!(gone, [false, true, false]);
}

#[tokio::test]
async fn of_nodes_that_create_the_same_blob_at_once_one_does() {
    let nats = Nats::start(1);
    let (first, second, third) = (node(&nats).await, node(&nats).await, node(&nats).await);
    for round in 0..10 {
        let id = BlobId(format!("album-{round}"));
        let made = tokio::join!(
            first.create_blob(ROOM, id.clone(), "first".into()),
            second.create_blob(ROOM, id.clone(), "second".into()),
            third.create_blob(ROOM, id.clone(), "third".into()),
        );
        let made = [made.0.unwrap(), made.1.unwrap(), made.2.unwrap()];
        assert_eq!(made.iter().filter(|made| **made).count(), 1, "{made:?}");
        let winner = made.iter().position(|made| *made).unwrap();
        for log in [&first, &second, &third] {
            let there = log.blob(ROOM, id.clone()).await.unwrap().unwrap();
            assert_eq!(there, ["first", "second", "third"][winner]);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_nodes_that_swap_one_blob_at_once_none_is_lost_and_nothing_is_left_behind() {
    const NODES: u8 = 3;
    const SWAPS: usize = 6;
    let nats = Nats::start(1);
    let id = BlobId("box".into());
    let mut nodes = Vec::new();
    for _ in 0..NODES {
        nodes.push(node(&nats).await);
    }
    let write = async |writer: u8| {
        let log = &nodes[usize::from(writer)];
        let mut swaps = 0;
        while swaps < SWAPS {
            let before = log.blob(ROOM, id.clone()).await.unwrap();
            let after: bytes::Bytes = before.iter().flatten().copied().chain([writer; 5_000]).collect();
            swaps += usize::from(log.swap_blob(ROOM, id.clone(), before, after).await.unwrap());
        }
    };
    soon(futures_util::future::join_all((0..NODES).map(write))).await;
    let written = nodes[0].blob(ROOM, id).await.unwrap().unwrap();
    for writer in 0..NODES {
        assert_eq!(written.iter().filter(|byte| **byte == writer).count(), 5_000 * SWAPS);
    }
    // The blob, and the parts of its latest state: what it was before is gone from the servers.
    assert_eq!(nats.messages(0), 1 + written.len().div_ceil(BLOB_PART_BYTES_MAX));
}

#[tokio::test]
async fn of_nodes_that_put_equal_bytes_in_the_same_place_at_once_one_does() {
    let nats = Nats::start(1);
    let nodes = [node(&nats).await, node(&nats).await, node(&nats).await];
    let won =
        |done: Vec<Result<bool, StoreError>>| done.into_iter().filter(|done| *done.as_ref().unwrap()).count();
    for round in 0..10 {
        let (made, swapped) = (BlobId(format!("made-{round}")), BlobId(format!("swapped-{round}")));
        let create = nodes.iter().map(|log| log.create_blob(ROOM, made.clone(), "the same".into()));
        assert_eq!(won(soon(join_all(create)).await), 1, "created, round {round}");
        let mut before = None;
        for after in ["small".into(), Record::from(vec![7; 20_000]), Record::from(vec![7; 20_000])] {
            let swaps =
                nodes.iter().map(|log| log.swap_blob(ROOM, swapped.clone(), before.clone(), after.clone()));
            assert_eq!(won(soon(join_all(swaps)).await), 1, "swapped, round {round}");
            assert_eq!(nodes[0].blob(ROOM, swapped.clone()).await.unwrap().as_ref(), Some(&after));
            before = Some(after);
        }
    }
}

#[tokio::test]
async fn what_servers_say_in_place_of_the_log_is_never_taken_for_the_outcome_of_an_append() {
    let nats = Nats::start(1);
    let log = Arc::new(node(&nats).await);
    log.append(ROOM, Position(0), record("a")).await.unwrap();
    // Somebody else answers for the partition, and whoever asks for its log hears that there is none: as while servers start.
    let plain = async_nats::connect(nats.addresses().swap_remove(0)).await.unwrap();
    plain.request("$JS.API.STREAM.DELETE.test-00-of-3", "".into()).await.unwrap();
    let mut appends = plain.subscribe("test.00.log.1").await.unwrap();
    plain.flush().await.unwrap();
    let waits = tokio::spawn({
        let log = Arc::clone(&log);
        async move { log.append(ROOM, Position(1), record("b")).await }
    });
    for _ in 0..3 {
        let append = soon(appends.next()).await.unwrap();
        let late = r#"{"error":{"code":400,"err_code":10071,"description":"wrong last sequence: 7"}}"#;
        plain.publish(append.reply.unwrap(), late.into()).await.unwrap();
    }
    log.give_up();
    let outcome = soon(waits).await.unwrap();
    assert!(matches!(outcome, Err(StoreError::Uncertain)), "{outcome:?}");
}

#[tokio::test]
async fn a_blob_whose_answer_is_lost_is_known_by_its_writer() {
    let nats = Nats::start(1);
    let log = Arc::new(node(&nats).await);
    let plain = async_nats::connect(nats.addresses().swap_remove(0)).await.unwrap();
    let id = BlobId("box".into());
    assert!(log.swap_blob(ROOM, id.clone(), None, "a".into()).await.unwrap());
    let answer = plain.request("$JS.API.STREAM.INFO.test-00-of-3", "".into()).await.unwrap();
    let answer: serde_json::Value = serde_json::from_slice(&answer.payload).unwrap();
    let mut config = answer["config"].clone();
    // The partition takes messages from elsewhere only: what is sent there is heard by nobody but by this test.
    config["subjects"] = serde_json::json!(["test-elsewhere.>"]);
    let updated =
        plain.request("$JS.API.STREAM.UPDATE.test-00-of-3", config.to_string().into()).await.unwrap();
    assert!(!String::from_utf8_lossy(&updated.payload).contains("error"), "{updated:?}");
    let mut swaps = plain.subscribe("test.00.blob.>").await.unwrap();
    plain.flush().await.unwrap();
    let swapped = tokio::spawn({
        let (log, id) = (Arc::clone(&log), id.clone());
        async move { log.swap_blob(ROOM, id, Some("a".into()), "b".into()).await }
    });
    let sent = soon(swaps.next()).await.unwrap();
    drop(swaps);
    plain.flush().await.unwrap();
    // It is stored, and the answer goes nowhere. Then somebody else puts the same bytes in its place.
    config["subjects"] = serde_json::json!(["test.00.>"]);
    plain.request("$JS.API.STREAM.UPDATE.test-00-of-3", config.to_string().into()).await.unwrap();
    let other = node(&nats).await;
    let stored = plain.request_with_headers(sent.subject, sent.headers.unwrap(), sent.payload).await.unwrap();
    assert!(!String::from_utf8_lossy(&stored.payload).contains("error"), "{stored:?}");
    assert!(other.swap_blob(ROOM, id.clone(), Some("b".into()), "b".into()).await.unwrap());
    assert!(soon(swapped).await.unwrap().unwrap(), "it was there, and the other's came after it");
}
