import { expect, type Page } from "@playwright/test";
import { existsSync } from "node:fs";
import type { PreviewServer } from "vite";
import { Server } from "./server";

/** The gallery of states, with a real server for the pictures. */
export class Gallery {
  private constructor(
    private readonly server: Server,
    private readonly pages: PreviewServer,
    readonly url: string,
  ) {}

  static async open(): Promise<Gallery> {
    if (!existsSync("screens/gallery/index.html"))
      throw new Error("the gallery is not built: npm run gallery");
    const server = await Server.start();
    // Whoever opens no gallery need not wait for all of Vite.
    const { preview } = await import("vite");
    const pages = await preview({
      build: { outDir: "screens/gallery" },
      preview: {
        port: 0,
        host: "127.0.0.1",
        // As the server does it: every part is named after what is in it.
        headers: { "cache-control": "max-age=3600, immutable" },
        proxy: { "/cards": server.url, "/api": server.url },
      },
      logLevel: "error",
    });
    return new Gallery(server, pages, pages.resolvedUrls?.local[0] ?? "");
  }

  async close(): Promise<void> {
    await this.pages.close();
    await this.server.stop();
  }

  /** The names of all states. */
  async states(page: Page): Promise<string[]> {
    await page.goto(`${this.url}__states`);
    await page.getByRole("link").first().waitFor();
    const names = await page.getByRole("link").allInnerTexts();
    expect(names.length, "the gallery lists the states").toBeGreaterThan(40);
    return names;
  }

  async show(page: Page, state: string, query = ""): Promise<void> {
    await page.goto(`${this.url}__states/${state}?${query}`);
    await page.locator("main").first().waitFor();
    // A sheet, and what else is fetched only when it is shown.
    const awaited = await page.locator("html").getAttribute("data-awaits");
    await page
      .locator(awaited ?? "main")
      .first()
      .waitFor({ state: "attached" });
  }
}

/** The page is laid out, with its letters and the pictures in sight, and what moves to its place has arrived. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        .filter((image) => image.loading !== "lazy")
        .map((image) => image.decode().catch(() => {})),
    );
  });
  await page.evaluate(arrived);
}

/** The page is laid out anew, and what moves to its place has arrived. It runs in the page, like `crossings`. */
export async function arrived(): Promise<void> {
  // A task after a frame: whoever watches sizes has been told them by then.
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  const passing = document
    .getAnimations()
    .filter(
      (animation) =>
        animation.playState === "running" && animation.effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.all(passing.map((animation) => animation.finished.catch(() => {})));
}
