//! The pattern has a deserter.

use super::acting::*;
use crate::settings::interior;

pub(super) static STEPS_OFF_THE_WALLPAPER: Relation = Relation {
    id: "steps_off_the_wallpaper",
    themes: Themes::Only(&["tides", "looking-glass", "marbles", "moth-court"]),
    moods: &[Mood::Tenderness, Mood::Freedom, Mood::Secrecy],
    slots: &[],
    layouts: &[framed("nursery", Setup::Sampler, nursery), framed("tapestry", Setup::Gap, tapestry)],
};

/// Where the hare ran before she left.
const HOLE: (f32, f32) = (240.0, 310.0);

/// A nursery papered with hares and foxes; one hare has left her place and draws the quilt over a sleeping boy. All foxes have turned.
fn nursery(c: &mut Composer) {
    let boy = c.human(Kind::Boy);
    let s = &mut c.scene;
    s.light_at(200.0, 300.0, 0.55);
    let p = s.palette;
    let ground = p.accent2.mix(p.cream, 0.42);
    let ground = if ground.l > 0.74 { ground.dim(0.86) } else { ground };
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(ground.lighter(0.03)).to(ground.dim(0.9)).flat().texture(0.16).shadow(0.0),
    );
    for k in 0..9 {
        s.rect(
            -10.0 + k as f32 * 100.0,
            -30.0,
            7.0,
            1280.0,
            Look::of(ground.dim(0.9)).flat().alpha(0.6).shadow(0.0),
        );
    }
    let ink = p.accent2.mix(p.dark, 0.55);
    let rust = p.fox.mix(p.red, 0.3);
    for row in 0..5 {
        for column in 0..4 {
            let (x, y) = (80.0 + column as f32 * 220.0 - (row % 2) as f32 * 60.0, 150.0 + row as f32 * 160.0);
            if (x - HOLE.0).abs() < 110.0 && (y - HOLE.1).abs() < 60.0 {
                continue;
            }
            for dx in [-96.0, 96.0] {
                s.blob(
                    &nodes![
                        (x + dx, y - 40.0),
                        (x + dx + 9.0, y - 22.0),
                        (x + dx, y),
                        (x + dx - 9.0, y - 22.0)
                    ],
                    Look::of(p.leaf.mix(ground, 0.3)).flat().shadow(0.0),
                );
            }
            if (row + column) % 2 == 0 {
                let hare = Beast::new(Species::Hare, x, y, 92.0).walking();
                s.as_silhouette(ink, |s| hare.paint(s));
                let e = hare.eye();
                s.dot(e.x, e.y, 4.0, Look::lamp(ground.lighter(0.1)));
            } else {
                // Stopped, and turned to the hole.
                let fox = Beast::new(Species::Fox, x, y, 96.0);
                let fox = if HOLE.0 < x { fox.left() } else { fox };
                s.as_silhouette(rust, |s| fox.paint(s));
                let e = fox.eye();
                let (dx, dy) = ((HOLE.0 - e.x) / 300.0, (HOLE.1 - e.y) / 300.0);
                s.dot(e.x, e.y, 8.0, Look::lamp(p.white));
                s.dot(
                    e.x + dx.clamp(-1.0, 1.0) * 4.0,
                    e.y + dy.clamp(-1.0, 1.0) * 4.0,
                    4.4,
                    Look::lamp(p.ink),
                );
            }
        }
    }
    // The white place that she left.
    let gone = Beast::new(Species::Hare, HOLE.0, HOLE.1 + 4.0, 124.0).walking();
    s.group(Group::new().outline(p.white, 1.0, 7.0), |s| s.as_silhouette(p.white, |s| gone.paint(s)));
    s.focus(HOLE.0, HOLE.1, 110.0);
    // The bed.
    let wood = p.wood.lighter(0.04);
    s.blob(&nodes![(60, 1240; corner), (60, 800), (120, 720), (400, 668), (680, 720), (740, 800), (740, 1240; corner)], Look::of(wood).inflate(22.0).grain(90.0).texture(0.3).shadow(0.9));
    s.blob(&nodes![(110, 1240; corner), (110, 830), (180, 770), (400, 730), (620, 770), (690, 830), (690, 1240; corner)], Look::of(wood.dim(0.82)).inflate(10.0).grain(90.0).texture(0.3));
    s.ellipse(320.0, 900.0, 220.0, 96.0, Look::of(p.white).inflate(34.0));
    let mien = Mien { tilt: 0.0, ..Feeling::Asleep.mien() };
    s.at(&[shift(310.0, 900.0), turn(-12.0), scale(2.2)], |s| head(s, &boy, &mien, View::Front));
    s.focus(310.0, 900.0, 140.0);
    // She, flat as paper, on the edge of the bed.
    let hare = Person::new(Kind::Hare, &p).skin(ink.lighter(0.16)).wearing(Dress::Fur, ink);
    let hare = Person { hair: ground.lighter(0.1), ..hare };
    let hare = Actor::new(hare, 610.0, 1150.0, 700.0).left().lean(22.0).feeling(Feeling::Tenderness);
    let hare = hare.looking_at(point(330.0, 900.0)).hand(FAR, 410.0, 946.0, Hand::Grip).hand(
        NEAR,
        470.0,
        970.0,
        Hand::Grip,
    );
    s.group(Group::new().outline(p.white, 1.0, 6.0), |s| {
        hare.arm(s, FAR);
        hare.legs(s);
        hare.body(s);
        hare.head(s);
    });
    // The quilt, drawn up.
    s.blob(&nodes![(90, 1240; corner), (130, 1010), (250, 984), (400, 950), (480, 960), (640, 1000), (712, 1060), (720, 1240; corner)], Look::of(p.red).inflate(40.0).texture(0.2));
    for row in 0..3 {
        for k in 0..7 {
            let (x, y) = (170.0 + k as f32 * 84.0 + (row % 2) as f32 * 40.0, 1046.0 + row as f32 * 62.0);
            s.blob(
                &nodes![(x - 22.0, y), (x, y - 22.0), (x + 22.0, y), (x, y + 22.0)],
                Look::of([p.gold, p.cream, p.accent2][(k + row) % 3]).inflate(5.0).shadow(0.1),
            );
        }
    }
    s.limb(
        &nodes![(130, 1012), (250, 990), (400, 956), (480, 964), (640, 1004)],
        &[34.0],
        Look::of(p.white).inflate(10.0),
    );
    s.group(Group::new().outline(p.white, 1.0, 6.0), |s| hare.arm(s, NEAR));
    hare.fingers(s, FAR);
    // In his fist a scrap: her young one.
    let fist = LoneHand {
        at: point(196.0, 1010.0),
        size: 82.0,
        degrees: -70.0,
        thumb: 1.0,
        hand: Hand::Fist,
        colour: boy.skin,
        paw: false,
        sleeve: p.white,
        from: point(170.0, 1090.0),
    };
    let g = fist.grip();
    fist.paint_with(s, |s| {
        s.poly(
            &nodes![
                (g.x - 50.0, g.y - 66.0),
                (g.x - 10.0, g.y - 80.0),
                (g.x + 40.0, g.y - 60.0),
                (g.x + 30.0, g.y + 10.0),
                (g.x - 30.0, g.y + 6.0)
            ],
            Look::of(ground.lighter(0.05)).inflate(2.0),
        );
        let young = Beast::new(Species::Hare, g.x - 8.0, g.y - 16.0, 44.0);
        s.as_silhouette(ink, |s| young.paint(s));
    });
    s.focus(g.x, g.y - 20.0, 80.0);
    s.note("hare", Role::Subject);
    s.note("boy", Role::Object);
    s.note("fox", Role::Witness);
    s.note("bed", Role::Detail);
    s.note("room", Role::Setting);
}

/// A tapestry of two armies; two soldiers have stepped out of it, one of each side, and dance; threads still hold them to their places.
fn tapestry(c: &mut Composer) {
    let (one, two) = (c.human(Kind::Man), c.human(Kind::Man));
    let s = &mut c.scene;
    s.light_at(400.0, 980.0, 0.5);
    let p = s.palette;
    interior::wall(s, p.stone.mix(p.wood_dark, 0.4).dim(0.8));
    interior::boards(s, 930.0, p.wood);
    let cloth = p.gold.mix(p.wood, 0.3).mix(p.cream, 0.2).dim(0.92);
    // The tapestry, its border, its fringe.
    s.rect(
        10.0,
        20.0,
        780.0,
        800.0,
        Look::of(p.red.dim(0.75)).inflate(14.0).texture(0.5).grain(90.0).shadow(0.9),
    );
    s.rect(50.0, 60.0, 700.0, 716.0, Look::of(cloth).inflate(4.0).texture(0.5).grain(0.0));
    for k in 0..16 {
        let x = 32.0 + k as f32 * 49.0;
        for y in [40.0, 798.0] {
            s.blob(
                &nodes![(x - 14.0, y), (x, y - 12.0), (x + 14.0, y), (x, y + 12.0)],
                Look::of(p.gold).flat().shadow(0.0),
            );
        }
        s.limb(
            &nodes![(x, 818), (x + 3.0, 856)],
            &[10.0, 14.0],
            Look::of(p.gold.mix(p.red, 0.3)).inflate(3.0),
        );
    }
    let blue = lch(0.40, 0.09, 250.0).mix(p.dark, 0.2);
    let red = p.red.mix(p.dark, 0.25);
    let pale = p.white;
    let soldier = |s: &mut Scene, x: f32, y: f32, h: f32, colour: Colour, left: bool| {
        let who = Person::new(Kind::Man, &p).hat(Hat::Stovepipe, colour);
        let a = Actor::new(who, x, y, h)
            .profile()
            .walking()
            .hand_own(NEAR, 18.0, -52.0, Hand::Grip)
            .hand_own(FAR, 22.0, -54.0, Hand::Grip);
        let a = if left { a.left() } else { a };
        let g = a.grip(NEAR);
        s.as_silhouette(colour, |s| {
            a.paint(s);
            let d = if left { -1.0 } else { 1.0 };
            s.limb(
                &nodes![(g.x - d * h * 0.2, g.y + h * 0.1), (g.x + d * h * 0.42, g.y - h * 0.26)],
                &[h * 0.04, h * 0.03, h * 0.01],
                Look::of(colour),
            );
        });
    };
    let mut places = Vec::new();
    for row in 0..3 {
        for k in 0..3 {
            let y = 400.0 + row as f32 * 186.0;
            places.push((120.0 + k as f32 * 96.0, y, false, row == 0 && k == 2));
            places.push((680.0 - k as f32 * 96.0, y, true, row == 0 && k == 2));
        }
    }
    for (x, y, left, gone) in &places {
        let colour = if *gone {
            pale
        } else if *left {
            red
        } else {
            blue
        };
        soldier(s, *x, *y, 146.0, colour, *left);
    }
    // The general above them has seen it.
    s.as_silhouette(p.ink.lighter(0.12), |s| Beast::new(Species::Horse, 420.0, 230.0, 130.0).left().paint(s));
    let chief = Person::new(Kind::Man, &p).hat(Hat::Stovepipe, p.ink);
    let chief = Actor::new(chief, 410.0, 200.0, 130.0).left().hip(0.0, -30.0).hand_own(
        NEAR,
        34.0,
        -60.0,
        Hand::Point,
    );
    s.as_silhouette(p.ink.lighter(0.12), |s| chief.paint(s));
    let e = chief.eye();
    s.dot(e.x - 6.0, e.y - 2.0, 8.0, Look::lamp(p.white));
    s.dot(e.x - 8.0, e.y + 1.0, 4.0, Look::lamp(p.ink));
    s.ellipse(e.x - 8.0, e.y + 16.0, 5.0, 8.0, Look::lamp(p.red));
    s.focus(410.0, 150.0, 90.0);
    // Threads from their places to their heels.
    for (from, to, colour) in
        [((312.0, 380.0), (300.0, 1120.0), blue), ((488.0, 380.0), (520.0, 1130.0), red)]
    {
        for k in 0..3 {
            let d = (k as f32 - 1.0) * 16.0;
            s.line(
                &nodes![
                    (from.0 + d, from.1),
                    (from.0 + d * 3.0 - 40.0, 780),
                    (to.0 + d * 2.0, 960),
                    (to.0, to.1)
                ],
                5.0,
                Look::of(colour.lighter(0.12)),
            );
        }
    }
    interior::rug(s, 400.0, 1110.0, 340.0, 84.0);
    // The two.
    let one = one.wearing(Dress::Coat, blue.lighter(0.12)).hat(Hat::None, blue).legs(p.white, p.ink);
    let two = two.wearing(Dress::Coat, red.lighter(0.1)).hat(Hat::None, red).legs(p.white, p.ink);
    let a = Actor::new(one, 318.0, 1140.0, 640.0).walking().lean(5.0).feeling(Feeling::Tenderness);
    let b = Actor::new(two, 488.0, 1150.0, 620.0).left().walking().lean(6.0).feeling(Feeling::Tenderness);
    let a = a.with(|m| Mien { turn: 0.5, tilt: 8.0, ..m.shut() }).hand(NEAR, 470.0, 880.0, Hand::Cover).hand(
        FAR,
        560.0,
        640.0,
        Hand::Open,
    );
    let b = b
        .with(|m| Mien { turn: 0.5, tilt: 8.0, ..m.shut() })
        .hand(NEAR, 350.0, 850.0, Hand::Cover)
        .hand(FAR, 552.0, 620.0, Hand::Grip)
        .elbow(FAR, -1.0);
    under(s, 400.0, 1156.0, 190.0);
    s.group(Group::new().outline(cloth.lighter(0.1), 0.9, 5.0), |s| {
        a.arm(s, FAR);
        b.arm(s, FAR);
        b.legs(s);
        b.body(s);
        a.legs(s);
        a.body(s);
        b.head(s);
        a.head(s);
        b.arm(s, NEAR);
        a.arm(s, NEAR);
    });
    // Weave on their coats.
    for k in 0..12 {
        let y = 760.0 + k as f32 * 20.0;
        s.line(&nodes![(262, y), (400, y + 5.0), (540, y)], 2.0, Look::of(p.ink).alpha(0.16));
    }
    s.focus(400.0, 640.0, 190.0);
    // Their hats on the boards, one in the other.
    for (x, colour, a) in [(650.0, blue, 8.0), (690.0, red, -14.0)] {
        s.at(&[shift(x, 1150.0), turn(a)], |s| {
            s.blob(
                &nodes![(-40, 0; corner), (-34, -90), (34, -90), (40, 0; corner)],
                Look::of(colour.lighter(0.08)).inflate(14.0),
            );
            s.ellipse(0.0, 0.0, 60.0, 14.0, Look::of(colour).inflate(5.0));
        });
    }
    s.note("gentleman", Role::Subject);
    s.note("crowd", Role::Object);
    s.note("horse", Role::Detail);
    s.note("room", Role::Setting);
}
