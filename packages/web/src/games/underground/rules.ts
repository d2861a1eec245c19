import { type RulesFiles, rulesIn } from "../../parts/rules/inLanguage.ts";
import type { CompiledRules, RulesSource } from "../../parts/rules/source.ts";
import type { Event } from "@interchange/underground";
import { rulesBehind } from "./rulesBehind.ts";
import { undergroundAbout } from "./undergroundWords.ts";

const FILES: RulesFiles = import.meta.glob<CompiledRules>("../../../../../docs/rules/underground{,.*}.md", {
  query: "?rules",
  import: "default",
});

export async function fetchRules(): Promise<RulesSource> {
  await undergroundAbout.fetch();
  return { ...rules, name: undergroundAbout().name };
}

const rules: Omit<RulesSource, "name"> = {
  game: "underground",
  modules: [],
  titleOf: (module) => module,
  moduleOf: () => undefined,
  behind: (events) => rulesBehind(events as readonly Event[]),
  text: () => rulesIn(FILES, "../../../../../docs/rules/underground.md"),
  example: () => import("./examples/fetch.ts").then(({ fetchExample }) => fetchExample()),
};
