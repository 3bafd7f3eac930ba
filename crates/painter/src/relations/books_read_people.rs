//! The tales do the reading, the toys put away.

use super::acting::*;

pub(super) static BOOKS_READ_PEOPLE: Relation = Relation {
    id: "books_read_people",
    themes: Themes::Only(&["moonhare", "looking-glass"]),
    moods: &[Mood::Mischief, Mood::Loneliness, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("library", Setup::Company, library), framed("toys", Setup::Sampler, toys)],
};

/// A large book in an armchair, with spectacles: its middle at (x, y). It looks down to one side.
fn reader(s: &mut Scene, x: f32, y: f32, colour: Colour, gaze: f32, moved: bool) {
    let p = s.palette;
    let seat = p.leaf.mix(p.dark, 0.35);
    s.blob(
        &nodes![
            (x - 190.0, y + 330.0),
            (x - 196.0, y - 40.0),
            (x - 120.0, y - 190.0),
            (x + 120.0, y - 190.0),
            (x + 196.0, y - 40.0),
            (x + 190.0, y + 330.0)
        ],
        Look::of(seat).inflate(30.0).texture(0.25),
    );
    // Pages, then the cover over them.
    s.poly(
        &nodes![
            (x - 118.0, y - 232.0),
            (x + 142.0, y - 250.0),
            (x + 152.0, y + 210.0),
            (x - 108.0, y + 220.0)
        ],
        Look::of(p.cream).inflate(6.0).grain(90.0).hatch(0.8).hatch_along(88.0),
    );
    s.poly(
        &nodes![
            (x - 140.0, y - 236.0),
            (x + 118.0, y - 244.0),
            (x + 126.0, y + 216.0),
            (x - 132.0, y + 224.0)
        ],
        Look::of(colour).to(colour.dim(0.8)).inflate(14.0).texture(0.25),
    );
    s.poly(
        &nodes![
            (x - 140.0, y - 236.0),
            (x - 104.0, y - 238.0),
            (x - 96.0, y + 222.0),
            (x - 132.0, y + 224.0)
        ],
        Look::of(colour.dim(0.7)).inflate(10.0),
    );
    for (y0, y1) in [(-206.0, -192.0), (190.0, 176.0)] {
        s.line(&nodes![(x - 84.0, y + y0), (x + 104.0, y + y0 - 6.0)], 5.0, Look::of(p.gold).inflate(1.0));
        s.line(&nodes![(x - 84.0, y + y1), (x + 104.0, y + y1 - 6.0)], 2.5, Look::of(p.gold).inflate(1.0));
    }
    for side in [-1.0, 1.0] {
        let ex = x + 12.0 + side * 56.0;
        s.dot(ex, y - 84.0, 47.0, Look::of(p.cream.mix(p.white, 0.5)).inflate(10.0));
        s.dot(ex + gaze * 18.0, y - 66.0, 21.0, Look::of(p.wood_dark).inflate(5.0));
        s.dot(ex + gaze * 18.0, y - 66.0, 12.0, Look::of(p.ink).flat());
        s.dot(ex + gaze * 18.0 - 7.0, y - 75.0, 5.0, Look::lamp(p.white));
        // The upper lid.
        s.blob(&nodes![(ex - 50.0, y - 84.0; corner), (ex - 36.0, y - 128.0), (ex, y - 138.0), (ex + 36.0, y - 128.0), (ex + 50.0, y - 84.0; corner), (ex, y - 104.0)], Look::of(colour.lighter(0.05)).inflate(6.0));
        s.stroke(&Path::ellipse(ex, y - 84.0, 52.0, 52.0), 8.0, Look::of(p.gold).inflate(2.0));
        let d = if moved { 14.0 } else { -4.0 };
        s.limb(
            &nodes![(ex - 40.0, y - 152.0 - side * d), (ex, y - 166.0), (ex + 40.0, y - 152.0 + side * d)],
            &[8.0, 13.0, 8.0],
            Look::of(colour.dim(0.5)).inflate(3.0),
        );
    }
    s.line(&nodes![(x, y - 88.0), (x + 24.0, y - 88.0)], 8.0, Look::of(p.gold).inflate(2.0));
    let c = if moved { -13.0 } else { 15.0 };
    s.limb(
        &nodes![(x - 30.0, y + 22.0 - c), (x + 12.0, y + 22.0 + c), (x + 54.0, y + 22.0 - c)],
        &[5.0, 9.0, 5.0],
        Look::of(colour.dim(0.4)).inflate(2.0),
    );
    if moved {
        s.blob(&nodes![(x + 84.0, y - 24.0; corner), (x + 95.0, y + 6.0), (x + 84.0, y + 18.0), (x + 73.0, y + 6.0)], Look::of(p.water[1].mix(p.white, 0.5)).inflate(4.0));
    }
    for side in [-1.0, 1.0] {
        s.limb(
            &nodes![(x + side * 196.0, y + 60.0), (x + side * 200.0, y + 330.0)],
            &[84.0, 80.0],
            Look::of(seat.lighter(0.04)).inflate(24.0).texture(0.25),
        );
    }
    s.focus(x + 12.0, y - 60.0, 150.0);
}

/// The hands of a book round whoever is open on its lap.
fn holds(s: &mut Scene, x: f32, y: f32, colour: Colour) {
    let p = s.palette;
    for side in [-1.0, 1.0] {
        let hand = LoneHand {
            at: point(x + side * 150.0, y + 40.0),
            size: 100.0,
            degrees: 90.0 + side * 76.0,
            thumb: -side,
            hand: Hand::Cup,
            colour: p.cream,
            paw: false,
            sleeve: colour.dim(0.8),
            from: point(x + side * 190.0, y - 130.0),
        };
        hand.paint_with(s, |_| {});
    }
}

/// Two large books sit in armchairs and read people; the shelves are full of others. One, lying dusty on top, is climbed to by a thin booklet.
fn library(c: &mut Composer) {
    let kinds = [
        Kind::Man,
        Kind::Granny,
        Kind::Boy,
        Kind::Woman,
        Kind::Grandad,
        Kind::Girl,
        Kind::Man,
        Kind::Woman,
        Kind::Boy,
    ];
    let shelf: Vec<Person> = kinds.into_iter().map(|kind| c.human(kind)).collect();
    let (boaster, girl, dusty) = (c.human(Kind::Man), c.human(Kind::Girl), c.human(Kind::Woman));
    let s = &mut c.scene;
    s.light_at(400.0, 420.0, 0.55);
    let p = s.palette;
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(p.wood_dark).to(p.wood_dark.dim(0.7)).flat().grain(0.0).texture(0.3).shadow(0.0),
    );
    s.rect(-30.0, 196.0, 860.0, 300.0, Look::of(p.wood_dark.dim(0.55)).flat().shadow(0.0));
    // Shoulder to shoulder, like spines.
    for (i, who) in shelf.iter().enumerate() {
        let h = 270.0 + (i * 7 % 4) as f32 * 8.0;
        let a = Actor::new(Person { girth: 0.85, ..*who }, 44.0 + i as f32 * 89.0, 484.0, h).front();
        let a = a
            .feeling(
                [Feeling::Calm, Feeling::Asleep, Feeling::Suspicion, Feeling::Offended, Feeling::Asleep]
                    [i % 5],
            )
            .with(|m| m.facing(0.0).tilted(0.0));
        a.hand_own(NEAR, -9.0, -36.0, Hand::Rest).hand_own(FAR, 9.0, -36.0, Hand::Rest).paint(s);
    }
    for y in [186.0, 484.0] {
        s.rect(-30.0, y, 860.0, 26.0, Look::of(p.wood).inflate(6.0).grain(0.0).texture(0.3));
    }
    // On the top shelf: never taken out.
    let grey = p.stone.mix(p.fog, 0.4);
    let dusty =
        Person { skin: dusty.skin.mix(grey, 0.45), hair: grey, coat: dusty.coat.mix(grey, 0.55), ..dusty }
            .wearing(Dress::Coat, dusty.coat.mix(grey, 0.55));
    s.at(&[shift(620.0, 148.0), turn(-90.0)], |s| {
        Actor::new(dusty, 0.0, 0.0, 400.0)
            .front()
            .feeling(Feeling::Sorrow)
            .with(|m| crate::actors::Mien { tear: false, ..m.glancing(-0.4, 0.6) })
            .paint(s);
    });
    s.line(&nodes![(150, 30), (230, 70), (250, 180)], 2.0, Look::of(p.white).alpha(0.5).flat());
    // The booklet on its ladder.
    super::kit::ladder(s, point(744.0, 520.0), point(712.0, 150.0), 54.0);
    s.at(&[shift(726.0, 262.0), turn(-5.0)], |s| {
        for side in [-1.0, 1.0] {
            s.limb(&nodes![(side * 14.0, 50), (side * 18.0, 96)], &[9.0], Look::of(p.cream).inflate(3.0));
            s.limb(
                &nodes![(side * 34.0, -10), (side * 44.0, -44), (side * 24.0, -72)],
                &[9.0],
                Look::of(p.cream).inflate(3.0),
            );
        }
        s.rect(-36.0, -56.0, 72.0, 110.0, Look::of(p.accent).inflate(8.0));
        s.rect(-26.0, -46.0, 52.0, 6.0, Look::of(p.gold).inflate(1.0));
        for side in [-1.0, 1.0] {
            s.dot(side * 15.0, -18.0, 12.0, Look::of(p.white).inflate(3.0));
            s.dot(side * 15.0 - 4.0, -23.0, 6.0, Look::of(p.ink).flat());
        }
        s.line(&nodes![(-12, 12), (0, 18), (12, 12)], 4.0, Look::of(p.ink));
    });
    s.focus(680.0, 190.0, 130.0);
    s.rect(
        -30.0,
        1080.0,
        860.0,
        160.0,
        Look::of(p.red.mix(p.dark, 0.4)).inflate(8.0).hatch(0.6).texture(0.3),
    );
    let (left, right) = (p.red.mix(p.wood, 0.2), p.accent2.mix(p.dark, 0.15));
    reader(s, 205.0, 800.0, left, 0.1, false);
    reader(s, 590.0, 840.0, right, -0.2, true);
    let boaster =
        boaster.bearded().wearing(Dress::Shirt, p.white).cloth(Cloth::Stripes).hat(Hat::Cap, p.accent);
    let a = Actor::new(boaster, 210.0, 1150.0, 370.0).front().sitting().feeling(Feeling::Joy);
    let a = a
        .with(|m| m.facing(0.2).nodding(-0.3).glancing(0.1, -0.8))
        .hand_own(NEAR, -28.0, -66.0, Hand::Open)
        .hand_own(FAR, 28.0, -66.0, Hand::Open)
        .elbow(NEAR, -1.0)
        .elbow(FAR, 1.0);
    a.paint(s);
    holds(s, 210.0, 1050.0, left);
    let b = Actor::new(girl.wearing(Dress::Gown, p.gold.mix(p.red, 0.2)), 596.0, 1170.0, 350.0)
        .front()
        .sitting()
        .feeling(Feeling::Sorrow)
        .weeping();
    b.hand_own(NEAR, -7.0, -58.0, Hand::Cover).hand_own(FAR, 10.0, -34.0, Hand::Rest).paint(s);
    holds(s, 596.0, 1070.0, right);
    s.note("book", Role::Subject);
    s.note("library", Role::Setting);
    s.note("girl", Role::Object);
    s.note("sailor", Role::Object);
    s.note("ladder", Role::Detail);
}

/// A shelf with a child in every field; a large toy bear puts back the last one, who does not want to. One boy only seems to sleep.
fn toys(c: &mut Composer) {
    let kids: Vec<Person> =
        (0..9).map(|i| c.human(if i % 2 == 0 { Kind::Girl } else { Kind::Boy })).collect();
    let s = &mut c.scene;
    s.light_at(180.0, 100.0, 0.55);
    let p = s.palette;
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(p.wood).inflate(4.0).grain(90.0).texture(0.35).shadow(0.0));
    for (i, kid) in kids.iter().enumerate() {
        let (x, y) = (140.0 + (i % 3) as f32 * 260.0, 400.0 + (i / 3) as f32 * 376.0);
        let paper = [p.accent2, p.pink, p.leaf, p.gold][i % 4].mix(p.dark, 0.35).mix(p.cream, 0.12);
        let frame = Path::rect(x - 116.0, y - 338.0, 232.0, 338.0);
        s.part(&frame, Look::of(paper.dim(0.75)).to(paper).flat().texture(0.15));
        if i == 4 || i == 7 || i == 8 {
            continue;
        }
        s.group(Group::new().clip(frame), |s| {
            let a = Actor::new(*kid, x, y - 8.0, 370.0).front().sitting();
            let a =
                if i == 3 {
                    a.feeling(Feeling::Mischief).with(|m| m.facing(0.0).glancing(0.3, 0.1)).hand_own(
                        FAR,
                        2.0,
                        -56.0,
                        Hand::Hush,
                    )
                } else {
                    a.feeling(Feeling::Asleep)
                        .with(|m| m.facing(0.0).tilted([-12.0, 8.0, 14.0][i % 3]))
                        .hand_own(FAR, 8.0, -26.0, Hand::Rest)
                };
            under(s, x, y - 8.0, 90.0);
            a.paint(s);
            // What they are sold with: a key, a ribbon, a drum.
            match i % 3 {
                0 => s.place(motif("drum"), At::new(x - 76.0, y - 4.0).height(76.0).standing().silent()),
                1 => s.place(
                    motif("rocking_horse"),
                    At::new(x + 80.0, y - 4.0).height(76.0).standing().silent(),
                ),
                _ => s.place(
                    motif("kite"),
                    At::new(x - 78.0, y - 90.0).height(120.0).centred().turned(12.0).silent(),
                ),
            }
        });
    }
    for k in 0..4 {
        s.rect(
            -30.0,
            14.0 + k as f32 * 376.0,
            860.0,
            34.0,
            Look::of(p.wood.lighter(0.08)).inflate(8.0).grain(0.0).texture(0.3),
        );
        s.rect(
            -4.0 + k as f32 * 260.0,
            -30.0,
            28.0,
            1280.0,
            Look::of(p.wood.lighter(0.04)).inflate(8.0).grain(90.0).texture(0.3),
        );
    }
    // The bear, and the one who was out.
    let plush = p.gold.mix(p.fur, 0.45);
    let bear = Person { skin: plush, hair: plush.mix(p.cream, 0.45), ..Person::new(Kind::Bear, &p) }
        .wearing(Dress::Fur, plush)
        .scarf(p.red);
    let bear = Actor::new(bear, 620.0, 1330.0, 900.0).left().feeling(Feeling::Tenderness);
    let girl = Actor::new(kids[4].wearing(Dress::Nightshirt, p.white), 372.0, 990.0, 400.0)
        .feeling(Feeling::Offended);
    let girl = girl.with(|m| crate::actors::Mien {
        upper: [0.3, 0.3],
        curve: -0.9,
        ..m.facing(0.6).nodding(-0.1).glancing(0.9, -0.3)
    });
    let girl = girl
        .feet((-4.0, -5.0), (8.0, -9.0), [-30.0, -10.0])
        .hand_own(NEAR, 12.0, -44.0, Hand::Rest)
        .hand_own(FAR, 22.0, -62.0, Hand::Fist);
    let bear =
        bear.hand(FAR, 400.0, 830.0, Hand::Cup).hand(NEAR, 424.0, 900.0, Hand::Cup).looking_at(girl.eye());
    bear.arm(s, FAR);
    girl.paint(s);
    s.group(Group::new(), |s| {
        bear.legs(s);
        bear.body(s);
        bear.head(s);
        bear.arm(s, NEAR);
    });
    for k in 0..5 {
        let y = 800.0 + k as f32 * 46.0;
        s.line(&nodes![(606, y), (624, y + 12.0)], 4.0, Look::of(p.wood_dark));
        s.line(&nodes![(624, y), (606, y + 12.0)], 4.0, Look::of(p.wood_dark));
    }
    s.focus(400.0, 760.0, 150.0);
    s.note("teddy_bear", Role::Subject);
    s.note("girl", Role::Object);
    s.note("boy", Role::Detail);
}
