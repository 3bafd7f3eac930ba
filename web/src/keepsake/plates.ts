import { pictureUrl, type Picture } from "$lib/packs.svelte";
import back from "../assets/card-back.svg";
import emblem from "../assets/emblem.svg";
import felt from "../assets/felt.webp";
import type { Plate } from "./canvas";

/** What is painted with, beside the cards. A thread beside the page can't read drawings: they go there as pixels. */
export interface Box {
  hares: Record<number, Plate>;
  felt: Plate | null;
  emblem: Plate | null;
  back: Plate | null;
}

const HARE_PX = [448, 630] as const;
const BACK_PX = [400, 600] as const;
const EMBLEM_PX = [318, 330] as const;

export async function openBox(rabbits: readonly number[]): Promise<Box> {
  const wanted = [...new Set(rabbits)];
  const [hares, cloth, sign, cardBack] = await Promise.all([
    Promise.all(wanted.map(async (n) => [n, await drawn(hareSvg(n), HARE_PX)] as const)),
    drawn(felt),
    drawn(emblem, EMBLEM_PX),
    drawn(back, BACK_PX),
  ]);
  const found = hares.flatMap(([n, plate]) => (plate ? [[n, plate] as const] : []));
  return { hares: Object.fromEntries(found), felt: cloth, emblem: sign, back: cardBack };
}

/** Everything in it that can be handed to another thread. */
export function platesOf(box: Box): Plate[] {
  return [...Object.values(box.hares), box.felt, box.emblem, box.back].filter((plate) => plate !== null);
}

/** A card's picture; nothing if it was deleted. */
export async function cardPlate(picture: Picture, width: 300 | 600): Promise<Plate | null> {
  try {
    const answer = await fetch(pictureUrl(picture, width));
    return answer.ok ? await createImageBitmap(await answer.blob()) : null;
  } catch {
    return null;
  }
}

async function drawn(src: string, size?: readonly [number, number]): Promise<Plate | null> {
  const image = size ? new Image(...size) : new Image();
  image.src = src;
  try {
    await image.decode();
    if (!size) return await createImageBitmap(image);
    // A drawing has no pixels of its own: it gets them here.
    const canvas = new OffscreenCanvas(...size);
    canvas.getContext("2d")?.drawImage(image, 0, 0, ...size);
    return canvas.transferToImageBitmap();
  } catch {
    return null;
  }
}

/** The page's own drawing of a rabbit, with its colours written in. */
function hareSvg(n: number): string {
  const style = getComputedStyle(document.documentElement);
  const fur = style.getPropertyValue(`--p${n}`).trim();
  const ink = style.getPropertyValue(`--p${n}-ink`).trim();
  const inside = (id: string) => document.getElementById(id)?.innerHTML ?? "";
  const css = `.h-edge{fill:${fur};stroke:#fdf3dd;stroke-width:2.6;stroke-linejoin:round}.h-shade{opacity:.16}.h-in{opacity:.2}.h-ink{fill:${ink}}.h-line{fill:none;stroke:${ink};stroke-width:1.7;stroke-linecap:round}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 64 90" width="${HARE_PX[0]}" height="${HARE_PX[1]}"><style>${css}</style>${inside("hare-up")}<svg x="20.5" y="56" width="19" height="19" viewBox="0 0 20 20" fill="${ink}">${inside(`mark-${n}`)}</svg></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
