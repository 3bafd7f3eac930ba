/** Where pictures for people to look at are kept (`cargo xtask e2e --pictures`); no check compares them. */
export const PICTURES = process.env.MOONHARE_PICTURES ? "screens" : null;

/** What a test needs to see of a page: where things are, not how they shine. */
export const FEW_PIXELS = { deviceScaleFactor: 0.5 } as const;

/**
 * Leaves the page unpainted, and without shadows, filters and masks where it is painted for a moment: a browser without a
 * graphics card spends most of its time on that. What is where, what can be pressed and what is read stays the same. It runs
 * in the page. Pictures for people to look at are painted in full.
 */
export function paintLess(): void {
  const plain = new CSSStyleSheet();
  const left = ["filter", "backdrop-filter", "box-shadow", "text-shadow", "mask"];
  const without = left.map((part) => `${part}: none !important;`).join(" ");
  plain.replaceSync(`html:not(.painted) { opacity: 0 !important; } *, ::before, ::after { ${without} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, plain];
}

/** From now on it is painted, or no more: for pictures, and for whoever looks at colours. It runs in the page. */
export function paint(painted: boolean): void {
  document.documentElement.classList.toggle("painted", painted);
}
