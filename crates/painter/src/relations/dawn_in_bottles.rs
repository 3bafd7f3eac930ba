//! Day and night come in bottles, and there are never enough.

mod cradle;

use super::acting::*;
use crate::settings::air;

pub(super) static DAWN_IN_BOTTLES: Relation = Relation {
    id: "dawn_in_bottles",
    themes: Themes::Only(&["half-asleep", "roots"]),
    moods: &[Mood::Wonder, Mood::Tenderness, Mood::Greed],
    slots: &[],
    layouts: &[framed("street", Setup::Slant, street), framed("cradle", Setup::TableEdge, cradle::cradle)],
};

/// A bottle standing at (x, y), so high, full of this; light if it glows.
fn bottle(s: &mut Scene, x: f32, y: f32, h: f32, degrees: f32, full: Colour, glows: bool) {
    let p = s.palette;
    s.at(&[shift(x, y), turn(degrees), scale(h / 100.0)], |s| {
        let glass = &nodes![(-14, 1), (-22, -10), (-22, -52), (-10, -72), (-9, -92; corner), (9, -92; corner), (10, -72), (22, -52), (22, -10), (14, 1)];
        let look = Look::of(full).inflate(8.0).rim(1.7);
        s.blob(glass, if glows { look.emissive() } else { look });
        s.limb(&nodes![(-12, -46), (-13, -14)], &[4.0], Look::of(p.white).alpha(0.8).flat());
        s.limb(&nodes![(-9, -94), (9, -94)], &[9.0], Look::of(p.gold).inflate(3.0));
        if !glows {
            s.rect(-16.0, -44.0, 32.0, 26.0, Look::of(p.cream).inflate(3.0));
            s.dot(0.0, -31.0, 8.0, Look::of(full).flat());
            s.dot(4.0, -33.0, 7.0, Look::of(p.cream).flat().shadow(0.0));
        }
        if glows {
            s.glow(0.0, -40.0, 62.0, full, 0.55);
        }
    });
}

/// A steep street: houses that had their bottle stand in the morning, the rest in the night. A milkman has one bottle left; a mother with a child begs for it, and downhill a stout man hugs four.
fn street(c: &mut Composer) {
    let (milkman, mother, stout) = (c.human(Kind::Man), c.human(Kind::Woman), c.human(Kind::Man));
    let s = &mut c.scene;
    s.light_at(160.0, 500.0, 0.5);
    let p = s.palette;
    let (night, day) = (lch(0.24, 0.07, 275.0), lch(0.9, 0.08, 92.0));
    let dawn = lch(0.95, 0.13, 95.0);
    s.rect(
        -20.0,
        -20.0,
        840.0,
        1260.0,
        Look::of(night).to_along(lch(0.78, 0.1, 70.0), 700.0, 100.0, 60.0, 620.0).flat(),
    );
    air::stars(s, 50, 380.0);
    // Houses up the hill: low left in the sun, high right in the dark.
    let fronts = [
        (-40.0, 760.0, 210.0, 0.0),
        (150.0, 660.0, 190.0, 0.0),
        (330.0, 560.0, 180.0, 0.45),
        (500.0, 450.0, 180.0, 0.86),
        (670.0, 340.0, 190.0, 1.0),
    ];
    for (i, (x, base, w, dark)) in fronts.into_iter().enumerate() {
        let wall = [p.cream, p.pink.mix(p.cream, 0.4), p.gold.mix(p.cream, 0.4), p.accent2, p.stone][i]
            .mix(day, 0.3);
        let wall = wall.mix(night.lighter(0.1), dark * 0.82);
        let top = base - 380.0;
        s.rect(x, top, w, 700.0, Look::of(wall).to(wall.dim(0.8)).inflate(8.0).texture(0.25));
        let roof = p.red.mix(p.wood, 0.2).mix(night, dark * 0.8);
        s.poly(
            &nodes![(x - 14.0, top + 6.0), (x + w / 2.0, top - 104.0), (x + w + 14.0, top + 6.0)],
            Look::of(roof).inflate(9.0).hatch(0.6),
        );
        for k in 0..2 {
            let (wx, wy) = (x + 28.0 + k as f32 * (w - 96.0), top + 60.0);
            s.rect(wx - 5.0, wy - 5.0, 50.0, 68.0, Look::of(wall.dim(0.6)).inflate(3.0));
            s.rect(
                wx,
                wy,
                40.0,
                58.0,
                Look::of(if dark > 0.5 { night.dim(0.8) } else { lch(0.85, 0.07, 230.0) }).flat(),
            );
        }
        let door = [p.leaf, p.accent, p.red, p.wood, p.wood_dark][i].mix(night, dark * 0.7);
        s.blob(
            &nodes![(x + w * 0.36, base; corner), (x + w * 0.36, base - 140.0), (x + w * 0.5, base - 172.0), (x + w * 0.64, base - 140.0), (x + w * 0.64, base; corner)],
            Look::of(door).inflate(7.0),
        );
        if dark < 0.3 {
            s.glow(x + w * 0.5, base - 60.0, 190.0, dawn, 0.4);
        }
    }
    // The street itself, in steps.
    for k in 0..9 {
        let (x, y) = (-120.0 + k as f32 * 106.0, 900.0 - k as f32 * 62.0);
        let dark = (k as f32 / 8.0 - 0.3).clamp(0.0, 0.6) * 1.5;
        let tone = p.stone.mix(day, 0.4).mix(night.lighter(0.08), dark);
        s.rect(x, y, 860.0, 700.0, Look::of(tone).to(tone.dim(0.66)).inflate(6.0).texture(0.3).shadow(0.5));
    }
    s.poly(
        &nodes![(-40, 1010), (840, 1010), (840, 1260), (-40, 1260)],
        Look::of(p.stone.mix(day, 0.3).dim(0.8)).to(p.stone.mix(night, 0.6)).flat().texture(0.3).shadow(0.0),
    );
    for k in 0..26 {
        let (x, y) = (((k * 149) % 820) as f32, 1030.0 + ((k * 67) % 170) as f32);
        s.ellipse(x, y, 38.0, 15.0, Look::of(p.stone.mix(night, x / 1200.0)).inflate(5.0).alpha(0.7));
    }
    // The stout one with more than his share.
    let who = stout
        .wearing(Dress::Nightshirt, p.white.mix(p.accent, 0.2))
        .hat(Hat::Nightcap, p.accent)
        .girth(1.35)
        .bearded();
    under(s, 120.0, 1000.0, 110.0);
    let a = Actor::new(who, 116.0, 1000.0, 400.0).feeling(Feeling::Suspicion);
    let a = a
        .with(|m| m.facing(0.4).glancing(0.9, 0.2))
        .hand_own(FAR, 14.0, -46.0, Hand::Cover)
        .elbow(FAR, -1.0)
        .hand_own(NEAR, 6.0, -42.0, Hand::Cover)
        .elbow(NEAR, -1.0);
    s.group(Group::new(), |s| {
        a.legs(s);
        a.body(s);
        a.head(s);
        for (dx, d) in [(-34.0, -12.0), (4.0, -3.0), (42.0, 6.0), (76.0, 16.0)] {
            bottle(s, 122.0 + dx, 872.0, 116.0, d, dawn, true);
        }
        a.arm(s, FAR);
        a.arm(s, NEAR);
    });
    // The milkman with the last one.
    under(s, 400.0, 1130.0, 150.0);
    let who = milkman.wearing(Dress::Apron, lch(0.5, 0.1, 250.0)).hat(Hat::Cap, p.white).scarf(p.red);
    let m = Actor::new(who, 380.0, 1140.0, 640.0).feeling(Feeling::Shame);
    let m = m
        .with(|m| Mien { cheek: 0.8, ..m.facing(0.45).tilted(6.0).glancing(0.6, 0.35) })
        .hand(FAR, 540.0, 896.0, Hand::Cup)
        .hand(NEAR, 268.0, 900.0, Hand::Grip);
    let (f, n) = (m.grip(FAR), m.grip(NEAR));
    s.group(Group::new(), |s| {
        m.legs(s);
        m.body(s);
        m.head(s);
        m.arm(s, FAR);
        m.arm_with(s, NEAR, |s| {
            s.stroke(
                &Path::curve(&nodes![
                    (n.x - 60.0, n.y + 70.0),
                    (n.x - 50.0, n.y),
                    (n.x + 50.0, n.y),
                    (n.x + 60.0, n.y + 70.0)
                ]),
                8.0,
                Look::of(p.metal).inflate(3.0),
            );
        });
        s.rect(n.x - 70.0, n.y + 66.0, 140.0, 84.0, Look::of(p.wood).inflate(10.0).grain(0.0).texture(0.3));
        for k in [-44.0, 0.0, 44.0] {
            bottle(s, n.x + k, n.y + 104.0, 92.0, 0.0, p.metal.lighter(0.06).mix(night, 0.2), false);
        }
        s.rect(
            n.x - 72.0,
            n.y + 96.0,
            144.0,
            54.0,
            Look::of(p.wood.lighter(0.04)).inflate(9.0).grain(0.0).texture(0.3),
        );
    });
    // She at the dark door.
    let who = mother.wearing(Dress::Gown, lch(0.4, 0.1, 285.0)).cloth(Cloth::Dots).scarf(p.accent2);
    under(s, 680.0, 1110.0, 130.0);
    let w = Actor::new(who, 676.0, 1120.0, 600.0).left().lean(4.0).feeling(Feeling::Brave);
    let w = w
        .with(|m| m.facing(0.5).tilted(8.0).glancing(0.7, 0.3))
        .hand(FAR, 592.0, 916.0, Hand::Open)
        .hand(NEAR, 664.0, 868.0, Hand::Cover);
    s.group(Group::new(), |s| {
        w.arm(s, FAR);
        w.legs(s);
        w.body(s);
        w.head(s);
        let baby = Person::new(Kind::Baby, &p).skin(mother.skin);
        w.arm(s, NEAR);
        s.at(&[shift(700.0, 780.0), turn(20.0), scale(1.15)], |s| {
            s.blob(
                &nodes![(-46, 0), (-40, -44), (0, -62), (44, -40), (48, 20), (30, 110), (-30, 110)],
                Look::of(p.cream).inflate(18.0).texture(0.2),
            );
            s.at(&[scale(0.8)], |s| head(s, &baby, &Feeling::Asleep.mien(), View::Front));
        });
        w.fingers(s, NEAR);
    });
    bottle(s, f.x + 2.0, f.y + 70.0, 175.0, 4.0, dawn, true);
    m.fingers(s, FAR);
    s.glow(560.0, 800.0, 260.0, dawn, 0.4);
    // A tipped bottle, and who has lapped it up.
    s.at(&[shift(250.0, 1160.0)], |s| {
        bottle(s, -70.0, 0.0, 84.0, -84.0, p.metal.lighter(0.1), false);
        s.blob(
            &nodes![(-160, 0), (-120, -16), (-60, -6), (10, -12), (40, 4), (-40, 18)],
            Look::of(dawn).emissive().alpha(0.9).flat(),
        );
    });
    s.glow(300.0, 1140.0, 150.0, dawn, 0.7);
    Beast::new(Species::Cat, 330.0, 1176.0, 120.0).left().feeling(Feeling::Joy).coloured(dawn).paint(s);
    s.note("gentleman", Role::Subject);
    s.note("woman", Role::Object);
    s.note("cat", Role::Witness);
    s.note("bottle", Role::Detail);
    s.note("city", Role::Setting);
}
