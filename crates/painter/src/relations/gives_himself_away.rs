//! Who is what they give.

use super::acting::*;
use crate::settings::interior;

pub(super) static GIVES_HIMSELF_AWAY: Relation = Relation {
    id: "gives_himself_away",
    themes: Themes::Only(&["moonhare", "tides", "first-light", "carousel", "marbles"]),
    moods: &[Mood::Tenderness, Mood::Greed, Mood::Memory],
    slots: &[],
    layouts: &[framed("bread", Setup::Company, bread), framed("wool", Setup::Spiral, wool)],
};

/// An old man of bread on a park bench feeds birds with himself; a goose in a bib pulls at his coat, a small bird brings crumbs back.
fn bread(c: &mut Composer) {
    let _ = c.outdoors("garden", 760.0);
    let s = &mut c.scene;
    s.light_at(180.0, 120.0, 0.55);
    let p = s.palette;
    let crust = lch(0.60, 0.11, 62.0).mix(p.fog, 0.06);
    let crumb = lch(0.90, 0.05, 84.0);
    bench(s, -40.0, 840.0, 880.0, 210.0);
    let old = Person::new(Kind::Grandad, &p)
        .skin(crust.lighter(0.12))
        .wearing(Dress::Coat, crust)
        .legs(crust.dim(0.75), crust.dim(0.55));
    let old = Person { hair: crumb, ..old.girth(1.2).bearded() };
    let old = Actor::new(old, 370.0, 1150.0, 1010.0).front().sitting().feeling(Feeling::Tenderness);
    let old = old.looking_at(point(90.0, 600.0)).with(|m| Mien { nod: 0.2, ..m });
    let old = old.hand(NEAR, 84.0, 676.0, Hand::Pinch).hand_own(FAR, 16.0, -58.0, Hand::Hidden);
    s.group(Group::new(), |s| {
        old.legs(s);
        old.body(s);
    });
    // Cuts of the baker on his chest; where the sleeve was, the crumb shows.
    for k in 0..3 {
        let y = 640.0 + k as f32 * 84.0;
        s.limb(
            &nodes![(300, y + 40.0), (370, y), (446, y - 26.0)],
            &[4.0, 26.0, 4.0],
            Look::of(crumb).inflate(6.0).texture(0.3).shadow(0.2),
        );
    }
    let q = old.shoulder(FAR);
    s.ellipse(q.x + 10.0, q.y + 50.0, 62.0, 78.0, Look::of(crumb).inflate(14.0).texture(0.45));
    for (dx, dy, r) in
        [(-8.0, 20.0, 9.0), (26.0, 50.0, 12.0), (-2.0, 80.0, 7.0), (30.0, 92.0, 6.0), (14.0, 4.0, 6.0)]
    {
        s.dot(q.x + dx, q.y + dy, r, Look::of(crumb.dim(0.8)).inflate(2.0));
    }
    old.head(s);
    // What is left of the hat.
    let e = old.crown();
    s.ellipse(e.x - 6.0, e.y + 46.0, 176.0, 34.0, Look::of(crust.dim(0.85)).inflate(14.0));
    s.blob(&nodes![(e.x - 116.0, e.y + 36.0; corner), (e.x - 108.0, e.y - 60.0), (e.x - 40.0, e.y - 104.0), (e.x + 6.0, e.y - 98.0; corner), (e.x - 8.0, e.y - 66.0), (e.x + 20.0, e.y - 48.0; corner), (e.x + 10.0, e.y - 12.0), (e.x + 44.0, e.y + 4.0; corner), (e.x + 40.0, e.y + 40.0; corner)], Look::of(crust).inflate(26.0).texture(0.3));
    s.limb(
        &nodes![
            (e.x + 6.0, e.y - 94.0),
            (e.x - 4.0, e.y - 64.0),
            (e.x + 22.0, e.y - 46.0),
            (e.x + 14.0, e.y - 12.0),
            (e.x + 44.0, e.y + 6.0),
            (e.x + 42.0, e.y + 34.0)
        ],
        &[24.0],
        Look::of(crumb).inflate(6.0).texture(0.4),
    );
    s.focus(old.eye().x, old.eye().y, 190.0);
    // The finger of crust.
    let g = old.grip(NEAR);
    old.arm_with(s, NEAR, |s| {
        s.limb(
            &nodes![(g.x + 4.0, g.y + 12.0), (g.x - 26.0, g.y - 44.0)],
            &[26.0, 30.0],
            Look::of(crust).inflate(8.0),
        );
        s.ellipse(g.x - 28.0, g.y - 48.0, 15.0, 12.0, Look::of(crumb).inflate(3.0));
    });
    // Sparrows, shy.
    for (x, y, h, right) in [
        (56.0, 560.0, 96.0, true),
        (60.0, 870.0, 104.0, true),
        (170.0, 866.0, 92.0, true),
        (690.0, 604.0, 84.0, false),
        (130.0, 1120.0, 110.0, true),
        (270.0, 1150.0, 96.0, false),
    ] {
        let facing = if right { Facing::Right } else { Facing::Left };
        s.place(motif("songbird"), At::new(x, y).height(h).standing().facing(facing).silent());
    }
    s.limb(&nodes![(-20, 556), (110, 566)], &[16.0, 8.0], Look::of(p.wood).inflate(4.0));
    for k in 0..14 {
        let (x, y) = (60.0 + k as f32 * 27.0, 1140.0 + ((k * 37) % 40) as f32);
        s.dot(x, y, 5.0 + (k % 3) as f32, Look::of(crumb).inflate(2.0));
    }
    // The goose in the bib.
    let goose = Person::new(Kind::Goose, &p).wearing(Dress::Fur, p.white).girth(1.35);
    let goose = Actor::new(goose, 672.0, 1190.0, 640.0).left().feeling(Feeling::Greed).lean(10.0);
    let goose = goose.looking_at(point(430.0, 880.0)).hand(NEAR, 540.0, 940.0, Hand::Grip).hand(
        FAR,
        520.0,
        880.0,
        Hand::Grip,
    );
    s.group(Group::new(), |s| {
        goose.arm(s, FAR);
        goose.legs(s);
        goose.body(s);
        let m = goose.mouth();
        s.blob(
            &nodes![
                (m.x - 30.0, m.y + 50.0),
                (m.x + 30.0, m.y + 40.0),
                (m.x + 110.0, m.y + 56.0),
                (m.x + 90.0, m.y + 190.0),
                (m.x + 10.0, m.y + 220.0),
                (m.x - 40.0, m.y + 150.0)
            ],
            Look::of(p.red).inflate(14.0),
        );
        for (dx, dy) in [(10.0, 90.0), (60.0, 110.0), (20.0, 160.0)] {
            s.dot(m.x + dx, m.y + dy, 11.0, Look::of(p.white).inflate(2.0));
        }
        goose.head(s);
        goose.arm(s, NEAR);
    });
    let g = goose.grip(FAR);
    s.blob(
        &nodes![
            (g.x - 60.0, g.y - 10.0),
            (g.x + 6.0, g.y - 24.0),
            (g.x + 14.0, g.y + 26.0),
            (g.x - 50.0, g.y + 60.0)
        ],
        Look::of(crust).inflate(12.0),
    );
    goose.fingers(s, FAR);
    goose.fingers(s, NEAR);
    // The smallest brings some back.
    s.place(motif("songbird"), At::new(316.0, 936.0).height(64.0).standing().facing(Facing::Right).silent());
    for (dx, dy, r) in [(0.0, 0.0, 12.0), (16.0, 10.0, 9.0), (2.0, 18.0, 8.0)] {
        s.dot(360.0 + dx, 910.0 + dy, r, Look::of(crumb).inflate(4.0).shadow(0.4));
    }
    s.focus(340.0, 910.0, 80.0);
    s.note("old_man", Role::Subject);
    s.note("songbird", Role::Object);
    s.note("goose", Role::Witness);
    s.note("bench", Role::Detail);
}

/// A mother of wool: her children knit with the thread that she unravels from; the smallest knits her a new hand.
fn wool(c: &mut Composer) {
    let kids = [Kind::Boy, Kind::Girl].map(|kind| c.human(kind));
    let s = &mut c.scene;
    s.light_at(640.0, 200.0, 0.55);
    let p = s.palette;
    let yarn = p.accent;
    interior::wall(s, p.gold.mix(p.wood, 0.45).mix(p.cream, 0.2));
    interior::boards(s, 900.0, p.wood);
    interior::window(s, 160.0, 210.0, 170.0, 240.0);
    // The thread winds in from the corner over the wall, round and round.
    let eye = point(470.0, 470.0);
    let spiral: Vec<Point> = (0..90)
        .map(|k| {
            let t = k as f32 / 89.0;
            let a = radians(t * 900.0 + 40.0);
            let r = lerp(640.0, 190.0, t);
            point(eye.x + cos(a) * r * 0.74, eye.y + 60.0 + sin(a) * r)
        })
        .collect();
    cord(s, &spiral, 13.0, yarn.dim(0.8));
    cord(s, &spiral, 8.0, yarn.lighter(0.06));
    // A rug, wound of the same thread.
    for k in (1..9).rev() {
        let r = k as f32 * 46.0;
        s.ellipse(
            440.0,
            1090.0,
            r,
            r * 0.3,
            Look::of(if k % 2 == 0 { yarn.dim(0.85) } else { yarn.mix(p.cream, 0.35) })
                .inflate(5.0)
                .shadow(0.2)
                .texture(0.4),
        );
    }
    chair(s, 470.0, 900.0, 330.0, 190.0);
    let knit = yarn.mix(p.cream, 0.1);
    let mum = Person::new(Kind::Woman, &p)
        .skin(knit.mix(p.pink, 0.35).lighter(0.14))
        .hair(yarn.dim(0.7), Hair::Bun)
        .wearing(Dress::Gown, knit)
        .cut(0)
        .cloth(Cloth::Stripes)
        .legs(knit, knit.dim(0.7));
    let mum = Actor::new(mum, 470.0, 1080.0, 900.0).front().sitting().feeling(Feeling::Tenderness);
    let smallest =
        Actor::new(Person { head: 1.15, ..kids[1].wearing(Dress::Coat, p.leaf) }, 690.0, 1150.0, 430.0)
            .left()
            .feeling(Feeling::Joy);
    let mum = mum.looking_at(smallest.eye()).with(|m| Mien { upper: [0.42, 0.42], ..m });
    let mum = mum.hand(FAR, 616.0, 770.0, Hand::Hidden).elbow(FAR, -1.0).hand(NEAR, 300.0, 760.0, Hand::Open);
    s.group(Group::new(), |s| {
        mum.legs(s);
        mum.body(s);
        mum.head(s);
        mum.arm(s, NEAR);
        mum.arm(s, FAR);
    });
    // Stitches in her cheeks and her hem; half of the hem is thread already.
    let m = mum.mouth();
    for row in 0..5 {
        for k in 0..7 {
            let (x, y) = (m.x - 72.0 + k as f32 * 24.0, m.y - 250.0 + row as f32 * 14.0);
            s.line(
                &nodes![(x - 7.0, y), (x, y + 8.0), (x + 7.0, y)],
                3.0,
                Look::of(yarn.dim(0.55)).alpha(0.5),
            );
        }
    }
    for k in 0..7 {
        let x = 330.0 + k as f32 * 20.0;
        s.line(
            &nodes![(x, 1010), (x - 24.0, 1060), (x - 4.0, 1110), (x - 50.0, 1150)],
            6.0,
            Look::of(yarn.lighter(0.04)),
        );
    }
    // The stump, the new hand on its needles.
    let w = mum.grip(FAR);
    let w = point(w.x.clamp(590.0, 640.0), w.y);
    for k in 0..6 {
        let a = radians(k as f32 * 60.0);
        s.line(
            &nodes![(w.x - 8.0, w.y), (w.x + cos(a) * 40.0 + 14.0, w.y + sin(a) * 26.0 + 6.0)],
            6.0,
            Look::of(yarn),
        );
    }
    let child = smallest.looking_at(mum.eye()).hand(NEAR, w.x + 50.0, w.y + 60.0, Hand::Grip).hand(
        FAR,
        w.x + 20.0,
        w.y + 70.0,
        Hand::Grip,
    );
    s.group(Group::new(), |s| {
        child.arm(s, FAR);
        child.legs(s);
        child.body(s);
        child.head(s);
        let (x, y) = (w.x + 22.0, w.y + 10.0);
        s.blob(
            &nodes![
                (x - 40.0, y - 20.0),
                (x - 34.0, y - 70.0),
                (x, y - 92.0),
                (x + 30.0, y - 70.0),
                (x + 30.0, y - 34.0),
                (x + 58.0, y - 44.0),
                (x + 60.0, y - 18.0),
                (x + 28.0, y + 10.0),
                (x + 24.0, y + 40.0),
                (x - 34.0, y + 40.0)
            ],
            Look::of(p.red).inflate(14.0).texture(0.5).grain(0.0),
        );
        for a in [-34.0f32, 30.0] {
            s.limb(
                &nodes![(x - a, y + 76.0), (x + a * 1.3, y - 4.0)],
                &[7.0, 5.0],
                Look::of(p.cream).inflate(2.0),
            );
        }
        child.arm(s, NEAR);
    });
    s.focus(w.x + 20.0, w.y, 100.0);
    s.focus(mum.eye().x, mum.eye().y, 170.0);
    // Her two elder ones knit for themselves.
    let boy = Person { head: 1.1, ..kids[0].wearing(Dress::Shirt, p.accent2).scarf(yarn) };
    let boy = Actor::new(boy, 150.0, 1160.0, 560.0).feeling(Feeling::Greed).with(|m| Mien {
        tongue: false,
        open: 0.0,
        ..m
    });
    let boy = boy.looking_at(point(290.0, 880.0)).hand(NEAR, 216.0, 880.0, Hand::Grip).hand(
        FAR,
        270.0,
        870.0,
        Hand::Grip,
    );
    let (a, b) = (boy.grip(NEAR), boy.grip(FAR));
    s.group(Group::new(), |s| {
        boy.arm(s, FAR);
        boy.legs(s);
        boy.body(s);
        boy.head(s);
        boy.arm(s, NEAR);
        s.blob(
            &nodes![
                (a.x - 30.0, a.y + 6.0),
                (b.x + 26.0, b.y + 10.0),
                (b.x + 40.0, b.y + 130.0),
                (b.x + 10.0, b.y + 260.0),
                (a.x - 10.0, a.y + 270.0),
                (a.x - 30.0, a.y + 130.0)
            ],
            Look::of(yarn).inflate(12.0).texture(0.5).grain(0.0),
        );
        for k in 0..7 {
            s.line(
                &nodes![
                    (a.x - 26.0, a.y + 40.0 + k as f32 * 32.0),
                    (b.x + 28.0, b.y + 46.0 + k as f32 * 32.0)
                ],
                5.0,
                Look::of(p.cream).alpha(0.7),
            );
        }
        s.limb(
            &nodes![(a.x - 60.0, a.y - 34.0), (b.x + 20.0, b.y + 18.0)],
            &[7.0, 5.0],
            Look::of(p.cream).inflate(2.0),
        );
        s.limb(
            &nodes![(b.x + 60.0, b.y - 40.0), (a.x, a.y + 18.0)],
            &[7.0, 5.0],
            Look::of(p.cream).inflate(2.0),
        );
        boy.fingers(s, NEAR);
        boy.fingers(s, FAR);
    });
    s.focus(boy.eye().x, boy.eye().y, 110.0);
    s.note("woman", Role::Subject);
    s.note("thread", Role::Object);
    s.note("child", Role::Witness);
    s.note("room", Role::Setting);
}
