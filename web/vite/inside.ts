import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

const web = fileURLToPath(new URL("..", import.meta.url));
/** In a folder with a dot before its name: a note for the program that takes the client in, and no file of the client. */
const FILE = ".vite/inside.json";
/** Modules that no package has as files, and whose lines come from one all the same. */
const WRITTEN_BY: [RegExp, string][] = [
  [/[\\/]src[\\/]paraglide[\\/].*\.js/, "@inlang/paraglide-js"],
  [/^\0rolldown\//, "rolldown"],
  [/^\0vite\//, "vite"],
];
/** Vite's own licence is followed by those of its tools, of which nothing is in a client. */
const TOOLS = "\n# Licenses of bundled dependencies";

/** A package of which something is in the client. */
export interface Inside {
  name: string;
  version: string;
  licence: string;
  text: string | null;
}

/** The package that a module's lines come from; nothing for our own. */
export function packageOf(id: string): string | null {
  const [, name] = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id) ?? [];
  return name?.replace("\\", "/") ?? WRITTEN_BY.find(([module]) => module.test(id))?.[1] ?? null;
}

/** The packages of which the bundler took something: a module whose lines were all left out counts for nothing. */
export function taken(files: Iterable<Rolldown.OutputAsset | Rolldown.OutputChunk>): Set<string> {
  const names = new Set<string>();
  for (const file of files) {
    if (file.type !== "chunk") continue;
    for (const [id, module] of Object.entries(file.modules)) {
      const name = module.renderedLength > 0 ? packageOf(id) : null;
      if (name) names.add(name);
    }
  }
  return names;
}

function about(name: string): Inside {
  const folder = join(web, "node_modules", name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    version: string;
    license: string;
  };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
  const text = file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : null;
  return { name, version, licence: license, text: text?.split(TOOLS)[0]?.trim() ?? null };
}

/** Other builds whose files are in the client, too. */
const others = new Set<string>();

/** Counts in what the bundler took for a file that is built beside the client. */
export function takenToo(files: Iterable<Rolldown.OutputAsset | Rolldown.OutputChunk>): void {
  for (const name of taken(files)) others.add(name);
}

/** Notes which packages are in the client, with their licences: the program tells them all (`moonhare licences`). */
export function insidePlugin(): Plugin {
  return {
    name: "moonhare-inside",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const names = [...taken(Object.values(bundle)), ...others];
        const inside = [...new Set(names)].sort().map(about);
        this.emitFile({ type: "asset", fileName: FILE, source: JSON.stringify(inside, null, 1) });
      },
    },
  };
}
