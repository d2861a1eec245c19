/** Lets tests find things by their English texts in any language, by looking them up in that language's catalogue. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { createServer } from "vite";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** Words that take a number are known for these. */
const COUNTS = [0, 1, 2, 3, 4];

/** From English to another language, for all texts of the page. One text may have several translations. */
type Words = Map<string, Set<string>>;
/** The argument of a Playwright query. */
type Wanted = string | RegExp;
interface Wish {
  readonly name?: Wanted;
  readonly hasText?: Wanted;
  readonly exact?: boolean;
}

async function wordsOf(language: string): Promise<Words> {
  const words: Words = new Map();
  const files = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" });
  // Some files bring others in a way that the builder alone understands.
  const builder = await createServer({
    root: ROOT,
    logLevel: "error",
    server: { middlewareMode: true, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  for (const file of files.filter((each) => /\/en\/\w+\.ts$/.test(each))) {
    const english = await builder.ssrLoadModule(`/src/${file}`);
    pair(english, await builder.ssrLoadModule(`/src/${file.replace("/en/", `/${language}/`)}`), words);
  }
  await builder.close();
  return words;
}

function pair(english: unknown, other: unknown, into: Words): void {
  if (typeof english === "string" && typeof other === "string") {
    into.set(english, new Set(into.get(english)).add(other));
  } else if (typeof english === "function" && typeof other === "function") {
    for (const count of COUNTS) pair(said(english, count), said(other, count), into);
  } else if (typeof english === "object" && typeof other === "object" && english && other) {
    const others = new Map(Object.entries(other));
    for (const [name, value] of Object.entries(english)) pair(value, others.get(name), into);
  }
}

function said(words: Function, count: number): unknown {
  try {
    const answer: unknown = words(count);
    // A function that returns a promise loads something and is not a text.
    return answer instanceof Promise ? void answer.catch(() => undefined) : answer;
  } catch {
    return undefined;
  }
}

const literal = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

function translated(wanted: Wanted, words: Words, isExact = false): Wanted {
  if (typeof wanted !== "string") {
    const others = [...words].flatMap(([english, ways]) => (wanted.test(english) ? [...ways].map(literal) : []));
    return new RegExp([wanted.source, ...others].join("|"), wanted.flags);
  }
  const [way, ...more] = words.get(wanted) ?? [wanted];
  if (way === undefined || !more.length) return way ?? wanted;
  const ways = [way, ...more].map(literal).join("|");
  return isExact ? new RegExp(`^(?:${ways})$`) : new RegExp(ways, "i");
}

function wished<Any extends Wish>(wish: Any, words: Words): Any {
  return {
    ...wish,
    ...(wish.name !== undefined && { name: translated(wish.name, words, wish.exact) }),
    ...(wish.hasText !== undefined && { hasText: translated(wish.hasText, words) }),
  };
}

/** From now on everything is looked for in that language, on all pages. */
export async function speak(page: Page, language: string): Promise<void> {
  const words = await wordsOf(language);
  const labelled = (selector: string): string =>
    selector.replaceAll(/(aria-label\S?=")([^"]+)"/g, (_, before: string, text: string) => {
      const [way = text] = words.get(text) ?? [];
      return `${before}${way}"`;
    });
  for (const kind of [Object.getPrototypeOf(page), Object.getPrototypeOf(page.locator("body"))] as Locator[]) {
    const before = Object.create(null, Object.getOwnPropertyDescriptors(kind)) as Locator;
    kind.locator = function (selector, options) {
      return before.locator.call(this, typeof selector === "string" ? labelled(selector) : selector, options);
    };
    kind.getByRole = function (role, options = {}) {
      return before.getByRole.call(this, role, wished(options, words));
    };
    kind.getByText = function (text, options) {
      return before.getByText.call(this, translated(text, words), options);
    };
    kind.getByLabel = function (text, options) {
      return before.getByLabel.call(this, translated(text, words), options);
    };
    kind.filter = function (options = {}) {
      return before.filter.call(this, wished(options, words));
    };
  }
}
