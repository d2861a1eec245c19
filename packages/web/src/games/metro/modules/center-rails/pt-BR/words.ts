import type { words as source } from "../en/words.ts";

/** What center rails say. */
export const words: typeof source = {
  tile: (square, code) => `${square}: ${code}`,
  plan: "As peças do centro",
  count: "As linhas atravessam o centro. As peças dali contam como as outras, e nada vale em dobro.",
  countNot: "As linhas atravessam o centro. As peças dali não contam, e nada vale em dobro.",
  award: "trilhos centrais",
  refusals: { notNow: "As peças do centro são postas antes da partida, ao acaso." },
};
