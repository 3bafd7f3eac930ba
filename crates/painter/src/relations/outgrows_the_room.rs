//! Somebody has become too large for the place they are in.

use super::prelude::*;

pub(super) static OUTGROWS_THE_ROOM: Relation = Relation {
    id: "outgrows_the_room",
    themes: Themes::Shared,
    moods: &[Mood::Loneliness, Mood::Dread],
    tells: [
        "{a+giant:witness} hardly fits {where:setting} beside {a+tiny:subject}",
        "{a+giant:witness} ci sta appena {where:setting} accanto a {a+tiny:subject}",
        "{a+giant:witness} apenas cabe {where:setting} junto a {a+tiny:subject}",
        "{a+giant:witness} mal cabe {where:setting} ao lado {de a+tiny:subject}",
        "{a+giant:witness} amb prou feines hi cap {where:setting} al costat {de a+tiny:subject}",
        "{a+giant:witness} tient à peine {where:setting} à côté {de a+tiny:subject}",
    ],
    slots: &[
        one_of(
            "witness",
            &["bear", "girl", "child", "elephant", "hare", "owl", "old_man", "deer", "boy", "goose"],
        ),
        thing(
            "subject",
            &["chair", "bed", "piano", "cat", "teacup", "house", "train", "doll_house", "bicycle"],
        ),
        place(&["room", "attic", "library", "theatre", "forest"]),
    ],
    layouts: &[
        view("knees_up", Camera::Interior, knees_up),
        view("doll_house", Camera::CutOut, through_the_roof),
    ],
};

/// Sitting on the floor, head against the ceiling.
fn knees_up(c: &mut Composer) {
    let toy = c.motif("subject");
    c.scene.light_at(180.0, 320.0, 0.4);
    let stage = c.stage(&Wish { ground: 1080.0, open: [160.0, 640.0], ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Sit).feeling(Expression::Sad);
    let s = &mut c.scene;
    s.figure(
        &who,
        At::new(390.0, stage.y(390.0) + 50.0)
            .height(980.0)
            .standing()
            .facing(Facing::Right)
            .shadow(0.5)
            .subject()
            .giant(),
    );
    s.place(toy, At::new(650.0, stage.y(650.0) + 70.0).height(150.0).standing().shadow(0.5).object().tiny());
    c.secret(130.0, stage.y(130.0) + 80.0, 46.0);
    c.front(&stage);
    c.scene.focus(390.0, 420.0, 240.0);
    c.scene.focus(650.0, 1060.0, 130.0);
}

/// The front wall is gone: four small rooms, and in all of them parts of one person.
fn through_the_roof(c: &mut Composer) {
    let toy = c.motif("subject");
    c.scene.light_at(640.0, 150.0, 0.45);
    c.stage(&Wish { ground: 1120.0, open: [100.0, 720.0], ..Wish::default() });
    let who = Figure { view: View::Front, ..c.somebody("witness").feeling(Expression::Calm) };
    let s = &mut c.scene;
    let p = s.palette;
    s.note("doll_house", Role::Detail);
    let wall = p.cream.mix(p.accent, 0.15);
    s.rect(130.0, 420.0, 560.0, 720.0, Look::of(wall).inflate(10.0).texture(0.2));
    for (i, (x, y)) in
        [(154.0, 450.0), (424.0, 450.0), (154.0, 800.0), (424.0, 800.0)].into_iter().enumerate()
    {
        let paper = p.cloth(i).mix(p.mid, 0.45);
        s.rect(x, y, 244.0, 320.0, Look::of(paper).to(paper.dim(0.7)).flat().rim(0.0).shadow(0.3));
        for k in 0..6 {
            s.rect(
                x + 20.0 + 40.0 * k as f32,
                y,
                6.0,
                250.0,
                Look::of(paper.lighter(0.05)).flat().shadow(0.0).rim(0.0).alpha(0.7),
            );
        }
        s.rect(x, y + 290.0, 244.0, 32.0, Look::of(p.wood).inflate(4.0));
    }
    s.figure(&who, At::new(412.0, 1130.0).height(1010.0).standing().shadow(0.5).subject().giant());
    s.place(toy, At::new(560.0, 1096.0).height(150.0).standing().object().tiny());
    for side in [-1.0, 1.0] {
        let x = |v: f32| 410.0 + side * v;
        s.poly(
            &nodes![(x(30.0), 210), (x(170.0), 250), (x(340.0), 440), (x(280.0), 450), (x(120.0), 350)],
            Look::of(p.red.dim(0.85)).inflate(9.0).texture(0.3).grain(50.0).shadow(0.5),
        );
    }
    s.rect(118.0, 412.0, 20.0, 730.0, Look::of(wall.dim(0.85)).inflate(5.0));
    s.rect(682.0, 412.0, 20.0, 730.0, Look::of(wall.dim(0.85)).inflate(5.0));
    c.secret(200.0, 1092.0, 46.0);
    c.scene.focus(412.0, 330.0, 220.0);
    c.scene.focus(412.0, 800.0, 250.0);
}
