//! Where a setting is: each has its own preposition.

use super::Language;

/// "in a forest", "by the sea": where something in this setting is.
pub fn at(language: Language, setting: &str) -> Option<&'static str> {
    WHERE.iter().find(|(id, _)| *id == setting).map(|(_, phrases)| phrases[language.index()])
}

#[rustfmt::skip]
static WHERE: &[(&str, [&str; 6])] = &[
    ("attic", ["in an attic", "in una soffitta", "en un desván", "num sótão", "en unes golfes", "dans un grenier"]),
    ("cave", ["in a cave", "in una grotta", "en una cueva", "numa gruta", "en una cova", "dans une grotte"]),
    ("circus", ["under a circus tent", "sotto il tendone di un circo", "bajo la carpa de un circo", "sob a tenda de um circo", "sota la carpa d'un circ", "sous le chapiteau d'un cirque"]),
    ("city", ["above the roofs of a town", "sopra i tetti di una città", "sobre los tejados de una ciudad", "sobre os telhados de uma cidade", "damunt les teulades d'una ciutat", "au-dessus des toits d'une ville"]),
    ("cloud_sea", ["above a sea of clouds", "sopra un mare di nuvole", "sobre un mar de nubes", "sobre um mar de nuvens", "damunt un mar de núvols", "au-dessus d'une mer de nuages"]),
    ("desert", ["in the desert", "nel deserto", "en el desierto", "no deserto", "al desert", "dans le désert"]),
    ("forest", ["in a misty forest", "in un bosco nella nebbia", "en un bosque con niebla", "num bosque com névoa", "en un bosc amb boira", "dans une forêt embrumée"]),
    ("garden", ["in a garden", "in un giardino", "en un jardín", "num jardim", "en un jardí", "dans un jardin"]),
    ("harbour", ["in a harbour", "in un porto", "en un puerto", "num porto", "en un port", "dans un port"]),
    ("hills", ["in the hills", "tra le colline", "entre las colinas", "entre as colinas", "entre els turons", "parmi les collines"]),
    ("library", ["in a library", "in una biblioteca", "en una biblioteca", "numa biblioteca", "en una biblioteca", "dans une bibliothèque"]),
    ("marsh", ["by a lake among reeds", "in riva a un lago tra le canne", "junto a un lago entre juncos", "à beira de um lago entre juncos", "vora un llac entre joncs", "au bord d'un lac parmi les roseaux"]),
    ("moonscape", ["on the moon", "sulla luna", "en la luna", "na lua", "a la lluna", "sur la lune"]),
    ("mountains", ["high in the mountains", "in alta montagna", "en lo alto de las montañas", "no alto das montanhas", "dalt de les muntanyes", "en haute montagne"]),
    ("railway", ["beside a railway line", "accanto a una ferrovia", "junto a una vía de tren", "junto a uma linha de comboio", "al costat d'una via de tren", "au bord d'une voie ferrée"]),
    ("room", ["in a lamplit room", "in una stanza alla luce di una lampada", "en una habitación a la luz de una lámpara", "num quarto à luz de um candeeiro", "en una habitació a la llum d'un llum", "dans une chambre à la lueur d'une lampe"]),
    ("sea", ["by the sea", "in riva al mare", "a la orilla del mar", "à beira do mar", "vora el mar", "au bord de la mer"]),
    ("seabed", ["at the bottom of the sea", "in fondo al mare", "en el fondo del mar", "no fundo do mar", "al fons del mar", "au fond de la mer"]),
    ("snowfield", ["in the snow", "nella neve", "en la nieve", "na neve", "a la neu", "dans la neige"]),
    ("theatre", ["on a theatre stage", "sul palco di un teatro", "en el escenario de un teatro", "no palco de um teatro", "a l'escenari d'un teatre", "sur la scène d'un théâtre"]),
];
