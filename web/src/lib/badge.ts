/** Marks the icon of the installed page with how many tables wait for this visitor; where there is no such mark, nothing happens. */
export function badge(tables: number): void {
  const mark = tables > 0 ? navigator.setAppBadge?.(tables) : navigator.clearAppBadge?.();
  // A browser may refuse it, as when the page is not installed.
  mark?.catch(() => {});
}
