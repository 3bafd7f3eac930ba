//! Trees: oak, bare tree, pine, birch, willow, palm, apple tree, bonsai.

use super::easel::*;

pub(super) static OAK: Motif = Motif::new(
    "oak",
    Plant,
    Front,
    [-84.0, -128.0, 81.0, 4.0],
    &[Stands, Floats, Giant, Tiny, Many, Holds],
    oak,
);
pub(super) static BARE_TREE: Motif = Motif::new(
    "bare_tree",
    Plant,
    Front,
    [-47.0, -129.0, 83.0, 3.0],
    &[Stands, Giant, Tiny, Many, Outline],
    bare,
);
pub(super) static PINE: Motif = Motif::new(
    "pine_tree",
    Plant,
    Front,
    [-36.0, -107.0, 36.0, 1.0],
    &[Stands, Giant, Tiny, Many, Outline],
    pine,
);
pub(super) static BIRCH: Motif =
    Motif::new("birch", Plant, Front, [-31.0, -141.0, 49.0, 1.0], &[Stands, Giant, Many], birch);
pub(super) static WILLOW: Motif =
    Motif::new("willow", Plant, Front, [-56.0, -118.0, 60.0, 3.0], &[Stands, Giant, Tiny, Many], willow);
pub(super) static PALM: Motif = Motif::new(
    "palm_tree",
    Plant,
    Front,
    [-40.0, -146.0, 64.0, 2.0],
    &[Stands, Giant, Tiny, Many, Outline],
    palm,
);
pub(super) static APPLE_TREE: Motif = Motif::new(
    "apple_tree",
    Plant,
    Front,
    [-53.0, -121.0, 53.0, 3.0],
    &[Stands, Floats, Giant, Tiny, Many],
    apple_tree,
);
pub(super) static BONSAI: Motif =
    Motif::new("bonsai", Plant, Front, [-49.0, -100.0, 48.0, 1.0], &[Stands, Tiny, Giant, Carried], bonsai);

/// A branch that forks until it is a twig; the ends are kept for leaves.
#[derive(Debug)]
struct Growth {
    height: f32,
    spread: f32,
    bark: Colour,
    tips: Vec<Point>,
}

impl Growth {
    fn branch(&mut self, s: &mut Scene, from: Point, mut angle: f32, length: f32, width: f32, depth: u32) {
        let mut line = vec![Node::from(from)];
        let mut at = from;
        for _ in 0..3 {
            angle += s.rng.range(-0.2, 0.2);
            at = point(at.x + sin(angle) * length / 3.0, at.y - cos(angle) * length / 3.0);
            line.push(at.into());
        }
        let look = Look::of(self.bark).shadow(if depth < 4 { 0.0 } else { 0.2 }).grain(90.0).texture(0.25);
        s.limb(
            &line,
            &[width, width * 0.8, width * 0.62],
            if depth < 3 { look.flat().rim(0.6) } else { look },
        );
        if depth < 3 {
            self.tips.push(at);
        }
        if depth == 0 || length < self.height * 0.035 {
            return;
        }
        for i in 0..if s.rng.chance(0.75) { 2 } else { 3 } {
            let side = [1.0, -1.0, s.rng.range(-0.4, 0.4)][i];
            let turn = s.rng.range(0.28, 0.62) * self.spread * side;
            let next = length * s.rng.range(0.68, 0.84);
            self.branch(s, at, angle + turn, next, width * 0.62, depth - 1);
        }
    }
}

fn trunk(s: &mut Scene, w: f32, h: f32, bark: Colour) {
    let flare = nodes! {
        (-w * 1.8, 1), (-w * 0.75, -h * 0.05), (-w * 0.5, -h * 0.13), (w * 0.5, -h * 0.13),
        (w * 0.75, -h * 0.05), (w * 1.9, 1), (w * 0.8, 2), (0, 0.5), (-w * 0.8, 2)
    };
    s.blob(&flare, planks(bark, 90.0));
}

fn grow(s: &mut Scene, h: f32, width: f32, spread: f32, depth: u32, bark: Colour) -> Vec<Point> {
    trunk(s, width, h, bark);
    let mut growth = Growth { height: h, spread, bark, tips: Vec::new() };
    growth.branch(s, point(0.0, -h * 0.02), 0.0, h * 0.34, width, depth);
    growth.tips
}

fn bare(s: &mut Scene, dress: &Dress) {
    let bark = dress.main.unwrap_or(s.palette.wood_dark);
    grow(s, 100.0, 10.0, 1.05, 6, bark);
}

fn oak(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let leaf = dress.main.unwrap_or(p.leaf);
    let mut tips = grow(s, 100.0, 13.0, 1.15, 5, p.wood_dark);
    s.rng.shuffle(&mut tips);
    tips.truncate(44);
    tips.sort_by(|a, b| b.y.total_cmp(&a.y));
    for (i, tip) in tips.into_iter().enumerate() {
        let r = s.rng.range(8.0, 13.0);
        foliage(
            s,
            tip.x,
            tip.y,
            r,
            if i % 5 == 0 { leaf.mix(p.accent2, 0.35) } else { leaf.lighter(0.02 * (i % 3) as f32) },
        );
    }
}

fn apple_tree(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let leaf = dress.main.unwrap_or(p.leaf.lighter(0.04));
    trunk(s, 9.0, 100.0, p.wood_dark);
    s.limb(&nodes! { (0, -2), (2, -28), (-1, -58) }, &[11.0, 8.0, 7.0], planks(p.wood_dark, 90.0));
    s.limb(&nodes! { (0, -34), (12, -50), (20, -62) }, &[5.0, 4.0, 2.0], p.wood_dark);
    for (x, y, r) in [
        (-24.0, -66.0, 20.0),
        (24.0, -68.0, 20.0),
        (0.0, -60.0, 20.0),
        (-15.0, -90.0, 20.0),
        (15.0, -92.0, 20.0),
        (0.0, -80.0, 24.0),
        (0.0, -104.0, 16.0),
    ] {
        foliage(s, x, y, r, leaf);
    }
    for (x, y) in [
        (-26.0, -58.0),
        (-10.0, -74.0),
        (8.0, -58.0),
        (27.0, -76.0),
        (14.0, -92.0),
        (-16.0, -96.0),
        (-32.0, -76.0),
    ] {
        s.dot(x, y, 3.6, form(dress.accent.unwrap_or(p.red), 1.6).shadow(0.4));
        s.line(&nodes! { (x, y - 3.0), (x + 1.2, y - 6.0) }, 0.8, p.wood_dark);
    }
}

fn pine(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let needles = dress.main.unwrap_or(p.leaf.dim(0.9));
    s.limb(&nodes! { (0, 1), (0, -20) }, &[8.0, 6.0], planks(p.wood_dark, 90.0));
    for i in 0..6 {
        let t = i as f32 / 6.0;
        let (y, w, h) = (-12.0 - 88.0 * t, 32.0 * (1.0 - t) + 4.0, 32.0 - 12.0 * t);
        let skew = s.rng.range(-2.0, 2.0);
        let tier = nodes! {
            (0, y - h; corner), (w * 0.3 + skew, y - h * 0.5), (w, y + 1.0; corner),
            (w * 0.62, y - 1.0), (w * 0.42, y + 4.0; corner), (w * 0.1, y),
            (-w * 0.2, y + 4.5; corner), (-w * 0.55, y - 0.5), (-w, y + 2.0; corner),
            (-w * 0.32 + skew, y - h * 0.5)
        };
        s.blob(
            &tier,
            Look::of(needles.lighter(0.014 * i as f32)).fur(3.0, 80.0, 2.0).grain(80.0).texture(0.22),
        );
        if dress.variant % 2 == 1 {
            let snow = nodes! {
                (0, y - h * 0.98; corner), (w * 0.3, y - h * 0.5), (w * 0.75, y - h * 0.14; corner),
                (w * 0.2, y - h * 0.3), (-w * 0.3, y - h * 0.3), (-w * 0.6, y - h * 0.2; corner),
                (-w * 0.25, y - h * 0.55)
            };
            s.blob(&snow, patch(p.white).fur(1.5, 80.0, 2.0));
        }
    }
}

fn birch(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let bark = p.white;
    let leaf = dress.main.unwrap_or(p.gold.mix(p.leaf, 0.35));
    for (x, lean, h) in [(0.0, 5.0, 128.0), (11.0, 16.0, 104.0)] {
        s.group(Group::new(), |s| {
            s.limb(
                &nodes! {
                    (x, 1), (x + lean * 0.3, -h * 0.4), (x + lean, -h)
                },
                &[7.5, 6.0, 2.0],
                form(bark, 2.2).grain(0.0),
            );
            for i in 0..14 {
                let t = i as f32 / 14.0;
                let (cx, y, w) = (x + lean * t * t, -4.0 - h * 0.8 * t, 3.4 - 1.8 * t);
                let dx = s.rng.range(-2.0, 2.0);
                s.limb(
                    &nodes! {
                        (cx + dx - w, y), (cx + dx, y + 0.8), (cx + dx + w, y - 0.2)
                    },
                    &[0.5, 1.5, 0.4],
                    Look::mark(p.ink).alpha(0.85),
                );
            }
        });
        for (t, d, l) in [(0.5, 1.0, 20.0), (0.6, -1.0, 22.0), (0.72, 1.0, 18.0), (0.82, -1.0, 15.0)] {
            let (bx, by) = (x + lean * t * t, -h * t);
            s.limb(
                &nodes! {
                    (bx, by), (bx + d * l * 0.6, by - l * 0.5), (bx + d * l, by - l * 0.6)
                },
                &[2.2, 1.6, 0.8],
                bark.dim(0.8),
            );
            foliage(s, bx + d * l, by - l * 0.5, 9.5, leaf);
            foliage(s, bx + d * l * 0.5, by - l * 0.9, 8.5, leaf.lighter(0.04));
        }
        foliage(s, x + lean, -h, 11.0, leaf);
    }
}

fn willow(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let leaf = dress.main.unwrap_or(p.leaf.mix(p.gold, 0.2));
    trunk(s, 11.0, 100.0, p.wood_dark);
    s.limb(
        &nodes! { (0, -2), (-4, -28), (2, -54), (-2, -76) },
        &[14.0, 11.0, 9.0, 5.0],
        planks(p.wood_dark, 90.0),
    );
    for (x, y) in [(26.0, -84.0), (-28.0, -80.0), (10.0, -96.0)] {
        s.limb(&nodes! { (0, -50), (x * 0.5, -76), (x, y) }, &[7.0, 4.0, 2.0], p.wood_dark);
    }
    for (x, y, r) in [
        (-20.0, -90.0, 18.0),
        (18.0, -92.0, 19.0),
        (0.0, -100.0, 18.0),
        (-38.0, -78.0, 12.0),
        (38.0, -80.0, 12.0),
    ] {
        foliage(s, x, y, r, leaf.dim(0.92));
    }
    let mut list = Vec::new();
    for i in 0..120 {
        let x = s.rng.range(-50.0, 50.0);
        let top = -100.0 + x * x * 0.013 + s.rng.range(-6.0, 10.0);
        let low = (top + s.rng.range(34.0, 76.0)).min(-4.0);
        let blow = s.rng.range(-3.0, 5.0);
        let tone =
            leaf.dim(if i % 3 == 0 { 0.7 } else { 0.95 }).mix(p.light, if i % 4 == 0 { 0.2 } else { 0.0 });
        list.push(Stroke {
            points: [point(x, top), point(x * 1.12, (top + low) / 2.0), point(x * 1.12 + blow, low)],
            widths: [2.6, 0.7],
            colour: tone,
            alpha: 0.9,
        });
    }
    s.strokes(Strokes { list, leaf: true, ..Strokes::default() });
}

fn palm(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let leaf = dress.main.unwrap_or(p.leaf);
    s.group(Group::new(), |s| {
        s.limb(
            &nodes! { (0, 1), (6, -34), (2, -72), (12, -106) },
            &[12.0, 8.0, 7.0, 6.0],
            planks(p.wood, 90.0),
        );
        for i in 0..14 {
            let y = -4.0 - i as f32 * 7.4;
            s.line(
                &nodes! { (-12, y - 1.0), (4, y + 2.0), (22, y - 1.0) },
                1.0,
                Look::mark(p.wood_dark).alpha(0.7),
            );
        }
    });
    for (dx, dy, k) in [
        (-48.0, 18.0, 0.8),
        (52.0, 16.0, 0.8),
        (-52.0, -12.0, 1.0),
        (52.0, -14.0, 1.0),
        (-26.0, -34.0, 1.06),
        (28.0, -36.0, 1.06),
        (4.0, -40.0, 0.9),
    ] {
        let mid = (12.0 + dx * 0.55, -106.0 + dy * 0.5 - 16.0);
        s.limb(
            &nodes! {
                (12, -106), (mid.0, mid.1), (12.0 + dx, -106.0 + dy)
            },
            &[3.0, 11.0, 9.0, 0.8],
            Look::of(leaf.dim(k)).fur(3.4, 75.0, 2.2).inflate(1.6),
        );
        s.line(
            &nodes! {
                (12, -106), (mid.0, mid.1), (12.0 + dx * 0.95, -106.0 + dy * 0.95)
            },
            0.8,
            faint(leaf.lighter(0.16)),
        );
    }
    for (x, y) in [(8.0, -101.0), (15.0, -99.0), (12.0, -96.0)] {
        s.dot(x, y, 4.0, form(p.wood_dark, 1.6));
    }
}

fn bonsai(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    s.limb(
        &nodes! { (-6, -18), (10, -36), (-10, -52), (8, -70) },
        &[11.0, 9.0, 7.0, 3.0],
        planks(p.wood_dark, 70.0),
    );
    s.limb(&nodes! { (4, -40), (24, -50), (36, -50) }, &[5.0, 4.0, 1.6], p.wood_dark);
    s.limb(&nodes! { (-6, -50), (-24, -58), (-34, -57) }, &[5.0, 3.6, 1.4], p.wood_dark);
    let leaf = dress.main.unwrap_or(p.leaf);
    for (x, y, r) in [
        (34.0, -54.0, 11.0),
        (22.0, -57.0, 9.0),
        (-34.0, -62.0, 11.0),
        (-22.0, -64.0, 9.0),
        (8.0, -78.0, 14.0),
        (-4.0, -76.0, 11.0),
        (18.0, -74.0, 10.0),
        (6.0, -90.0, 9.0),
    ] {
        foliage(s, x, y, r, leaf);
    }
    s.blob(
        &nodes! {
            (-26, -18), (0, -21), (26, -18), (20, -14), (-20, -14)
        },
        patch(p.leaf.dim(0.6)).fur(0.8, -90.0, 1.0),
    );
    let glaze = dress.accent.unwrap_or(p.water[0]);
    s.poly(&nodes! { (-31, -18), (31, -18), (25, -2), (-25, -2) }, form(glaze, 4.0));
    s.rect(-33.0, -20.0, 66.0, 5.0, form(glaze.lighter(0.06), 1.4));
    for x in [-20.0, 13.0] {
        s.rect(x, -3.0, 7.0, 3.6, glaze.dim(0.7));
    }
    s.line(&nodes! { (-26, -9), (-13, -11), (0, -8), (13, -11), (26, -9) }, 0.9, faint(p.cream));
}
