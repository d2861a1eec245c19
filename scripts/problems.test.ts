/** Whatever the server answers when something cannot be done, the page has words for. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { at } from "./tree.mjs";

const SERVER = ["packages", "server", "src"];
const sources = readdirSync(at(...SERVER), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|testing|admin/.test(file))
  .map((file) => readFileSync(at(...SERVER, file), "utf8"));
const said = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(/(?:objection\(|refusalOf\(|error: )"([a-z-]+)"/g)].map(([, code]) => code!),
  ),
);
const words = readFileSync(at("packages", "web", "src", "words", "en", "online", "lobby.ts"), "utf8");
const known = new Set([...words.matchAll(/^ {2}"?([a-z/-]+)"?: "/gm)].map(([, code]) => code!));

test("the server has words for programs", () => {
  expect(said.size).toBeGreaterThan(15);
});

test("and the page has a sentence for each", () => {
  expect([...said].filter((code) => !known.has(code))).toEqual([]);
});
