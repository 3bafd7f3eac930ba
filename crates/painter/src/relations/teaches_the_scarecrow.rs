//! Who was made to drive them off takes lessons from them.

use super::acting::*;
use super::bust::{bust, face};
use crate::actors::Mien;

pub(super) static TEACHES_THE_SCARECROW: Relation = Relation {
    id: "teaches_the_scarecrow",
    themes: Themes::Only(&["tides", "roots", "lost-kites", "first-light"]),
    moods: &[Mood::Freedom, Mood::Mischief, Mood::Greed],
    slots: &[],
    layouts: &[framed("crow", Setup::Well, crow), framed("swallow", Setup::Slant, swallow)],
};

/// From below, between stalks: a scarecrow on one leg on a post, arms out; a crow with spectacles lifts his wrist, crows on the fence beat time.
fn crow(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(400.0, 180.0, 0.5);
    let p = s.palette;
    s.sky(0.8, 0.6);
    let straw = p.gold.mix(p.wood, 0.2);
    // Bare stubble, far off, to the last ear.
    s.blob(
        &nodes![(-40, 950; corner), (400, 920), (840, 950; corner), (840, 1260; corner), (-40, 1260; corner)],
        Look::of(straw.mix(p.fog, 0.2)).to(straw.dim(0.5)).inflate(6.0).texture(0.4),
    );
    for k in 0..70 {
        let (x, y) = (s.rng.range(0.0, 800.0), s.rng.range(950.0, 1190.0));
        s.limb(
            &nodes![(x, y), (x + 3.0, y - 20.0 - (k % 4) as f32 * 6.0)],
            &[6.0, 3.0],
            Look::of(straw.lighter(0.05)).flat().shadow(0.0),
        );
    }
    // The post and he on it.
    s.limb(
        &nodes![(434, 1200), (434, 880)],
        &[58.0, 46.0],
        Look::of(p.wood).inflate(14.0).grain(90.0).texture(0.35),
    );
    let sack = p.cream.mix(p.wood, 0.25);
    let man = Person::new(Kind::Man, &p).skin(sack).hair(straw, Hair::Short).hat(Hat::Straw, straw.dim(0.85));
    let man = man
        .wearing(Dress::Coat, p.accent2.mix(p.dark, 0.1))
        .cloth(Cloth::Patches)
        .legs(p.wood.mix(p.accent, 0.2), p.wood_dark);
    let a = Actor::new(man, 434.0, 900.0, 690.0).front().lean(-5.0).feeling(Feeling::Awe);
    let a = a.feet((1.0, -4.0), (20.0, -22.0), [0.0, 30.0]).with(|m| Mien {
        open: 0.4,
        curve: 0.6,
        wide: 0.9,
        cheek: 1.2,
        tilt: -6.0,
        nod: -0.2,
        ..m.facing(-0.2).glancing(-0.7, 0.1)
    });
    let a = a.hand_own(NEAR, -42.0, -72.0, Hand::Hidden).hand_own(FAR, 38.0, -86.0, Hand::Hidden);
    let (l, r) = (
        point(a.shoulder(NEAR).x - 218.0, a.shoulder(NEAR).y - 24.0),
        point(a.shoulder(FAR).x + 206.0, a.shoulder(FAR).y - 90.0),
    );
    for (at, dir) in [(l, -1.0), (r, 1.0)] {
        for k in -3..=3 {
            let k = k as f32;
            s.limb(
                &nodes![
                    (at.x - dir * 20.0, at.y + k * 6.0),
                    (at.x + dir * (64.0 - k.abs() * 6.0), at.y + k * 17.0)
                ],
                &[11.0, 4.0],
                Look::of(straw.lighter(if k > 0.0 { 0.04 } else { -0.04 })).inflate(3.0),
            );
        }
    }
    a.paint(s);
    for k in -3..=3 {
        let e = a.crown();
        s.limb(
            &nodes![(e.x + k as f32 * 12.0, e.y + 60.0), (e.x + k as f32 * 24.0, e.y + 100.0)],
            &[8.0, 4.0],
            Look::of(straw).inflate(2.0),
        );
    }
    // The stitches of his smile.
    s.focus(a.eye().x, a.eye().y, 110.0);
    // The teacher.
    let crow_at = Beast::new(Species::Crow, l.x + 24.0, l.y - 16.0, 190.0)
        .feeling(Feeling::Tenderness)
        .glancing(0.8, 0.0);
    crow_at.paint(s);
    let e = crow_at.eye();
    s.stroke(&Path::ellipse(e.x, e.y, 20.0, 20.0), 5.0, Look::of(p.gold).inflate(2.0));
    s.focus(e.x, e.y, 90.0);
    // Those who beat time.
    for y in [1010.0, 1090.0] {
        s.limb(
            &nodes![(-20, y), (820, y - 16.0)],
            &[24.0],
            Look::of(p.wood.dim(0.9)).inflate(7.0).grain(0.0),
        );
    }
    for (i, x) in [110.0, 240.0, 560.0, 690.0].into_iter().enumerate() {
        let b = Beast::new(Species::Crow, x, 1002.0, 118.0)
            .feeling([Feeling::Joy, Feeling::Offended, Feeling::Mischief, Feeling::Calm][i])
            .glancing(0.0, -0.9);
        let b = if x > 400.0 { b.left() } else { b };
        b.paint(s);
    }
    // Three chicks and the last cob.
    s.limb(&nodes![(330, 1140), (470, 1122)], &[46.0, 30.0], Look::of(p.gold).inflate(14.0).texture(0.6));
    s.limb(&nodes![(322, 1142), (262, 1158)], &[30.0, 6.0], Look::of(p.leaf).inflate(7.0));
    for (x, y) in [(510.0, 1156.0), (580.0, 1160.0), (646.0, 1156.0)] {
        Beast::new(Species::Crow, x, y, 78.0).left().walking().feeling(Feeling::Mischief).paint(s);
    }
    s.focus(460.0, 1160.0, 100.0);
    // Dark stalks at both edges.
    for (x, lean) in
        [(20.0, 30.0), (66.0, 60.0), (784.0, -30.0), (736.0, -60.0), (110.0, 20.0), (694.0, -16.0)]
    {
        let near = p.near.dim(0.9);
        s.limb(
            &nodes![(x, 1240), (x + lean * 0.4, 800), (x + lean, 420)],
            &[24.0, 17.0, 6.0],
            Look::of(near).inflate(5.0),
        );
        for k in 0..3 {
            let y = 1040.0 - k as f32 * 190.0;
            let dir = if k % 2 == 0 { 1.0 } else { -1.0 };
            s.limb(
                &nodes![
                    (x + lean * 0.3, y),
                    (x + lean * 0.3 + dir * 60.0, y - 90.0),
                    (x + lean * 0.3 + dir * 110.0, y - 40.0)
                ],
                &[10.0, 24.0, 3.0],
                Look::of(near.lighter(0.03)).inflate(5.0),
            );
        }
    }
    s.note("scarecrow", Role::Subject);
    s.note("crow", Role::Object);
    s.note("hills", Role::Setting);
}

/// On the ridge of a snowy roof a snowman stands on tiptoe, twigs spread; a swallow pulls at his scarf. Below, children hold a blanket; the sun is coming.
fn swallow(c: &mut Composer) {
    let people = [Kind::Girl, Kind::Boy, Kind::Granny].map(|k| c.human(k));
    let s = &mut c.scene;
    s.light_at(90.0, 330.0, 0.5);
    let p = s.palette;
    s.sky(0.9, 0.4);
    s.dot(60.0, 560.0, 120.0, Look::lamp(p.light));
    s.glow(60.0, 540.0, 420.0, p.light, 0.7);
    for (x, h, tone) in [(60.0, 260.0, p.far), (210.0, 200.0, p.far), (360.0, 240.0, p.far)] {
        s.poly(
            &nodes![
                (x - 80.0, 900),
                (x - 80.0, 900.0 - h),
                (x, 820.0 - h),
                (x + 80.0, 900.0 - h),
                (x + 80.0, 900)
            ],
            Look::of(tone).inflate(6.0).texture(0.2),
        );
        s.rect(x - 20.0, 800.0 - h * 0.4, 34.0, 44.0, Look::lamp(p.flame));
    }
    // The roof runs from low left to high right.
    let snow = p.white;
    s.poly(
        &nodes![(140, 1240), (380, 760), (840, 560), (840, 1240)],
        Look::of(p.red.mix(p.wood, 0.4)).inflate(12.0).texture(0.4).grain(-24.0),
    );
    s.blob(&nodes![(330, 830; corner), (370, 740), (600, 640), (840, 530; corner), (840, 700; corner), (760, 700), (700, 770), (610, 740), (540, 830), (470, 800), (400, 880)], Look::of(snow).inflate(24.0));
    for k in 0..5 {
        let x = 420.0 + k as f32 * 78.0;
        s.limb(
            &nodes![(x, 870.0 - k as f32 * 36.0), (x + 2.0, 930.0 - k as f32 * 36.0)],
            &[18.0, 3.0],
            Look::of(p.water[1].mix(snow, 0.6)).inflate(5.0),
        );
    }
    s.rect(690.0, 380.0, 96.0, 230.0, Look::of(p.red.mix(p.stone, 0.4)).inflate(10.0).texture(0.4));
    s.rect(676.0, 362.0, 124.0, 34.0, Look::of(snow).inflate(10.0));
    // He, leaning out, on the very edge.
    let (x, y) = (480.0, 690.0);
    for (dx, dy, rx, ry) in [(0.0, -40.0, 118.0, 104.0), (-26.0, -196.0, 92.0, 92.0)] {
        s.ellipse(x + dx, y + dy, rx, ry, Look::of(snow).inflate(44.0).shadow(0.6).rim(1.2));
    }
    for (a, b, twigs) in [
        (point(x - 100.0, y - 220.0), point(190.0, 366.0), -1.0),
        (point(x + 50.0, y - 230.0), point(660.0, 330.0), 1.0),
    ] {
        s.limb(&nodes![(a.x, a.y), (b.x, b.y)], &[20.0, 10.0], Look::of(p.wood_dark).inflate(5.0));
        for d in [-44.0, -10.0, 26.0] {
            s.limb(
                &nodes![(b.x, b.y), (b.x + twigs * 54.0, b.y + d - 10.0)],
                &[9.0, 4.0],
                Look::of(p.wood_dark).inflate(3.0),
            );
        }
    }
    s.dot(x - 48.0, y - 344.0, 84.0, Look::of(snow).inflate(40.0).shadow(0.6).rim(1.2));
    let (hx, hy) = (x - 58.0, y - 352.0);
    for (dx, gaze) in [(-36.0, -6.0), (24.0, -6.0)] {
        s.ellipse(hx + dx, hy - 6.0, 18.0, 22.0, Look::of(p.white).inflate(4.0).shadow(0.3));
        s.dot(hx + dx + gaze, hy, 11.0, Look::of(p.ink).inflate(3.0));
        s.limb(
            &nodes![(hx + dx - 20.0, hy - 36.0), (hx + dx, hy - 48.0), (hx + dx + 20.0, hy - 40.0)],
            &[6.0, 9.0, 6.0],
            Look::of(p.wood_dark).flat(),
        );
    }
    s.limb(
        &nodes![(hx - 10.0, hy + 16.0), (hx - 92.0, hy + 22.0)],
        &[26.0, 5.0],
        Look::of(p.fox.lighter(0.05)).inflate(8.0),
    );
    s.limb(
        &nodes![(hx - 44.0, hy + 44.0), (hx - 8.0, hy + 62.0), (hx + 34.0, hy + 38.0)],
        &[5.0, 9.0, 5.0],
        Look::of(p.ink).flat(),
    );
    for (dx, dy, h) in [(-60.0, 40.0, 30.0), (70.0, 20.0, 26.0), (-110.0, 300.0, 44.0), (40.0, 390.0, 50.0)] {
        s.limb(
            &nodes![(hx + dx, hy + dy), (hx + dx, hy + dy + h)],
            &[10.0, 5.0],
            Look::of(p.water[1].mix(snow, 0.5)).inflate(4.0),
        );
    }
    s.place(motif("top_hat"), At::new(hx + 6.0, hy - 66.0).height(110.0).standing().silent());
    s.focus(hx, hy, 110.0);
    // The scarf, and who pulls.
    s.limb(
        &nodes![(hx - 66.0, hy + 84.0), (hx + 10.0, hy + 100.0), (hx + 80.0, hy + 74.0)],
        &[36.0],
        Look::of(p.accent).inflate(10.0),
    );
    s.limb(
        &nodes![(hx - 60.0, hy + 90.0), (300, 430), (210, 214), (168, 190)],
        &[34.0, 34.0, 22.0, 12.0],
        Look::of(p.accent).inflate(9.0),
    );
    s.at(&[shift(150.0, 170.0), turn(-30.0), scale(1.5)], |s| {
        let ink = lch(0.36, 0.07, 262.0).mix(p.fog, 0.1);
        s.blob(
            &nodes![(-20, 8), (-120, -70; corner), (-60, -50), (10, -30)],
            Look::of(ink.lighter(0.06)).inflate(8.0),
        );
        s.blob(
            &nodes![(30, 30), (100, 26; corner), (60, 40), (104, 62; corner), (20, 50)],
            Look::of(ink).inflate(5.0),
        );
        s.blob(
            &nodes![(-40, 6), (-20, -22), (30, -10), (60, 30), (30, 56), (-20, 44)],
            Look::of(ink).inflate(14.0),
        );
        s.blob(&nodes![(-30, 30), (10, 24), (40, 44), (16, 56), (-22, 46)], Look::of(p.white).inflate(7.0));
        s.dot(-26.0, 8.0, 30.0, Look::of(ink).inflate(12.0));
        s.dot(-30.0, 22.0, 13.0, Look::of(p.red).inflate(5.0));
        s.dot(-34.0, 0.0, 9.0, Look::of(p.white).inflate(2.0));
        s.dot(-31.0, 2.0, 5.0, Look::of(p.ink).flat());
        s.poly(&nodes![(-50, 6), (-50, 20), (-76, 16)], Look::of(p.gold).inflate(3.0));
        s.blob(
            &nodes![(10, 0), (-30, -100; corner), (50, -60), (44, 10)],
            Look::of(ink.lighter(0.1)).inflate(9.0),
        );
        s.focus(-20.0, 10.0, 60.0);
    });
    // Those below, with a blanket that is too small.
    let feelings = [
        face(Feeling::Joy, 0.3, (0.5, -0.8)),
        face(Feeling::Fear, 0.4, (0.6, -0.8)),
        face(Feeling::Tenderness, 0.3, (0.5, -0.8)),
    ];
    for (i, who) in people.iter().enumerate() {
        let (x, y) = [(110.0, 950.0), (270.0, 990.0), (420.0, 1010.0)][i];
        bust(
            s,
            &who.hat(Hat::Woolly, [p.red, p.leaf, p.gold][i]),
            &Mien { nod: -0.5, ..feelings[i] },
            x,
            y,
            140.0,
        );
    }
    s.blob(&nodes![(30, 1090; corner), (160, 1130), (300, 1140), (520, 1096; corner), (470, 1220; corner), (80, 1220; corner)], Look::of(p.accent2).inflate(16.0).texture(0.3));
    for (x, y) in [(50.0, 1100.0), (200.0, 1136.0), (340.0, 1134.0), (490.0, 1104.0)] {
        s.dot(x, y, 24.0, Look::of(p.leaf.mix(p.red, 0.4)).inflate(9.0));
    }
    s.note("snowman", Role::Subject);
    s.note("songbird", Role::Object);
    s.note("child", Role::Witness);
}
