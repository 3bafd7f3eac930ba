//! What makes a face somebody's own: how large the eyes are and how heavy their lids, brows, nose, mouth, jaw, ears. By lot from
//! the card and from what stays the same about somebody, so that a crowd looks like people and each keeps their face.

use super::feeling::Mien;
use super::person::{Kind, Person};
use moonhare_scene::Scene;
use moonhare_scene::rng::{Rng, mix};

/// The shape of a nose.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Nose {
    Straight,
    Long,
    Broad,
    Hooked,
    Snub,
    Bulb,
}

/// How hair falls over a brow.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Locks {
    /// In a few loose strands.
    Loose,
    /// Cut straight above the brows.
    Fringe,
    /// Combed from a parting at the side.
    Swept,
    /// Parted in the middle, or brushed up if it is short.
    Parted,
}

/// What a face says of itself when no strong feeling moves it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Bent {
    Even,
    /// One brow up.
    Curious,
    /// Low brows, a firm mouth.
    Stubborn,
    /// The corners of the mouth go up by themselves.
    Sunny,
    /// Wide eyes below high brows.
    Dreamy,
    /// A crooked smile.
    Sly,
}

/// What is worn in hair.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Ornament {
    Band,
    Flower,
    Bow,
}

/// What a face has of its own; shares of what is usual unless said otherwise.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Traits {
    /// Size of the eyes.
    pub eye: f32,
    /// How round they are.
    pub round: f32,
    /// How far they stand apart.
    pub apart: f32,
    /// How much the upper lids hang, added to a feeling's.
    pub lid: f32,
    /// What a face says when nothing moves it.
    pub bent: Bent,
    /// Thickness of the brows.
    pub brow: f32,
    /// The nose.
    pub nose: Nose,
    /// Its size.
    pub nose_size: f32,
    /// Width of the mouth.
    pub mouth: f32,
    /// Width of the whole head: below 1 it is long and narrow, above it is broad and low.
    pub wide: f32,
    /// Width of the jaw.
    pub jaw: f32,
    /// How far the chin hangs down, in units of the head.
    pub chin: f32,
    /// Size of the ears.
    pub ear: f32,
    /// Length of a beard.
    pub beard: f32,
    /// Freckles, on fair skin.
    pub freckles: bool,
    /// Tired lines below the eyes.
    pub bags: bool,
    /// A mole on this side of the mouth, if any.
    pub mole: Option<f32>,
    /// How the hair falls over the brow.
    pub locks: Locks,
    /// What is worn in it.
    pub ornament: Option<Ornament>,
}

impl Traits {
    /// Those of somebody on this card. Clothes and hats do not count: a coat that changes hands changes no face.
    pub(super) fn of(s: &Scene, who: &Person) -> Self {
        // In steps, so that a reflection or a shade of somebody keeps the face.
        let step = |v: f32, steps: f32| (v * steps).round() as u64;
        let looks = [
            who.kind as u64,
            who.style as u64,
            step(who.skin.l, 10.0),
            step(who.hair.l, 8.0),
            step(who.girth, 12.0),
            u64::from(who.beard) * 2 + u64::from(who.glasses),
        ];
        let mut rng = Rng::new(looks.iter().fold(s.seed, |h, v| mix(h ^ v)));
        let old = who.kind.is_old();
        let child = who.kind.is_child();
        let nose = if child {
            rng.pick(&[Nose::Snub, Nose::Snub, Nose::Straight, Nose::Broad])
        } else if old {
            rng.pick(&[Nose::Bulb, Nose::Hooked, Nose::Long, Nose::Broad])
        } else {
            rng.pick(&[Nose::Straight, Nose::Long, Nose::Broad, Nose::Hooked, Nose::Snub])
        };
        let mut own = Self {
            eye: rng.range(0.84, 1.10),
            round: if child || !who.kind.is_human() { rng.range(0.92, 1.08) } else { rng.range(0.80, 1.0) },
            apart: rng.range(0.90, 1.12),
            lid: rng.range(-0.06, if child { 0.02 } else { 0.06 }),
            bent: Bent::Even,
            brow: rng.range(0.65, if child { 1.1 } else { 1.55 }),
            nose,
            nose_size: rng.range(0.85, if old { 1.4 } else { 1.22 }),
            mouth: rng.range(0.84, 1.2),
            wide: if child { rng.range(0.92, 1.04) } else { rng.range(0.82, 1.0) },
            jaw: if child { rng.range(0.82, 1.1) } else { rng.range(0.76, 1.18) },
            chin: rng.range(-3.0, if child { 1.0 } else { 6.0 }),
            ear: rng.range(0.7, if old { 1.3 } else { 1.05 }),
            beard: rng.range(0.55, 1.15),
            freckles: who.skin.l > 0.7 && !old && rng.chance(0.35),
            bags: !child && rng.chance(0.4),
            mole: rng.chance(0.12).then(|| if rng.chance(0.5) { 1.0 } else { -1.0 }),
            locks: rng.pick(&[Locks::Loose, Locks::Fringe, Locks::Swept, Locks::Parted]),
            ornament: match who.kind {
                Kind::Girl if rng.chance(0.45) => {
                    Some(rng.pick(&[Ornament::Band, Ornament::Bow, Ornament::Flower]))
                }
                Kind::Woman if rng.chance(0.3) => Some(rng.pick(&[Ornament::Band, Ornament::Flower])),
                _ => None,
            },
        };
        own.bent =
            rng.pick(&[Bent::Even, Bent::Curious, Bent::Stubborn, Bent::Sunny, Bent::Dreamy, Bent::Sly]);
        own
    }

    /// A feeling on this face: heavy lids hang a little lower, unless they are torn open or nearly shut, and a mild feeling leaves
    /// room for what the face says by itself.
    pub(super) fn mien(&self, mien: &Mien) -> Mien {
        let lid = |u: f32| if (0.05..0.5).contains(&u) { (u + self.lid).clamp(0.0, 0.5) } else { u };
        let mut m = Mien { upper: mien.upper.map(lid), ..*mien };
        let strong =
            mien.open.max(mien.slant[0].abs().max(mien.slant[1].abs()) / 20.0).max(mien.curve.abs() * 0.8);
        let k = (1.25 - strong).clamp(0.25, 1.0);
        // Who smiles keeps smiling, who does not begins to at most a little.
        let smile = |by: f32| if mien.curve < 0.0 { 0.0 } else { by * k };
        match self.bent {
            Bent::Even => {}
            Bent::Curious => {
                m.brow[1] += 0.5 * k;
                m.slant[1] -= 4.0 * k;
                m.tilt += 4.0 * k;
            }
            Bent::Stubborn => {
                m.brow = m.brow.map(|b| b - 0.25 * k);
                m.slant = m.slant.map(|a| a - 9.0 * k);
                m.curve -= smile(0.3);
            }
            Bent::Sunny => {
                m.brow = m.brow.map(|b| b + 0.2 * k);
                m.curve += smile(0.35);
                m.wide += 0.15 * k;
                m.cheek += 0.3 * k;
            }
            Bent::Dreamy => {
                m.brow = m.brow.map(|b| b + 0.4 * k);
                m.pupil += 0.12 * k;
                m.wide -= 0.12 * k;
            }
            Bent::Sly => {
                m.brow[0] -= 0.25 * k;
                m.slant[0] -= 8.0 * k;
                m.skew += 0.5 * k;
            }
        }
        m
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actors::{Hair, hair, skin};
    use moonhare_scene::palette::Palette;

    #[test]
    fn a_crowd_has_many_faces_and_everybody_keeps_theirs() {
        let p = Palette::named("teal").expect("a palette");
        let s = Scene::new(7, p);
        let faces: Vec<Traits> = (0..20)
            .map(|n| {
                let who = Person::new([Kind::Man, Kind::Woman, Kind::Girl, Kind::Grandad][n % 4], &p);
                let who = who.skin(skin(&p, n / 4)).hair(hair(&p, n % 5), Hair::Short);
                let redressed = Person { coat: p.red, ..who };
                assert_eq!(Traits::of(&s, &who), Traits::of(&s, &redressed), "{n}");
                Traits::of(&s, &who)
            })
            .collect();
        for (n, face) in faces.iter().enumerate() {
            assert!(!faces[..n].contains(face), "{n} has somebody else's face");
        }
        let who = Person::new(Kind::Man, &p);
        assert_ne!(Traits::of(&s, &who), Traits::of(&Scene::new(8, p), &who));
    }
}
