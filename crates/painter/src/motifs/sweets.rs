//! Sweet and baked things: birthday cake, bread, gingerbread man, honey jar, ice cream, lollipop.

use super::easel::*;

pub(super) static BIRTHDAY_CAKE: Motif = Motif::new(
    "birthday_cake",
    Food,
    Front,
    [-72.0, -122.0, 72.0, 6.0],
    &[Stands, Floats, Giant, Tiny, Carried, Lit, Outline],
    birthday_cake,
);
pub(super) static BREAD: Motif = Motif::new(
    "bread",
    Food,
    Front,
    [-84.0, -66.0, 84.0, 2.0],
    &[Stands, Floats, Giant, Tiny, Carried, Many],
    bread,
);
pub(super) static GINGERBREAD_MAN: Motif = Motif::new(
    "gingerbread_man",
    Food,
    Front,
    [-56.0, -138.0, 56.0, 0.0],
    &[Stands, Floats, Hangs, Giant, Tiny, Carried, Many, Outline],
    gingerbread_man,
);
pub(super) static HONEY_JAR: Motif = Motif::new(
    "honey_jar",
    Vessel,
    Front,
    [-51.0, -141.0, 58.0, 3.0],
    &[Stands, Floats, Giant, Tiny, Carried, Holds],
    honey_jar,
);
pub(super) static ICE_CREAM: Motif = Motif::new(
    "ice_cream",
    Food,
    Front,
    [-47.0, -171.0, 47.0, 0.0],
    &[Floats, Giant, Tiny, Carried, Outline],
    ice_cream,
);
pub(super) static LOLLIPOP: Motif = Motif::new(
    "lollipop",
    Food,
    Front,
    [-42.0, -162.0, 42.0, 0.0],
    &[Floats, Giant, Tiny, Carried, Many, Outline],
    lollipop,
);

fn tier(s: &mut Scene, w: f32, y: f32, h: f32, sponge: Colour, icing: Colour) {
    let p = s.palette;
    s.blob(
        &nodes! {
            (-w, y; corner), (-w, y - h; corner), (w, y - h; corner), (w, y; corner), (w * 0.5, y + 6.0),
            (-w * 0.5, y + 6.0)
        },
        form(sponge, 8.0),
    );
    s.line(
        &nodes! { (-w, y - h * 0.4), (0, y - h * 0.4 + 7.0), (w, y - h * 0.4) },
        3.4,
        Look::of(p.red).shadow(0.0),
    );
    s.ellipse(0.0, y - h, w + 1.0, w * 0.17, form(icing, 3.0));
    for i in -4..=4 {
        let x = i as f32 * w * 0.235;
        let sag = (1.0 - x * x / (w * w)) * w * 0.13;
        let long = [8.0, 14.0, 6.0][(i + 4) as usize % 3];
        s.limb(
            &nodes! { (x, y - h + sag - 4.0), (x, y - h + sag + long) },
            &[w * 0.22, w * 0.15],
            form(icing, 2.4).shadow(0.2),
        );
    }
    for i in -6..=6 {
        let x = i as f32 * w * 0.16;
        s.dot(x, y + (1.0 - x * x / (w * w)) * 6.0, 4.4, form(icing, 1.8));
    }
}

fn birthday_cake(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let sponge = dress.main.unwrap_or(p.pink);
    let icing = dress.accent.unwrap_or(p.cream);
    s.ellipse(0.0, -2.0, 72.0, 8.0, form(p.metal.lighter(0.25), 2.0));
    tier(s, 56.0, -8.0, 40.0, sponge, icing);
    tier(s, 38.0, -52.0, 32.0, sponge.mix(p.cream, 0.25), icing);
    for (i, x) in [-26.0, -13.0, 0.0, 13.0, 26.0].into_iter().enumerate() {
        let y = -84.0 + (2.0 - (x / 18.0_f32).abs()) * 1.6;
        s.rect(x - 2.4, y - 20.0, 4.8, 21.0, form([p.accent2, p.leaf, p.red][i % 3], 1.6));
        s.polyline(&nodes! { (x - 2.4, y - 5.0), (x + 2.4, y - 9.0) }, 1.4, p.cream);
        s.polyline(&nodes! { (x - 2.4, y - 12.0), (x + 2.4, y - 16.0) }, 1.4, p.cream);
        s.polyline(&nodes! { (x, y - 20.0), (x, y - 23.0) }, 0.9, p.ink);
        if !dress.unlit {
            s.glow(x, y - 29.0, 16.0, p.flame, 0.4);
            s.blob(
                &nodes! { (x, y - 38.0; corner), (x + 4.0, y - 28.0), (x, y - 22.0), (x - 4.0, y - 28.0) },
                Look::lamp(p.flame),
            );
        }
    }
}

fn bread(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let crust = dress.main.unwrap_or(p.fox.mix(p.gold, 0.35).dim(0.92));
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-82, -18), (-74, -44), (-44, -60), (0, -65), (44, -60), (74, -44), (82, -18), (66, -2),
                (0, 1), (-66, -2)
            },
            form(crust, 18.0).texture(0.3),
        );
        s.limb(
            &nodes! { (-74, -6), (0, -1), (74, -6) },
            &[8.0],
            Look::mark(crust.dim(0.6)).alpha(0.6).soft(3.0),
        );
        for x in [-48.0, -18.0, 12.0, 42.0] {
            s.limb(
                &nodes! { (x - 9.0, -24), (x + 2.0, -42), (x + 15.0, -58) },
                &[3.0, 13.0, 3.0],
                Look::of(p.cream.mix(crust, 0.25)).atop().inflate(3.0).shadow(0.0).rim(0.2),
            );
            s.line(
                &nodes! { (x - 13.0, -25), (x - 3.0, -45), (x + 11.0, -59) },
                2.0,
                Look::mark(crust.dim(0.55)).alpha(0.8),
            );
        }
        for i in 0..26 {
            let (a, b) = (sin(i as f32 * 2.4), cos(i as f32 * 1.7));
            s.dot(a * 66.0, -36.0 + b * 20.0, 0.9, Look::mark(p.white).alpha(0.8));
        }
    });
}

fn gingerbread_man(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let dough = dress.main.unwrap_or(p.fox.mix(p.wood, 0.45));
    let icing = Look::of(p.white).inflate(0.9).shadow(0.25);
    s.blob(
        &nodes! {
            (0, -138), (26, -128), (30, -104), (17, -87), (34, -86), (52, -82), (55, -66), (42, -60),
            (24, -61), (26, -40), (36, -16), (30, -2), (12, -2), (0, -26), (-12, -2), (-30, -2), (-36, -16),
            (-26, -40), (-24, -61), (-42, -60), (-55, -66), (-52, -82), (-34, -86), (-17, -87), (-30, -104),
            (-26, -128)
        },
        form(dough, 7.0).texture(0.25),
    );
    both(s, |s| {
        s.line(&nodes! { (40, -84), (43, -78), (40, -73), (43, -67), (40, -61) }, 2.4, icing);
        s.line(&nodes! { (17, -10), (22, -14), (26, -10), (31, -14), (34, -11) }, 2.4, icing);
        s.dot(10.0, -114.0, 3.6, icing);
        s.dot(10.0, -114.0, 1.6, Look::lamp(p.ink));
        s.dot(17.0, -103.0, 3.4, Look::of(p.red).alpha(0.6).shadow(0.0).rim(0.0));
    });
    s.line(&nodes! { (-11, -102), (0, -96), (11, -102) }, 2.2, icing);
    for (y, c) in [(-72.0, p.red), (-58.0, p.leaf), (-44.0, p.red)] {
        s.dot(0.0, y, 4.6, form(c, 2.0));
        s.dot(-1.2, y - 1.4, 1.2, Look::lamp(p.white).alpha(0.7));
    }
    s.line(&nodes! { (-16, -131), (-9, -127), (-3, -132), (4, -127), (10, -132), (16, -129) }, 2.2, icing);
}

fn honey_jar(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let honey = dress.main.unwrap_or(p.gold.mix(p.fox, 0.45));
    s.limb(&nodes! { (56, -140), (30, -96) }, &[5.0], planks(p.wood, 60.0).inflate(1.6));
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-34, -90), (-48, -72), (-48, -18), (-36, 0), (0, 3), (36, 0), (48, -18), (48, -72), (34, -90)
            },
            form(honey, 16.0),
        );
        s.blob(
            &nodes! { (-50, -70), (-30, -76), (0, -72), (30, -76), (50, -70), (40, -94), (-40, -94) },
            Look::mark(p.white).alpha(0.45),
        );
        s.ellipse(-8.0, -12.0, 26.0, 8.0, Look::mark(p.flame).alpha(0.4).soft(4.0));
    });
    s.blob(
        &nodes! { (-36, -90), (-38, -100), (38, -100), (36, -90), (0, -85) },
        form(p.wood.lighter(0.1), 3.0),
    );
    for (x, long) in [(-22.0, 26.0), (24.0, 40.0)] {
        s.limb(
            &nodes! { (x, -97), (x, -97.0 + long * 0.6), (x, -97.0 + long) },
            &[9.0, 6.0, 10.0],
            form(honey.lighter(0.06), 3.0).shadow(0.3),
        );
    }
    s.ellipse(0.0, -100.0, 38.0, 6.0, form(honey.lighter(0.06), 2.0));
    s.at(&[shift(31.0, -104.0), turn(32.0)], |s| {
        for i in 0..5 {
            let w = [9.0, 13.0, 15.0, 13.0, 9.0][i];
            s.ellipse(0.0, i as f32 * 5.0 - 18.0, w, 3.2, form(p.wood, 1.4));
        }
    });
    s.blob(&nodes! { (-26, -56), (0, -52), (26, -56), (26, -22), (0, -18), (-26, -22) }, form(p.cream, 1.4));
    s.ellipse(0.0, -36.0, 12.0, 8.0, form(p.gold, 2.0));
    for x in [-4.0, 3.0] {
        s.line(&nodes! { (x, -43), (x + 1.0, -36), (x, -29) }, 2.6, patch(p.ink));
    }
    both(s, |s| s.ellipse(7.0, -45.0, 6.0, 4.0, Look::of(p.white).alpha(0.9).shadow(0.2)));
    s.dot(-11.0, -37.0, 3.4, patch(p.ink));
    shine(s, &nodes! { (-40, -20), (-42, -46), (-37, -72) }, 5.0);
}

fn ice_cream(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let waffle = p.gold.mix(p.wood, 0.4);
    s.group(Group::new(), |s| {
        s.poly(&nodes! { (-34, -82), (34, -82), (3, 0), (-3, 0) }, form(waffle, 6.0));
        for i in -6..8 {
            let x = i as f32 * 13.0;
            let look = Look::mark(waffle.dim(0.6)).alpha(0.8);
            s.polyline(&nodes! { (x - 26.0, -84), (x + 14.0, 0) }, 1.4, look);
            s.polyline(&nodes! { (x + 26.0, -84), (x - 14.0, 0) }, 1.4, look);
        }
    });
    let flavours = [dress.main.unwrap_or(p.pink), p.cream, dress.accent.unwrap_or(p.leaf.lighter(0.16))];
    for ((x, y, r), c) in
        [(-19.0, -98.0, 26.0), (19.0, -98.0, 26.0), (0.0, -128.0, 26.0)].into_iter().zip(flavours)
    {
        s.dot(x, y, r, form(c, 10.0).texture(0.3));
        for k in -2..=2 {
            let d = k as f32 * r * 0.42;
            s.dot(x + d, y + r * 0.78 + (k % 2) as f32 * 2.0 - d.abs() * 0.2, 6.6, form(c, 2.6).shadow(0.2));
        }
        s.ellipse(x - 8.0, y - 11.0, 5.0, 3.2, Look::lamp(p.white).alpha(0.5).soft(1.6));
    }
    s.blob(
        &nodes! { (-34, -84), (0, -78), (34, -84), (31, -73), (0, -67), (-31, -73) },
        form(waffle.lighter(0.04), 2.4),
    );
    s.dot(4.0, -157.0, 8.0, form(p.red, 3.4));
    s.line(&nodes! { (5, -163), (9, -168), (16, -170) }, 1.4, p.leaf.dim(0.7));
    s.dot(1.6, -159.6, 1.8, Look::lamp(p.white).alpha(0.8));
    for (x, y, a, c) in [
        (-26.0, -106.0, 30.0, p.red),
        (-12.0, -112.0, -40.0, p.accent2),
        (26.0, -108.0, 60.0, p.red),
        (10.0, -136.0, 10.0, p.accent2),
        (-12.0, -136.0, 70.0, p.red),
    ] {
        s.at(&[shift(x, y), turn(a)], |s| s.limb(&nodes! { (-3, 0), (3, 0) }, &[2.2], form(c, 0.8)));
    }
}

fn lollipop(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let (a, b) = (dress.main.unwrap_or(p.red), dress.accent.unwrap_or(p.cream));
    s.limb(&nodes! { (0, -84), (0, -2) }, &[6.0], form(p.white, 1.8));
    s.group(Group::new(), |s| {
        s.dot(0.0, -120.0, 42.0, form(b, 10.0));
        let wind = spiral(0.0, -120.0, 46.0, 3.2);
        s.line(&wind, 6.6, Look::of(a).atop().inflate(2.0).shadow(0.0).rim(0.2));
    });
    shine(s, &nodes! { (-32, -112), (-28, -138), (-10, -151) }, 6.0);
    let bow = p.accent2;
    both(s, |s| {
        s.blob(&nodes! { (0, -76), (18, -87), (20, -68) }, form(bow, 2.4));
        s.limb(&nodes! { (0, -76), (8, -62), (14, -54) }, &[3.0, 5.0, 4.0], form(bow.dim(0.86), 1.4));
    });
    s.dot(0.0, -76.0, 4.6, form(bow.dim(0.85), 1.6));
}
