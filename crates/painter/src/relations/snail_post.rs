//! What was sent with love took a life to arrive, and has grown on the way.

use super::acting::*;
use super::bust::face;
use crate::actors::Mien;

pub(super) static SNAIL_POST: Relation = Relation {
    id: "snail_post",
    themes: Themes::Only(&["moonhare", "half-asleep", "first-light", "lost-kites"]),
    moods: &[Mood::Longing, Mood::Wonder, Mood::Memory],
    slots: &[],
    layouts: &[framed("tree", Setup::Spiral, tree), framed("tiger", Setup::Hinge, tiger)],
};

/// A snail on the ground at (x, y), so long, creeping to the left or right.
fn snail(s: &mut Scene, x: f32, y: f32, w: f32, side: f32) {
    let p = s.palette;
    let flesh = p.cream.mix(p.wood, 0.3);
    s.at(&[shift(x, y), scale_xy(w / 200.0 * side, w / 200.0)], |s| {
        s.limb(
            &nodes![(-104, 0), (-30, -10), (50, -14), (92, -56)],
            &[10.0, 40.0, 44.0, 40.0],
            Look::of(flesh).inflate(13.0).rim(1.2).texture(0.2),
        );
        for d in [-8.0, 20.0] {
            s.limb(&nodes![(92, -66), (100.0 + d, -116)], &[9.0, 7.0], Look::of(flesh).inflate(3.0));
            s.dot(100.0 + d, -122.0, 13.0, Look::of(p.white).inflate(3.0));
            s.dot(104.0 + d, -122.0, 6.5, Look::of(p.ink).flat().shadow(0.0));
        }
        s.line(&nodes![(92, -44), (104, -38), (114, -46)], 4.0, Look::lamp(p.wood_dark));
        s.dot(-14.0, -72.0, 68.0, Look::of(p.wood.lighter(0.06)).inflate(24.0).rim(1.3).hatch(0.8));
        for (r, dx) in [(50.0, 0.0), (32.0, -4.0), (14.0, -6.0)] {
            s.stroke(
                &Path::ellipse(-14.0 + dx, -70.0, r, r),
                7.0,
                Look::of(p.wood.dim(0.66)).inflate(2.0).shadow(0.1),
            );
        }
    });
}

/// A small tree: its foot at (x, y), so high; with fruit if old enough.
fn sapling(s: &mut Scene, x: f32, y: f32, h: f32, fruit: bool) {
    let p = s.palette;
    s.limb(
        &nodes![(x, y), (x + h * 0.04, y - h * 0.5)],
        &[h * 0.1, h * 0.06],
        Look::of(p.wood_dark).inflate(h * 0.02).grain(90.0),
    );
    let green = lch(0.58, 0.13, 132.0).mix(p.leaf, 0.3);
    for (dx, dy, r) in [(-0.24, -0.55, 0.22), (0.26, -0.56, 0.22), (0.02, -0.78, 0.25), (0.0, -0.52, 0.22)] {
        s.dot(
            x + dx * h,
            y + dy * h,
            r * h,
            Look::of(green.lighter(dx * 0.1)).inflate(r * h * 0.4).fur(h * 0.03, 90.0, h * 0.03).hatch(1.0),
        );
    }
    if fruit {
        for (dx, dy) in [
            (-0.3, -0.5),
            (-0.12, -0.7),
            (0.1, -0.52),
            (0.3, -0.62),
            (0.14, -0.86),
            (-0.06, -0.44),
            (0.36, -0.46),
            (-0.36, -0.64),
        ] {
            s.dot(x + dx * h, y + dy * h, h * 0.05, Look::of(p.red).inflate(h * 0.02).rim(1.5));
        }
    }
}

/// Below, a girl sends off a seedling on a snail and blows a kiss; the path winds through the seasons; above, an old man opens his arms to it, a tree full of fruit.
fn tree(c: &mut Composer) {
    let (girl, old, man) = (c.human(Kind::Girl), c.human(Kind::Grandad), c.human(Kind::Man));
    let s = &mut c.scene;
    s.light_at(640.0, 80.0, 0.55);
    let p = s.palette;
    // Seasons in slopes from the bottom up: blossom, heat, leaves, snow.
    let tones = [
        p.white.mix(lch(0.85, 0.03, 240.0), 0.5),
        lch(0.62, 0.13, 55.0),
        lch(0.80, 0.12, 92.0),
        lch(0.66, 0.12, 135.0),
    ];
    s.rect(
        -30.0,
        -30.0,
        860.0,
        500.0,
        Look::of(lch(0.72, 0.06, 245.0).mix(p.sky[2], 0.3)).to(tones[0]).flat().shadow(0.0),
    );
    for (i, y) in [330.0, 500.0, 690.0, 880.0].into_iter().enumerate() {
        let tone = tones[i].mix(p.fog, 0.08);
        let d = if i % 2 == 0 { 50.0 } else { -50.0 };
        s.blob(&nodes![(-40, y + d; corner), (200, y - d * 0.4), (460, y + d * 0.5), (840, y - d; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(tone.lighter(0.03)).to(tone.dim(0.78)).inflate(12.0).texture(0.35).grass(6.0, 90.0, 5.0).shadow(0.5));
    }
    let way = nodes![
        (300, 1170),
        (520, 1090),
        (690, 960),
        (560, 850),
        (250, 800),
        (140, 700),
        (330, 610),
        (600, 570),
        (690, 480),
        (520, 420),
        (400, 410)
    ];
    s.limb(
        &way,
        &[110.0, 96.0, 84.0, 70.0, 56.0, 48.0],
        Look::of(p.cream.mix(p.wood, 0.25)).flat().soft(4.0).texture(0.3).shadow(0.0),
    );
    s.limb(&way, &[16.0, 12.0, 9.0], Look::of(p.white).alpha(0.7).flat().shadow(0.0).rim(0.0));
    for k in 0..26 {
        let (x, y) = (s.rng.range(10.0, 790.0), s.rng.range(900.0, 1180.0));
        s.dot(x, y, 8.0, Look::of([p.pink, p.white, p.red][k % 3]).inflate(2.0));
    }
    for _ in 0..24 {
        let (x, y) = (s.rng.range(10.0, 790.0), s.rng.range(530.0, 660.0));
        s.ellipse(x, y, 10.0, 6.0, Look::of(p.red.mix(p.gold, 0.4)).inflate(2.0));
    }
    // Halfway: the same man, younger, asleep.
    let sleeper =
        Person { beard: true, ..man }.skin(old.skin).wearing(Dress::Coat, p.accent2).hat(Hat::Straw, p.gold);
    let z = Actor::new(sleeper, 660.0, 800.0, 270.0).left().sitting().lean(-22.0).feeling(Feeling::Asleep);
    let z = z.with(|m| m.nodding(0.4)).hand_own(NEAR, 6.0, -34.0, Hand::Rest).hand_own(
        FAR,
        10.0,
        -34.0,
        Hand::Rest,
    );
    s.ellipse(690.0, 780.0, 74.0, 40.0, Look::of(p.stone).inflate(18.0).texture(0.4));
    z.paint(s);
    s.focus(660.0, 640.0, 80.0);
    sapling(s, 476.0, 536.0, 104.0, false);
    snail(s, 476.0, 600.0, 140.0, 1.0);
    // The top: what came.
    under(s, 520.0, 404.0, 190.0);
    sapling(s, 520.0, 300.0, 330.0, true);
    snail(s, 500.0, 404.0, 330.0, -1.0);
    s.focus(500.0, 260.0, 170.0);
    let old = Person { beard: true, ..old }.wearing(Dress::Coat, p.accent2).hat(Hat::Straw, p.gold);
    under(s, 150.0, 470.0, 90.0);
    let a = Actor::new(old, 150.0, 470.0, 420.0).lean(14.0).feeling(Feeling::Joy);
    let a = a.looking_at(point(400.0, 200.0)).with(|m| Mien {
        tear: true,
        open: 0.25,
        slant: [20.0, 20.0],
        brow: [0.9, 0.9],
        ..m
    });
    let a = a.hand(FAR, 320.0, 270.0, Hand::Open).hand(NEAR, 290.0, 340.0, Hand::Open);
    a.paint(s);
    s.focus(190.0, 150.0, 100.0);
    // The bottom: who sent it.
    under(s, 180.0, 1180.0, 170.0);
    let girl = girl.wearing(Dress::Apron, p.red);
    let b = Actor::new(girl, 170.0, 1176.0, 560.0).lean(10.0).feeling(Feeling::Tenderness);
    let b = b.looking_at(point(470.0, 1000.0)).with(|m| Mien {
        open: 0.12,
        wide: 0.3,
        curve: 0.1,
        cheek: 1.5,
        upper: [0.35, 0.35],
        ..m
    });
    let m = b.mouth();
    let b = b.hand(FAR, m.x + 70.0, m.y + 34.0, Hand::Tray).hand(NEAR, 300.0, 950.0, Hand::Wave);
    b.paint(s);
    s.focus(m.x, m.y - 40.0, 110.0);
    for (x, y, k) in [(330.0, 760.0, 0.9), (384.0, 800.0, 0.7)] {
        s.at(&[shift(x, y), turn(14.0), scale(k)], |s| {
            s.blob(
                &nodes![(0, 26; corner), (-28, -4), (-16, -24), (0, -12; corner), (16, -24), (28, -4)],
                Look::of(p.red.lighter(0.08)).inflate(6.0).rim(1.4),
            );
        });
    }
    let (sx, sy) = (470.0, 1128.0);
    s.limb(&nodes![(sx - 8.0, sy - 70.0), (sx - 8.0, sy - 120.0)], &[6.0], Look::of(p.leaf));
    for side in [-1.0, 1.0] {
        s.blob(&nodes![(sx - 8.0, sy - 112.0), (sx - 8.0 + side * 24.0, sy - 136.0), (sx - 8.0 + side * 44.0, sy - 130.0; corner), (sx - 8.0 + side * 22.0, sy - 112.0)], Look::of(p.leaf.lighter(0.1)).inflate(4.0));
    }
    snail(s, sx, sy, 150.0, 1.0);
    s.limb(
        &nodes![(sx - 40.0, sy - 92.0), (sx - 8.0, sy - 104.0), (sx + 24.0, sy - 92.0)],
        &[8.0],
        Look::of(p.red).inflate(2.0),
    );
    s.note("snail", Role::Subject);
    s.note("girl", Role::Object);
    s.note("old_man", Role::Witness);
    s.note("apple_tree", Role::Detail);
}

/// Stripes over a face of a hundred units.
fn stripes(s: &mut Scene, tone: Colour) {
    let look = Look::of(tone).flat().shadow(0.0).rim(0.0);
    for (x, y, l) in [(0.0, -42.0, 16.0), (-13.0, -40.0, 13.0), (13.0, -40.0, 13.0)] {
        s.limb(&nodes![(x, y), (x * 0.8, y + l)], &[6.0, 1.5], look);
    }
    for side in [-1.0, 1.0] {
        for (y, l) in [(2.0, 15.0), (13.0, 17.0), (24.0, 14.0)] {
            s.limb(&nodes![(side * 45.0, y), (side * (45.0 - l), y + 3.0)], &[6.0, 1.5], look);
        }
    }
}

/// Left, in spring, a boy hands a kitten with a bow to a snail postman; right, in winter, an old man with a saucer of milk stands before the tiger that came, with the same bow.
fn tiger(c: &mut Composer) {
    let (boy, old) = (c.human(Kind::Boy), c.human(Kind::Grandad));
    let s = &mut c.scene;
    s.light_at(120.0, 120.0, 0.55);
    let p = s.palette;
    let seam = 306.0;
    let spring = lch(0.86, 0.07, 150.0).mix(p.sky[3], 0.2);
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(spring).to(spring.lighter(0.05)).flat().shadow(0.0));
    s.rect(-30.0, 1000.0, 400.0, 260.0, Look::of(lch(0.64, 0.12, 132.0)).inflate(9.0).grass(9.0, 90.0, 6.0));
    s.limb(
        &nodes![(60, 1000), (70, 640), (40, 360)],
        &[50.0, 40.0, 20.0],
        Look::of(p.wood_dark).inflate(12.0).grain(90.0),
    );
    for k in 0..46 {
        let (x, y) = (s.rng.range(-10.0, 300.0), s.rng.range(30.0, 430.0));
        s.dot(
            x,
            y,
            16.0 + (k * 7 % 20) as f32,
            Look::of([p.pink, p.white, p.pink.lighter(0.05)][k % 3]).inflate(8.0).shadow(0.3),
        );
    }
    // Winter, indoors and out: an old wall, a door ajar.
    let wall = lch(0.42, 0.05, 255.0).mix(p.mid, 0.3);
    s.rect(
        seam,
        -30.0,
        540.0,
        1280.0,
        Look::of(wall).to(wall.dim(0.8)).inflate(8.0).texture(0.25).shadow(0.8),
    );
    s.rect(seam + 60.0, 60.0, 210.0, 240.0, Look::of(p.wood).inflate(9.0));
    s.rect(seam + 80.0, 80.0, 170.0, 200.0, Look::of(lch(0.30, 0.05, 262.0)).flat());
    for k in 0..26 {
        let (x, y) = (seam + 84.0 + (k * 37 % 160) as f32, 86.0 + (k * 53 % 190) as f32);
        s.dot(x, y, 5.0, Look::of(p.white).flat().shadow(0.0));
    }
    s.limb(&nodes![(seam + 165.0, 80), (seam + 165.0, 280)], &[9.0], Look::of(p.wood));
    s.rect(seam, 1090.0, 540.0, 160.0, Look::of(p.wood.dim(0.8)).inflate(8.0).grain(0.0).texture(0.3));
    s.glow(760.0, 500.0, 320.0, p.flame, 0.5);
    // The tiger.
    let orange = lch(0.68, 0.15, 58.0).mix(p.fog, 0.05);
    let dark = p.ink.lighter(0.06);
    let pelt = |k: f32| Look::of(orange).to(orange.dim(0.82)).inflate(k).fur(8.0, 92.0, 5.0).rim(1.1);
    let body = nodes![(318, 1110; corner), (322, 800), (360, 600), (470, 520), (570, 600), (610, 800), (620, 1110; corner)];
    s.limb(&nodes![(330, 1060), (316, 1150), (470, 1176)], &[46.0, 44.0, 34.0], pelt(12.0));
    s.blob(&body, pelt(56.0));
    s.group(Group::new().clip(Path::blob(&body)), |s| {
        for k in 0..6 {
            let y = 700.0 + k as f32 * 68.0;
            for side in [-1.0, 1.0] {
                s.limb(
                    &nodes![(468.0 + side * 170.0, y), (468.0 + side * 70.0, y + 26.0)],
                    &[28.0, 6.0],
                    Look::of(dark).flat().shadow(0.0).rim(0.0),
                );
            }
        }
        s.ellipse(470.0, 900.0, 70.0, 190.0, Look::of(p.cream).inflate(12.0).soft(10.0).shadow(0.0));
    });
    for x in [410.0, 532.0] {
        s.limb(&nodes![(x, 860), (x, 1090)], &[92.0, 84.0], pelt(24.0));
        for k in 0..2 {
            s.limb(
                &nodes![(x - 40.0, 920.0 + k as f32 * 66.0), (x + 6.0, 934.0 + k as f32 * 66.0)],
                &[18.0, 4.0],
                Look::of(dark).flat().shadow(0.0),
            );
        }
        s.ellipse(x - 4.0, 1106.0, 60.0, 36.0, pelt(16.0));
    }
    let cat = Person::new(Kind::Cat, &p).skin(orange);
    let fond = Mien {
        brow: [0.7, 0.7],
        slant: [14.0, 14.0],
        upper: [0.06, 0.06],
        curve: 0.6,
        open: 0.0,
        cheek: 1.0,
        tilt: 0.0,
        pupil: 1.2,
        ..face(Feeling::Tenderness, 0.5, (0.9, 0.35))
    };
    s.at(&[shift(480.0, 470.0), turn(6.0), scale(3.5)], |s| {
        head(s, &cat, &fond, View::Front);
        stripes(s, dark);
        s.focus(0.0, 0.0, 62.0);
    });
    let bow = |s: &mut Scene, x: f32, y: f32, k: f32| {
        for side in [-1.0, 1.0] {
            s.blob(
                &nodes![
                    (x, y),
                    (x + side * 40.0 * k, y - 30.0 * k),
                    (x + side * 60.0 * k, y),
                    (x + side * 40.0 * k, y + 30.0 * k)
                ],
                Look::of(p.red).inflate(10.0 * k).rim(1.3),
            );
        }
        s.dot(x, y, 15.0 * k, Look::of(p.red.dim(0.85)).inflate(5.0 * k));
    };
    bow(s, 486.0, 664.0, 1.0);
    s.limb(&nodes![(486, 680), (520, 730)], &[5.0], Look::of(p.cream));
    s.rect(492.0, 726.0, 66.0, 44.0, Look::of(p.paper).inflate(4.0));
    // He, with milk for something smaller.
    under(s, 716.0, 1166.0, 110.0);
    let old = old.wearing(Dress::Nightshirt, p.cream.mix(p.accent2, 0.3)).glasses().scarf(p.accent);
    let a = Actor::new(old, 690.0, 1166.0, 620.0).left().lean(-2.0).feeling(Feeling::Brave);
    let a = a.with(|m| Mien {
        brow: [1.0, 1.0],
        slant: [18.0, 18.0],
        upper: [-0.1, -0.1],
        curve: 0.3,
        nod: -0.2,
        ..m.facing(0.6).glancing(0.8, -0.5)
    });
    let a = a.hand(FAR, 596.0, 846.0, Hand::Tray).hand(NEAR, 668.0, 890.0, Hand::Rest);
    let g = a.grip(FAR);
    s.group(Group::new(), |s| {
        a.arm_with(s, FAR, |s| {
            s.ellipse(
                g.x - 6.0,
                g.y - 12.0,
                46.0,
                15.0,
                Look::of(lch(0.52, 0.11, 245.0)).inflate(5.0).rim(1.5),
            );
            s.ellipse(g.x - 6.0, g.y - 16.0, 34.0, 8.0, Look::of(p.white).flat());
        });
        a.legs(s);
        a.body(s);
        a.head(s);
        a.arm(s, NEAR);
    });
    s.focus(690.0, 620.0, 110.0);
    s.dot(640.0, 1170.0, 30.0, Look::of(p.accent2).inflate(11.0).hatch(1.6));
    // The boy, long ago, and the kitten.
    under(s, 130.0, 1130.0, 110.0);
    let b = Actor::new(boy.wearing(Dress::Shirt, p.accent), 118.0, 1126.0, 560.0)
        .lean(8.0)
        .feeling(Feeling::Tenderness);
    let b = b.looking_at(point(240.0, 850.0)).with(|m| Mien {
        curve: 0.5,
        brow: [0.6, 0.6],
        slant: [16.0, 16.0],
        ..m
    });
    let b = b.hand(FAR, 250.0, 880.0, Hand::Cup).hand(NEAR, 186.0, 900.0, Hand::Tray);
    let kitten = Person::new(Kind::Cat, &p).skin(orange);
    s.group(Group::new(), |s| {
        b.arm(s, FAR);
        b.legs(s);
        b.body(s);
        b.head(s);
        s.limb(&nodes![(214, 840), (222, 930)], &[62.0, 76.0], pelt(16.0));
        s.at(&[shift(224.0, 806.0), turn(-6.0), scale(0.94)], |s| {
            head(s, &kitten, &Mien { tilt: 0.0, ..face(Feeling::Joy, -0.3, (-0.7, -0.6)) }, View::Front);
            stripes(s, dark);
            s.focus(0.0, 0.0, 60.0);
        });
        bow(s, 222.0, 858.0, 0.5);
        b.arm(s, NEAR);
    });
    // The seam, and the postman who crosses it.
    s.limb(&nodes![(seam, -20), (seam, 1230)], &[15.0], Look::of(p.wood_dark).inflate(5.0).grain(90.0));
    snail(s, 316.0, 1186.0, 190.0, 1.0);
    s.rect(262.0, 1120.0, 66.0, 46.0, Look::of(p.wood.mix(p.red, 0.4)).inflate(8.0).rim(1.2));
    s.poly(&nodes![(262, 1120), (328, 1120), (295, 1146)], Look::of(p.wood.mix(p.red, 0.25)).inflate(4.0));
    s.note("cat", Role::Subject);
    s.note("old_man", Role::Object);
    s.note("boy", Role::Witness);
    s.note("snail", Role::Detail);
}
