import type { Edition } from "$lib/protocol/types";
import { words } from "$words";

/** In the order of the booklet, each with the card that stands for it. */
export const editions: { edition: Edition; n: number }[] = [
  { edition: "classic", n: 9 },
  { edition: "odyssey", n: 20 },
  { edition: "odyssey-2023", n: 23 },
  { edition: "party", n: 13 },
  { edition: "teams", n: 11 },
];

/** An edition's name and its two lines. */
export function editionText(edition: Edition): { name: string; blurb: string } {
  const w = words.shell;
  switch (edition) {
    case "classic":
      return { name: w.edition_classic(), blurb: w.edition_classic_text() };
    case "odyssey":
      return { name: w.edition_odyssey(), blurb: w.edition_odyssey_text() };
    case "odyssey-2023":
      return { name: w.edition_dials(), blurb: w.edition_dials_text() };
    case "party":
      return { name: w.edition_party(), blurb: w.edition_party_text() };
    case "teams":
      return { name: w.edition_teams(), blurb: w.edition_teams_text() };
  }
}
