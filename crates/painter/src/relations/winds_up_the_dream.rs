//! A dream is drawn out of a sleeper, and somebody is sorry about it.

use super::acting::*;

pub(super) static WINDS_UP_THE_DREAM: Relation = Relation {
    id: "winds_up_the_dream",
    themes: Themes::Shared,
    moods: &[Mood::Greed, Mood::Secrecy, Mood::Wonder],
    slots: &[],
    layouts: &[framed("pillow", Setup::NearDark, pillow), framed("dog", Setup::TableEdge, dog)],
};

/// A large face lies asleep on a pillow; a mouse in a nightcap winds a bright ribbon of small sailing ships out of its ear, and another feeds in grey thread.
fn pillow(c: &mut Composer) {
    let woman = c.human(Kind::Woman);
    let s = &mut c.scene;
    s.light_at(560.0, 250.0, 0.45);
    let p = s.palette;
    let night = lch(0.27, 0.06, 268.0);
    still_sky(s, night.dim(0.7), night, night.lighter(0.08), 0.15);
    stars_in(s, 50, [20.0, 20.0, 780.0, 420.0], p.white);
    s.glow(560.0, 330.0, 420.0, p.flame, 0.4);
    // Pillow and blanket: hills.
    let linen = lch(0.86, 0.02, 250.0).mix(p.cream, 0.3);
    s.blob(&nodes![(-60, 760), (60, 640), (300, 590), (560, 620), (760, 690), (860, 800), (860, 1260; corner), (-60, 1260; corner)], Look::of(linen).to(linen.dim(0.6)).inflate(60.0).texture(0.2).rim(1.3));
    s.limb(&nodes![(60, 700), (180, 740), (260, 820)], &[3.0, 14.0, 3.0], veil(linen.dim(0.6), 0.5, 4.0));
    s.limb(&nodes![(740, 740), (690, 800), (660, 880)], &[3.0, 14.0, 3.0], veil(linen.dim(0.6), 0.5, 4.0));
    // The sleeper.
    let woman = woman.hair(hair(&p, 1), Hair::Bob).hat(Hat::None, p.dark);
    s.at(&[shift(380.0, 850.0), turn(-24.0), scale(4.9)], |s| {
        head(
            s,
            &woman,
            &Mien {
                curve: -0.15,
                slant: [14.0, 10.0],
                tilt: 0.0,
                turn: -0.12,
                nod: 0.1,
                ..Feeling::Asleep.mien()
            },
            View::Front,
        );
    });
    let quilt = p.accent2.mix(p.dark, 0.3);
    s.blob(&nodes![(-40, 1120), (160, 1064), (420, 1104), (640, 1070), (860, 1120), (860, 1260; corner), (-60, 1260; corner)], Look::of(quilt.lighter(0.06)).to(quilt.dim(0.6)).inflate(34.0).texture(0.3).rim(1.3));
    // The ribbon.
    let bright = p.gold.mix(p.flame, 0.5);
    let way = nodes![(548, 800), (640, 640), (560, 500), (640, 400), (596, 318)];
    s.glow(590.0, 560.0, 240.0, p.flame, 0.5);
    s.limb(&way, &[30.0, 52.0, 56.0, 52.0, 44.0], Look::of(bright).inflate(8.0).rim(1.5));
    for (x, y, t) in [(628.0, 664.0, -20.0), (570.0, 520.0, 26.0), (626.0, 420.0, -22.0)] {
        s.place(motif("sailing_boat"), At::new(x, y).height(52.0).centred().turned(t).silent());
    }
    // He winds.
    s.limb(&nodes![(520, 360), (690, 360)], &[12.0], Look::of(p.wood).inflate(4.0));
    for x in [548.0, 660.0] {
        s.ellipse(x, 306.0, 18.0, 66.0, Look::of(p.wood.lighter(0.04)).inflate(8.0).rim(1.3));
    }
    s.rect(554.0, 270.0, 100.0, 76.0, Look::of(bright).inflate(18.0).rim(1.4));
    s.limb(&nodes![(678, 306), (724, 306), (724, 276)], &[9.0], Look::of(p.metal).inflate(3.0));
    let mouse = Person::new(Kind::Mouse, &p).wearing(Dress::Coat, p.red).hat(Hat::Nightcap, p.accent);
    let m = Actor::new(mouse, 724.0, 640.0, 370.0)
        .left()
        .feeling(Feeling::Greed)
        .hand(NEAR, 724.0, 326.0, Hand::Grip)
        .hand(FAR, 680.0, 380.0, Hand::Rest)
        .looking_at(point(600.0, 420.0));
    m.paint(s);
    let thread = Person::new(Kind::Mouse, &p).wearing(Dress::Coat, p.leaf.mix(p.dark, 0.3));
    let t = Actor::new(thread, 150.0, 640.0, 330.0)
        .feeling(Feeling::Shame)
        .hand(FAR, 250.0, 520.0, Hand::Pinch)
        .hand_own(NEAR, 9.0, -34.0, Hand::Grip);
    let g = t.grip(FAR);
    t.paint(s);
    s.line(&nodes![(g.x, g.y), (250, 640), (214, 760)], 9.0, Look::of(p.grey).inflate(2.0));
    t.fingers(s, FAR);
    s.focus(400.0, 840.0, 200.0);
    s.focus(600.0, 420.0, 170.0);
    s.focus(180.0, 480.0, 100.0);
    s.note("woman", Role::Subject);
    s.note("mouse", Role::Object);
    s.note("sailing_boat", Role::Detail);
}

/// A dog sleeps by the dying fire; out of its ear a hare pulls a bright ribbon of running hares, carefully, looking at its shut eyes.
fn dog(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(120.0, 760.0, 0.5);
    let p = s.palette;
    let wall = lch(0.26, 0.05, 40.0).mix(p.ambient, 0.4);
    backdrop(s, wall.lighter(0.05), wall.dim(0.6));
    s.glow(60.0, 800.0, 620.0, p.flame, 0.6);
    s.rect(
        -30.0,
        560.0,
        170.0,
        420.0,
        Look::of(p.stone.dim(0.7)).to(p.stone.dim(0.5)).inflate(12.0).texture(0.4),
    );
    s.blob(
        &nodes![(-40, 960; corner), (-40, 700), (40, 660), (96, 740), (100, 960; corner)],
        Look::of(p.red.dim(0.4)).flat(),
    );
    s.blob(&nodes![(-30, 950; corner), (-10, 850), (20, 800; corner), (44, 860), (70, 830; corner), (84, 950; corner)], Look::lamp(p.flame));
    floor(s, 970.0, p.wood_dark.lighter(0.04));
    s.ellipse(420.0, 1090.0, 390.0, 90.0, Look::of(p.red.mix(p.dark, 0.3)).inflate(8.0).texture(0.4));
    s.ellipse(
        420.0,
        1086.0,
        320.0,
        68.0,
        Look::of(p.red.mix(p.gold, 0.25).dim(0.8)).flat().texture(0.4).shadow(0.0),
    );
    // He sleeps.
    let dog = Person::new(Kind::Dog, &p);
    let fur = dog.skin;
    s.blob(
        &nodes![
            (180, 1100),
            (190, 980),
            (290, 890),
            (450, 860),
            (620, 880),
            (720, 960),
            (740, 1060),
            (690, 1116),
            (430, 1130)
        ],
        Look::of(fur).to(fur.dim(0.6)).inflate(60.0).fur(9.0, 80.0, 6.0).rim(1.4),
    );
    s.limb(
        &nodes![(700, 1080), (780, 1100), (720, 1140), (600, 1140)],
        &[44.0, 40.0, 34.0, 16.0],
        Look::of(fur.dim(0.9)).inflate(14.0).fur(7.0, 60.0, 5.0),
    );
    s.limb(
        &nodes![(430, 1080), (330, 1130), (240, 1136)],
        &[66.0, 54.0, 44.0],
        Look::of(fur.lighter(0.03)).inflate(18.0).fur(5.0, 60.0, 5.0),
    );
    s.at(&[shift(290.0, 980.0), turn(-8.0), scale(2.5)], |s| {
        head(s, &dog, &Mien { curve: 0.5, tilt: 0.0, ..Feeling::Asleep.mien() }, View::Front);
    });
    // The hare, and what he pulls.
    let bright = p.gold.mix(p.flame, 0.5);
    let hare = Person::new(Kind::Hare, &p).wearing(Dress::Coat, p.accent2.mix(p.dark, 0.2));
    let h = Actor::new(hare, 610.0, 930.0, 640.0)
        .left()
        .tiptoeing()
        .lean(-4.0)
        .feeling(Feeling::Fear)
        .looking_at(point(320.0, 960.0));
    let h = h.hand(NEAR, 500.0, 600.0, Hand::Grip).hand(FAR, 470.0, 640.0, Hand::Grip);
    let (a, b) = (h.grip(NEAR), h.grip(FAR));
    s.group(Group::new(), |s| {
        h.arm(s, FAR);
        h.legs(s);
        h.body(s);
        h.head(s);
    });
    s.glow(430.0, 720.0, 220.0, p.flame, 0.45);
    s.limb(
        &nodes![
            (404, 890),
            (360, 790),
            (430, 720),
            (b.x, b.y),
            (a.x, a.y),
            (620, 560),
            (560, 400),
            (430, 330),
            (290, 370),
            (180, 300)
        ],
        &[18.0, 30.0, 34.0, 28.0, 28.0, 32.0, 36.0, 36.0, 32.0, 10.0],
        Look::of(bright).inflate(8.0).rim(1.5),
    );
    for (x, y, t) in [(386.0, 770.0, -50.0), (568.0, 420.0, 40.0), (430.0, 326.0, 0.0), (300.0, 362.0, 10.0)]
    {
        s.at(&[shift(x, y), turn(t)], |s| {
            Beast::new(Species::Hare, 0.0, 20.0, 42.0).left().coloured(p.wood_dark).paint(s);
        });
    }
    s.group(Group::new(), |s| h.arm(s, NEAR));
    h.fingers(s, FAR);
    s.focus(290.0, 980.0, 170.0);
    s.focus(560.0, 440.0, 150.0);
    s.focus(480.0, 620.0, 90.0);
    s.note("dog", Role::Subject);
    s.note("hare", Role::Object);
    s.note("campfire", Role::Setting);
}
