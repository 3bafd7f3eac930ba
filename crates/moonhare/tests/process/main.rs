//! The real program as a process of its own: killed without warning, and beset by clients that mean no good.

mod bad_clients;
mod client;
mod kill;
mod server;
