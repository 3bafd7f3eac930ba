//! What lies under an office.

use super::meadow_green;
use crate::relations::acting::*;
use crate::settings::{air, terrain};

/// A man in grey kneels at a hatch in the office floor; below, in a summer garden, a boy in the same scarf hands him a kite that does not fit through, and neither lets go.
pub(super) fn office(c: &mut Composer) {
    let (man, boy) = (c.human(Kind::Man), c.human(Kind::Boy));
    let s = &mut c.scene;
    s.light_at(250.0, 700.0, 0.5);
    let p = s.palette;
    let grey = lch(0.46, 0.012, 255.0);
    // The office: grey cabinets to the ceiling, a glass door with somebody behind it.
    s.rect(-20.0, -20.0, 840.0, 520.0, Look::of(grey.dim(0.8)).to(grey.dim(0.62)).flat());
    for i in 0..5 {
        for j in 0..4 {
            let (x, y) = (-10.0 + i as f32 * 118.0, 14.0 + j as f32 * 106.0);
            s.rect(x, y, 110.0, 98.0, Look::of(grey.lighter(-0.03)).inflate(5.0).shadow(0.5));
            s.rect(x + 36.0, y + 40.0, 38.0, 12.0, Look::of(grey.lighter(0.2)).inflate(3.0));
        }
    }
    s.rect(610.0, 30.0, 170.0, 420.0, Look::of(grey.lighter(0.36)).emissive().flat());
    s.group(Group::new().clip(Path::rect(610.0, 30.0, 170.0, 420.0)).alpha(0.8).blur(3.0), |s| {
        let boss = Person::new(Kind::Bear, &p).hat(Hat::Bowler, p.dark).wearing(Dress::Coat, p.dark);
        s.as_silhouette(grey.dim(0.5), |s| {
            Actor::new(boss, 690.0, 480.0, 420.0).front().hand_own(FAR, 20.0, -70.0, Hand::Fist).paint(s);
        });
    });
    s.stroke(&Path::rect(610.0, 30.0, 170.0, 420.0), 18.0, Look::of(grey.dim(0.6)).inflate(4.0));
    // Summer under the floor.
    let green = meadow_green(s);
    s.rect(
        -20.0,
        500.0,
        840.0,
        480.0,
        Look::of(lch(0.76, 0.1, 232.0)).to(lch(0.93, 0.07, 95.0)).emissive().flat(),
    );
    air::heap(s, 640.0, 690.0, 240.0, 80.0, p.white, false, 0.9);
    s.blob(
        &nodes![(-40, 950; corner), (160, 900), (420, 930), (640, 880), (840, 920; corner), (840, 1260; corner), (-40, 1260; corner)],
        Look::of(green.lighter(0.05)).to(green.dim(0.8)).inflate(12.0).grass(14.0, -85.0, 6.0),
    );
    s.place(motif("apple_tree"), At::new(690.0, 1030.0).height(430.0).standing().silent());
    terrain::flowers(s, 1120.0, 40, 9.0, [0.0, 800.0]);
    // Another waits there: she holds the spool, and the string is long.
    let girl = Person::new(Kind::Girl, &p).wearing(Dress::Gown, p.accent2).hat(Hat::Straw, p.gold);
    s.limb(
        &nodes![(656, 1062), (656, 1112)],
        &[78.0, 90.0],
        Look::of(p.wood_dark).inflate(16.0).grain(90.0).texture(0.3),
    );
    let girl = Actor::new(girl, 640.0, 1110.0, 270.0).left().sitting().feeling(Feeling::Calm);
    let girl = girl.with(|m| Mien { curve: -0.3, ..m.facing(0.5).glancing(0.6, -0.5) });
    girl.hand_own(NEAR, 20.0, -36.0, Hand::Grip).paint(s);
    // The floor between.
    let plank = Look::of(grey.dim(0.7)).inflate(7.0).grain(0.0).texture(0.3).shadow(0.8);
    s.rect(-20.0, 452.0, 226.0, 62.0, plank);
    s.rect(404.0, 452.0, 420.0, 62.0, plank);
    s.poly(&nodes![(140, 470), (206, 470), (150, 250), (96, 262)], plank);
    s.poly(
        &nodes![(206, 500), (404, 500), (560, 1180), (60, 1180)],
        Look::of(grey.lighter(0.3)).emissive().alpha(0.1).soft(20.0).flat().shadow(0.0),
    );
    // He, on his knees.
    let scarf = lch(0.6, 0.19, 32.0);
    let who = man.wearing(Dress::Coat, grey.dim(0.52)).scarf(scarf).legs(grey.dim(0.42), p.black);
    let who = Person { hair: hair(&p, 1), ..who };
    let m = Actor::new(who, 486.0, 462.0, 480.0)
        .left()
        .kneeling()
        .hip(-4.0, -21.0)
        .lean(60.0)
        .feeling(Feeling::Brave);
    let m = m
        .with(|m| m.facing(0.5).tilted(6.0).glancing(0.4, 0.8))
        .hand(FAR, 330.0, 448.0, Hand::Grip)
        .hand(NEAR, 352.0, 470.0, Hand::Grip);
    s.group(Group::new(), |s| {
        m.legs(s);
        m.body(s);
        m.head(s);
    });
    // The boy below.
    let who = boy
        .wearing(Dress::Shirt, p.white.mix(p.gold, 0.2))
        .cloth(Cloth::Stripes)
        .scarf(scarf)
        .legs(lch(0.42, 0.08, 250.0), boy.skin);
    let who = Person { hair: hair(&p, 1), style: Hair::Short, skin: man.skin, ..who };
    under(s, 180.0, 1176.0, 150.0);
    let b = Actor::new(who, 176.0, 1176.0, 430.0).feeling(Feeling::Mischief);
    let b = b
        .with(|m| m.facing(0.35).tilted(-8.0).glancing(0.4, -0.8).nodding(-0.5))
        .hand(FAR, 312.0, 836.0, Hand::Grip)
        .hand(NEAR, 284.0, 800.0, Hand::Grip);
    s.group(Group::new(), |s| {
        b.arm(s, FAR);
        b.legs(s);
        b.body(s);
        b.head(s);
    });
    // The kite, wider than the hatch.
    let (kx, ky) = (326.0, 628.0);
    s.poly(
        &nodes![
            (kx + 10.0, ky - 170.0),
            (kx + 176.0, ky - 30.0),
            (kx - 20.0, ky + 200.0),
            (kx - 180.0, ky - 30.0)
        ],
        Look::of(scarf).inflate(12.0).texture(0.2).shadow(0.8),
    );
    s.poly(
        &nodes![(kx + 10.0, ky - 170.0), (kx + 176.0, ky - 30.0), (kx - 8.0, ky - 30.0)],
        Look::of(p.gold).inflate(8.0),
    );
    s.poly(
        &nodes![(kx - 20.0, ky + 200.0), (kx - 180.0, ky - 30.0), (kx - 8.0, ky - 30.0)],
        Look::of(p.gold).inflate(8.0),
    );
    s.limb(&nodes![(kx + 10.0, ky - 176.0), (kx - 20.0, ky + 204.0)], &[9.0], Look::of(p.wood).inflate(3.0));
    s.limb(&nodes![(kx - 184.0, ky - 30.0), (kx + 180.0, ky - 30.0)], &[9.0], Look::of(p.wood).inflate(3.0));
    m.arm(s, FAR);
    m.arm(s, NEAR);
    b.arm(s, NEAR);
    b.fingers(s, FAR);
    cord(
        s,
        &[point(312.0, 832.0), point(400.0, 960.0), point(500.0, 930.0), point(590.0, 1010.0)],
        5.0,
        p.white,
    );
    s.focus(kx, ky - 60.0, 200.0);
    s.note("gentleman", Role::Subject);
    s.note("boy", Role::Object);
    s.note("kite", Role::Object);
    s.note("girl", Role::Witness);
}
