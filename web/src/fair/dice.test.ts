import { describe, expect, it } from "vitest";
import { blake3Hex, hex, unhex } from "./blake3";
import cases from "./cases.json";
import { seedOf, shuffled, type Label } from "./dice";

/** The file is written and held by a Rust test, with the server's own code. */
describe("what the server computes, this device computes too", () => {
  it.each(cases.hashes)("BLAKE3 of $bytes counted bytes", ({ bytes, hash }) => {
    expect(blake3Hex(Uint8Array.from({ length: bytes }, (_, i) => i % 251))).toBe(hash);
  });
  it("at least fifty shuffles with chance of any kind", () => {
    expect(cases.shuffles.length).toBeGreaterThanOrEqual(50);
    for (const { secret, contributions, seed, label, turn, count, order } of cases.shuffles) {
      const mine = seedOf(secret, contributions);
      expect(hex(mine)).toBe(seed);
      const items = Array.from({ length: count }, (_, i) => i);
      expect(shuffled(mine, label as Label, turn, items), `${label} of turn ${turn}`).toEqual(order);
    }
  });
});

describe("hexadecimal text", () => {
  it("comes back as it was written, and anything else is none", () => {
    expect(hex(unhex("00ff1a")!)).toBe("00ff1a");
    for (const text of ["0", "0g", "not hex", "é0"]) expect(unhex(text)).toBeNull();
  });
});
