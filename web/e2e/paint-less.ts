/** What a test needs to see of a page: where things are, not how they shine. */
export const FEW_PIXELS = { deviceScaleFactor: 0.5 } as const;

/**
 * Leaves out shadows, filters and masks, on which a browser without a graphics card spends most of its time. Pictures for
 * people to look at are painted in full.
 */
export function paintLess(): void {
  const plain = new CSSStyleSheet();
  const left = ["filter", "backdrop-filter", "box-shadow", "text-shadow", "mask"];
  plain.replaceSync(`*, ::before, ::after { ${left.map((part) => `${part}: none !important;`).join(" ")} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, plain];
}
