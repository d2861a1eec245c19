import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { count, does, hue } from "../../../../../words/de/grammar.ts";

export const about: ModuleAbout = {
  title: "Aktien\u00ADgesellschaften",
  short: "Aktien statt Linien",
  pieces: ["32 Aktien"],
  about:
    "Acht Gesellschaften besitzen die Linien, und du hast Aktien von ihnen. Statt ein Plättchen zu legen, darfst du eine Aktie tauschen; am Ende sind Aktien der besten Gesellschaften am meisten wert.",
  options: {
    "stock-city-rewards": {
      label: "Tickets und Prämien von Berlin und St. Petersburg",
      values: {
        company: { label: "Für die Gesellschaft", about: "Deren Linie am Touristen vorbeifährt." },
        placer: { label: "Für den Spieler", about: "Dessen Plättchen die Linie beendet." },
      },
    },
  },
  excludes: {
    "numbered-stations": "die Nummern belohnen Plätze für Linien, und mit Aktien gehört keinem Platz eine Linie",
  },
  unprinted: {
    "company-stations": "Welche Bahnhöfe welcher Gesellschaft gehören",
  },
  box: { title: "Aktiengesellschaften: Aktien", about: "Die Prozente der Aktienstapel." },
};

export const terms: typeof en.terms = {
  "stock-city-rewards":
    "In diesen Städten bekommt etwas, wem eine gewertete Linie gehört, und hier gehört niemandem eine. Hier steht, wer es bekommt.",
};

export const intro: typeof en.intro = {
  exchange: () => ({
    topic: "Aktien",
    says: "Gesellschaften besitzen die Linien, du hast Aktien: je eine zu 10, 20, 30 und 40 Prozent. Statt zu legen darfst du eine tauschen.",
    task: "Tausche deine 10 Prozent gegen die offene Karte.",
    done: "Deine alte Aktie liegt jetzt unter dem Stapel.",
    knows: "Statt zu legen darfst du eine Aktie tauschen",
    why: "Gemeint ist die offene Karte zu 10 Prozent.",
  }),
  profit: ({ line }) => ({
    topic: "Gewinn",
    says: "Eine beendete Linie zahlt ihrer Gesellschaft, wer auch immer sie beendet. Die Rangfolge am Ende sagt, was Aktien wert sind.",
    task: `Beende die blaue Linie ${line}.`,
    done: "3 Gewinn für Blau. Deine Punkte kommen am Ende von den Aktien.",
    knows: "Linien zahlen Gesellschaften, diese den Aktien",
    why: `Linie ${line} wartet am markierten Feld.`,
  }),
};

const cards = (n: number): string => count(n, "Karte", "Karten");

export const words: typeof en.words = {
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
