//! Boats: sailing boat, rowing boat, paper boat, steamship, submarine, wreck.

use super::easel::*;

pub(super) static SAILING_BOAT: Motif = Motif::new(
    "sailing_boat",
    Boat,
    Front,
    [-59.0, -119.0, 59.0, 15.0],
    &[Floats, Swims, Giant, Tiny, Ridden, Outline, Carried],
    sailing_boat,
);
pub(super) static ROWING_BOAT: Motif = Motif::new(
    "rowing_boat",
    Boat,
    Front,
    [-59.0, -50.0, 69.0, 15.0],
    &[Floats, Swims, Tiny, Ridden, Holds],
    rowing_boat,
);
pub(super) static PAPER_BOAT: Motif = Motif::new(
    "paper_boat",
    Toy,
    Front,
    [-62.0, -54.0, 62.0, 13.0],
    &[Floats, Swims, Giant, Tiny, Ridden, Outline, Carried, Many],
    paper_boat,
);
pub(super) static STEAMSHIP: Motif = Motif::new(
    "steamship",
    Boat,
    Left,
    [-84.0, -113.0, 78.0, 12.0],
    &[Floats, Swims, Giant, Tiny, Ridden, Outline, Lit],
    steamship,
);
pub(super) static SUBMARINE: Motif = Motif::new(
    "submarine",
    Boat,
    Left,
    [-95.0, -69.0, 100.0, 34.0],
    &[Floats, Swims, Giant, Tiny, Ridden, Lit, Outline],
    submarine,
);
pub(super) static GALLEON: Motif = Motif::new(
    "galleon",
    Boat,
    Left,
    [-104.0, -138.0, 74.0, 14.0],
    &[Floats, Swims, Giant, Tiny, Ridden, Outline, Holds],
    galleon,
);

fn strakes(s: &mut Scene, rows: &[f32], half: f32) {
    let dark = s.palette.ambient;
    for y in rows {
        s.line(
            &nodes! {
                (-half, y - 4.0), (0, y + 1.0), (half, y - 4.0)
            },
            0.8,
            Look::mark(dark).alpha(0.5),
        );
    }
}

fn hull(s: &mut Scene, wood: Colour) {
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-58, -22; corner), (-30, -11), (0, -8), (30, -11), (58, -22; corner), (47, 2), (30, 13),
                (-30, 13), (-47, 2)
            },
            planks(wood, 0.0).inflate(6.0),
        );
        strakes(s, &[-2.0, 4.0, 9.0], 56.0);
    });
    s.limb(
        &nodes! {
            (-59, -22), (-30, -11), (0, -8), (30, -11), (59, -22)
        },
        &[2.6, 3.6, 3.6, 3.6, 2.6],
        form(wood.lighter(0.1), 1.2),
    );
}

fn sailing_boat(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let sail = dress.main.unwrap_or(p.cream);
    s.limb(&nodes! { (0, -4), (0, -114) }, &[3.4, 2.0], p.wood_dark);
    s.limb(&nodes! { (0, -24), (46, -22) }, &[2.2], p.wood_dark);
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (3, -108; corner), (28, -74), (48, -26; corner), (24, -21), (3, -25; corner)
            },
            form(sail, 9.0).grain(80.0),
        );
        for t in [0.3, 0.55, 0.78] {
            s.line(
                &nodes! {
                    (2, -108.0 + 84.0 * t), (22, -104.0 + 84.0 * t), (52, -106.0 + 84.0 * t)
                },
                0.8,
                Look::mark(sail.dim(0.6)).alpha(0.5),
            );
        }
        s.ellipse(17.0, -54.0, 7.0, 7.0, Look::mark(dress.accent.unwrap_or(p.accent)).alpha(0.9));
    });
    s.blob(
        &nodes! {
            (-3, -98; corner), (-22, -60), (-40, -26; corner), (-18, -21), (-3, -25; corner)
        },
        form(sail.dim(0.88), 7.0).grain(100.0),
    );
    s.line(&nodes! { (0, -112), (-56, -22) }, 0.6, faint(p.ink));
    s.blob(
        &nodes! {
            (0, -116; corner), (10, -119), (21, -115; corner), (10, -112), (0, -109; corner)
        },
        p.accent2,
    );
    hull(s, p.wood);
}

fn rowing_boat(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let paint = dress.main.unwrap_or(p.accent);
    s.ellipse(0.0, -13.0, 44.0, 5.0, form(p.wood_dark, 1.0));
    for x in [-20.0, 16.0] {
        s.rect(x - 5.0, -15.0, 10.0, 3.4, planks(p.wood, 0.0));
    }
    hull(s, p.wood);
    s.limb(
        &nodes! {
            (-50, -14), (-28, -6), (0, -3.6), (28, -6), (50, -14)
        },
        &[2.2, 4.0, 4.4, 4.0, 2.2],
        form(paint, 1.0).shadow(0.0),
    );
    s.at(&[shift(14.0, -12.0), turn(-34.0)], |s| {
        s.limb(&nodes! { (-16, 0), (46, 0) }, &[2.2], p.wood);
        s.blob(
            &nodes! {
                (40, -1.4), (52, -4), (64, -3), (64, 3), (52, 4), (40, 1.4)
            },
            form(paint.mix(p.wood, 0.4), 1.2),
        );
    });
    s.dot(14.0, -11.0, 2.4, p.metal);
}

fn paper_boat(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let paper = dress.main.unwrap_or(p.paper);
    let fold = form(paper, 2.0);
    s.poly(&nodes! { (0, -54), (-31, -12), (0, -6) }, fold);
    s.poly(&nodes! { (0, -54), (31, -12), (0, -6) }, form(paper.dim(0.82), 2.0));
    s.poly(&nodes! { (-62, -24), (-37, 10), (0, 13), (0, -4) }, fold);
    s.poly(&nodes! { (62, -24), (37, 10), (0, 13), (0, -4) }, form(paper.dim(0.84), 2.0));
    for (a, b) in [
        ((-48.0, -17.0), (-20.0, 9.0)),
        ((48.0, -17.0), (20.0, 9.0)),
        ((0.0, -52.0), (0.0, 12.0)),
        ((-20.0, -24.0), (0.0, -30.0)),
    ] {
        s.polyline(&nodes! { (a.0, a.1), (b.0, b.1) }, 0.6, faint(p.wood));
    }
    for i in 0..4 {
        let y = -8.0 + i as f32 * 4.0;
        s.line(
            &nodes! {
                (-30.0 + i as f32 * 3.0, y - 3.0), (-8, y + 0.6)
            },
            0.5,
            Look::of(p.water[0]).alpha(0.35),
        );
    }
}

fn steamship(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let body = dress.main.unwrap_or(p.dark.mix(p.water[0], 0.3));
    let band = dress.accent.unwrap_or(p.red);
    for (x, top) in [(-18.0, -82.0), (8.0, -84.0), (34.0, -80.0)] {
        s.group(Group::new(), |s| {
            s.poly(
                &nodes! {
                    (x - 8.0, -38), (x - 5.6, top), (x + 9.0, top), (x + 8.0, -38)
                },
                form(p.accent, 4.0),
            );
            s.poly(
                &nodes! {
                    (x - 9.0, top + 12.0), (x - 9.0, top), (x + 10.0, top), (x + 10.0, top + 12.0)
                },
                Look::mark(p.black),
            );
        });
        s.ellipse(x + 1.6, top, 7.4, 2.2, p.ink);
        for (i, r) in [5.0, 7.0, 9.0].into_iter().enumerate() {
            let i = i as f32;
            s.ellipse(
                x + 8.0 + i * 9.0,
                top - 8.0 - i * 7.0,
                r,
                r * 0.8,
                form(p.fog.lighter(0.06), 2.4).alpha(0.7 - i * 0.16).shadow(0.0).rim(0.3),
            );
        }
    }
    s.rect(-46.0, -42.0, 96.0, 14.0, form(p.cream, 2.4));
    s.rect(-36.0, -52.0, 78.0, 11.0, form(p.cream.dim(0.94), 2.0));
    for i in 0..9 {
        let x = -30.0 + i as f32 * 8.4;
        s.rect(x, -49.0, 4.6, 4.6, Look::lamp(if dress.unlit { p.ink } else { p.flame }));
        s.dot(x - 6.0, -35.0, 1.9, Look::lamp(if dress.unlit { p.ink } else { p.flame }));
    }
    s.line(&nodes! { (-60, -30), (-58, -70) }, 1.4, p.wood_dark);
    s.line(&nodes! { (-58, -70), (-20, -82) }, 0.5, faint(p.ink));
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-84, -36; corner), (-40, -28), (0, -27), (50, -29), (78, -36; corner), (74, -12),
                (62, 12; corner), (-62, 12; corner), (-74, -8)
            },
            form(body, 7.0),
        );
        s.poly(&nodes! { (-90, 3), (90, 3), (90, 14), (-90, 14) }, Look::mark(band));
        s.line(&nodes! { (-86, -29), (0, -22), (80, -29) }, 1.4, Look::mark(p.cream));
        for i in 0..11 {
            s.dot(-58.0 + i as f32 * 11.6, -12.0, 2.4, Look::mark(if dress.unlit { p.ink } else { p.flame }));
        }
    });
    s.limb(&nodes! { (-70, -20), (-71, -10) }, &[1.6], p.metal);
    s.limb(&nodes! { (-75, -11), (-71, -8), (-67, -11) }, &[1.2, 1.8, 1.2], p.metal);
}

fn submarine(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let brass = dress.main.unwrap_or(p.gold.mix(p.fox, 0.25));
    s.limb(&nodes! { (6, -40), (6, -62), (0, -66), (-10, -66) }, &[4.0, 4.0, 4.0, 5.0], p.metal);
    s.blob(
        &nodes! {
            (-16, -30; corner), (-12, -48; corner), (22, -48; corner), (28, -30; corner)
        },
        form(brass.dim(0.92), 3.4),
    );
    s.rect(-14.0, -51.0, 38.0, 4.6, form(brass.lighter(0.05), 1.2));
    for (dy, k) in [(-17.0, 1.0), (17.0, 0.86)] {
        s.blob(
            &nodes! {
                (64, dy * 0.3), (78, dy), (94, dy * 1.7; corner), (88, dy * 0.4), (76, 0)
            },
            form(p.accent.dim(k), 2.4),
        );
    }
    s.limb(&nodes! { (80, 0), (96, 0) }, &[4.0, 3.0], p.metal);
    for dy in [-12.0, 12.0] {
        s.blob(&nodes! { (96, 0), (100, dy * 0.6), (98, dy * 1.5), (93, dy) }, form(p.gold, 1.2));
    }
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-88, 0), (-78, -22), (-46, -34), (0, -36), (46, -28), (84, -4), (84, 4), (46, 28),
                (0, 34), (-46, 32), (-78, 20)
            },
            form(brass, 17.0),
        );
        s.blob(
            &nodes! {
                (-92, 14), (0, 20), (90, 8), (70, 40), (-70, 40)
            },
            Look::mark(p.accent).alpha(0.85),
        );
        for x in [-52.0, -8.0, 36.0] {
            s.line(&nodes! { (x, -40), (x + 5.0, 0), (x, 40) }, 1.1, Look::mark(p.ink).alpha(0.45));
            for j in -5..6 {
                s.dot(x + 3.4 - (j * j) as f32 * 0.1, j as f32 * 6.0, 0.9, Look::mark(brass.lighter(0.14)));
            }
        }
    });
    for x in [-30.0, 14.0, 54.0] {
        let r = if x > 40.0 { 6.6 } else { 9.6 };
        s.dot(x, -6.0, r, form(brass.dim(0.75), 1.8).shadow(0.4));
        s.dot(x, -6.0, r * 0.72, Look::lamp(if dress.unlit { p.ink } else { p.flame }));
        s.polyline(&nodes! { (x - r * 0.5, -8), (x - r * 0.1, -11) }, 1.0, Look::lamp(p.white).alpha(0.7));
        if !dress.unlit {
            s.glow(x, -6.0, r * 2.6, p.flame, 0.35);
        }
    }
    s.dot(-88.0, 0.0, 6.0, form(brass.lighter(0.05), 2.0));
    s.dot(-91.0, 0.0, 3.6, Look::lamp(if dress.unlit { p.ink } else { p.white }));
    if !dress.unlit {
        s.glow(-96.0, 0.0, 40.0, p.flame, 0.5);
    }
}

fn galleon(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let sail = dress.main.unwrap_or(p.cream);
    s.limb(&nodes! { (-56, -22), (-104, -50) }, &[3.6, 1.8], p.wood_dark);
    for (x, top) in [(-42.0, -112.0), (2.0, -136.0), (46.0, -108.0)] {
        s.limb(&nodes! { (x, -20), (x, top) }, &[3.8, 2.2], p.wood_dark);
        let h = (-top - 34.0) / 2.0;
        for (i, w) in [23.0, 17.0].into_iter().enumerate() {
            let y = -34.0 - h * i as f32;
            s.limb(&nodes! { (x - w, y - h + 3.0), (x + w, y - h + 3.0) }, &[2.0], p.wood_dark);
            let cloth = nodes! {
                (x - w, y - h + 4.0; corner), (x + w, y - h + 4.0; corner), (x + w + 1.0, y - h * 0.5),
                (x + w + 2.0, y - 2.0; corner), (x, y - 9.0), (x - w - 5.0, y - 2.0; corner),
                (x - w - 6.0, y - h * 0.45)
            };
            s.blob(&cloth, form(sail.dim(1.0 - 0.05 * i as f32), 7.0).grain(85.0));
            for k in [-0.4, 0.2] {
                s.line(
                    &nodes! {
                        (x + w * k, y - h + 5.0), (x + w * k - 3.0, y - h * 0.5), (x + w * k, y - 6.0)
                    },
                    0.7,
                    faint(sail.dim(0.6)),
                );
            }
        }
        s.blob(
            &nodes! {
                (x, top; corner), (x + 9.0, top + 1.0), (x + 18.0, top - 2.0; corner),
                (x + 9.0, top + 6.0), (x, top + 7.0; corner)
            },
            dress.accent.unwrap_or(p.accent),
        );
    }
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-70, -28; corner), (-44, -20), (0, -18), (34, -22; corner), (38, -40; corner),
                (72, -46; corner), (70, -14), (58, 12; corner), (-40, 14; corner), (-58, 0)
            },
            planks(p.wood, 0.0).inflate(7.0),
        );
        strakes(s, &[-8.0, 0.0, 7.0], 80.0);
        s.limb(&nodes! { (-70, -22), (-30, -13), (10, -11), (70, -18) }, &[3.0], Look::mark(p.gold));
        for i in 0..6 {
            let x = -38.0 + i as f32 * 15.0;
            s.rect(x, -6.0, 6.0, 6.0, Look::mark(p.ink));
        }
    });
    for x in [44.0, 53.0, 62.0] {
        s.rect(x, -38.0, 5.4, 8.0, Look::lamp(if dress.unlit { p.ink } else { p.flame }));
    }
    s.limb(&nodes! { (36, -41), (74, -48) }, &[3.0], form(p.gold, 1.0));
}
