//! Out of sight of the one who gives orders, something newborn goes from hand to hand.

use super::acting::*;
use super::bust::{bust, face};
use crate::actors::Mien;

pub(super) static BEHIND_THEIR_BACKS: Relation = Relation {
    id: "behind_their_backs",
    themes: Themes::Only(&["moonhare", "roots", "carousel"]),
    moods: &[Mood::Secrecy, Mood::Mischief, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("moon", Setup::OwnHands, moon), framed("class", Setup::Company, class)],
};

/// A general shouts at the dark sky; behind their backs his soldiers pass on a newborn moon in a cap. The last has nobody left but us.
fn moon(c: &mut Composer) {
    let chief = c.human(Kind::Man);
    let men = [Kind::Man, Kind::Boy, Kind::Man].map(|k| c.human(k));
    let n = c.rng.below(5);
    let s = &mut c.scene;
    s.light_at(440.0, 900.0, 0.6);
    let p = s.palette;
    let night = lch(0.22, 0.05, 262.0).mix(p.sky[0], 0.35);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(night.dim(0.8)).to(night.lighter(0.16)).flat().texture(0.2).shadow(0.0),
    );
    // The general.
    let red = p.red;
    s.blob(&nodes![(90, 760; corner), (110, 500), (230, 400), (400, 380), (570, 400), (690, 500), (710, 760; corner)], Look::of(red).to(red.dim(0.7)).inflate(44.0).texture(0.2).grain(80.0));
    for side in [-1.0, 1.0] {
        s.ellipse(
            400.0 + side * 226.0,
            452.0,
            84.0,
            34.0,
            Look::of(p.gold).inflate(14.0).fur(14.0, 90.0, 6.0).rim(1.4),
        );
    }
    let chief = Person { beard: false, ..chief }.hair(hair(&p, 5), Hair::Short).wearing(Dress::Coat, red);
    let roar = Mien {
        open: 0.9,
        wide: 0.95,
        curve: -0.3,
        cheek: 1.8,
        brow: [-0.3, -0.3],
        slant: [-24.0, -24.0],
        upper: [0.1, 0.1],
        tilt: 0.0,
        ..face(Feeling::Fury, 0.1, (0.8, -0.85))
    };
    s.at(&[shift(400.0, 246.0), turn(3.0), scale(3.1)], |s| {
        head(s, &chief, &roar, View::Front);
        let white = Look::of(hair(&p, 5)).inflate(4.0).fur(3.0, 0.0, 3.0);
        for side in [-1.0, 1.0] {
            s.limb(&nodes![(side * 3.0, 22), (side * 16.0, 20), (side * 30.0, 27)], &[6.0, 8.0, 2.0], white);
        }
        s.blob(
            &nodes![(-84, -34), (-50, -48), (0, -78), (50, -48), (84, -34), (40, -24), (0, -30), (-40, -24)],
            Look::of(p.dark.lighter(0.04)).inflate(12.0).rim(1.6),
        );
        s.limb(&nodes![(-78, -36), (0, -32), (78, -36)], &[6.0], Look::of(p.gold).inflate(2.0).rim(1.5));
    });
    s.focus(400.0, 250.0, 170.0);
    let finger = LoneHand {
        at: point(660.0, 250.0),
        size: 150.0,
        degrees: -66.0,
        thumb: -1.0,
        hand: Hand::Point,
        colour: chief.skin,
        paw: false,
        sleeve: red,
        from: point(720.0, 540.0),
    };
    finger.paint_with(s, |_| {});
    // The backs.
    let blue = p.accent2.mix(p.dark, 0.3);
    let at = [118.0, 392.0, 672.0];
    let actors: Vec<Actor> = (0..3)
        .map(|i| {
            let who = Person { beard: false, ..men[i] }
                .hair(men[i].hair, Hair::Short)
                .wearing(Dress::Coat, blue)
                .hat(Hat::Cap, p.dark);
            let who = if i == 1 { Person { kind: Kind::Man, ..who }.hat(Hat::None, p.dark) } else { who };
            let a = Actor::new(who, at[i], 1290.0, [840.0, 800.0, 850.0][i]).back();
            match i {
                0 => a.hand(NEAR, 60.0, 960.0, Hand::Rest).hand(FAR, 214.0, 950.0, Hand::Open),
                1 => a.hand(NEAR, 334.0, 1004.0, Hand::Cover).hand(FAR, 506.0, 1006.0, Hand::Cover),
                _ => a.hand(NEAR, 560.0, 940.0, Hand::Open).hand(FAR, 720.0, 1000.0, Hand::Open),
            }
        })
        .collect();
    for (i, a) in actors.iter().enumerate() {
        s.group(Group::new(), |s| {
            a.legs(s);
            a.body(s);
            a.head(s);
        });
        // Crossed belts.
        let x = at[i];
        for side in [-1.0, 1.0] {
            s.limb(
                &nodes![(x - side * 80.0, 720), (x + side * 84.0, 960)],
                &[22.0],
                Look::of(p.cream).inflate(5.0).shadow(0.4),
            );
        }
    }
    // The foundling in a cap.
    let (mx, my) = (420.0, 926.0);
    s.glow(mx, my, 380.0, p.light, 0.9);
    actors[0].arm(s, NEAR);
    actors[0].arm(s, FAR);
    actors[2].arm(s, FAR);
    actors[1].palm(s, NEAR);
    actors[1].palm(s, FAR);
    let pale = lch(0.93, 0.07, 96.0);
    s.blob(
        &nodes![
            (mx - 100.0, my - 20.0),
            (mx - 84.0, my + 70.0),
            (mx, my + 106.0),
            (mx + 84.0, my + 70.0),
            (mx + 100.0, my - 20.0),
            (mx, my - 10.0)
        ],
        Look::of(p.dark.lighter(0.05)).inflate(24.0).rim(1.6),
    );
    let baby = Person::new(Kind::Baby, &p).skin(pale).hair(pale, Hair::Bald);
    s.at(&[shift(mx, my - 20.0), turn(-8.0), scale(1.84)], |s| {
        s.dot(0.0, 0.0, 54.0, Look::lamp(pale));
        head(
            s,
            &baby,
            &Mien { open: 0.3, curve: 0.9, cheek: 1.4, tilt: 0.0, ..face(Feeling::Joy, 0.0, (0.1, 0.3)) },
            View::Front,
        );
    });
    s.blob(
        &nodes![
            (mx - 104.0, my + 20.0),
            (mx - 80.0, my + 84.0),
            (mx, my + 110.0),
            (mx + 80.0, my + 84.0),
            (mx + 104.0, my + 20.0),
            (mx + 40.0, my + 52.0),
            (mx - 40.0, my + 52.0)
        ],
        Look::of(p.dark.lighter(0.08)).inflate(14.0).rim(1.8),
    );
    s.focus(mx, my, 120.0);
    for side in [NEAR, FAR] {
        actors[1].fingers(s, side);
        actors[1].sleeve(s, side);
    }
    actors[2].arm(s, NEAR);
    // Ours.
    for side in [-1.0, 1.0] {
        let hand = LoneHand {
            at: point(mx + side * 236.0, 1180.0),
            size: 230.0,
            degrees: -90.0 - side * 34.0,
            thumb: side,
            hand: Hand::Open,
            colour: skin(&p, n),
            paw: false,
            sleeve: p.leaf.mix(p.dark, 0.2),
            from: point(mx + side * 260.0, 1400.0),
        };
        hand.paint_with(s, |_| {});
        s.focus(mx + side * 150.0, 1080.0, 110.0);
    }
    s.note("hand", Role::Object);
    s.note("moon", Role::Subject);
    s.note("gentleman", Role::Witness);
}

/// Three pupils sit up straight, cheeks round with held breath, before an owl with a cane; under the desk a chick in a woolly cap goes from hand to hand.
fn class(c: &mut Composer) {
    let kids = [Kind::Girl, Kind::Boy, Kind::Girl].map(|k| c.human(k));
    let s = &mut c.scene;
    s.light_at(120.0, 90.0, 0.55);
    let p = s.palette;
    let wall = p.gold.mix(p.cream, 0.5).mix(p.fog, 0.2).dim(0.9);
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(wall).to(wall.dim(0.8)).flat().texture(0.15).shadow(0.0));
    s.rect(40.0, 50.0, 720.0, 420.0, Look::of(p.wood).inflate(9.0));
    s.rect(
        62.0,
        72.0,
        676.0,
        376.0,
        Look::of(lch(0.34, 0.05, 165.0)).to(lch(0.28, 0.04, 165.0)).flat().texture(0.3).shadow(0.0),
    );
    // A nest in chalk, empty.
    let chalk = |s: &mut Scene, nodes: &[moonhare_scene::geometry::Node]| {
        s.line(nodes, 6.0, Look::lamp(p.white).alpha(0.8).rough(1.0));
    };
    for k in 0..4 {
        let y = 230.0 + k as f32 * 22.0;
        chalk(s, &nodes![(96.0 + k as f32 * 12.0, y), (170, y + 34.0), (246.0 - k as f32 * 12.0, y)]);
    }
    chalk(s, &nodes![(140, 214), (160, 190), (176, 206), (192, 186), (206, 212)]);
    // The owl.
    let owl = Person::new(Kind::Owl, &p).wearing(Dress::Coat, p.dark.mix(p.accent2, 0.35)).glasses();
    let stern = Mien {
        brow: [-0.4, -0.1],
        slant: [-22.0, -18.0],
        upper: [0.3, 0.2],
        tilt: 0.0,
        nod: 0.3,
        ..face(Feeling::Suspicion, -0.15, (-0.3, 0.95))
    };
    bust(s, &owl, &stern, 470.0, 236.0, 270.0);
    // It has one itself, in its collar.
    let chick = Person::new(Kind::Hen, &p).skin(lch(0.88, 0.13, 96.0));
    s.at(&[shift(600.0, 426.0), turn(14.0), scale(0.62)], |s| {
        head(s, &chick, &face(Feeling::Mischief, -0.3, (-0.6, 0.6)), View::Front);
    });
    s.blob(
        &nodes![(560, 440), (610, 452), (648, 440), (650, 500), (560, 500)],
        Look::of(p.dark.mix(p.accent2, 0.35)).inflate(10.0),
    );
    let cane = LoneHand {
        at: point(664.0, 400.0),
        size: 104.0,
        degrees: -70.0,
        thumb: -1.0,
        hand: Hand::Grip,
        colour: owl.hair.dim(0.8),
        paw: true,
        sleeve: p.dark.mix(p.accent2, 0.35),
        from: point(660.0, 560.0),
    };
    let g = cane.grip();
    cane.paint_with(s, |s| {
        s.limb(
            &nodes![(g.x + 60.0, g.y + 60.0), (g.x - 120.0, g.y - 200.0)],
            &[12.0, 7.0],
            Look::of(p.wood.lighter(0.05)).inflate(3.0).rim(1.3),
        );
    });
    // The three.
    let coats = [p.red, p.leaf, p.accent2];
    let held = |g: f32, t: f32| Mien {
        open: 0.0,
        wide: 0.36,
        curve: 0.05,
        cheek: 2.0,
        brow: [0.9, 0.9],
        slant: [6.0, 6.0],
        upper: [-0.1, -0.1],
        tilt: t,
        ..face(Feeling::Calm, 0.0, (g, -0.1))
    };
    let miens = [held(0.0, -2.0), Mien { skew: 0.5, curve: 0.35, ..held(-0.3, 3.0) }, held(0.9, 4.0)];
    for i in 0..3 {
        let x = 134.0 + i as f32 * 266.0;
        bust(s, &kids[i].wearing(Dress::Coat, coats[i]), &miens[i], x, 632.0, 226.0);
        // Cheeks full of air.
        for side in [-1.0, 1.0] {
            s.dot(
                x + side * 62.0,
                690.0,
                30.0,
                Look::of(kids[i].skin).inflate(12.0).shadow(0.0).rim(0.3).soft(3.0),
            );
        }
    }
    // The desk: its top, and the dark below it.
    s.rect(
        -30.0,
        858.0,
        860.0,
        400.0,
        Look::of(p.wood_dark.dim(0.5)).to(p.wood_dark.dim(0.8)).flat().shadow(0.0),
    );
    for (i, coat) in coats.iter().enumerate() {
        let x = 134.0 + i as f32 * 266.0;
        for side in [-1.0, 1.0] {
            s.limb(
                &nodes![(x + side * 44.0, 1000), (x + side * 48.0, 1240)],
                &[78.0, 60.0],
                Look::of(coat.dim(0.32)).inflate(18.0),
            );
        }
    }
    // What goes along below.
    let (bx, by) = (268.0, 1030.0);
    s.glow(bx, by, 320.0, p.flame, 0.7);
    let pass = |x: f32, y: f32, d: f32, thumb: f32, hand: Hand, i: usize, from: (f32, f32)| LoneHand {
        at: point(x, y),
        size: 150.0,
        degrees: d,
        thumb,
        hand,
        colour: kids[i].skin,
        paw: false,
        sleeve: coats[i],
        from: point(from.0, from.1),
    };
    let left = pass(166.0, 1092.0, 6.0, -1.0, Hand::Tray, 0, (100.0, 850.0));
    let right = pass(392.0, 1086.0, 176.0, 1.0, Hand::Tray, 1, (424.0, 850.0));
    left.paint_with(s, |_| {});
    right.paint_with(s, |_| {});
    s.blob(
        &nodes![
            (bx - 92.0, by - 10.0),
            (bx - 84.0, by + 60.0),
            (bx, by + 96.0),
            (bx + 84.0, by + 60.0),
            (bx + 92.0, by - 10.0)
        ],
        Look::of(p.accent).inflate(24.0).hatch(1.4).hatch_along(80.0).rim(1.3),
    );
    s.at(&[shift(bx, by - 40.0), turn(6.0), scale(1.36)], |s| {
        head(s, &chick, &Mien { open: 0.2, tilt: 0.0, ..face(Feeling::Joy, 0.25, (0.5, -0.4)) }, View::Front);
        s.focus(0.0, 0.0, 60.0);
    });
    s.limb(
        &nodes![(bx - 96.0, by + 8.0), (bx, by + 34.0), (bx + 96.0, by + 8.0)],
        &[38.0],
        Look::of(p.accent.lighter(0.06)).inflate(10.0).hatch(1.4).rim(1.3),
    );
    for (x, d) in [(bx - 58.0, 16.0), (bx + 60.0, -16.0)] {
        let i = usize::from(x > bx);
        for k in 0..3 {
            s.limb(
                &nodes![(x, by + 84.0 - k as f32 * 18.0), (x + d * 2.0, by + 66.0 - k as f32 * 18.0)],
                &[20.0, 17.0],
                Look::of(kids[i].skin).inflate(5.0),
            );
        }
    }
    // The next hands are out already.
    pass(610.0, 1040.0, 172.0, 1.0, Hand::Open, 2, (690.0, 850.0)).paint_with(s, |_| {});
    s.focus(570.0, 1040.0, 90.0);
    s.rect(
        -30.0,
        806.0,
        860.0,
        66.0,
        Look::of(p.wood.lighter(0.05)).inflate(12.0).grain(0.0).texture(0.3).shadow(0.9),
    );
    for i in 0..3 {
        let x = 134.0 + i as f32 * 266.0;
        s.poly(
            &nodes![(x - 70.0, 812), (x + 50.0, 806), (x + 64.0, 842), (x - 80.0, 846)],
            Look::of(p.paper).inflate(3.0).shadow(0.4),
        );
    }
    s.note("child", Role::Subject);
    s.note("owl", Role::Witness);
    s.note("hand", Role::Object);
}
