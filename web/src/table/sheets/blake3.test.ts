import { describe, expect, it } from "vitest";
import { blake3, sealFits } from "./blake3";

describe("a fair deck's seal", () => {
  it.each([
    [0, "af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262"],
    [1, "2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213"],
    [2, "7b7015bb92cf0b318037702a6cdd81dee41224f734684c2c122cd6359cb1ee63"],
  ])("BLAKE3 of %i counted bytes is the published one", (length, hash) => {
    expect(blake3(Uint8Array.from({ length }, (_, i) => i % 251))).toBe(hash);
  });
  it("fits only its own secret", () => {
    const seal = blake3(Uint8Array.from([1, 2, 255]));
    expect(sealFits("0102ff", seal)).toBe(true);
    expect(sealFits("0102fe", seal)).toBe(false);
    expect(sealFits("not hex", seal)).toBe(false);
  });
});
