//! What people throw in from above is somebody's life below.

mod wishes;

use self::wishes::wishes;
use super::acting::*;

pub(super) static NONE_OF_IT_FOR_US: Relation = Relation {
    id: "none_of_it_for_us",
    themes: Themes::Only(&["looking-glass", "roots"]),
    moods: &[Mood::Longing, Mood::Secrecy, Mood::Mischief],
    slots: &[],
    layouts: &[framed("postbox", Setup::Well, postbox), framed("wishes", Setup::RootCellar, wishes)],
};

/// A letter that lies at (x, y), so wide, turned by degrees.
fn envelope(s: &mut Scene, x: f32, y: f32, w: f32, degrees: f32, colour: Colour) {
    let p = s.palette;
    let h = w * 0.62;
    s.at(&[shift(x, y), turn(degrees)], |s| {
        s.rect(-w / 2.0, -h / 2.0, w, h, Look::of(colour).inflate(w * 0.03).shadow(0.5).texture(0.08));
        s.polyline(
            &nodes![(-w / 2.0, -h / 2.0), (0, h * 0.12), (w / 2.0, -h / 2.0)],
            w * 0.025,
            Look::of(p.wood).alpha(0.7),
        );
        s.dot(0.0, h * 0.08, w * 0.08, Look::of(p.red).inflate(w * 0.02));
    });
}

/// In a postbox, under the slot: a huge hand gropes for a letter; below, an old man won't give it back, a woman begs him, a fox weeps over a page, a boy aims an answer.
fn postbox(c: &mut Composer) {
    let (old, woman, boy) = (c.human(Kind::Grandad), c.human(Kind::Woman), c.human(Kind::Boy));
    let s = &mut c.scene;
    s.light_at(400.0, 90.0, 0.5);
    let p = s.palette;
    let iron = p.red.mix(p.dark, 0.62);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(iron.dim(0.66)).to(iron.dim(0.9)).flat().shadow(0.0).texture(0.25),
    );
    // Walls that run together.
    for (a, b, k) in [((-30.0, 190.0), (-30.0, 230.0), 0.78), ((830.0, 610.0), (830.0, 570.0), 0.66)] {
        s.poly(
            &nodes![(a.0, -30), (a.1, -30), (b.1, 330), (b.0, 1240)],
            Look::of(iron.dim(k)).inflate(10.0).texture(0.3),
        );
    }
    for k in 0..6 {
        let y = 120.0 + k as f32 * 150.0;
        s.dot(60.0 - k as f32 * 4.0, y, 13.0, Look::of(iron.lighter(0.12)).inflate(5.0));
        s.dot(742.0 + k as f32 * 4.0, y, 13.0, Look::of(iron.lighter(0.1)).inflate(5.0));
    }
    // The slot, full of day.
    s.rect(190.0, 56.0, 420.0, 116.0, Look::of(p.gold.mix(p.dark, 0.35)).inflate(10.0));
    s.rect(210.0, 76.0, 380.0, 76.0, Look::lamp(p.white.mix(p.light, 0.4)));
    s.glow(400.0, 130.0, 420.0, p.light, 0.5);
    s.poly(
        &nodes![(214, 150), (586, 150), (760, 1000), (60, 1000)],
        Look::of(p.light).emissive().alpha(0.2).soft(26.0).flat().shadow(0.0).rim(0.0),
    );
    for (x, y, w, a) in [
        (170.0, 330.0, 92.0, -24.0),
        (650.0, 300.0, 84.0, 30.0),
        (120.0, 560.0, 100.0, 18.0),
        (676.0, 500.0, 96.0, -14.0),
        (270.0, 230.0, 70.0, 40.0),
        (560.0, 220.0, 66.0, -30.0),
    ] {
        envelope(s, x, y, w, a, p.paper);
    }
    // Drifts of letters, a lamp and a roof behind.
    for k in 0..72 {
        let (x, y) = (s.rng.range(-10.0, 810.0), 840.0 + (k / 8) as f32 * 34.0);
        let (w, a) = (s.rng.range(80.0, 120.0), s.rng.range(-30.0, 30.0));
        envelope(s, x, y, w, a, p.paper.dim(0.84 + (k / 8) as f32 * 0.03));
    }
    // The hand that wants it back.
    let skin = skin(&p, 1);
    let hand = LoneHand {
        at: point(414.0, 190.0),
        size: 270.0,
        degrees: 96.0,
        thumb: 1.0,
        hand: Hand::Reach,
        colour: skin,
        paw: false,
        sleeve: p.accent2.mix(p.dark, 0.2),
        from: point(440.0, 20.0),
    };
    hand.paint_with(s, |_| {});
    s.rect(190.0, 56.0, 420.0, 24.0, Look::of(p.gold.mix(p.dark, 0.25)).inflate(8.0));
    // Who begs.
    let woman = woman.wearing(Dress::Gown, p.accent).scarf(p.gold);
    let woman = Actor::new(woman, 590.0, 1080.0, 540.0).left().feeling(Feeling::Fear);
    let woman = woman.looking_at(point(380.0, 640.0)).hand(NEAR, 480.0, 790.0, Hand::Grip).hand_own(
        FAR,
        6.0,
        -104.0,
        Hand::Point,
    );
    woman.paint(s);
    // Who keeps it.
    let coat = p.wood.mix(p.gold, 0.2);
    let old = old.wearing(Dress::Coat, coat).scarf(p.red).hat(Hat::Cap, p.dark.lighter(0.14));
    let old = Actor::new(old, 372.0, 1120.0, 590.0).front().feeling(Feeling::Brave);
    let old = old.with(|m| Mien { upper: [0.95, 0.95], tilt: -10.0, nod: 0.3, curve: 0.5, tear: true, ..m });
    let old = old.hand_own(NEAR, -9.0, -49.0, Hand::Cover).hand_own(FAR, 9.0, -50.0, Hand::Cover);
    s.group(Group::new(), |s| {
        old.legs(s);
        old.body(s);
        old.head(s);
        envelope(s, 372.0, 792.0, 200.0, -6.0, p.paper.lighter(0.02));
        old.arm(s, NEAR);
        old.arm(s, FAR);
    });
    s.focus(372.0, 640.0, 130.0);
    // A fox weeps over a stranger's page.
    let fox = Person::new(Kind::Fox, &p).wearing(Dress::Shirt, p.leaf).glasses();
    let fox = Actor::new(fox, 138.0, 1170.0, 480.0).sitting().feeling(Feeling::Sorrow);
    let fox = fox
        .with(|m| Mien { turn: 0.4, gaze: [0.4, 0.8], nod: 0.5, tear: true, ..m })
        .hand_own(NEAR, 22.0, -48.0, Hand::Grip)
        .hand_own(FAR, 26.0, -50.0, Hand::Grip);
    let g = fox.grip(NEAR);
    s.group(Group::new(), |s| {
        fox.arm(s, FAR);
        fox.legs(s);
        fox.body(s);
        fox.head(s);
        fox.arm_with(s, NEAR, |s| {
            s.at(&[shift(g.x + 14.0, g.y - 40.0), turn(12.0)], |s| {
                s.rect(-52.0, -62.0, 104.0, 130.0, Look::of(p.paper).inflate(3.0));
                for k in 0..5 {
                    s.line(
                        &nodes![(-38, -40.0 + k as f32 * 22.0), (36, -42.0 + k as f32 * 22.0)],
                        5.0,
                        Look::of(p.dark).alpha(0.45),
                    );
                }
            });
        });
    });
    s.focus(150.0, 820.0, 90.0);
    // A boy with an answer.
    let boy = Actor::new(boy.wearing(Dress::Shirt, p.accent2).cloth(Cloth::Stripes), 704.0, 1180.0, 400.0)
        .left()
        .feeling(Feeling::Mischief)
        .lean(-6.0);
    let boy = boy.looking_at(point(420.0, 100.0)).hand_own(NEAR, -15.0, -42.0, Hand::Fist).hand_own(
        FAR,
        27.0,
        -90.0,
        Hand::Pinch,
    );
    let g = boy.grip(FAR);
    boy.paint(s);
    s.place(
        motif("paper_plane"),
        At::new(g.x - 16.0, g.y - 22.0).height(84.0).centred().turned(24.0).facing(Facing::Left).silent(),
    );
    for (x, y, w, a) in [
        (260.0, 1170.0, 130.0, 10.0),
        (470.0, 1180.0, 140.0, -12.0),
        (600.0, 1196.0, 120.0, 22.0),
        (360.0, 1210.0, 120.0, -30.0),
    ] {
        envelope(s, x, y, w, a, p.paper);
    }
    s.focus(700.0, 860.0, 90.0);
    s.note("old_man", Role::Subject);
    s.note("hand", Role::Object);
    s.note("letter", Role::Detail);
    s.note("fox", Role::Witness);
}
