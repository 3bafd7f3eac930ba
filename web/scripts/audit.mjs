// Goes through states of the gallery and reports what axe finds, what is wider than the screen, and targets under 44 px:
// node scripts/audit.mjs [states…] --sizes 360x640 --langs fr,ca --query text=1.3
import { chromium } from "@playwright/test";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const args = process.argv.slice(2);
const option = (name, otherwise) => {
    const at = args.indexOf(`--${name}`);
    return at < 0 ? otherwise : args.splice(at, 2)[1];
};
const sizes = option("sizes", "360x640,1440x900").split(",");
const langs = option("langs", "en").split(",");
const query = option("query", "");
const base = option("base", process.env.GALLERY ?? "http://127.0.0.1:5173");
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TARGET_PX = 44;

const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
});
let found = 0;
const report = (where, what) => {
    found++;
    console.log(`${where}: ${what}`);
};

async function states(page) {
    if (args.length) return args;
    await page.goto(`${base}/__states`);
    return page.locator("nav a").allInnerTexts();
}

/** What does not fit, or is too small to touch. */
function measure(target) {
    const problems = [];
    if (document.documentElement.scrollWidth > innerWidth)
        problems.push(`page is ${document.documentElement.scrollWidth} px wide`);
    for (const element of document.querySelectorAll("button, a, [role=radio], input")) {
        const box = element.getBoundingClientRect();
        if (!box.width || !box.height || getComputedStyle(element).visibility === "hidden") continue;
        const name = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 30);
        if (
            element.tagName !== "INPUT" &&
            (box.height < target - 0.5 || box.width < target - 0.5) &&
            !element.closest("p")
        )
            problems.push(`"${name}" is ${Math.round(box.width)}×${Math.round(box.height)}`);
        if (
            element.scrollWidth > element.clientWidth + 1 &&
            getComputedStyle(element).overflowX === "visible"
        )
            problems.push(`"${name}" is wider than its button`);
    }
    return problems;
}

for (const size of sizes) {
    const [width, height] = size.split("x").map(Number);
    const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion: "reduce",
        serviceWorkers: "block",
    });
    const page = await context.newPage();
    page.on("pageerror", (error) => report(size, error.message));
    for (const state of await states(page)) {
        for (const lang of langs) {
            const where = `${state} ${size} ${lang}`;
            await page.goto(`${base}/__states/${state}?lang=${lang}&${query}`);
            await page.waitForLoadState("networkidle");
            await page.waitForTimeout(400);
            for (const problem of await page.evaluate(measure, TARGET_PX)) report(where, problem);
            await page.evaluate(axe);
            const { violations } = await page.evaluate(() =>
                globalThis.axe.run(document, { resultTypes: ["violations"] }),
            );
            for (const { id, nodes } of violations)
                report(
                    where,
                    `${id}: ${nodes
                        .slice(0, 3)
                        .map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`)
                        .join(" | ")}`,
                );
        }
    }
    await context.close();
}
await browser.close();
console.log(found ? `${found} findings` : "nothing found");
process.exit(found ? 1 : 0);
