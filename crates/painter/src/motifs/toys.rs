//! Toys: rocking horse, kite, paper plane, teddy bear, dice, marionette, chess pieces, balloon, carousel.

use super::easel::*;

pub(super) static ROCKING_HORSE: Motif = Motif::new(
    "rocking_horse",
    Toy,
    Left,
    [-81.0, -112.0, 75.0, 8.0],
    &[Stands, Floats, Giant, Tiny, Ridden, Outline],
    rocking_horse,
);
pub(super) static KITE: Motif =
    Motif::new("kite", Toy, Front, [-43.0, -63.0, 43.0, 143.0], &[Floats, Giant, Tiny, Many, Outline], kite);
pub(super) static PAPER_PLANE: Motif = Motif::new(
    "paper_plane",
    Toy,
    Left,
    [-80.0, -44.0, 70.0, 26.0],
    &[Floats, Giant, Tiny, Many, Ridden, Carried, Outline],
    paper_plane,
);
pub(super) static TEDDY_BEAR: Motif = Motif::new(
    "teddy_bear",
    Toy,
    Front,
    [-50.0, -121.0, 50.0, 1.0],
    &[Stands, Giant, Tiny, Carried, Outline],
    teddy_bear,
);
pub(super) static DICE: Motif = Motif::new(
    "dice",
    Toy,
    Front,
    [-43.0, -84.0, 43.0, 0.0],
    &[Stands, Floats, Giant, Tiny, Many, Holds],
    dice,
);
pub(super) static MARIONETTE: Motif = Motif::new(
    "marionette",
    Toy,
    Front,
    [-41.0, -173.0, 43.0, 1.0],
    &[Hangs, Giant, Tiny, Outline],
    marionette,
);
pub(super) static CHESS_KING: Motif = Motif::new(
    "chess_king",
    Toy,
    Front,
    [-28.0, -116.0, 28.0, 3.0],
    &[Stands, Giant, Tiny, Carried, Outline],
    chess_king,
);
pub(super) static CHESS_KNIGHT: Motif = Motif::new(
    "chess_knight",
    Toy,
    Left,
    [-35.0, -100.0, 28.0, 3.0],
    &[Stands, Giant, Tiny, Carried, Outline, Ridden],
    chess_knight,
);
pub(super) static BALLOON: Motif = Motif::new(
    "balloon",
    Toy,
    Front,
    [-37.0, -102.0, 37.0, 96.0],
    &[Floats, Giant, Tiny, Many, Carried, Outline, Holds],
    balloon,
);
pub(super) static CAROUSEL: Motif = Motif::new(
    "carousel",
    Landmark,
    Front,
    [-80.0, -163.0, 78.0, 4.0],
    &[Stands, Floats, Giant, Tiny, Lit, Ridden],
    carousel,
);

fn rocking_horse(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.cream);
    s.limb(
        &nodes! {
            (-74, -16), (-40, 0), (0, 4), (40, 0), (74, -16)
        },
        &[6.0, 8.0, 8.0, 8.0, 6.0],
        form(dress.accent.unwrap_or(p.accent), 2.6),
    );
    for (x, lean, k) in [(-24.0, -10.0, 0.78), (28.0, 10.0, 0.78), (-30.0, -12.0, 1.0), (36.0, 12.0, 1.0)] {
        s.limb(
            &nodes! {
                (x, -48), (x + lean * 0.6, -26), (x + lean, -2)
            },
            &[14.0, 9.0, 8.0],
            form(coat.dim(k), 2.6),
        );
    }
    s.limb(
        &nodes! { (46, -62), (64, -58), (68, -38), (60, -24) },
        &[8.0, 12.0, 11.0, 3.0],
        Look::of(p.red).fur(2.0, 90.0, 1.8).inflate(3.0),
    );
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-40, -52), (-28, -68), (6, -66), (36, -72), (50, -60), (46, -42), (10, -36), (-30, -38)
            },
            form(coat, 12.0),
        );
        for (x, y, r) in [(24.0, -56.0, 5.0), (36.0, -48.0, 4.0), (10.0, -46.0, 4.4), (-22.0, -50.0, 4.0)] {
            s.ellipse(x, y, r, r * 0.9, Look::mark(p.grey).alpha(0.7));
        }
    });
    s.blob(
        &nodes! {
            (-18, -60), (-36, -92), (-46, -100), (-58, -92), (-52, -66), (-42, -46), (-24, -46)
        },
        form(coat, 7.0),
    );
    s.limb(
        &nodes! {
            (-18, -66), (-30, -88), (-40, -106), (-52, -108)
        },
        &[8.0, 12.0, 11.0, 5.0],
        Look::of(p.red).fur(2.4, 60.0, 1.8).inflate(3.0),
    );
    s.blob(&nodes! { (-40, -102), (-38, -112; corner), (-34, -100) }, coat);
    s.blob(
        &nodes! {
            (-38, -92), (-44, -106), (-56, -106), (-68, -92), (-80, -82), (-80, -74), (-68, -72),
            (-52, -82)
        },
        form(coat, 6.0),
    );
    eye(s, dress, -57.0, -95.0, 2.5);
    s.dot(-77.0, -80.0, 1.2, Look::lamp(p.ink));
    s.line(&nodes! { (-64, -98), (-70, -76), (-52, -84), (-20, -60) }, 1.8, p.accent2);
    s.blob(
        &nodes! {
            (-14, -72), (6, -67), (22, -74), (26, -60), (20, -46), (-8, -46), (-14, -58)
        },
        form(p.red, 2.6),
    );
    s.limb(&nodes! { (-14, -70), (4, -65), (22, -72) }, &[3.0, 4.0, 3.0], form(p.gold, 1.2));
    s.limb(&nodes! { (-40, -24), (46, -24) }, &[4.4], planks(p.wood, 0.0));
}

fn kite(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let (a, b) = (dress.main.unwrap_or(p.red), dress.accent.unwrap_or(p.accent2));
    let tail = nodes! { (0, 58), (10, 78), (-8, 98), (8, 120), (-4, 142) };
    s.line(&tail, 1.2, p.cream);
    for (i, q) in sample(&tail, 10).into_iter().enumerate().filter(|(i, _)| i % 2 == 1) {
        let c = [a, b, p.leaf][i / 2 % 3];
        for d in [-1.0, 1.0] {
            s.blob(
                &nodes! {
                    (q.x, q.y), (q.x + 9.0 * d, q.y - 5.0), (q.x + 9.0 * d, q.y + 5.0)
                },
                form(c, 1.2),
            );
        }
    }
    s.poly(&nodes! { (0, -62), (-42, -12), (0, -14) }, form(a, 3.0));
    s.poly(&nodes! { (0, -62), (42, -12), (0, -14) }, form(b, 3.0));
    s.poly(&nodes! { (0, 60), (-42, -12), (0, -14) }, form(b.dim(0.9), 3.0));
    s.poly(&nodes! { (0, 60), (42, -12), (0, -14) }, form(a.dim(0.9), 3.0));
    s.polyline(&nodes! { (0, -62), (0, 60) }, 1.6, p.wood);
    s.line(&nodes! { (-42, -12), (0, -15), (42, -12) }, 1.6, p.wood);
    for x in [-13.0, 13.0] {
        s.dot(x, -20.0, 3.0, Look::lamp(p.ink));
        s.dot(x + 1.0, -21.0, 1.0, Look::lamp(p.white));
    }
    s.line(&nodes! { (-12, 6), (0, 13), (12, 6) }, 2.0, Look::lamp(p.ink));
}

fn paper_plane(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let paper = dress.main.unwrap_or(p.paper);
    s.poly(&nodes! { (-80, 6), (70, -44), (10, -2) }, form(paper, 2.0));
    s.poly(&nodes! { (-80, 6), (10, -2), (8, 26) }, form(paper.dim(0.68), 1.6));
    s.poly(&nodes! { (-80, 6), (10, -2), (64, 22) }, form(paper.dim(0.88), 2.0));
    s.poly(&nodes! { (-80, 6), (10, -2), (26, 2) }, form(paper.dim(0.6), 1.0));
    s.polyline(&nodes! { (-80, 6), (30, -24) }, 0.6, faint(p.wood));
    for i in 0..4 {
        let t = i as f32 * 9.0;
        s.line(
            &nodes! {
                (0.0 + t, -10.0 - t * 0.3), (28.0 + t * 0.8, -24.0 - t * 0.3)
            },
            0.6,
            Look::of(p.water[0]).alpha(0.4),
        );
    }
}

fn teddy_bear(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let fur = dress.main.unwrap_or(p.fur.mix(p.gold, 0.25));
    let pad = fur.mix(p.cream, 0.5);
    both(s, |s| {
        s.limb(&nodes! { (20, -58), (36, -46), (42, -32) }, &[18.0, 17.0, 18.0], furry(fur, 5.0));
        s.limb(&nodes! { (14, -16), (32, -10), (40, -12) }, &[22.0, 22.0, 24.0], furry(fur, 6.0));
        s.ellipse(42.0, -13.0, 8.0, 11.0, form(pad, 2.0));
        s.dot(20.0, -110.0, 11.0, furry(fur, 4.0));
        s.dot(20.0, -109.0, 6.0, patch(pad));
    });
    s.blob(
        &nodes! {
            (-24, -62), (-30, -34), (-22, -6), (0, 0), (22, -6), (30, -34), (24, -62), (0, -70)
        },
        furry(fur, 12.0),
    );
    s.ellipse(0.0, -32.0, 17.0, 22.0, patch(pad).inflate(4.0));
    s.blob(
        &nodes! {
            (-30, -88), (-26, -110), (0, -120), (26, -110), (30, -88), (18, -68), (-18, -68)
        },
        furry(fur, 12.0),
    );
    s.ellipse(0.0, -82.0, 14.0, 11.0, form(pad, 4.0));
    s.blob(&nodes! { (-5, -90), (5, -90), (0, -83) }, form(p.ink, 1.6));
    s.line(&nodes! { (-6, -77), (0, -80), (6, -77) }, 1.2, Look::lamp(p.ink));
    for x in [-11.0, 11.0] {
        s.dot(x, -97.0, 4.0, form(p.ink, 1.4));
        s.dot(x + 1.2, -98.4, 1.3, Look::lamp(p.white));
    }
    let bow = dress.accent.unwrap_or(p.red);
    for d in [-1.0, 1.0] {
        s.blob(&nodes! { (0, -66), (d * 16.0, -75), (d * 17.0, -58) }, form(bow, 2.4));
    }
    s.dot(0.0, -66.0, 4.6, form(bow.dim(0.85), 1.6));
    s.rect(8.0, -26.0, 11.0, 11.0, patch(p.red.mix(fur, 0.3)));
    for (x, y) in [(8.0, -23.0), (8.0, -18.0), (19.0, -23.0), (19.0, -18.0)] {
        s.polyline(&nodes! { (x - 2.0, y), (x + 2.0, y) }, 0.8, p.cream);
    }
}

fn dice(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let ivory = dress.main.unwrap_or(p.cream);
    let pip = dress.accent.unwrap_or(p.red);
    s.poly(&nodes! { (0, -84), (42, -66), (0, -48), (-42, -66) }, form(ivory, 3.0));
    s.poly(&nodes! { (-42, -66), (0, -48), (0, 0), (-42, -20) }, form(ivory.dim(0.9), 3.0));
    s.poly(&nodes! { (42, -66), (0, -48), (0, 0), (42, -20) }, form(ivory.dim(0.76), 3.0));
    s.ellipse(0.0, -66.0, 9.0, 4.6, patch(pip));
    for (x, y) in [(-31.0, -50.0), (-11.0, -40.0), (-21.0, -34.0), (-31.0, -26.0), (-11.0, -16.0)] {
        s.ellipse(x, y, 3.8, 5.2, patch(p.ink));
    }
    for (x, y) in [(12.0, -42.0), (31.0, -50.0), (12.0, -16.0), (31.0, -26.0)] {
        s.ellipse(x, y, 3.8, 5.2, patch(p.ink));
    }
    for (a, b) in [((0.0, -48.0), (0.0, -1.0)), ((0.0, -48.0), (-42.0, -66.0)), ((0.0, -48.0), (42.0, -66.0))]
    {
        s.polyline(&nodes! { (a.0, a.1), (b.0, b.1) }, 1.4, Look::of(p.white).alpha(0.7));
    }
}

fn marionette(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wood = p.skin.mix(p.wood, 0.4);
    let suit = dress.main.unwrap_or(p.accent);
    for (x0, x1, y1) in [
        (-34.0, -36.0, -74.0),
        (34.0, 38.0, -90.0),
        (-8.0, -8.0, -108.0),
        (8.0, 8.0, -108.0),
        (-16.0, -15.0, -30.0),
        (16.0, 20.0, -34.0),
    ] {
        s.polyline(&nodes! { (x0, -162), (x1, y1) }, 0.6, Look::of(p.cream).alpha(0.85));
    }
    s.limb(&nodes! { (-38, -164), (38, -160) }, &[5.0], planks(p.wood, 0.0));
    s.limb(&nodes! { (-6, -172), (6, -154) }, &[5.0], planks(p.wood, 60.0));
    for (hip, knee, foot) in
        [((-7.0, -48.0), (-15.0, -30.0), (-12.0, -6.0)), ((7.0, -48.0), (20.0, -34.0), (16.0, -12.0))]
    {
        s.limb(&nodes! { (hip.0, hip.1), (knee.0, knee.1) }, &[9.0, 7.0], form(suit.dim(0.8), 2.0));
        s.limb(&nodes! { (knee.0, knee.1), (foot.0, foot.1) }, &[6.4, 5.4], form(wood, 1.8));
        s.dot(knee.0, knee.1, 4.0, form(wood.dim(0.85), 1.4));
        s.blob(
            &nodes! {
                (foot.0 - 5.0, foot.1 + 5.0), (foot.0 - 4.0, foot.1 - 3.0), (foot.0 + 5.0, foot.1),
                (foot.0 + 11.0, foot.1 + 5.0)
            },
            form(p.wood_dark, 2.0),
        );
    }
    for (sh, el, ha) in
        [((-13.0, -82.0), (-28.0, -66.0), (-36.0, -76.0)), ((13.0, -82.0), (30.0, -76.0), (38.0, -92.0))]
    {
        s.limb(&nodes! { (sh.0, sh.1), (el.0, el.1) }, &[8.0, 7.0], form(suit.dim(0.92), 2.0));
        s.limb(&nodes! { (el.0, el.1), (ha.0, ha.1) }, &[6.0, 5.0], form(suit.dim(0.92), 1.8));
        s.dot(el.0, el.1, 3.8, form(wood.dim(0.85), 1.4));
        s.dot(ha.0, ha.1, 5.0, form(wood, 1.8));
    }
    s.blob(
        &nodes! {
            (-14, -86), (-16, -66), (-13, -46), (13, -46), (16, -66), (14, -86), (0, -90)
        },
        form(suit, 6.0),
    );
    for y in [-76.0, -66.0, -56.0] {
        s.dot(0.0, y, 2.2, p.gold);
    }
    for i in -3..4 {
        let x = i as f32 * 4.6;
        s.blob(&nodes! { (x, -88), (x - 3.4, -80), (x + 3.4, -80) }, form(p.cream, 1.0));
    }
    s.ellipse(0.0, -104.0, 15.0, 16.0, form(wood, 6.0));
    s.dot(1.0, -101.0, 3.2, form(p.red.mix(wood, 0.3), 1.2).shadow(0.3));
    for x in [-5.0, 6.0] {
        s.dot(x, -107.0, 2.2, Look::lamp(p.ink));
        s.ellipse(x * 1.7, -98.0, 2.6, 2.0, Look::of(p.red).alpha(0.5).shadow(0.0).rim(0.0));
    }
    s.line(&nodes! { (-6, -95), (0, -93), (6, -95) }, 1.1, Look::lamp(p.red.dim(0.7)));
    s.blob(
        &nodes! {
            (-15, -110), (-10, -122), (2, -136; corner), (12, -120), (15, -110), (0, -114)
        },
        form(p.red, 3.0),
    );
    s.dot(2.0, -137.0, 3.4, p.cream);
}

fn foot(s: &mut Scene, c: Colour) {
    s.blob(&nodes! { (-25, 0), (-28, -7), (-22, -12), (22, -12), (28, -7), (25, 0), (0, 3) }, form(c, 4.0));
    s.limb(&nodes! { (-20, -13), (0, -11), (20, -13) }, &[4.0], form(c.lighter(0.03), 1.4));
}

fn chess_king(s: &mut Scene, dress: &Dress) {
    let c = dress.main.unwrap_or(s.palette.cream);
    foot(s, c);
    s.blob(
        &nodes! {
            (-19, -13), (-13, -26), (-8, -50), (-8, -64), (8, -64), (8, -50), (13, -26), (19, -13)
        },
        form(c, 7.0),
    );
    for y in [-64.0, -69.0] {
        s.ellipse(0.0, y, 15.0 - (y + 64.0).abs() * 0.4, 3.2, form(c.lighter(0.02), 1.6));
    }
    s.blob(
        &nodes! {
            (-9, -70), (-17, -90), (-10, -95), (0, -92), (10, -95), (17, -90), (9, -70)
        },
        form(c, 5.0),
    );
    s.dot(0.0, -97.0, 4.4, form(c, 1.8));
    s.poly(
        &nodes! {
            (-2.4, -100), (-2.4, -105), (-8, -105), (-8, -110), (-2.4, -110), (-2.4, -116), (2.4, -116),
            (2.4, -110), (8, -110), (8, -105), (2.4, -105), (2.4, -100)
        },
        form(c, 1.2),
    );
}

fn chess_knight(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let c = dress.main.unwrap_or(p.cream);
    foot(s, c);
    s.blob(
        &nodes! {
            (-19, -12), (-16, -32), (-8, -46), (-10, -54), (-22, -48), (-32, -49), (-35, -57), (-25, -68),
            (-17, -82), (-10, -87), (-8, -100; corner), (2, -89), (15, -76), (22, -54), (21, -28),
            (19, -12)
        },
        form(c, 9.0),
    );
    s.limb(
        &nodes! { (-3, -92), (10, -79), (17, -57), (18, -28) },
        &[4.0, 7.0, 8.0, 5.0],
        form(c.dim(0.78), 2.0),
    );
    for (x, y) in [(3.0, -86.0), (11.0, -74.0), (15.0, -60.0), (17.0, -44.0)] {
        s.line(&nodes! { (x - 6.0, y + 4.0), (x + 4.0, y) }, 1.0, faint(c.dim(0.55)));
    }
    eye(s, dress, -15.0, -71.0, 2.6);
    s.dot(-31.0, -55.0, 1.4, Look::lamp(p.ink));
    s.line(&nodes! { (-33, -51), (-25, -53) }, 1.2, Look::lamp(c.dim(0.4)));
}

fn balloon(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let c = dress.main.unwrap_or(p.red);
    s.line(&nodes! { (0, 4), (6, 34), (-5, 64), (3, 96) }, 1.0, Look::of(p.cream).alpha(0.85));
    s.poly(&nodes! { (0, -4), (-5, 6), (5, 6) }, form(c.dim(0.85), 1.2));
    s.blob(
        &nodes! {
            (0, -2), (-22, -22), (-37, -54), (-28, -88), (0, -102), (28, -88), (37, -54), (22, -22)
        },
        form(c, 16.0),
    );
    s.limb(
        &nodes! { (-24, -56), (-22, -78), (-10, -90) },
        &[1.4, 6.0, 1.4],
        Look::lamp(p.white).alpha(0.6).soft(1.4),
    );
}

fn carousel(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let (a, b) = (dress.main.unwrap_or(p.red), dress.accent.unwrap_or(p.cream));
    if !dress.unlit {
        s.glow(0.0, -60.0, 90.0, p.flame, 0.4);
    }
    s.blob(&nodes! { (-70, -8), (0, 4), (70, -8), (68, -16), (0, -22), (-68, -16) }, form(p.wood, 3.0));
    s.poly(&nodes! { (-14, -16), (-14, -92), (14, -92), (14, -16) }, form(b.dim(0.9), 5.0));
    for y in [-76.0, -52.0, -30.0] {
        s.poly(&nodes! { (0, y - 9.0), (7, y), (0, y + 9.0), (-7, y) }, form(p.gold, 1.4));
    }
    for (x, y, k) in [(-56.0, -42.0, 1.0), (-26.0, -34.0, 1.1), (28.0, -46.0, 1.1), (57.0, -36.0, 1.0)] {
        s.limb(&nodes! { (x, -96), (x, -10) }, &[2.4], form(p.gold, 1.0));
        let c = if x < 0.0 { p.accent2 } else { p.accent };
        s.at(&[shift(x, y), scale(k)], |s| {
            for lx in [-8.0, -4.0, 6.0, 9.0] {
                s.limb(&nodes! { (lx, 2), (lx - 2.0, 10) }, &[3.0, 2.0], b.dim(0.8));
            }
            s.blob(&nodes! { (-12, -2), (-4, -7), (10, -6), (14, 0), (6, 5), (-8, 5) }, form(b, 3.0));
            s.blob(
                &nodes! {
                    (-8, -4), (-14, -16), (-22, -12), (-23, -7), (-16, -8), (-12, 2)
                },
                form(b, 2.4),
            );
            s.limb(&nodes! { (-6, -6), (-12, -16) }, &[3.0, 3.6], form(c, 1.0));
            s.limb(&nodes! { (13, -3), (19, 0), (19, 7) }, &[2.4, 3.4, 1.0], form(c, 1.0));
            s.blob(&nodes! { (-4, -7), (5, -7), (6, 1), (-4, 1) }, form(c, 1.2));
            s.dot(-17.0, -12.0, 0.9, Look::lamp(p.ink));
        });
    }
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-78, -92; corner), (-44, -112), (-16, -130), (0, -144; corner), (16, -130), (44, -112),
                (78, -92; corner), (0, -84)
            },
            form(b, 8.0),
        );
        for i in [-3.0, -1.0, 1.0, 3.0] {
            s.poly(&nodes! { (0, -146), (i * 22.0 - 11.0, -82), (i * 22.0 + 11.0, -82) }, Look::mark(a));
        }
    });
    for i in -5..5 {
        let x = i as f32 * 15.4 + 7.7;
        let y = -90.0 + (1.0 - (x / 78.0) * (x / 78.0)) * 5.0;
        s.blob(
            &nodes! {
                (x - 8.0, y - 2.0; corner), (x + 8.0, y - 2.0; corner), (x + 5.0, y + 7.0), (x, y + 10.0),
                (x - 5.0, y + 7.0)
            },
            form(if i % 2 == 0 { a } else { p.gold }, 1.4),
        );
        if !dress.unlit {
            s.dot(x, y - 1.0, 1.6, Look::lamp(p.flame));
        }
    }
    s.dot(0.0, -146.0, 4.4, form(p.gold, 1.6));
    s.line(&nodes! { (0, -148), (0, -162) }, 1.2, p.gold);
    s.blob(
        &nodes! {
            (0, -162; corner), (9, -160), (18, -162; corner), (10, -156), (0, -155; corner)
        },
        p.accent,
    );
}
