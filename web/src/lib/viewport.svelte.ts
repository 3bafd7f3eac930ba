import { MediaQuery } from "svelte/reactivity";

/** Wide enough for the desktop layout. */
export const desk = new MediaQuery("min-width: 1024px", false);
