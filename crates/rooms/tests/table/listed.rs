//! The list of tables that everybody may find.

use moonhare_rooms::RoomCode;
use serde_json::json;

use crate::house::House;

async fn listed(house: &House, limit: usize) -> Vec<RoomCode> {
    house.rooms.public(limit).await.into_iter().map(|preview| preview.code).collect()
}

#[tokio::test(start_paused = true)]
async fn a_table_is_listed_as_long_as_it_is_public_and_open() {
    let house = House::new(3).await;
    let mut host = house.come(1).await;
    assert_eq!(listed(&house, 9).await, []);
    for (kind, command, found) in [
        ("settings", json!({ "settings": { "public": true } }), true),
        ("locked", json!({ "lock": { "locked": true } }), false),
        ("locked", json!({ "lock": { "locked": false } }), true),
        ("settings", json!({ "settings": { "public": false } }), false),
        ("settings", json!({ "settings": { "public": true } }), true),
    ] {
        let before = host.view()[kind].clone();
        host.say("room", command.clone()).await;
        host.until("it is done", |view| view[kind] != before).await;
        assert_eq!(listed(&house, 9).await, if found { vec![house.code] } else { vec![] }, "{command}");
    }
    assert_eq!(listed(&house, 0).await, [], "no more than were asked for");
    // Others who did not make it public are not asked.
    let other = House::at(house.log.clone(), house.rooms.clone(), 3, false).await;
    let _guest = other.come(1).await;
    assert_eq!(listed(&house, 1).await, [house.code]);
    // A room that was public and is woken again is listed again.
    let again = house.started_again();
    assert_eq!(listed(&again, 9).await, []);
    let _guest = again.come(2).await;
    assert_eq!(listed(&again, 9).await, [house.code]);
}
