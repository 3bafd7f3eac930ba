//! The world is struck and built up again while we sleep.

use super::acting::*;

pub(super) static THE_NIGHT_CREW: Relation = Relation {
    id: "the_night_crew",
    themes: Themes::Only(&["moonhare", "half-asleep"]),
    moods: &[Mood::Secrecy, Mood::Wonder, Mood::Mischief],
    slots: &[],
    layouts: &[framed("land", Setup::Fairground, land), framed("bedroom", Setup::Ribbons, bedroom)],
};

/// By night a crew in slippers rolls up the lawn, wheels off a mountain and carries in the sea; one tree must stay, for a bird broods in it.
fn land(c: &mut Composer) {
    let crew = [Kind::Man, Kind::Woman, Kind::Man, Kind::Boy, Kind::Woman].map(|kind| c.human(kind));
    let (foreman, knits, dozes) = (c.human(Kind::Grandad), c.human(Kind::Granny), c.human(Kind::Man));
    let s = &mut c.scene;
    s.light_at(640.0, 900.0, 0.55);
    let p = s.palette;
    let boards = p.wood.mix(p.accent2, 0.2).dim(0.7);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(boards.dim(0.8)).to(boards).flat().grain(0.0).texture(0.3).shadow(0.0),
    );
    for k in 0..14 {
        s.limb(
            &nodes![(-30, 180.0 + k as f32 * 80.0), (830, 180.0 + k as f32 * 80.0)],
            &[5.0],
            Look::of(boards.dim(0.6)).flat().alpha(0.7),
        );
    }
    // The evening comes down from its hooks.
    let dusk = p.pink.mix(p.red, 0.35);
    s.blob(&nodes![(-30, -30; corner), (470, -30; corner), (500, 60), (430, 120), (330, 90), (250, 170), (150, 140), (90, 250), (-30, 260; corner)], Look::of(dusk.mix(p.accent, 0.2)).to(dusk).inflate(16.0).texture(0.2));
    s.dot(110.0, 120.0, 46.0, Look::of(p.gold.lighter(0.08)).inflate(8.0));
    let slip = |who: Person| Person { boots: p.red.mix(p.pink, 0.3), ..who };
    let one = Actor::new(slip(crew[0].wearing(Dress::Shirt, p.accent2)), 400.0, 366.0, 310.0)
        .left()
        .feeling(Feeling::Calm);
    let one = one
        .with(|m| m.facing(0.4).nodding(-0.3).glancing(0.4, -0.8))
        .hand(NEAR, 330.0, 110.0, Hand::Grip)
        .hand(FAR, 400.0, 104.0, Hand::Grip);
    under(s, 400.0, 368.0, 60.0);
    one.paint(s);
    // A mountain goes off on castors.
    let rock = p.stone.mix(p.accent2, 0.25);
    for x in [556.0, 640.0, 730.0] {
        s.dot(x, 392.0, 22.0, Look::of(p.dark.lighter(0.1)).inflate(6.0));
        s.dot(x, 392.0, 8.0, Look::of(p.gold).inflate(2.0));
    }
    s.poly(
        &nodes![(520, 380), (570, 240), (610, 190), (650, 70), (700, 180), (740, 220), (800, 380)],
        Look::of(rock).inflate(18.0).texture(0.45),
    );
    s.poly(
        &nodes![(606, 200), (650, 64), (702, 186), (676, 170), (652, 204), (632, 174)],
        Look::of(p.white).inflate(8.0),
    );
    let two = Actor::new(slip(crew[1].wearing(Dress::Apron, p.red)), 494.0, 430.0, 310.0)
        .lean(16.0)
        .feeling(Feeling::Fury);
    let two = two.hand(NEAR, 572.0, 290.0, Hand::Cover).hand(FAR, 590.0, 270.0, Hand::Cover).feet(
        (-16.0, -5.0),
        (4.0, -4.0),
        [24.0, 0.0],
    );
    under(s, 494.0, 432.0, 60.0);
    two.paint(s);
    // The lawn is rolled up.
    let lawn = p.leaf.lighter(0.1);
    s.poly(
        &nodes![(-30, 560), (330, 530), (350, 720), (-30, 780)],
        Look::of(lawn).to(lawn.dim(0.8)).inflate(6.0).grass(12.0, 90.0, 6.0),
    );
    for (x, y) in [(60.0, 640.0), (150.0, 700.0), (220.0, 600.0)] {
        s.place(motif("sunflower"), At::new(x, y).height(64.0).standing().silent());
    }
    s.limb(
        &nodes![(322, 530), (348, 720)],
        &[84.0, 96.0],
        Look::of(lawn.dim(0.8)).inflate(26.0).grass(8.0, 0.0, 5.0),
    );
    s.dot(350.0, 730.0, 48.0, Look::of(p.wood).inflate(8.0));
    for r in [34.0, 20.0, 8.0] {
        s.stroke(&Path::ellipse(350.0, 730.0, r, r), 5.0, Look::of(lawn).flat());
    }
    let three = Actor::new(
        slip(crew[2].wearing(Dress::Shirt, p.gold.mix(p.red, 0.2)).hat(Hat::Nightcap, p.red)),
        470.0,
        760.0,
        360.0,
    )
    .left()
    .lean(14.0)
    .feeling(Feeling::Mischief);
    let three = three
        .hand(NEAR, 388.0, 640.0, Hand::Cover)
        .hand(FAR, 384.0, 600.0, Hand::Cover)
        .with(|m| m.facing(0.2).glancing(-0.2, 0.5));
    under(s, 470.0, 764.0, 80.0);
    three.paint(s);
    s.focus(430.0, 560.0, 120.0);
    // Two carry in the sea.
    let a = Actor::new(slip(crew[3].wearing(Dress::Coat, p.leaf)), 90.0, 1180.0, 360.0).feeling(Feeling::Joy);
    let b = Actor::new(slip(crew[4].wearing(Dress::Gown, p.accent)), 410.0, 1180.0, 420.0)
        .left()
        .feeling(Feeling::Tenderness);
    let (ea, eb) = (a.eye(), b.eye());
    let a = a.looking_at(eb).hand(NEAR, 170.0, 1010.0, Hand::Grip).hand(FAR, 176.0, 990.0, Hand::Grip);
    let b = b.looking_at(ea).hand(NEAR, 322.0, 1010.0, Hand::Grip).hand(FAR, 316.0, 990.0, Hand::Grip);
    under(s, 90.0, 1184.0, 80.0);
    under(s, 410.0, 1184.0, 90.0);
    s.group(Group::new(), |s| {
        a.layers(s);
        b.layers(s);
        s.blob(&nodes![(160, 990; corner), (186, 966), (212, 990), (240, 962), (268, 992), (296, 964), (330, 990; corner), (320, 1070), (350, 1150), (240, 1176), (140, 1150), (170, 1070)], Look::of(known_water(s).lighter(0.06)).to(known_water(s).dim(0.75)).inflate(18.0).texture(0.3).rim(1.0));
        for y in [1040.0, 1090.0, 1130.0] {
            s.limb(&nodes![(176, y), (210, y - 12.0), (246, y), (282, y - 12.0), (318, y)], &[6.0], Look::of(p.white).inflate(2.0).alpha(0.85));
        }
        s.place(motif("sailing_boat"), At::new(250.0, 988.0).height(90.0).standing().silent());
        a.arm(s, NEAR);
        b.arm(s, NEAR);
    });
    // One tree can't be moved.
    s.place(motif("oak"), At::new(650.0, 760.0).height(360.0).standing().silent());
    s.place(motif("nest"), At::new(640.0, 560.0).height(60.0).standing().silent());
    s.place(motif("songbird"), At::new(640.0, 532.0).height(66.0).standing().silent());
    let knits = Actor::new(slip(knits.wearing(Dress::Coat, p.accent2)), 690.0, 830.0, 330.0)
        .left()
        .sitting()
        .feeling(Feeling::Calm);
    let knits = knits
        .with(|m| m.facing(0.2).nodding(0.4).glancing(0.0, 0.8))
        .hand_own(NEAR, 16.0, -42.0, Hand::Pinch)
        .hand_own(FAR, 20.0, -42.0, Hand::Pinch);
    let g = knits.grip(NEAR);
    under(s, 680.0, 832.0, 80.0);
    knits.paint(s);
    s.blob(
        &nodes![
            (g.x - 34.0, g.y),
            (g.x + 30.0, g.y - 4.0),
            (g.x + 40.0, g.y + 90.0),
            (g.x - 30.0, g.y + 96.0)
        ],
        Look::of(p.red).inflate(7.0).texture(0.4).hatch(0.8),
    );
    s.limb(&nodes![(g.x - 46.0, g.y - 22.0), (g.x + 30.0, g.y + 6.0)], &[5.0], Look::of(p.gold).inflate(1.0));
    let dozes = Actor::new(slip(dozes.wearing(Dress::Shirt, p.leaf)), 566.0, 840.0, 320.0)
        .front()
        .sitting()
        .feeling(Feeling::Asleep);
    dozes.with(|m| m.tilted(16.0)).paint(s);
    // The foreman.
    let boss = Actor::new(
        slip(foreman.wearing(Dress::Coat, p.red.mix(p.dark, 0.2)).hat(Hat::Bowler, p.dark.lighter(0.12))),
        650.0,
        1210.0,
        480.0,
    )
    .left()
    .feeling(Feeling::Suspicion);
    let boss = boss
        .with(|m| m.facing(0.3).glancing(0.2, -0.2))
        .hand_own(NEAR, 20.0, -64.0, Hand::Grip)
        .hand_own(FAR, 16.0, -52.0, Hand::Cup);
    let (l, w) = (boss.grip(NEAR), boss.grip(FAR));
    under(s, 650.0, 1212.0, 110.0);
    boss.paint(s);
    s.place(motif("pocket_watch"), At::new(w.x, w.y - 6.0).height(56.0).centred().silent());
    s.place(motif("lantern"), At::new(l.x, l.y - 4.0).height(120.0).hanging().silent());
    s.glow(l.x, l.y + 60.0, 300.0, p.flame, 0.65);
    s.focus(640.0, 900.0, 140.0);
    s.note("crowd", Role::Subject);
    s.note("mountains", Role::Object);
    s.note("lantern", Role::Object);
    s.note("nest", Role::Detail);
}

/// Mice in nightcaps peel the night off a bedroom from corner to corner, morning already under it; one catches the dream as it leaves the sleeper's ear.
fn bedroom(c: &mut Composer) {
    let boy = c.human(Kind::Boy);
    let s = &mut c.scene;
    s.light_at(140.0, 160.0, 0.55);
    let p = s.palette;
    let day = p.cream.mix(p.flame, 0.35);
    let night = p.ambient.mix(p.accent2, 0.3).dim(0.55);
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(day).to(day.dim(0.9)).flat().texture(0.12).shadow(0.0));
    for k in 0..9 {
        for j in 0..9 {
            let (x, y) = (20.0 + k as f32 * 96.0 + (j % 2) as f32 * 48.0, 40.0 + j as f32 * 100.0);
            s.dot(x, y, 13.0, Look::of(p.red.mix(day, 0.45)).flat().shadow(0.0));
            s.limb(
                &nodes![(x, y + 12.0), (x + 4.0, y + 40.0)],
                &[5.0],
                Look::of(p.leaf.mix(day, 0.4)).flat().shadow(0.0),
            );
        }
    }
    // Morning's window.
    s.rect(60.0, 90.0, 230.0, 330.0, Look::of(p.white).inflate(8.0));
    s.rect(80.0, 110.0, 190.0, 290.0, Look::lamp(p.sky[3].mix(p.white, 0.35)));
    s.dot(150.0, 300.0, 52.0, Look::lamp(p.flame.mix(p.gold, 0.4)));
    s.rect(168.0, 110.0, 12.0, 290.0, Look::of(p.white).inflate(3.0));
    s.rect(80.0, 246.0, 190.0, 12.0, Look::of(p.white).inflate(3.0));
    s.glow(150.0, 290.0, 360.0, p.flame, 0.5);
    // The night, coming off.
    s.blob(&nodes![(600, -40; corner), (840, -40; corner), (840, 980; corner), (160, 1000; corner), (230, 840), (380, 620), (480, 330), (560, 120)], Look::of(night).to(night.dim(0.7)).inflate(8.0).texture(0.15).shadow(0.8));
    for k in 0..60 {
        let (x, y) = (s.rng.range(360.0, 790.0), s.rng.range(10.0, 760.0));
        if x + y * 0.42 > 680.0 {
            s.dot(x, y, 1.8 + (k % 4) as f32, Look::lamp(p.cream));
        }
    }
    s.place(motif("crescent_moon"), At::new(700.0, 170.0).height(130.0).centred().silent());
    // Its edge is rolled.
    s.limb(
        &nodes![(606, -50), (560, 110), (486, 330), (384, 620), (236, 850), (150, 1000)],
        &[64.0, 76.0, 84.0, 90.0, 80.0, 60.0],
        Look::of(night.lighter(0.1)).inflate(26.0).texture(0.25).rim(1.0),
    );
    for (x, y) in [(560.0, 110.0), (490.0, 320.0), (440.0, 470.0), (384.0, 620.0), (520.0, 220.0)] {
        s.dot(x - 8.0, y, 4.0, Look::lamp(p.cream));
    }
    // The bed.
    s.rect(560.0, 760.0, 290.0, 330.0, Look::of(p.wood).inflate(18.0).grain(90.0).texture(0.3));
    s.ellipse(610.0, 940.0, 170.0, 84.0, Look::of(p.white).inflate(30.0).texture(0.15));
    let sleepy = Feeling::Asleep.mien();
    s.at(&[shift(600.0, 904.0), turn(-14.0), scale(2.15)], |s| head(s, &boy, &sleepy, View::Front));
    s.blob(&nodes![(330, 1240; corner), (350, 1080), (470, 990), (640, 1010), (840, 960; corner), (840, 1240; corner)], Look::of(p.accent.mix(p.dark, 0.1)).inflate(34.0).texture(0.3));
    for (x, y) in [(460.0, 1080.0), (560.0, 1130.0), (660.0, 1070.0), (750.0, 1130.0), (420.0, 1170.0)] {
        s.place(motif("star"), At::new(x, y).height(44.0).centred().turned(x).silent());
    }
    s.focus(600.0, 900.0, 150.0);
    // The crew.
    let mouse = |coat: Colour, cap: Colour| {
        Person::new(Kind::Mouse, &p).wearing(Dress::Nightshirt, coat).hat(Hat::Nightcap, cap)
    };
    super::kit::ladder(s, point(290.0, 960.0), point(420.0, 250.0), 84.0);
    let top = Actor::new(mouse(p.accent2, p.red), 380.0, 480.0, 300.0).feeling(Feeling::Calm);
    let top = top
        .looking_at(point(520.0, 240.0))
        .hand(NEAR, 470.0, 330.0, Hand::Cover)
        .hand(FAR, 494.0, 280.0, Hand::Cover)
        .feet((-6.0, -4.0), (8.0, -12.0), [0.0, 0.0]);
    top.paint(s);
    let low = Actor::new(mouse(p.leaf, p.gold), 150.0, 900.0, 350.0).lean(10.0).feeling(Feeling::Fear);
    let low = low.looking_at(point(600.0, 900.0)).hand(NEAR, 248.0, 760.0, Hand::Cover).hand(
        FAR,
        276.0,
        720.0,
        Hand::Cover,
    );
    under(s, 150.0, 904.0, 80.0);
    low.paint(s);
    // One has a net for the dream; the foreman says hush.
    let net = Actor::new(mouse(p.red, p.accent2), 440.0, 1010.0, 300.0).feeling(Feeling::Greed);
    let net = net.looking_at(point(520.0, 800.0)).hand_own(NEAR, 20.0, -70.0, Hand::Grip);
    let g = net.grip(NEAR);
    s.group(Group::new(), |s| {
        net.layers(s);
        s.limb(
            &nodes![(g.x - 30.0, g.y + 60.0), (g.x + 26.0, g.y - 60.0)],
            &[8.0],
            Look::of(p.wood.lighter(0.1)).inflate(2.0),
        );
        net.arm(s, NEAR);
    });
    s.ellipse(g.x + 40.0, g.y - 96.0, 54.0, 44.0, Look::of(p.white).alpha(0.35).inflate(8.0));
    s.stroke(&Path::ellipse(g.x + 40.0, g.y - 96.0, 54.0, 44.0), 7.0, Look::of(p.gold).inflate(2.0));
    s.place(motif("whale"), At::new(g.x + 46.0, g.y - 100.0).height(50.0).centred().silent());
    s.glow(g.x + 44.0, g.y - 100.0, 110.0, p.cream, 0.5);
    let boss =
        Actor::new(mouse(p.white, p.red).glasses(), 170.0, 1200.0, 400.0).front().feeling(Feeling::Suspicion);
    let m = boss.mouth();
    let boss = boss
        .with(|m| m.facing(0.2).glancing(0.0, 0.0))
        .hand(FAR, m.x + 16.0, m.y + 44.0, Hand::Hush)
        .hand_own(NEAR, -20.0, -44.0, Hand::Grip);
    let l = boss.grip(NEAR);
    under(s, 170.0, 1204.0, 90.0);
    boss.paint(s);
    s.place(motif("lantern"), At::new(l.x, l.y - 4.0).height(100.0).hanging().silent());
    s.glow(l.x, l.y + 50.0, 150.0, p.flame, 0.5);
    s.focus(180.0, 960.0, 130.0);
    s.note("mouse", Role::Subject);
    s.note("bed", Role::Object);
    s.note("ladder", Role::Object);
    s.note("whale", Role::Detail);
}
