//! What a checksum of a record costs: BLAKE3, which seals are made of, beside CRC32C.

use divan::{Bencher, black_box, counter::BytesCount};

/// A move, a large one, a game's first shuffle, a recording.
const BYTES: [usize; 4] = [140, 600, 2_500, 250_000];

fn main() {
    divan::main();
}

fn record(bytes: usize) -> Vec<u8> {
    (0..bytes).map(|at| (at * 31 % 251) as u8).collect()
}

#[divan::bench(args = BYTES)]
fn blake3(bencher: Bencher<'_, '_>, bytes: usize) {
    let record = record(bytes);
    bencher.counter(BytesCount::new(bytes)).bench(|| {
        let mut hasher = blake3::Hasher::new();
        hasher.update(b"record").update(black_box(&record));
        hasher.finalize()
    });
}

#[divan::bench(args = BYTES)]
fn crc32c(bencher: Bencher<'_, '_>, bytes: usize) {
    let record = record(bytes);
    bencher.counter(BytesCount::new(bytes)).bench(|| ::crc32c::crc32c(black_box(&record)));
}
