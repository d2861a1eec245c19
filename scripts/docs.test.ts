import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.mjs";
import { at } from "./tree.mjs";

const documents = sourceFiles().filter((file) => file.endsWith(".md"));

test.each(documents)("links of %s lead somewhere", (document) => {
  const text = readFileSync(at(document), "utf8");
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target.replace(/#.*$/, ""));
  const local = targets.filter((target) => target !== "" && !/^[a-z]+:/.test(target));
  const missing = local.filter((target) => !existsSync(at(join(dirname(document), target))));
  expect(missing).toEqual([]);
});

const PLACEHOLDERS: Readonly<Record<string, string>> = {
  "<language>": "en",
  "<game>": "metro",
  "<area>": "table",
  "<id>": "london",
};

test("the architecture says where to add and change things, in files that there are", () => {
  const [, where = ""] = readFileSync(at("docs/architecture.md"), "utf8").split("## Where to add things");
  const paths = [...where.matchAll(/`([\w.<>-]+\/[\w./<>-]*)`/g)].map(([, path = ""]) =>
    path.replaceAll(/<\w+>/g, (name) => PLACEHOLDERS[name] ?? name),
  );
  expect(paths.length).toBeGreaterThan(25);
  expect(paths.filter((path) => !existsSync(at(path)) && !existsSync(at("packages/web/src", path)))).toEqual([]);
});

test("the architecture is read in ten minutes: 1,500 words and two diagrams", () => {
  const text = readFileSync(at("docs/architecture.md"), "utf8");
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(1500);
  expect(text.match(/^```mermaid/gm)).toHaveLength(2);
});

test("no bullet about adding a module has more than 60 words", () => {
  const text = readFileSync(at("docs/adding-a-module.md"), "utf8");
  const bullets = text.match(/^- .*/gm) ?? [];
  expect(bullets.length).toBeGreaterThan(20);
  expect(bullets.filter((bullet) => bullet.split(" ").length > 61)).toEqual([]);
});
