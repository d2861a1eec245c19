import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { count, does, hue } from "../../../../../words/de/grammar.ts";

export const about: ModuleAbout = {
  title: "Aktien\u00ADgesellschaften",
  short: "Aktien statt Linien",
  pieces: ["32 Aktien"],
  about: [
    "Acht Gesellschaften besitzen die Linien, und du hast Aktien von ihnen.",
    "Statt ein Plättchen zu legen, kannst du eine Aktie tauschen.",
    "Am Ende sind Aktien der besten Gesellschaften am meisten wert.",
  ],
  options: {
    "stock-city-rewards": {
      label: "Tickets in Berlin, Prämien in St. Petersburg",
      values: {
        company: {
          label: "Für die Gesellschaft",
          about: "Die Gesellschaft, deren Linie am Touristen vorbeiführt, bekommt sie.",
        },
        placer: { label: "Für den Spieler", about: "Der Spieler, dessen Plättchen die Linie beendet, bekommt sie." },
      },
    },
    "stock-last": {
      label: "Mehrere Gesellschaften auf dem letzten Rang",
      values: {
        ranked: { label: "Bekommen den besseren Rang" },
        one: { label: "Sind 1 wert", about: "Egal wie viele den kleinsten Gewinn haben." },
      },
    },
  },
  unprinted: {
    "company-stations": "Welche Bahnhöfe welcher Gesellschaft gehören",
  },
  box: { title: "Aktiengesellschaften: Aktien", about: "Der Prozentsatz jedes Aktienstapels." },
};

export const terms: typeof en.terms = {
  "stock-city-rewards":
    "In diesen Städten bekommt der Besitzer einer gewerteten Linie eine Belohnung. Mit Aktiengesellschaften gehört keinem Spieler eine Linie. Diese Option legt fest, wer die Belohnung bekommt.",
  "stock-last":
    "Gesellschaften mit gleichem Gewinn bekommen den besseren Rang. Diese Option legt fest, ob das auch für die letzten gilt; die zweite Ausgabe lässt sich auf beide Arten lesen.",
};

export const intro: typeof en.intro = {
  exchange: () => ({
    topic: "Aktien",
    says: "Gesellschaften besitzen die Linien, und du hast vier Aktien: 10, 20, 30 und 40 Prozent. Statt ein Plättchen zu legen, kannst du eine Aktie tauschen.",
    task: "Tausche deine 10-%-Aktie gegen die offene.",
    done: "Deine alte Aktie liegt jetzt unter dem Stapel.",
    knows: "Statt ein Plättchen zu legen, kannst du eine Aktie tauschen",
    why: "Nimm die offene Aktie am 10-%-Stapel.",
  }),
  profit: ({ line }) => ({
    topic: "Gewinn",
    says: "Eine beendete Linie bringt ihrer Gesellschaft Gewinn, egal wer sie beendet hat. Am Ende entscheidet der Rang einer Gesellschaft, was ihre Aktien wert sind.",
    task: `Beende die blaue Linie ${line}.`,
    done: "Blau macht 3 Gewinn. Deine Punkte bekommst du am Ende für deine Aktien.",
    knows: "Linien bringen Gewinn, und Gewinn macht Aktien wertvoll",
    why: `Linie ${line} geht auf dem markierten Feld weiter.`,
  }),
};

const shares = (n: number): string => count(n, "Aktie", "Aktien");

export const words: typeof en.words = {
  company: "Gesellschaft",
  profit: "Gewinn",
  value: "10 % bringen",
  yours: "Du hast",
  percent: (percent) => `${percent} %`,
  nothing: "–",
  shares: "Aktien",
  player: "Spieler",
  yourCard: "Deine",
  openCard: "Offen",
  topCard: "Oberste",
  takeOpen: (percent, colour) => `Deine ${percent}-%-Aktie gegen die offene von ${hue(colour)} tauschen`,
  takeTop: (percent, left) => `Deine ${percent}-%-Aktie gegen die oberste tauschen, ${shares(left)} im Stapel`,
  open: (percent, colour) => `offene ${percent}-%-Aktie: ${hue(colour)}`,
  top: (percent, left) => `${percent}-%-Stapel: ${shares(left)}`,
  share: (percent, colour) => `${percent} % von ${hue(colour)}`,
  unknown: (percent) => `eine ${percent}-%-Aktie, die du nicht kennst`,
  others: "Was du über die anderen weißt",
  shown: (card) => `${card}, liegt offen`,
  barred: "Eine Gesellschaft hat 25 Gewinn erreicht, deshalb kann niemand mehr Aktien tauschen.",
  may: "Statt ein Plättchen zu legen, kannst du eine Aktie gegen die offene oder die oberste Aktie ihres Stapels tauschen.",
  instead: "Aktie tauschen",
  insteadShort: "Tauschen",
  exchangeOpen: (percent, own, open) => `${percent} % von ${hue(own)} gegen die offene Aktie von ${hue(open)} tauschen`,
  exchangeTop: (percent, own) => `${percent} % von ${hue(own)} gegen die oberste Aktie tauschen`,
  worthNow: (points) => `Aktien ${points}`,
  worth: "Deine Aktien",
  worthChange: (before, after) => `von ${before} auf ${count(after, "Punkt", "Punkte")}`,
  tells: {
    "took-up": (who, percent, colour) =>
      `${does(who, "tauschst", "tauscht")} eine ${percent}-%-Aktie gegen die offene von ${hue(colour)}`,
    "took-top": (who, percent) =>
      `${does(who, "tauschst", "tauscht")} eine ${percent}-%-Aktie gegen die oberste des Stapels`,
    opened: (percent, colour) => `eine ${percent}-%-Aktie von ${hue(colour)} wird aufgedeckt`,
  },
  awards: {
    shares: (colour) => `Aktien von ${hue(colour)}`,
    majority: (colour) => `der größte Anteil an ${hue(colour)}`,
  },
  refusals: {
    noMoreExchange:
      "Eine Gesellschaft hat 25 Gewinn oder mehr, deshalb kann niemand mehr Aktien tauschen. Lege stattdessen ein Plättchen.",
    exchangeRests:
      "Der Vorrat ist leer, und du hast schon eine Aktie getauscht. Jemand muss ein Plättchen legen, bevor du wieder tauschen kannst. Lege ein Plättchen, oder passe, wenn du keins hast.",
    shareShown:
      "Du hast diese Aktie für einen Zentralbahnhof gezeigt, deshalb kannst du sie nicht tauschen. Wähle eine andere.",
    notNow: "Eine Aktie kannst du nur tauschen, wenn du am Zug bist, statt ein Plättchen zu legen.",
  },
};
