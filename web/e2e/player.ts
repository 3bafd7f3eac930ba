import {
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import { FEW_PIXELS, paintLess, PICTURES } from "./paint-less";

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** As people have it: the service worker keeps what the next start needs. */
export const WITH_WORKER = { serviceWorkers: "allow" } as const;
/** Wholly in sight: the browser reckons the share in floats, and an edge on a fraction of a pixel gives .9999994. */
export const ENTIRELY = { ratio: 0.99 } as const;

export type Phase = "claim" | "tell" | "give" | "vote" | "score";

/** What a page shows that wants an answer from its player. */
const MOVES = {
  claim: /^I have a story$/,
  tell: /^Tell it$/,
  choose: /^Choose (a card that fits|\d+ cards that fit)$/,
  give: /^Give (this card|these \d+)$/,
  put: /^(Put your token on|Point dial I+ at|Put the (green|red) token on) \d+$/,
  sendVote: /^(That is my vote|Vote with one token)$/,
  ready: /^(Next story|Next)$/,
  /** The host's, for all; others would only skip for themselves. */
  skip: /^Skip for everyone$/,
};

/** A person with a browser of their own. Does what the page offers, and only that. */
export class Player {
  #clues = 0;

  private constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
    /** Requests that left for another host; there must be none. */
    readonly strayed: string[],
    readonly touch: boolean,
  ) {}

  static async open(
    browser: Browser,
    origin: string,
    name: string,
    options: BrowserContextOptions = {},
  ): Promise<Player> {
    const context = await browser.newContext({
      viewport: DESK,
      ...FEW_PIXELS,
      reducedMotion: "reduce",
      locale: "en",
      baseURL: origin,
      permissions: ["microphone", "camera"],
      // Each would fetch the whole game for a start without a line, which few tests are about.
      serviceWorkers: "block",
      ...options,
    });
    if (!PICTURES) await context.addInitScript(paintLess);
    const page = await context.newPage();
    const strayed: string[] = [];
    context.on("request", (request) => {
      const url = new URL(request.url());
      if (/^(http|ws)s?:$/.test(url.protocol) && url.origin !== origin) strayed.push(request.url());
    });
    page.on("pageerror", (error) => strayed.push(`${name}: ${error.message}`));
    // The page keeps to the server's own policy: no inline style or script, nothing from elsewhere.
    page.on(
      "console",
      (message) =>
        /Content Security Policy/.test(message.text()) && strayed.push(`${name}: ${message.text()}`),
    );
    return new Player(name, context, page, strayed, options.hasTouch ?? false);
  }

  button(name: RegExp | string) {
    return this.page.getByRole("button", { name, exact: typeof name === "string" }).filter({ visible: true });
  }

  /** Sets a table from the home page and tells its code. */
  async setTable(): Promise<string> {
    await this.page.goto("/");
    await this.page.getByLabel("Your name").fill(this.name);
    await this.button("New game").click();
    await this.page.waitForURL(/\/t\/[A-Z0-9]+$/);
    await expect(this.page.getByRole("heading", { name: "Sit down, friends" })).toBeVisible();
    return new URL(this.page.url()).pathname.split("/").at(-1) ?? "";
  }

  /** Comes by the link and sits down. */
  async sitDown(code: string): Promise<void> {
    await this.page.goto(`/t/${code}`);
    await this.page.getByLabel("Your name").fill(this.name);
    await this.button("Sit down").click();
    await expect(this.page.getByRole("heading", { name: "Sit down, friends" })).toBeVisible();
  }

  /** The paper note that lies over everything. */
  note(title: string) {
    return this.page.getByRole("alertdialog", { name: title });
  }

  /** Everything that a screen reader says from now on. */
  async listen(): Promise<string[]> {
    const heard: string[] = [];
    await this.page.exposeFunction("heard", (text: string) => heard.push(text));
    await this.page.evaluate(() => {
      const { heard } = window as unknown as { heard: (text: string) => void };
      const region = document.querySelector('[aria-live="polite"].sr')!;
      new MutationObserver(() => heard(region.textContent ?? "")).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    return heard;
  }

  get ended() {
    return this.page.getByRole("heading", { name: "The night in pictures" });
  }

  /** Whether the end is shown, asked often: to look for a heading by its role, a browser reads the whole page. */
  async hasEnded(): Promise<boolean> {
    return (await this.page.locator(".gallery h2").count()) > 0;
  }

  /** Everything that the page offers at this moment, in one look. */
  #offers(): Promise<{ buttons: string[]; writing: boolean; voted: boolean }> {
    return this.page.evaluate(() => {
      const shown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
      const buttons = [...document.querySelectorAll<HTMLElement>("button")].filter(shown);
      return {
        buttons: buttons.map((button) => button.getAttribute("aria-label") ?? button.innerText.trim()),
        writing: document.querySelector(".tell textarea") !== null,
        voted: [...document.querySelectorAll<HTMLElement>(".rail p, .rail span")].some((text) =>
          /^(Your token lies on|Your vote is in)/.test(text.innerText.trim()),
        ),
      };
    });
  }

  /** Does the next thing that the table waits for, but none of these; false when there is nothing to do. */
  async act(choice = 0, ...but: Phase[]): Promise<boolean> {
    const open = await this.#open();
    if (but.some((phase) => phase === open)) return false;
    if (open === "claim" || open === "ready" || open === "skip") return this.#press(MOVES[open]);
    if (!open) return false;
    try {
      return await this[open](choice);
    } catch (error) {
      // A partner may have given in the meantime, or the clock run out; that is no fault of the page.
      if ((await this.#open()) === open) throw error;
      return false;
    }
  }

  async #open(): Promise<"claim" | "tell" | "give" | "vote" | "ready" | "skip" | null> {
    const { buttons, writing, voted } = await this.#offers();
    const offered = (...names: RegExp[]) => buttons.some((button) => names.some((name) => name.test(button)));
    if (offered(MOVES.claim)) return "claim";
    if (writing) return "tell";
    if (offered(MOVES.choose, MOVES.give)) return "give";
    if (offered(MOVES.put) && !voted) return "vote";
    if (offered(MOVES.skip)) return "skip";
    return offered(MOVES.ready) ? "ready" : null;
  }

  async #press(name: RegExp): Promise<boolean> {
    // The table may move on by itself between looking and pressing; that is no fault of the page.
    return this.button(name)
      .first()
      .click({ timeout: 5_000 })
      .then(
        () => true,
        () => false,
      );
  }

  async tell(choice = 0): Promise<boolean> {
    this.#clues += 1;
    // The picture first: while one writes, a phone's keys may take the hand's place.
    const hand = this.handCards();
    if (await hand.count()) await this.#tapCard(choice % (await hand.count()));
    await this.page.locator(".tell textarea").fill(`${this.name}, story ${this.#clues}`);
    await this.button(MOVES.tell).click();
    await expect(this.page.locator(".tell textarea")).toHaveCount(0);
    return true;
  }

  handCards() {
    return this.page.getByRole("list", { name: "Your hand" }).getByRole("button", { disabled: false });
  }

  /** Taps a card where it is in sight: in a fan, neighbours and the rail cover the rest. */
  async #tapCard(at: number): Promise<void> {
    const card = this.handCards().nth(at);
    await card.evaluate(async (card) => {
      card.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
      // One that was chosen just now may still be rising, and cover this one while it does.
      const moving = card.closest("ul")?.getAnimations({ subtree: true }) ?? [];
      await Promise.all(moving.map(({ finished }) => finished.catch(() => {})));
    });
    const inSight = () =>
      card.evaluate((card) => {
        const { left, top, width, height } = card.getBoundingClientRect();
        const seen: { x: number; y: number }[] = [];
        for (let down = 0.2; down < 1; down += 0.1) {
          for (let across = 0.1; across < 1; across += 0.1) {
            const [x, y] = [left + width * across, top + height * down];
            if (card.contains(document.elementFromPoint(x, y))) seen.push({ x, y });
          }
        }
        // In the middle of what is in sight, as people do: a finger at the edge may well mean the neighbour.
        const mean = (of: "x" | "y") => seen.reduce((sum, point) => sum + point[of], 0) / seen.length;
        const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - mean("x"), y - mean("y"));
        return seen.sort((a, b) => far(a) - far(b))[0] ?? null;
      });
    // After a reload, or when a sheet goes down, it may take a moment until it lies open.
    const point: Awaited<ReturnType<typeof inSight>>[] = [];
    await expect
      .poll(async () => (point[0] = await inSight()), `card ${at} of ${this.name} is in sight`)
      .not.toBeNull();
    const { x, y } = point[0]!;
    if (this.touch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  async give(choice = 0): Promise<boolean> {
    const hand = this.handCards();
    const count = await hand.count();
    for (let at = 0; at < count && !(await this.button(MOVES.give).count()); at += 1) {
      await this.#tapCard((choice + at) % count);
    }
    await this.button(MOVES.give).click();
    await expect(this.button(MOVES.give)).toHaveCount(0);
    return true;
  }

  async hasVoted(): Promise<boolean> {
    return (
      (await this.page
        .getByText(/^(Your token lies on|Your vote is in)/)
        .filter({ visible: true })
        .count()) > 0
    );
  }

  /** Puts one thing after the other until the vote is whole, and sends it where it wants to be sent. */
  async vote(choice = 0, pieces = 2): Promise<boolean> {
    for (let piece = 0; piece < pieces && !(await this.hasVoted()); piece += 1) {
      const plates = this.button(MOVES.put);
      const count = await plates.count();
      if (!count) break;
      await plates.nth((choice + piece) % count).click();
    }
    const send = this.button(MOVES.sendVote);
    if (await send.count()) await send.click();
    return true;
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}
