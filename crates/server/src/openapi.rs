//! The description of the HTTP API.

/// OpenAPI 3.1, kept as a file that a test holds against the routes.
pub(crate) const DOCUMENT: &str = include_str!("../openapi.json");
