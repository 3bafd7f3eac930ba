//! What falls is stringed, and somebody plays it.

use super::Camera;
use super::acting::*;
use super::kit::view;
use crate::settings::air;

pub(super) static PLAYS_THE_RAIN: Relation = Relation {
    id: "plays_the_rain",
    themes: Themes::Shared,
    moods: &[Mood::Wonder, Mood::Loneliness, Mood::Tenderness],
    slots: &[],
    layouts: &[view("harp", Camera::Interior, harp), framed("moonbeam", Setup::Well, moonbeam)],
};

/// Under the eaves an old woman sits with both hands in the rain and plays it like a harp; in the wet street somebody has shut his umbrella.
fn harp(c: &mut Composer) {
    let (old, man) = (c.human(Kind::Granny), c.human(Kind::Man));
    let s = &mut c.scene;
    s.light_at(200.0, 560.0, 0.5);
    let p = s.palette;
    let grey = lch(0.5, 0.035, 245.0).mix(p.sky[1], 0.35);
    backdrop(s, grey.dim(0.72), grey.lighter(0.12));
    // The street in the rain.
    for (i, (x, w, top)) in
        [(330.0, 190.0, 430.0), (490.0, 180.0, 380.0), (640.0, 220.0, 450.0)].into_iter().enumerate()
    {
        let wall = grey.lighter(0.04 + 0.03 * (i % 2) as f32).mix(p.wood, 0.12);
        s.group(Group::new().fog(0.35), |s| {
            s.poly(
                &nodes![
                    (x, 900),
                    (x, top + 70.0),
                    (x + w * 0.5, top - 40.0),
                    (x + w, top + 70.0),
                    (x + w, 900)
                ],
                Look::of(wall).to(wall.dim(0.8)).inflate(4.0).shadow(0.0),
            );
            for k in 0..4 {
                s.rect(
                    x + w * (0.2 + 0.38 * (k % 2) as f32),
                    top + 110.0 + (k / 2) as f32 * 130.0,
                    w * 0.2,
                    62.0,
                    Look::of(grey.dim(0.6)).inflate(2.0),
                );
            }
        });
    }
    s.rect(
        -30.0,
        880.0,
        860.0,
        360.0,
        Look::of(grey.mix(p.stone, 0.3)).to(grey.dim(0.5)).flat().texture(0.35).shadow(0.0),
    );
    // Who has stopped to listen, getting wet.
    s.group(Group::new().fog(0.16), |s| {
        under(s, 700.0, 960.0, 60.0);
        let man = man.wearing(Dress::Coat, p.dark.mix(p.accent, 0.25)).hat(Hat::Bowler, p.dark);
        let him = Actor::new(man, 696.0, 962.0, 370.0).left().feeling(Feeling::Tenderness);
        let him = him
            .with(|m| Mien { turn: 0.4, tilt: -4.0, tear: false, ..m })
            .hand_own(NEAR, 13.0, -42.0, Hand::Grip)
            .hand_own(FAR, 12.0, -40.0, Hand::Grip);
        him.paint(s);
        let g = him.grip(NEAR);
        s.limb(
            &nodes![(g.x, g.y - 30.0), (g.x - 4.0, g.y + 30.0), (g.x - 6.0, 960.0)],
            &[7.0, 20.0, 4.0],
            Look::of(p.red.dim(0.8)).inflate(4.0),
        );
        him.fingers(s, NEAR);
        s.ellipse(690.0, 980.0, 120.0, 20.0, Look::of(grey.lighter(0.2)).alpha(0.5).flat().shadow(0.0));
    });
    // The house: wall, lamp, eaves.
    let wall = p.wood.mix(p.accent, 0.25).dim(0.72);
    s.rect(-30.0, -30.0, 190.0, 1280.0, Look::of(wall).to(wall.dim(0.8)).inflate(4.0).texture(0.3));
    s.rect(-30.0, 400.0, 130.0, 200.0, Look::lamp(p.flame.mix(p.cream, 0.3)));
    s.rect(30.0, 400.0, 9.0, 200.0, Look::of(p.wood_dark));
    s.rect(-30.0, 496.0, 130.0, 9.0, Look::of(p.wood_dark));
    s.glow(60.0, 500.0, 400.0, p.flame, 0.55);
    s.poly(
        &nodes![(-40, 60), (690, 170), (720, 216), (-40, 150)],
        Look::of(p.wood_dark.mix(p.red, 0.25)).inflate(9.0).texture(0.4).shadow(0.7),
    );
    s.poly(
        &nodes![(-40, -40), (560, -40), (720, 176), (-40, 66)],
        Look::of(p.red.mix(p.wood_dark, 0.5)).inflate(10.0).texture(0.4).grain(12.0),
    );
    for k in 0..7 {
        s.line(
            &nodes![(-40.0, -10.0 + k as f32 * 26.0 - 110.0), (680.0, 150.0 + k as f32 * 8.0 - 60.0)],
            3.0,
            Look::of(p.dark).alpha(0.4),
        );
    }
    // Behind: the quiet rain.
    air::rain(s, 90, [160.0, 200.0, 800.0, 1100.0]);
    floor(s, 1110.0, p.wood.dim(0.8));
    under(s, 270.0, 1120.0, 150.0);
    chair(s, 244.0, 950.0, 170.0, 170.0);
    let who =
        old.wearing(Dress::Gown, p.accent2.mix(p.dark, 0.25)).hair(hair(&p, 5), Hair::Bun).scarf(p.cream);
    let her = Actor::new(who, 262.0, 1126.0, 740.0).sitting().feeling(Feeling::Asleep);
    let her = her.with(|m| Mien { turn: 0.55, nod: -0.15, tilt: -8.0, curve: 0.3, ..m });
    let her = her.hand(FAR, 508.0, 656.0, Hand::Pinch).hand(NEAR, 450.0, 766.0, Hand::Pinch);
    her.arm(s, FAR);
    // The strings: even, straight, and bright where they are touched.
    let drop = p.white.mix(lch(0.8, 0.06, 220.0), 0.3);
    for k in 0..10 {
        let x = 400.0 + k as f32 * 30.0;
        let top = 156.0 + (x - 400.0) * 0.16;
        let (y0, pull) = if k == 4 {
            (656.0, -14.0)
        } else if k == 2 {
            (766.0, -13.0)
        } else {
            (700.0, 0.0)
        };
        if k == 8 {
            // One is broken: there it does not rain.
            s.line(
                &nodes![(x, top), (x - 4.0, top + 60.0), (x + 10.0, top + 100.0), (x - 8.0, top + 126.0)],
                3.0,
                Look::lamp(drop).alpha(0.8),
            );
            continue;
        }
        s.polyline(&nodes![(x, top), (x + pull, y0), (x, 1112)], 4.2, Look::lamp(drop).alpha(0.9));
        s.ellipse(x, 1114.0, 17.0, 5.0, Look::lamp(drop).alpha(0.5));
        for j in 0..3 {
            let y = top + 90.0 + ((k * 131 + j * 290) % 800) as f32;
            if y < 1080.0 {
                s.blob(
                    &nodes![(x, y - 16.0; corner), (x + 6.0, y), (x, y + 8.0), (x - 6.0, y)],
                    Look::of(drop).inflate(3.0).rim(1.6).shadow(0.0),
                );
            }
        }
    }
    for (x, y) in [(506.0, 656.0), (447.0, 766.0)] {
        s.glow(x, y, 110.0, p.light, 0.7);
        air::sparks(s, 7, [x - 20.0, y - 70.0, x + 80.0, y + 30.0], p.white);
    }
    s.group(Group::new(), |s| {
        her.legs(s);
        her.body(s);
        her.head(s);
    });
    her.arm(s, NEAR);
    her.fingers(s, FAR);
    s.focus(320.0, 520.0, 130.0);
    s.focus(520.0, 700.0, 120.0);
    s.note("old_woman", Role::Subject);
    s.note("harp", Role::Object);
    s.note("gentleman", Role::Witness);
    s.note("city", Role::Setting);
}

/// An attic by night: through the skylight falls one moonbeam, and an old man bows it like a cello; a child in bed pretends to sleep.
fn moonbeam(c: &mut Composer) {
    let (old, girl) = (c.human(Kind::Grandad), c.human(Kind::Girl));
    let s = &mut c.scene;
    s.light_at(560.0, 110.0, 0.5);
    let p = s.palette;
    let dark = lch(0.25, 0.05, 275.0).mix(p.wood_dark, 0.3);
    backdrop(s, dark.dim(0.8), dark.lighter(0.06));
    // The slopes of the roof.
    let beam = Look::of(p.wood_dark.mix(dark, 0.4)).inflate(7.0).texture(0.35);
    s.poly(
        &nodes![(-40, -40), (330, -40), (-40, 700)],
        Look::of(dark.lighter(0.08).mix(p.wood, 0.2))
            .to(dark)
            .inflate(4.0)
            .texture(0.3)
            .grain(120.0)
            .shadow(0.0),
    );
    s.poly(
        &nodes![(840, -40), (470, -40), (840, 700)],
        Look::of(dark.lighter(0.1).mix(p.wood, 0.2))
            .to(dark)
            .inflate(4.0)
            .texture(0.3)
            .grain(60.0)
            .shadow(0.0),
    );
    for (a, b) in [
        ((330.0, -40.0), (-40.0, 700.0)),
        ((470.0, -40.0), (840.0, 700.0)),
        ((150.0, -40.0), (-40.0, 340.0)),
        ((660.0, -40.0), (840.0, 320.0)),
    ] {
        s.limb(&nodes![(a.0, a.1), (b.0, b.1)], &[30.0], beam);
    }
    // The skylight.
    s.poly(&nodes![(536, 60), (660, 60), (730, 200), (606, 200)], Look::of(p.wood).inflate(6.0));
    s.poly(
        &nodes![(552, 74), (650, 74), (708, 188), (612, 188)],
        Look::of(lch(0.4, 0.1, 265.0)).emissive().flat(),
    );
    s.ellipse(634.0, 126.0, 34.0, 32.0, Look::lamp(p.white.mix(p.flame, 0.15)));
    s.glow(634.0, 126.0, 170.0, p.light, 0.8);
    floor(s, 1040.0, p.wood.mix(dark, 0.45));
    // A bed in the dark at the left; two eyes not quite shut.
    s.rect(20.0, 790.0, 30.0, 300.0, Look::of(p.wood_dark.lighter(0.04)).inflate(9.0));
    s.ellipse(116.0, 862.0, 90.0, 44.0, Look::of(p.white.mix(dark, 0.35)).inflate(22.0));
    let awake = Mien {
        upper: [0.66, 1.0],
        turn: 0.3,
        gaze: [0.7, 0.0],
        tilt: 6.0,
        curve: 0.3,
        ..Feeling::Asleep.mien()
    };
    s.at(&[shift(124.0, 836.0), turn(10.0), scale(1.12)], |s| head(s, &girl, &awake, View::Front));
    s.blob(
        &nodes![(40, 900), (150, 880), (260, 900), (330, 960), (330, 1090; corner), (20, 1090; corner)],
        Look::of(p.accent.mix(dark, 0.4)).to(dark).inflate(24.0).texture(0.25),
    );
    // The beam.
    let light = p.white.mix(p.light, 0.5);
    shine(s, &nodes![(590, 190), (690, 190), (640, 1110), (330, 1110)], light, 0.20);
    s.ellipse(480.0, 1100.0, 180.0, 34.0, Look::of(light).emissive().alpha(0.35).soft(14.0).shadow(0.0));
    // He.
    under(s, 646.0, 1120.0, 130.0);
    s.rect(606.0, 940.0, 150.0, 20.0, Look::of(p.wood).inflate(6.0));
    for x in [626.0, 740.0] {
        s.limb(&nodes![(x, 950), (x + 4.0, 1120)], &[16.0], Look::of(p.wood_dark).inflate(5.0));
    }
    let who = old.wearing(Dress::Nightshirt, p.cream.mix(p.accent2, 0.25)).hat(Hat::Nightcap, p.red);
    let him = Actor::new(who, 672.0, 1126.0, 720.0).sitting().left().feeling(Feeling::Asleep);
    let him = him.with(|m| Mien { turn: 0.4, nod: 0.2, tilt: 10.0, curve: 0.25, ..m });
    let bow = point(516.0, 850.0);
    let him = him.hand(FAR, 520.0, 610.0, Hand::Pinch).hand(NEAR, 648.0, 878.0, Hand::Pinch);
    him.arm(s, FAR);
    // Its one string.
    s.polyline(&nodes![(640, 190), (496, 616), (474, 830), (442, 1110)], 6.0, Look::lamp(light));
    s.glow(500.0, 820.0, 170.0, light, 0.6);
    s.group(Group::new(), |s| {
        him.legs(s);
        him.body(s);
        him.head(s);
    });
    let g = him.grip(NEAR);
    s.limb(
        &nodes![(g.x + 40.0, g.y + 4.0), (bow.x - 190.0, bow.y - 36.0)],
        &[8.0, 5.0],
        Look::of(p.wood.lighter(0.06)).inflate(2.5).rim(1.5),
    );
    s.line(&nodes![(g.x + 34.0, g.y + 18.0), (bow.x - 184.0, bow.y - 22.0)], 3.0, Look::lamp(p.cream));
    him.arm(s, NEAR);
    him.fingers(s, FAR);
    air::sparks(s, 26, [420.0, 300.0, 640.0, 1060.0], light);
    // A mouse holds the end of it down.
    Beast::new(Species::Mouse, 412.0, 1150.0, 70.0).feeling(Feeling::Awe).glancing(0.5, -0.8).paint(s);
    s.focus(630.0, 560.0, 130.0);
    s.focus(124.0, 840.0, 90.0);
    s.focus(500.0, 850.0, 100.0);
    s.note("old_man", Role::Subject);
    s.note("cello", Role::Object);
    s.note("girl", Role::Witness);
    s.note("attic", Role::Setting);
}
