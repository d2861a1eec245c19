import type { RulesSource } from "../../parts/rules/source.ts";
import { about } from "./en/about.ts";

export const undergroundRules: RulesSource = {
  game: "underground",
  name: about.name,
  modules: [],
  titleOf: (module) => module,
  text: () => import("../../../../../docs/rules/underground.md?rules").then((file) => file.default),
};
