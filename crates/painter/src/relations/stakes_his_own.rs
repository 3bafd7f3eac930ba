//! What is dear to the player is what the player plays with.

use super::acting::*;
use crate::actors::Mien;

pub(super) static STAKES_HIS_OWN: Relation = Relation {
    id: "stakes_his_own",
    themes: Themes::Only(&["looking-glass", "half-asleep", "carousel"]),
    moods: &[Mood::Greed, Mood::Dread, Mood::Loneliness],
    slots: &[],
    layouts: &[framed("family", Setup::OwnHands, family), framed("ages", Setup::TableEdge, ages)],
};

/// A playing card, 100 × 150, that is a room with somebody in it; dark if it is lost.
fn room_card(
    s: &mut Scene,
    x: f32,
    y: f32,
    w: f32,
    degrees: f32,
    lit: bool,
    inside: impl FnOnce(&mut Scene),
) {
    let p = s.palette;
    s.at(&[shift(x, y), turn(degrees), scale(w / 100.0)], |s| {
        s.rect(-50.0, -75.0, 100.0, 150.0, Look::of(p.cream).inflate(4.0).shadow(0.7).rough(0.3));
        let room = Path::rect(-43.0, -68.0, 86.0, 136.0);
        s.group(Group::new().clip(room.clone()), |s| {
            let wall = if lit { p.flame.mix(p.gold, 0.3) } else { p.dark.mix(p.accent2, 0.2) };
            s.part(&room, Look::of(wall).to(wall.mix(p.wood, 0.5)).flat().shadow(0.0));
            if lit {
                s.glow(0.0, -40.0, 80.0, p.cream, 0.5);
            }
            inside(s);
        });
    });
}

/// Somebody's head and shoulders in a card.
fn bust(s: &mut Scene, who: &Person, mien: &Mien) {
    s.blob(
        &nodes![(-40, 90; corner), (-36, 48), (-14, 30), (14, 30), (36, 48), (40, 90; corner)],
        Look::of(who.coat).inflate(8.0).texture(0.2),
    );
    s.at(&[scale(0.78)], |s| {
        head(s, who, mien, View::Front);
        s.focus(0.0, 0.0, 60.0);
    });
}

/// We hold a fan of cards, each a lit room from which one of our own looks up; across the table: clean gloves, a smile, dark rooms.
fn family(c: &mut Composer) {
    c.room(900.0, (400.0, 90.0));
    let [wife, mother, boy, girl, man] =
        [Kind::Woman, Kind::Granny, Kind::Boy, Kind::Girl, Kind::Man].map(|kind| c.human(kind));
    let s = &mut c.scene;
    let p = s.palette;
    s.blob(
        &nodes![(250, 96; corner), (330, 30), (470, 30), (550, 96; corner), (400, 116)],
        Look::of(p.leaf.dim(0.8)).inflate(14.0),
    );
    s.glow(400.0, 120.0, 460.0, p.flame, 0.5);
    let black = p.dark.lighter(0.1);
    let man = man.wearing(Dress::Coat, black).hat(Hat::Stovepipe, p.dark.lighter(0.04)).scarf(p.white);
    let man = Actor::new(man, 430.0, 1030.0, 800.0).front().feeling(Feeling::Mischief);
    let man = man.with(|m| Mien { gaze: [-0.2, 0.6], wide: 1.3, ..m.facing(-0.15) });
    let man = man.hand(NEAR, 250.0, 660.0, Hand::Open).elbow(NEAR, 1.0).hand(FAR, 610.0, 666.0, Hand::Rest);
    s.group(Group::new(), |s| {
        man.body(s);
        man.head(s);
        man.sleeve(s, NEAR);
        man.sleeve(s, FAR);
    });
    // The dog has already changed sides.
    let dog = Person::new(Kind::Dog, &p);
    s.at(&[shift(716.0, 560.0), turn(-8.0), scale(1.5)], |s| {
        s.blob(
            &nodes![(-40, 90; corner), (-34, 30), (34, 30), (46, 90; corner)],
            Look::of(dog.skin).inflate(14.0),
        );
        head(
            s,
            &dog,
            &Mien { tilt: 0.0, turn: -0.3, gaze: [-0.4, 0.7], ..Feeling::Shame.mien() },
            View::Front,
        );
    });
    s.focus(716.0, 560.0, 80.0);
    // The table.
    let cloth = p.leaf.mix(p.dark, 0.3);
    s.blob(
        &nodes![(-60, 720; corner), (120, 664), (400, 644), (680, 664), (860, 720; corner), (860, 1260; corner), (-60, 1260; corner)],
        Look::of(cloth).to(cloth.dim(0.7)).inflate(12.0).texture(0.25).shadow(0.6),
    );
    for (i, (x, y, a)) in [
        (520.0, 790.0, -20.0),
        (590.0, 760.0, 14.0),
        (648.0, 800.0, 38.0),
        (580.0, 810.0, -4.0),
        (690.0, 750.0, 70.0),
    ]
    .into_iter()
    .enumerate()
    {
        room_card(s, x, y, 84.0, a, false, |s| {
            s.as_silhouette(p.dark.dim(0.6), |s| {
                bust(s, &[wife, mother, girl][i % 3], &Feeling::Calm.mien());
            });
        });
    }
    for side in [NEAR, FAR] {
        let at = man.grip(side);
        let (degrees, thumb) = if side == NEAR { (128.0, -1.0) } else { (60.0, 1.0) };
        LoneHand {
            at: point(at.x, at.y - 14.0),
            size: 128.0,
            degrees,
            thumb,
            hand: if side == NEAR { Hand::Open } else { Hand::Rest },
            colour: p.white,
            paw: false,
            sleeve: black,
            from: point(at.x + if side == NEAR { 60.0 } else { -40.0 }, at.y - 90.0),
        }
        .paint_with(s, |_| {});
    }
    // Our hand: the fan, and the one that the thumb pushes forward.
    let up = Mien { tilt: 0.0, turn: 0.0, gaze: [0.0, -0.6], nod: -0.2, ..Feeling::Fear.mien() };
    let sad = Mien { tilt: 0.0, turn: 0.0, gaze: [0.1, -0.6], nod: -0.2, ..Feeling::Sorrow.mien() };
    let trust = Mien { tilt: 0.0, turn: 0.0, gaze: [0.0, -0.5], nod: -0.2, ..Feeling::Joy.mien() };
    let fan = |degrees: f32, far: f32| {
        let a = radians(degrees - 90.0);
        (400.0 + cos(a) * far, 1400.0 + sin(a) * far)
    };
    s.group(Group::new(), |s| {
        let (x, y) = fan(-36.0, 470.0);
        room_card(s, x, y, 190.0, -36.0, true, |s| {
            s.at(&[shift(0.0, 12.0)], |s| bust(s, &mother, &sad));
        });
        let (x, y) = fan(-14.0, 470.0);
        room_card(s, x, y, 190.0, -14.0, true, |s| {
            s.at(&[shift(0.0, 12.0)], |s| bust(s, &wife, &up));
        });
        // The empty basket.
        let (x, y) = fan(36.0, 470.0);
        room_card(s, x, y, 190.0, 36.0, true, |s| {
            s.blob(
                &nodes![(-34, 20), (-30, 50), (0, 60), (30, 50), (34, 20), (0, 34)],
                Look::of(p.wood).inflate(7.0).texture(0.4).grain(0.0),
            );
            s.ellipse(0.0, 26.0, 30.0, 10.0, Look::of(p.red.dim(0.7)).inflate(3.0));
        });
        let (x, y) = fan(13.0, 560.0);
        room_card(s, x, y, 200.0, 9.0, true, |s| {
            s.at(&[shift(0.0, 12.0)], |s| bust(s, &boy, &trust));
        });
    });
    let hand = LoneHand {
        at: point(350.0, 1250.0),
        size: 250.0,
        degrees: -64.0,
        thumb: 1.0,
        hand: Hand::Cover,
        colour: skin(&p, 1),
        paw: false,
        sleeve: p.accent,
        from: point(240.0, 1400.0),
    };
    hand.paint_with(s, |_| {});
    s.note("boy", Role::Subject);
    s.note("hand", Role::Object);
    s.note("gentleman", Role::Detail);
    s.note("dog", Role::Detail);
}

/// An old king and a small girl at cards; each card is himself at another age, and she has nearly all of them.
fn ages(c: &mut Composer) {
    c.room(1000.0, (300.0, 120.0));
    let (king, girl) = (c.human(Kind::Grandad), c.human(Kind::Girl));
    let s = &mut c.scene;
    let p = s.palette;
    crate::settings::interior::window(s, 560.0, 240.0, 190.0, 270.0);
    s.blob(&nodes![(30, 1000; corner), (40, 260), (120, 180), (240, 170), (350, 200), (400, 280), (420, 1000; corner)], Look::of(p.red.dim(0.6)).inflate(30.0).texture(0.2));
    for x in [52.0, 396.0] {
        s.dot(x, 230.0, 34.0, Look::of(p.gold).inflate(12.0));
    }
    let king = king.wearing(Dress::Robe, p.accent2.mix(p.dark, 0.2)).hat(Hat::Crown, p.gold).bearded();
    let crowned = king;
    let girl = girl.wearing(Dress::Coat, p.accent);
    let king = Actor::new(king, 226.0, 1290.0, 990.0).feeling(Feeling::Greed);
    let girl = Actor::new(girl, 606.0, 1300.0, 800.0).left().feeling(Feeling::Calm);
    let king = king.looking_at(girl.eye()).with(|m| Mien {
        slant: [18.0, 18.0],
        brow: [0.3, 0.3],
        tongue: false,
        open: 0.2,
        turn: 0.4,
        ..m
    });
    let king = king.hand(FAR, 410.0, 790.0, Hand::Pinch).hand(NEAR, 150.0, 840.0, Hand::Fist);
    let girl = girl.looking_at(king.eye()).with(|m| Mien { curve: 0.45, skew: 0.5, turn: 0.4, ..m });
    let girl = girl.hand(NEAR, 700.0, 880.0, Hand::Rest).hand(FAR, 560.0, 850.0, Hand::Open);
    let age = |kind: Kind, beard: bool| {
        let who = Person { kind, ..crowned };
        let who = if kind == Kind::Grandad {
            who
        } else {
            who.hair(hair(&p, 2), if kind == Kind::Baby { Hair::Bald } else { Hair::Short })
        };
        Person { beard, ..who }
    };
    s.group(Group::new(), |s| {
        king.body(s);
        king.head(s);
        girl.body(s);
        girl.head(s);
        girl.arm(s, NEAR);
    });
    table_cloth(s, 930.0, 110.0, p.cream.mix(p.accent2, 0.12));
    // What she has won.
    let calm = |gaze: f32| Mien { tilt: 0.0, turn: 0.0, gaze: [gaze, -0.2], ..Feeling::Sorrow.mien() };
    for (x, y, a, kind, beard) in [
        (730.0, 850.0, 22.0, Kind::Baby, false),
        (640.0, 960.0, -14.0, Kind::Man, false),
        (740.0, 980.0, 12.0, Kind::Man, true),
    ] {
        room_card(s, x, y, 130.0, a, false, |s| {
            s.at(&[shift(0.0, 12.0)], |s| bust(s, &age(kind, beard), &calm(-0.5)));
        });
    }
    // What he puts down next: the boy that he was.
    s.group(Group::new(), |s| {
        king.arm_with(s, FAR, |s| {
            room_card(s, 444.0, 900.0, 176.0, 8.0, true, |s| {
                s.at(&[shift(0.0, 12.0)], |s| {
                    bust(
                        s,
                        &age(Kind::Boy, false),
                        &Mien { tilt: 0.0, turn: -0.2, gaze: [-0.5, -0.5], ..Feeling::Joy.mien() },
                    );
                });
            });
        });
        king.arm(s, NEAR);
        girl.arm(s, FAR);
    });
    // One card is left: low on his side, and it is himself as he sits there.
    room_card(s, 110.0, 1010.0, 124.0, -12.0, true, |s| {
        s.at(&[shift(0.0, 14.0)], |s| {
            bust(s, &age(Kind::Grandad, true), &Mien { tilt: 0.0, ..Feeling::Fear.mien() });
        });
    });
    Beast::new(Species::Cat, 300.0, 1190.0, 120.0).feeling(Feeling::Mischief).paint(s);
    s.place(motif("crown"), At::new(560.0, 1120.0).height(70.0).standing().turned(14.0).silent());
    s.note("king", Role::Subject);
    s.note("girl", Role::Object);
    s.note("crown", Role::Detail);
}
