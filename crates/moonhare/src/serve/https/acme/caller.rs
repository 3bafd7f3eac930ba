//! How the authority is called: by the same client that everything here calls out with.

use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use std::time::Duration;

use anyhow::Context;
use bytes::Bytes;
use http_body_util::BodyExt as _;
use instant_acme::{BodyWrapper, BytesResponse, Error, HttpClient};
use rustls::pki_types::{CertificateDer, pem::PemObject};
use ureq::http::{Request, Response};
use ureq::{Agent, Body};

use crate::calling;

/// How long the authority may take for an answer.
const ANSWER_S: u64 = 30;

/// Bytes of an answer; a chain of certificates has a few thousand.
const ANSWER_BYTES_MAX: u64 = 256 * 1024;

/// Calls the authority.
#[derive(Clone)]
pub(super) struct Caller(Agent);

impl Caller {
    /// Believes the authorities that the system believes, and this one.
    pub(super) fn new(root: Option<&Path>) -> anyhow::Result<Self> {
        let more = match root {
            Some(path) => {
                let read =
                    CertificateDer::pem_file_iter(path).and_then(Iterator::collect::<Result<Vec<_>, _>>);
                read.with_context(|| format!("--acme-root {}", path.display()))?
            }
            None => Vec::new(),
        };
        let config = calling::agent(Duration::from_secs(ANSWER_S), more).http_status_as_error(false);
        Ok(Self(config.build().into()))
    }
}

impl HttpClient for Caller {
    fn request(
        &self,
        request: Request<BodyWrapper<Bytes>>,
    ) -> Pin<Box<dyn Future<Output = Result<BytesResponse, Error>> + Send>> {
        let agent = self.0.clone();
        Box::pin(async move {
            let (parts, body) = request.into_parts();
            let Ok(body) = body.collect().await;
            let body = body.to_bytes();
            let call = move || {
                let answer: Response<Body> = agent.run(Request::from_parts(parts, body.to_vec()))?;
                let (parts, mut body) = answer.into_parts();
                let bytes = body.with_config().limit(ANSWER_BYTES_MAX).read_to_vec()?;
                Ok::<_, ureq::Error>(BytesResponse { parts, body: Box::new(Bytes::from(bytes)) })
            };
            let called =
                tokio::task::spawn_blocking(call).await.map_err(|error| Error::Other(Box::new(error)))?;
            called.map_err(|error| Error::Other(Box::new(error)))
        })
    }
}
