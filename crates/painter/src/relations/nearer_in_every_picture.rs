//! From picture to picture somebody comes nearer, until the last one.

use super::acting::*;
use super::bust::{bust, face};
use crate::settings::{air, trees};

pub(super) static NEARER_IN_EVERY_PICTURE: Relation = Relation {
    id: "nearer_in_every_picture",
    themes: Themes::Only(&["looking-glass", "carousel", "marbles"]),
    moods: &[Mood::Mischief, Mood::Dread, Mood::Longing],
    slots: &[],
    layouts: &[framed("booth", Setup::Frames, booth), framed("panes", Setup::Sampler, panes)],
};

/// Four photographs from a booth: a wolf alone; a sheep squeezes in and his hat slips; both laugh, cheek to cheek; the stool is empty, the curtain swings, a straw hat flies.
fn booth(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(400.0, 60.0, 0.7);
    let p = s.palette;
    backdrop(s, p.dark.lighter(0.04), p.dark.dim(0.7));
    s.rect(28.0, 24.0, 744.0, 1152.0, Look::of(p.white.mix(p.cream, 0.4)).inflate(8.0).texture(0.15));
    let cloth = p.red.mix(p.wood, 0.15).dim(0.8);
    let wolf = Person::new(Kind::Wolf, &p).wearing(Dress::Coat, p.accent2.mix(p.dark, 0.35));
    let sheep = Person::new(Kind::Sheep, &p).wearing(Dress::Gown, p.accent);
    for n in 0..4 {
        let (x, y) = (62.0 + (n % 2) as f32 * 346.0, 60.0 + (n / 2) as f32 * 552.0);
        let (w, h) = (330.0, 524.0);
        let at = |dx: f32, dy: f32| point(x + dx, y + dy);
        s.group(Group::new().clip(Path::rect(x, y, w, h)), |s| {
            s.rect(x, y, w, h, Look::of(cloth.dim(0.85)).to(cloth.dim(0.55)).flat().texture(0.2).shadow(0.0));
            let sway = if n == 3 { 60.0 } else { 0.0 };
            for k in 0..7 {
                let x0 = x - 10.0 + k as f32 * 56.0;
                s.limb(
                    &nodes![(x0, y - 10.0), (x0 + sway * 0.4, y + 260.0), (x0 + sway, y + h)],
                    &[46.0, 44.0, 50.0],
                    Look::of(cloth.lighter(0.02 * (k % 2) as f32)).inflate(16.0).texture(0.2).grain(90.0),
                );
            }
            // The stool.
            s.limb(
                &nodes![(x + 165.0, y + 470.0), (x + 165.0, y + h)],
                &[22.0],
                Look::of(p.metal).inflate(6.0),
            );
            s.ellipse(x + 165.0, y + 466.0, 84.0, 22.0, Look::of(p.wood_dark).inflate(8.0));
            match n {
                0 => {
                    let q = at(165.0, 250.0);
                    bust(
                        s,
                        &wolf.hat(Hat::Bowler, p.dark),
                        &face(Feeling::Suspicion, 0.0, (0.0, 0.05)),
                        q.x,
                        q.y,
                        190.0,
                    );
                }
                1 => {
                    let q = at(110.0, 270.0);
                    bust(
                        s,
                        &wolf,
                        &Mien { tilt: -8.0, ..face(Feeling::Awe, -0.3, (0.6, 0.1)) },
                        q.x,
                        q.y,
                        180.0,
                    );
                    // His hat over his brow.
                    s.at(&[shift(q.x - 4.0, q.y - 62.0), turn(-14.0), scale(1.5)], |s| {
                        s.place(motif("top_hat"), At::new(0.0, 0.0).height(62.0).centred().silent());
                    });
                    let q = at(250.0, 290.0);
                    bust(
                        s,
                        &sheep.hat(Hat::Straw, p.gold),
                        &Mien { tilt: 10.0, ..face(Feeling::Joy, -0.4, (-0.6, 0.0)) },
                        q.x,
                        q.y,
                        170.0,
                    );
                }
                2 => {
                    let q = at(230.0, 286.0);
                    bust(
                        s,
                        &sheep.hat(Hat::Straw, p.gold),
                        &Mien { tilt: -14.0, upper: [1.0, 1.0], ..face(Feeling::Joy, -0.3, (0.0, 0.0)) },
                        q.x,
                        q.y,
                        190.0,
                    );
                    let q = at(108.0, 250.0);
                    bust(
                        s,
                        &wolf,
                        &Mien { tilt: 15.0, open: 1.0, wide: 1.4, ..face(Feeling::Greed, 0.45, (0.8, 0.2)) },
                        q.x,
                        q.y,
                        210.0,
                    );
                }
                _ => {
                    s.at(&[shift(x + 210.0, y + 150.0), turn(28.0)], |s| {
                        s.ellipse(0.0, 14.0, 88.0, 24.0, Look::of(p.gold).inflate(9.0).texture(0.4));
                        s.blob(
                            &nodes![(-48, 12), (-44, -40), (0, -58), (44, -40), (48, 12)],
                            Look::of(p.gold.lighter(0.03)).inflate(16.0).texture(0.4),
                        );
                        s.limb(&nodes![(-48, 2), (0, 12), (48, 2)], &[16.0], Look::of(p.red).inflate(4.0));
                    });
                    // Two tufts of wool on the stool, and a bowler.
                    for (dx, dy) in [(116.0, 446.0), (206.0, 450.0), (90.0, 500.0)] {
                        s.ellipse(x + dx, y + dy, 20.0, 13.0, Look::of(p.white).inflate(7.0).texture(0.4));
                    }
                    s.ellipse(x + 165.0, y + 452.0, 66.0, 14.0, Look::of(p.dark).inflate(5.0));
                    s.blob(
                        &nodes![
                            (x + 122.0, y + 450.0),
                            (x + 128.0, y + 404.0),
                            (x + 165.0, y + 386.0),
                            (x + 202.0, y + 404.0),
                            (x + 208.0, y + 450.0)
                        ],
                        Look::of(p.dark.lighter(0.03)).inflate(16.0),
                    );
                }
            }
        });
        s.focus(x + 165.0, y + 270.0, 120.0);
    }
    s.note("wolf", Role::Subject);
    s.note("sheep", Role::Object);
    s.note("hat", Role::Detail);
    s.note("painting", Role::Detail);
}

/// A window of six panes, six days: somebody with an umbrella comes nearer from pane to pane; in the last nobody. On the table the second cup steams, and a shadow with ears falls on the cloth.
fn panes(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(400.0, 300.0, 0.6);
    let p = s.palette;
    let wall = p.wood.mix(p.accent2, 0.3).dim(0.62);
    backdrop(s, wall, wall.dim(0.7));
    s.rect(50.0, 40.0, 700.0, 850.0, Look::of(p.cream.mix(p.wood, 0.25)).inflate(14.0));
    let bear =
        Person::new(Kind::Bear, &p).wearing(Dress::Coat, p.dark.lighter(0.08)).hat(Hat::Bowler, p.dark);
    for n in 0..6 {
        let (x, y) = (76.0 + (n % 2) as f32 * 330.0, 66.0 + (n / 2) as f32 * 270.0);
        let (w, h) = (318.0, 256.0);
        s.group(Group::new().clip(Path::rect(x, y, w, h)), |s| {
            let day = [p.sky[1], p.sky[2], p.fog, p.sky[0].mix(p.grey, 0.4), p.accent2.mix(p.fog, 0.5), p.sky[3]][n];
            s.rect(x, y, w, h, Look::of(day).to(day.lighter(0.12)).flat().texture(0.2).shadow(0.0));
            let ground = [p.leaf, p.gold.mix(p.leaf, 0.4), p.wood.mix(p.leaf, 0.4), p.mid, p.white, p.leaf.lighter(0.06)][n];
            s.blob(&nodes![(x - 10.0, y + 150.0; corner), (x + 90.0, y + 130.0), (x + 220.0, y + 156.0), (x + w + 10.0, y + 140.0; corner), (x + w + 10.0, y + h + 10.0; corner), (x - 10.0, y + h + 10.0; corner)], Look::of(ground).to(ground.dim(0.75)).inflate(8.0).texture(0.3).shadow(0.0));
            s.limb(&nodes![(x + 190.0, y + 140.0), (x + 150.0, y + 190.0), (x + 180.0, y + h)], &[8.0, 26.0, 70.0], Look::of(p.cream.mix(ground, 0.3)).inflate(3.0).shadow(0.0));
            trees::tree(s, if n == 3 || n == 4 { trees::Sort::Bare } else { trees::Sort::Round }, x + 54.0, y + 170.0, 130.0, ground.dim(0.7), None);
            // Who comes.
            let k = [34.0, 66.0, 116.0, 190.0, 520.0, 0.0][n];
            if n < 5 {
                let foot = [142.0, 162.0, 196.0, 240.0, 520.0][n];
                let (bx, by) = (x + [190.0, 178.0, 170.0, 172.0, 170.0][n], y + foot);
                let a = Actor::new(bear, bx, by, k).front().feeling(Feeling::Calm);
                let a = if n == 4 { a.mien(face(Feeling::Shame, 0.0, (0.0, 0.1))) } else { a };
                let a = a.hand_own(FAR, 22.0, -62.0, Hand::Grip);
                a.paint(s);
                let g = a.grip(FAR);
                s.limb(&nodes![(g.x, g.y + k * 0.1), (g.x, g.y - k * 0.56)], &[k * 0.025], Look::of(p.wood_dark));
                let top = g.y - k * 0.5;
                s.blob(&nodes![(g.x - k * 0.42, top; corner), (g.x - k * 0.3, top - k * 0.22), (g.x, top - k * 0.32), (g.x + k * 0.3, top - k * 0.22), (g.x + k * 0.42, top; corner), (g.x + k * 0.2, top - k * 0.04), (g.x, top), (g.x - k * 0.2, top - k * 0.04)], Look::of(p.red).inflate(k * 0.08));
            } else {
                // The gate stands open, the umbrella leans on it.
                for gx in [70.0, 240.0] {
                    s.limb(&nodes![(x + gx, y + 130.0), (x + gx, y + 240.0)], &[16.0], Look::of(p.white).inflate(4.0));
                }
                for gy in [150.0, 190.0, 226.0] {
                    s.limb(&nodes![(x + 240.0, y + gy), (x + 300.0, y + gy + 26.0)], &[9.0], Look::of(p.white).inflate(3.0));
                }
                s.limb(&nodes![(x + 96.0, y + 250.0), (x + 76.0, y + 130.0)], &[34.0, 10.0], Look::of(p.red).inflate(9.0));
            }
            match n {
                2 => s.rect(x, y, w, h, Look::of(p.fog).alpha(0.45).flat().shadow(0.0).rim(0.0)),
                3 => air::rain(s, 40, [x, y, x + w, y + h]),
                4 => {
                    for k in 0..18 {
                        s.dot(x + (k * 97 % 318) as f32, y + (k * 61 % 256) as f32, 5.0, Look::of(p.white).flat());
                    }
                }
                _ => {}
            }
        });
        s.focus(x + 160.0, y + 130.0, 90.0);
    }
    // The table.
    table_cloth(s, 930.0, 190.0, p.cream.mix(p.pink, 0.2));
    // A shadow from our side.
    let shade = Look::of(p.ambient.dim(0.5)).emissive().alpha(0.42).soft(9.0).flat().shadow(0.0).rim(0.0);
    s.blob(
        &nodes![
            (90, 1250),
            (120, 1110),
            (150, 1040),
            (130, 990),
            (160, 962),
            (196, 984),
            (240, 974),
            (286, 984),
            (322, 962),
            (350, 990),
            (332, 1040),
            (370, 1110),
            (400, 1250)
        ],
        shade,
    );
    for (x, y) in [(300.0, 1030.0), (560.0, 1040.0)] {
        s.place(motif("teacup"), At::new(x, y).height(86.0).standing().silent());
    }
    for (k, x) in [540.0, 566.0, 590.0].into_iter().enumerate() {
        s.limb(
            &nodes![(x, 950), (x + 14.0, 915), (x - 4.0, 880.0 - k as f32 * 10.0)],
            &[3.0, 9.0, 2.0],
            Look::of(p.white).alpha(0.6).soft(3.0).flat().shadow(0.0),
        );
    }
    s.place(motif("bread"), At::new(690.0, 1060.0).height(90.0).standing().silent());
    s.focus(240.0, 1050.0, 110.0);
    s.note("bear", Role::Subject);
    s.note("umbrella", Role::Object);
    s.note("teacup", Role::Detail);
    s.note("room", Role::Setting);
}
