/**
 * A part of the catalogue: words that are fetched together, beside the code that says them and before it is shown. A
 * part is a file of the same name in the folders of all languages; it is declared once, and asked where something is
 * said: `homeWords().playNow`.
 */
import { language } from "./language.ts";

export interface Fetchable {
  /** Fetches the words in the language of the page; at once when they are here. */
  fetch(): Promise<void>;
}

export interface Part<Words> extends Fetchable {
  (): Words;
}

/** Words that come in one file: with every page, with home, with the first playable screen, or by themselves. */
type Group = "start" | "home" | "table" | "more";

/** A language knows where its own words are, so that nobody fetches the names of the files of all others. */
export type LanguageFiles = Readonly<Record<Group, (path: string) => Promise<object | undefined>>>;

const LANGUAGES = import.meta.glob<LanguageFiles>("./*/files.ts", { import: "files" });

/** The words of `games/metro/<language>/table.ts` have the path `games/metro/table`. */
export function part<Words extends object>(path: string, group: Group = "more"): Part<Words> {
  const here = new Map<string, Words>();
  const words = (): Words => {
    const found = here.get(language());
    if (!found) throw new Error(`words that were not fetched: ${path}`);
    return found;
  };
  const fetchWords = async (): Promise<void> => {
    const spoken = language();
    if (here.has(spoken)) return;
    const files = await LANGUAGES[`./${spoken}/files.ts`]?.();
    const found = (await files?.[group](path)) as Words | undefined;
    if (!found) throw new Error(`no words in ${spoken}: ${path}`);
    here.set(spoken, found);
  };
  return Object.assign(words, { fetch: fetchWords });
}

/** Something that is fetched, once its words are here too; all of it is fetched at the same time. */
export async function worded<Thing>(thing: Promise<Thing>, ...words: readonly Fetchable[]): Promise<Thing> {
  const [fetched] = await Promise.all([thing, ...words.map((each) => each.fetch())]);
  return fetched;
}
