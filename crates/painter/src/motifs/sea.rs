//! Sea creatures: fish, octopus, jellyfish, turtle, seahorse.

use super::easel::*;

pub(super) static FISH: Motif = Motif::new(
    "fish",
    SeaCreature,
    Right,
    [-60.0, -34.0, 42.0, 29.0],
    &[Floats, Swims, Giant, Tiny, Many, Alive, Ridden, Outline],
    fish,
);
pub(super) static OCTOPUS: Motif = Motif::new(
    "octopus",
    SeaCreature,
    Front,
    [-77.0, -101.0, 79.0, 55.0],
    &[Floats, Swims, Giant, Tiny, Alive, Outline, Holds],
    octopus,
);
pub(super) static JELLYFISH: Motif = Motif::new(
    "jellyfish",
    SeaCreature,
    Front,
    [-41.0, -39.0, 41.0, 103.0],
    &[Floats, Swims, Giant, Tiny, Many, Alive, Lit],
    jellyfish,
);
pub(super) static TURTLE: Motif = Motif::new(
    "turtle",
    SeaCreature,
    Left,
    [-95.0, -70.0, 78.0, 2.0],
    &[Floats, Swims, Stands, Giant, Tiny, Alive, Ridden, Outline],
    turtle,
);
pub(super) static SEAHORSE: Motif = Motif::new(
    "seahorse",
    SeaCreature,
    Left,
    [-42.0, -93.0, 36.0, 58.0],
    &[Floats, Swims, Giant, Tiny, Many, Alive, Ridden, Outline],
    seahorse,
);

fn fish(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let skin = dress.main.unwrap_or(p.accent);
    let fin = dress.accent.unwrap_or(skin.dim(0.82));
    s.blob(
        &nodes! {
            (-28, 0), (-42, -18), (-58, -26; corner), (-50, -8), (-53, 2), (-50, 12), (-60, 24; corner),
            (-42, 16)
        },
        form(fin, 4.0).grain(0.0).texture(0.25),
    );
    s.blob(&nodes! { (-10, -17), (-16, -30), (-26, -34; corner), (4, -32), (18, -16) }, form(fin, 2.0));
    s.blob(&nodes! { (0, 16), (-8, 27), (-17, 28; corner), (4, 28), (11, 15) }, form(fin, 2.0));
    for (x, y) in [(-50.0, -17.0), (-50.0, 15.0), (-45.0, -3.0)] {
        s.line(&nodes! { (-31, 0), (x * 0.85, y * 0.7), (x, y) }, 0.7, faint(fin.dim(0.6)));
    }
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (42, 1), (35, -11), (16, -20), (-8, -18), (-34, -4), (-36, 0), (-34, 4), (-8, 17),
                (16, 19), (35, 11)
            },
            form(skin, 9.0),
        );
        s.blob(
            &nodes! {
                (42, 5), (20, 12), (-10, 10), (-36, 2), (-30, 22), (10, 30), (42, 20)
            },
            Look::of(p.cream.mix(skin, 0.3)).atop().shadow(0.0).soft(1.0).rim(0.0),
        );
        for (i, j) in (0..6).flat_map(|i| (-2..3).map(move |j| (i, j))) {
            let (x, y) = (12.0 - i as f32 * 8.0 + (j & 1) as f32 * 4.0, j as f32 * 6.5);
            s.line(
                &nodes! { (x, y - 3.4), (x - 3.4, y), (x, y + 3.4) },
                0.8,
                Look::mark(skin.dim(0.6)).alpha(0.6),
            );
        }
        s.line(&nodes! { (23, -17), (18, -6), (19, 6), (23, 15) }, 1.3, Look::mark(skin.dim(0.55)));
    });
    if dress.asleep {
        eye(s, dress, 30.0, -5.0, 2.6);
    } else {
        s.dot(30.0, -5.0, 4.0, Look::lamp(p.cream));
        s.dot(30.8, -5.0, 2.3, Look::lamp(p.ink));
        s.dot(31.6, -5.9, 0.8, Look::lamp(p.white));
    }
    s.line(&nodes! { (42, 2), (38, 4.4), (34, 4) }, 1.0, skin.dim(0.4));
    s.blob(&nodes! { (12, 4), (2, 5), (-9, 14), (3, 14), (13, 9) }, form(fin.lighter(0.03), 2.0));
}

/// An arm that tapers along a curve, with suckers on one side.
fn tentacle(s: &mut Scene, along: &[Node], width: f32, skin: Colour, side: f32) {
    let cup = s.palette.cream.mix(skin, 0.3);
    s.group(Group::new(), |s| {
        s.limb(
            along,
            &[width, width * 0.85, width * 0.6, width * 0.35, width * 0.08],
            form(skin, width * 0.22),
        );
        let line = sample(along, 50);
        for i in (2..line.len() - 2).step_by(2) {
            let half = width * (1.0 - i as f32 / line.len() as f32) * 0.5;
            let (a, b, c) = (line[i - 1], line[i + 1], line[i]);
            let l = a.distance(b).max(0.01);
            let (x, y) =
                (c.x - (b.y - a.y) / l * half * 0.55 * side, c.y + (b.x - a.x) / l * half * 0.55 * side);
            let r = (half * 0.28).max(0.6);
            s.ellipse(x, y, r, r, Look::of(cup).atop().shadow(0.3).inflate(r * 0.4).rim(0.0));
            s.dot(x, y, r * 0.45, Look::mark(skin.dim(0.6)));
        }
    });
}

fn octopus(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let skin = dress.main.unwrap_or(p.accent);
    tentacle(
        s,
        &nodes! {
            (-14, -16), (-40, -4), (-60, 14), (-74, 0), (-62, -14)
        },
        17.0,
        skin.dim(0.9),
        1.0,
    );
    tentacle(s, &nodes! { (14, -16), (40, -4), (62, 12), (76, -4), (62, -18) }, 17.0, skin.dim(0.9), -1.0);
    tentacle(s, &nodes! { (-10, -12), (-26, 14), (-44, 34), (-64, 32), (-62, 18) }, 17.0, skin, 1.0);
    tentacle(s, &nodes! { (10, -12), (26, 14), (46, 32), (62, 28), (60, 14) }, 17.0, skin, -1.0);
    tentacle(s, &nodes! { (-4, -10), (-8, 18), (-20, 40), (-34, 52), (-44, 45) }, 17.0, skin, 1.0);
    tentacle(s, &nodes! { (4, -10), (8, 20), (22, 42), (35, 51), (44, 42) }, 17.0, skin, -1.0);
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-18, -8), (-25, -30), (-40, -56), (-33, -86), (-2, -101), (31, -87), (40, -58), (26, -30),
                (18, -8), (0, -2)
            },
            form(skin, 19.0),
        );
        for (x, y, r) in [
            (-14.0, -80.0, 4.5),
            (10.0, -86.0, 5.5),
            (20.0, -68.0, 3.6),
            (-24.0, -62.0, 3.4),
            (-2.0, -68.0, 2.6),
            (26.0, -52.0, 2.4),
            (-4.0, -92.0, 3.0),
        ] {
            s.ellipse(x, y, r, r * 0.8, Look::mark(skin.lighter(0.1)).soft(0.6));
        }
    });
    for q in [-1.0, 1.0] {
        if dress.asleep {
            eye(s, dress, q * 13.0, -32.0, 6.0);
            continue;
        }
        s.ellipse(q * 13.0, -32.0, 8.4, 8.4, form(p.cream, 2.6).shadow(0.4));
        s.ellipse(q * 13.0 + 1.0, -31.0, 5.0, 3.4, Look::lamp(p.ink));
        s.dot(q * 13.0 + 2.5, -32.5, 1.3, Look::lamp(p.white));
        s.blob(
            &nodes! {
                (q * 4.0, -38), (q * 13.0, -44), (q * 22.0, -38), (q * 13.0, -37)
            },
            form(skin.dim(0.85), 1.6).shadow(0.2),
        );
    }
    s.line(&nodes! { (-5, -17), (0, -15), (6, -18) }, 1.2, Look::lamp(skin.dim(0.4)));
}

fn jellyfish(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let skin = dress.main.unwrap_or(p.accent2);
    if !dress.unlit {
        s.glow(0.0, 0.0, 84.0, skin, 0.4);
    }
    for i in -5..6 {
        let (x, w) = (i as f32 * 6.4, s.rng.range(-10.0, 10.0));
        let end = s.rng.range(64.0, 106.0);
        s.limb(
            &nodes! {
                (x, 6), (x + w * 0.6, 30), (x - w, 56), (x + w * 0.8, end)
            },
            &[2.6, 2.2, 1.6, 0.4],
            Look::of(skin.lighter(0.1)).alpha(0.6).shadow(0.0),
        );
    }
    for x in [-10.0, 0.0, 10.0] {
        let w = s.rng.range(-6.0, 6.0);
        s.limb(
            &nodes! {
                (x, 4), (x + 5.0 + w, 22), (x - 6.0, 40), (x + 5.0, 58), (x - w, 70)
            },
            &[8.0, 9.0, 7.0, 5.0, 1.0],
            Look::of(skin.mix(p.pink, 0.4)).alpha(0.75).fur(1.4, 90.0, 1.6).shadow(0.0),
        );
    }
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-38, 12), (-39, -8), (-24, -32), (0, -39), (24, -32), (39, -8), (38, 12), (28, 7),
                (19, 14), (9, 8), (0, 14), (-9, 8), (-19, 14), (-28, 7)
            },
            form(skin, 12.0).alpha(0.9),
        );
        for i in -3..4 {
            let x = i as f32 * 10.0;
            s.line(
                &nodes! {
                    (x * 0.3, -38), (x * 0.9, -16), (x * 1.15, 8)
                },
                1.0,
                Look::mark(skin.lighter(0.14)).alpha(0.6),
            );
        }
    });
    s.blob(
        &nodes! {
            (-22, -6), (-13, -24), (4, -28), (14, -20), (0, -15)
        },
        Look::lamp(p.white).alpha(0.4).soft(2.0),
    );
}

fn turtle(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let shell = dress.main.unwrap_or(p.leaf);
    let skin = dress.accent.unwrap_or(p.leaf.mix(p.cream, 0.4));
    let swims = dress.variant % 2 == 1;
    if swims {
        s.blob(
            &nodes! {
                (36, -2), (54, 14), (70, 20; corner), (62, 2), (48, -8)
            },
            form(skin.dim(0.9), 4.0),
        );
        s.blob(&nodes! { (-32, -4), (-46, 22), (-70, 44; corner), (-56, 12), (-46, -8) }, form(skin, 5.0));
    } else {
        for (x, k) in [(-16.0, 0.75), (24.0, 0.75), (-38.0, 1.0), (42.0, 1.0)] {
            s.limb(
                &nodes! { (x, -22), (x - 3.0, -8), (x - 5.0, 0) },
                &[20.0, 18.0, 20.0],
                form(skin.dim(k), 5.0),
            );
            for d in [-7.0, -1.0, 5.0] {
                s.ellipse(x - 5.0 + d, -0.6, 2.2, 1.8, patch(p.cream.dim(k)));
            }
        }
    }
    s.blob(&nodes! { (54, -18), (78, -10; corner), (56, -9) }, form(skin, 2.0));
    s.blob(
        &nodes! {
            (-46, -22), (-62, -38), (-80, -44), (-94, -36), (-93, -25), (-80, -18), (-52, -6)
        },
        form(skin, 7.0),
    );
    for (x, y, r) in [(-66.0, -30.0, 2.4), (-58.0, -22.0, 2.8), (-72.0, -38.0, 1.8), (-60.0, -32.0, 1.6)] {
        s.ellipse(x, y, r, r * 0.8, patch(skin.dim(0.8)));
    }
    eye(s, dress, -82.0, -35.0, 2.8);
    s.line(&nodes! { (-94, -28), (-86, -25), (-79, -27) }, 1.0, skin.dim(0.5));
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-64, -12), (-57, -38), (-32, -62), (4, -70), (38, -58), (60, -34), (66, -12), (0, -4)
            },
            form(shell, 21.0),
        );
        for (x, y, r) in [
            (-34.0, -34.0, 16.0),
            (0.0, -46.0, 18.0),
            (34.0, -34.0, 16.0),
            (-18.0, -17.0, 12.0),
            (18.0, -17.0, 12.0),
            (-51.0, -17.0, 9.0),
            (51.0, -17.0, 9.0),
            (-24.0, -58.0, 8.0),
            (25.0, -56.0, 8.0),
        ] {
            let plate: Vec<Node> =
                around(x, y, 6, |_| r).into_iter().map(|n| node(n.at.x, y + (n.at.y - y) * 0.8)).collect();
            s.poly(&plate, Look::of(shell.lighter(0.07).saturate(1.1)).atop().inflate(4.0).shadow(0.4));
            s.poly(
                &plate
                    .iter()
                    .map(|n| node(x + (n.at.x - x) * 0.5, y + (n.at.y - y) * 0.5))
                    .collect::<Vec<_>>(),
                Look::mark(shell.mix(p.gold, 0.3)).alpha(0.5),
            );
        }
    });
    s.limb(&nodes! { (-66, -12), (0, -2), (68, -12) }, &[6.0, 8.0, 6.0], form(skin.dim(0.85), 2.0));
}

fn seahorse(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let skin = dress.main.unwrap_or(p.accent2.mix(p.fox, 0.25));
    s.blob(
        &nodes! {
            (14, -14), (30, -24), (36, -8), (30, 6), (14, 4)
        },
        form(skin.lighter(0.08), 2.0).alpha(0.85).grain(0.0).texture(0.3),
    );
    s.group(Group::new(), |s| {
        s.limb(
            &nodes! {
                (-6, -62), (4, -46), (6, -22), (2, 4), (8, 28), (6, 46), (-8, 54), (-16, 44), (-9, 37)
            },
            &[16.0, 20.0, 30.0, 27.0, 17.0, 11.0, 8.0, 6.0, 3.0],
            form(skin, 7.0),
        );
        for i in 0..13 {
            let y = -44.0 + i as f32 * 7.4;
            s.line(
                &nodes! { (-20, y - 2.0), (3, y + 3.0), (26, y - 3.0) },
                1.0,
                Look::mark(skin.dim(0.6)).alpha(0.55),
            );
        }
        s.limb(
            &nodes! { (-10, -44), (-8, -20), (-9, 4), (0, 24) },
            &[6.0, 8.0, 7.0, 3.0],
            Look::mark(p.cream.mix(skin, 0.3)).alpha(0.6).soft(1.4),
        );
    });
    for (x, y) in [(4.0, -86.0), (11.0, -78.0), (15.0, -66.0), (17.0, -52.0)] {
        s.blob(
            &nodes! {
                (x - 5.0, y + 4.0), (x + 5.0, y - 7.0; corner), (x + 3.0, y + 8.0)
            },
            form(skin.dim(0.85), 1.4),
        );
    }
    s.blob(
        &nodes! {
            (-40, -60), (-24, -66), (-16, -80), (-2, -86), (10, -78), (10, -64), (0, -54), (-14, -53),
            (-26, -57), (-39, -55)
        },
        form(skin, 7.0),
    );
    s.ellipse(-40.0, -57.5, 2.2, 3.6, skin.dim(0.8));
    eye(s, dress, -8.0, -70.0, 3.6);
    s.dot(4.0, -62.0, 3.0, patch(skin.lighter(0.1)));
}
