//! Things to wear: crown, top hat, mask, boot, glove, ring.

use super::easel::*;

pub(super) static CROWN: Motif = Motif::new(
    "crown",
    Garment,
    Front,
    [-59.0, -82.0, 59.0, 9.0],
    &[Stands, Floats, Giant, Tiny, Carried, Outline, Holds],
    crown,
);
pub(super) static TOP_HAT: Motif = Motif::new(
    "top_hat",
    Garment,
    Front,
    [-63.0, -95.0, 63.0, 6.0],
    &[Stands, Floats, Giant, Tiny, Carried, Holds, Outline, Ridden],
    top_hat,
);
pub(super) static MASK: Motif = Motif::new(
    "mask",
    Garment,
    Front,
    [-54.0, -45.0, 54.0, 47.0],
    &[Floats, Hangs, Giant, Tiny, Carried, Many, Outline, Holds],
    mask,
);
pub(super) static BOOT: Motif = Motif::new(
    "boot",
    Garment,
    Left,
    [-67.0, -92.0, 40.0, 5.0],
    &[Stands, Floats, Giant, Tiny, Carried, Holds, Outline],
    boot,
);
pub(super) static RING: Motif = Motif::new(
    "ring",
    Garment,
    Front,
    [-37.0, -104.0, 37.0, 1.0],
    &[Stands, Floats, Giant, Tiny, Carried, Outline],
    gold_ring,
);

fn crown(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let gold = dress.main.unwrap_or(p.gold);
    s.blob(&nodes! { (-40, -30), (-30, -58), (0, -66), (30, -58), (40, -30) }, form(p.red.dim(0.8), 6.0));
    s.poly(
        &nodes! {
            (-44, -6), (-54, -62), (-28, -30), (-15, -74), (0, -32), (15, -74), (28, -30), (54, -62),
            (44, -6)
        },
        form(gold, 4.0),
    );
    s.blob(
        &nodes! {
            (-46, -14), (0, -8), (46, -14), (45, 2), (0, 9), (-45, 2)
        },
        form(gold.dim(0.86), 4.0),
    );
    for (x, y) in [(-54.0, -64.0), (-15.0, -77.0), (15.0, -77.0), (54.0, -64.0)] {
        s.dot(x, y, 5.4, form(dress.accent.unwrap_or(p.accent), 2.0));
    }
    for (i, x) in [-30.0, -15.0, 0.0, 15.0, 30.0].into_iter().enumerate() {
        let c = if i % 2 == 0 { p.red } else { p.water[1] };
        s.ellipse(x, -1.0 - x * x * 0.003, 4.6, 4.0, form(c, 1.6));
    }
    for x in [-34.0, 34.0] {
        s.dot(x, -28.0, 2.6, form(p.white, 1.0));
    }
}

fn top_hat(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let felt = dress.main.unwrap_or(p.dark.mix(p.grey, 0.12));
    s.blob(
        &nodes! {
            (-36, -8), (-33, -60), (-38, -88; corner), (0, -94), (38, -88; corner), (33, -60), (36, -8),
            (0, -2)
        },
        form(felt, 10.0).grain(90.0).texture(0.2),
    );
    s.ellipse(0.0, -89.0, 38.0, 6.0, form(felt.lighter(0.06), 2.0));
    s.blob(
        &nodes! {
            (-36, -12), (0, -5), (36, -12), (34.6, -28), (0, -21), (-34.6, -28)
        },
        form(dress.accent.unwrap_or(p.accent), 2.6),
    );
    s.blob(
        &nodes! {
            (-62, -10), (-40, -14), (0, -8), (40, -14), (62, -10), (50, 0), (0, 6), (-50, 0)
        },
        form(felt.lighter(0.02), 4.0),
    );
    s.limb(
        &nodes! { (24, -22), (36, -52), (46, -76) },
        &[2.0, 12.0, 2.0],
        Look::of(p.accent2).fur(1.6, -70.0, 1.6),
    );
    s.limb(
        &nodes! { (-26, -36), (-24, -60), (-28, -80) },
        &[1.0, 6.0, 1.0],
        Look::of(p.white).alpha(0.2).shadow(0.0).rim(0.0).soft(2.0),
    );
}

fn mask(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let face = dress.main.unwrap_or(p.cream);
    let ink = dress.accent.unwrap_or(p.accent);
    let sad = dress.variant % 2 == 1;
    for q in [-1.0, 1.0] {
        s.limb(
            &nodes! {
                (q * 33.0, -14), (q * 46.0, 4), (q * 40.0, 24), (q * 52.0, 42)
            },
            &[4.0, 5.0, 5.0, 6.0],
            form(ink, 1.6),
        );
    }
    s.blob(
        &nodes! {
            (-35, -34), (-19, -45), (0, -41), (19, -45), (35, -34), (34, -4), (22, 27), (0, 47), (-22, 27),
            (-34, -4)
        },
        form(face, 14.0),
    );
    both(s, |s| {
        if sad {
            s.blob(&nodes! { (7, -10), (16, -17), (28, -6), (17, -4) }, Look::lamp(p.ink));
            s.line(&nodes! { (6, -28), (16, -27), (29, -18) }, 2.4, form(ink, 0.8));
        } else {
            s.blob(&nodes! { (7, -8), (16, -19), (28, -10), (18, -7) }, Look::lamp(p.ink));
            s.line(&nodes! { (6, -22), (17, -31), (30, -22) }, 2.4, form(ink, 0.8));
        }
        s.ellipse(20.0, 8.0, 7.0, 6.0, Look::of(p.red).alpha(0.3).soft(1.6).shadow(0.0).rim(0.0));
    });
    s.blob(
        &nodes! {
            (-4, 2), (0, -12), (4, 2), (5, 10), (0, 13), (-5, 10)
        },
        form(face.dim(0.94), 3.0).shadow(0.3),
    );
    if sad {
        s.blob(&nodes! { (-15, 32; corner), (0, 22), (15, 32; corner), (0, 27) }, Look::lamp(p.ink));
        s.blob(&nodes! { (-18, 2), (-15, 16), (-19, 19), (-22, 15) }, form(p.water[1], 1.0));
    } else {
        s.blob(
            &nodes! {
                (-17, 20; corner), (0, 25), (17, 20; corner), (10, 33), (-10, 33)
            },
            Look::lamp(p.ink),
        );
    }
    for (x, y) in [(0.0, -33.0), (-9.0, -37.0), (9.0, -37.0)] {
        s.poly(&nodes! { (x, y - 4.0), (x + 3.0, y), (x, y + 4.0), (x - 3.0, y) }, form(p.gold, 0.8));
    }
}

fn boot(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let leather = dress.main.unwrap_or(p.wood.mix(p.fox, 0.3));
    s.blob(
        &nodes! {
            (-6, -84), (28, -86), (30, -40), (34, -14), (30, -4), (-30, -4), (-56, -6), (-62, -20),
            (-48, -32), (-22, -38), (-8, -50)
        },
        form(leather, 10.0).texture(0.2),
    );
    s.blob(
        &nodes! {
            (-66, -6), (-40, -9), (0, -7), (36, -9), (38, 2), (12, 3), (10, -2), (-8, 0), (-60, 2)
        },
        form(p.wood_dark, 2.4),
    );
    s.ellipse(11.0, -85.0, 18.0, 4.6, form(p.ink, 1.0));
    s.limb(&nodes! { (-8, -80), (10, -75), (29, -80) }, &[7.0], form(leather.lighter(0.08), 2.0));
    s.line(&nodes! { (-52, -26), (-40, -22), (-30, -30) }, 1.0, faint(leather.dim(0.5)));
    for i in 0..5 {
        let (x, y) = (-9.0 - i as f32 * 4.4 + if i < 2 { 3.0 } else { 0.0 }, -66.0 + i as f32 * 7.6);
        s.line(&nodes! { (x - 3.0, y), (x + 8.0, y - 4.0) }, 1.6, p.cream);
        s.dot(x + 8.0, y - 4.0, 1.6, p.gold);
    }
    s.line(&nodes! { (-6, -68), (-18, -70), (-20, -60), (-8, -66) }, 1.6, p.cream);
}

fn gold_ring(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let gold = dress.main.unwrap_or(p.gold);
    s.part(&ring(0.0, -36.0, 37.0, 28.0), form(gold, 3.4).even_odd());
    s.line(&nodes! { (-30, -48), (-32, -36), (-28, -22) }, 1.4, Look::lamp(p.white).alpha(0.6));
    for x in [-12.0, 12.0] {
        s.limb(&nodes! { (x * 0.7, -68), (x, -80) }, &[4.0, 2.0], form(gold, 1.0));
    }
    let gem = dress.accent.unwrap_or(p.accent);
    s.poly(&nodes! { (-20, -92), (-11, -104), (11, -104), (20, -92), (0, -68) }, form(gem, 3.0));
    s.poly(&nodes! { (-20, -92), (-7, -92), (0, -68) }, patch(gem.dim(0.75)));
    s.poly(&nodes! { (-7, -92), (-11, -104), (11, -104), (7, -92) }, patch(gem.lighter(0.14)));
    s.poly(&nodes! { (7, -92), (20, -92), (0, -68) }, patch(gem.dim(0.88)));
    s.glow(-6.0, -98.0, 16.0, p.white, 0.5);
}
