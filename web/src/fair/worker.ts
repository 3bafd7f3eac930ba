import { check } from "./check";
import type { KeptGames } from "./kept";

/** What the page asks: the log, the seal of the game that has just ended, and what this device kept. */
export interface Question {
  log: string;
  secretHash: string;
  kept: KeptGames;
}

/** All shuffles of an evening take a moment: they are done beside the page, so that nothing on it stands still. */
addEventListener("message", ({ data }: MessageEvent<Question>) => {
  postMessage(check(data.log, data.secretHash, data.kept));
});
