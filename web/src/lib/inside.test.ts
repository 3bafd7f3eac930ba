import { expect, test } from "vitest";
import { packageOf } from "../../vite/inside";

test("a module's lines belong to a package, or are our own", () => {
  const cases: [string, string | null][] = [
    ["/work/web/src/App.svelte", null],
    ["/work/web/node_modules/svelte/src/internal/client/render.js", "svelte"],
    ["/work/web/node_modules/@inlang/paraglide-js/dist/index.js", "@inlang/paraglide-js"],
    ["C:\\web\\node_modules\\@a\\b\\index.js", "@a/b"],
    ["/work/web/node_modules/svelte/node_modules/clsx/dist/clsx.mjs", "clsx"],
    ["/work/web/src/paraglide/table/messages/en.js", "@inlang/paraglide-js"],
    ["/work/web/src/paraglide/languages.ts", null],
    ["\0vite/preload-helper.js", "vite"],
    ["\0rolldown/runtime.js", "rolldown"],
  ];
  for (const [id, name] of cases) expect(packageOf(id), id).toBe(name);
});
