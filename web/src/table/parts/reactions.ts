import type { Reaction } from "$lib/protocol/types";
import { words } from "$words";

/** What one can show, in the order of the rail. */
export const reactions = [
  "laugh",
  "wow",
  "heart",
  "sly",
  "sulk",
  "clap",
] as const satisfies readonly Reaction[];

export function reactionText(reaction: Reaction): string {
  const w = words.table;
  switch (reaction) {
    case "laugh":
      return w.react_laugh();
    case "wow":
      return w.react_wow();
    case "heart":
      return w.react_heart();
    case "sly":
      return w.react_sly();
    case "sulk":
      return w.react_sulk();
    case "clap":
      return w.react_clap();
    case "moon":
      return w.react_moon();
  }
}
