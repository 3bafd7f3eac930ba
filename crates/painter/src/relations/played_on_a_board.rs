//! The land is a game board, and somebody small is about to be moved.

use super::prelude::*;

pub(super) static PLAYED_ON_A_BOARD: Relation = Relation {
    id: "played_on_a_board",
    themes: Themes::Shared,
    moods: &[Mood::Dread, Mood::Mischief],
    slots: &[
        thing(
            "subject",
            &[
                "chess_knight",
                "chess_king",
                "hare",
                "rooster",
                "tower",
                "rocking_horse",
                "cat",
                "dice",
                "nesting_doll",
                "goose",
            ],
        ),
        WITNESS,
    ],
    layouts: &[
        view("plain", Camera::Wide, plain).witnessed(),
        view("from_above", Camera::Aerial, from_above).witnessed(),
    ],
};

fn squares(s: &Scene) -> (moonhare_scene::colour::Colour, moonhare_scene::colour::Colour) {
    let p = s.palette;
    let dark = if p.near.l < 0.6 { p.near.mix(p.mid, 0.4) } else { p.ambient.mix(p.sky[0], 0.5) };
    (p.cream.mix(p.fog, 0.2), dark)
}

/// The board runs to the mountains.
fn plain(c: &mut Composer) {
    let piece = c.motif("subject");
    c.scene.light_at(160.0, 300.0, 0.35);
    let who = c.somebody("witness").from_behind().holding(motif("umbrella"), 62.0, Grip::Base, 18.0, -62.0);
    let s = &mut c.scene;
    let p = s.palette;
    air::open_sky(s, &Wish::default(), 0.6);
    crate::settings::terrain::peaks(s, 640.0, 230.0, p.far.mix(p.fog, 0.5), true);
    let (light, dark) = squares(s);
    s.rect(-10.0, 640.0, 820.0, 600.0, Look::of(light.dim(0.9)).flat().rim(0.0).shadow(0.0).hatch(0.0));
    let at = |u: f32, v: f32| {
        let z = 1.0 + v * 0.55;
        (400.0 + u * 304.0 / z, 640.0 + 560.0 / z)
    };
    for v in 0..14 {
        for u in -7..8 {
            if (u + v) % 2 == 0 {
                let (u, v) = (u as f32, v as f32);
                let q = [at(u - 0.5, v), at(u + 0.5, v), at(u + 0.5, v + 1.0), at(u - 0.5, v + 1.0)];
                s.poly(
                    &nodes![(q[0].0, q[0].1), (q[1].0, q[1].1), (q[2].0, q[2].1), (q[3].0, q[3].1)],
                    Look::of(dark).flat().rim(0.0).shadow(0.0).texture(0.2).rough(0.8),
                );
            }
        }
    }
    s.note("chessboard", Role::Object);
    s.fog(660.0, 70.0, 0.7);
    for (id, u, v, tone) in [
        ("chess_rook", -1.2, 5.2, p.cream),
        ("chess_pawn", 1.9, 3.6, p.dark),
        ("chess_king", -2.1, 3.4, p.dark),
    ] {
        if let Some(m) = motifs::find(id) {
            let (x, y) = at(u, v);
            let k = 900.0 / (1.0 + v * 0.55);
            s.place(
                &m.dressed(Dress::main(tone)),
                At::new(x, y).height(k * 0.6).standing().shadow(0.4).group(Group::new().fog(0.07 * v)),
            );
        }
    }
    s.place(
        piece,
        At::new(560.0, 980.0)
            .scale(fit(piece, 430.0, 560.0))
            .standing()
            .facing(Facing::Left)
            .shadow(0.5)
            .subject()
            .giant(),
    );
    s.place(&who, At::new(210.0, 1110.0).height(250.0).standing().looking_at(560.0).shadow(0.5).witness());
    c.scene.focus(560.0, 720.0, 260.0);
    c.scene.focus(210.0, 990.0, 150.0);
}

/// From the player's chair: squares fill the card.
fn from_above(c: &mut Composer) {
    let piece = c.motif("subject");
    c.scene.light_at(90.0, 60.0, 0.5);
    let who = c.somebody("witness").feeling(Expression::Afraid);
    let s = &mut c.scene;
    let p = s.palette;
    let (light, dark) = squares(s);
    s.paint_sky(Sky {
        stops: vec![(0.0, p.wood_dark), (1.0, p.wood_dark.dim(0.7))],
        ..Sky::of(&p, 0.0, 0.0)
    });
    s.at(&[shift(400.0, 600.0), turn(-14.0)], |s| {
        s.rect(-760.0, -900.0, 1520.0, 1800.0, Look::of(p.wood).inflate(20.0).texture(0.3));
        for v in -5..5 {
            for u in -4..4 {
                let colour = if (u + v) % 2 == 0 { light } else { dark };
                let tone = colour.lighter(s.rng.range(-0.03, 0.03));
                s.rect(
                    u as f32 * 185.0,
                    v as f32 * 185.0,
                    183.0,
                    183.0,
                    Look::of(tone).inflate(5.0).rim(0.0).shadow(0.2).texture(0.25),
                );
            }
        }
    });
    s.note("chessboard", Role::Object);
    s.group(Group::new().alpha(0.4).blur(14.0).multiplied(), |s| {
        s.blob(
            &nodes![(560, -60), (640, 160), (600, 420), (420, 560), (250, 520), (330, 300), (460, 120)],
            Look::of(p.ambient).flat().rim(0.0).shadow(0.0),
        );
    });
    s.place(
        piece,
        At::new(300.0, 620.0)
            .scale(fit(piece, 440.0, 540.0))
            .standing()
            .facing(Facing::Right)
            .shadow(0.5)
            .subject()
            .giant(),
    );
    for (id, x, y, tone) in [("chess_pawn", 640.0, 380.0, p.dark), ("chess_rook", 110.0, 1080.0, p.cream)] {
        if let Some(m) = motifs::find(id) {
            s.place(&m.dressed(Dress::main(tone)), At::new(x, y).height(240.0).standing().shadow(0.5));
        }
    }
    s.place(&who, At::new(560.0, 960.0).height(250.0).standing().looking_at(300.0).shadow(0.5).witness());
    c.scene.focus(300.0, 380.0, 240.0);
    c.scene.focus(560.0, 840.0, 150.0);
}
