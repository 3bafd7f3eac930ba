//! The server from outside: real sockets, real requests.

mod albums;
mod floods;
mod forwarded;
mod fuzz;
mod games;
mod guessing;
mod guests;
mod hands;
mod harness;
mod http;
mod https;
mod knocks;
mod limits;
mod names;
mod openapi;
mod operators;
mod origins;
mod own;
mod paintings;
mod pictures;
mod places;
mod protocol;
#[cfg(unix)]
mod proxy;
mod quotas;
mod repeats;
mod reports;
mod restart;
mod schema;
mod sealed_proxy;
mod secrets;
mod share;
mod tables;
mod watching;
