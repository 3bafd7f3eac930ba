//! Cat and lion.

use super::dogs::WOLF;
use super::{End, Head, Leg, NO_HEAD, Plan, cream, green};
use moonhare_scene::colour::lch;

pub(super) const CAT: Plan = Plan {
    tall: 84.0,
    body: &[[-36.0, 52.0, 12.5], [-14.0, 50.0, 13.5], [10.0, 51.0, 14.0], [28.0, 55.0, 12.5]],
    neck: &[[28.0, 58.0, 11.0], [38.0, 66.0, 10.0]],
    tail: &[
        [-46.0, 56.0, 4.0],
        [-62.0, 60.0, 4.0],
        [-70.0, 76.0, 4.0],
        [-62.0, 94.0, 4.0],
        [-68.0, 104.0, 3.0],
    ],
    fore: Some(Leg {
        at: [25.0, 52.0, 7.0],
        foot: 3.6,
        bones: [18.0, 20.0, 9.0, 3.0],
        radii: [9.0, 6.4, 4.4, 4.0, 4.0],
        stand: [-34.0, 6.0, 0.0, 40.0],
        end: End::Paw,
        inward: 1.0,
    }),
    hind: Leg {
        at: [-33.0, 52.0, 7.0],
        foot: 3.6,
        bones: [22.0, 22.0, 13.0, 3.0],
        radii: [12.0, 8.0, 4.8, 4.0, 4.0],
        stand: [34.0, -42.0, 4.0, 40.0],
        end: End::Paw,
        inward: 1.0,
    },
    fur: 0.9,
    head: Head {
        skull: &[[43.0, 71.0, 13.5], [46.0, 70.0, 13.0]],
        snout: &[[54.0, 65.0, 6.0], [57.0, 65.0, 5.0]],
        nose: [61.5, 67.5, 1.8],
        pink_nose: 0.8,
        ear: [40.0, 80.0, 8.0, 14.0, 6.0, 1.0],
        eye: [54.0, 73.0, 7.5, 3.6],
        mouth: [[61.0, 65.0, 1.0], [57.0, 62.5, 4.0], [53.0, 63.0, 6.0]],
        mouth_lift: 1.6,
        whiskers: true,
        ..NO_HEAD
    },
    colour: |p| p.black.mix(p.grey, 0.3),
    belly: |p| p.white.mix(p.grey, 0.2),
    eyes: green,
    ..WOLF
};

pub(super) const LION: Plan = Plan {
    tail: &[[-62.0, 86.0, 4.0], [-82.0, 74.0, 3.4], [-92.0, 50.0, 3.2], [-86.0, 34.0, 7.0]],
    colour: |p| lch(0.72, 0.10, 72.0).mix(p.fog, 0.08),
    belly: cream,
    fur: 0.8,
    head: Head {
        skull: &[[66.0, 114.0, 17.0], [82.0, 110.0, 13.0]],
        snout: &[[86.0, 104.0, 10.0], [94.0, 102.0, 8.6]],
        nose: [101.0, 107.0, 4.6],
        ear: [58.0, 127.0, 11.0, 10.0, 6.0, 0.0],
        eye: [82.0, 117.0, 9.0, 3.5],
        mouth: [[100.0, 98.0, 2.0], [92.0, 96.0, 6.0], [86.0, 98.0, 8.0]],
        mane: Some([52.0, 108.0, 30.0]),
        mane_colour: |p| lch(0.46, 0.10, 48.0).mix(p.fog, 0.08),
        whiskers: true,
        ..NO_HEAD
    },
    ..WOLF
};
