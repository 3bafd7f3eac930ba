//! One guest at the feast has come from another world, and looks at one person only.

mod snow;

use super::acting::*;
use super::bust::face;
use crate::actors::Mien;

pub(super) static GUEST_IN_THE_TUB: Relation = Relation {
    id: "guest_in_the_tub",
    themes: Themes::Only(&["tides", "looking-glass", "moth-court"]),
    moods: &[Mood::Longing, Mood::Loneliness, Mood::Secrecy],
    slots: &[],
    layouts: &[framed("sea", Setup::Corridor, sea), framed("snow", Setup::Company, snow::snow)],
};

/// A wedding on a lawn: last of all, in a bathtub on wheels, a sea woman in her best hat, silk shoes on her lap, eyes on the bridegroom; he leaves wet prints.
fn sea(c: &mut Composer) {
    let guests =
        [Kind::Granny, Kind::Man, Kind::Woman, Kind::Boy, Kind::Man, Kind::Woman].map(|k| c.human(k));
    let (groom, bride) = (c.human(Kind::Man), c.human(Kind::Woman));
    let s = &mut c.scene;
    s.light_at(200.0, 120.0, 0.55);
    let p = s.palette;
    let lawn = lch(0.64, 0.11, 128.0).mix(p.leaf, 0.25);
    let sky = lch(0.84, 0.05, 225.0).mix(p.sky[3], 0.3);
    s.rect(-30.0, -30.0, 860.0, 420.0, Look::of(sky.dim(0.92)).to(sky.lighter(0.06)).flat().shadow(0.0));
    for (x, h) in
        [(20.0, 260.0), (110.0, 200.0), (420.0, 210.0), (520.0, 270.0), (640.0, 230.0), (760.0, 290.0)]
    {
        s.ellipse(
            x,
            350.0 - h * 0.4,
            h * 0.42,
            h * 0.5,
            Look::of(lawn.dim(0.66)).inflate(24.0).fur(8.0, 90.0, 7.0).hatch(0.8),
        );
    }
    s.rect(
        -30.0,
        350.0,
        860.0,
        900.0,
        Look::of(lawn.lighter(0.05)).to(lawn.dim(0.72)).flat().texture(0.4).grain(90.0).shadow(0.0),
    );
    // The aisle.
    s.poly(
        &nodes![(236, 372), (300, 372), (420, 1240), (-120, 1240)],
        Look::of(p.white).to(p.cream).inflate(4.0).texture(0.1).shadow(0.2),
    );
    // His prints are wet.
    for k in 0..9 {
        let t = k as f32 / 8.0;
        let y = lerp(1120.0, 480.0, t);
        let x = lerp(176.0, 250.0, t) + if k % 2 == 0 { -1.0 } else { 1.0 } * lerp(56.0, 10.0, t);
        let w = lerp(44.0, 9.0, t);
        s.ellipse(
            x,
            y,
            w * 0.62,
            w,
            Look::of(lch(0.68, 0.09, 225.0)).inflate(4.0).alpha(0.85).rim(1.7).shadow(0.1),
        );
    }
    // The arch and the pair.
    s.stroke(
        &Path::ellipse(268.0, 330.0, 104.0, 180.0),
        30.0,
        Look::of(lawn.dim(0.8)).inflate(9.0).fur(6.0, 90.0, 5.0),
    );
    for k in 0..12 {
        let a = radians(180.0 + k as f32 * 16.4);
        s.dot(
            268.0 + cos(a) * 104.0,
            330.0 + sin(a) * 180.0,
            13.0,
            Look::of([p.red, p.pink, p.white][k % 3]).inflate(4.0),
        );
    }
    let g = Actor::new(groom.wearing(Dress::Coat, p.accent2.mix(p.dark, 0.4)), 240.0, 480.0, 250.0).back();
    let b = Actor::new(bride.wearing(Dress::Gown, p.white), 310.0, 480.0, 236.0).back();
    let g = g.hand(FAR, 276.0, 384.0, Hand::Grip);
    let b = b.hand(NEAR, 280.0, 384.0, Hand::Grip);
    g.paint(s);
    b.paint(s);
    s.blob(
        &nodes![(282, 268), (336, 268), (356, 400), (360, 480), (270, 480)],
        Look::of(p.white).alpha(0.75).inflate(7.0),
    );
    for (x, y) in [(214.0, 440.0), (226.0, 470.0), (262.0, 462.0), (254.0, 430.0)] {
        s.dot(x, y, 6.0, Look::of(lch(0.76, 0.08, 225.0)).inflate(2.0).rim(1.9));
    }
    // Backs of the guests.
    for (i, (x, y, h)) in [
        (470.0, 640.0, 300.0),
        (596.0, 650.0, 310.0),
        (724.0, 650.0, 300.0),
        (24.0, 800.0, 420.0),
        (420.0, 800.0, 360.0),
        (-4.0, 1150.0, 640.0),
    ]
    .into_iter()
    .enumerate()
    {
        let a = Actor::new(
            guests[i].hat(
                [Hat::Straw, Hat::Stovepipe, Hat::None, Hat::None, Hat::Bowler, Hat::Straw][i],
                p.cream.mix(p.gold, 0.3),
            ),
            x,
            y,
            h,
        )
        .back();
        a.paint(s);
    }
    // Her tub.
    let sea = lch(0.66, 0.08, 190.0).mix(p.fog, 0.05);
    let who = Person::new(Kind::Woman, &p)
        .skin(sea)
        .hair(lch(0.42, 0.09, 165.0), Hair::Long)
        .wearing(Dress::Gown, lch(0.50, 0.09, 210.0))
        .hat(Hat::Straw, p.cream);
    under(s, 560.0, 1176.0, 300.0);
    let a = Actor::new(who, 566.0, 1226.0, 860.0).left().lean(-2.0);
    let a = a.mien(Mien {
        curve: 0.42,
        open: 0.0,
        wide: 0.6,
        tear: true,
        brow: [0.5, 0.5],
        slant: [18.0, 18.0],
        upper: [0.3, 0.3],
        cheek: 0.9,
        tilt: 3.0,
        ..face(Feeling::Brave, 0.5, (0.9, -0.4))
    });
    let a = a.hand(FAR, 446.0, 880.0, Hand::Cup).hand(NEAR, 676.0, 890.0, Hand::Cover);
    s.ellipse(560.0, 900.0, 290.0, 64.0, Look::of(p.white.dim(0.86)).inflate(10.0).rim(1.4));
    s.ellipse(560.0, 904.0, 262.0, 48.0, Look::of(lch(0.50, 0.08, 215.0)).flat());
    s.group(Group::new().clip(Path::rect(-30.0, -30.0, 860.0, 970.0)), |s| {
        a.arm(s, FAR);
        a.body(s);
        a.head(s);
        let k = a.crown();
        for (dx, dy, tone) in [(-70.0, 60.0, p.pink), (-30.0, 72.0, p.white), (16.0, 74.0, p.red)] {
            s.dot(k.x + dx, k.y + dy, 24.0, Look::of(tone).inflate(9.0).rim(1.3).hatch(1.0));
        }
    });
    s.focus(540.0, 480.0, 150.0);
    // The present, opened by herself.
    s.poly(&nodes![(440, 850), (690, 850), (670, 960), (460, 960)], Look::of(p.paper).inflate(9.0).rim(1.1));
    for (x, d) in [(520.0, -8.0), (612.0, 10.0)] {
        s.at(&[shift(x, 838.0), turn(d)], |s| {
            s.blob(&nodes![(-56, 10), (-40, -12), (6, -8), (34, -40), (52, -38), (50, 14; corner), (36, 14), (30, -2), (10, 18), (-48, 20)], Look::of(p.red).inflate(9.0).rim(1.7));
        });
    }
    a.palm(s, FAR);
    a.fingers(s, FAR);
    a.arm(s, NEAR);
    s.blob(
        &nodes![(262, 904; corner), (300, 930), (560, 962), (820, 930), (858, 904; corner), (830, 1060), (760, 1120), (560, 1140), (360, 1120), (290, 1060)],
        Look::of(p.white).to(p.white.dim(0.78)).inflate(40.0).rim(1.3),
    );
    s.limb(
        &nodes![(256, 906), (400, 950), (560, 962), (720, 950), (864, 906)],
        &[26.0],
        Look::of(p.white).inflate(9.0).rim(1.6).shadow(0.3),
    );
    s.limb(
        &nodes![(700, 958), (760, 1030), (800, 1140), (796, 1220)],
        &[60.0, 56.0, 50.0, 70.0],
        Look::of(sea.dim(0.85)).inflate(16.0).hatch(1.8).rim(1.4),
    );
    for x in [372.0, 720.0] {
        s.dot(x, 1146.0, 44.0, Look::of(p.wood).inflate(10.0));
        s.dot(x, 1146.0, 28.0, Look::of(lawn.dim(0.6)).flat());
        for k in 0..4 {
            let t = radians(k as f32 * 45.0);
            s.limb(
                &nodes![
                    (x - cos(t) * 36.0, 1146.0 - sin(t) * 36.0),
                    (x + cos(t) * 36.0, 1146.0 + sin(t) * 36.0)
                ],
                &[7.0],
                Look::of(p.wood),
            );
        }
    }
    s.note("bathtub", Role::Object);
    s.note("woman", Role::Subject);
    s.note("crowd", Role::Detail);
    s.note("garden", Role::Setting);
}
