/** The rules of Metro and of its modules, fetched with the first wish to read them. */
import type { CompiledRules, RulesSource } from "../../parts/rules/source.ts";
import { metroAbout } from "./metroWords.ts";
import { aboutOf } from "./modules/index.ts";
import { moduleAbouts } from "./modules/moduleWords.ts";

const FOLDER = "../../../../metro/src/modules";
const MODULES: Readonly<Record<string, () => Promise<CompiledRules>>> = import.meta.glob<CompiledRules>(
  "../../../../metro/src/modules/*/rules.md",
  { query: "?rules", import: "default" },
);

export async function fetchRules(): Promise<RulesSource> {
  await Promise.all([metroAbout.fetch(), moduleAbouts.fetch()]);
  return { ...rules, name: metroAbout().name };
}

const rules: Omit<RulesSource, "name"> = {
  game: "metro",
  modules: Object.keys(MODULES).map((path) => path.split("/").at(-2) ?? ""),
  titleOf: (module) => aboutOf(module).title,
  text: (module) =>
    MODULES[`${FOLDER}/${module}/rules.md`]?.() ??
    import("../../../../../docs/rules/metro.md?rules").then((file) => file.default),
};
