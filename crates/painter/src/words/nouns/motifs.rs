//! Nouns for motifs.

use super::Entry;

pub(super) static MOTIFS: &[Entry] = &[
    ("whale", ["whale/whales", "f balena/balene", "f ballena/ballenas", "f baleia/baleias", "f balena/balenes", "f baleine/baleines"]),
    ("house", ["house/houses", "f casa/case", "f casa/casas", "f casa/casas", "f casa/cases", "f maison/maisons"]),
    ("lantern", ["lantern/lanterns", "f lanterna/lanterne", "m farol/faroles", "f lanterna/lanternas", "m fanal/fanals", "f lanterne/lanternes"]),
    ("lighthouse", ["lighthouse/lighthouses", "m faro/fari", "m faro/faros", "m farol/faróis", "m far/fars", "m phare/phares"]),
];
