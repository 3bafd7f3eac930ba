import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "$lib/preferences.svelte";
import { router } from "$lib/router.svelte";
import { seatAt } from "$lib/seats";
import { updates } from "$lib/updates.svelte";
import { words } from "$words";
import { fetchAhead } from "./screens";

preferences.start();
router.start();
const language = words.use(preferences.firstLocale).then(() => words.load("shell"));
const { route } = router;
fetchAhead(route, route.screen === "table" && seatAt(route.code) !== null);
await language;
mount(App, { target: document.getElementById("app") as HTMLElement });
void updates.start();
