//! Somebody stands between us and the stars.

use super::Camera;
use super::acting::*;
use super::kit::view;

pub(super) static THE_PLACE_WITHOUT_STARS: Relation = Relation {
    id: "the_place_without_stars",
    themes: Themes::Shared,
    moods: &[Mood::Wonder, Mood::Dread, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("bear", Setup::Gap, bear), view("door", Camera::Wide, door)],
};

/// On a roof ridge a woman holds up a spoon of honey; where there are no stars an immense bear bends down to it, with one star for a heart.
fn bear(c: &mut Composer) {
    let woman = c.human(Kind::Woman);
    let s = &mut c.scene;
    s.light_at(240.0, 900.0, 0.5);
    let p = s.palette;
    let night = lch(0.31, 0.085, 268.0).mix(p.sky[0], 0.35);
    backdrop(s, night.dim(0.85), night.lighter(0.2));
    thick_stars(s, 1500, 1010.0);
    s.glow(400.0, 420.0, 520.0, night.lighter(0.35), 0.35);
    thick_stars(s, 500, 800.0);
    // Who stands before them.
    let nothing = night.dim(0.42);
    let form = [
        Path::blob(
            &nodes![(840, 60; corner), (700, 110), (560, 170), (470, 270), (410, 380), (430, 470), (520, 560), (600, 700), (640, 860), (650, 1060; corner), (840, 1060; corner)],
        ),
        Path::blob(&nodes![
            (560, 250),
            (470, 262),
            (384, 330),
            (330, 400),
            (264, 470),
            (250, 506),
            (272, 530),
            (330, 536),
            (400, 540),
            (470, 560),
            (560, 540),
            (610, 430)
        ]),
        Path::ellipse(452.0, 262.0, 50.0, 54.0),
        Path::ellipse(584.0, 232.0, 46.0, 50.0),
        // A paw on the ridge, held back.
        Path::blob(&nodes![
            (640, 700),
            (560, 760),
            (500, 860),
            (478, 930),
            (500, 960),
            (560, 960),
            (640, 940)
        ]),
    ];
    for path in &form {
        s.part(path, Look::of(nothing).emissive().flat().rim(0.0).shadow(0.0).soft(1.5).texture(0.0));
    }
    s.glow(690.0, 560.0, 90.0, p.light, 0.5);
    s.dot(690.0, 560.0, 6.5, Look::lamp(p.white));
    // A thin light along its brow and nose, from the lamp below.
    for line in [
        &nodes![(252, 500), (272, 462), (330, 396), (384, 328)][..],
        &nodes![(272, 532), (340, 538), (410, 546)][..],
    ] {
        s.line(line, 3.0, Look::of(night.lighter(0.3)).alpha(0.5).flat());
    }
    // Roofs.
    let slate = p.dark.mix(night, 0.4).lighter(0.06);
    for (x, y, w) in [(620.0, 1010.0, 200.0), (60.0, 1040.0, 170.0), (420.0, 1060.0, 180.0)] {
        s.poly(
            &nodes![(x - w, 1250), (x, y), (x + w, 1250)],
            Look::of(slate.dim(0.8)).inflate(4.0).texture(0.3).shadow(0.0),
        );
        s.rect(x - 16.0, y + 90.0, 32.0, 40.0, Look::lamp(p.flame.mix(slate, 0.2)));
        s.glow(x, y + 110.0, 60.0, p.flame, 0.4);
    }
    s.poly(
        &nodes![(-60, 1090), (420, 1070), (640, 1260), (-60, 1260)],
        Look::of(slate).to(slate.dim(0.8)).inflate(6.0).texture(0.35).shadow(0.6),
    );
    for k in 0..5 {
        let y = 1110.0 + k as f32 * 32.0;
        s.line(&nodes![(-40, y), (460.0 + k as f32 * 36.0, y - 14.0)], 3.0, Look::of(slate.dim(0.7)).flat());
    }
    s.limb(&nodes![(-60, 1088), (430, 1068)], &[20.0], Look::of(slate.lighter(0.1)).inflate(6.0));
    s.rect(20.0, 960.0, 74.0, 140.0, Look::of(p.red.mix(p.stone, 0.4).dim(0.8)).inflate(6.0).texture(0.4));
    s.rect(12.0, 948.0, 90.0, 24.0, Look::of(p.red.mix(p.stone, 0.4).dim(0.7)).inflate(5.0));
    // She sits on the ridge with her jar and a lantern.
    let woman = woman.wearing(Dress::Nightshirt, p.cream.mix(p.accent, 0.2)).scarf(p.red);
    let her = Actor::new(woman, 186.0, 1200.0, 640.0).sitting().feeling(Feeling::Tenderness);
    let her = her.with(|m| Mien { turn: 0.5, nod: -0.5, tilt: -12.0, gaze: [0.6, -0.7], open: 0.15, ..m });
    let her = her.hand(FAR, 292.0, 694.0, Hand::Pinch).hand_own(NEAR, 14.0, -31.0, Hand::Cup);
    let jar = her.grip(NEAR);
    s.group(Group::new(), |s| {
        her.layers(s);
        s.place(motif("honey_jar"), At::new(jar.x + 8.0, jar.y + 30.0).height(96.0).standing().silent());
    });
    her.fingers(s, NEAR);
    let g = her.grip(FAR);
    let spoon = Look::of(p.wood.lighter(0.1)).inflate(3.0);
    s.limb(&nodes![(g.x - 18.0, g.y + 30.0), (g.x + 6.0, g.y - 66.0)], &[8.0, 7.0], spoon);
    s.ellipse(g.x + 10.0, g.y - 84.0, 15.0, 24.0, spoon);
    s.blob(
        &nodes![
            (g.x - 4.0, g.y - 96.0),
            (g.x + 10.0, g.y - 116.0),
            (g.x + 25.0, g.y - 96.0),
            (g.x + 18.0, g.y - 66.0),
            (g.x + 12.0, g.y - 34.0),
            (g.x + 6.0, g.y - 66.0)
        ],
        Look::of(p.gold).inflate(5.0).rim(1.8),
    );
    s.glow(g.x + 10.0, g.y - 90.0, 110.0, p.flame, 0.6);
    her.fingers(s, FAR);
    s.place(motif("lantern"), At::new(414.0, 1078.0).height(110.0).standing().silent());
    s.glow(414.0, 1030.0, 280.0, p.flame, 0.55);
    s.focus(250.0, 770.0, 140.0);
    s.focus(330.0, 560.0, 150.0);
    s.note("bear", Role::Subject);
    s.note("woman", Role::Object);
    s.note("city", Role::Setting);
    s.note("honey_jar", Role::Detail);
}

/// In a small boat on a night sea a boy lifts his hand to knock: among the stars stands a starless door, a hand's breadth open.
fn door(c: &mut Composer) {
    let boy = c.human(Kind::Boy);
    let s = &mut c.scene;
    s.light_at(500.0, 700.0, 0.55);
    let p = s.palette;
    let night = lch(0.33, 0.085, 265.0).mix(p.sky[0], 0.35);
    backdrop(s, night.dim(0.85), night.lighter(0.24));
    thick_stars(s, 1900, 860.0);
    let nothing = night.dim(0.40);
    // The frame, tall and dark; behind its leaf a strip of another light.
    s.poly(
        &nodes![(384, 862), (384, 150), (706, 150), (706, 862)],
        Look::of(nothing.dim(0.8)).emissive().flat().rim(0.0).shadow(0.0),
    );
    let warm = p.flame.mix(p.light, 0.4);
    s.poly(&nodes![(408, 862), (408, 176), (460, 176), (460, 862)], Look::lamp(warm));
    s.poly(
        &nodes![(446, 900), (446, 152), (690, 176), (690, 862)],
        Look::of(nothing).emissive().flat().rim(0.0).shadow(0.0),
    );
    for (y, h) in [(232.0, 250.0), (536.0, 280.0)] {
        s.stroke(
            &Path::polygon(&nodes![(486, y - 8.0), (650, y), (650, y + h), (486, y + h + 10.0)]),
            5.0,
            Look::of(nothing.lighter(0.14)).flat(),
        );
    }
    s.dot(474.0, 536.0, 13.0, Look::of(p.gold).inflate(5.0).rim(1.8));
    s.glow(424.0, 540.0, 330.0, warm, 0.65);
    // The sea, and the light that falls out on it.
    let sea = lch(0.28, 0.06, 248.0).mix(p.water[0], 0.35).dim(0.9);
    s.rect(-30.0, 862.0, 860.0, 380.0, Look::of(sea.lighter(0.1)).to(sea.dim(0.7)).flat().shadow(0.0));
    s.line(&nodes![(-30, 863), (830, 863)], 3.0, Look::of(night.lighter(0.3)).alpha(0.6));
    shine(s, &nodes![(404, 866), (462, 866), (420, 1220), (180, 1220)], warm, 0.34);
    for k in 0..12 {
        let y = 884.0 + k as f32 * 27.0;
        let x = 420.0 - k as f32 * 9.0;
        let w = 34.0 + k as f32 * 9.0;
        s.line(&nodes![(x - w, y), (x, y + 4.0), (x + w, y - 2.0)], 4.0, Look::of(warm).alpha(0.55).flat());
    }
    for k in 0..14 {
        let (x, y) = (((k * 197) % 820) as f32, 880.0 + ((k * 83) % 320) as f32);
        s.line(
            &nodes![(x - 44.0, y), (x, y - 5.0), (x + 44.0, y)],
            2.6,
            Look::of(sea.lighter(0.22)).alpha(0.6).flat(),
        );
    }
    // Boats that came before, made fast at a ring in the threshold.
    for (x, y, h) in [(610.0, 912.0, 44.0), (704.0, 934.0, 54.0)] {
        let wood = p.wood_dark.mix(sea, 0.35);
        s.blob(&nodes![(x - 62.0, y - h * 0.5; corner), (x + 62.0, y - h * 0.55; corner), (x + 40.0, y + h * 0.25), (x - 40.0, y + h * 0.25)], Look::of(wood).inflate(8.0));
        s.ellipse(x, y - h * 0.5, 54.0, 8.0, Look::of(wood.dim(0.6)).flat());
        s.line(
            &nodes![(x - 58.0, y - h * 0.5), (x - 80.0, y - 14.0), (560, 868)],
            2.6,
            Look::of(p.cream).alpha(0.8),
        );
    }
    // He.
    let boat = p.red.mix(p.wood, 0.45);
    let boy = boy.wearing(Dress::Coat, p.accent.mix(p.gold, 0.2)).scarf(p.cream);
    let him = Actor::new(boy, 276.0, 1110.0, 520.0).feeling(Feeling::Brave);
    let him = him.with(|m| Mien { turn: 0.6, nod: -0.15, gaze: [0.7, -0.3], tear: false, ..m });
    let him = him.hand(FAR, 456.0, 790.0, Hand::Fist).hand_own(NEAR, -13.0, -38.0, Hand::Grip);
    s.group(Group::new(), |s| {
        s.ellipse(236.0, 1088.0, 200.0, 26.0, Look::of(boat.dim(0.5)).flat());
        him.layers(s);
        let g = him.grip(NEAR);
        s.blob(&nodes![(g.x - 44.0, g.y + 2.0), (g.x - 22.0, g.y - 14.0), (g.x + 24.0, g.y - 8.0), (g.x + 34.0, g.y + 14.0), (g.x, g.y + 24.0)], Look::of(p.dark.mix(p.accent, 0.2)).inflate(8.0));
        him.fingers(s, NEAR);
        s.blob(&nodes![(20, 1078; corner), (120, 1106), (330, 1108), (452, 1070; corner), (410, 1170), (330, 1196), (120, 1194), (56, 1160)], Look::of(boat).to(boat.dim(0.7)).inflate(18.0).grain(0.0).texture(0.3));
        s.limb(&nodes![(20, 1078), (120, 1106), (330, 1108), (452, 1070)], &[14.0], Look::of(boat.lighter(0.1)).inflate(4.0));
        s.limb(&nodes![(60, 1070), (10, 1180), (-30, 1250)], &[12.0], Look::of(p.wood).inflate(4.0));
    });
    s.line(&nodes![(40, 1190), (160, 1210), (340, 1208), (430, 1184)], 5.0, Look::of(warm).alpha(0.5));
    s.focus(300.0, 700.0, 150.0);
    s.focus(430.0, 560.0, 110.0);
    s.note("boy", Role::Subject);
    s.note("door", Role::Object);
    s.note("sea", Role::Setting);
    s.note("rowing_boat", Role::Detail);
}
