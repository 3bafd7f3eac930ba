//! Nothingness has its place at home.

use super::acting::*;

pub(super) static HOLE_THEY_ARE_USED_TO: Relation = Relation {
    id: "hole_they_are_used_to",
    themes: Themes::Only(&["looking-glass", "roots", "moth-court"]),
    moods: &[Mood::Dread, Mood::Mischief, Mood::Secrecy],
    slots: &[],
    layouts: &[framed("green", Setup::Ring, green), framed("table", Setup::TableEdge, table)],
};

/// A village green round a black, round hole: lovers dangle their legs, one fishes, one throws crumbs. A ladder's end stands out, and wet prints lead away.
fn green(c: &mut Composer) {
    let (granny, angler) = (c.human(Kind::Granny), c.human(Kind::Grandad));
    let (her, him) = (c.human(Kind::Woman), c.human(Kind::Man));
    let s = &mut c.scene;
    s.light_at(160.0, 80.0, 0.6);
    let p = s.palette;
    s.sky(0.4, 0.3);
    let grass = p.leaf.lighter(0.1).mix(p.gold, 0.12);
    s.blob(&nodes![(-40, 330; corner), (200, 290), (600, 290), (840, 330; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(grass.mix(p.fog, 0.15)).to(grass.dim(0.75)).inflate(8.0).grass(9.0, 90.0, 6.0).shadow(0.0));
    for (i, x) in [70.0, 230.0, 560.0, 730.0].into_iter().enumerate() {
        s.place(
            motif(if i % 3 == 2 { "apple_tree" } else { "house" }),
            At::new(x, 350.0).height(210.0 + (i % 2) as f32 * 30.0).standing().silent(),
        );
    }
    // The hole.
    let (cx, cy, rx, ry) = (410.0, 790.0, 290.0, 246.0);
    s.ellipse(cx, cy, rx + 34.0, ry + 28.0, Look::of(p.stone.mix(p.wood, 0.3)).inflate(10.0).texture(0.4));
    for k in 0..24 {
        let a = radians(k as f32 * 15.0);
        s.ellipse(
            cx + cos(a) * (rx + 20.0),
            cy + sin(a) * (ry + 16.0),
            32.0,
            20.0,
            Look::of(p.stone.lighter(0.04)).inflate(7.0).texture(0.3),
        );
    }
    s.ellipse(cx, cy, rx, ry, Look::of(p.ink.dim(0.55)).flat().shadow(0.0));
    s.ellipse(cx, cy + 24.0, rx * 0.8, ry * 0.74, Look::of(p.ink.dim(0.25)).soft(30.0).flat().shadow(0.0));
    // Washing across it.
    s.limb(&nodes![(120, 560), (120, 350)], &[13.0], Look::of(p.wood).inflate(4.0));
    s.limb(&nodes![(690, 560), (690, 350)], &[13.0], Look::of(p.wood).inflate(4.0));
    cord(s, &[point(120.0, 360.0), point(400.0, 400.0), point(690.0, 360.0)], 4.0, p.cream);
    for (k, (x, colour)) in
        [(190.0, p.white), (276.0, p.red), (408.0, p.accent2), (560.0, p.white), (640.0, p.gold)]
            .into_iter()
            .enumerate()
    {
        let y = 378.0 + (2.0 - (k as f32 - 2.0).abs()) * 8.0;
        s.blob(&nodes![(x - 34.0, y; corner), (x + 34.0, y; corner), (x + 30.0, y + 86.0; corner), (x, y + 94.0), (x - 32.0, y + 84.0; corner)], Look::of(colour).inflate(7.0).texture(0.2));
    }
    // Lovers on the far edge, their legs in it.
    let seat = 548.0;
    let sit = |a: Actor| a.hip(0.0, -30.0).feet((-7.0, 1.0), (7.0, 1.0), [150.0, 30.0]);
    let him = sit(Actor::new(him.wearing(Dress::Coat, p.red), 350.0, seat + 122.0, 410.0).front())
        .feeling(Feeling::Tenderness);
    let her = sit(Actor::new(her.wearing(Dress::Coat, p.gold), 476.0, seat + 122.0, 396.0).front())
        .feeling(Feeling::Joy);
    let him =
        him.with(|m| m.facing(0.6).glancing(0.9, 0.0).tilted(6.0)).hand_own(FAR, 17.0, -32.0, Hand::Rest);
    let her = her.with(|m| m.facing(-0.6).glancing(-0.9, 0.0).tilted(-8.0)).hand_own(
        NEAR,
        -16.0,
        -32.0,
        Hand::Cover,
    );
    s.group(Group::new(), |s| {
        him.layers(s);
        her.layers(s);
    });
    s.focus(412.0, 380.0, 150.0);
    // The angler, and what his line goes down to.
    under(s, 96.0, 1012.0, 110.0);
    chair(s, 90.0, 890.0, 130.0, 120.0);
    let angler =
        Actor::new(angler.wearing(Dress::Coat, p.accent2).hat(Hat::Straw, p.gold), 100.0, 1012.0, 540.0)
            .sitting()
            .feeling(Feeling::Calm);
    let angler = angler.looking_at(point(360.0, 860.0)).hand_own(NEAR, 22.0, -42.0, Hand::Grip).hand_own(
        FAR,
        26.0,
        -44.0,
        Hand::Grip,
    );
    let g = angler.grip(NEAR);
    s.group(Group::new(), |s| {
        angler.arm(s, FAR);
        angler.legs(s);
        angler.body(s);
        angler.head(s);
        angler.arm_with(s, NEAR, |s| {
            s.limb(
                &nodes![(g.x - 40.0, g.y + 20.0), (g.x + 70.0, g.y - 60.0), (g.x + 150.0, g.y - 96.0)],
                &[9.0, 6.0, 3.0],
                Look::of(p.wood.lighter(0.1)).inflate(2.0),
            );
        });
    });
    s.line(
        &nodes![(g.x + 150.0, g.y - 96.0), (g.x + 154.0, g.y + 130.0)],
        2.0,
        Look::of(p.cream).alpha(0.8).flat(),
    );
    // Granny feeds it.
    let granny = Actor::new(granny.wearing(Dress::Apron, p.accent), 704.0, 1000.0, 540.0)
        .left()
        .feeling(Feeling::Tenderness);
    let granny = granny.looking_at(point(500.0, 860.0)).hand_own(NEAR, 26.0, -46.0, Hand::Open).hand_own(
        FAR,
        12.0,
        -40.0,
        Hand::Cup,
    );
    let g = granny.grip(NEAR);
    under(s, 704.0, 1004.0, 100.0);
    granny.paint(s);
    for k in 0..9 {
        s.dot(
            g.x - 14.0 - k as f32 * 10.0,
            g.y + 4.0 + (k * k) as f32 * 1.6,
            5.0,
            Look::of(p.cream).inflate(2.0),
        );
    }
    // A ladder ends here; wet prints go on, to somebody in too large a coat.
    super::kit::ladder(s, point(520.0, 1074.0), point(528.0, 920.0), 84.0);
    for (k, (x, y)) in
        [(566.0, 1088.0), (598.0, 1120.0), (630.0, 1108.0), (660.0, 1150.0)].into_iter().enumerate()
    {
        s.at(&[shift(x, y), turn(if k % 2 == 0 { 60.0 } else { 84.0 })], |s| {
            s.ellipse(0.0, 0.0, 10.0, 20.0, Look::of(p.water[0]).alpha(0.8).flat().shadow(0.0));
        });
    }
    let guest = Person::new(Kind::Frog, &p)
        .wearing(Dress::Robe, p.wood.mix(p.dark, 0.2))
        .girth(1.6)
        .hat(Hat::Bowler, p.dark.lighter(0.06));
    let guest = Actor::new(guest, 716.0, 1200.0, 250.0)
        .front()
        .feeling(Feeling::Mischief)
        .with(|m| m.facing(-0.2).glancing(0.0, 0.0))
        .hand_own(NEAR, -14.0, -36.0, Hand::Hidden)
        .hand_own(FAR, 14.0, -36.0, Hand::Hidden);
    under(s, 716.0, 1202.0, 70.0);
    guest.paint(s);
    s.focus(700.0, 1060.0, 100.0);
    Beast::new(Species::Dog, 250.0, 1160.0, 130.0).feeling(Feeling::Awe).paint(s);
    s.note("old_woman", Role::Subject);
    s.note("well", Role::Object);
    s.note("old_man", Role::Object);
    s.note("ladder", Role::Detail);
}

/// In the family's table is a round hole full of stars; they pass the salt over it, and a small hand comes up with an empty bowl.
fn table(c: &mut Composer) {
    let (father, mother) = (c.human(Kind::Man), c.human(Kind::Woman));
    let (girl, boy, granny) = (c.human(Kind::Girl), c.human(Kind::Boy), c.human(Kind::Granny));
    c.room(700.0, (400.0, 140.0));
    let s = &mut c.scene;
    let p = s.palette;
    s.limb(&nodes![(400, -20), (400, 110)], &[6.0], Look::of(p.gold.dim(0.7)).inflate(2.0));
    s.poly(&nodes![(320, 190), (366, 104), (434, 104), (480, 190)], Look::lamp(p.flame.mix(p.cream, 0.3)));
    s.glow(400.0, 220.0, 380.0, p.flame, 0.5);
    picture(s, 130.0, 150.0, 130.0, 150.0, |s| s.dot(130.0, 150.0, 40.0, Look::of(p.ink).flat()));
    // The three on the far side.
    let granny = Actor::new(granny.wearing(Dress::Apron, p.accent), 400.0, 1060.0, 720.0)
        .front()
        .feeling(Feeling::Tenderness);
    let granny = granny
        .with(|m| m.facing(0.0).glancing(0.0, 0.8).nodding(0.4).tilted(0.0))
        .hand(NEAR, 350.0, 720.0, Hand::Grip)
        .hand(FAR, 480.0, 700.0, Hand::Rest);
    let father =
        Actor::new(father.wearing(Dress::Shirt, p.leaf), 140.0, 1180.0, 800.0).feeling(Feeling::Calm);
    let mother =
        Actor::new(mother.wearing(Dress::Gown, p.red), 664.0, 1180.0, 780.0).left().feeling(Feeling::Calm);
    let (father, mother) = {
        let e = father.eye();
        (father.looking_at(mother.eye()), mother.looking_at(e))
    };
    let father = father.hand(NEAR, 330.0, 830.0, Hand::Pinch).hand(FAR, 300.0, 800.0, Hand::Rest);
    let mother = mother.hand(NEAR, 470.0, 850.0, Hand::Open).hand(FAR, 520.0, 800.0, Hand::Rest);
    for a in [&granny, &father, &mother] {
        s.group(Group::new(), |s| {
            a.body(s);
            a.head(s);
        });
    }
    // The table, and what is in the middle of it.
    let cloth = p.cream;
    let (cx, cy) = (400.0, 960.0);
    s.ellipse(cx, cy + 30.0, 450.0, 250.0, Look::of(cloth.dim(0.75)).inflate(14.0).texture(0.25));
    s.ellipse(cx, cy, 450.0, 240.0, Look::of(cloth).inflate(10.0).texture(0.2).hatch(0.3));
    s.ellipse(cx, cy + 4.0, 236.0, 122.0, Look::of(cloth.dim(0.8)).inflate(6.0));
    let hole = Path::ellipse(cx, cy + 8.0, 226.0, 114.0);
    let deep = p.ambient.mix(p.accent2, 0.25).dim(0.45);
    s.group(Group::new().clip(hole.clone()), |s| {
        s.part(&hole, Look::of(deep.dim(0.6)).to(deep.lighter(0.05)).flat().shadow(0.0));
        for k in 0..60 {
            let (x, y) = (s.rng.range(180.0, 620.0), s.rng.range(860.0, 1080.0));
            s.dot(x, y, 1.6 + (k % 4) as f32 * 0.9, Look::lamp(p.cream));
        }
        s.glow(460.0, 990.0, 120.0, p.accent2, 0.5);
        s.place(motif("crescent_moon"), At::new(300.0, 960.0).height(64.0).centred().silent());
        s.place(motif("comet"), At::new(500.0, 940.0).height(50.0).centred().silent());
    });
    for (x, y) in [(130.0, 900.0), (670.0, 900.0), (400.0, 800.0), (150.0, 1080.0), (650.0, 1090.0)] {
        s.ellipse(x, y, 62.0, 26.0, Look::of(p.white).inflate(8.0));
        s.ellipse(x, y - 2.0, 44.0, 16.0, Look::of(p.gold.mix(p.red, 0.3)).inflate(4.0));
    }
    // The salt goes over; the ladle goes down.
    let (a, b) = (father.grip(NEAR), granny.grip(NEAR));
    father.arm_with(s, NEAR, |s| {
        s.rect(a.x - 14.0, a.y - 26.0, 30.0, 54.0, Look::of(p.white).inflate(7.0));
        s.rect(a.x - 14.0, a.y - 34.0, 30.0, 14.0, Look::of(p.metal).inflate(4.0));
    });
    mother.arm(s, NEAR);
    granny.arm(s, FAR);
    granny.arm_with(s, NEAR, |s| {
        s.limb(
            &nodes![(b.x, b.y - 70.0), (b.x + 16.0, b.y + 210.0)],
            &[12.0, 10.0],
            Look::of(p.metal.lighter(0.1)).inflate(3.0),
        );
        s.ellipse(b.x + 26.0, b.y + 226.0, 42.0, 26.0, Look::of(p.metal.lighter(0.1)).inflate(9.0));
        s.ellipse(b.x + 26.0, b.y + 218.0, 32.0, 14.0, Look::of(p.gold.mix(p.red, 0.3)).inflate(3.0));
    });
    // Who is hungry down there.
    let small = LoneHand {
        at: point(500.0, 1016.0),
        size: 84.0,
        degrees: -100.0,
        thumb: -1.0,
        hand: Hand::Cup,
        colour: p.accent2.mix(p.white, 0.45),
        paw: false,
        sleeve: deep.lighter(0.16),
        from: point(530.0, 1100.0),
    };
    let g = small.grip();
    s.group(Group::new().clip(Path::blob(&nodes![(300, 700; corner), (760, 700; corner), (640, 1000), (600, 1040), (500, 1078), (400, 1084), (300, 1060; corner)])), |s| {
        small.paint_with(s, |s| {
            s.blob(&nodes![(g.x - 60.0, g.y - 30.0; corner), (g.x - 40.0, g.y + 14.0), (g.x, g.y + 24.0), (g.x + 40.0, g.y + 14.0), (g.x + 60.0, g.y - 30.0; corner)], Look::of(p.wood.lighter(0.1)).inflate(10.0));
            s.ellipse(g.x, g.y - 30.0, 60.0, 15.0, Look::of(p.wood_dark).inflate(4.0));
        });
    });
    // Children on the near side: she has seen it, he reads on.
    let girl = Actor::new(girl.wearing(Dress::Coat, p.gold.mix(p.red, 0.25)), 160.0, 1460.0, 560.0)
        .feeling(Feeling::Awe)
        .looking_at(g);
    let girl = girl.hand(FAR, 300.0, 1130.0, Hand::Grip).hand_own(NEAR, 4.0, -46.0, Hand::Hidden);
    girl.paint(s);
    let boy = Actor::new(boy.wearing(Dress::Coat, p.accent2), 650.0, 1470.0, 540.0)
        .left()
        .feeling(Feeling::Offended)
        .hand_own(NEAR, 14.0, -66.0, Hand::Tray);
    boy.paint(s);
    s.focus(g.x, g.y, 120.0);
    s.note("crowd", Role::Subject);
    s.note("star", Role::Object);
    s.note("hand", Role::Detail);
    s.note("room", Role::Setting);
}
