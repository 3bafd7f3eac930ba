//! The thief who stayed.

use super::acting::*;

pub(super) static BROODS_ON_THEM: Relation = Relation {
    id: "broods_on_them",
    themes: Themes::Only(&["moonhare", "looking-glass", "marbles"]),
    moods: &[Mood::Tenderness, Mood::Secrecy, Mood::Mischief],
    slots: &[],
    layouts: &[framed("boxes", Setup::Sampler, boxes), framed("nursery", Setup::NearDark, nursery)],
};

/// Straw across the front of a nest, from x0 to x1 at y.
fn straw(s: &mut Scene, x0: f32, x1: f32, y: f32) {
    let p = s.palette;
    let colour = p.gold.mix(p.wood, 0.3);
    s.blob(
        &nodes![
            (x0, y + 40.0),
            (x0 + 8.0, y - 4.0),
            (lerp(x0, x1, 0.5), y - 16.0),
            (x1 - 8.0, y - 4.0),
            (x1, y + 40.0)
        ],
        Look::of(colour).inflate(14.0).fur(16.0, 0.0, 4.0).texture(0.4),
    );
    for _ in 0..9 {
        let (x, dy) = (s.rng.range(x0 + 16.0, x1 - 16.0), s.rng.range(-10.0, 20.0));
        let d = s.rng.range(-34.0, 34.0);
        s.limb(
            &nodes![(x - d, y + dy + 8.0), (x, y + dy), (x + d, y + dy + 6.0)],
            &[3.0, 4.0, 2.0],
            Look::of(colour.lighter(0.1)).shadow(0.2),
        );
    }
}

/// Eleven nest boxes with sleeping hens; in the twelfth a fox in a shawl sits on the eggs and lays a finger on his lips.
fn boxes(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(80.0, 40.0, 0.55);
    let p = s.palette;
    let wood = p.wood.mix(p.accent2, 0.12).dim(0.9);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(wood).to(wood.dim(0.66)).flat().texture(0.34).grain(0.0).shadow(0.0),
    );
    let hens = [
        lch(0.62, 0.12, 48.0).mix(p.fog, 0.08),
        p.white.dim(0.94),
        lch(0.44, 0.09, 40.0).mix(p.fog, 0.08),
        p.cream,
        p.grey.mix(p.white, 0.3),
    ];
    for n in 0..12usize {
        let (col, row) = (n % 3, n / 3);
        let (x, y) = (150.0 + col as f32 * 250.0, 296.0 + row as f32 * 284.0);
        let hole = Path::rect(x - 112.0, y - 230.0, 224.0, 236.0);
        s.part(
            &Path::rect(x - 120.0, y - 238.0, 240.0, 252.0),
            Look::of(wood.lighter(0.05)).inflate(6.0).shadow(0.5),
        );
        s.group(Group::new().clip(hole.clone()), |s| {
            s.part(&hole, Look::of(p.ambient.lighter(0.08)).to(p.ambient.dim(0.7)).flat().shadow(0.0));
            s.glow(x - 60.0, y - 200.0, 190.0, p.light, 0.22);
            match n {
                4 => {
                    let fox = Person::new(Kind::Fox, &p).wearing(Dress::Fur, p.fox);
                    for (dx, k) in [(-88.0, 1.1), (-60.0, 1.0), (66.0, 1.0), (92.0, 1.1)] {
                        s.ellipse(
                            x + dx,
                            y - 24.0,
                            22.0 * k,
                            29.0 * k,
                            Look::of(p.cream.lighter(0.02)).inflate(12.0),
                        );
                    }
                    let fox = Actor::new(fox, x, y + 176.0, 396.0).front().feeling(Feeling::Tenderness);
                    let fox = fox
                        .with(|m| crate::actors::Mien {
                            upper: [0.44, 0.44],
                            ..m.facing(0.0).glancing(0.0, 0.0)
                        })
                        .with(|m| m.tilted(-6.0).nodding(0.05));
                    let m = fox.mouth();
                    let fox = fox.hand(NEAR, m.x - 6.0, m.y + 40.0, Hand::Hush).hand_own(
                        FAR,
                        22.0,
                        -36.0,
                        Hand::Cover,
                    );
                    fox.body(s);
                    let shawl = p.accent;
                    s.blob(
                        &nodes![
                            (x - 80.0, y + 10.0),
                            (x - 70.0, y - 76.0),
                            (x - 26.0, y - 112.0),
                            (x, y - 90.0),
                            (x + 26.0, y - 112.0),
                            (x + 70.0, y - 76.0),
                            (x + 82.0, y + 10.0),
                            (x + 26.0, y - 30.0),
                            (x, y - 16.0),
                            (x - 26.0, y - 30.0)
                        ],
                        Look::of(shawl).inflate(12.0).texture(0.3).hatch(0.7).fur(5.0, 90.0, 3.0),
                    );
                    fox.head(s);
                    fox.arm(s, NEAR);
                    s.focus(x, y - 120.0, 130.0);
                }
                // What he came with: the sack is a cradle now, and his boots hold daisies.
                8 => {
                    let sack = p.cream.mix(p.wood, 0.5);
                    cord(s, &[point(x - 100.0, y - 226.0), point(x - 66.0, y - 112.0)], 5.0, p.wood_dark);
                    cord(s, &[point(x + 100.0, y - 226.0), point(x + 66.0, y - 112.0)], 5.0, p.wood_dark);
                    for dx in [-26.0, 4.0, 30.0] {
                        s.ellipse(x + dx, y - 122.0, 19.0, 25.0, Look::of(p.cream).inflate(9.0));
                    }
                    s.blob(
                        &nodes![
                            (x - 72.0, y - 122.0; corner),
                            (x - 30.0, y - 100.0),
                            (x + 30.0, y - 100.0),
                            (x + 72.0, y - 122.0; corner),
                            (x + 44.0, y - 58.0),
                            (x, y - 46.0),
                            (x - 44.0, y - 58.0)
                        ],
                        Look::of(sack).inflate(16.0).texture(0.35).grain(60.0),
                    );
                    for side in [-1.0, 1.0] {
                        s.place(
                            motif("boot"),
                            At::new(x + side * 30.0, y - 4.0).height(60.0).standing().silent(),
                        );
                        for k in [-10.0, 0.0, 10.0] {
                            let (fx, fy) = (x + side * 30.0 - 8.0 + k, y - 76.0 - k.abs() * -0.6);
                            s.line(
                                &nodes![(x + side * 30.0 - 6.0, y - 52.0), (fx, fy)],
                                2.4,
                                Look::of(p.leaf),
                            );
                            s.dot(fx, fy, 7.0, Look::of(p.white).inflate(2.0));
                            s.dot(fx, fy, 3.0, Look::of(p.gold).flat());
                        }
                    }
                }
                _ => {
                    let hen = Person::new(Kind::Hen, &p).skin(hens[(n * 3) % 5]).wearing(Dress::Fur, p.cream);
                    let turn_to = [0.5, -0.4, 0.1, -0.6][n % 4];
                    let peeps = n == 5;
                    let hen = Actor::new(hen, x, y + 196.0, 396.0 + (n % 3) as f32 * 14.0).front();
                    let hen = if peeps {
                        hen.feeling(Feeling::Suspicion).with(|m| m.facing(-0.5).glancing(-0.9, 0.1))
                    } else {
                        hen.feeling(Feeling::Asleep).with(|m| m.facing(turn_to).nodding(0.4))
                    };
                    hen.hand_own(NEAR, -15.0, -36.0, Hand::Hidden)
                        .hand_own(FAR, 15.0, -36.0, Hand::Hidden)
                        .layers(s);
                }
            }
        });
        if n != 8 {
            straw(s, x - 110.0, x + 110.0, y - 14.0);
        }
        s.rect(x - 122.0, y + 4.0, 244.0, 22.0, Look::of(wood.lighter(0.08)).inflate(6.0).grain(0.0));
    }
    // Moonlight through the slats.
    for k in 0..4 {
        let x = -60.0 + k as f32 * 240.0;
        s.poly(
            &nodes![(x, -20), (x + 70.0, -20), (x + 470.0, 1220), (x + 360.0, 1220)],
            Look::of(p.light).emissive().alpha(0.07).soft(14.0).flat().shadow(0.0).rim(0.0),
        );
    }
    s.note("fox", Role::Subject);
    s.note("rooster", Role::Object);
    s.note("egg", Role::Detail);
}

/// A burglar in a nursery at night: the window stands open, the sack lies on the floor, and the baby sleeps on his shoulder.
fn nursery(c: &mut Composer) {
    c.room(930.0, (600.0, 200.0));
    let (thief, granny) = (c.human(Kind::Man), c.human(Kind::Granny));
    let s = &mut c.scene;
    let p = s.palette;
    let night = p.ambient.dim(0.9);
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(night).alpha(0.5).flat().shadow(0.0).multiply());
    // The window he came in by, and the ladder.
    s.rect(60.0, 110.0, 280.0, 420.0, Look::of(p.wood.lighter(0.04)).inflate(8.0));
    s.group(Group::new().clip(Path::rect(82.0, 132.0, 236.0, 376.0)), |s| {
        s.rect(70.0, 120.0, 260.0, 400.0, Look::of(p.sky[1]).to(p.sky[3]).flat().shadow(0.0));
        s.dot(150.0, 220.0, 40.0, Look::lamp(p.light));
        s.glow(150.0, 220.0, 190.0, p.light, 0.5);
        super::kit::ladder(s, point(226.0, 560.0), point(268.0, 300.0), 64.0);
    });
    s.blob(
        &nodes![(58, 104; corner), (120, 110), (104, 330), (70, 540), (30, 560; corner)],
        Look::of(p.cream).inflate(12.0).grain(90.0),
    );
    s.poly(
        &nodes![(84, 540), (316, 540), (560, 1220), (120, 1220)],
        Look::of(p.light).emissive().alpha(0.13).soft(16.0).flat().shadow(0.0).rim(0.0),
    );
    // The door ajar, and who stands in it.
    s.rect(640.0, 250.0, 180.0, 690.0, Look::of(p.wood_dark).inflate(8.0));
    s.group(Group::new().clip(Path::rect(664.0, 274.0, 140.0, 660.0)), |s| {
        s.rect(660.0, 270.0, 150.0, 670.0, Look::lamp(p.flame.mix(p.cream, 0.3)));
        let granny = Actor::new(
            granny.wearing(Dress::Nightshirt, p.white).hat(Hat::Nightcap, p.accent2),
            742.0,
            930.0,
            520.0,
        );
        let granny = granny.left().feeling(Feeling::Tenderness).hand_own(NEAR, 9.0, -30.0, Hand::Grip);
        let g = granny.grip(NEAR);
        granny.arm(s, FAR);
        granny.legs(s);
        granny.body(s);
        granny.head(s);
        granny.arm_with(s, NEAR, |s| {
            s.limb(
                &nodes![(g.x + 8.0, g.y - 40.0), (g.x - 6.0, g.y + 120.0)],
                &[20.0, 26.0],
                Look::of(p.wood.lighter(0.1)).inflate(8.0).grain(90.0),
            );
        });
        s.focus(728.0, 480.0, 90.0);
    });
    s.glow(730.0, 560.0, 330.0, p.flame, 0.3);
    // The cot is empty; the sack is not.
    for x in [40.0, 84.0, 128.0, 172.0, 216.0] {
        s.limb(&nodes![(x, 800), (x, 1010)], &[10.0], Look::of(p.cream.dim(0.9)).inflate(3.0));
    }
    for y in [796.0, 1006.0] {
        s.limb(&nodes![(-20, y), (236, y)], &[18.0], Look::of(p.cream.dim(0.92)).inflate(5.0));
    }
    under(s, 420.0, 1130.0, 220.0);
    chair(s, 400.0, 925.0, 230.0, 200.0);
    let thief_skin = thief.skin;
    let thief = thief.wearing(Dress::Shirt, p.dark.lighter(0.16)).cloth(Cloth::Stripes).hat(Hat::Cap, p.dark);
    let thief = Actor::new(thief, 400.0, 1130.0, 830.0).front().sitting().feeling(Feeling::Tenderness);
    let thief = thief.with(|m| m.facing(-0.12).glancing(0.0, 0.0).tilted(-8.0).nodding(0.0));
    let baby = Person::new(Kind::Baby, &p).skin(skin(&p, 1)).wearing(Dress::Nightshirt, p.accent);
    let chest = thief.shoulder(FAR);
    let baby = Actor::new(baby, chest.x - 4.0, chest.y + 226.0, 330.0).left().feeling(Feeling::Asleep);
    let baby = baby.with(|m| m.facing(0.4).tilted(16.0)).hand_own(NEAR, 17.0, -52.0, Hand::Rest);
    let m = thief.mouth();
    let thief = thief.hand(FAR, chest.x - 30.0, chest.y + 150.0, Hand::Cover).hand(
        NEAR,
        m.x - 26.0,
        m.y + 66.0,
        Hand::Hush,
    );
    s.group(Group::new(), |s| {
        thief.legs(s);
        thief.body(s);
        thief.head(s);
        // His mask is pushed up, under the cap.
        let e = thief.eye();
        s.limb(
            &nodes![
                (e.x - 100.0, e.y - 58.0),
                (e.x - 50.0, e.y - 72.0),
                (e.x, e.y - 66.0),
                (e.x + 52.0, e.y - 76.0),
                (e.x + 100.0, e.y - 66.0)
            ],
            &[20.0, 40.0, 22.0, 40.0, 20.0],
            Look::of(p.ink).inflate(5.0),
        );
        for side in [-1.0, 1.0] {
            s.ellipse(e.x + side * 50.0, e.y - 73.0, 13.0, 9.0, Look::of(thief_skin).flat().shadow(0.0));
        }
        baby.layers(s);
        thief.arm(s, FAR);
        thief.arm(s, NEAR);
    });
    under(s, 640.0, 1140.0, 110.0);
    s.blob(
        &nodes![(540, 1140), (560, 1040), (610, 990; corner), (640, 1000), (668, 986; corner), (720, 1050), (742, 1142)],
        Look::of(p.cream.mix(p.wood, 0.55)).inflate(30.0).texture(0.34).grain(50.0),
    );
    s.place(motif("candle"), At::new(700.0, 1010.0).height(70.0).centred().turned(70.0).silent());
    s.place(motif("teddy_bear"), At::new(600.0, 1010.0).height(100.0).centred().turned(-20.0).silent());
    s.focus(m.x, m.y, 170.0);
    s.note("gentleman", Role::Subject);
    s.note("old_woman", Role::Witness);
    s.note("teddy_bear", Role::Detail);
}
