import { expect, test } from "vitest";
import { wave } from "./wave";

test.each([
  ["nothing", [], [0, 0, 0, 0]],
  ["silence", [0, 0, 0, 0], [0, 0, 0, 0]],
  ["a steady tone", [0.2, -0.2, 0.2, -0.2], [1, 1, 1, 1]],
  ["louder and louder", [0.1, 0.2, 0.3, 0.4], [0.25, 0.5, 0.75, 1]],
  ["fewer samples than strokes", [0.5], [0, 0, 0, 1]],
] as [string, number[], number[]][])("the wave of %s", (_, samples, expected) => {
  const drawn = wave(Float32Array.from(samples), 4);
  expect(drawn.length).toBe(4);
  drawn.forEach((loud, n) => expect(loud).toBeCloseTo(expected[n]!, 5));
});
