//! The weak one holds the blade, and the strong one holds still.

use super::acting::*;

pub(super) static CLOSE_SHAVE: Relation = Relation {
    id: "close_shave",
    themes: Themes::Only(&["moonhare", "roots"]),
    moods: &[Mood::Dread, Mood::Mischief],
    slots: &[],
    layouts: &[framed("barber", Setup::Company, barber), framed("dentist", Setup::NearDark, dentist)],
};

/// A sheep with a razor; the wolf in the chair, foam to the ears. On the bench behind, others wait.
fn barber(c: &mut Composer) {
    c.room(860.0, (560.0, 150.0));
    let s = &mut c.scene;
    let p = s.palette;
    // The bench of those who wait: one has seen the bell that hangs from his coat.
    let waiting = [(Feeling::Calm, 90.0), (Feeling::Awe, 190.0), (Feeling::Asleep, 286.0)];
    bench(s, 30.0, 350.0, 690.0, 90.0);
    for (feeling, x) in waiting {
        let who = Person::new(Kind::Sheep, &p).wearing(Dress::Coat, p.cloth((x / 90.0) as usize));
        let a = Actor::new(who, x, 750.0, 250.0).front().sitting().feeling(feeling);
        let a = if feeling == Feeling::Awe { a.with(|m| m.glancing(0.9, -0.5).facing(0.5)) } else { a };
        a.paint_in(s, Group::new().fog(0.1));
    }
    // His coat on the hook, and what hangs from it.
    s.limb(&nodes![(640, 250), (700, 250)], &[8.0], Look::of(p.gold).inflate(2.0));
    s.blob(
        &nodes![(620, 262), (668, 250), (720, 262), (744, 470), (720, 500), (640, 496), (606, 468)],
        Look::of(p.dark.lighter(0.1)).inflate(20.0).texture(0.2).grain(88.0),
    );
    s.place(motif("bell"), At::new(700.0, 486.0).height(46.0).hanging().silent());
    s.focus(690.0, 490.0, 80.0);
    s.focus(190.0, 600.0, 90.0);
    let wolf = Person::new(Kind::Wolf, &p).wearing(Dress::Gown, p.cream);
    let sheep = Person::new(Kind::Sheep, &p).wearing(Dress::Apron, p.accent2.mix(p.dark, 0.2)).glasses();
    let sheep = Actor::new(sheep, 620.0, 1270.0, 900.0).left().feeling(Feeling::Calm).lean(6.0);
    let wolf = Actor::new(wolf, 330.0, 1330.0, 860.0)
        .lean(-10.0)
        .feeling(Feeling::Fear)
        .looking_at(sheep.eye())
        .with(|m| m.nodding(-0.5).tilted(-10.0));
    let throat = wolf.mouth();
    let sheep = sheep
        .looking_at(throat)
        .hand(NEAR, throat.x + 176.0, throat.y + 96.0, Hand::Grip)
        .elbow(NEAR, 1.0)
        .hand(FAR, throat.x + 40.0, throat.y - 120.0, Hand::Hidden);
    s.blob(
        &nodes![(110, 1240; corner), (120, 760), (200, 620), (330, 640), (380, 1240; corner)],
        Look::of(p.red.dim(0.6)).inflate(30.0),
    );
    s.group(Group::new(), |s| {
        sheep.legs(s);
        sheep.body(s);
        sheep.head(s);
        wolf.body(s);
        wolf.head(s);
        // Foam: up to the ears.
        let e = wolf.mouth();
        for (dx, dy, r) in [
            (-70.0, 10.0, 44.0),
            (-30.0, 52.0, 46.0),
            (28.0, 62.0, 42.0),
            (70.0, 26.0, 34.0),
            (-96.0, -48.0, 34.0),
            (0.0, 20.0, 30.0),
            (96.0, -18.0, 24.0),
        ] {
            s.ellipse(e.x - 20.0 + dx, e.y + dy, r, r * 0.86, Look::of(p.white).inflate(12.0).shadow(0.3));
        }
        let g = sheep.grip(NEAR);
        sheep.arm_with(s, NEAR, |s| {
            s.at(&[shift(g.x, g.y), turn(-16.0)], |s| {
                s.limb(&nodes![(0, -26), (0, 44)], &[14.0], Look::of(p.wood_dark).inflate(4.0));
                s.poly(
                    &nodes![(-6, -26), (6, -26), (4, -150), (-34, -140), (-30, -40)],
                    Look::of(p.metal.lighter(0.2)).inflate(4.0).rim(1.4),
                );
            });
        });
    });
    s.note("wolf", Role::Subject);
    s.note("sheep", Role::Object);
}

/// From inside the mouth: teeth above and below, and between them a mouse with a lamp, quite calm.
fn dentist(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(430.0, 620.0, 0.4);
    let p = s.palette;
    s.sky(0.4, 0.3);
    let p2 = p.mid;
    s.rect(-20.0, 760.0, 840.0, 460.0, Look::of(p2).flat().shadow(0.0));
    let mouse = Person::new(Kind::Mouse, &p).wearing(Dress::Coat, p.white.mix(p.accent2, 0.15)).glasses();
    let child = Person::new(Kind::Mouse, &p).wearing(Dress::Shirt, p.accent);
    // Outside, in the light of the window: a queue.
    crate::settings::interior::window(s, 640.0, 420.0, 150.0, 220.0);
    for (i, x) in [590.0, 660.0, 716.0].into_iter().enumerate() {
        let who = Person::new([Kind::Hare, Kind::Hen, Kind::Pig][i], &p).scarf(p.cream);
        let a = Actor::new(who, x, 800.0, 190.0)
            .left()
            .feeling([Feeling::Fear, Feeling::Sorrow, Feeling::Suspicion][i]);
        a.hand_own(NEAR, 6.0, -78.0, Hand::Cover).paint(s);
    }
    let flesh = p.red.mix(p.pink, 0.35).dim(0.62);
    // The jaws: dark flesh above and below, cropped by the card.
    s.blob(&nodes![(-40, -40; corner), (840, -40; corner), (840, 300; corner), (690, 180), (480, 130), (280, 150), (120, 260), (40, 430), (-40, 520; corner)], Look::of(flesh.dim(0.8)).inflate(40.0).texture(0.2));
    s.blob(&nodes![(-40, 1240; corner), (840, 1240; corner), (840, 860; corner), (700, 930), (480, 960), (260, 930), (90, 820), (-40, 640; corner)], Look::of(flesh).inflate(40.0).texture(0.2));
    s.blob(
        &nodes![(60, 1240), (120, 1040), (320, 970), (520, 990), (700, 1080), (760, 1240)],
        Look::of(flesh.lighter(0.12)).inflate(60.0),
    );
    let tooth = |s: &mut Scene, x: f32, y: f32, w: f32, h: f32, colour: Colour| {
        s.blob(&nodes![(x - w, y), (x - w * 0.9, y + h * 0.5), (x, y + h; corner), (x + w * 0.9, y + h * 0.5), (x + w, y), (x, y - h * 0.16)], Look::of(colour).inflate(w * 0.36).rim(0.8));
    };
    for (x, y, h) in [
        (150.0, 250.0, 150.0),
        (262.0, 176.0, 230.0),
        (380.0, 146.0, 110.0),
        (480.0, 146.0, 110.0),
        (600.0, 166.0, 240.0),
        (716.0, 216.0, 140.0),
    ] {
        tooth(s, x, y, 46.0, h, p.cream);
    }
    for (x, y, h) in [
        (100.0, 850.0, -110.0),
        (206.0, 910.0, -170.0),
        (330.0, 946.0, -90.0),
        (600.0, 946.0, -90.0),
        (720.0, 916.0, -160.0),
    ] {
        tooth(s, x, y, 44.0, h, p.cream.dim(0.96));
    }
    let aside =
        Actor::new(child, 620.0, 1030.0, 190.0).left().feeling(Feeling::Fear).looking_at(point(600.0, 300.0));
    let mouse =
        Actor::new(mouse, 400.0, 1060.0, 560.0).feeling(Feeling::Calm).looking_at(point(600.0, 330.0));
    let mouse =
        mouse.hand(FAR, 566.0, 470.0, Hand::Pinch).elbow(FAR, 1.0).hand(NEAR, 292.0, 790.0, Hand::Grip);
    s.group(Group::new(), |s| {
        let g = mouse.grip(FAR);
        mouse.arm_with(s, FAR, |s| {
            s.limb(
                &nodes![(g.x - 8.0, g.y + 60.0), (g.x + 8.0, g.y - 60.0)],
                &[8.0],
                Look::of(p.metal).inflate(2.0),
            );
            s.ellipse(
                g.x + 12.0,
                g.y - 78.0,
                22.0,
                22.0,
                Look::of(p.metal.lighter(0.3)).inflate(4.0).rim(1.6),
            );
        });
        mouse.legs(s);
        mouse.body(s);
        mouse.head(s);
        let g = mouse.grip(NEAR);
        mouse.arm_with(s, NEAR, |s| {
            s.place(motif("lantern"), At::new(g.x, g.y - 6.0).height(120.0).hanging().silent());
        });
    });
    s.glow(mouse.grip(NEAR).x, mouse.grip(NEAR).y + 70.0, 330.0, p.flame, 0.5);
    let hold = aside.hand(NEAR, 560.0, 930.0, Hand::Grip).hand(FAR, 556.0, 920.0, Hand::Grip);
    hold.paint(s);
    s.note("mouse", Role::Subject);
    s.note("cat", Role::Object);
}
