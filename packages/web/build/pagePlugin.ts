/**
 * Writes the page's HTML once per language: `index.de.html` beside `index.html`, with its description in German and the
 * German words preloaded. The server picks one; elsewhere `index.html` loads the words when it starts.
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import type { Plugin } from "vite";
import type { page } from "../src/words/en/page.ts";

const WORDS = fileURLToPath(new URL("../src/words/", import.meta.url));

type PageWords = typeof page;

/** A language is a folder with words for the page's HTML. */
export const languages = (): readonly string[] =>
  readdirSync(WORDS).filter((name) => existsSync(join(WORDS, name, "page.ts")));

async function pageWords(language: string): Promise<PageWords> {
  const { module } = await runnerImport<{ readonly page: PageWords }>(join(WORDS, language, "page.ts"), {
    configFile: false,
    logLevel: "silent",
  });
  return module.page;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The HTML with a language's words. */
export function pageIn(language: string, html: string, words: PageWords): string {
  const put = (text: string, pattern: RegExp, by: string): string => {
    if (!pattern.test(text)) throw new Error(`the page has no ${String(pattern)}`);
    return text.replace(pattern, () => by);
  };
  const named = put(html, /<html lang="[^"]*"/, `<html lang="${language}"`);
  const described = put(
    named,
    /<meta name="description" content="[^"]*"/,
    `<meta name="description" content="${escaped(words.description)}"`,
  );
  return put(described, /<noscript>[^<]*<\/noscript>/, `<noscript>${escaped(words.noScript)}</noscript>`);
}

export function pagePlugin(): Plugin {
  return {
    name: "interchange-page",
    transformIndexHtml: { order: "pre", handler: async (html) => pageIn("en", html, await pageWords("en")) },
    generateBundle: {
      // After all other plugins have changed the page.
      order: "post",
      async handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("the build has no page");
        const html = String(page.source);
        for (const language of languages()) {
          const entry = join(WORDS, language, "index.ts");
          const words = Object.values(bundle).find((file) => file.type === "chunk" && file.moduleIds.includes(entry));
          if (!words) throw new Error(`the build has no words in ${language}`);
          const preload = `<link rel="modulepreload" crossorigin href="/${words.fileName}" />`;
          const source = pageIn(language, html, await pageWords(language)).replace("</head>", `${preload}</head>`);
          if (language === "en") page.source = source;
          else this.emitFile({ type: "asset", fileName: `index.${language}.html`, source });
        }
      },
    },
  };
}
