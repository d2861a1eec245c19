import { type RulesFiles, rulesIn } from "../../kit/rules/inLanguage.ts";
import type { CompiledRules, RulesSource } from "../../kit/rules/source.ts";
import { t } from "../../words/index.ts";

const FILES: RulesFiles = import.meta.glob<CompiledRules>("../../../../../docs/rules/underground{,.*}.md", {
  query: "?rules",
  import: "default",
});

export function undergroundRules(): RulesSource {
  return { ...rules, name: t.underground.about.name };
}

const rules: Omit<RulesSource, "name"> = {
  game: "underground",
  modules: [],
  titleOf: (module) => module,
  moduleOf: () => undefined,
  text: () => rulesIn(FILES, "../../../../../docs/rules/underground.md"),
  example: () => import("./examples/example.tsx").then(({ MapExample }) => MapExample),
  minute: () => import("./examples/minute.tsx").then(({ UndergroundMinute }) => UndergroundMinute),
};
