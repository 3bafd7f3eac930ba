//! The scene that tests and benches paint.

use moonhare_scene::geometry::{Path, corner, node, point, shift};
use moonhare_scene::palette::Palette;
use moonhare_scene::{Cloud, Dot, Dots, Fog, Group, Look, Puff, Scene, Stroke, Strokes, Water};

/// Every sort of step once. Painted by hand, so that new motifs don't change it.
pub(crate) fn scene() -> Scene {
    let p = Palette::named("teal").expect("a palette");
    let mut s = Scene::new(11, p);
    s.light_at(250.0, 260.0, 0.3);
    s.sky(0.6, 0.5);
    let puffs = [(500.0, 260.0, 70.0), (570.0, 280.0, 50.0)].map(|(x, y, radius)| Puff {
        at: point(x, y),
        radius,
        near: 0.0,
    });
    s.cloud(Cloud {
        puffs: puffs.to_vec(),
        lit: p.light,
        mid: p.sky[3],
        shade: p.sky[1],
        alpha: 1.0,
        warp: 0.3,
        fade_y: 320.0,
        fade_height: 40.0,
        span: [190.0, 330.0],
    });
    s.group(Group::new().fog(0.3).halo(p.light, 0.4, 12.0), |s| {
        let hill = [
            node(-50.0, 760.0),
            node(300.0, 620.0),
            node(600.0, 700.0),
            corner(900.0, 780.0),
            corner(-50.0, 900.0),
        ];
        s.blob(&hill, Look::of(p.mid).to(p.far).fur(6.0, -90.0, 5.0));
    });
    s.water(Water::of(&p, 780.0, 250.0));
    s.fog_bank(Fog { y: 780.0, height: 60.0, colour: p.fog, alpha: 0.5, rise: 1.2 });
    let shadow = s.cast_shadow(400.0, 1000.0, 0.5);
    s.group(Group::new().cast(shadow), |s| {
        s.at(&[shift(400.0, 1000.0)], |s| {
            s.limb(
                &[node(0.0, 0.0), node(20.0, -150.0), node(-10.0, -300.0)],
                &[90.0, 60.0, 20.0],
                Look::of(p.accent),
            );
            s.ellipse(0.0, -340.0, 60.0, 70.0, Look::of(p.cream).rim(0.8));
            s.dot(-20.0, -350.0, 8.0, Look::lamp(p.ink));
            s.line(&[node(-30.0, -310.0), node(0.0, -300.0), node(30.0, -310.0)], 4.0, p.red);
            s.part(
                &Path::ellipse(0.0, -460.0, 50.0, 20.0).and(Path::ellipse(0.0, -460.0, 40.0, 12.0)),
                Look::of(p.gold).even_odd(),
            );
        });
    });
    s.strokes(Strokes {
        list: (0..40u8)
            .map(|i| {
                let x = f32::from(i) * 20.0;
                let points = [point(x, 1190.0), point(x + 5.0, 1150.0), point(x + 15.0, 1100.0)];
                Stroke { points, widths: [4.0, 0.5], colour: p.near, alpha: 1.0 }
            })
            .collect(),
        ..Strokes::default()
    });
    let list = vec![Dot { at: point(120.0, 150.0), radius: 12.0, colour: p.light, alpha: 0.8, soft: 2.0 }];
    s.dots(Dots { list, ..Dots::default() });
    s.glow(400.0, 660.0, 200.0, p.flame, 0.4);
    s.rays(250.0, 100.0, 700.0, p.light, 0.3, Some([20.0, 160.0]));
    s.focus(400.0, 700.0, 200.0);
    s
}
