//! Heads with a muzzle or a beak on a body that stands upright: front, profile, back. 100 units tall, middle at (0, 0).
//! Ears and tufts follow the brows.

mod birds;
mod cut;
mod frog;
mod front;
mod profile;

use super::face::Features;
use super::feeling::Mien;
use super::human::hat;
use super::person::{Kind, Person};
use super::traits::Traits;
use moonhare_scene::geometry::{shift, turn};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

pub(super) use self::profile::profile;
use self::{
    birds::{BIRD, OWL, bird, comb, owl},
    cut::cut,
    frog::frog,
    front::{ears, horns, muzzled, skull},
};

fn features(s: &Scene, who: &Person) -> Features {
    let p = s.palette;
    Features {
        skin: if who.kind == Kind::Owl { who.hair.dim(0.9) } else { who.skin },
        ink: p.ink.dim(0.85),
        brow: match who.kind {
            Kind::Sheep | Kind::Crow | Kind::Cat => who.skin.lighter(0.22),
            Kind::Owl => who.skin.dim(0.72),
            _ => who.skin.dim(0.55),
        },
        brow_width: Traits::of(s, who).brow.min(1.25) * if who.kind == Kind::Owl { 8.0 } else { 5.6 },
        iris: who.eyes,
        iris_size: 0.70,
        white: if who.kind == Kind::Owl { p.cream.mix(p.gold, 0.25) } else { p.white.mix(p.cream, 0.4) },
        lip: p.ink.mix(p.red, 0.2),
    }
}

fn coat(who: &Person, inflate: f32) -> Look {
    Look::of(who.skin)
        .inflate(inflate)
        .texture(0.12)
        .rim(0.55)
        .hatch(0.5)
        .hatch_jitter(0.14)
        .posterise(0.3)
        .fur(1.3, 90.0, 1.6)
}

fn smooth_coat(who: &Person, inflate: f32) -> Look {
    Look::of(who.skin).inflate(inflate).texture(0.06).rim(0.55).hatch(0.2).posterise(0.3)
}

/// From the front; the mien's turn moves the features to either side.
pub(super) fn front(s: &mut Scene, who: &Person, mien: &Mien) {
    let mien = &Traits::of(s, who).mien(mien);
    match who.kind {
        Kind::Owl => owl(s, who, mien),
        Kind::Goose | Kind::Crow | Kind::Hen => bird(s, who, mien),
        Kind::Frog => frog(s, who, mien),
        _ => muzzled(s, who, mien),
    }
    hat(s, who, mien.turn * 3.0);
}

/// From behind.
pub(super) fn back(s: &mut Scene, who: &Person) {
    let c = cut(who.kind);
    let calm = super::feeling::Feeling::Calm.mien();
    if who.kind == Kind::Owl {
        for side in [-1.0, 1.0] {
            s.at(&[shift(side * 36.0, -34.0), turn(side * 20.0)], |s| {
                s.blob(&nodes![(-9, 14), (-6, -10), (0, -28; corner), (8, -8), (10, 14)], coat(who, 4.0));
            });
        }
    } else if who.kind == Kind::Hen {
        comb(s);
    } else if who.kind == Kind::Frog {
        for side in [-1.0, 1.0] {
            s.ellipse(side * 26.0, -28.0, 20.0, 20.0, smooth_coat(who, 6.0));
        }
    } else if !who.kind.is_bird() {
        if who.kind == Kind::Goat {
            horns(s, 0.0);
        }
        ears(s, who, &calm, &c, 0.0, true);
    }
    if who.kind == Kind::Lion || who.kind == Kind::Sheep {
        let mane = Person { skin: who.hair, ..*who };
        s.ellipse(0.0, 4.0, 56.0, 56.0, coat(&mane, 12.0).fur(3.0, 90.0, 2.6).hatch(1.1));
    } else if who.kind == Kind::Owl {
        s.blob(&OWL, coat(who, 12.0));
    } else if who.kind.is_bird() {
        s.blob(&BIRD, coat(who, 11.0));
    } else {
        s.part(&skull(&c, 0.0), coat(who, 12.0));
    }
    if who.kind == Kind::Badger {
        for side in [-1.0, 1.0] {
            s.blob(
                &nodes![
                    (side * 7.0, -41),
                    (side * 20.0, -38),
                    (side * 22.0, 0),
                    (side * 15.0, 34),
                    (side * 8.0, 0)
                ],
                Look::of(who.hair).inflate(3.0).shadow(0.1).rim(0.3),
            );
        }
    }
    hat(s, who, 0.0);
}
