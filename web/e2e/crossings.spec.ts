import { expect, test } from "@playwright/test";
import { wrongs } from "./axe";
import { crossings } from "./crossings";
import { paintLess } from "./paint-less";

/** The eye that looks for what is untidy sees faults, and leaves alone what is meant so. */
const at = (left: number, top: number, more = "") =>
  `position:absolute; left:${left}px; top:${top}px; ${more}`;
const PICTURE =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='100' height='150'><rect width='100' height='150'/></svg>";

const FAULTS: [string, string, RegExp][] = [
  [
    "words on words",
    `<p style="${at(20, 20)}">Moon</p><p style="${at(30, 24)}">Hare</p>`,
    /^“Moon” and “Hare” lie on one another/,
  ],
  [
    "a button on a button",
    `<button style="${at(20, 20, "width:90px; height:44px")}">One</button><button style="${at(90, 40, "width:90px; height:44px")}">Two</button>`,
    /^\[One\] and \[Two\] lie on one another/,
  ],
  [
    "words high on a picture",
    `<button aria-label="Card 1" style="${at(20, 20)}"><img src="${PICTURE}" alt="" /></button><b style="${at(40, 40)}">Clue</b>`,
    /^“Clue” and \[Card 1\] lie on one another/,
  ],
  [
    "words under a board",
    `<p style="${at(20, 20)}">Name</p><div style="${at(0, 0, "width:200px; height:80px; background:#321")}"></div>`,
    /^“Name” lies under div/,
  ],
  [
    "words that their box cuts",
    `<div style="${at(20, 20, "width:60px; overflow:hidden; white-space:nowrap")}">Longer than that</div>`,
    /^“Longer than that” is cut/,
  ],
  [
    "the heads of a third line below the second",
    `<p style="${at(20, 20, "width:80px; font:20px/22px serif; padding-bottom:10px; overflow:hidden; display:-webkit-box; -webkit-box-orient:vertical; -webkit-line-clamp:2")}">Longer than two lines can ever be</p>`,
    /^a sliver of a further line of “Longer than/,
  ],
  [
    "a button beyond the edge",
    `<button style="${at(260, 20, "width:90px; height:44px")}">Next</button>`,
    /^\[Next\] is cut/,
  ],
];
const MEANT: [string, string][] = [
  [
    "dots at the end of a long name",
    `<div style="${at(20, 20, "width:60px; overflow:hidden; white-space:nowrap; text-overflow:ellipsis")}">Bartholomäus</div>`,
  ],
  [
    "two lines, and dots for the rest",
    `<p style="${at(20, 20, "width:80px; font:20px/24px serif; overflow:hidden; display:-webkit-box; -webkit-box-orient:vertical; -webkit-line-clamp:2")}">Longer than two lines can ever be</p>`,
  ],
  [
    "what scrolls under a foot that stays",
    `<div style="height:200px; overflow:auto"><p style="height:190px">First</p><p>Last</p><div style="position:sticky; bottom:0; background:#321; height:60px"><button>Go</button></div></div>`,
  ],
  [
    "a number on the rim of a picture",
    `<button aria-label="Card 1" style="${at(20, 20)}"><img src="${PICTURE}" alt="" /></button><b style="${at(60, 155)}">1</b>`,
  ],
  [
    "words for screen readers",
    `<p style="${at(20, 20)}">Moon</p><p style="${at(20, 20, "clip-path:inset(50%); width:1px; height:1px; overflow:hidden")}">Hare</p>`,
  ],
];

for (const [name, html, expected] of FAULTS)
  test(`the eye sees ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 300, height: 300 });
    await page.setContent(html);
    expect(await page.evaluate(crossings)).toContainEqual(expect.stringMatching(expected));
  });
for (const [name, html] of MEANT)
  test(`the eye leaves alone: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 300, height: 300 });
    await page.setContent(html);
    expect(await page.evaluate(crossings)).toEqual([]);
  });

test("axe sees words that are too faint, though tests leave the page unpainted", async ({ page }) => {
  await page.setContent(`<main style="background:#fff"><p style="color:#ddd">Moon</p></main>`);
  await page.evaluate(paintLess);
  await expect(page.locator("html")).toHaveCSS("opacity", "0");
  expect(await wrongs(page)).toContainEqual(expect.stringMatching(/^color-contrast/));
  await expect(page.locator("html")).toHaveCSS("opacity", "0");
});
