//! The real program as a process of its own: killed without warning, and beset by clients that mean no good.

mod addresses;
mod albums;
mod backups;
mod bad_clients;
mod balancers;
mod bans;
mod client;
mod cluster;
mod compose;
mod damage;
mod doctor;
mod evening;
mod every_kind;
mod failing_sync;
mod floods;
mod forget;
mod full_disk;
#[cfg(unix)]
mod hosting;
mod https;
mod kill;
mod knocks;
mod load;
#[path = "../../../store/tests/nats/mod.rs"]
mod nats;
mod old_folder;
#[cfg(unix)]
mod operators;
mod own;
mod own_in_a_house;
#[path = "../../src/serve/knocks/stand_in.rs"]
mod push_service;
mod server;
mod settings;
mod soak;
mod table;
#[cfg(unix)]
mod top;
