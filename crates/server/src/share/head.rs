//! The standard tags of a page.

use moonhare_postcard::{HEIGHT, WIDTH};
use moonhare_rooms::Language;

use super::Shown;

/// What is said of a page in its head.
pub(super) struct Head<'a> {
    pub(super) shown: &'a Shown,
    /// Scheme and host; nothing where they are not known.
    pub(super) site: &'a str,
    pub(super) path: &'a str,
}

impl Head<'_> {
    /// Title and tags, as HTML.
    pub(super) fn tags(&self) -> String {
        let Shown { title, sentence, picture, language, listed, .. } = self.shown;
        let (picture, url) = (format!("{}{picture}", self.site), format!("{}{}", self.site, self.path));
        let (width, height) = (WIDTH.to_string(), HEIGHT.to_string());
        let locale = locale(*language);
        let mut tags = format!(
            "<title>{}</title><meta name=\"description\" content=\"{}\">",
            escaped(title),
            escaped(sentence)
        );
        for (name, content) in [
            ("og:type", "website"),
            ("og:site_name", "Moonhare"),
            ("og:title", title),
            ("og:description", sentence),
            ("og:locale", locale),
            ("og:url", &url),
            ("og:image", &picture),
            ("og:image:type", "image/jpeg"),
            ("og:image:width", &width),
            ("og:image:height", &height),
            ("og:image:alt", title),
        ] {
            tags.push_str(&format!("<meta property=\"{name}\" content=\"{}\">", escaped(content)));
        }
        tags.push_str("<meta name=\"twitter:card\" content=\"summary_large_image\">");
        if !listed {
            tags.push_str("<meta name=\"robots\" content=\"noindex, nofollow\">");
        }
        tags
    }
}

/// A language as Open Graph writes it, with a place: there is no other way to say it there.
fn locale(language: Language) -> &'static str {
    match language {
        Language::En => "en_US",
        Language::It => "it_IT",
        Language::Es => "es_ES",
        Language::Es419 => "es_LA",
        Language::Pt => "pt_PT",
        Language::PtBr => "pt_BR",
        Language::Ca => "ca_ES",
        Language::Fr => "fr_FR",
        Language::De => "de_DE",
    }
}

/// Text that is only text, whatever people call themselves.
fn escaped(text: &str) -> String {
    text.chars().fold(String::with_capacity(text.len()), |mut safe, letter| {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter if letter.is_control() => {}
            letter => safe.push(letter),
        }
        safe
    })
}
