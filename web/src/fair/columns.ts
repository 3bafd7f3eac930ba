/** The columns and then the diagonals of a state of four by four words: what ChaCha20 mixes in a double round, and BLAKE3 after it. */
export const COLUMNS_AND_DIAGONALS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;
