/**
 * A part of the catalogue: words that are fetched together, beside the code that says them and before it is shown. A
 * part is a file of the same name in the folders of all languages; it is declared once, and asked where something is
 * said: `homeWords().playNow`.
 */
import { BRACKETS, language } from "./language.ts";

export interface Fetchable {
  /** Fetches the words in the language of the page; at once when they are here. */
  fetch(): Promise<void>;
}

export interface Part<Words> extends Fetchable {
  (): Words;
}

/** What loads the files of a language, by their path: a file exports its words by its own name. */
export type WordFiles = Readonly<Record<string, () => Promise<unknown>>>;

/** A language knows its own files, so that nobody fetches the names of those of all others. */
export interface LanguageFiles {
  /** Those that the first pages need. */
  readonly first: WordFiles;
  readonly more: () => Promise<WordFiles>;
}

const LANGUAGES = import.meta.glob<LanguageFiles>("./*/files.ts", { import: "files" });

/** The words of `<folder>/<language>/<name>.ts`. */
export function part<Words extends object>(folder: string, name: string): Part<Words> {
  const here = new Map<string, Words>();
  const words = (): Words => {
    const found = here.get(language());
    if (!found) throw new Error(`words that were not fetched: ${folder}, ${name}`);
    return found;
  };
  const fetchWords = async (): Promise<void> => {
    const spoken = language();
    if (!here.has(spoken)) here.set(spoken, await wordsIn(spoken, folder, name));
  };
  return Object.assign(words, { fetch: fetchWords });
}

async function wordsIn<Words extends object>(spoken: string, folder: string, name: string): Promise<Words> {
  if (spoken === BRACKETS) {
    const [{ bracketed }, words] = await Promise.all([import("./brackets.ts"), wordsIn<Words>("en", folder, name)]);
    return bracketed(words);
  }
  const files = await LANGUAGES[`./${spoken}/files.ts`]?.();
  const file = `./${folder}/${spoken}/${name}.ts`;
  const load = files?.first[file] ?? (await files?.more())?.[file];
  const words = ((await load?.()) as Readonly<Record<string, Words>> | undefined)?.[name];
  if (!words) throw new Error(`no words: ${file}`);
  return words;
}

/** Something that is fetched, once its words are here too; all of it is fetched at the same time. */
export async function worded<Thing>(thing: Promise<Thing>, ...words: readonly Fetchable[]): Promise<Thing> {
  const [fetched] = await Promise.all([thing, ...words.map((each) => each.fetch())]);
  return fetched;
}
