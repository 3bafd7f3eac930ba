//! Those that one can carry.

use super::dogs::WOLF;
use super::{End, Head, Leg, NO_HEAD, Plan, brown, cream};

pub(super) const MOUSE: Plan = Plan {
    tall: 44.0,
    body: &[[-22.0, 18.0, 13.0], [-4.0, 19.0, 14.0], [12.0, 21.0, 11.0]],
    neck: &[[12.0, 22.0, 10.0], [20.0, 25.0, 9.0]],
    tail: &[[-33.0, 12.0, 2.0], [-48.0, 6.0, 1.7], [-62.0, 12.0, 1.4], [-74.0, 8.0, 0.9]],
    tail_colour: Some(|p| p.pink.dim(0.85)),
    fore: Some(Leg {
        at: [12.0, 16.0, 6.0],
        foot: 2.0,
        bones: [6.0, 7.0, 3.0, 2.0],
        radii: [5.0, 3.2, 2.2, 2.0, 2.0],
        stand: [-20.0, 8.0, 0.0, 50.0],
        end: End::Paw,
        inward: 0.4,
    }),
    hind: Leg {
        at: [-18.0, 16.0, 8.0],
        foot: 2.0,
        bones: [8.0, 8.0, 3.0, 2.0],
        radii: [9.0, 5.0, 2.6, 2.2, 2.0],
        stand: [40.0, -40.0, 0.0, 40.0],
        end: End::Paw,
        inward: 0.4,
    },
    stride: 0.7,
    fur: 0.8,
    head: Head {
        skull: &[[24.0, 28.0, 10.0], [33.0, 25.0, 7.0], [40.0, 22.0, 4.0]],
        snout: &[[34.0, 21.0, 4.6], [40.0, 20.0, 3.0]],
        nose: [43.5, 22.5, 1.8],
        pink_nose: 0.9,
        ear: [19.0, 34.0, 7.0, 13.0, 9.0, -1.0],
        eye: [32.0, 30.0, 5.5, 2.7],
        mouth: [[42.0, 19.0, 1.0], [38.0, 17.5, 3.0], [34.0, 18.5, 4.0]],
        mouth_lift: 1.0,
        whiskers: true,
        ..NO_HEAD
    },
    colour: |p| p.grey.mix(p.fur, 0.35).lighter(0.05),
    belly: cream,
    eyes: brown,
    ..WOLF
};

pub(super) const HARE: Plan = Plan {
    tall: 70.0,
    body: &[[-24.0, 34.0, 17.0], [-6.0, 35.0, 16.5], [14.0, 40.0, 12.0]],
    neck: &[[14.0, 44.0, 11.0], [24.0, 54.0, 9.0]],
    tail: &[[-41.0, 36.0, 6.0], [-44.0, 38.0, 6.0]],
    tail_colour: Some(|p| p.white),
    fore: Some(Leg {
        at: [14.0, 36.0, 6.0],
        foot: 3.0,
        bones: [12.0, 15.0, 6.0, 3.0],
        radii: [8.0, 5.0, 3.6, 3.2, 3.2],
        stand: [-30.0, 8.0, 4.0, 50.0],
        end: End::Paw,
        inward: 1.0,
    }),
    hind: Leg {
        at: [-26.0, 34.0, 9.0],
        foot: 3.4,
        bones: [22.0, 24.0, 6.0, 1.0],
        radii: [15.0, 10.0, 4.6, 4.0, 4.0],
        stand: [52.0, -50.0, -20.0, 30.0],
        end: End::Long,
        inward: 1.0,
    },
    stride: 0.4,
    fur: 1.0,
    head: Head {
        skull: &[[27.0, 58.0, 11.0], [35.0, 55.0, 8.5], [41.0, 52.0, 6.0]],
        snout: &[[38.0, 49.0, 5.0], [42.0, 49.0, 4.5]],
        nose: [46.5, 53.0, 2.0],
        pink_nose: 0.8,
        ear: [22.0, 64.0, 4.0, 38.0, 5.0, -6.0],
        eye: [33.0, 60.0, 7.5, 3.4],
        mouth: [[45.0, 49.0, 1.0], [41.0, 47.0, 3.0], [37.0, 48.0, 5.0]],
        mouth_lift: 1.2,
        whiskers: true,
        ..NO_HEAD
    },
    colour: |p| p.fur,
    belly: cream,
    eyes: brown,
    ..WOLF
};
