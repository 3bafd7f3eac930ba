import { expect, test } from "@playwright/test";
import { languages } from "../scripts/messages.mjs";
import { wrongs } from "./axe";
import { crossings } from "./crossings";
import { Server } from "./server";

/** What phones see of a server that made its certificate itself, before their browser warns. */
const SIZES = {
  desk: [1440, 900],
  tablet: [820, 1180],
  landscape: [844, 390],
  small: [360, 640],
  phone: [390, 844],
} as const;
/** Pictures are for people to look at (`cargo xtask e2e --pictures`): no check compares them. */
const PICTURES = process.env.MOONHARE_PICTURES ? "screens" : null;

let server: Server;
test.beforeAll(async () => {
  server = await Server.start("--self-signed");
});
test.afterAll(() => server.stop());

test("the page before the warning fits every screen, speaks every language, and leads to the game either way", async ({
  browser,
}) => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, serviceWorkers: "block" });
  const page = await context.newPage();
  const found: string[] = [];
  for (const { tag } of languages()) {
    await page.goto(`${server.url}/?language=${tag}`);
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    // Whoever wants to compare sees the longest line of the page.
    await page.locator("details").evaluate((details: HTMLDetailsElement) => (details.open = true));
    await expect(page.locator("code")).toHaveText(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/);
    for (const [name, [width, height]] of Object.entries(SIZES)) {
      await page.setViewportSize({ width, height });
      const where = `${tag} at ${width}×${height}`;
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wider > 0) found.push(`${where}: wider than the screen`);
      found.push(...(await page.evaluate(crossings)).map((crossing) => `${where}: ${crossing}`));
      if (PICTURES)
        await page.screenshot({ path: `${PICTURES}/${name}/own-certificate-${tag}.png`, fullPage: true });
    }
    found.push(...(await wrongs(page)).map((wrong) => `${tag}: ${wrong}`));
  }
  expect(found).toEqual([]);

  const home = page.getByRole("button", { name: /try it with bots/i });
  await page.goto(`${server.url}/?language=en`);
  await page.getByRole("link", { name: "Go on to the table" }).click();
  await expect(home).toBeVisible();
  expect(new URL(page.url()).protocol).toBe("https:");

  await page.goto(`${server.url}/?language=en`);
  await page.getByRole("link", { name: "Play without" }).click();
  await expect(home).toBeVisible();
  expect(new URL(page.url()).protocol).toBe("http:");
  await context.close();
});
