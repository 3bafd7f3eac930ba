//! It began small, and nobody can say no to the next one.

mod donkey;

use self::donkey::donkey;
use super::acting::*;

pub(super) static IT_GATHERS_AS_IT_GOES: Relation = Relation {
    id: "it_gathers_as_it_goes",
    themes: Themes::Only(&["roots", "tides"]),
    moods: &[Mood::Mischief, Mood::Dread, Mood::Freedom],
    slots: &[],
    layouts: &[framed("snowball", Setup::Ribbons, snowball), framed("donkey", Setup::Slant, donkey)],
};

/// Somebody who sticks in the ball: from its middle at this angle, head outward.
fn stuck(s: &mut Scene, middle: Point, r: f32, degrees: f32, a: &Actor) {
    s.at(&[shift(middle.x, middle.y), turn(degrees), shift(0.0, -r)], |s| a.paint(s));
}

/// A snowball as large as a house rolls down with a granny, a fox with a trumpet, a cow and others stuck in it; below, a girl with a packed bag waits for it, and a boy with snow on his mittens looks at us.
fn snowball(c: &mut Composer) {
    c.scene.light_at(640.0, 90.0, 0.55);
    let (boy, girl, granny, man) =
        (c.human(Kind::Boy), c.human(Kind::Girl), c.human(Kind::Granny), c.human(Kind::Man));
    let s = &mut c.scene;
    let p = s.palette;
    let sky = lch(0.62, 0.08, 240.0).mix(p.sky[2], 0.3);
    s.paint_sky(Sky {
        stops: vec![(0.0, sky.dim(0.8)), (0.5, sky.lighter(0.06)), (1.0, sky.lighter(0.12))],
        ..Sky::of(&p, 0.2, 0.4)
    });
    let snow = p.white.mix(sky, 0.12);
    s.poly(
        &nodes![(-40, 420), (120, 180), (300, 360), (520, 250), (860, 520), (860, 700), (-40, 700)],
        Look::of(snow.mix(sky, 0.45)).inflate(14.0).texture(0.2),
    );
    // The slope from top left to low right, with the green furrow behind the ball.
    s.blob(&nodes![(-40, 300; corner), (120, 360), (420, 640), (640, 860), (840, 960; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(snow).to(snow.dim(0.86)).inflate(12.0).texture(0.2));
    s.limb(
        &nodes![(-30, 320), (120, 400), (300, 580)],
        &[26.0, 70.0, 170.0],
        Look::of(lch(0.52, 0.11, 130.0)).inflate(8.0).grass(9.0, 60.0, 5.0).texture(0.3),
    );
    for (x, y, h) in [(60.0, 620.0, 130.0), (20.0, 740.0, 150.0), (760.0, 930.0, 170.0)] {
        for k in 0..3 {
            let (w, top) = (h * (0.2 + 0.1 * k as f32), y - h + k as f32 * h * 0.26);
            s.poly(
                &nodes![(x, top), (x + w, top + h * 0.4), (x - w, top + h * 0.4)],
                Look::of(p.leaf.mix(p.dark, 0.3)).inflate(7.0),
            );
        }
    }
    // The ball, and who sticks in it.
    let middle = point(430.0, 510.0);
    let r = 248.0;
    under(s, 500.0, 800.0, 250.0);
    let fox = Person::new(Kind::Fox, &p).wearing(Dress::Coat, p.red).hat(Hat::Cap, p.dark);
    let fox = Actor::new(fox, 0.0, 130.0, 300.0)
        .front()
        .feeling(Feeling::Joy)
        .hand_own(NEAR, -26.0, -76.0, Hand::Wave)
        .hand_own(FAR, 24.0, -64.0, Hand::Wave);
    let granny = granny.wearing(Dress::Apron, p.accent2).glasses();
    let granny = Actor::new(granny, 0.0, 130.0, 290.0)
        .front()
        .feeling(Feeling::Calm)
        .hand_own(NEAR, -9.0, -56.0, Hand::Grip)
        .hand_own(FAR, 9.0, -56.0, Hand::Grip);
    let man = man.wearing(Dress::Coat, p.leaf).hat(Hat::Bowler, p.dark);
    let man = Actor::new(man, 0.0, 140.0, 300.0)
        .front()
        .feeling(Feeling::Offended)
        .hand_own(NEAR, -28.0, -60.0, Hand::Open)
        .hand_own(FAR, 28.0, -60.0, Hand::Open);
    let hen = Person::new(Kind::Hen, &p).wearing(Dress::Apron, p.gold);
    let hen = Actor::new(hen, 0.0, 104.0, 216.0)
        .front()
        .feeling(Feeling::Fury)
        .hand_own(NEAR, -26.0, -80.0, Hand::Fist)
        .hand_own(FAR, 24.0, -84.0, Hand::Fist);
    let pig = Person::new(Kind::Pig, &p).wearing(Dress::Shirt, p.accent);
    let pig = Actor::new(pig, 0.0, 116.0, 240.0)
        .front()
        .feeling(Feeling::Asleep)
        .hand_own(NEAR, -20.0, -40.0, Hand::Rest)
        .hand_own(FAR, 20.0, -40.0, Hand::Rest);
    for (degrees, who) in [(-64.0, &man), (-12.0, &fox), (38.0, &granny), (82.0, &hen), (-108.0, &pig)] {
        stuck(s, middle, r, degrees, who);
    }
    s.at(&[shift(middle.x, middle.y), turn(150.0), shift(0.0, -r - 20.0)], |s| {
        s.place(motif("house"), At::new(0.0, 40.0).height(170.0).standing().silent());
    });
    s.dot(
        middle.x,
        middle.y,
        r,
        Look::of(p.white.lighter(0.02)).to(p.white.mix(sky, 0.32)).inflate(110.0).texture(0.3).rim(1.3),
    );
    for (x, y, w) in
        [(360.0, 400.0, 120.0), (520.0, 470.0, 150.0), (400.0, 600.0, 170.0), (540.0, 640.0, 110.0)]
    {
        s.limb(
            &nodes![(x - w * 0.5, y + 16.0), (x, y), (x + w * 0.5, y + 22.0)],
            &[3.0, 13.0, 3.0],
            Look::of(sky.lighter(0.1)).alpha(0.5).soft(2.0).flat().shadow(0.0),
        );
    }
    // What else it took: a sledge, a cow that looks out of the middle, a boot.
    let cow = Mien { gaze: [0.2, 0.3], turn: 0.1, ..Feeling::Suspicion.mien() };
    s.dot(430.0, 540.0, 92.0, Look::of(p.ambient).alpha(0.18).soft(10.0).flat().shadow(0.0));
    let sheep = Person::new(Kind::Sheep, &p);
    s.at(&[shift(430.0, 530.0), turn(-16.0), scale(1.5)], |s| head(s, &sheep, &cow, View::Front));
    s.at(&[shift(300.0, 640.0), turn(-60.0)], |s| {
        s.place(motif("boot"), At::new(0.0, 0.0).height(96.0).centred().silent());
    });
    s.at(&[shift(590.0, 380.0), turn(50.0)], |s| {
        s.place(motif("trumpet"), At::new(0.0, 0.0).height(70.0).centred().silent());
    });
    s.focus(430.0, 530.0, 100.0);
    s.focus(420.0, 200.0, 110.0);
    s.focus(620.0, 280.0, 90.0);
    for (x, y, k) in [(650.0, 800.0, 40.0), (700.0, 760.0, 26.0), (560.0, 830.0, 50.0), (740.0, 820.0, 22.0)]
    {
        s.dot(x, y, k, Look::of(p.white).inflate(k * 0.4).alpha(0.9));
    }
    // She who waits for it.
    under(s, 668.0, 1150.0, 110.0);
    let girl = girl.wearing(Dress::Coat, p.accent).cloth(Cloth::Dots).hat(Hat::Woolly, p.gold).scarf(p.red);
    let girl = Actor::new(girl, 664.0, 1160.0, 400.0).left().feeling(Feeling::Joy).looking_at(middle);
    let girl = girl.hand_own(FAR, 24.0, -94.0, Hand::Wave).hand_own(NEAR, -12.0, -36.0, Hand::Grip);
    let g = girl.grip(NEAR);
    s.group(Group::new(), |s| {
        girl.arm(s, FAR);
        girl.legs(s);
        girl.body(s);
        girl.head(s);
        girl.arm_with(s, NEAR, |s| {
            s.place(motif("suitcase"), At::new(g.x + 4.0, g.y - 4.0).height(110.0).hanging().silent());
        });
    });
    s.focus(640.0, 860.0, 100.0);
    // He who began it.
    under(s, 200.0, 1180.0, 150.0);
    let boy = boy.wearing(Dress::Coat, lch(0.42, 0.10, 255.0)).hat(Hat::Woolly, p.red).scarf(p.cream);
    let boy = Actor::new(boy, 200.0, 1300.0, 640.0).front().feeling(Feeling::Shame);
    let boy = boy.with(|m| Mien {
        turn: -0.15,
        gaze: [0.1, -0.1],
        nod: 0.2,
        tilt: -8.0,
        curve: 0.2,
        skew: 0.5,
        ..m
    });
    let boy = boy.hand_own(NEAR, -9.0, -45.0, Hand::Fist).hand_own(FAR, 7.0, -50.0, Hand::Cover);
    boy.paint(s);
    for (side, k) in [(NEAR, 1.0), (FAR, 0.8)] {
        let g = boy.grip(side);
        for (dx, dy, r) in [(-16.0, -8.0, 17.0), (12.0, -2.0, 14.0), (0.0, 14.0, 15.0)] {
            s.dot(g.x + dx, g.y + dy, r * k, Look::of(p.white).inflate(5.0));
        }
    }
    s.focus(200.0, 820.0, 130.0);
    s.note("boy", Role::Subject);
    s.note("girl", Role::Object);
    s.note("fox", Role::Detail);
    s.note("snowfield", Role::Setting);
}
