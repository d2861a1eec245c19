/**
 * A test language: English with every text in brackets, derived from the English texts. Arguments that a sentence
 * repeats as they are stay outside. So a page in this language shows what does not come from the catalogue: names,
 * squares, and anything someone forgot.
 */
const OPEN = "⟦";
const CLOSE = "⟧";

export function bracketed<Words>(words: Words): Words {
  return inBrackets(words) as Words;
}

function inBrackets(words: unknown): unknown {
  if (typeof words === "function") return (...given: readonly unknown[]) => said(words as Sentence, given);
  return mapped(words, bracket);
}

const bracket = (text: string): string => (text && `${OPEN}${text}${CLOSE}`).replaceAll(OPEN + CLOSE, "");

type Sentence = (...given: readonly unknown[]) => unknown;

/** Stands for an argument, and looks like no word. */
const token = (at: number): string => `\uE000${at}\uE001`;

/**
 * A sentence with its words in brackets. An argument that it does not repeat as it is must be a key, so it stays
 * unchanged.
 */
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
    // There is no such key.
  }
  return isSaid;
}

/** The same arguments, with a token for one of the texts. */
function replaced(given: readonly unknown[], wanted: number): readonly unknown[] {
  let at = 0;
  return mapped(given, (text) => (at++ === wanted ? token(wanted) : text)) as readonly unknown[];
}

/** The same value, with its texts changed and its functions bracketed. */
function mapped(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (typeof value === "function") return inBrackets(value);
  if (Array.isArray(value)) return value.map((each) => mapped(each, change));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapped(each, change)]));
  return value;
}

/** A text without everything in brackets; `gap` replaces each of those. */
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
