import type { terms as source } from "../en/terms.ts";

export const terms: typeof source = {
  "center-rails-score":
    "Eine Linie, die das Zentrum erreicht, läuft über die Plättchen dort weiter. Hier steht, ob sie dadurch mehr wert wird.",
};
