//! What can be set for HTTPS without a proxy.

use std::path::{Path, PathBuf};

use anyhow::ensure;
use clap::builder::FalseyValueParser;
use serde::Deserialize;

/// Who gives certificates unless another authority is named.
const LETS_ENCRYPT: &str = "https://acme-v02.api.letsencrypt.org/directory";

/// What can be set for HTTPS without a proxy.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args, Deserialize)]
#[serde(default)]
pub(crate) struct HttpsSettings {
    /// The domain that leads to this machine, several with commas: certificates are got and renewed, and HTTPS is spoken
    #[arg(long, env = "MOONHARE_DOMAIN", value_name = "NAMES", value_delimiter = ',')]
    domain: Option<Vec<String>>,

    /// Speak HTTPS with a certificate that the server makes itself, for a network at home; browsers warn once
    #[arg(
        long,
        env = "MOONHARE_SELF_SIGNED",
        num_args = 0,
        default_missing_value = "true",
        value_parser = FalseyValueParser::new()
    )]
    self_signed: Option<bool>,

    /// The port that sends those who come by plain HTTP to HTTPS; 0 is none [default: 80, with --domain]
    #[arg(long, env = "MOONHARE_HTTP_PORT", value_name = "PORT")]
    http_port: Option<u16>,

    /// The mail address that the authority writes to when a certificate is in danger [default: none]
    #[arg(long, env = "MOONHARE_ACME_CONTACT", value_name = "MAIL")]
    acme_contact: Option<String>,

    /// The authority that gives certificates, by the address of its ACME directory [default: Let's Encrypt]
    #[arg(long, env = "MOONHARE_ACME_DIRECTORY", value_name = "URL")]
    acme_directory: Option<String>,

    /// A file with a certificate (PEM) to know the authority by, if the system does not [default: none]
    #[arg(long, env = "MOONHARE_ACME_ROOT", value_name = "FILE")]
    acme_root: Option<PathBuf>,
}

impl HttpsSettings {
    pub(super) fn or(self, other: Self) -> Self {
        Self {
            domain: self.domain.or(other.domain),
            self_signed: self.self_signed.or(other.self_signed),
            http_port: self.http_port.or(other.http_port),
            acme_contact: self.acme_contact.or(other.acme_contact),
            acme_directory: self.acme_directory.or(other.acme_directory),
            acme_root: self.acme_root.or(other.acme_root),
        }
    }

    /// Whether it can work.
    pub(crate) fn check(&self) -> anyhow::Result<()> {
        ensure!(
            self.domains().is_empty() || !self.self_signed(),
            "--domain gets a certificate that browsers believe, --self-signed makes one; choose one"
        );
        for domain in self.domains() {
            let parts = domain.split('.');
            let named = |part: &str| {
                !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
            };
            ensure!(
                parts.clone().count() > 1
                    && parts.clone().all(named)
                    && domain.parse::<std::net::IpAddr>().is_err(),
                "{domain:?} is no domain that gets a certificate; give it like play.example.org"
            );
        }
        Ok(())
    }

    pub(crate) fn domains(&self) -> &[String] {
        self.domain.as_deref().unwrap_or_default()
    }

    pub(crate) fn self_signed(&self) -> bool {
        self.self_signed.unwrap_or(false)
    }

    /// Where plain HTTP is sent on from, if anywhere.
    pub(crate) fn http_port(&self) -> Option<u16> {
        Some(self.http_port.unwrap_or(80)).filter(|port| *port != 0)
    }

    pub(crate) fn acme_contact(&self) -> Option<&str> {
        self.acme_contact.as_deref()
    }

    pub(crate) fn acme_directory(&self) -> &str {
        self.acme_directory.as_deref().unwrap_or(LETS_ENCRYPT)
    }

    pub(crate) fn acme_root(&self) -> Option<&Path> {
        self.acme_root.as_deref()
    }
}
