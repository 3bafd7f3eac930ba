//! The description of the HTTP API.

/// OpenAPI 3.1, written by `cargo xtask types` from the table of routes and the types of what travels; a test holds it
/// against both.
pub(crate) const DOCUMENT: &str = include_str!("../openapi.json");
