import type { Plugin, Rolldown } from "vite";

/** The greater part of the program, which the first few lines load. */
const START = "src/start.ts";

/** A chunk and all that it needs before it can run. */
export function withImports(
  bundle: Rolldown.OutputBundle,
  name: string,
  found = new Set<string>(),
): Set<string> {
  const chunk = bundle[name];
  if (found.has(name) || chunk?.type !== "chunk") return found;
  found.add(name);
  for (const next of chunk.imports) withImports(bundle, next, found);
  return found;
}

/** The start's own chunk, by the name that the build gave it. */
export function startChunk(bundle: Rolldown.OutputBundle): string {
  const chunk = Object.values(bundle).find(
    (file) => file.type === "chunk" && file.facadeModuleId?.endsWith(START),
  );
  if (!chunk) throw new Error(`${START} is not in the build`);
  return chunk.fileName;
}

/**
 * Names the start's files in the page, so that they are on their way before any script has run. The page's own
 * script is a few lines without imports: it runs at once and asks for the screen that the address wants.
 */
export function earlyPlugin(): Plugin {
  return {
    name: "moonhare-early",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (!bundle) return html;
        const chunks = [...withImports(bundle, startChunk(bundle))];
        const named = (href: string) => html.includes(`href="${href}"`);
        const scripts = chunks
          .map((name) => `/${name}`)
          .filter((href) => !named(href) && !html.includes(`src="${href}"`));
        const styles = chunks
          .flatMap((name) => [
            ...((bundle[name] as Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } })
              .viteMetadata?.importedCss ?? []),
          ])
          .map((name) => `/${name}`);
        return [
          ...scripts.map((href) => ({
            tag: "link",
            attrs: { rel: "modulepreload", crossorigin: true, href },
            injectTo: "head" as const,
          })),
          ...styles
            .filter((href) => !named(href))
            .map((href) => ({
              tag: "link",
              attrs: { rel: "stylesheet", crossorigin: true, href },
              injectTo: "head" as const,
            })),
        ];
      },
    },
  };
}
