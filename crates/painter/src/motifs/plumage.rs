//! Birds of warm countries: flamingo, ostrich, parrot, pelican.

use super::easel::*;

pub(super) static FLAMINGO: Motif = Motif::new(
    "flamingo",
    Bird,
    Left,
    [-54.0, -170.0, 56.0, 2.0],
    &[Stands, Giant, Tiny, Alive, Outline, Many],
    flamingo,
);
pub(super) static OSTRICH: Motif = Motif::new(
    "ostrich",
    Bird,
    Left,
    [-66.0, -188.0, 65.0, 2.0],
    &[Stands, Giant, Tiny, Alive, Outline, Ridden],
    ostrich,
);
pub(super) static PARROT: Motif = Motif::new(
    "parrot",
    Bird,
    Left,
    [-54.0, -104.0, 54.0, 76.0],
    &[Floats, Giant, Tiny, Alive, Outline, Carried],
    parrot,
);
pub(super) static PELICAN: Motif = Motif::new(
    "pelican",
    Bird,
    Left,
    [-92.0, -122.0, 66.0, 4.0],
    &[Stands, Swims, Giant, Tiny, Alive, Outline, Holds, Ridden],
    pelican,
);

fn flamingo(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.pink.mix(p.red, 0.25));
    s.line(&nodes! { (6, -78), (8, -40), (4, 0) }, 4.4, form(coat.dim(0.8), 1.6));
    s.dot(8.0, -42.0, 4.0, form(coat.dim(0.75), 1.6));
    s.blob(&nodes! { (-10, 2; corner), (4, -5), (12, 1; corner) }, form(coat.dim(0.8), 1.4));
    s.line(&nodes! { (14, -80), (38, -60), (8, -48) }, 4.0, form(coat.dim(0.68), 1.4));
    s.line(&nodes! { (8, -48), (0, -42) }, 3.4, form(coat.dim(0.68), 1.2));
    s.blob(&nodes! { (34, -100), (50, -92), (56, -78; corner), (38, -80) }, furry(coat.dim(0.8), 3.0));
    s.blob(
        &nodes! {
            (-30, -98), (-16, -114), (14, -116), (40, -104), (48, -86), (26, -74), (-6, -72),
            (-26, -82)
        },
        furry(coat, 14.0),
    );
    s.limb(
        &nodes! { (-22, -92), (-38, -110), (-30, -130), (-14, -142), (-16, -160), (-32, -164) },
        &[20.0, 13.0, 11.0, 10.0, 11.0, 15.0],
        furry(coat, 4.0),
    );
    s.ellipse(-32.0, -162.0, 10.0, 8.6, furry(coat, 4.0));
    s.limb(&nodes! { (-40, -160), (-50, -154), (-51, -144) }, &[10.0, 9.0, 5.0], form(p.cream, 2.6));
    s.limb(&nodes! { (-51, -150), (-50, -140) }, &[7.6, 3.0], form(p.ink, 1.8));
    eye(s, dress, -34.0, -164.0, 2.4);
    for (i, y) in [-98.0, -92.0, -86.0].into_iter().enumerate() {
        let i = i as f32;
        s.blob(
            &nodes! {
                (-14.0 + i * 5.0, y), (4, y - 8.0), (30, y - 6.0), (54.0 - i * 6.0, y + 8.0; corner),
                (26, y + 8.0), (2, y + 9.0)
            },
            form(coat.dim(1.0 - i * 0.08), 3.0).shadow(0.4),
        );
    }
}

fn ostrich(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.black.lighter(0.06));
    let skin = p.pink.mix(p.fur, 0.45);
    for (hip, knee, foot, k) in [(14.0, 30.0, 24.0, 0.72), (-2.0, 8.0, -4.0, 1.0)] {
        s.limb(
            &nodes! { (hip, -74), (knee, -48), (knee + 1.0, -38), (foot, -3) },
            &[22.0, 9.0, 7.0, 5.0],
            form(skin.dim(k), 2.6),
        );
        s.blob(
            &nodes! { (foot + 5.0, 1; corner), (foot, -6), (foot - 19.0, 2; corner) },
            form(skin.dim(k * 0.85), 2.0),
        );
    }
    for (x, y, r) in [(48.0, -102.0, 13.0), (54.0, -90.0, 11.0), (42.0, -92.0, 14.0)] {
        s.dot(x, y, r, Look::of(p.white).fur(4.0, 20.0, 2.6).inflate(5.0));
    }
    s.blob(
        &nodes! {
            (-34, -92), (-22, -112), (10, -118), (38, -108), (46, -90), (30, -72), (2, -64),
            (-24, -72)
        },
        Look::of(coat).fur(4.0, 60.0, 3.0).inflate(18.0),
    );
    s.blob(
        &nodes! { (-4, -92), (12, -102), (36, -96), (44, -80; corner), (20, -74), (0, -80) },
        Look::of(coat.lighter(0.06)).fur(3.0, 40.0, 2.4).inflate(5.0),
    );
    s.blob(
        &nodes! { (-2, -80), (18, -76), (36, -80), (30, -66), (8, -62) },
        Look::of(p.white).fur(3.4, 60.0, 2.4).inflate(4.0),
    );
    s.limb(
        &nodes! { (-24, -90), (-42, -108), (-40, -134), (-34, -158), (-40, -172) },
        &[24.0, 12.0, 9.0, 9.0, 12.0],
        form(skin, 4.0),
    );
    s.limb(
        &nodes! { (-40, -118), (-36, -106) },
        &[12.0, 16.0],
        Look::of(p.white).fur(2.0, 90.0, 2.0).inflate(3.0),
    );
    s.ellipse(-42.0, -172.0, 12.0, 9.0, furry(skin.dim(0.92), 4.0));
    s.poly(&nodes! { (-50, -177), (-66, -170), (-50, -165) }, form(p.gold, 2.0));
    s.line(&nodes! { (-64, -170), (-50, -171) }, 0.9, Look::lamp(p.ink));
    s.dot(-43.0, -175.0, 4.6, patch(p.white));
    eye(s, dress, -43.0, -175.0, 3.2);
    for (x, a) in [(-40.0, -20.0), (-36.0, 0.0), (-33.0, 20.0)] {
        s.line(&nodes! { (x, -179), (x + a * 0.16, -184), (x + a * 0.3, -187) }, 1.2, p.ink);
    }
    for (x, c) in [(-47.0, p.ink), (-43.0, p.ink), (-39.0, p.ink)] {
        s.line(&nodes! { (x, -180), (x - 1.6, -184) }, 0.8, Look::lamp(c));
    }
}

fn parrot(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.red);
    let wing = dress.accent.unwrap_or(p.leaf);
    for (x, y, c) in [(40.0, 74.0, p.water[0]), (28.0, 76.0, coat.dim(0.85)), (46.0, 62.0, p.gold)] {
        s.limb(&nodes! { (14, 16), (lerp(14.0, x, 0.6), 44), (x, y) }, &[14.0, 11.0, 3.0], form(c, 2.6));
    }
    s.limb(&nodes! { (-54, 30), (0, 24), (54, 28) }, &[9.0, 10.0, 8.0], planks(p.wood, 0.0).inflate(3.0));
    s.blob(
        &nodes! {
            (-22, -78), (-4, -88), (18, -76), (30, -42), (28, -2), (14, 24), (-8, 22), (-24, -6),
            (-28, -44)
        },
        form(coat, 15.0),
    );
    for (i, c) in [wing, p.gold, p.water[0]].into_iter().enumerate() {
        let i = i as f32;
        s.blob(
            &nodes! {
                (-2.0 + i * 2.0, -52.0 + i * 16.0), (18, -58.0 + i * 16.0),
                (32.0 - i, -30.0 + i * 14.0), (30, 6.0 + i * 14.0; corner), (12, -8.0 + i * 14.0),
                (0, -26.0 + i * 14.0)
            },
            form(c, 3.6).shadow(0.4),
        );
    }
    for (x, y) in [(12.0, -44.0), (18.0, -36.0), (10.0, -34.0), (22.0, -28.0)] {
        s.line(&nodes! { (x - 4.0, y), (x, y + 3.0), (x + 4.0, y) }, 1.0, faint(wing.dim(0.5)));
    }
    s.blob(
        &nodes! { (-34, -72), (-32, -92), (-14, -104), (10, -98), (20, -78), (8, -60), (-18, -58) },
        form(coat, 10.0),
    );
    s.blob(
        &nodes! { (-34, -86), (-18, -92), (-10, -80), (-16, -68), (-32, -68) },
        form(p.white, 2.4).shadow(0.1),
    );
    for y in [-80.0, -75.0] {
        s.line(&nodes! { (-28, y), (-20, y + 1.0), (-14, y) }, 0.7, faint(p.ink));
    }
    s.blob(
        &nodes! { (-30, -90), (-44, -88), (-54, -74), (-50, -60; corner), (-44, -70), (-32, -70) },
        form(p.cream.dim(0.95), 4.0),
    );
    s.blob(&nodes! { (-32, -70), (-44, -68), (-42, -60), (-30, -60) }, form(p.ink, 2.4));
    eye(s, dress, -19.0, -84.0, 3.2);
    for x in [-10.0, 6.0] {
        for d in [-4.0, 1.0, 6.0] {
            s.limb(&nodes! { (x + d, 18), (x + d - 1.0, 30) }, &[4.4, 3.4], form(p.metal, 1.4));
        }
    }
}

fn pelican(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.white);
    for (x, k) in [(22.0, 0.75), (6.0, 1.0)] {
        s.limb(&nodes! { (x, -24), (x - 1.0, -3) }, &[8.0, 6.0], form(p.fox.dim(k), 2.0));
        s.blob(
            &nodes! { (x + 6.0, 2; corner), (x - 2.0, -6), (x - 20.0, 3; corner), (x - 8.0, 1) },
            form(p.fox.dim(k), 2.0),
        );
    }
    s.blob(&nodes! { (44, -60), (60, -66), (66, -58; corner), (52, -42) }, furry(coat.dim(0.85), 3.0));
    s.blob(
        &nodes! {
            (-24, -62), (-10, -76), (22, -74), (50, -62), (54, -46), (36, -26), (8, -18), (-16, -28),
            (-28, -46)
        },
        furry(coat, 18.0),
    );
    s.limb(
        &nodes! { (-12, -52), (-20, -70), (-6, -90), (-12, -108) },
        &[30.0, 20.0, 15.0, 20.0],
        furry(coat, 6.0),
    );
    s.blob(
        &nodes! { (2, -108), (-6, -122), (-24, -120), (-30, -108), (-20, -98), (-4, -98) },
        furry(coat, 7.0),
    );
    s.limb(&nodes! { (-2, -116), (10, -112), (16, -102) }, &[6.0, 5.0, 1.0], furry(coat, 1.8));
    s.blob(
        &nodes! {
            (-20, -104; corner), (-56, -92), (-90, -78; corner), (-82, -58), (-58, -46), (-36, -54),
            (-22, -82)
        },
        form(p.gold.mix(p.fox, 0.3), 9.0),
    );
    s.line(&nodes! { (-28, -84), (-44, -62), (-64, -56) }, 1.2, faint(p.fox.dim(0.6)));
    s.blob(&nodes! { (-50, -92), (-58, -108), (-70, -106), (-62, -98), (-70, -88) }, form(p.water[1], 3.0));
    s.blob(
        &nodes! { (-24, -112), (-60, -96), (-92, -82), (-91, -76), (-56, -88), (-22, -100) },
        form(p.fox, 3.4),
    );
    eye(s, dress, -17.0, -111.0, 3.0);
    for (i, y) in [-58.0, -49.0, -41.0].into_iter().enumerate() {
        let i = i as f32;
        let c = if i > 1.0 { p.black } else { coat.dim(0.95) };
        s.blob(
            &nodes! {
                (-6.0 + i * 4.0, y), (10, y - 8.0), (36, y - 6.0), (62.0 - i * 4.0, y + 4.0; corner),
                (34, y + 9.0), (8, y + 9.0)
            },
            form(c, 3.0).shadow(0.35),
        );
    }
}
