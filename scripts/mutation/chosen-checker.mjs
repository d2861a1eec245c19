// Lets only those mutants be tested whose keys stand in a file: survivors of other tests, or a sample.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { declareFactoryPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import { keyOf } from "./mutants.mjs";

/** How a mutant is marked that was left out; such do not count. */
const LEFT_OUT = "compileError";

function chosenChecker() {
  const { MUTANTS_CHOSEN: file } = process.env;
  const chosen = file ? new Set(JSON.parse(readFileSync(file, "utf8"))) : undefined;
  return {
    init: async () => {},
    group: async (/** @type {{ id: string }[]} */ mutants) => [mutants.map(({ id }) => id)],
    check: async (/** @type {any[]} */ mutants) =>
      Object.fromEntries(mutants.map((mutant) => [mutant.id, verdict(mutant)])),
  };

  /** @param {any} mutant whose places are counted from 0, unlike those of reports */
  function verdict(mutant) {
    const { start, end } = mutant.location;
    const location = {
      start: { line: start.line + 1, column: start.column + 1 },
      end: { line: end.line + 1, column: end.column + 1 },
    };
    const isChosen = chosen === undefined || chosen.has(keyOf(pathOf(mutant.fileName), { ...mutant, location }));
    return isChosen ? { status: "passed" } : { status: LEFT_OUT, reason: "left out" };
  }
}

/** Stryker works in a copy of the tree, whose packages lie as ours do. @param {string} fileName */
function pathOf(fileName) {
  return relative(process.cwd(), fileName)
    .replaceAll("\\", "/")
    .replace(/^.*?(?=packages\/)/, "");
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, "chosen", chosenChecker)];
