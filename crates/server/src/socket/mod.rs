//! One WebSocket per viewer.

mod handshake;
mod line;
mod session;
mod wire;

pub(crate) use handshake::upgrade;
