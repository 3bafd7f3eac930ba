//! A storm above, and the room that its one light comes from.

use crate::relations::acting::*;

/// Above, a storm, and somebody in a boat who laughs at a small light on the cliff; below, the room it comes from: a child takes a breath.
pub(super) fn lamp(c: &mut Composer) {
    c.scene.light_at(180.0, 900.0, 0.55);
    let (sailor, mate, child) = (c.human(Kind::Man), c.human(Kind::Granny), c.human(Kind::Boy));
    let s = &mut c.scene;
    let p = s.palette;
    let storm = lch(0.44, 0.05, 235.0).mix(p.ambient, 0.2);
    s.paint_sky(Sky {
        stops: vec![(0.0, storm.dim(0.55)), (0.3, storm.lighter(0.06)), (1.0, storm.dim(0.8))],
        ..Sky::of(&p, 0.0, 0.7)
    });
    crate::settings::air::rain(s, 90, [0.0, 0.0, 800.0, 620.0]);
    // The cliff, and one lit window.
    s.blob(&nodes![(-40, 250; corner), (60, 240), (150, 290), (170, 420), (230, 640; corner), (-40, 640; corner)], Look::of(storm.dim(0.5)).inflate(20.0).texture(0.35));
    s.rect(60.0, 176.0, 78.0, 76.0, Look::of(storm.dim(0.62)).inflate(5.0));
    s.poly(&nodes![(46, 180), (99, 120), (152, 180)], Look::of(storm.dim(0.45)).inflate(5.0));
    s.rect(84.0, 196.0, 30.0, 32.0, Look::lamp(p.flame));
    s.glow(99.0, 212.0, 190.0, p.flame, 0.75);
    s.poly(
        &nodes![(112, 206), (112, 222), (560, 470), (600, 380)],
        Look::of(p.flame).emissive().alpha(0.16).soft(12.0).flat().shadow(0.0).rim(0.0),
    );
    // Waves and the boat.
    let sea = known_water(s).dim(0.72);
    let wave = |s: &mut Scene, y: f32, up: f32, k: f32| {
        s.blob(
            &nodes![(-40, y + 40.0; corner), (120, y), (260, y + 50.0), (430, y + 20.0), (560, y + 60.0), (700, y - up), (840, y - up * 0.4; corner), (840, 760; corner), (-40, 760; corner)],
            Look::of(sea.dim(k)).to(sea.dim(k * 0.7)).inflate(18.0).rim(1.4).texture(0.3),
        );
    };
    wave(s, 400.0, 150.0, 0.7);
    wave(s, 470.0, 60.0, 0.86);
    let (bx, by) = (500.0, 556.0);
    s.group(Group::new(), |s| {
        let coat = lch(0.80, 0.15, 92.0);
        let mate = mate.wearing(Dress::Coat, p.accent2).hair(p.cream, Hair::Scarf);
        let mate = Actor::new(mate, bx + 152.0, by + 92.0, 380.0).left().feeling(Feeling::Fear);
        let mate = mate.looking_at(point(bx + 230.0, 260.0)).hand(NEAR, bx + 96.0, by - 90.0, Hand::Rest).hand(FAR, bx + 60.0, by - 60.0, Hand::Grip);
        mate.paint(s);
        let sailor = sailor.wearing(Dress::Coat, coat).hat(Hat::Cap, coat.dim(0.8));
        let sailor = Actor::new(sailor, bx - 20.0, by + 96.0, 450.0).left().feeling(Feeling::Joy).lean(4.0);
        let sailor = sailor.looking_at(point(100.0, 210.0)).hand(FAR, bx - 190.0, by - 220.0, Hand::Point).hand(NEAR, bx + 70.0, by - 40.0, Hand::Grip);
        sailor.paint(s);
        s.blob(&nodes![(bx - 230.0, by - 70.0; corner), (bx, by - 26.0), (bx + 262.0, by - 96.0; corner), (bx + 200.0, by + 50.0), (bx, by + 84.0), (bx - 160.0, by + 50.0)], Look::of(p.wood).inflate(20.0).grain(0.0).texture(0.35));
        s.limb(&nodes![(bx - 230.0, by - 66.0), (bx, by - 22.0), (bx + 260.0, by - 92.0)], &[18.0], Look::of(p.red).inflate(6.0));
    });
    wave(s, 590.0, 10.0, 0.95);
    for (x, y) in [(120.0, 588.0), (430.0, 606.0), (690.0, 576.0)] {
        s.limb(
            &nodes![(x - 70.0, y + 12.0), (x, y), (x + 70.0, y + 12.0)],
            &[3.0, 13.0, 3.0],
            Look::of(p.white).alpha(0.8).flat(),
        );
    }
    s.focus(460.0, 340.0, 130.0);
    // Below: the room.
    let wall = p.red.mix(p.wood, 0.4).mix(p.dark, 0.25);
    s.rect(-30.0, 690.0, 860.0, 560.0, Look::of(wall).to(wall.dim(0.62)).flat().shadow(0.0).texture(0.2));
    for i in 0..10 {
        for j in 0..5 {
            s.dot(
                20.0 + i as f32 * 88.0 + (j % 2) as f32 * 44.0,
                750.0 + j as f32 * 76.0,
                8.0,
                Look::of(wall.lighter(0.07)).alpha(0.6).flat().shadow(0.0),
            );
        }
    }
    s.rect(-30.0, 664.0, 860.0, 44.0, Look::of(p.wood).inflate(11.0).grain(0.0).texture(0.3));
    s.glow(176.0, 872.0, 420.0, p.flame, 0.6);
    // The grandfather badger nods over the book.
    let badger = Person::new(Kind::Badger, &p).wearing(Dress::Coat, p.leaf).glasses();
    let badger = Actor::new(badger, 680.0, 1290.0, 560.0).left().sitting().feeling(Feeling::Asleep);
    let badger = badger
        .with(|m| Mien { nod: 0.5, tilt: 12.0, ..m })
        .hand_own(NEAR, 14.0, -42.0, Hand::Rest)
        .hand_own(FAR, 20.0, -42.0, Hand::Rest);
    s.blob(
        &nodes![(600, 830), (760, 800), (850, 860), (850, 1250), (580, 1250)],
        Look::of(p.accent2.mix(p.dark, 0.35)).inflate(30.0).texture(0.3),
    );
    badger.paint(s);
    // The child in bed.
    s.rect(246.0, 1010.0, 18.0, 220.0, Look::of(p.wood_dark).inflate(5.0));
    s.blob(
        &nodes![(380, 930), (470, 900), (570, 930), (580, 1040), (390, 1050)],
        Look::of(p.white).inflate(22.0).texture(0.15),
    );
    let child = Actor::new(
        child.wearing(Dress::Nightshirt, p.white.mix(p.accent, 0.25)).cloth(Cloth::Stripes),
        420.0,
        1340.0,
        540.0,
    )
    .left()
    .feeling(Feeling::Calm)
    .lean(15.0);
    let child = child.with(|m| Mien {
        turn: 0.75,
        gaze: [0.75, 0.1],
        open: 0.5,
        wide: 0.28,
        curve: 0.0,
        cheek: 2.4,
        brow: [0.5, 0.5],
        slant: [-8.0, -8.0],
        upper: [0.34, 0.34],
        lower: [0.3, 0.3],
        ..m
    });
    let child = child.hand(NEAR, 300.0, 1090.0, Hand::Rest).hand(FAR, 262.0, 1040.0, Hand::Cover);
    child.paint(s);
    let quilt = p.accent2;
    s.blob(
        &nodes![(250, 1110), (380, 1086), (600, 1100), (640, 1250), (230, 1250)],
        Look::of(quilt).inflate(20.0).texture(0.3),
    );
    for k in 0..6 {
        s.rect(
            270.0 + k as f32 * 58.0,
            1124.0 + (k % 2) as f32 * 44.0,
            40.0,
            36.0,
            Look::mark([p.red, p.gold, p.cream][k % 3]).alpha(0.85),
        );
    }
    // The candle on its table.
    s.ellipse(150.0, 1080.0, 150.0, 34.0, Look::of(p.wood.lighter(0.06)).inflate(8.0));
    s.rect(-30.0, 1086.0, 290.0, 160.0, Look::of(p.wood_dark).inflate(8.0).grain(90.0));
    s.ellipse(150.0, 1062.0, 58.0, 16.0, Look::of(p.gold).inflate(7.0));
    candle(s, 150.0, 1060.0, 130.0);
    s.limb(&nodes![(166, 900), (150, 880), (122, 868)], &[18.0, 14.0, 2.0], Look::lamp(p.flame));
    let m = child.mouth();
    for (dy, k) in [(-14.0, 0.9), (6.0, 1.0), (24.0, 0.8)] {
        s.limb(
            &nodes![
                (m.x - 26.0, m.y + dy * 0.4),
                (m.x - 70.0 * k, m.y + dy),
                (m.x - 110.0 * k, m.y + dy * 1.4)
            ],
            &[2.0, 9.0, 2.0],
            Look::of(p.white).alpha(0.5).soft(2.0).flat().shadow(0.0),
        );
    }
    s.focus(330.0, 930.0, 150.0);
    s.note("boy", Role::Subject);
    s.note("sailor", Role::Object);
    s.note("candle", Role::Detail);
    s.note("sea", Role::Setting);
}
