//! A wishing well, and the office below it.

use crate::relations::acting::*;

/// A girl wishes at a well with her eyes shut; down in the earth a frog clerk listens through a horn with wet eyes, while a mouse under his desk takes the coins.
pub(super) fn wishes(c: &mut Composer) {
    let girl = c.human(Kind::Girl);
    let s = &mut c.scene;
    s.light_at(640.0, 700.0, 0.5);
    let p = s.palette;
    s.sky(0.5, 0.4);
    let grass = lch(0.52, 0.11, 130.0).mix(p.leaf, 0.4);
    s.blob(&nodes![(-40, 240; corner), (200, 220), (540, 250), (840, 226; corner), (840, 420; corner), (-40, 420; corner)], Look::of(grass).inflate(10.0).grass(14.0, -90.0, 5.0));
    let earth = lch(0.30, 0.045, 52.0).mix(p.ambient, 0.2);
    s.rect(
        -30.0,
        350.0,
        860.0,
        900.0,
        Look::of(earth.lighter(0.06)).to(earth.dim(0.6)).flat().texture(0.4).shadow(0.0),
    );
    for (x, y, r) in [(620.0, 420.0, 34.0), (740.0, 470.0, 26.0), (40.0, 520.0, 30.0), (60.0, 1160.0, 30.0)] {
        s.ellipse(x, y, r, r * 0.7, Look::of(p.stone.mix(earth, 0.4)).inflate(r * 0.3));
    }
    // The chamber below.
    let clay = lch(0.46, 0.06, 70.0).mix(p.gold, 0.12);
    s.blob(
        &nodes![
            (60, 620),
            (300, 540),
            (620, 560),
            (770, 680),
            (780, 1000),
            (700, 1190),
            (100, 1190),
            (30, 980)
        ],
        Look::of(clay.dim(0.9)).to(clay.dim(0.62)).inflate(10.0).texture(0.3),
    );
    s.glow(640.0, 720.0, 400.0, p.flame, 0.5);
    // The shaft.
    s.rect(150.0, 210.0, 200.0, 420.0, Look::of(earth.dim(0.62)).to(clay.dim(0.5)).flat().shadow(0.0));
    for side in [130.0, 336.0] {
        for k in 0..8 {
            let y = 236.0 + k as f32 * 48.0;
            s.rect(
                side - 10.0,
                y,
                46.0,
                42.0,
                Look::of(p.stone.dim(0.86 + 0.1 * (k % 2) as f32)).inflate(9.0).texture(0.3),
            );
        }
    }
    // Shelves of wishes in jars.
    for (row, y) in [690.0, 800.0].into_iter().enumerate() {
        s.rect(500.0, y, 270.0, 16.0, Look::of(p.wood).inflate(5.0));
        for k in 0..4 {
            let x = 532.0 + k as f32 * 62.0;
            let glow = [p.flame, p.pink, p.accent, p.white][(k + row) % 4];
            s.glow(x, y - 30.0, 60.0, glow, 0.5);
            s.blob(&nodes![(x - 20.0, y; corner), (x - 22.0, y - 44.0), (x - 12.0, y - 60.0), (x + 12.0, y - 60.0), (x + 22.0, y - 44.0), (x + 20.0, y; corner)], Look::of(p.white.mix(glow, 0.4)).alpha(0.55).inflate(9.0).rim(1.5));
            s.dot(x, y - 26.0, 12.0, Look::lamp(glow.lighter(0.04)));
            s.rect(x - 14.0, y - 72.0, 28.0, 14.0, Look::of(p.wood_dark).inflate(4.0));
        }
    }
    // The girl above: eyes shut, hands together; the coin falls.
    s.rect(120.0, 206.0, 262.0, 62.0, Look::of(p.stone).inflate(12.0).texture(0.35));
    for k in 0..5 {
        s.rect(
            126.0 + k as f32 * 52.0,
            212.0,
            46.0,
            50.0,
            Look::of(p.stone.lighter(0.05)).inflate(8.0).texture(0.3),
        );
    }
    let girl = girl.wearing(Dress::Coat, p.red).cloth(Cloth::Dots).hat(Hat::None, p.red);
    let girl = Actor::new(girl, 426.0, 298.0, 236.0).left().lean(16.0).feeling(Feeling::Tenderness);
    let girl = girl
        .with(|m| Mien { upper: [1.0, 1.0], nod: 0.3, turn: 0.5, slant: [24.0, 24.0], ..m })
        .hand_own(NEAR, 22.0, -58.0, Hand::Pray)
        .hand_own(FAR, 25.0, -59.0, Hand::Pray);
    girl.paint(s);
    s.focus(390.0, 130.0, 100.0);
    // A bucket goes up with a jar: somebody gets what was asked for.
    cord(s, &[point(196.0, 120.0), point(196.0, 420.0)], 7.0, p.cream);
    s.limb(&nodes![(130, 210), (130, 40)], &[18.0], Look::of(p.wood).inflate(4.0));
    s.limb(&nodes![(120, 60), (300, 60)], &[20.0], Look::of(p.wood).inflate(5.0));
    s.limb(&nodes![(196, 66), (196, 130)], &[7.0], Look::of(p.cream));
    let mouse = Person::new(Kind::Mouse, &p).wearing(Dress::Coat, p.accent2).hat(Hat::Cap, p.red);
    let up = Actor::new(mouse, 200.0, 480.0, 130.0).front().feeling(Feeling::Joy).with(|m| Mien {
        gaze: [0.4, -0.8],
        nod: -0.4,
        ..m
    });
    up.hand_own(FAR, 14.0, -44.0, Hand::Cup).hand_own(NEAR, -12.0, -92.0, Hand::Grip).paint(s);
    s.glow(224.0, 420.0, 60.0, p.flame, 0.8);
    s.dot(224.0, 420.0, 17.0, Look::lamp(p.flame));
    s.poly(
        &nodes![(150, 432), (250, 432), (236, 510), (164, 510)],
        Look::of(p.wood).inflate(9.0).grain(90.0),
    );
    s.limb(&nodes![(152, 440), (248, 440)], &[9.0], Look::of(p.metal).inflate(3.0));
    for (x, y, r) in [(300.0, 330.0, 17.0), (312.0, 560.0, 18.0)] {
        s.ellipse(x, y, r, r * 0.8, Look::of(p.gold.lighter(0.05)).inflate(5.0).rim(1.6));
    }
    // The frog at his desk.
    let frog = Person::new(Kind::Frog, &p).wearing(Dress::Shirt, p.white.mix(p.accent2, 0.15)).glasses();
    let frog = Actor::new(frog, 400.0, 1216.0, 600.0).front().feeling(Feeling::Tenderness);
    let frog = frog.with(|m| Mien {
        tear: true,
        tilt: -9.0,
        turn: -0.25,
        gaze: [-0.4, -0.75],
        nod: -0.3,
        curve: 0.35,
        slant: [26.0, 26.0],
        ..m
    });
    let frog = frog.hand(NEAR, 270.0, 856.0, Hand::Grip).hand(FAR, 540.0, 930.0, Hand::Open);
    s.group(Group::new(), |s| {
        frog.legs(s);
        frog.body(s);
        frog.head(s);
        frog.arm(s, FAR);
    });
    // His horn, its mouth under the shaft.
    let g = frog.grip(NEAR);
    s.group(Group::new(), |s| {
        frog.arm_with(s, NEAR, |s| {
            s.limb(
                &nodes![(340, 770), (g.x, g.y - 6.0), (232, 760), (226, 640)],
                &[16.0, 30.0, 58.0, 128.0],
                Look::of(p.gold).inflate(14.0).rim(1.4),
            );
            s.ellipse(226.0, 636.0, 74.0, 24.0, Look::of(p.gold.dim(0.5)).inflate(4.0));
        });
    });
    s.focus(390.0, 740.0, 150.0);
    // The desk: a ledger, coins; under it the thief.
    s.rect(230.0, 1000.0, 560.0, 40.0, Look::of(p.wood.lighter(0.05)).inflate(9.0).grain(0.0).texture(0.3));
    s.rect(250.0, 1036.0, 520.0, 210.0, Look::of(p.wood_dark.dim(0.8)).flat().shadow(0.0));
    for x in [246.0, 736.0] {
        s.rect(x, 1036.0, 40.0, 210.0, Look::of(p.wood).inflate(7.0).grain(90.0));
    }
    for (i, (x, n)) in [(330.0, 3), (600.0, 5), (660.0, 7), (716.0, 4)].into_iter().enumerate() {
        for k in 0..n {
            s.ellipse(
                x + (k % 2) as f32 * 4.0,
                994.0 - k as f32 * 11.0 + i as f32,
                28.0,
                10.0,
                Look::of(p.gold.lighter(0.03 * (k % 2) as f32)).inflate(4.0).rim(1.4),
            );
        }
    }
    s.poly(
        &nodes![(400, 1000), (540, 1000), (556, 976), (470, 984), (384, 976)],
        Look::of(p.paper).inflate(5.0),
    );
    let thief = Person::new(Kind::Mouse, &p).wearing(Dress::Shirt, p.dark.lighter(0.2)).cloth(Cloth::Stripes);
    let thief = Actor::new(thief, 520.0, 1196.0, 190.0)
        .front()
        .feeling(Feeling::Mischief)
        .with(|m| Mien { gaze: [0.0, 0.0], ..m });
    let thief = thief.hand_own(FAR, 22.0, -40.0, Hand::Grip).hand_own(NEAR, -5.0, -62.0, Hand::Hush);
    thief.paint(s);
    s.blob(
        &nodes![(560, 1110), (590, 1104), (640, 1150), (640, 1210), (540, 1210), (540, 1150)],
        Look::of(p.fur).inflate(16.0).texture(0.35),
    );
    s.ellipse(574.0, 1108.0, 22.0, 12.0, Look::of(p.gold).inflate(5.0).rim(1.5));
    s.focus(520.0, 1060.0, 70.0);
    s.note("frog", Role::Subject);
    s.note("girl", Role::Object);
    s.note("well", Role::Detail);
    s.note("mouse", Role::Witness);
}
