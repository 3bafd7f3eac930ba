import "./styles/app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { firstLocale } from "./first/locale";
import { preferences } from "$lib/preferences.svelte";
import { router } from "$lib/router.svelte";
import { updates } from "$lib/updates.svelte";
import { words } from "$words";

preferences.start();
router.start();
await words.use(firstLocale());
await words.load("shell");
mount(App, { target: document.getElementById("app") as HTMLElement });
updates.start();
