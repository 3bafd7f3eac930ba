import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { areas, fingerprint, languages } from "../scripts/messages.mjs";

const REGISTRY = /[\\/]registry\.js\?of=/;
const compiled = "/src/paraglide";

/**
 * Writes the words of every area and language as files whose addresses follow a rule: what they are made of names
 * their folder, so they are as long-lived as files that are named after what is in them. Nothing in them may name
 * another file of the build: that one could change while they keep their name.
 */
export function wordsPlugin(): Plugin {
  let folder = compiled;
  return {
    name: "moonhare-words",
    // Before the bundler finds the lines that count plurals where they are.
    enforce: "pre",
    config(_, { command }) {
      if (command === "build") folder = `/assets/words-${fingerprint().slice(0, 8)}`;
      return { define: { __WORDS__: JSON.stringify(folder) } };
    },
    buildStart() {
      if (folder === compiled) return;
      for (const area of areas)
        for (const { locale } of languages()) {
          const place = `${area}/messages/${locale}.js`;
          this.emitFile({
            type: "chunk",
            id: fileURLToPath(new URL(`..${compiled}/${place}`, import.meta.url)),
            fileName: `${folder.slice(1)}/${place}`,
            preserveSignature: "strict",
          });
        }
    },
    /** The few lines that count plurals: each file has its own. */
    async resolveId(source, importer) {
      if (folder === compiled || source !== "../registry.js" || !importer) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && `${found.id}?of=${encodeURIComponent(importer)}`;
    },
    load(id) {
      return REGISTRY.test(id) ? readFileSync(id.slice(0, id.indexOf("?")), "utf8") : null;
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk" && `/${file.fileName}`.startsWith(`${folder}/`) && file.imports.length)
          this.error(`${file.fileName} needs ${file.imports.join()}`);
    },
  };
}
