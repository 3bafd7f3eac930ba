//! Relations: the one impossible fact of a card, each in two or more layouts.

mod acting;
mod anchored_to_a_cloud;
mod balances_on_chairs;
mod bears_lights;
mod bears_strange_fruit;
mod behind_the_cloth;
mod both_on_the_chair;
mod broods_on_them;
mod burns_down;
mod carries_a_world;
mod casts_another_shadow;
mod climbs_to;
mod close_shave;
mod coat_holds;
mod conducts_the_weather;
mod crosses_on_a_rope;
mod crowd_is_a_beast;
mod divided_by_a_wall;
mod embraces_the_city;
mod every_room_its_weather;
mod eye_holds_world;
mod feeds_the_machine;
mod fishes_the_sky;
mod floats_as_island;
mod floods_the_room;
mod folds_the_map;
mod grown_into_the_tree;
mod hair_is_the_sea;
mod half_buried;
mod hangs_by_threads;
mod hangs_upside_down;
mod head_holds_weather;
mod hides_badly;
mod holds_them_all;
mod house_has_a_face;
mod hushes_the_storm;
mod inside;
mod it_was_not_me;
mod keeps_as_pet;
mod kept_in_glass;
mod kit;
mod knits_for_you;
mod leans_away;
mod leans_over_us;
mod learns_gentle;
mod lies_sunken;
mod lifted_by;
mod lifts_the_sea;
mod lives_in_a_shell;
mod looks_in_at_the_window;
mod meets_in_the_tunnel;
mod mends_the_sky;
mod migrates;
mod one_more_in_the_dream;
mod opens_a_coat;
mod opens_onto;
mod outgrows_the_room;
mod outweighs;
mod over_the_hill;
mod plants_in_rows;
mod played_on_a_board;
mod pours_out;
mod prelude;
mod rains_down;
mod reflects_another;
mod repairs_the_moon;
mod rests_in_a_hand;
mod rises_from_pages;
mod runs_in_the_wheel;
mod sails_in_bed;
mod sails_through_the_town;
mod sat_on_the_horizon;
mod seen_through_keyhole;
mod sells_by_the_pound;
mod setup;
mod sits_unseen;
mod sleeps_under_the_land;
mod smoke_becomes;
mod steps_out_of_the_mirror;
mod sweeps_the_stars;
mod swims_through;
mod tails_tie_a_bow;
mod takes_tea_on;
mod tethered;
mod the_stakes;
mod they_follow_him;
mod tiptoes_past;
mod towers_over;
mod tows_home;
mod under_the_table;
mod unravels_into;
mod waits_in_line;
mod waits_in_the_clearing;
mod waits_in_the_maze;
mod walks_a_strange_pet;
mod walks_in_procession;
mod warm_welcome;
mod wears_another_head;
mod wears_the_same_mask;
mod what_the_bed_fears;
mod who_is_not_there;
mod you_are_the_show;

pub use setup::Setup;

use crate::composer::Composer;
use crate::motifs::Tag;
use serde::Serialize;

/// Where a card leans.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Mood {
    Longing,
    Mischief,
    Dread,
    Wonder,
    Loneliness,
    Tenderness,
    Greed,
    Freedom,
    Memory,
    Secrecy,
}

/// How a layout looks at its world. A deck rotates through them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Camera {
    /// A landscape.
    Wide,
    /// Something near fills the picture.
    CloseUp,
    /// A room.
    Interior,
    /// A face or a half figure.
    Portrait,
    /// From above.
    Aerial,
    /// Seen through or inside an outline.
    CutOut,
    /// Two pictures in one: above and below, day and night.
    TwoInOne,
}

/// What may fill a slot. A deck fills slots without repeating.
#[derive(Debug, Clone, Copy)]
pub enum Pool {
    /// One of these motifs.
    Motifs(&'static [&'static str]),
    /// Any motif that can be used so.
    Tagged(Tag),
    /// One of these heads.
    Heads(&'static [&'static str]),
    /// Any head.
    AnyHead,
    /// One of these settings.
    Settings(&'static [&'static str]),
}

/// Something that a relation leaves open.
#[derive(Debug, Clone, Copy)]
pub struct Slot {
    /// Its name in the layouts: "subject", "witness", "setting", …
    pub name: &'static str,
    /// What may fill it.
    pub pool: Pool,
}

/// One way to paint a relation.
#[derive(Debug)]
pub struct Layout {
    /// Its name within the relation.
    pub id: &'static str,
    /// How it looks at its world.
    pub camera: Camera,
    /// The set-up that it keeps to, if it declares one.
    pub setup: Option<Setup>,
    /// Whether a sun or moon disc is in it (at most two in five cards of a deck have one).
    pub disc: bool,
    /// Paints it.
    pub paint: fn(&mut Composer),
}

/// Where a relation may be used.
#[derive(Debug, Clone, Copy)]
pub enum Themes {
    /// In every theme.
    Shared,
    /// Only in these.
    Only(&'static [&'static str]),
}

/// The impossible fact of a card.
#[derive(Debug)]
pub struct Relation {
    /// Its name: a verb form, snake_case. The sentences that tell it are in `words/`.
    pub id: &'static str,
    /// Where it may be used.
    pub themes: Themes,
    /// Where it leans.
    pub moods: &'static [Mood],
    /// What it leaves open.
    pub slots: &'static [Slot],
    /// The ways to paint it, at least two that do not look alike.
    pub layouts: &'static [Layout],
}

/// All relations there are.
pub static ALL: &[&Relation] = &[
    &anchored_to_a_cloud::ANCHORED_TO_A_CLOUD,
    &balances_on_chairs::BALANCES_ON_CHAIRS,
    &bears_lights::BEARS_LIGHTS,
    &bears_strange_fruit::BEARS_STRANGE_FRUIT,
    &behind_the_cloth::BEHIND_THE_CLOTH,
    &both_on_the_chair::BOTH_ON_THE_CHAIR,
    &broods_on_them::BROODS_ON_THEM,
    &burns_down::BURNS_DOWN,
    &carries_a_world::CARRIES_A_WORLD,
    &casts_another_shadow::CASTS_ANOTHER_SHADOW,
    &climbs_to::CLIMBS_TO,
    &close_shave::CLOSE_SHAVE,
    &coat_holds::COAT_HOLDS,
    &conducts_the_weather::CONDUCTS_THE_WEATHER,
    &crosses_on_a_rope::CROSSES_ON_A_ROPE,
    &crowd_is_a_beast::CROWD_IS_A_BEAST,
    &divided_by_a_wall::DIVIDED_BY_A_WALL,
    &embraces_the_city::EMBRACES_THE_CITY,
    &every_room_its_weather::EVERY_ROOM_ITS_WEATHER,
    &eye_holds_world::EYE_HOLDS_WORLD,
    &feeds_the_machine::FEEDS_THE_MACHINE,
    &fishes_the_sky::FISHES_THE_SKY,
    &floats_as_island::FLOATS_AS_ISLAND,
    &floods_the_room::FLOODS_THE_ROOM,
    &folds_the_map::FOLDS_THE_MAP,
    &grown_into_the_tree::GROWN_INTO_THE_TREE,
    &hair_is_the_sea::HAIR_IS_THE_SEA,
    &half_buried::HALF_BURIED,
    &hangs_by_threads::HANGS_BY_THREADS,
    &hangs_upside_down::HANGS_UPSIDE_DOWN,
    &head_holds_weather::HEAD_HOLDS_WEATHER,
    &hides_badly::HIDES_BADLY,
    &holds_them_all::HOLDS_THEM_ALL,
    &house_has_a_face::HOUSE_HAS_A_FACE,
    &hushes_the_storm::HUSHES_THE_STORM,
    &it_was_not_me::IT_WAS_NOT_ME,
    &keeps_as_pet::KEEPS_AS_PET,
    &kept_in_glass::KEPT_IN_GLASS,
    &knits_for_you::KNITS_FOR_YOU,
    &leans_away::LEANS_AWAY,
    &leans_over_us::LEANS_OVER_US,
    &learns_gentle::LEARNS_GENTLE,
    &lies_sunken::LIES_SUNKEN,
    &lifted_by::LIFTED_BY,
    &lifts_the_sea::LIFTS_THE_SEA,
    &lives_in_a_shell::LIVES_IN_A_SHELL,
    &looks_in_at_the_window::LOOKS_IN_AT_THE_WINDOW,
    &meets_in_the_tunnel::MEETS_IN_THE_TUNNEL,
    &mends_the_sky::MENDS_THE_SKY,
    &migrates::MIGRATES,
    &one_more_in_the_dream::ONE_MORE_IN_THE_DREAM,
    &opens_a_coat::OPENS_A_COAT,
    &opens_onto::OPENS_ONTO,
    &outgrows_the_room::OUTGROWS_THE_ROOM,
    &outweighs::OUTWEIGHS,
    &over_the_hill::OVER_THE_HILL,
    &plants_in_rows::PLANTS_IN_ROWS,
    &played_on_a_board::PLAYED_ON_A_BOARD,
    &pours_out::POURS_OUT,
    &rains_down::RAINS_DOWN,
    &reflects_another::REFLECTS_ANOTHER,
    &repairs_the_moon::REPAIRS_THE_MOON,
    &rests_in_a_hand::RESTS_IN_A_HAND,
    &rises_from_pages::RISES_FROM_PAGES,
    &runs_in_the_wheel::RUNS_IN_THE_WHEEL,
    &sails_in_bed::SAILS_IN_BED,
    &sails_through_the_town::SAILS_THROUGH_THE_TOWN,
    &sat_on_the_horizon::SAT_ON_THE_HORIZON,
    &seen_through_keyhole::SEEN_THROUGH_KEYHOLE,
    &sells_by_the_pound::SELLS_BY_THE_POUND,
    &sits_unseen::SITS_UNSEEN,
    &sleeps_under_the_land::SLEEPS_UNDER_THE_LAND,
    &smoke_becomes::SMOKE_BECOMES,
    &steps_out_of_the_mirror::STEPS_OUT_OF_THE_MIRROR,
    &sweeps_the_stars::SWEEPS_THE_STARS,
    &swims_through::SWIMS_THROUGH,
    &tails_tie_a_bow::TAILS_TIE_A_BOW,
    &takes_tea_on::TAKES_TEA_ON,
    &tethered::TETHERED,
    &the_stakes::THE_STAKES,
    &they_follow_him::THEY_FOLLOW_HIM,
    &tiptoes_past::TIPTOES_PAST,
    &towers_over::TOWERS_OVER,
    &tows_home::TOWS_HOME,
    &under_the_table::UNDER_THE_TABLE,
    &unravels_into::UNRAVELS_INTO,
    &waits_in_line::WAITS_IN_LINE,
    &waits_in_the_clearing::WAITS_IN_THE_CLEARING,
    &waits_in_the_maze::WAITS_IN_THE_MAZE,
    &walks_a_strange_pet::WALKS_A_STRANGE_PET,
    &walks_in_procession::WALKS_IN_PROCESSION,
    &warm_welcome::WARM_WELCOME,
    &wears_another_head::WEARS_ANOTHER_HEAD,
    &wears_the_same_mask::WEARS_THE_SAME_MASK,
    &what_the_bed_fears::WHAT_THE_BED_FEARS,
    &who_is_not_there::WHO_IS_NOT_THERE,
    &you_are_the_show::YOU_ARE_THE_SHOW,
];

/// The relation of this name.
pub fn find(id: &str) -> Option<&'static Relation> {
    ALL.iter().copied().find(|r| r.id == id)
}
