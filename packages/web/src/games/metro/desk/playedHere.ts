/** Tells which edition and options of the table a refusal depends on. */
import type { Setup } from "@interchange/tabletop";
import { metroWords } from "../words.ts";

/** The options that change what a rule forbids (rules 6.1, 7.2 and 7.3). */
const BEHIND: Readonly<Record<string, readonly string[]>> = {
  "3.3": ["orientation"],
  "3.4": ["one-tile-stations", "one-tile-exception"],
};

/** In words; undefined for rules that are the same at every table. */
export function playedHere({ edition, options }: Setup, rule: string): string | undefined {
  const names = BEHIND[rule];
  if (!names) return undefined;
  const { setup, sheets } = metroWords();
  const terms = names.map((name): readonly [label: string, value: string] => {
    const value = options[name] ?? "";
    const texts = setup.optionTexts[name];
    return [texts?.label ?? name, texts?.values[value]?.label ?? value];
  });
  return sheets.playedHere(metroWords().table.editions[edition] ?? edition, terms);
}
