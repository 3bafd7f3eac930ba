import { expect, test, type Page } from "@playwright/test";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AlbumView } from "../src/lib/protocol/types";
import { PHONE } from "./player";
import { Server } from "./server";
import { Table } from "./table";

/** Has something made, saves it, and reads what came. */
async function saved(page: Page, kind: string) {
  await page.getByRole("radio", { name: kind, exact: true }).click();
  const shown = page.locator(".keepsake").locator("img, video");
  await expect(shown).toBeVisible({ timeout: 90_000 });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator(".keepsake a[download]").click(),
  ]);
  const { pixels, seconds } = await shown.evaluate(async (element) => {
    if (element instanceof HTMLImageElement) {
      await element.decode();
      return { pixels: [element.naturalWidth, element.naturalHeight], seconds: 0 };
    }
    const film = element as HTMLVideoElement;
    if (film.readyState < HTMLMediaElement.HAVE_METADATA)
      await new Promise((resolve) => film.addEventListener("loadedmetadata", resolve, { once: true }));
    return { pixels: [film.videoWidth, film.videoHeight], seconds: film.duration };
  });
  const bytes = readFileSync(await download.path());
  return { name: download.suggestedFilename(), bytes, pixels, seconds };
}

/** What a button of the page gives as a file. */
async function download(page: Page, name: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name }).click(),
  ]);
  return readFileSync(await file.path());
}

test("an evening is played, kept, opened by its link, unnamed and deleted", async ({ browser }) => {
  const server = await Server.start();
  const table = await Table.set(browser, 3, () => ({}), server);
  await table.begin();
  await table.playTo("score");
  await table.ask({ end: {} });
  const host = table.host;
  await expect(host.ended).toBeVisible();
  // The poster is made where the game has just ended, from its own replay.
  await host.button("Poster, film").click();
  const poster = await saved(host.page, "A4");
  expect(poster.name).toBe(`moonhare-${table.code}-a4.jpg`);
  expect([...poster.bytes.subarray(0, 3)], "a JPEG").toEqual([0xff, 0xd8, 0xff]);
  expect(poster.pixels).toEqual([2480, 3508]);
  // As a printer reads it: 300 dots an inch.
  expect([...poster.bytes.subarray(13, 18)]).toEqual([1, 1, 44, 1, 44]);
  expect(poster.bytes.length).toBeGreaterThan(200_000);
  expect((await saved(host.page, "Letter")).pixels).toEqual([2550, 3300]);
  expect((await saved(host.page, "Phone")).pixels).toEqual([1170, 2532]);
  // The whole game goes along as data, from where it ended.
  const whole = JSON.parse((await download(host.page, "Everything (JSON)")).toString()) as AlbumView;
  expect(whole.turns).toHaveLength(1);
  expect(whole.people.map(({ name }) => name)).toEqual(["Rui", "Léa", "Teo"]);
  const rows = (await download(host.page, "As a table (CSV)")).toString().trimEnd().split("\r\n");
  expect(rows[0]).toMatch(/^turn,storyteller,clue,/);
  expect(rows, "a line for each card").toHaveLength(1 + whole.turns[0]!.table.length);
  await host.page.keyboard.press("Escape");
  await host.button("Keep an album").click();
  await host.button("Keep it").click();
  await host.page.waitForURL(/\/a\/[0-9a-f]{32}$/);
  const link = host.page.url();
  await expect(host.page.locator(".book h1")).toContainText(/^The evening/);
  await expect(host.page.getByText("One story, 3 people").first()).toBeVisible();

  // Whoever has the link sees it, in their own language, by page and as a list.
  const stranger = await browser.newContext({ viewport: PHONE, locale: "de", baseURL: server.url });
  const phone = await stranger.newPage();
  await phone.goto(link);
  await phone.getByRole("button", { name: "Aufschlagen" }).click();
  await expect(phone).toHaveURL(`${link}/1`);
  await expect(phone.getByText(/Geschichte 1, erzählt von/)).toBeVisible();
  await phone.reload();
  await expect(phone.locator("article h1")).toBeVisible();
  await phone.getByRole("button", { name: "Als Liste" }).click();
  await expect(phone.locator(".stories > ol > li")).toHaveCount(1);
  // The table plays it again, by link: as everybody saw it, and with the eyes of one.
  await phone.goto(`${link}/1#replay=all`);
  await expect(phone.locator(".play.score")).toBeVisible();
  await expect(phone.getByRole("radio", { checked: true })).toHaveAccessibleName("Was alle sahen");
  await phone.getByRole("radio", { name: "Was Rui sah" }).click();
  await expect(phone).toHaveURL(`${link}/1#replay=0`);
  // What is over is looked at: no heart can be given any more.
  await expect(phone.locator(".play.score .card").first()).toBeVisible();
  await expect(phone.locator("button.heart")).toHaveCount(0);
  await phone.getByRole("button", { name: "Abspielen" }).click();
  await expect(phone.locator(".play.tell, .play.claim, .play.give, .play.vote").first()).toBeVisible();
  await expect(phone.locator(".play.score")).toBeVisible();
  await phone.getByRole("link", { name: "Zur Seite dieser Runde" }).click();
  await expect(phone.locator("article h1")).toBeVisible();
  // The whole evening becomes a film, in a stranger's browser, too.
  await phone.getByRole("button", { name: "Zum Einband" }).click();
  await phone.getByRole("button", { name: "Poster, Film" }).click();
  const film = await saved(phone, "Film");
  expect(film.name).toBe(`moonhare-${link.slice(-32, -24)}.webm`);
  expect([...film.bytes.subarray(0, 4)], "a WebM").toEqual([0x1a, 0x45, 0xdf, 0xa3]);
  expect(film.pixels).toEqual([720, 1280]);
  expect(film.seconds).toBeGreaterThan(8);
  expect(film.seconds).toBeLessThan(30);
  expect([...film.bytes.subarray(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
  expect(film.bytes.length).toBeGreaterThan(100_000);
  await phone.keyboard.press("Escape");
  // A browser that keeps its encoder to itself, as where there is no https, records what a canvas shows: one goes through it alike.
  const plain = await browser.newContext({ viewport: PHONE, locale: "de", baseURL: server.url });
  await plain.addInitScript(() => Reflect.deleteProperty(window, "VideoEncoder"));
  const bare = await plain.newPage();
  await bare.goto(link);
  await bare.getByRole("button", { name: "Poster, Film" }).click();
  const recorded = await saved(bare, "Film");
  expect([...recorded.bytes.subarray(0, 4)], "a WebM").toEqual([0x1a, 0x45, 0xdf, 0xa3]);
  expect(recorded.pixels).toEqual(film.pixels);
  expect(Math.abs(recorded.seconds - film.seconds), "as long as the other").toBeLessThan(2);
  const shades = await bare.locator(".keepsake video").evaluate(async (element) => {
    const video = element as HTMLVideoElement;
    const there = new Promise((resolve) => video.addEventListener("seeked", resolve, { once: true }));
    video.currentTime = video.duration / 2;
    await there;
    const on = new OffscreenCanvas(72, 128).getContext("2d")!;
    on.drawImage(video, 0, 0, 72, 128);
    return new Set(new Uint32Array(on.getImageData(0, 0, 72, 128).data.buffer)).size;
  });
  expect(shades, "there is a picture in its middle").toBeGreaterThan(500);
  await plain.close();
  // It cannot be changed from there.
  await phone.getByRole("button", { name: /Über dieses Album$/ }).click();
  await expect(phone.getByRole("button", { name: "Dieses Album löschen" })).toHaveCount(0);
  await expect(phone.getByRole("button", { name: "Meinen Namen herausnehmen" })).toHaveCount(0);
  // Who has nothing but the link is told who can.
  await expect(phone.getByText("oder frag Rui")).toBeVisible();

  // A second player follows the link in the browser that they played in, and takes their name out.
  const guest = table.players[1]!;
  await guest.page.goto(link);
  await guest.button(/About this album$/).click();
  await expect(guest.button("Delete this album")).toHaveCount(0);
  await expect(guest.button(/^Take .* out$/), "nobody else's").toHaveText(["Take my name out"]);
  await guest.button("Take my name out").click();
  await expect(guest.page.getByText("Your name is out")).toBeVisible();
  const told = await (await fetch(link.replace("/a/", "/api/albums/"))).json();
  expect(told.people.map(({ name }: { name: string | null }) => name)).toEqual(["Rui", null, "Teo"]);
  // It goes off their shelf, and the link still opens it.
  await guest.button("Take it off my shelf").click();
  await expect(guest.page.getByText("The link still opens it")).toBeVisible();
  await guest.page.goto("/");
  await expect(guest.page.getByRole("region", { name: "Your tables" })).toBeVisible();
  await expect(guest.page.getByRole("region", { name: "Evenings kept" })).toHaveCount(0);
  await guest.page.goto(link);
  await expect(guest.page.locator(".book h1")).toBeVisible();

  // Home has the book; who kept it takes out the name of one who asked for it, and deletes it for everybody.
  await host.page.goto("/");
  await host.page.getByRole("region", { name: "Evenings kept" }).getByRole("link").click();
  await host.button(/About this album$/).click();
  await host.button("Take Teo out").click();
  await expect(host.page.getByText("Teo is out")).toBeVisible();
  await expect(host.button("Take Teo out")).toHaveCount(0);
  await host.button("Delete this album").click();
  await host.button("Delete it for everybody?").click();
  await host.page.waitForURL(`${server.url}/`);
  await phone.goto(link);
  await expect(phone.getByText("Dieses Album ist geschlossen")).toBeVisible();
  await stranger.close();
  await table.clear();
  await server.stop();
});

test("the game before is kept after a rematch, and a shelf is tidied", async ({ browser }) => {
  const server = await Server.start();
  const table = await Table.set(browser, 3, () => ({}), server);
  const [host, guest] = [table.host, table.players[1]!];
  await table.begin();
  // While there is none, nothing is offered.
  const asked = guest.page.waitForResponse((answer) => answer.url().endsWith("/album"));
  await guest.button("Menu").click();
  expect((await asked).status()).toBe(409);
  await expect(guest.button("Keep the last game")).toHaveCount(0);
  await guest.page.keyboard.press("Escape");
  await table.playTo("score");
  await table.ask({ end: {} });
  await host.button("Same again").click();
  await expect(guest.page.getByRole("heading", { name: /^Turn 1\b/ })).toBeVisible();
  await guest.button("Menu").click();
  await guest.button("Keep the last game").click();
  await guest.button("Keep it").click();
  await guest.page.waitForURL(/\/a\/[0-9a-f]{32}$/);
  await expect(guest.page.getByText("One story, 3 people").first()).toBeVisible();

  await guest.page.goto("/");
  const shelf = guest.page.getByRole("region", { name: "Evenings kept" });
  await expect(shelf.getByRole("link")).toHaveCount(1);
  await shelf.getByRole("button", { name: "tidy up" }).click();
  await shelf.getByRole("button", { name: /^Take “The evening .*” off the shelf$/ }).click();
  await expect(shelf).toHaveCount(0);
  await table.clear();
  await server.stop();
});

test("the page about privacy says for how long this place really keeps things", async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), "moonhare-"));
  const settings = join(folder, "moonhare.toml");
  writeFileSync(settings, "[server]\nkeep_albums_days = 30\nkeep_rooms_days = 0\n");
  const server = await Server.start("--config", settings);
  const context = await browser.newContext({ viewport: PHONE, locale: "de", baseURL: server.url });
  const page = await context.newPage();
  await page.goto("/privacy");
  await expect(page.getByText("Ein Album bleibt 30 Tage, zur Sicherheit kommen 7 Tage dazu")).toBeVisible();
  await expect(page.getByText("Tische werden hier nicht gelöscht.")).toBeVisible();
  await expect(page.getByText("Spielt 90 Tage lang niemand damit")).toBeVisible();
  // Where nobody answers, no time is made up.
  await page.route("**/api/kept", (route) => route.abort());
  await page.reload();
  await expect(page.getByText("war gerade nicht zu erfahren").first()).toBeVisible();
  await context.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});
