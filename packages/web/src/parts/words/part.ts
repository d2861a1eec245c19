/**
 * A part of the catalogue: words that are fetched together, beside the code that says them and before it is shown. A
 * part is declared once, over the files that hold it in each language, and asked where something is said:
 * `homeWords().playNow`.
 */
import { BRACKETS, language } from "./language.ts";

export interface Fetchable {
  /** Fetches the words in the language of the page; at once when they are here. */
  fetch(): Promise<void>;
}

export interface Part<Words> extends Fetchable {
  (): Words;
}

/** Loads the words of one language; files are named by language and what they hold, `./en/home.ts`. */
export type Files<Words> = Readonly<Record<string, () => Promise<Words>>>;

export function part<Words extends object>(files: Files<Words>): Part<Words> {
  const here = new Map<string, Words>();
  const words = (): Words => {
    const found = here.get(language());
    if (!found) throw new Error(`words that were not fetched: ${Object.keys(files).join(", ")}`);
    return found;
  };
  const fetchWords = async (): Promise<void> => {
    const name = language();
    if (!here.has(name)) here.set(name, await wordsIn(files, name));
  };
  return Object.assign(words, { fetch: fetchWords });
}

async function wordsIn<Words extends object>(files: Files<Words>, name: string): Promise<Words> {
  if (name === BRACKETS) {
    const [{ bracketed }, words] = await Promise.all([import("./brackets.ts"), wordsIn(files, "en")]);
    return bracketed(words);
  }
  const load = files[Object.keys(files).find((file) => file.startsWith(`./${name}/`)) ?? ""];
  if (!load) throw new Error(`no words in "${name}" beside ${Object.keys(files).join(", ")}`);
  return load();
}

/** Something that is fetched, once its words are here too; all of it is fetched at the same time. */
export async function worded<Thing>(thing: Promise<Thing>, ...words: readonly Fetchable[]): Promise<Thing> {
  const [fetched] = await Promise.all([thing, ...words.map((each) => each.fetch())]);
  return fetched;
}
