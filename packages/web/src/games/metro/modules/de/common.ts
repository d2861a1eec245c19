/** What all modules say alike. */
import { colours, hue } from "../../../../parts/words/de/colours.ts";
import { does, inside, list, signed } from "../../../../parts/words/de/plural.ts";
import type { common as source } from "../en/common.ts";

export const common: typeof source = {
  first: (titles, goals) =>
    [...goals, `Mit dabei: ${list(titles)}. Stand und Regeln dazu stehen unter Module.`].join(" "),
  colours,
  company: (colour) => `Gesellschaft ${hue(colour)}`,
  decide: "entscheide, wie es weitergeht",
  choose: "wähle eins",
  chooseFirst: "Zuerst wählen",
  onBoard: "Wähle ein Feld auf dem Plan.",
  pass: "Passen",
  passPrompt: "für dich ist kein Plättchen mehr da: passe",
  confirm: "Bestätigen",
  confirms: (action) => `${action}?`,
  rules: "Regeln",
  ourValues: "unsere Werte",
  valuesOf: (set) => `Werte von ${set}`,
  nothingToDo: "Hier ist jetzt nichts zu entscheiden.",
  passed: (who) => does(who, "passt", "passt"),
  sank: (who) => `${does(who, "legst", "legt")} ein Plättchen in den Vorrat zurück`,
  awarded: (who, points, what) => `${inside(who)} ${signed(points)} für ${what}`,
  final: (module, gains) => `${module}: ${list(gains.map(([who, points]) => `${inside(who)} ${signed(points)}`))}`,
  source: (module, what) => `${module}: ${what}`,
  differs: (module, label, value) => `${module}, ${label}: ${value}`,
  refusals: {
    combination: "Diese Module passen nicht zusammen.",
    decisionOwed: "Zuerst ist eine Entscheidung fällig.",
    mustPlace: "Du hast ein Plättchen oder kannst eins ziehen: Passen darf nur, wer keins hat.",
    noDraw: "An diesem Tisch wird kein anderes Plättchen gezogen, statt eins zu legen.",
    noSuchModule: "Dieses Modul wird hier nicht gespielt.",
  },
};
