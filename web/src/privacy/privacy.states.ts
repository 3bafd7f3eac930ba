import type { States } from "../gallery/state";
import Privacy from "./Privacy.svelte";

export const states: States = {
  privacy: () => ({
    component: Privacy,
    props: { given: { tables: 90, albums: 365, boxes: 0, grace: 7 } },
    awaits: "article",
  }),
};
