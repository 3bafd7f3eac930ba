//! The printed rules and what can be changed in them.

use std::sync::LazyLock;

use axum::response::Response;
use moonhare_rooms::rules::RuleSheet;

use super::json_text;

/// The sheet, written once: it changes only with the program.
static SHEET: LazyLock<String> =
    LazyLock::new(|| serde_json::to_string(&RuleSheet::new()).unwrap_or_else(|_| "{}".into()));

pub(super) async fn sheet() -> Response {
    json_text(&SHEET)
}
