/**
 * A made-up language: English with every text in brackets, made from the words themselves. A page in it shows what does
 * not come from the catalogue, since that alone stands bare.
 */
export const OPEN = "⟦";
export const CLOSE = "⟧";

export function bracketed<Words>(words: Words): Words {
  return inBrackets(words) as Words;
}

function inBrackets(words: unknown): unknown {
  if (typeof words === "string") return words && `${OPEN}${words}${CLOSE}`;
  if (typeof words === "function")
    return (...given: readonly unknown[]): unknown =>
      inBrackets((words as (...all: readonly unknown[]) => unknown)(...given));
  if (Array.isArray(words)) return words.map(inBrackets);
  if (typeof words === "object" && words !== null)
    return Object.fromEntries(Object.entries(words).map(([name, each]) => [name, inBrackets(each)]));
  return words;
}

/** What is left of a text without all that stands in brackets. */
export function bare(text: string): string {
  let depth = 0;
  let left = "";
  for (const letter of text) {
    if (letter === OPEN) depth++;
    else if (letter === CLOSE) depth--;
    else if (depth === 0) left += letter;
  }
  return left;
}
