//! Who comes may bring flowers or a fork, and one is smaller than one's fear.

mod shell;

use super::acting::*;

pub(super) static WHAT_THEY_BRING: Relation = Relation {
    id: "what_they_bring",
    themes: Themes::Only(&["moonhare", "roots"]),
    moods: &[Mood::Dread, Mood::Mischief, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("corridor", Setup::Corridor, hiding), framed("shell", Setup::Well, shell::within)],
};

/// A corridor: a bear hides behind a wolf, the wolf behind a sheep, she behind a girl, the girl behind a mouse with spread arms. The shadow that comes brings flowers.
fn hiding(c: &mut Composer) {
    let girl = c.human(Kind::Girl);
    let s = &mut c.scene;
    s.light_at(400.0, 1180.0, 0.75);
    let p = s.palette;
    let wall = p.mid.mix(p.accent2, 0.35).dim(0.75);
    s.paint_sky(Sky {
        stops: vec![(0.0, wall.dim(0.5)), (1.0, wall.dim(0.7))],
        swirl: 0.0,
        ..Sky::of(&p, 0.0, 0.0)
    });
    // Walls that run to a door on the left third.
    let (vx, vy) = (300.0, 470.0);
    s.poly(
        &nodes![(-30, -30), (vx - 70.0, vy - 180.0), (vx - 70.0, vy + 110.0), (-30, 1010)],
        Look::of(wall).to_along(wall.dim(0.45), -30.0, 0.0, vx - 70.0, 0.0).flat().texture(0.2),
    );
    s.poly(
        &nodes![(830, -30), (vx + 70.0, vy - 180.0), (vx + 70.0, vy + 110.0), (830, 940)],
        Look::of(wall.lighter(0.06)).to_along(wall.dim(0.45), 830.0, 0.0, vx + 70.0, 0.0).flat().texture(0.2),
    );
    for k in 0..7 {
        let t = k as f32 / 7.0;
        let (x, top, low) =
            (lerp(830.0, vx + 70.0, t), lerp(-30.0, vy - 180.0, t), lerp(940.0, vy + 110.0, t));
        s.line(
            &nodes![(x, top), (x, low)],
            9.0 * (1.0 - t) + 2.0,
            Look::of(p.gold.mix(wall, 0.6)).alpha(0.5),
        );
    }
    s.poly(
        &nodes![
            (-30, 1010),
            (vx - 70.0, vy + 110.0),
            (vx + 70.0, vy + 110.0),
            (830, 940),
            (830, 1240),
            (-30, 1240)
        ],
        Look::of(p.wood.dim(0.6)).to(p.wood.lighter(0.04)).flat().texture(0.2),
    );
    for k in 0..9 {
        s.line(
            &nodes![(vx - 60.0 + k as f32 * 15.0, vy + 112.0), (-260.0 + k as f32 * 150.0, 1240)],
            3.0,
            Look::of(p.wood_dark).alpha(0.55),
        );
    }
    s.rect(vx - 70.0, vy - 180.0, 140.0, 290.0, Look::of(p.wood_dark.dim(0.6)).inflate(6.0));
    for (x, y, w, h) in [(96.0, 330.0, 100.0, 150.0), (726.0, 250.0, 96.0, 170.0)] {
        picture(s, x, y, w, h, |s| {
            s.rect(x - w, y + h * 0.1, w * 2.0, h, Look::of(p.leaf.dim(0.6)).flat());
            s.dot(x + w * 0.1, y - h * 0.14, w * 0.18, Look::lamp(p.light));
        });
    }
    // The shadow of somebody who comes: hat, broad shoulders, and a bunch of flowers held out to the side.
    let shade = || Look::of(p.ambient.dim(0.35)).alpha(0.82).soft(6.0).multiply().flat().shadow(0.0).rim(0.0);
    // They.
    let bear = Person::new(Kind::Bear, &p).wearing(Dress::Coat, p.dark.lighter(0.16));
    let bear = Actor::new(bear, 440.0, 1030.0, 860.0).front().feeling(Feeling::Fear);
    bear.with(|m| m.facing(-0.1).glancing(0.1, 0.7).tilted(-7.0).nodding(0.2))
        .hand_own(NEAR, -18.0, -40.0, Hand::Rest)
        .hand_own(FAR, 16.0, -50.0, Hand::Rest)
        .paint(s);
    let wolf =
        Person::new(Kind::Wolf, &p).wearing(Dress::Shirt, p.red.mix(p.dark, 0.15)).cloth(Cloth::Stripes);
    let wolf = Actor::new(wolf, 300.0, 1060.0, 680.0).front().feeling(Feeling::Shame);
    wolf.with(|m| Mien { upper: [0.1, 0.2], open: 0.35, ..m.facing(0.1).glancing(0.2, 0.6).tilted(9.0) })
        .hand_own(NEAR, -16.0, -38.0, Hand::Rest)
        .hand_own(FAR, 14.0, -48.0, Hand::Rest)
        .paint(s);
    let sheep =
        Person::new(Kind::Sheep, &p).wearing(Dress::Gown, p.accent2.mix(p.white, 0.25)).cloth(Cloth::Dots);
    let sheep = Actor::new(sheep, 488.0, 1080.0, 520.0).front().feeling(Feeling::Sorrow);
    sheep
        .with(|m| Mien { tear: true, upper: [1.0, 0.3], ..m.facing(-0.15).glancing(-0.2, 0.6).tilted(-10.0) })
        .hand_own(NEAR, -14.0, -46.0, Hand::Rest)
        .hand_own(FAR, 17.0, -42.0, Hand::Rest)
        .paint(s);
    let girl = girl.wearing(Dress::Coat, p.accent).hat(Hat::None, p.dark);
    let girl = Actor::new(girl, 356.0, 1104.0, 380.0).front().feeling(Feeling::Awe);
    girl.with(|m| Mien { open: 0.2, ..m.facing(0.1).glancing(0.6, 0.3).tilted(5.0) })
        .hand_own(NEAR, -8.0, -40.0, Hand::Rest)
        .hand_own(FAR, 10.0, -40.0, Hand::Rest)
        .paint(s);
    let mouse = Person::new(Kind::Mouse, &p)
        .wearing(Dress::Shirt, p.white)
        .girth(1.1)
        .legs(p.red.mix(p.dark, 0.3), p.wood_dark);
    let mouse = Actor::new(mouse, 440.0, 1150.0, 260.0).front().feeling(Feeling::Brave);
    let mouse = mouse
        .with(|m| m.facing(0.0).glancing(0.0, -0.3).nodding(-0.25))
        .hand_own(NEAR, -37.0, -70.0, Hand::Wave)
        .hand_own(FAR, 37.0, -70.0, Hand::Wave);
    under(s, 430.0, 1130.0, 70.0);
    mouse.paint(s);
    s.at(&[shift(-46.0, 0.0)], |s| {
        s.blob(
            &nodes![(560, 1240), (600, 1120), (590, 960), (640, 930), (700, 960), (700, 1100), (760, 1240)],
            shade(),
        );
        s.ellipse(646.0, 880.0, 56.0, 64.0, shade());
        s.limb(&nodes![(700, 990), (760, 960), (770, 880)], &[34.0, 26.0, 22.0], shade());
        for (dx, dy) in [(0.0, 0.0), (-26.0, 14.0), (24.0, 14.0), (-14.0, -28.0), (14.0, -28.0)] {
            s.ellipse(764.0 + dx, 820.0 + dy, 20.0, 20.0, shade());
        }
    });
    s.glow(420.0, 1180.0, 420.0, p.light, 0.22);
    s.focus(400.0, 900.0, 280.0);
    s.focus(420.0, 420.0, 160.0);
    s.note("mouse", Role::Subject);
    s.note("bear", Role::Object);
    s.note("wolf", Role::Detail);
    s.note("shadow", Role::Detail);
}
