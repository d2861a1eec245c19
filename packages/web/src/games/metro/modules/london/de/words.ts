/** What London says. */
import { hue, hued } from "../../../../../parts/words/de/colours.ts";
import { count } from "../../../../../parts/words/de/plural.ts";
import type { words as source } from "../en/words.ts";

const spacesOf = (n: number): string => count(n, "Platz", "Plätze");

export const words: typeof source = {
  told: (sentences) => sentences.join(" "),
  onSpace: (colour, landmark) => `Das Taxi steht auf ${hue(colour)} bei ${landmark}.`,
  onArrow: "Das Taxi steht auf einem Pfeil, vor dem ersten Platz einer Spur.",
  notYet: "Das Taxi hat noch keinen Platz.",
  ahead: (spaces) => `Vor ihm: ${spaces.map((colour, at) => `${at + 1} ${hue(colour)}`).join(", ")}.`,
  wouldReach: (space) => `Es würde ${space} fahren.`,
  wouldStay: "Es würde stehen bleiben.",
  circuitAbout: "Das Taxi fährt im Uhrzeigersinn. Die Zahlen sind die Punkte für einen Touristen dieser Farbe.",
  arrow: (arrow) => (arrow ? "Rechts" : "Links"),
  drive: "Taxi",
  step: (distance, colour, isReached) => `${distance}: ${hue(colour)}${isReached ? ", hier hält es" : ""}`,
  square: (colour) => `ein ${hued(colour, "er")} Tourist`,
  tells: {
    drove: {
      log: (colour, spaces) => `das Taxi fährt ${spacesOf(spaces)} bis ${hue(colour)}`,
      ledger: (colour, spaces) =>
        `das Taxi fährt ${spacesOf(spaces)} bis ${hue(colour)}: ${count(spaces, "Punkt", "Punkte")}`,
    },
    missed: {
      log: (colour, spaces) =>
        spaces
          ? `das Taxi fährt ${spacesOf(spaces)}, ohne ${hue(colour)} zu finden`
          : `das Taxi bleibt stehen: ${hue(colour)} ist zu weit`,
      ledger: (colour, spaces) =>
        spaces
          ? `das Taxi fährt ${spacesOf(spaces)}, ohne ${hue(colour)} zu finden: keine Punkte`
          : `das Taxi bleibt stehen, ${hue(colour)} ist zu weit: keine Punkte`,
    },
  },
  awards: { taxi: "Taxifahrten" },
  refusals: {
    notNow: "Reihe, Taxi und Touristen werden vor der Partie ausgelegt.",
  },
};
