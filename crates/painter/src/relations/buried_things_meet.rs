//! What two have hidden from each other has made friends below.

use super::acting::*;

pub(super) static BURIED_THINGS_MEET: Relation = Relation {
    id: "buried_things_meet",
    themes: Themes::Only(&["tides", "looking-glass"]),
    moods: &[Mood::Secrecy, Mood::Tenderness, Mood::Longing],
    slots: &[],
    layouts: &[framed("fence", Setup::RootCellar, fence), framed("floor", Setup::Waterline, floor)],
};

/// Two neighbours lift their hats over the fence, spades behind their backs; below, what each has buried shares a cup by a candle stub.
fn fence(c: &mut Composer) {
    let man = c.human(Kind::Man);
    let woman = c.human(Kind::Woman);
    let s = &mut c.scene;
    s.light_at(400.0, 760.0, 0.5);
    let p = s.palette;
    s.sky(0.5, 0.3);
    for (x, h) in [(60.0, 190.0), (740.0, 200.0)] {
        s.place(
            motif("house"),
            At::new(x, 400.0).height(h).standing().silent().group(Group::new().fog(0.35)),
        );
    }
    for k in 0..5 {
        let x = 330.0 + k as f32 * 36.0;
        s.blob(&nodes![(x - 14.0, 420; corner), (x - 14.0, 262), (x, 240; corner), (x + 14.0, 262), (x + 14.0, 420; corner)], Look::of(p.white).inflate(5.0).grain(90.0));
    }
    for y in [300.0, 370.0] {
        s.limb(&nodes![(316, y), (488, y)], &[13.0], Look::of(p.white.dim(0.92)).inflate(4.0));
    }
    let man = man.wearing(Dress::Coat, p.accent2.mix(p.dark, 0.2)).hat(Hat::None, p.dark);
    let woman = woman.wearing(Dress::Gown, p.red).hat(Hat::None, p.gold);
    let his = Actor::new(man, 190.0, 430.0, 372.0).feeling(Feeling::Calm);
    let hers = Actor::new(woman, 616.0, 430.0, 366.0).left().feeling(Feeling::Calm);
    let (e, f) = (his.eye(), hers.eye());
    let thin = |m: Mien| Mien { curve: 0.5, wide: 0.75, upper: [0.4, 0.4], brow: [0.4, 0.4], ..m };
    let his = his.looking_at(f).with(thin).hand(FAR, 284.0, 142.0, Hand::Grip).elbow(FAR, 1.0).hand(
        NEAR,
        126.0,
        260.0,
        Hand::Grip,
    );
    let hers = hers.looking_at(e).with(thin).hand(FAR, 522.0, 146.0, Hand::Grip).elbow(FAR, 1.0).hand(
        NEAR,
        684.0,
        262.0,
        Hand::Grip,
    );
    for (a, hat, bowler) in [(&his, p.dark.lighter(0.1), true), (&hers, p.gold, false)] {
        let (g, h) = (a.grip(FAR), a.grip(NEAR));
        s.group(Group::new(), |s| {
            a.arm_with(s, FAR, |s| {
                s.blob(&nodes![(g.x - 44.0, g.y - 4.0), (g.x - 36.0, g.y - 54.0), (g.x, g.y - 66.0), (g.x + 36.0, g.y - 54.0), (g.x + 44.0, g.y - 4.0)], Look::of(hat).inflate(14.0));
                let w = if bowler { 58.0 } else { 84.0 };
                s.ellipse(g.x, g.y - 4.0, w, 13.0, Look::of(hat.dim(0.9)).inflate(5.0));
            });
            a.legs(s);
            a.body(s);
            a.head(s);
            a.arm_with(s, NEAR, |s| {
                s.limb(&nodes![(h.x, h.y - 100.0), (h.x + 6.0, h.y + 90.0)], &[10.0], Look::of(p.wood).inflate(3.0));
                s.blob(&nodes![(h.x - 20.0, h.y + 84.0; corner), (h.x + 32.0, h.y + 84.0; corner), (h.x + 28.0, h.y + 136.0), (h.x + 6.0, h.y + 160.0), (h.x - 18.0, h.y + 136.0)], Look::of(p.metal).inflate(6.0));
            });
        });
    }
    // The earth.
    let soil = p.wood_dark.mix(p.near, 0.3);
    s.blob(&nodes![(-40, 424; corner), (200, 416), (400, 428), (600, 416), (840, 426; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(soil.lighter(0.04)).to(soil.dim(0.55)).inflate(14.0).texture(0.45).shadow(0.0));
    s.limb(
        &nodes![(-40, 430), (200, 420), (400, 432), (600, 420), (840, 430)],
        &[26.0],
        Look::of(p.leaf).inflate(8.0).grass(14.0, -90.0, 5.0),
    );
    for k in 0..26 {
        let (x, y, r) = (s.rng.range(0.0, 800.0), s.rng.range(470.0, 1180.0), s.rng.range(8.0, 26.0));
        s.ellipse(
            x,
            y,
            r * 1.3,
            r,
            Look::of(p.stone.mix(soil, 0.4 + 0.04 * (k % 5) as f32)).inflate(r * 0.4),
        );
    }
    // Fresh earth where they were put down, the ways they dug, the hollow.
    let dark = soil.dim(0.4);
    s.limb(
        &nodes![(150, 440), (130, 560), (210, 690), (330, 760)],
        &[80.0, 84.0, 96.0, 120.0],
        Look::of(dark).inflate(6.0).texture(0.3),
    );
    s.limb(
        &nodes![(650, 440), (690, 560), (600, 680), (480, 760)],
        &[80.0, 84.0, 96.0, 120.0],
        Look::of(dark).inflate(6.0).texture(0.3),
    );
    s.ellipse(400.0, 810.0, 330.0, 196.0, Look::of(dark.lighter(0.03)).inflate(10.0).texture(0.3));
    s.glow(400.0, 780.0, 360.0, p.flame, 0.7);
    for (x, y) in [(140.0, 450.0), (664.0, 450.0)] {
        s.ellipse(x, y - 10.0, 60.0, 22.0, Look::of(soil.lighter(0.1)).inflate(8.0).texture(0.4));
    }
    s.limb(
        &nodes![(400, 440), (380, 520), (420, 600), (390, 640)],
        &[22.0, 14.0, 9.0, 3.0],
        Look::of(p.wood).inflate(4.0),
    );
    // The two who were buried.
    let blue = lch(0.58, 0.12, 250.0).mix(p.fog, 0.08);
    let red = lch(0.60, 0.17, 25.0).mix(p.fog, 0.08);
    let small = |kind: Kind, colour: Colour| {
        let who = Person::new(kind, &p).skin(colour).wearing(Dress::Fur, colour);
        Person { hair: colour.lighter(0.16), head: 1.25, ..who }
    };
    let a = Actor::new(small(Kind::Bear, blue), 262.0, 1010.0, 400.0).sitting().feeling(Feeling::Tenderness);
    let b = Actor::new(small(Kind::Cat, red), 540.0, 1010.0, 390.0).left().sitting().feeling(Feeling::Joy);
    let (e, f) = (a.eye(), b.eye());
    let a = a.looking_at(f).hand(NEAR, 368.0, 856.0, Hand::Cup).hand(FAR, 376.0, 880.0, Hand::Cup);
    let b = b.looking_at(e).hand(NEAR, 434.0, 856.0, Hand::Cup).hand(FAR, 428.0, 880.0, Hand::Cup);
    s.ellipse(400.0, 1000.0, 300.0, 40.0, Look::of(soil.dim(0.6)).inflate(8.0));
    s.group(Group::new(), |s| {
        for who in [&a, &b] {
            who.arm(s, FAR);
            who.legs(s);
            who.body(s);
            who.head(s);
        }
        s.place(motif("teacup"), At::new(402.0, 900.0).height(84.0).standing().silent());
        a.arm(s, NEAR);
        b.arm(s, NEAR);
    });
    for k in 0..3 {
        let x = 388.0 + k as f32 * 14.0;
        s.line(&nodes![(x, 806), (x + 8.0, 786), (x - 4.0, 766)], 4.0, Look::of(p.white).alpha(0.5));
    }
    candle(s, 402.0, 1010.0, 44.0);
    s.focus(400.0, 800.0, 220.0);
    // Deeper: an older pair, asleep, hand in hand.
    s.ellipse(400.0, 1122.0, 250.0, 54.0, Look::of(dark.dim(0.8)).inflate(5.0));
    for (x, flip, colour) in [(392.0, -1.0, p.stone.mix(soil, 0.3)), (410.0, 1.0, p.stone.mix(soil, 0.45))] {
        s.at(&[shift(x, 1150.0), scale_xy(flip, 1.0), turn(90.0)], |s| {
            let who = small(Kind::Dog, colour);
            let who = Actor::new(who, 0.0, 0.0, 190.0).front().feeling(Feeling::Asleep);
            s.at(&[shift(-30.0, -10.0)], |s| who.hand_own(NEAR, -16.0, -20.0, Hand::Rest).paint(s));
        });
    }
    s.focus(400.0, 1120.0, 150.0);
    s.note("gentleman", Role::Subject);
    s.note("woman", Role::Subject);
    s.note("candle", Role::Detail);
    s.note("teacup", Role::Object);
    s.note("garden", Role::Setting);
}

/// Brother and sister, grown old, sit back to back on two sides of a chalk line; under the floor two small ones read one book.
fn floor(c: &mut Composer) {
    let old = [c.human(Kind::Grandad), c.human(Kind::Granny)];
    let skins = [old[0].skin, old[1].skin];
    let young = [c.human(Kind::Boy).skin(skins[0]), c.human(Kind::Girl).skin(skins[1])];
    let s = &mut c.scene;
    s.light_at(400.0, 880.0, 0.5);
    let p = s.palette;
    // The room: each half has its own paper.
    for (x0, colour) in [(-30.0, p.accent2.mix(p.grey, 0.4)), (400.0, p.leaf.mix(p.grey, 0.4))] {
        let wall = Path::rect(x0, -30.0, 430.0, 760.0);
        s.part(&wall, Look::of(colour.dim(0.7)).to(colour.dim(0.9)).flat().shadow(0.0));
        for j in 0..8 {
            for i in 0..5 {
                let (x, y) = (x0 + 50.0 + i as f32 * 84.0, 20.0 + j as f32 * 80.0);
                s.dot(x + (j % 2) as f32 * 40.0, y, 9.0, Look::of(colour.lighter(0.04)).flat().alpha(0.7));
            }
        }
    }
    s.limb(&nodes![(400, -20), (400, 600)], &[9.0], Look::of(p.white).alpha(0.9).flat());
    // One picture, cut in two.
    for side in [-1.0, 1.0] {
        let half = Path::rect(if side < 0.0 { 250.0 } else { 404.0 }, 40.0, 146.0, 190.0);
        s.group(Group::new().clip(half), |s| {
            let dx = side * 14.0;
            picture(s, 400.0 + dx, 134.0, 210.0, 130.0, |s| {
                s.rect(290.0, 60.0, 260.0, 150.0, Look::of(p.sky[2]).to(p.leaf).flat());
                s.place(motif("house"), At::new(400.0 + dx, 196.0).height(100.0).standing().silent());
            });
        });
    }
    for (x, flip) in [(214.0, -1.0), (586.0, 1.0)] {
        let cloth = if flip < 0.0 { p.red.dim(0.8) } else { p.gold.mix(p.wood, 0.4) };
        s.at(&[shift(x, 660.0), scale_xy(flip, 1.0)], |s| {
            s.blob(&nodes![(-150, 20; corner), (-158, -260), (-120, -420), (-40, -440), (-10, -300), (-10, 20; corner)], Look::of(cloth).inflate(30.0).texture(0.25));
            s.blob(&nodes![(-120, 20; corner), (-120, -130), (90, -130), (100, 20; corner)], Look::of(cloth.dim(0.9)).inflate(20.0));
        });
    }
    let one = Actor::new(old[0].wearing(Dress::Coat, p.accent2.mix(p.dark, 0.3)), 200.0, 668.0, 560.0)
        .left()
        .sitting()
        .feeling(Feeling::Offended);
    let two = Actor::new(old[1].wearing(Dress::Coat, p.accent.mix(p.dark, 0.3)), 600.0, 668.0, 560.0)
        .sitting()
        .feeling(Feeling::Sorrow);
    let one = one.hand_own(NEAR, 15.0, -50.0, Hand::Grip).hand_own(FAR, 20.0, -50.0, Hand::Hidden);
    // Her eyes go over her shoulder.
    let two = two
        .with(|m| Mien { gaze: [-0.9, 0.1], turn: 0.1, tear: false, ..m })
        .hand_own(NEAR, 7.0, -27.0, Hand::Rest)
        .hand_own(FAR, 9.0, -27.0, Hand::Rest);
    let g = one.grip(NEAR);
    s.group(Group::new(), |s| {
        one.arm(s, FAR);
        one.legs(s);
        one.body(s);
        one.head(s);
        one.arm_with(s, NEAR, |s| {
            s.poly(
                &nodes![
                    (g.x - 90.0, g.y - 110.0),
                    (g.x + 24.0, g.y - 96.0),
                    (g.x + 24.0, g.y + 40.0),
                    (g.x - 86.0, g.y + 30.0)
                ],
                Look::of(p.paper).inflate(3.0),
            );
            for k in 0..6 {
                s.line(
                    &nodes![
                        (g.x - 78.0, g.y - 84.0 + k as f32 * 18.0),
                        (g.x + 10.0, g.y - 74.0 + k as f32 * 18.0)
                    ],
                    3.0,
                    Look::of(p.ink).alpha(0.5),
                );
            }
        });
    });
    two.paint(s);
    // The boards, cut; below them joists and dust.
    let under_floor = p.wood_dark.dim(0.45).mix(p.ambient, 0.3);
    s.rect(
        -30.0,
        664.0,
        860.0,
        600.0,
        Look::of(under_floor.lighter(0.05)).to(under_floor.dim(0.7)).flat().texture(0.3).shadow(0.0),
    );
    s.glow(400.0, 920.0, 430.0, p.flame, 0.75);
    for x in [30.0, 770.0] {
        s.rect(
            x - 36.0,
            700.0,
            72.0,
            560.0,
            Look::of(p.wood.dim(0.6)).inflate(14.0).grain(90.0).texture(0.4),
        );
    }
    for k in 0..9 {
        s.rect(
            -30.0 + k as f32 * 96.0,
            662.0,
            92.0,
            42.0,
            Look::of(p.wood.dim(0.9 + 0.04 * (k % 2) as f32)).inflate(8.0).texture(0.4).grain(0.0),
        );
    }
    s.limb(&nodes![(400, 664), (400, 704)], &[9.0], Look::of(p.white).alpha(0.85).flat());
    // Long things lost through the cracks.
    for (id, x, y, h, a) in [
        ("key", 140.0, 1130.0, 66.0, 20.0),
        ("dice", 690.0, 1150.0, 74.0, 14.0),
        ("letter", 610.0, 1160.0, 56.0, -12.0),
    ] {
        s.place(motif(id), At::new(x, y).height(h).centred().turned(a).silent());
    }
    // The two small ones.
    let boy = Person { head: 1.2, ..young[0].wearing(Dress::Nightshirt, p.accent2.mix(p.white, 0.4)) };
    let girl = Person { head: 1.2, ..young[1].wearing(Dress::Nightshirt, p.accent.mix(p.white, 0.4)) };
    let boy = Actor::new(boy, 262.0, 1160.0, 470.0).sitting().feeling(Feeling::Joy);
    let girl = Actor::new(girl, 534.0, 1160.0, 470.0).left().sitting().feeling(Feeling::Mischief);
    let page = point(400.0, 1010.0);
    let (e, f) = (boy.eye(), girl.eye());
    let boy = boy
        .looking_at(point(f.x, f.y + 40.0))
        .hand(NEAR, page.x - 66.0, page.y + 30.0, Hand::Cup)
        .hand(FAR, page.x + 10.0, page.y - 40.0, Hand::Point);
    let girl = girl
        .looking_at(point(e.x, e.y + 70.0))
        .hand(NEAR, page.x + 66.0, page.y + 30.0, Hand::Cup)
        .hand(FAR, page.x + 60.0, page.y - 120.0, Hand::Grip);
    s.ellipse(400.0, 1166.0, 300.0, 30.0, Look::of(under_floor.dim(0.6)).flat().soft(8.0));
    s.group(Group::new(), |s| {
        for who in [&boy, &girl] {
            who.legs(s);
            who.body(s);
        }
        for side in [-1.0, 1.0] {
            s.blob(&nodes![(page.x, page.y - 60.0; corner), (page.x + side * 60.0, page.y - 80.0), (page.x + side * 116.0, page.y - 60.0; corner), (page.x + side * 104.0, page.y + 56.0; corner), (page.x + side * 50.0, page.y + 44.0), (page.x, page.y + 62.0; corner)], Look::of(p.paper).inflate(9.0).rim(1.2));
            s.ellipse(page.x + side * 52.0, page.y - 10.0, 26.0, 22.0, Look::of(if side < 0.0 { p.red } else { p.leaf }).flat());
        }
        for who in [&boy, &girl] {
            who.arm(s, FAR);
            who.head(s);
            who.arm(s, NEAR);
        }
    });
    let g = girl.grip(FAR);
    candle(s, g.x, g.y + 14.0, 60.0);
    girl.fingers(s, FAR);
    s.focus(400.0, 930.0, 230.0);
    s.focus(600.0, 330.0, 120.0);
    s.note("old_man", Role::Subject);
    s.note("old_woman", Role::Subject);
    s.note("child", Role::Object);
    s.note("book", Role::Detail);
    s.note("room", Role::Setting);
}
