import { defineConfig } from "@playwright/test";
import { existsSync } from "node:fs";

const chromium = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser"].find((path) => path && existsSync(path));

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  // A game is many browsers at one table: one game at a time is enough for a small machine.
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [["list"]],
  use: {
    launchOptions: {
      executablePath: chromium,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
    },
  },
});
