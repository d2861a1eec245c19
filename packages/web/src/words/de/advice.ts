import type * as en from "../en/advice.ts";
import { list } from "./grammar.ts";

const tenths = new Intl.NumberFormat("de", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: "exceptZero",
});
const plain = new Intl.NumberFormat("de", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** No error is shown as less than a tenth. */
const error = (points: number): string => plain.format(Math.max(0.1, points));

/** Advice at any table. */
export const advice: typeof en.advice = {
  title: "Rat",
  chip: "Mit Rat",
  chipAbout: "Allen an diesem Tisch wird gezeigt, was Züge am Ende wert sind.",
  more: "Aller Rat",
  worth: (points) => tenths.format(Math.abs(points) < 0.05 ? 0 : points).replace("-", "\u2212"),
  error: (points) => `± ${error(points)}`,
  errorSaid: (points) => `plus oder minus ${error(points)}`,
  thinking: "Wird überlegt…",
  goesOn: "Wird noch überlegt; Zahlen können sich ändern.",
  asGood: (names) => `Ebenso gut, im Rahmen des Fehlers: ${list(names)}.`,
  failed: "Zu dieser Entscheidung gibt es keinen Rat.",
  ask: "Rat zeigen",
  askAbout: "Dein Browser spart Daten, deshalb wird Rat erst geholt, wenn du fragst.",
};
