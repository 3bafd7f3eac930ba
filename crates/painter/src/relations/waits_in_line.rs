//! All the world queues before a very small door.

use super::prelude::*;

pub(super) static WAITS_IN_LINE: Relation = Relation {
    id: "waits_in_line",
    themes: Themes::Only(&["looking-glass", "carousel"]),
    moods: &[Mood::Loneliness, Mood::Mischief],
    slots: &[
        WITNESS,
        one_of(
            "second",
            &[
                "king",
                "bear",
                "clock_head",
                "gentleman",
                "lion",
                "elephant",
                "queen",
                "pig",
                "sheep",
                "penguin",
            ],
        ),
        place(&["desert", "snowfield", "hills", "cloud_sea", "city", "moonscape"]),
    ],
    layouts: &[
        view("across", Camera::Wide, across),
        view("through_the_door", Camera::CutOut, through_the_door),
    ],
};

fn tiny_door(s: &mut Scene, x: f32, y: f32, h: f32) {
    let p = s.palette;
    let w = h * 0.3;
    s.note("door", Role::Object);
    s.glow(x, y - h * 0.5, h * 2.4, p.flame, 0.55);
    s.blob(&nodes![(x - w * 1.3, y; corner), (x - w * 1.3, y - h * 0.8), (x, y - h * 1.14), (x + w * 1.3, y - h * 0.8), (x + w * 1.3, y; corner)], Look::of(p.stone).inflate(h * 0.05));
    s.blob(&nodes![(x - w, y; corner), (x - w, y - h * 0.74), (x, y - h), (x + w, y - h * 0.74), (x + w, y; corner)], Look::of(p.red).grain(90.0).texture(0.3));
    s.dot(x + w * 0.55, y - h * 0.45, h * 0.04, p.gold);
}

/// They stand across the card, ever smaller; the door is the smallest.
fn across(c: &mut Composer) {
    c.scene.light_at(640.0, 240.0, 0.35);
    let stage = c.stage(&Wish { ground: 1000.0, open: [0.0, 800.0], ..Wish::default() });
    tiny_door(&mut c.scene, 690.0, stage.y(690.0) + 20.0, 84.0);
    for i in (0..6).rev() {
        let t = i as f32 / 5.0;
        let who = match i {
            0 => c.somebody("witness"),
            1 => c.somebody("second"),
            _ => c.stranger(),
        };
        let who = if i == 0 { who.from_behind() } else { who };
        let x = lerp(130.0, 600.0, t);
        let at = At::new(x, lerp(1150.0, stage.y(600.0) + 34.0, t))
            .height(lerp(560.0, 190.0, t))
            .standing()
            .facing(Facing::Right)
            .shadow(0.4);
        c.scene.place(
            &who,
            if i == 0 {
                at.subject()
            } else if i == 1 {
                at.witness()
            } else {
                at.silent()
            },
        );
    }
    c.front(&stage);
    c.scene.focus(150.0, 800.0, 230.0);
    c.scene.focus(650.0, 980.0, 150.0);
}

/// From behind the door: a dark wall, a doorway no higher than three cups, and the first face that looks in.
fn through_the_door(c: &mut Composer) {
    c.scene.light_at(420.0, 620.0, 0.2);
    c.scene.rim = 0.9;
    let stage = c.stage(&Wish { ground: 880.0, open: [150.0, 650.0], ..Wish::default() });
    for i in (0..7).rev() {
        let t = i as f32 / 6.0;
        let who = if i == 0 { c.somebody("second") } else { c.stranger() };
        let at = At::new(lerp(500.0, 330.0, t), lerp(1000.0, stage.y(330.0) - 6.0, t))
            .height(lerp(400.0, 90.0, t))
            .standing()
            .facing(Facing::Left)
            .shadow(0.4);
        c.scene.place(&who, if i == 0 { at.witness() } else { at.silent() });
    }
    c.front(&stage);
    let who = c.somebody("witness").doing(Pose::Lean).feeling(Expression::Wondering);
    let s = &mut c.scene;
    s.place(&who, At::new(350.0, 1075.0).height(560.0).standing().facing(Facing::Left).subject());
    let p = s.palette;
    let hole = Path::blob(
        &nodes![(205, 1060; corner), (205, 640), (250, 500), (400, 420), (550, 500), (595, 640), (595, 1060; corner)],
    );
    let wall = p.near.mix(p.wood_dark, 0.5);
    s.note("door", Role::Object);
    s.group(Group::new(), |s| {
        let sheet = Path::rect(-40.0, -40.0, 880.0, 1120.0).and(hole.clone());
        s.part(&sheet, Look::of(wall).to(wall.dim(0.7)).even_odd().flat().rim(0.0).shadow(0.7).texture(0.34));
        for (x, y) in [
            (90.0, 120.0),
            (250.0, 250.0),
            (420.0, 110.0),
            (590.0, 260.0),
            (720.0, 130.0),
            (90.0, 430.0),
            (710.0, 450.0),
        ] {
            s.ellipse(x, y, 16.0, 24.0, Look::mark(wall.lighter(0.07)));
        }
    });
    s.stroke(&hole, 36.0, Look::of(p.wood).inflate(11.0).shadow(0.6).texture(0.3));
    crate::settings::interior::boards(s, 1064.0, p.wood_dark);
    s.poly(
        &nodes![(215, 1066), (585, 1066), (700, 1230), (60, 1230)],
        Look::of(p.light).emissive().screen().alpha(0.3).soft(14.0).shadow(0.0),
    );
    // The open leaf of the door, and what shows how small it is.
    s.poly(
        &nodes![(602, 470), (700, 430), (700, 1110), (602, 1066)],
        Look::of(p.red).inflate(9.0).grain(90.0).texture(0.3).shadow(0.6),
    );
    s.dot(684.0, 790.0, 9.0, p.gold);
    s.place(motif("teacup"), At::new(120.0, 1160.0).height(150.0).standing().shadow(0.5));
    c.scene.focus(330.0, 700.0, 240.0);
    c.scene.focus(120.0, 1090.0, 120.0);
}
