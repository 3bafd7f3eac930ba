import { expect, test, type Page } from "@playwright/test";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { Player, WITH_WORKER } from "./player";
import { Server } from "./server";

/** The service worker has what the page needs for its next start. */
const settled = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

test("the page starts without a line to the house, and says so at a table", async ({ browser }) => {
  const server = await Server.start();
  const player = await Player.open(browser, server.url, "Rui", WITH_WORKER);
  await player.page.goto("/");
  await settled(player.page);
  await player.page.reload();
  await expect(player.button("New game")).toBeVisible();
  await expect.poll(() => player.page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await server.kill();
  await player.page.reload();
  await expect(player.button("New game")).toBeVisible();
  await player.close();
  await server.stop();
});

test("a new version is offered, and comes when it is wanted", async ({ browser }) => {
  const server = await Server.start();
  let newer = false;
  // The same house, with a worker that changes as it does with a new version.
  const house = createServer((asked, answer) => {
    const { "accept-encoding": _, ...headers } = asked.headers;
    const passed = request(
      { host: "127.0.0.1", port: server.port, path: asked.url, method: asked.method, headers },
      (found) => {
        const { "content-length": _, etag: __, ...kept } = found.headers;
        answer.writeHead(found.statusCode ?? 502, kept);
        found.on("data", (part) => answer.write(part));
        found.on("end", () => answer.end(newer && asked.url === "/sw.js" ? "\n// a newer one" : ""));
      },
    );
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => house.listen(0, "127.0.0.1", resolve));
  const player = await Player.open(
    browser,
    `http://127.0.0.1:${(house.address() as AddressInfo).port}`,
    "Rui",
    WITH_WORKER,
  );
  const offer = player.page.getByText("There is a new version of Moonhare.");
  await player.page.goto("/");
  await settled(player.page);
  await player.page.reload();
  await expect(player.button("New game")).toBeVisible();
  await expect(offer).toHaveCount(0);
  newer = true;
  await player.page.reload();
  await expect(offer).toBeVisible();
  await player.button("Take it now").click();
  await expect(offer).toHaveCount(0);
  await expect(player.button("New game")).toBeVisible();
  await player.close();
  house.close();
  await server.stop();
});
