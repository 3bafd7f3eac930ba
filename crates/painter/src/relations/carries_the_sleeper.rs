//! Somebody is carried through the night, home or away from it.

use super::acting::*;
use super::bust::face;
use crate::settings::air;

pub(super) static CARRIES_THE_SLEEPER: Relation = Relation {
    id: "carries_the_sleeper",
    themes: Themes::Only(&["roots", "half-asleep", "moonhare"]),
    moods: &[Mood::Dread, Mood::Tenderness, Mood::Secrecy],
    slots: &[],
    layouts: &[framed("shoulder", Setup::NearDark, shoulder), framed("snow", Setup::Ribbons, snow)],
};

/// A big man from behind, in a dark coat, goes up a street by night; over his shoulder a child looks at us, wide awake, a finger on its lips, and drops pebbles.
fn shoulder(c: &mut Composer) {
    let (man, girl) = (c.human(Kind::Man), c.human(Kind::Girl));
    let s = &mut c.scene;
    s.light_at(660.0, 300.0, 0.45);
    let p = s.palette;
    let night = p.sky[0].mix(lch(0.24, 0.06, 265.0), 0.5).dim(0.72);
    backdrop(s, night, night.lighter(0.14));
    air::stars(s, 26, 300.0);
    // The street goes up to one open door.
    let wall = night.lighter(0.1).mix(p.wood, 0.2);
    for (x0, x1, top, near) in [
        (-30.0, 190.0, 90.0, 0.9),
        (170.0, 330.0, 250.0, 1.05),
        (520.0, 640.0, 280.0, 1.05),
        (620.0, 840.0, 120.0, 0.95),
    ] {
        s.poly(
            &nodes![
                (x0, 1250),
                (x0, top + 60.0),
                ((x0 + x1) / 2.0, top - 60.0),
                (x1, top + 60.0),
                (x1, 1250)
            ],
            Look::of(wall.dim(near)).to(wall.dim(0.6)).inflate(6.0).texture(0.25).shadow(0.2),
        );
        for (k, y) in [top + 120.0, top + 260.0].into_iter().enumerate() {
            let x = (x0 + x1) / 2.0 - 24.0;
            let lit = k == 0 && x0 < 0.0;
            let pane = if lit { p.flame } else { night.dim(0.8) };
            s.rect(x, y, 48.0, 66.0, if lit { Look::lamp(pane) } else { Look::of(pane).inflate(3.0) });
        }
    }
    s.poly(
        &nodes![(330, 560), (520, 560), (860, 1250), (-40, 1250)],
        Look::of(night.lighter(0.16).mix(p.stone, 0.3)).to(night).flat().texture(0.4).shadow(0.0),
    );
    s.rect(664.0, 520.0, 130.0, 330.0, Look::lamp(p.flame.mix(p.light, 0.4)));
    s.rect(650.0, 506.0, 18.0, 360.0, Look::of(p.wood).inflate(4.0));
    s.poly(
        &nodes![(664, 850), (794, 850), (850, 1100), (560, 1180)],
        Look::of(p.flame).emissive().alpha(0.28).soft(20.0).flat().shadow(0.0).rim(0.0),
    );
    s.glow(720.0, 680.0, 300.0, p.flame, 0.5);
    // An empty bed in that door.
    s.place(motif("bed"), At::new(732.0, 848.0).height(110.0).standing().silent());
    let coat = p.dark.mix(night, 0.3).lighter(0.04);
    let man = man.wearing(Dress::Coat, coat).hat(Hat::Bowler, p.dark.dim(0.8)).girth(1.35);
    let man = Actor::new(Person { head: 0.84, ..man }, 486.0, 1590.0, 1310.0).back();
    let man = man.hand_own(NEAR, -8.0, -56.0, Hand::Hidden).hand_own(FAR, 10.0, -50.0, Hand::Hidden);
    let girl = girl.hair(girl.hair, Hair::Plaits);
    let sleeve = p.cream.mix(p.accent, 0.3);
    s.group(Group::new(), |s| {
        // The child lies with its chin on his shoulder.
        s.blob(
            &nodes![(90, 780), (120, 650), (220, 610), (330, 660), (350, 790)],
            Look::of(sleeve).inflate(30.0).texture(0.2),
        );
        let awake = Mien { upper: [0.06, 0.06], ..face(Feeling::Mischief, 0.1, (0.1, 0.1)) };
        s.at(&[shift(206.0, 520.0), turn(-7.0), scale(2.7)], |s| head(s, &girl, &awake, View::Front));
        s.focus(214.0, 528.0, 150.0);
    });
    man.paint(s);
    let hand = |x: f32, y: f32, degrees: f32, thumb: f32, hand: Hand, from: (f32, f32)| LoneHand {
        at: point(x, y),
        size: 104.0,
        degrees,
        thumb,
        hand,
        colour: girl.skin,
        paw: false,
        sleeve,
        from: point(from.0, from.1),
    };
    // Both arms come over his shoulder; one elbow rests on his back.
    let cloth = Look::of(sleeve).inflate(14.0).texture(0.2);
    s.limb(&nodes![(120, 700), (112, 800), (140, 872), (176, 800)], &[56.0, 56.0, 54.0, 46.0], cloth);
    hand(200.0, 724.0, -80.0, 1.0, Hand::Hush, (172.0, 812.0)).paint_with(s, |_| {});
    s.limb(&nodes![(290, 660), (326, 704), (336, 800)], &[60.0, 58.0, 48.0], cloth);
    hand(338.0, 870.0, 86.0, 1.0, Hand::Reach, (334.0, 770.0)).paint_with(s, |_| {});
    // What shows the way back.
    for (x, y, r) in
        [(350.0, 1010.0, 11.0), (372.0, 1080.0, 12.0), (336.0, 1140.0, 13.0), (392.0, 1196.0, 14.0)]
    {
        s.dot(x, y, r, Look::of(p.white).inflate(4.0).rim(1.6));
        s.glow(x, y, r * 4.0, p.light, 0.5);
    }
    // From his pocket.
    s.place(motif("teddy_bear"), At::new(650.0, 1120.0).height(190.0).standing().silent());
    s.blob(
        &nodes![(550, 1060; corner), (752, 1046; corner), (760, 1250), (556, 1250)],
        Look::of(coat.lighter(0.05)).inflate(14.0).texture(0.2),
    );
    s.limb(&nodes![(546, 1064), (652, 1056), (756, 1048)], &[20.0], Look::of(coat.lighter(0.1)).inflate(6.0));
    s.note("child", Role::Subject);
    s.note("gentleman", Role::Object);
    s.note("teddy_bear", Role::Detail);
    s.note("city", Role::Setting);
}

/// By lantern light an old woman carries a sleeping wolf on her back through the snow, one paw bandaged; behind her the open house, before her wolves among the trees.
fn snow(c: &mut Composer) {
    let old = c.human(Kind::Granny);
    let s = &mut c.scene;
    s.light_at(640.0, 640.0, 0.45);
    let p = s.palette;
    let night = p.sky[1].mix(lch(0.30, 0.06, 262.0), 0.55).dim(0.8);
    backdrop(s, night.dim(0.7), night.lighter(0.2));
    air::stars(s, 30, 420.0);
    let white = p.white.mix(night, 0.28);
    // A slope from the house at the top left down to the wood.
    s.blob(&nodes![(-40, 420; corner), (160, 430), (420, 560), (840, 700; corner), (840, 1250; corner), (-40, 1250; corner)], Look::of(white.mix(night, 0.25)).to(white.mix(night, 0.5)).inflate(16.0).texture(0.25).shadow(0.0));
    s.place(
        motif("house"),
        At::new(150.0, 460.0).height(200.0).standing().silent().group(Group::new().fog(0.15)),
    );
    s.rect(128.0, 392.0, 44.0, 70.0, Look::lamp(p.flame));
    s.poly(
        &nodes![(128, 462), (172, 462), (230, 540), (120, 540)],
        Look::of(p.flame).emissive().alpha(0.4).soft(8.0).flat().shadow(0.0).rim(0.0),
    );
    s.glow(150.0, 430.0, 130.0, p.flame, 0.5);
    // Her way, and the furrow of his tail.
    for k in 0..9 {
        let t = k as f32 / 9.0;
        let (x, y) = (lerp(160.0, 190.0, t) + (k % 2) as f32 * 26.0, lerp(510.0, 980.0, t * t));
        s.ellipse(x, y, 8.0 + 10.0 * t, 4.0 + 5.0 * t, Look::of(night.mix(white, 0.35)).flat().shadow(0.0));
    }
    for (x, y, h, fog) in
        [(560.0, 700.0, 520.0, 0.4), (690.0, 760.0, 620.0, 0.25), (790.0, 860.0, 820.0, 0.08)]
    {
        s.place(motif("pine_tree"), At::new(x, y).height(h).standing().silent().group(Group::new().fog(fog)));
    }
    // Those who wait there.
    let wolf = Person::new(Kind::Wolf, &p).wearing(Dress::Fur, p.grey);
    for (x, y, k, feeling, turned) in
        [(650.0, 610.0, 0.9, Feeling::Sorrow, -0.5), (744.0, 690.0, 1.25, Feeling::Brave, -0.5)]
    {
        s.group(Group::new().fog(0.12), |s| {
            s.blob(
                &nodes![
                    (x - 46.0 * k, y + 130.0 * k),
                    (x - 40.0 * k, y + 20.0),
                    (x, y),
                    (x + 40.0 * k, y + 20.0),
                    (x + 46.0 * k, y + 130.0 * k)
                ],
                Look::of(wolf.skin.dim(0.8)).inflate(18.0).fur(4.0, 90.0, 4.0),
            );
            s.at(&[shift(x, y), scale(k)], |s| {
                head(s, &wolf, &face(feeling, turned, (-0.7, 0.1)), View::Front);
            });
        });
    }
    s.blob(&nodes![(-40, 900; corner), (200, 960), (520, 930), (840, 870; corner), (840, 1250; corner), (-40, 1250; corner)], Look::of(white).to(white.mix(night, 0.4)).inflate(18.0).texture(0.25).shadow(0.3));
    // She and her load.
    under(s, 380.0, 1080.0, 210.0);
    let she = old.wearing(Dress::Coat, p.red).hair(hair(&p, 5), Hair::Scarf).legs(p.dark, p.wood_dark);
    let she = Actor::new(she, 400.0, 1080.0, 640.0).walking().lean(30.0).feeling(Feeling::Calm);
    let she =
        she.head_moved(4.0, 0.0).with(|m| Mien { turn: 0.6, gaze: [0.5, 0.1], tilt: -14.0, nod: 0.0, ..m });
    let she = she.hand(FAR, 640.0, 830.0, Hand::Grip).hand_own(NEAR, -10.0, -50.0, Hand::Rest);
    let load = Actor::new(wolf, 250.0, 1030.0, 800.0).hip(-4.0, -34.0).lean(46.0).feeling(Feeling::Asleep);
    let load = load.feet((-30.0, -2.0), (-22.0, 2.0), [60.0, 60.0]).knees([1.0, 1.0]);
    let load = load.head_moved(2.0, 3.0).with(|m| Mien { turn: 0.55, tilt: -14.0, nod: 0.4, ..m });
    let load =
        load.hand(NEAR, 560.0, 800.0, Hand::Rest).hand(FAR, 590.0, 760.0, Hand::Rest).elbow(NEAR, -1.0);
    s.group(Group::new(), |s| {
        s.limb(
            &nodes![(150, 830), (70, 930), (40, 1030), (90, 1100)],
            &[50.0, 66.0, 56.0, 14.0],
            Look::of(wolf.skin.dim(0.92)).inflate(20.0).fur(7.0, 60.0, 5.0),
        );
        load.arm(s, FAR);
        load.legs(s);
        she.arm_with(s, FAR, |s| {
            let g = she.grip(FAR);
            s.place(motif("lantern"), At::new(g.x, g.y - 4.0).height(130.0).hanging().silent());
        });
        she.legs(s);
        she.body(s);
        load.body(s);
        she.head(s);
        load.head(s);
        load.arm(s, NEAR);
        // The bandage.
        let g = load.grip(NEAR);
        s.limb(
            &nodes![(g.x - 46.0, g.y - 34.0), (g.x - 14.0, g.y + 16.0)],
            &[34.0],
            Look::of(p.white).inflate(8.0),
        );
        s.limb(
            &nodes![(g.x - 30.0, g.y - 40.0), (g.x - 2.0, g.y + 4.0)],
            &[8.0],
            Look::of(p.red).flat().shadow(0.0),
        );
        she.sleeve(s, NEAR);
    });
    let g = she.grip(FAR);
    s.glow(g.x, g.y + 70.0, 320.0, p.flame, 0.55);
    air::snowfall(s, 60);
    s.focus(500.0, 560.0, 170.0);
    s.focus(680.0, 730.0, 110.0);
    s.note("old_woman", Role::Subject);
    s.note("wolf", Role::Object);
    s.note("lantern", Role::Detail);
    s.note("snowfield", Role::Setting);
}
