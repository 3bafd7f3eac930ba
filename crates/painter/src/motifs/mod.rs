//! Motifs: things to paint, in small families. A motif is its drawing and what relations need to know of it.

mod band;
mod beasts;
mod birds;
mod boats;
mod callings;
mod clothes;
mod dwellings;
mod easel;
mod farm;
mod fortune;
mod fowl;
mod furniture;
mod games;
mod garments;
mod heavens;
mod hedgerow;
mod household;
mod houses;
mod insects;
mod instruments;
mod journeys;
mod keepsakes;
mod kitchen;
mod lamps;
mod landmarks;
mod orchard;
mod plants;
mod playthings;
mod plumage;
mod rides;
mod sea;
mod shore;
mod squares;
mod steppe;
mod sweets;
mod timepieces;
mod tools;
mod towers;
mod toys;
mod trees;
mod vehicles;
mod vessels;
mod whale;
mod wheels;
mod wilds;
mod woodland;
mod workshop;

use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::Bounds;
use moonhare_scene::notes::{Note, Role};
use moonhare_scene::{Drawing, Facing, Scene};

/// Sorts of things.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Walks.
    Animal,
    /// Flies.
    Bird,
    /// Flies, small.
    Insect,
    /// Swims.
    SeaCreature,
    /// Is lived in.
    Building,
    /// Sails.
    Boat,
    /// Rolls or flies with people in it.
    Vehicle,
    /// Holds something: bottle, cup, cage.
    Vessel,
    /// Stands in rooms.
    Furniture,
    /// Grows.
    Plant,
    /// Makes music.
    Instrument,
    /// Is played with.
    Toy,
    /// Shines.
    Lamp,
    /// Is in the sky.
    Heavenly,
    /// Is eaten.
    Food,
    /// Is worn.
    Garment,
    /// Is used.
    Tool,
    /// Is part of a place: bridge, well, gate.
    Landmark,
}

/// What a motif can be used for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tag {
    /// Looks right hanging in the air.
    Floats,
    /// Looks right in or under water.
    Swims,
    /// Stands on a base.
    Stands,
    /// Looks right as a giant.
    Giant,
    /// Looks right very small: on a hand, in a bottle, on a back.
    Tiny,
    /// Something can be inside.
    Holds,
    /// A hand can carry it.
    Carried,
    /// Has a strong outline: a shadow, a cut-out.
    Outline,
    /// Shines at night.
    Lit,
    /// Something can ride on it.
    Ridden,
    /// A living thing with eyes.
    Alive,
    /// Can be many: a flock, a shoal, a row.
    Many,
    /// Can hang from a string.
    Hangs,
}

/// What may differ from one painting of a motif to the next. All optional: the motif has its own ideas.
#[derive(Debug, Clone, Copy, Default)]
pub struct Dress {
    /// The main colour.
    pub main: Option<Colour>,
    /// The second colour.
    pub accent: Option<Colour>,
    /// Which of the motif's variants, if it has some (a house: cottage, tower house, barn …). Taken modulo.
    pub variant: u8,
    /// Doors, books, cages: 0 shut … 1 open.
    pub open: f32,
    /// Lamps and windows are dark.
    pub unlit: bool,
    /// Eyes shut.
    pub asleep: bool,
}

impl Dress {
    /// In this main colour.
    pub fn main(colour: Colour) -> Self {
        Self { main: Some(colour), ..Self::default() }
    }

    /// In this variant.
    pub fn variant(variant: u8) -> Self {
        Self { variant, ..Self::default() }
    }
}

/// A thing to paint. About 100 to 220 units large, in its own coordinates.
#[derive(Debug)]
pub struct Motif {
    /// Its concept: an English snake_case noun, unique.
    pub id: &'static str,
    /// What sort of thing it is.
    pub kind: Kind,
    /// What it can be used for.
    pub tags: &'static [Tag],
    /// Which way the drawing looks.
    pub faces: Facing,
    /// The box around the drawing in its own units: left, top, right, bottom. Feet are at y = 0 for things that
    /// stand; (0, 0) is the middle of things that float.
    pub extent: [f32; 4],
    /// The drawing.
    pub draw: fn(&mut Scene, &Dress),
}

impl Motif {
    /// A thing to paint.
    pub const fn new(
        id: &'static str,
        kind: Kind,
        faces: Facing,
        extent: [f32; 4],
        tags: &'static [Tag],
        draw: fn(&mut Scene, &Dress),
    ) -> Self {
        Self { id, kind, tags, faces, extent, draw }
    }

    /// The box around the drawing.
    pub fn bounds(&self) -> Bounds {
        let [left, top, right, bottom] = self.extent;
        Bounds { left, top, right, bottom }
    }

    /// Whether it can be used so.
    pub fn is(&self, tag: Tag) -> bool {
        self.tags.contains(&tag)
    }

    /// In a dress of its own.
    pub fn dressed(&self, dress: Dress) -> Dressed<'_> {
        Dressed { motif: self, dress }
    }
}

/// A motif in a dress of its own.
#[derive(Debug, Clone, Copy)]
pub struct Dressed<'a> {
    motif: &'a Motif,
    dress: Dress,
}

impl Drawing for Dressed<'_> {
    fn bounds(&self) -> Bounds {
        self.motif.bounds()
    }

    fn faces(&self) -> Facing {
        self.motif.faces
    }

    fn note(&self, role: Role) -> Note {
        Note::new(self.motif.id, role)
    }

    fn draw(&self, scene: &mut Scene) {
        (self.motif.draw)(scene, &self.dress);
    }
}

/// In its usual dress.
impl Drawing for Motif {
    fn bounds(&self) -> Bounds {
        self.bounds()
    }

    fn faces(&self) -> Facing {
        self.faces
    }

    fn note(&self, role: Role) -> Note {
        Note::new(self.id, role)
    }

    fn draw(&self, scene: &mut Scene) {
        (self.draw)(scene, &Dress::default());
    }
}

/// All motifs there are.
pub static ALL: &[&Motif] = &[
    &callings::ABACUS,
    &band::ACCORDION,
    &plants::ACORN,
    &vehicles::AIRSHIP,
    &tools::ANCHOR,
    &plants::APPLE,
    &trees::APPLE_TREE,
    &furniture::ARMCHAIR,
    &journeys::BACKPACK,
    &band::BAGPIPES,
    &games::BALL,
    &workshop::BALL_OF_YARN,
    &clothes::BALLET_SHOE,
    &toys::BALLOON,
    &orchard::BANANA,
    &trees::BARE_TREE,
    &kitchen::BARREL,
    &band::BARREL_ORGAN,
    &vessels::BASKET,
    &fowl::BAT,
    &household::BATHTUB,
    &woodland::BEAR,
    &furniture::BED,
    &insects::BEE,
    &landmarks::BEEHIVE,
    &insects::BEETLE,
    &instruments::BELL,
    &furniture::BENCH,
    &vehicles::BICYCLE,
    &journeys::BINOCULARS,
    &rides::BIPLANE,
    &trees::BIRCH,
    &vessels::BIRDCAGE,
    &dwellings::BIRDHOUSE,
    &sweets::BIRTHDAY_CAKE,
    &trees::BONSAI,
    &tools::BOOK,
    &garments::BOOT,
    &vessels::BOTTLE,
    &sweets::BREAD,
    &landmarks::BRIDGE,
    &workshop::BROOM,
    &insects::BUTTERFLY,
    &plants::CACTUS,
    &steppe::CAMEL,
    &journeys::CAMERA,
    &lamps::CAMPFIRE,
    &lamps::CANDLE,
    &wheels::CARAVAN,
    &toys::CAROUSEL,
    &wheels::CARRIAGE,
    &orchard::CARROT,
    &towers::CASTLE,
    &beasts::CAT,
    &kitchen::CAULDRON,
    &furniture::CHAIR,
    &wilds::CHAMELEON,
    &orchard::CHEESE,
    &orchard::CHERRIES,
    &toys::CHESS_KING,
    &toys::CHESS_KNIGHT,
    &timepieces::CLOCK,
    &landmarks::ROBOT,
    &heavens::CLOUD,
    &kitchen::COFFEE_MILL,
    &heavens::COMET,
    &timepieces::COMPASS,
    &farm::COW,
    &shore::CRAB,
    &heavens::CRESCENT_MOON,
    &furniture::CRIB,
    &wilds::CROCODILE,
    &garments::CROWN,
    &fortune::CRYSTAL_BALL,
    &plants::DANDELION,
    &toys::DICE,
    &callings::DIVING_HELMET,
    &farm::DOG,
    &houses::DOLL_HOUSE,
    &farm::DONKEY,
    &furniture::DOOR,
    &birds::DOVE,
    &beasts::DRAGON,
    &insects::DRAGONFLY,
    &instruments::DRUM,
    &keepsakes::EGG,
    &steppe::ELEPHANT,
    &clothes::FAN,
    &keepsakes::FEATHER,
    &towers::FERRIS_WHEEL,
    &sea::FISH,
    &vessels::FISHBOWL,
    &plumage::FLAMINGO,
    &fortune::FLYING_CARPET,
    &squares::FOUNTAIN,
    &woodland::FOX,
    &hedgerow::FROG,
    &kitchen::FRYING_PAN,
    &boats::GALLEON,
    &landmarks::GATE,
    &sweets::GINGERBREAD_MAN,
    &steppe::GIRAFFE,
    &timepieces::GLOBE,
    &farm::GOAT,
    &farm::GOOSE,
    &instruments::GRAMOPHONE,
    &timepieces::GRANDFATHER_CLOCK,
    &houses::GREENHOUSE,
    &band::GUITAR,
    &woodland::HARE,
    &instruments::HARP,
    &hedgerow::HEDGEHOG,
    &fowl::HERON,
    &sweets::HONEY_JAR,
    &steppe::HORSE,
    &fortune::HORSESHOE,
    &vehicles::HOT_AIR_BALLOON,
    &vessels::HOURGLASS,
    &houses::HOUSE,
    &sweets::ICE_CREAM,
    &heavens::ICEBERG,
    &dwellings::IGLOO,
    &playthings::JACK_IN_THE_BOX,
    &sea::JELLYFISH,
    &wilds::KANGAROO,
    &tools::KEY,
    &toys::KITE,
    &household::LADDER,
    &insects::LADYBIRD,
    &lamps::LANTERN,
    &keepsakes::LEAF,
    &household::LETTER,
    &journeys::LETTER_BOX,
    &callings::LIFEBUOY,
    &lamps::LIGHT_BULB,
    &towers::LIGHTHOUSE,
    &beasts::LION,
    &sweets::LOLLIPOP,
    &workshop::MAGNET,
    &tools::MAGNIFYING_GLASS,
    &shore::MANTA_RAY,
    &toys::MARIONETTE,
    &garments::MASK,
    &furniture::MIRROR,
    &clothes::MITTEN,
    &wilds::MONKEY,
    &insects::MOTH,
    &hedgerow::MOUSE,
    &plants::MUSHROOM,
    &houses::MUSHROOM_HOUSE,
    &instruments::MUSIC_BOX,
    &keepsakes::NEST,
    &playthings::NESTING_DOLL,
    &trees::OAK,
    &sea::OCTOPUS,
    &orchard::ONION,
    &plumage::OSTRICH,
    &birds::OWL,
    &workshop::PADLOCK,
    &dwellings::PAGODA,
    &callings::PAINT_PALETTE,
    &trees::PALM,
    &boats::PAPER_BOAT,
    &toys::PAPER_PLANE,
    &rides::PARACHUTE,
    &journeys::PARCEL,
    &plumage::PARROT,
    &fowl::PEACOCK,
    &plants::PEAR,
    &plumage::PELICAN,
    &callings::PENCIL,
    &instruments::PIANO,
    &fortune::PIGGY_BANK,
    &clothes::PILLOW,
    &trees::PINE,
    &orchard::PINEAPPLE,
    &playthings::PINWHEEL,
    &heavens::PLANET,
    &games::PLAYING_CARD,
    &timepieces::POCKET_WATCH,
    &wheels::PRAM,
    &plants::PUMPKIN,
    &squares::PUPPET_THEATRE,
    &games::PUZZLE_PIECE,
    &dwellings::PYRAMID,
    &tools::QUILL,
    &fortune::RAINBOW,
    &birds::RAVEN,
    &garments::RING,
    &vehicles::ROCKET,
    &toys::ROCKING_HORSE,
    &playthings::ROLLER_SKATE,
    &fowl::ROOSTER,
    &plants::ROSE,
    &boats::ROWING_BOAT,
    &boats::SAILING_BOAT,
    &squares::SANDCASTLE,
    &band::SAXOPHONE,
    &timepieces::SCALES,
    &landmarks::SCARECROW,
    &tools::SCISSORS,
    &sea::SEAHORSE,
    &shore::SEAL,
    &workshop::SEWING_MACHINE,
    &shore::SHARK,
    &beasts::SHEEP,
    &keepsakes::SHELL,
    &callings::SHIPS_WHEEL,
    &journeys::SIGNPOST,
    &rides::SLEDGE,
    &hedgerow::SNAIL,
    &wilds::SNAKE,
    &vessels::SNOW_GLOBE,
    &fortune::SNOWFLAKE,
    &landmarks::SNOWMAN,
    &clothes::SOCK,
    &birds::SONGBIRD,
    &clothes::SPECTACLES,
    &insects::SPIDER,
    &keepsakes::SPIDER_WEB,
    &playthings::SPINNING_TOP,
    &workshop::SPINNING_WHEEL,
    &tools::SPOOL,
    &hedgerow::SQUIRREL,
    &woodland::STAG,
    &heavens::STAR,
    &keepsakes::STARFISH,
    &boats::STEAMSHIP,
    &lamps::STREET_LAMP,
    &boats::SUBMARINE,
    &tools::SUITCASE,
    &plants::SUNFLOWER,
    &fowl::SWAN,
    &furniture::SWING,
    &workshop::SWORD,
    &band::TAMBOURINE,
    &vessels::TEACUP,
    &vessels::TEAPOT,
    &toys::TEDDY_BEAR,
    &household::TELEPHONE,
    &squares::TELEPHONE_BOX,
    &timepieces::TELESCOPE,
    &houses::TENT,
    &furniture::THRONE,
    &garments::TOP_HAT,
    &towers::TOWER,
    &vehicles::TRAIN,
    &wheels::TRAM,
    &vessels::TREASURE_CHEST,
    &instruments::TRUMPET,
    &sea::TURTLE,
    &tools::TYPEWRITER,
    &tools::UMBRELLA,
    &rides::UNICYCLE,
    &wheels::VINTAGE_CAR,
    &instruments::VIOLIN,
    &heavens::VOLCANO,
    &furniture::WARDROBE,
    &household::WATERING_CAN,
    &orchard::WATERMELON,
    &landmarks::WELL,
    &whale::WHALE,
    &rides::WHEELBARROW,
    &trees::WILLOW,
    &towers::WINDMILL,
    &woodland::WOLF,
    &band::XYLOPHONE,
    &games::YO_YO,
    &dwellings::YURT,
];

/// The motif of this name.
///
/// # Panics
/// If there is none: names are written in relations, and a test looks all of them up.
pub fn motif(id: &str) -> &'static Motif {
    find(id).unwrap_or_else(|| panic!("there is no motif called {id}"))
}

/// The motif of this name, if there is one.
pub fn find(id: &str) -> Option<&'static Motif> {
    ALL.iter().copied().find(|m| m.id == id)
}

#[cfg(test)]
mod tests;
