//! Home is a trap that has not shut yet.

use super::acting::*;

pub(super) static THE_COSY_TRAP: Relation = Relation {
    id: "the_cosy_trap",
    themes: Themes::Only(&["roots", "half-asleep", "marbles"]),
    moods: &[Mood::Dread, Mood::Tenderness, Mood::Mischief],
    slots: &[],
    layouts: &[framed("mousetrap", Setup::TableEdge, mousetrap), framed("jaw", Setup::NearDark, jaw)],
};

/// A soft chair seen from the front: its seat at (x, y).
fn armchair(s: &mut Scene, x: f32, y: f32, w: f32, colour: Colour) {
    let cloth = Look::of(colour).inflate(w * 0.09).texture(0.25);
    s.blob(
        &nodes![
            (x - w * 0.46, y + w * 0.1),
            (x - w * 0.44, y - w * 0.7),
            (x, y - w * 0.92),
            (x + w * 0.44, y - w * 0.7),
            (x + w * 0.46, y + w * 0.1)
        ],
        cloth,
    );
    s.rect(x - w * 0.42, y - w * 0.06, w * 0.84, w * 0.38, cloth);
    for side in [-1.0, 1.0] {
        s.limb(
            &nodes![(x + side * w * 0.5, y - w * 0.2), (x + side * w * 0.5, y + w * 0.32)],
            &[w * 0.24],
            cloth,
        );
    }
}

/// Small clothes on a line between two points.
fn washing(s: &mut Scene, from: (f32, f32), to: (f32, f32), sag: f32, n: usize) {
    let p = s.palette;
    let mid = point((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0 + sag);
    cord(s, &[from.into(), mid, to.into()], 3.0, p.cream);
    let colours = [p.accent, p.white, p.gold.mix(p.red, 0.3), p.accent2, p.red, p.cream];
    for i in 0..n {
        let t = (i as f32 + 0.8) / (n as f32 + 0.6);
        let (x, y) = (lerp(from.0, to.0, t), lerp(from.1, to.1, t) + sag * 4.0 * t * (1.0 - t) * 0.55);
        let look = Look::of(colours[i % 6]).inflate(5.0).texture(0.2);
        match i % 3 {
            0 => s.blob(&nodes![(x - 26.0, y; corner), (x + 26.0, y; corner), (x + 44.0, y + 24.0), (x + 20.0, y + 28.0), (x + 22.0, y + 66.0; corner), (x - 22.0, y + 66.0; corner), (x - 20.0, y + 28.0), (x - 44.0, y + 24.0)], look),
            1 => s.blob(&nodes![(x - 12.0, y; corner), (x + 8.0, y; corner), (x + 10.0, y + 40.0), (x + 30.0, y + 50.0), (x + 24.0, y + 64.0), (x - 10.0, y + 60.0)], look),
            _ => s.blob(&nodes![(x - 22.0, y; corner), (x + 22.0, y; corner), (x + 24.0, y + 62.0; corner), (x + 5.0, y + 62.0; corner), (x, y + 24.0), (x - 5.0, y + 62.0; corner), (x - 24.0, y + 62.0; corner)], look),
        }
    }
}

/// Mice live in a set trap: tea on the cheese, washing under the drawn bar, the child on the trigger; grandfather files at the spring.
fn mousetrap(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(590.0, 560.0, 0.5);
    let p = s.palette;
    let night = p.ambient.mix(p.accent2, 0.25);
    s.paint_sky(Sky {
        stops: vec![(0.0, night.dim(0.75)), (1.0, night.lighter(0.06))],
        ..Sky::of(&p, 0.1, 0.1)
    });
    // The kitchen beyond: a cupboard with plates, a window, and a cat that washes.
    for y in [250.0, 500.0] {
        s.rect(-20.0, y, 300.0, 18.0, Look::of(p.wood_dark).inflate(4.0).grain(0.0));
        for k in 0..3 {
            s.dot(46.0 + k as f32 * 92.0, y - 52.0, 50.0, Look::of(p.accent2.mix(night, 0.4)).inflate(8.0));
            s.dot(46.0 + k as f32 * 92.0, y - 52.0, 30.0, Look::of(p.cream.mix(night, 0.5)).inflate(4.0));
        }
    }
    s.rect(
        -30.0,
        800.0,
        860.0,
        460.0,
        Look::of(p.wood.dim(0.8)).to(p.wood_dark).inflate(8.0).grain(0.0).texture(0.35).shadow(0.0),
    );
    // The board, and the bar that is drawn back over it.
    let metal = Look::of(p.metal.lighter(0.12)).inflate(8.0).rim(1.0);
    s.limb(
        &nodes![
            (86, 1010),
            (76, 560),
            (120, 300),
            (250, 190),
            (550, 190),
            (680, 300),
            (724, 560),
            (714, 1010)
        ],
        &[34.0],
        metal,
    );
    for k in 0..7 {
        for x in [104.0, 584.0] {
            s.ellipse(
                x + k as f32 * 19.0,
                992.0,
                13.0,
                44.0,
                Look::of(p.metal.lighter(0.06)).inflate(6.0).rim(1.0),
            );
        }
    }
    washing(s, (104.0, 360.0), (696.0, 360.0), 60.0, 7);
    s.poly(
        &nodes![(20, 990), (780, 990), (830, 1140), (-30, 1140)],
        Look::of(p.wood.lighter(0.1)).inflate(10.0).grain(0.0).texture(0.35),
    );
    s.poly(
        &nodes![(-30, 1140), (830, 1140), (830, 1180), (-30, 1180)],
        Look::of(p.wood.dim(0.7)).inflate(6.0).grain(0.0),
    );
    s.ellipse(
        430.0,
        1070.0,
        300.0,
        46.0,
        Look::of(p.red.mix(p.dark, 0.2)).inflate(6.0).hatch(0.8).texture(0.3),
    );
    s.ellipse(
        430.0,
        1070.0,
        240.0,
        34.0,
        Look::of(p.gold.mix(p.red, 0.4)).inflate(3.0).hatch(0.8).shadow(0.0),
    );
    // The lamp.
    s.limb(&nodes![(690, 1040), (690, 620)], &[9.0], Look::of(p.gold.dim(0.7)).inflate(3.0));
    s.poly(&nodes![(640, 650), (664, 560), (716, 560), (740, 650)], Look::lamp(p.flame.mix(p.cream, 0.3)));
    s.glow(690.0, 640.0, 330.0, p.flame, 0.55);
    // The child swings on the trigger.
    for x in [416.0, 496.0] {
        cord(s, &[point(x, 200.0), point(x - 26.0, 634.0)], 5.0, p.metal.lighter(0.15));
    }
    let baby = Person::new(Kind::Mouse, &p).wearing(Dress::Gown, p.accent);
    let baby = Actor::new(baby, 432.0, 690.0, 260.0).front().sitting().feeling(Feeling::Joy);
    let baby = baby.feet((-9.0, -2.0), (9.0, -2.0), [150.0, 30.0]).hand(NEAR, 394.0, 556.0, Hand::Grip).hand(
        FAR,
        474.0,
        556.0,
        Hand::Grip,
    );
    s.rect(376.0, 630.0, 116.0, 16.0, Look::of(p.gold).inflate(4.0));
    baby.paint(s);
    // Mother and father at tea; the cheese is the table.
    armchair(s, 590.0, 950.0, 220.0, p.leaf.mix(p.dark, 0.15));
    let mother = Person::new(Kind::Mouse, &p).wearing(Dress::Apron, p.accent2).glasses();
    let mother = Actor::new(mother, 586.0, 1050.0, 450.0).left().sitting().feeling(Feeling::Calm);
    let father = Person::new(Kind::Mouse, &p)
        .wearing(Dress::Coat, p.dark.lighter(0.16))
        .hat(Hat::Bowler, p.dark.lighter(0.05));
    let father = Person { skin: p.grey.mix(p.dark, 0.3), ..father };
    let father = Actor::new(father, 270.0, 1066.0, 470.0).feeling(Feeling::Tenderness);
    let father = father.looking_at(mother.eye()).hand(NEAR, 356.0, 870.0, Hand::Grip).hand(
        FAR,
        330.0,
        850.0,
        Hand::Hidden,
    );
    let mother = mother.looking_at(father.eye()).hand(NEAR, 500.0, 900.0, Hand::Cup).hand(
        FAR,
        530.0,
        930.0,
        Hand::Rest,
    );
    let (pot, cup) = (father.grip(NEAR), mother.grip(NEAR));
    under(s, 270.0, 1070.0, 90.0);
    s.poly(
        &nodes![(356, 1066), (350, 950), (500, 930), (510, 1066)],
        Look::of(p.gold.lighter(0.08)).inflate(10.0),
    );
    for (x, y, r) in
        [(390.0, 1000.0, 16.0), (446.0, 980.0, 22.0), (470.0, 1040.0, 13.0), (410.0, 1044.0, 11.0)]
    {
        s.dot(x, y, r, Look::of(p.gold.dim(0.66)).flat());
    }
    s.group(Group::new(), |s| {
        mother.legs(s);
        mother.body(s);
        mother.head(s);
        mother.arm_with(s, NEAR, |s| {
            s.place(motif("teacup"), At::new(cup.x - 4.0, cup.y + 14.0).height(52.0).standing().silent());
        });
    });
    s.group(Group::new(), |s| {
        father.legs(s);
        father.body(s);
        father.head(s);
        father.arm_with(s, NEAR, |s| {
            s.place(
                motif("teapot"),
                At::new(pot.x + 40.0, pot.y + 6.0).height(100.0).centred().turned(16.0).silent(),
            );
        });
    });
    s.place(motif("teacup"), At::new(466.0, 936.0).height(44.0).standing().silent());
    // The spring, and who files at it every evening.
    for k in 0..6 {
        s.ellipse(60.0 + k as f32 * 19.0, 1030.0, 12.0, 36.0, Look::of(p.metal).inflate(6.0).rim(1.0));
    }
    let old = Person { skin: p.white.mix(p.grey, 0.3), ..Person::new(Kind::Mouse, &p) }
        .wearing(Dress::Shirt, p.red.dim(0.8));
    let old = Actor::new(old.glasses(), 92.0, 1150.0, 300.0).kneeling().feeling(Feeling::Suspicion);
    let old = old.with(|m| m.facing(0.5).glancing(0.8, -0.4)).hand(NEAR, 164.0, 1040.0, Hand::Grip).hand(
        FAR,
        158.0,
        1052.0,
        Hand::Hidden,
    );
    let g = old.grip(NEAR);
    s.group(Group::new(), |s| {
        old.legs(s);
        old.body(s);
        old.head(s);
        old.arm_with(s, NEAR, |s| {
            s.limb(
                &nodes![(g.x - 46.0, g.y - 16.0), (g.x + 60.0, g.y + 16.0)],
                &[9.0, 6.0],
                Look::of(p.metal.lighter(0.2)).inflate(2.0),
            );
        });
    });
    for k in 0..6 {
        s.dot(184.0 + k as f32 * 9.0, 1078.0 + (k % 3) as f32 * 8.0, 2.6, Look::lamp(p.flame));
    }
    s.focus(400.0, 800.0, 240.0);
    s.note("mouse", Role::Subject);
    s.note("teapot", Role::Object);
    s.note("old_man", Role::Detail);
}

/// An open crocodile's mouth with the lamp lit: hens live in it, on the tongue; at the edge a chick has packed.
fn jaw(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(400.0, 560.0, 0.6);
    let p = s.palette;
    let green = p.leaf.mix(p.dark, 0.45);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(green.dim(0.8)).to(green.dim(0.6)).flat().texture(0.4).shadow(0.0),
    );
    for k in 0..70 {
        let (x, y) = (
            s.rng.range(0.0, 800.0),
            if k % 3 == 0 { s.rng.range(1110.0, 1200.0) } else { s.rng.range(0.0, 360.0) },
        );
        let r = s.rng.range(14.0, 30.0);
        s.ellipse(x, y, r, r * 0.8, Look::of(green).inflate(8.0).texture(0.3));
    }
    // Its eyes: heavy lids, in no hurry.
    for side in [-1.0, 1.0] {
        let x = 400.0 + side * 250.0;
        s.ellipse(x, 130.0, 122.0, 104.0, Look::of(green.lighter(0.06)).inflate(30.0).texture(0.3));
        s.ellipse(x, 140.0, 76.0, 60.0, Look::of(p.gold.lighter(0.06)).inflate(14.0));
        s.ellipse(x - side * 14.0, 164.0, 12.0, 38.0, Look::of(p.ink).inflate(3.0));
        s.dot(x - side * 8.0, 148.0, 6.0, Look::lamp(p.white));
        s.blob(
            &nodes![(x - 92.0, 150), (x - 70.0, 70), (x, 50), (x + 70.0, 70), (x + 92.0, 150), (x, 112)],
            Look::of(green.lighter(0.1)).inflate(14.0).texture(0.3),
        );
        s.focus(x, 140.0, 90.0);
        s.ellipse(400.0 + side * 60.0, 250.0, 30.0, 18.0, Look::of(green.dim(0.4)).inflate(5.0));
    }
    let hole = Path::blob(&nodes![
        (60, 700),
        (90, 420),
        (240, 350),
        (400, 338),
        (560, 350),
        (710, 420),
        (740, 700),
        (720, 980),
        (560, 1080),
        (400, 1094),
        (240, 1080),
        (80, 980)
    ]);
    s.part(&hole, Look::of(p.dark).inflate(4.0));
    s.group(Group::new().clip(hole.clone()), |s| {
        let flesh = p.pink.mix(p.red, 0.35);
        s.part(&hole, Look::of(flesh.dim(0.9)).to(flesh.dim(0.7)).flat().texture(0.2).shadow(0.0));
        for k in 0..6 {
            let y = 400.0 + k as f32 * 62.0;
            s.line(
                &nodes![(60, y + 60.0), (240, y + 8.0), (400, y), (560, y + 8.0), (740, y + 60.0)],
                9.0,
                Look::of(flesh.dim(0.72)).alpha(0.6).soft(3.0).flat(),
            );
        }
        s.glow(400.0, 560.0, 420.0, p.flame, 0.6);
        // The tongue is the carpet.
        s.blob(
            &nodes![(110, 1120), (130, 930), (270, 880), (400, 900), (530, 880), (670, 930), (690, 1120)],
            Look::of(p.red.mix(p.pink, 0.5)).inflate(26.0).texture(0.2),
        );
        s.limb(
            &nodes![(400, 900), (400, 1100)],
            &[6.0, 10.0],
            Look::of(p.red.dim(0.7)).soft(4.0).flat().alpha(0.6),
        );
    });
    // The lamp hangs where it should.
    s.limb(&nodes![(400, 350), (400, 460)], &[16.0, 8.0], Look::of(p.pink.mix(p.red, 0.4)).inflate(4.0));
    s.poly(&nodes![(344, 530), (376, 458), (424, 458), (456, 530)], Look::lamp(p.flame.mix(p.cream, 0.3)));
    s.glow(400.0, 530.0, 200.0, p.flame, 0.5);
    washing(s, (120.0, 450.0), (350.0, 420.0), 34.0, 3);
    armchair(s, 560.0, 860.0, 200.0, p.accent2.mix(p.dark, 0.2));
    let old = Person::new(Kind::Goose, &p).wearing(Dress::Coat, p.accent).glasses();
    let old = Actor::new(old, 560.0, 960.0, 440.0).front().sitting().feeling(Feeling::Asleep);
    let hen = Person::new(Kind::Hen, &p).wearing(Dress::Apron, p.leaf.lighter(0.04));
    let hen = Actor::new(hen, 256.0, 976.0, 470.0).feeling(Feeling::Tenderness);
    let chick = Person { skin: p.gold.lighter(0.1), ..Person::new(Kind::Hen, &p) }
        .wearing(Dress::Nightshirt, p.cream);
    let one = Actor::new(chick, 400.0, 960.0, 210.0).left().feeling(Feeling::Joy);
    let one = one.looking_at(hen.eye()).hand_own(NEAR, 22.0, -70.0, Hand::Open);
    let hen =
        hen.looking_at(one.eye()).hand(NEAR, 356.0, 800.0, Hand::Open).hand(FAR, 356.0, 826.0, Hand::Rest);
    let g = hen.grip(NEAR);
    old.paint(s);
    under(s, 256.0, 978.0, 90.0);
    hen.paint(s);
    s.place(motif("teacup"), At::new(g.x + 6.0, g.y - 2.0).height(44.0).standing().silent());
    one.paint(s);
    let book = old.grip(FAR);
    s.place(motif("book"), At::new(book.x - 30.0, book.y + 4.0).height(70.0).centred().silent());
    // The teeth, above and below.
    let tooth = |s: &mut Scene, x: f32, y: f32, w: f32, h: f32| {
        s.blob(&nodes![(x - w, y; corner), (x - w * 0.6, y + h * 0.6), (x, y + h; corner), (x + w * 0.6, y + h * 0.6), (x + w, y; corner)], Look::of(p.cream).to(p.cream.dim(0.85)).inflate(10.0));
    };
    for (x, y, w, h) in [
        (116.0, 420.0, 36.0, 140.0),
        (196.0, 372.0, 32.0, 96.0),
        (284.0, 348.0, 30.0, 84.0),
        (516.0, 348.0, 30.0, 84.0),
        (604.0, 372.0, 32.0, 96.0),
        (684.0, 420.0, 36.0, 140.0),
    ] {
        tooth(s, x, y - 10.0, w, h);
    }
    for (x, y, w, h) in [
        (92.0, 1010.0, 40.0, -150.0),
        (182.0, 1070.0, 36.0, -110.0),
        (276.0, 1096.0, 32.0, -84.0),
        (524.0, 1096.0, 32.0, -84.0),
        (618.0, 1070.0, 36.0, -110.0),
        (708.0, 1010.0, 40.0, -150.0),
    ] {
        tooth(s, x, y + 16.0, w, h);
    }
    // Somebody has packed.
    let small = Actor::new(chick.wearing(Dress::Coat, p.accent).scarf(p.red), 404.0, 1120.0, 220.0)
        .front()
        .feeling(Feeling::Fear);
    let small = small.with(|m| m.glancing(0.5, -0.7)).hand_own(FAR, 19.0, -40.0, Hand::Grip);
    let g = small.grip(FAR);
    small.paint(s);
    s.place(motif("suitcase"), At::new(g.x, g.y - 4.0).height(70.0).hanging().silent());
    s.focus(400.0, 1020.0, 90.0);
    s.note("rooster", Role::Subject);
    s.note("goose", Role::Object);
    s.note("suitcase", Role::Detail);
}
