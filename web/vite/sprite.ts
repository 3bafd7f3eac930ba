import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const drawings = ["rabbits.svg", "icons.svg"];

/** Puts the rabbits' and icons' symbols into the page, so that they are there at the first paint. */
export function spritePlugin(): Plugin {
  return {
    name: "moonhare-sprite",
    transformIndexHtml(html) {
      const symbols = drawings.map((name) => {
        const text = readFileSync(new URL(`../src/assets/${name}`, import.meta.url), "utf8");
        return (text.match(/<symbol[\s\S]*?<\/symbol>/g) ?? []).join("");
      });
      const sprite = `<svg width="0" height="0" class="sprite" aria-hidden="true">${symbols.join("")}</svg>`;
      return html.replace("<!--sprite-->", sprite);
    },
  };
}
