//! Everybody has been chosen but one.

mod ballroom;

use super::acting::*;
use crate::settings::air;

pub(super) static LAST_TO_BE_CHOSEN: Relation = Relation {
    id: "last_to_be_chosen",
    themes: Themes::Only(&["looking-glass", "half-asleep", "carousel", "lost-kites"]),
    moods: &[Mood::Loneliness, Mood::Longing, Mood::Mischief],
    slots: &[],
    layouts: &[
        framed("yard", Setup::Corridor, yard),
        framed("ballroom", Setup::Fairground, ballroom::ballroom),
    ],
};

/// A yard: two teams, arms round shoulders, look elsewhere; between them a small thundercloud, cap in hands, rains on its own shoes.
fn yard(c: &mut Composer) {
    let team = [Kind::Girl, Kind::Boy, Kind::Girl, Kind::Boy].map(|kind| c.human(kind));
    let s = &mut c.scene;
    s.light_at(400.0, 170.0, 0.5);
    let p = s.palette;
    s.sky(0.5, 0.3);
    // A wall of bricks at the end of the yard, a basket on it, the ground with chalk.
    let brick = p.red.mix(p.wood, 0.45);
    s.rect(-30.0, 80.0, 860.0, 510.0, Look::of(brick.dim(0.8)).flat().shadow(0.0));
    for j in 0..14 {
        for i in 0..13 {
            let (x, y) = (-60.0 + i as f32 * 72.0 + (j % 2) as f32 * 36.0, 82.0 + j as f32 * 36.0);
            s.rect(
                x,
                y,
                67.0,
                31.0,
                Look::of(brick.lighter(0.015 * ((i * 5 + j * 3) % 4) as f32))
                    .inflate(4.0)
                    .texture(0.3)
                    .shadow(0.2),
            );
        }
    }
    s.rect(-30.0, 62.0, 860.0, 30.0, Look::of(p.stone).inflate(7.0));
    // On the wall, in chalk: how it would like it to be.
    let chalk = Look::of(p.white).alpha(0.85);
    s.stroke(
        &Path::blob(&nodes![
            (310, 300),
            (316, 240),
            (364, 216),
            (404, 176),
            (456, 210),
            (492, 240),
            (486, 300),
            (400, 312)
        ]),
        7.0,
        chalk,
    );
    s.line(&nodes![(366, 270), (400, 290), (436, 268)], 6.0, chalk);
    for (x, y) in [(378.0, 244.0), (424.0, 244.0)] {
        s.dot(x, y, 6.0, chalk);
    }
    for x in [270.0, 340.0, 464.0, 534.0] {
        let lift = if x < 400.0 { 46.0 } else { -46.0 };
        s.stroke(&Path::ellipse(x, 364.0, 18.0, 20.0), 5.0, chalk);
        s.line(&nodes![(x, 384), (x, 444)], 5.0, chalk);
        s.line(&nodes![(x - 20.0, 490), (x, 444), (x + 20.0, 490)], 5.0, chalk);
        s.line(&nodes![(x - lift * 0.5, 350), (x, 400), (x + lift, 318)], 5.0, chalk);
    }
    s.focus(400.0, 320.0, 170.0);
    let ground = p.stone.mix(p.accent2, 0.15).lighter(0.05);
    s.poly(
        &nodes![(-30, 586), (830, 586), (830, 1240), (-30, 1240)],
        Look::of(ground).to(ground.dim(0.7)).flat().texture(0.3).shadow(0.0),
    );
    for k in -4..=4 {
        let x = 400.0 + k as f32 * 26.0;
        let w = 400.0 + k as f32 * 190.0;
        s.limb(
            &nodes![(x, 590), (w, 1240)],
            &[2.0, 6.0],
            Look::of(ground.dim(0.8)).alpha(0.6).flat().shadow(0.0),
        );
    }
    s.limb(&nodes![(400, 592), (400, 760)], &[4.0, 8.0], Look::of(p.white).alpha(0.7).flat().shadow(0.0));
    s.stroke(&Path::ellipse(400.0, 1040.0, 250.0, 96.0), 10.0, Look::of(p.white).alpha(0.65));
    // The cloud.
    let grey = lch(0.64, 0.03, 262.0).mix(p.accent2, 0.2);
    let (x, y) = (400.0, 720.0);
    s.ellipse(x, 1080.0, 150.0, 36.0, Look::of(p.water[1].mix(p.white, 0.25)).inflate(4.0).alpha(0.85));
    // The only ball, behind its back.
    s.dot(x + 104.0, y + 226.0, 70.0, Look::of(p.red).inflate(26.0).rim(1.2));
    s.limb(
        &nodes![(x + 40.0, y + 206.0), (x + 104.0, y + 236.0), (x + 170.0, y + 222.0)],
        &[9.0],
        Look::of(p.white).inflate(2.0),
    );
    s.focus(x + 110.0, y + 226.0, 90.0);
    for side in [-1.0, 1.0] {
        let foot = x + side * 44.0 - 8.0;
        s.limb(
            &nodes![(x + side * 54.0, y + 100.0), (x + side * 26.0, y + 236.0), (foot, y + 336.0)],
            &[40.0, 34.0, 30.0],
            Look::of(grey.dim(0.8)).inflate(11.0),
        );
        s.blob(
            &nodes![
                (foot - 46.0, y + 362.0),
                (foot - 40.0, y + 330.0),
                (foot - 4.0, y + 312.0),
                (foot + 36.0, y + 326.0),
                (foot + 44.0, y + 362.0)
            ],
            Look::of(p.wood_dark).inflate(13.0),
        );
    }
    for (dx, dy, r) in [
        (0.0, 40.0, 150.0),
        (-110.0, 60.0, 92.0),
        (112.0, 56.0, 94.0),
        (-70.0, -60.0, 98.0),
        (60.0, -76.0, 106.0),
        (0.0, -20.0, 120.0),
    ] {
        s.dot(
            x + dx,
            y + dy,
            r,
            Look::of(grey.lighter(if dy < 0.0 { 0.06 } else { 0.0 }))
                .inflate(r * 0.36)
                .texture(0.25)
                .shadow(0.15),
        );
    }
    let mien = Mien { gaze: [0.0, -0.35], tilt: 5.0, cheek: 1.4, ..Feeling::Brave.mien() };
    visage(s, x, y, 300.0, &mien, grey);
    // Both hands at the cap.
    s.blob(
        &nodes![
            (x - 74.0, y + 160.0),
            (x - 60.0, y + 122.0),
            (x, y + 108.0),
            (x + 62.0, y + 122.0),
            (x + 78.0, y + 160.0),
            (x, y + 178.0)
        ],
        Look::of(p.gold).inflate(16.0).texture(0.2),
    );
    s.limb(
        &nodes![(x - 84.0, y + 164.0), (x - 20.0, y + 184.0), (x + 40.0, y + 180.0)],
        &[10.0, 20.0, 8.0],
        Look::of(p.gold.dim(0.8)).inflate(5.0),
    );
    for side in [-1.0, 1.0] {
        s.limb(
            &nodes![
                (x + side * 176.0, y + 74.0),
                (x + side * 150.0, y + 150.0),
                (x + side * 78.0, y + 150.0)
            ],
            &[48.0, 42.0, 36.0],
            Look::of(grey).inflate(13.0),
        );
        s.dot(x + side * 72.0, y + 150.0, 26.0, Look::of(grey.lighter(0.05)).inflate(9.0));
    }
    air::rain(s, 90, [270.0, y + 190.0, 530.0, 1070.0]);
    for k in 0..16 {
        let (dx, dy) = ((k % 8) as f32 * 34.0 - 119.0, (k / 8) as f32 * 90.0 + (k % 3) as f32 * 30.0);
        s.limb(
            &nodes![(x + dx, y + 196.0 + dy), (x + dx - 6.0, y + 232.0 + dy)],
            &[2.0, 6.0],
            Look::of(p.white.mix(p.accent2, 0.2)).flat().alpha(0.85),
        );
    }
    // The teams: large, cropped, and looking elsewhere.
    let colours = [p.red.dim(0.9), p.red, p.leaf, p.leaf.dim(0.85)];
    let places = [
        (118.0, 1130.0, 660.0, -0.5),
        (-14.0, 1230.0, 800.0, -0.7),
        (690.0, 1140.0, 640.0, 0.6),
        (820.0, 1240.0, 800.0, 0.4),
    ];
    let faces = [Feeling::Calm, Feeling::Mischief, Feeling::Offended, Feeling::Joy];
    for i in [0, 2, 1, 3] {
        let (x, y, h, turn) = places[i];
        let inner = if i < 2 { 1.0 } else { -1.0 };
        let a = Actor::new(team[i].wearing(Dress::Shirt, colours[i]), x, y, h)
            .front()
            .feeling(faces[i])
            .with(|m| m.facing(turn));
        let a = a.with(|m| Mien { gaze: [turn * 1.2, -0.4], ..m });
        let (own, other) = if inner > 0.0 { (FAR, NEAR) } else { (NEAR, FAR) };
        let a = if i % 2 == 0 {
            a.hand_own(own, inner * 15.0, -37.0, Hand::Rest).hand_own(
                other,
                -inner * 13.0,
                -70.0,
                Hand::Hidden,
            )
        } else {
            a.hand(own, places[i - 1].0 - inner * 10.0, places[i - 1].1 - places[i - 1].2 * 0.6, Hand::Cover)
        };
        a.paint(s);
    }
    s.focus(x, y, 190.0);
    s.note("cloud", Role::Subject);
    s.note("child", Role::Object);
}
