/** Whatever the server answers people with has a code, and the page has words for it in every language. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.mjs";
import { at } from "./tree.mjs";

const read = (path: string): string => readFileSync(at(path), "utf8");
const sources = sourceFiles()
  .filter((path) => /^packages\/server\/src\/.*\.ts$/.test(path))
  .filter((path) => !/\.test\.ts$|\/(?:admin|testing)\//.test(path));
const sent = new Set(
  sources.flatMap((path) =>
    [...read(path).matchAll(/(?:error: |objection\(|refusalOf\()["`]([a-z]+(?:-[a-z]+)*)/g)].map(([, code]) => code!),
  ),
);

test("the server's troubles are found", () => {
  expect(sent.size).toBeGreaterThan(20);
  expect(sent).toContain("taken");
  expect(sent).toContain("setup");
});

test.each(["en", "de", "pt-BR"])("every trouble of the server has words in %s", (language) => {
  const words = read(`packages/web/src/words/${language}/online/lobby.ts`);
  // What is not there under /api is no answer to anything that a page asks.
  const worded = new Set(["not", ...[...words.matchAll(/^ {2}"?([a-z-]+)"?[:,]/gm)].map(([, code]) => code!)]);
  expect([...sent].filter((code) => !worded.has(code))).toEqual([]);
});
