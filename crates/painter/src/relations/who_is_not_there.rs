//! Everything turns round one who is not there: not yet, or not any more.

use super::acting::*;

pub(super) static WHO_IS_NOT_THERE: Relation = Relation {
    id: "who_is_not_there",
    themes: Themes::Only(&["moonhare", "roots"]),
    moods: &[Mood::Greed, Mood::Wonder, Mood::Dread],
    slots: &[],
    layouts: &[framed("egg", Setup::Ring, egg), framed("empty_place", Setup::Gap, empty_place)],
};

/// A house-high egg with an eye in its crack; round it a knight's net, a cook's pan, bootees, a bib, a tape.
fn egg(c: &mut Composer) {
    c.scene.light_at(200.0, 90.0, 0.5);
    c.outdoors("hills", 900.0);
    let s = &mut c.scene;
    let p = s.palette;
    let shell = p.cream;
    under(s, 400.0, 1000.0, 300.0);
    s.blob(
        &nodes![
            (400, -120),
            (600, 120),
            (690, 440),
            (640, 800),
            (400, 990),
            (160, 800),
            (110, 440),
            (200, 120)
        ],
        Look::of(shell).inflate(90.0).texture(0.12),
    );
    for _ in 0..34 {
        let (x, y, r) = (s.rng.range(170.0, 630.0), s.rng.range(20.0, 860.0), s.rng.range(6.0, 20.0));
        s.ellipse(
            x,
            y,
            r,
            r * 0.8,
            Look::of(p.accent2.mix(shell, 0.4)).flat().rim(0.0).shadow(0.0).alpha(0.7),
        );
    }
    // The crack, and the eye in it.
    s.poly(
        &nodes![
            (210, 420),
            (280, 380),
            (330, 420),
            (400, 370),
            (470, 416),
            (530, 372),
            (600, 424),
            (540, 470),
            (480, 440),
            (410, 490),
            (340, 446),
            (270, 480)
        ],
        Look::of(p.ink).flat(),
    );
    s.ellipse(412.0, 428.0, 58.0, 44.0, Look::lamp(p.gold));
    s.ellipse(418.0, 434.0, 26.0, 36.0, Look::lamp(p.ink));
    s.dot(404.0, 416.0, 9.0, Look::lamp(p.white));
    s.focus(410.0, 430.0, 150.0);
    // Behind, where nobody looks: a foot is out.
    s.limb(&nodes![(640, 760), (700, 800), (716, 880)], &[34.0, 26.0, 20.0], Look::of(p.leaf).inflate(8.0));
    for d in [-30.0, 4.0, 34.0] {
        s.limb(&nodes![(716, 876), (716.0 + d, 904)], &[14.0, 5.0], Look::of(p.leaf).inflate(4.0));
    }
    s.focus(706.0, 860.0, 70.0);
    let cook = c.human(Kind::Man).wearing(Dress::Apron, p.accent).girth(1.35);
    let granny = c.human(Kind::Granny);
    let clerk =
        c.human(Kind::Man).wearing(Dress::Coat, p.dark.lighter(0.12)).hat(Hat::Bowler, p.dark).glasses();
    let girl = c.human(Kind::Girl);
    let s = &mut c.scene;
    let wolf = Person::new(Kind::Wolf, &p).wearing(Dress::Shirt, p.red);
    let hen = Person::new(Kind::Hen, &p).wearing(Dress::Fur, p.wood).scarf(p.red);
    let look = point(410.0, 430.0);
    let make = |who: Person, x: f32, y: f32, h: f32, left: bool, feeling: Feeling| {
        let a = Actor::new(who, x, y, h);
        let a = if left { a.left() } else { a };
        a.feeling(feeling).looking_at(look)
    };
    for (x, w) in [(90.0, 80.0), (230.0, 70.0), (560.0, 80.0), (710.0, 80.0)] {
        under(s, x, 1060.0, w);
    }
    let g = make(granny, 84.0, 1010.0, 330.0, false, Feeling::Tenderness).hand_own(
        NEAR,
        18.0,
        -62.0,
        Hand::Pinch,
    );
    g.paint(s);
    let at = g.grip(NEAR);
    for d in [0.0, 34.0] {
        s.blob(
            &nodes![
                (at.x + d - 14.0, at.y),
                (at.x + d + 10.0, at.y),
                (at.x + d + 12.0, at.y + 24.0),
                (at.x + d + 28.0, at.y + 30.0),
                (at.x + d - 12.0, at.y + 38.0)
            ],
            Look::of(p.pink).inflate(5.0),
        );
    }
    make(clerk, 716.0, 1020.0, 350.0, true, Feeling::Suspicion)
        .hand_own(NEAR, 20.0, -60.0, Hand::Grip)
        .paint(s);
    let w = make(wolf, 210.0, 1090.0, 400.0, false, Feeling::Greed)
        .hand_own(NEAR, 16.0, -54.0, Hand::Pray)
        .hand_own(FAR, 18.0, -56.0, Hand::Pray);
    w.paint(s);
    let m = w.mouth();
    s.blob(
        &nodes![
            (m.x - 50.0, m.y + 30.0),
            (m.x + 40.0, m.y + 30.0),
            (m.x + 44.0, m.y + 110.0),
            (m.x - 10.0, m.y + 130.0),
            (m.x - 56.0, m.y + 104.0)
        ],
        Look::of(p.cream).inflate(7.0),
    );
    let k = make(cook, 590.0, 1120.0, 420.0, true, Feeling::Joy).hand_own(NEAR, 24.0, -66.0, Hand::Grip);
    let pan = k.grip(NEAR);
    s.group(Group::new(), |s| {
        k.arm(s, FAR);
        k.legs(s);
        k.body(s);
        k.head(s);
        k.arm_with(s, NEAR, |s| {
            s.limb(
                &nodes![(pan.x + 10.0, pan.y + 30.0), (pan.x - 26.0, pan.y - 60.0)],
                &[12.0],
                Look::of(p.metal.dim(0.6)).inflate(3.0),
            );
            s.ellipse(pan.x - 46.0, pan.y - 100.0, 50.0, 40.0, Look::of(p.metal.dim(0.6)).inflate(8.0));
        });
    });
    make(hen, 400.0, 1130.0, 250.0, false, Feeling::Fury).running().paint(s);
    make(girl, 330.0, 1180.0, 210.0, false, Feeling::Awe).hand_own(NEAR, 16.0, -88.0, Hand::Wave).paint(s);
    s.note("egg", Role::Subject);
    s.note("wolf", Role::Object);
    s.note("crowd", Role::Witness);
}

/// A family sits for its portrait, with a gap in the middle; only the dog looks at it, and wags.
fn empty_place(c: &mut Composer) {
    c.room(860.0, (640.0, 160.0));
    let father = c.human(Kind::Man);
    let mother = c.human(Kind::Woman);
    let (girl, boy) = (c.human(Kind::Girl), c.human(Kind::Boy));
    let s = &mut c.scene;
    let p = s.palette;
    // On the easel at the edge: the one who is missing, laughing.
    let sofa = p.red.mix(p.dark, 0.25);
    s.blob(
        &nodes![(20, 940), (24, 640), (90, 560), (400, 600), (710, 560), (776, 640), (780, 940)],
        Look::of(sofa).inflate(34.0).texture(0.2),
    );
    let father = Actor::new(father, 130.0, 1010.0, 620.0).front().sitting().feeling(Feeling::Brave).hand(
        FAR,
        300.0,
        720.0,
        Hand::Cover,
    );
    let mother = Actor::new(mother, 664.0, 1010.0, 600.0).front().sitting().feeling(Feeling::Brave).hand(
        NEAR,
        500.0,
        760.0,
        Hand::Open,
    );
    for a in [father, mother] {
        a.with(|m| m.glancing(0.0, 0.0)).paint(s);
    }
    s.ellipse(404.0, 890.0, 96.0, 26.0, Look::of(sofa.dim(0.7)).inflate(6.0).soft(6.0).shadow(0.0));
    let girl = Actor::new(girl, 250.0, 1160.0, 400.0).front().sitting().feeling(Feeling::Calm).lean(10.0);
    girl.with(|m| m.glancing(0.0, 0.0).tilted(12.0)).paint(s);
    let boy = Actor::new(boy, 566.0, 1170.0, 330.0).left().sitting().feeling(Feeling::Tenderness);
    let boy = boy.looking_at(point(404.0, 800.0)).hand_own(NEAR, 28.0, -56.0, Hand::Open);
    boy.paint(s);
    let g = boy.grip(NEAR);
    s.ellipse(g.x - 6.0, g.y - 8.0, 24.0, 16.0, Look::of(p.gold.mix(p.wood, 0.4)).inflate(5.0));
    under(s, 420.0, 1180.0, 90.0);
    Beast::new(Species::Dog, 404.0, 1180.0, 170.0).behind().paint(s);
    picture(s, 404.0, 250.0, 190.0, 230.0, |s| {
        let child = Person::new(Kind::Girl, &p).hair(hair(&p, 2), Hair::Plaits);
        Actor::new(child, 404.0, 560.0, 420.0).front().feeling(Feeling::Joy).layers(s);
    });
    s.focus(404.0, 250.0, 130.0);
    s.focus(404.0, 860.0, 110.0);
    s.note("woman", Role::Subject);
    s.note("dog", Role::Object);
    s.note("painting", Role::Detail);
}
