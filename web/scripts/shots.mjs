// Takes pictures of states of the gallery: node scripts/shots.mjs home lobby --sizes 390x844 --query lang=fr
import { chromium } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

const args = process.argv.slice(2);
const option = (name, otherwise) => {
    const at = args.indexOf(`--${name}`);
    return at < 0 ? otherwise : args.splice(at, 2)[1];
};
const sizes = option("sizes", "360x640,390x844,820x1180,1440x900").split(",");
const query = option("query", "");
const out = option("out", "screens");
const base = option("base", process.env.GALLERY ?? "http://127.0.0.1:5173");
const wait = Number(option("wait", "0"));
const scale = Number(option("scale", "1"));
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
for (const size of sizes) {
    const [width, height] = size.split("x").map(Number);
    const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: scale,
        serviceWorkers: "block",
    });
    const page = await context.newPage();
    page.on("pageerror", (error) => console.error(`${size}: ${error.message}`));
    for (const state of args) {
        await page.goto(`${base}/__states/${state}?${query}`);
        await page.waitForLoadState("networkidle");
        await page.evaluate(() => document.fonts.ready);
        const seen = () =>
            [...document.images].every(
                (image) =>
                    image.complete ||
                    image.getBoundingClientRect().top > innerHeight ||
                    image.getBoundingClientRect().left > innerWidth,
            );
        await page
            .waitForFunction(seen, null, { timeout: 4_000 })
            .catch(() => console.error(`${state} ${size}: a picture is missing`));
        await page.evaluate(() =>
            Promise.allSettled(
                [...document.images].filter((image) => image.complete).map((image) => image.decode()),
            ),
        );
        await page.waitForTimeout(300);
        if (wait) await page.waitForTimeout(wait);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        if (wide) console.error(`${state} ${size}: wider than the screen`);
        const name = `${state}-${size}${query ? `-${query.replace(/\W+/g, "-")}` : ""}.png`;
        await page.screenshot({ path: join(out, name) });
        console.log(name);
    }
    await context.close();
}
await browser.close();
