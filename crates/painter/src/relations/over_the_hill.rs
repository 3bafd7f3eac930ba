//! A whole life of two, side by side, on one bridge.

use super::acting::*;

pub(super) static OVER_THE_HILL: Relation = Relation {
    id: "over_the_hill",
    themes: Themes::Only(&["looking-glass", "roots"]),
    moods: &[Mood::Memory, Mood::Tenderness, Mood::Longing],
    slots: &[],
    layouts: &[framed("bridge", Setup::LongSky, bridge), framed("stairs", Setup::Ribbons, stairs)],
};

/// Five times the same two, black on a round bridge: who carries whom turns round on the way.
fn bridge(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(400.0, 640.0, 0.3);
    s.sky(0.9, 0.5);
    let p = s.palette;
    crate::settings::air::stars(s, 40, 300.0);
    let mut water = moonhare_scene::Water::of(&p, 1000.0, 400.0);
    water.mirror = 0.35;
    let dark = p.near.dim(0.5).mix(p.ambient, 0.4);
    let y = |x: f32| 800.0 + (x - 400.0) * (x - 400.0) * 0.0012;
    s.blob(&nodes![(-40, 1010; corner), (-40, y(-40.0); corner), (180, y(180.0)), (400, y(400.0)), (620, y(620.0)), (840, y(840.0); corner), (840, 1010; corner), (700, 1010; corner), (600, 900), (400, 862), (200, 900), (100, 1010; corner)], Look::of(dark).inflate(8.0).rim(0.6).texture(0.2));
    s.water(water);
    let dad = Person::new(Kind::Man, &p).hat(Hat::Bowler, p.dark);
    let girl = Person::new(Kind::Girl, &p).hair(p.dark, Hair::Plaits).wearing(Dress::Gown, p.dark);
    let woman = Person::new(Kind::Woman, &p).hair(p.dark, Hair::Long).wearing(Dress::Gown, p.dark);
    let old = Person::new(Kind::Grandad, &p).hat(Hat::Bowler, p.dark).bearded();
    s.as_silhouette(dark, |s| {
        let a =
            Actor::new(dad, 90.0, y(90.0), 210.0).profile().walking().hand_own(NEAR, 14.0, -60.0, Hand::Rest);
        a.paint(s);
        let m = a.shoulder(NEAR);
        Actor::new(girl, m.x + 6.0, m.y + 10.0, 92.0)
            .profile()
            .sitting()
            .hand_own(NEAR, 14.0, -74.0, Hand::Rest)
            .paint(s);
        Actor::new(dad, 236.0, y(236.0), 212.0)
            .profile()
            .walking()
            .hand_own(FAR, 18.0, -44.0, Hand::Rest)
            .paint(s);
        Actor::new(girl, 300.0, y(300.0), 132.0)
            .profile()
            .walking()
            .hand_own(NEAR, -14.0, -62.0, Hand::Rest)
            .paint(s);
        Actor::new(dad, 386.0, y(386.0), 212.0).profile().walking().paint(s);
        Actor::new(woman, 448.0, y(448.0), 206.0).profile().walking().paint(s);
        Actor::new(old, 540.0, y(540.0), 184.0)
            .profile()
            .walking()
            .lean(14.0)
            .hand_own(FAR, 22.0, -50.0, Hand::Rest)
            .paint(s);
        Actor::new(woman, 606.0, y(606.0), 208.0)
            .profile()
            .walking()
            .hand_own(NEAR, -14.0, -56.0, Hand::Rest)
            .paint(s);
        let b = Actor::new(woman, 728.0, y(728.0), 212.0).profile().walking().lean(16.0).hand_own(
            NEAR,
            -8.0,
            -44.0,
            Hand::Rest,
        );
        Actor::new(old, 690.0, y(690.0) - 92.0, 136.0)
            .profile()
            .sitting()
            .lean(20.0)
            .hand_own(NEAR, 20.0, -62.0, Hand::Rest)
            .paint(s);
        b.paint(s);
    });
    // Under the last pair the water shows her alone.
    s.group(Group::new().alpha(0.5), |s| {
        s.as_silhouette(dark, |s| {
            s.at(&[shift(0.0, 2120.0), scale_xy(1.0, -1.0)], |s| {
                Actor::new(woman, 728.0, 1080.0, 150.0)
                    .profile()
                    .walking()
                    .hand_own(NEAR, 16.0, -52.0, Hand::Rest)
                    .paint(s);
            });
        });
    });
    for x in [90.0, 270.0, 416.0, 570.0, 720.0] {
        s.focus(x, y(x) - 100.0, 110.0);
    }
    s.note("old_man", Role::Object);
    s.note("woman", Role::Subject);
    s.note("girl", Role::Detail);
}

/// A boy and a dog on a long stair; on every landing both are older, and the dog more so.
fn stairs(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(640.0, 120.0, 0.5);
    let p = s.palette;
    s.paint_sky(Sky {
        stops: vec![(0.0, p.sky[3].mix(p.light, 0.3)), (0.5, p.sky[2]), (1.0, p.sky[0])],
        ..Sky::of(&p, 0.3, 0.3)
    });
    let skin_tone = skin(&p, c.rng.below(5));
    let s = &mut c.scene;
    let ages = [
        (Kind::Baby, 130.0, 70.0),
        (Kind::Boy, 190.0, 96.0),
        (Kind::Man, 270.0, 110.0),
        (Kind::Grandad, 262.0, 0.0),
    ];
    for (i, _) in ages.iter().enumerate() {
        let (x0, y) = (i as f32 * 180.0 - 10.0, 1080.0 - i as f32 * 232.0);
        let tone = p.stone.mix(p.mid, 0.4).mix(p.fog, i as f32 * 0.14);
        s.poly(
            &nodes![(x0 - 60.0, y), (x0 + 260.0, y), (x0 + 300.0, 1260), (x0 - 60.0, 1260)],
            Look::of(tone).to(tone.dim(0.7)).inflate(10.0).texture(0.3),
        );
        for k in 0..4 {
            let k = k as f32;
            s.rect(
                x0 + 236.0 - k * 2.0,
                y - 58.0 * (k + 0.0),
                40.0,
                58.0 + k * 58.0,
                Look::of(tone.dim(0.9)).inflate(4.0),
            );
        }
    }
    for (i, (kind, h, dog)) in ages.into_iter().enumerate() {
        let (x0, y) = (i as f32 * 180.0 - 10.0, 1080.0 - i as f32 * 232.0);
        let style = match kind {
            Kind::Boy | Kind::Man => Hair::Short,
            _ => Hair::Bald,
        };
        let who = Person::new(kind, &p)
            .skin(skin_tone)
            .hair(if kind == Kind::Grandad { hair(&p, 5) } else { hair(&p, 0) }, style);
        let who = if kind == Kind::Baby { who } else { who.wearing(Dress::Coat, p.red).scarf(p.accent2) };
        let x = x0 + 80.0;
        under(s, x, y + 4.0, 60.0);
        if dog > 0.0 {
            let age = p.fur.mix(p.white, i as f32 * 0.26);
            let b = Beast::new(Species::Dog, x + 104.0, y + 4.0, dog).coloured(age).feeling(if i == 2 {
                Feeling::Asleep
            } else {
                Feeling::Joy
            });
            if i == 0 { b.left() } else { b.walking() }.paint(s);
        }
        let a = Actor::new(who, x, y + 4.0, h);
        match i {
            0 => a.sitting().feeling(Feeling::Joy).hand_own(NEAR, 22.0, -40.0, Hand::Reach).paint(s),
            1 => a.running().feeling(Feeling::Joy).paint(s),
            2 => a
                .kneeling()
                .feeling(Feeling::Tenderness)
                .hand(NEAR, x + 110.0, y - 80.0, Hand::Cover)
                .paint(s),
            _ => {
                let a = a.feeling(Feeling::Brave).hand_own(NEAR, 20.0, -52.0, Hand::Grip);
                let g = a.grip(NEAR);
                a.paint(s);
                // The lead hangs straight, and holds nothing.
                cord(s, &[g, point(g.x + 10.0, g.y + 60.0), point(g.x + 34.0, g.y + 96.0)], 5.0, p.wood_dark);
                s.stroke(&Path::ellipse(g.x + 44.0, g.y + 106.0, 16.0, 11.0), 6.0, Look::of(p.red));
                s.focus(g.x + 20.0, g.y + 60.0, 90.0);
            }
        }
    }
    s.note("dog", Role::Subject);
    s.note("old_man", Role::Object);
    s.note("boy", Role::Detail);
}
