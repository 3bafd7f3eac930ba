//! Bodies: how somebody is built. Everything that a silhouette needs, from shoulders to ankles, follows from a [`Build`].

use super::person::{Kind, Person};

/// How somebody is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Build {
    /// Neither one thing nor the other.
    Usual,
    /// Thin and tall, with a long neck.
    Lanky,
    /// Round all over, hardly any neck.
    Stout,
    /// Narrow above, broad below.
    Pear,
    /// Broad shoulders on narrow hips.
    Broad,
    /// A waist between shoulders and hips.
    Waisted,
    /// Small and light.
    Slight,
    /// Bent by the years: the head before the chest.
    Bent,
    /// A child: short neck, round belly.
    Child,
    /// A beast upright: the neck as broad as the head.
    Beast,
}

/// How far apart the places of two in the row of bodies are, so that the next has another build and other cuts in every dress.
pub const NEXT: usize = 7;

/// Half widths and lengths in the units of a figure that is 100 tall, seen from the front.
#[derive(Debug, Clone, Copy)]
pub(super) struct Proportions {
    /// Where the arms leave the body.
    pub shoulder: f32,
    /// Below the arms.
    pub chest: f32,
    /// At the waist.
    pub waist: f32,
    /// At the hips.
    pub hip: f32,
    /// Between shoulders and chin.
    pub neck: f32,
    /// Half width of the neck.
    pub neck_wide: f32,
    /// Share of the usual head.
    pub head: f32,
    /// Share of the usual width of arms.
    pub arm: f32,
    /// Share of the usual width of legs.
    pub leg: f32,
    /// How far the head hangs before the chest.
    pub stoop: f32,
    /// How far the belly stands out from the side.
    pub belly: f32,
}

const USUAL: Proportions = Proportions {
    shoulder: 9.9,
    chest: 10.5,
    waist: 9.2,
    hip: 10.2,
    neck: 3.4,
    neck_wide: 3.9,
    head: 1.0,
    arm: 1.0,
    leg: 1.0,
    stoop: 0.0,
    belly: 0.6,
};

impl Build {
    fn proportions(self) -> Proportions {
        match self {
            Self::Usual => USUAL,
            Self::Lanky => Proportions {
                shoulder: 8.0,
                chest: 7.6,
                waist: 6.8,
                hip: 7.6,
                neck: 5.6,
                neck_wide: 3.0,
                head: 0.94,
                arm: 0.8,
                leg: 0.78,
                belly: 0.0,
                ..USUAL
            },
            Self::Stout => Proportions {
                shoulder: 10.6,
                chest: 13.2,
                waist: 15.4,
                hip: 14.4,
                neck: 1.4,
                neck_wide: 5.0,
                head: 1.02,
                arm: 1.14,
                leg: 1.14,
                belly: 4.6,
                ..USUAL
            },
            Self::Pear => Proportions {
                shoulder: 7.8,
                chest: 9.0,
                waist: 11.6,
                hip: 14.4,
                neck: 3.8,
                neck_wide: 3.4,
                arm: 0.94,
                leg: 1.08,
                belly: 2.4,
                ..USUAL
            },
            Self::Broad => Proportions {
                shoulder: 13.0,
                chest: 13.4,
                waist: 10.2,
                hip: 9.4,
                neck: 2.4,
                neck_wide: 5.2,
                head: 0.93,
                arm: 1.12,
                leg: 0.96,
                belly: 1.2,
                ..USUAL
            },
            Self::Waisted => Proportions {
                shoulder: 8.6,
                chest: 9.4,
                waist: 6.6,
                hip: 11.4,
                neck: 4.4,
                neck_wide: 3.1,
                arm: 0.84,
                leg: 0.9,
                belly: 0.0,
                ..USUAL
            },
            Self::Slight => Proportions {
                shoulder: 7.6,
                chest: 8.2,
                waist: 7.8,
                hip: 8.6,
                neck: 3.2,
                neck_wide: 3.0,
                head: 1.03,
                arm: 0.84,
                leg: 0.84,
                ..USUAL
            },
            Self::Bent => Proportions {
                shoulder: 8.4,
                chest: 9.6,
                waist: 10.0,
                hip: 10.4,
                neck: 1.8,
                neck_wide: 3.4,
                arm: 0.9,
                leg: 0.86,
                stoop: 3.2,
                belly: 1.6,
                ..USUAL
            },
            Self::Child => Proportions {
                shoulder: 8.2,
                chest: 9.0,
                waist: 9.4,
                hip: 9.8,
                neck: 1.6,
                neck_wide: 3.2,
                arm: 0.9,
                leg: 0.92,
                belly: 1.6,
                ..USUAL
            },
            Self::Beast => Proportions {
                shoulder: 10.0,
                chest: 11.4,
                waist: 10.8,
                hip: 11.4,
                neck: 0.8,
                neck_wide: 6.4,
                arm: 1.06,
                belly: 1.6,
                ..USUAL
            },
        }
    }

    /// The builds that people of a kind are dealt, one after the other.
    pub fn of_kind(kind: Kind) -> &'static [Self] {
        match kind {
            Kind::Man => &[Self::Lanky, Self::Stout, Self::Broad, Self::Usual, Self::Pear],
            Kind::Woman => &[Self::Waisted, Self::Pear, Self::Lanky, Self::Stout, Self::Usual],
            Kind::Granny => &[Self::Bent, Self::Pear, Self::Slight, Self::Stout],
            Kind::Grandad => &[Self::Bent, Self::Lanky, Self::Stout, Self::Broad],
            Kind::Girl | Kind::Boy => &[Self::Child, Self::Slight, Self::Child, Self::Usual],
            Kind::Giant => &[Self::Broad],
            Kind::Baby => &[Self::Child],
            Kind::Hare | Kind::Goat | Kind::Mouse | Kind::Cat | Kind::Frog => &[Self::Slight],
            Kind::Goose | Kind::Hen | Kind::Owl => &[Self::Pear],
            Kind::Crow => &[Self::Usual],
            _ => &[Self::Beast],
        }
    }
}

impl Proportions {
    /// Those of somebody, with how broad they are taken in.
    pub(super) fn of(who: &Person) -> Self {
        let p = who.build.proportions();
        let g = 0.55 + 0.45 * who.girth;
        let round = (who.girth - 1.0).max(0.0);
        Self {
            shoulder: p.shoulder * (0.75 + 0.25 * who.girth),
            chest: p.chest * g,
            waist: p.waist * g + round * 5.0,
            hip: p.hip * g + round * 2.0,
            neck_wide: p.neck_wide * (0.8 + 0.2 * who.girth),
            arm: p.arm * (0.75 + 0.25 * who.girth),
            leg: p.leg * (0.65 + 0.35 * who.girth),
            belly: p.belly + round * 9.0,
            ..p
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actors::garment::Garment;
    use crate::actors::{Actor, Dress, FAR, NEAR};
    use moonhare_scene::palette::Palette;

    #[test]
    fn two_who_come_one_after_the_other_are_no_twins() {
        let p = Palette::named("teal").expect("a palette");
        for kind in [Kind::Man, Kind::Woman, Kind::Granny, Kind::Grandad] {
            for dress in [Dress::Coat, Dress::Gown, Dress::Shirt] {
                let who = Person::new(kind, &p).wearing(dress, p.red);
                for n in 0..60 {
                    let (one, next) = (who.dealt(n), who.dealt(n + crate::actors::NEXT));
                    assert_ne!(one.build, next.build, "{kind:?} {n}");
                    assert_ne!(Garment::of(&one).cut, Garment::of(&next).cut, "{kind:?} {dress:?} {n}");
                }
            }
        }
    }

    #[test]
    fn arms_leave_the_body_below_the_chin_and_beside_the_neck() {
        let p = Palette::named("teal").expect("a palette");
        for kind in Kind::ALL.into_iter().filter(|kind| kind.is_human()) {
            for build in Build::of_kind(kind) {
                let who = Person::new(kind, &p).build(*build);
                let front = Actor::new(who, 0.0, 0.0, 100.0).front();
                let neck = Proportions::of(&who).neck_wide;
                // An arm is about ten units wide where it begins.
                let top = front.shoulder(NEAR).y - 5.3 * Proportions::of(&who).arm;
                assert!(top > front.chin().y - 1.0, "{kind:?} {build:?}: {top} {}", front.chin().y);
                for side in [NEAR, FAR] {
                    assert!(front.shoulder(side).x.abs() > neck + 2.0, "{kind:?} {build:?}");
                }
            }
        }
    }
}
