/**
 * The page's texts in the current language: `t.table.yes` is a text, `t.table.points(3)` a sentence. Each language is
 * one folder and loads before the page starts; the texts of lessons and of Metro's modules load with these. English
 * defines the types that all others must match.
 */
import { recall } from "../kit/localStorage.ts";
import type { words as english } from "./en/index.ts";
import type * as englishLessons from "./en/lessons.ts";
import type * as englishPeople from "./en/people.ts";
import type { ModuleWords } from "./modules.ts";

export type Words = typeof english;
export type LessonWords = typeof englishLessons;
export type PeopleWords = typeof englishPeople;
type AllModuleWords = Readonly<Record<string, ModuleWords>>;

interface Language {
  /** The language's name in the language itself. */
  readonly name: string;
  readonly load: () => Promise<{ readonly words: Words }>;
}

export const LANGUAGES: Readonly<Record<string, Language>> = {
  en: { name: "English", load: () => import("./en/index.ts") },
  de: { name: "Deutsch", load: () => import("./de/index.ts") },
  "pt-BR": { name: "Português (Brasil)", load: () => import("./pt-BR/index.ts") },
};
const LESSONS = import.meta.glob<LessonWords>("./*/lessons.ts");
const PEOPLE = import.meta.glob<PeopleWords>("./*/people.ts");
const MODULES = import.meta.glob<AllModuleWords>("./*/modules.ts", { import: "modules" });

/** For tests: English with every text in brackets. Text without brackets did not come from a catalogue. */
export const BRACKETS = "brackets";

const SOURCE = "en";
let spoken = SOURCE;
let regional = SOURCE;

/** Set by `speak`, before the page starts. */
export let t: Words;

/** The texts of lessons and examples. Import them from `lessons.ts`, which waits for them. */
export let lessonWords: LessonWords | undefined;

/** The texts about devices and manners. Import them from `people.ts`, which waits for them. */
export let peopleWords: PeopleWords | undefined;

/** The texts of Metro's modules, by module. They load with any module, and with what shows all of them. */
export let moduleWords: AllModuleWords | undefined;

/** The language's tag, which is also the name of its folder. */
export const language = (): string => spoken;

/** The locale for numbers, dates and sorting. */
export const locale = (): string => regional;

export async function speak(name: string, where: string = name): Promise<void> {
  t = await read(name, async (folder) => {
    const found = LANGUAGES[folder];
    if (!found) throw new RangeError(`no such language: ${folder}`);
    return (await found.load()).words;
  });
  spoken = name;
  if (lessonWords) await loadLessonWords();
  if (moduleWords) await loadModuleWords();
  if (peopleWords) await loadPeopleWords();
  regional = name === BRACKETS ? SOURCE : where;
}

export async function loadLessonWords(): Promise<void> {
  lessonWords = await read(spoken, async (folder) => LESSONS[`./${folder}/lessons.ts`]?.());
}

export async function loadPeopleWords(): Promise<void> {
  peopleWords = await read(spoken, async (folder) => PEOPLE[`./${folder}/people.ts`]?.());
}

export async function loadModuleWords(): Promise<void> {
  moduleWords = await read(spoken, async (folder) => MODULES[`./${folder}/modules.ts`]?.());
}

async function read<Some>(name: string, load: (folder: string) => Promise<Some>): Promise<Some> {
  const words = await load(name === BRACKETS ? SOURCE : name);
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
