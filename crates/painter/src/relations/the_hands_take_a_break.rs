//! Time stops for lunch.

use super::acting::*;

pub(super) static THE_HANDS_TAKE_A_BREAK: Relation = Relation {
    id: "the_hands_take_a_break",
    themes: Themes::Only(&["moonhare", "tides", "moth-court", "marbles"]),
    moods: &[Mood::Mischief, Mood::Freedom, Mood::Wonder],
    slots: &[],
    layouts: &[framed("clock", Setup::Slant, clock), framed("ball", Setup::Fairground, ball)],
};

/// The hands of a tower clock have sat down on the ledge and eat; below a kiss is an inch short, a dog hangs in the air, birds stand still. One boy is not stuck.
fn clock(c: &mut Composer) {
    let (tall, short) = (c.human(Kind::Man), c.human(Kind::Man));
    let (her, him, boy) = (c.human(Kind::Woman), c.human(Kind::Man), c.human(Kind::Boy));
    let s = &mut c.scene;
    s.light_at(180.0, 120.0, 0.55);
    let p = s.palette;
    let square = p.stone.mix(p.gold, 0.25).lighter(0.02);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(square).to(square.dim(0.75)).flat().texture(0.3).shadow(0.0),
    );
    for row in 0..8 {
        for k in 0..7 {
            let (x, y) = (k as f32 * 130.0 + (row % 2) as f32 * 65.0, 640.0 + row as f32 * 76.0);
            s.ellipse(x, y, 56.0, 28.0, Look::of(square.dim(0.9)).inflate(6.0).alpha(0.6).shadow(0.0));
        }
    }
    s.rect(-30.0, -30.0, 400.0, 660.0, Look::of(p.sky[0]).to(p.sky[3]).flat().shadow(0.0));
    for (x, w, h) in [(20.0, 130.0, 190.0), (140.0, 120.0, 250.0), (250.0, 110.0, 170.0)] {
        let wall = p.cream.mix(p.pink, 0.3).mix(p.fog, 0.3);
        s.rect(x - w / 2.0, 630.0 - h, w, h, Look::of(wall).inflate(6.0).texture(0.25));
        s.poly(
            &nodes![(x - w * 0.58, 636.0 - h), (x, 560.0 - h), (x + w * 0.58, 636.0 - h)],
            Look::of(p.red.mix(p.fog, 0.2)).inflate(6.0).texture(0.3),
        );
        for dx in [-26.0, 26.0] {
            s.rect(x + dx - 13.0, 670.0 - h, 26.0, 36.0, Look::of(p.dark.lighter(0.1)).inflate(3.0));
        }
    }
    // The tower, near, and its face without hands.
    s.poly(
        &nodes![(260, -30), (830, -30), (830, 660), (300, 640)],
        Look::of(p.wood.mix(p.stone, 0.5)).inflate(8.0).texture(0.35),
    );
    s.dot(590.0, 220.0, 236.0, Look::of(p.gold.mix(p.wood, 0.3)).inflate(16.0));
    s.dot(590.0, 220.0, 206.0, Look::of(p.cream).to(p.cream.dim(0.9)).inflate(8.0));
    for k in 0..12 {
        let a = radians(k as f32 * 30.0);
        s.limb(
            &nodes![
                (590.0 + cos(a) * 160.0, 220.0 + sin(a) * 160.0),
                (590.0 + cos(a) * 188.0, 220.0 + sin(a) * 188.0)
            ],
            &[15.0, 11.0],
            Look::of(p.ink.lighter(0.06)).inflate(3.0),
        );
    }
    s.dot(590.0, 220.0, 16.0, Look::of(p.gold).inflate(6.0));
    s.poly(
        &nodes![(230, 560), (830, 560), (830, 610), (250, 610)],
        Look::of(p.stone.lighter(0.08)).inflate(10.0).texture(0.3),
    );
    // Two in black, one long, one short, with a spade on the head each.
    let black = p.ink.lighter(0.12);
    let sit = |who: Person, x: f32, h: f32| {
        Actor::new(who.wearing(Dress::Coat, black).legs(black, black), x, 560.0 + h * 0.26, h).sitting()
    };
    let tall = sit(tall.girth(0.8), 370.0, 500.0).feeling(Feeling::Joy);
    let short = sit(short.girth(1.35), 700.0, 380.0).left().feeling(Feeling::Tenderness);
    let tall = tall.looking_at(short.eye()).hand_own(NEAR, 26.0, -48.0, Hand::Pinch).hand_own(
        FAR,
        22.0,
        -40.0,
        Hand::Rest,
    );
    let short = short.looking_at(tall.eye()).hand_own(NEAR, 22.0, -58.0, Hand::Cup).hand_own(
        FAR,
        18.0,
        -40.0,
        Hand::Rest,
    );
    for (a, id, size) in [(&tall, "apple", 56.0), (&short, "teacup", 56.0)] {
        let g = a.grip(NEAR);
        let top = a.crown();
        a.paint(s);
        s.blob(&nodes![(top.x - 44.0, top.y + 24.0), (top.x - 14.0, top.y - 16.0), (top.x - 40.0, top.y - 60.0), (top.x, top.y - 140.0; corner), (top.x + 40.0, top.y - 60.0), (top.x + 14.0, top.y - 16.0), (top.x + 44.0, top.y + 24.0)], Look::of(black).inflate(10.0));
        s.place(motif(id), At::new(g.x + 4.0, g.y - 8.0).height(size).centred().silent());
    }
    s.place(motif("basket"), At::new(540.0, 572.0).height(110.0).standing().silent());
    // Below, everything as it was at that moment. A kiss, one inch short.
    let her = Actor::new(her.wearing(Dress::Gown, p.accent), 312.0, 1120.0, 450.0)
        .left()
        .lean(8.0)
        .feeling(Feeling::Tenderness)
        .with(|m| m.facing(0.9).shut());
    let him = Actor::new(him.wearing(Dress::Coat, p.accent2), 130.0, 1130.0, 470.0)
        .lean(8.0)
        .feeling(Feeling::Tenderness)
        .with(|m| m.facing(0.9).shut());
    let him = him.hand_own(FAR, 22.0, -52.0, Hand::Open).hand_own(NEAR, 18.0, -46.0, Hand::Rest);
    let her = her.hand_own(NEAR, 14.0, -52.0, Hand::Rest).hand_own(FAR, 20.0, -56.0, Hand::Rest);
    under(s, 160.0, 1134.0, 90.0);
    under(s, 330.0, 1124.0, 90.0);
    him.paint(s);
    her.paint(s);
    // A dog after a sausage, birds over the roofs.
    for (x, y, r) in [(70.0, 170.0, -12.0), (170.0, 110.0, 6.0), (130.0, 290.0, 14.0)] {
        s.place(motif("dove"), At::new(x, y).height(80.0).centred().turned(r).silent());
    }
    s.at(&[shift(480.0, 830.0), turn(-26.0)], |s| {
        Beast::new(Species::Dog, 0.0, 0.0, 130.0).walking().feeling(Feeling::Greed).paint(s);
    });
    under(s, 490.0, 900.0, 70.0);
    for k in 0..3 {
        s.limb(
            &nodes![
                (590.0 + k as f32 * 34.0, 716.0 - k as f32 * 16.0),
                (614.0 + k as f32 * 34.0, 708.0 - k as f32 * 16.0)
            ],
            &[22.0],
            Look::of(p.red.mix(p.wood, 0.3)).inflate(7.0),
        );
    }
    // Only he moves: a cushion under the vase that falls.
    s.limb(&nodes![(720, 700), (720, 830)], &[20.0, 26.0], Look::of(p.stone).inflate(8.0));
    s.at(&[shift(690.0, 900.0), turn(-50.0)], |s| {
        s.blob(
            &nodes![(-20, -60), (20, -60), (14, -36), (44, 10), (24, 54), (-24, 54), (-44, 10), (-14, -36)],
            Look::of(p.accent).inflate(14.0).texture(0.2),
        );
    });
    let boy = Actor::new(boy.wearing(Dress::Shirt, p.red), 570.0, 1170.0, 400.0)
        .lean(14.0)
        .feeling(Feeling::Mischief)
        .walking();
    let boy = boy.looking_at(point(680.0, 900.0)).hand(NEAR, 668.0, 1030.0, Hand::Tray).hand(
        FAR,
        690.0,
        1020.0,
        Hand::Tray,
    );
    under(s, 570.0, 1164.0, 80.0);
    boy.paint(s);
    s.blob(
        &nodes![(630, 1026), (650, 990), (720, 984), (780, 1000), (784, 1036), (700, 1050)],
        Look::of(p.white).inflate(18.0).texture(0.2),
    );
    s.focus(250.0, 780.0, 160.0);
    s.note("clock", Role::Object);
    s.note("gentleman", Role::Subject);
    s.note("boy", Role::Detail);
    s.note("dog", Role::Detail);
}

/// The drummer of a ball sits on his drum and eats cake; all who danced hang as they were. A little girl goes about among them.
fn ball(c: &mut Composer) {
    let (drummer, girl) = (c.human(Kind::Man), c.human(Kind::Girl));
    let pairs = [
        (c.human(Kind::Woman), c.human(Kind::Man)),
        (c.human(Kind::Granny), c.human(Kind::Grandad)),
        (c.human(Kind::Woman), c.human(Kind::Man)),
    ];
    let s = &mut c.scene;
    s.light_at(400.0, 60.0, 0.6);
    let p = s.palette;
    let floor = p.wood.lighter(0.1).mix(p.gold, 0.25);
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(floor).to(floor.dim(0.75)).flat().texture(0.25).shadow(0.0));
    for (k, r) in [620.0, 520.0, 400.0, 270.0].into_iter().enumerate() {
        s.ellipse(
            420.0,
            700.0,
            r,
            r * 0.9,
            Look::of(if k % 2 == 0 { floor.lighter(0.07) } else { floor.dim(0.9) })
                .inflate(4.0)
                .texture(0.3)
                .grain(0.0)
                .shadow(0.0),
        );
    }
    s.rect(
        -30.0,
        -30.0,
        860.0,
        130.0,
        Look::of(p.red.mix(p.dark, 0.3)).inflate(14.0).grain(90.0).texture(0.3),
    );
    for k in 0..9 {
        candle(s, 40.0 + k as f32 * 90.0, 96.0, 46.0);
    }
    let gowns = [p.accent, p.leaf, p.pink.mix(p.red, 0.4)];
    let coats = [p.dark.lighter(0.14), p.accent2.dim(0.8), p.accent2];
    // Each pair as it was at the last beat, off the ground.
    for (i, ((her, him), (x, y, h, up))) in pairs
        .into_iter()
        .zip([(170.0, 470.0, 330.0, 30.0), (640.0, 450.0, 320.0, 20.0), (200.0, 1150.0, 470.0, 56.0)])
        .enumerate()
    {
        under(s, x, y + 10.0, h * 0.4);
        let d = h * 0.26;
        let him = Actor::new(him.wearing(Dress::Coat, coats[i]), x - d, y - up * 0.4, h)
            .lean(-6.0)
            .feeling(Feeling::Joy)
            .feet((-12.0, -4.0), (13.0, -9.0), [20.0, -20.0]);
        let her = Actor::new(her.wearing(Dress::Gown, gowns[i]), x + d, y - up, h * 0.95)
            .left()
            .lean(-10.0)
            .feeling([Feeling::Awe, Feeling::Joy, Feeling::Tenderness][i]);
        let eye = him.eye();
        let (him, her) = (him.looking_at(her.eye()), her.looking_at(eye));
        let (mx, my) = (x, y - up - h * 0.66);
        let him = him.hand(FAR, mx, my, Hand::Grip).hand(NEAR, x + d * 0.4, y - up - h * 0.42, Hand::Rest);
        let her = her.hand(FAR, mx + 4.0, my + 6.0, Hand::Grip).hand(
            NEAR,
            x - d * 0.5,
            y - up - h * 0.6,
            Hand::Rest,
        );
        s.group(Group::new(), |s| {
            her.layers(s);
            him.layers(s);
        });
        // A shoe, a necklace, a glass: in the air too.
        match i {
            0 => {
                for k in 0..7 {
                    s.dot(
                        x + d + 50.0 + k as f32 * 13.0,
                        y - h * 0.66 - sin(k as f32 * 0.5) * 26.0,
                        7.0,
                        Look::of(p.white).inflate(3.0),
                    );
                }
            }
            1 => s.place(
                motif("top_hat"),
                At::new(x - d - 20.0, y - h * 1.16).height(64.0).centred().turned(-24.0).silent(),
            ),
            _ => s.place(
                motif("boot"),
                At::new(x + d + 110.0, y - 10.0).height(70.0).centred().turned(40.0).silent(),
            ),
        }
    }
    // The drummer has his break.
    let drummer = drummer.wearing(Dress::Coat, p.red).hat(Hat::Stovepipe, p.dark);
    s.place(motif("drum"), At::new(630.0, 1200.0).height(300.0).standing().silent());
    let drummer = Actor::new(drummer, 630.0, 1090.0, 520.0).front().sitting().feeling(Feeling::Asleep);
    let drummer = drummer
        .with(|m| crate::actors::Mien { cheek: 1.2, curve: 0.7, ..m.facing(-0.2).tilted(-4.0) })
        .hand_own(NEAR, -14.0, -54.0, Hand::Pinch)
        .hand_own(FAR, 10.0, -30.0, Hand::Tray);
    let g = drummer.grip(NEAR);
    drummer.paint(s);
    s.poly(
        &nodes![(g.x - 34.0, g.y + 10.0), (g.x + 30.0, g.y - 20.0), (g.x + 36.0, g.y + 16.0)],
        Look::of(p.cream).inflate(7.0),
    );
    s.dot(g.x + 26.0, g.y - 28.0, 11.0, Look::of(p.red).inflate(4.0));
    for (x, y, a) in [(470.0, 1160.0, 20.0), (500.0, 1178.0, -14.0)] {
        s.at(&[shift(x, y), turn(a)], |s| {
            s.limb(&nodes![(-60, 0), (60, 0)], &[10.0, 8.0], Look::of(p.wood).inflate(3.0));
        });
    }
    // She has all the time in the world.
    let girl = Actor::new(girl.wearing(Dress::Gown, p.gold), 330.0, 690.0, 310.0)
        .feeling(Feeling::Mischief)
        .tiptoeing();
    let girl = girl.looking_at(point(470.0, 480.0)).hand_own(NEAR, 24.0, -78.0, Hand::Pinch).hand_own(
        FAR,
        24.0,
        -50.0,
        Hand::Open,
    );
    let g = girl.grip(NEAR);
    under(s, 330.0, 696.0, 70.0);
    girl.paint(s);
    s.at(&[shift(500.0, 520.0), turn(24.0)], |s| {
        s.ellipse(0.0, 0.0, 92.0, 20.0, Look::of(p.metal.lighter(0.2)).inflate(6.0));
        for (dx, colour) in [(-50.0, p.red), (-14.0, p.gold), (24.0, p.leaf), (58.0, p.accent)] {
            s.dot(dx, -26.0, 19.0, Look::of(colour).inflate(8.0));
        }
    });
    s.dot(g.x + 6.0, g.y - 10.0, 16.0, Look::of(p.accent).inflate(6.0));
    for (x, y) in [(596.0, 520.0), (560.0, 600.0), (620.0, 570.0)] {
        s.dot(x, y, 17.0, Look::of(p.cream.mix(p.pink, 0.4)).inflate(7.0));
    }
    s.focus(400.0, 540.0, 130.0);
    s.note("drum", Role::Object);
    s.note("gentleman", Role::Subject);
    s.note("girl", Role::Detail);
}
