import { defineConfig } from "@playwright/test";
import { existsSync } from "node:fs";

const chromium = [
  process.env.CHROMIUM,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
].find((path) => path && existsSync(path));

const MEASURED = ["slow-phone.spec.ts", "frames.spec.ts"];
/** What takes longest comes first, so that no worker is alone with it at the end. */
const LONG = ["screens.spec.ts", "games.spec.ts"];

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  // A game is many browsers at one table that wait for each other now and then: three games keep two cores busy.
  workers: 3,
  fullyParallel: true,
  projects: [
    { name: "screens and games", testMatch: LONG },
    { name: "evenings", testIgnore: [...MEASURED, ...LONG] },
    // They measure, so they have the machine to themselves.
    { name: "slow phone", testMatch: MEASURED, dependencies: ["screens and games", "evenings"], workers: 1 },
  ],
  timeout: 480_000,
  // Whatever hangs, ends; and says where it hung.
  globalTimeout: 2_700_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [["list"]],
  use: {
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: chromium,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
      ],
    },
  },
});
