//! A line goes down, and somebody below has a use for it.

use super::Camera;
use super::acting::*;
use super::kit::view;
use crate::settings::air;

pub(super) static TIES_SOMETHING_ON: Relation = Relation {
    id: "ties_something_on",
    themes: Themes::Shared,
    moods: &[Mood::Tenderness, Mood::Secrecy, Mood::Longing],
    slots: &[],
    layouts: &[framed("boat", Setup::Waterline, boat), view("ice", Camera::TwoInOne, ice)],
};

/// A fisher sleeps in his boat; deep below, from the lit window of a drowned house, an old woman leans out and hangs a tied-up dinner on his hook.
fn boat(c: &mut Composer) {
    let (man, old) = (c.human(Kind::Man), c.human(Kind::Granny));
    let s = &mut c.scene;
    s.light_at(300.0, 860.0, 0.5);
    let p = s.palette;
    let air_top = lch(0.8, 0.05, 85.0).mix(p.sky[3], 0.35);
    let top = lch(0.6, 0.075, 215.0).mix(p.water[1], 0.3);
    let deep = lch(0.22, 0.065, 245.0).mix(p.water[0], 0.3).dim(0.9);
    let line = 330.0;
    s.rect(-30.0, -30.0, 860.0, 400.0, Look::of(p.sky[1].mix(air_top, 0.5)).to(air_top).emissive().flat());
    s.blob(&nodes![(-40, 300; corner), (160, 270), (420, 300), (700, 264), (840, 290; corner), (840, 360; corner), (-40, 360; corner)], Look::of(p.far.mix(air_top, 0.5)).flat().shadow(0.0));
    s.rect(-30.0, line, 860.0, 920.0, Look::of(top).to(deep).emissive().flat().shadow(0.0));
    s.rays(560.0, line - 140.0, 900.0, p.white, 0.2, Some([65.0, 125.0]));
    s.line(
        &nodes![(-30, line), (200, line + 5.0), (460, line - 3.0), (830, line + 3.0)],
        6.0,
        Look::of(p.white).alpha(0.8),
    );
    // He sleeps, his rod in the crook of his arm.
    let wood = p.red.mix(p.wood, 0.4);
    let who = man.wearing(Dress::Shirt, p.accent.mix(p.dark, 0.2)).hat(Hat::Straw, p.gold);
    let him = Actor::new(who, 250.0, 372.0, 300.0).sitting().lean(-16.0).feeling(Feeling::Asleep);
    let him = him.with(|m| Mien { turn: 0.2, tilt: -10.0, nod: 0.5, ..m });
    let him = him.hand_own(FAR, 14.0, -40.0, Hand::Grip).hand_own(NEAR, 9.0, -36.0, Hand::Rest);
    s.group(Group::new(), |s| {
        him.layers(s);
        let g = him.grip(FAR);
        s.limb(&nodes![(g.x - 40.0, g.y + 26.0), (g.x + 60.0, g.y - 60.0), (446, 130)], &[9.0, 6.0, 2.5], Look::of(p.wood_dark).inflate(2.0));
        him.fingers(s, FAR);
        s.blob(&nodes![(120, 292; corner), (200, 312), (340, 314), (424, 286; corner), (392, 350), (320, 376), (200, 374), (146, 348)], Look::of(wood).to(wood.dim(0.7)).inflate(14.0).texture(0.3).grain(0.0));
        s.limb(&nodes![(120, 292), (200, 312), (340, 314), (424, 286)], &[9.0], Look::of(wood.lighter(0.1)).inflate(3.0));
    });
    s.blob(
        &nodes![(130, 344), (260, 336), (410, 344), (380, 378), (260, 392), (150, 374)],
        Look::of(top).alpha(0.6).flat().shadow(0.0),
    );
    // The line, all the way.
    let end = point(452.0, 868.0);
    s.polyline(&nodes![(446, 130), (450, 500), (end.x, end.y)], 3.0, Look::lamp(p.white).alpha(0.9));
    air::bubbles(s, 40, [120.0, 420.0, 740.0, 1150.0]);
    for (x, y, h) in [(660.0, 560.0, 34.0), (706.0, 590.0, 26.0), (610.0, 620.0, 24.0)] {
        s.place(
            motif("fish"),
            At::new(x, y)
                .height(h)
                .centred()
                .facing(Facing::Left)
                .silent()
                .group(Group::new().fog_colour(deep).fog(0.35)),
        );
    }
    // The drowned street, far and dark.
    for (x, w, y) in [(640.0, 130.0, 960.0), (760.0, 120.0, 900.0)] {
        let wall = deep.lighter(0.07);
        s.poly(
            &nodes![
                (x - w / 2.0, 1250),
                (x - w / 2.0, y),
                (x, y - 80.0),
                (x + w / 2.0, y),
                (x + w / 2.0, 1250)
            ],
            Look::of(wall).to(deep).flat().shadow(0.0),
        );
        s.rect(x - 16.0, y + 50.0, 32.0, 44.0, Look::of(deep.dim(0.6)).flat());
    }
    // Her house: a corner of it, with its roof.
    let wall = p.stone.mix(deep, 0.5).mix(p.wood, 0.15);
    s.rect(-40.0, 700.0, 400.0, 560.0, Look::of(wall).to(wall.dim(0.55)).inflate(8.0).texture(0.4));
    s.poly(
        &nodes![(-60, 720), (-60, 560), (160, 520), (410, 720)],
        Look::of(p.red.mix(deep, 0.55)).to(deep.lighter(0.08)).inflate(9.0).texture(0.4),
    );
    s.rect(70.0, 724.0, 230.0, 356.0, Look::of(p.wood.mix(deep, 0.3)).inflate(7.0));
    s.rect(90.0, 744.0, 190.0, 318.0, Look::lamp(p.flame.mix(p.cream, 0.25)));
    s.glow(200.0, 930.0, 420.0, p.flame, 0.6);
    // A table for one behind her.
    s.rect(96.0, 1010.0, 60.0, 50.0, Look::of(p.wood).inflate(4.0));
    let who = old.wearing(Dress::Apron, p.accent2.mix(p.red, 0.3)).hair(hair(&p, 5), Hair::Bun);
    let her = Actor::new(who, 212.0, 1430.0, 680.0).lean(14.0).feeling(Feeling::Tenderness);
    let her = her.with(|m| Mien { turn: 0.55, nod: -0.15, gaze: [0.7, -0.1], tear: false, ..m });
    let her = her.hand(FAR, end.x - 12.0, end.y + 26.0, Hand::Pinch).hand(NEAR, 408.0, 950.0, Hand::Pinch);
    s.group(Group::new(), |s| {
        s.group(Group::new().clip(Path::rect(-20.0, 600.0, 900.0, 482.0)), |s| her.layers(s));
    });
    s.rect(52.0, 1066.0, 270.0, 26.0, Look::of(p.wood.mix(deep, 0.2)).inflate(7.0).shadow(0.8));
    // The hook and the bundle.
    s.stroke(
        &Path::curve(&nodes![
            (end.x, end.y),
            (end.x + 2.0, end.y + 40.0),
            (end.x - 10.0, end.y + 56.0),
            (end.x - 22.0, end.y + 44.0)
        ]),
        4.0,
        Look::of(p.metal.lighter(0.2)),
    );
    let (x, y) = (end.x + 2.0, end.y + 130.0);
    s.blob(
        &nodes![
            (x - 66.0, y + 10.0),
            (x - 50.0, y - 40.0),
            (x - 10.0, y - 56.0),
            (x + 34.0, y - 46.0),
            (x + 62.0, y + 4.0),
            (x + 46.0, y + 52.0),
            (x, y + 64.0),
            (x - 48.0, y + 52.0)
        ],
        Look::of(p.red).inflate(26.0).texture(0.2),
    );
    for (dx, dy) in [(-34.0, -10.0), (4.0, -20.0), (36.0, 0.0), (-12.0, 24.0), (24.0, 36.0), (-40.0, 34.0)] {
        s.ellipse(x + dx, y + dy, 7.0, 7.0, Look::mark(p.white));
    }
    s.blob(
        &nodes![(x - 8.0, y - 54.0), (x - 40.0, y - 92.0), (x - 16.0, y - 96.0), (x, y - 62.0)],
        Look::of(p.red.lighter(0.05)).inflate(5.0),
    );
    s.blob(
        &nodes![(x, y - 54.0), (x + 30.0, y - 90.0), (x + 8.0, y - 98.0), (x - 6.0, y - 62.0)],
        Look::of(p.red.lighter(0.05)).inflate(5.0),
    );
    her.fingers(s, FAR);
    her.fingers(s, NEAR);
    s.glow(x, y, 120.0, p.flame, 0.3);
    // On her sill: all that he has sent down.
    for (x, h) in [(92.0, 40.0), (262.0, 34.0)] {
        s.place(motif("boot"), At::new(x, 1068.0).height(h).standing().silent());
    }
    s.focus(300.0, 780.0, 130.0);
    s.focus(x, y - 30.0, 120.0);
    s.focus(260.0, 220.0, 90.0);
    s.note("old_woman", Role::Subject);
    s.note("fish", Role::Detail);
    s.note("rowing_boat", Role::Object);
    s.note("seabed", Role::Setting);
}

/// By night a bear sits at a hole in the ice with a line, asleep over it almost; under the ice a girl with her hair afloat holds the hook between two fingers and tugs it, a hand on her mouth.
fn ice(c: &mut Composer) {
    let girl = c.human(Kind::Girl);
    let s = &mut c.scene;
    s.light_at(560.0, 120.0, 0.5);
    let p = s.palette;
    let night = lch(0.32, 0.075, 265.0).mix(p.sky[0], 0.3);
    s.rect(-30.0, -30.0, 860.0, 700.0, Look::of(night.dim(0.75)).to(night.lighter(0.26)).emissive().flat());
    air::stars(s, 90, 480.0);
    for (x, h) in [(60.0, 130.0), (130.0, 170.0), (690.0, 160.0), (760.0, 120.0)] {
        s.place(
            motif("pine_tree"),
            At::new(x, 560.0).height(h).standing().silent().group(Group::new().fog(0.6)),
        );
    }
    let snow = p.white.mix(night, 0.2);
    s.blob(
        &nodes![(-40, 556; corner), (300, 546), (840, 552; corner), (840, 640; corner), (-40, 640; corner)],
        Look::of(snow).to(snow.mix(night, 0.2)).inflate(8.0).shadow(0.0),
    );
    // The ice in section, and the water.
    let blue = lch(0.72, 0.06, 225.0);
    let deep = lch(0.2, 0.065, 248.0).mix(p.water[0], 0.25).dim(0.95);
    s.rect(
        -30.0,
        626.0,
        860.0,
        640.0,
        Look::of(lch(0.46, 0.09, 232.0)).to(deep).emissive().flat().shadow(0.0),
    );
    s.blob(&nodes![(-40, 604; corner), (420, 604; corner), (440, 690), (300, 676), (120, 700), (-40, 680; corner)], Look::of(blue).to(blue.dim(0.75)).inflate(9.0).alpha(0.92).rim(1.6).texture(0.2));
    s.blob(&nodes![(520, 604; corner), (840, 604; corner), (840, 690; corner), (680, 704), (560, 680), (506, 694)], Look::of(blue).to(blue.dim(0.75)).inflate(9.0).alpha(0.92).rim(1.6).texture(0.2));
    for (x, y) in [(120.0, 650.0), (260.0, 640.0), (640.0, 648.0), (760.0, 660.0)] {
        s.line(&nodes![(x, y - 30.0), (x + 14.0, y), (x - 6.0, y + 26.0)], 3.0, Look::of(p.white).alpha(0.6));
    }
    s.rays(470.0, 560.0, 700.0, p.white, 0.35, Some([68.0, 112.0]));
    s.glow(470.0, 640.0, 260.0, p.light, 0.4);
    // The bear on a bucket.
    let bear = Person::new(Kind::Bear, &p)
        .wearing(Dress::Coat, p.red.mix(p.dark, 0.2))
        .scarf(p.gold)
        .hat(Hat::Woolly, p.accent2);
    under(s, 290.0, 590.0, 130.0);
    s.place(motif("barrel"), At::new(246.0, 592.0).height(130.0).standing().silent());
    let him = Actor::new(bear, 270.0, 594.0, 480.0).sitting().feeling(Feeling::Calm);
    let him = him.with(|m| Mien { turn: 0.4, nod: 0.6, upper: [0.6, 0.6], gaze: [0.5, 0.9], ..m });
    let him = him.hand(FAR, 398.0, 448.0, Hand::Grip).hand_own(NEAR, 13.0, -34.0, Hand::Rest);
    him.paint(s);
    let g = him.grip(FAR);
    s.limb(
        &nodes![(g.x - 44.0, g.y + 24.0), (g.x + 70.0, g.y - 44.0)],
        &[11.0, 5.0],
        Look::of(p.wood).inflate(3.0),
    );
    him.fingers(s, FAR);
    // An empty bucket beside him, and a flower in a jar: he hopes.
    s.place(motif("lantern"), At::new(590.0, 596.0).height(104.0).standing().silent());
    s.glow(590.0, 540.0, 190.0, p.flame, 0.6);
    let end = point(470.0, 846.0);
    s.polyline(
        &nodes![(g.x + 70.0, g.y - 44.0), (470, 600), (end.x, end.y)],
        3.0,
        Look::lamp(p.white).alpha(0.9),
    );
    // She.
    let hair_colour = lch(0.42, 0.09, 150.0).mix(girl.hair, 0.35);
    for (k, (dx, dy)) in [(-150.0, -70.0), (-120.0, -130.0), (-60.0, -150.0), (-170.0, 0.0), (-150.0, 60.0)]
        .into_iter()
        .enumerate()
    {
        let (x, y) = (320.0, 900.0);
        s.limb(
            &nodes![
                (x, y - 30.0),
                (x + dx * 0.5, y + dy * 0.8),
                (x + dx, y + dy),
                (x + dx * 1.5, y + dy * 0.9 + 20.0 * (k % 2) as f32)
            ],
            &[80.0, 56.0, 34.0, 4.0],
            Look::of(hair_colour.lighter(0.02 * k as f32)).inflate(14.0).hatch(1.2).shadow(0.2),
        );
    }
    let who = girl.wearing(Dress::Gown, p.accent2.mix(p.leaf, 0.4)).hair(hair_colour, Hair::Long);
    let her = Actor::new(who, 300.0, 1330.0, 620.0).lean(8.0).feeling(Feeling::Mischief);
    let her = her.with(|m| Mien { turn: 0.45, nod: -0.5, gaze: [0.5, -0.9], ..m });
    let mouth = her.mouth();
    let her = her.hand(FAR, end.x - 8.0, end.y + 34.0, Hand::Pinch).hand(
        NEAR,
        mouth.x - 26.0,
        mouth.y + 56.0,
        Hand::Cover,
    );
    s.group(Group::new().fog_colour(deep).fog_down(1050.0, 1230.0, 0.9), |s| her.layers(s));
    s.stroke(
        &Path::curve(&nodes![
            (end.x, end.y),
            (end.x + 2.0, end.y + 30.0),
            (end.x - 10.0, end.y + 46.0),
            (end.x - 22.0, end.y + 34.0)
        ]),
        4.0,
        Look::of(p.metal.lighter(0.25)),
    );
    her.fingers(s, FAR);
    air::bubbles(s, 36, [240.0, 690.0, 620.0, 1100.0]);
    // His other things, hung up around her like a collection.
    for (id, x, y, h, d) in [
        ("mitten", 640.0, 860.0, 74.0, 20.0),
        ("spectacles", 710.0, 980.0, 50.0, -14.0),
        ("pocket_watch", 600.0, 1060.0, 90.0, 10.0),
    ] {
        s.line(
            &nodes![(x, y - h * 0.4), (x + 10.0, y - 90.0), (x - 6.0, 700)],
            2.4,
            Look::of(p.leaf.mix(deep, 0.3)).alpha(0.9),
        );
        s.place(
            motif(id),
            At::new(x, y)
                .height(h)
                .centred()
                .turned(d)
                .silent()
                .group(Group::new().fog_colour(deep).fog(0.2)),
        );
    }
    s.focus(330.0, 880.0, 140.0);
    s.focus(320.0, 380.0, 120.0);
    s.note("girl", Role::Subject);
    s.note("bear", Role::Object);
    s.note("pocket_watch", Role::Detail);
    s.note("snowfield", Role::Setting);
}
