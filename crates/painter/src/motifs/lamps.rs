//! Lights: lantern, candle, street lamp, campfire, light bulb.

use super::easel::*;

pub(super) static LANTERN: Motif = Motif::new(
    "lantern",
    Lamp,
    Front,
    [-15.0, -55.0, 15.0, 1.0],
    &[Stands, Hangs, Floats, Carried, Giant, Tiny, Lit, Holds, Outline, Many],
    lantern,
);
pub(super) static CANDLE: Motif = Motif::new(
    "candle",
    Lamp,
    Front,
    [-30.0, -98.0, 42.0, 6.0],
    &[Stands, Carried, Giant, Tiny, Lit, Many, Floats],
    candle,
);
pub(super) static STREET_LAMP: Motif = Motif::new(
    "street_lamp",
    Lamp,
    Front,
    [-19.0, -165.0, 19.0, 4.0],
    &[Stands, Giant, Tiny, Lit, Outline, Many],
    street_lamp,
);
pub(super) static CAMPFIRE: Motif =
    Motif::new("campfire", Lamp, Front, [-53.0, -109.0, 53.0, 8.0], &[Stands, Giant, Tiny, Lit], campfire);
pub(super) static LIGHT_BULB: Motif = Motif::new(
    "light_bulb",
    Lamp,
    Front,
    [-32.0, -71.0, 32.0, 52.0],
    &[Hangs, Floats, Carried, Giant, Tiny, Lit, Holds, Many, Outline],
    light_bulb,
);

fn lantern(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let light = dress.main.unwrap_or(p.flame);
    if !dress.unlit {
        s.glow(0.0, -18.0, 70.0, light, 0.65);
    }
    s.poly(&nodes! { (-15, 1), (-13, -5), (13, -5), (15, 1) }, form(p.metal, 1.4));
    let glass = nodes! { (-11, -4), (-13, -18), (-10, -31), (10, -31), (13, -18), (11, -4) };
    if dress.unlit {
        s.blob(&glass, Look::of(p.ink.mix(p.fog, 0.3)).alpha(0.8));
    } else {
        s.blob(&glass, Look::of(light.mix(p.light, 0.3)).emissive());
        s.blob(&nodes! { (-3, -6), (-5, -14), (0, -25), (5, -14), (3, -6) }, Look::lamp(p.white).soft(1.0));
    }
    for x in [-11.0, 0.0, 11.0] {
        s.limb(
            &nodes! {
                (x * 0.95, -4), (x * 1.12, -18), (x * 0.9, -31)
            },
            &[1.6],
            Look::of(p.metal.dim(0.6)).shadow(0.0),
        );
    }
    s.blob(
        &nodes! {
            (-15, -30; corner), (-9, -38), (0, -42), (9, -38), (15, -30; corner), (0, -28)
        },
        form(p.metal, 2.4),
    );
    s.limb(&nodes! { (-8, -36), (0, -34), (8, -36) }, &[0.9], faint(p.ink));
    s.dot(0.0, -42.5, 2.6, p.metal);
    s.line(&nodes! { (0, -44), (-5, -49), (0, -54), (5, -49), (0, -44) }, 1.5, p.metal);
}

fn candle(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wax = dress.main.unwrap_or(p.cream);
    if !dress.unlit {
        s.glow(0.0, -84.0, 84.0, p.flame, 0.7);
    }
    s.ellipse(0.0, 0.0, 30.0, 6.0, form(p.gold, 2.4));
    s.stroke(&Path::ellipse(34.0, -3.0, 7.0, 6.0), 3.0, form(p.gold, 1.2));
    s.ellipse(0.0, -2.0, 18.0, 4.0, form(p.gold.dim(0.8), 1.2));
    s.blob(
        &nodes! {
            (-12, -2), (-12, -58), (-9, -64), (0, -62), (9, -66), (12, -58), (12, -2), (0, 1)
        },
        form(wax, 5.0),
    );
    for (x, top, low) in [(-11.0, -60.0, -38.0), (-4.0, -63.0, -48.0), (10.0, -62.0, -32.0)] {
        s.limb(
            &nodes! {
                (x, top), (x + 0.6, (top + low) / 2.0), (x, low)
            },
            &[4.6, 4.0, 5.0],
            form(wax.lighter(0.02), 1.4),
        );
    }
    s.line(&nodes! { (0, -62), (1, -67), (0, -70) }, 1.2, p.ink);
    if !dress.unlit {
        s.blob(
            &nodes! {
                (0, -66), (-7, -75), (-3, -88), (1, -98; corner), (6, -86), (7, -75)
            },
            Look::lamp(p.flame),
        );
        s.blob(&nodes! { (0, -68), (-3.4, -74), (0, -86), (3.4, -74) }, Look::lamp(p.white).soft(0.6));
        s.ellipse(0.0, -68.0, 3.0, 3.0, Look::lamp(p.water[1]).alpha(0.5).soft(1.0));
    }
}

fn street_lamp(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let iron = dress.main.unwrap_or(p.dark.mix(p.metal, 0.3));
    if !dress.unlit {
        s.glow(0.0, -134.0, 96.0, p.flame, 0.7);
    }
    s.limb(&nodes! { (0, -2), (0, -60), (0, -118) }, &[6.0, 4.4, 4.0], form(iron, 1.8));
    s.blob(
        &nodes! {
            (-14, 2), (-11, -6), (-6, -12), (-5, -24), (5, -24), (6, -12), (11, -6), (14, 2)
        },
        form(iron, 3.0),
    );
    for y in [-30.0, -60.0, -108.0] {
        s.ellipse(0.0, y, 5.4, 2.4, form(iron.lighter(0.06), 1.2));
    }
    both(s, |s| {
        s.line(&nodes! { (2, -104), (12, -104), (16, -110), (11, -114), (8, -110) }, 1.8, form(iron, 0.8));
    });
    s.poly(
        &nodes! {
            (-9, -118), (9, -118), (15, -146), (-15, -146)
        },
        if dress.unlit { Look::of(p.ink.mix(p.fog, 0.3)) } else { Look::of(p.flame).emissive() },
    );
    if !dress.unlit {
        s.blob(
            &nodes! {
                (-4, -122), (-5, -132), (0, -142), (5, -132), (4, -122)
            },
            Look::lamp(p.white).soft(1.4),
        );
    }
    for x in [-1.0, 0.0, 1.0] {
        s.polyline(&nodes! { (x * 9.0, -118), (x * 15.0, -146) }, 1.6, iron);
    }
    s.rect(-10.5, -120.0, 21.0, 4.0, form(iron, 1.2));
    s.blob(
        &nodes! {
            (-19, -145; corner), (-10, -154), (0, -160), (10, -154), (19, -145; corner)
        },
        form(iron, 3.0),
    );
    s.dot(0.0, -162.0, 3.0, iron);
}

fn campfire(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    if !dress.unlit {
        s.glow(0.0, -34.0, 110.0, p.flame.mix(p.fox, 0.3), 0.6);
    }
    for (x0, y0, x1, y1) in [(-42.0, -2.0, 22.0, -18.0), (42.0, -2.0, -22.0, -18.0), (-30.0, 2.0, 36.0, -6.0)]
    {
        s.limb(&nodes! { (x0, y0), (x1, y1) }, &[9.0, 8.0], planks(p.wood_dark, 10.0));
        s.ellipse(x0, y0, 3.0, 4.4, form(p.wood.lighter(0.1), 1.0));
    }
    if !dress.unlit {
        let tongues = [
            (0.0, 1.0, p.fox),
            (-12.0, 0.7, p.fox),
            (13.0, 0.74, p.fox),
            (0.0, 0.74, p.gold),
            (-8.0, 0.5, p.gold),
            (8.0, 0.52, p.gold),
            (0.0, 0.48, p.flame),
            (1.0, 0.28, p.white),
        ];
        for (x, k, colour) in tongues {
            let flame = nodes! {
                (x - 17.0 * k, -8), (x - 21.0 * k, -30.0 * k - 4.0), (x - 6.0 * k, -52.0 * k),
                (x - 3.0 * k, -80.0 * k - 4.0; corner), (x + 9.0 * k, -54.0 * k),
                (x + 11.0 * k, -62.0 * k; corner), (x + 21.0 * k, -28.0 * k - 4.0), (x + 16.0 * k, -8)
            };
            s.blob(&flame, Look::lamp(colour).soft(0.8).alpha(0.92));
        }
        for (x, y, r) in [
            (-14.0, -86.0, 1.2),
            (10.0, -98.0, 1.5),
            (20.0, -76.0, 1.0),
            (-4.0, -108.0, 1.0),
            (-22.0, -66.0, 1.1),
        ] {
            s.dot(x, y, r, Look::lamp(p.flame));
        }
    }
    for i in -4..5 {
        let x = i as f32 * 11.5;
        let y = 3.0 - (i * i) as f32 * 0.25;
        s.ellipse(x, y, 7.0, 4.6, form(p.stone.dim(0.72 + 0.06 * (i & 1) as f32), 2.2));
    }
}

fn light_bulb(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let glow = dress.main.unwrap_or(p.flame);
    if !dress.unlit {
        s.glow(0.0, 10.0, 90.0, glow, 0.6);
    }
    s.line(&nodes! { (0, -70), (1, -50), (0, -34) }, 1.6, p.ink);
    let glass = nodes! {
        (-9, -24), (-12, -12), (-30, 10), (-27, 38), (0, 52), (27, 38), (30, 10), (12, -12), (9, -24)
    };
    let look = if dress.unlit {
        Look::of(p.fog).alpha(0.6)
    } else {
        Look::of(glow.mix(p.cream, 0.5)).bias(0.2).alpha(0.92)
    };
    s.blob(&glass, look.inflate(10.0));
    s.line(
        &nodes! {
            (-5, -18), (-9, 6), (-5, 18), (-2, 6), (0, 18), (2, 6), (5, 18), (9, 6), (5, -18)
        },
        1.5,
        Look::lamp(if dress.unlit { p.ink } else { p.accent }),
    );
    s.limb(&nodes! { (-22, 14), (-18, 32), (-6, 42) }, &[1.0, 4.4, 1.0], Look::lamp(p.white).alpha(0.7));
    s.rect(-10.0, -40.0, 20.0, 18.0, form(p.metal, 3.0));
    for y in [-36.0, -31.0, -26.0] {
        s.line(&nodes! { (-11, y), (11, y - 2.0) }, 1.4, p.metal.dim(0.55));
    }
}
