//! What can't be read stops its room, and is told; it is never left out.

use std::sync::Arc;

use moonhare_rooms::{ByeCode, Caller, Hello, Log, MemoryLog, Position, RoomRefusal, Swept, limits::GRACE_H};
use serde_json::json;

use crate::house::{Deaf, House};

/// Records that nobody here can fold: torn, of an unknown kind, of a newer form.
const UNREADABLE: [&str; 3] =
    ["{\"t\":1,\"e\":[{\"chat", r#"{"t":1,"e":[{"dreamt":{"person":1}}]}"#, r#"{"v":2,"t":1,"e":[]}"#];

async fn refusal(house: &House) -> Option<RoomRefusal> {
    let hello = Hello { secret: Some(house.secrets[0].clone()), ..Hello::default() };
    house.rooms.connect(house.code, hello, None, Arc::new(Deaf)).await.err()
}

#[tokio::test(start_paused = true)]
async fn a_record_of_another_server_that_is_not_understood_stops_the_room() {
    for record in UNREADABLE {
        let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
        let house = House::on(Arc::clone(&log), 3).await;
        let other = House::on(Arc::clone(&log), 3).await;
        let guest = house.come(1).await;
        let position = Position(guest.view()["position"].as_u64().unwrap());
        let chat = json!({ "t": 1, "e": [{ "chatted": { "person": 2, "text": "after it" } }] }).to_string();
        log.append(house.code.into(), position, vec![record.into(), chat.into()]).await.unwrap();
        guest.until_closed().await;
        assert_eq!(guest.bye(), Some(ByeCode::Restart));
        assert_eq!(guest.view()["position"], position.0, "nothing of what follows was shown");
        assert_eq!(refusal(&house).await, Some(RoomRefusal::RoomDamaged), "{record}");
        let turns = house.rooms.turns(house.code, Caller::default()).await;
        assert_eq!(turns.unwrap_err(), RoomRefusal::RoomDamaged);
        assert_eq!(log.read(house.code.into(), position).await.unwrap().len(), 2, "nothing was taken away");
        assert_eq!(refusal(&other).await, None, "another room goes on");
    }
}

#[tokio::test(start_paused = true)]
async fn a_room_that_can_not_be_read_is_not_cleared_away() {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    let house = House::on(Arc::clone(&log), 3).await;
    let position = Position(house.come(1).await.view()["position"].as_u64().unwrap());
    log.append(house.code.into(), position, vec!["torn".into()]).await.unwrap();
    for _ in 0..2 * GRACE_H {
        assert_eq!(house.rooms.sweep(0).await, Swept::default());
    }
    assert_eq!(log.read(house.code.into(), position).await.unwrap(), ["torn"]);
}
