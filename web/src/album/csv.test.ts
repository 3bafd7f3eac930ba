import { expect, test } from "vitest";
import type { AlbumView } from "$lib/protocol/types";
import { csvOf, tableOf } from "./csv";

const album = {
  people: [{ name: "Rui" }, { name: '=cmd,"x"' }, { name: null }],
  turns: [
    {
      turn: 1,
      storyteller: 0,
      clue: { text: "Nearly home,\nnearly" },
      table: [
        { slot: 1, card: 7, owner: 0, votes: [1] },
        { slot: 2, card: 9, owner: 1, votes: [2, 0] },
      ],
      told: 1,
      hearts: [{ person: 1, slot: 2 }],
      scores: [3, 4, 0],
    },
  ],
} as unknown as AlbumView;

test("a line for each card, and nothing that a spreadsheet would compute", () => {
  const lines = csvOf(album).split("\r\n");
  expect(lines[0]).toBe("turn,storyteller,clue,slot,card,owner,told,votes,voters,hearts,owner_score");
  expect(lines[1]).toBe(`1,Rui,"Nearly home,\nnearly",1,7,Rui,1,1,"'=cmd,""x""",0,3`);
  expect(lines[2]).toBe(`1,Rui,"Nearly home,\nnearly",2,9,"'=cmd,""x""",0,2,seat 3 Rui,1,4`);
});

test("nor one that takes semicolons, tabs or lines for the ends of cells", () => {
  expect(tableOf([["dusk;=1+1", "a\t@x", "\t=1", "b\n-2", "one; two - three", -4]])).toBe(
    `dusk;'=1+1,a\t'@x,\t'=1,"b\n'-2",one; two - three,-4\r\n`,
  );
});
