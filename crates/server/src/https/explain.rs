//! The page before a certificate that the server made itself: why the browser is going to warn, and what does not work without.

use std::{collections::BTreeMap, fmt::Write as _, sync::Arc, sync::LazyLock};

use axum::{
    extract::{Request, State as Shared},
    http::{HeaderMap, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::origin::Origin;

/// Texts by their names.
type Words = BTreeMap<&'static str, &'static str>;

/// The words of the page, by the tag of their language, in the order in which languages are offered.
static WORDS: LazyLock<Vec<(&'static str, Words)>> = LazyLock::new(|| {
    let read = |text| serde_json::from_str::<Words>(text).expect("the page's words are texts by name");
    let mut all: Vec<(&str, Words)> = Vec::new();
    for (tag, text) in FILES {
        // A variant has only what differs from its language, which stands before it.
        let base = all.iter().find(|(base, _)| is_variant_of(tag, base));
        let mut words = base.map(|(_, words)| words.clone()).unwrap_or_default();
        words.extend(read(text));
        all.push((tag, words));
    }
    all
});

fn is_variant_of(tag: &str, base: &str) -> bool {
    tag.strip_prefix(base).is_some_and(|rest| rest.starts_with('-'))
}

const FILES: [(&str, &str); 9] = [
    ("en", include_str!("words/en.json")),
    ("it", include_str!("words/it.json")),
    ("es", include_str!("words/es.json")),
    ("es-419", include_str!("words/es-419.json")),
    ("pt", include_str!("words/pt.json")),
    ("pt-BR", include_str!("words/pt-BR.json")),
    ("ca", include_str!("words/ca.json")),
    ("fr", include_str!("words/fr.json")),
    ("de", include_str!("words/de.json")),
];

const PAGE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");
const STYLE_PATH: &str = "/own-certificate.css";

/// Whoever has chosen to play without has this cookie.
const WITHOUT: &str = "moonhare-plain=1";

/// Shows the page to people who come by plain HTTP and have not chosen to stay there. Programs, and all that a page
/// fetches, are answered as always.
pub(super) async fn explain(Shared(fingerprint): Shared<Arc<str>>, request: Request, next: Next) -> Response {
    if request.uri().path() == STYLE_PATH {
        return ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], STYLE).into_response();
    }
    let headers = request.headers();
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let is_page = request.method() == Method::GET && text(header::ACCEPT).contains("text/html");
    let stays = text(header::COOKIE).split(';').any(|cookie| cookie.trim() == WITHOUT);
    let here = text(header::HOST).to_owned();
    // Only what is an address is written into a page.
    if !is_page || stays || Origin::parse(&format!("https://{here}")).is_none() {
        return next.run(request).await;
    }
    let (path, query) = (request.uri().path(), request.uri().query().unwrap_or_default());
    if query == "plain" {
        let cookie = format!("{WITHOUT}; Path=/; Max-Age=31536000; SameSite=Lax");
        // Two slashes would be another machine's address.
        let back = format!("/{}", path.trim_start_matches('/'));
        return (StatusCode::SEE_OTHER, [(header::SET_COOKIE, cookie), (header::LOCATION, back)])
            .into_response();
    }
    let language = query.strip_prefix("language=").map_or_else(|| preferred(headers), known);
    let page = page(language, &here, path, &fingerprint);
    let kind =
        [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::VARY, "accept-language, cookie")];
    (kind, page).into_response()
}

fn page(language: usize, here: &str, path: &str, fingerprint: &str) -> String {
    let (tag, words) = &WORDS[language];
    let path = escaped(path);
    let languages = WORDS.iter().enumerate().fold(String::new(), |mut list, (at, (tag, words))| {
        let current = if at == language { " aria-current=\"true\"" } else { "" };
        _ = writeln!(
            list,
            "<a href=\"{path}?language={tag}\" lang=\"{tag}\" hreflang=\"{tag}\"{current}>{}</a>",
            words["name"]
        );
        list
    });
    let mut page = PAGE.to_owned();
    for (name, text) in words {
        page = page.replace(&format!("{{{name}}}"), text);
    }
    page.replace("{tag}", tag)
        .replace("{languages}", &languages)
        .replace("{secure}", &format!("https://{here}{path}"))
        .replace("{plain}", &format!("{path}?plain"))
        .replace("{fingerprint}", fingerprint)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace('{', "&#123;")
}

/// The language that a browser likes best of those that there are.
fn preferred(headers: &HeaderMap) -> usize {
    let accepted =
        headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let tags = accepted.split(',').map(|part| part.split(';').next().unwrap_or_default().trim());
    tags.filter_map(find).next().unwrap_or(0)
}

fn known(tag: &str) -> usize {
    find(tag).unwrap_or(0)
}

fn find(tag: &str) -> Option<usize> {
    let position = |tag: &str| FILES.iter().position(|(known, _)| known.eq_ignore_ascii_case(tag));
    let (kind, region) = tag.split_once('-').unwrap_or((tag, ""));
    // Spanish of one of the Americas: only that of Spain, and that of nowhere, is the first.
    let american =
        kind.eq_ignore_ascii_case("es") && !["", "ES"].contains(&region.to_ascii_uppercase().as_str());
    position(tag).or_else(|| position(if american { "es-419" } else { kind }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_every_word_and_the_page_uses_them_all() {
        let names = |at: usize| WORDS[at].1.keys().copied().collect::<Vec<_>>();
        for at in 0..WORDS.len() {
            assert_eq!(names(at), names(0), "{}", FILES[at].0);
            let page = page(at, "192.168.1.5:7777", "/r/ABCDEF", "12:34");
            assert!(!page.contains('{') && !page.contains('}'), "{page}");
            for (name, text) in &WORDS[at].1 {
                assert!(page.contains(text), "{}: {name}", FILES[at].0);
            }
            assert!(page.contains("href=\"https://192.168.1.5:7777/r/ABCDEF\""), "{page}");
        }
    }

    #[test]
    fn the_browsers_language_is_taken() {
        for (accepted, tag) in [
            ("de-AT,de;q=0.9,en;q=0.8", "de"),
            ("nl, pt-BR;q=0.9", "pt-BR"),
            ("pt-PT,pt;q=0.9", "pt"),
            ("es-MX,es;q=0.9", "es-419"),
            ("es-419", "es-419"),
            ("es-es", "es"),
            ("es", "es"),
            ("ca", "ca"),
            ("zh", "en"),
            ("", "en"),
        ] {
            let headers = HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, accepted.parse().unwrap())]);
            assert_eq!(FILES[preferred(&headers)].0, tag, "{accepted:?}");
        }
    }

    #[test]
    fn an_address_can_not_write_the_page() {
        let page = page(0, "x", "/\"><script>{fingerprint}", "12:34");
        assert!(
            !page.contains("<script") && page.contains("&quot;&gt;&lt;script&gt;&#123;fingerprint}"),
            "{page}"
        );
    }
}
