/** What numbered stations say. */
import { count, signed } from "../../../../../parts/words/de/plural.ts";
import type { words as source } from "../en/words.ts";

export const words: typeof source = {
  number: "Nummer",
  line: "Linie, die dort endete",
  pays: "Bringt",
  none: "noch keine",
  ended: (number, square, owner) =>
    `${number === undefined ? `aus dem Zentrum neben ${square}` : `Linie ${number}`}, ${owner?.name ?? "herrenlos"}`,
  total: "Stand der Linien",
  secret: "Nur du kennst sie. Ihre Bahnhöfe sind auf dem Plan umrandet.",
  others: "Nummern der anderen",
  unknown: "eine Nummer, die du nicht kennst",
  card: (number, points) => `Nummer ${number}, ${count(points, "Punkt", "Punkte")}`,
  ledger: "Deine Nummern",
  signed,
  award: (number) => `Linie in Bahnhof ${number}`,
  refusals: { drawOwed: "Nummern werden vor der Partie ausgelost." },
};
