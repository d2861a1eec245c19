import { capital, count } from "../../../../parts/words/de/plural.ts";
import type { words as source } from "../en/words.ts";
import type { Reason } from "../reason.ts";

const tenths = new Intl.NumberFormat("de", { maximumFractionDigits: 1 });
const points = (n: number): string => count(n, "Punkt", "Punkte");
const tokens = (n: number): string => count(n, "Marke", "Marken");

/** What a piece does, after its block. */
function reason(told: Reason): string {
  switch (told.kind) {
    case "token":
      return told.have ? `spart für Abzweige, dann mit ${tokens(told.have + 1)}` : "spart für einen Abzweig";
    case "trip":
      return "schickt den Fahrgast weiter";
    case "loop":
      return `schließt einen Ring von ${told.line} für ${points(told.points)}`;
    case "pays":
      return `bringt ${told.line} nach ${told.station} für ${points(told.points)}`;
    case "carries":
      return `lässt den Fahrgast ${told.line} fahren, ${told.more === 1 ? "ein Punkt" : points(told.more)} mehr in diesem Zug`;
    case "diverts":
      return `nimmt den anderen ${points(told.less)} des Fahrgasts`;
    case "towards":
      return told.pieces === 1
        ? `bringt ${told.line} bis auf ein Gleis an ${told.station}`
        : `bringt ${told.line} auf ${told.station} zu, noch ${told.pieces} Gleise`;
    case "grows":
      return `lässt ${told.line} weiterwachsen`;
  }
}

/** What advice says at a table of On the Underground. */
export const words: typeof source = {
  reason,
  headline: (block, told) => (block ? `${block} ${reason(told)}` : capital(reason(told))),
  piece: (line, block) => `${block} (${line})`,
  token: "Marke",
  trip: (station) => `nach ${station}`,
  pieceWorth: (worth, isBest) => (isBest ? `${worth} wert, das beste` : `${worth} wert`),
  plan: {
    title: "Ein Plan für diesen Zug",
    thinking: "Der Rest des Zuges wird geplant…",
    build: (line, block) => `${line}: ${block}`,
    token: "Eine Abzweigmarke nehmen",
  },
  puzzle: {
    title: "Du bist am Zug",
    task: (lead) => `Dein nächstes Gleis. Eines ist ${tenths.format(lead)} Punkte mehr wert als jedes andere.`,
    choose: "Wähle eine Linie und eine Strecke auf der Karte oder nimm eine Marke.",
    command: { names: ["antwort", "answer"], usage: "antwort", about: "gibt das Gleis deines Zugs als Antwort" },
  },
  reading:
    "Jede Strecke zeigt, was das Gleis für deinen erwarteten Vorsprung am Ende bedeutet, verglichen mit dem Durchschnitt der zehn besten. Marken und wohin der Fahrgast später gehen kann, sind darin.",
};
