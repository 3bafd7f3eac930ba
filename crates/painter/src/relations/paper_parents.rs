//! They hold their child close, and it is what undoes them.

use super::acting::*;
use crate::actors::Mien;

pub(super) static PAPER_PARENTS: Relation = Relation {
    id: "paper_parents",
    themes: Themes::Only(&["looking-glass", "roots", "first-light"]),
    moods: &[Mood::Tenderness, Mood::Wonder, Mood::Dread],
    slots: &[],
    layouts: &[framed("flame", Setup::Company, flame), framed("snow", Setup::Hinge, snow)],
};

/// A laughing face: eyes at ±w, for a child made of light.
fn child_face(s: &mut Scene, x: f32, y: f32, w: f32, gaze: [f32; 2], ink: Colour) {
    let p = s.palette;
    for side in [-1.0, 1.0] {
        let ex = x + side * w;
        s.ellipse(ex, y, w * 0.42, w * 0.52, Look::of(p.white).inflate(w * 0.1).shadow(0.0));
        s.dot(ex + gaze[0] * w * 0.2, y + gaze[1] * w * 0.2, w * 0.28, Look::of(p.ink).flat());
        s.dot(
            ex + gaze[0] * w * 0.2 + w * 0.09,
            y + gaze[1] * w * 0.2 - w * 0.1,
            w * 0.09,
            Look::lamp(p.white),
        );
        s.dot(x + side * w * 1.5, y + w * 0.9, w * 0.42, Look::lamp(p.red).alpha(0.45).soft(w * 0.14));
    }
    s.blob(&nodes![(x - w * 0.7, y + w * 0.75; corner), (x, y + w * 0.95), (x + w * 0.7, y + w * 0.75; corner), (x + w * 0.4, y + w * 1.4), (x, y + w * 1.55), (x - w * 0.4, y + w * 1.4)], Look::of(ink).flat());
    s.ellipse(x, y + w * 1.36, w * 0.3, w * 0.15, Look::of(p.red).flat());
}

/// A paper father and a paper mother hold a small laughing flame between them; the edges of their arms are brown and curl.
fn flame(c: &mut Composer) {
    c.room(1150.0, (400.0, 640.0));
    let (father, mother) = (c.human(Kind::Man), c.human(Kind::Woman));
    let s = &mut c.scene;
    let p = s.palette;
    s.rect(
        -20.0,
        -20.0,
        840.0,
        1240.0,
        Look::of(p.ambient.dim(0.45)).alpha(0.55).flat().shadow(0.0).multiply(),
    );
    // Those who were there before: outlines of soot, arm in arm.
    for (x, k) in [(400.0, 1.0)] {
        s.rect(x - 110.0, 40.0, 220.0, 200.0, Look::of(p.gold.mix(p.wood, 0.4)).inflate(12.0));
        s.rect(x - 90.0, 60.0, 180.0, 160.0, Look::of(p.paper.dim(0.9)).flat());
        for side in [-1.0, 1.0] {
            let px = x + side * 34.0 * k;
            let soot = Look::of(p.ink).alpha(0.7).soft(4.0).flat().shadow(0.0);
            s.dot(px, 112.0, 24.0, soot);
            s.blob(&nodes![(px - 34.0, 222; corner), (px - 26.0, 150), (px, 136), (px + 26.0, 150), (px + 34.0, 222; corner)], soot);
        }
    }
    s.focus(400.0, 140.0, 100.0);
    s.glow(400.0, 660.0, 520.0, p.flame, 0.75);
    let sheet = p.paper.mix(p.flame, 0.22);
    let paper = |who: Person, tone: f32| Person {
        skin: sheet.dim(tone),
        hair: sheet.dim(tone * 0.78),
        coat: sheet.dim(tone * 0.95),
        cloth: Cloth::Plain,
        scarf: None,
        ..who
    };
    let father = paper(father, 0.98).wearing(Dress::Coat, sheet.mix(p.accent2, 0.5)).cloth(Cloth::Stripes);
    let mother = paper(mother, 1.0).wearing(Dress::Gown, sheet.mix(p.red, 0.5)).cloth(Cloth::Dots);
    let baby = point(400.0, 690.0);
    let father = Actor::new(father, 176.0, 1420.0, 1050.0).feeling(Feeling::Joy).looking_at(baby);
    let mother =
        Actor::new(mother, 624.0, 1420.0, 1010.0).left().feeling(Feeling::Tenderness).looking_at(baby);
    let father = father
        .with(|m| Mien { tilt: 8.0, turn: 0.45, open: 0.4, ..m })
        .hand(FAR, 400.0, 880.0, Hand::Tray)
        .hand(NEAR, 270.0, 930.0, Hand::Tray);
    let mother = mother
        .with(|m| Mien { tilt: 10.0, turn: 0.45, curve: 0.9, ..m })
        .hand(FAR, 430.0, 850.0, Hand::Tray)
        .hand(NEAR, 540.0, 930.0, Hand::Tray);
    s.group(Group::new(), |s| {
        father.body(s);
        father.head(s);
        mother.body(s);
        mother.head(s);
        father.arm(s, FAR);
    });
    // Folds, and the hat of a newspaper.
    for (x0, y0, x1, y1) in [
        (70.0, 800.0, 300.0, 1010.0),
        (120.0, 1010.0, 280.0, 760.0),
        (700.0, 800.0, 520.0, 1010.0),
        (740.0, 960.0, 600.0, 780.0),
    ] {
        s.limb(&nodes![(x0, y0), (x1, y1)], &[5.0], Look::of(p.white).alpha(0.6).flat().shadow(0.0));
        s.limb(
            &nodes![(x0 + 4.0, y0 + 5.0), (x1 + 4.0, y1 + 5.0)],
            &[4.0],
            Look::of(p.wood).alpha(0.35).flat().shadow(0.0),
        );
    }
    // What was printed on them.
    for (x, y, w) in [
        (76.0, 850.0, 110.0),
        (70.0, 876.0, 130.0),
        (74.0, 902.0, 90.0),
        (640.0, 860.0, 110.0),
        (632.0, 886.0, 130.0),
        (640.0, 912.0, 84.0),
    ] {
        s.limb(&nodes![(x, y), (x + w, y + 3.0)], &[8.0], Look::of(p.dark).alpha(0.45).flat().shadow(0.0));
    }
    let crown = father.crown();
    s.at(&[shift(crown.x + 10.0, crown.y + 54.0), turn(8.0)], |s| {
        s.poly(&nodes![(-150, 0), (0, -150), (150, 0)], Look::of(sheet).inflate(9.0));
        s.poly(
            &nodes![(-160, 14), (160, 14), (140, -34), (-140, -34)],
            Look::of(sheet.dim(0.9)).inflate(6.0),
        );
        for k in 0..4 {
            let w = 90.0 - k as f32 * 22.0;
            s.line(
                &nodes![(-w, -48.0 - k as f32 * 20.0), (w, -48.0 - k as f32 * 20.0)],
                4.0,
                Look::of(p.dark).alpha(0.5),
            );
        }
    });
    // The child.
    s.group(Group::new().halo(p.flame, 0.7, 40.0), |s| {
        let (x, y) = (baby.x, baby.y);
        for (k, colour) in
            [(1.0, p.red.mix(p.flame, 0.45)), (0.82, p.flame), (0.6, p.flame.mix(p.cream, 0.6))]
        {
            let at = |dx: f32, dy: f32| (x + dx * k, y + 60.0 + dy * k);
            let n = [
                at(-120.0, 60.0),
                at(-140.0, -40.0),
                at(-96.0, -130.0),
                at(-104.0, -220.0),
                at(-40.0, -170.0),
                at(10.0, -320.0),
                at(50.0, -180.0),
                at(104.0, -240.0),
                at(104.0, -120.0),
                at(140.0, -30.0),
                at(116.0, 70.0),
                at(0.0, 150.0),
            ];
            let sharp = [3, 5, 7];
            let nodes: Vec<_> = n
                .iter()
                .enumerate()
                .map(|(i, q)| {
                    if sharp.contains(&i) {
                        moonhare_scene::geometry::corner(q.0, q.1)
                    } else {
                        moonhare_scene::geometry::node(q.0, q.1)
                    }
                })
                .collect();
            s.blob(&nodes, Look::lamp(colour));
        }
        for side in [-1.0, 1.0] {
            s.dot(x + side * 128.0, y + 20.0, 34.0, Look::lamp(p.flame));
            s.dot(x + side * 128.0, y + 20.0, 22.0, Look::lamp(p.flame.mix(p.cream, 0.6)));
        }
        child_face(s, x, y - 10.0, 46.0, [0.3, -0.4], p.wood_dark.mix(p.red, 0.4));
    });
    s.focus(400.0, 680.0, 170.0);
    s.group(Group::new(), |s| {
        mother.arm(s, FAR);
        mother.arm(s, NEAR);
        father.arm(s, NEAR);
        // What it costs.
        let hands = [father.grip(NEAR), mother.grip(NEAR), mother.grip(FAR)];
        for (at, r) in hands.into_iter().zip([46.0, 46.0, 52.0]) {
            let (x, y) = (at.x, at.y);
            s.dot(x, y, r, Look::of(p.ink.mix(p.wood_dark, 0.5)).alpha(0.8).soft(r * 0.3).atop().flat());
        }
    });
    let cheek = mother.mouth();
    s.ellipse(
        cheek.x - 60.0,
        cheek.y - 30.0,
        28.0,
        34.0,
        Look::of(p.wood_dark).alpha(0.7).soft(9.0).flat().shadow(0.0),
    );
    for i in 0..26 {
        let (x, y) = (s.rng.range(180.0, 640.0), s.rng.range(200.0, 620.0));
        s.dot(x, y, 2.0 + (i % 4) as f32, Look::lamp(p.flame).alpha(0.8));
    }
    s.rect(
        -20.0,
        1040.0,
        840.0,
        200.0,
        Look::of(p.wood).to(p.wood_dark).inflate(10.0).grain(0.0).texture(0.3),
    );
    s.place(motif("watering_can"), At::new(660.0, 1070.0).height(140.0).standing().silent());
    s.note("gentleman", Role::Subject);
    s.note("candle", Role::Object);
    s.note("woman", Role::Witness);
}

/// Somebody of snow: round and leaning to the middle, hat or scarf on; arms are painted apart.
fn snow_one(s: &mut Scene, x: f32, side: f32, scarf: Colour, hat: bool) {
    let p = s.palette;
    let white = Look::of(p.white).to(p.white.mix(p.accent2, 0.25)).inflate(60.0).texture(0.14);
    under(s, x, 1150.0, 180.0);
    s.ellipse(x - side * 14.0, 1000.0, 176.0, 170.0, white);
    s.ellipse(x, 770.0, 138.0, 132.0, white.inflate(46.0));
    let (hx, hy) = (x + side * 16.0, 560.0);
    s.ellipse(hx, hy, 122.0, 116.0, white.inflate(42.0));
    s.limb(
        &nodes![(hx - 100.0, hy + 84.0), (hx, hy + 124.0), (hx + 100.0, hy + 84.0)],
        &[40.0, 48.0, 40.0],
        Look::of(scarf).inflate(12.0).texture(0.3),
    );
    for k in 0..3 {
        s.dot(x + side * 26.0, 730.0 + k as f32 * 62.0, 14.0, Look::of(p.ink.lighter(0.1)).inflate(5.0));
    }
    for e in [-1.0, 1.0] {
        let ex = hx + side * 30.0 + e * 40.0;
        s.ellipse(ex, hy - 14.0, 19.0, 23.0, Look::of(p.ink.lighter(0.06)).inflate(6.0));
        s.dot(ex + side * 6.0, hy - 6.0, 6.0, Look::lamp(p.white));
        s.limb(
            &nodes![(ex - 22.0, hy - 50.0 - e * 7.0), (ex, hy - 58.0), (ex + 22.0, hy - 50.0 + e * 7.0)],
            &[5.0, 9.0, 5.0],
            Look::of(p.wood_dark).inflate(2.0),
        );
        s.dot(hx + side * 30.0 + e * 78.0, hy + 34.0, 24.0, Look::lamp(p.pink).alpha(0.5).soft(8.0));
    }
    s.blob(&nodes![(hx + side * 34.0, hy + 4.0), (hx + side * 130.0, hy + 30.0; corner), (hx + side * 34.0, hy + 34.0)], Look::of(p.fox).inflate(9.0));
    s.line(
        &nodes![
            (hx - 24.0 + side * 24.0, hy + 56.0),
            (hx + side * 26.0, hy + 76.0),
            (hx + 26.0 + side * 28.0, hy + 54.0)
        ],
        8.0,
        Look::of(p.ink.lighter(0.1)),
    );
    if hat {
        s.place(
            motif("top_hat"),
            At::new(hx - side * 14.0, hy - 84.0).height(150.0).standing().turned(side * 6.0).silent(),
        );
    } else {
        s.blob(
            &nodes![
                (hx - 120.0, hy - 40.0),
                (hx - 90.0, hy - 120.0),
                (hx, hy - 146.0),
                (hx + 90.0, hy - 120.0),
                (hx + 120.0, hy - 40.0),
                (hx, hy - 84.0)
            ],
            Look::of(scarf).inflate(22.0).texture(0.3),
        );
        s.dot(hx, hy - 150.0, 30.0, Look::of(p.white).inflate(10.0).fur(6.0, 90.0, 4.0));
    }
    s.focus(hx, hy, 120.0);
}

/// A snowman and a snow-woman hold a small laughing sun; behind him it is winter, behind her the meadow is out.
fn snow(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(400.0, 700.0, 0.5);
    let p = s.palette;
    s.sky(0.4, 0.4);
    let winter = Path::rect(-20.0, -20.0, 420.0, 1240.0);
    s.part(
        &winter,
        Look::of(p.ambient.lighter(0.2).mix(p.accent2, 0.3))
            .to(p.white.mix(p.accent2, 0.3))
            .alpha(0.8)
            .flat()
            .shadow(0.0),
    );
    s.rect(
        400.0,
        -20.0,
        420.0,
        1240.0,
        Look::of(p.gold.mix(p.cream, 0.5)).to(p.leaf.mix(p.cream, 0.4)).alpha(0.8).flat().shadow(0.0),
    );
    for (x, y, h) in [(60.0, 480.0, 260.0), (170.0, 400.0, 190.0), (330.0, 390.0, 150.0)] {
        s.place(motif("bare_tree"), At::new(x, y).height(h).standing().silent());
    }
    for (x, y, h) in [(740.0, 480.0, 280.0), (620.0, 400.0, 200.0)] {
        s.place(motif("apple_tree"), At::new(x, y).height(h).standing().silent());
    }
    s.blob(
        &nodes![(-40, 430; corner), (140, 390), (400, 420; corner), (400, 1260; corner), (-40, 1260; corner)],
        Look::of(p.white).to(p.white.mix(p.accent2, 0.3)).inflate(10.0).texture(0.12).shadow(0.0),
    );
    s.blob(
        &nodes![(400, 420; corner), (620, 390), (840, 430; corner), (840, 1260; corner), (400, 1260; corner)],
        Look::of(p.leaf).to(p.leaf.dim(0.7)).inflate(10.0).grass(10.0, 90.0, 6.0).shadow(0.0),
    );
    // Grandparents: two hats in a pool, sticks arm in arm; flowers come.
    s.ellipse(690.0, 500.0, 96.0, 24.0, Look::of(p.water[1]).inflate(5.0));
    s.place(motif("top_hat"), At::new(656.0, 502.0).height(46.0).standing().silent());
    s.blob(&nodes![(704, 504), (708, 470), (744, 470), (748, 504)], Look::of(p.red).inflate(8.0));
    s.limb(&nodes![(640, 490), (700, 474), (760, 488)], &[6.0], Look::of(p.wood_dark).inflate(2.0));
    s.focus(690.0, 490.0, 70.0);
    for i in 0..16 {
        let (x, y) = (s.rng.range(430.0, 790.0), s.rng.range(560.0, 1190.0));
        s.dot(x, y, 9.0, Look::of([p.red, p.gold, p.white, p.pink][i % 4]).inflate(3.0));
        s.dot(x, y, 3.0, Look::of(p.gold).flat());
    }
    for i in 0..46 {
        let (x, y) = (s.rng.range(0.0, 380.0), s.rng.range(0.0, 1190.0));
        s.dot(x, y, 3.0 + (i % 3) as f32 * 1.6, Look::lamp(p.white).alpha(0.85));
    }
    s.group(Group::new(), |s| snow_one(s, 176.0, 1.0, p.accent2, true));
    s.group(Group::new(), |s| snow_one(s, 630.0, -1.0, p.red, false));
    // The sun between them.
    let (x, y) = (402.0, 790.0);
    s.glow(x, y, 380.0, p.flame, 0.7);
    s.group(Group::new().halo(p.flame, 0.6, 36.0), |s| {
        for k in 0..14 {
            let a = radians(k as f32 * 360.0 / 14.0);
            let (ca, sa) = (cos(a), sin(a));
            s.poly(
                &nodes![
                    (x + ca * 92.0 - sa * 20.0, y + sa * 92.0 + ca * 20.0),
                    (x + ca * 138.0, y + sa * 138.0),
                    (x + ca * 92.0 + sa * 20.0, y + sa * 92.0 - ca * 20.0)
                ],
                Look::lamp(p.flame),
            );
        }
        s.dot(x, y, 100.0, Look::of(p.flame.mix(p.gold, 0.3)).inflate(40.0));
        child_face(s, x, y - 16.0, 38.0, [-0.2, -0.7], p.wood_dark.mix(p.red, 0.4));
    });
    s.focus(x, y, 120.0);
    // Arms of wood round it, mittens wet; drops fall from them.
    for (pts, mitten) in [
        (nodes![(250, 760), (300, 900), (380, 922)], p.accent2),
        (nodes![(100, 740), (150, 940), (330, 950)], p.accent2),
        (nodes![(560, 760), (540, 690), (480, 690)], p.red),
        (nodes![(700, 750), (640, 930), (480, 920)], p.red),
    ] {
        s.limb(&pts, &[20.0, 15.0, 12.0], Look::of(p.wood_dark).inflate(5.0).grain(0.0));
        let end = pts[2].at;
        s.ellipse(end.x, end.y, 36.0, 28.0, Look::of(mitten).inflate(12.0).texture(0.3));
        for d in [-14.0, 10.0] {
            s.blob(&nodes![(end.x + d, end.y + 30.0; corner), (end.x + d + 8.0, end.y + 52.0), (end.x + d, end.y + 60.0), (end.x + d - 8.0, end.y + 52.0)], Look::of(p.water[1].lighter(0.1)).inflate(3.0));
        }
    }
    for (bx, by) in [(300.0, 700.0), (322.0, 1020.0), (516.0, 1040.0), (500.0, 640.0), (480.0, 820.0)] {
        s.limb(
            &nodes![(bx, by), (bx + 2.0, by + 70.0)],
            &[20.0, 13.0, 17.0],
            Look::of(p.white.mix(p.water[1], 0.35)).inflate(6.0),
        );
    }
    s.ellipse(410.0, 1150.0, 210.0, 24.0, Look::of(p.water[1]).alpha(0.85).inflate(5.0));
    s.note("snowman", Role::Subject);
    s.note("sun", Role::Object);
}
