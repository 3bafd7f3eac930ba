//! The description of the API, from the table of routes and the types of what travels.

use std::collections::BTreeMap;

use moonhare_server::{About, Content, Secrecy, api};
use serde_json::{Map, Value, json};
use syn::Item;

use crate::schema::Schemas;

/// Faults that any address may answer with.
const ANYWHERE: [u16; 1] = [429];

/// The whole document.
pub(crate) fn document(items: &BTreeMap<String, Item>, plain: &BTreeMap<String, String>) -> Value {
    let mut schemas = Schemas { items, plain, written: BTreeMap::new() };
    let fault = schemas.of("Fault");
    let mut paths: Map<String, Value> = Map::new();
    for about in api() {
        let path = paths.entry(about.path).or_insert_with(|| json!({}));
        path[about.method] = operation(&about, &fault, &mut schemas);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Moonhare",
            "version": "1",
            "description": "Everything that is not live. What is live travels on one WebSocket per viewer: see docs/PROTOCOL.md.",
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" }
        },
        "paths": paths,
        "components": {
            "securitySchemes": {
                "seat": { "type": "http", "scheme": "bearer", "description": "The secret of a seat." }
            },
            "schemas": schemas.written
        }
    })
}

fn operation(about: &About, fault: &Value, schemas: &mut Schemas<'_>) -> Value {
    let mut responses = Map::new();
    let mut well = json!({ "description": "What was asked for." });
    if let Some(gives) = &about.gives {
        well["content"] = content(gives, schemas);
    }
    responses.insert(about.status.to_string(), well);
    if matches!(about.gives, Some(Content::Other("image/webp"))) {
        responses.insert("304".into(), json!({ "description": "It is known already, by its ETag." }));
    }
    for status in about.faults.iter().chain(&ANYWHERE) {
        let answer =
            json!({ "description": "A fault.", "content": { "application/json": { "schema": fault } } });
        responses.insert(status.to_string(), answer);
    }
    let mut operation = json!({ "summary": about.summary, "responses": responses });
    let names = about.path.split('{').skip(1).filter_map(|rest| rest.split('}').next());
    let named =
        |name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } });
    let parameters: Vec<Value> = names.map(named).collect();
    if !parameters.is_empty() {
        operation["parameters"] = parameters.into();
    }
    if let Some(takes) = &about.takes {
        operation["requestBody"] = json!({ "required": true, "content": content(takes, schemas) });
    }
    match about.secret {
        Secrecy::Open => {}
        Secrecy::Maybe => operation["security"] = json!([{}, { "seat": [] }]),
        Secrecy::Needed => operation["security"] = json!([{ "seat": [] }]),
    }
    operation
}

fn content(content: &Content, schemas: &mut Schemas<'_>) -> Value {
    match content {
        Content::Json(name) => json!({ "application/json": { "schema": schemas.of(name) } }),
        Content::Other(media_type) => json!({ *media_type: {} }),
    }
}
