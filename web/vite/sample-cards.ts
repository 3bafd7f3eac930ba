import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";

/**
 * Serves card pictures without a server: MOONHARE_SAMPLE_CARDS names a folder of WebP files,
 * and `/cards/{pack}/{n}/{width}.webp` answers with one of them.
 */
export function sampleCardsPlugin(): Plugin {
  const folder = process.env.MOONHARE_SAMPLE_CARDS;
  const answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const found = /^\/cards\/[^/]+\/(\d+)\/\d+\.webp/.exec(request.url ?? "");
    if (!folder || !found) return next();
    const names = readdirSync(folder)
      .filter((name) => name.endsWith(".webp"))
      .sort();
    const name = names[Number(found[1]) % names.length];
    if (!name) return next();
    response.setHeader("content-type", "image/webp");
    response.setHeader("cache-control", "max-age=3600");
    response.end(readFileSync(join(folder, name)));
  };
  return {
    name: "moonhare-sample-cards",
    configureServer: (server) => void server.middlewares.use(answer),
    configurePreviewServer: (server) => void server.middlewares.use(answer),
  };
}
