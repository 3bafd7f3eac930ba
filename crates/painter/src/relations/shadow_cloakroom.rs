//! What one hands in at the entrance, and what one gets back.

use super::acting::*;

pub(super) static SHADOW_CLOAKROOM: Relation = Relation {
    id: "shadow_cloakroom",
    themes: Themes::Only(&["looking-glass", "half-asleep", "moth-court", "carousel"]),
    moods: &[Mood::Mischief, Mood::Freedom, Mood::Secrecy],
    slots: &[],
    layouts: &[framed("theatre", Setup::Company, theatre), framed("tails", Setup::Corridor, tails)],
};

/// A limp shadow on a hook.
fn hung(s: &mut Scene, x: f32, y: f32, dark: Colour, paint: impl FnOnce(&mut Scene)) {
    let p = s.palette;
    s.limb(
        &nodes![(x, y - 30.0), (x, y - 4.0), (x + 12.0, y + 4.0), (x + 14.0, y - 8.0)],
        &[7.0],
        Look::of(p.gold).inflate(2.0),
    );
    s.group(Group::new().alpha(0.74).blur(1.4), |s| s.as_silhouette(dark, paint));
}

/// The shadow of a dragon that looks right, its belly at (x, y).
fn dragon(s: &mut Scene, x: f32, y: f32, dark: Colour) {
    let look = Look::of(dark).flat().shadow(0.0);
    s.at(&[shift(x, y)], |s| {
        s.limb(
            &nodes![(66, -196), (40, -130), (-6, -60), (0, 50), (-50, 120), (-150, 130), (-200, 60)],
            &[40.0, 46.0, 86.0, 116.0, 62.0, 26.0, 4.0],
            look,
        );
        s.poly(
            &nodes![
                (36, -196),
                (50, -240),
                (98, -234),
                (160, -206),
                (112, -200),
                (152, -178),
                (96, -166),
                (56, -160)
            ],
            look,
        );
        for (dx, dy) in [(48.0, -232.0), (72.0, -236.0)] {
            s.poly(&nodes![(dx - 12.0, dy + 10.0), (dx - 44.0, dy - 44.0), (dx + 12.0, dy + 2.0)], look);
        }
        s.poly(
            &nodes![
                (-16, -50),
                (-60, -250),
                (-110, -170),
                (-170, -200),
                (-176, -110),
                (-226, -70),
                (-140, -30),
                (-50, 20)
            ],
            look,
        );
        s.limb(&nodes![(30, 80), (60, 130), (100, 136)], &[36.0, 22.0, 6.0], look);
        s.limb(&nodes![(-24, 90), (-14, 150), (26, 162)], &[40.0, 24.0, 6.0], look);
    });
}

/// Over the counter a boy is handed the shadow of a dragon; a stout lady beams in that of a hare. One that nobody fetched combs its hair.
fn theatre(c: &mut Composer) {
    let (keeper, boy, lady) = (c.human(Kind::Grandad), c.human(Kind::Boy), c.human(Kind::Woman));
    let s = &mut c.scene;
    s.light_at(420.0, 160.0, 0.55);
    let p = s.palette;
    let wall = p.gold.mix(p.cream, 0.35).mix(p.fog, 0.2).dim(0.9);
    s.paint_sky(Sky {
        stops: vec![(0.0, wall.dim(0.72)), (0.6, wall), (1.0, wall.dim(0.8))],
        ..Sky::of(&p, 0.15, 0.1)
    });
    let dark = p.ambient.mix(p.ink, 0.35).dim(0.8);
    s.rect(-30.0, 96.0, 860.0, 26.0, Look::of(p.wood).inflate(6.0).grain(0.0));
    // What hangs there: somebody long, a stag, a bird, somebody tiny, a bear.
    hung(s, 60.0, 140.0, dark, |s| {
        s.limb(
            &nodes![(60, 140), (58, 300), (66, 520), (50, 640)],
            &[26.0, 70.0, 60.0, 20.0],
            Look::of(dark),
        );
    });
    hung(s, 200.0, 140.0, dark, |s| {
        s.place(motif("stag"), At::new(200.0, 330.0).height(330.0).centred().turned(78.0).silent());
    });
    hung(s, 368.0, 140.0, dark, |s| {
        s.place(motif("bat"), At::new(368.0, 230.0).width(190.0).centred().turned(90.0).silent());
    });
    hung(s, 470.0, 140.0, dark, |s| {
        s.place(motif("mouse"), At::new(470.0, 200.0).height(90.0).centred().turned(70.0).silent());
    });
    hung(s, 580.0, 140.0, dark, |s| {
        s.place(motif("peacock"), At::new(580.0, 270.0).height(250.0).centred().turned(60.0).silent());
    });
    hung(s, 720.0, 140.0, dark, |s| {
        Actor::new(Person::new(Kind::Bear, &p).girth(1.4), 720.0, 520.0, 370.0).front().layers(s);
    });
    // By the mirror: the one that came down by itself.
    s.ellipse(88.0, 560.0, 76.0, 112.0, Look::of(p.gold).inflate(8.0));
    s.ellipse(88.0, 560.0, 60.0, 96.0, Look::of(p.sky[2].mix(p.white, 0.4)).to(p.sky[1]).inflate(3.0));
    s.group(Group::new().alpha(0.8), |s| {
        s.as_silhouette(dark, |s| {
            let a =
                Actor::new(Person::new(Kind::Woman, &p).hair(dark, Hair::Long), 110.0, 960.0, 400.0).back();
            a.hand_own(FAR, 12.0, -96.0, Hand::Grip).elbow(FAR, 1.0).layers(s);
            s.rect(150.0, 566.0, 60.0, 10.0, Look::of(dark));
        });
    });
    // The lady tries hers on.
    let lady = lady.girth(1.45).wearing(Dress::Gown, p.accent);
    let lady = Actor::new(lady, 690.0, 1330.0, 900.0).front().feeling(Feeling::Joy);
    let lady = lady.with(|m| m.facing(-0.2).glancing(-0.2, -0.5).tilted(8.0));
    lady.paint(s);
    let crown = lady.crown();
    s.group(Group::new().alpha(0.7), |s| {
        for side in [-1.0, 1.0] {
            s.limb(
                &nodes![
                    (crown.x + side * 36.0, crown.y + 34.0),
                    (crown.x + side * 48.0, crown.y - 90.0),
                    (crown.x + side * 78.0, crown.y - 190.0)
                ],
                &[40.0, 54.0, 14.0],
                Look::of(dark).flat(),
            );
        }
        s.blob(
            &nodes![
                (570, 800),
                (620, 690),
                (670, 740),
                (730, 740),
                (770, 690),
                (820, 800),
                (830, 1000),
                (770, 950),
                (690, 1000),
                (610, 950),
                (560, 1000)
            ],
            Look::of(dark).flat(),
        );
    });
    // The keeper gives, the boy takes: between them a dragon, limp over four hands.
    let keeper = keeper.wearing(Dress::Shirt, p.red).hat(Hat::Cap, p.red.dim(0.7)).glasses();
    let keeper = Actor::new(keeper, 190.0, 1370.0, 880.0).feeling(Feeling::Tenderness).lean(4.0);
    let boy =
        Actor::new(boy.wearing(Dress::Coat, p.accent2), 600.0, 1360.0, 640.0).left().feeling(Feeling::Awe);
    let boy = boy.looking_at(point(380.0, 940.0)).hand(NEAR, 486.0, 940.0, Hand::Open).hand(
        FAR,
        470.0,
        900.0,
        Hand::Open,
    );
    let keeper =
        keeper.looking_at(boy.eye()).hand(FAR, 404.0, 800.0, Hand::Grip).hand(NEAR, 240.0, 880.0, Hand::Grip);
    keeper.paint(s);
    s.rect(
        -30.0,
        1010.0,
        860.0,
        40.0,
        Look::of(p.cream.mix(p.wood, 0.15)).inflate(8.0).grain(0.0).texture(0.3),
    );
    s.rect(
        -30.0,
        1046.0,
        860.0,
        200.0,
        Look::of(p.cream.mix(p.wood, 0.3)).to(p.cream.mix(p.wood, 0.5)).inflate(8.0).grain(90.0).texture(0.3),
    );
    for k in 0..5 {
        s.rect(
            30.0 + k as f32 * 160.0,
            1076.0,
            110.0,
            90.0,
            Look::of(p.cream.mix(p.wood, 0.42)).inflate(6.0).grain(90.0),
        );
    }
    s.group(Group::new().alpha(0.88), |s| dragon(s, 392.0, 900.0, dark));
    keeper.arm(s, NEAR);
    boy.paint(s);
    s.focus(360.0, 800.0, 200.0);
    s.note("shadow", Role::Object);
    s.note("boy", Role::Subject);
    s.note("dragon", Role::Object);
    s.note("mirror", Role::Detail);
}

/// A tail that hangs down from (x, y): fox, cat, pig, horse and the like.
fn tail(s: &mut Scene, x: f32, y: f32, k: f32, n: usize) {
    let p = s.palette;
    s.dot(x, y - 6.0 * k, 9.0 * k, Look::of(p.gold).inflate(3.0 * k));
    match n % 6 {
        0 => {
            s.limb(
                &nodes![(x, y), (x + 6.0 * k, y + 60.0 * k), (x - 8.0 * k, y + 150.0 * k)],
                &[16.0 * k, 58.0 * k, 40.0 * k],
                Look::of(p.fox).inflate(12.0 * k).fur(6.0, 90.0, 3.0),
            );
            s.limb(
                &nodes![(x - 4.0 * k, y + 130.0 * k), (x - 10.0 * k, y + 186.0 * k)],
                &[44.0 * k, 10.0 * k],
                Look::of(p.white).inflate(8.0 * k).fur(5.0, 90.0, 3.0),
            );
        }
        1 => s.limb(
            &nodes![
                (x, y),
                (x + 14.0 * k, y + 90.0 * k),
                (x - 16.0 * k, y + 150.0 * k),
                (x + 14.0 * k, y + 196.0 * k)
            ],
            &[16.0 * k, 17.0 * k, 15.0 * k, 10.0 * k],
            Look::of(p.grey).inflate(5.0 * k).hatch(1.0).hatch_along(0.0),
        ),
        2 => s.limb(
            &nodes![
                (x, y),
                (x + 26.0 * k, y + 24.0 * k),
                (x - 22.0 * k, y + 44.0 * k),
                (x + 20.0 * k, y + 64.0 * k),
                (x - 10.0 * k, y + 84.0 * k)
            ],
            &[15.0 * k, 13.0 * k, 11.0 * k, 8.0 * k],
            Look::of(p.pink).inflate(5.0 * k),
        ),
        3 => {
            for d in [-24.0, -8.0, 8.0, 24.0] {
                s.limb(
                    &nodes![(x, y), (x + d * 0.6 * k, y + 90.0 * k), (x + d * k, y + 210.0 * k)],
                    &[14.0 * k, 24.0 * k, 4.0],
                    Look::of(p.wood_dark.lighter(0.05)).inflate(5.0 * k),
                );
            }
        }
        4 => {
            for (i, d) in [-46.0, -24.0, 0.0, 24.0, 46.0].into_iter().enumerate() {
                let end = (x + d * k, y + (190.0 - d.abs()) * k);
                s.limb(
                    &nodes![(x, y), (end.0, end.1)],
                    &[8.0 * k, 14.0 * k],
                    Look::of(p.leaf.lighter(0.04)).inflate(3.0 * k),
                );
                s.ellipse(
                    end.0,
                    end.1,
                    19.0 * k,
                    25.0 * k,
                    Look::of(if i % 2 == 0 { p.accent2 } else { p.leaf }).inflate(5.0 * k),
                );
                s.dot(end.0, end.1 + 2.0 * k, 9.0 * k, Look::of(p.gold).inflate(2.0 * k));
            }
        }
        _ => s.limb(
            &nodes![
                (x, y),
                (x + 30.0 * k, y + 60.0 * k),
                (x - 8.0 * k, y + 140.0 * k),
                (x + 34.0 * k, y + 150.0 * k)
            ],
            &[18.0 * k, 50.0 * k, 62.0 * k, 20.0 * k],
            Look::of(p.red.mix(p.wood, 0.5)).inflate(12.0 * k).fur(6.0, 90.0, 3.0),
        ),
    }
}

/// In the passage of a bathhouse tails hang on pegs; the lion has been given the mouse's, the mouse wears the lion's.
fn tails(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(520.0, 430.0, 0.5);
    let p = s.palette;
    let tile = p.accent2.mix(p.white, 0.45).mix(p.fog, 0.2);
    let (vx, vy) = (520.0, 470.0);
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(tile).to(tile.dim(0.8)).flat().shadow(0.0));
    s.poly(
        &nodes![(-60, 1260), (vx - 80.0, 640), (vx + 80.0, 640), (900, 1260)],
        Look::of(p.stone.mix(tile, 0.3)).inflate(4.0).texture(0.3).shadow(0.0),
    );
    s.poly(
        &nodes![(-60, -60), (vx - 80.0, 330), (vx + 80.0, 330), (900, -60)],
        Look::of(tile.dim(0.62)).inflate(4.0).shadow(0.0),
    );
    for k in 1..7 {
        let t = k as f32 / 7.0;
        for (x0, x1) in [(-60.0, vx - 80.0), (900.0, vx + 80.0)] {
            s.line(
                &nodes![(x0, lerp(-60.0, 1260.0, t)), (x1, lerp(330.0, 640.0, t))],
                3.0,
                Look::of(tile.dim(0.75)).alpha(0.7).flat(),
            );
        }
    }
    s.rect(vx - 80.0, 330.0, 160.0, 312.0, Look::lamp(p.flame.mix(p.cream, 0.5)).alpha(0.9));
    s.glow(vx, vy, 320.0, p.light, 0.6);
    // At the far end: one tail has gone off by itself.
    s.limb(
        &nodes![(vx - 20.0, 640), (vx - 6.0, 600), (vx + 22.0, 570), (vx + 10.0, 530)],
        &[10.0, 22.0, 26.0, 6.0],
        Look::of(p.fox).inflate(6.0),
    );
    for d in [-14.0, 6.0] {
        s.limb(
            &nodes![(vx - 16.0 + d, 632), (vx - 20.0 + d, 652)],
            &[6.0],
            Look::of(p.fox.dim(0.6)).inflate(2.0),
        );
    }
    s.focus(vx, 580.0, 80.0);
    // Pegs on both walls, nearer and larger.
    for (i, t) in [0.12, 0.34, 0.52, 0.66, 0.78, 0.88].into_iter().enumerate() {
        let k = lerp(1.9, 0.42, t);
        tail(s, lerp(40.0, vx - 92.0, t), lerp(96.0, 420.0, t), k, i + 3);
        if i > 0 {
            tail(s, lerp(840.0, vx + 92.0, t), lerp(60.0, 420.0, t), k, i + 6);
        }
    }
    for (x, y, r) in [(640.0, 700.0, 120.0), (420.0, 660.0, 90.0), (740.0, 560.0, 110.0)] {
        s.ellipse(x, y, r * 1.5, r * 0.5, Look::of(p.white).alpha(0.4).soft(30.0).flat().shadow(0.0));
    }
    let lion = Person::new(Kind::Lion, &p).wearing(Dress::Robe, p.cream).girth(1.2);
    let mouse = Person::new(Kind::Mouse, &p).wearing(Dress::Robe, p.accent);
    let mouse = Actor::new(mouse, 596.0, 1150.0, 500.0).left().feeling(Feeling::Joy);
    let lion = Actor::new(lion, 210.0, 1310.0, 930.0).feeling(Feeling::Shame);
    let lion = lion.hand(NEAR, 392.0, 760.0, Hand::Pinch).hand(FAR, 360.0, 960.0, Hand::Open);
    let g = lion.grip(NEAR);
    let lion = lion.with(|m| crate::actors::Mien {
        brow: [0.7, 0.7],
        upper: [0.1, 0.1],
        ..m.facing(0.6).nodding(0.3).glancing(0.8, 0.5).tilted(6.0)
    });
    let mouse = mouse
        .looking_at(lion.eye())
        .hand_own(NEAR, -18.0, -64.0, Hand::Grip)
        .elbow(NEAR, -1.0)
        .hand_own(FAR, 16.0, -56.0, Hand::Open);
    under(s, 596.0, 1152.0, 100.0);
    // The mouse's new tail, twice as long as the mouse.
    let fur = p.gold.mix(p.wood, 0.35);
    s.limb(
        &nodes![(620, 1000), (740, 1060), (770, 900), (700, 780), (730, 640), (690, 560)],
        &[20.0, 22.0, 22.0, 22.0, 20.0, 16.0],
        Look::of(fur).inflate(7.0),
    );
    s.ellipse(684.0, 528.0, 44.0, 58.0, Look::of(p.wood.mix(p.fox, 0.3)).inflate(14.0).fur(10.0, 90.0, 4.0));
    mouse.paint(s);
    s.group(Group::new(), |s| {
        lion.arm(s, FAR);
        lion.legs(s);
        lion.body(s);
        lion.head(s);
        lion.arm_with(s, NEAR, |s| {
            s.limb(
                &nodes![
                    (g.x, g.y - 12.0),
                    (g.x + 14.0, g.y + 50.0),
                    (g.x - 10.0, g.y + 110.0),
                    (g.x + 16.0, g.y + 160.0)
                ],
                &[9.0, 8.0, 6.0, 3.0],
                Look::of(p.pink).inflate(3.0),
            );
        });
    });
    s.focus(g.x, g.y + 60.0, 90.0);
    s.note("lion", Role::Subject);
    s.note("mouse", Role::Object);
}
