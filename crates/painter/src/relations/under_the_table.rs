//! Above the cloth all is proper; below it nobody is who they are.

use super::acting::*;

pub(super) static UNDER_THE_TABLE: Relation = Relation {
    id: "under_the_table",
    themes: Themes::Only(&["tides", "roots"]),
    moods: &[Mood::Secrecy, Mood::Mischief, Mood::Dread],
    slots: &[],
    layouts: &[framed("dinner", Setup::Waterline, dinner), framed("jury", Setup::Company, jury)],
};

/// A hairy leg with a hoof, a claw, a tail, a root or a fin, from the table down.
fn leg(s: &mut Scene, kind: usize, x: f32, y: f32, h: f32) {
    let p = s.palette;
    let fur = |c: Colour| Look::of(c).inflate(12.0).fur(3.0, 100.0, 3.0);
    match kind % 6 {
        0 => {
            s.limb(
                &nodes![(x, y), (x + 18.0, y + h * 0.4), (x - 10.0, y + h * 0.72), (x, y + h)],
                &[64.0, 46.0, 28.0, 26.0],
                fur(p.fur.dim(0.7)),
            );
            s.blob(&nodes![(x - 18.0, y + h - 6.0), (x + 16.0, y + h - 6.0), (x + 34.0, y + h + 30.0; corner), (x - 22.0, y + h + 30.0; corner)], Look::of(p.ink.lighter(0.06)).inflate(6.0));
        }
        1 => {
            s.limb(
                &nodes![(x, y), (x - 8.0, y + h * 0.5), (x + 4.0, y + h + 6.0)],
                &[44.0, 24.0, 18.0],
                Look::of(p.gold.mix(p.red, 0.2)).inflate(6.0),
            );
            for d in [-46.0, 0.0, 44.0] {
                s.limb(
                    &nodes![(x + 4.0, y + h), (x + 4.0 + d * 0.7, y + h + 22.0), (x + 6.0 + d, y + h + 32.0)],
                    &[15.0, 12.0, 3.0],
                    Look::of(p.gold.mix(p.red, 0.2)).inflate(4.0),
                );
            }
        }
        2 => {
            let green = lch(0.55, 0.09, 165.0).mix(p.fog, 0.1);
            s.limb(
                &nodes![(x, y), (x + 10.0, y + h * 0.4), (x + 40.0, y + h * 0.8), (x + 90.0, y + h * 0.96)],
                &[92.0, 74.0, 44.0, 22.0],
                Look::of(green).inflate(18.0),
            );
            s.blob(
                &nodes![
                    (x + 84.0, y + h * 0.96),
                    (x + 130.0, y + h * 0.7),
                    (x + 160.0, y + h * 0.84),
                    (x + 120.0, y + h),
                    (x + 150.0, y + h + 34.0),
                    (x + 104.0, y + h + 24.0)
                ],
                Look::of(green.lighter(0.08)).inflate(8.0),
            );
            for r in 0..5 {
                for k in 0..3 {
                    let (sx, sy) =
                        (x - 22.0 + k as f32 * 22.0 + r as f32 * 5.0, y + 40.0 + r as f32 * h * 0.13);
                    s.line(
                        &nodes![(sx - 8.0, sy), (sx, sy + 8.0), (sx + 8.0, sy)],
                        2.6,
                        Look::of(green.dim(0.7)).alpha(0.8),
                    );
                }
            }
        }
        3 => {
            for (d, w) in [(-40.0, 30.0), (0.0, 40.0), (44.0, 28.0)] {
                s.limb(
                    &nodes![
                        (x + d * 0.3, y),
                        (x + d * 0.6, y + h * 0.5),
                        (x + d, y + h * 0.86),
                        (x + d * 2.0, y + h + 26.0)
                    ],
                    &[w * 1.3, w, w * 0.7, 4.0],
                    Look::of(p.wood).inflate(8.0).texture(0.4).grain(90.0),
                );
            }
        }
        4 => {
            s.limb(&nodes![(x, y), (x + 6.0, y + h * 0.6), (x, y + h)], &[66.0, 50.0, 46.0], fur(p.fox));
            s.blob(
                &nodes![
                    (x - 34.0, y + h + 26.0),
                    (x - 26.0, y + h - 10.0),
                    (x + 20.0, y + h - 12.0),
                    (x + 56.0, y + h + 12.0),
                    (x + 54.0, y + h + 30.0)
                ],
                fur(p.fox.dim(0.7)),
            );
        }
        _ => {
            s.limb(
                &nodes![(x, y), (x, y + h * 0.6), (x + 4.0, y + h)],
                &[54.0, 34.0, 24.0],
                Look::of(p.white).inflate(9.0),
            );
            s.blob(
                &nodes![
                    (x - 22.0, y + h + 28.0),
                    (x - 20.0, y + h - 6.0),
                    (x + 16.0, y + h - 8.0),
                    (x + 50.0, y + h + 14.0),
                    (x + 50.0, y + h + 28.0)
                ],
                Look::of(p.red).inflate(7.0),
            );
        }
    }
}

/// Four at dinner, backs straight; below the edge hooves, fins, roots and claws. A girl dives for her spoon.
fn dinner(c: &mut Composer) {
    c.room(1080.0, (400.0, 90.0));
    let diners = [c.human(Kind::Woman), c.human(Kind::Man), c.human(Kind::Granny), c.human(Kind::Man)];
    let girl = c.human(Kind::Girl);
    let s = &mut c.scene;
    let p = s.palette;
    for (i, who) in diners.into_iter().enumerate() {
        let x = 118.0 + i as f32 * 188.0;
        let who = if i == 1 { who.hat(Hat::None, p.dark).glasses() } else { who };
        let a = Actor::new(who, x, 790.0, 560.0).front().feeling(Feeling::Calm);
        let a = a
            .with(|m| m.glancing([0.7, -0.6, 0.8, 0.0][i], 0.1))
            .hand_own(NEAR, -12.0, -60.0, Hand::Fist)
            .hand_own(FAR, 12.0, -60.0, Hand::Fist);
        a.paint(s);
    }
    let cloth = p.cream;
    s.rect(-30.0, 470.0, 860.0, 70.0, Look::of(cloth).inflate(8.0).shadow(0.6));
    for (x, id) in [(200.0, "candle"), (400.0, "teacup"), (610.0, "teapot")] {
        s.place(motif(id), At::new(x, 492.0).height(104.0).standing().silent());
    }
    // The cloth has been cut away: a scalloped hem, then the dark.
    s.rect(-30.0, 536.0, 860.0, 560.0, Look::of(p.ambient.lighter(0.06)).to(p.ambient).flat().shadow(0.0));
    for (i, kind) in [2usize, 0, 1, 3].into_iter().enumerate() {
        leg(s, kind, 100.0 + i as f32 * 188.0, 560.0, 420.0);
    }
    leg(s, 4, 560.0, 560.0, 470.0);
    s.limb(
        &nodes![(300, 620), (352, 820), (460, 930), (528, 900)],
        &[22.0, 24.0, 20.0, 8.0],
        Look::of(p.fur.dim(0.7)).inflate(8.0).fur(3.0, 90.0, 3.0),
    );
    for i in 0..11 {
        let x = -20.0 + i as f32 * 84.0;
        s.blob(&nodes![(x, 528; corner), (x + 84.0, 528; corner), (x + 70.0, 574), (x + 42.0, 596), (x + 14.0, 574)], Look::of(cloth.dim(0.92)).inflate(8.0).shadow(0.6));
    }
    let girl = Actor::new(girl, 690.0, 1150.0, 430.0)
        .left()
        .kneeling()
        .lean(26.0)
        .feeling(Feeling::Awe)
        .with(|m| m.facing(0.6).glancing(0.4, -0.4).nodding(-0.2));
    let mouth = girl.mouth();
    let girl =
        girl.hand(NEAR, mouth.x + 30.0, mouth.y + 34.0, Hand::Cover).hand(FAR, 560.0, 1110.0, Hand::Reach);
    girl.paint(s);
    s.limb(&nodes![(470, 1136), (540, 1130)], &[6.0], Look::of(p.metal).inflate(2.0));
    s.ellipse(456.0, 1138.0, 20.0, 9.0, Look::of(p.metal.lighter(0.1)).inflate(3.0));
    s.note("girl", Role::Witness);
    s.note("woman", Role::Subject);
    s.focus(400.0, 840.0, 300.0);
}

/// Seven judges in a row behind their bench, all feet seen: one has webbed ones, and the accused has noticed.
fn jury(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(420.0, 60.0, 0.5);
    let p = s.palette;
    let wood = p.wood_dark.lighter(0.05);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1300.0,
        Look::of(wood).to(wood.dim(0.7)).flat().texture(0.3).grain(90.0).shadow(0.0),
    );
    for x in [20.0, 220.0, 420.0, 620.0] {
        s.rect(x, 40.0, 160.0, 300.0, Look::of(wood.lighter(0.05)).inflate(8.0));
    }
    let crow = Person::new(Kind::Crow, &p)
        .skin(p.grey.mix(p.dark, 0.3))
        .wearing(Dress::Robe, p.red.mix(p.dark, 0.3))
        .hat(Hat::Bowler, p.dark);
    let frog =
        Person::new(Kind::Frog, &p).wearing(Dress::Robe, p.red.mix(p.dark, 0.3)).hat(Hat::Bowler, p.dark);
    for (i, x) in [100.0, 250.0, 400.0, 550.0, 700.0].into_iter().enumerate() {
        let odd = i == 3;
        let a = Actor::new(if odd { frog } else { crow }, x, 800.0, 470.0).front();
        let a = if odd {
            a.feeling(Feeling::Fear).with(|m| m.glancing(-0.2, -0.9))
        } else {
            a.feeling(Feeling::Suspicion).with(|m| m.facing(0.0).glancing(0.0, 0.8).nodding(0.5))
        };
        a.paint(s);
        if odd {
            // A beak tied on.
            let m = a.mouth();
            s.poly(
                &nodes![(m.x - 16.0, m.y - 26.0), (m.x + 16.0, m.y - 26.0), (m.x, m.y + 34.0)],
                Look::of(p.stone.mix(p.dark, 0.45)).inflate(6.0),
            );
            cord(s, &[point(m.x - 70.0, m.y - 46.0), point(m.x - 14.0, m.y - 20.0)], 5.0, p.red);
            cord(s, &[point(m.x + 70.0, m.y - 46.0), point(m.x + 14.0, m.y - 20.0)], 5.0, p.red);
        }
    }
    s.rect(-30.0, 620.0, 860.0, 46.0, Look::of(p.wood.lighter(0.04)).inflate(8.0).shadow(0.7));
    s.rect(-30.0, 660.0, 860.0, 150.0, Look::of(p.wood).inflate(8.0).grain(90.0).texture(0.3));
    s.rect(-30.0, 806.0, 860.0, 200.0, Look::of(p.ambient).flat().shadow(0.0));
    for (i, x) in [100.0, 250.0, 400.0, 550.0, 700.0].into_iter().enumerate() {
        let colour = if i == 3 { p.leaf.lighter(0.1) } else { p.stone.mix(p.dark, 0.4) };
        for side in [-1.0, 1.0] {
            let fx = x + side * 26.0;
            s.limb(&nodes![(fx, 800), (fx, 950)], &[13.0], Look::of(colour).inflate(4.0));
            let spread = if i == 3 { 40.0 } else { 26.0 };
            s.blob(&nodes![(fx - 6.0, 946), (fx + 6.0, 946), (fx + spread, 984; corner), (fx, 976), (fx - spread, 984; corner)], Look::of(colour).inflate(4.0));
        }
    }
    s.rect(-30.0, 996.0, 860.0, 260.0, Look::of(p.stone.mix(p.wood, 0.3)).to(p.stone.dim(0.6)).inflate(4.0));
    let small = Person::new(Kind::Frog, &p).wearing(Dress::Shirt, p.cream);
    under(s, 330.0, 1160.0, 90.0);
    s.blob(&nodes![(286, 1164), (292, 1096), (372, 1096), (380, 1164)], Look::of(p.wood).inflate(10.0));
    let small = Actor::new(small, 334.0, 1150.0, 250.0).back().sitting();
    small.hand_own(FAR, 22.0, -70.0, Hand::Point).elbow(FAR, 1.0).paint(s);
    s.note("crow", Role::Subject);
    s.note("frog", Role::Object);
    s.focus(550.0, 900.0, 120.0);
    s.focus(334.0, 1050.0, 100.0);
}
