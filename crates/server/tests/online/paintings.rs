//! Orders for packs. The painter here only writes orders down; the program's own is tested with it.

use std::sync::Mutex;

use moonhare_server::{
    Painter, PaintingOrder, PaintingRefusal, PaintingState, PaintingView, PaintingsView, ThemeView,
};
use serde_json::json;

use crate::harness::Server;

/// Takes orders about the sea, two at most, and never begins.
#[derive(Default)]
pub(crate) struct OrderBook(Mutex<Vec<PaintingView>>);

impl Painter for OrderBook {
    fn paintings(&self) -> PaintingsView {
        let texts = |text: &str| [("en".to_owned(), text.to_owned())].into();
        PaintingsView {
            allowed: true,
            themes: vec![ThemeView { id: "tides".into(), names: texts("Tides"), blurbs: texts("The sea.") }],
            paintings: self.0.lock().unwrap().clone(),
        }
    }

    fn order(&self, order: &PaintingOrder) -> Result<PaintingView, PaintingRefusal> {
        let mut book = self.0.lock().unwrap();
        let seed = order.seed.unwrap_or(1).into();
        let state = PaintingState::Waiting;
        let id = format!("{}-{seed}", order.theme);
        match book.iter().find(|painting| painting.id == id) {
            Some(painting) => return Ok(painting.clone()),
            None if order.theme == "gold" => return Err(PaintingRefusal::NotAllowed),
            None if order.theme != "tides" => return Err(PaintingRefusal::UnknownTheme),
            None if seed == 99 => return Err(PaintingRefusal::ShelfFull),
            None if book.len() == 2 => return Err(PaintingRefusal::TooMany),
            None => {}
        }
        let theme = order.theme.clone();
        book.push(PaintingView { id, theme, seed, painted: 0, cards: 84, state, code: None });
        Ok(book[book.len() - 1].clone())
    }
}

#[tokio::test]
async fn an_order_is_taken_or_refused_with_a_code() {
    let server = Server::start().await;
    let waiting = |seed: u32| {
        let id = format!("tides-{seed}");
        json!({ "id": id, "theme": "tides", "seed": seed, "painted": 0, "cards": 84, "state": "waiting", "code": null })
    };
    for (order, status, code) in [
        (json!({ "theme": "tides", "seed": 7 }), 202, None),
        (json!({ "theme": "tides", "seed": 7 }), 202, None),
        (json!({ "theme": "deserts", "seed": 7 }), 422, Some("unknown_theme")),
        (json!({ "theme": "gold" }), 403, Some("painting_not_allowed")),
        (json!({ "theme": "tides", "seed": 99 }), 409, Some("shelf_full")),
        (json!({ "theme": "tides" }), 202, None),
        (json!({ "theme": "tides", "seed": null }), 202, None),
        (json!({ "theme": "tides", "seed": 8 }), 409, Some("too_many_paintings")),
        (json!({ "theme": "tides", "seed": -1 }), 400, Some("bad_request")),
        (json!({ "theme": "tides", "seed": 1.5 }), 400, Some("bad_request")),
        (json!({ "seed": 7 }), 400, Some("bad_request")),
    ] {
        let (answered, answer) = server.post("/api/paintings", order.clone()).await;
        assert_eq!((answered, answer["error"]["code"].as_str()), (status, code), "{order}: {answer}");
        if status == 202 {
            assert_eq!(answer, waiting(if order["seed"] == 7 { 7 } else { 1 }));
        }
    }
    let (status, listed) = server.get("/api/paintings").await;
    assert_eq!(status, 200);
    assert_eq!(listed["themes"][0]["names"]["en"], "Tides");
    assert_eq!(listed["paintings"], json!([waiting(7), waiting(1)]));
    server.stop().await;
}
