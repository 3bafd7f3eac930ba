//! Both listen, each on their own side, to what is between them.

use super::acting::*;
use crate::actors::Mien;

pub(super) static EAR_TO_THE_FLOOR: Relation = Relation {
    id: "ear_to_the_floor",
    themes: Themes::Only(&["moonhare", "half-asleep", "moth-court", "marbles"]),
    moods: &[Mood::Longing, Mood::Secrecy, Mood::Mischief],
    slots: &[],
    layouts: &[framed("ball", Setup::Waterline, ball), framed("storm", Setup::Hinge, storm)],
};

/// Above, a bear in bed clothes lies with an ear on the boards; below, a fiddler holds his to the ceiling; between the boards mice dance.
fn ball(c: &mut Composer) {
    let fiddler = c.human(Kind::Man);
    let s = &mut c.scene;
    s.light_at(400.0, 610.0, 0.35);
    let p = s.palette;
    let blue = p.accent2.mix(p.dark, 0.62);
    let wine = p.red.mix(p.dark, 0.55);
    s.rect(
        -20.0,
        -20.0,
        840.0,
        620.0,
        Look::of(blue.dim(0.8)).to(blue.lighter(0.05)).flat().texture(0.15).shadow(0.0),
    );
    s.rect(
        -20.0,
        690.0,
        840.0,
        550.0,
        Look::of(wine.lighter(0.06)).to(wine.dim(0.7)).flat().texture(0.15).shadow(0.0),
    );
    for i in 0..9 {
        let x = 40.0 + i as f32 * 92.0;
        s.limb(
            &nodes![(x, -20), (x, 560)],
            &[16.0],
            Look::of(blue.lighter(0.06)).alpha(0.4).flat().shadow(0.0),
        );
        s.limb(
            &nodes![(x, 710), (x, 1220)],
            &[10.0],
            Look::of(wine.lighter(0.08)).alpha(0.5).flat().shadow(0.0),
        );
    }
    crate::settings::interior::window(s, 150.0, 200.0, 150.0, 220.0);
    // The bed that the listener has left.
    s.blob(
        &nodes![(540, 540; corner), (544, 150), (600, 110), (830, 110; corner), (830, 540; corner)],
        Look::of(p.wood).inflate(20.0).grain(90.0),
    );
    s.blob(
        &nodes![(500, 556; corner), (520, 330), (640, 280), (830, 290; corner), (830, 556; corner)],
        Look::of(p.accent).inflate(40.0).texture(0.25),
    );
    s.blob(
        &nodes![(590, 300), (620, 226), (740, 210), (830, 240), (830, 310)],
        Look::of(p.cream).inflate(24.0),
    );
    // The bear: on its belly, cheek on the boards.
    let bear = Person::new(Kind::Bear, &p).wearing(Dress::Nightshirt, p.cream).hat(Hat::Nightcap, p.red);
    s.group(Group::new(), |s| {
        s.blob(
            &nodes![(250, 560; corner), (300, 430), (420, 330), (560, 316), (690, 400), (740, 500), (760, 560; corner)],
            Look::of(p.cream).inflate(60.0).grain(10.0).texture(0.2),
        );
        for k in 0..5 {
            let x = 420.0 + k as f32 * 62.0;
            s.limb(&nodes![(x, 350), (x + 26.0, 450), (x + 20.0, 552)], &[5.0, 9.0, 6.0], Look::of(p.accent2).alpha(0.45).flat());
        }
        for x in [724.0, 776.0] {
            s.ellipse(x, 520.0, 44.0, 40.0, Look::of(bear.skin).inflate(16.0).fur(5.0, 90.0, 4.0));
        }
        s.at(&[shift(226.0, 436.0), turn(-82.0), scale(2.5)], |s| {
            head(s, &bear, &Mien { curve: 0.7, cheek: 1.0, tilt: 0.0, ..Feeling::Asleep.mien() }, View::Front);
            s.focus(0.0, 0.0, 60.0);
        });
        s.limb(&nodes![(400, 450), (380, 530), (300, 556)], &[100.0, 86.0, 62.0], Look::of(p.cream).inflate(22.0));
        s.ellipse(286.0, 540.0, 50.0, 30.0, Look::of(bear.skin).inflate(14.0).fur(4.0, 90.0, 3.0));
    });
    // Between floor and ceiling: the ball.
    let hall = Path::rect(-20.0, 572.0, 840.0, 142.0);
    s.group(Group::new().clip(hall.clone()), |s| {
        s.part(&hall, Look::of(p.flame).to(p.gold.mix(p.flame, 0.3)).flat().shadow(0.0));
        for i in 0..8 {
            let x = 30.0 + i as f32 * 108.0;
            s.line(&nodes![(x - 54.0, 580), (x, 600), (x + 54.0, 580)], 2.5, Look::of(p.wood_dark));
            s.dot(x, 604.0, 11.0, Look::lamp(p.cream));
            s.glow(x, 604.0, 46.0, p.cream, 0.6);
        }
        let coats = [p.red, p.accent2, p.leaf, p.accent, p.white];
        for i in 0..5 {
            let x = 62.0 + i as f32 * 128.0;
            let lady = Person::new(Kind::Mouse, &p).wearing(Dress::Gown, coats[i]);
            let lord = Person::new(Kind::Mouse, &p).wearing(Dress::Coat, coats[(i + 2) % 5].dim(0.7));
            let lord = Actor::new(lord, x, 706.0, 98.0).feeling(Feeling::Joy).lean(if i % 2 == 0 {
                6.0
            } else {
                -4.0
            });
            let lady = Actor::new(lady, x + 40.0, 706.0, 92.0).left().feeling(Feeling::Joy);
            let (lord, lady) = (
                lord.looking_at(lady.eye()).hand(FAR, x + 24.0, 636.0, Hand::Wave).hand(
                    NEAR,
                    x + 22.0,
                    672.0,
                    Hand::Rest,
                ),
                lady.looking_at(point(x, 630.0)).hand(FAR, x + 16.0, 640.0, Hand::Wave).hand(
                    NEAR,
                    x + 14.0,
                    674.0,
                    Hand::Rest,
                ),
            );
            lord.paint(s);
            lady.paint(s);
        }
        // One sits the dance out and listens.
        let one = Person::new(Kind::Mouse, &p).wearing(Dress::Gown, p.pink);
        Actor::new(one, 744.0, 716.0, 100.0)
            .front()
            .sitting()
            .feeling(Feeling::Awe)
            .with(|m| m.glancing(-0.2, -0.9))
            .hand_own(FAR, 16.0, -64.0, Hand::Cup)
            .paint(s);
        s.focus(400.0, 650.0, 420.0);
    });
    for y in [566.0, 718.0] {
        s.limb(&nodes![(-20, y), (830, y)], &[22.0], Look::of(p.wood).inflate(5.0).grain(0.0).texture(0.3));
    }
    s.glow(400.0, 640.0, 420.0, p.flame, 0.3);
    // The fiddler, on his chair.
    s.rect(-20.0, 1170.0, 840.0, 60.0, Look::of(p.wood_dark).flat().grain(0.0));
    under(s, 330.0, 1180.0, 160.0);
    chair(s, 330.0, 1120.0, 210.0, 70.0);
    s.place(motif("gramophone"), At::new(680.0, 1172.0).height(230.0).standing().silent());
    s.place(motif("candle"), At::new(90.0, 1172.0).height(120.0).standing().silent());
    let fiddler = fiddler.wearing(Dress::Shirt, p.leaf).girth(0.85);
    let man = Actor::new(fiddler, 330.0, 1116.0, 430.0).front().feeling(Feeling::Asleep);
    let man = man.head_moved(3.0, 6.0).with(|m| Mien { curve: 0.75, cheek: 1.0, ..m.tilted(64.0) });
    let man = man.hand(NEAR, 200.0, 900.0, Hand::Grip).hand(FAR, 470.0, 770.0, Hand::Cover).elbow(FAR, -1.0);
    let g = man.grip(NEAR);
    s.group(Group::new(), |s| {
        man.legs(s);
        man.body(s);
        man.head(s);
        man.arm_with(s, NEAR, |s| {
            s.place(
                motif("violin"),
                At::new(g.x - 8.0, g.y - 40.0).height(230.0).hanging().turned(12.0).silent(),
            );
        });
        man.arm(s, FAR);
    });
    s.note("bear", Role::Subject);
    s.note("gentleman", Role::Object);
    s.note("mouse", Role::Detail);
}

/// Two rooms side by side: from both sides an ear lies on the wall, and inside the wall a small boat fights a storm.
fn storm(c: &mut Composer) {
    let (old, young) = (c.human(Kind::Granny), c.human(Kind::Man));
    let s = &mut c.scene;
    s.light_at(400.0, 360.0, 0.4);
    let p = s.palette;
    let warm = p.gold.mix(p.red, 0.35).mix(p.wood, 0.3);
    let cool = p.accent2.mix(p.dark, 0.3).mix(p.fog, 0.15);
    for (x, colour) in [(-20.0, warm), (400.0, cool)] {
        s.rect(
            x,
            -20.0,
            420.0,
            1240.0,
            Look::of(colour.dim(0.82)).to(colour).flat().texture(0.18).shadow(0.0),
        );
        for i in 0..5 {
            let x = x + 46.0 + i as f32 * 84.0;
            s.limb(
                &nodes![(x, -20), (x, 1010)],
                &[24.0],
                Look::of(colour.lighter(0.05)).alpha(0.45).flat().shadow(0.0),
            );
        }
        s.rect(
            x,
            1010.0,
            420.0,
            210.0,
            Look::of(p.wood.mix(colour, 0.3)).to(p.wood_dark).flat().grain(0.0).shadow(0.0),
        );
        s.rect(x, 1000.0, 420.0, 18.0, Look::of(p.wood_dark).inflate(3.0));
    }
    // What stands in the rooms tells who lives there: one bed too wide, one suitcase packed.
    s.place(motif("clock"), At::new(104.0, 190.0).height(130.0).centred().silent());
    s.place(motif("suitcase"), At::new(716.0, 1120.0).height(150.0).standing().silent());
    picture(s, 690.0, 230.0, 130.0, 170.0, |s| {
        s.place(motif("sailing_boat"), At::new(690.0, 250.0).height(110.0).centred().silent());
    });
    s.place(motif("armchair"), At::new(86.0, 1120.0).height(290.0).standing().silent());
    // The wall, and its inside.
    let wall = Path::rect(322.0, -20.0, 156.0, 1240.0);
    s.part(&wall, Look::of(p.stone.dim(0.8)).inflate(8.0).texture(0.3));
    let gap = Path::rect(338.0, -20.0, 124.0, 1240.0);
    s.group(Group::new().clip(gap.clone()), |s| {
        s.part(&gap, Look::of(p.ambient.dim(0.5)).to(p.water[1]).flat().shadow(0.0));
        for (x, y, r) in [(360.0, 60.0, 60.0), (420.0, 90.0, 54.0), (390.0, 150.0, 50.0), (350.0, 170.0, 40.0), (446.0, 160.0, 40.0)] {
            s.dot(x, y, r, Look::of(p.ambient.lighter(0.1)).inflate(18.0));
        }
        s.poly(&nodes![(398, 190), (430, 190), (404, 330), (428, 330), (376, 520), (392, 370), (370, 370)], Look::lamp(p.light));
        s.glow(400.0, 330.0, 260.0, p.light, 0.7);
        for i in 0..40 {
            let (x, y) = (s.rng.range(330.0, 470.0), s.rng.range(150.0, 640.0));
            s.line(&nodes![(x, y), (x - 8.0, y + 34.0)], 2.0, Look::of(p.white).alpha(0.5 + (i % 3) as f32 * 0.1));
        }
        for (i, y) in [560.0, 640.0, 760.0, 870.0, 980.0, 1090.0].into_iter().enumerate() {
            if i == 1 {
                let who = Person::new(Kind::Mouse, &p).wearing(Dress::Coat, p.gold).hat(Hat::Woolly, p.gold);
                s.at(&[shift(400.0, 626.0), turn(-14.0)], |s| {
                    let who = Actor::new(who, 0.0, 10.0, 130.0).front().feeling(Feeling::Awe);
                    who.with(|m| m.facing(0.6).glancing(0.9, -0.1)).hand(FAR, 26.0, -96.0, Hand::Cup).paint(s);
                    s.blob(&nodes![(-54, -26; corner), (-36, 24), (0, 34), (36, 24), (54, -26; corner), (0, -12)], Look::of(p.red).inflate(9.0).grain(0.0));
                });
                s.focus(400.0, 590.0, 80.0);
            }
            let d = if i % 2 == 0 { 24.0 } else { -24.0 };
            s.blob(
                &nodes![(320, y; corner), (360, y - d), (400, y + d * 0.6), (440, y - d), (480, y; corner), (480, 1260; corner), (320, 1260; corner)],
                Look::of(p.water[1].mix(p.water[0], i as f32 / 6.0)).inflate(9.0).rim(1.2).shadow(0.3),
            );
        }
    });
    // Two who listen.
    let old = old.wearing(Dress::Apron, p.leaf.dim(0.9)).glasses();
    let young = young.wearing(Dress::Shirt, p.accent);
    let left = Actor::new(old, 148.0, 1230.0, 880.0).front().feeling(Feeling::Asleep);
    let left = left.lean(5.0).with(|m| Mien { curve: 0.75, cheek: 1.0, ..m.facing(-0.25).tilted(14.0) });
    let left = left.hand_own(FAR, 8.0, -40.0, Hand::Hidden).hand(NEAR, 190.0, 760.0, Hand::Cover);
    let right = Actor::new(young, 654.0, 1230.0, 900.0).front().feeling(Feeling::Asleep);
    let right = right.lean(-5.0).with(|m| Mien { curve: 0.75, cheek: 1.0, ..m.facing(0.25).tilted(-14.0) });
    let right = right.hand_own(NEAR, -8.0, -40.0, Hand::Hidden).hand(FAR, 612.0, 760.0, Hand::Cover);
    left.paint(s);
    right.paint(s);
    // It has begun to come through.
    for (x, w) in [(290.0, 90.0), (520.0, 120.0)] {
        s.ellipse(x, 1176.0, w, 17.0, Look::of(p.water[1]).alpha(0.8).inflate(4.0));
    }
    s.place(motif("paper_boat"), At::new(560.0, 1176.0).height(46.0).standing().silent());
    s.note("old_woman", Role::Subject);
    s.note("gentleman", Role::Object);
    s.note("wall", Role::Detail);
}
