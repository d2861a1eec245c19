import type * as en from "../en/advice.ts";
import { list } from "./grammar.ts";

const tenths = new Intl.NumberFormat("de", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: "exceptZero",
});
const plain = new Intl.NumberFormat("de", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** No margin of error is shown as less than a tenth. */
const error = (points: number): string => plain.format(Math.max(0.1, points));

/** Advice at any table. */
export const advice: typeof en.advice = {
  title: "Tipps",
  chip: "Mit Tipps",
  chipAbout: "Alle an diesem Tisch sehen, was jeder Zug am Ende der Partie wert ist.",
  more: "Alle Tipps",
  worth: (points) => tenths.format(Math.abs(points) < 0.05 ? 0 : points).replace("-", "\u2212"),
  error: (points) => `± ${error(points)}`,
  errorSaid: (points) => `plus oder minus ${error(points)}`,
  thinking: "Überlegt…",
  goesOn: "Überlegt noch. Zahlen können sich ändern.",
  asGood: (names) => `Im Rahmen der Unsicherheit gleich gut: ${list(names)}.`,
  failed: "Zu diesem Zug gibt es keinen Tipp. Entscheide selbst.",
  ask: "Tipps zeigen",
  askAbout: "Der Datensparmodus ist an, deshalb werden Tipps erst geladen, wenn du sie anforderst.",
};
