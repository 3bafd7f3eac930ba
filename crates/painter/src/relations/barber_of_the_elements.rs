//! The weather has its hair done.

use super::acting::*;

pub(super) static BARBER_OF_THE_ELEMENTS: Relation = Relation {
    id: "barber_of_the_elements",
    themes: Themes::Only(&["tides", "looking-glass", "carousel"]),
    moods: &[Mood::Mischief, Mood::Longing, Mood::Wonder],
    slots: &[],
    layouts: &[framed("barber", Setup::Company, barber), framed("portrait", Setup::Frames, portrait)],
};

/// A round mirror on the wall, and what is wished for in it.
fn mirror(s: &mut Scene, x: f32, y: f32, r: f32, wish: impl FnOnce(&mut Scene)) {
    let p = s.palette;
    s.dot(x, y, r + 16.0, Look::of(p.gold.mix(p.wood, 0.3)).inflate(9.0));
    let glass = Path::ellipse(x, y, r, r);
    s.group(Group::new().clip(glass.clone()), |s| {
        s.part(
            &glass,
            Look::of(p.sky[2].mix(p.white, 0.45)).to(p.sky[2].mix(p.white, 0.15)).flat().shadow(0.0),
        );
        wish(s);
    });
}

/// A cloud is clipped, a mountain shaved and a wave sits in curlers; the mirrors show what each has asked for, and a bare tree waits.
fn barber(c: &mut Composer) {
    let hands = [c.human(Kind::Woman), c.human(Kind::Man)];
    c.room(1000.0, (400.0, 60.0));
    let s = &mut c.scene;
    let p = s.palette;
    s.glow(400.0, 60.0, 420.0, p.flame, 0.4);
    mirror(s, 136.0, 170.0, 100.0, |s| {
        let lion = Person::new(Kind::Lion, &p);
        s.at(&[shift(136.0, 182.0), scale(1.5)], |s| {
            head(s, &lion, &Feeling::Brave.mien().glancing(0.0, 0.0), View::Front);
        });
    });
    mirror(s, 400.0, 150.0, 100.0, |s| {
        s.blob(
            &nodes![(280, 270; corner), (330, 210), (410, 160), (500, 220), (540, 270; corner)],
            Look::of(p.leaf.lighter(0.1)).inflate(12.0).grass(6.0, 90.0, 4.0),
        );
        s.place(motif("sheep"), At::new(410.0, 186.0).height(50.0).standing().silent());
    });
    mirror(s, 664.0, 170.0, 100.0, |s| {
        s.rect(550.0, 176.0, 240.0, 110.0, Look::of(known_water(s)).to(known_water(s).dim(0.75)).flat());
        s.limb(&nodes![(550, 176), (790, 176)], &[8.0], Look::of(p.white).flat());
    });
    let cape = |colour: Colour| Person::new(Kind::Giant, &p).wearing(Dress::Robe, colour).girth(1.35);
    let bare = |kind: Kind, tint: Colour, hair_tint: Colour, style: Hair| {
        Person { skin: tint, eyes: hair_tint.dim(0.5), kind, ..cape(p.white) }.hair(hair_tint, style)
    };
    // The cloud.
    let sky = p.white.mix(p.sky[2], 0.22);
    let cloud = bare(Kind::Woman, sky, p.white, Hair::Curls).wearing(Dress::Robe, p.red.mix(p.white, 0.15));
    let cloud = Actor::new(cloud, 150.0, 1290.0, 840.0)
        .front()
        .feeling(Feeling::Joy)
        .with(|m| m.facing(0.2).glancing(0.4, 0.5));
    let cloud = cloud.hand_own(NEAR, -6.0, -40.0, Hand::Hidden).hand_own(FAR, 6.0, -40.0, Hand::Hidden);
    let puffs = |s: &mut Scene| {
        let top = cloud.crown();
        for (dx, dy, r) in [
            (-110.0, 90.0, 62.0),
            (-84.0, 10.0, 66.0),
            (-10.0, -30.0, 74.0),
            (70.0, 0.0, 64.0),
            (112.0, 84.0, 56.0),
            (-116.0, 170.0, 46.0),
            (116.0, 160.0, 42.0),
        ] {
            s.dot(top.x + dx, top.y + 40.0 + dy, r, Look::of(p.white).inflate(24.0).texture(0.2).shadow(0.3));
        }
    };
    s.group(Group::new(), |s| {
        cloud.body(s);
        puffs(s);
        cloud.head(s);
    });
    // The mountain, lathered.
    let rock = p.stone.mix(p.accent2, 0.15);
    let peak = bare(Kind::Giant, rock, p.stone.dim(0.7), Hair::Bald).wearing(Dress::Robe, p.cream);
    let peak = Actor::new(peak, 404.0, 1340.0, 1000.0)
        .front()
        .feeling(Feeling::Calm)
        .with(|m| m.facing(0.0).nodding(-0.3).glancing(0.5, 0.3));
    let peak = peak.hand_own(NEAR, -6.0, -40.0, Hand::Hidden).hand_own(FAR, 6.0, -40.0, Hand::Hidden);
    let (top, m) = (peak.crown(), peak.mouth());
    s.group(Group::new(), |s| {
        peak.body(s);
        s.poly(
            &nodes![
                (top.x - 150.0, top.y + 210.0),
                (top.x - 90.0, top.y + 30.0),
                (top.x - 40.0, top.y - 20.0),
                (top.x - 10.0, top.y - 110.0),
                (top.x + 40.0, top.y - 30.0),
                (top.x + 84.0, top.y + 20.0),
                (top.x + 150.0, top.y + 210.0)
            ],
            Look::of(rock.dim(0.9)).inflate(18.0).texture(0.45),
        );
        peak.head(s);
        s.poly(
            &nodes![
                (top.x - 92.0, top.y + 56.0),
                (top.x - 44.0, top.y - 16.0),
                (top.x - 10.0, top.y - 114.0),
                (top.x + 42.0, top.y - 24.0),
                (top.x + 94.0, top.y + 56.0),
                (top.x + 50.0, top.y + 30.0),
                (top.x + 20.0, top.y + 60.0),
                (top.x - 16.0, top.y + 26.0),
                (top.x - 50.0, top.y + 58.0)
            ],
            Look::of(rock).inflate(12.0).texture(0.45),
        );
        s.poly(
            &nodes![
                (top.x - 36.0, top.y - 32.0),
                (top.x - 10.0, top.y - 118.0),
                (top.x + 30.0, top.y - 40.0),
                (top.x + 10.0, top.y - 56.0),
                (top.x - 8.0, top.y - 30.0)
            ],
            Look::of(p.white).inflate(8.0),
        );
        for (dx, dy, r) in [
            (-92.0, 0.0, 40.0),
            (-66.0, 44.0, 44.0),
            (-20.0, 66.0, 46.0),
            (34.0, 62.0, 44.0),
            (76.0, 36.0, 42.0),
            (98.0, -8.0, 36.0),
        ] {
            s.dot(m.x + dx, m.y + dy, r, Look::of(p.white).inflate(16.0).texture(0.2));
        }
    });
    // The wave.
    let blue = known_water(s).lighter(0.04);
    let wave = bare(Kind::Woman, blue.lighter(0.1), blue.dim(0.85), Hair::Long)
        .wearing(Dress::Robe, p.gold.mix(p.white, 0.2));
    let wave =
        Actor::new(wave, 656.0, 1290.0, 840.0).front().feeling(Feeling::Offended).with(|m| m.facing(-0.2));
    let wave = wave.hand_own(NEAR, -6.0, -40.0, Hand::Hidden).hand_own(FAR, 6.0, -40.0, Hand::Hidden);
    let top = wave.crown();
    wave.paint(s);
    for (k, (dx, dy)) in [
        (-96.0, 60.0),
        (-60.0, 8.0),
        (0.0, -14.0),
        (60.0, 8.0),
        (96.0, 60.0),
        (-106.0, 130.0),
        (106.0, 130.0),
    ]
    .into_iter()
    .enumerate()
    {
        s.at(
            &[shift(top.x + dx, top.y + 16.0 + dy), turn([-50.0, -26.0, 0.0, 26.0, 50.0, -80.0, 80.0][k])],
            |s| {
                s.rect(
                    -34.0,
                    -26.0,
                    68.0,
                    50.0,
                    Look::of(if k % 2 == 0 { p.pink } else { p.accent }).inflate(12.0),
                );
                for j in 0..3 {
                    s.rect(-24.0 + j as f32 * 19.0, -26.0, 9.0, 50.0, Look::of(blue.dim(0.8)).inflate(4.0));
                }
            },
        );
    }
    for (dx, dy) in [(-60.0, 330.0), (60.0, 350.0), (0.0, 400.0)] {
        s.dot(top.x + dx, top.y + dy, 10.0, Look::of(blue.lighter(0.15)).inflate(4.0));
    }
    // Two who work: scissors and razor.
    let one = Actor::new(hands[0].wearing(Dress::Apron, p.accent2), 282.0, 1310.0, 620.0)
        .left()
        .feeling(Feeling::Tenderness);
    let one = one
        .looking_at(point(cloud.crown().x, cloud.crown().y + 120.0))
        .hand(FAR, 158.0, 770.0, Hand::Grip)
        .hand_own(NEAR, 12.0, -42.0, Hand::Rest);
    let g = one.grip(FAR);
    s.group(Group::new(), |s| {
        one.arm_with(s, FAR, |s| {
            s.place(
                motif("scissors"),
                At::new(g.x - 20.0, g.y - 50.0).height(170.0).centred().turned(-24.0).silent(),
            );
        });
        one.body(s);
        one.head(s);
        one.arm(s, NEAR);
    });
    let two = Actor::new(hands[1].wearing(Dress::Shirt, p.leaf), 560.0, 1320.0, 630.0)
        .left()
        .feeling(Feeling::Fear);
    let two = two.looking_at(m).hand(FAR, m.x + 46.0, m.y + 118.0, Hand::Grip).hand_own(
        NEAR,
        12.0,
        -42.0,
        Hand::Rest,
    );
    let g = two.grip(FAR);
    s.group(Group::new(), |s| {
        two.arm_with(s, FAR, |s| {
            s.limb(
                &nodes![(g.x + 30.0, g.y + 22.0), (g.x - 6.0, g.y)],
                &[16.0],
                Look::of(p.wood).inflate(4.0),
            );
            let blade = [(0.0, 10.0), (-30.0, -92.0), (0.0, -98.0), (20.0, -10.0)];
            let blade = blade.map(|(dx, dy)| point(g.x + dx, g.y + dy).into());
            s.poly(&blade, Look::of(p.metal.lighter(0.2)).inflate(5.0));
        });
        two.body(s);
        two.head(s);
        two.arm(s, NEAR);
    });
    // The counter, combs, clippings; and who waits with his hat in his hand.
    s.rect(
        -30.0,
        1030.0,
        860.0,
        220.0,
        Look::of(p.cream.mix(p.accent2, 0.3)).inflate(10.0).grain(0.0).texture(0.35),
    );
    s.rect(-30.0, 1020.0, 860.0, 30.0, Look::of(p.white.dim(0.95)).inflate(7.0));
    for (x, w) in [(60.0, 90.0), (470.0, 110.0)] {
        s.rect(x, 1000.0, w, 14.0, Look::of(p.gold).inflate(4.0));
        for k in 0..9 {
            s.rect(x + 4.0 + k as f32 * w / 9.5, 1010.0, 4.0, 22.0, Look::of(p.gold.dim(0.8)).inflate(1.0));
        }
    }
    for (x, r) in [(180.0, 26.0), (226.0, 18.0), (260.0, 22.0), (120.0, 16.0)] {
        s.dot(x, 1016.0, r, Look::of(p.white).inflate(9.0).texture(0.2));
    }
    for (x, colour) in [(380.0, p.accent2), (420.0, p.red)] {
        s.rect(x - 14.0, 960.0, 28.0, 62.0, Look::of(colour).inflate(8.0));
        s.rect(x - 6.0, 940.0, 12.0, 24.0, Look::of(p.metal).inflate(3.0));
    }
    s.place(motif("bare_tree"), At::new(706.0, 1206.0).height(240.0).standing().silent());
    for x in [694.0, 718.0] {
        s.dot(x, 1160.0, 11.0, Look::of(p.cream).inflate(2.0));
        s.dot(x - 2.0, 1158.0, 5.0, Look::of(p.ink).flat());
    }
    s.limb(&nodes![(696, 1184), (706, 1180), (716, 1184)], &[4.0], Look::of(p.ink).flat());
    s.place(motif("top_hat"), At::new(630.0, 1180.0).height(54.0).centred().silent());
    s.focus(400.0, 560.0, 240.0);
    s.note("mountains", Role::Subject);
    s.note("cloud", Role::Object);
    s.note("scissors", Role::Object);
    s.note("bare_tree", Role::Detail);
}

/// A man of fog sits for his portrait and comes apart at the edges; on the canvas he is a lion-hearted hero, and his family hang on the wall.
fn portrait(c: &mut Composer) {
    let painter = c.human(Kind::Granny);
    let hero = c.human(Kind::Man);
    c.room(960.0, (680.0, 140.0));
    let s = &mut c.scene;
    let p = s.palette;
    s.rect(560.0, 40.0, 220.0, 320.0, Look::of(p.wood_dark).inflate(8.0));
    s.rect(576.0, 56.0, 188.0, 288.0, Look::lamp(p.sky[3].mix(p.white, 0.4)));
    s.rect(664.0, 56.0, 10.0, 288.0, Look::of(p.wood_dark).inflate(3.0));
    let mist = p.white.mix(p.sky[2], 0.35);
    let grey = |who: Person, t: f32| Person {
        skin: mist.dim(t),
        hair: p.white.dim(t),
        coat: mist.dim(t * 0.86),
        legs: mist.dim(t * 0.8),
        boots: mist.dim(t * 0.7),
        hat_colour: mist.dim(t * 0.8),
        eyes: mist.dim(0.4),
        ..who
    };
    // The family, all alike and hardly there.
    for (k, (x, y)) in [(84.0, 130.0), (230.0, 110.0)].into_iter().enumerate() {
        picture(s, x, y, 106.0, 140.0, |s| {
            s.rect(x - 60.0, y - 80.0, 120.0, 160.0, Look::of(mist.dim(0.6)).flat());
            let kin = grey(Person::new([Kind::Granny, Kind::Grandad][k], &p), 0.9);
            s.group(Group::new().alpha(0.7), |s| {
                Actor::new(kin, x, y + 190.0, 270.0)
                    .front()
                    .feeling(Feeling::Sorrow)
                    .with(|m| crate::actors::Mien { tear: false, ..m })
                    .paint(s);
            });
        });
    }
    // The sitter.
    let sitter = grey(hero.wearing(Dress::Coat, mist).hat(Hat::Bowler, mist), 0.98);
    let sitter = Actor::new(sitter, 596.0, 1120.0, 800.0).left().sitting().feeling(Feeling::Brave);
    let sitter = sitter
        .with(|m| crate::actors::Mien { tear: false, ..m.facing(0.3).nodding(-0.2).glancing(0.5, 0.1) })
        .hand_own(NEAR, 12.0, -50.0, Hand::Cover)
        .hand_own(FAR, 14.0, -32.0, Hand::Rest);
    under(s, 590.0, 1120.0, 190.0);
    s.rect(520.0, 930.0, 190.0, 190.0, Look::of(p.red.mix(p.dark, 0.2)).inflate(16.0).texture(0.25));
    s.group(Group::new().alpha(0.9), |s| sitter.layers(s));
    let q = sitter.crown();
    for (dx, dy, w) in [
        (130.0, 120.0, 120.0),
        (150.0, 300.0, 130.0),
        (140.0, 460.0, 120.0),
        (60.0, -20.0, 110.0),
        (120.0, 620.0, 130.0),
        (-60.0, 760.0, 150.0),
    ] {
        s.limb(
            &nodes![(q.x + dx - w, q.y + dy + 16.0), (q.x + dx, q.y + dy), (q.x + dx + w, q.y + dy - 22.0)],
            &[10.0, 34.0, 6.0],
            Look::of(mist).alpha(0.5).soft(12.0).flat().rim(0.0).shadow(0.0).hatch(0.0),
        );
    }
    s.focus(560.0, 560.0, 150.0);
    // The canvas.
    let (x0, y0, w, h) = (60.0, 330.0, 330.0, 430.0);
    for x in [110.0, 330.0] {
        s.limb(
            &nodes![(225.0 + (x - 225.0) * 0.4, 290), (x, 1130)],
            &[18.0],
            Look::of(p.wood).inflate(5.0).grain(90.0),
        );
    }
    s.rect(x0 - 12.0, y0 - 12.0, w + 24.0, h + 24.0, Look::of(p.wood.lighter(0.1)).inflate(8.0));
    let linen = Path::rect(x0, y0, w, h);
    s.group(Group::new().clip(linen.clone()), |s| {
        s.part(&linen, Look::of(p.flame.mix(p.red, 0.35)).to(p.red.mix(p.dark, 0.35)).flat().texture(0.4).shadow(0.0));
        s.glow(220.0, 470.0, 240.0, p.flame, 0.6);
        s.blob(&nodes![(40, 780; corner), (120, 560), (160, 640), (260, 560), (330, 650), (400, 560), (420, 780; corner)], Look::of(p.accent2.mix(p.dark, 0.3)).inflate(6.0));
        let hero = hero.wearing(Dress::Coat, p.accent2).hat(Hat::Crown, p.gold).scarf(p.red).girth(1.35);
        let hero = Actor::new(hero, 224.0, 1010.0, 640.0).left().feeling(Feeling::Brave);
        let hero = hero.with(|m| crate::actors::Mien { tear: false, ..m.facing(0.3).nodding(-0.2) }).hand_own(NEAR, 12.0, -50.0, Hand::Fist);
        hero.paint(s);
        Beast::new(Species::Lion, 330.0, 790.0, 170.0).left().feeling(Feeling::Fear).paint(s);
    });
    s.rect(x0 - 20.0, y0 + h + 8.0, w + 40.0, 22.0, Look::of(p.wood).inflate(6.0).grain(0.0));
    s.focus(224.0, 500.0, 150.0);
    // She paints what is wished for, and looks at what is there.
    let she = Actor::new(painter.wearing(Dress::Apron, p.leaf).glasses(), 150.0, 1330.0, 720.0)
        .feeling(Feeling::Tenderness);
    let she = she.looking_at(sitter.eye()).hand(FAR, 330.0, 830.0, Hand::Pinch).hand_own(
        NEAR,
        14.0,
        -48.0,
        Hand::Tray,
    );
    let (b, t) = (she.grip(FAR), she.grip(NEAR));
    s.group(Group::new(), |s| {
        she.arm_with(s, FAR, |s| {
            s.limb(
                &nodes![(b.x + 30.0, b.y + 50.0), (b.x - 26.0, b.y - 90.0)],
                &[9.0, 7.0],
                Look::of(p.wood.lighter(0.1)).inflate(2.0),
            );
            s.limb(
                &nodes![(b.x - 26.0, b.y - 90.0), (b.x - 36.0, b.y - 116.0)],
                &[15.0, 5.0],
                Look::of(p.gold).inflate(3.0),
            );
        });
        she.body(s);
        she.head(s);
        s.ellipse(t.x + 10.0, t.y - 12.0, 96.0, 40.0, Look::of(p.wood.lighter(0.15)).inflate(7.0).grain(0.0));
        for (k, colour) in [p.red, p.gold, p.accent2, p.white, p.leaf].into_iter().enumerate() {
            s.ellipse(
                t.x - 56.0 + k as f32 * 32.0,
                t.y - 20.0 + (k % 2) as f32 * 10.0,
                15.0,
                9.0,
                Look::of(colour).inflate(4.0),
            );
        }
        she.arm(s, NEAR);
    });
    s.note("old_woman", Role::Subject);
    s.note("painting", Role::Object);
    s.note("cloud", Role::Object);
    s.note("room", Role::Setting);
}
