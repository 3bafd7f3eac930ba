//! Somebody is measured, for what they were or for what is to come.

use super::acting::*;
use super::bust::{bust, face};

pub(super) static TAKES_HIS_MEASURE: Relation = Relation {
    id: "takes_his_measure",
    themes: Themes::Only(&["lost-kites", "half-asleep", "carousel"]),
    moods: &[Mood::Memory, Mood::Tenderness, Mood::Dread],
    slots: &[],
    layouts: &[framed("doorpost", Setup::Hinge, doorpost), framed("fitting", Setup::Frames, fitting)],
};

/// An old man stands stiffly at the doorpost, on two books; a girl on a chair lays a third on his head. Her marks climb the post, his come down it.
fn doorpost(c: &mut Composer) {
    let (old, girl) = (c.human(Kind::Grandad), c.human(Kind::Girl));
    c.room(1060.0, (150.0, 200.0));
    let s = &mut c.scene;
    let p = s.palette;
    // The garden on the other side of the post.
    s.rect(
        470.0,
        -30.0,
        360.0,
        1100.0,
        Look::of(p.sky[2]).to(p.sky[3].lighter(0.06)).flat().texture(0.15).shadow(0.0),
    );
    s.glow(690.0, 240.0, 260.0, p.light, 0.6);
    s.blob(
        &nodes![(470, 760; corner), (620, 730), (840, 760; corner), (840, 1250; corner), (470, 1250; corner)],
        Look::of(p.leaf).to(p.leaf.dim(0.6)).inflate(10.0).grass(8.0, 90.0, 6.0).shadow(0.0),
    );
    s.place(
        motif("apple_tree"),
        At::new(690.0, 800.0).height(420.0).standing().silent().group(Group::new().fog(0.12)),
    );
    s.place(motif("swing"), At::new(620.0, 1010.0).height(250.0).standing().silent());
    s.poly(
        &nodes![(470, 1060), (830, 1060), (830, 1250), (420, 1250)],
        Look::of(p.stone.lighter(0.05)).inflate(6.0).texture(0.3),
    );
    // The post and its marks.
    let wood = p.cream.mix(p.wood, 0.3);
    s.rect(420.0, -30.0, 76.0, 1110.0, Look::of(wood).inflate(12.0).grain(90.0).texture(0.3));
    s.rect(486.0, -30.0, 18.0, 1110.0, Look::of(wood.dim(0.7)).inflate(4.0).grain(90.0));
    for (k, y) in [900.0, 850.0, 800.0, 744.0, 690.0, 640.0].into_iter().enumerate() {
        s.limb(
            &nodes![(430, y), (462.0 + (k % 2) as f32 * 10.0, y - 2.0)],
            &[7.0],
            Look::of(p.accent2).flat().shadow(0.0),
        );
    }
    for (k, y) in [330.0, 352.0, 380.0, 414.0].into_iter().enumerate() {
        s.limb(
            &nodes![(440.0 - (k % 2) as f32 * 8.0, y), (486, y - 2.0)],
            &[7.0],
            Look::of(p.red).flat().shadow(0.0),
        );
    }
    s.focus(458.0, 500.0, 120.0);
    // He, and what he stands on.
    under(s, 350.0, 1150.0, 120.0);
    for (k, y) in [1120.0, 1146.0].into_iter().enumerate() {
        s.rect(268.0 - k as f32 * 8.0, y, 170.0, 26.0, Look::of([p.red, p.leaf][k].dim(0.8)).inflate(6.0));
        s.rect(274.0 - k as f32 * 8.0, y + 6.0, 150.0, 12.0, Look::of(p.cream).flat());
    }
    let old = old.wearing(Dress::Shirt, p.white.mix(p.accent2, 0.25)).glasses();
    let old = Person { beard: false, ..old };
    let old = Actor::new(old, 352.0, 1120.0, 760.0).front().feeling(Feeling::Brave);
    let old = old
        .with(|m| Mien { tear: false, gaze: [-0.6, -0.6], nod: -0.3, turn: -0.1, tilt: 0.0, ..m })
        .hand_own(NEAR, -15.0, -36.0, Hand::Fist)
        .hand_own(FAR, 15.0, -36.0, Hand::Fist);
    old.paint(s);
    let top = old.crown();
    // She on her chair.
    chair(s, 140.0, 880.0, 190.0, 250.0);
    let girl = girl.wearing(Dress::Gown, p.accent).cloth(Cloth::Dots);
    let girl =
        Actor::new(girl, 150.0, 884.0, 560.0).lean(8.0).feeling(Feeling::Awe).looking_at(point(top.x, top.y));
    let girl = girl.hand(FAR, 306.0, top.y - 26.0, Hand::Cover).hand_own(NEAR, 20.0, -44.0, Hand::Grip);
    s.group(Group::new(), |s| {
        girl.arm(s, FAR);
        girl.legs(s);
        girl.body(s);
        girl.head(s);
        let g = girl.grip(NEAR);
        girl.arm_with(s, NEAR, |s| {
            s.limb(
                &nodes![(g.x - 14.0, g.y + 30.0), (g.x + 24.0, g.y - 60.0)],
                &[11.0, 6.0],
                Look::of(p.gold).inflate(3.0),
            );
        });
    });
    s.rect(272.0, top.y - 30.0, 170.0, 32.0, Look::of(p.accent2).inflate(7.0));
    s.rect(278.0, top.y - 22.0, 154.0, 14.0, Look::of(p.cream).flat());
    girl.fingers(s, FAR);
    // A dog that has seen the two books.
    s.place(motif("dog"), At::new(130.0, 1190.0).height(130.0).standing().facing(Facing::Right).silent());
    s.note("old_man", Role::Subject);
    s.note("girl", Role::Object);
    s.note("book", Role::Detail);
    s.note("dog", Role::Witness);
    s.note("room", Role::Setting);
}

/// On a stool a beaming boy in a soldier's coat far too long; a goat with pins in its beard kneels and measures, in tears. In the three mirrors: a youth, a man with medals, and the empty coat.
fn fitting(c: &mut Composer) {
    let boy = c.human(Kind::Boy);
    c.room(1040.0, (400.0, 100.0));
    let s = &mut c.scene;
    let p = s.palette;
    let coat = p.accent2.mix(p.dark, 0.2);
    let grown = Person { kind: Kind::Man, head: 1.0, ..boy }.wearing(Dress::Coat, coat);
    let grey = Person { hair: hair(&p, 4), ..grown }.bearded();
    // The three mirrors.
    for (k, (x, y, w, h)) in
        [(150.0, 400.0, 210.0, 560.0), (400.0, 360.0, 240.0, 640.0), (656.0, 420.0, 180.0, 500.0)]
            .into_iter()
            .enumerate()
    {
        s.blob(&nodes![(x - w / 2.0 - 20.0, y + h / 2.0 + 20.0; corner), (x - w / 2.0 - 20.0, y - h / 2.0 + 20.0), (x, y - h / 2.0 - 60.0), (x + w / 2.0 + 20.0, y - h / 2.0 + 20.0), (x + w / 2.0 + 20.0, y + h / 2.0 + 20.0; corner)], Look::of(p.gold.mix(p.wood, 0.4)).inflate(14.0));
        let glass = Path::blob(
            &nodes![(x - w / 2.0, y + h / 2.0; corner), (x - w / 2.0, y - h / 2.0 + 24.0), (x, y - h / 2.0 - 40.0), (x + w / 2.0, y - h / 2.0 + 24.0), (x + w / 2.0, y + h / 2.0; corner)],
        );
        s.group(Group::new().clip(glass), |s| {
            let back = p.sky[1].mix(p.white, 0.15).dim(0.8);
            s.rect(x - w, y - h, w * 2.0, h * 2.0, Look::of(back).to(back.dim(0.7)).flat().shadow(0.0));
            match k {
                0 => Actor::new(grown.hat(Hat::Cap, p.dark), x, y + h * 0.62, h * 0.98)
                    .front()
                    .feeling(Feeling::Joy)
                    .paint(s),
                1 => {
                    bust(s, &grey, &face(Feeling::Sorrow, 0.0, (0.0, 0.3)), x, y - 90.0, 190.0);
                    for (d, c) in [(-46.0, p.gold), (-6.0, p.red), (34.0, p.gold)] {
                        s.rect(x + d - 9.0, y + 90.0, 18.0, 26.0, Look::of(p.red).inflate(3.0));
                        s.dot(x + d, y + 128.0, 15.0, Look::of(c).inflate(5.0).rim(1.5));
                    }
                }
                _ => {
                    s.limb(
                        &nodes![(x - 70.0, y - 110.0), (x + 70.0, y - 110.0)],
                        &[12.0],
                        Look::of(p.wood).inflate(4.0),
                    );
                    s.limb(
                        &nodes![(x, y - 120.0), (x, y - 170.0), (x + 16.0, y - 186.0)],
                        &[7.0],
                        Look::of(p.metal),
                    );
                    s.blob(
                        &nodes![
                            (x - 60.0, y - 104.0),
                            (x, y - 116.0),
                            (x + 60.0, y - 104.0),
                            (x + 84.0, y + 40.0),
                            (x + 60.0, y + 190.0),
                            (x - 60.0, y + 190.0),
                            (x - 84.0, y + 40.0)
                        ],
                        Look::of(coat).inflate(24.0).texture(0.2),
                    );
                    for k in 0..4 {
                        s.dot(x, y - 60.0 + k as f32 * 54.0, 7.0, Look::of(p.gold).inflate(3.0));
                    }
                }
            }
        });
        s.focus(x, y - 60.0, 100.0);
    }
    // The stool and the boy.
    under(s, 400.0, 1150.0, 160.0);
    s.ellipse(400.0, 1090.0, 120.0, 30.0, Look::of(p.wood).inflate(10.0));
    for d in [-80.0, 80.0] {
        s.limb(
            &nodes![(400.0 + d, 1096), (400.0 + d * 1.1, 1160)],
            &[24.0],
            Look::of(p.wood_dark).inflate(6.0),
        );
    }
    let boy = boy.wearing(Dress::Robe, coat).hat(Hat::Cap, p.dark);
    let boy = Actor::new(boy, 400.0, 1090.0, 620.0).front().feeling(Feeling::Joy);
    let boy = boy.hand_own(NEAR, -30.0, -52.0, Hand::Hidden).hand_own(FAR, 22.0, -96.0, Hand::Hidden);
    boy.paint(s);
    for k in 0..5 {
        s.dot(400.0, 770.0 + k as f32 * 56.0, 9.0, Look::of(p.gold).inflate(3.0));
    }
    // Sleeves that hang far over both hands.
    s.limb(
        &nodes![(214, 770), (196, 860), (206, 940)],
        &[64.0, 58.0, 62.0],
        Look::of(coat).inflate(16.0).texture(0.2),
    );
    s.limb(
        &nodes![(536, 494), (590, 520), (596, 600)],
        &[58.0, 56.0, 62.0],
        Look::of(coat).inflate(16.0).texture(0.2),
    );
    // The tailor.
    let goat = Person::new(Kind::Goat, &p).wearing(Dress::Shirt, p.cream).glasses();
    let goat = Actor::new(goat, 166.0, 1190.0, 600.0)
        .kneeling()
        .feeling(Feeling::Sorrow)
        .weeping()
        .looking_at(point(400.0, 780.0));
    let goat = goat.hand(FAR, 306.0, 1000.0, Hand::Pinch).hand(NEAR, 290.0, 1070.0, Hand::Pinch);
    goat.paint(s);
    let (a, b) = (goat.grip(FAR), goat.grip(NEAR));
    s.limb(
        &nodes![
            (a.x, a.y),
            (a.x + 26.0, (a.y + b.y) / 2.0),
            (b.x, b.y),
            (b.x - 60.0, b.y + 80.0),
            (b.x + 10.0, b.y + 130.0)
        ],
        &[12.0],
        Look::of(p.gold).inflate(2.0),
    );
    s.note("boy", Role::Subject);
    s.note("goat", Role::Object);
    s.note("mirror", Role::Detail);
    s.note("coat", Role::Detail);
    s.note("room", Role::Setting);
}
