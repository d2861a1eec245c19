/** Helpers for tests with the made-up language. */
import { bare } from "../words/brackets.ts";

const DATA: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob<Record<string, unknown>>(
  "../../../metro/src/modules/*/data.ts",
  { eager: true },
);

/** The landmarks of the modules, by the names in their data. */
export const PLACES: readonly string[] = Object.values(DATA)
  .flatMap(({ LANDMARKS = [], LANDMARK_NAMES = [] }) => [LANDMARKS, LANDMARK_NAMES].flat())
  .map((place) => (typeof place === "string" ? place : (place as { readonly name: string }).name));

/** The part of a text outside the brackets that is not a name, square, tile or number. */
export function bareWords(text: string, names: ReadonlySet<string>): string {
  const longestFirst = [...names].toSorted((one, other) => other.length - one.length);
  // Leave a gap for bracketed text, so that its neighbours are not joined.
  const left = longestFirst.reduce((rest, name) => rest.replaceAll(name, " "), bare(text, " "));
  return left
    .replaceAll(/\b(?:[a-h][1-8]|[a-d]{4})\b/g, " ")
    .replaceAll(/[^\p{L}]+/gu, " ")
    .trim();
}
