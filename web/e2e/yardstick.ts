import type { Page } from "@playwright/test";

/** What the yardstick takes on the machine that the phone is four times slower than. */
export const YARDSTICK_MS = 6.2;
const YARDSTICK_TIMES = 150;

/** How long this machine takes for the yardstick at its best, in ms; on an empty page. */
export function yardstick(page: Page): Promise<number> {
  return page.evaluate((times) => {
    const box = document.createElement("div");
    box.style.cssText = "position: fixed; inset: 0; visibility: hidden; contain: strict";
    for (let row = 0; row < 60; row += 1) {
      const line = document.createElement("p");
      line.style.display = "flex";
      for (let word = 0; word < 8; word += 1)
        line.appendChild(document.createElement("span")).textContent = `word ${row} ${word}`;
      box.append(line);
    }
    document.body.append(box);
    let best = Infinity;
    for (let time = 0; time < times; time += 1) {
      box.style.fontSize = `${12 + (time % 2)}px`;
      const begun = performance.now();
      void box.firstElementChild?.getBoundingClientRect();
      best = Math.min(best, performance.now() - begun);
    }
    box.remove();
    return best;
  }, YARDSTICK_TIMES);
}
