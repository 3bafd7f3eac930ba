//! Holds JSON against the schemas of the API's description: the part of JSON Schema that it uses, and stricter in one thing,
//! because an answer must not have a field that is not described.

use std::collections::BTreeSet;

use serde_json::Value;

/// Says where a value is not what its schema says.
pub(crate) fn check(document: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    let schemas = Schemas(document);
    schemas.check(schema, value, "$", true)
}

struct Schemas<'a>(&'a Value);

impl<'a> Schemas<'a> {
    fn resolved(&self, schema: &'a Value) -> &'a Value {
        let Some(reference) = schema["$ref"].as_str() else { return schema };
        let pointer = reference.strip_prefix('#').expect("a reference within the document");
        self.0.pointer(pointer).unwrap_or_else(|| panic!("{reference} is not in the document"))
    }

    /// `whole` is false for one of several schemas that describe the same object together.
    fn check(&self, schema: &'a Value, value: &Value, at: &str, whole: bool) -> Result<(), String> {
        let schema = self.resolved(schema);
        for key in schema.as_object().expect("a schema is an object").keys() {
            let known = [
                "type",
                "enum",
                "properties",
                "required",
                "items",
                "anyOf",
                "oneOf",
                "allOf",
                "additionalProperties",
                "description",
                "$ref",
            ];
            assert!(known.contains(&key.as_str()), "the check does not know {key}");
        }
        if let Some(wanted) = schema["type"].as_str()
            && !is(wanted, value)
        {
            return Err(format!("{at} is no {wanted}: {value}"));
        }
        if let Some(allowed) = schema["enum"].as_array()
            && !allowed.contains(value)
        {
            return Err(format!("{at} is none of {allowed:?}: {value}"));
        }
        for ways in ["anyOf", "oneOf"] {
            if let Some(ways) = schema[ways].as_array() {
                let tried: Vec<_> = ways.iter().map(|way| self.check(way, value, at, true)).collect();
                if tried.iter().all(Result::is_err) {
                    return Err(format!("{at} fits in no way: {tried:?}"));
                }
            }
        }
        for part in schema["allOf"].as_array().into_iter().flatten() {
            self.check(part, value, at, false)?;
        }
        if let Some(items) = value.as_array().filter(|_| schema["items"].is_object()) {
            for (n, item) in items.iter().enumerate() {
                self.check(&schema["items"], item, &format!("{at}[{n}]"), true)?;
            }
        }
        self.check_fields(schema, value, at, whole)
    }

    fn check_fields(&self, schema: &'a Value, value: &Value, at: &str, whole: bool) -> Result<(), String> {
        let Some(fields) = value.as_object() else { return Ok(()) };
        for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            if !fields.contains_key(name) {
                return Err(format!("{at} has no {name}"));
            }
        }
        let described = self.described(schema);
        for (name, field) in fields {
            let (own, others) = (&schema["properties"][name], &schema["additionalProperties"]);
            let at = format!("{at}.{name}");
            if own.is_object() {
                self.check(own, field, &at, true)?;
            } else if others.is_object() {
                self.check(others, field, &at, true)?;
            } else if whole && !described.is_empty() && !described.contains(name.as_str()) {
                return Err(format!("{at} is not described"));
            }
        }
        Ok(())
    }

    /// The fields that a schema, or those that it is made of, describe.
    fn described(&self, schema: &'a Value) -> BTreeSet<&'a str> {
        let schema = self.resolved(schema);
        let own = schema["properties"].as_object().into_iter().flatten().map(|(name, _)| name.as_str());
        let parts = schema["allOf"].as_array().into_iter().flatten();
        own.chain(parts.flat_map(|part| self.described(part))).collect()
    }
}

fn is(wanted: &str, value: &Value) -> bool {
    match wanted {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "null" => value.is_null(),
        _ => panic!("there is no type {wanted}"),
    }
}

#[test]
fn what_differs_is_found() {
    use serde_json::json;
    let document = json!({ "components": { "schemas": {
        "Name": { "type": "object", "properties": { "name": { "type": "string" } }, "required": ["name"] },
        "Dog": { "allOf": [
            { "$ref": "#/components/schemas/Name" },
            { "type": "object", "properties": { "legs": { "type": "integer" }, "mood": { "enum": ["glad"] } } },
        ] },
    } } });
    let dogs = json!({ "type": "array", "items": { "anyOf": [{ "$ref": "#/components/schemas/Dog" }, { "type": "null" }] } });
    for (value, fits) in [
        (json!([{ "name": "Rex", "legs": 4, "mood": "glad" }, null]), true),
        (json!([{ "name": "Rex" }]), true),
        (json!([{ "legs": 4 }]), false),
        (json!([{ "name": 4 }]), false),
        (json!([{ "name": "Rex", "legs": 4.5 }]), false),
        (json!([{ "name": "Rex", "mood": "sad" }]), false),
        (json!([{ "name": "Rex", "tail": 1 }]), false),
        (json!({ "name": "Rex" }), false),
    ] {
        let found = check(&document, &dogs, &value);
        assert_eq!(found.is_ok(), fits, "{value}: {found:?}");
    }
}
