import { list } from "./grammar.ts";

const tenths = new Intl.NumberFormat("en", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: "exceptZero",
});
const plain = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** One decimal and a real minus sign; a value that rounds to zero has no sign. */
const worth = (points: number): string => tenths.format(Math.abs(points) < 0.05 ? 0 : points).replace("-", "\u2212");

/** No margin of error is shown as less than a tenth. */
const error = (points: number): string => plain.format(Math.max(0.1, points));

/** Advice at any table. */
export const advice = {
  title: "Hints",
  chip: "Hints on",
  chipAbout: "Everyone at this table sees what each move is worth at the end of the game.",
  more: "All hints",
  worth,
  error: (points: number) => `± ${error(points)}`,
  errorSaid: (points: number) => `plus or minus ${error(points)}`,
  thinking: "Thinking…",
  goesOn: "Still thinking. Numbers may change.",
  asGood: (names: readonly string[]) => `Equally good, within the margin of error: ${list(names)}.`,
  failed: "There's no hint for this move. Choose one yourself.",
  ask: "Show hints",
  askAbout: "Data saver is on, so hints load only when you ask for them.",
};
