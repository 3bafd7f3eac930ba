// Weighs what a visitor loads first, compressed as the server sends it (brotli), against budget.json.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { languages } from "./messages.mjs";

const web = fileURLToPath(new URL("..", import.meta.url));
const dist = join(web, "dist");
if (!existsSync(join(dist, ".vite", "manifest.json"))) {
    console.error("nothing built yet: npm run build");
    process.exit(1);
}
const budget = JSON.parse(readFileSync(join(web, "budget.json"), "utf8"));
const manifest = JSON.parse(readFileSync(join(dist, ".vite", "manifest.json"), "utf8"));
const html = readFileSync(join(dist, "index.html"), "utf8");
const locales = languages().map(({ locale }) => locale);
const weighed = new Map();
const weight = (file) => {
    const bytes = readFileSync(join(dist, file));
    if (!bytes.length) throw new Error(`${file} is empty`);
    if (!weighed.has(file))
        weighed.set(
            file,
            brotliCompressSync(bytes, {
                params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
            }).length,
        );
    return weighed.get(file);
};

/** Everything that a module of the manifest needs, itself included. */
function needs(key, found = new Set()) {
    const entry = manifest[key];
    if (!entry) throw new Error(`${key} is not in the manifest`);
    if (found.has(key)) return found;
    found.add(key);
    for (const next of entry.imports ?? []) needs(next, found);
    return found;
}
function load(...keys) {
    const found = new Set();
    for (const key of keys) needs(key, found);
    const js = new Set();
    // What the page itself names counts for everyone.
    const css = new Set([...html.matchAll(/rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(([, file]) => file));
    for (const key of found) {
        js.add(manifest[key].file);
        for (const file of manifest[key].css ?? []) css.add(file);
    }
    const sum = (files) =>
        [...files]
            .filter((file) => /\.(js|css)$/.test(file))
            .reduce((total, file) => total + weight(file), 0) / 1024;
    return { js: sum(js), css: sum(css) };
}

let over = false;
function check(name, kib, limit) {
    const fits = kib <= limit;
    over ||= !fits;
    console.log(`${fits ? "ok  " : "OVER"} ${name.padEnd(34)} ${kib.toFixed(1).padStart(7)} of ${limit} KiB`);
}

const words = (area, locale) => `src/paraglide/${area}/messages/${locale}.js`;
const first = ["src/start.ts"];
// What one loads by each way in, before any picture.
const ways = {
    home: ["src/home/Home.svelte"],
    moon: ["src/moon/MoonScreen.svelte"],
    "home with tables": ["src/home/Home.svelte", "src/yours/YourTables.svelte"],
    "link to lobby": ["src/room/RoomScreen.svelte", "src/lobby/Join.svelte", "src/lobby/Lobby.svelte"],
    "our own pictures": ["src/room/RoomScreen.svelte", "src/lobby/Lobby.svelte", "src/own/OwnSheet.svelte"],
    "back in a game": ["src/room/RoomScreen.svelte", "src/table/Table.svelte"],
    album: ["src/album/AlbumScreen.svelte", "src/album/Album.svelte"],
    "page of an album": ["src/album/AlbumScreen.svelte", "src/album/Album.svelte", "src/album/Pages.svelte"],
    replay: ["src/album/AlbumScreen.svelte", "src/album/Replay.svelte"],
    rulebook: ["src/rulebook/Rulebook.svelte"],
    tv: ["src/room/TvScreen.svelte"],
};
const areas = {
    moon: ["moon"],
    "home with tables": ["evenings"],
    "our own pictures": ["own", "box"],
    "back in a game": ["table"],
    album: ["evenings"],
    "page of an album": ["table", "evenings"],
    replay: ["table", "evenings"],
    rulebook: ["rulebook"],
    tv: ["table"],
};
for (const [way, modules] of Object.entries(ways)) {
    const loads = locales.map((locale) =>
        load(
            ...first,
            ...modules,
            words("shell", locale),
            ...(areas[way] ?? []).map((area) => words(area, locale)),
        ),
    );
    check(`${way}: script`, Math.max(...loads.map(({ js }) => js)), budget.first_load.js_kib);
    check(`${way}: styles`, Math.max(...loads.map(({ css }) => css)), budget.first_load.css_kib);
}
const preloaded = [
    ...html.matchAll(/rel="preload"[^>]*href="([^"]+)"|href="([^"]+)"[^>]*rel="preload"/g),
].map((found) => found[1] ?? found[2]);
check(
    "fonts preloaded",
    preloaded.reduce((sum, file) => sum + readFileSync(join(dist, file)).length, 0) / 1024,
    budget.fonts_preloaded_kib,
);
const gallery = readdirSync(join(dist, "assets")).filter((file) => /gallery|states|fixture/i.test(file));
if (gallery.length) {
    over = true;
    console.log(`OVER the gallery of states is in the bundle: ${gallery.join(", ")}`);
}
process.exit(over ? 1 : 0);
