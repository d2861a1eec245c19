import type { terms as source } from "../en/terms.ts";

export const terms: typeof source = {
  "paris-row":
    "Eine Reihe von Touristen ohne Lücke geht von einer Sehenswürdigkeit zur nächsten weiter. Darum ist wichtig, welche nebeneinander stehen.",
  "paris-adjacent":
    "Ein Tourist, für den du keinen freien Platz hast, stellt sich neben dem überbauten Feld zu anderen. Hier steht, was daneben ist.",
};
