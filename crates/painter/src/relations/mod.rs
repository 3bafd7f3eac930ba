//! Relations: the one impossible fact of a card, each in two or more layouts.

mod acting;
mod after_you;
mod all_the_light_in_one_house;
mod an_inch_from_her_back;
mod any_day_now;
mod balances_on_chairs;
mod barber_of_the_elements;
mod before_the_last_stroke;
mod behind_the_cloth;
mod behind_the_throne;
mod behind_their_backs;
mod blackboard_is_open;
mod books_read_people;
mod both_on_the_chair;
mod brings_back_what_it_took;
mod broods_on_them;
mod buried_things_meet;
mod burns_down;
mod bust;
mod came_home_small;
mod carries_a_world;
mod carries_the_road;
mod carries_the_sleeper;
mod casts_another_shadow;
mod catches_his_memories;
mod cats_cradle;
mod caught_with_crumbs;
mod cellar_of_summer;
mod chain_on_the_door;
mod charges_on_snails;
mod close_shave;
mod clothes_dance_first;
mod coat_holds;
mod crossing_keeper;
mod crowd_is_a_beast;
mod dares_the_sleeper;
mod dawn_in_bottles;
mod did_not_come_down;
mod divided_by_a_wall;
mod does_not_let_go;
mod down_the_sea_stairs;
mod driver_asleep;
mod each_full_of_the_other;
mod ear_to_the_floor;
mod egg_in_the_jaws;
mod elopes_at_night;
mod every_room_its_weather;
mod everybody_missed_it;
mod feeds_the_machine;
mod first_look_out;
mod flock_in_a_coat;
mod floods_the_room;
mod floors_of_one_life;
mod folds_the_sea_away;
mod for_one_pea;
mod furniture_grazes;
mod getting_warmer;
mod gives_himself_away;
mod guest_in_the_tub;
mod hair_is_the_sea;
mod half_for_nobody;
mod half_rubbed_out;
mod hand_against_the_glass;
mod hand_in_the_pocket;
mod handed_down;
mod he_shone_once;
mod heads_through_the_wall;
mod hides_badly;
mod holds_the_pendulum;
mod holds_them_all;
mod hole_they_are_used_to;
mod house_and_its_roots;
mod house_has_a_face;
mod house_of_burglars;
mod how_far_the_lamp_goes;
mod hushes_the_storm;
mod inside;
mod it_gathers_as_it_goes;
mod it_was_not_me;
mod keeper_of_secrets;
mod keeps_as_pet;
mod keys_are_beds;
mod kit;
mod knees_are_islands;
mod knits_for_you;
mod knits_the_leaver;
mod lamp_reads_along;
mod lamps_pour_night;
mod last_lens;
mod last_to_be_chosen;
mod leads_them_home;
mod leans_away;
mod leans_over_us;
mod learns_gentle;
mod leaves_for_another;
mod lifts_the_crust;
mod lives_in_a_shell;
mod looks_in_at_the_window;
mod meets_in_the_tunnel;
mod mourner_in_the_last_row;
mod moving_day_of_the_seasons;
mod must_not_stop;
mod must_not_wake_them;
mod nearer_in_every_picture;
mod night_takes_a_seat;
mod nobody_mentions_it;
mod nobody_winds_himself;
mod none_of_it_for_us;
mod nothing_in_there;
mod once_more_on_the_lap;
mod one_more_in_the_dream;
mod one_of_the_jury;
mod one_too_many;
mod only_enough_for_one;
mod opens_a_coat;
mod other_one_rows;
mod outweighs;
mod over_the_hill;
mod pale_shapes;
mod paper_parents;
mod passes_it_on;
mod plants_in_rows;
mod played_on_a_board;
mod plays_the_rain;
mod plays_the_rings;
mod polite_about_the_skin;
mod prelude;
mod pushes_the_empty_swing;
mod reads_what_is_not_there;
mod reflects_another;
mod relation;
mod robs_in_reverse;
mod round_of_thieves;
mod runs_in_the_wheel;
mod sails_in_bed;
mod sails_through_the_town;
mod sat_on_the_horizon;
mod sells_by_the_pound;
mod setup;
mod sews_it_fast;
mod shadow_cloakroom;
mod shift_change;
mod sits_unseen;
mod sleeps_under_the_land;
mod slice_of_home;
mod snail_post;
mod somebody_is_expected;
mod spoonful_of_moon;
mod stain_at_the_ball;
mod stakes_his_own;
mod steals_the_smile;
mod steps_off_the_wallpaper;
mod steps_out_of_the_mirror;
mod still_in_the_shoe;
mod story_waits;
mod suitcases_wait;
mod swapped_coats;
mod swaps_with_the_statue;
mod sweeps_the_stars;
mod swims_through;
mod tails_tie_a_bow;
mod takes_his_measure;
mod takes_the_blame;
mod takes_the_window_along;
mod taking_turns;
mod teaches_the_scarecrow;
mod the_cosy_trap;
mod the_fenced_shadow;
mod the_hands_take_a_break;
mod the_night_crew;
mod the_other_end;
mod the_place_without_stars;
mod the_stakes;
mod the_view_comes_off;
mod they_are_still_inside;
mod they_follow_him;
mod ties_something_on;
mod tiptoes_past;
mod tows_home;
mod tracks_that_change;
mod truth_in_the_glass;
mod unbuttons_the_beast;
mod under_the_doors;
mod under_the_table;
mod unravels_into;
mod until_morning;
mod unzips_it_a_little;
mod visitors_in_the_album;
mod waits_in_line;
mod waits_on_the_other_side;
mod walks_a_strange_pet;
mod walks_in_procession;
mod warm_welcome;
mod waves_back;
mod wears_the_same_mask;
mod what_the_bed_fears;
mod what_the_cuffs_hold;
mod what_the_street_stands_on;
mod what_they_bring;
mod wheel_through_two_worlds;
mod which_way_did_he_go;
mod while_she_combs;
mod who_is_down_there;
mod who_is_not_there;
mod who_plays_the_dance;
mod winds_up_the_dream;
mod wiped_clear;
mod you_are_the_show;

pub use relation::{Camera, Layout, Mood, Pool, Relation, Slot, Themes};
pub use setup::Setup;

/// All relations there are.
pub static ALL: &[&Relation] = &[
    &after_you::AFTER_YOU,
    &all_the_light_in_one_house::ALL_THE_LIGHT_IN_ONE_HOUSE,
    &an_inch_from_her_back::AN_INCH_FROM_HER_BACK,
    &any_day_now::ANY_DAY_NOW,
    &balances_on_chairs::BALANCES_ON_CHAIRS,
    &barber_of_the_elements::BARBER_OF_THE_ELEMENTS,
    &before_the_last_stroke::BEFORE_THE_LAST_STROKE,
    &behind_the_cloth::BEHIND_THE_CLOTH,
    &behind_the_throne::BEHIND_THE_THRONE,
    &behind_their_backs::BEHIND_THEIR_BACKS,
    &blackboard_is_open::BLACKBOARD_IS_OPEN,
    &books_read_people::BOOKS_READ_PEOPLE,
    &both_on_the_chair::BOTH_ON_THE_CHAIR,
    &brings_back_what_it_took::BRINGS_BACK_WHAT_IT_TOOK,
    &broods_on_them::BROODS_ON_THEM,
    &buried_things_meet::BURIED_THINGS_MEET,
    &burns_down::BURNS_DOWN,
    &came_home_small::CAME_HOME_SMALL,
    &carries_a_world::CARRIES_A_WORLD,
    &carries_the_road::CARRIES_THE_ROAD,
    &carries_the_sleeper::CARRIES_THE_SLEEPER,
    &casts_another_shadow::CASTS_ANOTHER_SHADOW,
    &catches_his_memories::CATCHES_HIS_MEMORIES,
    &cats_cradle::CATS_CRADLE,
    &caught_with_crumbs::CAUGHT_WITH_CRUMBS,
    &cellar_of_summer::CELLAR_OF_SUMMER,
    &chain_on_the_door::CHAIN_ON_THE_DOOR,
    &charges_on_snails::CHARGES_ON_SNAILS,
    &close_shave::CLOSE_SHAVE,
    &clothes_dance_first::CLOTHES_DANCE_FIRST,
    &coat_holds::COAT_HOLDS,
    &crossing_keeper::CROSSING_KEEPER,
    &crowd_is_a_beast::CROWD_IS_A_BEAST,
    &dares_the_sleeper::DARES_THE_SLEEPER,
    &dawn_in_bottles::DAWN_IN_BOTTLES,
    &did_not_come_down::DID_NOT_COME_DOWN,
    &divided_by_a_wall::DIVIDED_BY_A_WALL,
    &does_not_let_go::DOES_NOT_LET_GO,
    &down_the_sea_stairs::DOWN_THE_SEA_STAIRS,
    &driver_asleep::DRIVER_ASLEEP,
    &each_full_of_the_other::EACH_FULL_OF_THE_OTHER,
    &ear_to_the_floor::EAR_TO_THE_FLOOR,
    &egg_in_the_jaws::EGG_IN_THE_JAWS,
    &elopes_at_night::ELOPES_AT_NIGHT,
    &every_room_its_weather::EVERY_ROOM_ITS_WEATHER,
    &everybody_missed_it::EVERYBODY_MISSED_IT,
    &feeds_the_machine::FEEDS_THE_MACHINE,
    &first_look_out::FIRST_LOOK_OUT,
    &flock_in_a_coat::FLOCK_IN_A_COAT,
    &floods_the_room::FLOODS_THE_ROOM,
    &floors_of_one_life::FLOORS_OF_ONE_LIFE,
    &folds_the_sea_away::FOLDS_THE_SEA_AWAY,
    &for_one_pea::FOR_ONE_PEA,
    &furniture_grazes::FURNITURE_GRAZES,
    &getting_warmer::GETTING_WARMER,
    &gives_himself_away::GIVES_HIMSELF_AWAY,
    &guest_in_the_tub::GUEST_IN_THE_TUB,
    &hair_is_the_sea::HAIR_IS_THE_SEA,
    &half_for_nobody::HALF_FOR_NOBODY,
    &half_rubbed_out::HALF_RUBBED_OUT,
    &hand_against_the_glass::HAND_AGAINST_THE_GLASS,
    &hand_in_the_pocket::HAND_IN_THE_POCKET,
    &handed_down::HANDED_DOWN,
    &he_shone_once::HE_SHONE_ONCE,
    &heads_through_the_wall::HEADS_THROUGH_THE_WALL,
    &hides_badly::HIDES_BADLY,
    &holds_the_pendulum::HOLDS_THE_PENDULUM,
    &holds_them_all::HOLDS_THEM_ALL,
    &hole_they_are_used_to::HOLE_THEY_ARE_USED_TO,
    &house_and_its_roots::HOUSE_AND_ITS_ROOTS,
    &house_has_a_face::HOUSE_HAS_A_FACE,
    &house_of_burglars::HOUSE_OF_BURGLARS,
    &how_far_the_lamp_goes::HOW_FAR_THE_LAMP_GOES,
    &hushes_the_storm::HUSHES_THE_STORM,
    &it_gathers_as_it_goes::IT_GATHERS_AS_IT_GOES,
    &it_was_not_me::IT_WAS_NOT_ME,
    &keeper_of_secrets::KEEPER_OF_SECRETS,
    &keeps_as_pet::KEEPS_AS_PET,
    &keys_are_beds::KEYS_ARE_BEDS,
    &knees_are_islands::KNEES_ARE_ISLANDS,
    &knits_for_you::KNITS_FOR_YOU,
    &knits_the_leaver::KNITS_THE_LEAVER,
    &lamp_reads_along::LAMP_READS_ALONG,
    &lamps_pour_night::LAMPS_POUR_NIGHT,
    &last_lens::LAST_LENS,
    &last_to_be_chosen::LAST_TO_BE_CHOSEN,
    &leads_them_home::LEADS_THEM_HOME,
    &leans_away::LEANS_AWAY,
    &leans_over_us::LEANS_OVER_US,
    &learns_gentle::LEARNS_GENTLE,
    &leaves_for_another::LEAVES_FOR_ANOTHER,
    &lifts_the_crust::LIFTS_THE_CRUST,
    &lives_in_a_shell::LIVES_IN_A_SHELL,
    &looks_in_at_the_window::LOOKS_IN_AT_THE_WINDOW,
    &meets_in_the_tunnel::MEETS_IN_THE_TUNNEL,
    &mourner_in_the_last_row::MOURNER_IN_THE_LAST_ROW,
    &moving_day_of_the_seasons::MOVING_DAY_OF_THE_SEASONS,
    &must_not_stop::MUST_NOT_STOP,
    &must_not_wake_them::MUST_NOT_WAKE_THEM,
    &nearer_in_every_picture::NEARER_IN_EVERY_PICTURE,
    &night_takes_a_seat::NIGHT_TAKES_A_SEAT,
    &nobody_mentions_it::NOBODY_MENTIONS_IT,
    &nobody_winds_himself::NOBODY_WINDS_HIMSELF,
    &none_of_it_for_us::NONE_OF_IT_FOR_US,
    &nothing_in_there::NOTHING_IN_THERE,
    &once_more_on_the_lap::ONCE_MORE_ON_THE_LAP,
    &one_more_in_the_dream::ONE_MORE_IN_THE_DREAM,
    &one_of_the_jury::ONE_OF_THE_JURY,
    &one_too_many::ONE_TOO_MANY,
    &only_enough_for_one::ONLY_ENOUGH_FOR_ONE,
    &opens_a_coat::OPENS_A_COAT,
    &other_one_rows::OTHER_ONE_ROWS,
    &outweighs::OUTWEIGHS,
    &over_the_hill::OVER_THE_HILL,
    &pale_shapes::PALE_SHAPES,
    &paper_parents::PAPER_PARENTS,
    &passes_it_on::PASSES_IT_ON,
    &plants_in_rows::PLANTS_IN_ROWS,
    &played_on_a_board::PLAYED_ON_A_BOARD,
    &plays_the_rain::PLAYS_THE_RAIN,
    &plays_the_rings::PLAYS_THE_RINGS,
    &polite_about_the_skin::POLITE_ABOUT_THE_SKIN,
    &pushes_the_empty_swing::PUSHES_THE_EMPTY_SWING,
    &reads_what_is_not_there::READS_WHAT_IS_NOT_THERE,
    &reflects_another::REFLECTS_ANOTHER,
    &robs_in_reverse::ROBS_IN_REVERSE,
    &round_of_thieves::ROUND_OF_THIEVES,
    &runs_in_the_wheel::RUNS_IN_THE_WHEEL,
    &sails_in_bed::SAILS_IN_BED,
    &sails_through_the_town::SAILS_THROUGH_THE_TOWN,
    &sat_on_the_horizon::SAT_ON_THE_HORIZON,
    &sells_by_the_pound::SELLS_BY_THE_POUND,
    &sews_it_fast::SEWS_IT_FAST,
    &shadow_cloakroom::SHADOW_CLOAKROOM,
    &shift_change::SHIFT_CHANGE,
    &sits_unseen::SITS_UNSEEN,
    &sleeps_under_the_land::SLEEPS_UNDER_THE_LAND,
    &slice_of_home::SLICE_OF_HOME,
    &snail_post::SNAIL_POST,
    &somebody_is_expected::SOMEBODY_IS_EXPECTED,
    &spoonful_of_moon::SPOONFUL_OF_MOON,
    &stain_at_the_ball::STAIN_AT_THE_BALL,
    &stakes_his_own::STAKES_HIS_OWN,
    &steals_the_smile::STEALS_THE_SMILE,
    &steps_off_the_wallpaper::STEPS_OFF_THE_WALLPAPER,
    &steps_out_of_the_mirror::STEPS_OUT_OF_THE_MIRROR,
    &still_in_the_shoe::STILL_IN_THE_SHOE,
    &story_waits::STORY_WAITS,
    &suitcases_wait::SUITCASES_WAIT,
    &swapped_coats::SWAPPED_COATS,
    &swaps_with_the_statue::SWAPS_WITH_THE_STATUE,
    &sweeps_the_stars::SWEEPS_THE_STARS,
    &swims_through::SWIMS_THROUGH,
    &tails_tie_a_bow::TAILS_TIE_A_BOW,
    &takes_his_measure::TAKES_HIS_MEASURE,
    &takes_the_blame::TAKES_THE_BLAME,
    &takes_the_window_along::TAKES_THE_WINDOW_ALONG,
    &taking_turns::TAKING_TURNS,
    &teaches_the_scarecrow::TEACHES_THE_SCARECROW,
    &the_cosy_trap::THE_COSY_TRAP,
    &the_fenced_shadow::THE_FENCED_SHADOW,
    &the_hands_take_a_break::THE_HANDS_TAKE_A_BREAK,
    &the_night_crew::THE_NIGHT_CREW,
    &the_other_end::THE_OTHER_END,
    &the_place_without_stars::THE_PLACE_WITHOUT_STARS,
    &the_stakes::THE_STAKES,
    &the_view_comes_off::THE_VIEW_COMES_OFF,
    &they_are_still_inside::THEY_ARE_STILL_INSIDE,
    &they_follow_him::THEY_FOLLOW_HIM,
    &ties_something_on::TIES_SOMETHING_ON,
    &tiptoes_past::TIPTOES_PAST,
    &tows_home::TOWS_HOME,
    &tracks_that_change::TRACKS_THAT_CHANGE,
    &truth_in_the_glass::TRUTH_IN_THE_GLASS,
    &unbuttons_the_beast::UNBUTTONS_THE_BEAST,
    &under_the_doors::UNDER_THE_DOORS,
    &under_the_table::UNDER_THE_TABLE,
    &unravels_into::UNRAVELS_INTO,
    &until_morning::UNTIL_MORNING,
    &unzips_it_a_little::UNZIPS_IT_A_LITTLE,
    &visitors_in_the_album::VISITORS_IN_THE_ALBUM,
    &waits_in_line::WAITS_IN_LINE,
    &waits_on_the_other_side::WAITS_ON_THE_OTHER_SIDE,
    &walks_a_strange_pet::WALKS_A_STRANGE_PET,
    &walks_in_procession::WALKS_IN_PROCESSION,
    &warm_welcome::WARM_WELCOME,
    &waves_back::WAVES_BACK,
    &wears_the_same_mask::WEARS_THE_SAME_MASK,
    &what_the_bed_fears::WHAT_THE_BED_FEARS,
    &what_the_cuffs_hold::WHAT_THE_CUFFS_HOLD,
    &what_the_street_stands_on::WHAT_THE_STREET_STANDS_ON,
    &what_they_bring::WHAT_THEY_BRING,
    &wheel_through_two_worlds::WHEEL_THROUGH_TWO_WORLDS,
    &which_way_did_he_go::WHICH_WAY_DID_HE_GO,
    &while_she_combs::WHILE_SHE_COMBS,
    &who_is_down_there::WHO_IS_DOWN_THERE,
    &who_is_not_there::WHO_IS_NOT_THERE,
    &who_plays_the_dance::WHO_PLAYS_THE_DANCE,
    &winds_up_the_dream::WINDS_UP_THE_DREAM,
    &wiped_clear::WIPED_CLEAR,
    &you_are_the_show::YOU_ARE_THE_SHOW,
];

/// The relation of this name.
pub fn find(id: &str) -> Option<&'static Relation> {
    ALL.iter().copied().find(|r| r.id == id)
}
