//! Actors: people and beasts with joints, hands that hold and faces that feel.
//!
//! An [`Actor`] is somebody ([`Person`]) who does something, put together on the canvas; it yields layers, so that two can be
//! woven: one's arm over the other's back, a rope between palm and fingers.
//!
//! ```
//! use moonhare_painter::actors::{Actor, Dress, Feeling, Hand, Kind, NEAR, Person};
//! use moonhare_scene::{Scene, palette::Palette};
//!
//! let mut s = Scene::new(7, Palette::named("teal").expect("a palette"));
//! let p = s.palette;
//! let fox = Person::new(Kind::Fox, &p).wearing(Dress::Coat, p.leaf);
//! let girl = Actor::new(Person::new(Kind::Girl, &p), 520.0, 1040.0, 300.0).left().feeling(Feeling::Joy);
//! let fox = Actor::new(fox, 300.0, 1040.0, 420.0)
//!     .feeling(Feeling::Tenderness)
//!     .looking_at(girl.eye())
//!     .hand(NEAR, 440.0, 860.0, Hand::Open);
//! fox.paint(&mut s);
//! girl.looking_at(fox.eye()).paint(&mut s);
//! ```

mod actor;
mod beast;
mod build;
mod face;
mod feeling;
mod garment;
mod hand;
mod human;
mod limb;
mod muzzle;
mod person;
mod species;
mod traits;
mod visage;

pub use actor::{Actor, FAR, LoneHand, NEAR, View, head};
pub use beast::{Beast, Gait, Species};
pub use build::{Build, NEXT};
pub use feeling::{Feeling, Mien};
pub use hand::Hand;
pub use person::{Cloth, Dress, Hair, Hat, Kind, Person, hair, skin};
pub use visage::visage;
