import type { RulesSource } from "../../parts/rules/source.ts";
import { undergroundAbout } from "./undergroundWords.ts";

export async function fetchRules(): Promise<RulesSource> {
  await undergroundAbout.fetch();
  return { ...rules, name: undergroundAbout().name };
}

const rules: Omit<RulesSource, "name"> = {
  game: "underground",
  modules: [],
  titleOf: (module) => module,
  moduleOf: () => undefined,
  text: () => import("../../../../../docs/rules/underground.md?rules").then((file) => file.default),
  example: () => import("./examples/fetch.ts").then(({ fetchExample }) => fetchExample()),
};
