import { words } from "$words";

/** A message of the own pictures by its name, if there is one. */
function said(key: string): string | undefined {
  return (words.own as unknown as Record<string, (() => string) | undefined>)[key]?.();
}
/** What a finish is called; null leaves a picture as it is. */
export const finishName = (finish: string | null): string =>
  finish ? (said(`own_finish_${finish}`) ?? finish) : words.own.own_as_is();
export const paletteName = (palette: string): string => said(`own_palette_${palette}`) ?? palette;
