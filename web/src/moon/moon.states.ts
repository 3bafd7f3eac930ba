import type { MoonCounts, MoonView } from "$lib/protocol/types";
import type { States } from "../gallery/state";
import { dayOf } from "./day";
import { Moon, type Trouble } from "./moon.svelte";
import MoonScreen from "./MoonScreen.svelte";
import type { Played } from "./results";

const view = (): MoonView => ({
  day: dayOf(new Date()),
  hands: Array.from({ length: 5 }, (_, hand) => ({
    clue:
      hand === 1
        ? "Everything that was never said, in the order in which it was forgotten"
        : "A very small kingdom",
    told: 3,
    also: ["Don’t wake the neighbours", "He said he would only hold it for a minute"],
    cards: Array.from({ length: 6 }, (_, at) => ({
      picture: `moonhare/${hand * 6 + at}`,
      description: "A great hand holds a tiny castle, and somebody waves from its highest tower.",
    })),
  })),
});
const counts: MoonCounts = { found: [2, 5, 11, 24, 38, 20] };
const at =
  (played: Played, shown: number | "result" | null = null, heard: MoonCounts | null = counts) =>
  () => ({
    component: MoonScreen,
    props: { moon: Moon.of(view(), played, heard), at: shown },
    awaits: "main",
  });
const troubled = (trouble: Trouble) => () => ({
  component: MoonScreen,
  props: { moon: Moon.of(null, { tries: [], looks: [] }, null, trouble) },
});
const whole: Played = { tries: [[3], [0, 3], [1, 3], [3], [0, 1]], looks: [1, 2, 2, 1, 0] };

export const states: States = {
  "moon-begin": at({ tries: [], looks: [] }),
  "moon-hand": at({ tries: [[3]], looks: [1] }, 1),
  "moon-wrong": at({ tries: [[3], [2]], looks: [1] }, 1),
  "moon-right": at({ tries: [[3], [2, 3]], looks: [1, 2] }, 1),
  "moon-missed": at({ tries: [[3], [2, 4]], looks: [1, 0] }, 1),
  "moon-result": at(whole, "result"),
  "moon-result-alone": at(whole, "result", null),
  "moon-set": troubled("set"),
  "moon-offline": troubled("offline"),
};
