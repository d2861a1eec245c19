/**
 * The page's texts in the current language: `t.table.yes` is a text, `t.table.points(3)` a sentence. Each language is
 * one folder and loads as a whole before the page starts. English defines the types that all others must match.
 */
import { recall } from "../kit/localStorage.ts";
import type { words as english } from "./en/index.ts";
import type * as englishLessons from "./en/lessons.ts";

export type Words = typeof english;
export type LessonWords = typeof englishLessons;

interface Language {
  /** The language's name in the language itself. */
  readonly name: string;
  readonly load: () => Promise<{ readonly words: Words }>;
  readonly loadLessons: () => Promise<LessonWords>;
}

export const LANGUAGES: Readonly<Record<string, Language>> = {
  en: { name: "English", load: () => import("./en/index.ts"), loadLessons: () => import("./en/lessons.ts") },
  de: { name: "Deutsch", load: () => import("./de/index.ts"), loadLessons: () => import("./de/lessons.ts") },
  "pt-BR": {
    name: "Português (Brasil)",
    load: () => import("./pt-BR/index.ts"),
    loadLessons: () => import("./pt-BR/lessons.ts"),
  },
};

/** For tests: English with every text in brackets. Text without brackets did not come from a catalogue. */
export const BRACKETS = "brackets";

const SOURCE = "en";
let spoken = SOURCE;
let regional = SOURCE;

/** Set by `speak`, before the page starts. */
export let t: Words;

/** The texts of lessons and examples. Import them from `lessons.ts`, which waits for them. */
export let lessonWords: LessonWords | undefined;

/** The language's tag, which is also the name of its folder. */
export const language = (): string => spoken;

/** The locale for numbers, dates and sorting. */
export const locale = (): string => regional;

export async function speak(name: string, where: string = name): Promise<void> {
  t = await read(name, async ({ load }) => (await load()).words);
  spoken = name;
  if (lessonWords) await loadLessonWords();
  regional = name === BRACKETS ? SOURCE : where;
}

export async function loadLessonWords(): Promise<LessonWords> {
  return (lessonWords = await read(spoken, ({ loadLessons }) => loadLessons()));
}

async function read<Some>(name: string, load: (language: Language) => Promise<Some>): Promise<Some> {
  const found = LANGUAGES[name === BRACKETS ? SOURCE : name];
  if (!found) throw new RangeError(`no such language: ${name}`);
  const words = await load(found);
  return name === BRACKETS ? (await import("./brackets.ts")).bracketed(words) : words;
}

const base = (name: string): string => name.toLowerCase().replace(/-.*/, "");

/**
 * The language in the address or the settings, else the first of the browser's languages that we have. `de-AT` gets
 * German with Austrian dates; `pt-PT` gets Brazilian Portuguese as it is.
 */
export function languageFor(search: string, wanted: readonly string[]): readonly [language: string, locale: string] {
  const asked = new URLSearchParams(search).get("lang");
  if (asked === BRACKETS) return [BRACKETS, SOURCE];
  for (const each of [asked, recall("language"), ...wanted]) {
    if (typeof each !== "string") continue;
    const isSame = (other: string): boolean => base(other) === base(each);
    const name = Object.keys(LANGUAGES).find(isSame);
    if (name) return [name, name.includes("-") ? name : (wanted.find(isSame) ?? name)];
  }
  return [SOURCE, SOURCE];
}

export async function startLanguage(): Promise<void> {
  const [name, where] = languageFor(location.search, navigator.languages);
  await speak(name, where);
  document.documentElement.lang = regional;
}
