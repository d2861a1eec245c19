/** For tests of the made-up language. */
import { bare } from "../words/brackets.ts";

const DATA: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob<Record<string, unknown>>(
  "../../../metro/src/modules/*/data.ts",
  { eager: true },
);

/** Places of modules, which have the same names in every language. */
export const PLACES: readonly string[] = Object.values(DATA)
  .flatMap(({ LANDMARKS = [], LANDMARK_NAMES = [] }) => [LANDMARKS, LANDMARK_NAMES].flat())
  .map((place) => (typeof place === "string" ? place : (place as { readonly name: string }).name));

/** What of a text in brackets stands bare and is neither a name nor a square, a tile or a number. */
export function bareWords(text: string, names: ReadonlySet<string>): string {
  const longestFirst = [...names].toSorted((one, other) => other.length - one.length);
  // A gap for what was in brackets, so that nothing is joined that was apart.
  const left = longestFirst.reduce((rest, name) => rest.replaceAll(name, " "), bare(text, " "));
  return left
    .replaceAll(/\b(?:[a-h][1-8]|[a-d]{4})\b/g, " ")
    .replaceAll(/[^\p{L}]+/gu, " ")
    .trim();
}
