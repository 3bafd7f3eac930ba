import type { PersonView, Temperament } from "$lib/protocol/types";
import { words } from "$words";

export const temperaments = ["dreamer", "fox", "child", "scholar"] as const satisfies readonly Temperament[];

export function temperamentText(temperament: Temperament): { name: string; blurb: string } {
  const w = words.shell;
  switch (temperament) {
    case "dreamer":
      return { name: w.bot_dreamer(), blurb: w.bot_dreamer_text() };
    case "fox":
      return { name: w.bot_fox(), blurb: w.bot_fox_text() };
    case "child":
      return { name: w.bot_child(), blurb: w.bot_child_text() };
    case "scholar":
      return { name: w.bot_scholar(), blurb: w.bot_scholar_text() };
  }
}

/** What a bot thinks with, where that is more than the painter's own words; null for the plain one. */
export function mindText(bot: PersonView["bot"]): string | null {
  const w = words.shell;
  if (bot?.mind === "vision") return w.bot_mind_vision();
  return bot?.mind === "encoder" ? w.bot_mind_encoder() : null;
}
