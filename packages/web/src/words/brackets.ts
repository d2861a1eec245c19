/**
 * A made-up language: English with every text in brackets, made from the words themselves. What a sentence is given and
 * says as it stands is left outside of them. So a page in this language shows what does not come from the catalogue,
 * since that alone stands bare: names, squares, and whatever somebody forgot.
 */
export const OPEN = "⟦";
export const CLOSE = "⟧";

export function bracketed<Words>(words: Words): Words {
  return inBrackets(words) as Words;
}

function inBrackets(words: unknown): unknown {
  if (typeof words === "function") return (...given: readonly unknown[]) => said(words as Sentence, given);
  return mapped(words, bracket);
}

const bracket = (text: string): string => (text && `${OPEN}${text}${CLOSE}`).replaceAll(OPEN + CLOSE, "");

type Sentence = (...given: readonly unknown[]) => unknown;

/** Stands for a text that is given, and looks like no word. */
const token = (at: number): string => `\uE000${at}\uE001`;

/** A sentence whose words are in brackets. A text that it does not say as it stands is a key, and is left to it. */
function said(sentence: Sentence, given: readonly unknown[]): unknown {
  const texts: string[] = [];
  mapped(given, (text) => {
    texts.push(text);
    return text;
  });
  const isSaid = texts.map((_, at) => says(sentence, replaced(given, at), token(at)));
  let at = 0;
  const marked = mapped(given, (text) => (isSaid[at++] ? token(at - 1) : text)) as readonly unknown[];
  return mapped(sentence(...marked), (text) =>
    texts
      .reduce((whole, each, at) => whole.replaceAll(token(at), `${CLOSE}${each}${OPEN}`), bracket(text))
      .replaceAll(OPEN + CLOSE, ""),
  );
}

function says(sentence: Sentence, given: readonly unknown[], text: string): boolean {
  let isSaid = false;
  try {
    mapped(sentence(...given), (each) => {
      isSaid ||= each.includes(text);
      return each;
    });
  } catch {
    // A key that there is not.
  }
  return isSaid;
}

/** The same with a token in place of one of its texts. */
function replaced(given: readonly unknown[], wanted: number): readonly unknown[] {
  let at = 0;
  return mapped(given, (text) => (at++ === wanted ? token(wanted) : text)) as readonly unknown[];
}

/** Everything as it was, but for the texts in it, and functions in brackets. */
function mapped(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (typeof value === "function") return inBrackets(value);
  if (Array.isArray(value)) return value.map((each) => mapped(each, change));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapped(each, change)]));
  return value;
}

/** What is left of a text without all that stands in brackets, and a gap for each of these. */
export function bare(text: string, gap = ""): string {
  let depth = 0;
  let left = "";
  for (const letter of text) {
    if (letter === OPEN) {
      depth++;
      left += gap;
    } else if (letter === CLOSE) depth--;
    else if (depth === 0) left += letter;
  }
  return left;
}
