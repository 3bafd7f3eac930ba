//! What everybody fears lies in a cradle, and must not wake.

use super::acting::*;
use moonhare_scene::{Cloud, Puff};

pub(super) static HUSHES_THE_STORM: Relation = Relation {
    id: "hushes_the_storm",
    themes: Themes::Only(&["tides", "roots"]),
    moods: &[Mood::Dread, Mood::Tenderness, Mood::Secrecy],
    slots: &[],
    layouts: &[framed("cloud", Setup::Ribbons, cloud), framed("lion", Setup::TableEdge, lion)],
};

fn cradle(s: &mut Scene, x: f32, y: f32, w: f32, back: bool) {
    let p = s.palette;
    let wood = Look::of(p.wood).inflate(w * 0.04).grain(0.0).texture(0.25);
    if back {
        s.blob(
            &nodes![
                (x - w * 0.56, y - w * 0.66),
                (x - w * 0.2, y - w * 0.78),
                (x + w * 0.1, y - w * 0.5),
                (x + w * 0.56, y - w * 0.4),
                (x + w * 0.5, y - w * 0.1),
                (x - w * 0.5, y - w * 0.1)
            ],
            Look::of(p.wood_dark).inflate(w * 0.04),
        );
    } else {
        s.blob(&nodes![(x - w * 0.56, y - w * 0.36; corner), (x, y - w * 0.3), (x + w * 0.56, y - w * 0.36; corner), (x + w * 0.46, y - w * 0.02; corner), (x - w * 0.46, y - w * 0.02; corner)], wood);
        for k in [-0.3, 0.0, 0.3] {
            s.limb(
                &nodes![(x + w * k, y - w * 0.3), (x + w * k * 0.86, y - w * 0.04)],
                &[w * 0.02],
                Look::of(p.wood_dark).alpha(0.7),
            );
        }
        s.limb(
            &nodes![(x - w * 0.6, y - w * 0.02), (x, y + w * 0.09), (x + w * 0.6, y - w * 0.02)],
            &[w * 0.07],
            wood,
        );
    }
}

/// A smith rocks a thundercloud with his boot, finger on his lips; the town passes on tiptoe.
fn cloud(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(640.0, 150.0, 0.4);
    s.sky(0.6, 0.5);
    let p = s.palette;
    // The town on tiptoe: a frieze against the evening.
    let hill = nodes![(-30, 560; corner), (200, 520), (460, 540), (830, 500; corner), (830, 1300; corner), (-30, 1300; corner)];
    s.blob(&hill, Look::of(p.mid.mix(p.fog, 0.3)).to(p.mid).inflate(20.0).shadow(0.0));
    let dark = p.near.dim(0.8).mix(p.ambient, 0.3);
    let kinds = [Kind::Woman, Kind::Man, Kind::Goose, Kind::Granny, Kind::Girl, Kind::Bear, Kind::Boy];
    s.as_silhouette(dark, |s| {
        for (i, kind) in kinds.iter().enumerate() {
            let x = 90.0 + i as f32 * 105.0;
            let h = if kind.is_child() { 120.0 } else { 165.0 + (i % 3) as f32 * 12.0 };
            let who = Person::new(*kind, &p).hat(if i % 3 == 1 { Hat::Bowler } else { Hat::None }, p.dark);
            let a = Actor::new(who, x, 532.0 - sin(i as f32) * 6.0, h).profile().tiptoeing();
            a.hand_own(NEAR, 20.0, -60.0, Hand::Grip).hand_own(FAR, 14.0, -62.0, Hand::Fist).paint(s);
            // Shoes in the hand.
            s.ellipse(x + h * 0.24, 532.0 - h * 0.62, h * 0.05, h * 0.03, Look::of(dark));
        }
    });
    // The last one has a drum.
    s.as_silhouette(dark, |s| s.ellipse(700.0, 470.0, 26.0, 20.0, Look::of(dark)));
    s.rect(
        -30.0,
        980.0,
        860.0,
        260.0,
        Look::of(p.wood).to(p.wood_dark).inflate(6.0).grain(0.0).texture(0.3).shadow(0.4),
    );
    let smith = c.human(Kind::Man).bearded().wearing(Dress::Apron, p.wood_dark.lighter(0.08)).girth(1.35);
    let s = &mut c.scene;
    under(s, 240.0, 1110.0, 150.0);
    chair(s, 220.0, 960.0, 190.0, 150.0);
    let smith = Actor::new(smith, 250.0, 1120.0, 720.0)
        .sitting()
        .feeling(Feeling::Awe)
        .with(|m| m.facing(0.12).glancing(0.0, 0.0).nodding(0.0).tilted(6.0));
    let smith = smith.feet((16.0, -4.0), (34.0, -14.0), [0.0, -26.0]);
    let mouth = smith.mouth();
    let smith = smith.hand(NEAR, mouth.x - 26.0, mouth.y + 92.0, Hand::Hush).wrist(NEAR, -36.0).hand_own(
        FAR,
        18.0,
        -34.0,
        Hand::Rest,
    );
    smith.paint(s);
    let (x, y, w) = (560.0, 1120.0, 330.0);
    cradle(s, x, y, w, true);
    let puff = |dx: f32, dy: f32, r: f32| Puff { at: point(x + dx, y + dy), radius: r, near: r };
    s.cloud(Cloud {
        puffs: vec![
            puff(-110.0, -150.0, 62.0),
            puff(-40.0, -190.0, 74.0),
            puff(50.0, -170.0, 66.0),
            puff(110.0, -130.0, 48.0),
            puff(0.0, -120.0, 60.0),
        ],
        lit: p.white.mix(p.fog, 0.3),
        mid: p.metal.mix(p.fog, 0.3),
        shade: p.ambient.lighter(0.12),
        alpha: 1.0,
        warp: 0.4,
        fade_y: 1300.0,
        fade_height: 10.0,
        span: [y - 270.0, y - 60.0],
    });
    for side in [-1.0, 1.0] {
        let ex = x - 30.0 + side * 34.0;
        s.line(
            &nodes![(ex - 16.0, y - 172.0), (ex, y - 162.0), (ex + 16.0, y - 172.0)],
            5.0,
            Look::lamp(p.ink),
        );
    }
    s.line(
        &nodes![(x - 46.0, y - 138.0), (x - 30.0, y - 130.0), (x - 14.0, y - 138.0)],
        4.0,
        Look::lamp(p.ink),
    );
    s.poly(
        &nodes![
            (x + 96.0, y - 150.0),
            (x + 78.0, y - 116.0),
            (x + 96.0, y - 118.0),
            (x + 84.0, y - 84.0),
            (x + 116.0, y - 128.0),
            (x + 98.0, y - 126.0)
        ],
        Look::lamp(p.flame),
    );
    s.glow(x + 96.0, y - 116.0, 70.0, p.flame, 0.5);
    let blanket = p.accent.mix(p.cream, 0.2);
    s.blob(
        &nodes![
            (x - 150.0, y - 104.0),
            (x - 60.0, y - 112.0),
            (x + 60.0, y - 96.0),
            (x + 160.0, y - 108.0),
            (x + 150.0, y - 60.0),
            (x - 140.0, y - 60.0)
        ],
        Look::of(blanket).inflate(14.0),
    );
    cradle(s, x, y, w, false);
    s.note("cloud", Role::Subject);

    s.focus(x - 20.0, y - 150.0, 130.0);
}

/// A hen rocks a lion that sucks its thumb; the smallest of its subjects peep over the edge of the table.
fn lion(c: &mut Composer) {
    c.room(760.0, (120.0, 240.0));
    let s = &mut c.scene;
    let p = s.palette;
    let hen = Person::new(Kind::Hen, &p)
        .wearing(Dress::Apron, p.red.mix(p.wood, 0.2))
        .hat(Hat::Nightcap, p.cream.dim(0.94));
    let lion =
        Person::new(Kind::Lion, &p).wearing(Dress::Nightshirt, p.cream.dim(0.95)).hat(Hat::Crown, p.gold);
    let (x, y, w) = (470.0, 1010.0, 560.0);
    cradle(s, x, y, w, true);
    s.ellipse(x - 96.0, y - 224.0, 170.0, 70.0, Look::of(p.cream).inflate(24.0));
    let mien = Feeling::Asleep.mien().facing(0.25).tilted(-12.0);
    s.at(&[shift(x - 90.0, y - 270.0), turn(-14.0), scale(2.5)], |s| head(s, &lion, &mien, View::Front));
    let paw = LoneHand {
        at: point(x + 66.0, y - 150.0),
        size: 96.0,
        degrees: 206.0,
        thumb: 1.0,
        hand: Hand::Fist,
        colour: lion.skin,
        paw: true,
        sleeve: p.cream.dim(0.95),
        from: point(x + 190.0, y - 90.0),
    };
    paw.paint_with(s, |_| {});
    let blanket = p.accent2.mix(p.red, 0.3);
    s.blob(
        &nodes![
            (x - 250.0, y - 166.0),
            (x - 60.0, y - 150.0),
            (x + 120.0, y - 168.0),
            (x + 290.0, y - 186.0),
            (x + 260.0, y - 60.0),
            (x - 240.0, y - 60.0)
        ],
        Look::of(blanket).inflate(24.0).texture(0.2),
    );
    cradle(s, x, y, w, false);
    let hen = Actor::new(hen, 150.0, 1090.0, 560.0)
        .feeling(Feeling::Fear)
        .with(|m| m.facing(0.2).glancing(0.0, 0.1).tilted(-4.0));
    let mouth = hen.mouth();
    let hen = hen
        .hand(FAR, 250.0, 800.0, Hand::Grip)
        .hand(NEAR, mouth.x - 6.0, mouth.y + 74.0, Hand::Hush)
        .wrist(NEAR, -24.0);
    under(s, 150.0, 1096.0, 120.0);
    hen.paint(s);
    // Along the lower edge: those who hold their breath.
    let crowd = [Kind::Mouse, Kind::Sheep, Kind::Hare, Kind::Pig, Kind::Mouse, Kind::Goat];
    for (i, kind) in crowd.iter().enumerate() {
        let who = Person::new(*kind, &p);
        let (hx, hy) = (300.0 + i as f32 * 92.0, 1150.0 + (i % 2) as f32 * 16.0);
        let mien = Feeling::Fear.mien().facing(-0.3).glancing(-0.3, -0.7);
        s.at(&[shift(hx, hy), scale(0.86)], |s| head(s, &who, &mien, View::Front));
    }
    s.focus(560.0, 1150.0, 160.0);
    s.note("lion", Role::Subject);
    s.note("rooster", Role::Object);
    s.note("mouse", Role::Detail);
    s.focus(x - 90.0, y - 270.0, 160.0);
}
