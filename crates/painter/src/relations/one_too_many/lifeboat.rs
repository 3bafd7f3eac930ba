//! A boat, and a shark that counts.

use crate::relations::acting::*;
use crate::settings::air;

/// A lifeboat at night, crammed; one of those in it is the moon, in a cap. Below a shark with spectacles counts on an abacus.
pub(super) fn lifeboat(c: &mut Composer) {
    let kinds = [Kind::Man, Kind::Granny, Kind::Boy, Kind::Girl, Kind::Woman, Kind::Grandad];
    let crew = kinds.map(|kind| c.human(kind));
    let s = &mut c.scene;
    s.light_at(400.0, 420.0, 0.5);
    let p = s.palette;
    let night = p.ambient.mix(p.accent2, 0.28);
    s.paint_sky(Sky {
        stops: vec![
            (0.0, night.dim(0.7)),
            (0.35, night),
            (0.6, night.lighter(0.16).mix(p.fog, 0.25)),
            (1.0, night),
        ],
        ..Sky::of(&p, 0.15, 0.35)
    });
    air::stars(s, 90, 420.0);
    // The place where it hung.
    s.dot(610.0, 150.0, 72.0, Look::of(night.dim(0.5)).flat());
    s.stroke(&Path::ellipse(610.0, 150.0, 74.0, 74.0), 5.0, Look::of(p.cream).alpha(0.6));
    cord(s, &[point(610.0, -10.0), point(606.0, 60.0), point(618.0, 132.0)], 4.0, p.cream.dim(0.8));
    s.focus(610.0, 150.0, 90.0);
    let swell = |s: &mut Scene, y: f32, colour: Colour| {
        s.blob(
            &nodes![(-40, y; corner), (110, y - 20.0), (270, y + 8.0), (430, y - 18.0), (600, y + 10.0), (760, y - 16.0), (840, y; corner), (840, y + 200.0; corner), (-40, y + 200.0; corner)],
            Look::of(colour).inflate(12.0).texture(0.2).shadow(0.0),
        );
    };
    swell(s, 600.0, p.water[1].mix(night, 0.4));
    // Those in the boat, from left to right, the moon among the children.
    let places = [
        (96.0, 720.0, 500.0, Feeling::Calm, 0.4),
        (206.0, 700.0, 440.0, Feeling::Asleep, 0.2),
        (318.0, 790.0, 400.0, Feeling::Fear, 0.3),
        (534.0, 800.0, 420.0, Feeling::Brave, -0.1),
        (628.0, 700.0, 470.0, Feeling::Sorrow, -0.5),
        (726.0, 740.0, 480.0, Feeling::Suspicion, -0.5),
    ];
    s.at(&[shift(-40.0, 8.0), scale(1.1)], |s| {
        for i in [1, 4, 0, 5, 2] {
            let (x, y, h, feeling, turn) = places[i];
            let coat = [
                p.accent,
                p.red,
                p.gold.mix(p.wood, 0.3),
                p.leaf,
                p.accent2.mix(p.dark, 0.2),
                p.dark.lighter(0.15),
            ][i];
            let hats = [Hat::Cap, Hat::None, Hat::Woolly, Hat::None, Hat::None, Hat::Bowler];
            let who = crew[i].wearing(Dress::Coat, coat).hat(hats[i], p.dark.lighter(0.1));
            let a = Actor::new(who, x, y, h).front().feeling(feeling).with(|m| m.facing(turn));
            a.paint(s);
        }
        // The moon, disguised.
        let pale = p.light.mix(p.cream, 0.55);
        let coat = Person::new(Kind::Man, &p).wearing(Dress::Coat, p.accent2).girth(1.25);
        let moon = Actor::new(coat, 426.0, 800.0, 470.0).front();
        moon.body(s);
        let (mx, my, r) = (424.0, 462.0, 92.0);
        s.glow(mx, my, 250.0, p.light, 0.55);
        s.dot(mx, my, r, Look::of(pale).inflate(26.0).rim(1.2));
        for (dx, dy, k) in [(-54.0, 30.0, 13.0), (58.0, -6.0, 10.0), (30.0, 62.0, 9.0)] {
            s.dot(mx + dx, my + dy, k, Look::of(pale.dim(0.86)).inflate(2.0));
        }
        let face =
            Mien { gaze: [0.1, 0.85], turn: 0.05, tilt: 0.0, nod: 0.1, open: 0.0, ..Feeling::Fear.mien() };
        visage(s, mx, my + 8.0, 170.0, &face, pale.dim(0.92));
        s.blob(
            &nodes![
                (mx - 92.0, my - 40.0),
                (mx - 74.0, my - 104.0),
                (mx, my - 128.0),
                (mx + 74.0, my - 104.0),
                (mx + 92.0, my - 40.0),
                (mx, my - 62.0)
            ],
            Look::of(p.red).inflate(20.0).texture(0.3).grain(90.0),
        );
        s.limb(
            &nodes![(mx - 96.0, my - 42.0), (mx, my - 64.0), (mx + 96.0, my - 42.0)],
            &[30.0],
            Look::of(p.cream).inflate(9.0).texture(0.3),
        );
        s.dot(mx, my - 134.0, 24.0, Look::of(p.cream).inflate(9.0));
        s.limb(
            &nodes![(mx - 84.0, my + 96.0), (mx, my + 112.0), (mx + 84.0, my + 94.0)],
            &[40.0],
            Look::of(p.gold).inflate(12.0).texture(0.3),
        );
        // The girl beside it holds its hand and looks at us.
        let (x, y, h, feeling, _) = places[3];
        let girl = Actor::new(crew[3].wearing(Dress::Coat, p.leaf), x, y, h).front().feeling(feeling);
        let girl = girl.with(|m| Mien { gaze: [0.0, 0.1], ..m }).hand(NEAR, 490.0, 584.0, Hand::Cover);
        let held = LoneHand {
            at: point(424.0, 566.0),
            size: 62.0,
            degrees: 22.0,
            thumb: -1.0,
            hand: Hand::Rest,
            colour: pale,
            paw: false,
            sleeve: p.accent2.dim(0.95),
            from: point(370.0, 548.0),
        };
        girl.legs(s);
        girl.body(s);
        girl.head(s);
        held.paint_with(s, |_| {});
        girl.arm(s, NEAR);
    });
    // The hull.
    let hull = p.cream.mix(p.wood, 0.2);
    s.blob(
        &nodes![(-10, 640; corner), (60, 664), (400, 684), (740, 664), (812, 640; corner), (770, 770), (640, 830), (160, 830), (34, 770)],
        Look::of(hull).to(hull.dim(0.72)).inflate(22.0).grain(0.0).texture(0.25),
    );
    s.limb(&nodes![(-14, 646), (400, 690), (816, 646)], &[24.0], Look::of(p.red).inflate(7.0));
    for x in [150.0, 400.0, 650.0] {
        s.limb(
            &nodes![(x - 70.0, 700), (x, 744), (x + 70.0, 700)],
            &[9.0],
            Look::of(p.wood.lighter(0.1)).inflate(3.0),
        );
    }
    sea_counts(s);
    s.note("crowd", Role::Object);
    s.note("moon", Role::Subject);
    s.note("shark", Role::Witness);
    s.note("rowing_boat", Role::Detail);
    s.note("sea", Role::Setting);
}

/// The water from 3/5 down, and in it the shark with spectacles and abacus.
fn sea_counts(s: &mut Scene) {
    let p = s.palette;
    let deep = p.water[0].mix(p.ambient, 0.3);
    s.blob(
        &nodes![(-40, 772; corner), (110, 756), (270, 780), (430, 760), (600, 782), (760, 758), (840, 770; corner), (840, 1260; corner), (-40, 1260; corner)],
        Look::of(p.water[1].mix(p.accent2, 0.2)).to(deep).inflate(9.0).alpha(0.97).shadow(0.3),
    );
    s.line(
        &nodes![(-40, 772), (110, 756), (270, 780), (430, 760), (600, 782), (760, 758), (840, 770)],
        7.0,
        Look::of(p.white).alpha(0.75),
    );
    let hide = p.accent2.mix(p.grey, 0.55).dim(0.72);
    // Tail, back fin, body, belly.
    s.blob(
        &nodes![(560, 960), (620, 850; corner), (690, 940), (700, 1010)],
        Look::of(hide.dim(0.8)).inflate(14.0),
    );
    s.blob(
        &nodes![(300, 832; corner), (420, 850), (600, 920), (860, 1060; corner), (860, 1260; corner), (560, 1260; corner), (380, 1180), (250, 1040), (236, 920)],
        Look::of(hide).inflate(60.0).texture(0.2),
    );
    s.blob(
        &nodes![(266, 990), (350, 1066), (520, 1120), (760, 1230; corner), (560, 1280; corner), (390, 1200), (286, 1086)],
        Look::of(p.white.mix(hide, 0.2)).inflate(30.0).shadow(0.0),
    );
    let mien = Mien {
        gaze: [0.25, -0.85],
        turn: 0.0,
        tilt: -16.0,
        open: 0.0,
        wide: 0.0,
        ..Feeling::Suspicion.mien()
    };
    visage(s, 352.0, 956.0, 226.0, &mien, hide);
    for (x, y) in [(312.0, 964.0), (390.0, 941.0)] {
        s.stroke(&Path::ellipse(x, y, 40.0, 40.0), 6.0, Look::of(p.gold).inflate(1.6));
    }
    s.line(&nodes![(346, 952), (356, 948)], 6.0, Look::of(p.gold));
    // The smile of someone who wants no one to go short.
    s.line(&nodes![(276, 1030), (340, 1070), (430, 1060), (500, 1010)], 6.0, Look::of(hide.dim(0.4)));
    for k in 0..7 {
        let (x, y) = (300.0 + k as f32 * 28.0, [1043.0, 1056.0, 1064.0, 1065.0, 1061.0, 1052.0, 1038.0][k]);
        s.poly(&nodes![(x - 9.0, y - 3.0), (x + 9.0, y - 3.0), (x, y + 17.0)], Look::of(p.white).flat());
    }
    for k in 0..3 {
        let x = 556.0 + k as f32 * 26.0;
        s.line(&nodes![(x, 1000), (x + 12.0, 1046), (x + 2.0, 1090)], 6.0, Look::of(hide.dim(0.6)));
    }
    // The abacus, and a fin that moves a bead.
    s.at(&[shift(150.0, 1060.0), turn(-8.0)], |s| {
        s.rect(-112.0, -90.0, 224.0, 180.0, Look::of(p.ambient.dim(0.7)).flat().alpha(0.35));
        for (j, n) in [7usize, 8, 2].into_iter().enumerate() {
            let y = -52.0 + j as f32 * 52.0;
            s.limb(&nodes![(-108, y), (108, y)], &[5.0], Look::of(p.metal).inflate(1.5));
            for k in 0..n {
                let last = j == 1 && k == 7;
                let x = if last { 84.0 } else { -92.0 + k as f32 * 22.0 };
                let colour = if last { p.light.mix(p.cream, 0.3) } else { [p.red, p.gold, p.accent][j] };
                s.ellipse(x, y, 11.0, 18.0, Look::of(colour).inflate(5.0));
            }
        }
        for (a, b, c, d) in [
            (-118.0, -96.0, 236.0, 18.0),
            (-118.0, 78.0, 236.0, 18.0),
            (-118.0, -96.0, 18.0, 190.0),
            (100.0, -96.0, 18.0, 190.0),
        ] {
            s.rect(a, b, c, d, Look::of(p.wood).inflate(5.0).grain(0.0));
        }
    });
    s.blob(
        &nodes![
            (420, 1130),
            (330, 1120),
            (258, 1064),
            (232, 1046),
            (236, 1082),
            (276, 1150),
            (350, 1200),
            (430, 1210)
        ],
        Look::of(hide.dim(0.92)).inflate(20.0),
    );
    s.focus(200.0, 1050.0, 120.0);
    air::bubbles(s, 26, [40.0, 800.0, 780.0, 1180.0]);
}
