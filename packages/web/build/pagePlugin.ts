/**
 * Builds the first file of the page once for every language: `index.de.html` beside `index.html`, for servers that know
 * what is wanted. Where there is none, the page sets its words itself when it starts. In the same way for every start:
 * `starts/new-metro.de.html` is the same page, told what the table that is set up there will need.
 */
import type { Plugin } from "vite";
import { pageIn, PAGES } from "./pageWords.ts";
import { filesOf, preloading } from "./preloads.ts";
import { modulesOf, STARTS } from "./starts.ts";

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
        const emit = (fileName: string, source: string): void => {
          this.emitFile({ type: "asset", fileName, source });
        };
        for (const language of Object.keys(PAGES)) {
          const ending = language === "en" ? "html" : `${language}.html`;
          const worded = pageIn(language, String(page.source));
          if (language !== "en") emit(`index.${ending}`, worded);
          for (const start of STARTS)
            emit(`starts/${start}.${ending}`, preloading(worded, filesOf(bundle, modulesOf(start, language))));
        }
      },
    },
  };
}
