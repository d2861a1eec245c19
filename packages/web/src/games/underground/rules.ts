import { type RulesFiles, rulesIn } from "../../kit/rules/inLanguage.ts";
import type { CompiledRules, RulesSource } from "../../kit/rules/source.ts";
import { t, withWords } from "../../words/index.ts";

const FILES: RulesFiles = import.meta.glob<CompiledRules>("../../../../../docs/rules/underground{,.*}.md", {
  query: "?rules",
  import: "default",
});

export function undergroundRules(): RulesSource {
  return { ...rules, name: t.games.underground.name };
}

const rules: Omit<RulesSource, "name"> = {
  game: "underground",
  modules: [],
  titleOf: (module) => module,
  moduleOf: () => undefined,
  text: () => rulesIn(FILES, "../../../../../docs/rules/underground.md"),
  example: async () => (await withWords(["underground"], import("./examples/example.tsx"))).MapExample,
  minute: async () => (await withWords(["underground"], import("./examples/minute.tsx"))).UndergroundMinute,
};
