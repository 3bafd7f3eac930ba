//! What took it away comes to the door and says sorry.

use super::acting::*;
use super::bust::face;
use crate::actors::Mien;

pub(super) static BRINGS_BACK_WHAT_IT_TOOK: Relation = Relation {
    id: "brings_back_what_it_took",
    themes: Themes::Only(&["tides", "half-asleep", "first-light", "lost-kites"]),
    moods: &[Mood::Memory, Mood::Tenderness, Mood::Loneliness],
    slots: &[],
    layouts: &[framed("wave", Setup::Hinge, wave), framed("fire", Setup::NearDark, fire)],
};

/// A pair of eyes with brows, for what has no head: shut and sorry, or looking.
fn sorry(s: &mut Scene, x: f32, y: f32, k: f32, ink: Colour, white: Colour, gaze: Option<(f32, f32)>) {
    for side in [-1.0, 1.0] {
        let ex = x + side * 34.0 * k;
        if let Some((gx, gy)) = gaze {
            s.ellipse(ex, y, 17.0 * k, 19.0 * k, Look::of(white).inflate(4.0 * k).shadow(0.2));
            s.dot(ex + gx * 8.0 * k, y + gy * 8.0 * k, 9.0 * k, Look::of(ink).flat());
        } else {
            s.limb(
                &nodes![(ex - 17.0 * k, y), (ex, y + 9.0 * k), (ex + 17.0 * k, y)],
                &[3.0 * k, 6.0 * k, 3.0 * k],
                Look::of(ink).flat(),
            );
        }
        s.limb(
            &nodes![
                (ex + side * 20.0 * k, y - 20.0 * k),
                (ex, y - 32.0 * k),
                (ex - side * 18.0 * k, y - 40.0 * k)
            ],
            &[4.0 * k, 7.0 * k, 4.0 * k],
            Look::of(ink).flat(),
        );
    }
    s.limb(
        &nodes![(x - 16.0 * k, y + 46.0 * k), (x, y + 38.0 * k), (x + 16.0 * k, y + 46.0 * k)],
        &[3.0 * k, 6.0 * k, 3.0 * k],
        Look::of(ink).flat(),
    );
}

/// A wave kneels at a cottage door and holds out a child's boots; the old woman stands in the doorway, arms crossed, chin up.
fn wave(c: &mut Composer) {
    let granny = c.human(Kind::Granny);
    let s = &mut c.scene;
    s.light_at(720.0, 420.0, 0.55);
    let p = s.palette;
    // Whatever the palette does with water, this is the sea.
    let water = lch(0.58, 0.085, 232.0).mix(p.fog, 0.1);
    s.sky(0.4, 0.6);
    s.rect(-30.0, 470.0, 500.0, 110.0, Look::of(water).to(water.dim(0.7)).flat().shadow(0.0));
    let grass = p.leaf.mix(p.mid, 0.4);
    s.blob(&nodes![(-40, 560; corner), (200, 545), (520, 570; corner), (840, 580; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(grass).to(grass.dim(0.55)).inflate(8.0).grass(14.0, 90.0, 6.0));
    s.blob(&nodes![(40, 570), (110, 566), (230, 800), (520, 980), (840, 1040; corner), (840, 1200; corner), (400, 1180), (120, 960), (60, 720)], Look::of(p.stone.mix(p.cream, 0.2)).inflate(6.0).texture(0.35).shadow(0.2));
    // All that it brought before.
    s.place(motif("bottle"), At::new(64.0, 690.0).height(84.0).standing().silent());
    s.place(motif("teddy_bear"), At::new(60.0, 860.0).height(110.0).standing().silent());
    s.place(motif("umbrella"), At::new(150.0, 640.0).height(76.0).centred().turned(60.0).silent());
    // The house, the door, the warm hall.
    let wall = p.cream.mix(p.stone, 0.4);
    s.rect(430.0, -30.0, 420.0, 1090.0, Look::of(wall).to(wall.dim(0.8)).inflate(8.0).texture(0.4));
    let door = Path::blob(
        &nodes![(486, 1060; corner), (486, 330), (560, 230), (690, 210), (810, 250), (850, 340; corner), (850, 1060; corner)],
    );
    s.group(Group::new().clip(door.clone()), |s| {
        s.part(&door, Look::of(p.flame.mix(p.wood, 0.35)).to(p.wood.dim(0.7)).flat().shadow(0.0));
        s.glow(700.0, 460.0, 360.0, p.flame, 0.7);
        s.limb(&nodes![(560, 420), (850, 420)], &[14.0], Look::of(p.wood_dark).inflate(4.0));
        // A small coat still hangs there.
        s.blob(
            &nodes![(586, 440), (640, 440), (668, 560), (650, 640), (576, 640), (560, 560)],
            Look::of(p.accent).inflate(14.0),
        );
        s.dot(612.0, 430.0, 9.0, Look::of(p.gold).inflate(3.0));
    });
    s.stroke(&door, 34.0, Look::of(p.wood).inflate(10.0).grain(90.0));
    s.poly(
        &nodes![(440, 1060), (850, 1060), (850, 1130), (420, 1130)],
        Look::of(p.stone).inflate(10.0).texture(0.3),
    );
    // The sea, on its knees.
    let foam = p.white;
    under(s, 230.0, 1140.0, 250.0);
    let body = Path::blob(
        &nodes![(-50, 1180; corner), (-50, 760), (20, 560), (130, 440), (250, 410), (330, 470), (340, 580), (290, 640), (250, 700), (240, 800), (290, 900), (380, 980), (440, 1080), (400, 1180; corner)],
    );
    s.part(
        &body,
        Look::of(water.lighter(0.06))
            .to(water.dim(0.62))
            .inflate(60.0)
            .rim(1.5)
            .texture(0.3)
            .grain(70.0)
            .shadow(0.8),
    );
    for (a, b, d) in [
        ((10.0, 700.0), (60.0, 1140.0), 60.0),
        ((90.0, 600.0), (150.0, 1150.0), 90.0),
        ((170.0, 700.0), (260.0, 1150.0), 50.0),
        ((220.0, 860.0), (350.0, 1150.0), 10.0),
    ] {
        s.limb(
            &nodes![(a.0, a.1), ((a.0 + b.0) / 2.0 - d * 0.4, (a.1 + b.1) / 2.0), (b.0, b.1)],
            &[4.0, 13.0, 5.0],
            Look::of(water.lighter(0.2)).alpha(0.6).flat().shadow(0.0),
        );
    }
    // Its crest bowed, like white hair.
    for (x, y, r) in [
        (-10.0, 620.0, 46.0),
        (20.0, 550.0, 50.0),
        (44.0, 500.0, 30.0),
        (80.0, 470.0, 52.0),
        (120.0, 420.0, 34.0),
        (160.0, 424.0, 50.0),
        (206.0, 388.0, 40.0),
        (250.0, 404.0, 46.0),
        (296.0, 404.0, 36.0),
        (330.0, 440.0, 38.0),
        (352.0, 486.0, 30.0),
        (364.0, 528.0, 24.0),
        (360.0, 562.0, 16.0),
        (384.0, 508.0, 12.0),
        (392.0, 560.0, 9.0),
    ] {
        s.dot(x, y, r, Look::of(foam).inflate(r * 0.5).shadow(0.4));
    }
    s.at(&[turn(14.0), shift(120.0, -40.0)], |s| {
        sorry(s, 250.0, 540.0, 1.25, p.ink, p.white, Some((0.7, -0.1)));
    });
    s.focus(260.0, 550.0, 120.0);
    for (x, y, r) in [
        (430.0, 1130.0, 36.0),
        (370.0, 1150.0, 40.0),
        (300.0, 1160.0, 36.0),
        (220.0, 1170.0, 40.0),
        (130.0, 1170.0, 40.0),
    ] {
        s.dot(x, y, r, Look::of(foam).inflate(r * 0.5).shadow(0.3));
    }
    // Arms of water, hands of foam, two small boots.
    for (y, dy) in [(760.0, 0.0), (800.0, 40.0)] {
        s.limb(
            &nodes![(200, y), (300, y + 40.0), (440, y + 10.0 - dy * 0.2)],
            &[80.0, 62.0, 46.0],
            Look::of(water.lighter(0.04)).inflate(18.0).rim(1.4).fade(270.0, y, 205.0, y),
        );
    }
    for x in [452.0, 520.0] {
        s.place(motif("boot"), At::new(x, 792.0).height(104.0).standing().silent().facing(Facing::Right));
        s.ellipse(x - 8.0, 694.0, 18.0, 6.0, Look::of(water.lighter(0.2)).flat());
    }
    for (x, y, r) in [
        (430.0, 800.0, 26.0),
        (466.0, 812.0, 27.0),
        (504.0, 812.0, 26.0),
        (540.0, 800.0, 22.0),
        (410.0, 776.0, 20.0),
    ] {
        s.dot(x, y, r, Look::of(foam).inflate(r * 0.5).shadow(0.3));
    }
    s.focus(490.0, 760.0, 90.0);
    // She.
    under(s, 676.0, 1080.0, 110.0);
    let granny = granny.wearing(Dress::Apron, p.accent2.mix(p.dark, 0.4));
    let a = Actor::new(granny, 676.0, 1080.0, 700.0).left();
    let a = a.mien(Mien {
        brow: [0.3, 0.3],
        slant: [16.0, 16.0],
        upper: [0.3, 0.3],
        curve: -0.6,
        wide: 0.6,
        tear: true,
        nod: -0.3,
        tilt: -5.0,
        ..face(Feeling::Brave, 0.55, (0.7, 0.35))
    });
    let a = a.hand_own(FAR, -5.0, -56.0, Hand::Hidden).hand_own(NEAR, 9.0, -57.0, Hand::Cover);
    a.layers(s);
    // A cat has moved into a hat.
    s.ellipse(90.0, 1130.0, 96.0, 22.0, Look::of(p.dark.lighter(0.1)).inflate(7.0));
    let cat = Person::new(Kind::Cat, &p).skin(p.fox);
    s.blob(
        &nodes![(30, 1126), (40, 1060), (90, 1040), (144, 1064), (150, 1126)],
        Look::of(p.fox).inflate(18.0).fur(5.0, 90.0, 4.0),
    );
    s.at(&[shift(60.0, 1080.0), scale(0.72)], |s| head(s, &cat, &Feeling::Asleep.mien(), View::Front));
    s.blob(
        &nodes![(24, 1130; corner), (34, 1096), (90, 1110), (150, 1096), (156, 1130; corner), (90, 1148)],
        Look::of(p.dark.lighter(0.08)).inflate(8.0),
    );
    s.note("sea", Role::Subject);
    s.note("old_woman", Role::Object);
    s.note("boot", Role::Detail);
    s.note("cat", Role::Detail);
}

/// Among charred beams a small fire kneels and offers a mended doll; the girl looks at it, a bucket of water behind her back.
fn fire(c: &mut Composer) {
    let girl = c.human(Kind::Girl);
    let s = &mut c.scene;
    s.light_at(280.0, 720.0, 0.6);
    let p = s.palette;
    let night = p.ambient.dim(0.75);
    s.paint_sky(Sky {
        stops: vec![
            (0.0, night.dim(0.8)),
            (0.5, night.lighter(0.06)),
            (0.8, night.mix(p.flame, 0.25)),
            (1.0, night),
        ],
        ..Sky::of(&p, 0.2, 0.5)
    });
    for k in 0..40 {
        let (x, y) = (s.rng.range(20.0, 780.0), s.rng.range(20.0, 520.0));
        s.dot(x, y, 1.5 + (k % 3) as f32, Look::lamp(p.white).alpha(0.8));
    }
    // What is left of the house.
    let coal = p.ink.lighter(0.08);
    let beam = |s: &mut Scene, a: (f32, f32), b: (f32, f32), w: f32| {
        s.limb(
            &nodes![(a.0, a.1), (b.0, b.1)],
            &[w, w * 0.86],
            Look::of(coal).inflate(w * 0.25).texture(0.5).grain(80.0).rim(1.6),
        );
    };
    beam(s, (560.0, -20.0), (580.0, 900.0), 60.0);
    beam(s, (560.0, 60.0), (840.0, 330.0), 60.0);
    beam(s, (60.0, -30.0), (840.0, 170.0), 56.0);
    beam(s, (110.0, 40.0), (90.0, 500.0), 44.0);
    let ash = p.stone.mix(p.ambient, 0.6);
    s.blob(&nodes![(-40, 900; corner), (150, 870), (420, 900), (660, 870), (840, 890; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(ash).to(ash.dim(0.5)).inflate(10.0).texture(0.4));
    s.glow(270.0, 760.0, 520.0, p.flame, 0.6);
    // One thing stands whole: the little chair.
    chair(s, 690.0, 880.0, 110.0, 90.0);
    // The fire, on its knees.
    let flame = |s: &mut Scene, k: f32, c: Colour| {
        let (x, y) = (250.0, 1110.0);
        let n = |dx: f32, dy: f32| point(x + dx * k, y + dy * k);
        let mut list: Vec<moonhare_scene::geometry::Node> = Vec::new();
        for (dx, dy, corner) in [
            (-190.0, 0.0, false),
            (-210.0, -140.0, false),
            (-250.0, -290.0, true),
            (-160.0, -250.0, false),
            (-170.0, -420.0, false),
            (-210.0, -560.0, true),
            (-100.0, -500.0, false),
            (-50.0, -620.0, false),
            (-60.0, -760.0, true),
            (40.0, -620.0, false),
            (90.0, -500.0, false),
            (170.0, -540.0, true),
            (150.0, -400.0, false),
            (140.0, -240.0, false),
            (220.0, -130.0, false),
            (210.0, 0.0, false),
            (0.0, 30.0, false),
        ] {
            list.push(moonhare_scene::geometry::Node { at: n(dx, dy), corner });
        }
        s.blob(&list, Look::of(c).inflate(30.0 * k).emissive().shadow(0.0).rough(1.0));
    };
    flame(s, 1.0, p.red.mix(p.flame, 0.25));
    flame(s, 0.84, p.flame.mix(p.red, 0.3));
    flame(s, 0.66, p.flame.lighter(0.06));
    s.at(&[shift(250.0, 726.0), turn(8.0)], |s| {
        sorry(s, 0.0, 0.0, 1.5, p.red.dim(0.45), p.white, Some((0.8, -0.3)));
    });
    s.focus(250.0, 730.0, 130.0);
    // Arms, and what they hold, singed and stitched.
    let doll_at = point(446.0, 846.0);
    for dy in [0.0, 54.0] {
        s.limb(
            &nodes![(290, 880.0 + dy), (370, 930.0 + dy * 0.6), (430, 890.0 + dy * 0.4)],
            &[66.0, 50.0, 40.0],
            Look::of(p.flame.mix(p.red, 0.25))
                .emissive()
                .inflate(14.0)
                .shadow(0.0)
                .fade(350.0, 900.0, 295.0, 880.0),
        );
    }
    let doll = Person::new(Kind::Girl, &p)
        .skin(p.cream)
        .hair(p.fox, Hair::Plaits)
        .wearing(Dress::Gown, p.accent2)
        .cloth(Cloth::Patches);
    s.at(&[shift(doll_at.x, doll_at.y), turn(10.0)], |s| {
        let a = Actor::new(doll, 0.0, 60.0, 220.0)
            .front()
            .feeling(Feeling::Calm)
            .hand_own(NEAR, -28.0, -52.0, Hand::Rest)
            .hand_own(FAR, 28.0, -52.0, Hand::Rest);
        a.paint(s);
        for k in 0..4 {
            s.line(
                &nodes![(-14.0 + k as f32 * 9.0, -40), (-10.0 + k as f32 * 9.0, -26)],
                3.4,
                Look::of(p.ink),
            );
        }
    });
    for (x, y, r) in [(420.0, 910.0, 24.0), (452.0, 920.0, 24.0), (482.0, 906.0, 20.0)] {
        s.dot(x, y, r, Look::of(p.flame).emissive().inflate(8.0).shadow(0.0));
    }
    s.glow(440.0, 880.0, 150.0, p.flame, 0.4);
    s.focus(446.0, 830.0, 100.0);
    // She.
    under(s, 640.0, 1140.0, 110.0);
    let girl = girl.wearing(Dress::Nightshirt, p.white.dim(0.95)).scarf(p.red);
    let a = Actor::new(girl, 630.0, 1140.0, 560.0).left().lean(-4.0).feeling(Feeling::Suspicion);
    let a = a.looking_at(point(280.0, 740.0)).with(|m| Mien {
        brow: [0.2, 0.5],
        slant: [8.0, 14.0],
        curve: -0.25,
        upper: [0.14, 0.14],
        lower: [0.1, 0.1],
        pupil: 1.1,
        ..m
    });
    let a = a.hand(NEAR, 706.0, 960.0, Hand::Grip).elbow(NEAR, -1.0).hand(FAR, 540.0, 880.0, Hand::Open);
    let g = a.grip(NEAR);
    s.group(Group::new(), |s| {
        a.arm(s, FAR);
        a.legs(s);
        a.body(s);
        a.head(s);
        a.arm_with(s, NEAR, |s| {
            s.limb(&nodes![(g.x - 44.0, g.y + 60.0), (g.x, g.y - 6.0), (g.x + 44.0, g.y + 60.0)], &[7.0], Look::of(p.metal).inflate(2.0));
            s.blob(&nodes![(g.x - 54.0, g.y + 54.0; corner), (g.x + 54.0, g.y + 54.0; corner), (g.x + 38.0, g.y + 150.0; corner), (g.x - 38.0, g.y + 150.0; corner)], Look::of(p.metal).inflate(16.0).rim(1.4));
            s.ellipse(g.x, g.y + 56.0, 52.0, 13.0, Look::of(lch(0.7, 0.07, 225.0)).inflate(3.0));
        });
    });
    s.focus(g.x, g.y + 70.0, 80.0);
    s.note("campfire", Role::Subject);
    s.note("girl", Role::Object);
    s.note("bucket", Role::Detail);
}
