// Compiles the messages of every area into src/paraglide, one module per language,
// and fails when a message is missing in a language or used nowhere.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("..", import.meta.url));
export const messagesRoot = join(web, "messages");
export const locales = ["en", "it", "es", "pt", "ca", "fr"];

const areasOf = (root) => readdirSync(root, { withFileTypes: true }).filter((e) => e.isDirectory()).map((e) => e.name);
const messagesOf = (root, area, locale) => {
  const file = join(root, area, `${locale}.json`);
  if (!existsSync(file)) return {};
  const { $schema: _, ...messages } = JSON.parse(readFileSync(file, "utf8"));
  return messages;
};

/** The inlang project of an area: only settings, so it is written here and not kept in the repository. */
function project(area) {
  const folder = join(web, ".inlang", `${area}.inlang`);
  mkdirSync(folder, { recursive: true });
  const settings = {
    baseLocale: "en",
    locales,
    modules: ["../node_modules/@inlang/plugin-message-format/dist/index.js"],
    "plugin.inlang.messageFormat": { pathPattern: `../messages/${area}/{locale}.json` },
  };
  writeFileSync(join(folder, "settings.json"), JSON.stringify(settings));
  return folder;
}

export async function compileMessages() {
  const { compile } = await import("@inlang/paraglide-js");
  for (const area of areasOf(messagesRoot)) {
    await compile({
      project: project(area),
      outdir: join(web, "src", "paraglide", area),
      outputStructure: "locale-modules",
      strategy: ["globalVariable", "baseLocale"],
      cleanOutdir: false,
      emitGitIgnore: false,
      emitReadme: false,
      emitPrettierIgnore: false,
    });
  }
}

const placeholders = (message) => [...new Set(JSON.stringify(message).match(/\{(\w+)\}/g) ?? [])].sort().join();

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== "paraglide") yield* sources(path);
    } else if (/\.(svelte|ts)$/.test(entry.name)) yield readFileSync(path, "utf8");
  }
}

/** What is wrong with the messages, as sentences; empty when all is well. */
export function problems(root = messagesRoot, source = join(web, "src")) {
  const found = [];
  const text = [...sources(source)].join("\n");
  const words = new Set(text.match(/[a-z][a-z0-9_]*/g));
  // `words.table[`reason_${…}`]` uses a family of messages: its prefix is written before `${`.
  const families = [...text.matchAll(/[`"']([a-z][a-z0-9_]*_)\$\{/g)].map((m) => m[1]);
  for (const area of areasOf(root)) {
    const base = messagesOf(root, area, "en");
    for (const locale of locales) {
      const other = messagesOf(root, area, locale);
      for (const key of Object.keys(base)) {
        if (!(key in other)) found.push(`${area}/${locale}.json: "${key}" is missing`);
        else if (placeholders(other[key]) !== placeholders(base[key])) found.push(`${area}/${locale}.json: "${key}" has other placeholders than en`);
      }
      for (const key of Object.keys(other)) if (!(key in base)) found.push(`${area}/${locale}.json: "${key}" is not in en.json`);
    }
    for (const key of Object.keys(base)) {
      if (!words.has(key) && !families.some((prefix) => key.startsWith(prefix))) found.push(`${area}/en.json: "${key}" is used nowhere`);
    }
  }
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await compileMessages();
  if (process.argv.includes("--compile")) process.exit(0);
  const found = problems();
  for (const sentence of found) console.error(sentence);
  if (found.length) process.exit(1);
}
