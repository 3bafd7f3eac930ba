//! Nouns for motifs that are neither creatures nor plain objects.

use super::Entry;

#[rustfmt::skip]
pub(super) static MOTIFS: &[Entry] = &[
    ("beehive", ["beehive/beehives", "m alveare/alveari", "f colmena/colmenas", "f colmeia/colmeias", "m rusc/ruscs", "f ruche/ruches"]),
    ("clockwork_robot", ["clockwork robot/clockwork robots", "m robot a molla/robot a molla", "m robot de cuerda/robots de cuerda", "m robô de corda/robôs de corda", "m robot de corda/robots de corda", "m robot mécanique/robots mécaniques"]),
    ("comet", ["comet/comets", "f cometa/comete", "m cometa/cometas", "m cometa/cometas", "m cometa/cometes", "f comète/comètes"]),
    ("crescent_moon", ["crescent moon/crescent moons", "f falce di luna/falci di luna", "f media luna/medias lunas", "f meia-lua/meias-luas", "f mitja lluna/mitges llunes", "m croissant de lune/croissants de lune"]),
    ("gate", ["gate/gates", "m cancello/cancelli", "f verja/verjas", "m portão/portões", "m reixat/reixats", "m portail/portails"]),
    ("iceberg", ["iceberg/icebergs", "m iceberg/iceberg", "m iceberg/icebergs", "m icebergue/icebergues", "m iceberg/icebergs", "m iceberg/icebergs"]),
    ("nest", ["nest/nests", "m nido/nidi", "m nido/nidos", "m ninho/ninhos", "m niu/nius", "m nid/nids"]),
    ("planet", ["planet/planets", "m pianeta/pianeti", "m planeta/planetas", "m planeta/planetas", "m planeta/planetes", "f planète/planètes"]),
    ("scarecrow", ["scarecrow/scarecrows", "m spaventapasseri/spaventapasseri", "m espantapájaros/espantapájaros", "m espantalho/espantalhos", "m espantaocells/espantaocells", "m épouvantail/épouvantails"]),
    ("snowman", ["snowman/snowmen", "m pupazzo di neve/pupazzi di neve", "m muñeco de nieve/muñecos de nieve", "m boneco de neve/bonecos de neve", "m ninot de neu/ninots de neu", "m bonhomme de neige/bonshommes de neige"]),
    ("spider_web", ["spider's web/spiders' webs", "f ragnatela/ragnatele", "f telaraña/telarañas", "f teia de aranha/teias de aranha", "f teranyina/teranyines", "f toile d'araignée/toiles d'araignée"]),
    ("volcano", ["volcano/volcanoes", "m vulcano/vulcani", "m volcán/volcanes", "m vulcão/vulcões", "m volcà/volcans", "m volcan/volcans"]),
    ("well", ["well/wells", "m pozzo/pozzi", "m pozo/pozos", "m poço/poços", "m pou/pous", "m puits/puits"]),
    ("starfish", ["starfish/starfish", "f stella marina/stelle marine", "f estrella de mar/estrellas de mar", "f estrela-do-mar/estrelas-do-mar", "f estrella de mar/estrelles de mar", "f étoile de mer/étoiles de mer"]),
];
