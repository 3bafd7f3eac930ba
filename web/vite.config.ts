import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { earlyPlugin } from "./vite/early.ts";
import { insidePlugin } from "./vite/inside.ts";
import { messagesPlugin } from "./vite/messages.ts";
import { sampleCardsPlugin } from "./vite/sample-cards.ts";
import { serviceWorkerPlugin } from "./vite/service-worker.ts";
import { spritePlugin } from "./vite/sprite.ts";
import { wordsPlugin } from "./vite/words.ts";

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** The server that the dev pages talk to. */
const server = process.env.MOONHARE_SERVER ?? "http://127.0.0.1:7777";

export default defineConfig(({ mode }) => ({
  plugins: [
    messagesPlugin(),
    wordsPlugin(),
    spritePlugin(),
    sampleCardsPlugin(),
    svelte(),
    earlyPlugin(),
    serviceWorkerPlugin(),
    insidePlugin(),
  ],
  resolve: {
    alias: {
      $lib: from("./src/lib"),
      $components: from("./src/components"),
      $words: from("./src/lib/words.svelte.ts"),
    },
    // Vitest would otherwise take Svelte's server build.
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  define: {
    // The gallery of states exists in dev and gallery builds only.
    __GALLERY__: JSON.stringify(mode !== "production"),
  },
  build: {
    target: "es2022",
    manifest: true,
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What every screen needs is one file: on a slow line each further file costs a round trip.
        codeSplitting: {
          groups: [
            // The few lines that run before everything else; they must need nothing of the rest.
            {
              name: "first",
              priority: 2,
              test: /[\\/]src[\\/](main|first[\\/].*|paraglide[\\/]languages|album[\\/]kept|lib[\\/](api|seats))\.ts$|preload-helper/,
            },
            // Parts that only some screens or sheets have come with those.
            {
              name: "core",
              priority: 1,
              test: /[\\/](node_modules[\\/](svelte|clsx|esm-env)|src[\\/](assets[\\/]emblem\.svg$|lib|components[\\/](?!Choice|CodeTiles|Guests|NamePaper|QrCode|RabbitPicker)|start\.ts|App\.svelte|screens\.ts))/,
            },
            // What goes together comes together: a file of a few lines costs as much again for the asking. Each of these
            // takes along what it alone needs.
            { name: "state", test: /[\\/]src[\\/]table[\\/]state\./ },
            { name: "past", test: /[\\/]src[\\/]table[\\/](past|end[\\/]heart)\./ },
            { name: "cover", test: /[\\/]src[\\/]album[\\/](BookCover|Closed|book|reel|moment)\./ },
            { name: "door", test: /[\\/]src[\\/](components[\\/]RabbitPicker|settings[\\/]LaterSettings)\./ },
            { name: "sign", test: /[\\/]src[\\/](components[\\/]CodeTiles|notices[\\/]UpdateOffer)\./ },
            { name: "house", test: /[\\/]src[\\/](notices[\\/]RoomNotice|fair[\\/]begin)\./ },
            {
              name: "invite",
              test: /[\\/]src[\\/](lobby[\\/]Invite|own[\\/]keys|post[\\/](Envelope|when))\./,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/cards": server,
    },
  },
  test: {
    include: ["src/**/*.test.ts"],
    // The first test that asks for words waits until they are compiled, on a busy machine long.
    testTimeout: 60_000,
  },
}));
