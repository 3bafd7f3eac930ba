import { expect, test, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { preview, type PreviewServer } from "vite";
import { Server } from "./server";

/** Pictures of every screen, kept beside the other test results; each is checked for what a machine can see. */
const PHONES = { small: [360, 640], phone: [390, 844] } as const;
const LARGER = { tablet: [820, 1180], desk: [1440, 900] } as const;
/** English is in the pictures of every size. */
const LOCALES = ["it", "es", "pt", "ca", "fr"];
/** How else one may look at it, and the screens on which it shows most. */
const LOOKS = { "on linen": "theme=paper", "strong contrast": "contrast=1", "strong contrast on linen": "theme=paper&contrast=1", "large letters": "text=1.3", "left hand": "left=1" };
const LOOKED_AT = ["home", "join-many", "lobby", "lobby-bots-sheet", "lobby-painting-themes", "settings", "reconnecting", "table-tell", "table-give", "table-vote", "table-vote-dials", "table-card-large", "table-score", "table-end"];
const OUT = "screens";
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// Hundreds of pictures a test: a busy machine needs more than a game’s time for them.
test.describe.configure({ timeout: 600_000 });

let server: Server;
let gallery: PreviewServer;
let base = "";

test.beforeAll(async () => {
  server = await Server.start();
  gallery = await preview({ build: { outDir: "screens/gallery" }, preview: { port: 0, host: "127.0.0.1", proxy: { "/cards": server.url, "/api": server.url } }, logLevel: "error" });
  base = gallery.resolvedUrls?.local[0] ?? "";
});
test.afterAll(async () => {
  await gallery.close();
  await server.stop();
});

/** What went wrong while a state was drawn; there must be nothing. */
const broken: string[] = [];
test.afterEach(() => expect(broken.splice(0), "screens that broke").toEqual([]));

async function states(page: Page): Promise<string[]> {
  page.on("pageerror", (error) => broken.push(`${new URL(page.url()).pathname}: ${error.message}`));
  await page.goto(`${base}__states`);
  await page.getByRole("link").first().waitFor();
  const names = await page.getByRole("link").allInnerTexts();
  expect(names.length, "the gallery lists the states").toBeGreaterThan(40);
  return names;
}
async function show(page: Page, state: string, query = ""): Promise<void> {
  await page.goto(`${base}__states/${state}?motion=calm&${query}`);
  await page.locator("main").first().waitFor();
  await settled(page);
}
/** The page is laid out, with its letters and the pictures in sight, and what moves to its place has arrived. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.all([...document.images].filter((image) => image.loading !== "lazy").map((image) => image.decode().catch(() => {})));
    const passing = document.getAnimations().filter((animation) => animation.playState === "running" && animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(passing.map((animation) => animation.finished.catch(() => {})));
  });
}
/** Nothing may be wider than the screen. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Takes a picture of a state in several sizes, loaded once; tells what is too wide. */
async function shoot(page: Page, state: string, sizes: Record<string, readonly [number, number]>): Promise<string[]> {
  const wide: string[] = [];
  for (const [name, [width, height]] of Object.entries(sizes)) {
    await page.setViewportSize({ width, height });
    await settled(page);
    if ((await overflow(page)) > 0) wide.push(`${state} at ${width}×${height}`);
    await page.screenshot({ path: `${OUT}/${name}/${state}.png` });
  }
  return wide;
}
/** What axe finds wrong with the page that is shown. */
async function wrongs(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }).axe.run();
    return violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html.slice(0, 120)}`);
  });
}

/** As many parts as there are workers. */
const PARTS = 2;
for (let part = 0; part < PARTS; part++) {
  test(`every state on phones: axe finds nothing wrong, and the words of all languages fit (part ${part + 1} of ${PARTS})`, async ({ browser }) => {
    const page = await browser.newPage({ serviceWorkers: "block" });
    const found: string[] = [];
    const all = (await states(page)).filter((state) => !state.startsWith("tv"));
    for (const state of all.filter((_, at) => at % PARTS === part)) {
      await show(page, state);
      found.push(...(await shoot(page, state, PHONES)));
      found.push(...(await wrongs(page)).map((wrong) => `${state}: ${wrong}`));
      for (const locale of LOCALES) {
        await page.evaluate((to) => (window as unknown as { speak: (to: string) => Promise<void> }).speak(to), locale);
        found.push(...(await shoot(page, state, { [`languages/${locale}`]: PHONES.small })));
      }
    }
    expect(found).toEqual([]);
    await page.close();
  });

  test(`every state on a tablet and a desk (part ${part + 1} of ${PARTS})`, async ({ browser }) => {
    const page = await browser.newPage({ serviceWorkers: "block" });
    const wide: string[] = [];
    const all = (await states(page)).filter((state) => !state.startsWith("tv"));
    for (const state of all.filter((_, at) => at % PARTS === part)) {
      await show(page, state);
      wide.push(...(await shoot(page, state, LARGER)));
    }
    expect(wide, "wider than the screen").toEqual([]);
    await page.close();
  });
}


test("the TV board at 1920×1080", async ({ browser }) => {
  const page = await browser.newPage({ serviceWorkers: "block" });
  const found: string[] = [];
  for (const state of (await states(page)).filter((state) => state.startsWith("tv"))) {
    await show(page, state);
    found.push(...(await shoot(page, state, { tv: [1920, 1080] })));
    if (state === "tv-end") {
      const [podium, night] = await Promise.all([page.locator("ol.podium").boundingBox(), page.locator(".end .row").boundingBox()]);
      expect(podium!.y + podium!.height, "the night's pictures leave the podium its place").toBeLessThanOrEqual(night!.y);
    }
    found.push(...(await wrongs(page)).map((wrong) => `${state}: ${wrong}`));
  }
  expect(found).toEqual([]);
  await page.close();
});

for (const [look, query] of Object.entries(LOOKS)) {
  test(`as some like it: ${look}`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
    const found: string[] = [];
    const all = await states(page);
    for (const state of LOOKED_AT) {
      expect(all).toContain(state);
      await show(page, state, query);
      if ((await overflow(page)) > 0) found.push(`${state}: wider than the screen`);
      found.push(...(await wrongs(page)).map((wrong) => `${state}: ${wrong}`));
      await page.screenshot({ path: `${OUT}/looks/${look}/${state}.png` });
    }
    expect(found).toEqual([]);
    await page.close();
  });
}
