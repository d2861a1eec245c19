/** For tests: every part of the catalogue, in the language that is spoken. */
import { bare } from "../parts/words/brackets/brackets.ts";
import type { Fetchable } from "../parts/words/part.ts";

const FILES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob<Record<string, unknown>>(
  [
    "../parts/words/words.ts",
    "../table/text/words.ts",
    "./*/*Words.ts",
    "./*/text/words.ts",
    "./metro/modules/moduleWords.ts",
    "./metro/modules/*/words.ts",
  ],
  { eager: true },
);

const DATA: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob<Record<string, unknown>>(
  "../../../metro/src/modules/*/data.ts",
  { eager: true },
);

/** Places of modules, which have the same names in every language. */
export const PLACES: readonly string[] = Object.values(DATA)
  .flatMap(({ LANDMARKS = [], LANDMARK_NAMES = [] }) => [LANDMARKS, LANDMARK_NAMES].flat())
  .map((place) => (typeof place === "string" ? place : (place as { readonly name: string }).name));

const isPart = (value: unknown): value is Fetchable => typeof value === "function" && "fetch" in value;

export async function fetchAllWords(): Promise<void> {
  const parts = Object.values(FILES).flatMap((file) => Object.values(file).filter(isPart));
  await Promise.all(parts.map((part) => part.fetch()));
}

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
