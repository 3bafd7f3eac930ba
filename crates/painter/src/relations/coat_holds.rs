//! Nobody is in the clothes, and they hold somebody.

use super::acting::*;

pub(super) static COAT_HOLDS: Relation = Relation {
    id: "coat_holds",
    themes: Themes::Only(&["moonhare", "tides", "first-light", "moth-court"]),
    moods: &[Mood::Tenderness, Mood::Memory, Mood::Longing],
    slots: &[],
    layouts: &[framed("hall", Setup::NearDark, hall), framed("dance", Setup::Corridor, dance)],
};

/// A dark hall: a child has fallen asleep standing, cheek in the lining of a big empty coat; it has laid its sleeves round her.
fn hall(c: &mut Composer) {
    c.room(1010.0, (690.0, 300.0));
    let girl = c.human(Kind::Girl);
    let s = &mut c.scene;
    let p = s.palette;
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(p.ambient).alpha(0.45).multiply().flat().shadow(0.0));
    // The door ajar, and the cold light.
    s.rect(690.0, 120.0, 150.0, 900.0, Look::of(p.wood_dark).inflate(8.0));
    s.poly(&nodes![(716, 140), (760, 150), (760, 1010), (716, 1014)], Look::lamp(p.light.mix(p.white, 0.3)));
    s.poly(
        &nodes![(716, 1014), (770, 1010), (640, 1220), (300, 1220)],
        Look::of(p.light).emissive().alpha(0.2).soft(16.0).flat().shadow(0.0).rim(0.0),
    );
    s.glow(730.0, 560.0, 330.0, p.light, 0.35);
    // The hooks.
    s.rect(-30.0, 150.0, 700.0, 44.0, Look::of(p.wood).inflate(8.0).grain(0.0));
    for x in [70.0, 330.0, 600.0] {
        s.limb(
            &nodes![(x, 180), (x, 226), (x + 16.0, 236)],
            &[14.0, 12.0, 10.0],
            Look::of(p.gold).inflate(4.0),
        );
    }
    s.place(motif("top_hat"), At::new(600.0, 240.0).height(100.0).centred().turned(14.0).silent());
    s.blob(
        &nodes![(20, 230), (70, 214), (122, 240), (140, 600), (120, 880), (10, 880), (0, 600)],
        Look::of(p.near.lighter(0.06)).inflate(24.0).grain(90.0),
    );
    // The coat.
    let coat = p.accent.mix(p.dark, 0.3);
    let look = |k: f32| Look::of(coat.lighter(k)).inflate(30.0).grain(84.0).texture(0.28).hatch(0.5);
    s.blob(
        &nodes![
            (330, 214),
            (420, 236),
            (494, 300),
            (520, 560),
            (548, 800),
            (560, 990),
            (420, 1016),
            (250, 1012),
            (120, 986),
            (140, 760),
            (160, 520),
            (180, 300),
            (250, 232)
        ],
        look(0.0),
    );
    s.blob(
        &nodes![(332, 232; corner), (300, 420), (300, 700), (318, 1006), (366, 1006), (372, 700), (372, 420)],
        Look::of(p.gold.mix(coat, 0.45)).inflate(9.0).shadow(0.2).hatch(0.6),
    );
    for side in [-1.0, 1.0] {
        s.blob(
            &nodes![
                (334.0 + side * 6.0, 226),
                (334.0 + side * 66.0, 236),
                (334.0 + side * 84.0, 290),
                (334.0 + side * 44.0, 350),
                (334.0 + side * 20.0, 300)
            ],
            Look::of(coat.dim(0.8)).inflate(12.0).texture(0.2),
        );
    }
    for y in [560.0, 680.0, 800.0] {
        s.dot(404.0, y, 12.0, Look::of(p.gold).inflate(5.0));
    }
    // She.
    let girl = girl.wearing(Dress::Nightshirt, p.white.mix(p.accent2, 0.12));
    under(s, 350.0, 1130.0, 100.0);
    let girl = Actor::new(girl, 350.0, 1130.0, 560.0).left().feeling(Feeling::Asleep);
    let girl = girl
        .with(|m| crate::actors::Mien { tear: true, ..m.facing(0.35).tilted(-16.0).nodding(0.2) })
        .hand_own(NEAR, 16.0, -54.0, Hand::Grip)
        .hand_own(FAR, 12.0, -66.0, Hand::Cover);
    girl.paint(s);
    // Its sleeves: one round her shoulders, one cuff on her hair.
    let crown = girl.crown();
    let sleeve = |s: &mut Scene, from: Point, by: Point, to: Point| {
        s.limb(
            &nodes![
                (from.x, from.y),
                (lerp(from.x, by.x, 0.6), lerp(from.y, by.y, 0.46)),
                (by.x, by.y),
                (to.x, to.y)
            ],
            &[60.0, 118.0, 100.0, 80.0],
            look(0.02),
        );
        s.limb(
            &nodes![(lerp(by.x, to.x, 0.86), lerp(by.y, to.y, 0.86)), (to.x, to.y)],
            &[90.0, 88.0],
            Look::of(p.gold.mix(coat, 0.4)).inflate(14.0),
        );
        s.ellipse(to.x, to.y, 30.0, 36.0, Look::of(p.ambient.dim(0.6)).soft(4.0).flat().shadow(0.0));
    };
    sleeve(s, point(250.0, 330.0), point(134.0, 640.0), point(296.0, 850.0));
    sleeve(s, point(430.0, 330.0), point(560.0, 500.0), point(crown.x + 46.0, crown.y + 34.0));
    // The boots below have turned their toes to her.
    for (x, flip) in [(160.0, Facing::Right), (540.0, Facing::Left)] {
        s.place(motif("boot"), At::new(x, 1120.0).height(130.0).standing().facing(flip).shadow(0.4).silent());
    }
    s.focus(crown.x, crown.y + 90.0, 150.0);
    s.focus(540.0, 1070.0, 70.0);
    s.note("girl", Role::Subject);
    s.note("coat", Role::Object);
    s.note("boot", Role::Detail);
    s.note("room", Role::Setting);
}

/// In an empty ballroom an old man dances with a gown that nobody wears; its glove lies on his shoulder. A dog guards two chairs.
fn dance(c: &mut Composer) {
    let man = c.human(Kind::Grandad);
    let s = &mut c.scene;
    s.light_at(400.0, 200.0, 0.5);
    let p = s.palette;
    let wall = p.mid.mix(p.accent2, 0.3).dim(0.8);
    s.paint_sky(Sky {
        stops: vec![(0.0, wall.dim(0.6)), (0.6, wall), (1.0, wall.dim(0.8))],
        swirl: 0.0,
        ..Sky::of(&p, 0.2, 0.1)
    });
    // Windows that run away to the right.
    for (x, w, top, bottom) in
        [(30.0, 150.0, 110.0, 820.0), (214.0, 100.0, 210.0, 770.0), (340.0, 70.0, 290.0, 730.0)]
    {
        s.rect(x - 10.0, top - 10.0, w + 20.0, bottom - top + 20.0, Look::of(p.cream.dim(0.7)).inflate(6.0));
        s.rect(x, top, w, bottom - top, Look::of(p.sky[1]).to(p.sky[3].mix(p.light, 0.3)).emissive().flat());
        for k in 1..4 {
            let y = lerp(top, bottom, k as f32 / 4.0);
            s.line(&nodes![(x, y), (x + w, y)], 5.0, Look::of(p.cream.dim(0.7)).flat());
        }
        s.line(&nodes![(x + w / 2.0, top), (x + w / 2.0, bottom)], 5.0, Look::of(p.cream.dim(0.7)).flat());
    }
    s.poly(
        &nodes![(-30, 860), (440, 740), (830, 780), (830, 1240), (-30, 1240)],
        Look::of(p.wood).to(p.wood_dark).flat().grain(0.0).texture(0.2).shadow(0.0),
    );
    for k in 0..7 {
        let x = -200.0 + k as f32 * 170.0;
        s.line(&nodes![(500, 750), (x, 1240)], 3.0, Look::of(p.wood_dark.dim(0.7)).alpha(0.5).flat());
    }
    s.poly(
        &nodes![(40, 850), (180, 826), (420, 1220), (140, 1220)],
        Look::of(p.light).emissive().alpha(0.16).soft(18.0).flat().shadow(0.0).rim(0.0),
    );
    // Two chairs by the wall, and who keeps them.
    chair(s, 640.0, 760.0, 84.0, 76.0);
    chair(s, 744.0, 766.0, 84.0, 76.0);
    s.blob(&nodes![(620, 752), (640, 700), (668, 706), (664, 756)], Look::of(p.dark).inflate(6.0));
    Beast::new(Species::Dog, 690.0, 864.0, 84.0).left().quarter().feeling(Feeling::Tenderness).paint(s);
    s.place(motif("gramophone"), At::new(530.0, 850.0).height(150.0).standing().shadow(0.4).silent());
    s.focus(690.0, 810.0, 80.0);
    // The two.
    under(s, 360.0, 1130.0, 210.0);
    let man = man.wearing(Dress::Coat, p.dark.lighter(0.08)).hat(Hat::None, p.dark);
    let man = Actor::new(man, 470.0, 1125.0, 700.0).left().feeling(Feeling::Asleep).lean(3.0);
    let man = man.with(|m| m.facing(0.55).tilted(8.0));
    let gown = p.accent;
    let (gx, gy) = (290.0, 1130.0);
    let man = man.hand(NEAR, gx + 46.0, 760.0, Hand::Cover).hand(FAR, gx - 96.0, 560.0, Hand::Cup);
    let far = man.grip(FAR);
    s.group(Group::new(), |s| {
        man.arm(s, FAR);
        man.legs(s);
        man.body(s);
        man.head(s);
        // The gown: shoulders of nobody, a waist, a wide hem that swings.
        let look = |k: f32| Look::of(gown.lighter(k)).inflate(30.0).grain(84.0).texture(0.22).hatch(0.5);
        s.blob(
            &nodes![
                (gx - 60.0, 560),
                (gx - 20.0, 574),
                (gx + 8.0, 592),
                (gx + 36.0, 570),
                (gx + 74.0, 556),
                (gx + 70.0, 660),
                (gx + 46.0, 760),
                (gx + 120.0, 940),
                (gx + 150.0, gy - 20.0),
                (gx + 20.0, gy + 8.0),
                (gx - 150.0, gy - 4.0),
                (gx - 230.0, gy - 60.0),
                (gx - 120.0, 930),
                (gx - 40.0, 760),
                (gx - 66.0, 660)
            ],
            look(0.0),
        );
        s.ellipse(gx + 8.0, 574.0, 40.0, 15.0, Look::of(p.ambient.dim(0.7)).flat().shadow(0.0));
        for (dx, dy) in [(-120.0, 1090.0), (-30.0, 1110.0), (70.0, 1104.0)] {
            s.limb(
                &nodes![(gx, 780), (gx + dx * 0.6, 940), (gx + dx, dy)],
                &[4.0, 12.0, 22.0],
                Look::of(gown.dim(0.7)).alpha(0.5).soft(6.0).flat().shadow(0.0),
            );
        }
        s.limb(&nodes![(gx - 44.0, 752), (gx + 50.0, 752)], &[18.0], Look::of(p.gold).inflate(6.0));
        // One sleeve goes to his hand, the other glove lies on his shoulder.
        s.limb(
            &nodes![(gx - 50.0, 580), (gx - 96.0, 640), (far.x + 4.0, far.y + 20.0)],
            &[46.0, 40.0, 30.0],
            look(0.04),
        );
        let at = man.shoulder(NEAR);
        s.limb(
            &nodes![(gx + 64.0, 580), (gx + 110.0, 640), (at.x - 20.0, at.y + 6.0)],
            &[46.0, 40.0, 32.0],
            look(0.04),
        );
        s.limb(
            &nodes![(at.x - 30.0, at.y + 10.0), (at.x + 4.0, at.y - 10.0), (at.x + 40.0, at.y - 2.0)],
            &[34.0, 38.0, 22.0],
            Look::of(p.white).inflate(10.0),
        );
        for k in 0..3 {
            s.limb(
                &nodes![
                    (at.x + 24.0, at.y - 12.0 + k as f32 * 9.0),
                    (at.x + 56.0, at.y - 2.0 + k as f32 * 11.0)
                ],
                &[11.0, 8.0],
                Look::of(p.white).inflate(4.0),
            );
        }
        s.dot(far.x, far.y, 20.0, Look::of(p.white).inflate(8.0));
        man.fingers(s, FAR);
        man.arm(s, NEAR);
    });
    s.focus(400.0, 560.0, 180.0);
    s.note("old_man", Role::Subject);
    s.note("gramophone", Role::Object);
    s.note("dog", Role::Witness);
}
