//! Somebody rules, and somebody holds their hand.

use super::acting::*;
use crate::settings::interior;

pub(super) static BEHIND_THE_THRONE: Relation = Relation {
    id: "behind_the_throne",
    themes: Themes::Only(&["carousel", "looking-glass", "first-light"]),
    moods: &[Mood::Secrecy, Mood::Tenderness, Mood::Greed],
    slots: &[],
    layouts: &[framed("crown", Setup::Hinge, crown), framed("balcony", Setup::NearDark, balcony)],
};

/// Gold points, a band and stones: a crown whose band is at (x, y).
fn big_crown(s: &mut Scene, x: f32, y: f32, w: f32) {
    let p = s.palette;
    s.poly(
        &nodes![
            (x - w, y),
            (x - w * 1.1, y - w),
            (x - w * 0.5, y - w * 0.5),
            (x, y - w * 1.2),
            (x + w * 0.5, y - w * 0.5),
            (x + w * 1.1, y - w),
            (x + w, y)
        ],
        Look::of(p.gold).inflate(w * 0.16).rim(1.4),
    );
    s.limb(
        &nodes![(x - w, y), (x, y + w * 0.18), (x + w, y)],
        &[w * 0.4],
        Look::of(p.gold.dim(0.88)).inflate(w * 0.12).rim(1.3),
    );
    for d in [-0.6, 0.0, 0.6] {
        s.dot(x + d * w, y + w * (0.16 - d.abs() * 0.1), w * 0.1, Look::of(p.red).inflate(4.0).rim(1.6));
    }
}

/// The back of a throne from its edge: before it a frightened child on the seat, over whom two hands lower a crown far too large; behind it in the dark kneels a fox, holds the child's hand and has a small crown on his own knee.
fn crown(c: &mut Composer) {
    let boy = c.human(Kind::Boy);
    let s = &mut c.scene;
    s.light_at(640.0, 160.0, 0.6);
    let p = s.palette;
    let bright = p.gold.mix(p.cream, 0.5).mix(p.fog, 0.2);
    backdrop(s, p.dark.dim(0.8), p.dark);
    s.rect(350.0, -30.0, 480.0, 1280.0, Look::of(bright).to(bright.dim(0.7)).flat().texture(0.2).shadow(0.0));
    s.glow(620.0, 260.0, 400.0, p.light, 0.6);
    for x in [520.0, 760.0] {
        s.rect(x, -30.0, 60.0, 900.0, Look::of(bright.lighter(0.08)).inflate(16.0).grain(90.0));
    }
    // The court bows.
    for (k, (x, kind)) in [
        (560.0, Kind::Sheep),
        (650.0, Kind::Goose),
        (740.0, Kind::Lion),
        (610.0, Kind::Pig),
        (700.0, Kind::Hare),
    ]
    .into_iter()
    .enumerate()
    {
        let who = Person::new(kind, &p).wearing(Dress::Robe, p.cloth(k));
        let a = Actor::new(who, x, 800.0 + (k / 3) as f32 * 50.0, 250.0)
            .left()
            .lean(44.0)
            .feeling(Feeling::Shame);
        a.paint_in(s, Group::new().fog(0.12));
    }
    s.rect(400.0, 1040.0, 430.0, 210.0, Look::of(p.red.dim(0.7)).inflate(6.0).texture(0.3));
    s.rect(400.0, 1020.0, 430.0, 40.0, Look::of(p.red.dim(0.85)).inflate(8.0).texture(0.3));
    s.rect(-30.0, 1110.0, 440.0, 150.0, Look::of(p.wood_dark.dim(0.7)).inflate(6.0).texture(0.3));
    // Behind.
    let fox = Person::new(Kind::Fox, &p).wearing(Dress::Coat, p.accent2.mix(p.dark, 0.45)).scarf(p.white);
    let fox = Actor::new(fox, 190.0, 1150.0, 860.0).kneeling().feeling(Feeling::Tenderness);
    let fox = fox.looking_at(point(430.0, 760.0)).hand(FAR, 396.0, 820.0, Hand::Hidden).hand_own(
        NEAR,
        8.0,
        -34.0,
        Hand::Cup,
    );
    s.group(Group::new(), |s| {
        fox.legs(s);
        fox.body(s);
        fox.head(s);
        fox.sleeve(s, FAR);
        let g = fox.grip(NEAR);
        fox.arm_with(s, NEAR, |s| big_crown(s, g.x + 6.0, g.y + 10.0, 56.0));
    });
    s.glow(150.0, 700.0, 260.0, p.flame, 0.22);
    // The throne from its edge.
    s.rect(
        366.0,
        180.0,
        66.0,
        900.0,
        Look::of(p.red.mix(p.dark, 0.3)).inflate(14.0).grain(90.0).texture(0.3),
    );
    s.rect(352.0, 150.0, 30.0, 940.0, Look::of(p.gold).inflate(10.0).grain(90.0));
    s.dot(376.0, 140.0, 40.0, Look::of(p.gold).inflate(16.0).rim(1.4));
    s.rect(400.0, 930.0, 250.0, 50.0, Look::of(p.gold.dim(0.85)).inflate(10.0));
    s.rect(420.0, 900.0, 230.0, 50.0, Look::of(p.red).inflate(14.0));
    for x in [440.0, 610.0] {
        s.limb(&nodes![(x, 970), (x, 1050)], &[30.0, 24.0], Look::of(p.gold.dim(0.8)).inflate(8.0));
    }
    // The child.
    let tone = boy.skin;
    let robe = p.accent;
    let boy = boy.wearing(Dress::Coat, robe).legs(p.cream, p.ink);
    let boy = Actor::new(boy, 540.0, 1060.0, 640.0).sitting().feeling(Feeling::Fear).hip(-4.0, -24.0);
    let boy = boy
        .with(|m| Mien { turn: 0.35, gaze: [0.0, -0.9], ..m })
        .hand(NEAR, 452.0, 820.0, Hand::Hidden)
        .hand_own(FAR, 22.0, -38.0, Hand::Fist);
    boy.paint(s);
    // One hand in the other at the edge of the throne.
    LoneHand {
        at: point(472.0, 826.0),
        size: 96.0,
        degrees: 186.0,
        thumb: 1.0,
        hand: Hand::Cover,
        colour: tone,
        paw: false,
        sleeve: robe,
        from: point(520.0, 800.0),
    }
    .paint_with(s, |_| {});
    LoneHand {
        at: point(360.0, 846.0),
        size: 120.0,
        degrees: -8.0,
        thumb: -1.0,
        hand: Hand::Grip,
        colour: p.fox.dim(0.5),
        paw: true,
        sleeve: p.accent2.mix(p.dark, 0.45),
        from: point(270.0, 850.0),
    }
    .paint_with(s, |_| {});
    // What comes down.
    big_crown(s, 544.0, 400.0, 128.0);
    for (x, from, thumb) in [(414.0, 380.0, -1.0), (674.0, 730.0, 1.0)] {
        LoneHand {
            at: point(x, 214.0),
            size: 180.0,
            degrees: 90.0 + thumb * 10.0,
            thumb: -thumb,
            hand: Hand::Cover,
            colour: skin(&p, 3),
            paw: false,
            sleeve: p.white,
            from: point(from, -120.0),
        }
        .paint_with(s, |_| {});
    }
    s.focus(540.0, 570.0, 130.0);
    s.focus(230.0, 480.0, 130.0);
    s.focus(410.0, 840.0, 90.0);
    s.note("child", Role::Subject);
    s.note("fox", Role::Object);
    s.note("crown", Role::Detail);
    s.note("throne", Role::Detail);
    s.note("crowd", Role::Witness);
}

/// Between dark curtains: an old king from behind on his balcony waves to the crowd below; a girl moves his arm with a pole, a mouse holds his crown up with a rod.
fn balcony(c: &mut Composer) {
    let (old, girl) = (c.human(Kind::Grandad), c.human(Kind::Girl));
    let s = &mut c.scene;
    s.light_at(400.0, 200.0, 0.35);
    let p = s.palette;
    s.sky(0.7, 0.4);
    s.glow(400.0, 380.0, 420.0, p.light, 0.5);
    // The square far down, and all who wave.
    s.group(Group::new().fog(0.3), |s| crate::settings::buildings::row(s, 640.0, 0.9, 0.5, [300.0, 500.0]));
    s.rect(
        -30.0,
        640.0,
        860.0,
        300.0,
        Look::of(p.cream.mix(p.stone, 0.4)).to(p.stone).flat().texture(0.3).shadow(0.0),
    );
    for k in 0..70 {
        let (x, y) = (150.0 + (k * 73 % 520) as f32, 660.0 + (k * 41 % 170) as f32);
        s.ellipse(x, y + 12.0, 10.0, 14.0, Look::of(p.cloth(k)).inflate(3.0).hatch(0.0));
        s.dot(x, y - 6.0, 7.0, Look::of(skin(&p, k)).inflate(2.0).hatch(0.0));
        if k % 2 == 0 {
            s.limb(
                &nodes![(x + 6.0, y + 2.0), (x + 12.0, y - 18.0)],
                &[4.0],
                Look::of(p.cloth(k)).hatch(0.0),
            );
        }
    }
    // The rail.
    s.rect(-30.0, 850.0, 860.0, 40.0, Look::of(p.white).inflate(10.0));
    for k in 0..10 {
        let x = 20.0 + k as f32 * 86.0;
        s.limb(
            &nodes![(x, 890), (x + 2.0, 960), (x, 1040)],
            &[22.0, 40.0, 22.0],
            Look::of(p.white.dim(0.9)).inflate(9.0),
        );
    }
    s.rect(-30.0, 1040.0, 860.0, 220.0, Look::of(p.wood_dark).inflate(6.0).texture(0.3));
    // He.
    let king = old.wearing(Dress::Robe, p.red).hair(hair(&p, 5), Hair::Curls);
    let king = Actor::new(king, 410.0, 1150.0, 820.0)
        .back()
        .lean(3.0)
        .hand_own(FAR, 26.0, -96.0, Hand::Wave)
        .hand_own(NEAR, -16.0, -38.0, Hand::Rest);
    king.paint(s);
    // White fur on his shoulders.
    let sh = king.shoulder(NEAR);
    s.blob(
        &nodes![
            (sh.x - 26.0, sh.y + 30.0),
            (sh.x + 20.0, sh.y - 30.0),
            (410.0, sh.y - 44.0),
            (560.0 - 40.0, sh.y - 30.0),
            (530.0, sh.y + 34.0),
            (410.0, sh.y + 66.0)
        ],
        Look::of(p.white).inflate(22.0).texture(0.3).fur(6.0, 90.0, 5.0),
    );
    for (dx, dy) in [(-60.0, 10.0), (-10.0, 34.0), (44.0, 20.0), (86.0, 0.0)] {
        s.limb(
            &nodes![(410.0 + dx, sh.y + dy - 8.0), (410.0 + dx, sh.y + dy + 10.0)],
            &[8.0, 4.0],
            Look::of(p.ink).flat(),
        );
    }
    let top = king.crown();
    big_crown(s, top.x, top.y - 16.0, 86.0);
    s.focus(410.0, 420.0, 150.0);
    // The girl and her pole.
    let girl = girl.wearing(Dress::Apron, p.accent2.mix(p.dark, 0.3));
    let girl = Actor::new(girl, 640.0, 1190.0, 600.0)
        .left()
        .lean(-8.0)
        .feeling(Feeling::Calm)
        .with(|m| Mien { turn: 0.5, gaze: [0.4, -0.8], tongue: true, nod: -0.3, ..m });
    let girl = girl.hand_own(NEAR, 10.0, -70.0, Hand::Grip).hand_own(FAR, 18.0, -56.0, Hand::Grip);
    let b = girl.grip(FAR);
    let wrist = king.grip(FAR);
    s.group(Group::new(), |s| {
        girl.palm(s, FAR);
        girl.legs(s);
        girl.body(s);
        girl.head(s);
        s.limb(
            &nodes![(b.x + 30.0, b.y + 90.0), (b.x, b.y), (wrist.x + 10.0, wrist.y + 60.0)],
            &[14.0, 13.0, 10.0],
            Look::of(p.wood).inflate(4.0).rim(1.2),
        );
        girl.fingers(s, FAR);
        girl.sleeve(s, FAR);
        girl.arm_with(s, NEAR, |_| {});
    });
    // The mouse and the rod for the crown.
    let mouse = Person::new(Kind::Mouse, &p).wearing(Dress::Coat, p.accent);
    let mouse = Actor::new(mouse, 190.0, 1200.0, 460.0)
        .feeling(Feeling::Fear)
        .looking_at(point(410.0, 330.0))
        .hand_own(NEAR, 14.0, -66.0, Hand::Grip)
        .hand_own(FAR, 20.0, -60.0, Hand::Grip);
    let g = mouse.grip(NEAR);
    s.group(Group::new(), |s| {
        mouse.arm(s, FAR);
        mouse.legs(s);
        mouse.body(s);
        mouse.head(s);
        mouse.arm_with(s, NEAR, |s| {
            s.limb(
                &nodes![
                    (g.x - 20.0, g.y + 60.0),
                    (g.x, g.y),
                    (g.x + 30.0, 480.0),
                    (top.x - 50.0, top.y - 150.0)
                ],
                &[10.0, 9.0, 7.0, 5.0],
                Look::of(p.wood).inflate(3.0),
            );
            s.line(&nodes![(top.x - 50.0, top.y - 150.0), (top.x, top.y - 116.0)], 4.0, Look::of(p.white));
        });
    });
    s.focus(620.0, 760.0, 100.0);
    s.focus(200.0, 860.0, 90.0);
    // The curtains of the dark room.
    interior::curtains(s, p.red.mix(p.dark, 0.55), 130.0);
    s.note("king", Role::Subject);
    s.note("girl", Role::Object);
    s.note("mouse", Role::Detail);
    s.note("crown", Role::Detail);
    s.note("crowd", Role::Witness);
}
