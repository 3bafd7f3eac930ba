/** Tables that were set to play with bots at once: they begin as soon as they are there. */
const waiting = new Set<string>();

export const beginAtOnce = (code: string): void => void waiting.add(code);

/** Whether a table is to begin by itself; true once. */
export const takeBeginning = (code: string): boolean => waiting.delete(code);
