// Compiles the messages of every language into src/paraglide, one module per area and language,
// and fails when a shipped language lacks a message or a message is used nowhere.
//
// A language is a folder of messages/: language.json says what it is called, the other files hold its words by area.
// What it lacks is taken from its base language, and at last from English.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("..", import.meta.url));
export const messagesRoot = join(web, "messages");
/** The language that every other falls back to. */
const LAST = "en";
export const areas = [
    "shell",
    "table",
    "rulebook",
    "post",
    "knocks",
    "evenings",
    "privacy",
    "moon",
    "own",
    "box",
    "keepsakes",
    "figures",
];

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/** The languages, by their own names: tag, name, base and the locale by which they count. */
export function languages(root = messagesRoot) {
    return readdirSync(root, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name: tag }) => {
            const about = read(join(root, tag, "language.json"));
            if (!about.name) throw new Error(`messages/${tag}/language.json must say the language's name`);
            return {
                tag,
                name: about.name,
                base: tag === LAST ? null : (about.base ?? LAST),
                locale: about.locale ?? tag,
                shipped: about.shipped ?? false,
            };
        })
        .sort((a, b) => a.name.localeCompare(b.name, LAST));
}

/** What a language itself says in an area. */
export function ownMessages(root, tag, area) {
    const { $schema: _, ...messages } = read(join(root, tag, `${area}.json`));
    return messages;
}

/** An area in a language, with what it lacks from its base and English; in the order of the English file. */
export function messagesOf(root, tag, area) {
    const all = languages(root);
    const chain = [];
    for (let next = tag; next; next = all.find((language) => language.tag === next)?.base) chain.push(next);
    const layers = chain.map((language) => ownMessages(root, language, area)).reverse();
    return Object.assign({}, ...layers);
}

/** The inlang project of an area: settings and put-together messages, so it is written here and not kept. */
function project(workshop, area, all) {
    const folder = join(workshop, `${area}.inlang`);
    mkdirSync(join(workshop, area), { recursive: true });
    mkdirSync(folder, { recursive: true });
    for (const { tag, locale } of all)
        writeFileSync(
            join(workshop, area, `${locale}.json`),
            JSON.stringify(messagesOf(messagesRoot, tag, area)),
        );
    const settings = {
        baseLocale: LAST,
        locales: [LAST, ...all.map(({ locale }) => locale).filter((locale) => locale !== LAST)],
        modules: ["../../node_modules/@inlang/plugin-message-format/dist/index.js"],
        "plugin.inlang.messageFormat": { pathPattern: `./${area}/{locale}.json` },
    };
    writeFileSync(join(folder, "settings.json"), JSON.stringify(settings));
    return folder;
}

/** Changes when the compiled messages would: with the messages, with this script, with the compiler. */
export function fingerprint() {
    const compiler = createRequire(import.meta.url).resolve("@inlang/paraglide-js");
    const hash = createHash("sha256").update(compiler);
    const words = readdirSync(messagesRoot, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();
    const files = [fileURLToPath(import.meta.url), join(web, "package-lock.json"), ...words];
    for (const file of files) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
    return hash.digest("hex");
}

/** Puts what was made into its place, file by file; one that stays the same is not touched. */
function deliver(from, to) {
    for (const entry of readdirSync(from, { withFileTypes: true, recursive: true })) {
        if (!entry.isFile()) continue;
        const made = join(entry.parentPath, entry.name);
        const place = join(to, made.slice(from.length));
        if (existsSync(place) && readFileSync(place).equals(readFileSync(made))) continue;
        mkdirSync(dirname(place), { recursive: true });
        renameSync(made, place);
    }
}

/**
 * Compiles the messages, unless that was done already. The program's build and the web's checks may do so at the same
 * time: each works in a folder of its own, and nobody ever reads half a file.
 */
export async function compileMessages() {
    const compiled = join(web, "src", "paraglide");
    const stamp = join(compiled, ".fingerprint");
    const wanted = fingerprint();
    if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
    const { compile } = await import("@inlang/paraglide-js");
    const workshop = join(web, ".inlang", String(process.pid));
    const made = join(workshop, "made");
    const all = languages();
    for (const area of areas) {
        await compile({
            project: project(workshop, area, all),
            outdir: join(made, area),
            outputStructure: "locale-modules",
            strategy: ["globalVariable", "baseLocale"],
            cleanOutdir: false,
            emitGitIgnore: false,
            emitReadme: false,
            emitPrettierIgnore: false,
        });
    }
    const known = Object.fromEntries(all.map(({ tag, name, base, locale }) => [tag, { name, base, locale }]));
    writeFileSync(
        join(made, "languages.ts"),
        `// Written from messages/*/language.json.\nexport const languages = ${JSON.stringify(known, null, 2)} as const;\n`,
    );
    deliver(made, compiled);
    // The stamp comes last: with it, everything else is there.
    writeFileSync(join(workshop, ".fingerprint"), wanted);
    renameSync(join(workshop, ".fingerprint"), stamp);
    rmSync(workshop, { recursive: true });
}

const placeholders = (message) =>
    [...new Set(JSON.stringify(message).match(/\{(\w+)\}/g) ?? [])].sort().join();

function* sources(folder) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) {
            if (entry.name !== "paraglide") yield* sources(path);
        } else if (/\.(svelte|ts)$/.test(entry.name)) yield readFileSync(path, "utf8");
    }
}

/** What each language takes from English for want of its own words: `[tag, area, key]`. */
export function missing(root = messagesRoot) {
    const found = [];
    for (const { tag, base } of languages(root)) {
        for (const area of areas) {
            const own = ownMessages(root, tag, area);
            const inherited = base && base !== LAST ? messagesOf(root, base, area) : {};
            for (const key of Object.keys(ownMessages(root, LAST, area)))
                if (!(key in own) && !(key in inherited)) found.push([tag, area, key]);
        }
    }
    return found;
}

/** What is wrong with the messages, as sentences; empty when all is well. */
export function problems(root = messagesRoot, source = join(web, "src")) {
    const found = [];
    const text = [...sources(source)].join("\n");
    const words = new Set(text.match(/[a-z][a-z0-9_]*/g));
    // `words.table[`reason_${…}`]` uses a family of messages: its prefix is written before `${`.
    const families = [...text.matchAll(/[`"']([a-z][a-z0-9_]*_)\$\{/g)].map((m) => m[1]);
    const shipped = new Set(
        languages(root)
            .filter((language) => language.shipped)
            .map(({ tag }) => tag),
    );
    for (const [tag, area, key] of missing(root))
        if (shipped.has(tag)) found.push(`${tag}/${area}.json: "${key}" is missing`);
    for (const area of areas) {
        const base = ownMessages(root, LAST, area);
        for (const { tag } of languages(root)) {
            for (const [key, message] of Object.entries(ownMessages(root, tag, area))) {
                if (!(key in base)) found.push(`${tag}/${area}.json: "${key}" is not in English`);
                else if (placeholders(message) !== placeholders(base[key]))
                    found.push(`${tag}/${area}.json: "${key}" has other placeholders than English`);
            }
        }
        for (const key of Object.keys(base)) {
            if (!words.has(key) && !families.some((prefix) => key.startsWith(prefix)))
                found.push(`en/${area}.json: "${key}" is used nowhere`);
        }
    }
    return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    if (process.argv.includes("--missing")) {
        for (const [tag, area, key] of missing()) console.log(`${tag}/${area}.json: ${key}`);
        process.exit(0);
    }
    await compileMessages();
    if (process.argv.includes("--compile")) process.exit(0);
    const found = problems();
    for (const sentence of found) console.error(sentence);
    if (found.length) process.exit(1);
}
