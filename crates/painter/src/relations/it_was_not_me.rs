//! Everybody passes it on to the next: blame in a ring, comfort down a slope.

use super::acting::*;

pub(super) static IT_WAS_NOT_ME: Relation = Relation {
    id: "it_was_not_me",
    themes: Themes::Only(&["moonhare", "half-asleep", "lost-kites"]),
    moods: &[Mood::Mischief, Mood::Secrecy, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("vase", Setup::Ring, vase), framed("comfort", Setup::Slant, comfort)],
};

/// Round a broken vase everybody points at the next one; behind a curtain two small shoes and a ball.
fn vase(c: &mut Composer) {
    c.room(620.0, (400.0, 80.0));
    let (granny, boy) = (c.human(Kind::Granny), c.human(Kind::Boy));
    let s = &mut c.scene;
    let p = s.palette;
    // The curtain, and who stands behind it.
    let cloth = p.red.mix(p.accent, 0.2);
    for x in [330.0, 470.0] {
        s.rect(x - 14.0, 90.0, 28.0, 14.0, Look::of(p.gold).inflate(4.0));
    }
    s.limb(&nodes![(300, 96), (500, 96)], &[12.0], Look::of(p.wood).inflate(4.0));
    for (dx, colour) in [(-16.0, p.wood_dark), (18.0, p.wood_dark)] {
        s.blob(
            &nodes![
                (396.0 + dx - 15.0, 668),
                (396.0 + dx - 12.0, 630),
                (396.0 + dx + 12.0, 630),
                (396.0 + dx + 15.0, 668)
            ],
            Look::of(colour).inflate(5.0),
        );
    }
    for i in 0..4 {
        let x = 316.0 + i as f32 * 42.0;
        s.blob(
            &nodes![(x - 4.0, 100; corner), (x + 50.0, 100; corner), (x + 54.0, 300), (x + 48.0, 628), (x + 22.0, 636), (x - 2.0, 628), (x, 300)],
            Look::of(cloth).inflate(14.0).grain(90.0).texture(0.2),
        );
    }
    s.dot(474.0, 632.0, 24.0, Look::of(p.accent2).inflate(10.0));
    s.limb(&nodes![(452, 626), (474, 636), (497, 628)], &[7.0], Look::of(p.cream).inflate(2.0));
    s.focus(420.0, 630.0, 80.0);
    // What is left of it: the belly and the foot; the neck with its two ears lies beside.
    under(s, 400.0, 790.0, 150.0);
    let china = p.accent2.mix(p.white, 0.3);
    s.rect(368.0, 776.0, 64.0, 24.0, Look::of(china.dim(0.8)).inflate(6.0));
    s.blob(
        &nodes![
            (366, 790),
            (322, 740),
            (304, 676),
            (318, 634; corner),
            (352, 660),
            (368, 626; corner),
            (410, 668),
            (452, 640; corner),
            (478, 610; corner),
            (496, 676),
            (478, 740),
            (434, 790)
        ],
        Look::of(china).inflate(30.0),
    );
    for k in 0..5 {
        let x = 336.0 + k as f32 * 32.0;
        s.blob(
            &nodes![(x, 690), (x + 13.0, 708), (x, 728), (x - 13.0, 708)],
            Look::of(p.cream).inflate(3.0).shadow(0.0),
        );
    }
    s.line(&nodes![(330, 752), (400, 768), (470, 752)], 6.0, Look::of(p.gold));
    s.at(&[shift(246.0, 800.0), turn(-66.0)], |s| {
        s.blob(
            &nodes![(-44, 30; corner), (-30, -6), (-30, -44), (-48, -62), (48, -62), (30, -44), (30, -6), (50, 34; corner), (10, 14; corner), (-10, 34; corner)],
            Look::of(china).inflate(16.0),
        );
        s.limb(&nodes![(30, -40), (62, -30), (44, 8)], &[9.0], Look::of(china.dim(0.85)).inflate(3.0));
        s.line(&nodes![(-44, -54), (0, -46), (44, -54)], 5.0, Look::of(p.gold));
    });
    for (x, y, a) in [(548.0, 770.0, 40.0), (520.0, 820.0, -20.0), (360.0, 850.0, 70.0), (470.0, 850.0, 20.0)]
    {
        s.at(&[shift(x, y), turn(a)], |s| {
            s.poly(&nodes![(-24, 8), (0, -18), (26, 10)], Look::of(china.dim(0.95)).inflate(6.0));
        });
    }
    for (x, y, a) in [(420.0, 870.0, -70.0), (574.0, 700.0, 30.0), (318.0, 872.0, 100.0)] {
        s.place(motif("rose"), At::new(x, y).height(110.0).centred().turned(a).silent());
    }
    // The ring: each points at the next, going round.
    let lion = Person::new(Kind::Lion, &p).wearing(Dress::Robe, p.gold.mix(p.red, 0.3));
    let wolf = Person::new(Kind::Wolf, &p).wearing(Dress::Coat, p.accent);
    let goose = Person::new(Kind::Goose, &p).wearing(Dress::Apron, p.accent2);
    let mouse = Person::new(Kind::Mouse, &p).wearing(Dress::Coat, p.leaf);
    let lion = Actor::new(lion, 160.0, 800.0, 560.0).feeling(Feeling::Offended);
    let wolf = Actor::new(wolf, 650.0, 800.0, 540.0).left().feeling(Feeling::Suspicion);
    let granny = Actor::new(granny.glasses(), 690.0, 1150.0, 470.0).left().feeling(Feeling::Awe);
    let goose = Actor::new(goose, 430.0, 1180.0, 280.0).left().feeling(Feeling::Fury);
    let boy = Actor::new(boy, 180.0, 1150.0, 420.0).feeling(Feeling::Shame);
    let mouse = Actor::new(mouse, 60.0, 1010.0, 170.0).feeling(Feeling::Fury);
    let lion = lion.with(|m| m.facing(0.5)).hand(FAR, 300.0, 500.0, Hand::Point).hand_own(
        NEAR,
        -10.0,
        -52.0,
        Hand::Cover,
    );
    let wolf = wolf
        .with(|m| m.facing(0.1).glancing(-0.2, 0.8))
        .hand(NEAR, 690.0, 690.0, Hand::Point)
        .elbow(NEAR, -1.0)
        .hand_own(FAR, 10.0, -56.0, Hand::Cover);
    let granny = granny.looking_at(goose.eye()).hand(NEAR, 560.0, 960.0, Hand::Point).hand_own(
        FAR,
        8.0,
        -66.0,
        Hand::Cover,
    );
    let goose = goose.looking_at(boy.eye()).hand(NEAR, 340.0, 1050.0, Hand::Point).hand_own(
        FAR,
        18.0,
        -54.0,
        Hand::Fist,
    );
    let boy = boy.with(|m| m.facing(-0.5).glancing(-0.9, 0.2)).hand(NEAR, 96.0, 950.0, Hand::Point).hand_own(
        FAR,
        12.0,
        -44.0,
        Hand::Rest,
    );
    let mouse = mouse.looking_at(lion.eye()).hand(FAR, 104.0, 860.0, Hand::Point).hand_own(
        NEAR,
        -14.0,
        -40.0,
        Hand::Fist,
    );
    for (x, y, w) in [
        (160.0, 804.0, 110.0),
        (650.0, 804.0, 110.0),
        (690.0, 1154.0, 100.0),
        (430.0, 1184.0, 80.0),
        (180.0, 1154.0, 90.0),
    ] {
        under(s, x, y, w);
    }
    s.blob(&nodes![(20, 1040), (28, 1004), (96, 1004), (106, 1040)], Look::of(p.wood).inflate(8.0));
    for a in [&lion, &wolf, &granny, &boy, &goose, &mouse] {
        a.paint(s);
    }
    s.focus(400.0, 720.0, 130.0);
    s.note("lion", Role::Subject);
    s.note("wolf", Role::Subject);
    s.note("mouse", Role::Detail);
    s.note("boy", Role::Witness);
}

/// A mountain weeps; a bear pats it and weeps, a girl pats the bear, a goose the girl, a mouse the goose: each with tears of its own.
fn comfort(c: &mut Composer) {
    let _ = c.outdoors("hills", 820.0);
    let girl = c.human(Kind::Girl);
    let s = &mut c.scene;
    s.light_at(640.0, 120.0, 0.5);
    let p = s.palette;
    // The slope that they stand on, from high left to low right.
    let rock = p.stone.mix(p.far, 0.3);
    s.blob(
        &nodes![(-80, 900), (-40, 420), (60, 200), (150, 96; corner), (230, 150), (300, 120; corner), (390, 300), (440, 520), (470, 760), (480, 960)],
        Look::of(rock).to(rock.dim(0.8)).inflate(60.0).texture(0.4).grain(70.0),
    );
    s.blob(&nodes![(88, 176), (150, 96; corner), (206, 150), (230, 150), (300, 120; corner), (346, 226), (296, 206), (260, 250), (220, 204), (170, 240), (130, 190)], Look::of(p.white).inflate(14.0));
    // Its face: brows of rock, shut eyes, brooks for tears.
    for (x, side) in [(150.0, 1.0), (300.0, -1.0)] {
        s.limb(
            &nodes![(x - 46.0, 372.0 + side * 12.0), (x, 350), (x + 46.0, 372.0 - side * 12.0)],
            &[14.0, 22.0, 14.0],
            Look::of(rock.dim(0.6)).inflate(6.0).texture(0.4),
        );
        s.line(&nodes![(x - 38.0, 410), (x, 426), (x + 38.0, 410)], 8.0, Look::of(rock.dim(0.4)));
        s.limb(
            &nodes![(x, 424), (x - side * 8.0, 540), (x + 4.0, 680), (x - side * 12.0, 800)],
            &[10.0, 20.0, 24.0, 36.0],
            Look::of(p.water[1].mix(p.white, 0.3)).inflate(6.0).shadow(0.2),
        );
    }
    s.blob(
        &nodes![(200, 440), (226, 400), (252, 440), (246, 500), (206, 500)],
        Look::of(rock.lighter(0.04)).inflate(16.0).texture(0.3),
    );
    s.line(
        &nodes![(172, 590), (200, 566), (228, 560), (256, 566), (284, 592)],
        12.0,
        Look::of(rock.dim(0.4)),
    );
    let slope = p.leaf.mix(p.near, 0.35);
    s.blob(
        &nodes![(-40, 870; corner), (160, 880), (420, 930), (640, 1040), (840, 1130; corner), (840, 1260; corner), (-40, 1260; corner)],
        Look::of(slope).to(slope.dim(0.7)).inflate(10.0).grass(14.0, 90.0, 7.0).shadow(0.0),
    );
    let bear = Person::new(Kind::Bear, &p).wearing(Dress::Coat, p.accent2);
    let goose = Person::new(Kind::Goose, &p).wearing(Dress::Fur, p.white).scarf(p.red);
    let mouse = Person::new(Kind::Mouse, &p).wearing(Dress::Coat, p.gold.mix(p.red, 0.2));
    let sad = |a: Actor, at: Point| {
        a.left().feeling(Feeling::Brave).looking_at(at).with(|m| crate::actors::Mien { tear: true, ..m })
    };
    let bear = sad(Actor::new(bear, 420.0, 960.0, 440.0), point(230.0, 500.0));
    let girl = sad(Actor::new(girl.wearing(Dress::Coat, p.accent), 560.0, 1030.0, 290.0), bear.eye());
    let goose = sad(Actor::new(goose, 660.0, 1080.0, 190.0), girl.eye());
    let mouse = sad(Actor::new(mouse, 734.0, 1118.0, 120.0), goose.eye());
    let pats =
        |a: Actor, x: f32, y: f32| a.hand(NEAR, x, y, Hand::Cover).hand_own(FAR, 10.0, -66.0, Hand::Rest);
    let bear = pats(bear, 312.0, 800.0);
    let girl = pats(girl, 470.0, 860.0);
    let goose = pats(goose, 596.0, 960.0);
    let mouse = pats(mouse, 690.0, 1034.0);
    for (x, y, w) in
        [(420.0, 964.0, 100.0), (560.0, 1034.0, 70.0), (660.0, 1084.0, 50.0), (734.0, 1120.0, 34.0)]
    {
        under(s, x, y, w);
    }
    for a in [&bear, &girl, &goose, &mouse] {
        a.paint(s);
    }
    s.place(motif("ladybird"), At::new(780.0, 1130.0).height(28.0).standing().silent());
    // What it is about: by the heel of the mountain lies one black dot.
    s.dot(96.0, 930.0, 9.0, Look::of(p.ink).inflate(3.0));
    s.focus(226.0, 460.0, 190.0);
    s.focus(560.0, 900.0, 170.0);
    s.focus(96.0, 930.0, 40.0);
    s.note("mountains", Role::Subject);
    s.note("bear", Role::Object);
    s.note("ladybird", Role::Detail);
}
