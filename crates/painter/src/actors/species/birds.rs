//! Those with two legs and a beak.

use super::dogs::WOLF;
use super::{BIRD, End, Head, Leg, NO_HEAD, Plan, brown, cream};
use moonhare_scene::colour::lch;

pub(super) const GOOSE: Plan = Plan {
    tall: 116.0,
    body: &[[-44.0, 52.0, 4.0], [-28.0, 47.0, 12.0], [-4.0, 44.0, 21.0], [16.0, 47.0, 18.0]],
    neck: &[[20.0, 54.0, 12.0], [29.0, 72.0, 7.0], [28.0, 92.0, 6.0], [34.0, 106.0, 6.5]],
    tail: &[[-40.0, 50.0, 6.0], [-54.0, 56.0, 2.5]],
    fore: None,
    hind: Leg {
        at: [-2.0, 34.0, 9.0],
        foot: 2.0,
        bones: [14.0, 22.0, 0.0, 0.0],
        radii: [8.0, 3.0, 2.6, 2.0, 2.0],
        stand: [26.0, -8.0, 0.0, 0.0],
        end: End::Web,
        inward: 0.2,
    },
    gait: BIRD,
    fur: 0.7,
    wing: true,
    head: Head {
        skull: &[[34.0, 108.0, 9.0], [38.0, 108.0, 8.0]],
        snout: &[[40.0, 108.0, 6.0], [42.0, 108.0, 5.6]],
        nose: [44.0, 108.0, 0.0],
        eye: [40.0, 111.0, 6.5, 2.9],
        beak: 17.0,
        mouth_lift: 0.0,
        ..NO_HEAD
    },
    colour: |p| p.white,
    belly: |p| p.white,
    eyes: brown,
    ..WOLF
};

pub(super) const DUCK: Plan = Plan {
    tall: 80.0,
    neck: &[[18.0, 52.0, 12.0], [25.0, 62.0, 8.0], [28.0, 70.0, 8.0]],
    head: Head {
        skull: &[[30.0, 72.0, 10.5], [34.0, 72.0, 10.0]],
        snout: &[[38.0, 71.0, 6.0], [40.0, 71.0, 5.6]],
        nose: [43.0, 70.0, 0.0],
        eye: [36.0, 76.0, 7.0, 3.2],
        beak: 15.0,
        ..GOOSE.head
    },
    colour: |p| p.gold.mix(p.cream, 0.35),
    belly: cream,
    ..GOOSE
};

pub(super) const HEN: Plan = Plan {
    tall: 82.0,
    body: &[[-36.0, 62.0, 8.0], [-24.0, 50.0, 15.0], [-4.0, 44.0, 22.0], [14.0, 48.0, 17.0]],
    neck: &[[16.0, 54.0, 14.0], [24.0, 66.0, 9.0], [27.0, 72.0, 8.0]],
    tail: &[[-34.0, 60.0, 9.0], [-46.0, 76.0, 7.0], [-52.0, 88.0, 3.0]],
    head: Head {
        skull: &[[28.0, 74.0, 9.0], [31.0, 74.0, 8.4]],
        snout: &[[34.0, 73.0, 5.0], [35.0, 73.0, 5.0]],
        nose: [38.0, 74.0, 0.0],
        eye: [33.0, 77.0, 6.0, 2.8],
        beak: 11.0,
        comb: true,
        ..GOOSE.head
    },
    colour: |p| lch(0.58, 0.12, 46.0).mix(p.fog, 0.08),
    belly: cream,
    ..GOOSE
};

pub(super) const CROW: Plan = Plan {
    tall: 78.0,
    neck: &[[18.0, 52.0, 13.0], [26.0, 62.0, 10.0]],
    tail: &[[-40.0, 48.0, 8.0], [-66.0, 42.0, 5.0]],
    head: Head {
        skull: &[[29.0, 68.0, 11.0], [33.0, 68.0, 10.0]],
        snout: &[[37.0, 67.0, 5.0], [38.0, 67.0, 5.0]],
        nose: [41.0, 67.0, 0.0],
        eye: [35.0, 71.0, 7.0, 3.0],
        beak: 18.0,
        ..GOOSE.head
    },
    colour: |p| p.black.mix(p.dark, 0.4),
    belly: |p| p.dark,
    eyes: |p| p.gold,
    ..GOOSE
};
