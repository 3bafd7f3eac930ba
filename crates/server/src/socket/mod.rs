//! One WebSocket per viewer.

mod handshake;
mod line;
mod open;
mod session;
mod wire;

pub(crate) use handshake::upgrade;
pub(crate) use open::OpenSockets;
