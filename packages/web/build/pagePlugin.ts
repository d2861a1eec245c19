/**
 * Builds the first file of the page once for every language: `index.de.html` beside `index.html`, for servers that know
 * what is wanted. Where there is none, the page sets its words itself when it starts.
 */
import type { Plugin } from "vite";
import { pageIn, PAGES } from "./pageWords.ts";

export function pagePlugin(): Plugin {
  return {
    name: "interchange-page",
    transformIndexHtml: { order: "pre", handler: (html) => pageIn("en", html) },
    generateBundle: {
      // Once all others have put in what they have.
      order: "post",
      handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("the build has no page");
        for (const language of Object.keys(PAGES))
          if (language !== "en")
            this.emitFile({
              type: "asset",
              fileName: `index.${language}.html`,
              source: pageIn(language, String(page.source)),
            });
      },
    },
  };
}
