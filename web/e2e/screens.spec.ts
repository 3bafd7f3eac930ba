import { expect, test, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { languages } from "../scripts/messages.mjs";
import { wrongs } from "./axe";
import { crossings } from "./crossings";
import { arrived, Gallery, settled } from "./gallery";
import { FEW_PIXELS, paintLess, PICTURES } from "./paint-less";

/** Every screen in every state, checked for what a machine can see. */
const SMALL = [360, 640] as const;
/** The phone comes last: axe looks at what most people have in their hands. */
const SIZES = {
  desk: [1440, 900],
  laptop: [1366, 650],
  // A desk whose owner reads at 150 %.
  zoomed: [960, 600],
  tablet: [820, 1180],
  landscape: [844, 390],
  small: SMALL,
  phone: [390, 844],
} as const;
/** English is seen in every size, the others in the smallest. */
const LOCALES = languages()
  .map(({ tag }) => tag)
  .filter((tag) => tag !== "en");
/** What the gallery lets a test do with the state that it shows, and the eye that looks at it. */
interface Ways {
  speak: (language: string) => Promise<void>;
  look: (as: string) => void;
  eye: () => Promise<string[]>;
}
declare const window: Ways;
/** The eye is in the page, so that one look is one question to the browser. */
const EYE = `window.eye = async () => {
  await (${arrived})();
  const wide = document.documentElement.scrollWidth > innerWidth;
  return [...(wide ? ["wider than the screen"] : []), ...(${crossings})()];
}`;
/** How else one may look at it, and the screens on which it shows most. */
const LOOKS = {
  "on linen": "theme=paper",
  "strong contrast": "contrast=1",
  "strong contrast on linen": "theme=paper&contrast=1",
  "large letters": "text=1.3",
  "letters twice as large": "text=2",
  "left hand": "left=1",
};
const LOOKED_AT = [
  "home",
  "join-many",
  "lobby",
  "lobby-bots-sheet",
  "lobby-painting-themes",
  "settings",
  "reconnecting",
  "table-tell",
  "table-give",
  "table-vote",
  "table-vote-dials",
  "table-card-large",
  "table-score",
  "table-end",
];

// Dozens of states a test: a busy machine needs more than a game’s time for them.
test.describe.configure({ timeout: 600_000 });

let gallery: Gallery;
test.beforeAll(async () => {
  gallery = await Gallery.open();
});
test.afterAll(() => gallery.close());

async function open(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage({
    serviceWorkers: "block",
    ...(PICTURES ? {} : FEW_PIXELS),
    ...options,
  });
  if (!PICTURES) await page.addInitScript(paintLess);
  await page.addInitScript(EYE);
  return page;
}

/** What went wrong while a state was drawn; there must be nothing. */
const broken: string[] = [];
test.afterEach(() => expect(broken.splice(0), "screens that broke").toEqual([]));

function states(page: Page): Promise<string[]> {
  page.on("pageerror", (error) => broken.push(`${new URL(page.url()).pathname}: ${error.message}`));
  return gallery.states(page);
}
async function show(page: Page, state: string): Promise<void> {
  await gallery.show(page, state, "motion=calm");
  await settled(page);
}
async function keep(page: Page, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png` });
}

/** Shows a state in several sizes, loaded once; tells what is too wide, lies on something else, or is cut. */
async function measure(
  page: Page,
  state: string,
  sizes: Record<string, readonly [number, number]>,
): Promise<string[]> {
  const untidy: string[] = [];
  for (const [name, [width, height]] of Object.entries(sizes)) {
    await page.setViewportSize({ width, height });
    const seen = await page.evaluate(() => window.eye());
    untidy.push(...seen.map((what) => `${state} at ${width}×${height} (${name}): ${what}`));
    await keep(page, `${name}/${state}`);
  }
  return untidy;
}
/** The state that is shown, as some like it. */
async function measureLooks(page: Page, state: string): Promise<string[]> {
  const untidy: string[] = [];
  const look = (as: string) => page.evaluate((as) => window.look(as), `motion=calm&${as}`);
  for (const [name, as] of Object.entries(LOOKS)) {
    await look(as);
    if (name.startsWith("letters"))
      untidy.push(...(await measure(page, state, { [`looks/${name}, desk`]: SIZES.desk })));
    untidy.push(...(await measure(page, state, { [`looks/${name}`]: SIZES.phone })));
    untidy.push(...(await wrongs(page)).map((wrong) => `${state}, ${name}: ${wrong}`));
  }
  await look("");
  return untidy;
}
/** The state that is shown, in the smallest size, in every language but English. */
async function measureLanguages(page: Page, state: string): Promise<string[]> {
  const [width, height] = SMALL;
  await page.setViewportSize({ width, height });
  const untidy: string[] = [];
  for (const locale of LOCALES) {
    const seen = await page.evaluate((to) => window.speak(to).then(() => window.eye()), locale);
    untidy.push(...seen.map((what) => `${state} in ${locale}: ${what}`));
    await keep(page, `languages/${locale}/${state}`);
  }
  return untidy;
}

/** So that no worker has much to do while the others have nothing. */
const PARTS = 4;
for (let part = 0; part < PARTS; part++) {
  test(`every state: nothing is too wide, cut, or on top of something else in any size, look or language, and axe finds nothing wrong (part ${part + 1} of ${PARTS})`, async ({
    browser,
  }) => {
    const page = await open(browser);
    const found: string[] = [];
    // Those that play are seen by frames.spec.ts; where they end is a state of its own.
    const all = (await states(page)).filter((state) => !/^tv|-play/.test(state));
    expect(all).toEqual(expect.arrayContaining(LOOKED_AT));
    for (const state of all.filter((_, at) => at % PARTS === part)) {
      await show(page, state);
      found.push(...(await measure(page, state, SIZES)));
      found.push(...(await wrongs(page)).map((wrong) => `${state}: ${wrong}`));
      if (LOOKED_AT.includes(state)) found.push(...(await measureLooks(page, state)));
      found.push(...(await measureLanguages(page, state)));
    }
    expect(found).toEqual([]);
    await page.close();
  });
}

test("the TV board at 1920×1080", async ({ browser }) => {
  const page = await open(browser);
  const found: string[] = [];
  for (const state of (await states(page)).filter((state) => state.startsWith("tv"))) {
    await show(page, state);
    found.push(...(await measure(page, state, { tv: [1920, 1080] })));
    if (state === "tv-end") {
      const [podium, night] = await Promise.all([
        page.locator("ol.podium").boundingBox(),
        page.locator(".end .row").boundingBox(),
      ]);
      expect(
        podium!.y + podium!.height,
        "the night's pictures leave the podium its place",
      ).toBeLessThanOrEqual(night!.y);
    }
    found.push(...(await wrongs(page)).map((wrong) => `${state}: ${wrong}`));
  }
  expect(found).toEqual([]);
  await page.close();
});
