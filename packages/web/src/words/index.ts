/**
 * The page's texts in the current language: `t.table.yes` is a text, `t.table.points(3)` a sentence. Each language is
 * one folder and loads before the page starts. The texts of a game, of its modules, of lessons and of what people do to
 * each other load with these. English defines the types that all others must match.
 */
import { recall } from "../kit/localStorage.ts";
import type { words as english } from "./en/index.ts";
import type * as lessons from "./en/lessons.ts";
import type * as metro from "./en/metro/index.ts";
import type * as people from "./en/online/people.ts";
import type * as underground from "./en/underground/index.ts";
import type { ModuleWords } from "./modules.ts";

export type Words = typeof english;

/** The texts that load with what shows them. */
interface Parts {
  readonly lessons: typeof lessons;
  readonly metro: typeof metro;
  readonly modules: { readonly modules: Readonly<Record<string, ModuleWords>> };
  readonly people: typeof people;
  readonly underground: typeof underground;
}

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
const FILES: { readonly [Name in keyof Parts]: Readonly<Record<string, () => Promise<Parts[Name]>>> } = {
  lessons: import.meta.glob<Parts["lessons"]>("./*/lessons.ts"),
  metro: import.meta.glob<Parts["metro"]>("./*/metro/index.ts"),
  modules: import.meta.glob<Parts["modules"]>("./*/modules.ts"),
  people: import.meta.glob<Parts["people"]>("./*/online/people.ts"),
  underground: import.meta.glob<Parts["underground"]>("./*/underground/index.ts"),
};

/** For tests: English with every text in brackets. Text without brackets did not come from a catalogue. */
export const BRACKETS = "brackets";

const SOURCE = "en";
let spoken = SOURCE;
let regional = SOURCE;

/** Set by `speak`, before the page starts. */
export let t: Words;

const parts: { -readonly [Name in keyof Parts]?: unknown } = {};

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
  await Promise.all((Object.keys(parts) as (keyof Parts)[]).map(loadWords));
  regional = name === BRACKETS ? SOURCE : where;
}

export async function loadWords(name: keyof Parts): Promise<void> {
  const files: Readonly<Record<string, () => Promise<unknown>>> = FILES[name];
  const inFolder = (folder: string): string | undefined =>
    Object.keys(files).find((path) => path.startsWith(`./${folder}/`));
  parts[name] = await read(spoken, async (folder) => files[inFolder(folder) ?? ""]?.());
}

/** Loads texts along with what shows them. */
export async function withWords<Part>(names: readonly (keyof Parts)[], part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, ...names.map(loadWords)]);
  return loaded;
}

/** Asked for each time, like `t`: the language may change in tests. */
export function wordsOf<Name extends keyof Parts>(name: Name): Parts[Name] {
  return parts[name] as Parts[Name];
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
