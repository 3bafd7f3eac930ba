//! Things of luck and wonder: crystal ball, flying carpet, horseshoe, piggy bank, rainbow, snowflake.

use super::easel::*;

pub(super) static CRYSTAL_BALL: Motif = Motif::new(
    "crystal_ball",
    Lamp,
    Front,
    [-52.0, -122.0, 52.0, 4.0],
    &[Stands, Floats, Giant, Tiny, Carried, Holds, Lit],
    crystal_ball,
);
pub(super) static FLYING_CARPET: Motif = Motif::new(
    "flying_carpet",
    Vehicle,
    Left,
    [-104.0, -34.0, 104.0, 42.0],
    &[Floats, Giant, Tiny, Ridden, Outline],
    flying_carpet,
);
pub(super) static HORSESHOE: Motif = Motif::new(
    "horseshoe",
    Tool,
    Front,
    [-52.0, -62.0, 52.0, 58.0],
    &[Floats, Hangs, Giant, Tiny, Carried, Many, Outline],
    horseshoe,
);
pub(super) static PIGGY_BANK: Motif = Motif::new(
    "piggy_bank",
    Vessel,
    Left,
    [-71.0, -123.0, 70.0, -4.0],
    &[Stands, Floats, Giant, Tiny, Carried, Holds, Ridden, Outline],
    piggy_bank,
);
pub(super) static RAINBOW: Motif = Motif::new(
    "rainbow",
    Heavenly,
    Front,
    [-108.0, -92.0, 108.0, 16.0],
    &[Floats, Giant, Tiny, Ridden, Outline],
    rainbow,
);
pub(super) static SNOWFLAKE: Motif = Motif::new(
    "snowflake",
    Heavenly,
    Front,
    [-61.0, -70.0, 61.0, 70.0],
    &[Floats, Hangs, Giant, Tiny, Many, Outline],
    snowflake,
);

fn crystal_ball(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let mist = dress.main.unwrap_or(p.water[0].lighter(0.06));
    s.blob(
        &nodes! { (-44, 2; corner), (-38, -14), (-24, -24), (24, -24), (38, -14), (44, 2; corner), (0, 4) },
        form(p.wood_dark, 5.0),
    );
    for x in [-34.0, 34.0] {
        s.dot(x, 0.0, 7.0, form(p.gold, 2.6));
    }
    if !dress.unlit {
        s.glow(0.0, -70.0, 78.0, mist.lighter(0.2), 0.5);
    }
    s.group(Group::new(), |s| {
        s.dot(0.0, -70.0, 50.0, form(mist.dim(0.8), 22.0));
        s.dot(4.0, -62.0, 34.0, Look::mark(mist.lighter(0.14)).alpha(0.55).soft(12.0));
        for (path, w) in [
            (nodes! { (-36, -58), (-10, -74), (10, -60), (36, -76) }, 9.0),
            (nodes! { (-30, -84), (-6, -92), (12, -82), (34, -94) }, 6.0),
            (nodes! { (-28, -42), (-2, -52), (14, -40), (30, -48) }, 7.0),
        ] {
            s.limb(&path, &[1.0, w, w * 0.7, 1.0], Look::mark(p.white).alpha(0.5).soft(2.4));
        }
        s.poly(&around(2.0, -68.0, 8, |i| if i % 2 == 0 { 12.0 } else { 3.4 }), Look::mark(p.flame));
        for (x, y) in [(-20.0, -88.0), (24.0, -52.0), (22.0, -96.0), (-22.0, -48.0)] {
            s.poly(&around(x, y, 8, |i| if i % 2 == 0 { 4.6 } else { 1.4 }), Look::mark(p.flame));
        }
    });
    shine(s, &nodes! { (-40, -68), (-36, -92), (-16, -110) }, 7.0);
    s.limb(&nodes! { (-40, -25), (0, -16), (40, -25) }, &[7.0, 10.0, 7.0], form(p.gold, 3.0));
    for x in [-24.0, 0.0, 24.0] {
        s.dot(x, -19.0 + (1.0 - x * x / 576.0) * 3.0, 4.0, form(p.red, 1.6));
    }
}

fn flying_carpet(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let pile = dress.main.unwrap_or(p.red);
    let border = dress.accent.unwrap_or(p.gold);
    let far = nodes! { (-72, -20), (-36, -32), (6, -20), (48, -30), (96, -18) };
    let near = nodes! { (-96, 18), (-56, 6), (-8, 24), (40, 14), (82, 32) };
    let sheet = |inset: f32| -> Vec<Node> {
        let (up, down) = (sample(&far, 20), sample(&near, 20));
        let pick = |i: usize, t: f32| up[i].towards(down[i], t);
        let n = up.len() - 1;
        let cut = (inset * n as f32 * 0.5) as usize;
        let mut edge: Vec<Node> = (cut..=n - cut).map(|i| pick(i, inset)).map(|q| node(q.x, q.y)).collect();
        edge.extend((cut..=n - cut).rev().map(|i| pick(i, 1.0 - inset)).map(|q| node(q.x, q.y)));
        edge
    };
    for (a, b) in [(far[0], near[0]), (far[4], near[4])] {
        let d = if a.at.x < 0.0 { -1.0 } else { 1.0 };
        for i in 0..9 {
            let t = i as f32 / 8.0;
            let (x, y) = (lerp(a.at.x, b.at.x, t), lerp(a.at.y, b.at.y, t));
            s.limb(
                &nodes! { (x, y), (x + d * 5.0, y + 2.0), (x + d * 9.0, y + 8.0) },
                &[2.6, 2.4, 1.6],
                form(p.cream, 0.8),
            );
        }
    }
    s.at(&[shift(0.0, 5.0)], |s| s.poly(&sheet(0.0), form(pile.dim(0.5), 1.0)));
    s.poly(&sheet(0.0), form(border, 5.0));
    s.poly(&sheet(0.12), form(p.accent2.dim(0.6), 4.0).shadow(0.1));
    s.poly(&sheet(0.2), form(pile, 4.0).shadow(0.1));
    let (up, down) = (sample(&far, 20), sample(&near, 20));
    for i in [5, 10, 15] {
        if let (Some(u), Some(v)) = (up.get(i), down.get(i)) {
            let q = u.towards(*v, 0.5);
            let k = if i == 10 { 1.3 } else { 0.9 };
            s.poly(
                &nodes! {
                    (q.x, q.y - 11.0 * k), (q.x + 15.0 * k, q.y), (q.x, q.y + 11.0 * k),
                    (q.x - 15.0 * k, q.y)
                },
                patch(border).inflate(1.0),
            );
            s.poly(
                &nodes! {
                    (q.x, q.y - 6.0 * k), (q.x + 8.0 * k, q.y), (q.x, q.y + 6.0 * k), (q.x - 8.0 * k, q.y)
                },
                patch(p.accent2.dim(0.6)),
            );
            s.ellipse(q.x, q.y, 2.6, 2.0, patch(p.cream));
        }
    }
    for i in 1..20 {
        if let (Some(u), Some(v)) = (up.get(i), down.get(i)) {
            for t in [0.06, 0.94] {
                let q = u.towards(*v, t);
                s.ellipse(q.x, q.y, 2.2, 1.4, patch(pile));
            }
        }
    }
}

fn horseshoe(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let iron = dress.main.unwrap_or(p.metal.lighter(0.08));
    let arc = nodes! {
        (-24, 50), (-40, 16), (-36, -24), (-18, -46), (0, -50), (18, -46), (36, -24), (40, 16),
        (24, 50)
    };
    s.limb(&arc, &[18.0, 21.0, 23.0, 24.0, 24.0, 24.0, 23.0, 21.0, 18.0], form(iron, 6.0));
    let groove = nodes! {
        (-27, 38), (-40, 12), (-35, -22), (-18, -43), (0, -47), (18, -43), (35, -22), (40, 12),
        (27, 38)
    };
    s.line(&groove, 5.0, Look::of(iron.dim(0.55)).shadow(0.0));
    for q in sample(&groove, 16).into_iter().step_by(2) {
        s.rect(q.x - 2.4, q.y - 2.4, 4.8, 4.8, Look::lamp(p.ink));
    }
    both(s, |s| s.dot(23.0, 50.0, 8.4, form(iron, 3.0)));
    let bow = dress.accent.unwrap_or(p.red);
    for d in [-1.0, 1.0] {
        s.limb(
            &nodes! { (0, -50), (d * 8.0, -30), (d * 14.0, -18) },
            &[5.0, 7.0, 9.0],
            form(bow.dim(0.88), 1.8),
        );
        s.blob(&nodes! { (0, -52), (d * 20.0, -64), (d * 22.0, -42) }, form(bow, 3.0));
    }
    s.dot(0.0, -52.0, 6.0, form(bow.dim(0.85), 2.0));
}

fn piggy_bank(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let glaze = dress.main.unwrap_or(p.pink);
    for (x, k) in [(-20.0, 0.75), (34.0, 0.75), (-34.0, 1.0), (22.0, 1.0)] {
        s.limb(&nodes! { (x, -26), (x, -4) }, &[17.0, 14.0], form(glaze.dim(k), 4.0));
    }
    s.line(
        &nodes! { (58, -54), (68, -60), (64, -70), (58, -64), (68, -56) },
        3.4,
        form(glaze.dim(0.85), 1.2),
    );
    s.dot(4.0, -107.0, 16.0, form(p.gold, 3.0));
    s.dot(4.0, -107.0, 11.0, form(p.gold.lighter(0.05), 1.6));
    s.poly(&around(4.0, -107.0, 10, |i| if i % 2 == 0 { 7.0 } else { 3.0 }), patch(p.gold.dim(0.7)));
    s.blob(
        &nodes! {
            (-52, -56), (-40, -86), (-4, -98), (36, -90), (58, -62), (54, -34), (30, -16), (-20, -16),
            (-46, -30)
        },
        form(glaze, 24.0),
    );
    s.limb(&nodes! { (-12, -95), (22, -95) }, &[5.0], Look::lamp(p.ink));
    for (x, y) in [(12.0, -52.0), (34.0, -58.0), (28.0, -38.0)] {
        for i in 0..5 {
            let a = radians(i as f32 * 72.0);
            s.dot(x + 5.0 * sin(a), y - 5.0 * cos(a), 3.4, patch(p.white).alpha(0.9));
        }
        s.dot(x, y, 2.4, patch(p.gold));
    }
    s.blob(&nodes! { (-36, -82), (-34, -102; corner), (-16, -88), (-20, -76) }, form(glaze.dim(0.92), 3.0));
    s.blob(&nodes! { (-52, -80), (-58, -98; corner), (-40, -92), (-38, -80) }, form(glaze, 3.0));
    s.ellipse(-62.0, -56.0, 9.0, 13.0, form(glaze.lighter(0.03), 4.0));
    for y in [-60.0, -52.0] {
        s.ellipse(-64.0, y, 2.0, 2.8, Look::lamp(p.red.dim(0.5)));
    }
    eye(s, dress, -44.0, -68.0, 3.4);
    s.dot(-38.0, -52.0, 5.4, Look::of(p.red).alpha(0.35).shadow(0.0).rim(0.0));
    s.line(&nodes! { (-54, -40), (-46, -38), (-38, -42) }, 1.4, Look::lamp(p.red.dim(0.6)));
    shine(s, &nodes! { (-30, -72), (-16, -86), (8, -90) }, 5.0);
}

fn rainbow(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let bands = [
        dress.main.unwrap_or(p.red),
        p.fox,
        p.gold,
        p.leaf.lighter(0.12),
        p.water[1],
        p.pink.mix(p.water[0], 0.5),
    ];
    for (i, c) in bands.into_iter().enumerate() {
        let r = 92.0 - i as f32 * 8.4;
        let arc: Vec<Node> = (0..=16)
            .map(|j| radians(-90.0 + j as f32 * 11.25))
            .map(|a| node(r * sin(a), -r * 0.98 * cos(a)))
            .collect();
        s.line(&arc, 9.0, form(c.lighter(0.04), 3.0).shadow(0.0).rim(0.3));
    }
    both(s, |s| {
        for (x, y, r) in
            [(52.0, 2.0, 13.0), (92.0, 0.0, 15.0), (72.0, -6.0, 19.0), (62.0, 6.0, 12.0), (82.0, 6.0, 12.0)]
        {
            s.dot(x, y, r, form(p.white, r * 0.5).shadow(0.2));
        }
    });
}

fn snowflake(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let ice = dress.main.unwrap_or(p.white.mix(p.water[1], 0.15));
    for i in 0..6 {
        s.at(&[turn(i as f32 * 60.0)], |s| {
            s.limb(&nodes! { (0, 0), (0, -62) }, &[8.0, 5.0], form(ice, 2.4));
            for (y, w) in [(-28.0, 15.0), (-44.0, 13.0)] {
                for d in [-1.0, 1.0] {
                    s.limb(&nodes! { (0, y), (d * w, y - w) }, &[5.4, 3.4], form(ice, 1.8));
                }
            }
            s.poly(&nodes! { (0, -70), (6, -62), (0, -54), (-6, -62) }, form(ice, 2.0));
            s.poly(&nodes! { (0, -20), (8, -13), (0, -4), (-8, -13) }, form(ice.dim(0.88), 1.6));
        });
    }
    s.poly(&around(0.0, 0.0, 6, |_| 12.0), form(ice, 3.0));
    s.poly(&around(0.0, 0.0, 12, |i| if i % 2 == 0 { 7.0 } else { 3.4 }), patch(p.water[1]));
}
