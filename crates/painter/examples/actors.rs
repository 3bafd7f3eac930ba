//! Sheets of people and beasts, to judge them by: hands, faces, crowd, bodies, muzzles, kinds, views, round, gestures, pairs, beasts.
//!
//! `cargo run -p moonhare-painter --example actors -- faces --out sheet.png --palette teal --finish oil --size 300`

use moonhare_brush::{Options, Picture, paint};
use moonhare_painter::actors::{
    Actor, Beast, Cloth, Dress, FAR, Feeling, Hair, Hand, Hat, Kind, LoneHand, NEAR, Person, Species, View,
    hair, head, skin,
};
use moonhare_scene::finish::Finish;
use moonhare_scene::geometry::{point, scale, shift, turn};
use moonhare_scene::palette::{Palette, RECIPES};
use moonhare_scene::{Look, Scene, Sky, nodes};
use rayon::prelude::*;

/// Width and height of a cell in canvas units.
const CELL: f32 = 400.0;

type Paint = Box<dyn Fn(&mut Scene) + Sync + Send>;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let get =
        |name: &str| args.iter().position(|a| a == name).and_then(|i| args.get(i + 1)).map(String::as_str);
    let sheet = args.first().map_or("faces", String::as_str);
    let width: usize = get("--size").map_or(300, |v| v.parse().expect("a number"));
    let finish = match get("--finish") {
        Some("oil") => Finish::Oil,
        Some("watercolour") => Finish::Watercolour,
        Some("linocut") => Finish::Linocut,
        Some("etching") => Finish::Etching,
        Some("pastel") => Finish::Pastel,
        Some("collage") => Finish::Collage,
        Some("embroidery") => Finish::Embroidery,
        _ => Finish::Plain,
    };
    let palette = Palette::named(get("--palette").unwrap_or("teal")).unwrap_or_else(|| RECIPES[0].mix());
    let (columns, cells): (usize, Vec<Paint>) = match sheet {
        "hands" => (5, hands()),
        "faces" => (10, faces()),
        "crowd" => (10, crowd()),
        "bodies" => (10, bodies()),
        "muzzles" => (9, muzzles()),
        "kinds" => (9, kinds()),
        "views" => (8, views()),
        "round" => (9, round()),
        "gestures" => (5, gestures()),
        "pairs" => (4, pairs()),
        _ => (8, beasts()),
    };
    let pictures: Vec<Picture> = cells
        .par_iter()
        .map(|draw| {
            let mut s = Scene::new(7, palette);
            s.light_at(60.0, -260.0, 0.6);
            let p = s.palette;
            s.paint_sky(Sky { stops: vec![(0.0, p.far), (1.0, p.fog)], ..Sky::of(&p, 0.0, 0.0) });
            draw(&mut s);
            paint(&s, &Options { width, finish, framed: false, canvas: [CELL, CELL], ..Options::default() })
        })
        .collect();
    let rows = pictures.len().div_ceil(columns);
    let mut out = image::RgbImage::new((columns * width) as u32, (rows * width) as u32);
    for (i, p) in pictures.iter().enumerate() {
        let cell =
            image::RgbImage::from_raw(p.width as u32, p.height as u32, p.rgb.clone()).expect("whole rows");
        image::imageops::replace(&mut out, &cell, (i % columns * width) as i64, (i / columns * width) as i64);
    }
    out.save(get("--out").unwrap_or("/tmp/actors.png")).expect("the sheet is written");
}

const POSES: [Hand; 13] = [
    Hand::Grip,
    Hand::Cup,
    Hand::Pinch,
    Hand::Point,
    Hand::Open,
    Hand::Cover,
    Hand::Fist,
    Hand::Wave,
    Hand::Tray,
    Hand::Pray,
    Hand::Reach,
    Hand::Rest,
    Hand::Hush,
];

fn hands() -> Vec<Paint> {
    let mut cells: Vec<Paint> = Vec::new();
    for (paw, hand) in POSES.iter().map(|h| (false, *h)).chain(POSES.iter().map(|h| (true, *h))) {
        cells.push(Box::new(move |s| {
            let p = s.palette;
            let lone = LoneHand {
                at: point(140.0, 210.0),
                size: 190.0,
                degrees: 0.0,
                thumb: -1.0,
                hand,
                colour: if paw { p.fox.dim(0.7) } else { skin(&p, 1) },
                paw,
                sleeve: p.leaf.mix(p.accent2, 0.3),
                from: point(-40.0, 210.0),
            };
            let g = lone.grip();
            lone.paint_with(s, |s| match hand {
                Hand::Grip => s.limb(&nodes![(g.x, 20), (g.x, 390)], &[24.0], Look::of(p.wood).inflate(6.0)),
                Hand::Cup => s.blob(
                    &nodes![(g.x - 60.0, g.y - 80.0; corner), (g.x + 60.0, g.y - 80.0; corner), (g.x + 50.0, g.y + 80.0), (g.x - 50.0, g.y + 80.0)],
                    Look::of(p.cream).inflate(18.0),
                ),
                Hand::Pinch => s.line(&nodes![(g.x, g.y), (g.x, 390)], 4.0, Look::of(p.red)),
                Hand::Tray => s.limb(&nodes![(g.x - 170.0, g.y), (g.x + 150.0, g.y)], &[14.0], Look::of(p.gold).inflate(4.0)),
                Hand::Open => s.dot(g.x, g.y, 26.0, Look::of(p.gold).inflate(8.0)),
                _ => {}
            });
        }));
    }
    cells
}

fn faces() -> Vec<Paint> {
    let mut cells: Vec<Paint> = Vec::new();
    for n in 0..6 {
        for feeling in &Feeling::ALL[..10] {
            cells.push(Box::new(move |s| {
                let p = s.palette;
                let who = match n {
                    0 => Person::new(Kind::Girl, &p),
                    1 => Person::new(Kind::Granny, &p),
                    2 => {
                        Person::new(Kind::Man, &p).skin(skin(&p, 3)).hair(hair(&p, 0), Hair::Short).bearded()
                    }
                    3 => Person::new(Kind::Fox, &p),
                    4 => Person::new(Kind::Owl, &p),
                    _ => Person::new(Kind::Bear, &p),
                };
                let mien = feeling.mien();
                s.at(&[shift(200.0, 215.0), turn(mien.tilt), scale(2.7)], |s| {
                    head(s, &who, &mien, View::Front);
                });
            }));
        }
    }
    cells
}

/// Many of each kind of people, so that one sees how they differ.
fn crowd() -> Vec<Paint> {
    let kinds = [Kind::Man, Kind::Woman, Kind::Boy, Kind::Girl, Kind::Grandad, Kind::Granny];
    (0..60)
        .map(|n| {
            Box::new(move |s: &mut Scene| {
                let p = s.palette;
                let who = Person::new(kinds[n / 10], &p).skin(skin(&p, n % 5));
                let style = [who.style, who.style, Hair::Ponytail, Hair::Afro, Hair::Receding][n % 5];
                let style =
                    if who.kind == Kind::Man || style != Hair::Receding { style } else { Hair::Curls };
                let who = if who.kind.is_old() { who } else { who.hair(hair(&p, n % 4), style) };
                let who = if n / 10 % 4 == 0 && n % 2 == 1 { who.bearded() } else { who };
                let who = who.girth(0.85 + (n % 10) as f32 * 0.09);
                s.at(&[shift(200.0, 215.0), scale(2.7)], |s| {
                    head(s, &who, &Feeling::Calm.mien(), View::Front);
                });
            }) as Paint
        })
        .collect()
}

/// Many bodies in many cuts, so that one sees how silhouettes differ.
fn bodies() -> Vec<Paint> {
    let kinds = [Kind::Man, Kind::Woman, Kind::Boy, Kind::Girl, Kind::Grandad, Kind::Granny];
    (0..60)
        .map(|n| {
            Box::new(move |s: &mut Scene| {
                let p = s.palette;
                let kind = kinds[n / 10];
                let dresses = match kind {
                    Kind::Man | Kind::Boy | Kind::Grandad => [Dress::Coat, Dress::Shirt, Dress::Coat],
                    Kind::Granny => [Dress::Apron, Dress::Gown, Dress::Coat],
                    _ => [Dress::Gown, Dress::Coat, Dress::Gown],
                };
                let dress = if n % 10 == 9 { Dress::Robe } else { dresses[n % 3] };
                let who =
                    Person::new(kind, &p).skin(skin(&p, n * 2)).wearing(dress, p.cloth(n)).dealt(n % 10);
                let style =
                    [who.style, Hair::Curls, Hair::Ponytail, who.style, Hair::Afro, Hair::Receding][n % 6];
                let style = if kind == Kind::Man || style != Hair::Receding { style } else { Hair::Bob };
                let who = if kind.is_old() { who } else { who.hair(hair(&p, n % 4), style) };
                let actor = Actor::new(who, 200.0, 390.0, 360.0);
                match n % 4 {
                    0 => actor.front(),
                    1 => actor,
                    2 => actor.profile().walking(),
                    _ => actor.front().hand_own(NEAR, -4.0, -50.0, Hand::Rest).hand_own(
                        FAR,
                        5.0,
                        -48.0,
                        Hand::Rest,
                    ),
                }
                .paint(s);
            }) as Paint
        })
        .collect()
}

/// The heads of all beasts from the front, half turned and from the side.
fn muzzles() -> Vec<Paint> {
    let mut cells: Vec<Paint> = Vec::new();
    for (i, kind) in Kind::ALL.into_iter().filter(|k| !k.is_human()).enumerate() {
        for view in [View::Front, View::Quarter, View::Profile] {
            cells.push(Box::new(move |s| {
                let who = Person::new(kind, &s.palette);
                let mien = Feeling::ALL[i % 10].mien();
                let mien = if view == View::Quarter { mien.facing(0.85) } else { mien.facing(0.0) };
                s.at(&[shift(200.0, 225.0), scale(2.5)], |s| head(s, &who, &mien, view));
            }));
        }
    }
    cells
}

fn kinds() -> Vec<Paint> {
    Kind::ALL
        .iter()
        .enumerate()
        .map(|(i, kind)| {
            let kind = *kind;
            Box::new(move |s: &mut Scene| {
                let p = s.palette;
                let dress = [
                    Dress::Coat,
                    Dress::Gown,
                    Dress::Shirt,
                    Dress::Apron,
                    Dress::Robe,
                    Dress::Nightshirt,
                    Dress::Fur,
                ][i % 7];
                let cloth = [Cloth::Plain, Cloth::Stripes, Cloth::Dots, Cloth::Patches][i % 4];
                let who = Person::new(kind, &p)
                    .wearing(
                        if kind.is_human() && dress == Dress::Fur { Dress::Coat } else { dress },
                        p.cloth(i),
                    )
                    .cloth(cloth);
                let feeling = Feeling::ALL[i % Feeling::ALL.len()];
                Actor::new(who, 200.0, 385.0, 330.0).front().feeling(feeling).paint(s);
            }) as Paint
        })
        .collect()
}

fn views() -> Vec<Paint> {
    let mut cells: Vec<Paint> = Vec::new();
    for n in 0..12 {
        for view in [View::Front, View::Quarter, View::Profile, View::Back] {
            cells.push(Box::new(move |s| {
                let p = s.palette;
                let who = match n {
                    0 => Person::new(Kind::Girl, &p).hair(hair(&p, 2), Hair::Plaits),
                    1 => Person::new(Kind::Boy, &p).skin(skin(&p, 4)).hair(hair(&p, 0), Hair::Curls),
                    2 => Person::new(Kind::Woman, &p).skin(skin(&p, 2)).hair(hair(&p, 0), Hair::Long),
                    3 => Person::new(Kind::Woman, &p)
                        .skin(skin(&p, 3))
                        .hair(hair(&p, 0), Hair::Scarf)
                        .hat(Hat::None, p.accent2),
                    4 => Person::new(Kind::Man, &p)
                        .hair(hair(&p, 1), Hair::Short)
                        .hat(Hat::Bowler, p.dark)
                        .bearded(),
                    5 => Person::new(Kind::Man, &p)
                        .skin(skin(&p, 2))
                        .hair(hair(&p, 0), Hair::Turban)
                        .hat(Hat::None, p.red),
                    6 => Person::new(Kind::Granny, &p).glasses(),
                    7 => Person::new(Kind::Grandad, &p).bearded(),
                    8 => Person::new(Kind::Wolf, &p).hat(Hat::Stovepipe, p.dark),
                    9 => Person::new(Kind::Hare, &p),
                    10 => Person::new(Kind::Mouse, &p),
                    _ => Person::new(Kind::Goose, &p),
                };
                let actor = Actor::new(who, 200.0, 385.0, 320.0);
                match view {
                    View::Front => actor.front(),
                    View::Quarter => actor,
                    View::Profile => actor.profile().walking(),
                    View::Back => actor.back(),
                }
                .paint(s);
            }));
        }
    }
    cells
}

/// Every kind in profile, three-quarter view and from behind.
fn round() -> Vec<Paint> {
    let mut cells: Vec<Paint> = Vec::new();
    for (i, kind) in Kind::ALL.into_iter().enumerate() {
        for view in [View::Profile, View::Quarter, View::Back] {
            cells.push(Box::new(move |s| {
                let p = s.palette;
                let who = Person::new(kind, &p).wearing(Dress::Coat, p.cloth(i));
                let actor = Actor::new(who, 200.0, 385.0, 320.0);
                match view {
                    View::Profile => actor.profile().walking(),
                    View::Back => actor.back(),
                    _ => actor,
                }
                .paint(s);
            }));
        }
    }
    cells
}

fn gestures() -> Vec<Paint> {
    let make: [fn(Actor) -> Actor; 15] = [
        |a| a.front(),
        |a| a.front().hand_own(FAR, 23.0, -95.0, Hand::Wave).elbow(FAR, 1.0).feeling(Feeling::Joy),
        |a| {
            a.front()
                .hand_own(NEAR, -14.0, -44.0, Hand::Rest)
                .hand_own(FAR, 14.0, -44.0, Hand::Rest)
                .wrist(NEAR, 30.0)
                .wrist(FAR, -30.0)
                .feeling(Feeling::Suspicion)
        },
        |a| a.front().hand_own(FAR, 43.0, -75.0, Hand::Point).elbow(FAR, 1.0).feeling(Feeling::Awe),
        |a| {
            a.front()
                .hand_own(NEAR, 6.0, -51.0, Hand::Hidden)
                .hand_own(FAR, -3.0, -57.0, Hand::Rest)
                .feeling(Feeling::Offended)
        },
        |a| {
            a.front()
                .hand_own(NEAR, 0.0, -84.0, Hand::Cover)
                .hand_own(FAR, 12.0, -46.0, Hand::Rest)
                .feeling(Feeling::Fear)
        },
        |a| a.front().hands_behind().feeling(Feeling::Shame),
        |a| {
            a.front()
                .hand_own(NEAR, -4.0, -60.0, Hand::Pray)
                .hand_own(FAR, 4.0, -60.0, Hand::Pray)
                .wrist(NEAR, -30.0)
                .wrist(FAR, 30.0)
                .feeling(Feeling::Sorrow)
        },
        |a| a.sitting(),
        |a| a.kneeling().hand_own(NEAR, 26.0, -46.0, Hand::Open).feeling(Feeling::Tenderness),
        |a| {
            a.running()
                .hand_own(NEAR, 20.0, -52.0, Hand::Fist)
                .hand_own(FAR, -14.0, -48.0, Hand::Fist)
                .feeling(Feeling::Fear)
        },
        |a| a.tiptoeing().hand_own(NEAR, 17.0, -66.0, Hand::Hush).feeling(Feeling::Mischief),
        |a| a.walking().hand_own(NEAR, 22.0, -58.0, Hand::Tray).feeling(Feeling::Calm),
        |a| a.front().sitting().feeling(Feeling::Calm),
        |a| {
            a.lean(-15.0)
                .hip(-5.0, -33.0)
                .feet((-8.0, -4.0), (17.0, -4.0), [0.0, -14.0])
                .hand_own(NEAR, 20.0, -52.0, Hand::Grip)
                .hand_own(FAR, 28.0, -52.0, Hand::Grip)
                .wrist(NEAR, 60.0)
                .wrist(FAR, 60.0)
                .feeling(Feeling::Fury)
        },
    ];
    make.into_iter()
        .enumerate()
        .map(|(i, make)| {
            Box::new(move |s: &mut Scene| {
                let p = s.palette;
                let who = [
                    Person::new(Kind::Girl, &p),
                    Person::new(Kind::Woman, &p)
                        .skin(skin(&p, 3))
                        .hair(hair(&p, 0), Hair::Bun)
                        .wearing(Dress::Gown, p.accent2),
                    Person::new(Kind::Wolf, &p),
                ][i % 3]
                    .dealt(i);
                make(Actor::new(who, 190.0, 390.0, 350.0)).paint(s);
            }) as Paint
        })
        .collect()
}

fn pairs() -> Vec<Paint> {
    vec![
        Box::new(|s| {
            // A hug: far one, near one, both near arms.
            let p = s.palette;
            let granny = Actor::new(Person::new(Kind::Granny, &p), 235.0, 380.0, 320.0).left().lean(5.0);
            let girl =
                Actor::new(Person::new(Kind::Girl, &p).wearing(Dress::Coat, p.red), 160.0, 380.0, 225.0)
                    .lean(5.0);
            let girl = girl
                .feeling(Feeling::Joy)
                .looking_at(granny.eye())
                .hand(NEAR, 236.0, 258.0, Hand::Cover)
                .hand(FAR, 226.0, 246.0, Hand::Hidden);
            let granny = granny
                .feeling(Feeling::Tenderness)
                .looking_at(girl.eye())
                .hand(NEAR, 166.0, 250.0, Hand::Cover)
                .hand(FAR, 140.0, 200.0, Hand::Hidden);
            s.group(moonhare_scene::Group::new(), |s| {
                granny.arm(s, FAR);
                granny.legs(s);
                granny.body(s);
                granny.head(s);
                girl.arm(s, FAR);
                girl.legs(s);
                girl.body(s);
                girl.head(s);
                girl.arm(s, NEAR);
                granny.arm(s, NEAR);
            });
        }),
        Box::new(|s| {
            // Handing over: palm, thing, the fingers that take it.
            let p = s.palette;
            let fox =
                Actor::new(Person::new(Kind::Fox, &p).wearing(Dress::Coat, p.leaf), 110.0, 380.0, 320.0);
            let girl =
                Actor::new(Person::new(Kind::Girl, &p).wearing(Dress::Coat, p.red), 300.0, 380.0, 290.0)
                    .left();
            let fox = fox
                .feeling(Feeling::Tenderness)
                .looking_at(girl.eye())
                .hand(NEAR, 172.0, 232.0, Hand::Open)
                .wrist(NEAR, -14.0);
            let girl = girl
                .feeling(Feeling::Joy)
                .looking_at(fox.eye())
                .hand(NEAR, 240.0, 222.0, Hand::Reach)
                .hand(FAR, 236.0, 240.0, Hand::Rest);
            let g = fox.grip(NEAR);
            s.group(moonhare_scene::Group::new(), |s| {
                girl.arm(s, FAR);
                fox.arm(s, FAR);
                for a in [&fox, &girl] {
                    a.legs(s);
                    a.body(s);
                    a.head(s);
                }
                fox.arm_with(s, NEAR, |s| s.dot(g.x, g.y - 10.0, 16.0, Look::of(p.red).inflate(5.0)));
                girl.arm(s, NEAR);
            });
        }),
        Box::new(|s| {
            // A whisper: the listener's eyes slide, the head stays.
            let p = s.palette;
            let owl =
                Actor::new(Person::new(Kind::Owl, &p).wearing(Dress::Robe, p.accent2), 275.0, 380.0, 320.0)
                    .front()
                    .feeling(Feeling::Awe);
            let owl = owl.with(|m| m.nodding(0.0).tilted(-7.0));
            let fox =
                Actor::new(Person::new(Kind::Fox, &p).wearing(Dress::Coat, p.gold), 120.0, 380.0, 310.0)
                    .lean(10.0)
                    .feeling(Feeling::Mischief);
            let fox = fox.hand(NEAR, 205.0, 152.0, Hand::Cover).wrist(NEAR, -24.0);
            owl.glancing_at(fox.eye()).paint(s);
            fox.paint(s);
        }),
        Box::new(|s| {
            // Tug of war: the rope through four hands.
            let p = s.palette;
            let y = 246.0;
            let com =
                |a: Actor| a.hip(-5.0, -33.0).lean(-15.0).feet((-8.0, -4.0), (17.0, -4.0), [0.0, -14.0]);
            let boy = com(Actor::new(
                Person::new(Kind::Boy, &p).wearing(Dress::Shirt, p.accent2),
                100.0,
                385.0,
                290.0,
            ))
            .feeling(Feeling::Fury);
            let bear =
                com(Actor::new(Person::new(Kind::Bear, &p).wearing(Dress::Fur, p.red), 300.0, 385.0, 300.0)
                    .left())
                .feeling(Feeling::Mischief);
            let boy = boy
                .hand(NEAR, 138.0, y, Hand::Grip)
                .wrist(NEAR, 66.0)
                .hand(FAR, 168.0, y, Hand::Grip)
                .wrist(FAR, 66.0);
            let bear = bear
                .hand(NEAR, 262.0, y, Hand::Grip)
                .wrist(NEAR, 66.0)
                .hand(FAR, 232.0, y, Hand::Grip)
                .wrist(FAR, 66.0);
            let rope = boy.grip(NEAR).y;
            s.group(moonhare_scene::Group::new(), |s| {
                for a in [&boy, &bear] {
                    a.sleeve(s, FAR);
                    a.legs(s);
                    a.body(s);
                    a.head(s);
                    a.palm(s, FAR);
                    a.palm(s, NEAR);
                }
                s.limb(
                    &nodes![
                        (60, 360),
                        (80, rope + 40.0),
                        (120, rope),
                        (200, rope),
                        (280, rope),
                        (320, rope + 40.0),
                        (340, 360)
                    ],
                    &[9.0],
                    Look::of(p.gold.mix(p.wood, 0.5)).inflate(2.6),
                );
                for a in [&boy, &bear] {
                    a.fingers(s, FAR);
                    a.fingers(s, NEAR);
                    a.sleeve(s, NEAR);
                }
            });
        }),
    ]
}

fn beasts() -> Vec<Paint> {
    let mut cells: Vec<Paint> = Vec::new();
    for (i, species) in Species::ALL.iter().enumerate() {
        for view in 0..4 {
            let species = *species;
            cells.push(Box::new(move |s| {
                let tall = matches!(
                    species,
                    Species::Stag
                        | Species::Camel
                        | Species::Horse
                        | Species::Donkey
                        | Species::Goat
                        | Species::Goose
                        | Species::Duck
                        | Species::Hen
                        | Species::Crow
                        | Species::Doe
                );
                let height = match species {
                    Species::Crocodile => 90.0,
                    Species::Tortoise | Species::Mouse => 150.0,
                    _ if tall => 230.0,
                    _ => 190.0,
                };
                let b = Beast::new(species, 190.0, 370.0, height)
                    .feeling(Feeling::ALL[(i + view) % Feeling::ALL.len()]);
                match view {
                    0 => b,
                    1 => b.walking(),
                    2 => b.quarter(),
                    _ => b.behind(),
                }
                .paint(s);
            }));
        }
    }
    cells
}
