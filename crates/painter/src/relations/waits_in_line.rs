//! All the world queues before a very small door.

use super::prelude::*;

pub(super) static WAITS_IN_LINE: Relation = Relation {
    id: "waits_in_line",
    themes: Themes::Only(&["looking-glass", "carousel"]),
    moods: &[Mood::Loneliness, Mood::Mischief],
    tells: [
        "{a:witness}, {a:second} and many others queue {where:setting} before a tiny door",
        "{a:witness}, {a:second} e molti altri fanno la fila {where:setting} davanti a una porticina",
        "{a:witness}, {a:second} y muchos otros hacen cola {where:setting} ante una puertecita",
        "{a:witness}, {a:second} e muitos outros fazem fila {where:setting} diante de uma portinha",
        "{a:witness}, {a:second} i molts d'altres fan cua {where:setting} davant d'una porteta",
        "{a:witness}, {a:second} et bien d'autres font la queue {where:setting} devant une porte minuscule",
    ],
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
    layouts: &[view("across", Camera::Wide, across), view("snake", Camera::Aerial, snake)],
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
        c.scene.figure(
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
    c.secret(740.0, stage.y(740.0) + 60.0, 34.0);
    c.front(&stage);
    c.scene.focus(150.0, 800.0, 230.0);
    c.scene.focus(650.0, 980.0, 150.0);
}

/// From above: the line winds back and forth over the whole card.
fn snake(c: &mut Composer) {
    c.scene.light_at(100.0, 80.0, 0.5);
    let place = c.setting("setting");
    let s = &mut c.scene;
    let p = s.palette;
    s.note(place.id, Role::Setting);
    let ground = match place.id {
        "snowfield" => p.white.mix(p.fog, 0.3),
        "desert" => p.gold.mix(p.far, 0.4),
        "moonscape" => p.stone,
        "city" => p.stone.mix(p.near, 0.3),
        "cloud_sea" => p.sky[3],
        _ => p.leaf.mix(p.far, 0.4),
    };
    s.paint_sky(Sky {
        stops: vec![(0.0, ground.mix(p.fog, 0.3)), (1.0, ground.dim(0.85))],
        ..Sky::of(&p, 0.1, 0.3)
    });
    tiny_door(s, 610.0, 210.0, 66.0);
    let mut spots = Vec::new();
    for row in 0..5 {
        let n = 6;
        for i in 0..n {
            let u = i as f32 / (n - 1) as f32;
            let x = if row % 2 == 0 { lerp(540.0, 110.0, u) } else { lerp(110.0, 690.0, u) };
            let y = 260.0 + 190.0 * row as f32 + 60.0 * u + if row % 2 == 0 { 0.0 } else { 10.0 };
            spots.push((x, y, 92.0 + 26.0 * row as f32));
        }
    }
    for (i, (x, y, h)) in spots.into_iter().enumerate() {
        let who = match i {
            0 => c.somebody("witness"),
            1 => c.somebody("second"),
            _ => c.stranger(),
        };
        let facing = if (i / 6) % 2 == 0 { Facing::Right } else { Facing::Left };
        let at = At::new(x, y).height(h).standing().facing(facing).shadow(0.3);
        c.scene.figure(
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
    c.scene.focus(400.0, 860.0, 300.0);
    c.scene.focus(600.0, 200.0, 120.0);
}
