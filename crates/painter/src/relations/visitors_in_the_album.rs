//! The past pays visits.

use super::acting::*;

pub(super) static VISITORS_IN_THE_ALBUM: Relation = Relation {
    id: "visitors_in_the_album",
    themes: Themes::Only(&["looking-glass", "roots", "marbles"]),
    moods: &[Mood::Memory, Mood::Freedom, Mood::Mischief],
    slots: &[],
    layouts: &[framed("album", Setup::Frames, album), framed("cards", Setup::Plan, cards)],
};

/// The same person, in the brown of an old photograph.
fn faded(who: &Person, brown: Colour, pale: Colour) -> Person {
    let of = |c: Colour| brown.mix(pale, (c.l - 0.15).clamp(0.0, 0.75) * 1.25);
    Person {
        skin: of(who.skin).lighter(0.04),
        hair: of(who.hair),
        hat_colour: of(who.hat_colour),
        coat: of(who.coat),
        legs: of(who.legs),
        boots: of(who.boots),
        eyes: of(who.eyes),
        scarf: who.scarf.map(of),
        ..*who
    }
}

/// A photograph with a pale border, its middle at (x, y); what is in it comes in canvas units.
fn photo(s: &mut Scene, at: (f32, f32), size: (f32, f32), ground: Colour, inside: impl FnOnce(&mut Scene)) {
    let p = s.palette;
    let ((x, y), (w, h)) = (at, size);
    s.rect(
        x - w / 2.0 - 16.0,
        y - h / 2.0 - 16.0,
        w + 32.0,
        h + 32.0,
        Look::of(p.paper).inflate(5.0).texture(0.15),
    );
    let path = Path::rect(x - w / 2.0, y - h / 2.0, w, h);
    s.group(Group::new().clip(path.clone()), |s| {
        s.part(&path, Look::of(ground).to(ground.dim(0.8)).flat().texture(0.2).shadow(0.0));
        inside(s);
    });
    for (dx, dy) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
        let (cx, cy) = (x + dx * (w / 2.0 + 18.0), y + dy * (h / 2.0 + 18.0));
        s.poly(
            &nodes![(cx, cy), (cx - dx * 40.0, cy), (cx, cy - dy * 40.0)],
            Look::of(p.dark.lighter(0.08)).inflate(3.0),
        );
    }
}

/// Brown people have climbed out of their photographs and walk over the page with lantern and cake to a feast in one of them; a groom waits.
fn album(c: &mut Composer) {
    let guests = [Kind::Granny, Kind::Man, Kind::Woman, Kind::Boy, Kind::Grandad].map(|kind| c.human(kind));
    let (bearer, lady, groom, girl) =
        (c.human(Kind::Man), c.human(Kind::Woman), c.human(Kind::Man), c.human(Kind::Girl));
    let s = &mut c.scene;
    s.light_at(560.0, 800.0, 0.6);
    let p = s.palette;
    let page = p.accent2.mix(p.leaf, 0.3).mix(p.dark, 0.5);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(page.lighter(0.06)).to(page).flat().texture(0.3).shadow(0.0),
    );
    let (brown, pale) = (p.wood_dark.dim(0.8), p.cream.mix(p.gold, 0.2));
    let tone = |t: f32| brown.mix(pale, t);
    // Beach, class, studio: nobody at home.
    photo(s, (140.0, 140.0), (200.0, 180.0), tone(0.75), |s| {
        s.rect(0.0, 150.0, 300.0, 40.0, Look::of(tone(0.5)).flat());
        s.rect(0.0, 186.0, 300.0, 80.0, Look::of(tone(0.85)).flat().texture(0.3));
        s.place(
            motif("umbrella"),
            At::new(150.0, 214.0).height(120.0).standing().group(Group::new().tint(brown)).silent(),
        );
    });
    photo(s, (414.0, 130.0), (220.0, 160.0), tone(0.55), |s| {
        for x in [340.0, 414.0, 488.0] {
            s.rect(x - 28.0, 120.0, 56.0, 12.0, Look::of(tone(0.2)).flat());
            s.rect(x - 24.0, 60.0, 6.0, 150.0, Look::of(tone(0.2)).flat());
            s.rect(x + 18.0, 60.0, 6.0, 150.0, Look::of(tone(0.2)).flat());
            s.rect(x - 24.0, 70.0, 48.0, 12.0, Look::of(tone(0.2)).flat());
        }
    });
    // The groom has stayed, and looks at his watch.
    photo(s, (160.0, 470.0), (240.0, 330.0), tone(0.9), |s| {
        for k in 0..6 {
            s.limb(
                &nodes![(40.0 + k as f32 * 44.0, 280), (50.0 + k as f32 * 44.0, 660)],
                &[20.0],
                Look::of(tone(0.78)).inflate(8.0).alpha(0.8),
            );
        }
        let groom = faded(
            &groom.wearing(Dress::Coat, p.dark.lighter(0.2)).hat(Hat::Stovepipe, p.dark.lighter(0.2)),
            brown,
            pale,
        );
        let groom = Actor::new(groom, 150.0, 740.0, 430.0).front().feeling(Feeling::Sorrow);
        let groom = groom.hand_own(FAR, 9.0, -52.0, Hand::Cup).hand_own(NEAR, -16.0, -40.0, Hand::Rest);
        let g = groom.grip(FAR);
        let groom = groom
            .with(|m| crate::actors::Mien { tear: false, ..m.facing(0.2).nodding(0.5).glancing(0.1, 0.9) });
        groom.paint(s);
        s.dot(g.x + 4.0, g.y - 4.0, 22.0, Look::of(tone(0.95)).inflate(6.0));
        s.dot(g.x + 4.0, g.y - 4.0, 15.0, Look::of(tone(0.75)).inflate(2.0));
    });
    s.focus(160.0, 440.0, 130.0);
    // A ladder from the newest to the oldest.
    photo(s, (672.0, 150.0), (180.0, 200.0), p.sky[2].mix(p.white, 0.3), |s| {
        s.rect(560.0, 200.0, 300.0, 100.0, Look::of(p.leaf.lighter(0.08)).grass(6.0, 90.0, 4.0).inflate(3.0));
        s.place(motif("apple_tree"), At::new(710.0, 230.0).height(150.0).standing().silent());
    });
    super::kit::ladder(s, point(560.0, 620.0), point(650.0, 230.0), 56.0);
    let girl = Actor::new(girl.wearing(Dress::Gown, p.red), 500.0, 560.0, 320.0)
        .left()
        .walking()
        .feeling(Feeling::Joy);
    let girl = girl
        .looking_at(point(300.0, 420.0))
        .hand(FAR, 578.0, 430.0, Hand::Grip)
        .elbow(FAR, -1.0)
        .hand_own(NEAR, 22.0, -76.0, Hand::Wave);
    under(s, 500.0, 562.0, 70.0);
    girl.paint(s);
    s.focus(500.0, 340.0, 110.0);
    // The feast.
    photo(s, (545.0, 850.0), (430.0, 400.0), tone(0.8), |s| {
        s.glow(545.0, 720.0, 330.0, p.flame, 0.65);
        cord(s, &[point(320.0, 670.0), point(545.0, 720.0), point(770.0, 670.0)], 4.0, tone(0.1));
        for k in 0..6 {
            let x = 350.0 + k as f32 * 78.0;
            s.poly(
                &nodes![(x - 20.0, 690), (x + 20.0, 694), (x, 734)],
                Look::of(tone(if k % 2 == 0 { 0.95 } else { 0.25 })).inflate(3.0),
            );
        }
        let spots =
            [(400.0, 1160.0, 420.0), (690.0, 1160.0, 430.0), (500.0, 1190.0, 430.0), (604.0, 1216.0, 400.0)];
        for (i, (x, y, h)) in spots.into_iter().enumerate() {
            let feeling = [Feeling::Joy, Feeling::Joy, Feeling::Tenderness, Feeling::Joy][i];
            let a = Actor::new(faded(&guests[i], brown, pale), x, y, h).front().feeling(feeling);
            let turn = [0.5, -0.5, 0.6, -0.6][i];
            a.with(|m| m.facing(turn).glancing(turn, 0.0))
                .hand_own(NEAR, -14.0, -64.0, Hand::Cup)
                .hand_own(FAR, 12.0, -46.0, Hand::Rest)
                .paint(s);
        }
        s.rect(320.0, 1016.0, 460.0, 60.0, Look::of(tone(0.95)).inflate(6.0).texture(0.15));
        for x in [380.0, 470.0, 640.0, 720.0] {
            s.ellipse(x, 1018.0, 30.0, 10.0, Look::of(tone(0.4)).inflate(4.0));
        }
    });
    // One climbs over the edge; two come with cake and light.
    let old = Actor::new(faded(&guests[4], brown, pale), 724.0, 1130.0, 330.0).left().feeling(Feeling::Joy);
    let old = old.looking_at(point(560.0, 900.0)).hand_own(NEAR, 22.0, -84.0, Hand::Wave).feet(
        (-8.0, -4.0),
        (14.0, -26.0),
        [0.0, 20.0],
    );
    old.paint(s);
    let bearer = Actor::new(faded(&bearer.hat(Hat::Cap, p.ink), brown, pale), 110.0, 1170.0, 430.0)
        .walking()
        .feeling(Feeling::Joy);
    let bearer = bearer.looking_at(point(500.0, 900.0)).hand_own(NEAR, 22.0, -60.0, Hand::Grip);
    let g = bearer.grip(NEAR);
    let lady = Actor::new(faded(&lady.wearing(Dress::Gown, p.cream), brown, pale), 300.0, 1180.0, 430.0)
        .feeling(Feeling::Tenderness);
    let lady = lady.looking_at(point(560.0, 900.0)).hand_own(NEAR, 22.0, -54.0, Hand::Tray).hand_own(
        FAR,
        26.0,
        -54.0,
        Hand::Tray,
    );
    let t = lady.grip(NEAR);
    under(s, 110.0, 1174.0, 80.0);
    bearer.paint(s);
    s.place(motif("lantern"), At::new(g.x, g.y - 4.0).height(110.0).hanging().silent());
    s.glow(g.x, g.y + 60.0, 190.0, p.flame, 0.65);
    under(s, 300.0, 1184.0, 80.0);
    s.group(Group::new(), |s| {
        lady.layers(s);
        s.rect(t.x - 36.0, t.y - 54.0, 92.0, 50.0, Look::of(tone(0.9)).inflate(8.0));
        s.rect(t.x - 22.0, t.y - 94.0, 64.0, 44.0, Look::of(tone(0.8)).inflate(8.0));
        s.dot(t.x + 10.0, t.y - 102.0, 11.0, Look::of(p.red).inflate(4.0));
        lady.arm(s, NEAR);
    });
    s.focus(545.0, 880.0, 190.0);
    s.note("crowd", Role::Subject);
    s.note("painting", Role::Object);
    s.note("ladder", Role::Object);
    s.note("lantern", Role::Detail);
}

/// A court card in its own units, 360 by 560, its middle at (0, 0); each of the two halves is somebody.
fn court(s: &mut Scene, ground: Colour, upper: &dyn Fn(&mut Scene), lower: &dyn Fn(&mut Scene)) {
    let p = s.palette;
    s.rect(-196.0, -296.0, 392.0, 592.0, Look::of(p.paper).inflate(6.0).texture(0.15).shadow(0.9));
    s.rect(-172.0, -272.0, 344.0, 544.0, Look::of(p.gold.mix(p.wood, 0.2)).inflate(3.0).shadow(0.0));
    for (k, half) in [upper, lower].into_iter().enumerate() {
        s.at(&[turn(k as f32 * 180.0)], |s| {
            let path = Path::rect(-164.0, -264.0, 328.0, 264.0);
            s.group(Group::new().clip(path.clone()), |s| {
                s.part(&path, Look::of(ground).to(ground.dim(0.85)).flat().texture(0.2).shadow(0.0));
                half(s);
            });
        });
    }
    s.limb(&nodes![(-166, 0), (166, 0)], &[12.0], Look::of(p.gold).inflate(3.0).shadow(0.2));
}

/// The king leans out of his card with a rose and the queen out of hers; at the other end of him somebody else is looked at.
fn cards(c: &mut Composer) {
    let (king, queen, page) = (c.human(Kind::Man), c.human(Kind::Woman), c.human(Kind::Woman));
    let s = &mut c.scene;
    s.light_at(200.0, 120.0, 0.6);
    let p = s.palette;
    let felt = p.leaf.mix(p.dark, 0.35);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(felt.lighter(0.05)).to(felt.dim(0.8)).flat().texture(0.35).shadow(0.0),
    );
    let king = king.bearded().wearing(Dress::Robe, p.red).hat(Hat::Crown, p.gold);
    let queen = queen.wearing(Dress::Gown, p.accent2.mix(p.dark, 0.1)).hat(Hat::Crown, p.gold);
    let page = page.wearing(Dress::Coat, p.gold.mix(p.red, 0.25)).hat(Hat::Cap, p.red);
    // Who lies below: an empty card, and the backs of the rest.
    for (x, y, a) in [(690.0, 160.0, 34.0), (120.0, 150.0, -12.0)] {
        s.at(&[shift(x, y), turn(a), scale(0.62)], |s| {
            s.rect(-190.0, -290.0, 380.0, 580.0, Look::of(p.paper).inflate(6.0));
            s.rect(-166.0, -266.0, 332.0, 532.0, Look::of(p.accent.mix(p.dark, 0.2)).inflate(3.0));
            for k in 0..24 {
                let (x, y) = (-120.0 + (k % 4) as f32 * 80.0, -220.0 + (k / 4) as f32 * 88.0);
                s.poly(
                    &nodes![(x, y - 34.0), (x + 26.0, y), (x, y + 34.0), (x - 26.0, y)],
                    Look::of(p.cream).inflate(3.0),
                );
            }
        });
    }
    let sits = |who: Person| Actor::new(who, 0.0, 306.0, 520.0);
    // She, who is looked at from the other end.
    s.at(&[shift(600.0, 1090.0), turn(-82.0), scale(0.9)], |s| {
        court(
            s,
            p.cream.mix(p.pink, 0.25),
            &|s| {
                sits(page)
                    .feeling(Feeling::Mischief)
                    .with(|m| m.facing(-0.2).glancing(-0.9, -0.1).tilted(-6.0))
                    .hand_own(NEAR, 10.0, -48.0, Hand::Rest)
                    .paint(s);
            },
            &|s| {
                sits(page).left().feeling(Feeling::Asleep).hand_own(NEAR, 10.0, -48.0, Hand::Rest).paint(s);
            },
        );
    });
    let hers = [shift(582.0, 480.0), turn(10.0), scale(1.12)];
    let queen_up = sits(queen)
        .left()
        .lean(9.0)
        .feeling(Feeling::Tenderness)
        .with(|m| m.facing(0.5).glancing(0.8, 0.1).tilted(5.0));
    let queen_up = queen_up.hand_own(NEAR, 33.0, -62.0, Hand::Open).hand_own(FAR, 10.0, -47.0, Hand::Rest);
    s.at(&hers, |s| {
        court(s, p.cream, &|s| queen_up.paint(s), &|s| {
            sits(queen)
                .left()
                .feeling(Feeling::Suspicion)
                .with(|m| m.facing(-0.1).glancing(-0.9, -0.4))
                .hand_own(NEAR, 10.0, -48.0, Hand::Rest)
                .paint(s);
        });
    });
    let his = [shift(222.0, 560.0), turn(-8.0), scale(1.16)];
    let king_up = sits(king)
        .lean(9.0)
        .feeling(Feeling::Tenderness)
        .with(|m| m.facing(0.6).glancing(0.8, 0.0).tilted(-4.0));
    let king_up = king_up.hand_own(NEAR, 30.0, -66.0, Hand::Pinch).hand_own(FAR, 12.0, -47.0, Hand::Rest);
    s.at(&his, |s| {
        court(s, p.cream.mix(p.gold, 0.15), &|s| king_up.paint(s), &|s| {
            sits(king)
                .left()
                .feeling(Feeling::Mischief)
                .with(|m| m.facing(0.7).glancing(0.9, -0.1))
                .hand_own(NEAR, 18.0, -64.0, Hand::Wave)
                .paint(s);
        });
    });
    s.at(&hers, |s| queen_up.arm(s, NEAR));
    s.at(&his, |s| {
        let g = king_up.grip(NEAR);
        king_up.arm_with(s, NEAR, |s| {
            s.place(
                motif("rose"),
                At::new(g.x + 14.0, g.y + 46.0).height(170.0).standing().turned(16.0).silent(),
            );
        });
    });
    // The stakes.
    for (k, (x, y)) in [(80.0, 1100.0), (150.0, 1140.0), (96.0, 1040.0)].into_iter().enumerate() {
        let colour = [p.red, p.accent, p.gold][k];
        s.ellipse(x, y + 8.0, 50.0, 36.0, Look::of(colour.dim(0.7)).inflate(6.0));
        s.ellipse(x, y, 50.0, 36.0, Look::of(colour).inflate(6.0));
        s.ellipse(x, y, 30.0, 20.0, Look::of(p.cream).inflate(3.0));
    }
    s.focus(400.0, 420.0, 220.0);
    s.note("king", Role::Subject);
    s.note("queen", Role::Object);
    s.note("rose", Role::Object);
    s.note("woman", Role::Detail);
}
