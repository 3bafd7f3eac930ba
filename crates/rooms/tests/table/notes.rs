//! What a server notes for itself and can't read any more is never written over, nor taken for nothing.

use bytes::Bytes;
use moonhare_rooms::{AlbumId, AlbumNames, BlobId, KeepWish, NOTES_ROOM, RoomId, RoomRefusal, Swept};
use serde_json::json;

use crate::house::{House, phase};
use crate::post::by_post;

const DAMAGED: Bytes = Bytes::from_static(b"{\"half of");

/// Puts something there that nobody can read.
async fn damage(house: &House, room: RoomId, name: &str) {
    house.log.put_blob(room, BlobId(name.to_owned()), DAMAGED).await.unwrap();
}

async fn is_as_it_was(house: &House, room: RoomId, name: &str) -> bool {
    house.log.blob(room, BlobId(name.to_owned())).await.unwrap() == Some(DAMAGED)
}

#[tokio::test(start_paused = true)]
async fn without_knowing_what_is_old_nothing_is_deleted() {
    let house = House::new(3).await;
    damage(&house, NOTES_ROOM, "sweep").await;
    assert_eq!(house.rooms.sweep_all(1, 1).await, Swept::default());
    assert!(is_as_it_was(&house, NOTES_ROOM, "sweep").await);
}

#[tokio::test(start_paused = true)]
async fn the_list_of_rooms_by_post_is_not_written_over() {
    let house = House::new(3).await;
    damage(&house, NOTES_ROOM, "post").await;
    let postman = tokio::spawn(house.rooms.clone().deliver_post());
    let mut host = house.come(1).await;
    host.say("room", by_post(24, "bot")).await;
    host.until("it is set", |view| !view["settings"]["post"].is_null()).await;
    tokio::time::sleep(std::time::Duration::from_secs(3_600)).await;
    assert!(is_as_it_was(&house, NOTES_ROOM, "post").await);
    postman.abort();
}

#[tokio::test(start_paused = true)]
async fn an_unreadable_entry_in_the_list_of_albums_is_left_and_the_others_are_swept() {
    let house = House::new(3).await;
    let name = "0".repeat(32);
    for entry in [&*name, "no album"] {
        damage(&house, AlbumId::LIST, entry).await;
    }
    for _ in 0..3 {
        house.rooms.sweep_all(0, 1).await;
    }
    for entry in [&*name, "no album"] {
        assert!(is_as_it_was(&house, AlbumId::LIST, entry).await, "{entry}");
    }
    assert!(house.log.blob(NOTES_ROOM, BlobId("sweep".into())).await.unwrap().is_some());
}

#[tokio::test(start_paused = true)]
async fn a_game_whose_album_is_not_known_any_more_is_not_kept_twice() {
    let house = House::new(3).await;
    let mut host = house.come(1).await;
    host.say("room", json!({ "begin": {} })).await;
    host.until("the game begins", |view| phase(view) == "claim").await;
    host.say("room", json!({ "end": {} })).await;
    host.until("the game ends", |view| phase(view) == "over").await;
    let wish = KeepWish { names: AlbumNames::Typed, voices: false };
    let keep = || house.rooms.keep_album(house.code, house.secrets[0].clone(), None, wish);
    keep().await.unwrap();
    let noted = house.log.blobs(house.code.into()).await.unwrap();
    let noted = noted.iter().find(|BlobId(name)| name.starts_with("album-")).unwrap();
    damage(&house, house.code.into(), &noted.0).await;
    assert_eq!(keep().await.err(), Some(RoomRefusal::AlbumDamaged));
    assert!(is_as_it_was(&house, house.code.into(), &noted.0).await);
}
