//! A shut door, and what still goes through under it.

mod porter;

use self::porter::porter;
use super::acting::*;

pub(super) static UNDER_THE_DOORS: Relation = Relation {
    id: "under_the_doors",
    themes: Themes::Only(&["looking-glass", "moonhare"]),
    moods: &[Mood::Tenderness, Mood::Secrecy, Mood::Loneliness],
    slots: &[],
    layouts: &[framed("quarrel", Setup::Hinge, quarrel), framed("porter", Setup::Corridor, porter)],
};

/// A door seen from its edge: on one side a sulking girl lies on the floor, on the other a huge ashamed bear; each pushes something through the gap, each has a key.
fn quarrel(c: &mut Composer) {
    let girl = c.human(Kind::Girl);
    let s = &mut c.scene;
    s.light_at(400.0, 960.0, 0.55);
    let p = s.palette;
    let (left, right) =
        (lch(0.40, 0.07, 262.0).mix(p.ambient, 0.25), lch(0.46, 0.08, 48.0).mix(p.ambient, 0.2));
    s.rect(-30.0, -30.0, 432.0, 1280.0, Look::of(left.dim(0.7)).to(left).flat().shadow(0.0).texture(0.15));
    s.rect(398.0, -30.0, 440.0, 1280.0, Look::of(right.dim(0.62)).to(right).flat().shadow(0.0).texture(0.15));
    for i in 0..4 {
        for j in 0..10 {
            let (x, y) = (40.0 + i as f32 * 96.0 + (j % 2) as f32 * 48.0, 50.0 + j as f32 * 100.0);
            s.place(
                motif("star"),
                At::new(x.min(350.0), y).height(24.0).centred().silent().group(Group::new().alpha(0.28)),
            );
            s.rect(
                446.0 + i as f32 * 92.0,
                -20.0,
                34.0,
                1100.0,
                Look::of(right.lighter(0.03)).alpha(0.16).flat().shadow(0.0),
            );
        }
    }
    // Floors.
    s.rect(
        -30.0,
        1040.0,
        860.0,
        220.0,
        Look::of(p.wood).to(p.wood_dark).inflate(8.0).grain(0.0).texture(0.3),
    );
    s.ellipse(170.0, 1098.0, 226.0, 38.0, Look::of(p.accent).inflate(6.0).texture(0.3));
    s.stroke(&Path::ellipse(170.0, 1098.0, 190.0, 28.0), 7.0, Look::mark(p.cream));
    // Her side: a barricade of toys. His: a chair on its back, a cracked jug.
    s.place(
        motif("rocking_horse"),
        At::new(96.0, 860.0).height(200.0).standing().silent().group(Group::new().fog(0.3)),
    );
    s.rect(-20.0, 856.0, 210.0, 186.0, Look::of(p.wood.mix(left, 0.4)).inflate(9.0).grain(0.0).texture(0.3));
    s.rect(0.0, 890.0, 170.0, 50.0, Look::of(p.wood_dark.mix(left, 0.3)).inflate(5.0));
    s.dot(84.0, 915.0, 12.0, Look::of(p.gold).inflate(4.0));
    s.at(&[shift(716.0, 760.0), turn(82.0), scale(0.9)], |s| chair(s, 0.0, 0.0, 150.0, 150.0));
    s.rect(600.0, 240.0, 150.0, 190.0, Look::of(p.gold.mix(p.wood, 0.4)).inflate(8.0));
    s.group(Group::new().clip(Path::rect(614.0, 254.0, 122.0, 162.0)), |s| {
        s.rect(610.0, 250.0, 130.0, 170.0, Look::of(p.cream).flat());
        let small = Person::new(Kind::Bear, &p).wearing(Dress::Coat, p.leaf);
        Actor::new(small, 706.0, 470.0, 210.0).front().feeling(Feeling::Joy).paint(s);
        Actor::new(girl.wearing(Dress::Gown, p.accent), 646.0, 450.0, 150.0)
            .front()
            .feeling(Feeling::Joy)
            .paint(s);
    });
    s.limb(
        &nodes![(640, 250), (668, 320), (650, 360), (690, 420)],
        &[3.0, 6.0, 5.0, 2.0],
        Look::of(p.ink).flat(),
    );
    // The door from its edge, a key on each side.
    s.rect(
        366.0,
        -30.0,
        68.0,
        1030.0,
        Look::of(p.wood.lighter(0.04)).inflate(12.0).grain(90.0).texture(0.35),
    );
    s.rect(388.0, -30.0, 24.0, 1030.0, Look::of(p.wood_dark).alpha(0.5).flat().shadow(0.0));
    for (x, side) in [(366.0, -1.0), (434.0, 1.0)] {
        s.limb(
            &nodes![(x, 640), (x + side * 46.0, 640), (x + side * 52.0, 640)],
            &[20.0, 16.0, 36.0],
            Look::of(p.gold).inflate(7.0),
        );
        s.place(motif("key"), At::new(x + side * 40.0, 760.0).height(96.0).centred().turned(90.0).silent());
    }
    s.glow(400.0, 1024.0, 150.0, p.flame, 0.35);
    // She on her belly.
    let gown = p.accent2.mix(p.red, 0.25);
    let stocking = p.cream;
    for (a, b) in [((40.0, 1040.0), (66.0, 900.0)), ((84.0, 1046.0), (112.0, 930.0))] {
        s.limb(
            &nodes![(a.0 + 40.0, a.1 + 20.0), (a.0, a.1 - 10.0), (b.0, b.1)],
            &[46.0, 44.0, 34.0],
            Look::of(stocking).inflate(11.0),
        );
        for k in 0..3 {
            let t = 0.3 + 0.25 * k as f32;
            let (x, y) = (lerp(a.0, b.0, t), lerp(a.1 - 10.0, b.1, t));
            s.limb(
                &nodes![(x - 20.0, y), (x + 20.0, y + 4.0)],
                &[12.0],
                Look::of(p.accent).inflate(3.0).shadow(0.0),
            );
        }
        s.blob(
            &nodes![
                (b.0 - 22.0, b.1 + 6.0),
                (b.0 - 18.0, b.1 - 26.0),
                (b.0 + 30.0, b.1 - 40.0),
                (b.0 + 62.0, b.1 - 34.0),
                (b.0 + 56.0, b.1 - 14.0),
                (b.0 + 20.0, b.1 + 6.0)
            ],
            Look::of(p.wood_dark.dim(0.7)).inflate(9.0),
        );
    }
    s.blob(
        &nodes![(40, 1010), (130, 968), (230, 990), (256, 1050), (220, 1092), (60, 1094)],
        Look::of(gown).inflate(30.0).texture(0.25),
    );
    for (x, y) in [(90.0, 1020.0), (140.0, 1000.0), (130.0, 1056.0), (190.0, 1020.0), (180.0, 1070.0)] {
        s.dot(x, y, 11.0, Look::mark(p.cream));
    }
    let lying =
        Mien { turn: 0.55, gaze: [0.6, 0.55], tilt: 7.0, cheek: 1.2, tear: true, ..Feeling::Offended.mien() };
    let lying = Mien { upper: [0.36, 0.36], nod: 0.2, slant: [-12.0, -4.0], ..lying };
    s.at(&[shift(254.0, 974.0), scale(1.9)], |s| head(s, &girl, &lying, View::Front));
    LoneHand {
        at: point(306.0, 1082.0),
        size: 74.0,
        degrees: -6.0,
        thumb: -1.0,
        hand: Hand::Pinch,
        colour: girl.skin,
        paw: false,
        sleeve: gown,
        from: point(190.0, 1090.0),
    }
    .paint_with(s, |_| {});
    // What she gives: half a biscuit.
    s.group(Group::new().clip(Path::rect(340.0, 1020.0, 60.0, 120.0)), |s| {
        s.dot(394.0, 1070.0, 32.0, Look::of(p.gold.mix(p.wood, 0.35)).inflate(9.0).texture(0.4));
    });
    s.focus(270.0, 980.0, 120.0);
    // He on his.
    let fur = lch(0.42, 0.06, 52.0).mix(p.fog, 0.1);
    s.blob(
        &nodes![(560, 1000), (660, 850), (800, 820), (860, 900), (860, 1110), (560, 1110)],
        Look::of(p.leaf).inflate(50.0).texture(0.3).hatch(0.5),
    );
    for k in 0..5 {
        let x = 640.0 + k as f32 * 50.0;
        s.limb(
            &nodes![(x, 870.0 - k as f32 * 8.0), (x - 20.0, 980), (x - 6.0, 1100)],
            &[9.0],
            Look::mark(p.cream).alpha(0.6),
        );
    }
    let bear = Person::new(Kind::Bear, &p).skin(fur);
    let sorry = Mien {
        turn: -0.35,
        gaze: [-0.7, 0.55],
        tilt: 6.0,
        nod: 0.3,
        upper: [0.3, 0.3],
        slant: [28.0, 28.0],
        brow: [0.4, 0.4],
        tear: true,
        ..Feeling::Shame.mien()
    };
    s.at(&[shift(590.0, 936.0), scale(3.0)], |s| head(s, &bear, &sorry, View::Front));
    LoneHand {
        at: point(548.0, 1096.0),
        size: 104.0,
        degrees: 184.0,
        thumb: 1.0,
        hand: Hand::Pinch,
        colour: fur,
        paw: true,
        sleeve: p.leaf,
        from: point(740.0, 1100.0),
    }
    .paint_with(s, |_| {});
    // What he gives: the other half.
    s.group(Group::new().clip(Path::rect(402.0, 1020.0, 60.0, 120.0)), |s| {
        s.dot(408.0, 1074.0, 32.0, Look::of(p.gold.mix(p.wood, 0.35)).inflate(9.0).texture(0.4));
    });
    s.focus(590.0, 940.0, 170.0);
    s.focus(400.0, 1070.0, 60.0);
    s.note("girl", Role::Subject);
    s.note("bear", Role::Object);
    s.note("door", Role::Detail);
    s.note("room", Role::Setting);
}
