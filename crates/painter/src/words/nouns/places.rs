//! Nouns for settings.

use super::Entry;

#[rustfmt::skip]
pub(super) static PLACES: &[Entry] = &[
    ("attic", ["attic/attics", "f soffitta/soffitte", "m desván/desvanes", "m sótão/sótãos", "f golfa/golfes", "m grenier/greniers"]),
    ("cave", ["cave/caves", "f grotta/grotte", "f cueva/cuevas", "f gruta/grutas", "f cova/coves", "f grotte/grottes"]),
    ("circus", ["circus/circuses", "m circo/circhi", "m circo/circos", "m circo/circos", "m circ/circs", "m cirque/cirques"]),
    ("city", ["city/cities", "f città/città", "f ciudad/ciudades", "f cidade/cidades", "f ciutat/ciutats", "f ville/villes"]),
    ("cloud_sea", ["sea of clouds/seas of clouds", "m mare di nuvole/mari di nuvole", "m mar de nubes/mares de nubes", "m mar de nuvens/mares de nuvens", "m mar de núvols/mars de núvols", "f mer de nuages/mers de nuages"]),
    ("desert", ["desert/deserts", "m deserto/deserti", "m desierto/desiertos", "m deserto/desertos", "m desert/deserts", "m désert/déserts"]),
    ("forest", ["forest/forests", "m bosco/boschi", "m bosque/bosques", "f floresta/florestas", "m bosc/boscos", "f forêt/forêts"]),
    ("garden", ["garden/gardens", "m giardino/giardini", "m jardín/jardines", "m jardim/jardins", "m jardí/jardins", "m jardin/jardins"]),
    ("harbour", ["harbour/harbours", "m porto/porti", "m puerto/puertos", "m porto/portos", "m port/ports", "m port/ports"]),
    ("hills", ["landscape of hills/landscapes of hills", "m paesaggio di colline/paesaggi di colline", "m paisaje de colinas/paisajes de colinas", "f paisagem de colinas/paisagens de colinas", "m paisatge de turons/paisatges de turons", "m paysage de collines/paysages de collines"]),
    ("library", ["library/libraries", "f biblioteca/biblioteche", "f biblioteca/bibliotecas", "f biblioteca/bibliotecas", "f biblioteca/biblioteques", "f bibliothèque/bibliothèques"]),
    ("marsh", ["lake/lakes", "m lago/laghi", "m lago/lagos", "m lago/lagos", "m llac/llacs", "m lac/lacs"]),
    ("moonscape", ["moonscape/moonscapes", "m paesaggio lunare/paesaggi lunari", "m paisaje lunar/paisajes lunares", "f paisagem lunar/paisagens lunares", "m paisatge lunar/paisatges lunars", "m paysage lunaire/paysages lunaires"]),
    ("mountains", ["mountain range/mountain ranges", "f catena di montagne/catene di montagne", "f sierra/sierras", "f serra/serras", "f serralada/serralades", "f chaîne de montagnes/chaînes de montagnes"]),
    ("railway", ["railway/railways", "f ferrovia/ferrovie", "f vía de tren/vías de tren", "f linha de comboio/linhas de comboio", "f via de tren/vies de tren", "f voie ferrée/voies ferrées"]),
    ("room", ["room/rooms", "f stanza/stanze", "f habitación/habitaciones", "m quarto/quartos", "f habitació/habitacions", "f chambre/chambres"]),
    ("sea", ["sea/seas", "m mare/mari", "m mar/mares", "m mar/mares", "m mar/mars", "f mer/mers"]),
    ("seabed", ["seabed/seabeds", "m fondale marino/fondali marini", "m fondo marino/fondos marinos", "m fundo marinho/fundos marinhos", "m fons marí/fons marins", "m fond marin/fonds marins"]),
    ("snowfield", ["snowy landscape/snowy landscapes", "m paesaggio di neve/paesaggi di neve", "m paisaje de nieve/paisajes de nieve", "f paisagem de neve/paisagens de neve", "m paisatge de neu/paisatges de neu", "m paysage de neige/paysages de neige"]),
    ("theatre", ["theatre/theatres", "m teatro/teatri", "m teatro/teatros", "m teatro/teatros", "m teatre/teatres", "m théâtre/théâtres"]),
];
