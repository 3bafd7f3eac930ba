//! Two dance with empty clothes, eyes shut; and the clothes have met already.

use super::acting::*;
use crate::actors::Mien;

pub(super) static CLOTHES_DANCE_FIRST: Relation = Relation {
    id: "clothes_dance_first",
    themes: Themes::Only(&["looking-glass", "half-asleep", "carousel", "moth-court"]),
    moods: &[Mood::Longing, Mood::Memory, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("ball", Setup::Fairground, ball), framed("ice", Setup::Slant, ice)],
};

/// Clothes with nobody in them: what would be skin is the dark inside.
fn empty(who: Person, s: &Scene) -> Person {
    Person { skin: s.palette.ink.lighter(0.06), style: Hair::Short, ..who }
}

fn paint_empty(s: &mut Scene, a: &Actor, foot: Point, h: f32) {
    let top = foot.y - h * 0.762;
    a.sleeve(s, FAR);
    s.group(Group::new().clip(Path::rect(foot.x - h, top, h * 2.0, h)), |s| a.body(s));
    let dark = s.palette.ink;
    s.ellipse(foot.x, top + h * 0.006, h * 0.058, h * 0.017, Look::of(dark).flat());
    a.sleeve(s, NEAR);
}

/// Two from the side: left one holds right one.
fn couple(s: &mut Scene, x: f32, y: f32, h: f32, who: [Person; 2], feeling: Feeling) {
    let lady = Actor::new(who[1], x + h * 0.16, y, h * 0.94).left().feeling(feeling);
    let lord = Actor::new(who[0], x - h * 0.16, y, h).feeling(feeling).looking_at(lady.eye());
    let lady = lady.looking_at(lord.eye());
    let (lord, lady) = (
        lord.hand(FAR, x + h * 0.12, y - h * 0.52, Hand::Cover).hand(
            NEAR,
            x - h * 0.02,
            y - h * 0.78,
            Hand::Fist,
        ),
        lady.hand(NEAR, x - h * 0.06, y - h * 0.6, Hand::Cover).hand(FAR, x, y - h * 0.78, Hand::Fist),
    );
    under(s, x, y, h * 0.3);
    s.group(Group::new(), |s| {
        lord.legs(s);
        lord.body(s);
        lord.head(s);
        lady.layers(s);
        lord.arm(s, FAR);
        lord.arm(s, NEAR);
    });
}

/// The two and their partners: `left` at a.x with an empty dress, `right` at b.x with an empty coat; sleeve holds sleeve between them.
fn meeting(
    s: &mut Scene,
    left: Person,
    right: Person,
    dress: Person,
    coat: Person,
    [a, b]: [Point; 2],
    h: f32,
) {
    let dream = |m: Mien| Mien { curve: 0.55, cheek: 1.0, nod: 0.2, ..m.shut().facing(0.5).tilted(10.0) };
    let (dress, coat) = (empty(dress, s), empty(coat, s));
    let apart = (a.y - b.y).abs();
    let knot = point((a.x + b.x) / 2.0, (a.y + b.y) / 2.0 - h * 0.42 - apart * 0.6);
    let feet = [point(a.x + h * 0.29, a.y), point(b.x - h * 0.29, b.y)];
    let gown = Actor::new(dress, a.x + h * 0.29, a.y, h * 0.96).left();
    let tails = Actor::new(coat, b.x - h * 0.29, b.y, h * 0.98);
    let gown = gown.hand(NEAR, knot.x - h * 0.02, knot.y, Hand::Rest).elbow(NEAR, -1.0).hand(
        FAR,
        a.x + h * 0.04,
        a.y - h * 0.66,
        Hand::Rest,
    );
    let tails = tails.hand(NEAR, knot.x + h * 0.02, knot.y, Hand::Rest).elbow(NEAR, -1.0).hand(
        FAR,
        b.x - h * 0.04,
        b.y - h * 0.66,
        Hand::Rest,
    );
    let left = Actor::new(left, a.x, a.y, h).lean(3.0).with(dream);
    let left = left.hand(FAR, a.x + h * 0.3, a.y - h * 0.5, Hand::Cover).hand(
        NEAR,
        a.x + h * 0.16,
        a.y - h * 0.6,
        Hand::Cover,
    );
    let right = Actor::new(right, b.x, b.y, h * 0.97).left().lean(3.0).with(dream);
    let right = right.hand(FAR, b.x - h * 0.3, b.y - h * 0.5, Hand::Cover).hand(
        NEAR,
        b.x - h * 0.16,
        b.y - h * 0.6,
        Hand::Cover,
    );
    for (who, cloth, foot, tall) in [(&left, &gown, feet[0], h * 0.96), (&right, &tails, feet[1], h * 0.98)] {
        s.group(Group::new(), |s| {
            who.legs(s);
            who.body(s);
            who.head(s);
            paint_empty(s, cloth, foot, tall);
            who.arm(s, FAR);
            who.arm(s, NEAR);
        });
    }
    s.group(Group::new(), |s| {
        gown.sleeve(s, NEAR);
        tails.sleeve(s, NEAR);
    });
    s.glow(knot.x, knot.y, h * 0.22, s.palette.light, 0.45);
    s.focus(knot.x, knot.y, h * 0.2);
}

/// A ballroom: couples all about; he dances with an empty dress, she with an empty tailcoat, and cuff holds cuff.
fn ball(c: &mut Composer) {
    let people: Vec<Person> = [
        Kind::Man,
        Kind::Woman,
        Kind::Man,
        Kind::Woman,
        Kind::Grandad,
        Kind::Granny,
        Kind::Man,
        Kind::Woman,
        Kind::Girl,
    ]
    .map(|kind| c.human(kind))
    .to_vec();
    let s = &mut c.scene;
    s.light_at(400.0, 120.0, 0.5);
    let p = s.palette;
    let floor = p.gold.mix(p.wood, 0.5);
    s.rect(-20.0, -20.0, 840.0, 1240.0, Look::of(floor.dim(0.7)).to(floor).flat().texture(0.2).shadow(0.0));
    for k in 1..9 {
        let r = k as f32 * 110.0;
        s.stroke(&Path::ellipse(400.0, 760.0, r, r * 0.62), 9.0, Look::of(p.wood_dark).alpha(0.35));
    }
    for k in 0..16 {
        let a = radians(k as f32 * 22.5);
        s.limb(
            &nodes![
                (400.0 + cos(a) * 70.0, 760.0 + sin(a) * 44.0),
                (400.0 + cos(a) * 900.0, 760.0 + sin(a) * 560.0)
            ],
            &[3.0, 9.0],
            Look::of(p.wood_dark).alpha(0.3).flat().shadow(0.0),
        );
    }
    let wall = p.red.mix(p.dark, 0.35);
    s.rect(-20.0, -20.0, 840.0, 190.0, Look::of(wall.dim(0.8)).to(wall).flat().texture(0.15));
    s.rect(-20.0, 162.0, 840.0, 18.0, Look::of(p.gold).inflate(5.0));
    for x in [120.0, 330.0, 500.0] {
        s.glow(x, 80.0, 110.0, p.flame, 0.5);
        candle(s, x, 110.0, 50.0);
    }
    // The cloakroom: a girl leans on its door with all her weight; sleeves come out under it.
    s.rect(604.0, -20.0, 150.0, 222.0, Look::of(p.wood).inflate(8.0).grain(90.0));
    for (x, colour) in [(620.0, p.accent), (664.0, p.leaf), (712.0, p.accent2)] {
        s.limb(
            &nodes![(x, 200), (x - 10.0, 224), (x + 16.0, 246)],
            &[26.0, 24.0, 20.0],
            Look::of(colour).inflate(7.0),
        );
        s.limb(&nodes![(x + 8.0, 250), (x + 26.0, 240)], &[9.0], Look::of(p.cream).inflate(2.0));
    }
    let girl = people[8].wearing(Dress::Apron, p.accent2);
    let girl = Actor::new(girl, 560.0, 226.0, 200.0).lean(22.0).feeling(Feeling::Fear);
    girl.hand(FAR, 634.0, 96.0, Hand::Cover).hand(NEAR, 626.0, 130.0, Hand::Cover).paint(s);
    s.focus(620.0, 140.0, 110.0);
    let cloths = [p.accent2, p.leaf, p.red, p.accent];
    for (i, (x, y, h)) in
        [(130.0, 380.0, 230.0), (380.0, 330.0, 210.0), (690.0, 440.0, 240.0)].into_iter().enumerate()
    {
        let lord = people[2 + i * 2].wearing(Dress::Coat, p.dark.lighter(0.12));
        let lady = people[3 + i * 2].wearing(Dress::Gown, cloths[i]);
        couple(s, x, y, h, [lord, lady], Feeling::Joy);
    }
    let man = people[0].wearing(Dress::Coat, p.dark.lighter(0.14)).scarf(p.white);
    let woman = people[1].wearing(Dress::Gown, p.accent2);
    let dress = Person::new(Kind::Woman, &p).wearing(Dress::Gown, p.accent).cloth(Cloth::Dots);
    let coat = Person::new(Kind::Man, &p).wearing(Dress::Coat, p.leaf.dim(0.75)).scarf(p.white);
    under(s, 220.0, 1144.0, 200.0);
    under(s, 580.0, 1144.0, 200.0);
    meeting(s, man, woman, dress, coat, [point(144.0, 1140.0), point(660.0, 1140.0)], 700.0);
    s.note("gentleman", Role::Subject);
    s.note("coat", Role::Object);
    s.note("woman", Role::Witness);
}

/// Dusk on a frozen lake: an old man skates with an empty dress, an old woman with an empty sailor's coat; their tracks are one line.
fn ice(c: &mut Composer) {
    let (man, woman) = (c.human(Kind::Grandad), c.human(Kind::Granny));
    let others = [Kind::Man, Kind::Woman, Kind::Boy, Kind::Girl].map(|kind| c.human(kind));
    let s = &mut c.scene;
    s.light_at(660.0, 60.0, 0.45);
    let p = s.palette;
    let pale = p.water[1].mix(p.white, 0.62);
    s.rect(-20.0, -20.0, 840.0, 1240.0, Look::of(pale.dim(0.8)).to(pale).flat().texture(0.12).shadow(0.0));
    s.glow(640.0, 60.0, 480.0, p.light, 0.5);
    // Their tracks: from two corners, round and round, into each other.
    let track = |s: &mut Scene, nodes: &[moonhare_scene::geometry::Node]| {
        s.line(nodes, 13.0, Look::of(p.white).alpha(0.9));
        s.line(nodes, 5.0, Look::of(p.accent2.dim(0.6)).alpha(0.85));
    };
    track(
        s,
        &nodes![(-20, 1180), (120, 1120), (330, 1160), (420, 1060), (330, 980), (160, 1010), (120, 1090)],
    );
    track(
        s,
        &nodes![
            (820, 190),
            (700, 160),
            (560, 200),
            (440, 330),
            (330, 300),
            (360, 190),
            (500, 210),
            (600, 330)
        ],
    );
    track(s, &nodes![(420, 1060), (520, 900), (480, 760), (400, 690), (330, 560), (380, 420), (440, 330)]);
    // The bank, with trees, and a lantern.
    s.blob(&nodes![(-40, -40; corner), (460, -40; corner), (380, 60), (220, 100), (120, 190), (60, 330), (-40, 400; corner)], Look::of(p.white).inflate(16.0).texture(0.15));
    for (x, y, h) in [(60.0, 230.0, 230.0), (180.0, 130.0, 180.0), (310.0, 70.0, 130.0)] {
        s.place(motif("pine_tree"), At::new(x, y).height(h).standing().silent());
    }
    s.blob(&nodes![(840, 960; corner), (760, 1000), (700, 1090), (560, 1150), (520, 1260; corner), (840, 1260; corner)], Look::of(p.white).inflate(16.0).texture(0.15));
    s.place(motif("bench"), At::new(716.0, 1160.0).height(130.0).standing().silent());
    // On the bench: two hats, side by side.
    s.place(motif("top_hat"), At::new(690.0, 1092.0).height(60.0).standing().silent());
    s.ellipse(752.0, 1086.0, 34.0, 10.0, Look::of(p.gold).inflate(3.0));
    s.blob(&nodes![(732, 1084), (736, 1060), (768, 1060), (772, 1084)], Look::of(p.gold).inflate(6.0));
    s.focus(720.0, 1090.0, 80.0);
    let blade = |s: &mut Scene, x: f32, y: f32| {
        for d in [-34.0, 34.0] {
            s.limb(
                &nodes![(x + d - 34.0, y + 8.0), (x + d + 44.0, y + 8.0), (x + d + 54.0, y)],
                &[6.0],
                Look::of(p.metal.lighter(0.2)).inflate(2.0),
            );
        }
    };
    // Others, far off, who have each other.
    couple(s, 560.0, 300.0, 190.0, [others[0], others[1].wearing(Dress::Gown, p.red)], Feeling::Joy);
    couple(s, 270.0, 400.0, 200.0, [others[2], others[3]], Feeling::Joy);
    let (a, b) = (point(160.0, 1150.0), point(648.0, 1076.0));
    under(s, a.x + 60.0, a.y + 4.0, 170.0);
    under(s, b.x - 60.0, b.y + 4.0, 150.0);
    let man = man.wearing(Dress::Coat, p.wood.mix(p.dark, 0.3)).scarf(p.red).hat(Hat::Woolly, p.red);
    let woman = woman.wearing(Dress::Coat, p.accent2.mix(p.dark, 0.2)).scarf(p.gold);
    let dress = Person::new(Kind::Woman, &p).wearing(Dress::Gown, p.accent).cloth(Cloth::Dots).scarf(p.cream);
    let coat = Person::new(Kind::Man, &p)
        .wearing(Dress::Coat, p.dark.mix(p.accent2, 0.45))
        .cloth(Cloth::Stripes)
        .scarf(p.white);
    meeting(s, man, woman, dress, coat, [a, b], 690.0);
    blade(s, a.x, a.y);
    blade(s, b.x, b.y);
    s.note("old_man", Role::Subject);
    s.note("coat", Role::Object);
    s.note("old_woman", Role::Witness);
}
