//! Those who are left behind come to fetch their people.

use super::acting::*;

pub(super) static SUITCASES_WAIT: Relation = Relation {
    id: "suitcases_wait",
    themes: Themes::Only(&["moonhare", "half-asleep", "lost-kites", "carousel"]),
    moods: &[Mood::Loneliness, Mood::Longing, Mood::Mischief],
    slots: &[],
    layouts: &[framed("belt", Setup::Ribbons, belt), framed("gate", Setup::Fairground, gate)],
};

/// A piece of luggage on two legs with eyes: its feet at (x, y).
fn luggage(
    s: &mut Scene,
    (x, y): (f32, f32),
    (w, h): (f32, f32),
    colour: Colour,
    gaze: (f32, f32),
    sad: f32,
) {
    let p = s.palette;
    under(s, x, y + 4.0, w * 0.5);
    let tilt = sad.max(0.0) * w * 0.04;
    for side in [-1.0, 1.0] {
        s.limb(
            &nodes![
                (x + side * w * 0.22, y - w * 0.26),
                (x + side * w * 0.24, y - w * 0.05),
                (x + side * w * 0.36, y)
            ],
            &[w * 0.1, w * 0.09, w * 0.1],
            Look::of(p.wood_dark).inflate(4.0),
        );
    }
    let top = y - w * 0.2 - h;
    s.limb(
        &nodes![
            (x - w * 0.18, top + 6.0),
            (x - w * 0.16, top - w * 0.13),
            (x + w * 0.16, top - w * 0.13),
            (x + w * 0.18, top + 6.0)
        ],
        &[w * 0.08],
        Look::of(p.wood_dark).inflate(4.0),
    );
    s.rect(x - w / 2.0, top, w, h, Look::of(colour).to(colour.dim(0.75)).inflate(w * 0.1).texture(0.3));
    for side in [-1.0, 1.0] {
        s.rect(
            x + side * w * 0.33 - w * 0.05,
            top,
            w * 0.1,
            h,
            Look::of(p.wood.mix(p.dark, 0.2)).inflate(4.0),
        );
    }
    for (dx, dy) in [(-0.5, 0.0), (0.5, 0.0), (-0.5, 1.0), (0.5, 1.0)] {
        s.dot(x + w * dx * 0.94, top + h * (0.04 + dy * 0.92), w * 0.07, Look::of(p.gold).inflate(4.0));
    }
    for side in [-1.0, 1.0] {
        let (ex, ey) = (x + side * w * 0.14, top + h * 0.36);
        s.dot(ex, ey, w * 0.115, Look::of(p.white).inflate(w * 0.03));
        s.dot(ex + gaze.0 * w * 0.045, ey + gaze.1 * w * 0.045, w * 0.06, Look::of(p.ink).flat());
        s.dot(
            ex + gaze.0 * w * 0.045 - w * 0.02,
            ey + gaze.1 * w * 0.045 - w * 0.02,
            w * 0.02,
            Look::lamp(p.white),
        );
        s.limb(
            &nodes![(ex - w * 0.1, ey - w * 0.16 - side * tilt), (ex + w * 0.1, ey - w * 0.16 + side * tilt)],
            &[w * 0.04],
            Look::of(colour.dim(0.45)).inflate(2.0),
        );
    }
    let c = -sad * w * 0.05;
    s.limb(
        &nodes![
            (x - w * 0.12, top + h * 0.66 - c),
            (x, top + h * 0.66 + c),
            (x + w * 0.12, top + h * 0.66 - c)
        ],
        &[w * 0.025, w * 0.045, w * 0.025],
        Look::of(colour.dim(0.4)).inflate(2.0),
    );
    s.focus(x, top + h * 0.45, w * 0.5);
}

/// People sit on the belt of an arrival hall and go round; the luggage stands on tiptoe and looks for its own. Behind a pillar one does not dare.
fn belt(c: &mut Composer) {
    let kinds = [Kind::Man, Kind::Girl, Kind::Granny, Kind::Woman, Kind::Grandad, Kind::Boy];
    let people = kinds.map(|kind| c.human(kind));
    let s = &mut c.scene;
    s.light_at(400.0, 40.0, 0.6);
    let p = s.palette;
    let floor = p.sky[2].mix(p.cream, 0.5).mix(p.stone, 0.25);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(floor.lighter(0.02)).to(floor.dim(0.82)).flat().texture(0.15).shadow(0.0),
    );
    for k in 0..9 {
        s.line(
            &nodes![(-30, 80.0 + k as f32 * 140.0), (830, 60.0 + k as f32 * 140.0)],
            2.5,
            Look::of(floor.dim(0.85)).flat(),
        );
    }
    // The belt, winding from the hatch to us.
    let rubber = p.dark.lighter(0.1);
    let way = nodes![
        (860, 220),
        (500, 240),
        (130, 300),
        (80, 420),
        (280, 510),
        (620, 540),
        (740, 660),
        (620, 790),
        (240, 830),
        (-60, 860)
    ];
    s.limb(
        &way,
        &[170.0, 180.0, 196.0, 210.0, 214.0, 220.0, 226.0, 232.0, 240.0, 250.0],
        Look::of(p.metal.lighter(0.04)).inflate(14.0),
    );
    s.limb(
        &way,
        &[140.0, 148.0, 164.0, 176.0, 180.0, 188.0, 194.0, 200.0, 206.0, 214.0],
        Look::of(rubber).inflate(6.0).hatch(0.9).texture(0.25),
    );
    // The hatch with its strips.
    s.rect(676.0, 60.0, 160.0, 250.0, Look::of(p.stone.mix(p.dark, 0.3)).inflate(12.0));
    for k in 0..6 {
        s.rect(690.0 + k as f32 * 22.0, 110.0, 19.0, 170.0, Look::of(rubber.lighter(0.05)).inflate(4.0));
    }
    let seats = [
        (500.0, 320.0, 310.0),
        (200.0, 350.0, 320.0),
        (250.0, 560.0, 350.0),
        (560.0, 600.0, 370.0),
        (610.0, 870.0, 400.0),
        (270.0, 910.0, 400.0),
    ];
    let feelings =
        [Feeling::Suspicion, Feeling::Sorrow, Feeling::Calm, Feeling::Joy, Feeling::Asleep, Feeling::Fear];
    for (i, (who, (x, y, h))) in people.into_iter().zip(seats).enumerate() {
        let a =
            Actor::new(who, x, y, h).front().hip(0.0, -17.0).feet((-7.0, -4.0), (7.0, -4.0), [180.0, 0.0]);
        let a = Actor::sitting(a).hip(0.0, -17.0).feeling(feelings[i]).with(|m| crate::actors::Mien {
            tear: false,
            ..m.facing([0.3, -0.2, 0.4, -0.3, 0.2, -0.4][i])
                .glancing([0.6, 0.2, 0.5, -0.5, 0.0, -0.6][i], 0.4)
        });
        let a = a.hand_own(NEAR, -2.0, -25.0, Hand::Cover).hand_own(FAR, 4.0, -22.0, Hand::Cover);
        under(s, x, y - 6.0, h * 0.22);
        a.paint(s);
        if i == 4 {
            // Nobody has come for him for a long time.
            let top = a.crown();
            for (dx, dy) in [(-90.0, 120.0), (-60.0, 190.0), (80.0, 150.0), (96.0, 80.0)] {
                s.line(
                    &nodes![
                        (top.x, top.y + 10.0),
                        (top.x + dx * 0.5, top.y + dy * 0.6),
                        (top.x + dx, top.y + dy)
                    ],
                    2.0,
                    Look::of(p.white).alpha(0.75).flat(),
                );
            }
            for r in [0.4, 0.7] {
                s.line(
                    &nodes![
                        (top.x - 90.0 * r, top.y + 130.0 * r),
                        (top.x, top.y + 150.0 * r),
                        (top.x + 90.0 * r, top.y + 120.0 * r)
                    ],
                    2.0,
                    Look::of(p.white).alpha(0.6).flat(),
                );
            }
        }
    }
    // They who wait.
    luggage(s, (130.0, 1150.0), (190.0, 200.0), p.red.mix(p.wood, 0.3), (0.5, -0.9), 1.0);
    luggage(s, (350.0, 1170.0), (150.0, 120.0), p.accent2, (-0.3, -0.9), -1.0);
    luggage(s, (560.0, 1160.0), (200.0, 170.0), p.leaf.mix(p.wood, 0.25), (0.2, -0.9), 1.0);
    luggage(s, (440.0, 420.0), (120.0, 100.0), p.gold.mix(p.wood, 0.3), (-0.8, -0.4), -1.0);
    luggage(s, (680.0, 430.0), (110.0, 130.0), p.accent, (-0.9, 0.6), 1.0);
    // The one behind the pillar.
    luggage(s, (706.0, 1130.0), (130.0, 110.0), p.wood.mix(p.grey, 0.3), (-0.9, -0.6), 1.0);
    s.rect(
        716.0,
        560.0,
        120.0,
        700.0,
        Look::of(p.stone.lighter(0.06)).inflate(26.0).texture(0.25).grain(90.0),
    );
    s.note("suitcase", Role::Subject);
    s.note("crowd", Role::Object);
    s.note("old_man", Role::Detail);
}

/// Dogs in coats wait at the school gate and embrace their children; one girl sits on the steps, and far off somebody comes running.
fn gate(c: &mut Composer) {
    let (boy, girl, left) = (c.human(Kind::Boy), c.human(Kind::Girl), c.human(Kind::Girl));
    let s = &mut c.scene;
    s.light_at(160.0, 100.0, 0.55);
    let p = s.palette;
    let yard = p.stone.mix(p.gold, 0.2).lighter(0.04);
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(yard).to(yard.dim(0.72)).flat().texture(0.3).shadow(0.0));
    // The school.
    let brick = p.red.mix(p.wood, 0.35);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        330.0,
        Look::of(brick.dim(0.9)).inflate(8.0).texture(0.4).hatch(0.5).hatch_along(0.0),
    );
    for x in [70.0, 210.0, 590.0, 730.0] {
        s.rect(x - 50.0, 40.0, 100.0, 150.0, Look::of(p.cream).inflate(6.0));
        s.rect(x - 42.0, 48.0, 84.0, 134.0, Look::of(p.sky[1]).to(p.sky[2]).flat());
        s.limb(&nodes![(x, 48), (x, 182)], &[6.0], Look::of(p.cream).flat());
        s.limb(&nodes![(x - 42.0, 112), (x + 42.0, 112)], &[6.0], Look::of(p.cream).flat());
    }
    s.rect(320.0, 60.0, 160.0, 240.0, Look::of(p.wood_dark).inflate(10.0));
    s.place(motif("bell"), At::new(400.0, 44.0).height(70.0).centred().silent());
    for k in 0..3 {
        let k = k as f32;
        s.rect(
            270.0 - k * 30.0,
            296.0 + k * 36.0,
            260.0 + k * 60.0,
            38.0,
            Look::of(p.stone.lighter(0.08)).inflate(8.0).texture(0.3),
        );
    }
    // Nobody yet for her.
    let wait = Actor::new(left.wearing(Dress::Coat, p.gold), 400.0, 430.0, 300.0)
        .front()
        .sitting()
        .feeling(Feeling::Sorrow)
        .with(|m| crate::actors::Mien { tear: false, ..m.facing(0.4).glancing(0.8, 0.0) });
    wait.hand_own(NEAR, -5.0, -50.0, Hand::Tray).hand_own(FAR, 5.0, -50.0, Hand::Tray).paint(s);
    s.place(motif("suitcase"), At::new(500.0, 404.0).height(70.0).standing().silent());
    s.focus(400.0, 290.0, 120.0);
    // Somebody who is late: round the corner, ears flying.
    let late = Person::new(Kind::Dog, &p).wearing(Dress::Coat, p.accent).hat(Hat::Bowler, p.dark);
    let late = Actor::new(late, 566.0, 560.0, 240.0)
        .left()
        .running()
        .feeling(Feeling::Fear)
        .hand_own(NEAR, 20.0, -74.0, Hand::Wave)
        .hand_own(FAR, -14.0, -50.0, Hand::Fist);
    under(s, 562.0, 566.0, 60.0);
    late.paint(s);
    for k in 0..3 {
        s.ellipse(
            636.0 + k as f32 * 16.0,
            550.0 - k as f32 * 8.0,
            18.0,
            12.0,
            Look::of(yard.lighter(0.1)).alpha(0.7).soft(4.0).flat(),
        );
    }
    // The hug.
    let coat = |who: Person, colour: Colour| who.wearing(Dress::Coat, colour);
    let hound = Person { skin: p.fur.mix(p.wood, 0.3), ..Person::new(Kind::Dog, &p) };
    let one = Actor::new(coat(hound, p.leaf).glasses(), 200.0, 1140.0, 680.0).lean(8.0).feeling(Feeling::Joy);
    let boy = Actor::new(coat(boy, p.red), 410.0, 1150.0, 440.0)
        .left()
        .lean(10.0)
        .feeling(Feeling::Joy)
        .feet((-14.0, -10.0), (8.0, -4.0), [40.0, 0.0]);
    let one =
        one.looking_at(boy.eye()).hand(NEAR, 400.0, 880.0, Hand::Cover).hand(FAR, 410.0, 830.0, Hand::Cover);
    let boy =
        boy.looking_at(one.eye()).hand(NEAR, 270.0, 860.0, Hand::Cover).hand(FAR, 280.0, 800.0, Hand::Open);
    under(s, 200.0, 1144.0, 130.0);
    under(s, 410.0, 1154.0, 80.0);
    s.group(Group::new(), |s| {
        one.arm(s, FAR);
        boy.arm(s, FAR);
        one.legs(s);
        one.body(s);
        one.head(s);
        boy.legs(s);
        boy.body(s);
        boy.head(s);
        boy.arm(s, NEAR);
        one.arm(s, NEAR);
    });
    // The one who asks how it was; the lead is in the paw, of course.
    let grey = Person { skin: p.grey, ..Person::new(Kind::Dog, &p) };
    let two = Actor::new(coat(grey, p.accent2.dim(0.85)).hat(Hat::Stovepipe, p.dark), 700.0, 1130.0, 700.0)
        .left()
        .feeling(Feeling::Suspicion);
    let girl = Actor::new(coat(girl, p.pink.mix(p.red, 0.3)), 530.0, 1180.0, 430.0).feeling(Feeling::Shame);
    let two = two.looking_at(girl.eye()).hand_own(NEAR, 9.0, -42.0, Hand::Grip).hand_own(
        FAR,
        20.0,
        -70.0,
        Hand::Point,
    );
    let girl = girl.with(|m| m.facing(0.4).glancing(-0.5, 0.8)).hands_behind();
    let g = two.grip(NEAR);
    under(s, 700.0, 1134.0, 120.0);
    under(s, 530.0, 1184.0, 80.0);
    two.paint(s);
    girl.paint(s);
    let neck = girl.mouth();
    cord(
        s,
        &[g, point((g.x + neck.x) / 2.0 + 10.0, g.y + 90.0), point(neck.x + 30.0, neck.y + 56.0)],
        9.0,
        p.red,
    );
    s.limb(
        &nodes![
            (neck.x - 50.0, neck.y + 44.0),
            (neck.x - 6.0, neck.y + 60.0),
            (neck.x + 40.0, neck.y + 46.0)
        ],
        &[17.0],
        Look::of(p.red).inflate(5.0),
    );
    s.note("dog", Role::Subject);
    s.note("girl", Role::Object);
    s.note("boy", Role::Object);
    s.note("gate", Role::Setting);
}
