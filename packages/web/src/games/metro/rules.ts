/** The rules of Metro and of its modules, fetched with the first wish to read them. */
import { type RulesFiles, rulesIn } from "../../parts/rules/inLanguage.ts";
import type { CompiledRules, RulesSource } from "../../parts/rules/source.ts";
import { metroAbout } from "./metroWords.ts";
import { aboutOf } from "./modules/index.ts";
import { moduleAbouts } from "./modules/moduleWords.ts";

const FOLDER = "../../../../metro/src/modules";
const MODULES: RulesFiles = import.meta.glob<CompiledRules>("../../../../metro/src/modules/*/rules{,.*}.md", {
  query: "?rules",
  import: "default",
});
const GAME: RulesFiles = import.meta.glob<CompiledRules>("../../../../../docs/rules/metro{,.*}.md", {
  query: "?rules",
  import: "default",
});

export async function fetchRules(): Promise<RulesSource> {
  await Promise.all([metroAbout.fetch(), moduleAbouts.fetch()]);
  return { ...rules, name: metroAbout().name };
}

const rules: Omit<RulesSource, "name"> = {
  game: "metro",
  modules: Object.keys(MODULES).flatMap((path) => /([^/]+)\/rules\.md$/.exec(path)?.[1] ?? []),
  titleOf: (module) => aboutOf(module).title,
  text: (module) =>
    module === undefined
      ? rulesIn(GAME, "../../../../../docs/rules/metro.md")
      : rulesIn(MODULES, `${FOLDER}/${module}/rules.md`),
};
