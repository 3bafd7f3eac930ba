import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { paint } from "./paint-less";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong with the page that is shown. */
export async function wrongs(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  // Of what is not painted, axe would not look at the contrast.
  await page.evaluate(paint, true);
  const found = await page.evaluate(async () => {
    const { violations } = await (
      window as unknown as {
        axe: {
          run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        };
      }
    ).axe.run({ resultTypes: ["violations"] });
    return violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html.slice(0, 120)}`);
  });
  await page.evaluate(paint, false);
  return found;
}
