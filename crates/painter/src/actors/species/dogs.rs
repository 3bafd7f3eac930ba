//! Wolf and kin, and the bear.

use super::{End, Head, Leg, NO_HEAD, PAWS, Plan, amber, brown, cream, tan};
use moonhare_scene::colour::lch;

pub(super) const WOLF: Plan = Plan {
    tall: 126.0,
    body: &[[-50.0, 82.0, 17.0], [-24.0, 82.0, 18.5], [12.0, 80.0, 22.5], [36.0, 84.0, 20.0]],
    neck: &[[36.0, 88.0, 18.0], [56.0, 104.0, 14.5], [66.0, 112.0, 13.5]],
    hump: &[],
    tail: &[[-62.0, 84.0, 6.0], [-80.0, 66.0, 9.5], [-88.0, 40.0, 4.0]],
    tail_colour: None,
    fore: Some(Leg {
        at: [34.0, 80.0, 9.0],
        foot: 5.0,
        bones: [28.0, 30.0, 18.0, 6.0],
        radii: [13.0, 9.5, 6.0, 5.0, 5.0],
        stand: [-34.0, 6.0, -2.0, 30.0],
        end: End::Paw,
        inward: 1.0,
    }),
    hind: Leg {
        at: [-46.0, 84.0, 9.0],
        foot: 5.0,
        bones: [34.0, 34.0, 24.0, 5.0],
        radii: [16.0, 11.0, 6.5, 5.0, 5.0],
        stand: [24.0, -40.0, 4.0, 30.0],
        end: End::Paw,
        inward: 1.0,
    },
    gait: PAWS,
    stride: 1.0,
    paces: false,
    fur: 1.6,
    shell: false,
    wing: false,
    head: Head {
        skull: &[[66.0, 114.0, 14.0], [82.0, 109.0, 9.5], [98.0, 104.0, 6.0]],
        snout: &[[80.0, 103.0, 6.5], [97.0, 99.0, 4.0]],
        nose: [103.0, 106.0, 4.0],
        ear: [60.0, 121.0, 8.0, 20.0, 7.0, -2.0],
        eye: [77.0, 115.0, 8.5, 3.6],
        mouth: [[102.0, 100.0, 2.0], [92.0, 98.0, 5.0], [84.0, 99.0, 8.0]],
        ..NO_HEAD
    },
    colour: |p| p.grey.lighter(-0.02),
    belly: |p| p.white.mix(p.grey, 0.3),
    eyes: amber,
};

pub(super) const FOX: Plan = Plan {
    tail: &[[-60.0, 84.0, 6.0], [-82.0, 74.0, 11.0], [-104.0, 58.0, 13.0], [-122.0, 46.0, 5.0]],
    colour: |p| p.fox,
    belly: |p| p.cream,
    fur: 2.0,
    ..WOLF
};

pub(super) const DOG: Plan = Plan {
    tail: &[[-62.0, 88.0, 5.0], [-78.0, 100.0, 4.6], [-84.0, 118.0, 3.0]],
    colour: tan,
    belly: cream,
    eyes: brown,
    fur: 0.8,
    head: Head {
        skull: &[[66.0, 114.0, 15.0], [80.0, 109.0, 11.0], [93.0, 104.0, 8.0]],
        snout: &[[82.0, 103.0, 7.6], [94.0, 100.0, 6.6]],
        nose: [101.0, 106.0, 4.6],
        ear: [60.0, 120.0, 11.0, 24.0, 8.0, 0.0],
        ear_hangs: true,
        eye: [78.0, 116.0, 9.0, 3.6],
        mouth: [[100.0, 98.0, 2.0], [91.0, 95.0, 6.0], [83.0, 97.0, 8.0]],
        ..WOLF.head
    },
    ..WOLF
};

pub(super) const BEAR: Plan = Plan {
    tall: 110.0,
    body: &[[-48.0, 72.0, 27.0], [-14.0, 76.0, 31.0], [20.0, 80.0, 30.0], [38.0, 78.0, 25.0]],
    neck: &[[38.0, 84.0, 24.0], [58.0, 86.0, 20.0]],
    tail: &[[-72.0, 82.0, 6.0], [-77.0, 80.0, 5.0]],
    fore: Some(Leg {
        at: [34.0, 74.0, 15.0],
        foot: 6.0,
        bones: [30.0, 28.0, 12.0, 3.0],
        radii: [19.0, 15.0, 11.5, 10.0, 9.0],
        stand: [-24.0, 6.0, 0.0, 20.0],
        end: End::Plant,
        inward: 1.0,
    }),
    hind: Leg {
        at: [-46.0, 72.0, 15.0],
        foot: 6.0,
        bones: [32.0, 26.0, 8.0, 2.0],
        radii: [24.0, 17.0, 11.5, 10.0, 9.0],
        stand: [22.0, -30.0, 0.0, 20.0],
        end: End::Plant,
        inward: 1.0,
    },
    stride: 0.6,
    fur: 2.4,
    head: Head {
        skull: &[[66.0, 88.0, 19.0], [76.0, 86.0, 16.0]],
        snout: &[[82.0, 81.0, 11.5], [94.0, 78.0, 8.5]],
        snout_colour: Some(tan),
        nose: [101.0, 82.0, 5.0],
        ear: [62.0, 100.0, 13.0, 10.0, 7.5, 0.0],
        eye: [82.0, 93.0, 9.0, 3.2],
        mouth: [[99.0, 73.0, 2.0], [90.0, 72.0, 7.0], [84.0, 74.0, 9.0]],
        ..NO_HEAD
    },
    colour: |p| lch(0.40, 0.06, 52.0).mix(p.fog, 0.1),
    belly: tan,
    eyes: brown,
    ..WOLF
};
