//! Somebody waits for the one thing they have to wear, and somebody else does not look.

use super::acting::*;
use crate::actors::Mien;

pub(super) static POLITE_ABOUT_THE_SKIN: Relation = Relation {
    id: "polite_about_the_skin",
    themes: Themes::Only(&["looking-glass", "half-asleep", "marbles", "lost-kites", "carousel"]),
    moods: &[Mood::Tenderness, Mood::Mischief, Mood::Secrecy],
    slots: &[],
    layouts: &[framed("sheet", Setup::Gap, sheet), framed("armour", Setup::Frames, armour)],
};

/// A sheet with two holes for eyes, hanging from (x0, y0) to (x1, y1), so long.
fn ghost_cloth(s: &mut Scene, a: Point, b: Point, long: f32) {
    let p = s.palette;
    let w = b.x - a.x;
    let at = |t: f32, d: f32| (a.x + w * t, lerp(a.y, b.y, t) + d);
    let (m, l, r) = (at(0.5, long * 0.05), at(0.06, long), at(0.94, long * 0.98));
    s.blob(
        &nodes![(a.x, a.y; corner), (m.0, m.1), (b.x, b.y; corner), (b.x + w * 0.08, b.y + long * 0.5), (r.0, r.1), (at(0.72, 0.0).0, at(0.72, long * 1.04).1), (at(0.5, 0.0).0, at(0.5, long * 0.97).1), (at(0.28, 0.0).0, at(0.28, long * 1.05).1), (l.0, l.1), (a.x - w * 0.05, a.y + long * 0.5)],
        Look::of(p.white).to(p.white.mix(p.accent2, 0.18)).inflate(w * 0.12).grain(88.0).texture(0.15),
    );
    for t in [0.2, 0.46, 0.76] {
        let (x, y) = at(t, long * 0.14);
        s.limb(
            &nodes![(x, y), (x + w * 0.04, y + long * 0.4), (x, y + long * 0.78)],
            &[w * 0.02, w * 0.05, w * 0.03],
            Look::of(p.accent2.mix(p.white, 0.4)).alpha(0.5).soft(w * 0.015).flat().shadow(0.0),
        );
    }
    for t in [0.36, 0.64] {
        let (x, y) = at(t, long * 0.24);
        s.ellipse(x, y, w * 0.075, w * 0.1, Look::of(p.ink).inflate(2.0));
    }
}

/// Washing day: a laundress holds out a fresh sheet and turns her eyes away; before her are two shoes, a hat held low, and a blush in the air.
fn sheet(c: &mut Composer) {
    let _ = c.outdoors("hills", 700.0);
    let woman = c.human(Kind::Woman);
    let s = &mut c.scene;
    s.light_at(700.0, 120.0, 0.55);
    let p = s.palette;
    s.blob(
        &nodes![(-40, 800; corner), (200, 764), (520, 790), (840, 750; corner), (840, 1260; corner), (-40, 1260; corner)],
        Look::of(p.leaf).to(p.leaf.dim(0.65)).inflate(10.0).grass(12.0, 90.0, 7.0).shadow(0.2),
    );
    // The line, with a very small one on it.
    for (x, top) in [(60.0, 180.0), (770.0, 150.0)] {
        s.limb(&nodes![(x, top), (x + 4.0, 860)], &[20.0], Look::of(p.wood).inflate(6.0).grain(90.0));
    }
    cord(s, &[point(60.0, 200.0), point(400.0, 262.0), point(770.0, 170.0)], 5.0, p.cream);
    ghost_cloth(s, point(600.0, 216.0), point(690.0, 196.0), 130.0);
    for (i, x) in [210.0, 272.0].into_iter().enumerate() {
        let colour = [p.red, p.accent][i];
        s.blob(
            &nodes![
                (x, 232),
                (x + 34.0, 236),
                (x + 32.0, 300),
                (x + 62.0, 320),
                (x + 56.0, 346),
                (x + 8.0, 338)
            ],
            Look::of(colour).inflate(9.0),
        );
    }
    for x in [214.0, 300.0, 606.0, 686.0] {
        s.limb(&nodes![(x, 206), (x, 246)], &[9.0], Look::of(p.wood.lighter(0.1)).inflate(2.0));
    }
    // She.
    let woman = woman.wearing(Dress::Apron, p.accent);
    let woman = Actor::new(woman, 176.0, 1190.0, 940.0).feeling(Feeling::Tenderness);
    let woman =
        woman.with(|m| Mien { curve: 0.4, cheek: 1.0, nod: -0.2, ..m.shut().facing(-0.65).tilted(-10.0) });
    let woman = woman.hand(NEAR, 334.0, 660.0, Hand::Pinch).hand(FAR, 506.0, 590.0, Hand::Pinch);
    under(s, 180.0, 1192.0, 160.0);
    under(s, 690.0, 1140.0, 90.0);
    let (a, b) = (woman.grip(NEAR), woman.grip(FAR));
    s.group(Group::new(), |s| {
        woman.palm(s, FAR);
        woman.legs(s);
        woman.body(s);
        woman.head(s);
        woman.palm(s, NEAR);
        woman.sleeve(s, FAR);
        ghost_cloth(s, a, point(b.x + 6.0, b.y), 520.0);
        woman.fingers(s, FAR);
        woman.fingers(s, NEAR);
        woman.sleeve(s, NEAR);
    });
    // Nobody: toes turned in, the hat held low, a blush.
    for side in [-1.0f32, 1.0] {
        let x = 694.0 + side * 52.0;
        s.blob(
            &nodes![
                (x + side * 28.0, 1064),
                (x + side * 32.0, 1100),
                (x + side * 20.0, 1136),
                (x - side * 22.0, 1158),
                (x - side * 40.0, 1146),
                (x - side * 30.0, 1118),
                (x - side * 10.0, 1064)
            ],
            Look::of(p.red).inflate(14.0),
        );
        s.ellipse(x + side * 9.0, 1064.0, 20.0, 8.0, Look::of(p.ink).flat());
        s.dot(694.0 + side * 50.0, 640.0, 32.0, Look::lamp(p.pink.mix(p.red, 0.45)).alpha(0.75).soft(9.0));
    }
    s.at(&[shift(694.0, 900.0), turn(-6.0)], |s| {
        s.ellipse(0.0, 34.0, 92.0, 22.0, Look::of(p.dark.lighter(0.12)).inflate(8.0).shadow(0.2));
        s.blob(
            &nodes![(-58, 34; corner), (-60, -44), (0, -62), (60, -44), (58, 34; corner)],
            Look::of(p.dark.lighter(0.16)).inflate(20.0).shadow(0.2),
        );
        s.limb(&nodes![(-58, 16), (0, 28), (58, 16)], &[18.0], Look::of(p.accent2).inflate(4.0));
    });
    s.place(motif("basket"), At::new(330.0, 1192.0).height(110.0).standing().silent());
    s.focus(694.0, 640.0, 90.0);
    s.focus(694.0, 1100.0, 90.0);
    s.focus(645.0, 260.0, 80.0);
    s.note("woman", Role::Subject);
    s.note("hat", Role::Object);
    s.note("garden", Role::Setting);
}

/// Behind a screen blushes a mouse; a page, eyes shut, holds out very small breeches; the empty armour beside them covers its visor.
fn armour(c: &mut Composer) {
    c.room(1010.0, (300.0, 140.0));
    let page = c.human(Kind::Boy);
    let s = &mut c.scene;
    let p = s.palette;
    crate::settings::interior::window(s, 160.0, 230.0, 170.0, 250.0);
    let steel = p.metal.lighter(0.12);
    let plate = |k: f32| Look::of(steel.dim(k)).inflate(20.0).rim(1.4).texture(0.08).hatch(0.2);
    // The armour: tall, open at the breast, with a seat and a lever inside.
    under(s, 620.0, 1130.0, 170.0);
    for x in [556.0, 684.0] {
        s.limb(&nodes![(x, 780), (x, 950), (x, 1110)], &[104.0, 80.0, 70.0], plate(0.9));
        s.dot(x, 946.0, 44.0, plate(1.0));
        s.blob(&nodes![(x - 46.0, 1080), (x + 40.0, 1080), (x + 60.0, 1140), (x - 60.0, 1140)], plate(0.8));
    }
    s.blob(
        &nodes![
            (490, 400),
            (620, 372),
            (750, 400),
            (770, 560),
            (730, 720),
            (760, 830),
            (620, 860),
            (480, 830),
            (510, 720),
            (470, 560)
        ],
        plate(1.0).inflate(50.0),
    );
    let door = Path::blob(&nodes![(548, 500), (620, 476), (692, 500), (696, 640), (620, 690), (544, 640)]);
    s.group(Group::new().clip(door.clone()), |s| {
        s.part(&door, Look::of(p.flame.mix(p.wood, 0.4)).to(p.wood).flat());
        s.glow(620.0, 560.0, 110.0, p.flame, 0.8);
        s.ellipse(600.0, 650.0, 46.0, 18.0, Look::of(p.red).inflate(7.0));
        s.limb(&nodes![(650, 680), (664, 580)], &[9.0], Look::of(p.wood_dark).inflate(3.0));
        s.dot(664.0, 574.0, 13.0, Look::of(p.red).inflate(4.0));
    });
    s.stroke(&door, 9.0, Look::of(p.gold).inflate(3.0));
    s.blob(&nodes![(696, 500; corner), (760, 470), (764, 640), (696, 640; corner)], plate(1.1).inflate(6.0));
    s.blob(&nodes![(530, 400; corner), (520, 250), (560, 170), (620, 150), (680, 170), (720, 250), (710, 400; corner), (620, 420)], plate(1.05).inflate(40.0));
    s.limb(&nodes![(530, 288), (620, 306), (710, 288)], &[20.0], Look::of(p.ink).flat());
    s.blob(
        &nodes![(610, 160), (560, 90), (470, 80), (430, 150), (500, 140), (590, 180)],
        Look::of(p.red).inflate(20.0).fur(9.0, 180.0, 6.0),
    );
    // Out of courtesy it holds a gauntlet before its visor.
    for (pts, w) in [
        (nodes![(480, 430), (420, 560), (452, 640)], 84.0),
        (nodes![(760, 430), (796, 330), (690, 292)], 80.0),
    ] {
        s.limb(&pts, &[w, w * 0.8, w * 0.72], plate(0.95));
    }
    LoneHand {
        at: point(716.0, 296.0),
        size: 150.0,
        degrees: 180.0,
        thumb: 1.0,
        hand: Hand::Cover,
        colour: steel,
        paw: false,
        sleeve: steel.dim(0.9),
        from: point(780.0, 320.0),
    }
    .paint_with(s, |_| {});
    // The mouse, above the screen.
    let mouse = Person { head: 1.0, ..Person::new(Kind::Mouse, &p) };
    let mouse = Actor::new(mouse.wearing(Dress::Fur, mouse.skin), 400.0, 1060.0, 560.0)
        .front()
        .feeling(Feeling::Shame);
    let mouse = mouse.with(|m| Mien { cheek: 2.0, curve: 0.3, gaze: [-0.7, 0.2], turn: -0.4, nod: 0.1, ..m });
    let mouse = mouse.hand(NEAR, 344.0, 726.0, Hand::Cover).hand(FAR, 456.0, 726.0, Hand::Cover);
    mouse.body(s);
    mouse.head(s);
    // The screen: three painted leaves.
    for (i, x) in [250.0, 370.0, 490.0].into_iter().enumerate() {
        let (y0, y1) = if i == 1 { (724.0, 1150.0) } else { (736.0, 1138.0) };
        let leaf = Path::rect(x - 58.0, y0, 116.0, y1 - y0);
        s.part(&leaf, Look::of(p.wood).inflate(6.0));
        let inner = Path::rect(x - 46.0, y0 + 14.0, 92.0, y1 - y0 - 28.0);
        s.group(Group::new().clip(inner.clone()), |s| {
            s.part(
                &inner,
                Look::of([p.sky[1], p.sky[2], p.sky[3]][i]).to(p.gold.mix(p.cream, 0.4)).flat().shadow(0.0),
            );
            s.blob(
                &nodes![
                    (x - 60.0, y1 - 90.0),
                    (x, y1 - 150.0),
                    (x + 60.0, y1 - 100.0),
                    (x + 60.0, y1),
                    (x - 60.0, y1)
                ],
                Look::of(p.leaf).inflate(8.0),
            );
            // The same little rider in each: towards us, past us, gone.
            match i {
                0 => s.place(motif("castle"), At::new(x, y1 - 120.0).height(110.0).standing().silent()),
                1 => s.place(motif("horse"), At::new(x, y1 - 60.0).height(110.0).standing().silent()),
                _ => s.place(motif("mouse"), At::new(x, y1 - 60.0).height(60.0).standing().silent()),
            }
        });
    }
    mouse.arm(s, NEAR);
    mouse.arm(s, FAR);
    // The page.
    let page = page.wearing(Dress::Coat, p.accent).hat(Hat::Cap, p.red);
    let page = Actor::new(page, 120.0, 1180.0, 720.0).feeling(Feeling::Calm);
    let page =
        page.with(|m| Mien { cheek: 1.2, curve: 0.5, nod: -0.3, ..m.shut().facing(-0.6).tilted(-8.0) });
    let page = page.hand(FAR, 316.0, 800.0, Hand::Pinch).hand(NEAR, 60.0, 930.0, Hand::Rest);
    under(s, 120.0, 1184.0, 120.0);
    let g = page.grip(FAR);
    s.group(Group::new(), |s| {
        page.layers(s);
        page.palm(s, FAR);
        s.at(&[shift(g.x, g.y)], |s| {
            s.blob(&nodes![(-40, -6; corner), (40, -6; corner), (46, 84; corner), (10, 88; corner), (2, 34), (-10, 88; corner), (-46, 84; corner)], Look::of(p.red).inflate(9.0));
            for x in [-26.0, 26.0] {
                s.limb(&nodes![(x, 0), (x * 0.5, -30), (0, -10)], &[5.0], Look::of(p.cream));
            }
        });
        page.fingers(s, FAR);
        page.sleeve(s, FAR);
    });
    s.focus(g.x, g.y + 40.0, 90.0);
    s.focus(620.0, 570.0, 110.0);
    s.note("mouse", Role::Subject);
    s.note("knight", Role::Object);
    s.note("boy", Role::Witness);
}
