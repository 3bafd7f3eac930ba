//! A Rust type as a JSON schema, as serde writes and reads it.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use syn::{Fields, Item, Type};

use crate::{
    declare::{Serde, doc_text, inner, last_name},
    words::cased,
};

/// The schemas of types and of all that is in them, by name.
pub(crate) struct Schemas<'a> {
    /// Where each type is declared.
    pub(crate) items: &'a BTreeMap<String, Item>,
    /// Small types, by what TypeScript calls them.
    pub(crate) plain: &'a BTreeMap<String, String>,
    /// Those that were asked for so far.
    pub(crate) written: BTreeMap<String, Value>,
}

impl Schemas<'_> {
    /// The schema of a type by its full name, as the compiler says it.
    pub(crate) fn of(&mut self, full_name: &str) -> Value {
        let ty = syn::parse_str(full_name).unwrap_or_else(|error| panic!("{full_name}: {error}"));
        self.typed(&ty)
    }

    fn typed(&mut self, ty: &Type) -> Value {
        if let Some(item) = ["Vec", "List", "ArrayVec"].iter().find_map(|list| inner(ty, list)) {
            return json!({ "type": "array", "items": self.typed(item) });
        }
        if let Some(item) = ["Arc", "Box"].iter().find_map(|shared| inner(ty, shared)) {
            return self.typed(item);
        }
        if let Some(item) = inner(ty, "Option") {
            return json!({ "anyOf": [self.typed(item), { "type": "null" }] });
        }
        if inner(ty, "BTreeMap").is_some() {
            return json!({ "type": "object", "additionalProperties": { "type": "string" } });
        }
        if let Type::Reference(reference) = ty {
            return self.typed(&reference.elem);
        }
        let name = last_name(ty);
        match self.plain.get(&name) {
            Some(_) if matches!(name.as_str(), "f32" | "f64") => json!({ "type": "number" }),
            Some(word) => self.word(&word.clone()),
            None => self.named(&name),
        }
    }

    /// What TypeScript calls a small type.
    fn word(&mut self, word: &str) -> Value {
        match word {
            "number" => json!({ "type": "integer" }),
            "string" | "boolean" => json!({ "type": word }),
            _ if word.contains(" | ") => {
                let ways: Vec<_> = word.split(" | ").map(|way| self.word(way)).collect();
                json!({ "anyOf": ways })
            }
            _ if word.starts_with('"') => json!({ "type": "string", "enum": [word.trim_matches('"')] }),
            _ => match word.strip_suffix("[]") {
                Some(item) => json!({ "type": "array", "items": self.word(item) }),
                None => self.named(word),
            },
        }
    }

    fn named(&mut self, name: &str) -> Value {
        if !self.written.contains_key(name) {
            let items = self.items;
            let item = items.get(name).unwrap_or_else(|| panic!("{name} is not among the types that travel"));
            // First, because a type may hold itself.
            self.written.insert(name.to_owned(), Value::Null);
            let schema = self.item(item);
            self.written.insert(name.to_owned(), schema);
        }
        json!({ "$ref": format!("#/components/schemas/{name}") })
    }

    fn item(&mut self, item: &Item) -> Value {
        match item {
            Item::Struct(item) => {
                let mut schema = self.object(&item.fields, Serde::of(&item.attrs).default);
                describe(&mut schema, &doc_text(&item.attrs));
                schema
            }
            Item::Enum(item) => {
                let case = Serde::of(&item.attrs).rename_all;
                let mut names = Vec::new();
                let mut objects = Vec::new();
                for variant in &item.variants {
                    let own = Serde::of(&variant.attrs).rename;
                    let name = own.unwrap_or_else(|| cased(&variant.ident.to_string(), case.as_deref()));
                    let held = match &variant.fields {
                        Fields::Unit => {
                            names.push(name);
                            continue;
                        }
                        Fields::Unnamed(fields) => self.typed(&fields.unnamed[0].ty),
                        fields @ Fields::Named(_) => self.object(fields, false),
                    };
                    objects
                        .push(json!({ "type": "object", "properties": { &name: held }, "required": [name] }));
                }
                let names = (!names.is_empty()).then(|| json!({ "type": "string", "enum": names }));
                let mut ways: Vec<Value> = names.into_iter().chain(objects).collect();
                let mut schema = if ways.len() == 1 { ways.remove(0) } else { json!({ "oneOf": ways }) };
                describe(&mut schema, &doc_text(&item.attrs));
                schema
            }
            _ => unreachable!("only structs and enums are looked for"),
        }
    }

    fn object(&mut self, fields: &Fields, all_may_be_left_out: bool) -> Value {
        let (mut parents, mut properties, mut required) = (Vec::new(), Map::new(), Vec::new());
        for field in fields {
            let own = Serde::of(&field.attrs);
            if own.flatten {
                parents.push(self.typed(&field.ty));
                continue;
            }
            let name =
                own.rename.or_else(|| field.ident.as_ref().map(ToString::to_string)).unwrap_or_default();
            let some = inner(&field.ty, "Option").filter(|_| own.left_out_if_none);
            let mut schema = self.typed(some.unwrap_or(&field.ty));
            describe(&mut schema, &doc_text(&field.attrs));
            if !(all_may_be_left_out || own.default || own.left_out_if_none) {
                required.push(name.clone());
            }
            properties.insert(name, schema);
        }
        let own = json!({ "type": "object", "properties": properties, "required": required });
        if parents.is_empty() {
            return own;
        }
        parents.push(own);
        json!({ "allOf": parents })
    }
}

fn describe(schema: &mut Value, text: &str) {
    if !text.is_empty() {
        schema["description"] = text.into();
    }
}
