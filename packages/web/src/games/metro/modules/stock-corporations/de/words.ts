/** What stock corporations say. */
import { hue } from "../../../../../parts/words/de/colours.ts";
import { count, does } from "../../../../../parts/words/de/plural.ts";
import type { words as source } from "../en/words.ts";

const cards = (n: number): string => count(n, "Karte", "Karten");

export const words: typeof source = {
  company: "Gesellschaft",
  profit: "Gewinn",
  value: "10 % bringen",
  yours: "Du hast",
  percent: (percent) => `${percent} %`,
  nothing: "–",
  shares: "Aktien",
  player: "Spieler",
  pile: "Stapel",
  yourCard: "Deine",
  openCard: "Offen",
  topCard: "Oberste",
  takeOpen: (percent, colour) => `Die offene ${percent}-%-Aktie von ${hue(colour)} gegen deine nehmen`,
  takeTop: (percent, left) => `Die oberste ${percent}-%-Karte gegen deine nehmen, ${cards(left)} im Stapel`,
  open: (percent, colour) => `offene ${percent}-%-Aktie: ${hue(colour)}`,
  top: (percent, left) => `${percent}-%-Stapel: ${cards(left)}`,
  share: (percent, colour) => `${percent} % von ${hue(colour)}`,
  unknown: (percent) => `eine ${percent}-%-Aktie, die du nicht kennst`,
  others: "Was du von den anderen weißt",
  shown: (card) => `${card}, liegt offen`,
  barred: "Eine Gesellschaft hat 25 erreicht: Niemand tauscht mehr Aktien.",
  may: "Statt ein Plättchen zu legen, darfst du eine Aktie gegen die offene Karte oder die oberste ihres Stapels geben.",
  instead: "Aktie tauschen",
  insteadShort: "Tauschen",
  exchangeOpen: (percent, own, open) => `${percent} % von ${hue(own)} gegen das offene ${hue(open)} geben`,
  exchangeTop: (percent, own) => `${percent} % von ${hue(own)} gegen die oberste Karte geben`,
  worthNow: (points) => `Aktien ${points}`,
  worth: "Deine Aktien",
  worthChange: (before, after) => `${before} auf ${count(after, "Punkt", "Punkte")}`,
  tells: {
    "took-up": (who, percent, colour) =>
      `${does(who, "tauschst", "tauscht")} eine ${percent}-%-Aktie gegen die offene von ${hue(colour)}`,
    "took-top": (who, percent) =>
      `${does(who, "tauschst", "tauscht")} eine ${percent}-%-Aktie gegen die oberste Karte des Stapels`,
    opened: (percent, colour) => `eine ${percent}-%-Aktie von ${hue(colour)} wird aufgedeckt`,
  },
  awards: {
    shares: (colour) => `Aktien von ${hue(colour)}`,
    majority: (colour) => `Mehrheit an ${hue(colour)}`,
  },
  refusals: {
    noMoreExchange: "Eine Gesellschaft hat 25 Gewinn oder mehr, deshalb werden keine Aktien mehr getauscht.",
    exchangeRests: "Der Vorrat ist leer, und du hast schon getauscht: Erst muss jemand ein Plättchen legen.",
    shareShown: "Diese Aktie wurde für einen Zentralbahnhof gezeigt und bleibt, wo sie ist.",
    notNow: "Aktien werden statt eines Plättchens getauscht, wenn du am Zug bist.",
  },
};
