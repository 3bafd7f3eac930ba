//! Picture packs: cards with pictures and words, built in or read from a folder.
