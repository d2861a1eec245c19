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
