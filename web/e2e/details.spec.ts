import { expect, test, type Page } from "@playwright/test";
import { Gallery, settled } from "./gallery";
import { paintLess } from "./paint-less";
import { ENTIRELY } from "./player";

/** Small things that were wrong once. Each is looked at in the state and the size in which it was seen. */
const SIZES = {
  small: { width: 360, height: 640 },
  phone: { width: 390, height: 844 },
  side: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1366, height: 650 },
  desk: { width: 1440, height: 900 },
  tv: { width: 1920, height: 1080 },
};
type Size = keyof typeof SIZES;
type Detail = [what: string, state: string, size: Size, look: (page: Page) => Promise<void>];

/** How many rows the elements of a list stand in. */
const rowsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top / 40))).size);
const whole = async (page: Page, selector: string) => {
  const all = await page.locator(selector).all();
  expect(all.length).toBeGreaterThan(0);
  for (const one of all) await expect(one).toBeInViewport(ENTIRELY);
};

const DETAILS: Detail[] = [
  [
    "home says on the smallest phone what this is, how one begins and that it is free",
    "home",
    "small",
    (page) => whole(page, ".what, .go .btn, .code input, .foot .link, .free"),
  ],
  [
    "all that the host can set lies above the fold of a low laptop",
    "lobby",
    "laptop",
    (page) => whole(page, ".booklet .rows button, .booklet [role=radio]"),
  ],
  [
    "a phone's lobby leads to the TV",
    "lobby",
    "small",
    (page) => expect(page.getByRole("link", { name: "Board for the TV" }).first()).toBeInViewport(),
  ],
  [
    "where a clock runs nobody says that nobody hurries",
    "table-give",
    "phone",
    async (page) => {
      await expect(page.locator(".candle")).toBeVisible();
      await expect(page.locator(".give .who")).not.toContainText(/hurr/i);
    },
  ],
  [
    "where none runs, one may take one's time",
    "table-coach-give",
    "phone",
    (page) => expect(page.locator(".give .who")).toContainText("Nobody hurries you"),
  ],
  [
    "who won nothing is told so once",
    "table-score-none",
    "phone",
    async (page) => {
      await expect(page.locator(".rail .note")).toContainText("No points this time.");
      await expect(page.locator(".rail .note")).not.toContainText(/nothing/i);
    },
  ],
  [
    "a slip says what the whole turn won, the list says the same",
    "table-score",
    "desk",
    async (page) => {
      const slips = (await page.locator("[data-slip] .b em").allInnerTexts()).sort();
      await page.getByRole("button", { name: "How everyone scored" }).click();
      const listed = page.getByRole("dialog").locator(".won");
      await expect(listed).toHaveCount(slips.length);
      expect((await listed.allInnerTexts()).sort()).toEqual(slips);
    },
  ],
  [
    "the words of a choice stand in its middle",
    "settings",
    "phone",
    async (page) => {
      const off = await page.locator("[role=radio]:not(.drawn *)").evaluateAll((all) =>
        all.map((one) => {
          const [box, words] = [one, one.querySelector("span")!].map((it) => it.getBoundingClientRect());
          return Math.abs(box!.top + box!.bottom - words!.top - words!.bottom) / 2;
        }),
      );
      expect(off.length).toBeGreaterThan(5);
      expect(Math.max(...off)).toBeLessThan(2);
    },
  ],
  [
    "four cards lie whole on a small phone",
    "table-coach-vote",
    "small",
    async (page) => {
      await page.locator(".coach button").click();
      await whole(page, ".cards .look, .cards .plate");
    },
  ],
  [
    "six cards and two dials lie whole on a small phone",
    "table-vote-dials",
    "small",
    (page) => whole(page, ".cards .look, .cards .plate"),
  ],
  [
    "the first card of a hand of seven begins at the edge, not behind it",
    "table-give-two",
    "small",
    async (page) => {
      const left = await page
        .locator(".hand li")
        .first()
        .evaluate((card) => card.getBoundingClientRect().left);
      expect(left).toBeGreaterThanOrEqual(0);
    },
  ],
  [
    "the true card is in sight when all lies still",
    "table-score-4",
    "small",
    (page) => whole(page, ".card.star, .hall [data-slip]"),
  ],
  [
    "what somebody says can be read",
    "table-talk",
    "desk",
    async (page) => {
      const bubble = page.locator(".bubble", { hasText: "That octopus again!" });
      await expect(bubble).toBeInViewport(ENTIRELY);
      expect((await bubble.boundingBox())!.height, "short words are one line").toBeLessThan(46);
    },
  ],
  [
    "what two people say does not lie on one another on a phone",
    "table-talk",
    "phone",
    async (page) => {
      await expect(page.locator(".rim .bubble")).toHaveCount(1);
      await expect(page.locator(".rim .bubble")).toContainText("windmill");
    },
  ],
  [
    "eight cards lie in two rows at a desk",
    "table-vote-party",
    "desk",
    async (page) => expect(await rowsOf(page, ".cards .look")).toBe(2),
  ],
  [
    "the green token has a sign of its own, no rabbit's mark",
    "table-vote-party",
    "desk",
    async (page) => {
      await expect(page.locator(".token")).not.toHaveCount(0);
      await expect(page.locator('.token use[href^="#mark-"]')).toHaveCount(0);
    },
  ],
  [
    "where stories end the game no moon hangs at thirty",
    "table-score-party",
    "desk",
    async (page) => {
      await expect(page.locator(".ribbon .mark")).not.toHaveCount(0);
      await expect(page.locator(".ribbon circle[fill^=url]")).toHaveCount(0);
    },
  ],
  [
    "who watches without a name is told how to talk",
    "table-watch",
    "phone",
    async (page) => {
      await page.getByRole("button", { name: "Chat" }).first().click();
      await expect(page.getByRole("dialog").getByText("Join with a name to talk.")).toBeVisible();
    },
  ],
  [
    "no bot's seat is promised where no bot sits",
    "join-playing",
    "phone",
    (page) => expect(page.locator(".door .sheet")).not.toContainText(/bot/i),
  ],
  [
    "a picture of the night opens its own turn",
    "table-end",
    "desk",
    async (page) => {
      await page.locator(".gallery button").nth(1).click();
      await expect(page.locator('[data-turn="2"]')).toBeFocused();
      await expect(page.locator('[data-turn="2"] h3')).toBeInViewport();
    },
  ],
  [
    "everybody stands on the page of the end",
    "table-end-12",
    "desk",
    (page) => expect(page.locator(".podium li, .shelf li")).toHaveCount(12),
  ],
  [
    "on its side, a phone shows everybody, one's own evening and all awards at once",
    "table-end-12",
    "side",
    async (page) => {
      await whole(page, ".podium .names, .shelf .names, .shelf .score, .mine .head, .awards li");
      const wood = (await page.locator(".end > .rail").boundingBox())!.y;
      for (const part of await page.locator(".shelf .score, .awards li").all()) {
        const { y, height } = (await part.boundingBox())!;
        expect(y + height).toBeLessThanOrEqual(wood + 12);
      }
    },
  ],
  [
    "the edition that is chosen is seen whole on a small phone",
    "lobby",
    "small",
    async (page) => {
      const [edition, words] = await Promise.all(
        [".edition.lit", ".begin p"].map((one) => page.locator(one).boundingBox()),
      );
      expect(edition!.y + edition!.height).toBeLessThanOrEqual(words!.y);
    },
  ],
  [
    "earlier turns are pages, not something that loads anew",
    "table-score",
    "desk",
    async (page) => {
      const earlier = page.getByRole("button", { name: "Earlier turns" });
      await expect(earlier.locator("use")).toHaveAttribute("href", "#i-pages");
      await expect(page.locator('use[href="#i-pages"]')).toHaveCount(1);
      await expect(page.locator("#i-pages")).toHaveCount(1);
    },
  ],
  [
    "everybody stands on the TV's end",
    "tv-end-12",
    "tv",
    (page) => whole(page, ".podium .names, .shelf .names"),
  ],
  [
    "the TV says where to type the code, and who is ready has the ears up",
    "tv-lobby",
    "tv",
    async (page) => {
      await expect(page.locator(".lobby p")).toContainText(new URL(page.url()).host);
      await expect(page.locator('.lobby use[href="#hare-up"]')).toHaveCount(5);
    },
  ],
  [
    "each card has its number until its name is told, and its name from then on",
    "table-score-mid",
    "phone",
    async (page) => {
      const told = await page.locator(".hall [data-card]").evaluateAll((cards) =>
        cards.map((_, at) => {
          const seen = (selector: string) =>
            Number(getComputedStyle(document.querySelector(selector)!).opacity) > 0.5;
          return [seen(`[data-plate="${at}"]`), seen(`[data-slip="${at}"] > .a`)];
        }),
      );
      expect(told, "some are told already").toContainEqual([false, true]);
      expect(told, "the true one is not").toContainEqual([true, false]);
      expect(told.every(([number, name]) => number !== name)).toBe(true);
    },
  ],
  [
    "at the score names have taken the place of the numbers",
    "table-score",
    "phone",
    async (page) => {
      for (const plate of await page.locator(".hall .plate").all())
        await expect(plate).toHaveCSS("opacity", "0");
      await whole(page, ".hall [data-slip] .b .name");
    },
  ],
  ...(["small", "phone"] as const).flatMap((size): Detail[] =>
    (["table-score", "table-score-loved"] as const).map((state) => [
      `hearts that cards have got are seen at ${size}, ${state}`,
      state,
      size,
      async (page) => {
        const loved = state === "table-score" ? "1" : "7";
        await expect(page.locator(`.hall [data-slot="${loved}"]`)).toHaveAccessibleName(/1 heart$/);
        await whole(page, ".hall .stuck");
        await page.locator(`.hall [data-slot="${loved}"]`).click();
        await expect(page.getByRole("dialog").getByRole("button", { name: "1 heart" })).toBeVisible();
      },
    ]),
  ),
  [
    "while one guesses no words stand at a picture: they are for screen readers, and for who asks",
    "table-card-large",
    "phone",
    async (page) => {
      const words = page.getByRole("dialog").locator(".said").last();
      await expect(words).not.toBeEmpty();
      await expect(words).toHaveClass(/\bsr\b/);
      await page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem("moonhare") ?? "{}") as object;
        localStorage.setItem("moonhare", JSON.stringify({ ...kept, captions: true }));
        dispatchEvent(new StorageEvent("storage", { key: "moonhare" }));
      });
      await expect(words).not.toHaveClass(/\bsr\b/);
      await expect(words).toBeInViewport(ENTIRELY);
      await page.evaluate(() => localStorage.removeItem("moonhare"));
    },
  ],
  [
    "sound is as loud as one likes it on this device, and silent once it is turned off, also after a reload",
    "table-vote-dials",
    "desk",
    async (page) => {
      const dial = page.getByRole("spinbutton").first();
      /** How loud it gets when a dial is turned. */
      const loudest = async () => {
        await page.evaluate(() => {
          const peaks: number[] = [];
          const ramp = Object.getOwnPropertyDescriptor(AudioParam.prototype, "linearRampToValueAtTime")!
            .value as AudioParam["linearRampToValueAtTime"];
          AudioParam.prototype.linearRampToValueAtTime = function (value, at) {
            peaks.push(value);
            return ramp.call(this, value, at);
          };
          Object.assign(window, { peaks });
        });
        const before = await dial.getAttribute("aria-valuenow");
        await dial.press("ArrowUp");
        await expect(dial).not.toHaveAttribute("aria-valuenow", before!);
        return page.evaluate(() => Math.max(0, ...(window as unknown as { peaks: number[] }).peaks));
      };
      const setVolume = async (name: string) => {
        await page.getByRole("button", { name: "Menu" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Settings" }).click();
        await page.getByRole("radio", { name, exact: true }).click();
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
      };
      await setVolume("full");
      const full = await loudest();
      expect(full).toBeGreaterThan(0);
      await setVolume("soft");
      expect(await loudest()).toBeCloseTo(full * 0.4);
      await page.getByRole("button", { name: "Turn the sound off" }).click();
      expect(await loudest()).toBe(0);
      await page.reload();
      await expect(page.getByRole("button", { name: "Turn the sound on" })).toBeVisible();
      await dial.click();
      expect(await loudest()).toBe(0);
      await page.evaluate(() => localStorage.removeItem("moonhare"));
    },
  ],
  [
    "while all vote the TV shows large pictures, how many have voted, and the address; a code to scan only while a seat is free",
    "tv-vote",
    "tv",
    async (page) => {
      await expect(page.locator("h1 small")).toHaveText("Votes: 3 of 5");
      await expect(page.locator(".where")).toContainText(new URL(page.url()).host);
      await expect(page.locator(".qr")).toHaveCount(0);
      const cards = await page.locator(".cards li .card").all();
      expect(cards).toHaveLength(6);
      for (const card of cards) {
        expect((await card.boundingBox())!.height, "large enough for a sofa").toBeGreaterThan(400);
        await expect(card).toBeInViewport(ENTIRELY);
      }
    },
  ],
  [
    "alone in the lobby every edition says what it is, and how many it takes where that is more",
    "lobby-alone",
    "desk",
    async (page) => {
      await expect(page.getByRole("radio")).toHaveText([
        /Classic.*One token each.*3\+ players/,
        /Odyssey.*3\+ players/,
        /Two dials.*3\+ players/,
        /Party.*6\+ players/,
        /Teams.*Pairs sit face to face.*6\+ players/,
      ]);
      await expect(page.locator("[role=radio] .why"), "nothing is refused").toHaveCount(0);
      const [fill, begin] = await Promise.all(
        ["Fill with bots", "Begin the night"].map((name) => page.getByRole("button", { name }).boundingBox()),
      );
      expect(fill!.y, "side by side").toBe(begin!.y);
    },
  ],
  [
    "points stand beside the names",
    "table-vote",
    "phone",
    async (page) => {
      await expect(page.locator(".rim em")).toHaveText([/^\d+$/, /^\d+$/, /^\d+$/, /^\d+$/, /^\d+$/]);
    },
  ],
  [
    "who has no name is asked for one",
    "home",
    "phone",
    async (page) => {
      await page.getByLabel("Your name").fill("");
      await page.getByRole("button", { name: "New game" }).click();
      await expect(page.getByRole("status").getByText("Write your name first")).toBeVisible();
      await expect(page.getByLabel("Your name")).toBeFocused();
    },
  ],
];

/** However many cards a turn has: at its end all is seen at once, without swiping. */
const SCORES: [state: string, cards: number, sizes: Size[]][] = [
  ["table-score-3", 3, ["small", "phone", "side", "tablet", "laptop", "desk"]],
  ["table-score", 6, ["small", "phone", "side", "tablet", "laptop", "desk"]],
  ["table-score-party", 8, ["small", "phone", "side", "tablet", "laptop", "desk"]],
  ["table-score-12-long", 12, ["small", "phone", "side", "tablet", "laptop", "desk"]],
  ["tv-score-3", 3, ["tv"]],
  ["tv-score", 6, ["tv"]],
  ["tv-score-12", 12, ["tv"]],
];
/** What of the score is not to be seen: cards that are cut or tiny, names and points off the screen or under something. */
const unseen = (page: Page, cards: number) =>
  page.evaluate((cards) => {
    const hidden: string[] = [];
    const look = (what: string, selector: string, least: { width: number; height: number }) => {
      const all = [...document.querySelectorAll(selector)];
      if (all.length !== cards) hidden.push(`${all.length} of ${cards} ${what}`);
      for (const [at, one] of all.entries()) {
        const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
          hidden.push(`${what} ${at} is cut`);
        if (width < least.width || height < least.height)
          hidden.push(`${what} ${at} is ${Math.round(width)}×${Math.round(height)}`);
        if (Number(getComputedStyle(one).opacity) < 1) hidden.push(`${what} ${at} is faint`);
      }
    };
    look("cards", ".hall [data-card]", { width: 50, height: 75 });
    look("names", ".hall [data-slip] .b .name", { width: 12, height: 11 });
    look("points", ".hall [data-slip] .b em", { width: 6, height: 11 });
    const hall = document.querySelector(".hall")!;
    const sliding = [hall, ...hall.querySelectorAll("*")].filter((one) =>
      /auto|scroll/.test(getComputedStyle(one).overflowX),
    );
    if (sliding.length) hidden.push("something is swiped");
    return hidden;
  }, cards);

test("at the score every card, name and point is in sight, for three and for twelve, on every screen", async ({
  browser,
}) => {
  const gallery = await Gallery.open();
  const page = await browser.newPage({ locale: "en", reducedMotion: "reduce", serviceWorkers: "block" });
  await page.addInitScript(paintLess);
  for (const [state, cards, sizes] of SCORES) {
    await gallery.show(page, state, "motion=calm");
    for (const size of sizes)
      await test.step(`${state} at ${size}`, async () => {
        await page.setViewportSize(SIZES[size]);
        await settled(page);
        expect(await unseen(page, cards)).toEqual([]);
      });
  }
  await page.close();
  await gallery.close();
});

/** So that no worker has much to do while the others have nothing. */
const PARTS = 3;
for (let part = 0; part < PARTS; part++)
  test(`what was wrong once is right (part ${part + 1} of ${PARTS})`, async ({ browser }) => {
    const gallery = await Gallery.open();
    const page = await browser.newPage({ locale: "en", reducedMotion: "reduce", serviceWorkers: "block" });
    await page.addInitScript(paintLess);
    for (const [what, state, size, look] of DETAILS.filter((_, at) => at % PARTS === part))
      await test.step(what, async () => {
        await page.setViewportSize(SIZES[size]);
        await gallery.show(page, state, "motion=calm");
        await settled(page);
        await look(page);
      });
    await page.close();
    await gallery.close();
  });
