/** Loads the rules of Metro and its modules when somebody first wants to read them. */
import { type RulesFiles, rulesIn } from "../../kit/rules/inLanguage.ts";
import type { CompiledRules, RulesSource } from "../../kit/rules/source.ts";
import { moduleTitle } from "./words.ts";
import { t, withWords } from "../../words/index.ts";

const FOLDER = "../../../../metro/src/modules";
const MODULES: RulesFiles = import.meta.glob<CompiledRules>("../../../../metro/src/modules/*/rules{,.*}.md", {
  query: "?rules",
  import: "default",
});
const GAME: RulesFiles = import.meta.glob<CompiledRules>("../../../../../docs/rules/metro{,.*}.md", {
  query: "?rules",
  import: "default",
});

/** The prefix of each module's rule numbers. */
const LETTERS: Readonly<Record<string, string>> = import.meta.glob<string>("../../../../metro/src/modules/*/rules.md", {
  query: "?letters",
  import: "default",
  eager: true,
});
const moduleIn = (path: string): string => path.split("/").at(-2) ?? "";
const BY_LETTERS = new Map(Object.entries(LETTERS).map(([path, letters]) => [letters, moduleIn(path)]));

export function metroRules(): RulesSource {
  return { ...rules, name: t.games.metro.name };
}

const rules: Omit<RulesSource, "name"> = {
  game: "metro",
  modules: [...BY_LETTERS.values()],
  titleOf: moduleTitle,
  moduleOf: (rule) => BY_LETTERS.get(rule.slice(0, rule.indexOf("."))),
  text: (module) =>
    module === undefined
      ? rulesIn(GAME, "../../../../../docs/rules/metro.md")
      : rulesIn(MODULES, `${FOLDER}/${module}/rules.md`),
  example: async () => (await withWords(["metro"], import("./examples/example.tsx"))).MetroExample,
  minute: async () => (await withWords(["metro"], import("./examples/minute.tsx"))).MetroMinute,
};
