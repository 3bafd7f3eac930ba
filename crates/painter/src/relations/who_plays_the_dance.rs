//! Floor and music have the same owner.

use super::acting::*;

pub(super) static WHO_PLAYS_THE_DANCE: Relation = Relation {
    id: "who_plays_the_dance",
    themes: Themes::Only(&["roots", "half-asleep", "moth-court", "carousel", "marbles"]),
    moods: &[Mood::Dread, Mood::Greed, Mood::Mischief],
    slots: &[],
    layouts: &[framed("spider", Setup::NearDark, spider), framed("fox", Setup::TableEdge, fox)],
};

/// Two who dance: he on the left, she on the right, their feet at (x, y).
fn couple(s: &mut Scene, who: [&Person; 2], at: (f32, f32), height: f32) {
    let (x, y) = at;
    let u = height / 100.0;
    let a = Actor::new(*who[0], x - 15.0 * u, y, height).feeling(Feeling::Tenderness);
    let b = Actor::new(*who[1], x + 15.0 * u, y, height * 0.96).left().feeling(Feeling::Asleep);
    let a = a.looking_at(b.eye()).hand(FAR, x + 2.0 * u, y - 80.0 * u, Hand::Grip).hand(
        NEAR,
        x + 8.0 * u,
        y - 46.0 * u,
        Hand::Cover,
    );
    let b =
        b.hand(FAR, x - 2.0 * u, y - 78.0 * u, Hand::Grip).hand(NEAR, x - 6.0 * u, y - 58.0 * u, Hand::Cover);
    under(s, x, y + 2.0, 30.0 * u);
    s.group(Group::new(), |s| {
        a.layers(s);
        b.layers(s);
        a.arm(s, NEAR);
    });
}

/// A spider plays the violin above a bright ballroom whose floor is its web; one couple stands still and cuts a thread.
fn spider(c: &mut Composer) {
    let mut pair = || [c.human(Kind::Man), c.human(Kind::Woman)];
    let (one, two, three) = (pair(), pair(), pair());
    let s = &mut c.scene;
    s.light_at(400.0, 700.0, 0.6);
    let p = s.palette;
    let gold = p.flame.mix(p.cream, 0.5);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(gold.dim(0.72)).to(gold.dim(0.9)).flat().texture(0.15).shadow(0.0),
    );
    for k in 0..5 {
        let x = 60.0 + k as f32 * 170.0;
        s.blob(&nodes![(x - 54.0, 640; corner), (x - 54.0, 420), (x, 340), (x + 54.0, 420), (x + 54.0, 640; corner)], Look::of(p.red.mix(p.wood, 0.3)).inflate(8.0));
        s.blob(&nodes![(x - 40.0, 640; corner), (x - 40.0, 430), (x, 364), (x + 40.0, 430), (x + 40.0, 640; corner)], Look::lamp(p.flame.mix(p.white, 0.35)));
    }
    // The floor is a web.
    s.ellipse(
        400.0,
        960.0,
        520.0,
        350.0,
        Look::of(p.wood.mix(p.gold, 0.35)).to(p.wood).inflate(6.0).texture(0.3).shadow(0.0),
    );
    let silk = Look::of(p.white).inflate(2.0).shadow(0.3).hatch(0.0);
    for k in 0..14 {
        let a = radians(k as f32 * 25.7 + 6.0);
        s.limb(&nodes![(400, 900), (400.0 + cos(a) * 560.0, 900.0 + sin(a) * 400.0)], &[5.0], silk);
    }
    for ring in 1..6 {
        let r = ring as f32 * 92.0;
        for k in 0..14 {
            let (a, b) = (radians(k as f32 * 25.7 + 6.0), radians((k + 1) as f32 * 25.7 + 6.0));
            let m = (a + b) / 2.0;
            let at = |a: f32, q: f32| point(400.0 + cos(a) * r * q, 900.0 + sin(a) * r * q * 0.72);
            let (u, v, w) = (at(a, 1.0), at(m, 0.9), at(b, 1.0));
            s.limb(&nodes![(u.x, u.y), (v.x, v.y), (w.x, w.y)], &[4.0], silk);
        }
    }
    s.glow(400.0, 720.0, 420.0, p.flame, 0.45);
    // Coats that nobody has fetched.
    for (x, y, h) in [(70.0, 420.0, 250.0), (734.0, 400.0, 270.0), (664.0, 380.0, 200.0)] {
        s.limb(&nodes![(x, 60), (x, y)], &[4.0], silk);
        s.blob(&nodes![(x, y - 10.0; corner), (x + 44.0, y + h * 0.3), (x + 36.0, y + h * 0.75), (x, y + h; corner), (x - 38.0, y + h * 0.7), (x - 42.0, y + h * 0.28)], Look::of(p.white.dim(0.95)).inflate(18.0).texture(0.3));
        for k in 0..6 {
            let yy = y + h * (0.15 + k as f32 * 0.13);
            s.limb(
                &nodes![(x - 38.0, yy + 12.0), (x, yy - 4.0), (x + 38.0, yy + 10.0)],
                &[4.0],
                Look::of(p.grey).inflate(1.0).alpha(0.7),
            );
        }
        s.blob(
            &nodes![
                (x - 10.0, y + h * 0.62),
                (x + 30.0, y + h * 0.6),
                (x + 26.0, y + h * 0.74),
                (x - 8.0, y + h * 0.76)
            ],
            Look::of(p.red).inflate(4.0),
        );
    }
    couple(
        s,
        [&one[0].wearing(Dress::Coat, p.dark.lighter(0.12)), &one[1].wearing(Dress::Gown, p.red)],
        (250.0, 850.0),
        330.0,
    );
    couple(
        s,
        [&two[0].wearing(Dress::Coat, p.leaf), &two[1].wearing(Dress::Gown, p.accent)],
        (560.0, 870.0),
        340.0,
    );
    // The two who have understood.
    let him =
        Actor::new(three[0].wearing(Dress::Coat, p.accent2), 300.0, 1190.0, 480.0).feeling(Feeling::Fear);
    let him = him
        .with(|m| m.facing(0.2).nodding(-0.5).glancing(0.2, -0.9))
        .hand_own(NEAR, 14.0, -62.0, Hand::Hush)
        .hand_own(FAR, 18.0, -44.0, Hand::Rest);
    let her = Actor::new(three[1].wearing(Dress::Gown, p.gold.mix(p.red, 0.15)), 500.0, 1200.0, 460.0)
        .left()
        .feeling(Feeling::Brave);
    let her = her
        .with(|m| m.facing(0.3).nodding(0.4).glancing(0.2, 0.9))
        .hand(NEAR, 420.0, 1040.0, Hand::Grip)
        .hand_own(FAR, 16.0, -42.0, Hand::Rest);
    let g = her.grip(NEAR);
    under(s, 400.0, 1200.0, 190.0);
    s.group(Group::new(), |s| {
        him.layers(s);
        her.layers(s);
    });
    her.arm_with(s, NEAR, |s| {
        s.place(
            motif("scissors"),
            At::new(g.x - 26.0, g.y + 50.0).height(180.0).centred().turned(198.0).silent(),
        );
    });
    s.focus(400.0, 1000.0, 190.0);
    // Above it all: who plays.
    let black = p.ink.mix(p.accent, 0.12).dim(0.7);
    let body = Look::of(black.lighter(0.04)).to(black.dim(0.6)).inflate(30.0).texture(0.2);
    for side in [-1.0_f32, 1.0] {
        for (k, (knee, foot)) in [
            ((330.0, 60.0), (392.0, 1200.0)),
            ((300.0, -10.0), (336.0, 620.0)),
            ((380.0, 120.0), (440.0, 900.0)),
        ]
        .into_iter()
        .enumerate()
        {
            let x = |d: f32| 400.0 + side * d;
            s.limb(
                &nodes![(x(70.0), 130), (x(knee.0), knee.1), (x(foot.0), foot.1)],
                &[50.0, 42.0 - k as f32 * 4.0, 14.0],
                body,
            );
        }
    }
    s.ellipse(400.0, 10.0, 250.0, 150.0, body);
    s.ellipse(400.0, 180.0, 170.0, 140.0, body);
    for (x, y, r) in [
        (346.0, 190.0, 52.0),
        (454.0, 190.0, 52.0),
        (286.0, 130.0, 26.0),
        (514.0, 130.0, 26.0),
        (366.0, 104.0, 22.0),
        (434.0, 104.0, 22.0),
    ] {
        s.dot(x, y, r, Look::of(p.cream).inflate(r * 0.3));
        s.dot(x, y + r * 0.34, r * 0.56, Look::of(p.leaf.lighter(0.05)).inflate(4.0));
        s.dot(x, y + r * 0.4, r * 0.32, Look::of(p.ink).flat());
        s.dot(x - r * 0.16, y + r * 0.22, r * 0.12, Look::lamp(p.white));
        s.blob(
            &nodes![
                (x - r * 1.06, y - r * 0.1),
                (x, y - r * 1.15),
                (x + r * 1.06, y - r * 0.1),
                (x, y - r * 0.25)
            ],
            Look::of(black.lighter(0.08)).inflate(4.0),
        );
    }
    s.limb(
        &nodes![(346, 268), (400, 290), (460, 262)],
        &[5.0, 9.0, 5.0],
        Look::of(p.red.lighter(0.05)).inflate(2.0),
    );
    s.place(motif("violin"), At::new(300.0, 340.0).height(380.0).centred().turned(66.0).silent());
    s.limb(&nodes![(150, 250), (520, 400)], &[9.0], Look::of(p.wood.lighter(0.1)).inflate(3.0));
    s.limb(&nodes![(154, 264), (516, 412)], &[4.0], Look::of(p.cream).flat());
    s.limb(&nodes![(520, 160), (640, 280), (512, 398)], &[38.0, 30.0, 16.0], body);
    s.limb(&nodes![(280, 170), (120, 300), (186, 372)], &[38.0, 30.0, 16.0], body);
    s.focus(400.0, 200.0, 150.0);
    s.note("spider", Role::Subject);
    s.note("violin", Role::Object);
    s.note("crowd", Role::Object);
    s.note("scissors", Role::Detail);
}

/// A fox plays the flute behind the drum on which hens dance; one of them does not, and has her suitcase with her.
fn fox(c: &mut Composer) {
    c.room(900.0, (160.0, 120.0));
    let s = &mut c.scene;
    let p = s.palette;
    // A kitchen: the shelf says what it is all for.
    s.rect(-20.0, 250.0, 250.0, 18.0, Look::of(p.wood_dark).inflate(5.0).grain(0.0));
    s.rect(590.0, 250.0, 240.0, 18.0, Look::of(p.wood_dark).inflate(5.0).grain(0.0));
    s.rect(34.0, 130.0, 150.0, 116.0, Look::of(p.metal.mix(p.red, 0.35)).inflate(18.0));
    s.limb(&nodes![(24, 132), (194, 132)], &[20.0], Look::of(p.metal.mix(p.red, 0.25)).inflate(6.0));
    s.dot(109.0, 110.0, 15.0, Look::of(p.gold).inflate(5.0));
    for (k, x) in [640.0, 690.0, 740.0].into_iter().enumerate() {
        s.blob(
            &nodes![(x - 16.0, 246), (x, 150.0 + k as f32 * 8.0), (x + 16.0, 246)],
            Look::of(p.fox).inflate(8.0),
        );
        s.limb(
            &nodes![(x, 160.0 + k as f32 * 8.0), (x + 8.0, 112)],
            &[10.0, 3.0],
            Look::of(p.leaf).inflate(3.0),
        );
    }
    s.glow(150.0, 120.0, 380.0, p.flame, 0.5);
    let fox = Person::new(Kind::Fox, &p)
        .wearing(Dress::Coat, p.accent.mix(p.dark, 0.25))
        .hat(Hat::Stovepipe, p.dark.lighter(0.1))
        .scarf(p.white);
    let fox = Actor::new(fox, 400.0, 1240.0, 1060.0).front().feeling(Feeling::Greed);
    let fox = fox.with(|m| crate::actors::Mien {
        open: 0.0,
        tongue: false,
        ..m.facing(0.1).glancing(0.1, 0.95).nodding(0.2).tilted(-8.0)
    });
    let m = fox.mouth();
    let fox =
        fox.hand(NEAR, m.x - 86.0, m.y + 150.0, Hand::Pinch).hand(FAR, m.x + 40.0, m.y + 210.0, Hand::Pinch);
    s.group(Group::new(), |s| {
        fox.body(s);
        fox.head(s);
        let pipe = |t: f32| point(lerp(m.x, m.x - 34.0, t), lerp(m.y + 4.0, m.y + 330.0, t));
        let (u, v) = (pipe(0.0), pipe(1.0));
        s.limb(
            &nodes![(u.x, u.y), (v.x, v.y)],
            &[24.0, 30.0, 46.0],
            Look::of(p.gold.mix(p.wood, 0.25)).inflate(9.0).grain(0.0),
        );
        for k in 0..6 {
            let q = pipe(0.3 + k as f32 * 0.1);
            s.dot(q.x, q.y - 3.0, 5.0, Look::of(p.ink).flat());
        }
        fox.arm(s, NEAR);
        fox.arm(s, FAR);
    });
    s.focus(400.0, 380.0, 200.0);
    // Notes drift down to the dance.
    for (x, y) in [(120.0, 560.0), (196.0, 620.0), (640.0, 600.0), (90.0, 700.0)] {
        s.ellipse(x, y, 16.0, 12.0, Look::of(p.cream).inflate(4.0));
        s.limb(
            &nodes![(x + 14.0, y), (x + 14.0, y - 58.0), (x + 34.0, y - 42.0)],
            &[5.0],
            Look::of(p.cream).inflate(1.0),
        );
    }
    // The drum.
    s.poly(
        &nodes![(10, 880), (790, 880), (770, 1260), (30, 1260)],
        Look::of(p.red).inflate(30.0).texture(0.25),
    );
    for k in 0..7 {
        let x = 24.0 + k as f32 * 125.0;
        s.limb(&nodes![(x, 950), (x + 62.0, 1240), (x + 125.0, 950)], &[9.0], Look::of(p.cream).inflate(3.0));
    }
    s.ellipse(400.0, 890.0, 410.0, 136.0, Look::of(p.gold).inflate(14.0));
    s.ellipse(400.0, 880.0, 384.0, 116.0, Look::of(p.cream.mix(p.gold, 0.2)).inflate(6.0).texture(0.2));
    // Hens, in their best.
    let hen = |coat: Colour, dress: Dress| Person::new(Kind::Hen, &p).wearing(dress, coat);
    couple(
        s,
        [&hen(p.leaf, Dress::Coat), &Person { skin: p.white, ..hen(p.accent2, Dress::Gown) }],
        (236.0, 900.0),
        300.0,
    );
    couple(
        s,
        [
            &Person { skin: p.fox.mix(p.cream, 0.35), ..hen(p.dark.lighter(0.15), Dress::Coat) },
            &hen(p.gold.mix(p.red, 0.3), Dress::Gown),
        ],
        (520.0, 890.0),
        310.0,
    );
    let wise = Person { skin: p.cream.dim(0.96), ..hen(p.accent2.mix(p.dark, 0.2), Dress::Apron) }
        .glasses()
        .hat(Hat::Straw, p.gold);
    let wise = Actor::new(wise, 640.0, 1006.0, 340.0).feeling(Feeling::Suspicion);
    let wise = wise.with(|m| m.facing(-0.5).nodding(-0.3).glancing(-0.8, -0.6)).hand_own(
        NEAR,
        12.0,
        -36.0,
        Hand::Grip,
    );
    let g = wise.grip(NEAR);
    under(s, 640.0, 1008.0, 80.0);
    wise.paint(s);
    s.place(motif("suitcase"), At::new(g.x + 4.0, g.y - 4.0).height(90.0).hanging().silent());
    let chick = Person { skin: p.gold.lighter(0.1), ..Person::new(Kind::Hen, &p) }
        .wearing(Dress::Nightshirt, p.white);
    let chick = Actor::new(chick, 396.0, 1010.0, 210.0)
        .front()
        .feeling(Feeling::Joy)
        .hand_own(NEAR, -22.0, -84.0, Hand::Wave)
        .hand_own(FAR, 22.0, -84.0, Hand::Wave);
    chick.elbow(NEAR, -1.0).elbow(FAR, 1.0).paint(s);
    s.focus(400.0, 820.0, 220.0);
    s.note("fox", Role::Subject);
    s.note("rooster", Role::Object);
    s.note("drum", Role::Object);
    s.note("suitcase", Role::Detail);
}
