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
