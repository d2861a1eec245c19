/** What center rails say. */
import type { words as source } from "../en/words.ts";

export const words: typeof source = {
  tile: (square, code) => `${square}: ${code}`,
  plan: "Die Plättchen im Zentrum",
  count: "Linien laufen durch das Zentrum. Seine Plättchen zählen wie alle anderen, und nichts wird verdoppelt.",
  countNot: "Linien laufen durch das Zentrum. Seine Plättchen zählen nicht, und nichts wird verdoppelt.",
  award: "Zentrumsgleise",
  refusals: { notNow: "Die Plättchen im Zentrum werden vor der Partie ausgelost." },
};
