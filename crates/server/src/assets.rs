//! The web client, which is part of the program.

use std::{
    borrow::Cow,
    hash::{DefaultHasher, Hasher},
    sync::LazyLock,
};

use axum::{
    http::{HeaderMap, HeaderName, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};

use serde::Serialize;

use crate::ApiError;

/// A file of the client.
struct Asset {
    name: &'static str,
    tag: &'static str,
    form: Form,
    bytes: &'static [u8],
}

/// How a file lies in the program.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// As it is.
    Plain,
    /// Compressed, as nearly every browser reads it.
    Brotli,
}

impl Asset {
    /// The file as it is.
    fn plain(&self) -> Cow<'static, [u8]> {
        if self.form == Form::Plain {
            return Cow::Borrowed(self.bytes);
        }
        let mut plain = Vec::new();
        let unpacked = brotli::BrotliDecompress(&mut &*self.bytes, &mut plain);
        debug_assert!(unpacked.is_ok(), "{} was packed when the program was built", self.name);
        Cow::Owned(plain)
    }
}

static ASSETS: &[Asset] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The packages of others that are in the client: a list of `{ name, version, licence, text }` in JSON.
pub const IN_THE_CLIENT: &str = include_str!(concat!(env!("OUT_DIR"), "/inside.json"));

/// The page, unpacked once: its head is written anew whenever somebody opens it.
static INDEX: LazyLock<String> = LazyLock::new(|| {
    let index = find("index.html").map(|index| String::from_utf8_lossy(&index.plain()).into_owned());
    index.unwrap_or_else(|| PLACEHOLDER.to_owned())
});

/// What is shown by a server that was built without the client.
const PLACEHOLDER: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Moonhare</title>\
     <p>This server was built without the web client. Its API is described at \
     <a href=\"/api/openapi.json\">/api/openapi.json</a>.</p></html>";

/// A file of the client, or that there is none; nothing if the address is a page of the client.
pub(crate) fn file(uri: &Uri, headers: &HeaderMap) -> Option<Response> {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") || path.starts_with("cards/") {
        return Some(ApiError::NotFound.into_response());
    }
    match find(path) {
        Some(asset) => Some(answer(asset, headers)),
        // A name with a dot is a file that is not there; anything else is a page of the client.
        None => {
            let file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
            file.then(|| ApiError::NotFound.into_response())
        }
    }
}

/// The one page that there is, with what is said of its address in its head.
pub(crate) fn page(head: &str, language: &str, headers: &HeaderMap, listed: bool) -> Response {
    let page = INDEX
        .replacen(LANGUAGE, &format!("<html lang=\"{language}\""), 1)
        .replacen(DESCRIPTION, "", 1)
        .replacen(TITLE, head, 1);
    let tag = format!("\"{:016x}\"", hash_of(page.as_bytes()));
    let common = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::ETAG, &tag),
        (header::VARY, "accept-encoding, accept-language"),
        (ROBOTS, if listed { "all" } else { "noindex, nofollow" }),
    ];
    if text(headers, header::IF_NONE_MATCH) == tag {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    if accepts_brotli(text(headers, header::ACCEPT_ENCODING)) {
        return (common, [(header::CONTENT_ENCODING, "br")], compressed(page.as_bytes())).into_response();
    }
    (common, page).into_response()
}

/// JSON, made small for whoever reads it so: an evening is mostly the same few words again and again.
pub(crate) fn small_json<T: Serialize>(headers: &HeaderMap, value: &T) -> Response {
    let Ok(bytes) = serde_json::to_vec(value) else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let common = [(header::CONTENT_TYPE, "application/json"), (header::VARY, "accept-encoding")];
    if accepts_brotli(text(headers, header::ACCEPT_ENCODING)) {
        return (common, [(header::CONTENT_ENCODING, "br")], compressed(&bytes)).into_response();
    }
    (common, bytes).into_response()
}

/// What every page is called until its address says more.
const TITLE: &str = "<title>Moonhare</title>";
/// What a page says of itself, and in which language, until then.
const DESCRIPTION: &str = "<meta name=\"description\" \
     content=\"Someone tells a story. One picture is true. The others are yours.\" />";
const LANGUAGE: &str = "<html lang=\"en\"";
const ROBOTS: HeaderName = HeaderName::from_static("x-robots-tag");

fn hash_of(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    hasher.finish()
}

/// Small enough, and quick: a page is compressed whenever somebody opens it.
fn compressed(mut bytes: &[u8]) -> Vec<u8> {
    let mut small = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality: 5, lgwin: 18, ..Default::default() };
    _ = brotli::BrotliCompress(&mut bytes, &mut small, &params);
    small
}

fn text(headers: &HeaderMap, name: HeaderName) -> &str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

fn find(name: &str) -> Option<&'static Asset> {
    ASSETS.binary_search_by_key(&name, |asset| asset.name).ok().map(|at| &ASSETS[at])
}

fn answer(asset: &Asset, headers: &HeaderMap) -> Response {
    // Files under assets/ carry a hash of their content in their names.
    let cache =
        if asset.name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let common = [
        (header::CONTENT_TYPE, media_type(asset.name)),
        (header::CACHE_CONTROL, cache),
        (header::ETAG, asset.tag),
        (header::VARY, "accept-encoding"),
    ];
    if text(headers, header::IF_NONE_MATCH) == asset.tag {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    if asset.form == Form::Brotli && accepts_brotli(text(headers, header::ACCEPT_ENCODING)) {
        return (common, [(header::CONTENT_ENCODING, "br")], asset.bytes).into_response();
    }
    (common, asset.plain()).into_response()
}

fn accepts_brotli(accepted: &str) -> bool {
    accepted.split(',').any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        parts.next() == Some("br") && !parts.any(|part| part == "q=0")
    })
}

fn media_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_reads_no_brotli_gets_every_file_as_it_is() {
        for asset in ASSETS {
            let plain = asset.plain();
            assert!(!plain.is_empty(), "{}", asset.name);
            // FNV-1a, which the build names the file's version by.
            let tag = plain.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
                (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
            });
            assert_eq!(asset.tag, format!("\"{tag:016x}\""), "{}", asset.name);
        }
    }

    #[test]
    fn brotli_is_sent_only_to_who_reads_it() {
        for (accepted, yes) in
            [("gzip, br", true), ("br;q=1.0, gzip", true), ("br;q=0", false), ("gzip", false), ("", false)]
        {
            assert_eq!(accepts_brotli(accepted), yes, "{accepted}");
        }
    }
}
