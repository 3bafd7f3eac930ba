//! A push service on this machine, and a device that reads what it gets: written from the documents (RFC 8030, 8188, 8291), and
//! without the code that sends.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpListener,
    sync::{Arc, mpsc},
};

use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use ring::{
    agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral},
    hmac,
    rand::SystemRandom,
};
use rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};

/// A device, written from the documents and without the code that seals: HKDF by its two lines, and AES by ring.
pub(crate) struct Device {
    secret: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

impl Device {
    pub(crate) fn new() -> Self {
        let secret = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = secret.compute_public_key().unwrap().as_ref().to_vec();
        Self { secret, public, auth: *b"sixteen letters!" }
    }

    /// Its public key and what it shares with the server, as its browser tells them.
    pub(crate) fn keys(&self) -> (String, String) {
        (BASE64.encode(&self.public), BASE64.encode(self.auth))
    }

    /// What a message says.
    pub(crate) fn read(self, message: &[u8]) -> String {
        let sign = |key: &[u8], parts: &[&[u8]]| {
            let key = hmac::Key::new(hmac::HMAC_SHA256, key);
            hmac::sign(&key, &parts.concat()).as_ref().to_vec()
        };
        let (salt, rest) = message.split_at(16);
        assert_eq!(rest[..5], [0, 0, 16, 0, 65]);
        let (sender, record) = rest[5..].split_at(65);
        let sender_key = UnparsedPublicKey::new(&ECDH_P256, sender);
        let shared = agree_ephemeral(self.secret, &sender_key, <[u8]>::to_vec).unwrap();
        let agreed = sign(&self.auth, &[&shared]);
        let material = sign(&agreed, &[b"WebPush: info\0", &self.public, sender, &[1]]);
        let extracted = sign(salt, &[&material]);
        let key = sign(&extracted, &[b"Content-Encoding: aes128gcm\0", &[1]]);
        let nonce = sign(&extracted, &[b"Content-Encoding: nonce\0", &[1]]);
        let key = ring::aead::UnboundKey::new(&ring::aead::AES_128_GCM, &key[..16]).unwrap();
        let nonce = ring::aead::Nonce::try_assume_unique_for_key(&nonce[..12]).unwrap();
        let mut record = record.to_vec();
        let plain = ring::aead::LessSafeKey::new(key)
            .open_in_place(nonce, ring::aead::Aad::empty(), &mut record)
            .unwrap();
        let end = plain.iter().rposition(|byte| *byte != 0).unwrap();
        assert_eq!(plain[end], 2);
        String::from_utf8(plain[..end].to_vec()).unwrap()
    }
}

/// What a push service was asked.
pub(crate) struct Asked {
    pub(crate) path: String,
    headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Asked {
    pub(crate) fn header(&self, name: &str) -> &str {
        &self.headers.iter().find(|(known, _)| known == name).unwrap_or_else(|| panic!("{name}")).1
    }
}

/// A push service on this machine that answers with these, one after the other.
pub(crate) struct StandIn {
    pub(crate) origin: String,
    pub(crate) root: CertificateDer<'static>,
    pub(crate) asked: mpsc::Receiver<Asked>,
}

pub(crate) fn stand_in(answers: &[&str]) -> StandIn {
    let made = rcgen::generate_simple_self_signed(vec!["localhost".into()]).unwrap();
    let root = made.cert.der().clone();
    let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(made.signing_key.serialize_der()));
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = rustls::ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![root.clone()], key)
        .unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let origin = format!("https://localhost:{}", listener.local_addr().unwrap().port());
    let (tell, asked) = mpsc::channel();
    let answers: Vec<String> = answers.iter().map(|answer| (*answer).to_owned()).collect();
    std::thread::spawn(move || {
        for answer in answers {
            let (mut tcp, _) = listener.accept().unwrap();
            let mut tls = rustls::ServerConnection::new(Arc::new(config.clone())).unwrap();
            let mut stream = BufReader::new(rustls::Stream::new(&mut tls, &mut tcp));
            let mut line = String::new();
            stream.read_line(&mut line).unwrap();
            let path = line.split(' ').nth(1).unwrap().to_owned();
            let mut headers = Vec::new();
            loop {
                line.clear();
                stream.read_line(&mut line).unwrap();
                let Some((name, value)) = line.trim_end().split_once(": ") else { break };
                headers.push((name.to_ascii_lowercase(), value.to_owned()));
            }
            let mut asked = Asked { path, headers, body: Vec::new() };
            asked.body.resize(asked.header("content-length").parse().unwrap(), 0);
            stream.read_exact(&mut asked.body).unwrap();
            let close = "content-length: 0\r\nconnection: close\r\n\r\n";
            stream.get_mut().write_all(format!("HTTP/1.1 {answer}\r\n{close}").as_bytes()).unwrap();
            stream.get_mut().flush().unwrap();
            tell.send(asked).unwrap();
        }
    });
    StandIn { origin, root, asked }
}
