//! Nouns for things that relations and settings paint themselves.

use super::Entry;

#[rustfmt::skip]
pub(super) static THINGS: &[Entry] = &[
    ("moon", ["moon/moons", "f luna/lune", "f luna/lunas", "f lua/luas", "f lluna/llunes", "f lune/lunes"]),
    ("sun", ["sun/suns", "m sole/soli", "m sol/soles", "m sol/sóis", "m sol/sols", "m soleil/soleils"]),
    ("shadow", ["shadow/shadows", "f ombra/ombre", "f sombra/sombras", "f sombra/sombras", "f ombra/ombres", "f ombre/ombres"]),
    ("staircase", ["staircase/staircases", "f scalinata/scalinate", "f escalera/escaleras", "f escadaria/escadarias", "f escala/escales", "m escalier/escaliers"]),
    ("island", ["island/islands", "f isola/isole", "f isla/islas", "f ilha/ilhas", "f illa/illes", "f île/îles"]),
    ("thread", ["thread/threads", "m filo/fili", "m hilo/hilos", "m fio/fios", "m fil/fils", "m fil/fils"]),
    ("hand", ["hand/hands", "f mano/mani", "f mano/manos", "f mão/mãos", "f mà/mans", "f main/mains"]),
    ("chessboard", ["chessboard/chessboards", "f scacchiera/scacchiere", "m tablero de ajedrez/tableros de ajedrez", "m tabuleiro de xadrez/tabuleiros de xadrez", "m tauler d'escacs/taulers d'escacs", "m échiquier/échiquiers"]),
    ("painting", ["painting/paintings", "m quadro/quadri", "m cuadro/cuadros", "m quadro/quadros", "m quadre/quadres", "m tableau/tableaux"]),
    ("keyhole", ["keyhole/keyholes", "m buco della serratura/buchi della serratura", "f cerradura/cerraduras", "f fechadura/fechaduras", "m pany/panys", "m trou de serrure/trous de serrure"]),
    ("bridge", ["bridge/bridges", "m ponte/ponti", "m puente/puentes", "f ponte/pontes", "m pont/ponts", "m pont/ponts"]),
    ("eye", ["eye/eyes", "m occhio/occhi", "m ojo/ojos", "m olho/olhos", "m ull/ulls", "m œil/yeux"]),
    ("head", ["head/heads", "f testa/teste", "f cabeza/cabezas", "f cabeça/cabeças", "m cap/caps", "f tête/têtes"]),
    ("labyrinth", ["labyrinth/labyrinths", "m labirinto/labirinti", "m laberinto/laberintos", "m labirinto/labirintos", "m laberint/laberints", "m labyrinthe/labyrinthes"]),
    ("tear_in_the_sky", ["tear in the sky/tears in the sky", "m strappo nel cielo/strappi nel cielo", "m desgarrón en el cielo/desgarrones en el cielo", "m rasgão no céu/rasgões no céu", "m estrip al cel/estrips al cel", "f déchirure dans le ciel/déchirures dans le ciel"]),
    ("coat", ["coat/coats", "m mantello/mantelli", "m abrigo/abrigos", "m casaco/casacos", "m abric/abrics", "m manteau/manteaux"]),
    ("broom", ["broom/brooms", "f scopa/scope", "f escoba/escobas", "f vassoura/vassouras", "f escombra/escombres", "m balai/balais"]),
    ("map", ["map/maps", "f mappa/mappe", "m mapa/mapas", "m mapa/mapas", "m mapa/mapes", "f carte/cartes"]),
    ("ship", ["ship/ships", "f nave/navi", "m barco/barcos", "m navio/navios", "m vaixell/vaixells", "m navire/navires"]),
    ("crowd", ["crowd/crowds", "f folla/folle", "f multitud/multitudes", "f multidão/multidões", "f multitud/multituds", "f foule/foules"]),
    ("wheel", ["wheel/wheels", "f ruota/ruote", "f rueda/ruedas", "f roda/rodas", "f roda/rodes", "f roue/roues"]),
    ("coin", ["coin/coins", "f moneta/monete", "f moneda/monedas", "f moeda/moedas", "f moneda/monedes", "f pièce de monnaie/pièces de monnaie"]),
    ("machine", ["machine/machines", "f macchina/macchine", "f máquina/máquinas", "f máquina/máquinas", "f màquina/màquines", "f machine/machines"]),
    ("wall", ["wall/walls", "m muro/muri", "m muro/muros", "m muro/muros", "m mur/murs", "m mur/murs"]),
    ("cloud", ["cloud/clouds", "f nuvola/nuvole", "f nube/nubes", "f nuvem/nuvens", "m núvol/núvols", "m nuage/nuages"]),
];
