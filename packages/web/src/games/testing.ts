/** For tests: every part of the catalogue, in the language that is spoken. */
import type { Fetchable } from "../parts/words/part.ts";

const FILES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob<Record<string, unknown>>(
  ["../parts/words/words.ts", "./*/*Words.ts", "./metro/modules/moduleWords.ts", "./metro/modules/*/words.ts"],
  { eager: true },
);

const isPart = (value: unknown): value is Fetchable => typeof value === "function" && "fetch" in value;

export async function fetchAllWords(): Promise<void> {
  const parts = Object.values(FILES).flatMap((file) => Object.values(file).filter(isPart));
  await Promise.all(parts.map((part) => part.fetch()));
}
