import { list } from "./grammar.ts";

const tenths = new Intl.NumberFormat("en", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: "exceptZero",
});
const plain = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** One decimal and a real minus sign; a value that rounds to zero has no sign. */
const worth = (points: number): string => tenths.format(Math.abs(points) < 0.05 ? 0 : points).replace("-", "\u2212");

/** No error is shown as less than a tenth. */
const error = (points: number): string => plain.format(Math.max(0.1, points));

/** Advice at any table. */
export const advice = {
  title: "Advice",
  chip: "Advice on",
  chipAbout: "Everybody at this table is shown what moves are worth in the end.",
  more: "All advice",
  worth,
  error: (points: number) => `± ${error(points)}`,
  errorSaid: (points: number) => `plus or minus ${error(points)}`,
  thinking: "Thinking it over…",
  goesOn: "Still thinking; numbers may change.",
  asGood: (names: readonly string[]) => `As good, within the error: ${list(names)}.`,
  failed: "There is no advice on this decision.",
  ask: "Show advice",
  askAbout: "Your browser saves data, so advice is fetched when you ask for it.",
};
