//! One house has it all; the others got the rest.

use super::acting::*;

pub(super) static ALL_THE_LIGHT_IN_ONE_HOUSE: Relation = Relation {
    id: "all_the_light_in_one_house",
    themes: Themes::Only(&["moonhare", "half-asleep", "moth-court", "first-light"]),
    moods: &[Mood::Greed, Mood::Wonder, Mood::Loneliness],
    slots: &[],
    layouts: &[framed("villa", Setup::Hinge, villa), framed("tent", Setup::Gap, tent)],
};

/// A bulb that burns.
fn bulb(s: &mut Scene, x: f32, y: f32, r: f32) {
    let p = s.palette;
    s.rect(x - r * 0.4, y - r * 1.5, r * 0.8, r * 0.7, Look::of(p.gold.dim(0.7)).inflate(2.0));
    s.glow(x, y, r * 3.6, p.flame.mix(p.white, 0.3), 0.7);
    s.dot(x, y, r, Look::lamp(p.flame.mix(p.white, 0.4)));
    s.dot(x, y, r * 0.5, Look::lamp(p.white));
}

/// Left a house ablaze with bulbs, its owner shading his eyes; right, in the dark, all the others on the roofs under the stars. His boy climbs over with a pillow.
fn villa(c: &mut Composer) {
    let (owner, boy) = (c.human(Kind::Man), c.human(Kind::Boy));
    let watchers = [Kind::Granny, Kind::Girl, Kind::Man, Kind::Woman].map(|kind| c.human(kind));
    let s = &mut c.scene;
    s.light_at(60.0, 420.0, 0.5);
    let p = s.palette;
    let night = p.ambient.mix(p.accent2, 0.25).dim(0.5);
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(night.dim(0.6)).to(night.lighter(0.05)).flat().shadow(0.0));
    // More stars than ever.
    for k in 0..170 {
        let (x, y) = (s.rng.range(340.0, 800.0), s.rng.range(0.0, 620.0));
        s.dot(
            x,
            y,
            1.2 + (k % 5) as f32 * 0.7,
            Look::lamp(if k % 7 == 0 { p.accent2.mix(p.white, 0.5) } else { p.cream }),
        );
    }
    s.glow(600.0, 240.0, 300.0, p.accent2.mix(p.white, 0.4), 0.25);
    // The villa.
    let wall = p.gold.mix(p.wood, 0.5).dim(0.9);
    s.rect(-30.0, -30.0, 330.0, 1280.0, Look::of(wall.lighter(0.04)).to(wall).flat().texture(0.12));
    s.glow(110.0, 360.0, 420.0, p.flame, 0.35);
    for (k, ys) in [
        [90.0, 250.0, 400.0],
        [170.0, 330.0, 480.0],
        [60.0, 220.0, 390.0],
        [150.0, 300.0, 450.0],
        [100.0, 240.0, 370.0],
    ]
    .into_iter()
    .enumerate()
    {
        let x = 30.0 + k as f32 * 58.0;
        s.line(&nodes![(x, -20), (x + 4.0, ys[2])], 3.0, Look::of(p.ink).flat());
        for y in ys {
            bulb(s, x, y, 25.0);
        }
    }
    for k in 0..5 {
        let y = 40.0 + k as f32 * 90.0;
        s.line(
            &nodes![(300, y), (420, y + 60.0), (560, y + 20.0), (830, y + 110.0)],
            3.0,
            Look::of(p.ink).alpha(0.8).flat(),
        );
    }
    let owner = owner.wearing(Dress::Robe, p.red).girth(1.25);
    let owner = Actor::new(owner, 124.0, 1290.0, 800.0).front().feeling(Feeling::Sorrow);
    let owner = owner.with(|m| crate::actors::Mien {
        tear: false,
        upper: [0.75, 0.75],
        lower: [0.4, 0.4],
        ..m.facing(0.2).tilted(0.0).nodding(0.1)
    });
    let owner =
        owner.hand_own(FAR, 9.0, -93.0, Hand::Cover).elbow(FAR, 1.0).hand_own(NEAR, -15.0, -44.0, Hand::Rest);
    owner.paint(s);
    // The roofs, and who lies on them.
    let roof = p.red.mix(night, 0.7);
    for (x, y, w, n) in [(520.0, 700.0, 190.0, 0usize), (700.0, 640.0, 170.0, 3)] {
        s.poly(
            &nodes![(x - w, y + 180.0), (x - w * 0.7, y), (x + w * 0.7, y), (x + w, y + 180.0)],
            Look::of(roof.lighter(0.02)).inflate(12.0).texture(0.4).hatch(0.6),
        );
        let a = Actor::new(watchers[n], x - 10.0, y + 66.0, 300.0)
            .front()
            .sitting()
            .feeling(Feeling::Awe)
            .with(|m| m.nodding(-0.6).glancing(0.2, -0.8));
        a.hand_own(NEAR, -22.0, -26.0, Hand::Rest).hand_own(FAR, 22.0, -26.0, Hand::Rest).paint(s);
    }
    s.poly(
        &nodes![(360, 1240), (420, 900), (800, 850), (860, 1240)],
        Look::of(roof).inflate(14.0).texture(0.4).hatch(0.6),
    );
    let sit = |who: Person, x: f32, y: f32, h: f32| Actor::new(who, x, y, h).front().sitting();
    let girl = sit(watchers[1], 560.0, 1090.0, 380.0)
        .feeling(Feeling::Awe)
        .with(|m| m.facing(0.2).nodding(-0.6).glancing(0.4, -0.8))
        .hand_own(FAR, 26.0, -84.0, Hand::Point)
        .elbow(FAR, 1.0);
    let man = sit(watchers[2], 710.0, 1090.0, 430.0)
        .feeling(Feeling::Tenderness)
        .with(|m| m.facing(-0.4).nodding(0.0).glancing(-0.8, 0.0).tilted(-6.0))
        .hand_own(NEAR, -24.0, -52.0, Hand::Rest);
    man.paint(s);
    girl.paint(s);
    s.glow(420.0, 700.0, 200.0, p.flame, 0.2);
    // The wall between, and the one who changes sides.
    s.rect(272.0, 700.0, 66.0, 560.0, Look::of(p.stone.mix(night, 0.35)).inflate(12.0).texture(0.4));
    let boy = boy.wearing(Dress::Nightshirt, p.white);
    let boy = Actor::new(boy, 318.0, 820.0, 400.0).hip(0.0, -30.0).lean(10.0).feeling(Feeling::Joy);
    let boy = boy
        .feet((-12.0, -10.0), (18.0, 0.0), [10.0, 20.0])
        .with(|m| m.facing(0.7).nodding(-0.4).glancing(0.6, -0.7))
        .hand_own(NEAR, 8.0, -44.0, Hand::Cover)
        .hand_own(FAR, 30.0, -40.0, Hand::Open);
    let g = boy.grip(NEAR);
    s.group(Group::new(), |s| {
        boy.arm(s, FAR);
        boy.legs(s);
        boy.body(s);
        boy.head(s);
        s.blob(
            &nodes![
                (g.x - 60.0, g.y - 30.0),
                (g.x + 40.0, g.y - 44.0),
                (g.x + 56.0, g.y + 30.0),
                (g.x - 40.0, g.y + 44.0)
            ],
            Look::of(p.white.mix(p.accent2, 0.25)).inflate(20.0).texture(0.2),
        );
        boy.arm(s, NEAR);
    });
    s.focus(330.0, 560.0, 140.0);
    s.note("light_bulb", Role::Object);
    s.note("gentleman", Role::Subject);
    s.note("boy", Role::Detail);
    s.note("star", Role::Object);
}

/// The same person without any colour.
fn grey(who: &Person, p: &moonhare_scene::palette::Palette) -> Person {
    let of = |c: Colour| lch(c.l, 0.008, 80.0).mix(p.stone, 0.25);
    Person {
        skin: of(who.skin),
        hair: of(who.hair),
        hat_colour: of(who.hat_colour),
        coat: of(who.coat),
        legs: of(who.legs),
        boots: of(who.boots),
        eyes: of(who.eyes),
        ..*who
    }
}

/// All colour is in one tent, where a tired king sits on paint pots; outside the grey ones dance. A girl's hand has gone under the hem and come out red.
fn tent(c: &mut Composer) {
    let king = c.human(Kind::Grandad);
    let dancers = [Kind::Woman, Kind::Man, Kind::Granny].map(|kind| c.human(kind));
    let girl = c.human(Kind::Girl);
    let s = &mut c.scene;
    s.light_at(400.0, 620.0, 0.55);
    let p = s.palette;
    let ash = lch(0.62, 0.008, 80.0).mix(p.fog, 0.12);
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(ash.dim(0.8)).to(ash).flat().texture(0.2).shadow(0.0));
    s.blob(&nodes![(-40, 960; corner), (200, 920), (600, 930), (840, 950; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(ash.dim(0.72)).to(ash.dim(0.5)).inflate(8.0).grass(9.0, 90.0, 6.0).shadow(0.0));
    for (x, h) in [(40.0, 330.0), (760.0, 380.0)] {
        s.limb(&nodes![(x, 960), (x + 8.0, 960.0 - h)], &[24.0, 12.0], Look::of(ash.dim(0.5)).inflate(6.0));
        for (dx, dy, r) in [(0.0, 0.0, 80.0), (-50.0, 50.0, 60.0), (50.0, 60.0, 62.0)] {
            s.dot(
                x + dx,
                960.0 - h + dy,
                r,
                Look::of(ash.dim(0.66)).inflate(26.0).texture(0.4).fur(8.0, 90.0, 5.0),
            );
        }
    }
    // The tent: plain outside; through its slit, everything.
    let canvas = ash.lighter(0.12);
    s.blob(&nodes![(400, 60; corner), (520, 300), (720, 560), (740, 1010; corner), (60, 1010; corner), (80, 560), (280, 300)], Look::of(canvas).to(canvas.dim(0.8)).inflate(26.0).texture(0.25).grain(90.0));
    let slit = Path::blob(
        &nodes![(400, 250; corner), (500, 480), (580, 760), (600, 1000; corner), (200, 1000; corner), (220, 760), (300, 480)],
    );
    s.group(Group::new().clip(slit.clone()), |s| {
        s.part(&slit, Look::of(p.gold.lighter(0.05)).to(p.red).flat().shadow(0.0));
        let all = [p.red, p.gold, p.leaf.lighter(0.1), p.accent2, p.accent, p.pink, p.fox];
        for k in 0..16 {
            let a = radians(-90.0 + (k as f32 - 7.5) * 12.0);
            s.poly(
                &nodes![
                    (400, 640),
                    (400.0 + cos(a - 0.1) * 600.0, 640.0 + sin(a - 0.1) * 600.0),
                    (400.0 + cos(a + 0.1) * 600.0, 640.0 + sin(a + 0.1) * 600.0)
                ],
                Look::of(all[k % 7]).inflate(6.0).shadow(0.0),
            );
        }
        s.glow(400.0, 640.0, 260.0, p.light, 0.5);
        for k in 0..22 {
            let (x, y) = (200.0 + (k * 53 % 400) as f32, 880.0 + (k / 6) as f32 * 36.0);
            s.dot(x, y, 38.0, Look::of(all[k % 7]).inflate(14.0).texture(0.2));
        }
    });
    s.place(motif("balloon"), At::new(470.0, 480.0).height(120.0).centred().silent());
    let king = king.bearded().wearing(Dress::Robe, p.accent).hat(Hat::Crown, p.gold);
    let king = Actor::new(king, 400.0, 980.0, 520.0).front().sitting().feeling(Feeling::Sorrow);
    let king = king
        .with(|m| crate::actors::Mien { tear: false, ..m.facing(-0.4).glancing(-0.8, 0.3).tilted(-8.0) })
        .hand_own(NEAR, -12.0, -28.0, Hand::Rest)
        .hand_own(FAR, 12.0, -28.0, Hand::Rest);
    king.paint(s);
    for side in [-1.0, 1.0] {
        let x = |v: f32| 400.0 + side * v;
        s.blob(&nodes![(x(0.0), 236; corner), (x(112.0), 480), (x(192.0), 760), (x(216.0), 1010; corner), (x(270.0), 1010; corner), (x(230.0), 720), (x(150.0), 480)], Look::of(canvas.dim(0.92)).inflate(16.0).grain(90.0).texture(0.25));
    }
    // Outside they have nothing, and a good time.
    let [a, b, d] = dancers.map(|who| grey(&who, &p));
    let a = Actor::new(a, 96.0, 1130.0, 460.0).lean(-6.0).feeling(Feeling::Joy).feet(
        (-12.0, -4.0),
        (14.0, -16.0),
        [10.0, 20.0],
    );
    let b = Actor::new(b, 250.0, 1150.0, 480.0).left().lean(-6.0).feeling(Feeling::Joy).feet(
        (-10.0, -4.0),
        (12.0, -14.0),
        [10.0, 20.0],
    );
    let e = a.eye();
    let (a, b) = (a.looking_at(b.eye()), b.looking_at(e));
    let (a, b) = (
        a.hand(FAR, 176.0, 860.0, Hand::Grip).hand(NEAR, 172.0, 930.0, Hand::Grip),
        b.hand(FAR, 178.0, 864.0, Hand::Grip).hand(NEAR, 180.0, 934.0, Hand::Grip),
    );
    under(s, 170.0, 1150.0, 150.0);
    a.paint(s);
    b.paint(s);
    let d = Actor::new(d, 706.0, 1090.0, 440.0)
        .left()
        .feeling(Feeling::Joy)
        .hand_own(NEAR, 10.0, -60.0, Hand::Pray)
        .hand_own(FAR, 16.0, -60.0, Hand::Pray);
    under(s, 706.0, 1094.0, 80.0);
    d.looking_at(point(180.0, 760.0)).paint(s);
    // And one who tries how it feels.
    let plain = grey(&girl, &p);
    let arm = Actor::new(plain, 560.0, 1180.0, 380.0).left().kneeling().feeling(Feeling::Awe);
    let arm = arm.hand(NEAR, 466.0, 1010.0, Hand::Open).hand_own(FAR, 14.0, -30.0, Hand::Rest);
    let at = arm.grip(NEAR);
    under(s, 560.0, 1184.0, 100.0);
    let arm = arm.looking_at(at);
    arm.paint(s);
    let red = LoneHand {
        at: point(488.0, 1020.0),
        size: 64.0,
        degrees: 214.0,
        thumb: 1.0,
        hand: Hand::Open,
        colour: girl.skin,
        paw: false,
        sleeve: p.red,
        from: point(530.0, 1046.0),
    };
    red.paint_with(s, |_| {});
    s.glow(470.0, 1004.0, 80.0, p.flame, 0.4);
    s.focus(470.0, 1010.0, 90.0);
    s.note("tent", Role::Object);
    s.note("king", Role::Subject);
    s.note("girl", Role::Detail);
    s.note("crowd", Role::Subject);
}
