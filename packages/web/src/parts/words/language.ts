/** Which language the page speaks. It is chosen once, before the page starts. */
import { recall } from "../memory.ts";

/** Every language that there is, by what it calls itself. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  en: "English",
  de: "Deutsch",
  "pt-BR": "Português (Brasil)",
};

/** English in brackets, for tests alone: what is not in brackets did not come from the catalogue. */
export const BRACKETS = "brackets";

const SOURCE = "en";
let spoken = SOURCE;
let regional = SOURCE;

/** The name of the language, which is also that of its folders. */
export const language = (): string => spoken;

/** What numbers, dates and names are ordered by: the language as it is spoken where the person is. */
export const locale = (): string => regional;

export function speak(name: string, where: string = name): void {
  spoken = name;
  regional = name === BRACKETS ? SOURCE : where;
}

const base = (name: string): string => name.toLowerCase().replace(/-.*/, "");

/**
 * What a person asked for in the address or in the settings; else the first of their languages that there is. All who
 * speak a language get it, wherever they do; one that is written as in a single country keeps to that country.
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

export function startLanguage(): void {
  speak(...languageFor(location.search, navigator.languages));
  document.documentElement.lang = regional;
}
