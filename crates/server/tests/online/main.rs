//! The server from outside: real sockets, real requests.

mod games;
mod harness;
mod http;
mod limits;
mod paintings;
mod protocol;
mod repeats;
mod restart;
mod secrets;
mod tables;
