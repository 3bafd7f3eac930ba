/** So many strokes are drawn of a voice. */
export const STROKES = 48;

/** How loud a sound is from stroke to stroke, between 0 and 1, the loudest 1. */
export function wave(samples: Float32Array, strokes = STROKES): number[] {
  const each = samples.length / strokes;
  const loud = Array.from({ length: strokes }, (_, n) => {
    let sum = 0;
    const [from, until] = [Math.floor(n * each), Math.floor((n + 1) * each)];
    for (let at = from; at < until; at++) sum += samples[at]! ** 2;
    return until > from ? Math.sqrt(sum / (until - from)) : 0;
  });
  const most = Math.max(...loud);
  return loud.map((one) => (most > 0 ? one / most : 0));
}
