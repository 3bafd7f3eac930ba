import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import { startChunk, withImports } from "./early.ts";
import { takenToo } from "./inside.ts";

/**
 * Builds `/sw.js` beside the page, with the list of files that the offline start needs: the page, what it loads
 * first, fonts and textures. Words of one language and the rest are kept as the visitor loads them.
 */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: "moonhare-service-worker",
    apply: "build",
    async generateBundle(_, bundle) {
      const shell = [
        "/",
        "/manifest.webmanifest",
        "/emblem.svg",
        ...firstFiles(bundle).map((name) => `/${name}`),
      ];
      const version = createHash("sha256")
        .update(Object.keys(bundle).sort().join())
        .digest("hex")
        .slice(0, 12);
      const made = await build({
        configFile: false,
        logLevel: "warn",
        define: { __VERSION__: JSON.stringify(version), __SHELL__: JSON.stringify(shell) },
        build: {
          write: false,
          target: "es2022",
          rolldownOptions: {
            input: fileURLToPath(new URL("../sw/worker.ts", import.meta.url)),
            output: { entryFileNames: "sw.js", format: "iife" },
          },
        },
      });
      const output = (Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput;
      takenToo(output.output);
      this.emitFile({ type: "asset", fileName: "sw.js", source: output.output[0].code });
    },
  };
}

/** The scripts that the page loads before anything is chosen, its styles, fonts and textures. */
function firstFiles(bundle: Rolldown.OutputBundle): string[] {
  const files = Object.values(bundle);
  // The page's own few lines are among what the start needs.
  const scripts = withImports(bundle, startChunk(bundle));
  const assets = files
    .filter((file) => file.type === "asset" && /\.(css|woff2|webp)$/.test(file.fileName))
    .map((file) => file.fileName);
  return [...scripts, ...assets];
}
