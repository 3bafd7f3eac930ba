//! Somebody has left and has taken the window along, with all that was in it.

use super::Camera;
use super::acting::*;
use super::kit::view;
use crate::settings::air;
use moonhare_scene::Water;

pub(super) static TAKES_THE_WINDOW_ALONG: Relation = Relation {
    id: "takes_the_window_along",
    themes: Themes::Shared,
    moods: &[Mood::Longing, Mood::Loneliness, Mood::Memory],
    slots: &[],
    layouts: &[view("storm", Camera::Wide, storm), framed("pier", Setup::LongSky, pier)],
};

/// A lit window and nothing else of the house: its pane's middle at (0, 0), w by h; `room` paints what is in it.
fn window(s: &mut Scene, w: f32, h: f32, room: impl FnOnce(&mut Scene)) {
    let p = s.palette;
    let frame = p.cream.mix(p.wood, 0.35);
    let b = w * 0.075;
    s.rect(
        -w / 2.0 - b,
        -h / 2.0 - b,
        w + b * 2.0,
        h + b * 2.0,
        Look::of(frame).inflate(b * 0.4).shadow(0.8),
    );
    s.group(Group::new().clip(Path::rect(-w / 2.0, -h / 2.0, w, h)), |s| {
        let wall = p.flame.mix(p.light, 0.35);
        s.rect(
            -w,
            -h,
            w * 2.0,
            h * 2.0,
            Look::of(wall.lighter(0.03)).to(wall.mix(p.wood, 0.25)).emissive().flat().shadow(0.0),
        );
        room(s);
    });
    s.rect(-b * 0.28, -h / 2.0, b * 0.56, h, Look::of(frame).inflate(2.0).shadow(0.4));
    s.rect(-w / 2.0, -h * 0.08, w, b * 0.56, Look::of(frame).inflate(2.0).shadow(0.4));
    s.rect(
        -w / 2.0 - b * 1.7,
        h / 2.0 + b * 0.7,
        w + b * 3.4,
        b * 0.9,
        Look::of(frame.lighter(0.05)).inflate(b * 0.25),
    );
}

/// Through a snowstorm by night a woman carries a lit window in her arms; in it a cat, a set table, somebody who waves. Far behind, a dark house with a hole in its wall.
fn storm(c: &mut Composer) {
    let (woman, inside) = (c.human(Kind::Woman), c.human(Kind::Granny));
    let s = &mut c.scene;
    s.light_at(500.0, 740.0, 0.55);
    let p = s.palette;
    let night = lch(0.27, 0.05, 262.0).mix(p.sky[0], 0.3);
    let white = p.white.mix(night, 0.32);
    backdrop(s, night.dim(0.72), night.lighter(0.24));
    // The house, and where it is missing.
    s.group(Group::new().fog(0.3), |s| {
        let wall = night.lighter(0.14).mix(p.wood, 0.15);
        s.rect(60.0, 520.0, 150.0, 150.0, Look::of(wall).inflate(4.0).shadow(0.0));
        s.poly(&nodes![(36, 530), (135, 430), (236, 530)], Look::of(wall.dim(0.6)).inflate(4.0).shadow(0.0));
        s.rect(110.0, 560.0, 50.0, 56.0, Look::of(night.dim(0.45)).flat().shadow(0.0));
        s.rect(120.0, 420.0, 22.0, 60.0, Look::of(wall.dim(0.6)).inflate(3.0).shadow(0.0));
    });
    s.blob(&nodes![(-40, 660; corner), (200, 650), (480, 720), (840, 700; corner), (840, 1250; corner), (-40, 1250; corner)], Look::of(white.mix(night, 0.45)).to(white.mix(night, 0.15)).inflate(14.0).texture(0.22).shadow(0.0));
    for k in 0..12 {
        let t = k as f32 / 11.0;
        let (x, y) = (lerp(150.0, 330.0, t * t) + (k % 2) as f32 * (10.0 + 18.0 * t), lerp(680.0, 1040.0, t));
        s.ellipse(x, y, 5.0 + 12.0 * t, 3.0 + 5.0 * t, Look::of(night.lighter(0.06)).flat().shadow(0.0));
    }
    s.blob(&nodes![(-40, 1070; corner), (300, 1050), (840, 1080; corner), (840, 1250; corner), (-40, 1250; corner)], Look::of(white).to(white.mix(night, 0.4)).inflate(12.0).texture(0.22).shadow(0.0));
    let (x, y) = (474.0, 742.0);
    shine(s, &nodes![(400, 960), (640, 960), (840, 1200), (330, 1200)], p.flame, 0.34);
    s.glow(x, y, 420.0, p.flame, 0.55);
    under(s, 360.0, 1110.0, 160.0);
    let coat = p.red.mix(p.dark, 0.3);
    let woman = woman.wearing(Dress::Coat, coat).scarf(p.gold).legs(p.dark, p.wood_dark);
    let her = Actor::new(woman, 350.0, 1110.0, 770.0).walking().lean(-5.0).feeling(Feeling::Calm);
    let her = her.with(|m| Mien { turn: 0.5, nod: 0.2, tilt: -5.0, gaze: [0.4, 0.3], curve: 0.15, ..m });
    let her = her.hand(FAR, x + 116.0, y - 40.0, Hand::Grip).hand(NEAR, x - 90.0, y + 104.0, Hand::Grip);
    her.paint(s);
    let granny = inside.wearing(Dress::Apron, p.accent2);
    s.group(Group::new(), |s| {
        s.at(&[shift(x, y), turn(-4.0)], |s| {
            window(s, 210.0, 254.0, |s| {
                s.rect(-140.0, 60.0, 280.0, 120.0, Look::of(p.wood).to(p.wood_dark).flat().shadow(0.0));
                s.place(motif("candle"), At::new(70.0, 66.0).height(70.0).standing().silent());
                s.at(&[shift(-54.0, -8.0), scale(0.86)], |s| {
                    s.blob(
                        &nodes![(-70, 180; corner), (-62, 74), (0, 48), (62, 74), (70, 180; corner)],
                        Look::of(granny.coat).inflate(14.0),
                    );
                    head(
                        s,
                        &granny,
                        &Mien { turn: -0.25, gaze: [-0.5, -0.4], ..Feeling::Joy.mien() },
                        View::Front,
                    );
                });
                s.glow(60.0, -60.0, 150.0, p.flame, 0.5);
            });
        });
        // The cat has come out on to the sill.
        Beast::new(Species::Cat, x + 48.0, y + 142.0, 96.0)
            .left()
            .feeling(Feeling::Suspicion)
            .glancing(-0.6, 0.2)
            .paint(s);
    });
    her.fingers(s, FAR);
    her.arm(s, NEAR);
    air::snowfall(s, 150);
    for k in 0..40 {
        let (x, y) = (((k * 223) % 840) as f32, ((k * 149) % 1200) as f32);
        s.line(&nodes![(x, y), (x - 26.0, y + 15.0)], 2.0, Look::of(p.white).alpha(0.4));
    }
    s.focus(400.0, 470.0, 130.0);
    s.focus(x, y, 160.0);
    s.note("woman", Role::Subject);
    s.note("house", Role::Object);
    s.note("cat", Role::Witness);
    s.note("snowfield", Role::Setting);
}

/// At the end of a pier, at dusk, a boy sits beside a window that stands there alone; its curtain blows, and out of it an arm lies round his shoulders.
fn pier(c: &mut Composer) {
    let boy = c.human(Kind::Boy);
    let skin = boy.skin;
    let s = &mut c.scene;
    s.light_at(460.0, 800.0, 0.5);
    let p = s.palette;
    let dusk = lch(0.5, 0.075, 285.0).mix(p.sky[1], 0.35);
    let glow = lch(0.76, 0.1, 55.0).mix(p.sky[3], 0.3);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(dusk.dim(0.7)).to_along(glow, 0.0, 0.0, 0.0, 860.0).emissive().flat().shadow(0.0),
    );
    air::stars(s, 40, 360.0);
    s.water(Water {
        mirror: 0.7,
        rough: 0.7,
        glitter: 0.2,
        deep: dusk.dim(0.55),
        shallow: dusk,
        ..Water::of(&p, 862.0, 470.0)
    });
    let wood = Look::of(p.wood_dark.mix(p.ambient, 0.25)).inflate(8.0).texture(0.35).grain(0.0);
    for (x, w) in [(60.0, 26.0), (210.0, 28.0), (370.0, 30.0), (540.0, 32.0)] {
        s.limb(&nodes![(x, 1000), (x, 1220)], &[w], wood);
    }
    for k in 0..3 {
        s.limb(
            &nodes![(-40, 986.0 + k as f32 * 20.0), (590.0 + k as f32 * 10.0, 990.0 + k as f32 * 22.0)],
            &[24.0],
            wood,
        );
    }
    let (x, y) = (330.0, 770.0);
    s.glow(x, y, 330.0, p.flame, 0.6);
    shine(s, &nodes![(220, 990), (440, 990), (520, 1056), (180, 1056)], p.flame, 0.3);
    let sleeve = p.accent.mix(p.cream, 0.3);
    s.group(Group::new(), |s| {
        s.at(&[shift(x, y)], |s| {
            window(s, 230.0, 360.0, |s| {
                s.place(motif("armchair"), At::new(-40.0, 180.0).height(170.0).standing().silent());
                s.place(motif("grandfather_clock"), At::new(74.0, 178.0).height(260.0).standing().silent());
                s.glow(0.0, -80.0, 160.0, p.flame, 0.5);
            });
        });
        // The curtain is out.
        s.blob(&nodes![(216, 590; corner), (300, 588; corner), (276, 680), (196, 730), (120, 700), (70, 726), (104, 660), (170, 640)], Look::of(p.white.mix(p.flame, 0.15)).inflate(12.0).texture(0.12).alpha(0.94));
        for (a, b, d) in [((236, 600), (200, 670), (120, 700)), ((270, 600), (240, 680), (190, 716))] {
            s.line(&nodes![(a.0, a.1), (b.0, b.1), (d.0, d.1)], 3.0, Look::of(p.cream.mix(p.wood, 0.35)).alpha(0.7));
        }
    });
    under(s, 500.0, 996.0, 90.0);
    let who = boy.wearing(Dress::Shirt, p.cream.mix(p.accent2, 0.4));
    let him = Actor::new(who, 486.0, 1064.0, 470.0).sitting().feeling(Feeling::Calm);
    let him = him.feet((16.0, 3.0), (21.0, 5.0), [20.0, 16.0]);
    let him = him.with(|m| Mien { turn: 0.45, nod: 0.0, tilt: -12.0, gaze: [0.7, 0.0], curve: 0.1, ..m });
    let him = him.hand_own(NEAR, 13.0, -31.0, Hand::Cup).hand_own(FAR, 17.0, -31.0, Hand::Cup);
    // An arm from inside goes round behind him, and its hand lies on his other shoulder.
    let (back, front) = (him.shoulder(NEAR), him.shoulder(FAR));
    s.limb(
        &nodes![(376, 770), (430, 806), (back.x, back.y + 22.0), (front.x, front.y + 8.0)],
        &[64.0, 58.0, 50.0, 42.0],
        Look::of(sleeve).inflate(16.0).texture(0.2),
    );
    him.paint(s);
    let j = him.grip(FAR);
    s.place(motif("teacup"), At::new(j.x, j.y + 8.0).height(40.0).standing().silent());
    him.fingers(s, NEAR);
    let hand = LoneHand {
        at: point(front.x + 20.0, front.y - 8.0),
        size: 56.0,
        degrees: 112.0,
        thumb: 1.0,
        hand: Hand::Cover,
        colour: skin.mix(p.cream, 0.08),
        paw: false,
        sleeve,
        from: point(front.x - 2.0, front.y - 14.0),
    };
    hand.paint_with(s, |_| {});
    // A ship leaves.
    s.place(
        motif("steamship"),
        At::new(690.0, 868.0).height(70.0).standing().silent().group(Group::new().fog(0.35)),
    );
    s.place(motif("suitcase"), At::new(110.0, 998.0).height(110.0).standing().silent());
    s.focus(510.0, 720.0, 130.0);
    s.focus(x, y, 140.0);
    s.note("boy", Role::Subject);
    s.note("hand", Role::Object);
    s.note("suitcase", Role::Detail);
    s.note("sea", Role::Setting);
}
