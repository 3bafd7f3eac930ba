//! All ages of one life live in one house, and hear each other.

mod lift;

use super::acting::*;
use crate::settings::air;

pub(super) static FLOORS_OF_ONE_LIFE: Relation = Relation {
    id: "floors_of_one_life",
    themes: Themes::Only(&["moonhare", "half-asleep"]),
    moods: &[Mood::Memory, Mood::Mischief, Mood::Loneliness],
    slots: &[],
    layouts: &[framed("storeys", Setup::DollsHouse, storeys), framed("lift", Setup::Company, lift::lift)],
};

/// The same woman at an age, in the jersey that she never took off.
fn herself(p: &moonhare_scene::palette::Palette, kind: Kind, tone: usize, jersey: Colour) -> Person {
    let old = kind.is_old();
    let who = Person::new(kind, p).skin(skin(p, tone)).hair(hair(p, if old { 5 } else { 2 }), Hair::Curls);
    let who =
        who.wearing(Dress::Shirt, jersey).cloth(Cloth::Stripes).legs(lch(0.4, 0.07, 255.0), p.wood_dark);
    if kind == Kind::Baby {
        who.hair(hair(p, 2), Hair::Curls).wearing(Dress::Nightshirt, jersey)
    } else {
        who
    }
}

/// A house without its front, five rooms above each other: the same person as a baby, girl, bride, mother and old woman; a red ball rises through a hole in every floor to the hands at the top.
fn storeys(c: &mut Composer) {
    let tone = c.rng.below(5);
    let s = &mut c.scene;
    s.light_at(300.0, 120.0, 0.5);
    let p = s.palette;
    let jersey = lch(0.62, 0.15, 142.0);
    s.sky(0.4, 0.4);
    air::stars(s, 40, 500.0);
    let (x0, x1) = (120.0, 680.0);
    // Rooms from the attic down: y of the ceiling, y of the floor, wall.
    let walls = [
        lch(0.5, 0.06, 300.0),
        lch(0.6, 0.09, 75.0),
        lch(0.62, 0.08, 20.0),
        lch(0.64, 0.07, 225.0),
        lch(0.44, 0.05, 60.0),
    ];
    let floors = [310.0, 530.0, 750.0, 970.0, 1180.0];
    s.poly(
        &nodes![(70, 120), (400, -90), (730, 120), (690, 130), (690, 1190), (110, 1190), (110, 130)],
        Look::of(p.wood_dark).inflate(10.0),
    );
    for (i, floor) in floors.into_iter().enumerate() {
        let top = if i == 0 { 60.0 } else { floors[i - 1] + 18.0 };
        let wall = walls[i].mix(p.fog, 0.12);
        s.group(
            Group::new().clip(Path::polygon(&nodes![
                (400, -50),
                (700, 130),
                (x1, 140),
                (x1, 1190),
                (x0, 1190),
                (x0, 140),
                (100, 130)
            ])),
            |s| {
                let above = if i == 0 { 120.0 } else { 0.0 };
                s.rect(
                    x0,
                    top - above,
                    x1 - x0,
                    floor - top + above,
                    Look::of(wall.dim(0.78)).to(wall).flat(),
                );
                for k in 0..8 {
                    let x = x0 + 30.0 + k as f32 * 74.0;
                    match i {
                        1 => {
                            s.rect(x, top, 26.0, floor - top, Look::of(wall.lighter(0.06)).alpha(0.7).flat());
                        }
                        2 => s.dot(
                            x,
                            top + 50.0 + (k % 2) as f32 * 50.0,
                            11.0,
                            Look::of(wall.lighter(0.1)).flat(),
                        ),
                        3 => s.poly(
                            &nodes![
                                (x, top + 40.0),
                                (x + 12.0, top + 62.0),
                                (x, top + 84.0),
                                (x - 12.0, top + 62.0)
                            ],
                            Look::of(wall.lighter(0.08)).flat(),
                        ),
                        _ => s.rect(x, top, 4.0, floor - top, Look::of(wall.dim(0.7)).flat()),
                    }
                }
            },
        );
        s.glow(if i % 2 == 0 { 560.0 } else { 260.0 }, floor - 120.0, 170.0, p.flame, 0.35);
    }
    // Floors with a hole in each, where the ball goes through.
    let hole = |i: usize| 400.0 + [0.0, 40.0, -30.0, 30.0, 0.0][i];
    for (i, floor) in floors.into_iter().enumerate() {
        let plank = Look::of(p.wood).inflate(6.0).grain(0.0).texture(0.3).shadow(0.8);
        if i == 4 {
            s.rect(x0 - 20.0, floor, x1 - x0 + 40.0, 30.0, plank);
        } else {
            let h = hole(i);
            s.rect(x0 - 20.0, floor, h - 40.0 - x0 + 20.0, 20.0, plank);
            s.rect(h + 40.0, floor, x1 + 20.0 - h - 40.0, 20.0, plank);
        }
    }
    // Attic: she waits above the hole with open hands.
    let a = Actor::new(herself(&p, Kind::Granny, tone, jersey).glasses(), 300.0, 312.0, 250.0)
        .kneeling()
        .lean(22.0)
        .feeling(Feeling::Joy);
    let a = a
        .with(|m| m.facing(0.5).tilted(8.0).glancing(0.6, 0.8))
        .hand(FAR, 404.0, 240.0, Hand::Open)
        .hand(NEAR, 372.0, 258.0, Hand::Open);
    a.paint(s);
    s.place(motif("rocking_horse"), At::new(590.0, 310.0).height(120.0).standing().silent());
    // Fourth: the mother bangs at the ceiling with a broom.
    s.place(motif("armchair"), At::new(570.0, 532.0).height(130.0).standing().silent());
    let w = Actor::new(herself(&p, Kind::Woman, tone, jersey), 230.0, 530.0, 196.0).feeling(Feeling::Fury);
    let w = w.with(|m| m.facing(0.2).glancing(0.3, -0.8)).hand_own(FAR, 27.0, -78.0, Hand::Grip).hand_own(
        NEAR,
        20.0,
        -56.0,
        Hand::Grip,
    );
    s.group(Group::new(), |s| {
        w.legs(s);
        w.body(s);
        w.head(s);
        let (f, n) = (w.grip(FAR), w.grip(NEAR));
        w.arm(s, FAR);
        s.limb(
            &nodes![(n.x - 10.0, n.y + 46.0), (f.x + 14.0, f.y - 44.0)],
            &[8.0],
            Look::of(p.wood).inflate(3.0),
        );
        s.blob(
            &nodes![(f.x + 2.0, f.y - 40.0), (f.x - 4.0, 344), (f.x + 40.0, 340), (f.x + 28.0, f.y - 38.0)],
            Look::of(p.gold).inflate(7.0).fur(5.0, -90.0, 3.0),
        );
        w.fingers(s, FAR);
        w.arm(s, NEAR);
    });
    // Third: in love, back to back with a cello, dancing with nobody yet.
    let m = Actor::new(
        Person { dress: Dress::Gown, ..herself(&p, Kind::Woman, tone, jersey) },
        560.0,
        750.0,
        196.0,
    )
    .left()
    .feeling(Feeling::Tenderness);
    let m = m.with(|m| m.facing(0.4).shut().tilted(10.0)).hand_own(NEAR, 20.0, -66.0, Hand::Open).hand_own(
        FAR,
        26.0,
        -60.0,
        Hand::Open,
    );
    m.paint(s);
    s.place(motif("gramophone"), At::new(210.0, 752.0).height(130.0).standing().silent());
    // Second: the girl drums.
    let g = Actor::new(herself(&p, Kind::Girl, tone, jersey), 244.0, 970.0, 184.0).feeling(Feeling::Mischief);
    let g = g
        .with(|m| Mien { open: 0.5, ..m.facing(0.3).glancing(0.4, -0.6) })
        .hand_own(FAR, 28.0, -50.0, Hand::Grip)
        .hand_own(NEAR, 17.0, -58.0, Hand::Grip);
    let (gf, gn) = (g.grip(FAR), g.grip(NEAR));
    g.paint(s);
    for (at, d) in [(gf, 20.0), (gn, 30.0)] {
        s.limb(
            &nodes![(at.x - 8.0, at.y + 6.0), (at.x + 34.0, at.y - d * 0.2)],
            &[7.0],
            Look::of(p.wood).inflate(3.0),
        );
    }
    s.place(motif("drum"), At::new(322.0, 972.0).height(84.0).standing().silent());
    s.place(motif("bed"), At::new(570.0, 972.0).height(110.0).standing().silent());
    // Ground floor: the baby has just let the ball go.
    let b = Actor::new(herself(&p, Kind::Baby, tone, jersey), 296.0, 1180.0, 196.0)
        .front()
        .sitting()
        .feeling(Feeling::Awe);
    let b = b.with(|m| m.facing(0.3).glancing(0.4, -0.9)).hand_own(NEAR, -26.0, -66.0, Hand::Open).hand_own(
        FAR,
        30.0,
        -72.0,
        Hand::Open,
    );
    b.paint(s);
    s.place(motif("crib"), At::new(570.0, 1182.0).height(130.0).standing().silent());
    // The ball, on its way through all of it.
    let red = lch(0.6, 0.2, 28.0);
    for (i, (y, alpha)) in
        [(1040.0, 0.35), (860.0, 0.45), (660.0, 0.55), (460.0, 0.7), (318.0, 1.0)].into_iter().enumerate()
    {
        let x = hole(4 - i);
        let (x, r) = (x + if i == 4 { 10.0 } else { 0.0 }, 27.0);
        s.dot(x, y, r, Look::of(red).inflate(12.0).alpha(alpha).rim(1.6));
        s.limb(
            &nodes![(x - 22.0, y + 4.0), (x, y - 6.0), (x + 22.0, y + 2.0)],
            &[8.0],
            Look::of(p.white).alpha(alpha).flat(),
        );
        s.limb(
            &nodes![(x, y + 38.0), (x, y + 84.0)],
            &[9.0, 2.0],
            Look::of(p.white).alpha(alpha * 0.5).soft(3.0).flat(),
        );
    }
    a.fingers(s, FAR);
    // The roof.
    for side in [-1.0, 1.0] {
        s.limb(
            &nodes![(400, -60), (400.0 + side * 360.0, 150)],
            &[40.0],
            Look::of(p.red.mix(p.dark, 0.2)).inflate(12.0).hatch(0.6),
        );
        s.rect(
            400.0 + side * 294.0 - 14.0,
            140.0,
            28.0,
            1080.0,
            Look::of(p.wood_dark.lighter(0.05)).inflate(7.0),
        );
    }
    s.focus(380.0, 240.0, 130.0);
    s.note("old_woman", Role::Subject);
    s.note("woman", Role::Object);
    s.note("girl", Role::Detail);
    s.note("ball", Role::Detail);
    s.note("house", Role::Setting);
}
