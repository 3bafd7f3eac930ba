import { MediaQuery } from "svelte/reactivity";

/** Wide enough for the desktop layout. */
export const desk = new MediaQuery("min-width: 1024px", false);
/** A phone on its side: little height, and room beside. */
export const lying = new MediaQuery(
  "(max-width: 1023px) and (min-width: 560px) and (max-height: 480px)",
  false,
);
/** A tablet or a desk: room for what is drawn large. */
export const roomy = new MediaQuery("(min-width: 600px) and (min-height: 600px)", false);
/** Few lines fit: what can be left out, is. */
export const low = new MediaQuery("max-height: 760px", false);
