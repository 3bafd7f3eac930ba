//! One WebSocket per viewer.

mod handshake;
mod session;
mod wire;

pub(crate) use handshake::upgrade;
