//! A Rust type as a TypeScript declaration, as serde writes and reads it.

use std::{collections::BTreeMap, fmt::Write};

use syn::{Attribute, Fields, GenericArgument, Item, PathArguments, Type};

use crate::words::cased;

type Known = BTreeMap<String, String>;

/// What serde is told about a type, field or variant.
#[derive(Default)]
pub(crate) struct Serde {
    pub(crate) rename: Option<String>,
    pub(crate) rename_all: Option<String>,
    pub(crate) default: bool,
    pub(crate) left_out_if_none: bool,
    pub(crate) flatten: bool,
    pub(crate) untagged: bool,
}

impl Serde {
    pub(crate) fn of(attributes: &[Attribute]) -> Self {
        let mut told = Self::default();
        for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("serde")) {
            attribute
                .parse_nested_meta(|meta| {
                    let name = meta.path.get_ident().map(ToString::to_string).unwrap_or_default();
                    let value = match meta.value() {
                        Ok(value) => Some(value.parse::<syn::LitStr>()?.value()),
                        Err(_) => None,
                    };
                    match name.as_str() {
                        "rename" => told.rename = value,
                        "rename_all" => told.rename_all = value,
                        "default" => told.default = true,
                        "skip_serializing_if" => told.left_out_if_none = true,
                        "flatten" => told.flatten = true,
                        "untagged" => told.untagged = true,
                        _ => {}
                    }
                    Ok(())
                })
                .expect("serde's attributes");
        }
        told
    }
}

/// The declaration of a struct or an enum.
pub(crate) fn item(item: &Item, known: &Known) -> String {
    match item {
        Item::Struct(item) => {
            let told = Serde::of(&item.attrs);
            let name = item.ident.to_string();
            let (parents, body) = object(&item.fields, &told, known, "  ");
            let doc = doc(&item.attrs, "");
            if item.fields.is_empty() {
                return format!("{doc}export type {name} = Record<string, never>;\n");
            }
            match (parents.is_empty(), parents.len() == item.fields.len()) {
                (true, _) => format!("{doc}export interface {name} {body}\n"),
                (false, true) => format!("{doc}export type {name} = {};\n", parents.join(" & ")),
                (false, false) => format!("{doc}export type {name} = {} & {body};\n", parents.join(" & ")),
            }
        }
        Item::Enum(item) => {
            let told = Serde::of(&item.attrs);
            let mut text = format!("{}export type {} =", doc(&item.attrs, ""), item.ident);
            for variant in &item.variants {
                let own = Serde::of(&variant.attrs);
                let case = told.rename_all.as_deref();
                let name = own.rename.unwrap_or_else(|| cased(&variant.ident.to_string(), case));
                match &variant.fields {
                    Fields::Unnamed(fields) if told.untagged || own.untagged => {
                        let items: Vec<_> =
                            fields.unnamed.iter().map(|field| typed(&field.ty, known)).collect();
                        let one = items.len() == 1;
                        _ = if one {
                            write!(text, "\n  | {}", items[0])
                        } else {
                            write!(text, "\n  | [{}]", items.join(", "))
                        };
                    }
                    Fields::Unit => _ = write!(text, "\n  | {name:?}"),
                    Fields::Unnamed(fields) => {
                        let inner = typed(&fields.unnamed[0].ty, known);
                        _ = write!(text, "\n  | {{ {name}: {inner} }}");
                    }
                    Fields::Named(fields) if fields.named.is_empty() => {
                        _ = write!(text, "\n  | {{ {name}: Record<string, never> }}");
                    }
                    fields @ Fields::Named(_) => {
                        let (_, body) = object(fields, &Serde::default(), known, "");
                        _ = write!(text, "\n  | {{ {name}: {body} }}");
                    }
                }
            }
            text.push_str(";\n");
            text
        }
        _ => unreachable!("only structs and enums are looked for"),
    }
}

/// The names of an enum's values, in the order of their declaration, which is that of their numbers.
pub(crate) fn names(item: &Item) -> Vec<String> {
    let Item::Enum(item) = item else { panic!("only an enum has values") };
    let case = Serde::of(&item.attrs).rename_all;
    item.variants.iter().map(|variant| cased(&variant.ident.to_string(), case.as_deref())).collect()
}

/// A list of an enum's values, to look up numbers in.
pub(crate) fn list(item: &Item, name: &str, constant: &str) -> String {
    let names: String = names(item).iter().map(|name| format!("  {name:?},\n")).collect();
    format!(
        "\n/** Every `{name}`, in the order of their numbers. */\nexport const {constant}: readonly {name}[] = [\n{names}];\n"
    )
}

/// The key and the meaning of each field.
pub(crate) fn keys(item: &Item) -> Vec<(String, String)> {
    let Item::Struct(item) = item else { panic!("only a struct has fields") };
    let key = |field: &syn::Field| {
        let name = field.ident.as_ref().map(ToString::to_string).unwrap_or_default();
        (Serde::of(&field.attrs).rename.unwrap_or(name), doc_text(&field.attrs))
    };
    item.fields.iter().map(key).collect()
}

/// The types whose fields are taken over, and the object of the own fields. Without an indent it stands on one line.
fn object(fields: &Fields, told: &Serde, known: &Known, indent: &str) -> (Vec<String>, String) {
    let mut parents = Vec::new();
    let mut lines = Vec::new();
    for field in fields {
        let own = Serde::of(&field.attrs);
        if own.flatten {
            parents.push(typed(&field.ty, known));
            continue;
        }
        let name =
            own.rename.unwrap_or_else(|| field.ident.as_ref().map(ToString::to_string).unwrap_or_default());
        let name = if name.chars().all(|letter| letter.is_alphanumeric() || letter == '_') {
            name
        } else {
            format!("{name:?}")
        };
        let option = inner(&field.ty, "Option");
        let readable = told.default || own.default;
        let text = match option {
            // A choice that may be null within one that may be left out says so by itself.
            Some(some) if own.left_out_if_none => format!("{name}?: {}", typed(some, known)),
            Some(some) if readable => format!("{name}?: {} | null", typed(some, known)),
            Some(some) => format!("{name}: {} | null", typed(some, known)),
            None if readable => format!("{name}?: {}", typed(&field.ty, known)),
            None => format!("{name}: {}", typed(&field.ty, known)),
        };
        lines.push((doc(&field.attrs, indent), text));
    }
    if indent.is_empty() {
        let fields: Vec<_> = lines.into_iter().map(|(_, text)| text).collect();
        return (parents, format!("{{ {} }}", fields.join("; ")));
    }
    let fields: String = lines.into_iter().map(|(doc, text)| format!("{doc}{indent}{text};\n")).collect();
    (parents, format!("{{\n{fields}}}"))
}

fn typed(ty: &Type, known: &Known) -> String {
    for list in ["Vec", "List", "ArrayVec"] {
        if let Some(item) = inner(ty, list) {
            let item = typed(item, known);
            return if item.contains(' ') { format!("({item})[]") } else { format!("{item}[]") };
        }
    }
    for shared in ["Arc", "Box"] {
        if let Some(item) = inner(ty, shared) {
            return typed(item, known);
        }
    }
    if let Some(item) = inner(ty, "Option") {
        return format!("{} | null", typed(item, known));
    }
    if inner(ty, "BTreeMap").is_some() {
        return "Record<string, string>".into();
    }
    if inner(ty, "Numbered").is_some() {
        return "number".into();
    }
    if let Type::Tuple(tuple) = ty {
        let items: Vec<_> = tuple.elems.iter().map(|item| typed(item, known)).collect();
        return format!("[{}]", items.join(", "));
    }
    if let Type::Reference(reference) = ty {
        return typed(&reference.elem, known);
    }
    let name = last_name(ty);
    known.get(&name).cloned().unwrap_or_else(|| panic!("{name} has no TypeScript type yet"))
}

pub(crate) fn last_name(ty: &Type) -> String {
    match ty {
        Type::Path(path) => {
            path.path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default()
        }
        _ => panic!("a type that JSON has no word for"),
    }
}

/// The first argument of a generic type of this name.
pub(crate) fn inner<'a>(ty: &'a Type, name: &str) -> Option<&'a Type> {
    let Type::Path(path) = ty else { return None };
    let segment = path.path.segments.last().filter(|segment| segment.ident == name)?;
    let PathArguments::AngleBracketed(arguments) = &segment.arguments else { return None };
    arguments.args.iter().find_map(|argument| match argument {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    })
}

/// The doc comment, on one line.
fn doc(attributes: &[Attribute], indent: &str) -> String {
    let text = doc_text(attributes);
    if text.is_empty() { text } else { format!("{indent}/** {text} */\n") }
}

/// The first paragraph of a doc comment: what follows is for readers of Rust.
pub(crate) fn doc_text(attributes: &[Attribute]) -> String {
    let mut lines = Vec::new();
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("doc")) {
        if let syn::Meta::NameValue(meta) = &attribute.meta
            && let syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) = &meta.value
        {
            lines.push(text.value().trim().to_owned());
        }
    }
    let first: Vec<_> = lines.into_iter().take_while(|line| !line.is_empty()).collect();
    first.join(" ")
}
