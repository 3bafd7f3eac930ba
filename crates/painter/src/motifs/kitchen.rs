//! Things of the kitchen and cellar: barrel, cauldron, coffee mill, frying pan.

use super::easel::*;

pub(super) static BARREL: Motif = Motif::new(
    "barrel",
    Vessel,
    Front,
    [-52.0, -122.0, 52.0, 8.0],
    &[Stands, Floats, Swims, Giant, Tiny, Holds, Ridden, Many],
    barrel,
);
pub(super) static CAULDRON: Motif = Motif::new(
    "cauldron",
    Vessel,
    Front,
    [-68.0, -136.0, 68.0, 4.0],
    &[Stands, Floats, Giant, Tiny, Holds, Outline, Lit],
    cauldron,
);
pub(super) static COFFEE_MILL: Motif = Motif::new(
    "coffee_mill",
    Tool,
    Front,
    [-50.0, -142.0, 64.0, 4.0],
    &[Stands, Floats, Giant, Tiny, Carried, Holds, Outline],
    coffee_mill,
);
pub(super) static FRYING_PAN: Motif = Motif::new(
    "frying_pan",
    Vessel,
    Front,
    [-64.0, -34.0, 108.0, 42.0],
    &[Floats, Giant, Tiny, Carried, Ridden, Outline],
    frying_pan,
);

fn barrel(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wood = dress.main.unwrap_or(p.wood.lighter(0.05));
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-40, -112; corner), (-51, -76), (-51, -38), (-40, 0; corner), (-20, 6), (20, 6),
                (40, 0; corner), (51, -38), (51, -76), (40, -112; corner)
            },
            planks(wood, 90.0).inflate(17.0),
        );
        for k in [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75] {
            s.line(
                &nodes! {
                    (k * 42.0, -114), (k * 54.0, -57), (k * 42.0, 8)
                },
                1.2,
                Look::mark(wood.dim(0.5)).alpha(0.8),
            );
        }
        for y in [-98.0, -80.0, -34.0, -14.0] {
            s.line(
                &nodes! {
                    (-56, y - 3.0), (0, y + 7.0), (56, y - 3.0)
                },
                7.0,
                Look::of(p.metal).atop().inflate(2.0).shadow(0.0).rim(0.3),
            );
        }
    });
    s.ellipse(0.0, -112.0, 40.0, 9.0, planks(wood.lighter(0.05), 0.0).inflate(2.0));
    s.ellipse(0.0, -111.0, 33.0, 6.4, planks(wood.dim(0.8), 0.0).inflate(1.0));
    for x in [-18.0, 0.0, 18.0] {
        s.polyline(&nodes! { (x, -117), (x, -105) }, 0.8, faint(p.ink));
    }
    s.limb(&nodes! { (0, -24), (-1, -14) }, &[9.0, 7.0], form(p.gold, 2.4));
    s.limb(&nodes! { (-6, -30), (6, -30) }, &[5.0], form(p.gold, 1.6));
    s.ellipse(0.0, -6.0, 2.4, 3.6, form(p.red, 1.2));
}

fn cauldron(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let iron = dress.main.unwrap_or(p.ink.lighter(0.1));
    let brew = dress.accent.unwrap_or(p.leaf.lighter(0.16));
    for x in [-34.0, 34.0] {
        s.limb(&nodes! { (x, -14), (x * 1.1, 2) }, &[12.0, 8.0], form(iron, 3.0));
    }
    s.line(&nodes! { (-58, -82), (-48, -122), (0, -134), (48, -122), (58, -82) }, 4.4, form(p.metal, 1.6));
    s.blob(
        &nodes! {
            (-50, -84), (-66, -56), (-58, -22), (-30, -3), (0, 0), (30, -3), (58, -22), (66, -56),
            (50, -84)
        },
        form(iron, 20.0),
    );
    s.ellipse(0.0, -84.0, 58.0, 14.0, form(iron.lighter(0.04), 3.0));
    s.ellipse(0.0, -85.0, 49.0, 10.0, form(brew, 2.0));
    if !dress.unlit {
        s.glow(0.0, -92.0, 60.0, brew, 0.5);
    }
    for (x, y, r) in [
        (-24.0, -90.0, 9.0),
        (4.0, -93.0, 12.0),
        (26.0, -90.0, 8.0),
        (-6.0, -86.0, 6.0),
        (-20.0, -112.0, 5.0),
        (14.0, -116.0, 6.4),
        (0.0, -126.0, 3.4),
    ] {
        s.dot(x, y, r, form(brew.lighter(0.04), r * 0.4).alpha(0.92));
        s.dot(x - r * 0.3, y - r * 0.35, r * 0.25, Look::lamp(p.white).alpha(0.8));
    }
    s.limb(&nodes! { (30, -88), (52, -128) }, &[5.0, 6.0], planks(p.wood, 60.0).inflate(1.8));
    s.line(&nodes! { (-50, -80), (0, -70), (50, -80) }, 2.0, faint(p.metal));
    both(s, |s| s.part(&ring(62.0, -66.0, 9.0, 5.0), form(p.metal, 1.6).even_odd()));
    s.limb(&nodes! { (40, -74), (42, -60), (41, -50) }, &[5.0, 5.0, 8.0], form(brew, 2.4));
    shine(s, &nodes! { (-54, -34), (-58, -52), (-50, -70) }, 5.0);
}

fn coffee_mill(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wood = dress.main.unwrap_or(p.wood.mix(p.fox, 0.25));
    s.line(&nodes! { (0, -106), (0, -124), (30, -130), (56, -128) }, 4.0, form(p.metal, 1.6));
    s.dot(57.0, -134.0, 7.4, form(p.red, 3.0));
    s.blob(
        &nodes! {
            (-40, -88; corner), (-30, -106), (0, -112), (30, -106), (40, -88; corner), (26, -70),
            (-26, -70)
        },
        form(p.gold, 8.0),
    );
    for (x, y, a) in [(-18.0, -108.0, 20.0), (-4.0, -112.0, -30.0), (12.0, -110.0, 40.0), (24.0, -105.0, 0.0)]
    {
        s.at(&[shift(x, y), turn(a)], |s| {
            s.ellipse(0.0, 0.0, 7.0, 5.0, form(p.wood_dark, 2.4));
            s.line(&nodes! { (-6, 0), (0, 1), (6, 0) }, 1.0, Look::lamp(p.ink));
        });
    }
    s.line(&nodes! { (-40, -89), (0, -83), (40, -89) }, 3.0, form(p.gold.lighter(0.05), 1.2));
    s.rect(-42.0, -72.0, 84.0, 66.0, planks(wood, 0.0).inflate(5.0));
    s.rect(-46.0, -76.0, 92.0, 8.0, planks(wood.dim(0.85), 0.0).inflate(2.4));
    s.rect(-50.0, -8.0, 100.0, 9.0, planks(wood.dim(0.85), 0.0).inflate(2.4));
    s.rect(-28.0, -40.0, 56.0, 28.0, planks(wood.lighter(0.06), 0.0).inflate(2.4));
    s.dot(0.0, -26.0, 5.4, form(p.gold, 2.2));
    s.ellipse(0.0, -56.0, 14.0, 7.0, form(p.cream, 1.0));
    s.ellipse(0.0, -56.0, 5.0, 3.6, patch(p.wood_dark));
}

fn frying_pan(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let iron = dress.main.unwrap_or(p.ink.lighter(0.1));
    s.limb(&nodes! { (48, 8), (76, 18), (106, 30) }, &[10.0, 9.0, 11.0], planks(p.wood, 20.0).inflate(3.4));
    s.dot(102.0, 29.0, 2.4, Look::lamp(p.ink));
    s.limb(&nodes! { (44, 6), (62, 13) }, &[9.0], form(p.metal, 2.6));
    s.ellipse(-4.0, 4.0, 60.0, 38.0, form(iron, 8.0));
    s.ellipse(-4.0, 0.0, 52.0, 31.0, form(iron.dim(0.7), 3.0));
    s.blob(
        &nodes! {
            (-40, -2), (-28, -18), (-6, -16), (12, -24), (32, -10), (34, 8), (14, 12), (2, 24),
            (-20, 16), (-36, 14)
        },
        form(p.white, 4.0),
    );
    s.ellipse(-2.0, -4.0, 15.0, 12.0, form(p.gold.mix(p.fox, 0.2), 6.0));
    shine(s, &nodes! { (-12, -4), (-8, -11), (0, -13) }, 3.0);
    for (x, y) in [(-46.0, 10.0), (38.0, -14.0), (40.0, 16.0), (-30.0, 24.0)] {
        s.dot(x, y, 2.0, Look::of(p.gold).alpha(0.8));
    }
    shine(s, &nodes! { (-58, 14), (-50, 28), (-28, 37) }, 3.0);
}
