//! The night that was poured over a cradle.

use super::bottle;
use crate::relations::acting::*;

/// At noon a mother has poured a bottle of night over a cradle and sleeps in it herself; the child sits up, wide awake, and a burglar with a sack blinks out of the dark.
pub(super) fn cradle(c: &mut Composer) {
    let mother = c.human(Kind::Woman);
    let s = &mut c.scene;
    s.light_at(600.0, 160.0, 0.6);
    let p = s.palette;
    let night = lch(0.22, 0.08, 275.0);
    let wall = lch(0.84, 0.07, 92.0).mix(p.cream, 0.3);
    s.rect(-20.0, -20.0, 840.0, 1260.0, Look::of(wall).to(wall.dim(0.88)).flat());
    for j in 0..9 {
        for i in 0..8 {
            let (x, y) = (40.0 + i as f32 * 104.0 + (j % 2) as f32 * 52.0, 40.0 + j as f32 * 100.0);
            s.dot(x, y, 10.0, Look::of(p.accent).alpha(0.35).flat().shadow(0.0));
            s.dot(x, y + 24.0, 5.0, Look::of(p.leaf).alpha(0.45).flat().shadow(0.0));
        }
    }
    crate::settings::interior::boards(s, 930.0, p.wood.lighter(0.06));
    crate::settings::interior::window(s, 620.0, 270.0, 220.0, 320.0);
    s.glow(620.0, 270.0, 300.0, lch(0.95, 0.1, 95.0), 0.8);
    // The night that she has poured: a hill of it, with stars and an owl.
    s.blob(
        &nodes![(-60, 1010; corner), (-60, 420), (60, 290), (180, 330), (270, 470), (350, 590), (410, 740), (450, 880), (600, 980), (760, 1050), (690, 1090), (420, 1120), (160, 1120), (-60, 1100; corner)],
        Look::of(night.dim(0.8)).to(night.lighter(0.08)).inflate(24.0).soft(5.0).rim(0.5).shadow(0.4),
    );
    for k in 0..46 {
        let (x, y) = (((k * 83) % 640) as f32, 360.0 + ((k * 131) % 700) as f32);
        if y > 340.0 + x * 1.1 {
            s.dot(x, y, 4.0 + (k % 3) as f32 * 2.4, Look::lamp(lch(0.95, 0.05, 95.0)));
        }
    }
    s.place(motif("crescent_moon"), At::new(96.0, 440.0).height(90.0).centred().silent());
    // The one who makes use of it.
    let thief =
        Person::new(Kind::Fox, &p).wearing(Dress::Shirt, p.cream).cloth(Cloth::Stripes).hat(Hat::Cap, p.dark);
    let t = Actor::new(thief, 96.0, 1000.0, 400.0).tiptoeing().feeling(Feeling::Suspicion);
    let t = t.with(|m| m.facing(0.5).glancing(0.9, 0.1)).hand_own(FAR, 10.0, -74.0, Hand::Hush).hand_own(
        NEAR,
        -10.0,
        -66.0,
        Hand::Grip,
    );
    s.group(Group::new().fog(0.12).fog_colour(night), |s| {
        let g = t.grip(NEAR);
        s.blob(
            &nodes![
                (g.x, g.y - 10.0),
                (g.x - 60.0, g.y + 20.0),
                (g.x - 90.0, g.y + 110.0),
                (g.x - 20.0, g.y + 150.0),
                (g.x + 30.0, g.y + 80.0)
            ],
            Look::of(p.wood).inflate(18.0).texture(0.3),
        );
        t.paint(s);
    });
    s.focus(110.0, 700.0, 110.0);
    // She, asleep over the edge of the cradle, the bottle still in her hand.
    chair(s, 250.0, 900.0, 190.0, 200.0);
    let who = mother.wearing(Dress::Apron, lch(0.52, 0.11, 20.0)).cloth(Cloth::Dots);
    let m = Actor::new(who, 250.0, 1110.0, 700.0).sitting().lean(20.0).feeling(Feeling::Asleep);
    let m = m
        .with(|m| Mien { open: 0.25, wide: 0.5, curve: 0.3, ..m.facing(0.25).tilted(22.0) })
        .hand(FAR, 470.0, 730.0, Hand::Grip)
        .hand(NEAR, 420.0, 900.0, Hand::Rest);
    s.group(Group::new(), |s| {
        m.legs(s);
        m.body(s);
        m.head(s);
    });
    let f = m.grip(FAR);
    // The child in the cradle.
    let wood = Look::of(p.wood.lighter(0.02)).inflate(14.0).grain(0.0).texture(0.3);
    let baby = Person::new(Kind::Baby, &p).skin(mother.skin).wearing(Dress::Nightshirt, p.white);
    s.blob(
        &nodes![(440, 930; corner), (450, 800), (560, 770), (700, 800), (712, 930; corner)],
        Look::of(p.wood_dark).inflate(10.0),
    );
    let b = Actor::new(baby, 580.0, 1130.0, 440.0).front().feeling(Feeling::Joy);
    let b = b
        .with(|m| Mien {
            tongue: false,
            upper: [-0.05, -0.05],
            lower: [0.0, 0.0],
            ..m.facing(-0.25).tilted(6.0).glancing(-0.6, 0.0)
        })
        .hand_own(NEAR, -24.0, -66.0, Hand::Wave)
        .hand_own(FAR, 26.0, -72.0, Hand::Wave);
    b.body(s);
    b.head(s);
    b.arm(s, NEAR);
    b.arm(s, FAR);
    s.blob(
        &nodes![(424, 890; corner), (440, 1040), (500, 1096), (660, 1096), (716, 1040), (732, 890; corner), (580, 912)],
        wood,
    );
    for k in 0..4 {
        let x = 474.0 + k as f32 * 70.0;
        s.place(motif("star"), At::new(x, 1000.0).height(44.0).centred().silent());
    }
    s.limb(&nodes![(430, 1078), (580, 1122), (730, 1078)], &[22.0, 26.0, 22.0], wood);
    // The bottle, upside down, and the last drops of night.
    bottle(s, f.x - 58.0, f.y - 176.0, 270.0, 160.0, night.lighter(0.16), false);
    for (dx, dy, r) in [(34.0, 96.0, 14.0), (40.0, 138.0, 18.0), (34.0, 184.0, 12.0)] {
        s.dot(f.x + dx, f.y + dy, r, Look::of(night).inflate(6.0).rim(1.4));
    }
    m.arm(s, FAR);
    m.arm(s, NEAR);
    s.focus(f.x, f.y, 100.0);
    s.note("woman", Role::Subject);
    s.note("child", Role::Object);
    s.note("fox", Role::Witness);
    s.note("bottle", Role::Detail);
}
