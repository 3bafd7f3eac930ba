//! The place remembers who was there, and does not give up.

mod meadow;

use self::meadow::meadow;
use super::acting::*;

pub(super) static PALE_SHAPES: Relation = Relation {
    id: "pale_shapes",
    themes: Themes::Only(&["tides", "moonhare"]),
    moods: &[Mood::Memory, Mood::Longing, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("wallpaper", Setup::Gap, wallpaper), framed("meadow", Setup::Plan, meadow)],
};

/// An emptied room: where an old woman sat for years the wallpaper has kept her shape, and the shape holds on to the coat of the man who leaves; his child pulls him out.
fn wallpaper(c: &mut Composer) {
    let (man, girl, old) = (c.human(Kind::Man), c.human(Kind::Girl), c.human(Kind::Granny));
    let s = &mut c.scene;
    s.light_at(760.0, 360.0, 0.5);
    let p = s.palette;
    let pale = p.cream.mix(p.accent2, 0.22).dim(0.86);
    let kept = p.accent2.mix(p.dark, 0.38).saturate(1.2);
    let kept = if kept.l > 0.5 { kept.dim(0.7) } else { kept };
    s.rect(-30.0, -30.0, 860.0, 1000.0, Look::of(pale.dim(0.82)).to(pale).flat().shadow(0.0).texture(0.2));
    for k in 0..14 {
        s.rect(
            -16.0 + k as f32 * 62.0,
            -30.0,
            20.0,
            980.0,
            Look::of(pale.dim(0.9)).alpha(0.55).flat().shadow(0.0),
        );
    }
    // What hung and stood there: pictures, a clock, a lamp.
    let patch = |s: &mut Scene, path: &Path| {
        s.part(path, Look::of(kept.lighter(0.1)).to(kept).flat().shadow(0.0).rim(0.0).texture(0.2).soft(2.0));
    };
    patch(s, &Path::rect(60.0, 120.0, 130.0, 170.0));
    patch(s, &Path::ellipse(318.0, 190.0, 66.0, 80.0));
    patch(s, &Path::rect(440.0, 150.0, 100.0, 90.0));
    for (x, y) in [(125.0, 100.0), (318.0, 92.0), (490.0, 132.0)] {
        s.dot(x, y, 6.0, Look::of(p.ink));
    }
    // The floor and the open door with its light.
    interior_floor(s);
    s.rect(660.0, 150.0, 180.0, 830.0, Look::of(p.wood).inflate(9.0));
    s.poly(&nodes![(690, 180), (840, 180), (840, 1000), (690, 960)], Look::lamp(p.light.mix(p.white, 0.35)));
    s.poly(
        &nodes![(690, 960), (840, 1000), (700, 1240), (300, 1240)],
        Look::of(p.light).emissive().alpha(0.25).soft(14.0).flat().shadow(0.0).rim(0.0),
    );
    s.glow(770.0, 560.0, 320.0, p.light, 0.4);
    // The old woman in her chair: a shape on the wall.
    let shape = kept.dim(0.92);
    let old = Actor::new(old.wearing(Dress::Apron, shape), 190.0, 990.0, 700.0).profile().sitting();
    let old = old.looking_at(point(560.0, 400.0)).hand(NEAR, 404.0, 640.0, Hand::Grip).hand_own(
        FAR,
        12.0,
        -34.0,
        Hand::Rest,
    );
    s.group(Group::new().clip(Path::rect(-30.0, -30.0, 690.0, 970.0)), |s| {
        s.as_silhouette(shape, |s| {
            s.blob(
                &nodes![
                    (40, 940),
                    (50, 600),
                    (90, 500),
                    (160, 490),
                    (190, 560),
                    (200, 780),
                    (330, 790),
                    (350, 940)
                ],
                Look::of(shape).flat().shadow(0.0),
            );
            s.blob(
                &nodes![(330, 960), (340, 880), (400, 850), (440, 900), (440, 960)],
                Look::of(shape).flat().shadow(0.0),
            );
            old.legs(s);
            old.body(s);
            old.head(s);
        });
        // Stripes as they were, within her.
        for k in 0..8 {
            s.rect(
                -16.0 + k as f32 * 62.0,
                300.0,
                20.0,
                650.0,
                Look::of(kept.lighter(0.08)).alpha(0.18).flat().shadow(0.0).soft(4.0),
            );
        }
    });
    s.focus(200.0, 480.0, 150.0);
    // He, between the two.
    under(s, 520.0, 1110.0, 150.0);
    let coat = p.wood.mix(p.gold, 0.25);
    let man = man.wearing(Dress::Coat, coat).scarf(p.red).legs(p.dark.lighter(0.1), p.ink);
    let man = Actor::new(man, 500.0, 1120.0, 770.0).walking().feeling(Feeling::Sorrow);
    let man = man.with(|m| Mien { turn: -0.55, gaze: [-0.75, 0.35], tilt: -8.0, nod: 0.2, tear: true, ..m });
    let man = man.hand_own(NEAR, -10.0, -36.0, Hand::Grip).hand(FAR, 612.0, 806.0, Hand::Grip);
    s.group(Group::new(), |s| {
        man.arm(s, FAR);
        man.legs(s);
        man.body(s);
        man.head(s);
        let g = man.grip(NEAR);
        man.arm_with(s, NEAR, |s| {
            s.place(motif("suitcase"), At::new(g.x - 10.0, g.y - 8.0).height(200.0).hanging().silent());
        });
    });
    // Her hand on his coat: the one part of her that has left the wall.
    s.group(Group::new(), |s| {
        s.limb(
            &nodes![(190, 590), (300, 668), (420, 654)],
            &[76.0, 58.0, 42.0],
            Look::of(shape).flat().shadow(0.0).rim(0.0),
        );
        let hold = LoneHand {
            at: point(416.0, 654.0),
            size: 96.0,
            degrees: 0.0,
            thumb: -1.0,
            hand: Hand::Grip,
            colour: shape.lighter(0.1),
            paw: false,
            sleeve: shape,
            from: point(384.0, 658.0),
        };
        hold.paint_with(s, |s| {
            s.limb(
                &nodes![(440, 600), (462, 656), (452, 712)],
                &[16.0, 30.0, 16.0],
                Look::of(coat.lighter(0.04)).inflate(8.0),
            );
        });
    });
    s.focus(440.0, 650.0, 90.0);
    // The child who wants to be off.
    under(s, 700.0, 1140.0, 90.0);
    let girl = Actor::new(girl.wearing(Dress::Coat, p.accent).hat(Hat::Woolly, p.red), 672.0, 1150.0, 460.0)
        .left()
        .lean(-12.0)
        .feeling(Feeling::Joy);
    let girl = girl
        .with(|m| Mien { turn: 0.5, gaze: [0.6, -0.5], nod: -0.2, ..m })
        .hand(NEAR, 622.0, 834.0, Hand::Grip)
        .hand(FAR, 616.0, 856.0, Hand::Grip);
    girl.paint(s);
    s.focus(700.0, 800.0, 110.0);
    s.note("gentleman", Role::Subject);
    s.note("old_woman", Role::Object);
    s.note("girl", Role::Witness);
    s.note("suitcase", Role::Detail);
    s.note("room", Role::Setting);
}

fn interior_floor(s: &mut Scene) {
    let p = s.palette;
    s.rect(-30.0, 930.0, 860.0, 30.0, Look::of(p.cream.dim(0.75)).inflate(6.0));
    s.rect(
        -30.0,
        954.0,
        860.0,
        300.0,
        Look::of(p.wood).to(p.wood_dark).flat().grain(0.0).texture(0.3).shadow(0.0),
    );
    for k in 0..8 {
        let x = -260.0 + k as f32 * 190.0;
        s.line(
            &nodes![(lerp(x, 400.0, 0.35), 956), (x, 1240)],
            4.0,
            Look::of(p.wood_dark.dim(0.7)).alpha(0.5).flat(),
        );
    }
    // Lighter boards where a rug lay.
    s.poly(
        &nodes![(150, 1000), (470, 1000), (540, 1150), (90, 1150)],
        Look::of(p.wood.lighter(0.1)).alpha(0.6).flat().shadow(0.0),
    );
}
