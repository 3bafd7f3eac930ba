//! The dream has a guest more than the room has beds.

use super::acting::*;

pub(super) static ONE_MORE_IN_THE_DREAM: Relation = Relation {
    id: "one_more_in_the_dream",
    themes: Themes::Only(&["moonhare", "tides", "marbles", "lost-kites", "carousel"]),
    moods: &[Mood::Memory, Mood::Longing, Mood::Freedom],
    slots: &[],
    layouts: &[framed("sledge", Setup::Ribbons, sledge), framed("kittens", Setup::Hinge, kittens)],
};

/// The dream's edge: a swell of light cloud across the card at y.
fn swell(s: &mut Scene, y: f32) {
    let p = s.palette;
    for k in 0..12 {
        let x = -20.0 + k as f32 * 76.0;
        let r = 48.0 + (k * 7 % 5) as f32 * 9.0;
        s.dot(
            x,
            y + (k * 5 % 3) as f32 * 12.0,
            r,
            Look::of(p.white.mix(p.sky[2], 0.3)).inflate(r * 0.5).alpha(0.9).soft(5.0).shadow(0.0),
        );
    }
}

/// Below, four children in four beds, and a gap with dents in the carpet; above, their one dream: five on a sledge, the fifth in white and steering.
fn sledge(c: &mut Composer) {
    let kinds = [Kind::Girl, Kind::Boy, Kind::Girl, Kind::Boy];
    let people: Vec<Person> = kinds.into_iter().map(|kind| c.human(kind)).collect();
    let fifth = c.human(Kind::Girl);
    let s = &mut c.scene;
    s.light_at(620.0, 80.0, 0.5);
    let p = s.palette;
    s.sky(0.6, 0.3);
    let colours = [p.accent, p.leaf, p.gold.mix(p.red, 0.35), p.accent2];
    // The slope of the dream.
    let snow = p.white.mix(p.sky[2], 0.1);
    s.blob(
        &nodes![(-40, 330; corner), (200, 400), (420, 520), (620, 600), (840, 640; corner), (840, 900; corner), (-40, 900; corner)],
        Look::of(snow).to(snow.mix(p.sky[1], 0.3)).inflate(12.0).shadow(0.0).texture(0.15),
    );
    for (x, y, h) in [(60.0, 380.0, 150.0), (700.0, 640.0, 190.0), (770.0, 660.0, 150.0)] {
        s.place(motif("pine_tree"), At::new(x, y).height(h).standing().silent());
    }
    for k in 0..30 {
        let (x, y) = (s.rng.range(0.0, 800.0), s.rng.range(20.0, 640.0));
        s.dot(x, y, 3.0 + (k % 3) as f32, Look::of(p.white).alpha(0.8).flat().shadow(0.0));
    }
    // The sledge, from left high to right low.
    let tilt = 22.0;
    s.at(&[shift(370.0, 500.0), turn(tilt)], |s| {
        let wood = p.wood;
        s.limb(
            &nodes![(-300, 34), (200, 34), (270, 20), (300, -34), (276, -60)],
            &[13.0],
            Look::of(wood.dim(0.8)).inflate(4.0),
        );
        s.rect(-290.0, -16.0, 540.0, 24.0, Look::of(wood).inflate(7.0).grain(0.0));
        for x in [-250.0, -80.0, 90.0, 210.0] {
            s.limb(&nodes![(x, 4), (x + 8.0, 32)], &[10.0], Look::of(wood.dim(0.8)).inflate(3.0));
        }
        let mut riders: Vec<Actor> = vec![];
        for (i, who) in people.iter().enumerate() {
            let who = who
                .wearing(Dress::Coat, colours[i])
                .hat(if i % 2 == 0 { Hat::Woolly } else { Hat::None }, colours[i].dim(0.8));
            let a = Actor::new(who, -236.0 + i as f32 * 104.0, 30.0, 230.0).sitting().feeling(Feeling::Joy);
            riders.push(a.hand_own(NEAR, 26.0, -48.0, Hand::Cover).hand_own(FAR, 12.0, -88.0, Hand::Wave));
        }
        let lead =
            fifth.wearing(Dress::Nightshirt, p.white).hair(p.white.dim(0.95), Hair::Plaits).scarf(p.white);
        let lead = Actor::new(lead, 176.0, 26.0, 236.0).sitting().feeling(Feeling::Joy);
        let lead = lead
            .with(|m| m.facing(-0.35).glancing(-0.6, 0.0))
            .hand(NEAR, 268.0, -66.0, Hand::Grip)
            .hand(FAR, 280.0, -60.0, Hand::Grip);
        riders.push(lead);
        for a in &riders {
            a.paint(s);
        }
    });
    for k in 0..7 {
        let (x, y) = (40.0 + k as f32 * 16.0, 470.0 - k as f32 * 8.0);
        s.dot(x, y, 26.0 - k as f32 * 2.0, Look::of(p.white).alpha(0.7).soft(6.0).inflate(8.0).shadow(0.0));
    }
    // The room below.
    let floor = p.wood.dim(0.8);
    s.rect(
        -30.0,
        830.0,
        860.0,
        420.0,
        Look::of(p.ambient.lighter(0.1).mix(floor, 0.3)).to(p.ambient).flat().shadow(0.0),
    );
    s.rect(-30.0, 1120.0, 860.0, 140.0, Look::of(p.accent2.mix(p.dark, 0.5)).flat().texture(0.3).shadow(0.0));
    swell(s, 820.0);
    let spots = [80.0, 222.0, 564.0, 716.0];
    for (i, x) in spots.into_iter().enumerate() {
        let blanket = colours[i];
        s.rect(x - 66.0, 900.0, 132.0, 60.0, Look::of(p.wood_dark).inflate(8.0));
        s.rect(x - 62.0, 930.0, 124.0, 220.0, Look::of(p.cream.dim(0.8)).inflate(8.0));
        s.blob(
            &nodes![(x - 52.0, 1000), (x - 50.0, 936), (x, 926), (x + 50.0, 936), (x + 52.0, 1000)],
            Look::of(p.cream).inflate(12.0),
        );
        s.at(&[shift(x, 984.0), turn([-8.0, 10.0, -4.0, 12.0][i]), scale(0.86)], |s| {
            head(s, &people[i], &Feeling::Asleep.mien(), View::Front);
        });
        s.blob(
            &nodes![
                (x - 68.0, 1060),
                (x - 60.0, 1026),
                (x, 1016),
                (x + 60.0, 1026),
                (x + 68.0, 1060),
                (x + 66.0, 1176),
                (x, 1186),
                (x - 66.0, 1176)
            ],
            Look::of(blanket).inflate(20.0).texture(0.25).hatch(0.6),
        );
        s.focus(x, 984.0, 56.0);
    }
    // The gap: four dents, and a slipper that was not taken along.
    for (x, y) in [(340.0, 1140.0), (446.0, 1140.0), (334.0, 1180.0), (452.0, 1180.0)] {
        s.ellipse(x, y, 17.0, 8.0, Look::of(p.ambient.dim(0.6)).flat().soft(3.0).shadow(0.0));
    }
    s.rect(322.0, 900.0, 140.0, 170.0, Look::of(p.cream).alpha(0.08).flat().soft(8.0).shadow(0.0));
    s.blob(&nodes![(376, 1168), (386, 1152), (414, 1156), (420, 1168)], Look::of(p.white).inflate(6.0));
    s.focus(394.0, 1150.0, 80.0);
    s.focus(520.0, 470.0, 150.0);
    s.note("bed", Role::Subject);
    s.note("girl", Role::Object);
    s.note("snowfield", Role::Setting);
}

/// Three kittens sleep on four cushions; in the moonlight above they dance, and a fourth leads the round.
fn kittens(c: &mut Composer) {
    c.room(700.0, (400.0, 130.0));
    let s = &mut c.scene;
    let p = s.palette;
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(p.ambient).alpha(0.42).multiply().flat().shadow(0.0));
    // The moon in a round window; the dream stands in its light.
    s.dot(400.0, 330.0, 300.0, Look::of(p.wood).inflate(12.0));
    let pane = Path::ellipse(400.0, 330.0, 278.0, 278.0);
    s.group(Group::new().clip(pane.clone()), |s| {
        s.part(&pane, Look::of(p.sky[1]).to(p.sky[3].mix(p.light, 0.3)).emissive().flat());
        s.dot(400.0, 330.0, 190.0, Look::lamp(p.light));
        s.glow(400.0, 330.0, 330.0, p.light, 0.5);
    });
    let furs = [p.fox, p.grey, p.black.mix(p.grey, 0.25)];
    let dancer = |s: &mut Scene, fur: Colour, x: f32, y: f32, h: f32, left: bool, alpha: f32| {
        let who = Person::new(Kind::Cat, &p).skin(fur).wearing(Dress::Fur, fur);
        let a = Actor::new(who, x, y, h).tiptoeing().feeling(Feeling::Joy);
        let a = if left { a.left() } else { a };
        let a = a.hand_own(NEAR, 24.0, -66.0, Hand::Open).hand_own(FAR, -24.0, -70.0, Hand::Open);
        a.paint_in(s, Group::new().alpha(alpha).halo(p.light, 0.6, 14.0));
    };
    dancer(s, furs[0], 190.0, 560.0, 300.0, false, 0.94);
    dancer(s, furs[1], 330.0, 610.0, 300.0, true, 0.94);
    dancer(s, furs[2], 490.0, 610.0, 300.0, false, 0.94);
    dancer(s, p.white, 630.0, 540.0, 330.0, true, 0.8);
    s.focus(630.0, 330.0, 120.0);
    // The sleepers.
    s.ellipse(
        400.0,
        1050.0,
        390.0,
        120.0,
        Look::of(p.accent2.mix(p.dark, 0.35)).inflate(8.0).texture(0.3).fur(6.0, 90.0, 4.0),
    );
    for (i, (x, y)) in
        [(140.0, 980.0), (350.0, 1060.0), (610.0, 1070.0), (690.0, 930.0)].into_iter().enumerate()
    {
        let cushion = [p.accent, p.gold.mix(p.red, 0.3), p.leaf, p.red][i];
        under(s, x, y + 44.0, 120.0);
        s.ellipse(x, y + 20.0, 122.0, 46.0, Look::of(cushion).inflate(22.0).texture(0.25).hatch(0.4));
        if i < 3 {
            let fur = furs[i];
            let look = Look::of(fur).inflate(24.0).fur(5.0, 90.0, 4.0).texture(0.2);
            s.ellipse(x + 16.0, y - 18.0, 86.0, 50.0, look);
            s.limb(
                &nodes![
                    (x + 92.0, y - 10.0),
                    (x + 60.0, y + 26.0),
                    (x - 20.0, y + 26.0),
                    (x - 70.0, y + 14.0)
                ],
                &[20.0, 26.0, 24.0, 12.0],
                look,
            );
            let who = Person::new(Kind::Cat, &p).skin(fur).wearing(Dress::Fur, fur);
            s.at(&[shift(x - 54.0, y - 22.0), turn(-14.0), scale(0.95)], |s| {
                head(s, &who, &Feeling::Asleep.mien(), View::Front);
            });
            s.focus(x - 54.0, y - 22.0, 60.0);
        } else {
            // A dent, a bell on a ribbon.
            s.ellipse(x, y + 4.0, 74.0, 20.0, Look::of(cushion.dim(0.7)).soft(8.0).flat().shadow(0.0));
            s.limb(
                &nodes![(x - 30.0, y + 4.0), (x, y + 14.0), (x + 26.0, y)],
                &[7.0],
                Look::of(p.white).inflate(2.0),
            );
            s.dot(x, y + 18.0, 11.0, Look::of(p.gold).inflate(5.0));
            s.focus(x, y + 10.0, 70.0);
        }
    }
    s.note("cat", Role::Subject);
    s.note("moon", Role::Object);
    s.note("room", Role::Setting);
}
