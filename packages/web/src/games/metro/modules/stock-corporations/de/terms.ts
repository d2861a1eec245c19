import type { terms as source } from "../en/terms.ts";

export const terms: typeof source = {
  "stock-city-rewards":
    "In diesen Städten bekommt etwas, wem eine gewertete Linie gehört, und hier gehört niemandem eine. Hier steht, wer es bekommt.",
};
